"""Rules of thumb, from what the seat may know."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.core.move import Move
from tests.template_game.nights import number_of
from tests.template_game.state import Lanterns


def rate(state: Lanterns, seat: int, moves: Sequence[Move]) -> list[float]:
    """Show high lanterns to dear ships, low ones to cheap ships; give low ones away."""
    dear = bool(state.ships) and state.ships[0] == max(state.ships)
    return [rate_move(move, dear) for move in moves]


def rate_move(move: Move, dear: bool) -> float:
    """The value of one move."""
    if not move.args:
        return 5.0
    number = number_of(move)
    if move.verb == "swap":
        return 10.0 - number
    return float(number if dear else -number)
