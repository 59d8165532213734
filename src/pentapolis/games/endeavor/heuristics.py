"""Rules of thumb for bots: how good a move looks, how well a seat stands."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.core.move import Move
from pentapolis.games.endeavor.state import Endeavor


def rate(state: Endeavor, seat: int, moves: Sequence[Move]) -> list[float]:
    """The expected glory of each move, roughly; larger is better."""
    return [evaluate_after(state, seat, move) for move in moves]


def evaluate_after(state: Endeavor, seat: int, move: Move) -> float:
    """How well the seat stands when the move has been made."""
    after = state.copy()
    after.apply(seat, move)
    return evaluate(after, seat)


def evaluate(state: Endeavor, seat: int) -> float:
    """Glory so far."""
    return float(state.scores()[seat].total)
