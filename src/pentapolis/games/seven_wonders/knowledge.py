"""What a seat cannot know, and what is true of every position (chapter on hidden information).

A seat has seen a hand on the turns it held it. A card that it did not see being played belongs to a
*group* of places between which the seat cannot distinguish: all places of the age that it never
saw, or the places that one hand has filled since the seat last held it. Shuffling each group gives
every position that fits the seat's knowledge.
"""

from __future__ import annotations

from random import Random

from pentapolis.core.chance import shuffle_with
from pentapolis.games.seven_wonders.effects import PURPLE
from pentapolis.games.seven_wonders.state import LAST_TURN, Facedown, SevenWonders
from pentapolis.games.seven_wonders.tables.cards import (
    CARD_COUNTS,
    COLOR,
    GUILDS,
    STAGE_COUNTS,
    cards_of,
    deck,
    production,
)
from pentapolis.games.seven_wonders.tables.goods import stall_of


def redeal(state: SevenWonders, seat: int | None, rng: Random) -> None:
    """Replace every card the seat cannot locate by an equally likely one."""
    groups: dict[int, list[int]] = {}
    unknown: list[int] = []
    for i in range(len(state.facedown)):
        card = state.facedown[i]
        if not knows(state, seat, card):
            unknown.append(i)
            gather(groups, group_of(state, seat, card)).append(card.card)
    for holder in range(state.seats):
        if holder != seat and state.hands[holder]:
            gather(groups, hand_group(state, seat, holder)).extend(secret(state, holder))
    redeal_guilds(state, groups, rng)
    for key in sorted(groups):
        cards = groups[key]
        cards.sort()
        shuffle_with(rng, cards)
    for i in unknown:
        card = state.facedown[i]
        drawn = groups[group_of(state, seat, card)].pop()
        state.facedown[i] = Facedown(drawn, card.age, card.packet, card.turn, card.place, card.seen)
    for holder in range(state.seats):
        if holder != seat and state.hands[holder]:
            cards = groups[hand_group(state, seat, holder)]
            hand = state.chosen[holder : holder + 1]
            while len(hand) < len(state.hands[holder]):
                hand.append(cards.pop())
            hand.sort()
            state.hands[holder] = tuple(hand)
    state.decks = redealt_decks(state, rng)


def gather(groups: dict[int, list[int]], group: int) -> list[int]:
    """The cards of a group so far."""
    cards = groups.get(group)
    if cards is None:
        cards = []
        groups[group] = cards
    return cards


def secret(state: SevenWonders, holder: int) -> list[int]:
    """The cards of a hand that only its holder sees, without a revealed card (SW-Q3)."""
    cards = list(state.hands[holder])
    if state.chosen:
        cards.remove(state.chosen[holder])
    return cards


def knows(state: SevenWonders, seat: int | None, card: Facedown) -> bool:
    """Whether the seat (None: a spectator) has seen that face-down card."""
    return card.seen >> (state.seats if seat is None else seat) & 1 == 1


def group_of(state: SevenWonders, seat: int | None, card: Facedown) -> int:
    """The group of that face-down card, as the seat sees it."""
    return last_sight(state.seats, seat, card.age, card.packet, card.turn)


def hand_group(state: SevenWonders, seat: int | None, holder: int) -> int:
    """The group of the cards in another hand, as the seat sees it."""
    return last_sight(state.seats, seat, state.age, state.packet(holder), state.turn)


def last_sight(seats: int, seat: int | None, age: int, packet: int, turn: int) -> int:
    """The age, the hand, and the last turn up to `turn` on which the seat held it, packed."""
    if seat is None:
        return never_seen(age)
    first = (seat - packet if age != 2 else packet - seat) % seats + 1
    # The hand returns every `seats` turns; after turn 6 it stays with its holder.
    last = min(turn, LAST_TURN)
    if first > last:
        return never_seen(age)
    return age << 8 | packet + 1 << 4 | first + (last - first) // seats * seats


def never_seen(age: int) -> int:
    """The group of all places of an age that a seat never saw."""
    return age << 8


def redeal_guilds(state: SevenWonders, groups: dict[int, list[int]], rng: Random) -> None:
    """In Age III, unseen guilds may be in any unseen place or in the box."""
    if state.age < 3:
        return
    unseen = groups.get(never_seen(3), [])
    guilds = sorted([card for card in unseen if COLOR[card] == PURPLE] + list(state.box))
    shuffle_with(rng, guilds)
    boxed = len(state.box)
    others = [card for card in unseen if COLOR[card] != PURPLE]
    unseen[:] = others + guilds[boxed:]
    state.box = tuple(sorted(guilds[:boxed]))


def redealt_decks(state: SevenWonders, rng: Random) -> tuple[tuple[int, ...], ...]:
    """The decks of later ages, reshuffled, with guilds drawn again."""
    decks: list[tuple[int, ...]] = []
    for age in range(4 - len(state.decks), 4):
        cards = deck(age, state.seats)
        if age == 3:
            guilds = list(GUILDS)
            shuffle_with(rng, guilds)
            cards.extend(guilds[: state.seats + 2])
            state.box = tuple(sorted(guilds[state.seats + 2 :]))
        shuffle_with(rng, cards)
        decks.append(tuple(cards))
    return tuple(decks)


# --- what is true of every position ----------------------------------------------------------


def census(state: SevenWonders) -> list[int]:
    """All cards of the game, including the box (SW-4.10)."""
    cards = [card for hand in state.hands for card in hand]
    cards += [card.card for card in state.facedown]
    cards += [card for deck in state.decks for card in deck]
    cards += state.box
    for city in state.cities:
        cards += cards_of(city)
    return sorted(cards)


def recomputed(state: SevenWonders) -> dict[str, object]:
    """Production, goods for sale and counts of every city, computed from its cards and stages."""
    return {
        "productions": [production(own) for own in state.own],
        "stalls": [stall_of(sale) for sale in state.sale],
        "counts": [counts(state, seat) for seat in range(state.seats)],
    }


def counts(state: SevenWonders, seat: int) -> int:
    """A city's counts of cards by colour and of science symbols, packed."""
    total = 0
    for card in cards_of(state.cities[seat]):
        total += CARD_COUNTS[card]
    for stage in range(state.stages[seat]):
        total += STAGE_COUNTS[state.boards[seat]][stage]
    return total
