"""How good a move looks, from what the seat may know."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.core.move import Move
from tests.template_game.moves import LanternMove
from tests.template_game.state import Lanterns


def rate(state: Lanterns, seat: int, moves: Sequence[Move]) -> list[float]:
    """Show high lanterns to dear ships, low ones to cheap ships; give low ones away."""
    dear = bool(state.ships) and state.ships[0] == max(state.ships)
    return [rate_move(move, dear) for move in moves]


def rate_move(move: Move, dear: bool) -> float:
    """The value of one move."""
    if not isinstance(move, LanternMove):
        return 5.0
    if move.verb == "swap":
        return 10.0 - move.lantern
    return float(move.lantern if dear else -move.lantern)
