"""What real league ledgers contain and the samples may not: TM-L rules at their edges."""

from __future__ import annotations

import random

import pytest

import pentapolis
from pentapolis.games.terra_mystica.formats.ledger.replay import (
    Replay,
    deltas_of,
    offers_text,
    shown_values,
)
from pentapolis.games.terra_mystica.formats.ledger.rows import FIELDS, read_rows
from pentapolis.games.terra_mystica.formats.ledger.table import OFFERED, Row
from pentapolis.games.terra_mystica.formats.ledger.write import export_ledger, export_table
from pentapolis.games.terra_mystica.moves import ACTION_CODES
from pentapolis.games.terra_mystica.questions import owe, waiting
from pentapolis.games.terra_mystica.rules.actions import refuse_action
from pentapolis.games.terra_mystica.rules.dwellings import put_dwelling
from pentapolis.games.terra_mystica.rules.tiles import FAVOR_TILE
from pentapolis.games.terra_mystica.rules.towns import TOWN_TILE
from pentapolis.games.terra_mystica.rules.turns import END_TURN
from pentapolis.games.terra_mystica.tables import HEX_INDEX
from tests.citing import rule
from tests.terra_mystica.formats.test_ledger import (
    ALL,
    CULTISTS,
    LATE,
    START,
    base,
    commands,
    league,
    random_match,
    refused,
)
from tests.terra_mystica.ledgers import read_ledger, replay_ledger
from tests.terra_mystica.table import GAME


def played(faction: str, first: str, second: str) -> str:
    """The start of a game against the Nomads, with another faction than the Witches."""
    return (
        START.replace("witches", faction)
        .replace("build C3", f"build {first}")
        .replace("build F4", f"build {second}")
    )


def as_table(text: str) -> list[str]:
    """A league ledger of commands as the table that the reference writes of it."""
    ledger = read_rows("option strict-leech\n" + text)
    replay = Replay(GAME, ledger)
    lines = ["option strict-leech"]
    for number, tile in enumerate(ledger.scoring, 1):
        lines.append(f"Round {number} scoring: {tile}, something")
    lines += [f"Removing tile {card}" for card in ledger.removed]
    last: dict[int, tuple[tuple[int, ...], int]] = {}

    def write(seat: int, command: str, values: tuple[int, ...], pending: int, offers: str) -> None:
        old, old_pending = last.get(seat, (values, 0))
        step = pending - old_pending if ledger.factions[seat] == "cultists" else 0
        last[seat] = (values, pending)
        fields = [ledger.factions[seat]]
        shown = shown_values(values)
        for i, unit in enumerate(FIELDS):
            delta = deltas_of(old, values, step)[i]
            fields += [f"{delta:+}" if delta else "", shown[i] + (f" {unit}" if i < 5 else "")]
        lines.append("\t".join([*fields, offers, command]))

    def write_notes(notes: list[Row]) -> None:
        for note in notes:
            if note.text and note.text[0] not in f"[~{OFFERED}":
                gone = replay.state.dropped[note.seat]
                write(note.seat, "" if gone else note.text, note.values, note.pending, "")

    write_notes(replay.tape)
    for row in ledger.rows:
        start = len(replay.tape)
        replay.row = row
        replay.play_row(row)
        seat = ledger.factions.index(row.faction)
        notes = replay.tape[start:]
        for note in notes:
            if note.text.startswith("["):
                write(note.seat, note.text, note.values, note.pending, "")
        if row.text == "resign":
            lines.append(f"{row.faction} dropped from the game")
        else:
            marks = [note for note in notes if note.text == "" and note.seat == seat]
            values = marks[0].values if marks else replay.state.row_values(seat)
            pending = marks[0].pending if marks else replay.state.steps_due
            write(seat, row.text, values, pending, "")
        write_notes(notes)
    return lines


def cells(line: str) -> list[str]:
    return line.split("\t")


def replace_cell(line: str, field: int, value: str) -> str:
    found = cells(line)
    found[field] = value
    return "\t".join(found)


def of_the_league(match: pentapolis.Match) -> list[str]:
    """The exported table as if it came from the league."""
    return export_table(match).splitlines()[1:]


# --- rows that the engine writes ----------------------------------------


def cultist_table() -> tuple[list[str], int]:
    """A table and the place of a bracket row in it."""
    match = random_match(3, 3, factions=["cultists", "nomads", "darklings"])
    lines = of_the_league(match)
    assert replay_ledger("\n".join(lines)).ok
    return lines, next(i for i, line in enumerate(lines) if line.endswith("accepted power]"))


@rule("TM-L44", "TM-L45")
def test_faction_and_offers_of_engine_rows_are_compared() -> None:
    lines, bracket = cultist_table()
    income = next(i for i, line in enumerate(lines) if line.endswith("other_income_for_faction"))
    for place in (bracket, income):
        for field, value, name in ((0, "nomads", "row"), (13, "2", "offers")):
            wrong = [*lines]
            if place == income and field == 0:
                value = next(n for n in ("cultists", "darklings") if n != cells(lines[place])[0])
            wrong[place] = replace_cell(lines[place], field, value)
            report = replay_ledger("\n".join(wrong))
            assert (report.row, report.field, report.rule) == (place + 1, name, "TM-L45")
    without = lines[:bracket] + lines[bracket + 1 :]
    assert replay_ledger("\n".join(without)).field == "row"
    twice = [*lines[: bracket + 1], *lines[bracket:]]
    assert replay_ledger("\n".join(twice)).field == "row"


@rule("TM-L44", "TM-L45")
def test_nobody_acts_before_the_rows_of_the_engine() -> None:
    lines, _ = cultist_table()
    turn = lines.index("Round 1, turn 1")
    early = [*lines[: turn - 1], lines[turn + 1], lines[turn - 1], *lines[turn + 2 :]]
    report = replay_ledger("\n".join(early))
    assert (report.row, report.field) == (turn, "row")
    assert report.faction == cells(lines[turn + 1])[0]


@rule("TM-L44")
@pytest.mark.parametrize("own", [False, True], ids=["another's", "own"])
def test_the_first_row_of_a_phase_may_stand_in_a_players_row(own: bool) -> None:
    """``+EARTH. cult_income_for_faction``: the row after which everybody had decided."""
    for seed in range(20):
        lines = of_the_league(random_match(3, seed))
        place = next(i for i, line in enumerate(lines) if line.endswith("cult_income_for_faction"))
        row, first = cells(lines[place - 2]), cells(lines[place])
        if (row[0] == first[0]) == own:
            break
    joined = row[:14] if row[0] != first[0] else first[:13] + row[13:14]
    if own:  # one delta for both
        for field in (1, 3, 5, 7, 9, 11):
            total = int(row[field] or "0") + int(first[field] or "0")
            joined[field] = f"{total:+}" if total else ""
    text = "\t".join([*joined, f"{row[14]}. cult_income_for_faction"])
    both = [*lines[: place - 2], lines[place - 1], text, *lines[place + 1 :]]
    report = replay_ledger("\n".join(both))
    assert report.ok, report.message
    wrong = [line.replace(". cult_income", ". other_income") for line in both]
    assert replay_ledger("\n".join(wrong)).field == "row"


@rule("TM-L48")
def test_final_rows_stand_in_any_order_of_seats_in_the_league() -> None:
    """Real games without the variable order have seat order, others the order of passing."""
    lines = of_the_league(random_match(4, 7))
    start = lines.index("Converting resources to VPs") + 1
    turned = [*lines[:start], *reversed(lines[start:])]
    report = replay_ledger("\n".join(turned))
    assert report.ok, report.message
    wrong = [*turned[:-1], turned[-2]]
    assert replay_ledger("\n".join(wrong)).field == "row"
    cult = lines.index("Scoring FIRE cult") + 1
    mixed = [*lines[:cult], lines[start], *lines[cult:start], *lines[start + 1 :]]
    assert replay_ledger("\n".join(mixed)).field == "row"
    own = ["# profile base", *turned]
    assert replay_ledger("\n".join(own)).field == "row"


@rule("TM-L42")
def test_two_buildings_of_one_row_add_up_their_offers() -> None:
    """As in the reference, which adds by colour: the double turn, the Halflings' stronghold."""
    replay = league(START)
    start = len(replay.tape)
    replay.state.write_offers(0, HEX_INDEX["F4"])
    assert offers_text(replay.tape[start:], 0) == "1"
    replay.state.write_offers(0, HEX_INDEX["F4"])
    assert offers_text(replay.tape[start:], 0) == "2"
    assert offers_text(replay.tape[start:], 1) == ""


# --- remarks, headers, spelling ----------------------------------------


@rule("TM-L43", "TM-L1")
def test_remarks_and_the_tail_of_a_browser_are_no_rows() -> None:
    lines = of_the_league(random_match(2, 3))
    remarks = [lines[0], "deadline moved by a week", *lines[1:]]
    assert replay_ledger("\n".join(remarks)).ok
    copied = [line if "\t" in line else f"{line}\tshow history" for line in lines]
    assert replay_ledger("\n".join(copied)).ok
    for header in (
        "Added final scoring tile: building-on-edge",
        "map 126fe960806d587c78546b30f1a9",
    ):
        assert replay_ledger("\n".join([header, *lines])).rule == "TM-L5"


@rule("TM-L2", "TM-L4")
def test_spellings_that_occur() -> None:
    assert commands("+BON3") == ["pass BON3"]
    assert commands("resign") == ["drop-faction"]
    assert commands("-3CONVERT_W_TO_P", "darklings") == ["-ORDAIN"]
    assert commands("leech 2") == ["leech 2"]
    assert commands("+ fav5. bridge C2 : D3. - spade") == ["+FAV5", "bridge C2:D3", "-SPADE"]
    replay = league(START + LATE + "witches: leech 2\n")
    assert replay.state.points[0] == 19
    assert base(START + "witches: upgrade F4 to TP\nnomads: leech 1\n").ok


@rule("TM-15.7", "TM-L2")
def test_the_darklings_ordain_after_a_burn_or_in_a_row_of_their_own() -> None:
    text = played("darklings", "E5", "G5") + "darklings: upgrade E5 to TP\n"
    for commands_, priests, workers in (
        (["upgrade E5 to SH", "burn 1", "convert 3W to 3P"], 3, 2),
        (["upgrade E5 to SH", "-ORDAIN"], 0, 5),
        (["upgrade E5 to SH", "convert 1W to 1C"], 0, 4),
        (["upgrade E5 to SH"], 0, 5),
    ):
        replay = league(text)
        state = replay.state
        replay.play_commands(1, ["pass BON3"])
        state.workers[0], state.coins[0], state.priests[0] = 9, 20, 0
        replay.ask_again()
        first, *rest = commands_
        replay.play_commands(0, [first])
        if state.offers:
            replay.play_commands(1, ["decline"])
        replay.play_commands(0, rest)
        assert (state.priests[0], state.workers[0]) == (priests, workers)
        replay.play_commands(0, ["pass BON4"])  # the turn is complete without a word more
        assert state.round == 2
    with pytest.raises(pentapolis.IllegalMove, match=r"TM-5\.9"):
        replay.play_commands(0, ["convert 1W to 1P"])


@rule("TM-11.8", "TM-L2")
def test_a_card_named_in_the_last_round_is_not_taken() -> None:
    text = START
    replay = league(text)
    while replay.state.round < 6:
        free = [f"BON{card + 1}" for card in replay.state.free_cards()]
        first, second = (("witches", "nomads"), ("nomads", "witches"))[replay.state.order[0]]
        text += f"{first}: pass {free[0]}\n{second}: pass {free[1]}\n"
        replay = league(text)
    held = replay.state.cards[:]
    first = replay.ledger.factions[replay.state.order[0]]
    replay = league(text + f"{first}: pass BON1\n")
    assert replay.state.cards == held
    assert base(text + f"{first}: pass BON1\n").rule == "TM-11.8"


# --- numbers ----------------------------------------


@rule("TM-L10", "TM-5.4", "TM-5.6")
@pytest.mark.parametrize(
    ("command", "number"),
    [
        ("burn 999999999", "TM-5.4"),
        ("convert 999999999W to 999999999C", "TM-5.6"),
        ("burn " + "9" * 5000, "TM-L2"),
        ("dig " + "9" * 5000, "TM-L2"),
        ("convert " + "9" * 5000 + "W to 1C", "TM-L2"),
        ("leech " + "9" * 5000 + " from nomads", "TM-L2"),
    ],
    ids=["burn", "convert", "long burn", "long dig", "long convert", "long leech"],
)
def test_numbers_beyond_measure_are_refused(command: str, number: str) -> None:
    for profile in ("", "option strict-leech\n"):
        row, faction, _, found = refused(profile + START + f"witches: {command}\n")
        assert (row, faction, found) == (16 + bool(profile), "witches", number)


# --- offers ----------------------------------------


@rule("TM-L20", "TM-L30")
def test_decline_alone_and_declines_of_nothing() -> None:
    rows = START + "witches: upgrade F4 to TP\n"
    assert base(rows + "nomads: decline\nnomads: action BON1. build E6\n").ok
    assert refused(rows + "nomads: decline 9 from giants\n")[::3] == (17, "TM-9.2")
    assert refused(rows + "nomads: leech 1 from elves\n")[::3] == (17, "TM-L7")
    assert refused(rows + "nomads: leech 2\n")[::3] == (17, "TM-L7")
    assert refused(START + "nomads: decline 1 from witches\n")[::3] == (16, "TM-9.7")
    assert refused(START + "nomads: decline\n")[::3] == (16, "TM-9.7")


@rule("TM-L20", "TM-L32")
def test_an_offer_of_nothing_has_one_row_at_most() -> None:
    replay = Replay(GAME, read_rows(START))
    replay.run(True)
    state = replay.state
    state.bowl1[1], state.bowl2[1], state.bowl3[1] = 0, 0, 12
    replay.execute(0, "upgrade F4 to TP")
    replay.execute(1, "decline 1 from witches")
    with pytest.raises(pentapolis.IllegalMove, match=r"TM-9\.7"):
        replay.execute(1, "decline 1 from witches")


@rule("TM-L35", "TM-V5.2")
def test_full_bowls_count_as_declining_at_once() -> None:
    """One really declined; the other's bowls fill up: the power comes in that row."""
    text = "option errata-cultist-power\n" + CULTISTS.replace("delete BON8\n", "").replace(
        "setup nomads", "setup nomads\nsetup giants"
    ).replace(
        "nomads: build E8\n", "nomads: build E8\ngiants: build D4\ngiants: build D7\n"
    ).replace("nomads: pass", "giants: pass BON8\nnomads: pass")
    replay = league(text + "cultists: upgrade E6 to TP\n")
    state = replay.state
    takers = sorted({offer.seat for offer in state.offers})
    assert takers == [1, 2]
    giants = next(offer for offer in state.offers if offer.seat == 2)
    state.offers.append(type(giants)(2, 1, 1, 99, True))
    state.bowl1[2], state.bowl2[2], state.bowl3[2] = 0, 1, 11
    nomads = next(offer for offer in state.offers if offer.seat == 1)
    replay.execute(1, f"decline {nomads.amount} from cultists")
    assert not [note for note in replay.tape if note.text.startswith("[all")]
    replay.execute(2, "leech 1 from nomads")
    assert [note.seat for note in replay.tape if note.text.startswith("[all")] == [0]


# --- the Cultists ----------------------------------------


ACCEPTED = CULTISTS + "cultists: upgrade E6 to TP\nnomads: leech 1 from cultists\n"


@rule("TM-L34", "TM-L4")
def test_two_steps_of_different_origin_on_one_track() -> None:
    text = ACCEPTED.replace("cultists: pass BON5", "cultists: pass BON2").replace(
        "delete BON2", "delete BON5"
    )
    for steps in ("+FIRE. +FIRE", "+2FIRE"):
        replay = league(text + f"nomads: pass BON3\ncultists: action BON2. {steps}\n")
        assert replay.state.cults[0] == 3
        assert replay.state.steps_due == 0
    with pytest.raises(pentapolis.IllegalMove, match="TM-L7"):
        league(ACCEPTED + "nomads: pass BON3\ncultists: +2FIRE\n")


@rule("TM-L34")
def test_the_step_comes_with_the_next_action_at_the_latest() -> None:
    rows = ACCEPTED + "nomads: burn 3. action ACT2\ncultists: burn 1\n"
    acted = rows + "cultists: dig 1. build G4\n"
    league(acted + "cultists: +FIRE\nnomads: pass BON3\n")
    league(rows + "cultists: dig 1. build G4. +FIRE\nnomads: pass BON3\n")
    league(rows + "cultists: -CULT. dig 1. build G4\nnomads: pass BON3\n")
    report = replay_ledger("option strict-leech\n" + acted + "nomads: pass BON3\n", partial=True)
    assert report.rule == "TM-L34"
    assert (report.faction, report.command) == ("nomads", "pass BON3")
    # A step that this very action earned has time until the next one.
    again = ACCEPTED + "cultists: +FIRE\nnomads: burn 3. action ACT2\n"
    again += "cultists: upgrade E6 to TE. +FAV11\nnomads: leech 1 from cultists\n"
    replay = league(again + "nomads: pass BON3\n")
    assert replay.state.steps_due == 1


@rule("TM-L34", "TM-10.2")
def test_a_row_that_would_take_the_promised_level_is_refused() -> None:
    for steps, keys, refusal in ((1, 1, True), (1, 0, False), (0, 1, False)):
        replay = league(ACCEPTED if steps else CULTISTS + "cultists: upgrade E6 to TP\n")
        state = replay.state
        state.offers = []
        state.cults[0], state.cults[4] = 9, 8
        state.keys = [keys, 1]
        state.priests[1] = 1
        if refusal:
            with pytest.raises(pentapolis.IllegalMove, match="TM-L34"):
                replay.execute(1, "send p to FIRE")
        else:
            replay.execute(1, "send p to FIRE")
            assert state.cults[4] == 10


@rule("TM-L31")
def test_taking_a_newer_offer_leaves_the_older_one_refusable() -> None:
    replay = league(START + LATE)
    offers = replay.state.offers
    older = offers[0]
    offers.append(type(older)(0, 1, 1, older.building + 1, True))
    replay.execute(0, "leech 1 from nomads")
    with pytest.raises(pentapolis.IllegalMove, match="TM-L31"):
        replay.execute(0, "leech 2 from nomads")
    replay.execute(0, "decline 2 from nomads")
    assert replay.state.offers == []


# --- cults, towns, spades ----------------------------------------


@rule("TM-L7", "TM-10.3")
def test_a_track_is_held_back_even_with_keys_enough() -> None:
    for hold, level, keys in ((False, 10, 1), (True, 9, 2)):
        replay = league(START)
        state = replay.state
        state.cults[1] = 9
        state.keys[0] = 1
        state.push(END_TURN[0])
        replay.ask_again(TOWN_TILE[0])
        replay.play_commands(0, ["-WATER", "+TW5"] if hold else ["+TW5"])
        assert state.cults[1] == level
        assert state.keys[0] == keys
        assert state.cults[0] == 1
    assert refused(START + "witches: -WATER. upgrade F4 to TP\n")[3] == "TM-L7"


def giants_with_a_spade(rewards: dict[str, int]) -> Replay:
    """Phase III of a game of Giants and Nomads with so much earth, under SCORE2."""
    replay = league(played("giants", "D4", "D7") + "giants: pass BON3\n")
    state = replay.state
    state.scoring = (1, *state.scoring[1:])
    state.cults[2] = rewards["giants"]
    state.cults[6] = rewards["nomads"]
    replay.play_commands(1, ["pass BON4"])
    return replay


@rule("TM-L9", "TM-12.3", "TM-V8")
def test_a_spade_that_giants_cannot_use_is_given_up_in_a_row_or_without() -> None:
    replay = giants_with_a_spade({"giants": 4, "nomads": 4})
    assert replay.state.spades == [1, 1]
    replay.play_commands(1, ["transform E7 to red"])
    replay.play_commands(0, ["-SPADE"])
    assert replay.state.round == 2
    replay = giants_with_a_spade({"giants": 4, "nomads": 4})
    replay.play_commands(0, ["-SPADE"])
    replay.play_commands(1, ["-SPADE"])
    assert replay.state.round == 2
    replay = giants_with_a_spade({"giants": 4, "nomads": 0})
    replay.play_commands(0, ["pass BON5"])
    assert replay.state.passed[0]
    replay = giants_with_a_spade({"giants": 8, "nomads": 0})
    replay.play_commands(0, ["transform D5 to red"])
    assert replay.state.round == 2


@rule("TM-L2", "TM-11.1")
def test_an_action_without_a_target_is_given_up_at_once() -> None:
    """``action ACTW. -FREE_D`` gains time; in play such an action is not offered."""
    for faction, first, second, action, part, spent in (
        ("witches", "C3", "F4", "ACTW", "-FREE_D", "built"),
        ("swarmlings", "D5", "E4", "ACTS", "-FREE_TP", "built"),
        ("engineers", "E7", "F6", "ACT1", "-BRIDGE", "bridges_left"),
    ):
        replay = league(played(faction, first, second))
        state = replay.state
        state.bowl1[0], state.bowl2[0], state.bowl3[0] = 0, 0, 12
        state.built[0:5] = [8, 4, 0, 1, 0]  # no dwelling and no trading post is left
        state.bridges_left[0] = 0
        replay.ask_again()
        before = list(getattr(state, spent))
        replay.play_commands(0, [f"action {action}", part])
        replay.play_commands(1, ["pass BON3"])
        assert getattr(state, spent) == before
        with pytest.raises(pentapolis.IllegalMove, match="TM-1"):
            replay.play_commands(0, [f"action {action}"])  # it is used, given up or not
        state.used[0] = state.power_used = 0
        assert refuse_action(state, 0, ACTION_CODES.index(action)) is not None


# --- factions that leave ----------------------------------------

THREE = (
    START.replace("delete BON8\n", "")
    .replace("setup nomads", "setup nomads\nsetup giants")
    .replace("nomads: build E8\n", "nomads: build E8\ngiants: build D4\ngiants: build D7\n")
    .replace("nomads: pass BON1", "giants: pass BON8\nnomads: pass BON1")
)


@rule("TM-V9", "TM-V9.1")
def test_a_table_without_and_with_rows_of_a_faction_that_left() -> None:
    text = THREE + "witches: pass BON3\nnomads: resign\ngiants: pass BON6\nwitches: pass BON4\n"
    lines = as_table(text)
    assert "nomads dropped from the game" in lines
    report = replay_ledger("\n".join(lines), partial=True)
    assert report.ok, report.message
    gone = lines.index("nomads dropped from the game")
    silent = [line for i, line in enumerate(lines) if i > gone and line.startswith("nomads\t")]
    assert [cells(line)[14] for line in silent] == [""] * len(silent)
    assert len(silent) >= 2
    cut = [line.rstrip() for line in lines]
    assert replay_ledger("\n".join(cut), partial=True).ok
    short = [line for line in lines if line not in silent]
    report = replay_ledger("\n".join(short), partial=True)
    assert report.ok, report.message
    wrong = [replace_cell(line, 4, "99 C") if line == silent[-1] else line for line in lines]
    assert replay_ledger("\n".join(wrong), partial=True).field == "C"


@rule("TM-V9.1", "TM-L48")
def test_final_rows_of_a_faction_that_left() -> None:
    """It scores cults and area in silent rows, before or behind the others."""
    text = THREE + "witches: pass BON3\nnomads: resign\n"
    replay = league(text)
    state = replay.state
    while not state.over:
        seat = state.decisions()[0].seat
        names = [f"BON{card + 1}" for card in state.free_cards()]
        command = "pass" if state.round == 6 else f"pass {names[0]}"
        text += f"{replay.ledger.factions[seat]}: {command}\n"
        replay.play_commands(seat, [command])
    lines = as_table(text)
    report = replay_ledger("\n".join(lines))
    assert report.ok, report.message
    first = next(i for i, line in enumerate(lines) if line.endswith("vp for FIRE"))
    block = [i for i in range(first - 1, len(lines)) if lines[i].startswith("nomads")]
    assert len(block) >= 3
    for i in block[:-1]:  # one place up or down inside its block
        for other in (i - 1, i + 1):
            moved = [*lines]
            moved[i], moved[other] = moved[other], moved[i]
            if cells(lines[other])[14].startswith("+"):
                report = replay_ledger("\n".join(moved))
                assert report.ok, report.message
    wrong = [*lines]
    wrong[block[0]] = replace_cell(lines[block[0]], 2, "99 VP")
    assert replay_ledger("\n".join(wrong)).field == "VP"


@rule("TM-V9.1")
def test_leaving_in_the_middle_of_things() -> None:
    # During set-up: all places in the order are lost.
    text = THREE.replace("giants: build D4\n", "giants: resign\n")
    text = text.replace("giants: build D7\n", "").replace("giants: pass BON8\n", "")
    replay = league(text)
    assert replay.state.round == 1
    assert replay.state.owner.count(2) == 0
    # In the middle of an action: nothing of it is left to the next player.
    replay = league(THREE + "witches: burn 1. upgrade F4 to TP\n")
    replay.execute(1, "upgrade F3 to TP")
    put_dwelling(replay.state, 1, HEX_INDEX["D5"])
    owe(replay.state, FAVOR_TILE[1])
    owe(replay.state, TOWN_TILE[1])
    replay.drop(1)
    assert replay.state.decisions()[0].seat == 2
    assert not waiting(replay.state)
    # The card is free, the buildings stay and count for the price and the offers shown.
    assert 0 in replay.state.free_cards()
    start = len(replay.tape)
    replay.execute(2, "upgrade D4 to TP")
    offers = [offer for offer in replay.state.offers if offer.builder == 2]
    assert [(offer.seat, offer.amount) for offer in offers] == [(0, 1)]
    assert offers_text(replay.tape[start:], 2) == "1 1"  # green, and yellow, who has left


@rule("TM-V9.1", "TM-V1.1", "TM-11.5")
def test_who_left_stands_last_in_the_new_order() -> None:
    for option, order in (("option variable-turn-order\n", (2, 0, 1)), ("", (2, 0, 1))):
        text = option + THREE + "witches: burn 3. action ACT2\n"
        replay = league(text + "nomads: resign\ngiants: pass BON6\nwitches: pass BON3\n")
        assert replay.state.round == 2
        assert replay.state.order == order


@rule("TM-L46", "TM-V9.1")
def test_a_ledger_with_a_faction_that_left_is_no_match() -> None:
    assert read_ledger(START).position > 0
    with pytest.raises(pentapolis.BadSave, match="only a ledger"):
        read_ledger(START + "nomads: resign\n")


# --- games of all factions ----------------------------------------


@rule("TM-L46", "TM-L40")
@pytest.mark.parametrize(
    "factions",
    [
        ["auren", "alchemists", "halflings", "engineers"],
        ["mermaids", "chaosmagicians", "fakirs"],
        ["witches", "darklings", "cultists", "dwarves"],
        ["swarmlings", "giants", "nomads"],
    ],
    ids=lambda names: names[0],
)
def test_round_trip_of_every_faction(factions: list[str]) -> None:
    """A game that builds, so that strongholds, towns and tracks come into it."""
    rng = random.Random(factions[0])
    match = pentapolis.new(
        "terra-mystica",
        seats=len(factions),
        seed=4,
        options={"factions": factions, "start_player": "first", **ALL},
    )
    while not match.over:
        decision = match.decisions[0]
        moves = list(decision.moves)
        if rng.random() < 0.8:
            rates = GAME.rate(match.state, decision.seat, moves)
            moves = [moves[rates.index(max(rates))]]
        match.play(decision.seat, rng.choice(moves))
    texts = (export_ledger(match), export_table(match))
    for text in texts:
        report = replay_ledger(text)
        assert report.ok, report.message
        assert list(report.scores.values()) == [score.total for score in match.scores]
        again = read_ledger(text)
        assert (export_ledger(again), export_table(again)) == texts
