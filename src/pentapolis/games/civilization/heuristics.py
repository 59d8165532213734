"""Rules of thumb for bots: how good a move looks, how well a seat stands.

Found cities, build for trade, research the cheapest pyramid under Space Flight. Culture is taken
along where it is free, coins wherever they are offered; whichever of the three comes first wins.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentapolis.core.move import Move
from pentapolis.games.civilization.acts import (
    ABILITIES,
    ACCEPT,
    ADVANCE,
    AGREE,
    ARMY_AT,
    ARTS,
    AT,
    BUILD,
    BUILD_TWO,
    BUY_COIN,
    CANCEL_EVENT,
    CANCEL_TECH,
    CAPITAL,
    DECLINE,
    DISCARD,
    DISCOVER,
    EVENT,
    FOUND,
    FREE,
    FRONT,
    GOVERN,
    HARVEST,
    HARVEST_TWICE,
    HEAL,
    ITEM,
    LEARN,
    LOOT_CULTURE,
    LOOT_TECH,
    LOOT_TRADE,
    MOVE,
    NOTHING,
    ON,
    PASS,
    PLACE,
    PLAY,
    PUT,
    RAZE,
    RESEARCH,
    SCOUT_AT,
    SEND,
    STEAL,
    STEAL_COIN,
    STEP,
    STOP,
    USE,
    USE_WONDER,
    WITHDRAW,
    Act,
)
from pentapolis.games.civilization.aftermath import strength
from pentapolis.games.civilization.board import rings_between, steps_between
from pentapolis.games.civilization.build import (
    BuildItem,
    BuildSquare,
    affordable,
    free_items,
    item_cost,
    item_squares,
    most_production,
    needs_square,
    rush_needed,
)
from pentapolis.games.civilization.city import arts_culture
from pentapolis.games.civilization.culture import PlacePerson
from pentapolis.games.civilization.movement import Travel
from pentapolis.games.civilization.research import trade_needed
from pentapolis.games.civilization.state import (
    ALL_ARMIES,
    ARMIES,
    CITIES,
    FIGURES,
    FIGURES_OF,
    Civilization,
)
from pentapolis.games.civilization.tables import (
    ANARCHY,
    ARMY,
    BUILDING_ITEM,
    EVENT_EFFECT,
    GOVERNMENT,
    LAST_SPACE,
    MARK_ICONS,
    PERSON_MARK,
    SCOUT,
    SPACE_CULTURE,
    SPACE_TRADE,
    TECH,
    TECH_LEVEL,
    TECHS,
    TRUMPS,
    UNIT_ITEM,
    UNIT_TYPE,
    VILLAGE,
    WALLS_ITEM,
    WATER,
    WONDER_ITEM,
    WONDERS,
)

PYRAMID: Final = (0, 5, 4, 3, 2, 1)
"""The cheapest pyramid under Space Flight (CV-8.6)."""

TRADE_WORTH: Final = 1.5
PRODUCTION_WORTH: Final = 0.55
CULTURE_WORTH: Final = 0.75
COIN_WORTH: Final = 1.6

_LIKED: Final = {
    "pottery": 2.5, "writing": 2.6, "code-of-laws": 2.2, "currency": 1.6, "navigation": 1.8,
    "horseback-riding": 1.7, "philosophy": 1.4, "metalworking": 0.6, "masonry": 0.8,
    "animal-husbandry": 0.7,
    "irrigation": 3.0, "printing-press": 2.6, "engineering": 2.0, "sailing": 1.2,
    "construction": 1.6, "civil-service": 1.6, "democracy": 2.0, "monarchy": 1.0, "chivalry": 1.2,
    "mathematics": 0.8,
    "railroad": 2.0, "banking": 1.8, "theology": 1.6, "military-science": 1.2, "biology": 1.0,
    "steam-power": 0.8, "gunpowder": 1.0, "metal-casting": 1.2, "communism": 1.0,
    "computers": 2.0, "flight": 1.2, "mass-media": 1.0, "atomic-theory": 0.8, "ballistics": 0.9,
    "combustion": 0.9, "replaceable-parts": 1.0, "space-flight": 9.0,
}  # fmt: skip
LIKED: Final = [_LIKED[tech.id] for tech in TECHS]

_GOVERNMENTS: Final = {
    "despotism": 0.0, "anarchy": -4.0, "republic": 0.3, "feudalism": 1.2, "monarchy": 1.0,
    "democracy": 2.5, "communism": 1.6, "fundamentalism": -0.5,
}  # fmt: skip
GOVERNMENT_WORTH: Final = [_GOVERNMENTS[name] for name in GOVERNMENT]


def rate(state: Civilization, seat: int, moves: Sequence[Move]) -> list[float]:
    """How good each move looks; larger is better."""
    found: list[float] = []
    for move in moves:
        assert isinstance(move, Act)
        found.append(rate_move(state, seat, move))
    return found


def rate_move(state: Civilization, seat: int, move: Act) -> float:
    """One move of any decision."""
    code = move.code
    if code in (RESEARCH, LEARN, LOOT_TECH):
        return rate_tech(state, seat, move.a)
    if code == NOTHING:
        return 0.0
    if code in (STEP, DISCOVER, STOP, STEAL, MOVE):
        return rate_walk(state, seat, move)
    if code == ITEM:
        return rate_item_move(state, seat, move.a)
    if code in (ON, PUT):
        return rate_square(state, seat, move.a)
    if code in (BUILD, BUILD_TWO, FREE):
        return rate_build(state, seat, state.city_centred_at(move.a), code)
    if code == ARTS:
        return 0.6 + CULTURE_WORTH * arts_culture(state, state.city_centred_at(move.a))
    if code in (HARVEST, HARVEST_TWICE):
        return 1.2
    if code == ADVANCE:
        return rate_advance(state, seat)
    if code == BUY_COIN:
        return 2.0 if move.a == 3 else (1.5 if state.trade[seat] > 22 else -1.0)
    if code == CAPITAL:
        return site_worth(state, move.a)
    if code in (ARMY_AT, SCOUT_AT):
        return walk_worth(state, seat, move.a, code == SCOUT_AT)
    if code == FOUND:
        return 8.0 + site_worth(state, move.a) - (1.0 if move.b == ARMY else 0.0)
    if code == GOVERN:
        now = GOVERNMENT_WORTH[state.governments[seat]]
        return GOVERNMENT_WORTH[move.a] - now if move.a != ANARCHY else -4.0
    if code == EVENT:
        return rate_event(state, seat, move.a)
    if code == USE:
        return rate_ability(state, seat, move.a)
    if code in (USE_WONDER, PLACE):
        return 6.0
    if code == SEND:
        return rate_send(state, seat, move.a, move.b)
    if code == PLAY:
        return rate_play(state, seat, move)
    return rate_answer(state, seat, move)


def rate_answer(state: Civilization, seat: int, move: Act) -> float:
    """Small answers: loot, reactions, deals."""
    code = move.code
    if code == ACCEPT:
        return offer_worth(state)
    if code == DISCARD:
        return -rate_event(state, seat, move.a)
    if code == CANCEL_EVENT:
        return 1.0
    if code == CANCEL_TECH:
        return -0.5
    if code == LOOT_TRADE:
        return 1.0 * move.a
    if code == LOOT_CULTURE:
        return 0.8 * move.a
    if code == STEAL_COIN:
        return 4.0
    if code in (RAZE, HEAL, FRONT):
        return 1.0
    if code in (AGREE, DECLINE, PASS):
        return 0.1
    if code == WITHDRAW:
        return 5.0
    if code == AT:
        return square_worth(state, move.a) * 0.1
    return 0.0


# --- research -------------------------------------------------------------------------------------


def rate_tech(state: Civilization, seat: int, tech: int) -> float:
    """Cards that the pyramid still needs, the highest first."""
    level = TECH_LEVEL[tech]
    have = state.rows[6 * seat + level]
    if have >= PYRAMID[level]:
        return -3.0 + LIKED[tech]
    return 10.0 * level + LIKED[tech]


def next_need(state: Civilization, seat: int) -> int:
    """The trade that the next useful tech needs."""
    for level in range(5, 0, -1):
        have = state.rows[6 * seat + level]
        if have < PYRAMID[level] and (level == 1 or state.rows[6 * seat + level - 1] >= have + 2):
            return trade_needed(state, seat, level)
    return 6


def cheapest_need(state: Civilization, seat: int) -> int:
    """The least trade that still brings a useful tech."""
    for level in range(1, 6):
        have = state.rows[6 * seat + level]
        if have < PYRAMID[level] and (level == 1 or state.rows[6 * seat + level - 1] >= have + 2):
            return trade_needed(state, seat, level)
    return 6


def spare_trade(state: Civilization, seat: int) -> int:
    """Trade beyond what this turn's research needs."""
    trade = state.trade[seat]
    need = next_need(state, seat)
    if trade >= need:
        return trade - need
    cheap = cheapest_need(state, seat)
    return trade - cheap if trade >= cheap else 0


def culture_first(state: Civilization, seat: int) -> bool:
    """Whether the culture track is nearer than the pyramid."""
    cards = 0
    for level in range(1, 6):
        cards += min(state.rows[6 * seat + level], PYRAMID[level])
    return state.level[seat] >= 14 and state.level[seat] - 6 > cards - 1


def rate_advance(state: Civilization, seat: int) -> float:
    """Steps without trade are always good; later ones must not cost a tech."""
    space = state.level[seat] + 1
    price = SPACE_TRADE[space]
    if space == LAST_SPACE:
        return 100.0
    if price == 0:
        return 7.0
    if culture_first(state, seat) or price <= spare_trade(state, seat):
        return 6.0
    return -1.0


# --- building -------------------------------------------------------------------------------------


def icons_worth(trade: int, production: int, culture: int, coin: int) -> float:
    """What icons are worth each turn."""
    return (
        TRADE_WORTH * trade
        + PRODUCTION_WORTH * production
        + CULTURE_WORTH * culture
        + COIN_WORTH * coin
    )


def square_worth(state: Civilization, sq: int) -> float:
    """What a square yields now."""
    mark = state.marks[sq]
    if mark:
        icons = MARK_ICONS[mark]
        return icons_worth(icons[0], icons[1], icons[2], icons[3])
    return ground_worth(state.ground[sq])


def ground_worth(value: int) -> float:
    """What is printed on a square."""
    if value < 0:
        return 0.0
    worth = icons_worth(value >> 3 & 3, value >> 5 & 3, value >> 7 & 1, value >> 8 & 1)
    return worth + (0.25 if value >> 9 else 0.0)


def rate_item_move(state: Civilization, seat: int, item: int) -> float:
    """An item in the build question."""
    step = state.asking
    if isinstance(step, BuildItem):
        return rate_item(state, seat, step.city, item, step.free)
    return 0.0


def rate_item(state: Civilization, seat: int, city: int, item: int, free: bool) -> float:
    """What an item is worth, less what it costs in trade."""
    worth = 0.0
    if item == SCOUT:
        worth = scout_worth(state, seat)
    elif item == ARMY:
        worth = 2.6 - 1.2 * count_armies(state, seat)
    elif item < BUILDING_ITEM:
        worth = 1.6 - 0.25 * len(state.forces[seat])
        if item - UNIT_ITEM == 3:
            worth += 0.5
    elif item == WALLS_ITEM:
        worth = 1.0 if state.turn > 6 else 0.3
    elif needs_square(item):
        worth = best_place(state, city, item)
    if free:
        return worth
    rush = rush_needed(state, city, item_cost(state, seat, item))
    if rush:
        cost = 3 * rush
        worth -= 0.28 * cost
        if cost > spare_trade(state, seat):
            worth -= 2.2
    return worth


def scout_worth(state: Civilization, seat: int) -> float:
    """A scout becomes a city while there is room for one; later it gathers."""
    scouts = count_scouts(state, seat)
    lacking = state.most_cities[seat] - len(state.cities_of(seat))
    if scouts < lacking:
        return 9.0
    return 4.0 - 1.5 * scouts


def count_scouts(state: Civilization, seat: int) -> int:
    """Scouts on the map."""
    base = FIGURES * seat
    return sum([1 for sq in state.where[base + ARMIES : base + FIGURES] if sq >= 0])


def count_armies(state: Civilization, seat: int) -> int:
    """Armies on the map."""
    base = FIGURES * seat
    return sum([1 for sq in state.where[base : base + ARMIES] if sq >= 0])


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


def rate_square(state: Civilization, seat: int, sq: int) -> float:
    """The square for a built item or a great person."""
    step = state.asking
    if isinstance(step, BuildSquare):
        item = step.items[-1]
        if item in (SCOUT, ARMY):
            value = walk_worth(state, seat, sq, item == SCOUT)
            return value - (20.0 if state.occupied[sq] & ~FIGURES_OF[seat] else 0.0)
        return place_gain(state, item, sq)
    if isinstance(step, PlacePerson):
        icons = MARK_ICONS[PERSON_MARK + step.person]
        new = icons_worth(icons[0], icons[1], icons[2], icons[3]) + 0.3 * icons[4]
        return new - square_worth(state, sq) + 1.0
    return 3.0 - square_worth(state, sq)


def rate_build(state: Civilization, seat: int, city: int, code: int) -> float:
    """A build action is worth its best item."""
    best = -9.0
    items = (
        free_items(state, city)
        if code == FREE
        else affordable(state, city, most_production(state, city))
    )
    for item in items:
        worth = rate_item(state, seat, city, item, code == FREE)
        if worth > best:
            best = worth
    if code == FREE:
        best += 0.3
    return best + 0.8 if code != BUILD_TWO else best + 1.0


def rate_ability(state: Civilization, seat: int, index: int) -> float:
    """Resource abilities: gains are good, the rest only now and then."""
    kind = ABILITIES[index].effect.kind
    if kind == "gain_culture" or kind == "gain_great_person" or kind == "add_coin_token":
        return 5.0
    if kind == "gain_trade_share":
        return 3.0 if state.trade[seat] < next_need(state, seat) else -1.0
    if kind == "city_boost":
        return 2.5 if any(state.actions[CITIES * seat : CITIES * seat + CITIES]) else -1.0
    if kind == "deal_wounds":
        return 4.0
    if kind == "extra_city_actions":
        return 5.0
    return -0.5


def rate_event(state: Civilization, seat: int, kind: int) -> float:
    """Event cards: techs and production are played at once."""
    what = EVENT_EFFECT[kind].kind
    if what == "tech_swap":
        return 8.0
    if what == "city_boost":
        return 2.6 if any(state.actions[CITIES * seat : CITIES * seat + CITIES]) else -1.0
    if what == "destroy_buildings" or what == "force_anarchy":
        return 1.0
    return -0.5


# --- deals ----------------------------------------------------------------------------------------


def offer_worth(state: Civilization) -> float:
    """What the partner gains by the offer on the table."""
    offer = state.offer
    if offer is None:
        return 0.0
    gain = float(max(offer.trade, 0) - max(offer.get_trade, 0))
    gain += 0.8 * (max(offer.culture, 0) - max(offer.get_culture, 0))
    gain += 2.0 * (sum(offer.resources) + len(offer.tokens))
    gain -= 2.0 * (sum(offer.get_resources) + sum(offer.get_tokens))
    gain += 1.5 * (len(offer.events) - sum(offer.get_events))
    return gain


# --- walking --------------------------------------------------------------------------------------


def site_worth(state: Civilization, sq: int) -> float:
    """What a city on that square would see."""
    worth = 0.0
    for other in state.layout.around[sq]:
        worth += ground_worth(state.ground[other])
    return worth


def could_be_city(state: Civilization, sq: int) -> bool:
    """Whether a city may one day stand there."""
    around = state.layout.around[sq]
    if len(around) < 8 or state.ground[sq] & 7 == WATER:
        return False
    for other in around:
        if state.ground[other] < 0 or state.lying[other] >= 0:
            return False
    return all(centre < 0 or rings_between(centre, sq) >= 3 for centre in state.centre)


def walk_worth(state: Civilization, seat: int, sq: int, scout: bool) -> float:
    """How good it is for a figure to stand there, with a view to where it wants to go."""
    best = 0.0
    wants_city = scout and len(state.cities_of(seat)) < state.most_cities[seat]
    for other in state.layout.squares:
        value = state.ground[other]
        far = steps_between(sq, other)
        if far > 9:
            continue
        worth = 0.0
        if value < 0:
            if far <= 6:
                worth = 3.0 if not scout or wants_city else 0.5
        elif wants_city:
            if far <= 7 and could_be_city(state, other):
                worth = 4.0 + 0.8 * site_worth(state, other)
                if state.occupied[other] & ~FIGURES_OF[seat]:
                    worth = 0.0
        elif scout:
            if state.city_at[other] < 0 and far <= 4:
                worth = 1.5 * ground_worth(value)
        elif state.lying[other] >= 0:
            village = state.lying[other] & VILLAGE
            if not village:
                worth = 6.0
            elif len(state.forces[seat]) >= 4:
                worth = 4.0
        score = worth - 0.9 * far
        if score > best:
            best = score
    return best


def rate_walk(state: Civilization, seat: int, move: Act) -> float:
    """Steps that lead somewhere; contests only where they look won."""
    step = state.asking
    if move.code == MOVE:
        if move.b + move.c > 1:
            return -1.0
        here = walk_worth(state, seat, move.a, move.c > 0)
        best = -1.0
        for other in state.layout.near[move.a]:
            if state.ground[other] >= 0:
                best = max(best, walk_worth(state, seat, other, move.c > 0) - here)
            else:
                best = max(best, 1.0)
        return best
    if move.code == STEAL:
        return 6.0
    if not isinstance(step, Travel):
        return 0.0
    scout = step.group & ALL_ARMIES == 0
    sq = step.path[-1]
    here = walk_worth(state, seat, sq, scout)
    if move.code == STOP:
        return 0.0
    if move.code == DISCOVER:
        return 2.5
    if state.occupied[move.a] & ~FIGURES_OF[seat]:
        armies = state.occupied[move.a] & ALL_ARMIES
        return 3.0 if not armies else -4.0
    if state.city_centred_at(move.a) >= 0 and state.city_at[move.a] // CITIES != seat:
        return attack_worth(state, seat, state.city_at[move.a])
    if state.lying[move.a] >= 0:
        if state.lying[move.a] & VILLAGE:
            return 2.0 if len(state.forces[seat]) >= 4 else -5.0
        return 5.0
    if move.a in step.path:
        return -2.0
    return walk_worth(state, seat, move.a, scout) - here - 0.05


def attack_worth(state: Civilization, seat: int, city: int) -> float:
    """A weakly held enemy city is worth a fight."""
    defender = city // CITIES
    mine = sum(state.ranks[4 * seat : 4 * seat + 3]) + 2 * min(len(state.forces[seat]), 3)
    theirs = sum(state.ranks[4 * defender : 4 * defender + 3]) + 2 * len(state.forces[defender])
    theirs += 12 if city % CITIES == 0 else 6
    return 6.0 if mine > theirs else -8.0


def rate_send(state: Civilization, seat: int, sq: int, centre: int) -> float:
    """A sent square is worth its icons."""
    return 1.0 + square_worth(state, sq) if state.city_at[sq] < 0 else -1.0


def rate_play(state: Civilization, seat: int, move: Act) -> float:
    """Attack where the enemy dies and the own unit lives; open fronts with weak units."""
    battle = state.battle
    if battle is None:
        return 0.0
    side = 0 if battle.attacker == seat else 1
    mine = strength(state, battle, side, move.a)
    if move.b == 0:
        return 1.0 - 0.3 * mine
    front = 4 * (move.b - 1)
    other = battle.fronts[front + 2 - 2 * side]
    left = strength(state, battle, 1 - side, other) - battle.fronts[front + 3 - 2 * side]
    theirs = strength(state, battle, 1 - side, other)
    deals = mine + (3 if move.c else 0)
    mine_type = UNIT_TYPE[move.a]
    other_type = UNIT_TYPE[other % 16]
    kills = deals >= left
    if TRUMPS[mine_type] == other_type and kills:
        return 3.0 + theirs - 0.5 * move.c
    if TRUMPS[other_type] == mine_type and theirs >= mine:
        return -3.0 - mine
    dies = theirs >= mine
    return (theirs if kills else 0.0) - (mine if dies else 0.0) + 0.5 - 0.5 * move.c


def evaluate(state: Civilization, seat: int) -> float:
    """How well the seat stands, in percent of a victory."""
    if state.over:
        return float(state.scores()[seat].total)
    cards = 0.0
    for level in range(1, 6):
        cards += level * min(state.rows[6 * seat + level], PYRAMID[level])
    spent = sum(SPACE_CULTURE[: state.level[seat] + 1]) + state.culture[seat]
    tech = cards / 35.0 + state.trade[seat] / 600.0
    culture = spent / 105.0
    coins = state.coins[seat] / 15.0
    income = 0.0
    for city in state.cities_of(seat):
        income += icons_worth(
            state.y_trade[city], state.y_production[city], state.y_culture[city], 0
        )
    best = max(tech, culture, coins)
    return 100.0 * min(0.85 * best + 0.05 * (tech + culture + coins), 0.97) + 0.25 * income


assert TECH["space-flight"] >= 0
