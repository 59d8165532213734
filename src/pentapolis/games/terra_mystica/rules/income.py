"""4 Income: phase I, without decisions (TM-4.1 to TM-4.9)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg
from pentapolis.games.terra_mystica.effects import Income
from pentapolis.games.terra_mystica.questions import Work
from pentapolis.games.terra_mystica.rules.adjacency import enter_phase
from pentapolis.games.terra_mystica.rules.power import receive
from pentapolis.games.terra_mystica.state import ACTIONS, INCOME, TerraMystica, change
from pentapolis.games.terra_mystica.tables import BONUSES, FACTIONS, FAVORS


def _income(effects: tuple[object, ...]) -> Income | None:
    for effect in effects:
        if isinstance(effect, Income):
            return effect
    return None


CARD_INCOME: Final = [_income(tile.effects) for tile in BONUSES]
FAVOR_INCOME: Final = [_income(tile.effects) for tile in FAVORS]


class TakeIncome(Work):
    """Phase I: everybody takes income at the same time (TM-4.1)."""

    __slots__ = ()

    def run(self, state: TerraMystica) -> None:
        enter_phase(state, INCOME)
        for seat in state.order:
            before = state.row_values(seat) if state.journal is not None else ()
            take_income(state, seat)
            if state.journal is not None:
                tell_gain(state, seat, "tm-log-income", before)
        state.turn = -1
        state.passing = ()
        state.passed = state.dropped[:]
        enter_phase(state, ACTIONS)


def take_income(state: TerraMystica, seat: int) -> None:
    """Pay the income of structures, bonus card and favor tiles (TM-4.2 to TM-4.8)."""
    faction = FACTIONS[state.factions[seat]]
    for kind in range(5):
        receive(state, seat, faction.income[kind][state.built[seat * 5 + kind]])
    if state.cards[seat] >= 0:
        income = CARD_INCOME[state.cards[seat]]
        if income is not None:
            receive(state, seat, income.gain)
    favors = state.favors[seat]
    if favors:
        for tile in range(len(FAVORS)):
            if favors >> tile & 1:
                income = FAVOR_INCOME[tile]
                if income is not None:
                    receive(state, seat, income.gain)


def tell_gain(state: TerraMystica, seat: int, key: str, before: tuple[int, ...]) -> None:
    """Log an automatic gain with its deltas and totals."""
    changed = change(before, state.row_values(seat))
    if changed is not None:
        args: dict[str, Arg] = {
            "seat": f"seat:{seat}",
            "faction": state.faction_id(seat),
            "change": changed,
        }
        state.tell(key, args, seat)


TAKE_INCOME: Final = TakeIncome()
