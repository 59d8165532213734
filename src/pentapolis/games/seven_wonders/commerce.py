"""Production and purchases (SW-6.4 to SW-6.29): can I afford this, and how?

Nearly everything is an integer. A *vector* packs units of the seven resources into four bits each.
A *production* is the vector of its plain symbols and, above it, two bits for the number of each
either/or symbol, so that a new building is one addition. A *market* packs what both neighbours
sell and the buyer's discounts, a *price* (coins left, coins right).
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.move import Move
from pentapolis.games.seven_wonders.effects import (
    GOODS_BOTH,
    MANUFACTURED,
    RAW,
    RAW_LEFT,
    RAW_RIGHT,
)

NOTHING: Final = 0
"""The production of no symbol and the vector of no unit."""

UNIT_BITS: Final = 4
PLAIN_BITS: Final = 28
STALL_UNIT: Final = 3
SOLD_CHOICES: Final = 6
STALL_BITS: Final = 27
STALL: Final = (1 << STALL_BITS) - 1
DISCOUNT_BITS: Final = 3
ALL_DISCOUNTS: Final = (1 << DISCOUNT_BITS) - 1
PLAIN: Final = (1 << PLAIN_BITS) - 1
RAW_UNITS: Final = 0x000FFFF
GOODS_UNITS: Final = 0xFFF0000
EACH: Final = 0x1111111
# The highest bit of each unit field; no field ever counts that far, so it can guard a subtraction.
GUARDS: Final = 0x8888888

MOST_KEPT: Final = 20_000
"""Tables that grow with what was met in games start anew when they have grown so large."""

NO_PRICE: Final[tuple[int, ...]] = (NOTHING,)
UNAFFORDABLE: Final[tuple[int, ...]] = ()

CHOICES: Final = (
    0b0000011, 0b0001100, 0b0001010, 0b0000101, 0b0001001, 0b0000110, RAW, MANUFACTURED,
)  # fmt: skip
"""Every either/or symbol of the game, as resource bits."""


class Split:
    """One way to divide what is missing between the neighbours."""

    __slots__ = (
        "left", "right", "left_mask", "right_mask", "left_units", "right_units", "left_raw",
        "left_goods", "right_raw", "right_goods",
    )  # fmt: skip

    def __init__(self, left: int, right: int) -> None:
        self.left = left
        self.right = right
        self.left_mask = mask_of(left)
        self.right_mask = mask_of(right)
        self.left_units = units_in(left)
        self.right_units = units_in(right)
        self.left_raw = units_in(left & RAW_UNITS)
        self.left_goods = units_in(left & GOODS_UNITS)
        self.right_raw = units_in(right & RAW_UNITS)
        self.right_goods = units_in(right & GOODS_UNITS)


class Prices:
    """Prices, cheapest first, each ``left << 8 | right``; those who offer moves note them here."""

    __slots__ = ("prices", "totals", "rows", "others")

    def __init__(self, prices: tuple[int, ...]) -> None:
        self.prices = prices
        self.totals = [(price >> 8) + (price & 255) for price in prices]
        self.rows: list[list[Move]] = []  # by price: the move of each card
        self.others: list[list[list[Move]]] = []  # by prices in reach: what else a card can do


class Production:
    """What a production leaves open of every cost."""

    __slots__ = ("symbols", "gaps", "saved")

    def __init__(self, symbols: int, costs: int) -> None:
        self.symbols = symbols
        self.gaps: list[Missing | None] = [None] * costs  # by number of the cost
        self.saved: list[int] = []  # by card, for rules of thumb

    def interned_by(self) -> tuple[str, str, int]:
        """The function that gives the one object of a production, for snapshots."""
        return "pentapolis.games.seven_wonders.tables", "production", self.symbols


class Missing:
    """What own production leaves open of a cost: the vectors one of which has to be bought.

    It keeps the prices of every market it was asked for. Only symbols of wanted resources matter
    there, so few cases occur.
    """

    __slots__ = (
        "vectors", "units", "wanted", "required", "fields", "splits", "known", "single",
        "raw_left", "raw_right", "goods_left", "goods_right",
    )  # fmt: skip

    def __init__(self, vectors: tuple[int, ...]) -> None:
        self.vectors = vectors
        self.units = units_in(vectors[0])  # the same in all of them
        self.wanted = 0
        self.required = RAW | MANUFACTURED
        for vector in vectors:
            self.wanted |= mask_of(vector)
            self.required &= mask_of(vector)
        fields = stall_fields(self.wanted)
        self.fields = market_of(fields, fields, discounts_on(self.wanted))
        self.splits: list[Split] = []
        self.known: dict[int, Prices] = {}
        # One unit: all that matters is who sells any, raw or manufactured.
        self.single: list[Prices | None] = [None] * 128 if self.units == 1 else []
        raw = stall_fields(self.wanted & RAW)
        goods = stall_fields(self.wanted & MANUFACTURED)
        self.raw_left = market_of(raw, 0, 0)
        self.raw_right = market_of(0, raw, 0)
        self.goods_left = market_of(goods, 0, 0)
        self.goods_right = market_of(0, goods, 0)

    def offer(self, market: int) -> Prices:
        """What the neighbours ask for it, by what they sell and the buyer's discounts."""
        if self.units == 1:
            case = market & ALL_DISCOUNTS
            if market & self.raw_left:
                case |= 8
            if market & self.raw_right:
                case |= 16
            if market & self.goods_left:
                case |= 32
            if market & self.goods_right:
                case |= 64
            offer = self.single[case]
            if offer is None:
                offer = self.find(market & self.fields)
                self.single[case] = offer
            return offer
        key = market & self.fields
        found = self.known.get(key)
        return found if found is not None else self.find(key)

    def prices(self, market: int) -> tuple[int, ...]:
        """The distinct (coins left, coins right), cheapest first (SW-6.27).

        Each price is ``left << 8 | right``.
        """
        return self.offer(market).prices

    def find(self, key: int) -> Prices:
        """The prices of a market that was not asked yet."""
        if len(self.known) >= MOST_KEPT:
            self.known.clear()
        prices = self.find_prices(key)
        found = _prices.get(prices)
        if found is None:
            found = Prices(prices)
            _prices[prices] = found
        self.known[key] = found
        return found

    def find_prices(self, market: int) -> tuple[int, ...]:
        """The prices, reckoned."""
        discounts = market & ALL_DISCOUNTS
        right = sale_of(market >> DISCOUNT_BITS & STALL)
        left = sale_of(market >> DISCOUNT_BITS + STALL_BITS)
        left_offer = offered(left)
        right_offer = offered(right)
        if self.required & ~(left_offer | right_offer):
            return UNAFFORDABLE
        if not self.splits:
            for vector in self.vectors:
                self.splits += [Split(part, vector - part) for part in parts_of(vector)]
        raw_left = 1 if discounts & RAW_LEFT else 2
        raw_right = 1 if discounts & RAW_RIGHT else 2
        goods = 1 if discounts & GOODS_BOTH else 2
        found: list[int] = []
        for split in self.splits:
            if split.left_mask & ~left_offer or split.right_mask & ~right_offer:
                continue
            # One unit of an offered resource is always for sale; more may compete for a symbol.
            if (split.left_units < 2 or sells(left, split.left)) and (
                split.right_units < 2 or sells(right, split.right)
            ):
                coins_left = raw_left * split.left_raw + goods * split.left_goods
                coins_right = raw_right * split.right_raw + goods * split.right_goods
                price = (coins_left + coins_right) << 16 | coins_left << 8 | coins_right
                if price not in found:
                    found.append(price)
        found.sort()
        return tuple([price & 0xFFFF for price in found])


def vector_of(units: tuple[int, ...]) -> int:
    """Units by resource, packed."""
    vector = 0
    for resource in range(7):
        vector |= units[resource] << (UNIT_BITS * resource)
    return vector


def units_in(vector: int) -> int:
    """How many units a vector holds: the sum of its fields, added up by one multiplication."""
    return vector * EACH >> 24 & 15


def mask_of(vector: int) -> int:
    """The resources of which a vector holds any."""
    mask = 0
    while vector:
        resource = (vector.bit_length() - 1) // UNIT_BITS
        mask |= 1 << resource
        vector &= (1 << (UNIT_BITS * resource)) - 1
    return mask


def fields_of(mask: int) -> int:
    """The fields of a production that count symbols of any of these resources."""
    fields = 0
    for resource in range(7):
        if mask >> resource & 1:
            fields |= 15 << (UNIT_BITS * resource)
    for i in range(len(CHOICES)):
        if mask & CHOICES[i]:
            fields |= 3 << (PLAIN_BITS + 2 * i)
    return fields


def production_of(symbols: tuple[int, ...]) -> int:
    """The production of some symbols, each a set of resource bits (SW-6.5, SW-6.8, SW-6.9)."""
    production = NOTHING
    for symbol in symbols:
        if symbol & (symbol - 1):
            production += 1 << (PLAIN_BITS + 2 * CHOICES.index(symbol))
        else:
            production += 1 << (UNIT_BITS * (symbol.bit_length() - 1))
    return production


def symbols_of(production: int) -> tuple[int, ...]:
    """The symbols of a production: plain ones first, then either/or."""
    known = _symbol_lists.get(production)
    if known is None:
        symbols: list[int] = []
        for resource in range(7):
            symbols += [1 << resource] * (production >> (UNIT_BITS * resource) & 15)
        for i in range(len(CHOICES)):
            symbols += [CHOICES[i]] * (production >> (PLAIN_BITS + 2 * i) & 3)
        known = tuple(symbols)
        _symbol_lists[production] = known
    return known


def leftovers(choices: int, vector: int) -> set[int]:
    """What remains of a vector after each way of using every either/or symbol that helps."""
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


def missing(production: int, vector: int) -> Missing:
    """What own production cannot cover of a cost, as few units as possible (SW-6.26)."""
    rest = beyond_plain(production, vector)
    if rest == NOTHING:
        return COVERED
    key = production >> PLAIN_BITS << PLAIN_BITS | rest
    known = _missing.get(key)
    if known is None:
        known = _find_missing(production >> PLAIN_BITS, rest)
        _missing[key] = known
    return known


def beyond_plain(production: int, vector: int) -> int:
    """The units of a vector that plain symbols leave open, field by field."""
    # Where they are more than enough, the guard bit is borrowed and the field drops out.
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


def sells(production: int, vector: int) -> bool:
    """Whether a neighbour's sellable symbols cover all of a vector (SW-6.16, SW-6.17)."""
    return missing(production, vector) is COVERED


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


def offered(production: int) -> int:
    """The resources of which a production has any, as bits."""
    known = _offered.get(production, -1)
    if known < 0:
        known = 0
        for symbol in symbols_of(production):
            known |= symbol
        _offered[production] = known
    return known


# What a city can sell, packed closer so that two of them and discounts fit into a machine word:
# three bits for each resource, then one for each kind of either/or symbol, of which there is one
# card each.


def stall_of(production: int) -> int:
    """The goods for sale, packed closely."""
    stall = 0
    for resource in range(7):
        units = production >> (UNIT_BITS * resource) & 15
        assert units < 8
        stall |= units << (STALL_UNIT * resource)
    for i in range(len(CHOICES)):
        count = production >> (PLAIN_BITS + 2 * i) & 3
        assert count < 2
        assert not count or i < SOLD_CHOICES
        stall |= count << (7 * STALL_UNIT + i)
    return stall


def sale_of(stall: int) -> int:
    """The production behind closely packed goods."""
    production = NOTHING
    for resource in range(7):
        production |= (stall >> (STALL_UNIT * resource) & 7) << (UNIT_BITS * resource)
    for i in range(SOLD_CHOICES):
        production |= (stall >> (7 * STALL_UNIT + i) & 1) << (PLAIN_BITS + 2 * i)
    return production


def stall_fields(mask: int) -> int:
    """The bits of a stall that count symbols of any of these resources."""
    fields = 0
    for resource in range(7):
        if mask >> resource & 1:
            fields |= 7 << (STALL_UNIT * resource)
    for i in range(SOLD_CHOICES):
        if mask & CHOICES[i]:
            fields |= 1 << (7 * STALL_UNIT + i)
    return fields


def discounts_on(mask: int) -> int:
    """The discounts that matter for these resources."""
    raw = RAW_LEFT | RAW_RIGHT if mask & RAW else 0
    return raw | (GOODS_BOTH if mask & MANUFACTURED else 0)


def market_of(left: int, right: int, discounts: int) -> int:
    """What the two neighbours can sell (as stalls) and the discounts of the buyer, packed."""
    return (left << STALL_BITS | right) << DISCOUNT_BITS | discounts


def cost_of(vector: int, discounts: int, raw_side: int) -> int:
    """The coins for buying a vector from one neighbour (SW-6.15, SW-7.8 to SW-7.11)."""
    raw = 1 if discounts & raw_side else 2
    goods = 1 if discounts & GOODS_BOTH else 2
    return raw * units_in(vector & RAW_UNITS) + goods * units_in(vector & GOODS_UNITS)


def parts_of(vector: int) -> list[int]:
    """Every vector that fits into this one, most of the first resources first."""
    parts = [0]
    for resource in range(6, -1, -1):
        units = vector >> (UNIT_BITS * resource) & 15
        if units:
            parts = [
                part + (n << (UNIT_BITS * resource)) for n in range(units, -1, -1) for part in parts
            ]
    return parts


COVERED: Final = Missing((NOTHING,))
"""What is missing of a cost that own production covers."""

_symbol_lists: Final[dict[int, tuple[int, ...]]] = {}
_offered: Final[dict[int, int]] = {}
_missing: Final[dict[int, Missing]] = {}
_prices: Final[dict[tuple[int, ...], Prices]] = {}
_by_vectors: Final[dict[tuple[int, ...], Missing]] = {COVERED.vectors: COVERED}
