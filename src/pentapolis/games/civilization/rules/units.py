"""Chapter 6, units: their decks, and the strength of a card (CV-6.15 to CV-6.19, CV-9.6)."""

from __future__ import annotations

from pentapolis.core.state import replaced
from pentapolis.games.civilization.parts import Battle
from pentapolis.games.civilization.state import Civilization
from pentapolis.games.civilization.tables.cards import (
    AIRCRAFT,
    HIMEJI,
    MOST_KINDS,
    UNIT_BASE,
    UNIT_NAME,
    UNIT_TYPE,
    UNIT_TYPES,
)


def draw_card(state: Civilization, kind: int) -> int:
    """Take the top card of a unit deck, -1 if there is none (CV-6.17 to CV-6.19)."""
    if not state.decks[kind]:
        pile = list(state.piles[kind])
        if not pile:
            return -1
        pile.sort()
        state.chance.shuffle(pile)
        state.decks = replaced(state.decks, kind, tuple(pile))
        state.piles = replaced(state.piles, kind, ())
    card = state.decks[kind][0]
    state.decks = replaced(state.decks, kind, state.decks[kind][1:])
    state.reveal()
    return card


def has_cards(state: Civilization, kind: int) -> bool:
    """Whether a unit of that type can be drawn (CV-6.18)."""
    return len(state.decks[kind]) + len(state.piles[kind]) > 0


def draw_unit(state: Civilization, seat: int, kind: int) -> None:
    """Add the top card of the deck to the standing forces, face down (CV-6.17)."""
    card = draw_card(state, kind)
    if card < 0:
        return
    state.forces = replaced(
        state.forces, seat, tuple(sorted((*state.forces[seat], card | MOST_KINDS << seat)))
    )
    if state.journal is not None:
        args = {"seat": f"seat:{seat}", "unit": f"unit:{UNIT_TYPES[kind]}"}
        state.tell("cv-log-unit", {**args}, seat)
        state.tell("cv-log-you-drew", {"event": f"card:{UNIT_NAME[card]}"}, seat, (seat,))


def discard_unit(state: Civilization, card: int) -> None:
    """Put a killed unit face up under its deck (CV-9.27)."""
    kind = UNIT_TYPE[card % MOST_KINDS]
    state.piles = replaced(
        state.piles, kind, tuple(sorted((*state.piles[kind], card % MOST_KINDS)))
    )


def strength(state: Civilization, battle: Battle, side: int, unit: int) -> int:
    """A card's strength at its owner's rank, with Himeji (CV-9.6, CV-9.31)."""
    kind = unit % MOST_KINDS
    owner = battle.owner(side)
    if owner < 0:
        return UNIT_BASE[kind]
    value = UNIT_BASE[kind]
    if UNIT_TYPE[kind] != AIRCRAFT:
        value += state.ranks[4 * owner + UNIT_TYPE[kind]] - 1
    if state.wonders_on[owner] & HIMEJI:
        value += 1
    return value


def kinds_of(cards: tuple[int, ...]) -> list[int]:
    """The different units of a hand."""
    found: list[int] = []
    for card in cards:
        kind = card % MOST_KINDS
        if kind not in found:
            found.append(kind)
    found.sort()
    return found
