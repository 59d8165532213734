"""Section 7: the others' chance in somebody's movement (`W_MSTEP`, CV-Q34)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.reaction import Window
from pentapolis.games.civilization.abilities import use_ability
from pentapolis.games.civilization.acts import EVENT, PASS, USE, Act, ability_of, act, check_verb
from pentapolis.games.civilization.board import SQUARE_NAMES
from pentapolis.games.civilization.culture import kinds_in
from pentapolis.games.civilization.events import play_event
from pentapolis.games.civilization.state import Civilization
from pentapolis.games.civilization.suspicion import could_use
from pentapolis.games.civilization.tables import EVENT_DECK, EVENT_EFFECT, EVENTS, MOST_EVENTS
from pentapolis.games.civilization.targets import in_range, is_refused
from pentapolis.games.civilization.windows import can_use
from pentapolis.games.civilization.wording import figures

LOCK: Final = ability_of("lock_square")
NEVER: Final = -2


def _reach(deck: int) -> int:
    """How far a defection card of a deck reaches, -1 for everywhere."""
    found = NEVER
    for event in EVENTS:
        effect = EVENT_EFFECT[event.index]
        if event.deck == deck and effect.kind == "kill_figures" and found != -1:
            found = effect.reach if effect.reach < 0 else max(found, effect.reach)
    return found


REACH: Final = [_reach(deck) for deck in range(3)]


class MoveWindow(Window[Civilization]):
    """The others may interrupt a movement whose end does something at once."""

    __slots__ = ("mover", "group", "square")

    def __init__(
        self, seats: tuple[int, ...], passed: tuple[int, ...], next: int, mover: int, group: int,
        square: int,
    ) -> None:  # fmt: skip
        super().__init__(seats, passed, next)
        self.mover = mover
        self.group = group
        self.square = square  # where the movement leads

    def nothing(self) -> Move:
        return act(PASS)

    def prompt(self, seat: int) -> Message:
        args: dict[str, Arg] = {
            "seat": f"seat:{self.mover}",
            "figures": tuple(figures(self.group)),
            "square": f"square:{SQUARE_NAMES[self.square]}",
        }
        return Message("cv-ask-interrupt", args)

    def kind(self) -> str:
        return "interrupt_move"

    def source(self) -> str:
        return "CV-Q34"

    def why_not(self, state: Civilization, seat: int, text: str) -> Message:
        check_verb(text)
        return Message("cv-not-now", {"move": text}, "CV-Q34")

    def react(self, state: Civilization, seat: int, move: Move, rest: Window[Civilization]) -> None:
        assert isinstance(move, Act)
        state.push(self.again(self.seats, (), self.next))
        if move.code == EVENT:
            play_event(state, seat, move.a)
        else:
            use_ability(state, seat, move.a)


class LockWindow(MoveWindow):
    """Communism's spy, before the group sets out: it stops where it may not leave (CV-Q29)."""

    __slots__ = ()

    def again(
        self, seats: tuple[int, ...], passed: tuple[int, ...], next: int
    ) -> Window[Civilization]:
        return LockWindow(seats, passed, next, self.mover, self.group, self.square)

    def could(self, state: Civilization, seat: int) -> bool:
        return could_use(state, seat, LOCK)

    def reactions(self, state: Civilization, seat: int) -> list[Move]:
        return [act(USE, LOCK)] if can_use(state, seat, LOCK) else []


class KillWindow(MoveWindow):
    """Defection cards, when the group has arrived and nothing is resolved yet."""

    __slots__ = ()

    def again(
        self, seats: tuple[int, ...], passed: tuple[int, ...], next: int
    ) -> Window[Civilization]:
        return KillWindow(seats, passed, next, self.mover, self.group, self.square)

    def is_target(self, state: Civilization) -> bool:
        """Whether the group is still there."""
        return state.occupied[self.square] & self.group != 0

    def could(self, state: Civilization, seat: int) -> bool:
        if not self.is_target(state):
            return False
        for card in state.events[seat]:
            reach = REACH[EVENT_DECK[card % MOST_EVENTS]]
            if reach != NEVER and in_range(state, seat, self.square, reach):
                return True
        return False

    def reactions(self, state: Civilization, seat: int) -> list[Move]:
        found: list[Move] = []
        if not state.events[seat] or not self.is_target(state):
            return found
        for kind in kinds_in(state.events[seat]):
            effect = EVENT_EFFECT[kind]
            if (
                effect.kind == "kill_figures"
                and not is_refused(state, kind, self.mover)
                and in_range(state, seat, self.square, effect.reach)
            ):
                found.append(act(EVENT, kind))
        return found
