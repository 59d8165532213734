"""Simulations count rounds as their game means them."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.arena import Outcome, Pairing, Tally
from pentapolis.arena.simulation import play_out
from pentapolis.bots.bot import make


@pytest.mark.parametrize(
    ("game", "seats", "options", "rounds"),
    [
        ("seven-wonders", 3, {}, 18),
        ("terra-mystica", 2, {}, 6),
        ("endeavor", 3, {}, 7),
        ("civilization", 2, {"turn_limit": 3}, 3),
        ("imperium", 2, {"nations": ["romans", "greeks"], "sides": "B", "round_limit": 4}, 4),
    ],
)
def test_rounds_are_those_of_the_rules(
    game: str, seats: int, options: dict[str, Any], rounds: int
) -> None:
    pairing = Pairing(game, 3, ("random",) * seats, options)
    assert play_out(pairing, make).rounds == rounds


def test_a_tally_knows_the_longest_game() -> None:
    tally = Tally()
    pairing = Pairing("imperium", 1, ("a", "b"))
    for rounds in (4, 9, 2):
        tally.add(Outcome(pairing, (5, 3), (0,), 60, rounds, 0.5, (1, 2)))
    assert tally.longest == 9
    assert tally.to_json()["most_rounds"] == 9
    assert tally.to_json()["rounds_per_game"] == 5
