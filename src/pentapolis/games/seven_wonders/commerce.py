"""Production and purchases (SW-6.4 to SW-6.29): can I afford this, and how?

Everything is a small integer. A *vector* packs units of the seven resources into four bits each.
A *production* is the vector of its plain symbols and, above it, two bits for the number of each
either/or symbol, so that a new building is one addition. A *missing* is the id of the set of
vectors that own production leaves open. A *price* packs (coins left, coins right).
"""

from __future__ import annotations

from typing import Final

from pentapolis.games.seven_wonders.effects import (
    GOODS_BOTH,
    MANUFACTURED,
    RAW,
    RAW_LEFT,
    RAW_RIGHT,
)

NOTHING: Final = 0
"""The production of no symbol, the vector of no unit and the missing of a covered cost."""

UNIT_BITS: Final = 4
PLAIN_BITS: Final = 28
PLAIN: Final = (1 << PLAIN_BITS) - 1
RAW_UNITS: Final = 0x000FFFF
GOODS_UNITS: Final = 0xFFF0000
# The highest bit of each unit field; no field ever counts that far, so it can guard a subtraction.
GUARDS: Final = 0x8888888

COVERED: Final[tuple[int, ...]] = (NOTHING,)
UNAFFORDABLE: Final[tuple[int, ...]] = ()

CHOICES: Final = (
    0b0000011, 0b0001100, 0b0001010, 0b0000101, 0b0001001, 0b0000110, RAW, MANUFACTURED,
)  # fmt: skip
"""Every either/or symbol of the game, as resource bits."""


class Market:
    """What one seat produces and can buy, and from whom at what prices (SW-6.12 to SW-6.15).

    It keeps the prices of every cost it was asked for; it holds as long as nobody around builds
    anything that produces or changes a price, and copies of a position share it.
    """

    __slots__ = ("own", "left", "right", "left_offer", "right_offer", "discounts", "known")

    def __init__(self, own: int, left: int, right: int, discounts: int) -> None:
        self.own = own
        self.left = left
        self.right = right
        self.left_offer = offered(left)
        self.right_offer = offered(right)
        self.discounts = discounts
        self.known: dict[int, tuple[int, ...]] = {}

    def holds(self, own: int, left: int, right: int, discounts: int) -> bool:
        """Whether nothing has changed since."""
        return (
            self.own == own
            and self.left == left
            and self.right == right
            and self.discounts == discounts
        )


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


_symbol_lists: Final[dict[int, tuple[int, ...]]] = {}
_missing_sets: Final[list[tuple[int, ...]]] = [(0,)]
_missing_ids: Final[dict[tuple[int, ...], int]] = {(0,): NOTHING}
_missing_units: Final[list[int]] = [0]
_missing_masks: Final[list[int]] = [0]
_missing_required: Final[list[int]] = [0]
_splits: Final[dict[int, list[Split]]] = {}
_missing: Final[dict[int, int]] = {}
_plausible: Final[dict[int, list[Split]]] = {}
_offered: Final[dict[int, int]] = {}
_unit_prices: Final[dict[int, tuple[int, ...]]] = {}


def vector_of(units: tuple[int, ...]) -> int:
    """Units by resource, packed."""
    vector = 0
    for resource in range(7):
        vector |= units[resource] << (UNIT_BITS * resource)
    return vector


def units_in(vector: int) -> int:
    """How many units a vector holds."""
    total = 0
    while vector:
        total += vector & 15
        vector >>= UNIT_BITS
    return total


def mask_of(vector: int) -> int:
    """The resources of which a vector holds any."""
    mask = 0
    for resource in range(7):
        if vector >> (UNIT_BITS * resource) & 15:
            mask |= 1 << resource
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


def missing(production: int, vector: int) -> int:
    """What own production cannot cover of a cost, as few units as possible (SW-6.26)."""
    # Field by field, what plain symbols leave open: where they are more than enough, the guard
    # bit is borrowed and the field drops out.
    rest = (vector | GUARDS) - (production & PLAIN)
    kept = rest & GUARDS
    rest &= kept - (kept >> 3)
    if rest == 0:
        return NOTHING
    key = production >> PLAIN_BITS << PLAIN_BITS | rest
    known = _missing.get(key, -1)
    if known < 0:
        known = _find_missing(production >> PLAIN_BITS, rest)
        _missing[key] = known
    return known


def _find_missing(choices: int, vector: int) -> int:
    remaining = leftovers(choices, vector)
    fewest = min([units_in(rest) for rest in remaining])
    sets = tuple(in_resource_order([rest for rest in remaining if units_in(rest) == fewest]))
    known = _missing_ids.get(sets, -1)
    if known < 0:
        known = len(_missing_sets)
        mask = 0
        required = RAW | MANUFACTURED
        for rest in sets:
            mask |= mask_of(rest)
            required &= mask_of(rest)
        _missing_sets.append(sets)
        _missing_units.append(fewest)
        _missing_masks.append(mask)
        _missing_required.append(required)
        _missing_ids[sets] = known
    return known


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


def missing_units(missing_id: int) -> int:
    """How many units have to be bought."""
    return _missing_units[missing_id]


def missing_vectors(missing_id: int) -> tuple[int, ...]:
    """The alternatives of what has to be bought."""
    return _missing_sets[missing_id]


def sells(production: int, vector: int) -> bool:
    """Whether a neighbour's sellable symbols cover all of a vector (SW-6.16, SW-6.17)."""
    return missing(production, vector) == NOTHING


def offered(production: int) -> int:
    """The resources of which a production has any, as bits."""
    known = _offered.get(production, -1)
    if known < 0:
        known = 0
        for symbol in symbols_of(production):
            known |= symbol
        _offered[production] = known
    return known


def prices(missing_id: int, market: Market) -> tuple[int, ...]:
    """The distinct (coins left, coins right) for what is missing, cheapest first (SW-6.27).

    Each price is ``left << 8 | right``.
    """
    # Only the offers of wanted resources matter, so few cases occur and all are kept.
    wanted = _missing_masks[missing_id]
    left_offer = market.left_offer & wanted
    right_offer = market.right_offer & wanted
    if _missing_required[missing_id] & ~(left_offer | right_offer):
        return UNAFFORDABLE
    if _missing_units[missing_id] == 1:
        key = ((wanted << 7 | left_offer) << 7 | right_offer) << 3
        known = _unit_prices.get(key | market.discounts)
        if known is None:
            known = _find_unit_prices(wanted, left_offer, right_offer, market.discounts)
            _unit_prices[key | market.discounts] = known
        return known
    splits = _plausible_splits(missing_id, left_offer, right_offer)
    if not splits:
        return UNAFFORDABLE
    raw_left = 1 if market.discounts & RAW_LEFT else 2
    raw_right = 1 if market.discounts & RAW_RIGHT else 2
    goods = 1 if market.discounts & GOODS_BOTH else 2
    found: list[int] = []
    for split in splits:
        # One unit of an offered resource is always for sale; more may compete for a symbol.
        if (split.left_units < 2 or missing(market.left, split.left) == NOTHING) and (
            split.right_units < 2 or missing(market.right, split.right) == NOTHING
        ):
            coins_left = raw_left * split.left_raw + goods * split.left_goods
            coins_right = raw_right * split.right_raw + goods * split.right_goods
            price = (coins_left + coins_right) << 16 | coins_left << 8 | coins_right
            if price not in found:
                found.append(price)
    if len(found) > 1:
        found.sort()
    return tuple([price & 0xFFFF for price in found])


def _plausible_splits(missing_id: int, left_offer: int, right_offer: int) -> list[Split]:
    """The splits that ask each side only for resources it offers at all."""
    key = (missing_id << 7 | left_offer) << 7 | right_offer
    known = _plausible.get(key)
    if known is None:
        known = [
            split
            for split in splits_of(missing_id)
            if split.left_mask & left_offer == split.left_mask
            and split.right_mask & right_offer == split.right_mask
        ]
        _plausible[key] = known
    return known


def splits_of(missing_id: int) -> list[Split]:
    """Every way to divide each alternative of what is missing between the neighbours."""
    known = _splits.get(missing_id)
    if known is None:
        known = []
        for vector in _missing_sets[missing_id]:
            known += [Split(part, vector - part) for part in parts_of(vector)]
        _splits[missing_id] = known
    return known


def find_prices(market: Market, vector: int, budget: int) -> tuple[int, ...]:
    """The prices of a cost that the market was not asked for yet, cheapest first.

    Nothing is found, and nothing remembered, where `budget` is too small for any price. A cost
    met by own production has the one price 0.
    """
    lacking = missing(market.own, vector)
    found = COVERED
    if lacking != NOTHING:
        units = _missing_units[lacking]
        if budget < (units if market.discounts else 2 * units):
            return UNAFFORDABLE
        found = prices(lacking, market)
    market.known[vector] = found
    return found


def payments(market: Market, vector: int, budget: int) -> tuple[int, ...]:
    """The prices at which a cost can be met with `budget` coins (SW-6.26 to SW-6.28)."""
    found = market.known.get(vector)
    if found is None:
        found = find_prices(market, vector, budget)
    if len(found) == 0 or (found[-1] >> 8) + (found[-1] & 255) <= budget:
        return found
    return tuple([price for price in found if (price >> 8) + (price & 255) <= budget])


def _find_unit_prices(wanted: int, left: int, right: int, discounts: int) -> tuple[int, ...]:
    """The prices of one unit, any of the wanted resources, from what both sides offer."""
    found: set[int] = set()
    for resource in range(7):
        unit = 1 << (UNIT_BITS * resource)
        if wanted & left & (1 << resource):
            coins = cost_of(unit, discounts, RAW_LEFT)
            found.add(coins << 16 | coins << 8)
        if wanted & right & (1 << resource):
            coins = cost_of(unit, discounts, RAW_RIGHT)
            found.add(coins << 16 | coins)
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
        units = vector >> (UNIT_BITS * resource) & 15
        if units:
            parts = [
                part + (n << (UNIT_BITS * resource)) for n in range(units, -1, -1) for part in parts
            ]
    return parts
