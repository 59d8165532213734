"""Cards and tokens whose faces are hidden: each carries the bits of the seats that have seen it."""

from __future__ import annotations

from typing import Final

from pentapolis.games.civilization.tables.cards import (
    EVENT_DECK,
    EVENTS,
    MOST_EVENTS,
    MOST_KINDS,
    TOKEN_FACES,
    UNIT_NAME,
    UNIT_TYPE,
    UNIT_TYPES,
    VILLAGE,
    token_name,
)

PUBLIC: Final = 16
"""The bit for what everybody has seen, including spectators."""


def knows(bits: int, seat: int | None) -> bool:
    """Whether the bits include the seat."""
    if bits & PUBLIC:
        return True
    return seat is not None and bits >> seat & 1 == 1


def token_view(token: int, viewer: int | None) -> str:
    """A held token: its face if the viewer knows it, else its back."""
    if knows(token // TOKEN_FACES, viewer):
        return f"token:{token_name(token)}"
    return "token:village" if token & VILLAGE else "token:hut"


def event_view(card: int, viewer: int | None) -> str:
    """An event card: its face if the viewer knows it, else its deck."""
    kind = card % MOST_EVENTS
    if knows(card // MOST_EVENTS, viewer):
        return f"event:{EVENTS[kind].id}"
    return f"deck:{EVENT_DECK[kind] + 1}"


def unit_view(card: int, viewer: int | None) -> str:
    """A unit card: its face if the viewer knows it, else its type."""
    kind = card % MOST_KINDS
    if knows(card // MOST_KINDS, viewer):
        return f"card:{UNIT_NAME[kind]}"
    return f"unit:{UNIT_TYPES[UNIT_TYPE[kind]]}"
