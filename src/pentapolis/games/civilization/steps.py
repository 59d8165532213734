"""What all questions of this game share."""

from __future__ import annotations

from pentapolis.core.agenda import Step
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.civilization.acts import Act, check_verb
from pentapolis.games.civilization.state import Civilization


class Question(Step[Civilization]):
    """A step that asks one seat, after everybody is down to the hand size (CV-6.45)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Civilization) -> None:
        if not over_limit(state, self):
            state.ask(self, self.seat)

    def source(self) -> str:
        return self.rule()

    def rule(self) -> str:
        """The number of the rule that asks."""
        raise NotImplementedError

    def answer(self, state: Civilization, seat: int, move: Move) -> None:
        assert isinstance(move, Act)
        self.take(state, move)

    def take(self, state: Civilization, move: Act) -> None:
        """The effect of the answer."""
        raise NotImplementedError

    def why_not(self, state: Civilization, seat: int, text: str) -> Message:
        check_verb(text)
        return Message("cv-not-now", {"move": text}, self.rule())


def over_limit(state: Civilization, step: Step[Civilization]) -> bool:
    """Above the culture hand size the excess is discarded first; `step` comes after (CV-6.45)."""
    for seat in range(state.seats):
        if len(state.events[seat]) > state.hand_limit[seat]:
            from pentapolis.games.civilization.culture import DiscardToLimit

            state.push(step)
            state.push(DiscardToLimit(seat))
            return True
    return False
