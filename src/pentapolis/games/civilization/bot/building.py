"""Rules of thumb for bots: what a city builds, and where."""

from __future__ import annotations

from pentapolis.games.civilization.bot.plans import Plans
from pentapolis.games.civilization.bot.values import (
    VICTORY,
    count_armies,
    count_scouts,
    icons_value,
    research_lost,
    runs_over,
    square_trade,
    square_value,
    wins_by_coins,
)
from pentapolis.games.civilization.bot.war import gathers, walls_wanted
from pentapolis.games.civilization.bot.weights import W
from pentapolis.games.civilization.rules.blockade import square_coin, square_owner
from pentapolis.games.civilization.rules.building import BuildItem, BuildSquare
from pentapolis.games.civilization.rules.culture import PlacePerson
from pentapolis.games.civilization.rules.items import (
    affordable,
    item_cost,
    item_squares,
    most_production,
    needs_square,
    rush_needed,
)
from pentapolis.games.civilization.state import FIGURES_OF, Civilization
from pentapolis.games.civilization.tables.cards import (
    ARMY,
    BUILDING_ITEM,
    MARK_ICONS,
    PERSON_MARK,
    SCOUT,
    UNIT_ITEM,
    WALLS_ITEM,
    WONDER_ITEM,
    WONDER_MARK,
    WONDERS,
)


def rate_item_move(plans: Plans, item: int) -> float:
    """An item offered by the build question."""
    step = plans.state.asking
    if isinstance(step, BuildItem):
        return rate_item(plans, step.city, item, False)
    return 0.0


def rate_item(plans: Plans, city: int, item: int, free: bool) -> float:
    """What an item is worth, minus the trade spent on it."""
    state = plans.state
    seat = plans.seat
    worth = 0.0
    if item == SCOUT:
        worth = scout_value(state, seat)
        if W.fear and plans.is_prey(state.centre[city]):
            worth -= W.fear
    elif item == ARMY:
        worth = W.army[0] - W.army[1] * count_armies(state, seat) + plans.armies_wanted()
    elif item < BUILDING_ITEM:
        worth = W.unit[0] - W.unit[1] * len(state.forces[seat]) + plans.units_wanted()
        if item - UNIT_ITEM == 3:
            worth += W.unit[2]
    elif item == WALLS_ITEM:
        worth = W.walls[1 if state.turn > 6 else 0] + walls_wanted(state, city)
    elif needs_square(item):
        worth = best_place(state, city, item)
    if free:
        return worth
    rush = rush_needed(state, city, item_cost(state, seat, item))
    if rush:
        cost = 3 * rush
        worth -= W.rush[0] * cost
        if cost > plans.spare_trade():
            worth -= W.rush[1] + research_lost(state, seat)
    return worth


def scout_value(state: Civilization, seat: int) -> float:
    """A scout: it founds a city while there is room; later it gathers."""
    scouts = count_scouts(state, seat)
    lacking = state.most_cities[seat] - len(state.cities_of(seat))
    if scouts < lacking:
        return W.scout[0]
    return W.scout[1] - W.scout[2] * scouts


def best_place(state: Civilization, city: int, item: int) -> float:
    """The gain of the best square for a building or wonder."""
    best = -9.0
    for sq in item_squares(state, city, item):
        gain = place_gain(state, item, sq)
        if gain > best:
            best = gain
    return best


def place_gain(state: Civilization, item: int, sq: int) -> float:
    """What a marker adds to a square."""
    old = square_value(state, sq) + keepsake(state, sq)
    if item >= WONDER_ITEM:
        wonder = WONDERS[item - WONDER_ITEM]
        return W.wonder[0] + W.icon[2] * wonder.culture + W.wonder[1] * wonder.cost - old
    icons = MARK_ICONS[item - BUILDING_ITEM + 1]
    if wins_by_coins(state, square_owner(state, sq), icons[3] - square_coin(state, sq)):
        return VICTORY
    new = icons_value(icons[0], icons[1], icons[2], icons[3]) + W.building[1] * icons[4]
    if runs_over(state, square_owner(state, sq)):
        new -= W.glut * (icons[0] - square_trade(state, sq))
    return W.building[0] * (new - old)


def keepsake(state: Civilization, sq: int) -> float:
    """What building over a wonder or great person loses, besides the square's icons."""
    mark = state.marks[sq]
    if mark >= PERSON_MARK:
        return W.kept[1]
    if mark >= WONDER_MARK:
        return 0.0 if state.obsolete >> mark - WONDER_MARK & 1 else W.kept[0]
    return 0.0


def rate_square(plans: Plans, sq: int) -> float:
    """The square for a built item or a great person."""
    state = plans.state
    seat = plans.seat
    step = state.asking
    if isinstance(step, BuildSquare):
        item = step.items[-1]
        if item in (SCOUT, ARMY):
            value = plans.walk(sq, item == SCOUT)
            if item == ARMY:
                value += gathers(state, seat, sq)
            return value - (20.0 if state.occupied[sq] & ~FIGURES_OF[seat] else 0.0)
        return place_gain(state, item, sq)
    if isinstance(step, PlacePerson):
        icons = MARK_ICONS[PERSON_MARK + step.person]
        new = icons_value(icons[0], icons[1], icons[2], icons[3]) + W.person * icons[4]
        return new - square_value(state, sq) - keepsake(state, sq) + 1.0
    return 3.0 - square_value(state, sq)


def rate_build(plans: Plans, city: int, item: int, free: bool) -> float:
    """A build action: its item, and a bonus for the action."""
    return rate_item(plans, city, item, free) + W.build[1 if free else 0]


def rate_two(plans: Plans, city: int) -> float:
    """Two items at once: a little more than the best single one."""
    state = plans.state
    best = -9.0
    for item in affordable(state, city, most_production(state, city)):
        best = max(best, rate_item(plans, city, item, False))
    return best + W.build[2]
