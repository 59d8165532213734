"""Chapter 7, reactions of others to a movement (CV-Q34)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.reaction import Window
from pentapolis.core.refusal import Refusal
from pentapolis.games.civilization.effects.abilities import use_ability
from pentapolis.games.civilization.effects.activated import KillFigures, LockSquare
from pentapolis.games.civilization.effects.events import play_event
from pentapolis.games.civilization.effects.payment import refuse_use
from pentapolis.games.civilization.effects.suspicion import could_use
from pentapolis.games.civilization.effects.targets import in_range, is_refused
from pentapolis.games.civilization.moves import EVENT, USE, CivMove, make
from pentapolis.games.civilization.questions import (
    ELSEWHERE,
    Reaction,
    kinds_in,
    refuse_card,
    the_first,
)
from pentapolis.games.civilization.rules.blockade import square_owner
from pentapolis.games.civilization.rules.figures import figures
from pentapolis.games.civilization.state import FIGURES_OF, Civilization
from pentapolis.games.civilization.tables.board import SQUARE_NAMES
from pentapolis.games.civilization.tables.cards import (
    EVENT_DECK,
    EVENT_EFFECT,
    EVENTS,
    MOST_EVENTS,
    ability_of,
)

LOCK: Final = ability_of(LockSquare)
NEVER: Final = -2


def _reach(deck: int) -> int:
    """The longest reach of a deck's cards that kill figures, -1 for unlimited."""
    found = NEVER
    for event in EVENTS:
        effect = EVENT_EFFECT[event.index]
        if event.deck == deck and isinstance(effect, KillFigures) and found != -1:
            found = effect.reach if effect.reach < 0 else max(found, effect.reach)
    return found


REACH: Final = [_reach(deck) for deck in range(3)]


NO_INTERRUPT: Final = Refusal("cv-no-interrupt", "CV-Q34", the_first)
OUT_OF_RANGE: Final = Refusal("cv-no-range", "CV-E8", the_first)
IMMUNE: Final = Refusal("cv-no-immune-mover", "CV-Q63", the_first)


class MoveWindow(Reaction):
    """Others may interrupt a movement whose end has an immediate effect."""

    __slots__ = ("mover", "group", "square")
    KIND = "interrupt_move"
    RULE = "CV-Q34"

    def __init__(
        self, seats: tuple[int, ...], passed: tuple[int, ...], next: int, mover: int, group: int,
        square: int,
    ) -> None:  # fmt: skip
        super().__init__(seats, passed, next)
        self.mover = mover
        self.group = group
        self.square = square  # the destination

    def is_great(self, state: Civilization, seat: int) -> bool:
        return (
            square_owner(state, self.square) == seat
            or state.occupied[self.square] & FIGURES_OF[seat] != 0
        )

    def prompt(self, seat: int) -> Message:
        args: dict[str, Arg] = {
            "seat": f"seat:{self.mover}",
            "figures": tuple(figures(self.group)),
            "square": f"square:{SQUARE_NAMES[self.square]}",
        }
        return Message("cv-ask-interrupt", args)

    def react(self, state: Civilization, seat: int, move: Move, rest: Window[Civilization]) -> None:
        assert isinstance(move, CivMove)
        state.push(self.again(self.seats, (), self.next))
        if move.code == EVENT:
            play_event(state, seat, move.first)
        else:
            use_ability(state, seat, move.first)


class LockWindow(MoveWindow):
    """Communism's spy may lock squares before the group moves; it then stops there (CV-Q29)."""

    __slots__ = ()

    def again(
        self, seats: tuple[int, ...], passed: tuple[int, ...], next: int
    ) -> Window[Civilization]:
        return LockWindow(seats, passed, next, self.mover, self.group, self.square)

    def could(self, state: Civilization, seat: int) -> bool:
        return could_use(state, seat, LOCK)

    def candidates(self, state: Civilization, seat: int) -> list[Move]:
        return [make(USE, LOCK)]

    def refuse_move(self, state: Civilization, seat: int, move: CivMove) -> Refusal | None:
        if move.code == USE and move.first == LOCK:
            return refuse_use(state, seat, LOCK)
        return NO_INTERRUPT if move.code in (USE, EVENT) else ELSEWHERE[move.code]


class KillWindow(MoveWindow):
    """Cards that kill figures, after the group has arrived and before anything is resolved."""

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

    def candidates(self, state: Civilization, seat: int) -> list[Move]:
        return [make(EVENT, kind) for kind in kinds_in(state.events[seat])]

    def refuse_kill(self, state: Civilization, seat: int, kind: int) -> Refusal | None:
        """Require a killing card that reaches the group, not refused by its owner (CV-E8)."""
        effect = EVENT_EFFECT[kind]
        if not isinstance(effect, KillFigures) or not self.is_target(state):
            return NO_INTERRUPT
        if is_refused(state, kind, self.mover):
            return IMMUNE
        return None if in_range(state, seat, self.square, effect.reach) else OUT_OF_RANGE

    def refuse_move(self, state: Civilization, seat: int, move: CivMove) -> Refusal | None:
        if move.code == EVENT:
            return refuse_card(state, seat, move.first) or self.refuse_kill(state, seat, move.first)
        return NO_INTERRUPT if move.code == USE else ELSEWHERE[move.code]
