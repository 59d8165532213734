"""What all steps of this game share: answers are told as ledger rows (TM-L41)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.move import Move
from pentapolis.games.terra_mystica.labels import label
from pentapolis.games.terra_mystica.moves import DONE, FACTION, Act
from pentapolis.games.terra_mystica.state import TerraMystica

# The end of a turn changes nothing, and a choice of faction tells itself.
UNTOLD: Final = (DONE, FACTION)


class Work(Step[TerraMystica]):
    """A step that acts by itself."""

    __slots__ = ()


class Question(Step[TerraMystica]):
    """A step that asks one seat; the answer is told with what it changed."""

    __slots__ = ()

    def answer(self, state: TerraMystica, seat: int, move: Move) -> None:
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
