"""What this game's questions share: answers logged as ledger rows, and pending choices.

A `Choice` is a part of an action still to be chosen: a tile, a track, a place, a hex for spades. It
stays on the agenda until then. Everything that one building earns is chosen in any order (TM-Q18):
the choices on top of the agenda are offered as one question.
"""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.question import SeatQuestion
from pentapolis.core.refusal import Refusal
from pentapolis.games.terra_mystica.moves import DONE, EXCHANGE, FACTION, Act, label, parse
from pentapolis.games.terra_mystica.state import TerraMystica

# Not logged as rows: the end of a turn changes nothing, a choice of faction has its own line.
UNTOLD: Final = (DONE, FACTION)

# The order in which choices are asked for; all pending ones are offered.
FAVOR_RANK: Final = 0
TOWN_RANK: Final = 1
ORDAIN_RANK: Final = 2
CULT_RANK: Final = 3
BRIDGE_RANK: Final = 4
POST_RANK: Final = 5
RIDE_RANK: Final = 6
STORM_RANK: Final = 7
SPADE_RANK: Final = 8


class Work(Step[TerraMystica]):
    """A step that acts and asks nothing."""

    __slots__ = ()


class Question(SeatQuestion[TerraMystica]):
    """A step that asks one seat; the answer is logged with what it changed."""

    __slots__ = ()

    def parse(self, state: TerraMystica, text: str) -> Move:
        return parse(text)

    def refuse(self, state: TerraMystica, seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, Act)
        return self.refuse_act(state, seat, move)

    def refuse_act(self, state: TerraMystica, seat: int, move: Act) -> Refusal | None:
        """The rule that forbids the move here; None if it is legal."""
        raise NotImplementedError

    def answer(self, state: TerraMystica, seat: int, move: Move) -> None:
        """Carry out the answer and log it as a row (TM-L41)."""
        assert isinstance(move, Act)
        if state.journal is None or move.code in UNTOLD:
            self.act(state, seat, move)
            return
        before = state.row_values(seat)
        place = len(state.journal)
        self.act(state, seat, move)
        state.tell_row(seat, label(move), before, place)

    def act(self, state: TerraMystica, seat: int, move: Act) -> None:
        """The effect of the answer."""
        raise NotImplementedError


def tried(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """The move in words, for a refusal that names another question."""
    asking = state.asking
    asked: Arg = asking.prompt(seat) if asking is not None else ""
    return {"move": label(move), "asked": asked}


CHOOSE_FIRST: Final = Refusal("tm-no-choose-first", "TM-6.7", tried)
NO_EXCHANGE: Final = Refusal("tm-no-exchange-in-choice", "TM-5.6", tried)


class Choice(Question):
    """A part of the action that is still to be chosen.

    `RANK` is its order among pending choices, `CODES` are the kinds of move that answer it.
    """

    __slots__ = ()

    RANK: ClassVar[int] = 0
    CODES: ClassVar[tuple[int, ...]] = ()

    def add_moves(self, state: TerraMystica, seat: int, moves: list[Move]) -> None:
        """Add the answers to this choice."""
        raise NotImplementedError

    def refuse_choice(self, state: TerraMystica, seat: int, move: Act) -> Refusal | None:
        """The rule that forbids this answer to this choice."""
        raise NotImplementedError

    def choose(self, state: TerraMystica, seat: int, move: Act) -> None:
        """Carry out the choice, which is already off the agenda."""
        raise NotImplementedError

    def moves(self, state: TerraMystica, seat: int) -> list[Move]:
        moves: list[Move] = []
        self.add_moves(state, seat, moves)
        rank = self.RANK
        for choice in waiting(state):
            if rank != choice.RANK:
                choice.add_moves(state, seat, moves)
                rank = choice.RANK
        return moves

    def refuse_act(self, state: TerraMystica, seat: int, move: Act) -> Refusal | None:
        choice = self.answered_by(state, move)
        if choice is None:
            return NO_EXCHANGE if move.code == EXCHANGE else CHOOSE_FIRST
        return choice.refuse_choice(state, seat, move)

    def act(self, state: TerraMystica, seat: int, move: Act) -> None:
        choice = self.answered_by(state, move)
        assert choice is not None
        if choice is not self:
            state.agenda.remove(choice)
            owe(state, self)
        choice.choose(state, seat, move)

    def answered_by(self, state: TerraMystica, move: Act) -> Choice | None:
        """The pending choice that the move answers: this one or one below it."""
        if move.code in self.CODES:
            return self
        for choice in waiting(state):
            if move.code in choice.CODES:
                return choice
        return None


def waiting(state: TerraMystica) -> list[Choice]:
    """The pending choices on top of the agenda, the next one first."""
    found: list[Choice] = []
    for i in range(len(state.agenda) - 1, -1, -1):
        step = state.agenda[i]
        if not isinstance(step, Choice):
            break
        found.append(step)
    return found


def owe(state: TerraMystica, choice: Choice) -> None:
    """Put a choice on the agenda, in the order of ranks."""
    i = len(state.agenda)
    while i:
        step = state.agenda[i - 1]
        if not isinstance(step, Choice) or step.RANK > choice.RANK:
            break
        i -= 1
    state.agenda.insert(i, choice)


def owed(state: TerraMystica, rank: int) -> int:
    """How many choices of that rank are pending, including the open one."""
    asking = state.asking
    count = 1 if isinstance(asking, Choice) and rank == asking.RANK else 0
    for choice in waiting(state):
        if rank == choice.RANK:
            count += 1
    return count
