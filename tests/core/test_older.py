"""Games of older rules: carried over where today's rules follow them, readable where not.

The saves are real: greedy bots played them before the rules corrections of version 2.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import pentapolis
from pentapolis import BadSave, IllegalMove, Match, NewerSave, NothingToUndo
from pentapolis.core.older import load_older, seen_of
from pentapolis.text import render

SAVES = Path(__file__).parent / "saves"


def old_save(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((SAVES / f"{game}-rules-1.json").read_text())
    assert found["rules"] == 1 < pentapolis.games()[game].rules_version
    return found


@pytest.mark.parametrize(
    ("game", "totals"), [("seven-wonders", [58, 52, 47]), ("terra-mystica", [104, 107, 111])]
)
def test_a_finished_game_of_older_rules_has_its_result(game: str, totals: list[int]) -> None:
    match = pentapolis.load(old_save(game))
    assert match.over
    assert match.closed is None
    assert [score.total for score in match.scores] == totals
    assert pentapolis.load(match.save()).save() == match.save()  # now a game of today's rules


def test_an_unfinished_game_of_older_rules_goes_on() -> None:
    save = old_save("terra-mystica")
    save["moves"] = save["moves"][:100]
    match = pentapolis.load(save)
    assert match.position == 100
    decision = match.decisions[0]
    match.play(decision.seat, decision.moves[0])
    assert match.save()["rules"] == match.game.rules_version


def test_where_the_rules_part_the_game_stays_readable() -> None:
    save = old_save("imperium")
    match = pentapolis.load(save)
    assert match.closed is not None
    assert 0 < match.position < len(save["moves"])
    assert match.view(0)
    assert match.log(0)
    assert match.save() == save
    assert match.decisions == []
    assert "older rules (version 1)" in render(match.closed, "en")
    for attempt in (lambda: match.play(0, "end"), lambda: match.decision(0)):
        with pytest.raises(IllegalMove, match="older rules"):
            attempt()
    with pytest.raises(NothingToUndo, match="older rules"):
        match.undo(free=True)
    assert match.why_not(0, "end") == match.closed


def test_the_log_lists_the_moves_that_today_no_rules_allow() -> None:
    save = old_save("imperium")
    match = pentapolis.load(save)
    assert match.closed is not None
    lines = [event.message for event in match.log(None)]
    at = lines.index(match.closed)
    listed = [(line.args["seat"], line.args["move"]) for line in lines[at + 1 :]]
    assert listed == [(f"seat:{seat}", text) for seat, text in save["moves"][match.position :]]


def test_what_was_seen_before_the_rules_changed_stays_readable() -> None:
    save = old_save("imperium")
    moves = [(seat, text) for seat, text in save["moves"]]
    first = pentapolis.load(save)
    seen = json.loads(json.dumps(seen_of(first)))  # as an operator's database keeps it
    seen["position"] = len(moves)
    for view in seen["views"]:
        view["round"] = 99
    seen["log"][-1]["to"] = [1]
    match = Match(first.game, first.seats, first.seed, first.options)
    load_older(match, save, moves, seen)
    assert match.closed is not None
    assert "after 463 of its 463 moves" in render(match.closed, "en")
    for viewer in (None, 0, 1):
        assert match.view(viewer)["round"] == 99
        assert match.view(viewer)["seat"] == viewer
        assert match.log(viewer)[-1].message == match.closed
    told = [event.to_json() for event in first.log(0)]
    assert [event.to_json() for event in match.log(0)][:-1] == told[:-1]
    assert len(match.log(1)) == len(match.log(0)) + 1  # secrets of the log stay secrets
    assert match.save() == save


def test_a_damaged_save_of_older_rules_is_damaged() -> None:
    for moves in ("all", [[0]], [["0", "pass"]]):
        with pytest.raises(BadSave):
            pentapolis.load({**old_save("imperium"), "moves": moves})


def test_a_seat_that_is_not_at_the_table_ends_the_replay() -> None:
    match = pentapolis.load({**old_save("seven-wonders"), "moves": [[7, "build baths"]]})
    assert match.closed is not None
    assert match.position == 0


def test_a_save_of_rules_to_come_is_refused() -> None:
    with pytest.raises(NewerSave):
        pentapolis.load({**old_save("imperium"), "rules": 99})
