"""3 Round structure: six rounds of income, actions and cult bonuses (TM-3.1 to TM-3.3)."""

from __future__ import annotations

from pentapolis.games.terra_mystica.questions import Work
from pentapolis.games.terra_mystica.rules.cult_bonus import CLEAN_UP, CULT_REWARDS
from pentapolis.games.terra_mystica.rules.ending import END_GAME
from pentapolis.games.terra_mystica.rules.income import TAKE_INCOME
from pentapolis.games.terra_mystica.rules.turns import NEXT_TURN
from pentapolis.games.terra_mystica.state import TerraMystica
from pentapolis.games.terra_mystica.tables import ROUNDS, SCORINGS


class PlayRound(Work):
    """Income, actions, cult bonuses; the sixth round ends after the actions (TM-3.1)."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: TerraMystica) -> None:
        state.round = self.number
        if state.journal is not None:
            tile = f"scoring:{SCORINGS[state.tile()].id}"
            state.tell("tm-log-round", {"round": self.number, "tile": tile}, heading=1)
        if self.number == ROUNDS:
            state.push(END_GAME)
        else:
            state.push(PlayRound(self.number + 1))
            state.push(CLEAN_UP)
            state.push(CULT_REWARDS)
        state.push(NEXT_TURN)
        state.push(TAKE_INCOME)
