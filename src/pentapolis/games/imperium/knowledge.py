"""Redealing what a seat cannot know (the chapter on hidden information).

A hidden card that a seat cannot locate may be in any zone of its `trace`. Redealing chooses a zone
for each such card so that every zone gets as many as it has unknown places; the actual position
shows that this is always possible.
"""

from __future__ import annotations

from random import Random
from typing import Final

from pentapolis.core.chance import shuffle_with
from pentapolis.core.compiled import i64
from pentapolis.games.imperium.state import (
    CIVILISED_DECK,
    DECK,
    FAME_DECK,
    FAME_GONE,
    HAND,
    MAIN_DECK,
    NATION,
    PAST,
    PER_SEAT,
    REGION_DECK,
    UNCIVILISED_DECK,
    Imperium,
)

COMMON: Final[tuple[int, ...]] = (
    REGION_DECK, UNCIVILISED_DECK, CIVILISED_DECK, MAIN_DECK, FAME_DECK, FAME_GONE,
)  # fmt: skip


def census(state: Imperium) -> object:
    """Every card of both boxes, wherever it is."""
    return sorted([*state.cards_in_use(), *state.boxed])


def knows(state: Imperium, seat: int | None, card: int) -> bool:
    """Whether the seat knows where the card is (in a deck: its position)."""
    if seat is None:
        return state.seen[card] == state.everybody()
    return bool(state.seen[card] >> seat & 1)


def unknown_among(state: Imperium, cards: tuple[int, ...], viewer: int) -> list[int]:
    """The cards whose place (in a deck: position) is unknown to the seats of those bits."""
    seen = state.seen
    return [card for card in cards if seen[card] & viewer != viewer]


def zone_cards(state: Imperium, bit: int) -> tuple[int, ...]:
    """The cards of a hidden zone, in order."""
    if bit == REGION_DECK:
        return state.region_deck
    if bit == UNCIVILISED_DECK:
        return state.uncivilised_deck
    if bit == CIVILISED_DECK:
        return state.civilised_deck
    if bit == MAIN_DECK:
        return state.main_deck
    if bit == FAME_DECK:
        return state.fame_deck
    if bit == FAME_GONE:
        return state.fame_gone
    seat = (bit.bit_length() - 1) // PER_SEAT
    player = state.players[seat]
    kind = bit >> PER_SEAT * seat
    if kind == HAND:
        return player.hand
    if kind == DECK:
        return player.deck
    if kind == PAST:
        return player.past
    return player.nation_deck


def put_zone(state: Imperium, bit: int, cards: tuple[int, ...]) -> None:
    """Replace the cards of a hidden zone."""
    if bit == REGION_DECK:
        state.region_deck = cards
    elif bit == UNCIVILISED_DECK:
        state.uncivilised_deck = cards
    elif bit == CIVILISED_DECK:
        state.civilised_deck = cards
    elif bit == MAIN_DECK:
        state.main_deck = cards
    elif bit == FAME_DECK:
        state.fame_deck = cards
    elif bit == FAME_GONE:
        state.fame_gone = cards
    else:
        seat = (bit.bit_length() - 1) // PER_SEAT
        player = state.own(seat)
        kind = bit >> PER_SEAT * seat
        if kind == HAND:
            remember_drawn(state, player.hand, cards)
            player.hand = cards
        elif kind == DECK:
            player.deck = cards
        elif kind == PAST:
            player.past = cards
        else:
            player.nation_deck = cards


def remember_drawn(state: Imperium, old: tuple[int, ...], new: tuple[int, ...]) -> None:
    """Let effects that still ask about drawn cards refer to the cards now in those places."""
    for frame in state.frames:
        if frame.drawn:
            frame.drawn = tuple(
                [new[old.index(card)] if card in old else card for card in frame.drawn]
            )


def redeal(state: Imperium, seat: int | None, rng: Random) -> None:
    """Replace every card the seat cannot locate by a possible one."""
    viewer = state.everybody() if seat is None else 1 << seat
    bits = list(COMMON)
    for other in range(state.seats):
        shift = PER_SEAT * other
        bits.append(NATION << shift)
        if other == seat:
            # All other cards are elsewhere, so the seat knows the cards of its deck but not their
            # order.
            shuffle_own_deck(state, other, rng)
        else:
            bits += [HAND << shift, DECK << shift, PAST << shift]
    bits.sort()
    unknown: list[int] = []
    zones: list[Zone] = []
    for bit in bits:
        hidden = unknown_among(state, zone_cards(state, bit), viewer)
        if hidden:
            zones.append(Zone(bit, len(hidden)))
            unknown += hidden
    if not unknown:
        return
    unknown.sort()
    deal(state, unknown, zones, rng)
    for zone in zones:
        cards = zone.cards
        shuffle_with(rng, cards)
        put_zone(state, zone.bit, dealt_anew(state, zone_cards(state, zone.bit), cards, viewer))


def dealt_anew(
    state: Imperium, before: tuple[int, ...], cards: list[int], viewer: int
) -> tuple[int, ...]:
    """A hidden zone in which those cards, the last one first, replace the unknown ones."""
    if len(cards) == len(before):
        return tuple(cards[::-1])
    seen = state.seen
    return tuple([card if seen[card] & viewer == viewer else cards.pop() for card in before])


def shuffle_own_deck(state: Imperium, seat: int, rng: Random) -> None:
    """Shuffle the deck, except cards whose position the seat knows."""
    deck = state.players[seat].deck
    hidden = unknown_among(state, deck, 1 << seat)
    hidden.sort()
    shuffle_with(rng, hidden)
    state.own(seat).deck = dealt_anew(state, deck, hidden, 1 << seat)


class Zone:
    """A hidden zone while cards are dealt: how many still fit, and those dealt to it."""

    __slots__ = ("bit", "room", "cards")

    bit: i64
    room: i64

    def __init__(self, bit: int, room: int) -> None:
        self.bit = bit
        self.room = room
        self.cards: list[int] = []


def deal(state: Imperium, cards: list[int], zones: list[Zone], rng: Random) -> None:
    """A zone for every card, those with fewest options first, rearranging if one has none left."""
    shuffle_with(rng, cards)
    trace = state.trace
    by_choice: list[list[int]] = [[] for _ in range(len(zones) + 1)]
    options: dict[int, list[Zone]] = {}
    for card in cards:
        mark = trace[card]
        fitting = options.get(mark)
        if fitting is None:
            fitting = [zone for zone in zones if mark & zone.bit]
            options[mark] = fitting
        by_choice[len(fitting)].append(card)
    random = rng.random
    for equally_picky in by_choice:
        for card in equally_picky:
            fitting = options[trace[card]]
            room: i64 = 0
            for zone in fitting:
                room += zone.room
            if room == 0:
                assert make_room(state, card, zones, set()), "no place for a card"
                continue
            place = random() * float(room)
            for zone in fitting:
                place -= float(zone.room)
                if place < 0.0:
                    zone.room -= 1
                    zone.cards.append(card)
                    break


def make_room(state: Imperium, card: int, zones: list[Zone], tried: set[int]) -> bool:
    """Move other cards until the card has a place (an augmenting path)."""
    mark: i64 = state.trace[card]
    for zone in zones:
        if not mark & zone.bit or zone.bit in tried:
            continue
        tried.add(zone.bit)
        if zone.room:
            zone.room -= 1
            zone.cards.append(card)
            return True
        for other in zone.cards[:]:
            if make_room(state, other, zones, tried):
                zone.cards.remove(other)
                zone.cards.append(card)
                return True
    return False
