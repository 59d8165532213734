"""Rules of thumb for bots: how good a move looks, how well a seat stands."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.core.move import Move
from pentapolis.games.civilization.state import Civilization


def rate(state: Civilization, seat: int, moves: Sequence[Move]) -> list[float]:
    """How good each move looks; larger is better."""
    return [0.0 for _ in moves]


def evaluate(state: Civilization, seat: int) -> float:
    """How well the seat stands, in percent of a victory."""
    return float(state.scores()[seat].total)
