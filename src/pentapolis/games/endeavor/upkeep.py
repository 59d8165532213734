"""Sections 5 and 6: population grows, workers come back from buildings."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.endeavor.state import GROWTH, SALARY, Endeavor
from pentapolis.games.endeavor.tables import MOST_SEATS, Returning
from pentapolis.games.endeavor.workers import return_all, return_workers, selections, why_not_return


class Grow(Step[Endeavor]):
    """Population equal to the culture value moves to the harbor, without a choice (EN-5.1)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Endeavor) -> None:
        state.phase = GROWTH
        growth = state.growth(self.seat)
        state.harbor[self.seat] += growth
        # Never cut: below zero the supply stands for substitutes (EN-5.3).
        state.supply[self.seat] -= growth
        if state.journal is not None:
            who = f"seat:{self.seat}"
            state.tell("en-log-growth", {"seat": who, "count": growth}, self.seat)


class PaySalary(Step[Endeavor]):
    """As many workers as payments come back; the player chooses which (EN-6.1 to EN-6.3)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Endeavor) -> None:
        state.phase = SALARY
        seat = self.seat
        workers = state.workers[seat]
        if not workers:
            return
        if state.payments(seat) >= workers.bit_count():
            return_all(state, seat, workers)
        else:
            state.ask(self, seat)

    def prompt(self, seat: int) -> Message:
        return Message("en-choose-salary")

    def kind(self) -> str:
        return "choose_salary"

    def source(self) -> str:
        return "EN-6.3"

    def moves(self, state: Endeavor, seat: int) -> list[Move]:
        keys = selections(state, seat, state.workers[seat], state.payments(seat))
        return [state.tables.returning(key) for key in keys]

    def answer(self, state: Endeavor, seat: int, move: Move) -> None:
        assert isinstance(move, Returning)
        return_workers(state, seat, move.kinds, state.workers[seat])

    def why_not(self, state: Endeavor, seat: int, text: str) -> Message:
        return why_not_return(
            state, seat, text, state.workers[seat], state.payments(seat), "EN-6.3"
        )


GROW: Final = [Grow(seat) for seat in range(MOST_SEATS)]
PAY_SALARY: Final = [PaySalary(seat) for seat in range(MOST_SEATS)]
