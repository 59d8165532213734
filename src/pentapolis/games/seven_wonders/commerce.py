"""Production and purchases (SW-6.4 to SW-6.29): can I afford this, and how?

Everything here is memoised in small integers. A *production* is the id of a multiset of symbols;
a *vector* packs units of the seven resources into four bits each; a *missing* is the id of the
set of vectors that own production leaves open; a *price* packs (coins left, coins right).
"""

from __future__ import annotations

from typing import Final

from pentapolis.games.seven_wonders.effects import GOODS_BOTH, RAW_LEFT, RAW_RIGHT
from pentapolis.games.seven_wonders.tables import COSTS

NOTHING: Final = 0
"""The production of no symbol, the vector of no unit and the missing of a covered cost."""

RAW_UNITS: Final = 0x000FFFF
GOODS_UNITS: Final = 0xFFF0000
# Memory stays bounded in endless simulations.
MEMO_LIMIT: Final = 400_000

_symbols: Final[list[tuple[int, ...]]] = [()]
_production_ids: Final[dict[tuple[int, ...], int]] = {(): NOTHING}
_extended: Final[dict[int, int]] = {}
_missing_sets: Final[list[tuple[int, ...]]] = [(0,)]
_missing_ids: Final[dict[tuple[int, ...], int]] = {(0,): NOTHING}
_missing_units: Final[list[int]] = [0]
_missing: Final[dict[int, int]] = {}
_sells: Final[dict[int, bool]] = {}
_prices: Final[dict[int, tuple[int, ...]]] = {}


def vector_of(units: tuple[int, ...]) -> int:
    """Units by resource, packed."""
    vector = 0
    for resource in range(7):
        vector |= units[resource] << (4 * resource)
    return vector


def units_in(vector: int) -> int:
    """How many units a vector holds."""
    total = 0
    while vector:
        total += vector & 15
        vector >>= 4
    return total


COST_VECTORS: Final = [vector_of(units) for units in COSTS]


def extend(production: int, symbols: tuple[int, ...]) -> int:
    """The production with more symbols (each a set of resource bits)."""
    for symbol in symbols:
        key = production << 7 | symbol
        known = _extended.get(key, -1)
        if known < 0:
            multiset = tuple(sorted([*_symbols[production], symbol]))
            known = _production_ids.get(multiset, -1)
            if known < 0:
                known = len(_symbols)
                _symbols.append(multiset)
                _production_ids[multiset] = known
            _extended[key] = known
        production = known
    return production


def symbols_of(production: int) -> tuple[int, ...]:
    """The symbols of a production, single resources and either/or alike."""
    return _symbols[production]


def leftovers(production: int, vector: int) -> set[int]:
    """What remains of a vector after each way of using every symbol that helps (SW-6.7)."""
    remaining = {vector}
    for symbol in _symbols[production]:
        following: set[int] = set()
        for open_units in remaining:
            helped = False
            for resource in range(7):
                if symbol & (1 << resource) and open_units >> (4 * resource) & 15:
                    following.add(open_units - (1 << (4 * resource)))
                    helped = True
            if not helped:
                following.add(open_units)
        remaining = following
    return remaining


def missing(production: int, cost: int) -> int:
    """What own production cannot cover of a cost, as few units as possible (SW-6.26)."""
    key = production << 7 | cost
    known = _missing.get(key, -1)
    if known < 0:
        remaining = leftovers(production, COST_VECTORS[cost])
        fewest = min([units_in(vector) for vector in remaining])
        sets = tuple(in_resource_order([v for v in remaining if units_in(v) == fewest]))
        known = _missing_ids.get(sets, -1)
        if known < 0:
            known = len(_missing_sets)
            _missing_sets.append(sets)
            _missing_units.append(fewest)
            _missing_ids[sets] = known
        _missing[key] = known
    return known


def in_resource_order(vectors: list[int]) -> list[int]:
    """Vectors with most wood first, then most stone, and so on (SW-Q8)."""
    keyed: list[tuple[int, int]] = []
    for vector in vectors:
        key = 0
        for resource in range(7):
            key = key << 4 | 15 - (vector >> (4 * resource) & 15)
        keyed.append((key, vector))
    keyed.sort()
    return [vector for _, vector in keyed]


def missing_units(missing_id: int) -> int:
    """How many units have to be bought."""
    return _missing_units[missing_id]


def missing_vectors(missing_id: int) -> tuple[int, ...]:
    """The alternatives of what has to be bought."""
    return _missing_sets[missing_id]


def sells(production: int, vector: int) -> bool:
    """Whether a neighbour's sellable symbols cover all of a vector (SW-6.16, SW-6.17)."""
    key = production << 28 | vector
    known = _sells.get(key)
    if known is None:
        if len(_sells) > MEMO_LIMIT:
            _sells.clear()
        known = 0 in leftovers(production, vector)
        _sells[key] = known
    return known


def prices(missing_id: int, left: int, right: int, discounts: int) -> tuple[int, ...]:
    """The distinct (coins left, coins right) for what is missing, cheapest first (SW-6.27).

    Each price is ``left << 8 | right``.
    """
    key = ((missing_id << 20 | left) << 20 | right) << 3 | discounts
    known = _prices.get(key)
    if known is None:
        if len(_prices) > MEMO_LIMIT:
            _prices.clear()
        known = _find_prices(missing_id, left, right, discounts)
        _prices[key] = known
    return known


def _find_prices(missing_id: int, left: int, right: int, discounts: int) -> tuple[int, ...]:
    found: set[int] = set()
    for vector in _missing_sets[missing_id]:
        for from_left in parts_of(vector):
            if sells(left, from_left) and sells(right, vector - from_left):
                coins_left = cost_of(from_left, discounts, RAW_LEFT)
                coins_right = cost_of(vector - from_left, discounts, RAW_RIGHT)
                found.add((coins_left + coins_right) << 16 | coins_left << 8 | coins_right)
    return tuple([price & 0xFFFF for price in sorted(found)])


def cost_of(vector: int, discounts: int, raw_side: int) -> int:
    """The coins for buying a vector from one neighbour (SW-6.15, SW-7.8 to SW-7.11)."""
    raw = 1 if discounts & raw_side else 2
    goods = 1 if discounts & GOODS_BOTH else 2
    return raw * units_in(vector & RAW_UNITS) + goods * units_in(vector & GOODS_UNITS)


def parts_of(vector: int) -> list[int]:
    """Every vector that fits into this one, most of the first resources first."""
    parts = [0]
    for resource in range(6, -1, -1):
        units = vector >> (4 * resource) & 15
        if units:
            parts = [part + (n << (4 * resource)) for n in range(units, -1, -1) for part in parts]
    return parts
