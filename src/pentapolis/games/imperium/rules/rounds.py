"""Chapter 2, rounds and turns."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.moves import NumberMove, WordMove
from pentapolis.games.imperium.rules.activate import ACTIVATES, Activate
from pentapolis.games.imperium.rules.cleanup import CLEANUPS
from pentapolis.games.imperium.rules.ending import GameEnd, trigger_scoring
from pentapolis.games.imperium.rules.innovate import innovate, innovations, refuse_innovate
from pentapolis.games.imperium.rules.revolt import refuse_revolt, revolt, unrest_held
from pentapolis.games.imperium.rules.solstice import SOLSTICE_STEP
from pentapolis.games.imperium.state import Imperium

REVOLTS_UP_TO: Final[list[list[Move]]] = [
    [mv.REVOLTS[number] for number in range(held, -1, -1)] for held in range(len(mv.REVOLTS))
]
"""By number of unrest in hand: how many may be returned."""
TURN_LINES: Final = {"innovate": "im-log-innovate", "revolt": "im-log-revolt"}


class Round(Step[Imperium]):
    """Every player has one turn, then the solstice (IM-2.1, IM-2.3)."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        state.round += 1
        if state.journal is not None:
            state.tell("im-log-round", {"round": state.round}, heading=1)
        state.push(ROUND_END)
        state.push(SOLSTICE_STEP)
        for distance in range(state.seats - 1, -1, -1):
            state.push(TURNS[(state.start + distance) % state.seats])


class RoundEnd(Step[Imperium]):
    """Count points after the last round (IM-12.3), or at the round limit."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        if state.last_round and state.round >= state.last_round:
            state.push(GameEnd())
        else:
            if state.round + 1 == state.round_limit:
                trigger_scoring(state)
            state.push(ROUND)


class Turn(Activate):
    """Which action the turn is (IM-2.2); playing a card or using an ability means Activate."""

    __slots__ = ()
    KIND = "choose_turn_option"
    RULE = "IM-2.2"
    PROMPT = "im-ask-turn"

    def run(self, state: Imperium) -> None:
        state.active = self.seat
        state.activating = True  # unless another action is chosen
        if state.journal is not None:
            state.tell("im-log-turn", {"seat": f"seat:{self.seat}"}, self.seat, heading=2)
        state.ask(self, self.seat)

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        found = super().moves(state, seat)
        found += innovations(state)
        found += REVOLTS_UP_TO[unrest_held(state, seat)]
        return found

    def wording(self, move: Move) -> Message | None:
        if isinstance(move, NumberMove):
            return Message("im-revolt", {"count": move.number})
        if isinstance(move, WordMove):
            key = "im-innovate-search" if "search" in move.text else "im-innovate-deck"
            return Message(key, {"suit": move.args[0]})
        return None

    def refuse(self, state: Imperium, seat: int, move: Move) -> Refusal | None:
        if move.verb == "innovate":
            return refuse_innovate(state, move)
        if move.verb == "revolt" and isinstance(move, NumberMove):
            return refuse_revolt(state, seat, move.number)
        return super().refuse(state, seat, move)

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        state.push(CLEANUPS[seat])
        if state.journal is not None:
            line = TURN_LINES.get(move.verb, "im-log-activate")
            state.tell(line, {"seat": f"seat:{seat}"}, seat)
        if move.verb == "innovate":
            innovate(state, seat, move)
        elif isinstance(move, NumberMove):
            revolt(state, seat, move.number)
        else:
            ACTIVATES[seat].answer(state, seat, move)


ROUND: Final = Round()
ROUND_END: Final = RoundEnd()
TURNS: Final = [Turn(seat, -1) for seat in range(4)]
