"""Chapter 6, build: what an item costs, and where it may be placed (CV-6.3 to CV-6.37)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.compiled import i64
from pentapolis.core.message import Arg
from pentapolis.core.refusal import Refusal
from pentapolis.games.civilization.moves import ITEM, CivMove, item_id
from pentapolis.games.civilization.questions import Question, the_first
from pentapolis.games.civilization.rules.blockade import is_blocked, is_water
from pentapolis.games.civilization.rules.figures import crowded_there, may_stack, supply_of
from pentapolis.games.civilization.rules.units import has_cards
from pentapolis.games.civilization.state import CITIES, FIGURES_OF, Civilization
from pentapolis.games.civilization.tables.board import NOWHERE
from pentapolis.games.civilization.tables.cards import (
    AIRCRAFT,
    ARMY,
    ARMY_COST,
    BUILDING_ITEM,
    BUILDINGS,
    CIV_RUSH,
    GOV_PRODUCTION,
    MARK_GROUP,
    MARK_STAR,
    PER_3_COINS,
    PERSON_MARK,
    SCOUT,
    SCOUT_COST,
    TECH,
    TECHS,
    TERRAINS,
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
FIGURES_AND_UNITS: Final = [ARMY, SCOUT, *range(UNIT_ITEM, BUILDING_ITEM)]
MASONRY: Final = 1 << TECH[WALLS["unlocked_by"]]
BUILDING_BIT: Final = [1 << TECH[building.tech] for building in BUILDINGS]
BY_GROUP: Final = sorted(range(len(BUILDINGS)), key=lambda b: (BUILDINGS[b].group, b))
"""The buildings, with versions of one group next to each other."""


def _better_bit(building: int) -> int:
    """The tech that unlocks the upgrade of a basic building, as a bit; 0 if there is none."""
    for other in BUILDINGS:
        if other.group == BUILDINGS[building].group and other.upgraded:
            return 0 if other.index == building else BUILDING_BIT[other.index]
    return 0


STARS: Final = [building.star for building in BUILDINGS]
GROUPS: Final = [building.group for building in BUILDINGS]
COSTS: Final = [building.cost for building in BUILDINGS]
LAND: Final = (1 << len(TERRAINS)) - 1 & ~(1 << WATER)
TERRAINS_OF: Final = [
    LAND if building.terrain < 0 else 1 << building.terrain for building in BUILDINGS
]
"""By building: the terrains where it may be placed, as bits."""
BETTER_BIT: Final = [_better_bit(building) for building in range(len(BUILDINGS))]


class BuildQuestion(Question):
    """A build action being composed: the items and squares chosen so far."""

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
    """The production available for one build action of the city (CV-6.3)."""
    seat = city // CITIES
    total = state.y_production[city] + state.boost[city]
    total += GOV_PRODUCTION[state.governments[seat]]
    if state.techs[seat] & PER_3_COINS:
        total += state.coins[seat] // 3
    return total


def per_rush(state: Civilization, seat: int) -> int:
    """Production for 3 trade: 1, for America 2 (CV-6.6)."""
    return 2 if CIV_RUSH[state.civs[seat]] else 1


def most_production(state: Civilization, city: int) -> int:
    """The production available if all trade is spent."""
    seat = city // CITIES
    return production(state, city) + state.trade[seat] // RUSH_TRADE * per_rush(state, seat)


def rush_needed(state: Civilization, city: int, cost: int) -> int:
    """How often 3 trade must be spent to pay the cost (CV-6.6)."""
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
        return COSTS[item - BUILDING_ITEM]
    if item == WALLS_ITEM:
        return WALLS_COST
    wonder = item - WONDER_ITEM
    if state.techs[seat] & WONDER_CHEAP_BIT[wonder]:
        return WONDER_CHEAP[wonder]
    return WONDER_COST[wonder]


# --- where it may be placed -----------------------------------------------------------------------

FIGURE_ON_WATER: Final = Refusal("cv-no-site-water", "CV-6.11", the_first)
FIGURES_FULL: Final = Refusal("cv-no-site-stacking", "CV-6.10", crowded_there)
SCOUT_AT_ENEMY: Final = Refusal("cv-no-site-enemy", "CV-6.12", the_first)
BUILDING_BLOCKED: Final = Refusal("cv-no-site-enemy", "CV-6.22", the_first)
WONDER_BLOCKED: Final = Refusal("cv-no-site-enemy", "CV-6.31", the_first)
WONDER_ON_WATER: Final = Refusal("cv-no-site-water", "CV-6.31", the_first)
SECOND_WONDER: Final = Refusal("cv-no-site-wonder", "CV-6.31", the_first)
OTHER_TERRAIN: Final = Refusal("cv-no-site-terrain", "CV-6.22", the_first)
SECOND_STAR: Final = Refusal("cv-no-site-star", "CV-6.23", the_first)
NO_MARKER: Final = Refusal("cv-no-site-supply", "CV-6.21", the_first)


def needs_square(item: int) -> bool:
    """Whether the item needs a square; units join the forces, walls the city centre."""
    return item < UNIT_ITEM or (item >= BUILDING_ITEM and item != WALLS_ITEM)


def refuse_square(state: Civilization, city: int, item: int, sq: int) -> Refusal | None:
    """Why an item cannot be placed on a square of the city's outskirts (CV-6.10 to CV-6.37)."""
    seat = city // CITIES
    if item < UNIT_ITEM:
        return refuse_figure(state, seat, item, sq)
    return refuse_marker(state, seat, item, sq, only_square(state, city, item))


def refuse_figure(state: Civilization, seat: int, item: int, sq: int) -> Refusal | None:
    """Why a figure cannot be placed there (CV-6.10 to CV-6.13)."""
    if is_water(state, sq) and state.water[seat] < 2:
        return FIGURE_ON_WATER
    if not may_stack(state, seat, sq, 1):
        return FIGURES_FULL
    if item == SCOUT and state.occupied[sq] & ~FIGURES_OF[seat]:
        return SCOUT_AT_ENEMY
    return None


def refuse_marker(
    state: Civilization, seat: int, item: int, sq: int, only: int, returned: int = 0
) -> Refusal | None:
    """Why a building or wonder cannot be placed there (CV-6.22, CV-6.31).

    `only` is the result of `only_square`; `returned` markers of its group return to the market
    first.
    """
    terrain = state.ground[sq] & 7
    if item >= WONDER_ITEM:
        if terrain == WATER:
            return WONDER_ON_WATER
        if only >= 0 and sq != only:
            return SECOND_WONDER
        return WONDER_BLOCKED if is_blocked(state, sq, seat) else None
    building = BUILDINGS[item - BUILDING_ITEM]
    if terrain == WATER if building.terrain < 0 else terrain != building.terrain:
        return OTHER_TERRAIN
    if only >= 0 and sq != only:
        return SECOND_STAR
    group = building.group
    if state.supply[group] + returned == 0 and MARK_GROUP[state.marks[sq]] != group:
        return NO_MARKER
    return BUILDING_BLOCKED if is_blocked(state, sq, seat) else None


def only_square(state: Civilization, city: int, item: int) -> int:
    """The square of the wonder or star building that a new one must replace (CV-6.35, CV-6.37)."""
    only = NOWHERE
    marks = state.marks
    mark: i64
    if item >= WONDER_ITEM:
        for sq in state.layout.around[state.centre[city]]:
            mark = marks[sq]
            if WONDER_MARK <= mark < PERSON_MARK:
                only = sq
    elif STARS[item - BUILDING_ITEM]:
        for sq in state.layout.around[state.centre[city]]:
            mark = marks[sq]
            if mark and MARK_STAR[mark]:
                only = sq
    return only


def item_squares(state: Civilization, city: int, item: int) -> list[int]:
    """The squares where an item may be placed."""
    seat = city // CITIES
    around = state.layout.around[state.centre[city]]
    if item < UNIT_ITEM:
        return [sq for sq in around if refuse_figure(state, seat, item, sq) is None]
    only = only_square(state, city, item)
    return [sq for sq in around if refuse_marker(state, seat, item, sq, only) is None]


class Outskirts:
    """What the squares of a city have to offer: the terrains that no enemy blocks, as bits, and the
    squares of its wonder and of its star building."""

    __slots__ = ("terrains", "wonder", "star")

    def __init__(self, terrains: int, wonder: int, star: int) -> None:
        self.terrains = terrains
        self.wonder = wonder
        self.star = star


def outskirts(state: Civilization, city: int) -> Outskirts:
    """What the squares of a city have to offer now."""
    terrains: i64 = 0
    wonder: i64 = NOWHERE
    star: i64 = NOWHERE
    enemies: i64 = ~(FIGURES_OF[city // CITIES] | state.travelling)
    occupied = state.occupied
    ground = state.ground
    marks = state.marks
    for square in state.layout.around[state.centre[city]]:
        sq: i64 = square
        if occupied[sq] & enemies == 0:
            terrains |= 1 << (ground[sq] & 7)
        mark: i64 = marks[sq]
        if mark and mark < PERSON_MARK:
            if mark >= WONDER_MARK:
                wonder = sq
            elif MARK_STAR[mark]:
                star = sq
    return Outskirts(terrains, wonder, star)


def has_square(state: Civilization, city: int, item: int, there: Outskirts) -> bool:
    """Whether an item may be placed anywhere."""
    seat = city // CITIES
    if item < UNIT_ITEM:
        for sq in state.layout.around[state.centre[city]]:
            if refuse_figure(state, seat, item, sq) is None:
                return True
        return False
    if not there.terrains & (LAND if item >= WONDER_ITEM else TERRAINS_OF[item - BUILDING_ITEM]):
        return False
    only = there.wonder
    if item < WONDER_ITEM:
        only = there.star if STARS[item - BUILDING_ITEM] else NOWHERE
    if only >= 0:
        return refuse_marker(state, seat, item, only, only) is None
    if item >= WONDER_ITEM or state.supply[GROUPS[item - BUILDING_ITEM]]:
        return True
    for sq in state.layout.around[state.centre[city]]:
        if refuse_marker(state, seat, item, sq, NOWHERE) is None:
            return True
    return False


# --- what can be built --------------------------------------------------------------------------


def item_words(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """The item that a move names last, its price, and what the city can pay."""
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
    """The city whose build action is being composed."""
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


def refuse_building(state: Civilization, seat: int, building: int) -> Refusal | None:
    """Require its tech; an upgraded building replaces the basic one (CV-6.20, CV-6.26)."""
    techs = state.techs[seat]
    if not techs & BUILDING_BIT[building]:
        return LOCKED_BUILDING
    return UPGRADED if techs & BETTER_BIT[building] else None


_unlocked: Final[dict[int, list[int]]] = {}
"""By known techs that have to do with buildings: what they unlock."""
BUILDING_TECHS: Final = sum({*BUILDING_BIT})


def unlocked_buildings(state: Civilization, seat: int) -> list[int]:
    """The version of each group that may be built (CV-6.20, CV-6.26, CV-6.27)."""
    key = state.techs[seat] & BUILDING_TECHS
    found = _unlocked.get(key)
    if found is None:
        found = [
            building for building in BY_GROUP if refuse_building(state, seat, building) is None
        ]
        _unlocked[key] = found
    return found


def refuse_stock(state: Civilization, city: int, item: int) -> Refusal | None:
    """Require an item that is in stock and whose tech is known; place and cost are ignored."""
    seat = city // CITIES
    if item < UNIT_ITEM:
        return None if supply_of(state, seat, item == SCOUT) >= 0 else NO_FIGURE
    if item < BUILDING_ITEM:
        if not state.ranks[4 * seat + item - UNIT_ITEM]:
            return LOCKED_UNIT
        return None if has_cards(state, item - UNIT_ITEM) else NO_UNIT_CARD
    if item < WALLS_ITEM:
        return refuse_building(state, seat, item - BUILDING_ITEM)
    if item == WALLS_ITEM:
        if not state.techs[seat] & MASONRY:
            return LOCKED_BUILDING
        return WALLED if state.walled[city] else None
    return None if item - WONDER_ITEM in state.wonder_market else NOT_IN_MARKET


def refuse_place(state: Civilization, city: int, item: int, there: Outskirts) -> Refusal | None:
    """Require a square if the item needs one."""
    if not needs_square(item) or has_square(state, city, item, there):
        return None
    if item < UNIT_ITEM:
        return NO_FIGURE_SQUARE
    return NO_BUILDING_SQUARE if item < WALLS_ITEM else NO_WONDER_SQUARE


def refuse_available(state: Civilization, city: int, item: int) -> Refusal | None:
    """Require an item that is in stock and has a square; the cost is ignored."""
    refusal = refuse_stock(state, city, item)
    if refusal is not None:
        return refusal
    return refuse_place(state, city, item, outskirts(state, city))


def refuse_item(state: Civilization, city: int, item: int) -> Refusal | None:
    """Require an item that the city can build if all trade is spent (CV-6.4)."""
    refusal = refuse_available(state, city, item)
    if refusal is None and item_cost(state, city // CITIES, item) > most_production(state, city):
        return TOO_DEAR
    return refusal


def in_stock(state: Civilization, city: int, pool: int) -> list[int]:
    """Every item in stock for at most `pool`; squares are ignored."""
    seat = city // CITIES
    items: list[int] = []
    for item in FIGURES_AND_UNITS:
        if refuse_stock(state, city, item) is None and item_cost(state, seat, item) <= pool:
            items.append(item)
    for building in unlocked_buildings(state, seat):
        if COSTS[building] <= pool:
            items.append(BUILDING_ITEM + building)
    if pool >= WALLS_COST and refuse_stock(state, city, WALLS_ITEM) is None:
        items.append(WALLS_ITEM)
    for wonder in state.wonder_market:
        if wonder >= 0 and item_cost(state, seat, WONDER_ITEM + wonder) <= pool:
            items.append(WONDER_ITEM + wonder)
    return items


def affordable(state: Civilization, city: int, pool: int) -> list[int]:
    """Every item that the city can build for at most `pool`."""
    there = outskirts(state, city)
    return [
        item
        for item in in_stock(state, city, pool)
        if refuse_place(state, city, item, there) is None
    ]


def free_items(state: Civilization, city: int) -> list[int]:
    """The buildings, including walls, that Egypt may build for free (CV-E6, CV-Q31)."""
    there = outskirts(state, city)
    items = [BUILDING_ITEM + building for building in unlocked_buildings(state, city // CITIES)]
    return [
        item
        for item in [*items, WALLS_ITEM]
        if refuse_stock(state, city, item) is None
        and refuse_place(state, city, item, there) is None
    ]
