"""What all questions of this game share."""

from __future__ import annotations

from pentapolis.core.agenda import Step
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.reaction import Window
from pentapolis.games.civilization.acts import END, Act, act, check_verb
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


class Menu(Question):
    """A part of a phase: one thing after another may be done until its owner ends it."""

    __slots__ = ()

    def run(self, state: Civilization) -> None:
        if over_limit(state, self):
            return
        if self.has_choice(state):
            state.ask(self, self.seat)
        else:
            state.push(Secretly((self.seat,), (), 0, self))

    def has_choice(self, state: Civilization) -> bool:
        """Whether there is something to decide that everybody can see."""
        return bool(self.plain_moves(state))

    def plain_moves(self, state: Civilization) -> list[Move]:
        """What everybody knows to be possible."""
        raise NotImplementedError

    def secret_moves(self, state: Civilization) -> list[Move]:
        """What depends on things that only the seat knows: events, hidden payments."""
        raise NotImplementedError

    def is_suspected(self, state: Civilization) -> bool:
        """Whether the others must reckon with secret moves."""
        raise NotImplementedError

    def last(self) -> Act:
        """The answer that ends the part."""
        return act(END)

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        return [*self.plain_moves(state), *self.secret_moves(state), self.last()]


class Secretly(Window[Civilization]):
    """A part in which only secret moves are possible: nobody learns whether there are any."""

    __slots__ = ("menu",)

    def __init__(
        self, seats: tuple[int, ...], passed: tuple[int, ...], next: int, menu: Menu
    ) -> None:
        super().__init__(seats, passed, next)
        self.menu = menu

    def again(
        self, seats: tuple[int, ...], passed: tuple[int, ...], next: int
    ) -> Window[Civilization]:
        return Secretly(seats, passed, next, self.menu)

    def could(self, state: Civilization, seat: int) -> bool:
        return self.menu.is_suspected(state)

    def reactions(self, state: Civilization, seat: int) -> list[Move]:
        return self.menu.secret_moves(state)

    def nothing(self) -> Move:
        return self.menu.last()

    def react(self, state: Civilization, seat: int, move: Move, rest: Window[Civilization]) -> None:
        assert isinstance(move, Act)
        self.menu.take(state, move)

    def closed(self, state: Civilization) -> None:
        self.menu.take(state, self.menu.last())

    def standing(self, state: Civilization, seat: int) -> tuple[str, ...]:
        return ()

    def prompt(self, seat: int) -> Message:
        return self.menu.prompt(seat)

    def kind(self) -> str:
        return self.menu.kind()

    def source(self) -> str:
        return self.menu.source()

    def why_not(self, state: Civilization, seat: int, text: str) -> Message:
        return self.menu.why_not(state, seat, text)


def over_limit(state: Civilization, step: Step[Civilization]) -> bool:
    """Above the culture hand size the excess is discarded first; `step` comes after (CV-6.45)."""
    for seat in range(state.seats):
        if len(state.events[seat]) > state.hand_limit[seat]:
            from pentapolis.games.civilization.culture import DiscardToLimit

            state.push(step)
            state.push(DiscardToLimit(seat))
            return True
    return False
