"""Reaction windows: several seats may react in turn, and others do not learn who could.

Who is asked must not show who holds a fitting card. So a window is *veiled*: while it is open
everybody sees that reactions are possible, but only the seat that is asked knows who it is. Seats
without a reaction are skipped without a trace, a pass leaves none either, and the undo fence moves
whenever somebody might react, whether or not anybody can.
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import S
from pentapolis.core.compiled import mypyc_attr
from pentapolis.core.move import Move
from pentapolis.core.question import Question
from pentapolis.core.refusal import Refusal

PASS: Final = "pass"


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Question[S]):
    """The seats that may react, in order; immutable like every step.

    A game derives one class for each kind of window. It is an ordinary question: it offers the
    candidates that are not refused, and in addition an answer that does nothing.
    """

    __slots__ = ("seats", "passed", "next")

    def __init__(self, seats: tuple[int, ...], passed: tuple[int, ...] = (), next: int = 0) -> None:
        self.seats = seats
        self.passed = passed  # seats that were asked and passed; only they know it
        self.next = next  # index into `seats` of the seat to ask next

    # --- what a game defines -------------------------------------------------------------

    def could(self, state: S, seat: int) -> bool:
        """Whether the seat might have a reaction, judged by public information."""
        return True

    def refuse_reaction(self, state: S, seat: int, move: Move) -> Refusal | None:
        """The rule that forbids the move as a reaction now; None if it is allowed."""
        raise NotImplementedError

    def reactions(self, state: S, seat: int) -> list[Move]:
        """The seat's actual reactions: the candidates that are not refused."""
        return [
            move
            for move in self.candidates(state, seat)
            if self.refuse_reaction(state, seat, move) is None
        ]

    def has_reaction(self, state: S, seat: int) -> bool:
        """Whether the seat has a reaction; a game may override it with something quicker."""
        return bool(self.reactions(state, seat))

    def nothing(self) -> Move:
        """The answer that passes."""
        raise NotImplementedError

    def react(self, state: S, seat: int, move: Move, rest: Window[S]) -> None:
        """Carry out a public reaction; `rest` is the window for the remaining seats."""
        raise NotImplementedError

    def again(self, seats: tuple[int, ...], passed: tuple[int, ...], next: int) -> Window[S]:
        """The same window at another point in its course."""
        raise NotImplementedError

    def closed(self, state: S) -> None:
        """Called when every seat has been asked or skipped."""

    # --- how it runs ---------------------------------------------------------------------

    def run(self, state: S) -> None:
        """Ask the next seat that can react; close the window after the last."""
        if self.next == 0:
            for seat in self.seats:
                if self.could(state, seat):
                    state.reveal()  # those who wait learn something even from a silent answer
                    break
        for turn in range(self.next, len(self.seats)):
            if self.has_reaction(state, self.seats[turn]):
                state.ask(self.again(self.seats, self.passed, turn), self.seats[turn])
                return
        self.closed(state)

    def moves(self, state: S, seat: int) -> list[Move]:
        """The reactions, and the answer that does nothing."""
        return [*self.reactions(state, seat), self.nothing()]

    def refuse(self, state: S, seat: int, move: Move) -> Refusal | None:
        """Passing is always allowed."""
        return None if self.is_silent(move) else self.refuse_reaction(state, seat, move)

    def answer(self, state: S, seat: int, move: Move) -> None:
        """Go on to the next seat after a pass; otherwise carry the reaction out."""
        if self.is_silent(move):
            state.push(self.again(self.seats, (*self.passed, seat), self.next + 1))
        else:
            # A reaction shows how far the window has come, so earlier passes no longer matter.
            self.react(state, seat, move, self.again(self.seats, (), self.next + 1))

    def is_silent(self, move: Move) -> bool:
        """A pass leaves no trace that others could see."""
        return move.text == self.nothing().text

    def standing(self, state: S, seat: int) -> tuple[str, ...]:
        """A player may pass in advance in all windows of this kind."""
        return (PASS,)

    def stand(self, state: S, seat: int, answer: str) -> Move | None:
        """A standing pass is played as the answer that does nothing."""
        return self.nothing() if answer == PASS else None

    # --- how others imagine it -----------------------------------------------------------

    def imagined(self, state: S, viewer: int) -> Window[S]:
        """The open window as it looks to a seat (-1: a spectator) in a resampled position.

        The seat that is asked knows it. Any other viewer knows that one of the possible seats is
        asked and, if the viewer has passed or still has a reaction, whether that seat comes before
        or after.
        """
        asked = self.seats[self.next]
        if viewer == asked:
            return self.again(self.seats, (), self.next)
        first, end = 0, len(self.seats)
        passed: tuple[int, ...] = ()
        if viewer in self.seats:
            turn = self.seats.index(viewer)
            if viewer in self.passed:
                first, passed = turn + 1, (viewer,)
            elif self.has_reaction(state, viewer):
                end = turn
        for turn in range(first, end):
            if self.seats[turn] != viewer and self.has_reaction(state, self.seats[turn]):
                return self.again(self.seats, passed, turn)
        for turn in range(first, end):
            if self.seats[turn] != viewer and self.could(state, self.seats[turn]):
                return self.again(self.seats, passed, turn)
        return self.again(self.seats, passed, self.next)
