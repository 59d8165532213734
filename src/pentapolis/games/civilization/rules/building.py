"""Chapter 6, build: the questions of a build action, and its effect (CV-6.3 to CV-6.37)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.civilization.effects.pending import ACTION, Pending
from pentapolis.games.civilization.effects.reactions import declare
from pentapolis.games.civilization.moves import (
    FIGURE_NAMES,
    ITEM,
    ON,
    CivMove,
    item_id,
    make,
)
from pentapolis.games.civilization.questions import ELSEWHERE, the_first
from pentapolis.games.civilization.rules.battle import resolve_square
from pentapolis.games.civilization.rules.culture import advance
from pentapolis.games.civilization.rules.figures import put_figure, supply_of
from pentapolis.games.civilization.rules.items import (
    RUSH_TRADE,
    BuildQuestion,
    affordable,
    in_stock,
    item_cost,
    item_squares,
    most_production,
    needs_square,
    per_rush,
    refuse_item,
    refuse_square,
    rush_needed,
)
from pentapolis.games.civilization.rules.markers import change_supply, clear_square, set_mark
from pentapolis.games.civilization.rules.obsolete import refill_wonders
from pentapolis.games.civilization.rules.two_items import (
    NO_PAIR,
    NO_SECOND,
    has_second,
    refuse_second,
    refuse_second_square,
    second_items,
)
from pentapolis.games.civilization.rules.units import draw_unit
from pentapolis.games.civilization.state import CITIES, Civilization, added
from pentapolis.games.civilization.tables.board import SQUARE_NAMES
from pentapolis.games.civilization.tables.cards import (
    ARMY,
    BUILDING_ITEM,
    BUILDINGS,
    CIV_ADVANCE,
    SCOUT,
    UNIT_ITEM,
    USED_FREE,
    USED_SPLIT,
    WALLS_ITEM,
    WONDER_ITEM,
    WONDER_MARK,
)

# --- the questions ------------------------------------------------------------------------------


NOT_OUTSKIRTS: Final = Refusal("cv-no-own-outskirts", "CV-6.10", the_first)


class BuildItem(BuildQuestion):
    """Which two items Engineering buys, one after the other (CV-6.8)."""

    __slots__ = ()
    KIND = "build_item"
    RULE = "tech:engineering"

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-item" if not self.items else "cv-ask-second-item")

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        pool = most_production(state, self.city)
        if self.items:
            first, sq = self.items[0], self.squares[0]
            return [make(ITEM, i) for i in second_items(state, self.city, first, sq, pool)]
        stock = in_stock(state, self.city, pool)
        items = affordable(state, self.city, pool)
        return [make(ITEM, i) for i in items if has_second(state, self.city, i, pool, stock)]

    def take(self, state: Civilization, move: CivMove) -> None:
        name_item(state, self.city, True, False, (*self.items, move.first), self.squares)

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code != ITEM:
            return ELSEWHERE[move.code]
        if self.items:
            return refuse_second(state, self.city, self.items[0], self.squares[0], move.first)
        refusal = refuse_item(state, self.city, move.first)
        pool = most_production(state, self.city)
        stock = in_stock(state, self.city, pool)
        if refusal is None and not has_second(state, self.city, move.first, pool, stock):
            return NO_PAIR
        return refusal


def name_item(
    state: Civilization, city: int, two: bool, free: bool, items: tuple[int, ...],
    squares: tuple[int, ...],
) -> None:  # fmt: skip
    """Ask where the named item is placed, or declare the action if it needs no square."""
    if needs_square(items[-1]):
        state.push(BuildSquare(city // CITIES, city, two, free, items, squares))
    else:
        declare_build(state, city, two, free, items, (*squares, -1))


class BuildSquare(BuildQuestion):
    """On which square the item is placed (CV-6.10, CV-6.22, CV-6.31)."""

    __slots__ = ()
    RULE = "CV-6.22"

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-square", {"item": item_id(self.items[-1])})

    def kind(self) -> str:
        return "free_building_choice" if self.free else "build_item"

    def source(self) -> str:
        return item_id(self.items[-1])

    def refuse_square(self, state: Civilization, sq: int) -> Refusal | None:
        """Why the item cannot be placed on a square of the outskirts."""
        item = self.items[-1]
        if len(self.items) == 2:
            first, taken = self.items[0], self.squares[0]
            return refuse_second_square(state, self.city, first, taken, item, sq)
        refusal = refuse_square(state, self.city, item, sq)
        if refusal is None and self.two:
            pool = most_production(state, self.city)
            return None if second_items(state, self.city, item, sq, pool) else NO_SECOND
        return refusal

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        if len(self.items) == 1 and not self.two:
            return [make(ON, sq) for sq in item_squares(state, self.city, self.items[0])]
        around = state.layout.around[state.centre[self.city]]
        return [make(ON, sq) for sq in around if self.refuse_square(state, sq) is None]

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code != ON:
            return ELSEWHERE[move.code]
        if move.first not in state.layout.around[state.centre[self.city]]:
            return NOT_OUTSKIRTS
        return self.refuse_square(state, move.first)

    def take(self, state: Civilization, move: CivMove) -> None:
        squares = (*self.squares, move.first)
        declare_build(state, self.city, self.two, self.free, self.items, squares)


def declare_build(
    state: Civilization, city: int, two: bool, free: bool, items: tuple[int, ...],
    squares: tuple[int, ...],
) -> None:  # fmt: skip
    """Pay for the named items and declare the action (CV-E1)."""
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
        state.used = replaced(state.used, seat, state.used[seat] | USED_FREE)
    if two:
        state.used = replaced(state.used, seat, state.used[seat] | USED_SPLIT)
    state.actions = added(state.actions, city, -1)
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

    def is_wonder(self) -> bool:
        return max(self.items) >= WONDER_ITEM  # wonders have the highest numbers

    def run(self, state: Civilization) -> None:
        if state.centre[self.city] < 0:
            return
        if len(self.items) > 1:
            state.push(BuildAction(self.actor, self.city, self.items[1:], self.squares[1:]))
        place_item(state, self.city, self.items[0], self.squares[0])


def place_item(state: Civilization, city: int, item: int, sq: int) -> None:
    """Put the bought item into play."""
    seat = city // CITIES
    if item < UNIT_ITEM:
        figure = supply_of(state, seat, item == SCOUT)
        if figure < 0 or refuse_square(state, city, item, sq) is not None:
            return  # a battle for the first item changed the situation
        put_figure(state, figure, sq)
        if item == ARMY and state.enemies_at(sq, seat):
            resolve_square(state, seat, sq, 1 << figure)
    elif item < BUILDING_ITEM:
        draw_unit(state, seat, item - UNIT_ITEM)
    elif item == WALLS_ITEM:
        state.walled = replaced(state.walled, city, 1)
    elif item < WALLS_ITEM:
        if refuse_square(state, city, item, sq) is not None:
            return
        clear_square(state, sq, seat)
        change_supply(state, BUILDINGS[item - BUILDING_ITEM].group, -1)
        set_mark(state, sq, item - BUILDING_ITEM + 1)
    else:
        wonder = item - WONDER_ITEM
        clear_square(state, sq, seat)
        for place in range(len(state.wonder_market)):
            if state.wonder_market[place] == wonder:
                refill_wonders(state, place)
        state.wonder_at = replaced(state.wonder_at, wonder, sq)
        set_mark(state, sq, WONDER_MARK + wonder)
        if CIV_ADVANCE[state.civs[seat]]:
            advance(state, seat)


assert FIGURE_NAMES[ARMY] == "army"
