"""Chapter 7, action phase: the players take turns until all have passed."""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.agenda import SeatStep, Step
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.endeavor.moves import PASS, Choice
from pentapolis.games.endeavor.questions import EndeavorQuestion
from pentapolis.games.endeavor.rules.passing import pass_turn
from pentapolis.games.endeavor.rules.performing import (
    activate,
    activations,
    add_tokens,
    ready_components,
    refuse_activate,
    refuse_use,
    use_token,
)
from pentapolis.games.endeavor.state import ACTION, Endeavor
from pentapolis.games.endeavor.tables.constants import MOST_SEATS


class ActionPhase(Step[Endeavor]):
    """Turns go clockwise from the crown holder until all have passed (EN-3.4, EN-7.1)."""

    __slots__ = ()

    def run(self, state: Endeavor) -> None:
        state.phase = ACTION
        state.passed = 0
        for seat in range(state.seats):
            state.seen[seat] = (state.occupied_key(seat),)
        state.push(TURN[state.crown])


class Turn(SeatStep[Endeavor]):
    """The next player who has not passed takes one turn (EN-7.2, EN-7.10)."""

    __slots__ = ()

    def run(self, state: Endeavor) -> None:
        seat = self.seat
        for _ in range(state.seats):
            if not state.has_passed(seat):
                state.push(TURN[state.left(seat)])
                state.ask(CHOOSE_ACTION[seat], seat)
                return
            seat = state.left(seat)


class ChooseAction(EndeavorQuestion):
    """The player takes exactly one action or passes (EN-7.1 to EN-7.4, EN-8.1)."""

    __slots__ = ()

    KIND: ClassVar[str] = "choose_action"
    RULE: ClassVar[str] = "EN-7.1"
    PROMPT: ClassVar[str] = "en-choose-action"
    VERBS: ClassVar[tuple[str, ...]] = ("activate", "use", "pass")

    def moves(self, state: Endeavor, seat: int) -> list[Move]:
        ready = ready_components(state, seat)
        result = activations(state, seat, ready)
        add_tokens(state, seat, ready, result)
        result.append(PASS)
        return result

    def refuse_answer(self, state: Endeavor, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, Choice):
            return None
        if move.verb == "activate":
            return refuse_activate(state, seat, move.index)
        return refuse_use(state, seat, move.index)

    def answer(self, state: Endeavor, seat: int, move: Move) -> None:
        if not isinstance(move, Choice):
            pass_turn(state, seat)
        elif move.verb == "activate":
            activate(state, seat, move.index)
        else:
            use_token(state, seat, move.index)


ACTION_PHASE: Final = ActionPhase()
TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
CHOOSE_ACTION: Final = [ChooseAction(seat) for seat in range(MOST_SEATS)]
