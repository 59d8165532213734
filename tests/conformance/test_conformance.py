"""All games, all seat counts, all options: the promises of the contract."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import pentapolis
from pentapolis.api import build
from pentapolis.core.conformance import check_match
from pentapolis.core.game import Game
from pentapolis.text import render


def variants(name: str) -> list[dict[str, Any]]:
    """The defaults, and each other plain choice of each option alone; one of several numbers."""
    game = pentapolis.games()[name]
    found: list[dict[str, Any]] = [{}]
    for option in game.options:
        others = option.choices[1:]
        if type(option.default) is int:
            others = others[:1]
        found += [{option.name: choice} for choice in others]
    return found


def counts(game: Game, options: dict[str, Any]) -> Sequence[int]:
    """Both builds play the defaults at every seat count; the quick one, each option too."""
    return game.seats if build() == "compiled" or not options else game.seats[:1]


CASES = [
    pytest.param(name, seats, options, id=f"{name}-{seats}-{'-'.join(map(str, options.values()))}")
    for name, game in pentapolis.games().items()
    for options in variants(name)
    for seats in counts(game, options)
]


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_a_random_game_keeps_every_promise(name: str, seats: int, options: dict[str, Any]) -> None:
    check_match(pentapolis.games()[name], seats, seats, options, render=render, every=29)
