"""Section 7: the others' chance in somebody's movement (`W_MSTEP`, CV-Q34)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.civilization.abilities import use_ability
from pentapolis.games.civilization.acts import EVENT, PASS, USE, Act, ability_of, act
from pentapolis.games.civilization.events import play_event
from pentapolis.games.civilization.state import Civilization
from pentapolis.games.civilization.steps import Question
from pentapolis.games.civilization.targets import playable
from pentapolis.games.civilization.windows import can_use

LOCK: Final = ability_of("lock_square")


class MoveWindow(Step[Civilization]):
    """When a movement is declared and after each step the others may interrupt (`W_MSTEP`)."""

    __slots__ = ("mover", "offset", "lock", "start", "square")

    def __init__(self, mover: int, offset: int, lock: bool, start: int, square: int) -> None:
        self.mover = mover
        self.offset = offset
        self.lock = lock
        self.start = start
        self.square = square

    def at(self, offset: int) -> MoveWindow:
        return MoveWindow(self.mover, offset, self.lock, self.start, self.square)

    def run(self, state: Civilization) -> None:
        for offset in range(self.offset, state.seats):
            seat = (self.mover + offset) % state.seats
            if can_interrupt(state, seat, self.lock):
                state.push(Interrupt(seat, self, offset))
                return


def can_interrupt(state: Civilization, seat: int, lock: bool) -> bool:
    """Whether the seat holds a card or ability for this window (CV-Q34)."""
    if lock:
        return can_use(state, seat, LOCK)
    return len(state.events[seat]) > 0 and len(playable(state, seat, "movement")) > 0


class Interrupt(Question):
    """Defection cards and Communism's spy, in anybody's movement (CV-Q34)."""

    __slots__ = ("window", "offset")

    def __init__(self, seat: int, window: MoveWindow, offset: int) -> None:
        super().__init__(seat)
        self.window = window
        self.offset = offset

    def run(self, state: Civilization) -> None:
        state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-interrupt", {"seat": f"seat:{self.window.mover}"})

    def kind(self) -> str:
        return "interrupt_move"

    def rule(self) -> str:
        return "CV-Q34"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        moves: list[Move] = []
        if not self.window.lock:
            moves = [act(EVENT, kind) for kind in playable(state, seat, "movement")]
        elif can_use(state, seat, LOCK):
            moves.append(act(USE, LOCK))
        moves.append(act(PASS))
        return moves

    def take(self, state: Civilization, move: Act) -> None:
        if move.code == PASS:
            state.push(self.window.at(self.offset + 1))
            return
        state.push(self.window.at(self.offset))
        if move.code == EVENT:
            play_event(state, self.seat, move.a)
        else:
            use_ability(state, self.seat, move.a)
