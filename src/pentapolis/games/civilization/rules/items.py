"""Chapter 6, build: what an item costs, and where it may stand (CV-6.3 to CV-6.37)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg
from pentapolis.core.refusal import Refusal
from pentapolis.games.civilization.moves import ITEM, CivMove, item_id
from pentapolis.games.civilization.questions import Question, the_first
from pentapolis.games.civilization.rules.blockade import is_blocked, is_water
from pentapolis.games.civilization.rules.figures import may_stack, supply_of
from pentapolis.games.civilization.rules.units import has_cards
from pentapolis.games.civilization.state import CITIES, FIGURES_OF, Civilization
from pentapolis.games.civilization.tables.cards import (
    AIRCRAFT,
    ARMY,
    ARMY_COST,
    BUILDING_ITEM,
    BUILDINGS,
    CIV_RUSH,
    GOV_PRODUCTION,
    GROUPS,
    MARK_GROUP,
    MARK_STAR,
    PER_3_COINS,
    PERSON_MARK,
    SCOUT,
    SCOUT_COST,
    TECH,
    TECHS,
    UNIT_COST,
    UNIT_ITEM,
    WALLS,
    WALLS_COST,
    WALLS_ITEM,
    WATER,
    WONDER_CHEAP,
    WONDER_CHEAP_BIT,
    WONDER_COST,
    WONDER_ITEM,
    WONDER_MARK,
)

RUSH_TRADE: Final = 3
MASONRY: Final = 1 << TECH[WALLS["unlocked_by"]]
BUILDING_BIT: Final = [1 << TECH[building.tech] for building in BUILDINGS]
VERSIONS: Final = [
    (
        next(b.index for b in BUILDINGS if b.group == group and not b.upgraded),
        [b.index for b in BUILDINGS if b.group == group and b.upgraded],
    )
    for group in range(len(GROUPS))
]


class BuildQuestion(Question):
    """A build action that is being put together: items and squares chosen so far."""

    __slots__ = ("city", "two", "free", "items", "squares")

    def __init__(
        self, seat: int, city: int, two: bool, free: bool, items: tuple[int, ...],
        squares: tuple[int, ...],
    ) -> None:  # fmt: skip
        super().__init__(seat)
        self.city = city
        self.two = two
        self.free = free
        self.items = items
        self.squares = squares

    def run(self, state: Civilization) -> None:
        state.ask(self, self.seat)


# --- prices -------------------------------------------------------------------------------------


def production(state: Civilization, city: int) -> int:
    """What one build action of the city has (CV-6.3)."""
    seat = city // CITIES
    total = state.y_production[city] + state.boost[city]
    total += GOV_PRODUCTION[state.governments[seat]]
    if state.techs[seat] & PER_3_COINS:
        total += state.coins[seat] // 3
    return total


def per_rush(state: Civilization, seat: int) -> int:
    """Production for 3 trade: 1, America 2 (CV-6.6)."""
    return 2 if CIV_RUSH[state.civs[seat]] else 1


def most_production(state: Civilization, city: int) -> int:
    """The pool with all trade rushed."""
    seat = city // CITIES
    return production(state, city) + state.trade[seat] // RUSH_TRADE * per_rush(state, seat)


def rush_needed(state: Civilization, city: int, cost: int) -> int:
    """How often 3 trade must be spent to reach the cost (CV-6.6)."""
    lacking = cost - production(state, city)
    if lacking <= 0:
        return 0
    rate = per_rush(state, city // CITIES)
    return (lacking + rate - 1) // rate


def item_cost(state: Civilization, seat: int, item: int) -> int:
    """The price of an item for that seat (CV-6.9, CV-6.16, CV-6.20, CV-6.28, CV-6.30)."""
    if item == ARMY:
        return ARMY_COST
    if item == SCOUT:
        return SCOUT_COST
    if item < BUILDING_ITEM:
        kind = item - UNIT_ITEM
        rank = state.ranks[4 * seat + kind]
        return UNIT_COST[kind][0 if kind == AIRCRAFT else rank - 1]
    if item < WALLS_ITEM:
        return BUILDINGS[item - BUILDING_ITEM].cost
    if item == WALLS_ITEM:
        return WALLS_COST
    wonder = item - WONDER_ITEM
    if state.techs[seat] & WONDER_CHEAP_BIT[wonder]:
        return WONDER_CHEAP[wonder]
    return WONDER_COST[wonder]


# --- what can be built --------------------------------------------------------------------------


def unlocked_buildings(state: Civilization, seat: int) -> list[int]:
    """The version of each group that may be built (CV-6.20, CV-6.26, CV-6.27)."""
    techs = state.techs[seat]
    found: list[int] = []
    for basic, better in VERSIONS:
        if better and techs & BUILDING_BIT[better[0]]:
            found.append(better[0])
        elif techs & BUILDING_BIT[basic]:
            found.append(basic)
    return found


def marker_squares(state: Civilization, city: int, item: int) -> list[int]:
    """Legal squares of a building or wonder (CV-6.22, CV-6.23, CV-6.31, CV-6.35 to CV-6.37)."""
    seat = city // CITIES
    around = state.layout.around[state.centre[city]]
    wonder = item >= WONDER_ITEM
    terrain = -1 if wonder else BUILDINGS[item - BUILDING_ITEM].terrain
    star = not wonder and BUILDINGS[item - BUILDING_ITEM].star
    group = -1 if wonder else BUILDINGS[item - BUILDING_ITEM].group
    only = -1
    for sq in around:
        mark = state.marks[sq]
        if (star and MARK_STAR[mark]) or (wonder and WONDER_MARK <= mark < PERSON_MARK):
            only = sq
    found: list[int] = []
    for sq in around:
        if only >= 0 and sq != only:
            continue
        here = state.ground[sq] & 7
        if (here == WATER) if terrain < 0 else (here != terrain):
            continue
        if is_blocked(state, sq, seat):
            continue
        if group >= 0 and not state.supply[group] and MARK_GROUP[state.marks[sq]] != group:
            continue
        found.append(sq)
    return found


def figure_squares(state: Civilization, city: int, item: int) -> list[int]:
    """Where a built figure may stand (CV-6.10 to CV-6.13)."""
    seat = city // CITIES
    found: list[int] = []
    for sq in state.layout.around[state.centre[city]]:
        if is_water(state, sq) and state.water[seat] < 2:
            continue
        if not may_stack(state, seat, sq, 1):
            continue
        if item == SCOUT and state.occupied[sq] & ~FIGURES_OF[seat]:
            continue
        found.append(sq)
    return found


def item_squares(state: Civilization, city: int, item: int) -> list[int]:
    """Where an item may be placed."""
    if item < UNIT_ITEM:
        return figure_squares(state, city, item)
    return marker_squares(state, city, item)


def needs_square(item: int) -> bool:
    """Units join the standing forces, walls stand in the centre."""
    return item < UNIT_ITEM or (item >= BUILDING_ITEM and item != WALLS_ITEM)


def item_words(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """The item that a move names last, its price and what the city can reach."""
    item = item_of(move)
    args: dict[str, Arg] = {"item": item_id(item), "cost": item_cost(state, seat, item)}
    city = state.city_centred_at(move.first) if move.code != ITEM else city_asked(state)
    return {**args, "have": most_production(state, city)}


def item_of(move: CivMove) -> int:
    """The item of a move."""
    return move.first if move.code == ITEM else move.second


def item_tech(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """The item and the tech that unlocks it."""
    item = item_of(move)
    if item == WALLS_ITEM:
        tech = WALLS["unlocked_by"]
    elif item < BUILDING_ITEM:
        tech = next(t.id for t in TECHS if t.unit == item - UNIT_ITEM)
    else:
        tech = BUILDINGS[item - BUILDING_ITEM].tech
    return {"item": item_id(item), "tech": f"tech:{tech}"}


def the_item(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """The item alone."""
    return {"item": item_id(item_of(move))}


def city_asked(state: Civilization) -> int:
    """The city whose build action is being put together."""
    step = state.asking
    assert isinstance(step, BuildQuestion)
    return step.city


NO_FIGURE: Final = Refusal("cv-no-figure-left", "CV-6.9", the_item)
NO_FIGURE_SQUARE: Final = Refusal("cv-no-item-square", "CV-6.10", the_item)
LOCKED_UNIT: Final = Refusal("cv-no-item-tech", "CV-6.15", item_tech)
NO_UNIT_CARD: Final = Refusal("cv-no-unit-card", "CV-6.18", the_item)
LOCKED_BUILDING: Final = Refusal("cv-no-item-tech", "CV-6.20", item_tech)
UPGRADED: Final = Refusal("cv-no-old-building", "CV-6.26", item_tech)
NO_BUILDING_SQUARE: Final = Refusal("cv-no-item-square", "CV-6.22", the_item)
WALLED: Final = Refusal("cv-no-second-walls", "CV-6.28")
NOT_IN_MARKET: Final = Refusal("cv-no-wonder-in-market", "CV-6.30", the_item)
NO_WONDER_SQUARE: Final = Refusal("cv-no-item-square", "CV-6.31", the_item)
TOO_DEAR: Final = Refusal("cv-no-production", "CV-6.4", item_words)


def refuse_available(state: Civilization, city: int, item: int) -> Refusal | None:
    """Whether an item is available and has a place, whatever it costs."""
    seat = city // CITIES
    if item < UNIT_ITEM:
        if supply_of(state, seat, item == SCOUT) < 0:
            return NO_FIGURE
        return None if figure_squares(state, city, item) else NO_FIGURE_SQUARE
    if item < BUILDING_ITEM:
        if not state.ranks[4 * seat + item - UNIT_ITEM]:
            return LOCKED_UNIT
        return None if has_cards(state, item - UNIT_ITEM) else NO_UNIT_CARD
    if item < WALLS_ITEM:
        building = item - BUILDING_ITEM
        if building not in unlocked_buildings(state, seat):
            known = state.techs[seat] & BUILDING_BIT[building]
            return UPGRADED if known else LOCKED_BUILDING
        return None if marker_squares(state, city, item) else NO_BUILDING_SQUARE
    if item == WALLS_ITEM:
        if not state.techs[seat] & MASONRY:
            return LOCKED_BUILDING
        return WALLED if state.walled[city] else None
    if item - WONDER_ITEM not in state.wonder_market:
        return NOT_IN_MARKET
    return None if marker_squares(state, city, item) else NO_WONDER_SQUARE


def refuse_item(state: Civilization, city: int, item: int) -> Refusal | None:
    """Whether the city can build an item with all the trade of its owner (CV-6.4)."""
    refusal = refuse_available(state, city, item)
    if refusal is None and item_cost(state, city // CITIES, item) > most_production(state, city):
        return TOO_DEAR
    return refusal


def can_build(state: Civilization, city: int, item: int) -> bool:
    """Whether the item is available and has a place, whatever it costs."""
    return refuse_available(state, city, item) is None


def affordable(state: Civilization, city: int, pool: int) -> list[int]:
    """Every item that the city can build for at most `pool`."""
    seat = city // CITIES
    found: list[int] = []
    for item in (ARMY, SCOUT, 2, 3, 4, 5):
        if (
            (item < 5 or state.ranks[4 * seat + AIRCRAFT])
            and item_cost(state, seat, item) <= pool
            and can_build(state, city, item)
        ):
            found.append(item)
    for building in unlocked_buildings(state, seat):
        item = BUILDING_ITEM + building
        if BUILDINGS[building].cost <= pool and marker_squares(state, city, item):
            found.append(item)
    if pool >= WALLS_COST and can_build(state, city, WALLS_ITEM):
        found.append(WALLS_ITEM)
    for wonder in state.wonder_market:
        if wonder >= 0:
            item = WONDER_ITEM + wonder
            if item_cost(state, seat, item) <= pool and marker_squares(state, city, item):
                found.append(item)
    return found


def second_items(state: Civilization, city: int, first: int, sq: int, pool: int) -> list[int]:
    """What a second item may be, besides the first one (CV-6.8)."""
    seat = city // CITIES
    found: list[int] = []
    for item in affordable(state, city, pool - item_cost(state, seat, first)):
        if needs_square(item) and not second_squares(state, city, first, sq, item):
            continue
        if item == first:
            if item == WALLS_ITEM or item >= WONDER_ITEM:
                continue
            if item < UNIT_ITEM and supplies(state, seat, item) < 2:
                continue
            if UNIT_ITEM <= item < BUILDING_ITEM:
                kind = item - UNIT_ITEM
                if len(state.decks[kind]) + len(state.piles[kind]) < 2:
                    continue
        found.append(item)
    return found


def supplies(state: Civilization, seat: int, item: int) -> int:
    """How many figures of that type lie in the supply."""
    base = 9 * seat
    figures = state.where[base + 7 : base + 9] if item == SCOUT else state.where[base : base + 7]
    return figures.count(-1)


def second_squares(state: Civilization, city: int, first: int, sq: int, item: int) -> list[int]:
    """Squares for the second item, with the first one in place."""
    seat = city // CITIES
    squares = item_squares(state, city, item)
    if item < UNIT_ITEM:
        if first < UNIT_ITEM and not may_stack(state, seat, sq, 2):
            squares = [other for other in squares if other != sq]
        return squares
    if first < BUILDING_ITEM or first == WALLS_ITEM:
        return squares
    squares = [other for other in squares if other != sq]
    if first >= WONDER_ITEM:
        return [] if item >= WONDER_ITEM else squares
    if item >= WONDER_ITEM:
        return squares
    one = BUILDINGS[first - BUILDING_ITEM]
    two = BUILDINGS[item - BUILDING_ITEM]
    if one.star and two.star:
        return []
    if one.group == two.group and state.supply[one.group] < 2:
        return []
    return squares


def has_second(state: Civilization, city: int, item: int, pool: int) -> bool:
    """Whether a second item is possible beside the first."""
    if not needs_square(item):
        return bool(second_items(state, city, item, -1, pool))
    for sq in item_squares(state, city, item):
        if second_items(state, city, item, sq, pool):
            return True
    return False


def can_build_two(state: Civilization, city: int, items: list[int]) -> bool:
    """Whether Engineering can buy two items with this city (CV-6.8)."""
    pool = most_production(state, city)
    for item in items:
        if has_second(state, city, item, pool):
            return True
    return False


def free_items(state: Civilization, city: int) -> list[int]:
    """Buildings that Egypt may build for nothing, walls included (CV-E6, CV-Q31)."""
    found = [
        BUILDING_ITEM + building
        for building in unlocked_buildings(state, city // CITIES)
        if marker_squares(state, city, BUILDING_ITEM + building)
    ]
    if can_build(state, city, WALLS_ITEM):
        found.append(WALLS_ITEM)
    return found


# --- why not on a square --------------------------------------------------------------------------

FIGURE_ON_WATER: Final = Refusal("cv-no-site-water", "CV-6.11", the_first)
FIGURES_FULL: Final = Refusal("cv-no-site-stacking", "CV-6.10", the_first)
SCOUT_AT_ENEMY: Final = Refusal("cv-no-site-enemy", "CV-6.12", the_first)
BUILDING_BLOCKED: Final = Refusal("cv-no-site-enemy", "CV-6.22", the_first)
WONDER_BLOCKED: Final = Refusal("cv-no-site-enemy", "CV-6.31", the_first)
WONDER_ON_WATER: Final = Refusal("cv-no-site-water", "CV-6.31", the_first)
SECOND_WONDER: Final = Refusal("cv-no-site-wonder", "CV-6.31", the_first)
OTHER_TERRAIN: Final = Refusal("cv-no-site-terrain", "CV-6.22", the_first)
SECOND_STAR: Final = Refusal("cv-no-site-star", "CV-6.23", the_first)
NO_MARKER: Final = Refusal("cv-no-site-supply", "CV-6.21", the_first)
SITE: Final = "cv-no-site-"


def refuse_square(state: Civilization, seat: int, item: int, sq: int) -> Refusal:
    """What keeps an item off a square of the outskirts where it may not stand."""
    water = is_water(state, sq)
    if item < UNIT_ITEM:
        if water and state.water[seat] < 2:
            return FIGURE_ON_WATER
        return SCOUT_AT_ENEMY if may_stack(state, seat, sq, 1) else FIGURES_FULL
    if is_blocked(state, sq, seat):
        return BUILDING_BLOCKED if item < WONDER_ITEM else WONDER_BLOCKED
    if item >= WONDER_ITEM:
        return WONDER_ON_WATER if water else SECOND_WONDER
    building = BUILDINGS[item - BUILDING_ITEM]
    if water if building.terrain < 0 else state.ground[sq] & 7 != building.terrain:
        return OTHER_TERRAIN
    return SECOND_STAR if building.star else NO_MARKER
