"""Cards, wonders and stages as components with names, texts and printed facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypedDict

from pentapolis.core.game import Component
from pentapolis.core.message import Message
from pentapolis.games.seven_wonders.effects import COLORS, RESOURCES, Color, Effect, Resource
from pentapolis.games.seven_wonders.rules.costs import goods_message
from pentapolis.games.seven_wonders.tables.cards import (
    CARDS,
    CHAIN_FROM,
    SIDES,
    WONDERS,
    Card,
    Cost,
    Side,
    Stage,
    Wonder,
)
from pentapolis.games.seven_wonders.tables.goods import vector_of


class CardFacts(TypedDict):
    """What is printed on an age card besides its name and effects."""

    age: int
    color: Color
    cost: dict[str, int]
    provides: list[str]
    """The chain symbols that make other cards free."""
    accepts: list[str]
    """The chain symbols that make this card free."""
    art: str
    """The id of the card's picture."""


class WonderFacts(TypedDict):
    """What is printed on both sides of a wonder board."""

    resource: Resource
    monument_en: str
    monument_cs: str


class StageFacts(TypedDict):
    """What is printed on a stage besides its effects."""

    cost: dict[str, int]


FACTS: Final[Mapping[str, type]] = {"card": CardFacts, "wonder": WonderFacts, "stage": StageFacts}


def card_component(card: Card) -> Component:
    """An age card."""
    facts: CardFacts = {
        "age": card.age,
        "color": COLORS[card.color],
        "cost": cost(card.cost),
        "provides": list(card.provides),
        "accepts": list(card.accepts),
        "art": card.art,
    }
    return Component(
        f"card:{card.id}", card.en, card.cs, effects_text(card.effects), card.source,
        card.confidence, card_note(card), COLORS[card.color], facts,
    )  # fmt: skip


def wonder_component(wonder: Wonder) -> Component:
    """A wonder board."""
    facts: WonderFacts = {
        "resource": RESOURCES[wonder.resource],
        "monument_en": wonder.monument_en,
        "monument_cs": wonder.monument_cs,
    }
    text = Message("sw-wonder-text", {"resource": RESOURCES[wonder.resource]})
    return Component(
        f"wonder:{wonder.id}", wonder.en, wonder.cs, text, wonder.source, wonder.confidence,
        facts=facts,
    )  # fmt: skip


def stage_component(wonder: Wonder, side: Side, number: int, stage: Stage) -> Component:
    """A stage of one side of a wonder board."""
    facts: StageFacts = {"cost": cost(stage.cost)}
    return Component(
        f"stage:{wonder.id}-{side}-{number}", f"{wonder.en} {number}", f"{wonder.cs} {number}",
        effects_text(stage.effects), wonder.source, wonder.confidence, cost_text(stage.cost), side,
        facts,
    )  # fmt: skip


def effects_text(effects: tuple[Effect, ...]) -> Message:
    """A card's or stage's effects in words."""
    return Message("sw-effects", {"effects": tuple(effect.text() for effect in effects)})


def cost(printed: Cost) -> dict[str, int]:
    """A printed cost by name; zeros are left out."""
    units: dict[str, int] = {
        name: printed.units[i] for i, name in enumerate(RESOURCES) if printed.units[i]
    }
    return {"coins": printed.coins, **units} if printed.coins else units


def cost_text(cost: Cost) -> Message:
    """The cost in words: coins to the bank, and goods."""
    goods = vector_of(cost.units)
    if goods:
        return Message("sw-cost-goods", {"goods": goods_message(goods)})
    return Message("sw-cost-coins", {"coins": cost.coins})


def card_note(card: Card) -> Message:
    """What is printed on a card besides its effect: age, cost, chains."""
    parts = [Message("sw-log-age", {"age": card.age}), cost_text(card.cost)]
    before = [other for other in CARDS if CHAIN_FROM[card.index] >> other.index & 1]
    after = [other for other in CARDS if CHAIN_FROM[other.index] >> card.index & 1]
    if before:
        parts.append(Message("sw-note-chain-from", {"cards": _names(before)}))
    if after:
        parts.append(Message("sw-note-chain-to", {"cards": _names(after)}))
    return Message("sw-note", {"parts": tuple(parts)})


def _names(cards: list[Card]) -> tuple[Message, ...]:
    return tuple([Message("sw-card", {"card": f"card:{card.id}"}) for card in cards])


def _components() -> dict[str, Component]:
    found = [card_component(card) for card in CARDS]
    for wonder in WONDERS:
        found.append(wonder_component(wonder))
        for side, stages in zip(SIDES, wonder.sides, strict=True):
            for number, stage in enumerate(stages, 1):
                found.append(stage_component(wonder, side, number, stage))
    return {component.id: component for component in found}


COMPONENTS: Final = _components()
