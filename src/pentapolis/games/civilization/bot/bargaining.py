"""Rules of thumb for bots: which deals help both sides, and how an offer is composed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentapolis.core.move import Move
from pentapolis.games.civilization.bot.values import leads, next_need
from pentapolis.games.civilization.bot.weights import W
from pentapolis.games.civilization.effects.effect import ANY
from pentapolis.games.civilization.moves import (
    GET_CULTURE,
    GET_RESOURCE,
    GET_TRADE,
    GIVE_CULTURE,
    GIVE_RESOURCE,
    GIVE_TRADE,
    PROPOSE,
    WITHDRAW,
    CivMove,
)
from pentapolis.games.civilization.parts import Offer
from pentapolis.games.civilization.state import Civilization
from pentapolis.games.civilization.tables.cards import ABILITIES, MOST_TRADE, TOKEN_FACES

_EFFECTS: Final = {
    "gain_trade_share": 6.0, "gain_culture": 4.0, "city_boost": 3.0, "gain_great_person": 2.0,
    "add_coin_token": 2.5, "deal_wounds": 1.5, "bonus_damage": 1.5,
}  # fmt: skip
PRICE: Final = [2, 3]
"""Amounts of trade asked or given for one token."""


def token_value(state: Civilization, seat: int, resource: int, more: int) -> float:
    """What one more token of a kind is worth to a seat that already has `more` of them."""
    best = W.token_spare
    users = 0
    for ability in ABILITIES:
        effect = ability.effect
        if not state.techs[seat] >> ability.tech & 1 or effect.KIND not in _EFFECTS:
            continue
        if ability.cost == resource:
            users += 1
            best = max(best, _EFFECTS[effect.KIND])
        elif ability.cost == ANY:
            best = max(best, _EFFECTS[effect.KIND] / ability.units)
            users += ability.units
    return best if more < users else W.token_spare


def trade_value(state: Civilization, seat: int, amount: int) -> float:
    """What a change of the trade dial is worth: much if it decides this turn's research, little
    beyond that, since research takes all of it (CV-8.3)."""
    before = state.trade[seat]
    after = min(before + amount, MOST_TRADE)
    need = next_need(state, seat)
    worth = W.trade_needed[0] * (min(after, need) - min(before, need))
    worth += W.trade_needed[1] * (max(after, need) - max(before, need))
    if before < need <= after:
        worth += W.trade_needed[2]
    elif after < need <= before:
        worth -= W.trade_needed[3]
    return worth


def bundle_value(
    state: Civilization, seat: int, trade: int, culture: int, gets: tuple[int, ...],
    gives: tuple[int, ...],
) -> float:  # fmt: skip
    """What a change of trade, culture and market tokens is worth to a seat."""
    worth = trade_value(state, seat, trade) + W.culture_held * culture
    for r in range(4):
        have = state.resources[4 * seat + r]
        for i in range(gets[r]):
            worth += token_value(state, seat, r, have + i)
        for i in range(gives[r]):
            worth -= token_value(state, seat, r, have - 1 - i)
    return worth


def offer_value(state: Civilization, seat: int) -> float:
    """What the partner gains by the offer on the table; less if the proposer leads."""
    offer = state.offer
    if offer is None:
        return 0.0
    gain = balance(state, offer, seat)
    for token in offer.tokens:
        face = token % TOKEN_FACES & 7
        known = token // TOKEN_FACES >> seat & 1
        gain += token_value(state, seat, face, 0) if known else 1.5
    gain += W.event_held * (len(offer.events) - sum(offer.get_events))
    gain -= 2.0 * sum(offer.get_tokens)
    gain += 0.2 * len(offer.promises)
    if state.seats == 2:  # with two players, the other's gain is a loss
        gain -= max(balance(state, offer, offer.proposer), 0.0)
    return gain - W.deal - (3.0 if leads(state, offer.proposer) else 0.0)


def balance(state: Civilization, offer: Offer, seat: int) -> float:
    """What the open items of an offer are worth to one of its two parties."""
    trade = max(offer.trade, 0) - max(offer.get_trade, 0)
    culture = max(offer.culture, 0) - max(offer.get_culture, 0)
    if seat == offer.partner:
        return bundle_value(state, seat, trade, culture, offer.resources, offer.get_resources)
    return bundle_value(state, seat, -trade, -culture, offer.get_resources, offer.resources)


# --- proposing ------------------------------------------------------------------------------------


def candidates(state: Civilization, seat: int, partner: int) -> list[Offer]:
    """Simple offers that both could want: tokens or culture for trade, in either direction."""
    found: list[Offer] = []
    for r in range(4):
        for price in PRICE:
            if state.resources[4 * seat + r] and state.trade[partner] >= price:
                found.append(swap(seat, partner, 0, 0, one_of(r), price, 0, NONE))
            if state.resources[4 * partner + r] and state.trade[seat] >= price:
                found.append(swap(seat, partner, price, 0, NONE, 0, 0, one_of(r)))
    for trade in range(1, 5):
        culture = trade + 1 + trade // 3
        if state.culture[seat] >= culture and state.trade[partner] >= trade:
            found.append(swap(seat, partner, 0, culture, NONE, trade, 0, NONE))
        if state.culture[partner] >= culture and state.trade[seat] >= trade:
            found.append(swap(seat, partner, trade, 0, NONE, 0, culture, NONE))
    return found


def swap(
    seat: int, partner: int, trade: int, culture: int, resources: tuple[int, ...], get_trade: int,
    get_culture: int, get_resources: tuple[int, ...],
) -> Offer:  # fmt: skip
    """An offer of open items; zero amounts are not named."""
    offer = Offer(seat, partner, 0)
    offer.trade = trade or -1
    offer.culture = culture or -1
    offer.resources = resources
    offer.get_trade = get_trade or -1
    offer.get_culture = get_culture or -1
    offer.get_resources = get_resources
    return offer


def best_offer(state: Civilization, seat: int, partner: int) -> Offer | None:
    """The best offer for the seat that helps both and was not declined before."""
    best = W.deal
    found: Offer | None = None
    if state.seats == 2 or leads(state, seat) or leads(state, partner):
        return None
    for offer in candidates(state, seat, partner):
        mine = balance(state, offer, seat)
        if (
            mine > best
            and balance(state, offer, partner) > W.deal + 0.01
            and offer.signature() not in state.declined
        ):
            best = mine
            found = offer
    return found


NONE: Final[tuple[int, ...]] = (0, 0, 0, 0)


def one_of(resource: int) -> tuple[int, ...]:
    """A bundle with one token."""
    return tuple([1 if r == resource else 0 for r in range(4)])


def rate_offer(state: Civilization, seat: int) -> float:
    """Positive if a deal with somebody is possible."""
    for partner in range(state.seats):
        if partner != seat and best_offer(state, seat, partner) is not None:
            return 1.0
    return -1.0


def rate_partner(state: Civilization, seat: int, partner: int) -> float:
    """Positive if a deal with this partner is possible."""
    return 1.0 if best_offer(state, seat, partner) is not None else 0.0


def rate_compose(state: Civilization, seat: int, moves: Sequence[Move]) -> list[float]:
    """Rates the moves that complete the planned offer and then propose it."""
    offer = state.offer
    plan = best_offer(state, seat, offer.partner) if offer is not None else None
    found: list[float] = []
    for move in moves:
        assert isinstance(move, CivMove)
        if move.code == WITHDRAW:
            found.append(0.5)
        elif offer is None or plan is None:
            found.append(-1.0)
        else:
            found.append(1.0 if is_next(offer, plan, move) else -1.0)
    return found


def is_next(offer: Offer, plan: Offer, move: CivMove) -> bool:
    """Whether a move brings the offer closer to the plan."""
    if move.code == PROPOSE:
        return offer.signature() == plan.signature()
    if move.code == GIVE_TRADE:
        return move.first == plan.trade
    if move.code == GIVE_CULTURE:
        return move.first == plan.culture
    if move.code == GET_TRADE:
        return move.first == plan.get_trade
    if move.code == GET_CULTURE:
        return move.first == plan.get_culture
    if move.code == GIVE_RESOURCE:
        return plan.resources[move.first] > offer.resources[move.first]
    if move.code == GET_RESOURCE:
        return plan.get_resources[move.first] > offer.get_resources[move.first]
    return False
