"""Section 6: the culture track, event cards, great people."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.games.civilization.acts import DISCARD, KEEP, ON, USED_PERSON, Act, act
from pentapolis.games.civilization.board import SQUARE_NAMES
from pentapolis.games.civilization.dials import (
    clear_square,
    is_blocked,
    is_water,
    set_mark,
    win,
)
from pentapolis.games.civilization.state import CULTURE_VICTORY, Civilization
from pentapolis.games.civilization.steps import Question
from pentapolis.games.civilization.tables import (
    EVENT_DECK,
    EVENTS,
    LAST_SPACE,
    MOST_EVENTS,
    PEOPLE,
    PERSON_MARK,
    SPACE_CULTURE,
    SPACE_DECK,
    SPACE_PERSON,
    SPACE_TRADE,
)

ROMAN: Final = ("I", "II", "III")


def can_advance(state: Civilization, seat: int) -> bool:
    """Whether the next space can be paid in full (CV-6.40)."""
    space = state.level[seat] + 1
    return (
        space <= LAST_SPACE
        and state.culture[seat] >= SPACE_CULTURE[space]
        and state.trade[seat] >= SPACE_TRADE[space]
    )


def pay_and_advance(state: Civilization, seat: int) -> None:
    """One step along the track for its price (CV-6.39, CV-6.40)."""
    space = state.level[seat] + 1
    if state.journal is not None:
        args: dict[str, Arg] = {
            "seat": f"seat:{seat}",
            "culture_paid": SPACE_CULTURE[space],
            "trade_paid": SPACE_TRADE[space],
        }
        state.tell("cv-log-advance-price", args, seat)
    state.culture[seat] -= SPACE_CULTURE[space]
    state.trade[seat] -= SPACE_TRADE[space]
    advance(state, seat)


def advance(state: Civilization, seat: int) -> None:
    """Enter the next space and take its reward (CV-6.42, CV-13.1)."""
    if state.level[seat] >= LAST_SPACE:
        return
    state.level[seat] += 1
    space = state.level[seat]
    if state.journal is not None:
        state.tell("cv-log-advance", {"seat": f"seat:{seat}", "space": space}, seat)
    if space == LAST_SPACE:
        win(state, seat, CULTURE_VICTORY)
    elif SPACE_PERSON[space]:
        gain_person(state, seat)
    else:
        draw_event(state, seat, SPACE_DECK[space])


def draw_event(state: Civilization, seat: int, deck: int) -> None:
    """Draw a card; discards are shuffled when the deck reaches them (CV-6.47, CV-6.48)."""
    if not state.event_decks[deck]:
        pile = list(state.event_piles[deck])
        if not pile:
            return
        pile.sort()
        state.chance.shuffle(pile)
        state.event_decks[deck] = tuple(pile)
        state.event_piles[deck] = ()
    card = state.event_decks[deck][0]
    state.event_decks[deck] = state.event_decks[deck][1:]
    add_event(state, seat, card)
    state.reveal()
    if state.journal is not None:
        state.tell("cv-log-draw-event", {"seat": f"seat:{seat}", "deck": ROMAN[deck]}, seat)
        name = f"event:{EVENTS[card].id}"
        state.tell("cv-log-you-drew", {"event": name}, seat, (seat,))


def add_event(state: Civilization, seat: int, card: int) -> None:
    """A card comes into the hand; its holder knows it, and whoever knew it before still does."""
    known = card | MOST_EVENTS << seat
    state.events[seat] = tuple(sorted((*state.events[seat], known)))


def drop_event(state: Civilization, seat: int, kind: int) -> int:
    """Take one card of that kind out of the hand; the one that most seats know (CV-6.46)."""
    hand = state.events[seat]
    best = -1
    for card in hand:
        if card % MOST_EVENTS == kind and (best < 0 or card.bit_count() - best.bit_count() > 0):
            best = card
    if best < 0:  # an imagined position: another card of the same back stands for it
        best = next(c for c in hand if EVENT_DECK[c % MOST_EVENTS] == EVENT_DECK[kind])
    i = hand.index(best)
    state.events[seat] = hand[:i] + hand[i + 1 :]
    return best


def discard_event(state: Civilization, seat: int, kind: int) -> None:
    """A card leaves the hand for the face-up cards under its deck (CV-6.47)."""
    card = drop_event(state, seat, kind) % MOST_EVENTS
    deck = EVENT_DECK[card]
    state.event_piles[deck] = tuple(sorted((*state.event_piles[deck], card)))
    state.reveal()


def kinds_in(hand: tuple[int, ...]) -> list[int]:
    """The different events of a hand."""
    found: list[int] = []
    for card in hand:
        kind = card % MOST_EVENTS
        if kind not in found:
            found.append(kind)
    found.sort()
    return found


class DiscardToLimit(Question):
    """Discard the excess at once, own choice (CV-6.45, CV-5.9, CV-Q49)."""

    __slots__ = ()

    def run(self, state: Civilization) -> None:
        if len(state.events[self.seat]) > state.hand_limit[self.seat]:
            state.reveal()  # alike cards leave no choice
            state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-discard")

    def kind(self) -> str:
        return "discard_to_limit"

    def rule(self) -> str:
        return "CV-6.45"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        return [act(DISCARD, kind) for kind in kinds_in(state.events[seat])]

    def take(self, state: Civilization, move: Act) -> None:
        discard_event(state, self.seat, move.a)
        if state.journal is not None:
            args = {"seat": f"seat:{self.seat}", "event": f"event:{EVENTS[move.a].id}"}
            state.tell("cv-log-discard", {**args}, self.seat)
        state.push(DiscardToLimit(self.seat))


# --- great people -------------------------------------------------------------------------------


def gain_person(state: Civilization, seat: int) -> None:
    """A random great person, if the pile has one (CV-6.49, CV-6.53)."""
    if not state.people:
        return
    person = state.people[0]
    state.people = state.people[1:]
    state.reserve[seat] = tuple(sorted((*state.reserve[seat], person)))
    state.reveal()
    if state.journal is not None:
        name = f"person:{PEOPLE[person].id}"
        state.tell("cv-log-person", {"seat": f"seat:{seat}", "person": name}, seat)
    state.push(PlacePerson(seat, person, True))


def person_squares(state: Civilization, seat: int) -> list[int]:
    """Unblocked land squares of own outskirts (CV-6.50)."""
    found: list[int] = []
    for city in state.cities_of(seat):
        for sq in state.layout.around[state.centre[city]]:
            if not is_water(state, sq) and not is_blocked(state, sq, seat):
                found.append(sq)
    return found


class PlacePerson(Question):
    """Place a great person from the reserve; a new one may also be kept (CV-6.49 to CV-6.51)."""

    __slots__ = ("person", "may_keep")

    def __init__(self, seat: int, person: int, may_keep: bool) -> None:
        super().__init__(seat)
        self.person = person
        self.may_keep = may_keep

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-place-person", {"person": f"person:{PEOPLE[self.person].id}"})

    def kind(self) -> str:
        return "place_great_person"

    def source(self) -> str:
        return f"person:{PEOPLE[self.person].id}"

    def rule(self) -> str:
        return "CV-6.50"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        found: list[Move] = [act(ON, sq) for sq in person_squares(state, seat)]
        if self.may_keep or not found:
            found.append(act(KEEP))
        return found

    def take(self, state: Civilization, move: Act) -> None:
        if move.code == KEEP:
            return
        place_person(state, self.seat, self.person, move.a)


def place_person(state: Civilization, seat: int, person: int, sq: int) -> None:
    """A great person leaves the reserve for a square of the own outskirts (CV-6.50)."""
    reserve = list(state.reserve[seat])
    reserve.remove(person)
    state.reserve[seat] = tuple(reserve)
    if state.marks[sq] >= PERSON_MARK:  # no endless exchange: not again before the next turn
        state.used[seat] |= 1 << USED_PERSON + state.marks[sq] - PERSON_MARK
    if state.journal is not None:
        args = {
            "seat": f"seat:{seat}",
            "person": f"person:{PEOPLE[person].id}",
            "square": f"square:{SQUARE_NAMES[sq]}",
        }
        state.tell("cv-log-place-person", {**args}, seat)
    clear_square(state, sq, seat)
    set_mark(state, sq, PERSON_MARK + person)
