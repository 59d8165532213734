"""Names, texts and printed facts of all components that a view, a move or a message names."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, NotRequired, TypedDict

from pentapolis.core.game import Component
from pentapolis.core.message import Message
from pentapolis.core.move import Move, short
from pentapolis.games.imperium.effects.card_text import card_text
from pentapolis.games.imperium.tables import (
    BY_SLUG,
    CARDS,
    ICONS,
    NATION_INDEX,
    NATIONS,
    NO_STATE,
    STATES,
    SUITS,
    TOKENS,
    TYPES,
    Card,
    Nation,
)

PointsCase = TypedDict("PointsCase", {"if": str, "n": int})
"""Points of a card at one place."""


class PointsCounter(TypedDict):
    """What a card with variable points counts."""

    count: str
    token: NotRequired[str]
    suit: NotRequired[str]
    types: NotRequired[list[str]]
    icons: NotRequired[list[str]]
    name: NotRequired[str]
    zone: NotRequired[str]


class PointsPart(TypedDict):
    """One of several counters that are summed."""

    per: PointsCounter
    div: NotRequired[int]


PointsFacts = TypedDict(
    "PointsFacts",
    {
        "kind": str,
        "n": NotRequired[int],
        "cases": NotRequired[list[PointsCase]],
        "else": NotRequired[int],
        "per": NotRequired[PointsCounter],
        "div": NotRequired[int],
        "cap": NotRequired[int],
        "sum_of": NotRequired[list[PointsPart]],
        "before_scoring": NotRequired[dict[str, Any]],
    },
)
"""What a card is worth at the end (IM-0.9)."""


class CardFacts(TypedDict):
    """What is printed on a card besides its name and text."""

    number: str
    deck: str
    start: str
    suits: list[str]
    types: list[str]
    state: str | None
    icons: dict[str, int]
    pinned: bool
    attack: bool
    free_play: bool
    cost: dict[str, int] | None
    points: PointsFacts | None
    art: str
    name_cs_source: str


class NationCards(TypedDict):
    """How many cards a nation has."""

    deck: int
    nation: int
    developments: int


class NationFacts(TypedDict):
    """What a player sees when choosing a nation."""

    box: str
    state: str
    exhausts: int
    power: list[str]
    cards: NationCards


FACTS: Final[Mapping[str, type]] = {"card": CardFacts, "nation": NationFacts}
"""By kind of component: the printed facts."""


def card_facts(card: Card) -> CardFacts:
    """What is printed on a card."""
    return {
        "number": card.number,
        "deck": card.deck,
        "start": card.start,
        "suits": [name for bit, name in enumerate(SUITS) if card.suit >> bit & 1],
        "types": [name for bit, name in enumerate(TYPES) if card.types >> bit & 1],
        "state": STATES[card.state] if card.state != NO_STATE else None,
        "icons": {name: card.icons[i] for i, name in enumerate(ICONS) if card.icons[i]},
        "pinned": card.pinned,
        "attack": card.attack,
        "free_play": card.free_play,
        "cost": dict(zip(TOKENS, card.cost, strict=True)) if card.cost else None,
        "points": card.data.get("vp"),
        "art": card.data["art"],
        "name_cs_source": card.cs_source,
    }


def card_component(card: Card) -> Component:
    """A card as clients see it."""
    deck = f"nation:{card.deck}" if card.deck in NATION_INDEX else f"box:{card.box}"
    start = card.start if card.start in STARTS else "fame"
    return Component(
        f"card:{card.slug}",
        card.en,
        card.cs,
        card_text(card.index),
        card.source,
        card.confidence,
        note=Message("im-note", {"deck": deck, "start": start, "number": card.number}),
        group=SUITS[card.suit.bit_length() - 1] if card.suit else "grey",
        facts=card_facts(card),
    )


def nation_facts(nation: Nation) -> NationFacts:
    """What a player sees when choosing a nation."""
    return {
        "box": nation.box,
        "state": STATES[nation.state],
        "exhausts": nation.exhausts,
        "power": [f"card:{CARDS[card].slug}" for card in nation.power],
        "cards": {
            "deck": len(nation.draw),
            "nation": len(nation.deck),
            "developments": len(nation.developments),
        },
    }


STARTS: Final = ("deck", "nation", "accession", "development", "in_play", "common_unrest", "common")
PLACES: Final = {
    "box:classics": ("Classics", "Dějiny"),
    "box:legends": ("Legends", "Legendy"),
    "zone:discard": ("from the discard pile", "z odhazovacího balíčku"),
    "zone:play": ("from play", "z vyložených karet"),
    "zone:garrison": ("from a garrison", "z posádky"),
    "zone:history": ("from history", "z historie"),
    "zone:deck": ("from the draw deck", "z dobíracího balíčku"),
    "zone:nation": ("from the nation deck", "z balíčku národa"),
    "place:nation-deck": ("the nation deck", "balíček národa"),
    "place:development-deck": ("the development deck", "balíček budování"),
    "place:set-aside": ("set aside", "odložený žeton"),
    "suit:region": ("region", "území"),
    "suit:uncivilised": ("uncivilised", "necivilizovaná"),
    "suit:civilised": ("civilised", "civilizovaná"),
    "suit:tributary": ("tributary", "poddaní"),
    "reward:draw": ("draw a card", "dobrat kartu"),
    "reward:progress": ("gain 1 progress", "získat 1 pokrok"),
}


def _components() -> dict[str, Component]:
    found: dict[str, Component] = {}
    for nation in NATIONS:
        id = f"nation:{nation.id}"
        found[id] = Component(
            id, nation.en, nation.cs, None, nation.source, "", group=nation.box,
            facts=nation_facts(nation),
        )  # fmt: skip
    for card in CARDS:
        found.setdefault(f"card:{card.slug}", card_component(card))
    for id, (en, cs) in PLACES.items():
        found[id] = Component(id, en, cs)
    return found


COMPONENTS: Final = _components()


@cache
def card_names(move: Move) -> tuple[str, ...]:
    """The cards that a move names, for people; empty if it names none."""
    if not any(short(arg) in BY_SLUG for arg in move.args):
        return ()
    return tuple([COMPONENTS[arg].en if arg in COMPONENTS else arg for arg in move.args])
