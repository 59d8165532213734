"""How well a seat stands."""

from __future__ import annotations

from tests.template_game.state import Lanterns


def evaluate(state: Lanterns, seat: int) -> float:
    """The points so far."""
    return float(state.won[seat])
