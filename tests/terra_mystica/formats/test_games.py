"""Complete games in the notation: import, export, the reference's reading, late answers."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

import pentapolis
from pentapolis.core.digest import digest
from pentapolis.games.terra_mystica.formats.ledger.rows import BASE_PROFILE
from pentapolis.games.terra_mystica.formats.ledger.write import export_ledger, export_table
from pentapolis.text import render
from tests.citing import rule
from tests.terra_mystica.games.regenerate import FOLDER, GAMES, play
from tests.terra_mystica.ledgers import read_ledger, replay_ledger
from tests.terra_mystica.reference import Refused, check

INDEX: dict[str, Any] = json.loads((FOLDER / "INDEX.json").read_text("utf-8"))
NAMES = [game[0] for game in GAMES]


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.ledger.txt").read_text("utf-8")


@rule("TM-L20", "TM-L40", "TM-L46")
@pytest.mark.parametrize("name", NAMES)
def test_a_stored_game_is_read_and_written_again(name: str) -> None:
    files = sorted(FOLDER.glob(f"{name}.*.txt"))
    assert files
    expected = INDEX[name]
    for path in files:
        text = path.read_text("utf-8")
        report = replay_ledger(text)
        assert report.ok, report.message
        assert report.over
        assert report.moved == 0
        assert report.scores == expected["scores"]
        match = read_ledger(text)
        assert match.position == expected["moves"]
        assert digest(match.state) == expected["hash"]
        assert digest(pentapolis.load(match.save()).state) == expected["hash"]
        write = export_table if path.name.endswith("table.txt") else export_ledger
        assert write(match) == text


def test_the_stored_games_show_what_is_odd_about_the_notation() -> None:
    everything = "\n".join(text_of(name) for name in NAMES)
    for words in (
        "giants: -SPADE", "action ACTC", r"\. done\n", r"convert \dW to \dP", "-3CONVERT_W_TO_P",
        "connect r", r"cultists: \+", "# cult spades adjacent", "option variable-turn-order",
        "to SH. transform", "dig 0. build", "leech", "decline",
    ):  # fmt: skip
        assert re.search(words, everything), words
    assert {len(game[3]) for game in GAMES} == {2, 3, 4, 5}


@rule("TM-L20", "TM-L5")
@pytest.mark.parametrize("name", NAMES)
def test_the_reference_reads_the_stored_games(name: str) -> None:
    check(text_of(name))


@rule("TM-L20")
@pytest.mark.parametrize("seed", range(12))
def test_the_reference_reads_what_wild_players_write(seed: int) -> None:
    """Players who forfeit, split and waste: the exports that used to be refused."""
    factions = [
        ["chaosmagicians", "darklings"], ["giants", "cultists", "mermaids"],
        ["halflings", "alchemists", "fakirs", "auren"], ["dwarves", "nomads", "chaosmagicians"],
    ]  # fmt: skip
    match = play(seed, 0.3, factions[seed % 4], {"mini_expansion_1": bool(seed % 2)})
    text = export_ledger(match)
    check(text)
    again = read_ledger(text)
    assert export_ledger(again) == text
    assert digest(read_ledger(export_table(match)).state) == digest(again.state)


@pytest.mark.parametrize(
    ("name", "old", "new", "reason"),
    [
        ("two", "-3CONVERT_W_TO_P", "wait", "not the active player"),
        ("two", "giants: -SPADE", "giants: wait", "not the active player"),
        ("three", "dig 0. build", "build", "not the active player"),
    ],
)
def test_the_model_of_the_reference_can_refuse(name: str, old: str, new: str, reason: str) -> None:
    """Without the words that the export has for its sake."""
    assert old in text_of(name)
    with pytest.raises(Refused, match=reason):
        check(text_of(name).replace(old, new))


# --- late answers ------------------------------------------------------------------------------


def late(text: str, rng: random.Random) -> tuple[str, int]:
    """The same game with answers behind the next players' rows, as tables are really played."""
    lines = text.replace(BASE_PROFILE + "\n", "").splitlines()
    lines = [line for line in lines if not line.startswith("option strict")]
    moved = 0
    i = 0
    while i < len(lines):
        faction, _, command = lines[i].partition(": ")
        if command.startswith(("leech", "decline")) or (
            faction == "cultists" and command[:2] in ("+F", "+W", "+E", "+A")
        ):
            last = i
            while (
                last + 1 < len(lines)
                and not lines[last + 1].startswith(f"{faction}:")
                and "pass" not in lines[last + 1]
                and last - i < 3
            ):
                last += 1
            to = rng.randint(i, last)
            if to > i and lines[i] not in lines[i + 1 : to + 1]:
                lines.insert(to, lines.pop(i))
                moved += 1
                continue
        i += 1
    return "\n".join(lines) + "\n", moved


@rule("TM-L30", "TM-L34", "TM-L46")
@pytest.mark.parametrize("name", ["four", "five", "five-base"])
def test_late_answers_are_put_in_order_and_the_report_says_so(name: str) -> None:
    original = read_ledger(text_of(name))
    text, moved = late(text_of(name), random.Random(name))
    assert moved > 5
    report = replay_ledger(text)
    assert report.ok, report.message
    assert report.scores == INDEX[name]["scores"]
    assert report.moved > 0
    assert report.to_json()["moved"] == report.moved
    assert "late" in render(report.message, "en")
    assert "pozdě" in render(report.message, "cs")
    assert read_ledger(text).record == original.record
    # An export of ours keeps to the native order.
    assert not replay_ledger(f"{BASE_PROFILE}\n{text}").ok
