"""Chapter 5, growth phase: population moves from the supply to the harbor."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import SeatStep
from pentapolis.games.endeavor.rules.levels import growth_of
from pentapolis.games.endeavor.state import GROWTH, Endeavor
from pentapolis.games.endeavor.tables.constants import MOST_SEATS


class Grow(SeatStep[Endeavor]):
    """As much population as the culture value moves to the harbor; no choice (EN-5.1)."""

    __slots__ = ()

    def run(self, state: Endeavor) -> None:
        state.phase = GROWTH
        growth = growth_of(state, self.seat)
        state.harbor[self.seat] += growth
        # Not limited by the supply: a negative supply means substitutes are in use (EN-5.3).
        state.supply[self.seat] -= growth
        if state.journal is not None:
            who = f"seat:{self.seat}"
            state.tell("en-log-growth", {"seat": who, "count": growth}, self.seat)


GROW: Final = [Grow(seat) for seat in range(MOST_SEATS)]
