"""What cards do, as typed values built from the data; each also gives its own text.

The names are those of the card effects in the rules. The engine reads the class and its fields;
`text` renders the same value for people, `facts` for drawings.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Literal, NotRequired, TypedDict

from pentapolis.core.message import Arg, Message

RESOURCES: Final[tuple[str, ...]] = ("wheat", "silk", "incense", "iron", "spy", "uranium")
WHEAT: Final = 0
SILK: Final = 1
INCENSE: Final = 2
IRON: Final = 3
SPY: Final = 4
URANIUM: Final = 5
ANY: Final = 6
"""A cost payable with any resource, including spy and uranium (CV-8.16)."""
MARKET_RESOURCES: Final = 4
"""Wheat, silk, incense and iron lie in the market (CV-1.6)."""
Era = Literal["ancient", "medieval", "modern"]
ERAS: Final[tuple[Era, ...]] = ("ancient", "medieval", "modern")


class EffectFacts(TypedDict):
    """An effect as data for drawings."""

    effect: str
    amount: NotRequired[int]
    pays: NotRequired[Literal["trade", "culture"]]
    becomes: NotRequired[str]
    resources: NotRequired[list[str]]
    cost: NotRequired[dict[str, int]]
    """By resource, or `any`."""
    phase: NotRequired[str]


class Effect:
    """One effect of a card."""

    __slots__ = ()

    KIND: ClassVar[str] = ""

    def __init__(self, data: dict[str, Any]) -> None:
        pass

    def words(self) -> dict[str, Arg]:
        """The arguments of its text."""
        return {}

    def text(self) -> Message:
        """The effect in words."""
        return Message(f"cv-ability-{self.KIND.replace('_', '-')}", self.words())

    def facts(self) -> EffectFacts:
        """The effect as data for drawings."""
        return {"effect": self.KIND}


class AmountEffect(Effect):
    """An effect of some amount."""

    __slots__ = ("amount",)

    def __init__(self, data: dict[str, Any]) -> None:
        self.amount: int = data["amount"]

    def words(self) -> dict[str, Arg]:
        return {"amount": self.amount}

    def facts(self) -> EffectFacts:
        facts = super().facts()
        if self.amount:
            facts["amount"] = self.amount
        return facts
