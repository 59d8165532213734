"""A game of older rules: the position is kept in another form now, its moves lead to the same."""

from __future__ import annotations

import json
from pathlib import Path

import pentapolis

SAVE = Path(__file__).parent / "saves" / "rules-2.json"


def test_a_game_under_way_goes_on() -> None:
    save = json.loads(SAVE.read_text("utf-8"))
    match = pentapolis.load(save)
    assert match.closed is None
    assert match.position == len(save["moves"]) == 140
    assert [score.total for score in match.scores] == [35, 51, 24]
    assert match.decisions[0].kind == "action"
    assert pentapolis.load(match.save()).save() == match.save()
