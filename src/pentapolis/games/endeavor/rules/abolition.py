"""Chapter 14, abolition of slavery: owned slavery cards are turned, the deck leaves the game."""

from __future__ import annotations

from pentapolis.core.state import replaced
from pentapolis.games.endeavor.rules.levels import lose_card
from pentapolis.games.endeavor.rules.passing import react
from pentapolis.games.endeavor.state import Endeavor
from pentapolis.games.endeavor.tables.constants import LEVELS, PER_DECK, POLITICS, SLAVERY_DECK


def abolish_slavery(state: Endeavor, active: int) -> None:
    """Turn all owned slavery cards and remove the slavery deck (EN-14.2 to EN-14.6)."""
    slavery = state.tables.slavery
    for position in range(PER_DECK):
        if state.decks[SLAVERY_DECK] >> position & 1:
            state.removed |= 1 << PER_DECK * SLAVERY_DECK + position
    had_deck = state.decks[SLAVERY_DECK] != 0
    state.decks = replaced(state.decks, SLAVERY_DECK, 0)
    poorer: list[int] = []
    turned = 0
    seat = active
    for _ in range(state.seats):
        cards = state.cards[seat] & slavery
        politics = state.levels[LEVELS * seat + POLITICS]
        while cards:
            lowest = cards & -cards
            cards ^= lowest
            turned += 1
            turn_slavery(state, seat, lowest.bit_length() - 1)
        if state.levels[LEVELS * seat + POLITICS] < politics:
            poorer.append(seat)
        seat = state.left(seat)
    if state.journal is not None and (had_deck or turned):
        state.tell("en-log-abolition", {"count": turned}, active)
    # Pushed in reverse, so that they decide clockwise from the active player (EN-15.12).
    for i in range(len(poorer) - 1, -1, -1):
        react(state, poorer[i])


def turn_slavery(state: Endeavor, seat: int, card: int) -> None:
    """Turn a slavery card for good; it now counts -1 glory (EN-14.4, EN-14.5)."""
    lose_card(state, seat, card)
    state.turned = replaced(state.turned, seat, state.turned[seat] | 1 << card)
