"""What the questions of this game share."""

from __future__ import annotations

from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.question import SeatQuestion, TableQuestion
from tests.template_game.moves import parse
from tests.template_game.state import Lanterns


class OneSeat(SeatQuestion[Lanterns]):
    """A question to one seat."""

    __slots__ = ()

    def parse(self, state: Lanterns, text: str) -> Move:
        return parse(text)


class AllSeats(TableQuestion[Lanterns]):
    """A question that all seats answer at the same time."""

    __slots__ = ()

    def parse(self, state: Lanterns, text: str) -> Move:
        return parse(text)


def named_lantern(state: Lanterns, seat: int, move: Move) -> dict[str, Arg]:
    """The lantern that a refused move names."""
    return {"lantern": move.args[0]}
