"""Chapter 2, development levels: icons raise them at once, and levels yield values."""

from __future__ import annotations

from pentapolis.core.state import replaced
from pentapolis.games.endeavor.state import EMPTY, GONE, Endeavor
from pentapolis.games.endeavor.tables.constants import (
    CULTURE,
    FINANCE,
    LEVELS,
    POLITICS,
    TOKENS,
    TOP,
)


def value_of(state: Endeavor, seat: int, track: int) -> int:
    """What a track yields at its level; levels above 15 count as 15 (EN-2.3, EN-2.7)."""
    level = state.levels[LEVELS * seat + track]
    if level > TOP:
        level = TOP
    return state.tables.values[(TOP + 1) * track + level]


def growth_of(state: Endeavor, seat: int) -> int:
    """The culture value: population that comes to the harbor each round (EN-5.1)."""
    return value_of(state, seat, CULTURE)


def payments_of(state: Endeavor, seat: int) -> int:
    """The finance value: workers that the salary phase returns (EN-6.1)."""
    return value_of(state, seat, FINANCE)


def card_limit(state: Endeavor, seat: int) -> int:
    """The politics value: cards that may be kept on passing (EN-15.2)."""
    return value_of(state, seat, POLITICS)


def add_icons(state: Endeavor, seat: int, icons: list[int], index: int) -> None:
    """Add the icons of a gained building, token or card; levels rise at once (EN-2.2, EN-7.7)."""
    for track in range(LEVELS):
        state.levels[LEVELS * seat + track] += icons[LEVELS * index + track]


def take_icons(state: Endeavor, seat: int, icons: list[int], index: int) -> None:
    """Remove the icons of a lost card; levels fall at once (EN-2.2)."""
    for track in range(LEVELS):
        state.levels[LEVELS * seat + track] -= icons[LEVELS * index + track]


def icon_counts(state: Endeavor, seat: int) -> list[int]:
    """The icons on buildings, tokens and unturned cards, counted from scratch (EN-2.1)."""
    tables = state.tables
    counts = [0] * LEVELS
    for track in range(LEVELS):
        for kind in state.buildings[seat]:
            counts[track] += tables.building_icons[LEVELS * kind + track]
        for kind in range(TOKENS):
            held = state.tokens[TOKENS * seat + kind]
            counts[track] += held * tables.token_icons[LEVELS * kind + track]
        for card in range(len(tables.cards)):
            if state.cards[seat] >> card & 1:
                counts[track] += tables.card_icons[LEVELS * card + track]
    return counts


def gain_token(state: Endeavor, seat: int, space: int) -> None:
    """Move the token of a space, if it is still there, to the seat's harbor (EN-7.8)."""
    kind = state.board[space]
    if kind == GONE:
        return
    state.board = replaced(state.board, space, GONE)
    state.tokens[TOKENS * seat + kind] += 1
    add_icons(state, seat, state.tables.token_icons, kind)
    if state.journal is not None:
        token = state.tables.token_ids[kind]
        state.tell("en-log-token", {"seat": f"seat:{seat}", "token": token}, seat)


def gain_card(state: Endeavor, seat: int, card: int) -> None:
    """Give a card to the seat; its icons count at once (EN-7.7)."""
    state.cards[seat] |= 1 << card
    add_icons(state, seat, state.tables.card_icons, card)


def lose_card(state: Endeavor, seat: int, card: int) -> None:
    """Take a card from the seat, or turn it; its icons no longer count (EN-2.2)."""
    state.cards[seat] &= ~(1 << card)
    take_icons(state, seat, state.tables.card_icons, card)
    if state.slots[seat] == card:
        state.slots = replaced(state.slots, seat, EMPTY)
