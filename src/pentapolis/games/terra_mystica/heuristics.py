"""Rules of thumb for bots: how good a move looks, how well a seat stands."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.core.move import Move
from pentapolis.games.terra_mystica.state import TerraMystica


def rate(state: TerraMystica, seat: int, moves: Sequence[Move]) -> list[float]:
    """The expected points of each move, roughly; larger is better."""
    return [0.0 for _ in moves]


def evaluate(state: TerraMystica, seat: int) -> float:
    """Roughly the final points of a seat."""
    return float(state.points[seat])
