"""The ledger notation (TM-L1 to TM-L48) and the switches for replaying (TM-V6 to TM-V9)."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import pentapolis
from pentapolis.core.digest import digest
from pentapolis.games.terra_mystica.formats.ledger.commands import commands_of
from pentapolis.games.terra_mystica.formats.ledger.replay import LedgerReport, Replay
from pentapolis.games.terra_mystica.formats.ledger.rows import LedgerRow, read_rows
from pentapolis.games.terra_mystica.formats.ledger.write import export_ledger, export_table
from pentapolis.games.terra_mystica.rules.setup import tile_number
from pentapolis.games.terra_mystica.tables import COLOURS, FACTION_INDEX, HEX_INDEX, HOME
from tests.citing import rule
from tests.cli.driving import run
from tests.terra_mystica import reference
from tests.terra_mystica.games import regenerate as games
from tests.terra_mystica.ledgers import FOLDER, read_ledger, real_ledgers, replay_ledger
from tests.terra_mystica.table import GAME

START = """
score SCORE5,SCORE7,SCORE1,SCORE6,SCORE4,SCORE8
delete BON2
delete BON9
delete BON7
delete BON8
setup witches
setup nomads
witches: build C3
nomads: build E8
nomads: build F3
witches: build F4
nomads: build I7
nomads: pass BON1
witches: pass BON5
"""


def league(text: str) -> Replay:
    """A ledger with all liberties of the league, as far as it goes."""
    ledger = read_rows("option strict-leech\n" + text)
    assert ledger.league
    replay = Replay(GAME, ledger)
    replay.run(True)
    return replay


def base(text: str) -> LedgerReport:
    return replay_ledger(text, partial=True)


def refused(text: str) -> tuple[int, str, str, str]:
    """Row, faction, command and rule of the refusal."""
    report = replay_ledger(text, partial=True)
    assert not report.ok
    assert report.row
    assert str(report.row) in str(report.message)
    return report.row, report.faction, report.command, report.rule


def commands(text: str, faction: str = "witches") -> list[str]:
    return commands_of(LedgerRow(1, faction, text))


def random_match(seats: int, seed: int, **options: Any) -> pentapolis.Match:
    """A game with few passes, so that something happens in it."""
    rng = random.Random(seed)
    match = pentapolis.new("terra-mystica", seats=seats, seed=seed, options=options)
    while not match.over:
        decision = match.decisions[0]
        weights = [
            0.03 if move.text.startswith(("pass", "convert", "burn", "-")) else 1
            for move in decision.moves
        ]
        match.play(decision.seat, rng.choices(decision.moves, weights)[0])
    return match


# --- lexical rules -----------------------------------------------------------------------------


@rule("TM-L1")
def test_rows_comments_case_and_blanks() -> None:
    text = START.replace("build C3", "BUILD   c3  # a comment").replace("setup", "\n\nSetup")
    assert base(text).ok
    assert refused(START + "gibberish here\n")[3] == "TM-L1"


@rule("TM-L2")
def test_words_of_the_notation() -> None:
    assert commands("upgrade e5 to trading-post") == ["upgrade E5 to TP"]
    assert commands("upgrade e5 to Temple") == ["upgrade E5 to TE"]
    assert commands("transform e5 to grey") == ["transform E5 to gray"]
    assert commands("transform e5 to mountains") == ["transform E5 to gray"]
    assert commands("convert pw to c. convert 3 power to 1 worker") == [
        "convert 1PW to 1C", "convert 3PW to 1W",
    ]  # fmt: skip
    assert refused(START.replace("build C3", "build Z3"))[1:] == ("witches", "build z3", "TM-L2")
    assert refused(START + "witches: fly to E5\n")[3] == "TM-L2"
    assert refused(START + "giants: build D4\n")[3] == "TM-L2"
    assert refused("setup elves\n")[3] == "TM-L2"


@rule("TM-L3")
def test_rows_of_one_faction_belong_to_one_turn() -> None:
    text = START + "witches: burn 1\nwitches: upgrade F4 to TP\nwitches: convert 1PW to 1C\n"
    replay = league(text)
    assert replay.state.bowl3[0] == 0
    assert replay.state.kind.count(1) == 1


@rule("TM-L4")
def test_commands_are_put_into_the_order_of_execution() -> None:
    assert commands("build E5. leech 2 from nomads") == ["leech 2 from nomads", "build E5"]
    assert commands("burn 2. leech 6 from nomads. build E5") == [
        "burn 2", "leech 6 from nomads", "build E5",
    ]  # fmt: skip
    assert commands("+FIRE. upgrade E5 to TP. Leech 1 from nomads")[:2] == [
        "+FIRE", "leech 1 from nomads",
    ]  # fmt: skip
    assert commands("pass. +BON3") == ["pass BON3"]
    assert commands("pass BON3. convert 1pw to 1c") == ["convert 1PW to 1C", "pass BON3"]
    assert commands("build E5. transform E6 to green") == ["transform E6 to green", "build E5"]
    assert commands("dig 1. action ACT5. build E5")[0] == "action ACT5"
    assert commands("convert 2w to bridge. bridge C2:D3", "engineers")[0] == "action ACTE"
    assert commands("+FIRE. +FIRE") == ["+2FIRE"]
    assert commands("+2TW1") == ["+TW1", "+TW1"]
    assert commands("advance shipping. advance digging") == ["advance ship", "advance dig"]
    assert commands("dig 1. burn 1. dig 1. build E5", "giants") == ["burn 1", "dig 2", "build E5"]


@rule("TM-L5")
def test_administrative_rows() -> None:
    assert base("player x\noption email-notify\n" + START + "income\nstart\nfinish\n").ok
    for word in ("randomize", "map", "final-scoring", "faction-variant"):
        assert refused(START + f"{word} x\n")[3] == "TM-L5"
    for option in ("loose-dig", "fire-and-ice-factions", "manual-fav5"):
        assert refused(f"option {option}\n" + START)[3] == "TM-L5"
    wrong = START.replace("SCORE1,SCORE6,SCORE4", "SCORE6,SCORE4,SCORE1")
    assert refused(wrong)[::3] == (2, "TM-2.15")
    assert refused(START.replace("delete BON2\n", ""))[3] == "TM-2.16"
    assert refused(START.replace("setup nomads", "setup auren"))[3] == "TM-1.10"
    assert refused(START.replace("setup nomads\n", ""))[0] > 0


@rule("TM-L6")
def test_set_up_rows_come_in_their_order() -> None:
    row = refused(START.replace("witches: build C3\n", ""))
    assert row[1] == "nomads"
    assert row[3] == "TM-6.1"


@rule("TM-L7")
def test_resources_cannot_be_injected() -> None:
    assert refused(START + "witches: +5W\n")[1] == "witches"
    assert refused(START + "witches: +FIRE\n")[3] == "TM-L7"
    assert refused(START + "witches: convert 3C to 1VP\n")[3] == "TM-5.6"
    assert refused(START + "witches: convert 2C to 1VP\n")[3] == "TM-15.4"
    assert refused(START + "witches: convert 1W to 1P\n")[3] == "TM-5.9"
    text = "witches: send p to AIR\n"
    assert refused(START + text)[3] == "TM-10.5"
    rows = "witches: burn 3. action ACT2\nnomads: pass BON4\n"
    replay = league(START + rows + "witches: convert 1P to 1C. pass BON3\n")
    assert replay.state.priests[0] == 0


def with_power(text: str) -> Replay:
    """The Witches have twelve power to spend."""
    replay = league(text)
    replay.state.bowl1[0], replay.state.bowl2[0], replay.state.bowl3[0] = 0, 0, 12
    replay.ask_again()
    return replay


@rule("TM-L8")
def test_parts_of_act6_in_either_order() -> None:
    for parts in ("transform D5 to green. build E7", "build E7. transform D5 to green"):
        replay = with_power(START)
        replay.play_commands(0, commands(f"action ACT6. {parts}"))
        state = replay.state
        assert state.owner[HEX_INDEX["E7"]] == 0
        assert (
            state.terrain[HEX_INDEX["D5"]]
            == state.terrain[HEX_INDEX["E7"]]
            == HOME[FACTION_INDEX["witches"]]
        )
        assert state.bowl3[0] == 6
    # Both hexes may become home first; the dwelling stands on either.
    replay = with_power(START)
    both = "action ACT6. transform E7 to green. transform D5 to green. build D5"
    replay.play_commands(0, commands(both))
    assert replay.state.owner[HEX_INDEX["D5"]] == 0
    # A dwelling before the last spade is used, or on land of before, is none.
    for parts, number in (
        ("build E7", "TM-7.5"),
        ("transform E7. transform D5. build C4", "TM-6.1"),
    ):
        with pytest.raises(pentapolis.IllegalMove, match=number.replace(".", r"\.")):
            with_power(START).play_commands(0, commands(f"action ACT6. {parts}"))


@rule("TM-L9")
def test_phase_three_rows() -> None:
    """A spade of the cult bonus is used or given up in a row of its own."""
    for command, terrain in (("transform D5 to green", "green"), ("-SPADE", "blue")):
        replay = league(START + "witches: pass BON3\n")
        state = replay.state
        state.scoring = (tile_number("SCORE2"), *state.scoring[1:])
        state.cults[2] = 4
        replay.play_commands(1, ["pass BON4"])
        assert state.decisions()[0].kind == "cult_spades"
        replay.play_commands(0, commands(command))
        assert COLOURS[state.terrain[HEX_INDEX["D5"]]] == terrain
        assert state.round == 2
        with pytest.raises(pentapolis.IllegalMove):
            replay.play_commands(0, commands(command))


@rule("TM-L10")
def test_a_refused_row_leaves_the_state_before_it() -> None:
    ledger = read_rows(START + "witches: burn 2. build A1\n")
    replay = Replay(GAME, ledger)
    with pytest.raises(pentapolis.IllegalMove, match=r"Row 16, witches, .build A1.*TM-7\.1"):
        replay.run(True)
    fresh = Replay(GAME, read_rows(START))
    fresh.run(True)
    assert digest(replay.state) == digest(fresh.state)
    replay.state.apply(0, replay.state.decisions()[0].moves[0])


@pytest.mark.parametrize(
    ("row", "rule_number"),
    [
        ("nomads: upgrade F3 to TP", "TM-6.1"),
        ("witches: upgrade C3 to SH", "TM-8.6"),
        ("witches: action ACT6", "TM-10.8"),
        ("witches: leech 1 from nomads", "TM-9.7"),
        ("witches: dig 2. build E7", "TM-7.11"),
        ("witches: pass BON5", "TM-11.7"),
        ("witches: bridge B3:C3", "TM-10.9"),
        ("witches: connect r20", "TM-15.40"),
        ("witches: +TW1", "TM-11.12"),
        ("witches: -WATER", "TM-L7"),
    ],
)
@rule("TM-L10")
def test_bad_rows_are_refused_with_their_rule(row: str, rule_number: str) -> None:
    faction, command = row.split(": ")
    found = refused(START + row + "\n")
    assert found[0] == 16
    assert found[1] == faction
    assert found[2] in command
    assert found[3] == rule_number


@rule("TM-L10", "TM-L44")
def test_a_truncated_ledger_is_refused() -> None:
    report = replay_ledger(START)
    assert not report.ok
    assert report.rule == "TM-3.1"
    table = export_table(random_match(2, 3)).splitlines()
    report = replay_ledger("\n".join(table[:-1]))
    assert not report.ok
    assert report.rule == "TM-L44"
    assert not replay_ledger("\n".join(table[: len(table) // 2])).ok


# --- leech -------------------------------------------------------------------------------------


@rule("TM-L20", "TM-L22", "TM-L46")
def test_the_example_of_the_notation() -> None:
    rows = """witches: upgrade F4 to TP
nomads: leech 1 from witches
nomads: action BON1. build E6
witches: leech 2 from nomads
"""
    report = base(START + rows)
    assert report.ok, report.message
    late = START + "witches: upgrade F4 to TP\nnomads: action BON1. build E6\n"
    assert refused("# profile base\n" + late)[3] == "TM-9.9"
    assert base(late).ok  # elsewhere a full action declines (TM-L32)


LATE = """witches: upgrade F4 to TP
nomads: action BON1. build E6
"""


@rule("TM-V6", "TM-L30", "TM-L32")
def test_answers_may_come_late_in_the_league() -> None:
    replay = league(START + LATE)
    assert [(o.seat, o.amount) for o in replay.state.offers] == [(0, 2)]
    replay = league(START + LATE + "witches: leech 2 from nomads. pass BON3\n")
    assert replay.state.points[0] == 19
    replay = league(START + LATE + "witches: decline\nwitches: pass BON3\n")
    assert replay.state.offers == []
    with pytest.raises(pentapolis.IllegalMove, match="TM-L30"):
        league(START + LATE + "witches: leech 3 from nomads\n")
    # The next full action declines what is open.
    with pytest.raises(pentapolis.IllegalMove, match="TM-L30"):
        league(
            START
            + LATE
            + "witches: build D5\n".replace("build D5", "pass BON3")
            + "witches: leech 2 from nomads\n"
        )


@rule("TM-L31")
def test_a_convert_makes_older_offers_refusable_only() -> None:
    rows = LATE + "witches: burn 1. convert 1PW to 1C\n"
    with pytest.raises(pentapolis.IllegalMove, match="TM-L31"):
        league(START + rows + "witches: leech 2 from nomads\n")
    assert league(START + rows + "witches: decline 2 from nomads\n").state.offers == []
    rows = LATE + "witches: burn 1\nwitches: leech 2 from nomads\n"
    assert league(START + rows).state.points[0] == 19


@rule("TM-L33", "TM-Q21")
def test_the_gain_is_that_of_the_moment() -> None:
    """The offer of 2 was made to bowls with room; a burn, or lost points, make it less."""
    for bowls, points, command, after, left in (
        ((2, 9, 1), 20, "leech 2 from nomads", (0, 11, 1), 19),
        ((0, 3, 6), 20, "burn 1. leech 2 from nomads", (0, 0, 8), 20),
        ((0, 4, 6), 20, "burn 1. leech 2 from nomads", (0, 0, 9), 19),
        ((2, 9, 1), 0, "leech 2 from nomads", (1, 10, 1), 0),
    ):
        replay = league(START + LATE)
        state = replay.state
        state.bowl1[0], state.bowl2[0], state.bowl3[0] = bowls
        state.points[0] = points
        replay.play_commands(0, commands(command))
        assert (state.bowl1[0], state.bowl2[0], state.bowl3[0]) == after
        assert state.points[0] == left


CULTISTS = (
    START.replace("witches", "cultists")
    .replace("build C3", "build E6")
    .replace("build F4", "build F5")
)


@rule("TM-L21", "TM-L34")
def test_the_cultists_step_in_both_orders() -> None:
    rows = "cultists: upgrade E6 to TP\nnomads: leech 1 from cultists\n"
    assert base(CULTISTS + rows + "cultists: +FIRE\n").ok
    replay = league(CULTISTS + rows + "nomads: pass BON3\ncultists: pass BON4. +WATER\n")
    assert replay.state.cults[1] == 1
    assert replay.state.steps_due == 0


@rule("TM-L34")
def test_nobody_takes_a_level_ten_that_the_cultists_may_enter() -> None:
    replay = league(CULTISTS + "cultists: upgrade E6 to TP\nnomads: leech 1 from cultists\n")
    state = replay.state
    state.cults[0] = 9
    state.keys = [1, 1]
    state.cults[4] = 9
    assert replay.pending_tops(1) == [0]
    state.cults[4] = 10
    with pytest.raises(pentapolis.IllegalMove, match="TM-L34"):
        replay.check_tops(1, [0])


@rule("TM-L35", "TM-V5.2", "TM-EX-42")
def test_errata_power_needs_a_real_refusal() -> None:
    text = "option errata-cultist-power\n" + CULTISTS + "cultists: upgrade E6 to TP\n"
    replay = league(text + "nomads: decline 1 from cultists\n")
    power = 2 * replay.state.bowl3[0] + replay.state.bowl2[0]
    before = league(text)
    assert power == 2 * before.state.bowl3[0] + before.state.bowl2[0] + 1
    # The bowls are full meanwhile: no real refusal.
    before.state.bowl1[1], before.state.bowl2[1], before.state.bowl3[1] = 0, 0, 12
    before.execute(1, "decline 1 from cultists")
    assert power == 2 * before.state.bowl3[0] + before.state.bowl2[0] + 1


@rule("TM-V7", "TM-Q22")
def test_in_the_league_spades_are_rewarded_when_received() -> None:
    text = (
        START.replace("witches", "halflings")
        .replace("build C3", "build E6")
        .replace("build F4", "build F5")
    )
    rows = "halflings: dig 1\n"
    gained = league(text + rows).state.points[0]
    report = base(text + rows)
    assert gained == 21
    assert report.ok
    assert report.scores["halflings"] == 20


@rule("TM-V8")
def test_phase_three_spades_in_any_order_in_the_league() -> None:
    replay = league(START)
    assert replay.state.LEAGUE
    assert not Replay(GAME, read_rows(START)).state.LEAGUE
    state = replay.state
    state.spades = [1, 1]
    from pentapolis.games.terra_mystica.rules.cult_bonus import CULT_SPADES
    from pentapolis.games.terra_mystica.state import CULT_BONUS

    state.phase = CULT_BONUS
    replay.ask_again(CULT_SPADES)
    assert replay.state.decisions()[0].seat == 0
    replay.execute(1, "-SPADE")
    assert state.spades == [1, 0]


@rule("TM-V9", "TM-V9.1")
def test_a_faction_may_drop_out() -> None:
    rows = START + "witches: burn 3. action ACT1. bridge B3:C3\nnomads: pass BON4\n"
    rows += "witches: pass BON3\n"
    replay = league(rows)
    state = replay.state
    levels = state.cults[:]
    assert state.round == 2
    assert state.decisions()[0].seat == 1
    replay.drop(1)
    assert state.dropped == [False, True]
    assert state.cards[1] == -1
    assert tile_number("BON4") in state.free_cards()
    assert state.owner.count(1) == 3
    assert state.cults == levels
    assert state.decisions()[0].seat == 0  # no turns
    coins = state.coins[0]
    replay.play_commands(0, ["upgrade F4 to TP"])
    assert state.coins[0] == coins - 3  # still the discount for neighbours
    assert state.offers == []  # and no leech
    workers = state.workers[1]
    while not state.over:  # until the end, alone
        decision = state.decisions()[0]
        assert decision.seat == 0
        text = next(move.text for move in decision.moves if move.text.startswith(("done", "pass")))
        replay.play_commands(0, [text]) if text != "done" else replay.apply(decision, text)
    assert [note.text for note in replay.tape if note.seat == 1].count("score_resources") == 1
    assert any(note.seat == 1 and "network" in note.text for note in replay.tape)
    incomes = [n for n in replay.tape if n.seat == 1 and n.text == "other_income_for_faction"]
    assert len(incomes) == 6
    assert incomes[-1].values[2] > workers  # income goes on


# --- tables ------------------------------------------------------------------------------------


@rule("TM-L40", "TM-L41", "TM-L42", "TM-L43", "TM-L44", "TM-L48")
def test_the_exported_table() -> None:
    text = export_table(random_match(4, 7))
    lines = text.splitlines()
    rows = [line.split("\t") for line in lines if "\t" in line]
    assert all(len(row) == 15 for row in rows)
    assert [row[14] for row in rows[:4]] == ["setup"] * 4
    assert rows[0][2] == "20 VP"
    assert [row[14] for row in rows[-4:]] == ["score_resources"] * 4
    assert sum(row[14] == "other_income_for_faction" for row in rows) == 24
    assert sum(row[14] == "cult_income_for_faction" for row in rows) == 20
    assert lines.count("Round 1 income") == 1
    assert lines.count("Round 2 income") == 2
    assert "Round 1, turn 1" in lines
    assert "Scoring network" in lines
    offers = [row[13].split() for row in rows if row[13]]
    assert offers
    for row in rows:
        if row[14] == "score_resources":
            assert row[6] == "0 W"
            assert row[8] == "0 P"
            assert row[10].endswith("/0 PW")


@rule("TM-L41")
def test_pending_cult_steps_count_in_the_delta() -> None:
    for seed in range(6):
        match = random_match(3, seed, factions=["cultists", "nomads", "darklings"])
        rows = [line.split("\t") for line in export_table(match).splitlines() if "\t" in line]
        for i, row in enumerate(rows):
            if row[14] == "[opponent accepted power]":
                assert row[11] == "+1"
                assert rows[i + 1][14].startswith("leech")
                assert rows[i + 2][0] == "cultists"
                return
    raise AssertionError("no opponent ever took power")


@rule("TM-L45")
@pytest.mark.parametrize(
    ("field", "name"),
    [(2, "VP"), (4, "C"), (6, "W"), (8, "P"), (10, "PW"), (12, "cults"), (1, "VP delta"),
     (13, "offers")],
)  # fmt: skip
def test_the_first_difference_is_reported(field: int, name: str) -> None:
    lines = export_table(random_match(3, 5)).splitlines()
    place = next(i for i, line in enumerate(lines) if line.count("\t") == 14 and "upgrade" in line)
    fields = lines[place].split("\t")
    wrong = {2: "99 VP", 4: "99 C", 6: "99 W", 8: "6 P", 10: "9/9/9 PW", 12: "9/9/9/9"}
    fields[field] = wrong.get(field, "7")
    lines[place] = "\t".join(fields)
    report = replay_ledger("\n".join(lines))
    assert not report.ok
    assert (report.row, report.field, report.faction) == (place + 1, name, fields[0])
    data = json.loads(json.dumps(report.to_json()))
    assert data["error"]["row"] == place + 1
    assert data["error"]["field"] == name


@rule("TM-L40", "TM-L41")
def test_damaged_tables_are_refused() -> None:
    lines = export_table(random_match(2, 5)).splitlines()
    place = next(i for i, line in enumerate(lines) if "\t" in line)
    short = [*lines]
    short[place] = lines[place].rpartition("\t")[0]
    assert replay_ledger("\n".join(short)).rule == "TM-L40"
    bad = [*lines]
    bad[place] = lines[place].replace("20 VP", "many VP")
    assert replay_ledger("\n".join(bad)).rule == "TM-L41"


ALL = {
    "mini_expansion_1": True, "cultist_errata": True, "shipping_bonus": True,
    "temple_scoring_tile": True, "variable_turn_order": True,
}  # fmt: skip


@rule("TM-L46", "TM-L20", "TM-L21", "TM-L22")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "options", [{}, ALL, {"setup": "first_game"}], ids=["base", "all", "first"]
)
def test_round_trip(seats: int, options: dict[str, Any]) -> None:
    match = random_match(seats, 40 + seats, **options)
    for text in (export_ledger(match), export_table(match)):
        report = replay_ledger(text)
        assert report.ok, report.message
        assert sorted(report.scores.values()) == sorted(score.total for score in match.scores)
        again = read_ledger(text)
        assert export_table(again) == export_table(match)
        assert export_ledger(again) == export_ledger(match)


@rule("TM-L46")
def test_a_game_under_way_can_be_exported() -> None:
    match = pentapolis.new("terra-mystica", seats=4, seed=9)
    rng = random.Random(2)
    for _ in range(60):
        decision = match.decisions[0]
        match.play(decision.seat, rng.choice(decision.moves))
    assert replay_ledger(export_table(match), partial=True).ok


# --- real games ----------------------------------------------------------------------------------


# Here the Alchemists spend the power of spades that they have not used yet (TM-V7), and an
# exchange makes room for the power of a town tile that is still to be taken (TM-5.6).
LEDGERS_ONLY = ("league_07.txt", "league_08.txt")


def check_match(path: Path, report: LedgerReport) -> None:
    """The game with all late answers in order; what we write of it can be read again."""
    if path.name in LEDGERS_ONLY:
        with pytest.raises(pentapolis.BadSave):
            read_ledger(path.read_text("utf-8"))
        return
    match = read_ledger(path.read_text("utf-8"))
    assert [score.total for score in match.scores] == list(report.scores.values())
    text = export_ledger(match)
    reference.check(text)
    assert read_ledger(text).record == match.record


@rule("TM-L47", "TM-L32", "TM-L35", "TM-EX-39", "TM-EX-42")
def test_tables_replay_without_a_difference() -> None:
    """The stored ones in every clone, and real games of the league where they are at hand."""
    stored = sorted(games.FOLDER.glob("*.table.txt"))
    assert stored
    for path in [*stored, *real_ledgers()]:
        report = replay_ledger(path.read_text("utf-8"))
        assert report.ok, f"{path.name}: {report.message}"
        assert report.over
        assert report.values == 12 * report.rows
        assert report.moved == 0  # played in strict order
        check_match(path, report)
    index = FOLDER / "INDEX.json"
    for record in json.loads(index.read_text("utf-8")) if index.exists() else []:
        report = replay_ledger((FOLDER / record["file"]).read_text("utf-8"))
        assert report.scores == record["final_vp"]
        assert report.rows == record["rows"]


@rule("TM-EX-39")
def test_the_burn_of_a_real_game() -> None:
    from tests.terra_mystica.table import Table

    table = Table("cultists", "darklings", "engineers").put("cultists", "D", "E6", "F5")
    table.put("darklings", "TP", "G5").put("engineers", "D", "H6")
    table.give("cultists", C=15, W=7, bowls=(1, 11, 0)).turn("cultists")
    table.play("burn 1", "burn 1", "burn 1", "burn 1")
    assert table.bowls("cultists") == (1, 3, 4)
    table.play("action ACT5")
    assert table.bowls("cultists") == (5, 3, 0)
    table.play("transform G4 to brown", "build G4")
    assert table.has("cultists")["C"] == 13
    assert table.has("cultists")["W"] == 6
    assert sorted(offer.amount for offer in table.state.offers) == [1, 2]
    table.play("done", "leech 2 from cultists", "+EARTH", "leech 1 from cultists")
    assert table.VP("darklings") == 19
    assert table.state.steps_due == 0


# --- the command line ----------------------------------------------------------------------------


@rule("TM-L40", "TM-L45")
def test_the_commands_export_and_replay(tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    save.write_text(json.dumps(random_match(3, 6).save()), "utf-8")
    for name in ("ledger", "table"):
        path = tmp_path / f"{name}.txt"
        run("export", str(save), "--format", name, "--out", str(path))
        assert "no difference" in run("replay", "--format", name, str(path)).stdout
        data = json.loads(run("replay", "--format", "ledger", str(path), "--json").stdout)
        assert data["ok"] is True
        assert data["over"] is True
    path.write_text(path.read_text("utf-8").replace("20 VP", "21 VP", 1), "utf-8")
    text = run("replay", "--format", "ledger", str(path), status=1).stdout
    assert "TM-L45" in " ".join(text.split())
    data = json.loads(run("replay", "--format", "ledger", "--json", str(path), status=1).stdout)
    assert data["error"]["field"] == "VP"
    assert "no difference" not in text
