"""Reaction windows: seats, one after another, may react, and nobody else learns who could.

Who holds a fitting card must not show in who is asked. So a window is *veiled*: while it is open
everybody sees that reactions are possible, and only the seat that is asked knows that it is the
one. Seats that hold nothing are passed over without a trace, a pass leaves none either, and the
undo fence moves whenever somebody might react, whether or not anybody can.
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
    """The seats that get their chance, in order; immutable like every step.

    A game derives one class for each kind of window. It is a question like any other: it offers
    the candidates that are not refused, and besides them an answer that does nothing.
    """

    __slots__ = ("seats", "passed", "next")

    def __init__(self, seats: tuple[int, ...], passed: tuple[int, ...] = (), next: int = 0) -> None:
        self.seats = seats
        self.passed = passed  # those who were asked and passed; only they know it
        self.next = next  # whose chance comes next, as an index into `seats`

    # --- what a game says ----------------------------------------------------------------

    def could(self, state: S, seat: int) -> bool:
        """Whether the seat might have a reaction, as far as everybody knows."""
        return True

    def refuse_reaction(self, state: S, seat: int, move: Move) -> Refusal | None:
        """The rule that forbids the move as a reaction now; None where it is one."""
        raise NotImplementedError

    def reactions(self, state: S, seat: int) -> list[Move]:
        """What the seat really can do: the candidates that are not refused."""
        return [
            move
            for move in self.candidates(state, seat)
            if self.refuse_reaction(state, seat, move) is None
        ]

    def has_reaction(self, state: S, seat: int) -> bool:
        """The same as a question of fact, where that is quicker."""
        return bool(self.reactions(state, seat))

    def nothing(self) -> Move:
        """The answer of a seat that lets it pass."""
        raise NotImplementedError

    def react(self, state: S, seat: int, move: Move, rest: Window[S]) -> None:
        """A seat reacts, for all to see; `rest` is the chance of those after it."""
        raise NotImplementedError

    def again(self, seats: tuple[int, ...], passed: tuple[int, ...], next: int) -> Window[S]:
        """The same window at another moment."""
        raise NotImplementedError

    def closed(self, state: S) -> None:
        """Everybody has had a chance."""

    # --- how it runs ---------------------------------------------------------------------

    def run(self, state: S) -> None:
        """Ask the next seat that can react; close the window after the last."""
        if self.next == 0:
            for seat in self.seats:
                if self.could(state, seat):
                    state.reveal()  # the answer, even a silent one, is news to whoever waits
                    break
        for turn in range(self.next, len(self.seats)):
            if self.has_reaction(state, self.seats[turn]):
                state.ask(self.again(self.seats, self.passed, turn), self.seats[turn])
                return
        self.closed(state)

    def moves(self, state: S, seat: int) -> list[Move]:
        """What the seat can do, and the answer that does nothing."""
        return [*self.reactions(state, seat), self.nothing()]

    def refuse(self, state: S, seat: int, move: Move) -> Refusal | None:
        """Whoever is asked may always let it pass."""
        return None if self.is_silent(move) else self.refuse_reaction(state, seat, move)

    def answer(self, state: S, seat: int, move: Move) -> None:
        """Go on to the next seat after a pass; otherwise carry the reaction out."""
        if self.is_silent(move):
            state.push(self.again(self.seats, (*self.passed, seat), self.next + 1))
        else:
            # Now everybody knows how far the window has come, and who passed no longer matters.
            self.react(state, seat, move, self.again(self.seats, (), self.next + 1))

    def is_silent(self, move: Move) -> bool:
        """A pass leaves no trace that others could see."""
        return move.text == self.nothing().text

    def standing(self, state: S, seat: int) -> tuple[str, ...]:
        """A player may pass once for all."""
        return (PASS,)

    def stand(self, state: S, seat: int, answer: str) -> Move | None:
        """A standing pass is the answer that does nothing."""
        return self.nothing() if answer == PASS else None

    # --- how others imagine it -----------------------------------------------------------

    def imagined(self, state: S, viewer: int) -> Window[S]:
        """The open window as a seat (-1: a spectator) may think of it in an imagined position.

        Whoever is asked knows that much. Anybody else knows that one of those who could is being
        asked, and, where the viewer had a chance or still waits for it, on which side of it.
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
