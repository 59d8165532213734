"""Effects of cards and wonder stages as typed values (section 7 of the rules).

The same value acts, scores and renders its text, so a card cannot say one thing and do another.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from pentapolis.core.message import Message

Resource = Literal["wood", "stone", "ore", "clay", "glass", "papyrus", "cloth"]
Color = Literal["brown", "grey", "blue", "yellow", "red", "green", "purple"]

RESOURCES: Final[tuple[Resource, ...]] = (
    "wood", "stone", "ore", "clay", "glass", "papyrus", "cloth",
)  # fmt: skip
RAW: Final = 0b0001111
MANUFACTURED: Final = 0b1110000
COLORS: Final[tuple[Color, ...]] = (
    "brown", "grey", "blue", "yellow", "red", "green", "purple",
)  # fmt: skip
BROWN: Final = 0
GREY: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
RED: Final = 4
GREEN: Final = 5
PURPLE: Final = 6
SYMBOLS: Final[tuple[str, ...]] = ("compass", "gear", "tablet")
ANY_SYMBOL: Final = 3

# Discounts (SW-7.8 to SW-7.10) as bits.
RAW_RIGHT: Final = 1
RAW_LEFT: Final = 2
GOODS_BOTH: Final = 4

ABILITIES: Final[tuple[str, ...]] = (
    "play_last_card_each_age",
    "build_from_discard_once",
    "free_first_card_of_each_color",
    "free_first_card_of_each_age",
    "free_last_card_of_each_age",
)
SEVENTH_CARD: Final = 1
FROM_DISCARD: Final = 2
FREE_COLOR: Final = 4
FREE_FIRST: Final = 8
FREE_LAST: Final = 16


class Effect:
    """What a card or stage does."""

    __slots__ = ()

    def text(self) -> Message:
        """The effect in words."""
        raise NotImplementedError


class Produce(Effect):
    """Symbols that yield one unit each turn; a symbol with several bits is a choice (either/or)."""

    __slots__ = ("symbols", "sellable")

    def __init__(self, symbols: tuple[int, ...], sellable: bool) -> None:
        self.symbols = symbols
        self.sellable = sellable

    def text(self) -> Message:
        goods = tuple(_resource(symbol) for symbol in self.symbols)
        return Message(
            "sw-effect-produce" if self.sellable else "sw-effect-produce-own", {"goods": goods}
        )


class TradePrice(Effect):
    """Some purchases from some neighbours cost 1 coin per unit (SW-7.8 to SW-7.11)."""

    __slots__ = ("discounts",)

    def __init__(self, discounts: int) -> None:
        self.discounts = discounts

    def text(self) -> Message:
        if self.discounts == GOODS_BOTH:
            return Message("sw-effect-trade-goods")
        return Message(
            "sw-effect-trade-raw", {"side": "left" if self.discounts == RAW_LEFT else "right"}
        )


class Count:
    """What a counting effect counts: cards of some colours or stages, and in which cities."""

    __slots__ = ("colors", "stages", "own", "neighbours")

    def __init__(self, colors: tuple[int, ...], stages: bool, own: bool, neighbours: bool) -> None:
        self.colors = colors
        self.stages = stages
        self.own = own
        self.neighbours = neighbours

    def text(self) -> Message:
        whose = "both" if self.own and self.neighbours else "own" if self.own else "neighbours"
        if self.stages:
            return Message("sw-count-stages", {"whose": whose})
        colors = tuple(Message(f"sw-color-{COLORS[color]}") for color in self.colors)
        return Message("sw-count-cards", {"whose": whose, "colors": colors})


class AmountEffect(Effect):
    """An amount of something."""

    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        self.amount = amount


class AmountPer(AmountEffect):
    """An amount of something for each thing counted."""

    __slots__ = ("count",)

    def __init__(self, amount: int, count: Count) -> None:
        super().__init__(amount)
        self.count = count


class Coins(AmountEffect):
    """Coins from the bank, once, on building (SW-7.2)."""

    __slots__ = ()

    def text(self) -> Message:
        return Message("sw-effect-coins", {"coins": self.amount})


class CoinsPer(AmountPer):
    """Coins for each thing counted in step (g) of the turn (SW-7.3)."""

    __slots__ = ()

    def text(self) -> Message:
        return Message("sw-effect-coins-per", {"coins": self.amount, "count": self.count.text()})


class Points(AmountEffect):
    """Victory points printed on the card or stage."""

    __slots__ = ()

    def text(self) -> Message:
        return Message("sw-effect-points", {"points": self.amount})


class PointsPer(AmountPer):
    """Victory points for each thing counted at the end of the game (SW-7.5)."""

    __slots__ = ()

    def text(self) -> Message:
        return Message("sw-effect-points-per", {"points": self.amount, "count": self.count.text()})


class PointsIfComplete(AmountEffect):
    """Victory points if all stages of the wonder are built (SW-7.21c)."""

    __slots__ = ()

    def text(self) -> Message:
        return Message("sw-effect-points-complete", {"points": self.amount})


class Shields(AmountEffect):
    """Military strength (SW-5.2)."""

    __slots__ = ()

    def text(self) -> Message:
        return Message("sw-effect-shields", {"shields": self.amount})


class Science(Effect):
    """A science symbol, or one of the owner's choice (SW-8.11, SW-8.14)."""

    __slots__ = ("symbol",)

    def __init__(self, symbol: int) -> None:
        self.symbol = symbol

    def text(self) -> Message:
        if self.symbol == ANY_SYMBOL:
            return Message("sw-effect-science-choice")
        return Message("sw-effect-science", {"symbol": SYMBOLS[self.symbol]})


class Ability(Effect):
    """One of the five special abilities of wonder stages (SW-7.23 to SW-7.33), as a bit."""

    __slots__ = ("bit",)

    def __init__(self, bit: int) -> None:
        self.bit = bit

    def text(self) -> Message:
        name = ABILITIES[self.bit.bit_length() - 1]
        return Message("sw-ability-" + name.replace("_", "-"))


def _resource(symbol: int) -> Message:
    options = [name for bit, name in enumerate(RESOURCES) if symbol & (1 << bit)]
    if len(options) == 1:
        return Message("sw-resource", {"resource": options[0]})
    return Message(
        "sw-resource-choice",
        {"options": tuple(Message("sw-resource", {"resource": name}) for name in options)},
    )


# --- from data ---------------------------------------------------------------------------


def resource_bit(name: str) -> int:
    """The bit of a resource in a production symbol."""
    return 1 << RESOURCES.index(name)


def effect_from(data: dict[str, Any]) -> Effect:
    """The typed effect of a data record; an unknown type is an error at import."""
    kind = data["type"]
    if kind == "produce":
        return Produce(tuple(resource_bit(name) for name in data["resources"]), data["sellable"])
    if kind == "produce_choice":
        symbol = sum(resource_bit(name) for name in data["options"])
        return Produce((symbol,), data["sellable"])
    if kind == "trade_price":
        if set(data["from"]) == {"left", "right"}:
            return TradePrice(GOODS_BOTH)
        return TradePrice(RAW_LEFT if data["from"] == ["left"] else RAW_RIGHT)
    if kind == "coins":
        return Coins(data["amount"])
    if kind == "points":
        return Points(data["amount"])
    if kind == "coins_per":
        return CoinsPer(data["amount"], _count(data))
    if kind == "points_per":
        return PointsPer(data["amount"], _count(data))
    if kind == "points_if":
        return PointsIfComplete(data["amount"])
    if kind == "shields":
        return Shields(data["amount"])
    if kind == "science":
        return Science(SYMBOLS.index(data["symbol"]))
    if kind == "science_choice":
        return Science(ANY_SYMBOL)
    if kind == "ability":
        return Ability(1 << ABILITIES.index(data["ability"]))
    raise ValueError(f"unknown effect type {kind!r}")


def _count(data: dict[str, Any]) -> Count:
    what, scope = data["count"], data["scope"]
    colors = tuple(COLORS.index(name) for name in what.get("colors", []))
    return Count(colors, what["kind"] == "wonder_stage", "self" in scope, "left" in scope)
