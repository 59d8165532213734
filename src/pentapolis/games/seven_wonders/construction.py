"""What may be built and for what (sections 3 and 6): the predicates behind every action.

`actions` lists the legal ones; `refusal` runs the same predicates to say why another is not.
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.errors import UnknownMove
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.seven_wonders import commerce
from pentapolis.games.seven_wonders.commerce import (
    COVERED,
    NO_PRICE,
    UNAFFORDABLE,
    Prices,
    market_of,
)
from pentapolis.games.seven_wonders.effects import (
    FREE_COLOR,
    FREE_FIRST,
    FREE_LAST,
    RAW_LEFT,
    RAW_RIGHT,
    RESOURCES,
    Count,
)
from pentapolis.games.seven_wonders.state import BUILD, SELL, STAGE, VERBS, Action, SevenWonders
from pentapolis.games.seven_wonders.tables import (
    BIT,
    CARD_COUNTS,
    CARD_INDEX,
    CARD_OUTCOME,
    CARDS,
    CHAIN_FROM,
    COIN_COST,
    COLOR,
    COST,
    COST_NUMBER,
    COUNT_BITS,
    COUNT_MASK,
    EARLY,
    LATE,
    SAME_IN_AGE,
    SAME_NAME,
    SIDES,
    STAGE_COST,
    STAGE_COST_NUMBER,
    STAGE_COUNTS,
    STAGE_OUTCOME,
    WONDER_INDEX,
    find_gap,
    production,
)

SALE_COINS: Final = 3
LAST_TURN: Final = 6
# Passed as the turn of a seventh card: neither the first nor the last (SW-7.31).
SEVENTH: Final = 7

# What the moves outside `actions` name, by their verb.
NAMED_BY: Final[dict[str, tuple[str, ...]]] = {
    "board": tuple(WONDER_INDEX),
    "side": SIDES,
    "choose": tuple(CARD_INDEX),
    "take": tuple(CARD_INDEX),
}

_rows: Final[dict[int, list[Action]]] = {}
_other_uses: Final[dict[tuple[int, ...], list[list[Move]]]] = {}


def actions_at(use: int, price: int) -> list[Action]:
    """The one move object of an action, by card; `price` packs (coins left, coins right)."""
    key = use << 16 | price
    row = _rows.get(key)
    if row is None:
        row = [Action(card, use, price >> 8, price & 255) for card in range(len(CARDS))]
        _rows[key] = row
    return row


def other_uses(stage_prices: tuple[int, ...]) -> list[list[Move]]:
    """By card, what can be done with it besides building it, if a stage has those prices."""
    uses = _other_uses.get(stage_prices)
    if uses is None:
        uses = []
        for card in range(len(CARDS)):
            moves: list[Move] = []
            for price in stage_prices:
                moves.append(actions_at(STAGE, price)[card])
            moves.append(SALES[card])
            uses.append(moves)
        _other_uses[stage_prices] = uses
    return uses


def note_rows(offer: Prices) -> list[list[Move]]:
    """By price of an offer: the move that builds each card at it."""
    for price in offer.prices:
        row: list[Move] = []
        row.extend(actions_at(BUILD, price))
        offer.rows.append(row)
    return offer.rows


def others_within(offer: Prices, coins: int) -> list[list[Move]]:
    """By card, what can be done with it besides building it, with so many coins for a stage."""
    reach = 0
    for total in offer.totals:
        if total > coins:
            break
        reach += 1
    if not offer.others:
        for i in range(len(offer.prices) + 1):
            offer.others.append(other_uses(offer.prices[:i]))
    return offer.others[reach]


SALES: Final = actions_at(SELL, 0)
FREE_BUILDS: Final = actions_at(BUILD, 0)
NO_STAGE: Final = other_uses(UNAFFORDABLE)
FREE_STAGE: Final = other_uses(NO_PRICE)


# --- predicates ------------------------------------------------------------------------------


def has_building(state: SevenWonders, seat: int, card: int) -> bool:
    """A city never holds two cards of one name (SW-3.3, SW-3.4)."""
    return state.cities[seat] & SAME_NAME[card] != 0


def is_chained(state: SevenWonders, seat: int, card: int) -> bool:
    """A card in the city shows the chain symbol that makes this one free (SW-6.31)."""
    return state.cities[seat] & CHAIN_FROM[card] != 0


def is_free_by_wonder(state: SevenWonders, seat: int, card: int, turn: int) -> bool:
    """Olympía's free builds (SW-7.29 to SW-7.31)."""
    abilities = state.abilities[seat]
    if abilities & FREE_COLOR and state.counts[seat] >> COUNT_BITS * COLOR[card] & COUNT_MASK == 0:
        return True
    if turn == 1:
        return abilities & FREE_FIRST != 0
    return turn == LAST_TURN and abilities & FREE_LAST != 0


def is_free(state: SevenWonders, seat: int, card: int, turn: int) -> bool:
    """The card costs nothing at all, coins included (SW-6.31, SW-Q19)."""
    return is_chained(state, seat, card) or is_free_by_wonder(state, seat, card, turn)


def has_next_stage(state: SevenWonders, seat: int) -> bool:
    """Not all stages are built (SW-3.12, SW-3.14)."""
    return state.stages[seat] < len(STAGE_COST[state.boards[seat]])


def stage_cost(state: SevenWonders, seat: int) -> int:
    """The cost of the next stage (SW-3.7)."""
    return STAGE_COST[state.boards[seat]][state.stages[seat]]


# --- legal actions ---------------------------------------------------------------------------


def actions(state: SevenWonders, seat: int, cards: tuple[int, ...], turn: int) -> list[Move]:
    """Everything the seat may do with one of these cards (SW-2.9, SW-3.1 to SW-3.16)."""
    result: list[Move] = []
    coins = state.coins[seat]
    city = state.cities[seat]
    abilities = state.abilities[seat]
    have = state.works[seat]
    gaps = have.gaps
    left = state.stalls[seat + 1 if seat + 1 < state.seats else 0]
    right = state.stalls[seat - 1]  # of the first seat: the last one
    market = market_of(left, right, state.discounts[seat])
    # `has_next_stage`, `has_building` and `is_free` are written out: this is the engine's hottest
    # function. Cities are looked at in two parts that fit into machine words.
    others = NO_STAGE
    stage_costs = STAGE_COST_NUMBER[state.boards[seat]]
    built = state.stages[seat]
    if built < len(stage_costs):
        lacking = gaps[stage_costs[built]]
        if lacking is None:
            lacking = find_gap(have, stage_costs[built])
        if lacking is COVERED:
            others = FREE_STAGE
        elif lacking.units <= coins:
            others = others_within(lacking.offer(market), coins)
    early = city & EARLY
    late = city >> LATE
    last = -1
    for card in cards:
        if card == last:
            continue  # hands are sorted, and a second copy offers nothing new
        last = card
        if not (early if card < LATE else late) & SAME_IN_AGE[card]:
            if early & CHAIN_FROM[card] or (
                abilities and is_free_by_wonder(state, seat, card, turn)
            ):
                result.append(FREE_BUILDS[card])
            else:
                budget = coins - COIN_COST[card]
                if budget >= 0:
                    lacking = gaps[COST_NUMBER[card]]
                    if lacking is None:
                        lacking = find_gap(have, COST_NUMBER[card])
                    if lacking is COVERED:
                        result.append(FREE_BUILDS[card])
                    elif lacking.units <= budget:
                        offer = lacking.offer(market)
                        rows = offer.rows
                        if len(rows) < len(offer.prices):
                            rows = note_rows(offer)
                        totals = offer.totals
                        for i in range(len(totals)):
                            if totals[i] > budget:
                                break
                            result.append(rows[i][card])
        result += others[card]
    return result


def refusal(
    state: SevenWonders, seat: int, cards: tuple[int, ...], turn: int, text: str, rule: str
) -> Message:
    """Why an action that `actions` does not list is illegal; `rule` is the one that asks."""
    if text.partition(" ")[0] not in VERBS:
        return misplaced(text, rule)
    card, use, left, right = parse(text)
    component = f"card:{CARDS[card].id}"
    if card not in cards:
        return Message("sw-not-in-hand", {"card": component}, "SW-2.7")
    if use == BUILD:
        if has_building(state, seat, card):
            return Message("sw-already-built", {"card": component}, "SW-3.3")
        if is_free(state, seat, card, turn):
            return Message("sw-is-free", {"card": component}, "SW-6.37")
        if state.coins[seat] < COIN_COST[card]:
            return Message("sw-lacks-coin", {"coins": COIN_COST[card]}, "SW-6.3")
        return _refused_payment(state, seat, COST[card], COIN_COST[card], left, right)
    if use == STAGE:
        if not has_next_stage(state, seat):
            return Message("sw-wonder-complete", {}, "SW-3.14")
        return _refused_payment(state, seat, stage_cost(state, seat), 0, left, right)
    return Message("sw-sale-has-no-price", {}, "SW-3.15")


def _refused_payment(
    state: SevenWonders, seat: int, cost: int, coin_cost: int, left: int, right: int
) -> Message:
    lacking = commerce.missing(state.own[seat], cost)
    if lacking is COVERED:
        return Message("sw-nothing-to-buy", {}, "SW-6.26")
    sellers = state.stalls[state.left(seat)], state.stalls[state.right(seat)]
    found = lacking.prices(market_of(sellers[0], sellers[1], state.discounts[seat]))
    need = goods_message(lacking.vectors[0])
    if not found:
        return Message("sw-nobody-sells", {"goods": need}, "SW-6.13")
    if left == 0 and right == 0:
        # The bare form asks whether it can be afforded at all.
        cheapest = (found[0] >> 8) + (found[0] & 255) + coin_cost
        if cheapest <= state.coins[seat]:
            return Message("sw-name-the-payment", {"goods": need, "coins": cheapest}, "SW-6.27")
        return Message("sw-too-dear", {"coins": cheapest, "have": state.coins[seat]}, "SW-6.28")
    if left << 8 | right not in found:
        return Message("sw-no-such-price", {"left": left, "right": right}, "SW-6.26")
    return Message(
        "sw-too-dear", {"coins": left + right + coin_cost, "have": state.coins[seat]}, "SW-6.28"
    )


def misplaced(text: str, rule: str) -> Message:
    """A move of another moment of the game; text that is no move at all raises `UnknownMove`."""
    words = text.split()
    named = NAMED_BY.get(words[0]) if words else None
    names_one = named is not None and len(words) == 2 and words[1] in named
    if not names_one and text != "decline":
        parse(text)
    return Message("sw-not-now", {"move": text}, rule)


def parse(text: str) -> tuple[int, int, int, int]:
    """Card, use, coins left and coins right of an action's text."""
    words = text.split()
    if len(words) < 2 or words[0] not in VERBS or words[1] not in CARD_INDEX:
        raise UnknownMove(Message("sw-unknown-move", {"move": text}))
    paid = {"left": 0, "right": 0}
    if len(words) > 2:
        if words[2] != "pay" or len(words) == 3:
            raise UnknownMove(Message("sw-unknown-move", {"move": text}))
        for word in words[3:]:
            side, _, coins = word.partition(":")
            if side not in paid or not coins.isdecimal() or len(coins) > 2:
                raise UnknownMove(Message("sw-unknown-move", {"move": text}))
            paid[side] = int(coins)
    card, use = CARD_INDEX[words[1]], VERBS.index(words[0])
    # One spelling per move: left before right, no zeros, nothing twice.
    if Action(card, use, paid["left"], paid["right"]).text != " ".join(words):
        raise UnknownMove(Message("sw-unknown-move", {"move": text}))
    return card, use, paid["left"], paid["right"]


# --- counting --------------------------------------------------------------------------------


def counted(state: SevenWonders, seat: int, count: Count) -> int:
    """How many things a counting effect sees now (SW-7.6, SW-7.7)."""
    total = 0
    if count.own:
        total += counted_at(state, seat, count)
    if count.neighbours:
        total += counted_at(state, state.left(seat), count)
        total += counted_at(state, state.right(seat), count)
    return total


def counted_at(state: SevenWonders, seat: int, count: Count) -> int:
    """The things counted in one city."""
    if count.stages:
        return state.stages[seat]
    total = 0
    counts = state.counts[seat]
    for color in count.colors:
        total += counts >> COUNT_BITS * color & COUNT_MASK
    return total


# --- doing it --------------------------------------------------------------------------------


def place_card(state: SevenWonders, seat: int, card: int) -> bool:
    """Add a card face up to the city; what it gives lasts to the end (SW-3.1, SW-3.2).

    Returns whether the card also pays coins, which are counted when everybody has built.
    """
    state.cities[seat] |= BIT[card]
    state.counts[seat] += CARD_COUNTS[card]
    outcome = CARD_OUTCOME[card]
    if outcome.own:
        state.own[seat] += outcome.own
        state.works[seat] = production(state.own[seat])
        state.sale[seat] += outcome.sale
        state.stalls[seat] += outcome.stall
    elif outcome.shields:
        state.shields[seat] += outcome.shields
    else:
        state.discounts[seat] |= outcome.discounts
    return outcome.pays


def complete_stage(state: SevenWonders, seat: int) -> int:
    """Build the next stage and return its abilities (SW-3.10)."""
    outcome = STAGE_OUTCOME[state.boards[seat]][state.stages[seat]]
    state.counts[seat] += STAGE_COUNTS[state.boards[seat]][state.stages[seat]]
    state.stages[seat] += 1
    if outcome.own:
        state.own[seat] += outcome.own
        state.works[seat] = production(state.own[seat])
    state.shields[seat] += outcome.shields
    state.abilities[seat] |= outcome.abilities
    return outcome.abilities


def coins_of_card(state: SevenWonders, seat: int, card: int) -> int:
    """The coins a card pays when it is built, counted on the state now (SW-7.2, SW-7.3)."""
    outcome = CARD_OUTCOME[card]
    coins = outcome.coins
    per = outcome.coins_per
    if per is not None:
        coins += per.amount * counted(state, seat, per.count)
    return coins


def coins_of_stage(state: SevenWonders, seat: int) -> int:
    """The coins that the stage just completed pays (SW-7.35)."""
    return STAGE_OUTCOME[state.boards[seat]][state.stages[seat] - 1].coins


def pay(state: SevenWonders, seat: int, move: Action, turn: int) -> None:
    """All costs of an action leave the treasury; neighbours get their part (SW-2.12 d, f)."""
    coins = move.left + move.right
    if coins:
        state.coins[state.left(seat)] += move.left
        state.coins[state.right(seat)] += move.right
    if move.use == BUILD and COIN_COST[move.card] and not is_free(state, seat, move.card, turn):
        coins += COIN_COST[move.card]
    state.coins[seat] -= coins


def purchase(state: SevenWonders, seat: int, move: Action) -> tuple[int, int]:
    """The vectors bought left and right for the log: the first set at that price (SW-Q8)."""
    cost = COST[move.card] if move.use == BUILD else stage_cost(state, seat)
    discounts = state.discounts[seat]
    left, right = state.sale[state.left(seat)], state.sale[state.right(seat)]
    for vector in commerce.missing(state.own[seat], cost).vectors:
        for part in commerce.parts_of(vector):
            rest = vector - part
            if (
                commerce.sells(left, part)
                and commerce.sells(right, rest)
                and commerce.cost_of(part, discounts, RAW_LEFT) == move.left
                and commerce.cost_of(rest, discounts, RAW_RIGHT) == move.right
            ):
                return part, rest
    return 0, 0


def goods_message(vector: int) -> Message:
    """Units of resources in words."""
    goods: list[Message] = []
    for resource, name in enumerate(RESOURCES):
        units = vector >> (4 * resource) & 15
        if units:
            goods.append(Message("sw-goods", {"units": units, "resource": name}))
    return Message("sw-goods-list", {"goods": tuple(goods)})


def recompute(state: SevenWonders) -> dict[str, object]:
    """What a city's production and counts are by its cards and stages."""
    counts: list[int] = []
    for seat in range(state.seats):
        count = 0
        for card in CARDS:
            if state.cities[seat] & BIT[card.index]:
                count += CARD_COUNTS[card.index]
        for stage in range(state.stages[seat]):
            count += STAGE_COUNTS[state.boards[seat]][stage]
        counts.append(count)
    return {
        "works": [production(own) for own in state.own],
        "stalls": [commerce.stall_of(sale) for sale in state.sale],
        "counts": counts,
    }
