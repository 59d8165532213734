"""Hidden information: what everybody learns when cards move.

`state.seen` has, by card, the seats that know where it is (in a deck: its position); the owner of a
hand, history or sunken pile always knows it. `state.trace` has the hidden zones where it may be for
all others. `move_in_secret` updates both.
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg
from pentapolis.games.imperium.state import (
    CIVILISED_DECK,
    DECK,
    HAND,
    PAST,
    PER_SEAT,
    REGION_DECK,
    UNCIVILISED_DECK,
    Imperium,
)
from pentapolis.games.imperium.tables import (
    BOXES,
    CIVILISED,
    COMPONENT,
    REGION,
    UNCIVILISED,
    commons,
)


def hand_of(seat: int) -> int:
    """The hand's bit in `trace`."""
    return HAND << PER_SEAT * seat


def deck_of(seat: int) -> int:
    """The draw deck's bit in `trace`."""
    return DECK << PER_SEAT * seat


def past_of(seat: int) -> int:
    """The bit of the history or sunken pile in `trace`."""
    return PAST << PER_SEAT * seat


# --- knowledge ---------------------------------------------------------------------------


def show(state: Imperium, card: int) -> None:
    """Let everybody know where the card is."""
    everybody = (1 << state.seats) - 1
    if state.seen[card] != everybody:
        state.own_seen()[card] = everybody


def show_all(state: Imperium, cards: tuple[int, ...]) -> None:
    """Let everybody know where the cards are."""
    everybody = (1 << state.seats) - 1
    seen = state.own_seen()
    for card in cards:
        seen[card] = everybody


def move_in_secret(
    state: Imperium, zone: tuple[int, ...], moved: int, source: int, target: int, knowers: int
) -> None:
    """Move a card from one hidden zone to another; only `knowers` see which.

    For the others, every card that may have been in the first zone may now be in the second, and
    their knowledge of cards in the first zone is no longer certain.
    """
    seen = state.own_seen()
    trace = state.own_trace()
    everybody = state.everybody()
    both = source | target
    for card in zone:
        if seen[card] & ~knowers:
            trace[card] = both if seen[card] == everybody else trace[card] | both
            seen[card] &= knowers
    seen[moved] = knowers
    trace[moved] |= both
    origin = DECK_SUIT.get(source, ELSEWHERE)
    if knowers != everybody:
        for card in cards_from(state, origin, source):
            mark = trace[card]
            if mark & source:
                trace[card] = mark | target
    for seat in range(state.seats):
        if both & hand_of(seat) and not both & deck_of(seat):
            state.sought |= origin << PER_SEAT * seat


def hand_is_empty(state: Imperium, seat: int) -> None:
    """Remove an empty hand from the zones where cards may be.

    Cards that may be in the draw deck keep the mark: they may be drawn at any time.
    """
    origins = sought_from(state, seat)
    if not origins:
        return
    state.sought -= origins << PER_SEAT * seat
    hand = hand_of(seat)
    both = hand | deck_of(seat)
    trace = state.own_trace()
    for origin in ORIGINS:
        if origins & origin:
            for card in cards_from(state, origin, hand):
                mark = trace[card]
                if mark & both == hand:
                    trace[card] = mark & ~hand


def sought_from(state: Imperium, seat: int) -> int:
    """From where cards may be in the seat's hand that are not in its deck, as bits."""
    return state.sought >> PER_SEAT * seat & (1 << PER_SEAT) - 1


ELSEWHERE: Final = 1
DECK_SUIT: Final = {REGION_DECK: REGION, UNCIVILISED_DECK: UNCIVILISED, CIVILISED_DECK: CIVILISED}
ORIGINS: Final = [ELSEWHERE, REGION, UNCIVILISED, CIVILISED]


def cards_from(state: Imperium, origin: int, zone: int) -> list[int]:
    """The cards to look through that may be in a zone; those of a small deck are of its suit."""
    if origin == ELSEWHERE:
        return state.trace.having(zone)
    return commons(BOXES[state.box], origin, state.seats)


def shuffled_deck(state: Imperium, seat: int, cards: list[int]) -> tuple[int, ...]:
    """Shuffle a draw deck; nobody knows the new order."""
    state.chance.shuffle(cards)
    bits = deck_of(seat) | hand_of(seat)
    everybody = state.everybody()
    seen = state.own_seen()
    trace = state.own_trace()
    for card in cards:
        trace[card] = bits if seen[card] == everybody else trace[card] | bits
        seen[card] = 0
    return tuple(cards)


# --- the log -----------------------------------------------------------------------------


def tell_card(state: Imperium, key: str, seat: int, card: int) -> None:
    """Log a line about a seat and a card for everybody."""
    state.tell(key, {"seat": f"seat:{seat}", "card": COMPONENT[card]}, seat)


def tell_secret(state: Imperium, key: str, hidden: str, seat: int, card: int) -> None:
    """Log a line with the card for the seat, and one without it for the others."""
    who: dict[str, Arg] = {"seat": f"seat:{seat}"}
    state.tell(key, {**who, "card": COMPONENT[card]}, seat, (seat,))
    others = tuple([other for other in range(state.seats) if other != seat])
    state.tell(hidden, who, seat, others)
