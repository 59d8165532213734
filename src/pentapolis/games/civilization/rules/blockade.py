"""Chapter 11, scouts and blockade: what the squares of a city yield (CV-11.1 to CV-11.9)."""

from __future__ import annotations

from pentapolis.core.compiled import i64
from pentapolis.games.civilization.state import CITIES, FIGURES_OF, Civilization
from pentapolis.games.civilization.tables.cards import MARK_ICONS, WATER

# --- squares ------------------------------------------------------------------------------------


def terrain(state: Civilization, sq: int) -> int:
    """The terrain of a revealed square."""
    return state.ground[sq] & 7


def is_water(state: Civilization, sq: i64) -> bool:
    """Whether a revealed square is water; with a harbor it still is (CV-6.25)."""
    return state.ground[sq] & 7 == WATER


def is_blocked(state: Civilization, sq: i64, seat: i64) -> bool:
    """Whether an enemy figure stands on a square of the seat's outskirts (CV-11.4)."""
    here: i64 = state.occupied[sq]
    if here == 0:
        return False
    return here & ~FIGURES_OF[seat] & ~state.travelling != 0


def square_coin(state: Civilization, sq: i64) -> i64:
    """The coins of a square: its marker's, or else the printed ones (CV-6.24)."""
    mark: i64 = state.marks[sq]
    if mark:
        return MARK_ICONS[mark][3]
    ground: i64 = state.ground[sq]
    return ground >> 8 & 1


def square_owner(state: Civilization, sq: i64) -> i64:
    """The seat whose city the square belongs to, -1 for none."""
    city: i64 = state.city_at[sq]
    return city // CITIES if city >= 0 else -1


# --- caches -------------------------------------------------------------------------------------


def refresh_yields(state: Civilization, city: int) -> None:
    """Sum a city's outskirts and the squares that scouts send to it (CV-11.1 to CV-11.5)."""
    trade: i64 = 0
    production: i64 = 0
    culture: i64 = 0
    combat: i64 = 0
    coin: i64 = 0
    resources: i64 = 0
    mark: i64
    value: i64
    centre = state.centre[city]
    if centre >= 0:
        enemies: i64 = ~(FIGURES_OF[city // CITIES] | state.travelling)
        occupied = state.occupied
        marks = state.marks
        ground = state.ground
        to_here, to_others = sent_squares(state, city)
        for square in state.layout.around[centre]:
            sq: i64 = square
            if occupied[sq] & enemies:
                continue
            mark = marks[sq]
            here = not to_others or square not in to_others
            if mark:
                icons = MARK_ICONS[mark]
                coin += icons[3]
                combat += icons[4]
                if here:
                    trade += icons[0]
                    production += icons[1]
                    culture += icons[2]
            else:
                value = ground[sq]
                coin += value >> 8 & 1
                if here:
                    trade += value >> 3 & 3
                    production += value >> 5 & 3
                    culture += value >> 7 & 1
                    if value >> 9:
                        resources |= 1 << (value >> 9) - 1
        for square in to_here:
            mark = marks[square]
            if mark:
                icons = MARK_ICONS[mark]
                trade += icons[0]
                production += icons[1]
                culture += icons[2]
            else:
                value = ground[square]
                trade += value >> 3 & 3
                production += value >> 5 & 3
                culture += value >> 7 & 1
                if value >> 9:
                    resources |= 1 << (value >> 9) - 1
    state.own_yields()
    state.y_trade[city] = trade
    state.y_production[city] = production
    state.y_culture[city] = culture
    state.y_combat[city] = combat
    state.y_coin[city] = coin
    state.y_resources[city] = resources


def sent_squares(state: Civilization, city: int) -> tuple[list[int], list[int]]:
    """The squares that scouts send to a city from elsewhere, and those of its own that they send to
    others: a square counts for one city only (CV-11.2)."""
    to_here: list[int] = []
    to_others: list[int] = []
    sent = state.sent
    for i in range(len(sent)):
        sq = sent[i]
        if sq >= 0:
            if state.sent_to[i] != city:
                if state.city_at[sq] == city:
                    to_others.append(sq)
            elif not _counted(state, sq, city):
                to_here.append(sq)
    return to_here, to_others


def _counted(state: Civilization, sq: int, city: int) -> bool:
    """Whether a sent square already counts as the city's own unblocked outskirts."""
    return state.city_at[sq] == city and not is_blocked(state, sq, city // CITIES)
