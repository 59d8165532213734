"""How good a move looks, by rules of thumb.

Found cities, build for trade, research the cheapest pyramid under Space Flight. Take culture where
it is free and coins wherever possible, attack a capital that is poorly defended; any victory will
do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentapolis.core.move import Move
from pentapolis.core.state import count_bits
from pentapolis.games.civilization.bot.bargaining import (
    offer_value,
    rate_compose,
    rate_offer,
    rate_partner,
)
from pentapolis.games.civilization.bot.building import (
    rate_build,
    rate_item_move,
    rate_square,
    rate_two,
)
from pentapolis.games.civilization.bot.plans import Plans
from pentapolis.games.civilization.bot.values import (
    PYRAMID,
    VICTORY,
    next_need,
    research_lost,
    site_value,
    spare_trade,
    square_value,
    wins_by_coins,
)
from pentapolis.games.civilization.bot.walking import rate_play, rate_send, rate_walk
from pentapolis.games.civilization.bot.war import best_war, threat
from pentapolis.games.civilization.bot.weights import W
from pentapolis.games.civilization.effects.abilities import AimAbility
from pentapolis.games.civilization.effects.activated import (
    AddCoinToken,
    AsResource,
    CityBoost,
    DealWounds,
    DestroyBuildings,
    ExtraCityActions,
    ForceAnarchy,
    GainCulture,
    GainGreatPerson,
    GainTradeShare,
    KillFigures,
    PushFigures,
    TechSwap,
)
from pentapolis.games.civilization.effects.events import AimSquare
from pentapolis.games.civilization.effects.payment import payable, refuse_gift
from pentapolis.games.civilization.effects.reactions import CancelWindow, GiftReceiver
from pentapolis.games.civilization.effects.targets import target_squares
from pentapolis.games.civilization.moves import (
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
    OFFER,
    ON,
    PARTNER,
    PASS,
    PASS_SMALL,
    PASS_TURN,
    PAY_EVENT,
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
    CivMove,
)
from pentapolis.games.civilization.rules.bargaining import Compose
from pentapolis.games.civilization.rules.blockade import square_owner
from pentapolis.games.civilization.rules.building import BuildAction
from pentapolis.games.civilization.rules.city_management import SELLERS, arts_culture
from pentapolis.games.civilization.rules.items import item_cost
from pentapolis.games.civilization.scoring import progress
from pentapolis.games.civilization.state import ALL_ARMIES, CITIES, FIGURES_OF, Civilization
from pentapolis.games.civilization.tables.board import steps_between
from pentapolis.games.civilization.tables.cards import (
    ABILITIES,
    ANARCHY,
    ARMY,
    AUTOMATIC,
    COIN_PRESS,
    EVENT_EFFECT,
    GOV_NO_ATTACK,
    LAST_SPACE,
    MOST_EVENTS,
    SPACE_TRADE,
    TECH,
    TECH_LEVEL,
    TECHS,
    WONDER_ITEM,
)

ARMS: Final = [tech.unit >= 0 or tech.stacking > 0 for tech in TECHS]
"""Techs that make battles easier to win."""

DEAR: Final = 8
"""The price from which an item is worth a spy."""


def rate(state: Civilization, seat: int, moves: list[Move]) -> list[float]:
    """How good each move looks; larger is better."""
    if isinstance(state.asking, Compose):
        return rate_compose(state, seat, moves)
    plans = Plans(state, seat)
    found: list[float] = []
    for move in moves:
        assert isinstance(move, CivMove)
        found.append(rate_move(plans, move))
    return found


def learned_places(moves: Sequence[Move]) -> list[list[int]]:
    """For each move, the indices of the learned numbers in its rate."""
    found: list[list[int]] = []
    for move in moves:
        assert isinstance(move, CivMove)
        if move.code in (RESEARCH, LEARN, LOOT_TECH):
            found.append([move.first])
        else:
            found.append([len(TECHS) + move.first] if move.code == GOVERN else [])
    return found


def rate_move(plans: Plans, move: CivMove) -> float:
    """Any move."""
    code = move.code
    if code in (STEP, DISCOVER, STOP, STAY, STEAL, MOVE):
        return rate_walk(plans, move)
    if code in IN_CITIES:
        return rate_city_move(plans, move)
    if code in AT_THE_START:
        return rate_start_move(plans, move)
    if code in (RESEARCH, LEARN, LOOT_TECH):
        return rate_tech(plans.state, plans.seat, move.first)
    if code == PLAY:
        return rate_play(plans.state, plans.seat, move)
    if code == EVENT:
        return rate_event(plans.state, plans.seat, move.first)
    if code == USE:
        return rate_ability(plans.state, plans.seat, move.first)
    if code in REACTIONS:
        return rate_reaction(plans.state, plans.seat, move)
    return rate_answer(plans.state, plans.seat, move)


IN_CITIES: Final = (
    ITEM, ON, PUT, BUILD, FREE, BUILD_TWO, ARTS, HARVEST, HARVEST_TWICE, ADVANCE, BUY_COIN,
)  # fmt: skip
AT_THE_START: Final = (
    CAPITAL, ARMY_AT, SCOUT_AT, FOUND, GOVERN, USE_WONDER, PLACE, SEND,
)  # fmt: skip
REACTIONS: Final = (CANCEL_EVENT, CANCEL_TECH, AGREE, DECLINE, PASS, PASS_SMALL, PASS_TURN)


def rate_city_move(plans: Plans, move: CivMove) -> float:
    """City actions, and other moves of City Management."""
    state = plans.state
    code = move.code
    if code == ITEM:
        return rate_item_move(plans, move.first)
    if code in (ON, PUT):
        return rate_square(plans, move.first)
    if code in (BUILD, FREE):
        city = state.city_centred_at(move.first)
        return rate_build(plans, city, move.second, code == FREE)
    if code == BUILD_TWO:
        return rate_two(plans, state.city_centred_at(move.first))
    if code == ARTS:
        culture = arts_culture(state, state.city_centred_at(move.first))
        return W.arts + W.icon[2] * W.culture_bent[state.civs[plans.seat]] * culture
    if code == ADVANCE:
        return rate_advance(state, plans.seat)
    if code == BUY_COIN:
        return rate_coin(plans, move.first)
    return W.harvest


def rate_coin(plans: Plans, place: int) -> float:
    """A coin for culture or trade; nobody leaves the last one."""
    state = plans.state
    seat = plans.seat
    if wins_by_coins(state, seat, 1):
        return VICTORY
    if place == COIN_PRESS:
        return W.coin[0]
    if state.trade[seat] <= W.coin[2]:
        return -1.0
    dear = SELLERS[place][1].price > plans.spare_trade()
    return W.coin[1] - research_lost(state, seat) if dear else W.coin[1]


def rate_start_move(plans: Plans, move: CivMove) -> float:
    """Moves of set-up and Start of Turn."""
    state = plans.state
    code = move.code
    if code == CAPITAL:
        return site_value(state, move.first)
    if code in (ARMY_AT, SCOUT_AT):
        return plans.walk(move.first, code == SCOUT_AT)
    if code == FOUND:
        army = 1.0 if move.second == ARMY else 0.0
        return W.found + site_value(state, move.first) - army
    if code == GOVERN:
        return rate_government(state, plans.seat, move.first)
    if code == USE_WONDER:
        return -0.1 if move.first in AUTOMATIC else W.wonder_used
    if code == SEND:
        return rate_send(state, move.first)
    return W.person_placed


def rate_government(state: Civilization, seat: int, government: int) -> float:
    """A change of government; lower if it would stop a war that is almost won."""
    if government == ANARCHY:
        return -4.0
    worth = W.government[government] - W.government[state.governments[seat]]
    if GOV_NO_ATTACK[government] and best_war(state, seat) > -2.0:
        worth -= 5.0
    return worth


def rate_reaction(state: Civilization, seat: int, move: CivMove) -> float:
    """Cancelling or passing."""
    code = move.code
    if code == CANCEL_EVENT:
        return 1.0
    if code == CANCEL_TECH:
        return rate_cancel(state, seat, move.first)
    if code == PASS_SMALL:
        return 0.15
    if code == PASS_TURN:  # after waiving small reactions, waive the others too
        return 0.2 if state.waived[seat] else 0.0
    return 0.1


def rate_answer(state: Civilization, seat: int, move: CivMove) -> float:
    """Follow-up answers: loot, targets, deals."""
    code = move.code
    if code == ACCEPT:
        return offer_value(state, seat)
    if code == OFFER:
        return rate_offer(state, seat)
    if code == PARTNER:
        return rate_partner(state, seat, move.first)
    if code == DISCARD:
        return -rate_event(state, seat, move.first)
    if code == LOOT_TRADE:
        return W.loot[0] * move.first
    if code == LOOT_CULTURE:
        return W.loot[1] * move.first
    if code == STEAL_COIN:
        return W.loot[2]
    if code in (RAZE, HEAL, FRONT):
        return 1.0
    if code == AT:
        return rate_target(state, seat, move.first)
    if code == PLAYER:
        return rate_player(state, move.first)
    if code == KILL:
        return -3.0 if move.first == seat else 1.0 + 0.5 * move.second
    return -1.0 if code == PAY_EVENT and IS_PRESENT[move.first] else 0.0


def rate_cancel(state: Civilization, seat: int, index: int) -> float:
    """Spending a spy: on a wonder, or on an expensive item of the leading opponent."""
    if needs_present(state, seat, index):
        return -0.5
    window = state.asking
    if not isinstance(window, CancelWindow) or not isinstance(window.pending, BuildAction):
        return -0.5
    actor = window.pending.actor
    cost = 0
    for item in window.pending.items:
        if item >= WONDER_ITEM:
            return W.spy[0]
        cost += item_cost(state, actor, item)
    if cost < DEAR:
        return -0.5
    for other in range(state.seats):
        if other not in (seat, actor) and progress(state, other) > progress(state, actor):
            return -0.5
    return W.spy[1]


def rate_target(state: Civilization, seat: int, sq: int) -> float:
    """A target: own cities for benefits, others' valuable squares for damage."""
    step = state.asking
    if isinstance(step, AimSquare) and isinstance(
        EVENT_EFFECT[step.event], (KillFigures, PushFigures)
    ):
        return rate_victims(state, seat, sq)
    worth = square_value(state, sq) * 0.1
    city = state.city_centred_at(sq)
    if city >= 0 and city // CITIES == seat and is_boost(state):
        return 1.0 + state.actions[city] + 0.1 * state.y_production[city]
    return -1.0 - worth if square_owner(state, sq) == seat else worth


def rate_victims(state: Civilization, seat: int, sq: int) -> float:
    """Figures to get rid of: armies of others near the capital, never own ones."""
    if state.occupied[sq] & FIGURES_OF[seat]:
        return -1.0
    far: int = steps_between(sq, state.centre[CITIES * seat])
    return count_bits(state.occupied[sq] & ALL_ARMIES) - 0.1 * far


def is_boost(state: Civilization) -> bool:
    """Whether the chosen target gets a benefit."""
    step = state.asking
    if isinstance(step, AimSquare):
        return isinstance(EVENT_EFFECT[step.event], CityBoost)
    return isinstance(step, AimAbility) and isinstance(ABILITIES[step.ability].effect, CityBoost)


def rate_player(state: Civilization, seat: int) -> float:
    """A player as target: gifts for the last, damage for the first."""
    step = state.asking
    gift = isinstance(step, GiftReceiver) or (
        isinstance(step, AimAbility) and isinstance(ABILITIES[step.ability].effect, GainTradeShare)
    )
    return 0.01 * (-progress(state, seat) if gift else progress(state, seat))


# --- research -------------------------------------------------------------------------------------


def rate_tech(state: Civilization, seat: int, tech: int) -> float:
    """A tech: the levels that the pyramid still needs, the highest first."""
    level = TECH_LEVEL[tech]
    have = state.rows[6 * seat + level]
    if wins_by_coins(state, seat, TECHS[tech].coins):
        return VICTORY
    liked = W.tech[tech]
    if ARMS[tech]:
        liked += W.arms * W.war_bent[state.civs[seat]]
    return liked + W.tech_level[0 if have >= PYRAMID[level] else level]


def culture_first(state: Civilization, seat: int) -> bool:
    """Whether the culture victory is closer than the tech victory."""
    cards = 0
    for level in range(1, 6):
        cards += min(state.rows[6 * seat + level], PYRAMID[level])
    return state.level[seat] >= 14 and state.level[seat] - 6 > cards - 1


def rate_advance(state: Civilization, seat: int) -> float:
    """A culture step: always good without trade; otherwise it must not cost a tech."""
    space = state.level[seat] + 1
    price = SPACE_TRADE[space]
    if space == LAST_SPACE:
        return VICTORY
    if price == 0:
        return W.advance[0]
    if price <= spare_trade(state, seat):
        return W.advance[1]
    if culture_first(state, seat):
        return W.advance[1] - research_lost(state, seat)
    return W.advance[2]


def rate_ability(state: Civilization, seat: int, index: int) -> float:
    """A resource ability: gains are good, others only in some situations."""
    effect = ABILITIES[index].effect
    if isinstance(effect, AddCoinToken) and wins_by_coins(state, seat, 1):
        return VICTORY
    if needs_present(state, seat, index):
        return -1.0
    if isinstance(effect, (GainCulture, GainGreatPerson, AddCoinToken, ExtraCityActions)):
        return W.ability[0]
    if isinstance(effect, GainTradeShare):
        return W.ability[1] if state.trade[seat] < next_need(state, seat) else -1.0
    if isinstance(effect, CityBoost):
        return W.ability[2] if any(state.actions[CITIES * seat : CITIES * seat + CITIES]) else -1.0
    return W.ability[3] if isinstance(effect, DealWounds) else -0.5


IS_PRESENT: Final = [
    isinstance(effect, AsResource) and effect.gives_coin for effect in EVENT_EFFECT
]
"""By event: whether paying with it gives a coin to another player."""


def needs_present(state: Civilization, seat: int, index: int) -> bool:
    """Whether an ability could only be paid with presents."""
    cost = ABILITIES[index].cost
    presents = 0
    for card in state.events[seat]:
        kind = card % MOST_EVENTS
        if IS_PRESENT[kind] and refuse_gift(state, seat, kind, cost) is None:
            presents += 1
    return presents > 0 and payable(state, seat, cost) - presents < ABILITIES[index].units


def rate_event(state: Civilization, seat: int, kind: int) -> float:
    """An event card: play techs and production at once, keep killing cards against attacks."""
    effect = EVENT_EFFECT[kind]
    if isinstance(effect, TechSwap):
        return W.event[0]
    if isinstance(effect, CityBoost):
        return W.event[1] if any(state.actions[CITIES * seat : CITIES * seat + CITIES]) else -1.0
    if isinstance(effect, DestroyBuildings):
        squares = target_squares(state, seat, kind, ())
        return W.event[2] if [sq for sq in squares if square_owner(state, sq) != seat] else -1.0
    if isinstance(effect, ForceAnarchy):
        return W.event[3]
    if isinstance(effect, (KillFigures, PushFigures)):
        if threat(state, CITIES * seat) <= -2.0:
            return -0.5
        squares = target_squares(state, seat, kind, ())
        victims = [sq for sq in squares if state.occupied[sq] & ALL_ARMIES & ~FIGURES_OF[seat]]
        return W.event[4] if victims else -0.5
    return -0.5


assert TECH["space-flight"] >= 0
