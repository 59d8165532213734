"""Rules of thumb for bots: how good a move looks, how well a seat stands."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.core.move import Move
from pentapolis.games.imperium.scoring import score
from pentapolis.games.imperium.state import Imperium


def rate(state: Imperium, seat: int, moves: Sequence[Move]) -> list[float]:
    """The expected points after each move, roughly; larger is better."""
    return [0.0 for _ in moves]


def evaluate(state: Imperium, seat: int) -> float:
    """Points so far."""
    return float(score(state, seat).total)
