"""Chapter 6, construction and costs (SW-6.1 to SW-6.37): what is affordable, and how."""

from __future__ import annotations

from typing import Final

from pentapolis.core.compiled import i64
from pentapolis.core.message import Arg, Message
from pentapolis.core.refusal import Refusal
from pentapolis.games.seven_wonders.effects import GOODS_BOTH, RAW_LEFT, RAW_RIGHT, RESOURCES
from pentapolis.games.seven_wonders.moves import BUILD, Action
from pentapolis.games.seven_wonders.questions import named_card
from pentapolis.games.seven_wonders.rules.effects import is_free_by_wonder
from pentapolis.games.seven_wonders.state import SevenWonders
from pentapolis.games.seven_wonders.tables.cards import (
    CHAIN_FROM,
    COIN_COST,
    COST,
    COST_NUMBERS,
    STAGE_COST,
)
from pentapolis.games.seven_wonders.tables.goods import (
    COVERED,
    DISCOUNT_BITS,
    EACH,
    GOODS_UNITS,
    GUARDS,
    NOTHING,
    PLAIN,
    PLAIN_BITS,
    RAW_UNITS,
    STALL_BITS,
    UNIT_BITS,
    Missing,
    Part,
    Prices,
    Production,
    sale_of,
    symbols_of,
    units_in,
)

_missing: Final[dict[int, Missing]] = {}
_by_vectors: Final[dict[tuple[int, ...], Missing]] = {COVERED.vectors: COVERED}
NO_PRICES: Final = Prices(())
_prices: Final[dict[tuple[int, ...], Prices]] = {(): NO_PRICES}


# --- kinds of cost (SW-6.1 to SW-6.4) and chains (SW-6.30 to SW-6.37) ------------------------


def is_chained(state: SevenWonders, seat: int, card: int) -> bool:
    """Whether a card in the city shows the chain symbol that makes this one free (SW-6.31)."""
    return state.cities[seat] & CHAIN_FROM[card] != 0


def is_free(state: SevenWonders, seat: int, card: int, turn: int) -> bool:
    """Whether the card costs nothing at all, not even coins (SW-6.31, SW-Q19)."""
    return is_chained(state, seat, card) or is_free_by_wonder(state, seat, card, turn)


def stage_cost(state: SevenWonders, seat: int) -> int:
    """The cost of the next stage (SW-3.7)."""
    return STAGE_COST[state.boards[seat]][state.stages[seat]]


def goods_cost(state: SevenWonders, seat: int, move: Action) -> int:
    """The goods that building a card or the next stage takes (SW-3.7, SW-6.4)."""
    return COST[move.card] if move.use == BUILD else stage_cost(state, seat)


def coin_cost(move: Action) -> int:
    """The coins paid to the bank; stages never cost coins (SW-6.3)."""
    return COIN_COST[move.card] if move.use == BUILD else 0


# --- own production (SW-6.5 to SW-6.11) -----------------------------------------------------


def missing(production: int, vector: int) -> Missing:
    """What own production cannot cover of a cost, in as few units as possible (SW-6.26)."""
    rest = beyond_plain(production, vector)
    if rest == NOTHING:
        return COVERED
    key = production >> PLAIN_BITS << PLAIN_BITS | rest
    known = _missing.get(key)
    if known is None:
        known = _find_missing(production >> PLAIN_BITS, rest)
        _missing[key] = known
    return known


def find_gap(have: Production, number: int) -> Missing:
    """Compute what is missing of a cost, and store it in the production's gaps."""
    lacking = missing(have.symbols, COST_NUMBERS[number])
    have.gaps[number] = lacking
    return lacking


def beyond_plain(production: i64, vector: i64) -> i64:
    """The units of a vector that plain symbols do not cover, field by field."""
    # If a field is covered, its guard bit is borrowed, and the field becomes 0.
    rest = (vector | GUARDS) - (production & PLAIN)
    kept = rest & GUARDS
    return rest & (kept - (kept >> 3))


def _find_missing(choices: int, vector: int) -> Missing:
    remaining = leftovers(choices, vector)
    fewest = min([units_in(rest) for rest in remaining])
    vectors = tuple(in_resource_order([rest for rest in remaining if units_in(rest) == fewest]))
    known = _by_vectors.get(vectors)
    if known is None:
        known = Missing(vectors)
        _by_vectors[vectors] = known
    return known


def leftovers(choices: int, vector: int) -> set[int]:
    """What remains of a vector after each way of using the either/or symbols."""
    remaining = {vector}
    for symbol in symbols_of(choices << PLAIN_BITS):
        following: set[int] = set()
        for open_units in remaining:
            helped = False
            for resource in range(7):
                if symbol & (1 << resource) and open_units >> (UNIT_BITS * resource) & 15:
                    following.add(open_units - (1 << (UNIT_BITS * resource)))
                    helped = True
            if not helped:
                following.add(open_units)
        remaining = following
    return remaining


def in_resource_order(vectors: list[int]) -> list[int]:
    """Vectors with most wood first, then most stone, and so on (SW-Q8)."""
    keyed: list[tuple[int, int]] = []
    for vector in vectors:
        key = 0
        for resource in range(7):
            key = key << UNIT_BITS | 15 - (vector >> (UNIT_BITS * resource) & 15)
        keyed.append((key, vector))
    keyed.sort()
    return [vector for _, vector in keyed]


# --- purchases (SW-6.12 to SW-6.29) ---------------------------------------------------------


def offer_to(state: SevenWonders, seat: int, lacking: Missing) -> Prices:
    """What the neighbours ask of a seat for what it lacks (SW-6.12)."""
    left, right = state.stalls[state.left(seat)], state.stalls[state.right(seat)]
    return offer_of(lacking, left, right, state.discounts[seat])


def offer_of(lacking: Missing, left: i64, right: i64, discounts: i64) -> Prices:
    """What is asked for what is missing, by what stalls sell and the buyer's discounts."""
    if lacking.required & ~((left | right) >> STALL_BITS):
        return NO_PRICES
    if lacking.units == 1:
        case = discounts
        if left & lacking.raw:
            case |= 8
        if right & lacking.raw:
            case |= 16
        if left & lacking.goods:
            case |= 32
        if right & lacking.goods:
            case |= 64
        offer = lacking.single[case]
        if offer is None:
            offer = find_offer(lacking, left, right, discounts)
            lacking.single[case] = offer
        return offer
    if (left | right) & lacking.choices:
        return find_offer(lacking, left, right, discounts)
    return find_plain_offer(lacking, left, right, discounts)


def find_plain_offer(lacking: Missing, left: i64, right: i64, discounts: i64) -> Prices:
    """The same where neither the goods nor the symbols that are sold leave a choice."""
    vector: i64 = lacking.vectors[0]
    only_left = beyond_plain(right, vector)
    only_right = beyond_plain(left, vector)
    if ((vector | GUARDS) - only_left - only_right) & GUARDS != GUARDS:
        return NO_PRICES
    table = lacking.plain
    raw: i64 = table.raw
    units: i64 = table.units
    # The product sums the fields: raw materials are the first four.
    left_sums = only_left * EACH
    right_sums = only_right * EACH
    place = (left_sums >> 12 & 15) * (units + 1) + (left_sums >> 24 & 15)
    place = place * (raw + 1) + (right_sums >> 12 & 15)
    place = (place * (units + 1) + (right_sums >> 24 & 15)) << DISCOUNT_BITS | discounts
    offer = table.offers[place]
    if offer is None:
        offer = find_offer(lacking, left, right, discounts)
        table.offers[place] = offer
    return offer


def find_offer(lacking: Missing, left: int, right: int, discounts: int) -> Prices:
    """The same by tables: how each neighbour can take part, then the prices of that."""
    from_left = lacking.from_left.get(left & lacking.fields, -1)
    if from_left < 0:
        divide(lacking)
        from_left = sold_at(left, lacking.left_parts)
        lacking.from_left[left & lacking.fields] = from_left
    from_right = lacking.from_right.get(right & lacking.fields, -1)
    if from_right < 0:
        divide(lacking)
        from_right = sold_at(right, lacking.right_parts)
        lacking.from_right[right & lacking.fields] = from_right
    ways = from_left & from_right
    found = lacking.offers.get(ways << DISCOUNT_BITS | discounts)
    if found is None:
        prices = find_prices(lacking, ways, discounts)
        found = _prices.get(prices)
        if found is None:
            found = Prices(prices)
            _prices[prices] = found
        lacking.offers[ways << DISCOUNT_BITS | discounts] = found
    return found


def divide(lacking: Missing) -> None:
    """List the ways to divide between the neighbours what is missing, once."""
    if not lacking.left_parts:
        splits = [(part, vector) for vector in lacking.vectors for part in parts_of(vector)]
        lacking.right_parts = [Part(vector - part) for part, vector in splits]
        lacking.left_parts = [Part(part) for part, _ in splits]


def sold_at(stall: int, parts: list[Part]) -> int:
    """Which of these parts a stall sells, as bits."""
    others = ~(stall >> STALL_BITS)
    sale = sale_of(stall)
    sold = 0
    for i in range(len(parts)):
        part = parts[i]
        # A single unit of an offered resource can always be bought; several may need the same
        # symbol.
        if not part.mask & others and (part.units < 2 or sells(sale, part.vector)):
            sold |= 1 << i
    return sold


def find_prices(lacking: Missing, ways: int, discounts: int) -> tuple[int, ...]:
    """The distinct prices of the ways that are open, each ``left << 8 | right``, cheapest first
    (SW-6.27)."""
    raw_left = 1 if discounts & RAW_LEFT else 2
    raw_right = 1 if discounts & RAW_RIGHT else 2
    goods = 1 if discounts & GOODS_BOTH else 2
    found: list[int] = []
    for i in range(len(lacking.left_parts)):
        if ways >> i & 1:
            left, right = lacking.left_parts[i], lacking.right_parts[i]
            coins_left = raw_left * left.raw + goods * left.goods
            coins_right = raw_right * right.raw + goods * right.goods
            price = (coins_left + coins_right) << 16 | coins_left << 8 | coins_right
            if price not in found:
                found.append(price)
    found.sort()
    return tuple([price & 0xFFFF for price in found])


def sells(production: int, vector: int) -> bool:
    """Whether a neighbour's sellable symbols cover the whole vector (SW-6.16, SW-6.17)."""
    return missing(production, vector) is COVERED


def cost_of(vector: int, discounts: int, raw_side: int) -> int:
    """The coins for buying a vector from one neighbour (SW-6.15, SW-7.8 to SW-7.11)."""
    raw = 1 if discounts & raw_side else 2
    goods = 1 if discounts & GOODS_BOTH else 2
    return raw * units_in(vector & RAW_UNITS) + goods * units_in(vector & GOODS_UNITS)


def parts_of(vector: int) -> list[int]:
    """Every vector that is part of this one, those with most of the first resources first."""
    parts = [0]
    for resource in range(6, -1, -1):
        units = vector >> (UNIT_BITS * resource) & 15
        if units:
            parts = [
                part + (n << (UNIT_BITS * resource)) for n in range(units, -1, -1) for part in parts
            ]
    return parts


# --- paying -------------------------------------------------------------------------------


def refuse_payment(state: SevenWonders, seat: int, move: Action) -> Refusal | None:
    """Only missing goods are bought, and the treasury covers everything (SW-6.26 to SW-6.29)."""
    lacking = missing(state.own[seat], goods_cost(state, seat, move))
    paid = move.left + move.right
    budget = state.coins[seat] - coin_cost(move)
    if lacking is COVERED:
        return NOTHING_TO_BUY if paid else None
    prices = offer_to(state, seat, lacking).prices
    if not prices:
        return NOBODY_SELLS
    if not paid:
        return NAME_THE_PAYMENT if total(prices[0]) <= budget else TOO_DEAR
    if move.left << 8 | move.right not in prices:
        return NO_SUCH_PRICE
    return TOO_DEAR if paid > budget else None


def refuse_coin_cost(state: SevenWonders, seat: int, move: Action) -> Refusal | None:
    """Require the coin that a brown card costs (SW-6.3)."""
    return LACKS_COIN if state.coins[seat] < coin_cost(move) else None


def total(price: int) -> int:
    """The total coins of a price, left plus right."""
    return (price >> 8) + (price & 255)


def prices_of(state: SevenWonders, seat: int, move: Action) -> tuple[int, ...]:
    """The prices of the goods that an action lacks, cheapest first."""
    lacking = missing(state.own[seat], goods_cost(state, seat, move))
    return offer_to(state, seat, lacking).prices


def explain_coin_cost(state: SevenWonders, seat: int, move: Action) -> dict[str, Arg]:
    """The coins to the bank, and what the treasury holds."""
    return {"coins": coin_cost(move), "have": state.coins[seat]}


def explain_goods(state: SevenWonders, seat: int, move: Action) -> dict[str, Arg]:
    """The goods that own production does not cover."""
    lacking = missing(state.own[seat], goods_cost(state, seat, move))
    return {"goods": goods_message(lacking.vectors[0])}


def explain_purchase(state: SevenWonders, seat: int, move: Action) -> dict[str, Arg]:
    """The missing goods, their price (by default the lowest), and the treasury."""
    bought = move.left + move.right or total(prices_of(state, seat, move)[0])
    return {
        **explain_goods(state, seat, move),
        "coins": bought + coin_cost(move),
        "have": state.coins[seat],
    }


def explain_prices(state: SevenWonders, seat: int, move: Action) -> dict[str, Arg]:
    """The missing goods, the price that was named, and the possible prices."""
    asked = [
        Message("sw-price", {"left": price >> 8, "right": price & 255})
        for price in prices_of(state, seat, move)
    ]
    named = Message("sw-price", {"left": move.left, "right": move.right})
    return {**explain_goods(state, seat, move), "named": named, "prices": tuple(asked)}


IS_FREE: Final = Refusal("sw-no-payment-when-free", "SW-6.37", named_card)
LACKS_COIN: Final = Refusal("sw-no-coin", "SW-6.3", explain_coin_cost)
NOTHING_TO_BUY: Final = Refusal("sw-no-purchase-needed", "SW-6.26")
NOBODY_SELLS: Final = Refusal("sw-no-seller", "SW-6.13", explain_goods)
NAME_THE_PAYMENT: Final = Refusal("sw-no-payment-named", "SW-6.27", explain_purchase)
NO_SUCH_PRICE: Final = Refusal("sw-no-such-price", "SW-6.26", explain_prices)
TOO_DEAR: Final = Refusal("sw-no-coins-enough", "SW-6.28", explain_purchase)


def pay(state: SevenWonders, seat: int, move: Action, turn: int) -> None:
    """Pay all costs of an action; neighbours get their part (SW-2.12 d, f)."""
    coins = move.left + move.right
    if coins:
        state.coins[state.left(seat)] += move.left
        state.coins[state.right(seat)] += move.right
    if move.use == BUILD and COIN_COST[move.card] and not is_free(state, seat, move.card, turn):
        coins += COIN_COST[move.card]
    state.coins[seat] -= coins


def purchase(state: SevenWonders, seat: int, move: Action) -> tuple[int, int]:
    """The vectors bought left and right, for the log: the first set at that price (SW-Q8)."""
    cost = goods_cost(state, seat, move)
    discounts = state.discounts[seat]
    left, right = state.sale[state.left(seat)], state.sale[state.right(seat)]
    for vector in missing(state.own[seat], cost).vectors:
        for part in parts_of(vector):
            rest = vector - part
            if (
                sells(left, part)
                and sells(right, rest)
                and cost_of(part, discounts, RAW_LEFT) == move.left
                and cost_of(rest, discounts, RAW_RIGHT) == move.right
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
