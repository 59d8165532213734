"""The vocabulary of moves: texts and what they mean."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import pentapolis
from pentapolis import UnknownMove
from pentapolis.core.digest import plain
from pentapolis.games.seven_wonders.moves import parse


@pytest.mark.parametrize("options", [{}, {"boards": "pick", "two_step_commit": True}])
def test_every_offered_move_is_what_its_text_means(options: dict[str, Any]) -> None:
    rng = Random(3)
    match = pentapolis.new("seven-wonders", seats=4, seed=3, options=options)
    while not match.over:
        decision = rng.choice(match.decisions)
        for move in decision.moves:
            assert plain(parse(move.text)) == plain(move)
        match.play(decision.seat, rng.choice(decision.moves))


@pytest.mark.parametrize(
    "text",
    [
        "", "build", "build atlantis", "build altar left:2", "build altar pay", "pass",
        "build altar pay up:2", "build altar pay left:x", "build altar pay left:0",
        "build altar pay left:02", "build altar pay left:100", "build altar pay right:1 left:1",
        "build altar pay left:1 left:1", "decline altar", "side", "board altar", "take gizah",
    ],
)  # fmt: skip
def test_a_move_has_one_spelling(text: str) -> None:
    with pytest.raises(UnknownMove):
        parse(text)


def test_spaces_do_not_matter() -> None:
    assert parse("  build   temple pay  left:2 ").text == "build temple pay left:2"
