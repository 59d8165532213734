"""From the words that a person types back to the tables."""

from __future__ import annotations

from typing import Final

from pentapolis.core.errors import IllegalMove, UnknownMove
from pentapolis.core.message import Message
from pentapolis.games.endeavor.tables import DECKS, REGIONS, TOKEN_KINDS, Tables

VERBS: Final = (
    "build", "activate", "use", "pass", "stop", "ship", "occupy", "attack", "draw", "return",
    "discard", "slot", "choose",
)  # fmt: skip


def unknown(text: str, example: str, rule: str) -> IllegalMove:
    """The text is a move of another moment, where `rule` asks, or no move at all.

    The example shows what a move looks like here.
    """
    if text.partition(" ")[0] in VERBS:
        return IllegalMove(Message("en-not-now", {"move": text, "example": example}, rule))
    return UnknownMove(Message("en-unknown-move", {"move": text, "example": example}))


def building_named(tables: Tables, word: str) -> int:
    """The index of a building kind, -1 if there is none."""
    for i in range(len(tables.buildings)):
        if tables.buildings[i].id == word:
            return i
    return -1


def token_named(word: str) -> int:
    """The index of a token kind, -1 if there is none."""
    return TOKEN_KINDS.index(word) if word in TOKEN_KINDS else -1


def region_named(word: str) -> int:
    """The index of a region, -1 if there is none."""
    return REGIONS.index(word) if word in REGIONS else -1


def deck_named(word: str) -> int:
    """The index of a deck, -1 if there is none."""
    return DECKS.index(word) if word in DECKS else -1


def city_named(tables: Tables, word: str) -> int:
    """The index of a city, -1 if there is none."""
    for i in range(len(tables.cities)):
        if tables.cities[i].id == word:
            return i
    return -1


def card_named(tables: Tables, word: str) -> int:
    """The index of a card, -1 if there is none."""
    for i in range(len(tables.cards)):
        if tables.cards[i].id == word:
            return i
    return -1
