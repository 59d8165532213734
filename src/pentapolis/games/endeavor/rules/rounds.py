"""Chapters 3 and 16, round structure and end of round: four phases, then the crown moves on.

After the seventh round the game ends (chapter 17 is `scoring`).
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.games.endeavor.rules.action_phase import ACTION_PHASE
from pentapolis.games.endeavor.rules.build import CHOOSE_BUILDING
from pentapolis.games.endeavor.rules.growth import GROW
from pentapolis.games.endeavor.rules.levels import icon_counts
from pentapolis.games.endeavor.rules.salary import PAY_SALARY
from pentapolis.games.endeavor.state import BUILD, Endeavor
from pentapolis.games.endeavor.tables.constants import LEVELS, ROUNDS


class PlayRound(Step[Endeavor]):
    """Build, growth, salary and action phase, each begun by the crown holder (EN-3.2, EN-3.3)."""

    __slots__ = ("round",)

    def __init__(self, round: int) -> None:
        self.round = round

    def run(self, state: Endeavor) -> None:
        state.round = self.round
        state.phase = BUILD
        state.passed = 0
        if state.journal is not None:
            state.tell("en-log-round", {"round": self.round}, heading=1)
        # The agenda is a stack: what comes last is pushed first (EN-3.4, EN-3.5).
        state.push(END_ROUND)
        state.push(ACTION_PHASE)
        seats = state.seats
        for steps in (PAY_SALARY, GROW, CHOOSE_BUILDING):
            for turn in range(seats - 1, -1, -1):
                state.push(steps[(state.crown + turn) % seats])


class EndRound(Step[Endeavor]):
    """Check levels and pass the crown on; after round 7 the game ends (EN-16.1 to EN-16.4)."""

    __slots__ = ()

    def run(self, state: Endeavor) -> None:
        if state.journal is not None:  # skipped in search: the counts never differ
            for seat in range(state.seats):
                counts = icon_counts(state, seat)
                assert counts == state.levels[LEVELS * seat : LEVELS * seat + LEVELS], "EN-2.6"
        if state.round < ROUNDS:
            state.crown = state.left(state.crown)
            if state.journal is not None:
                state.tell("en-log-crown", {"seat": f"seat:{state.crown}"}, state.crown)
            state.push(PlayRound(state.round + 1))
            return
        if state.journal is not None:
            state.tell("en-log-end", {}, heading=1)
            for seat, score in enumerate(state.scores()):
                state.tell("en-log-score", {"seat": f"seat:{seat}", "glory": score.total}, seat)
        state.finish()


END_ROUND: Final = EndRound()
