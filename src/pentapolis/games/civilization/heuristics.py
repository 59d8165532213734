"""Rules of thumb for bots: how good a move looks, how well a seat stands.

Found cities, build for trade, research the cheapest pyramid under Space Flight. Culture is taken
along where it is free, coins wherever they are offered, a capital that lies open is attacked;
whichever victory comes first is welcome.
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.move import Move
from pentapolis.core.weights import Weights
from pentapolis.games.civilization.abilities import AimAbility
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
    KILL,
    LEARN,
    LOOT_CULTURE,
    LOOT_TECH,
    LOOT_TRADE,
    MOVE,
    NOTHING,
    OFFER,
    ON,
    PARTNER,
    PASS,
    PLACE,
    PLAY,
    PLAYER,
    PUT,
    RAZE,
    RESEARCH,
    SCOUT_AT,
    SEND,
    STAY,
    STEAL,
    STEAL_COIN,
    STEP,
    STOP,
    USE,
    USE_WONDER,
    Act,
)
from pentapolis.games.civilization.build import BuildAction, item_cost
from pentapolis.games.civilization.city import arts_culture
from pentapolis.games.civilization.deals import Compose
from pentapolis.games.civilization.dials import square_owner
from pentapolis.games.civilization.events import AimSquare
from pentapolis.games.civilization.outlook import Outlook
from pentapolis.games.civilization.ratings_build import (
    rate_build,
    rate_item_move,
    rate_square,
    rate_two,
)
from pentapolis.games.civilization.ratings_deals import (
    offer_worth,
    rate_compose,
    rate_offer,
    rate_partner,
)
from pentapolis.games.civilization.ratings_walk import (
    rate_play,
    rate_send,
    rate_walk,
)
from pentapolis.games.civilization.ratings_war import best_war, force, threat
from pentapolis.games.civilization.scoring import progress
from pentapolis.games.civilization.state import CITIES, START_OF_TURN, Civilization
from pentapolis.games.civilization.tables import (
    ANARCHY,
    ARMY,
    AUTOMATIC,
    COINS_TO_WIN,
    EVENT_EFFECT,
    GOV_NO_ATTACK,
    GOVERNMENT,
    LAST_SPACE,
    PLACES,
    SPACE_CULTURE,
    SPACE_TRADE,
    TECH,
    TECH_LEVEL,
    TECHS,
    WONDER_ITEM,
)
from pentapolis.games.civilization.targets import target_squares
from pentapolis.games.civilization.windows import CancelWindow, GiftReceiver
from pentapolis.games.civilization.worth import (
    CULTURE_WORTH,
    PYRAMID,
    count_armies,
    count_scouts,
    next_need,
    site_worth,
    spare_trade,
    square_worth,
)

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
DEAR: Final = 8
"""From this price on an item is worth a spy."""
GOVERNMENT_WORTH: Final = [_GOVERNMENTS[name] for name in GOVERNMENT]


def rate(state: Civilization, seat: int, moves: list[Move]) -> list[float]:
    """How good each move looks; larger is better."""
    if isinstance(state.asking, Compose):
        return rate_compose(state, seat, moves)
    outlook = Outlook(state, seat)
    found: list[float] = []
    for move in moves:
        assert isinstance(move, Act)
        found.append(rate_move(outlook, move))
    return found


def is_settled(state: Civilization) -> bool:
    """Positions are judged between turns."""
    return state.phase == START_OF_TURN


def rate_move(outlook: Outlook, move: Act) -> float:
    """One move of any decision."""
    state = outlook.state
    seat = outlook.seat
    code = move.code
    if code in (RESEARCH, LEARN, LOOT_TECH):
        return rate_tech(state, seat, move.a)
    if code == NOTHING:
        return 0.0
    if code in (STEP, DISCOVER, STOP, STAY, STEAL, MOVE):
        return rate_walk(outlook, move)
    if code == ITEM:
        return rate_item_move(outlook, move.a)
    if code in (ON, PUT):
        return rate_square(outlook, move.a)
    if code in (BUILD, FREE):
        return rate_build(outlook, state.city_centred_at(move.a), move.b, code == FREE)
    if code == BUILD_TWO:
        return rate_two(outlook, state.city_centred_at(move.a))
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
        return outlook.walk(move.a, code == SCOUT_AT)
    if code == FOUND:
        return 8.0 + site_worth(state, move.a) - (1.0 if move.b == ARMY else 0.0)
    if code == GOVERN:
        return rate_government(state, seat, move.a)
    if code == EVENT:
        return rate_event(state, seat, move.a)
    if code == USE:
        return rate_ability(state, seat, move.a)
    if code == USE_WONDER:
        return -0.1 if move.a in AUTOMATIC else 6.0
    if code == PLACE:
        return 6.0
    if code == SEND:
        return rate_send(state, move.a)
    if code == PLAY:
        return rate_play(state, seat, move)
    return rate_answer(state, seat, move)


def rate_government(state: Civilization, seat: int, government: int) -> float:
    """What a change is worth; nobody gives up a war that is nearly won."""
    if government == ANARCHY:
        return -4.0
    worth = GOVERNMENT_WORTH[government] - GOVERNMENT_WORTH[state.governments[seat]]
    if GOV_NO_ATTACK[government] and best_war(state, seat) > -2.0:
        worth -= 5.0
    return worth


def rate_answer(state: Civilization, seat: int, move: Act) -> float:
    """Small answers: loot, reactions, deals."""
    code = move.code
    if code == ACCEPT:
        return offer_worth(state, seat)
    if code == OFFER:
        return rate_offer(state, seat)
    if code == PARTNER:
        return rate_partner(state, seat, move.a)
    if code == DISCARD:
        return -rate_event(state, seat, move.a)
    if code == CANCEL_EVENT:
        return 1.0
    if code == CANCEL_TECH:
        return rate_cancel(state, seat)
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
    if code == AT:
        return rate_target(state, seat, move.a)
    if code == PLAYER:
        return rate_player(state, move.a)
    if code == KILL:
        return -3.0 if move.a == seat else 1.0 + 0.5 * move.b
    return 0.0


def rate_cancel(state: Civilization, seat: int) -> float:
    """A spy is well spent on a wonder, or on what costs whoever leads the others dear."""
    window = state.asking
    if not isinstance(window, CancelWindow) or not isinstance(window.pending, BuildAction):
        return -0.5
    actor = window.pending.actor
    cost = 0
    for item in window.pending.items:
        if item >= WONDER_ITEM:
            return 0.5
        cost += item_cost(state, actor, item)
    if cost < DEAR:
        return -0.5
    for other in range(state.seats):
        if other not in (seat, actor) and progress(state, other) > progress(state, actor):
            return -0.5
    return 0.3


def rate_target(state: Civilization, seat: int, sq: int) -> float:
    """Own cities are helped, others' squares are hit where it hurts."""
    worth = square_worth(state, sq) * 0.1
    city = state.city_centred_at(sq)
    if city >= 0 and city // CITIES == seat and is_boost(state):
        return 1.0 + state.actions[city] + 0.1 * state.y_production[city]
    return -1.0 - worth if square_owner(state, sq) == seat else worth


def is_boost(state: Civilization) -> bool:
    """Whether a target is chosen for something good."""
    step = state.asking
    if isinstance(step, AimSquare):
        return EVENT_EFFECT[step.event].kind == "city_boost"
    return isinstance(step, AimAbility) and ABILITIES[step.ability].effect.kind == "city_boost"


def rate_player(state: Civilization, seat: int) -> float:
    """Gifts go to who is last, blows to who is first."""
    step = state.asking
    gift = isinstance(step, GiftReceiver) or (
        isinstance(step, AimAbility) and ABILITIES[step.ability].effect.kind == "gain_trade_share"
    )
    return 0.01 * (-progress(state, seat) if gift else progress(state, seat))


# --- research -------------------------------------------------------------------------------------


def rate_tech(state: Civilization, seat: int, tech: int) -> float:
    """Cards that the pyramid still needs, the highest first."""
    level = TECH_LEVEL[tech]
    have = state.rows[6 * seat + level]
    if have >= PYRAMID[level]:
        return -3.0 + LIKED[tech]
    return 10.0 * level + LIKED[tech]


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
    """Event cards: techs and production are played at once, killers against an attack."""
    what = EVENT_EFFECT[kind].kind
    if what == "tech_swap":
        return 8.0
    if what == "city_boost":
        return 2.6 if any(state.actions[CITIES * seat : CITIES * seat + CITIES]) else -1.0
    if what == "destroy_buildings":
        squares = target_squares(state, seat, kind, ())
        return 1.0 if [sq for sq in squares if square_owner(state, sq) != seat] else -1.0
    if what == "force_anarchy":
        return 1.0
    if what == "kill_figures" or what == "push_figures":
        return 2.0 if threat(state, CITIES * seat) > -2.0 else -0.5
    return -0.5


# --- how well a seat stands -----------------------------------------------------------------------

WEIGHTS: Final = Weights(
    {
        "techs": {
            "first": (14.0, 6.0), "second": (16.0, 6.0), "third": (14.0, 13.0),
            "fourth": (14.0, 12.0), "fifth": (30.0, 30.0), "more": (3.0, 7.0),
        },
        "trade": {"trade": (0.6, 0.4)},
        "culture": {"culture": (0.5, 0.3)},
        "coins": {"coins": (4.5, 2.5), "near-victory": (7.0, 7.0), "tokens": (8.0, 1.5)},
        "cities": {
            "trade": (5.0, 0.8), "production": (2.7, 0.8), "culture": (7.0, 1.0),
            "coins": (1.0, 3.0),
        },
        "figures": {"scouts": (10.0, 1.0), "armies": (2.0, 5.0)},
        "finds": {"taken-tokens": (10.0, 6.0), "resources": (0.6, 2.5)},
        "force": {"force": (0.3, 1.3)},
        "wonders": {"wonders": (3.0, 3.0)},
    }
)  # fmt: skip
"""Early and late. Fitted to who came out ahead in games between rules of thumb: the economy counts
in the first turns, what a victory is made of later on."""
LATE_TURN: Final = 15
HAND: Final = 5


def evaluate(state: Civilization, seat: int) -> float:
    """How well the seat stands, on the scale of the final points."""
    if state.over:
        return float(state.scores()[seat].total)
    return WEIGHTS.total(features(state, seat), lateness(state))


def aspects(state: Civilization, seat: int) -> dict[str, float]:
    """The same by what it is made of."""
    return WEIGHTS.by_aspect(features(state, seat), lateness(state))


def lateness(state: Civilization) -> float:
    """How late in the game it is, up to 1."""
    return min(1.0, state.turn / LATE_TURN)


def features(state: Civilization, seat: int) -> list[float]:
    """What `WEIGHTS` weighs, in its order."""
    found: list[float] = []
    more = 0
    for level in range(1, 6):
        cards = state.rows[6 * seat + level]
        found.append(min(cards, PYRAMID[level]))
        more += max(0, cards - PYRAMID[level])
    trade = production = culture = coin = 0
    for city in state.cities_of(seat):
        trade += state.y_trade[city]
        production += state.y_production[city]
        culture += state.y_culture[city]
        coin += state.y_coin[city]
    coins = state.coins[seat]
    found.append(more)
    found.append(state.trade[seat])
    found.append(sum(SPACE_CULTURE[: state.level[seat] + 1]) + state.culture[seat])
    found.append(coins)
    found.append(coins * coins / COINS_TO_WIN)
    found.append(sum(state.coin_tokens[PLACES * seat : PLACES * seat + PLACES]))
    found.append(trade)
    found.append(production)
    found.append(culture)
    found.append(coin)
    found.append(count_scouts(state, seat))
    found.append(count_armies(state, seat))
    found.append(len(state.taken[seat]))
    found.append(sum(state.resources[4 * seat : 4 * seat + 4]))
    found.append(force(state, seat, HAND, True))
    found.append(state.wonders_on[seat].bit_count())
    return found


assert TECH["space-flight"] >= 0
