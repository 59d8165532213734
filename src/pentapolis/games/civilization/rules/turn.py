"""Chapter 3, the turn: Start of Turn, Trade, City Management, Movement, Research."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Arg
from pentapolis.core.state import replaced
from pentapolis.games.civilization.rules.blockade import refresh_yields
from pentapolis.games.civilization.rules.city_management import begin_city_management
from pentapolis.games.civilization.rules.ending import win
from pentapolis.games.civilization.rules.movement import begin_movement
from pentapolis.games.civilization.rules.research import Research
from pentapolis.games.civilization.rules.start_of_turn import begin_start_of_turn
from pentapolis.games.civilization.rules.trade import Trade
from pentapolis.games.civilization.state import (
    CITIES,
    CITY_MANAGEMENT,
    DRAW,
    MOVEMENT,
    PHASE_NAMES,
    RESEARCH,
    START_OF_TURN,
    TRADE,
    Civilization,
)
from pentapolis.games.civilization.tables.board import NOWHERE


class NextTurn(Step[Civilization]):
    """Begin a turn; the first-player marker passes to the left (CV-3.1, CV-3.5, CV-Q4)."""

    __slots__ = ()

    def run(self, state: Civilization) -> None:
        if state.turn_limit and state.turn >= state.turn_limit:
            win(state, -1, DRAW)
            return
        if state.turn > 0:
            state.first = state.left(state.first)
        state.turn += 1
        clean_up(state)
        if state.journal is not None:
            args: dict[str, Arg] = {"turn": state.turn, "seat": f"seat:{state.first}"}
            state.tell("cv-log-turn", {**args}, heading=1)
        state.push(self)
        for phase in (RESEARCH, MOVEMENT, CITY_MANAGEMENT, TRADE, START_OF_TURN):
            state.push(PHASES[phase])


def clean_up(state: Civilization) -> None:
    """End everything that lasts for one turn."""
    state.used = [0] * state.seats
    state.gov_changed = 0
    state.waived = [0] * state.seats
    state.spent = 0
    state.marked = 0
    state.fresh = 0
    state.locked = ()
    state.refused = ()
    state.promises = tuple([p for p in state.promises if p.until >= state.turn])
    state.boost = [0] * (CITIES * state.seats)
    state.actions = [0] * (CITIES * state.seats)
    for i in range(len(state.sent)):
        sq = state.sent[i]
        if sq >= 0:
            target = state.sent_to[i]
            state.sent = replaced(state.sent, i, NOWHERE)
            state.sent_to = replaced(state.sent_to, i, -1)
            refresh_yields(state, target)
            if state.city_at[sq] >= 0:
                refresh_yields(state, state.city_at[sq])


class Phase(Step[Civilization]):
    """One phase of a turn (CV-3.1)."""

    __slots__ = ("phase",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def run(self, state: Civilization) -> None:
        state.phase = self.phase
        if state.journal is not None:
            state.tell("cv-log-phase", {"phase": PHASE_NAMES[self.phase]}, heading=2)
        if self.phase == START_OF_TURN:
            begin_start_of_turn(state)
        elif self.phase == TRADE:
            state.push(Trade())
        elif self.phase == CITY_MANAGEMENT:
            begin_city_management(state)
        elif self.phase == MOVEMENT:
            begin_movement(state)
        else:
            state.push(Research())


PHASES: Final = [Phase(phase) for phase in range(RESEARCH + 1)]
