"""Sections 13 and 14: draw, and the abolition of slavery."""

from __future__ import annotations

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.endeavor.asking import Target
from pentapolis.games.endeavor.naming import deck_named, unknown
from pentapolis.games.endeavor.passing import react
from pentapolis.games.endeavor.state import LEVELS, Endeavor
from pentapolis.games.endeavor.tables import (
    DECK_REGION,
    DECKS,
    PER_DECK,
    POLITICS,
    REGIONS,
    SLAVERY_DECK,
    Choice,
)


def can_draw_from(state: Endeavor, seat: int, deck: int) -> bool:
    """An open region, a card, and at least as many markers as its value (EN-13.1, EN-13.3)."""
    left = state.decks[deck]
    if left == 0:
        return False
    region = DECK_REGION[deck]
    value = (left & -left).bit_length() - 1
    return state.is_open(region) and state.markers[region * state.seats + seat] >= value


def can_draw(state: Endeavor, seat: int, bound: int = -1) -> bool:
    """Whether a card can be drawn, from that deck or (-1) from any."""
    if bound >= 0:
        return can_draw_from(state, seat, bound)
    return any(can_draw_from(state, seat, deck) for deck in range(len(DECKS)))


class DrawCard(Target):
    """The top card of a deck (EN-13.1, EN-13.2)."""

    __slots__ = ()

    def prompt(self, seat: int) -> Message:
        return Message("en-choose-deck", {"source": self.asker})

    def kind(self) -> str:
        return "choose_deck"

    def moves(self, state: Endeavor, seat: int) -> list[Move]:
        moves = state.tables.draw_moves
        if self.bound >= 0:
            return [moves[self.bound]]
        result: list[Move] = []
        for deck in range(len(DECKS)):
            if can_draw_from(state, seat, deck):
                result.append(moves[deck])
        return result

    def answer(self, state: Endeavor, seat: int, move: Move) -> None:
        assert isinstance(move, Choice)
        state.bound = move.index
        draw(state, seat, move.index)

    def why_not(self, state: Endeavor, seat: int, text: str) -> Message:
        words = text.split()
        deck = deck_named(words[1]) if len(words) == 2 and words[0] == "draw" else -1
        if deck < 0:
            raise unknown(text, "draw europe", "EN-13.1")
        return why_not_draw(state, seat, deck, self.bound)


def why_not_draw(state: Endeavor, seat: int, deck: int, bound: int) -> Message:
    """Why the top card of that deck cannot be taken."""
    if bound >= 0 and deck != bound:
        return Message("en-same-deck", {"deck": f"deck:{DECKS[bound]}"}, "EN-8.10")
    region = DECK_REGION[deck]
    if not state.is_open(region):
        return Message("en-region-closed", {"region": f"region:{REGIONS[region]}"}, "EN-9.9")
    card = state.top_card(deck)
    if card < 0:
        return Message("en-deck-empty", {"deck": f"deck:{DECKS[deck]}"}, "EN-13.9")
    return Message(
        "en-too-few-markers",
        {
            "card": f"card:{state.tables.cards[card].id}",
            "value": card % PER_DECK,
            "markers": state.markers[region * state.seats + seat],
        },
        "EN-13.3",
    )


def draw(state: Endeavor, seat: int, deck: int) -> None:
    """The card is the seat's, with all it brings (EN-13.1, EN-14.1)."""
    card = state.top_card(deck)
    state.decks[deck] &= ~(1 << card % PER_DECK)
    state.gain_card(seat, card)
    if state.journal is not None:
        name = f"card:{state.tables.cards[card].id}"
        state.tell("en-log-draw", {"seat": f"seat:{seat}", "card": name}, seat)
    if state.tables.cards[card].abolition:
        abolish_slavery(state, seat)


def abolish_slavery(state: Endeavor, active: int) -> None:
    """All owned slavery cards are turned, the deck leaves the game (EN-14.2 to EN-14.6)."""
    slavery = state.tables.slavery
    for position in range(PER_DECK):
        if state.decks[SLAVERY_DECK] >> position & 1:
            state.removed |= 1 << PER_DECK * SLAVERY_DECK + position
    had_deck = state.decks[SLAVERY_DECK] != 0
    state.decks[SLAVERY_DECK] = 0
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
    # Clockwise from the active player: pushed backwards (EN-15.12).
    for i in range(len(poorer) - 1, -1, -1):
        react(state, poorer[i])


def turn_slavery(state: Endeavor, seat: int, card: int) -> None:
    """A slavery card is turned for good and counts -1 glory (EN-14.4, EN-14.5)."""
    state.lose_card(seat, card)
    state.turned[seat] |= 1 << card
