"""Turns of a playout, without asking: what looks best is found without listing and rating moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from pentapolis.core.compiled import i64, mypyc_attr
from pentapolis.core.move import Move
from pentapolis.games.seven_wonders.bot.learned import card_bonus, sale_place, stage_bonus
from pentapolis.games.seven_wonders.bot.rate import next_holder, rate
from pentapolis.games.seven_wonders.bot.values import card_value, is_last_turn, stage_value
from pentapolis.games.seven_wonders.bot.weights import W
from pentapolis.games.seven_wonders.moves import (
    NO_STAGE,
    SALES,
    Action,
    note_rows,
)
from pentapolis.games.seven_wonders.rules.actions import FULL_PRICE, actions, other_actions
from pentapolis.games.seven_wonders.rules.costs import NO_PRICES, find_gap, offer_of
from pentapolis.games.seven_wonders.rules.effects import is_free_by_wonder
from pentapolis.games.seven_wonders.rules.turns import ChooseAction, resolve_turn
from pentapolis.games.seven_wonders.state import SevenWonders
from pentapolis.games.seven_wonders.tables.cards import COIN_COST, EARLY, LATE, QUICK
from pentapolis.games.seven_wonders.tables.goods import COVERED, Prices

GIVEN: Final = Prices((0,))
"""The price of a card that costs nothing at all."""
OWN_GOODS: Final = Prices((0,))
"""The price of a card whose goods the city has; there may be a coin to the bank."""


def play_turns(
    state: SevenWonders, random: Callable[[], float], noise: float, least: int, but: int
) -> int:
    """Play on by rules of thumb, with some noise, until another question is asked; returns how many
    answers were given. Playouts go to the end, however many these are."""
    given = 0
    if but >= 0:
        return given  # everybody answers at once, also the seat with a tree
    while not state.over:
        if state.waiting == 0:
            step = state.agenda.pop()
            if isinstance(step, ChooseAction):
                state.turn = step.turn
                resolve_turn(state, answers(state, random, noise))
                given += state.seats
            else:
                step.run(state)
                if state.waiting == 1:
                    state.take_forced()
        elif state.waiting == state.seats and isinstance(state.asking, ChooseAction):
            state.push(state.asking)
            state.withdraw()
            state.unshare()
        else:
            break
    return given


def answers(state: SevenWonders, random: Callable[[], float], noise: float) -> list[Move | None]:
    """What every seat does this turn."""
    decided: list[Move | None] = []
    for seat in range(state.seats):
        hand = state.hands[seat]
        # Where a playout has no choice, it draws no number.
        if hand[0] == hand[-1] and len(actions(state, seat, hand, state.turn)) == 1:
            decided.append(SALES[hand[0]])
        elif random() < noise:
            moves = actions(state, seat, hand, state.turn)
            decided.append(moves[int(random() * len(moves))])
        else:
            decided.append(best_action(state, seat))
    return decided


@mypyc_attr(acyclic=True, free_list_len=1)
@final
class Buyer:
    """What a seat can build with, looked up once for all cards of its hand."""

    __slots__ = (
        "state", "seat", "abilities", "have", "coins", "early", "late", "left", "right",
        "discounts", "least",
    )  # fmt: skip

    def __init__(self, state: SevenWonders, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.abilities = state.abilities[seat]
        self.have = state.productions[seat]
        self.coins: i64 = state.coins[seat]
        city = state.cities[seat]
        self.early: i64 = city & EARLY
        self.late: i64 = city >> LATE
        self.left: i64 = state.stalls[state.left(seat)]
        self.right: i64 = state.stalls[state.right(seat)]
        self.discounts: i64 = state.discounts[seat]
        self.least: i64 = FULL_PRICE if self.discounts == 0 else 1

    def offer(self, card: int) -> Prices:
        """What the seat pays its neighbours to build a card, if it can build it; the first of these
        prices is within its means."""
        facts = QUICK[card]
        if (self.late if facts.late else self.early) & facts.same:
            return NO_PRICES
        if self.early & facts.chain:
            return GIVEN
        if self.abilities and is_free_by_wonder(self.state, self.seat, card, self.state.turn):
            return GIVEN
        budget = self.coins - facts.coins
        if budget < 0:
            return NO_PRICES
        lacking = self.have.gaps[facts.cost]
        if lacking is None:
            lacking = find_gap(self.have, facts.cost)
        if lacking is COVERED:
            return OWN_GOODS
        if lacking.units * self.least > budget:
            return NO_PRICES
        offer = offer_of(lacking, self.left, self.right, self.discounts)
        return offer if offer is NO_PRICES or offer.totals[0] <= budget else NO_PRICES


def best_action(state: SevenWonders, seat: int) -> Move:
    """What `rate` likes best of the seat's `actions`; of equals, the first."""
    each = W.coin + W.trade
    if each < 0.0 or is_last_turn(state):  # otherwise the cheapest price is the best
        return first_of_best(state, seat)
    hand = state.hands[seat]
    buyer = Buyer(state, seat)
    holder = next_holder(state, seat)
    sale = 3 * W.coin if buyer.coins < 6 else 2 * W.coin
    sale += W.learned_sale[sale_place(state, seat)]
    others = other_actions(state, seat, buyer.left, buyer.right)
    stage = 0.0
    stage_price = 0.0
    if others is not NO_STAGE:
        stage = stage_value(state, seat) + stage_bonus(state, seat)
        cheapest = others[hand[0]][0]
        assert isinstance(cheapest, Action)
        stage_price = (cheapest.left + cheapest.right) * each
    best: Move = SALES[hand[0]]
    most = -1e9
    last = -1
    for card in hand:
        if card == last:
            continue  # hands are sorted
        last = card
        offer = buyer.offer(card)
        if offer is not NO_PRICES:
            value = card_value(state, seat, card)
            if offer is not GIVEN:
                value -= COIN_COST[card] * W.coin
            value += card_bonus(state, seat, card)
            value -= offer.totals[0] * each
            if value > most:
                most = value
                best = (offer.rows if offer.rows else note_rows(offer))[0][card]
        passed = card_value(state, holder, card)
        if others is not NO_STAGE:
            value = stage + W.buried * passed - stage_price
            if value > most:
                most = value
                best = others[card][0]
        value = sale + W.sold * passed
        if value > most:
            most = value
            best = SALES[card]
    return best


def first_of_best(state: SevenWonders, seat: int) -> Move:
    """The same, with all moves listed and rated."""
    moves = actions(state, seat, state.hands[seat], state.turn)
    rates = rate(state, seat, moves)
    return moves[rates.index(max(rates))]
