"""Cards and wonder boards: loaded once, checked, and turned into tables of small integers.

A card is its index in ``CARDS``; copies of a card share the index. A board side is
``2 * wonder + side``.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final, Literal, final

from pentapolis.core.compiled import i64
from pentapolis.games.seven_wonders.effects import (
    ANY_SYMBOL,
    COLORS,
    PURPLE,
    RESOURCES,
    Ability,
    Coins,
    CoinsPer,
    Effect,
    Produce,
    Science,
    Shields,
    TradePrice,
    effect_from,
)
from pentapolis.games.seven_wonders.tables.goods import (
    MOST_KEPT,
    NOTHING,
    Production,
    production_of,
    stall_of,
    vector_of,
)

DAY: Final = 0
NIGHT: Final = 1
Side = Literal["day", "night"]
SIDES: Final[tuple[Side, ...]] = ("day", "night")


class Cost:
    """What a card or stage costs: coins to the bank and units of resources (SW-6.1)."""

    __slots__ = ("coins", "units")

    def __init__(self, coins: int, units: tuple[int, ...]) -> None:
        self.coins = coins
        self.units = units  # by resource, in the order of RESOURCES


class Card:
    """An age card."""

    __slots__ = (
        "id", "index", "en", "cs", "age", "color", "copies", "cost", "effects", "provides",
        "accepts", "art", "source", "confidence",
    )  # fmt: skip

    def __init__(self, index: int, data: dict[str, Any]) -> None:
        self.index = index
        self.id: str = data["id"]
        self.en: str = data["name_en"]
        self.cs: str = data["name_cs"]
        self.age: int = data["age"]
        self.color: int = COLORS.index(data["color"])
        self.copies: tuple[int, ...] = tuple(data["min_players"])
        self.cost = _cost(data["cost"])
        self.effects = tuple([effect_from(effect) for effect in data["effects"]])
        self.provides: tuple[str, ...] = tuple(data["chain_provides"])
        self.accepts: tuple[str, ...] = tuple(data["chain_accepts"])
        self.art: str = data["art"]
        self.source: str = data["source"]
        self.confidence: str = data["confidence"]


class Stage:
    """One stage of a wonder board side."""

    __slots__ = ("cost", "effects")

    def __init__(self, data: dict[str, Any]) -> None:
        self.cost = _cost(data["cost"])
        self.effects = tuple([effect_from(effect) for effect in data["effects"]])


class Wonder:
    """A wonder board with its two sides."""

    __slots__ = (
        "id", "index", "en", "cs", "monument_en", "monument_cs", "resource", "sides", "source",
        "confidence",
    )  # fmt: skip

    def __init__(self, index: int, data: dict[str, Any]) -> None:
        self.index = index
        self.id: str = data["id"]
        self.en: str = data["name_en"]
        self.cs: str = data["name_cs"]
        self.monument_en: str = data["monument_en"]
        self.monument_cs: str = data["monument_cs"]
        self.resource: int = RESOURCES.index(data["start_resource"])
        self.sides = tuple(
            [tuple([Stage(stage) for stage in data["sides"][side]]) for side in SIDES]
        )
        self.source: str = data["source"]
        self.confidence: str = data["confidence"]


def _cost(data: dict[str, Any]) -> Cost:
    resources = data["resources"]
    if set(resources) - set(RESOURCES):
        raise ValueError(f"unknown resource in cost {resources}")
    return Cost(data["coins"], tuple([resources.get(name, 0) for name in RESOURCES]))


def _load(name: str) -> Any:
    path = files("pentapolis.games.seven_wonders").joinpath("data", f"{name}.json")
    return json.loads(path.read_text("utf-8"))[name]


CARDS: Final = tuple([Card(i, data) for i, data in enumerate(_load("cards"))])
WONDERS: Final = tuple([Wonder(i, data) for i, data in enumerate(_load("wonders"))])
CARD_INDEX: Final = {card.id: card.index for card in CARDS}
WONDER_INDEX: Final = {wonder.id: wonder.index for wonder in WONDERS}
GUILDS: Final = tuple([card.index for card in CARDS if card.color == PURPLE])

# --- by card -----------------------------------------------------------------------------

BIT: Final = [1 << card.index for card in CARDS]
COLOR: Final = [card.color for card in CARDS]
COIN_COST: Final = [card.cost.coins for card in CARDS]
SAME_NAME: Final = [
    sum(1 << other.index for other in CARDS if other.en == card.en) for card in CARDS
]
"""Bits of the cards that count as the same building (SW-3.4)."""
CHAIN_FROM: Final = [
    sum(1 << other.index for other in CARDS if set(other.provides) & set(card.accepts))
    for card in CARDS
]
"""Bits of the cards whose chain symbol makes the card free (SW-6.31)."""
OF_COLOR: Final = [
    sum(1 << card.index for card in CARDS if card.color == color) for color in range(len(COLORS))
]
OF_SYMBOL: Final = [
    sum(
        1 << card.index
        for card in CARDS
        for effect in card.effects
        if isinstance(effect, Science) and effect.symbol == symbol
    )
    for symbol in range(ANY_SYMBOL + 1)
]


def cards_of(bits: int) -> list[int]:
    """The cards of a set, in the order of `CARDS`."""
    cards: list[int] = []
    while bits:
        lowest = bits & -bits
        bits ^= lowest
        cards.append(lowest.bit_length() - 1)
    return cards


# --- costs -------------------------------------------------------------------------------

COST: Final = [vector_of(card.cost.units) for card in CARDS]
"""What each card costs in resources, as a vector of units."""

# --- by board side -----------------------------------------------------------------------

STAGES: Final = [wonder.sides[side] for wonder in WONDERS for side in (DAY, NIGHT)]
STAGE_COST: Final = [[vector_of(stage.cost.units) for stage in stages] for stages in STAGES]
COST_NUMBERS: Final = sorted({*COST, *[cost for costs in STAGE_COST for cost in costs]})
COST_NUMBER: Final = [COST_NUMBERS.index(cost) for cost in COST]
STAGE_COST_NUMBER: Final = [[COST_NUMBERS.index(cost) for cost in costs] for costs in STAGE_COST]

# --- sets of cards within a machine word --------------------------------------------------

LATE: Final = min([card.index for card in CARDS if card.age == 3])
"""The first card of Age III; cards before it belong to earlier ages."""
EARLY: Final = (1 << LATE) - 1


@final
class Quick:
    """What the list of actions asks of every card, side by side."""

    __slots__ = ("late", "same", "chain", "coins", "cost")

    def __init__(self, card: int) -> None:
        same = SAME_NAME[card]
        self.late = card >= LATE
        self.same: i64 = same >> LATE if card >= LATE else same
        """`SAME_NAME` among the cards of Ages I and II, or those of Age III shifted down."""
        self.chain: i64 = CHAIN_FROM[card]
        self.coins: i64 = COIN_COST[card]
        self.cost = COST_NUMBER[card]


QUICK: Final = [Quick(card.index) for card in CARDS]

# --- the counts of a city: 5 bits for each colour, then for each science symbol --------------

COUNT_BITS: Final = 5
COUNT_MASK: Final = (1 << COUNT_BITS) - 1
SCIENCE_BITS: Final = COUNT_BITS * len(COLORS)


def counts_of(color: int, effects: tuple[Effect, ...]) -> int:
    """What a card (or a stage, with colour -1) adds to the counts of a city."""
    counts = 1 << COUNT_BITS * color if color >= 0 else 0
    for effect in effects:
        if isinstance(effect, Science):
            counts += 1 << SCIENCE_BITS + COUNT_BITS * effect.symbol
    return counts


CARD_COUNTS: Final = [counts_of(card.color, card.effects) for card in CARDS]
STAGE_COUNTS: Final = [[counts_of(-1, stage.effects) for stage in stages] for stages in STAGES]


# --- what building does at once, card by card and stage by stage ---------------------------


class Outcome:
    """The lasting and immediate parts of a list of effects, summed for the engine."""

    __slots__ = (
        "own", "sale", "stall", "discounts", "shields", "coins", "coins_per", "pays", "abilities",
    )  # fmt: skip

    def __init__(self, effects: tuple[Effect, ...]) -> None:
        self.own = NOTHING
        self.sale = NOTHING
        self.discounts = 0
        self.shields = 0
        self.coins = 0
        self.coins_per: CoinsPer | None = None
        self.abilities = 0
        for effect in effects:
            if isinstance(effect, Produce):
                self.own += production_of(effect.symbols)
                if effect.sellable:
                    self.sale += production_of(effect.symbols)
            elif isinstance(effect, TradePrice):
                self.discounts |= effect.discounts
            elif isinstance(effect, Shields):
                self.shields += effect.amount
            elif isinstance(effect, Coins):
                self.coins += effect.amount
            elif isinstance(effect, CoinsPer):
                self.coins_per = effect
            elif isinstance(effect, Ability):
                self.abilities |= effect.bit
        self.stall = stall_of(self.sale)
        self.pays = self.coins > 0 or self.coins_per is not None


CARD_OUTCOME: Final = [Outcome(card.effects) for card in CARDS]
STAGE_OUTCOME: Final = [[Outcome(stage.effects) for stage in stages] for stages in STAGES]


# --- productions ----------------------------------------------------------------------------

_productions: Final[dict[int, Production]] = {}


def production(symbols: int) -> Production:
    """The shared object of a production."""
    found = _productions.get(symbols)
    if found is None:
        if len(_productions) >= MOST_KEPT:
            _productions.clear()
        found = Production(symbols, len(COST_NUMBERS))
        _productions[symbols] = found
    return found


def _deck(age: int, players: int) -> list[int]:
    return [
        card.index
        for card in CARDS
        if card.age == age and card.color != PURPLE
        for least in card.copies
        if least <= players
    ]


_decks: Final = [[_deck(age, players) for players in range(8)] for age in range(4)]


def deck(age: int, players: int) -> list[int]:
    """The cards of an age for that many players, without guilds (SW-1.6)."""
    return _decks[age][players][:]


def _check() -> None:
    """Check the totals of SW-1.2, SW-1.7 and SW-1.9; wrong data fails at import."""
    assert sum(len(card.copies) for card in CARDS) == 148, "148 age cards"
    assert len(GUILDS) == 10, "10 guilds"
    assert len(WONDERS) == 7, "7 wonders"
    assert all((card.index >= LATE) == (card.age == 3) for card in CARDS), "cards by age"
    for players in range(3, 8):
        for age in (1, 2, 3):
            guilds = players + 2 if age == 3 else 0
            assert len(deck(age, players)) + guilds == 7 * players, (age, players)


_check()
