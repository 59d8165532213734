"""Goods as packed numbers, for the arithmetic of costs (SW-6.4 to SW-6.29).

A *vector* packs units of the seven resources into four bits each. A *production* is the vector of
its plain symbols and, above it, two bits for the number of each either/or symbol, so that a new
building is one addition. A *stall* is what a city can sell, packed closer; a *price* packs the
coins left and right.
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.compiled import i64, mypyc_attr
from pentapolis.core.move import Move
from pentapolis.games.seven_wonders.effects import MANUFACTURED, RAW

NOTHING: Final = 0
"""The production without symbols and the vector without units."""

UNIT_BITS: Final = 4
PLAIN_BITS: Final = 28
SOLD_CHOICES: Final = 6
STALL_BITS: Final = PLAIN_BITS + SOLD_CHOICES
STALL: Final = (1 << STALL_BITS) - 1
DISCOUNT_BITS: Final = 3
PLAIN: Final = (1 << PLAIN_BITS) - 1
RAW_UNITS: Final = 0x000FFFF
GOODS_UNITS: Final = 0xFFF0000
EACH: Final = 0x1111111
# The highest bit of each unit field; counts never reach it, so it can guard a subtraction.
GUARDS: Final = 0x8888888

MOST_KEPT: Final = 20_000
"""Caches that grow during games are cleared at this size."""

CHOICES: Final[tuple[int, ...]] = (
    0b0000011, 0b0001100, 0b0001010, 0b0000101, 0b0001001, 0b0000110, RAW, MANUFACTURED,
)  # fmt: skip
"""Every either/or symbol of the game, as resource bits."""


# --- vectors and productions --------------------------------------------------------------


def vector_of(units: tuple[int, ...]) -> int:
    """Units by resource, packed."""
    vector = 0
    for resource in range(7):
        vector |= units[resource] << (UNIT_BITS * resource)
    return vector


def units_in(vector: int) -> int:
    """How many units a vector holds: the sum of its fields, computed by one multiplication."""
    return vector * EACH >> 24 & 15


def mask_of(vector: int) -> int:
    """The resources that a vector contains, as bits."""
    mask = 0
    while vector:
        resource = (vector.bit_length() - 1) // UNIT_BITS
        mask |= 1 << resource
        vector &= (1 << (UNIT_BITS * resource)) - 1
    return mask


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


# --- stalls -------------------------------------------------------------------------------
# The plain symbols, then one bit for each kind of either/or symbol (there is one card of each);
# above them the resources of which there is any.


def stall_of(production: int) -> int:
    """A production for sale, packed more tightly."""
    stall = production & PLAIN
    stall |= mask_of(stall) << STALL_BITS
    for i in range(len(CHOICES)):
        count = production >> (PLAIN_BITS + 2 * i) & 3
        assert count < 2
        assert not count or i < SOLD_CHOICES
        if count:
            stall |= 1 << (PLAIN_BITS + i) | CHOICES[i] << STALL_BITS
    return stall


def stalls_joined(one: int, other: int) -> int:
    """What two stalls sell together."""
    return (one & STALL) + (other & STALL) | (one | other) >> STALL_BITS << STALL_BITS


def sale_of(stall: int) -> int:
    """The production that a stall was packed from."""
    production = stall & PLAIN
    for i in range(SOLD_CHOICES):
        production |= (stall >> (PLAIN_BITS + i) & 1) << (PLAIN_BITS + 2 * i)
    return production


def stall_fields(mask: int) -> int:
    """The bits of a stall that count symbols of these resources."""
    fields = 0
    for resource in range(7):
        if mask >> resource & 1:
            fields |= 15 << (UNIT_BITS * resource)
    for i in range(SOLD_CHOICES):
        if mask & CHOICES[i]:
            fields |= 1 << (PLAIN_BITS + i)
    return fields


# --- what a production does not cover -----------------------------------------------------


@mypyc_attr(acyclic=True)
class Part:
    """What one neighbour sells of what is missing."""

    __slots__ = ("vector", "mask", "units", "raw", "goods")

    def __init__(self, vector: int) -> None:
        self.vector = vector
        self.mask = mask_of(vector)
        self.units = units_in(vector)
        self.raw = units_in(vector & RAW_UNITS)
        self.goods = units_in(vector & GOODS_UNITS)


@mypyc_attr(acyclic=True)
class Prices:
    """Prices, cheapest first, each ``left << 8 | right``, with a cache of the moves at them."""

    __slots__ = ("prices", "totals", "rows", "others")

    def __init__(self, prices: tuple[int, ...]) -> None:
        self.prices = prices
        self.totals = [(price >> 8) + (price & 255) for price in prices]
        self.rows: list[list[Move]] = []  # by price: the move of each card
        self.others: list[list[list[Move]]] = []  # by affordable prices: cards' other uses


@mypyc_attr(acyclic=True)
class Production:
    """A production, with what it does not cover of each cost."""

    __slots__ = ("symbols", "gaps", "lacking", "saved")

    def __init__(self, symbols: int, costs: int) -> None:
        self.symbols = symbols
        self.gaps: list[Missing | None] = [None] * costs  # by number of the cost
        # For the bot: the units that all costs together lack, and by card how many fewer they
        # would lack; -1 before it is known.
        self.lacking = -1
        self.saved: list[int] = []

    def interned_by(self) -> tuple[str, str, int]:
        """The function that returns the shared object of a production, for snapshots."""
        return "pentapolis.games.seven_wonders.tables.cards", "production", self.symbols


@mypyc_attr(acyclic=True)
class PlainOffers:
    """The prices of some units, where plain symbols are for sale: all that matters then is how many
    of them only one of the neighbours can sell."""

    __slots__ = ("raw", "units", "offers")

    def __init__(self, raw: int, units: int) -> None:
        self.raw = raw  # how many of the units are raw materials
        self.units = units
        # By what only the left neighbour sells, raw and all, the same on the right, and discounts.
        cases = (raw + 1) * (units + 1)
        self.offers: list[Prices | None] = [None] * (cases * cases << DISCOUNT_BITS)


_plain_offers: Final[dict[tuple[int, int], PlainOffers]] = {}


def plain_offers(raw: int, units: int) -> PlainOffers:
    """The shared table for that many raw materials among the units."""
    found = _plain_offers.get((raw, units))
    if found is None:
        found = PlainOffers(raw, units)
        _plain_offers[raw, units] = found
    return found


@mypyc_attr(acyclic=True)
class Missing:
    """What own production does not cover of a cost: vectors, one of which has to be bought.

    It keeps which of its parts each stall sells, and the prices for what both neighbours sell
    together. Only symbols of wanted resources matter there, so few cases occur.
    """

    __slots__ = (
        "vectors", "units", "required", "fields", "choices", "left_parts", "right_parts",
        "from_left", "from_right", "offers", "single", "raw", "goods", "plain",
    )  # fmt: skip

    def __init__(self, vectors: tuple[int, ...]) -> None:
        self.vectors = vectors
        self.units: i64 = units_in(vectors[0])  # the same in all of them
        wanted = 0
        required = RAW | MANUFACTURED
        for vector in vectors:
            wanted |= mask_of(vector)
            required &= mask_of(vector)
        self.required: i64 = required
        self.fields = stall_fields(wanted)
        # The bits of a stall whose choice matters: of symbols there, or of vectors here.
        self.choices: i64 = self.fields >> PLAIN_BITS << PLAIN_BITS if len(vectors) == 1 else -1
        # All ways to divide it between the neighbours.
        self.left_parts: list[Part] = []
        self.right_parts: list[Part] = []
        # By stall: the ways in which it sells its part, as bits.
        self.from_left: dict[int, int] = {}
        self.from_right: dict[int, int] = {}
        self.offers: dict[int, Prices] = {}  # by the ways that are open, and the discounts
        # For one unit, all that matters is who sells any, raw or manufactured.
        self.single: list[Prices | None] = [None] * 128 if self.units == 1 else []
        self.raw: i64 = stall_fields(wanted & RAW)
        self.goods: i64 = stall_fields(wanted & MANUFACTURED)
        self.plain = plain_offers(units_in(vectors[0] & RAW_UNITS), self.units)


COVERED: Final = Missing((NOTHING,))
"""Nothing is missing."""

_symbol_lists: Final[dict[int, tuple[int, ...]]] = {}
