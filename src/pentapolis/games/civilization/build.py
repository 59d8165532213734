"""Section 6, build: prices, legal squares, figures, units, buildings, walls, wonders."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.games.civilization.abilities import refill_wonders
from pentapolis.games.civilization.acts import (
    FIGURE_NAMES,
    ITEM,
    ON,
    USED_FREE,
    USED_SPLIT,
    Act,
    act,
    check_verb,
    item_id,
)
from pentapolis.games.civilization.board import SQUARE_NAMES
from pentapolis.games.civilization.culture import advance
from pentapolis.games.civilization.dials import (
    clear_square,
    is_blocked,
    is_water,
    may_stack,
    put_figure,
    set_mark,
    supply_of,
)
from pentapolis.games.civilization.research import draw_unit, has_cards
from pentapolis.games.civilization.state import CITIES, FIGURES_OF, Civilization
from pentapolis.games.civilization.steps import Question
from pentapolis.games.civilization.tables import (
    AIRCRAFT,
    ARMY,
    ARMY_COST,
    BUILDING_ITEM,
    BUILDINGS,
    CIV_ADVANCE,
    CIV_RUSH,
    GOV_PRODUCTION,
    GROUPS,
    ITEMS,
    MARK_GROUP,
    MARK_STAR,
    PER_3_COINS,
    PERSON_MARK,
    SCOUT,
    SCOUT_COST,
    TECH,
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
from pentapolis.games.civilization.windows import ACTION, Pending, declare

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


def can_build(state: Civilization, city: int, item: int) -> bool:
    """Whether the item is available and has a place, whatever it costs."""
    seat = city // CITIES
    if item < UNIT_ITEM:
        return supply_of(state, seat, item == SCOUT) >= 0 and bool(
            figure_squares(state, city, item)
        )
    if item < BUILDING_ITEM:
        kind = item - UNIT_ITEM
        return state.ranks[4 * seat + kind] > 0 and has_cards(state, kind)
    if item < WALLS_ITEM:
        return item - BUILDING_ITEM in unlocked_buildings(state, seat) and bool(
            marker_squares(state, city, item)
        )
    if item == WALLS_ITEM:
        return state.techs[seat] & MASONRY != 0 and not state.walled[city]
    return item - WONDER_ITEM in state.wonder_market and bool(marker_squares(state, city, item))


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


# --- the questions ------------------------------------------------------------------------------


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


class BuildItem(BuildQuestion):
    """Which two items Engineering buys, one after the other (CV-6.8)."""

    __slots__ = ()

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-item" if not self.items else "cv-ask-second-item")

    def kind(self) -> str:
        return "build_item"

    def source(self) -> str:
        return "tech:engineering"

    def rule(self) -> str:
        return "CV-6.8"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        pool = most_production(state, self.city)
        if self.items:
            first, sq = self.items[0], self.squares[0]
            return [act(ITEM, i) for i in second_items(state, self.city, first, sq, pool)]
        items = affordable(state, self.city, pool)
        return [act(ITEM, i) for i in items if has_second(state, self.city, i, pool)]

    def take(self, state: Civilization, move: Act) -> None:
        name_item(state, self.city, True, False, (*self.items, move.a), self.squares)

    def why_not(self, state: Civilization, seat: int, text: str) -> Message:
        check_verb(text)
        words = text.split()
        if words[0] == "item" and len(words) == 2:
            return why_no_item(state, self.city, words[1], text)
        return Message("cv-not-now", {"move": text}, self.rule())


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


def name_item(
    state: Civilization, city: int, two: bool, free: bool, items: tuple[int, ...],
    squares: tuple[int, ...],
) -> None:  # fmt: skip
    """An item is named; where it stands is asked, unless it stands nowhere."""
    if needs_square(items[-1]):
        state.push(BuildSquare(city // CITIES, city, two, free, items, squares))
    else:
        chosen(state, city, two, free, items, (*squares, -1))


def why_no_item(state: Civilization, city: int, word: str, text: str) -> Message:
    """Why the city cannot build an item."""
    seat = city // CITIES
    for item in range(ITEMS):
        name = item_id(item)
        if name.partition(":")[2] != word:
            continue
        if not can_build(state, city, item):
            return Message("cv-item-unavailable", {"item": name}, item_rule(item))
        cost = item_cost(state, seat, item)
        have = most_production(state, city)
        if cost > have:
            return Message("cv-item-cost", {"item": name, "cost": cost, "have": have}, "CV-6.4")
    return Message("cv-not-now", {"move": text}, "CV-6.4")


def item_rule(item: int) -> str:
    """The rule that limits an item."""
    if item < UNIT_ITEM:
        return "CV-6.9"
    if item < BUILDING_ITEM:
        return "CV-6.15"
    return "CV-6.20" if item <= WALLS_ITEM else "CV-6.30"


class BuildSquare(BuildQuestion):
    """Where the item is placed (CV-6.10, CV-6.22, CV-6.31)."""

    __slots__ = ()

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-square", {"item": item_id(self.items[-1])})

    def kind(self) -> str:
        return "free_building_choice" if self.free else "build_item"

    def source(self) -> str:
        return item_id(self.items[-1])

    def rule(self) -> str:
        return "CV-6.10" if self.items[-1] < UNIT_ITEM else "CV-6.22"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        item = self.items[-1]
        if len(self.items) == 2:
            squares = second_squares(state, self.city, self.items[0], self.squares[0], item)
        else:
            squares = item_squares(state, self.city, item)
            if self.two:
                pool = most_production(state, self.city)
                squares = [sq for sq in squares if second_items(state, self.city, item, sq, pool)]
        return [act(ON, sq) for sq in squares]

    def take(self, state: Civilization, move: Act) -> None:
        squares = (*self.squares, move.a)
        chosen(state, self.city, self.two, self.free, self.items, squares)


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


def chosen(
    state: Civilization, city: int, two: bool, free: bool, items: tuple[int, ...],
    squares: tuple[int, ...],
) -> None:  # fmt: skip
    """All items and squares are named: pay and declare the action (CV-E1)."""
    seat = city // CITIES
    if two and len(items) == 1:
        state.push(BuildItem(seat, city, two, free, items, squares))
        return
    rush = 0
    if not free:
        cost = sum([item_cost(state, seat, item) for item in items])
        rush = rush_needed(state, city, cost)
        if rush and state.journal is not None:
            args: dict[str, Arg] = {
                "seat": f"seat:{seat}",
                "trade_paid": RUSH_TRADE * rush,
                "production": rush * per_rush(state, seat),
            }
            state.tell("cv-log-rush", args, seat)
        state.trade[seat] -= RUSH_TRADE * rush
    else:
        state.used[seat] |= USED_FREE
    if two:
        state.used[seat] |= USED_SPLIT
    state.actions[city] -= 1
    if state.journal is not None:
        for i in range(len(items)):
            tell_build(state, seat, city, items[i], squares[i])
    declare(state, BuildAction(seat, city, items, squares))


def tell_build(state: Civilization, seat: int, city: int, item: int, sq: int) -> None:
    """Log a declared build action."""
    place = sq if sq >= 0 else state.centre[city]
    args: dict[str, Arg] = {
        "seat": f"seat:{seat}",
        "item": item_id(item),
        "square": f"square:{SQUARE_NAMES[place]}",
    }
    state.tell("cv-log-build", args, seat)


class BuildAction(Pending):
    """A build action that others may still cancel (CV-E3)."""

    __slots__ = ("city", "items", "squares")

    def __init__(
        self, actor: int, city: int, items: tuple[int, ...], squares: tuple[int, ...]
    ) -> None:
        super().__init__(actor)
        self.city = city
        self.items = items
        self.squares = squares

    def form(self) -> int:
        return ACTION

    def what(self) -> str:
        return item_id(self.items[0])

    def run(self, state: Civilization) -> None:
        if state.centre[self.city] < 0:
            return
        if len(self.items) > 1:
            state.push(BuildAction(self.actor, self.city, self.items[1:], self.squares[1:]))
        place_item(state, self.city, self.items[0], self.squares[0])


def place_item(state: Civilization, city: int, item: int, sq: int) -> None:
    """The bought item comes into play."""
    seat = city // CITIES
    if item < UNIT_ITEM:
        figure = supply_of(state, seat, item == SCOUT)
        if figure < 0 or sq not in figure_squares(state, city, item):
            return  # a battle of the first item changed the place
        put_figure(state, figure, sq)
        if item == ARMY and state.enemies_at(sq, seat):
            from pentapolis.games.civilization.battle import contest

            contest(state, seat, sq, 1 << figure)
    elif item < BUILDING_ITEM:
        draw_unit(state, seat, item - UNIT_ITEM)
    elif item == WALLS_ITEM:
        state.walled[city] = 1
    elif item < WALLS_ITEM:
        if sq not in marker_squares(state, city, item):
            return
        clear_square(state, sq, seat)
        state.supply[BUILDINGS[item - BUILDING_ITEM].group] -= 1
        set_mark(state, sq, item - BUILDING_ITEM + 1)
    else:
        wonder = item - WONDER_ITEM
        clear_square(state, sq, seat)
        for place in range(len(state.wonder_market)):
            if state.wonder_market[place] == wonder:
                refill_wonders(state, place)
        state.wonder_at[wonder] = sq
        set_mark(state, sq, WONDER_MARK + wonder)
        if CIV_ADVANCE[state.civs[seat]]:
            advance(state, seat)


assert FIGURE_NAMES[ARMY] == "army"
