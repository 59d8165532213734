"""Rules of thumb for bots: what a city builds, and where."""

from __future__ import annotations

from pentapolis.games.civilization.build import (
    BuildItem,
    BuildSquare,
    affordable,
    item_cost,
    item_squares,
    most_production,
    needs_square,
    rush_needed,
)
from pentapolis.games.civilization.culture import PlacePerson
from pentapolis.games.civilization.outlook import Outlook
from pentapolis.games.civilization.ratings_war import (
    gathers,
    walls_wanted,
)
from pentapolis.games.civilization.state import FIGURES_OF, Civilization
from pentapolis.games.civilization.tables import (
    ARMY,
    BUILDING_ITEM,
    MARK_ICONS,
    PERSON_MARK,
    SCOUT,
    UNIT_ITEM,
    WALLS_ITEM,
    WONDER_ITEM,
    WONDERS,
)
from pentapolis.games.civilization.worth import (
    CULTURE_WORTH,
    count_armies,
    count_scouts,
    icons_worth,
    square_worth,
)


def rate_item_move(outlook: Outlook, item: int) -> float:
    """An item in the build question."""
    step = outlook.state.asking
    if isinstance(step, BuildItem):
        return rate_item(outlook, step.city, item, False)
    return 0.0


def rate_item(outlook: Outlook, city: int, item: int, free: bool) -> float:
    """What an item is worth, less what it costs in trade."""
    state = outlook.state
    seat = outlook.seat
    worth = 0.0
    if item == SCOUT:
        worth = scout_worth(state, seat)
    elif item == ARMY:
        worth = 2.6 - 1.2 * count_armies(state, seat) + outlook.armies_wanted()
    elif item < BUILDING_ITEM:
        worth = 1.6 - 0.25 * len(state.forces[seat]) + outlook.units_wanted()
        if item - UNIT_ITEM == 3:
            worth += 0.5
    elif item == WALLS_ITEM:
        worth = (1.0 if state.turn > 6 else 0.3) + walls_wanted(state, city)
    elif needs_square(item):
        worth = best_place(state, city, item)
    if free:
        return worth
    rush = rush_needed(state, city, item_cost(state, seat, item))
    if rush:
        cost = 3 * rush
        worth -= 0.28 * cost
        if cost > outlook.spare_trade():
            worth -= 2.2
    return worth


def scout_worth(state: Civilization, seat: int) -> float:
    """A scout becomes a city while there is room for one; later it gathers."""
    scouts = count_scouts(state, seat)
    lacking = state.most_cities[seat] - len(state.cities_of(seat))
    if scouts < lacking:
        return 9.0
    return 4.0 - 1.5 * scouts


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
    old = square_worth(state, sq)
    mark = state.marks[sq]
    if mark >= PERSON_MARK:
        old += 1.0
    if item >= WONDER_ITEM:
        wonder = WONDERS[item - WONDER_ITEM]
        return 3.0 + CULTURE_WORTH * wonder.culture + 0.08 * wonder.cost - old
    icons = MARK_ICONS[item - BUILDING_ITEM + 1]
    new = icons_worth(icons[0], icons[1], icons[2], icons[3]) + 0.2 * icons[4]
    return 2.0 * (new - old)


def rate_square(outlook: Outlook, sq: int) -> float:
    """The square for a built item or a great person."""
    state = outlook.state
    seat = outlook.seat
    step = state.asking
    if isinstance(step, BuildSquare):
        item = step.items[-1]
        if item in (SCOUT, ARMY):
            value = outlook.walk(sq, item == SCOUT)
            if item == ARMY:
                value += gathers(state, seat, sq)
            return value - (20.0 if state.occupied[sq] & ~FIGURES_OF[seat] else 0.0)
        return place_gain(state, item, sq)
    if isinstance(step, PlacePerson):
        icons = MARK_ICONS[PERSON_MARK + step.person]
        new = icons_worth(icons[0], icons[1], icons[2], icons[3]) + 0.3 * icons[4]
        return new - square_worth(state, sq) + 1.0
    return 3.0 - square_worth(state, sq)


def rate_build(outlook: Outlook, city: int, item: int, free: bool) -> float:
    """A build action is worth its item."""
    return rate_item(outlook, city, item, free) + (1.1 if free else 0.8)


def rate_two(outlook: Outlook, city: int) -> float:
    """Two items at once are worth a little more than the best one."""
    state = outlook.state
    best = -9.0
    for item in affordable(state, city, most_production(state, city)):
        best = max(best, rate_item(outlook, city, item, False))
    return best + 1.0
