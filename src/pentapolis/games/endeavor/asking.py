"""What the questions inside an action have in common: who is asked, and by what."""

from __future__ import annotations

from pentapolis.core.agenda import Step
from pentapolis.games.endeavor.state import Endeavor


class Question(Step[Endeavor]):
    """A question that a building or a token puts to the active player."""

    __slots__ = ("seat", "asker")

    def __init__(self, seat: int, asker: str) -> None:
        self.seat = seat
        self.asker = asker

    def run(self, state: Endeavor) -> None:
        state.ask(self, self.seat)

    def source(self) -> str:
        return self.asker


class Target(Question):
    """Where a component is carried out; `bound` is the first one's region or deck (EN-8.16)."""

    __slots__ = ("bound",)

    def __init__(self, seat: int, bound: int, asker: str) -> None:
        super().__init__(seat, asker)
        self.bound = bound
