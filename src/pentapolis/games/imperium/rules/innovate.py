"""Chapter 4, Innovate: discard the hand, then break through."""

from __future__ import annotations

from typing import Final

from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium.effects.market import BreakThrough
from pentapolis.games.imperium.moves import INNOVATE, INNOVATIONS, WAYS, card_moves
from pentapolis.games.imperium.rules.cards import discard_all
from pentapolis.games.imperium.rules.market import open_decks
from pentapolis.games.imperium.rules.texts import FLUSH
from pentapolis.games.imperium.state import Imperium, Offer
from pentapolis.games.imperium.tables import MARKET_SUITS

INNOVATION: Final = BreakThrough(MARKET_SUITS, 1, False, False)
"""A card of any of the four suits (IM-4.2)."""
DECK_INNOVATIONS: Final = [[INNOVATIONS[way.text] for way in ways] for ways in INNOVATION.deck_ways]
"""By small decks that have cards: the Innovate moves by a deck."""


def innovations(state: Imperium) -> list[Move]:
    """Every way to break through, as an answer to what the turn is."""
    decks = open_decks(state)
    offer = state.innovate_offer
    if offer.market is not state.market or offer.decks != decks:
        moves = card_moves(INNOVATE, INNOVATION.cards(state))
        moves += DECK_INNOVATIONS[decks]
        offer = Offer(state.market, decks, moves)
        state.innovate_offer = offer
    return offer.moves


def innovate(state: Imperium, seat: int, way: Move) -> None:
    """Discard the whole hand, then break through (IM-4.1, IM-4.2)."""
    state.activating = False
    state.reveal()  # the whole hand
    discard_all(state, seat, state.players[seat].hand)
    state.push(FLUSH)
    INNOVATION.take(state, seat, way)


def refuse_innovate(state: Imperium, move: Move) -> Refusal | None:
    """Innovate breaks through for a card of any symbol (IM-4.2)."""
    return INNOVATION.refuse(state, WAYS.get(move.text, move))
