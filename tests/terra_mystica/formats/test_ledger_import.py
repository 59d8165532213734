"""Importing what the reference accepts: spellings, late steps, loose order, written-out spades."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis.games.terra_mystica.formats.ledger.replay import Replay
from pentapolis.games.terra_mystica.formats.ledger.rows import read_rows
from pentapolis.games.terra_mystica.formats.ledger.write import export_ledger
from pentapolis.games.terra_mystica.rules.setup import tile_number
from pentapolis.games.terra_mystica.rules.towns import TOWN_TILE
from pentapolis.games.terra_mystica.rules.turns import END_TURN
from tests.citing import rule
from tests.terra_mystica.formats.test_ledger import CULTISTS, LATE, START, base, league, refused
from tests.terra_mystica.formats.test_ledger_league import THREE, played
from tests.terra_mystica.ledgers import read_ledger, replay_ledger
from tests.terra_mystica.table import GAME

# --- spellings ---------------------------------------------------------------------------------


@rule("TM-L1", "TM-L5")
def test_spellings_that_the_reference_accepts() -> None:
    text = START.replace(
        "score SCORE5,SCORE7,SCORE1,SCORE6,SCORE4,SCORE8",
        "player-count 2\nplayer a email x username a\norder a,b\nadmin email x\n"
        "score SCORE5, SCORE7,SCORE1 , SCORE6, SCORE4,SCORE8",
    ).replace("setup nomads", "setup Nomads for b email b")
    text += "Nomads: income\nwitches: other_income_for_faction\nstart\nWitches : upgrade F4 to TP\n"
    text += "comment: well played\nnomads: leech 1 from witches\nnomads: dig 0. wait\nabort\n"
    report = base(text)
    assert report.ok, report.message
    assert base("option variable-turn-order\ndropoption variable-turn-order\n" + START).ok
    ledger = read_rows("option variable-turn-order\ndropoption variable-turn-order\n" + START)
    assert ledger.options == {}
    assert refused(START + "nomads: incomes\n")[3] == "TM-L2"


# --- late answers ------------------------------------------------------------------------------


@rule("TM-L30", "TM-L31", "TM-L46")
def test_a_table_without_strict_order_may_take_an_older_offer_late() -> None:
    rows = LATE + "witches: burn 1. convert 1PW to 1C\nwitches: leech 2 from nomads\n"
    loose = "option email-notify\n" + START + rows
    report = replay_ledger(loose, partial=True)
    assert report.ok, report.message
    assert report.moved == 1
    strict = replay_ledger("option strict-leech\n" + START + rows, partial=True)
    assert strict.rule == "TM-L31"
    # As a match the answer stands where it belongs, if the game comes out the same.
    match = read_ledger(loose)
    texts = [text for _, text in match.record]
    assert texts.index("leech 2 from nomads") < texts.index("burn 1")
    assert match.state.points[0] == 19  # type: ignore[attr-defined]


@rule("TM-L32", "TM-L46")
def test_an_answer_that_never_comes_is_no() -> None:
    report = base(START + LATE + "witches: pass BON3\n")
    assert report.ok, report.message
    match = read_ledger(START + LATE + "witches: pass BON3\n")
    assert "decline 2 from nomads" in [text for _, text in match.record]
    assert "decline 1 from witches" in [text for _, text in match.record]


@rule("TM-L34", "TM-L21")
def test_the_cultists_step_two_rows_behind_the_building() -> None:
    text = (
        CULTISTS.replace("delete BON8\n", "")
        .replace("setup nomads", "setup nomads\nsetup giants")
        .replace("nomads: build E8\n", "nomads: build E8\ngiants: build D4\ngiants: build D7\n")
        .replace("nomads: pass", "giants: pass BON8\nnomads: pass")
    )
    rows = "cultists: upgrade E6 to TP\nnomads: leech 1 from cultists\n"
    rows += "giants: leech 1 from cultists\n"
    step = "cultists: +WATER\n"
    act = "nomads: burn 3. action ACT2\n"
    for late in (rows + step + act, rows + act + step):
        report = base(text + late)
        assert report.ok, report.message
        assert report.moved == 1
        match = read_ledger(text + late)
        assert match.state.cults[1] == 1  # type: ignore[attr-defined]
        assert league(text + late).state.cults[1] == 1
    in_time = rows.replace("giants:", step + "giants:") + act
    assert base(text + in_time).moved == 0
    assert read_ledger(text + in_time).record == match.record
    # Steps that an action gives are not taken for the late one.
    card = text.replace("cultists: pass BON5", "cultists: pass BON2").replace(
        "delete BON2", "delete BON5"
    )
    acts = rows + act + "giants: pass BON6\ncultists: action BON2. +FIRE"
    for end, levels in ((". +WATER\n", (2, 1)), ("\ncultists: +WATER\n", (2, 1))):
        match = read_ledger(card + acts + end)
        assert tuple(match.state.cults[:2]) == levels  # type: ignore[attr-defined]
    match = read_ledger(card + acts.replace("+FIRE", "+2FIRE") + "\n")
    assert match.state.cults[0] == 3  # type: ignore[attr-defined]
    # Never taken: given up.
    match = read_ledger(text + rows + act)
    assert "-CULT" in [text for _, text in match.record]


@rule("TM-5.6", "TM-L4")
def test_an_exchange_before_a_choice_comes_after_it() -> None:
    text = START + "witches: upgrade F4 to TP\nnomads: decline\nnomads: pass BON3\n"
    text += "witches: burn 1. upgrade F4 to TE. convert 1PW to 1C. burn 1. +FAV10\n"
    report = base(text)
    assert report.ok, report.message
    texts = [move for _, move in read_ledger(text).record]
    assert texts[-3:] == ["+FAV10", "convert 1PW to 1C", "burn 1"]
    assert refused("# profile base\n" + text)[3] == "TM-5.6"


@rule("TM-Q19", "TM-L44")
def test_in_the_league_a_track_may_enter_level_ten_rows_later() -> None:
    for command, level, keys in (("+FIRE", 10, 0), ("", 9, 1)):
        replay = league(START)
        state = replay.state
        state.cults[0] = state.cults[3] = 9
        state.stopped[0] = 0b1001
        state.push(END_TURN[0])
        replay.ask_again(TOWN_TILE[0])
        replay.play_commands(0, ["+TW1"])
        assert state.decisions()[0].kind == "cult_ten"
        replay.play_commands(1, ["pass BON3"])  # the others do not wait
        if command:
            replay.play_commands(0, [command])
        assert (state.cults[0], state.cults[3], state.keys[0]) == (level, 9, keys)
        replay.play_commands(0, ["pass BON4"])
        with pytest.raises(pentapolis.IllegalMove, match="TM-L7"):
            replay.play_commands(0, ["+AIR"])


# --- spades of phase III, held tracks ------------------------------------------------------------


def phase_three(profile: str, levels: dict[str, int]) -> Replay:
    """Giants and Nomads after the first round under SCORE2, with so much earth."""
    text = profile + played("giants", "D4", "D7") + "giants: pass BON3\n"
    replay = Replay(GAME, read_rows(text))
    replay.run(True)
    state = replay.state
    state.scoring = (tile_number("SCORE2"), *state.scoring[1:])
    state.cults[2], state.cults[6] = levels["giants"], levels["nomads"]
    replay.play_commands(1, ["pass BON4"])
    return replay


@rule("TM-L9", "TM-12.3")
@pytest.mark.parametrize("profile", ["# profile base\n", "", "option strict-leech\n"])
def test_useless_spades_may_be_written_out_or_not(profile: str) -> None:
    for commands in (["-SPADE"], []):
        replay = phase_three(profile, {"giants": 4, "nomads": 4})
        for command in commands:
            replay.play_commands(0, [command])
        replay.play_commands(1, ["transform E7 to red"])
        replay.play_commands(0, ["pass BON5"])
        assert replay.state.round == 2
        assert replay.state.passed[0]


@rule("TM-Q19", "TM-L7", "TM-L46")
def test_a_track_is_held_back_before_the_tile_in_native_order_too() -> None:
    replay = Replay(GAME, read_rows("# profile base\n" + START))
    replay.run(True)
    state = replay.state
    state.cults[0] = state.cults[1] = 9
    state.push(END_TURN[0])
    replay.ask_again(TOWN_TILE[0])
    replay.play_commands(0, ["-WATER", "+TW5"])
    assert state.cults[:2] == [10, 9]
    assert state.stopped[0] == 0b10  # as if it had been asked
    replay = Replay(GAME, read_rows("# profile base\n" + START))
    replay.run(True)
    replay.state.cults[0] = 9
    replay.state.push(END_TURN[0])
    replay.ask_again(TOWN_TILE[0])
    with pytest.raises(pentapolis.IllegalMove, match=r"TM-10\.3"):
        replay.play_commands(0, ["-FIRE", "+TW5"])  # the step is compulsory


@rule("TM-L46", "TM-L2")
def test_an_action_without_a_target_is_a_matter_of_ledgers_only() -> None:
    rows = THREE + "witches: burn 3. action ACT1. -BRIDGE\n"
    assert read_ledger(rows.replace(". -BRIDGE", ". bridge A7:C3")).position
    with pytest.raises(pentapolis.BadSave):
        read_ledger(rows)
    match = read_ledger(START)
    assert read_ledger(export_ledger(match)).record == match.record
