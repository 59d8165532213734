"""Chapter 6, build: two items with one action, with Engineering (CV-6.8)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg
from pentapolis.core.refusal import Refusal
from pentapolis.games.civilization.moves import CivMove
from pentapolis.games.civilization.questions import the_first
from pentapolis.games.civilization.rules.figures import may_stack
from pentapolis.games.civilization.rules.items import (
    FIGURES_FULL,
    TOO_DEAR,
    BuildQuestion,
    in_stock,
    item_cost,
    item_squares,
    item_words,
    most_production,
    needs_square,
    only_square,
    outskirts,
    refuse_figure,
    refuse_marker,
    refuse_place,
    refuse_stock,
)
from pentapolis.games.civilization.state import CITIES, Civilization
from pentapolis.games.civilization.tables.board import NOWHERE
from pentapolis.games.civilization.tables.cards import (
    BUILDING_ITEM,
    BUILDINGS,
    MARK_GROUP,
    SCOUT,
    UNIT_ITEM,
    WALLS_ITEM,
    WONDER_ITEM,
)

TAKEN: Final = Refusal("cv-no-site-taken", "CV-6.8", the_first)


def pair_words(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """The square, what the first item costs and what the city can reach."""
    step = state.asking
    assert isinstance(step, BuildQuestion)
    cost = item_cost(state, seat, step.items[-1])
    return {"what": move.args[0], "cost": cost, "have": most_production(state, step.city)}


NO_SECOND: Final = Refusal("cv-no-site-pair", "CV-6.8", pair_words)
NO_PAIR: Final = Refusal("cv-no-pair", "CV-6.8", item_words)


def is_marker(item: int) -> bool:
    """Whether the item is a building or wonder with its own square."""
    return item >= BUILDING_ITEM and item != WALLS_ITEM


def refuse_second_square(
    state: Civilization, city: int, first: int, taken: int, item: int, sq: int
) -> Refusal | None:
    """Why the second item cannot be placed there, if the first one is on the square `taken` and has
    replaced what was there (CV-6.8, CV-6.36)."""
    seat = city // CITIES
    if item < UNIT_ITEM:
        full = sq == taken and first < UNIT_ITEM and not may_stack(state, seat, sq, 2)
        return FIGURES_FULL if full else refuse_figure(state, seat, item, sq)
    if not is_marker(first):
        return refuse_marker(state, seat, item, sq, only_square(state, city, item))
    if sq == taken:
        return TAKEN
    only = only_beside(state, city, first, taken, item)
    return refuse_marker(state, seat, item, sq, only, returned_by(state, first, taken, item))


def only_beside(state: Civilization, city: int, first: int, taken: int, item: int) -> int:
    """The square that the second item must replace (`only_square`), with the first in place."""
    if first >= WONDER_ITEM or item >= WONDER_ITEM:
        alike = first >= WONDER_ITEM and item >= WONDER_ITEM
    else:
        alike = BUILDINGS[first - BUILDING_ITEM].star and BUILDINGS[item - BUILDING_ITEM].star
    if alike:
        return taken
    only = only_square(state, city, item)
    return NOWHERE if only == taken else only


def returned_by(state: Civilization, first: int, taken: int, item: int) -> int:
    """The change in market supply of the second item's group that the first one causes."""
    if item >= WONDER_ITEM:
        return 0
    group = BUILDINGS[item - BUILDING_ITEM].group
    returned = 1 if MARK_GROUP[state.marks[taken]] == group else 0
    if first < WALLS_ITEM and BUILDINGS[first - BUILDING_ITEM].group == group:
        returned -= 1
    return returned


def has_second_square(state: Civilization, city: int, first: int, taken: int, item: int) -> bool:
    """Whether the second item has a square, with the first one in place."""
    for sq in state.layout.around[state.centre[city]]:
        if refuse_second_square(state, city, first, taken, item, sq) is None:
            return True
    return False


def refuse_pair(
    state: Civilization, city: int, first: int, taken: int, item: int
) -> Refusal | None:
    """Why an item cannot be built in addition to the first; the cost is ignored (CV-6.8)."""
    seat = city // CITIES
    if needs_square(item) and not has_second_square(state, city, first, taken, item):
        return refuse_place(state, city, item, outskirts(state, city)) or NO_PAIR
    if item != first:
        return None
    if item == WALLS_ITEM or item >= WONDER_ITEM:
        return NO_PAIR
    if item < UNIT_ITEM:
        return NO_PAIR if supplies(state, seat, item) < 2 else None
    if item < BUILDING_ITEM:
        kind = item - UNIT_ITEM
        return NO_PAIR if len(state.decks[kind]) + len(state.piles[kind]) < 2 else None
    return None


def refuse_second(
    state: Civilization, city: int, first: int, taken: int, item: int
) -> Refusal | None:
    """Why Engineering cannot buy the item in addition to the first one (CV-6.8)."""
    refusal = refuse_stock(state, city, item)
    if refusal is not None:
        return refusal
    seat = city // CITIES
    cost = item_cost(state, seat, item)
    pool = most_production(state, city)
    if cost > pool:
        return TOO_DEAR
    if cost + item_cost(state, seat, first) > pool:
        return NO_PAIR
    return refuse_pair(state, city, first, taken, item)


def second_items(state: Civilization, city: int, first: int, taken: int, pool: int) -> list[int]:
    """The possible second items (CV-6.8)."""
    left = pool - item_cost(state, city // CITIES, first)
    return [
        item
        for item in in_stock(state, city, left)
        if refuse_pair(state, city, first, taken, item) is None
    ]


def supplies(state: Civilization, seat: int, item: int) -> int:
    """How many figures of that type are in the supply."""
    base = 9 * seat
    figures = state.where[base + 7 : base + 9] if item == SCOUT else state.where[base : base + 7]
    return figures.count(-1)


def has_second(state: Civilization, city: int, item: int, pool: int, stock: list[int]) -> bool:
    """Whether one of `stock`, what the whole pool could buy, is possible in addition to an item."""
    seat = city // CITIES
    left = pool - item_cost(state, seat, item)
    others = [other for other in stock if item_cost(state, seat, other) <= left]
    if not others:
        return False
    for sq in item_squares(state, city, item) if needs_square(item) else [NOWHERE]:
        for other in others:
            if refuse_pair(state, city, item, sq, other) is None:
                return True
    return False


def can_build_two(state: Civilization, city: int, items: list[int]) -> bool:
    """Whether Engineering can buy two items with this city, which can build `items` (CV-6.8)."""
    pool = most_production(state, city)
    if fits_beside(state, city // CITIES, items, pool):
        return True
    stock = in_stock(state, city, pool)
    for item in items:
        if has_second(state, city, item, pool, stock):
            return True
    return False


def fits_beside(state: Civilization, seat: int, items: list[int], pool: int) -> bool:
    """Whether units or walls, which never take a square, fit the pool with another item."""
    loose = other = pool + 1  # the lowest prices: of units or walls, and of anything else
    for item in items:
        cost = item_cost(state, seat, item)
        if cost < loose and not needs_square(item):
            if loose < other:
                other = loose
            loose = cost
        elif cost < other:
            other = cost
    return loose + other <= pool
