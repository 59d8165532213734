"""Goods as packed numbers, for the arithmetic of costs (SW-6.4 to SW-6.29).

A *vector* packs units of the seven resources into four bits each. A *production* is the vector of
its plain symbols and, above it, two bits for the number of each either/or symbol, so that a new
building is one addition. A *stall* is what a city can sell, packed closer; a *price* packs the
coins left and right.
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.move import Move
from pentapolis.games.seven_wonders.effects import MANUFACTURED, RAW

NOTHING: Final = 0
"""The production without symbols and the vector without units."""

UNIT_BITS: Final = 4
PLAIN_BITS: Final = 28
STALL_UNIT: Final = 3
SOLD_CHOICES: Final = 6
STALL_BITS: Final = 27
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

CHOICES: Final = (
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
# Three bits for each resource, then one for each kind of either/or symbol, of which there is one
# card each; above them the resources of which there is any.


def stall_of(production: int) -> int:
    """A production for sale, packed more tightly."""
    stall = 0
    for resource in range(7):
        units = production >> (UNIT_BITS * resource) & 15
        assert units < 8
        stall |= units << (STALL_UNIT * resource)
        if units:
            stall |= 1 << (STALL_BITS + resource)
    for i in range(len(CHOICES)):
        count = production >> (PLAIN_BITS + 2 * i) & 3
        assert count < 2
        assert not count or i < SOLD_CHOICES
        if count:
            stall |= 1 << (7 * STALL_UNIT + i) | CHOICES[i] << STALL_BITS
    return stall


def stalls_joined(one: int, other: int) -> int:
    """What two stalls sell together."""
    return (one & STALL) + (other & STALL) | (one | other) >> STALL_BITS << STALL_BITS


def sale_of(stall: int) -> int:
    """The production that a stall was packed from."""
    production = NOTHING
    for resource in range(7):
        production |= (stall >> (STALL_UNIT * resource) & 7) << (UNIT_BITS * resource)
    for i in range(SOLD_CHOICES):
        production |= (stall >> (7 * STALL_UNIT + i) & 1) << (PLAIN_BITS + 2 * i)
    return production


def stall_fields(mask: int) -> int:
    """The bits of a stall that count symbols of these resources."""
    fields = 0
    for resource in range(7):
        if mask >> resource & 1:
            fields |= 7 << (STALL_UNIT * resource)
    for i in range(SOLD_CHOICES):
        if mask & CHOICES[i]:
            fields |= 1 << (7 * STALL_UNIT + i)
    return fields


# --- what a production does not cover -----------------------------------------------------


class Part:
    """What one neighbour sells of what is missing."""

    __slots__ = ("vector", "mask", "units", "raw", "goods")

    def __init__(self, vector: int) -> None:
        self.vector = vector
        self.mask = mask_of(vector)
        self.units = units_in(vector)
        self.raw = units_in(vector & RAW_UNITS)
        self.goods = units_in(vector & GOODS_UNITS)


class Prices:
    """Prices, cheapest first, each ``left << 8 | right``, with a cache of the moves at them."""

    __slots__ = ("prices", "totals", "rows", "others")

    def __init__(self, prices: tuple[int, ...]) -> None:
        self.prices = prices
        self.totals = [(price >> 8) + (price & 255) for price in prices]
        self.rows: list[list[Move]] = []  # by price: the move of each card
        self.others: list[list[list[Move]]] = []  # by affordable prices: cards' other uses


class Production:
    """A production, with what it does not cover of each cost."""

    __slots__ = ("symbols", "gaps", "saved")

    def __init__(self, symbols: int, costs: int) -> None:
        self.symbols = symbols
        self.gaps: list[Missing | None] = [None] * costs  # by number of the cost
        self.saved: list[int] = []  # by card, for the bot

    def interned_by(self) -> tuple[str, str, int]:
        """The function that returns the shared object of a production, for snapshots."""
        return "pentapolis.games.seven_wonders.tables.cards", "production", self.symbols


class Missing:
    """What own production does not cover of a cost: vectors, one of which has to be bought.

    It keeps which of its parts each stall sells, and the prices for what both neighbours sell
    together. Only symbols of wanted resources matter there, so few cases occur.
    """

    __slots__ = (
        "vectors", "units", "required", "fields", "left_parts", "right_parts", "from_left",
        "from_right", "offers", "single", "raw", "goods",
    )  # fmt: skip

    def __init__(self, vectors: tuple[int, ...]) -> None:
        self.vectors = vectors
        self.units = units_in(vectors[0])  # the same in all of them
        wanted = 0
        self.required = RAW | MANUFACTURED
        for vector in vectors:
            wanted |= mask_of(vector)
            self.required &= mask_of(vector)
        self.fields = stall_fields(wanted)
        # All ways to divide it between the neighbours.
        self.left_parts: list[Part] = []
        self.right_parts: list[Part] = []
        # By stall: the ways in which it sells its part, as bits.
        self.from_left: dict[int, int] = {}
        self.from_right: dict[int, int] = {}
        self.offers: dict[int, Prices] = {}  # by the ways that are open, and the discounts
        # For one unit, all that matters is who sells any, raw or manufactured.
        self.single: list[Prices | None] = [None] * 128 if self.units == 1 else []
        self.raw = stall_fields(wanted & RAW)
        self.goods = stall_fields(wanted & MANUFACTURED)


COVERED: Final = Missing((NOTHING,))
"""Nothing is missing."""

_symbol_lists: Final[dict[int, tuple[int, ...]]] = {}
