"""Steps that ask: `refuse` defines which moves are legal, and everything else follows from it."""

from __future__ import annotations

from pentapolis.core.agenda import S, Step
from pentapolis.core.compiled import mypyc_attr
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[S]):
    """A step that asks. A move is legal if it is a candidate and `refuse` returns None."""

    __slots__ = ()

    def candidates(self, state: S, seat: int) -> list[Move]:
        """Every move worth trying in this position."""
        raise NotImplementedError

    def refuse(self, state: S, seat: int, move: Move) -> Refusal | None:
        """The rule that forbids the move now; None where it is legal. Never changes the state."""
        raise NotImplementedError

    def parse(self, state: S, text: str) -> Move:
        """The move that a text means here, legal or not; `UnknownMove` where it means none."""
        raise NotImplementedError

    def moves(self, state: S, seat: int) -> list[Move]:
        """The candidates that are not refused. A question in the inner loop may write its list out;
        the conformance suite compares it with `refuse`."""
        return [
            move for move in self.candidates(state, seat) if self.refuse(state, seat, move) is None
        ]

    def why_not(self, state: S, seat: int, text: str) -> Message:
        """The refusal of what was asked for, in words."""
        move = self.parse(state, text)
        refusal = self.refuse(state, seat, move)
        if refusal is None:
            return Message("core-not-offered", {"move": text}, self.RULE)
        return refusal.message(state, seat, move)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatQuestion(Question[S]):
    """A question to a single seat; `answer` is its effect."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: S) -> None:
        """Ask the seat."""
        state.ask(self, self.seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class TableQuestion(Question[S]):
    """A question that all seats answer at the same time."""

    __slots__ = ()

    def run(self, state: S) -> None:
        """Ask every seat."""
        for seat in range(state.seats):
            state.ask(self, seat)
