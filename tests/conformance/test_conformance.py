"""All games, all seat counts, all options: the promises of the contract."""

from __future__ import annotations

from typing import Any

import pytest

import pentapolis
from pentapolis.core.conformance import check_match
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


CASES = [
    pytest.param(name, seats, options, id=f"{name}-{seats}-{'-'.join(map(str, options.values()))}")
    for name, game in pentapolis.games().items()
    for seats in game.seats
    for options in variants(name)
]


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_a_random_game_keeps_every_promise(name: str, seats: int, options: dict[str, Any]) -> None:
    check_match(pentapolis.games()[name], seats, seats, options, render=render, every=29)
