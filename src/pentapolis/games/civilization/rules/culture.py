"""Chapter 6, culture: the track, event cards, great people (CV-6.38 to CV-6.53)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.civilization.moves import KEEP, ON, CivMove, make
from pentapolis.games.civilization.questions import ELSEWHERE, Question, the_first
from pentapolis.games.civilization.rules.blockade import is_blocked, is_water
from pentapolis.games.civilization.rules.ending import win
from pentapolis.games.civilization.rules.markers import clear_square, set_mark
from pentapolis.games.civilization.state import (
    CITIES,
    CULTURE_VICTORY,
    Civilization,
    added,
)
from pentapolis.games.civilization.tables.board import SQUARE_NAMES
from pentapolis.games.civilization.tables.cards import (
    EVENTS,
    LAST_SPACE,
    MOST_EVENTS,
    PEOPLE,
    PERSON_MARK,
    SPACE_CULTURE,
    SPACE_DECK,
    SPACE_PERSON,
    SPACE_TRADE,
    USED_PERSON,
)

ROMAN: Final[tuple[str, ...]] = ("I", "II", "III")


def step_price(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """What the next space costs, and what the seat has."""
    space = min(state.level[seat] + 1, LAST_SPACE)
    return {
        "culture": SPACE_CULTURE[space],
        "trade": SPACE_TRADE[space],
        "have_culture": state.culture[seat],
        "have_trade": state.trade[seat],
    }


STEP_PRICE: Final = Refusal("cv-no-advance", "CV-6.40", step_price)


def refuse_advance(state: Civilization, seat: int) -> Refusal | None:
    """Require the full price of the next space (CV-6.40)."""
    space = state.level[seat] + 1
    if (
        space <= LAST_SPACE
        and state.culture[seat] >= SPACE_CULTURE[space]
        and state.trade[seat] >= SPACE_TRADE[space]
    ):
        return None
    return STEP_PRICE


def pay_and_advance(state: Civilization, seat: int) -> None:
    """Pay for one step on the track (CV-6.39, CV-6.40)."""
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
    state.level = added(state.level, seat, 1)
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
        state.event_decks = replaced(state.event_decks, deck, tuple(pile))
        state.event_piles = replaced(state.event_piles, deck, ())
    card = state.event_decks[deck][0]
    state.event_decks = replaced(state.event_decks, deck, state.event_decks[deck][1:])
    add_event(state, seat, card)
    state.reveal()
    if state.journal is not None:
        state.tell("cv-log-draw-event", {"seat": f"seat:{seat}", "deck": ROMAN[deck]}, seat)
        name = f"event:{EVENTS[card].id}"
        state.tell("cv-log-you-drew", {"event": name}, seat, (seat,))


def add_event(state: Civilization, seat: int, card: int) -> None:
    """Add a card to the hand; its holder and all who knew it before know it."""
    known = card | MOST_EVENTS << seat
    state.events = replaced(state.events, seat, tuple(sorted((*state.events[seat], known))))


# --- great people -------------------------------------------------------------------------------


def gain_person(state: Civilization, seat: int) -> None:
    """Draw a random great person, if the pile has one (CV-6.49, CV-6.53)."""
    if not state.people:
        return
    person = state.people[0]
    state.people = state.people[1:]
    state.reserve = replaced(state.reserve, seat, tuple(sorted((*state.reserve[seat], person))))
    state.reveal()
    if state.journal is not None:
        name = f"person:{PEOPLE[person].id}"
        state.tell("cv-log-person", {"seat": f"seat:{seat}", "person": name}, seat)
    state.push(PlacePerson(seat, person, True))


NOT_YOURS: Final = Refusal("cv-no-own-outskirts", "CV-6.50", the_first)
ON_WATER: Final = Refusal("cv-no-site-water", "CV-6.50", the_first)
BLOCKED: Final = Refusal("cv-no-site-enemy", "CV-6.50", the_first)
MUST_PLACE: Final = Refusal("cv-no-keeping", "CV-6.51")


def refuse_person_square(state: Civilization, seat: int, sq: int) -> Refusal | None:
    """Require unblocked land in the seat's own outskirts (CV-6.50)."""
    city = state.city_at[sq]
    if city < 0 or city // CITIES != seat or state.centre[city] == sq:
        return NOT_YOURS
    if is_water(state, sq):
        return ON_WATER
    return BLOCKED if is_blocked(state, sq, seat) else None


def person_squares(state: Civilization, seat: int) -> list[int]:
    """The squares where a great person may be placed."""
    found: list[int] = []
    for city in state.cities_of(seat):
        for sq in state.layout.around[state.centre[city]]:
            if refuse_person_square(state, seat, sq) is None:
                found.append(sq)
    return found


class PlacePerson(Question):
    """Where a great person is placed; a new one may also be kept (CV-6.49 to CV-6.51)."""

    __slots__ = ("person", "may_keep")
    KIND = "place_great_person"
    RULE = "CV-6.50"

    def __init__(self, seat: int, person: int, may_keep: bool) -> None:
        super().__init__(seat)
        self.person = person
        self.may_keep = may_keep

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-place-person", {"person": f"person:{PEOPLE[self.person].id}"})

    def source(self) -> str:
        return f"person:{PEOPLE[self.person].id}"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        found: list[Move] = [make(ON, sq) for sq in person_squares(state, seat)]
        if self.may_keep or not found:
            found.append(make(KEEP))
        return found

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code == ON:
            return refuse_person_square(state, self.seat, move.first)
        if move.code != KEEP:
            return ELSEWHERE[move.code]
        if self.may_keep or not person_squares(state, self.seat):
            return None
        return MUST_PLACE

    def take(self, state: Civilization, move: CivMove) -> None:
        if move.code == KEEP:
            return
        place_person(state, self.seat, self.person, move.first)


def place_person(state: Civilization, seat: int, person: int, sq: int) -> None:
    """Move a great person from the reserve to a square of the seat's outskirts (CV-6.50)."""
    reserve = list(state.reserve[seat])
    reserve.remove(person)
    state.reserve = replaced(state.reserve, seat, tuple(reserve))
    if state.marks[sq] >= PERSON_MARK:  # not again before the next turn, to avoid endless exchanges
        state.used = replaced(
            state.used, seat, state.used[seat] | 1 << USED_PERSON + state.marks[sq] - PERSON_MARK
        )
    if state.journal is not None:
        args = {
            "seat": f"seat:{seat}",
            "person": f"person:{PEOPLE[person].id}",
            "square": f"square:{SQUARE_NAMES[sq]}",
        }
        state.tell("cv-log-place-person", {**args}, seat)
    clear_square(state, sq, seat)
    set_mark(state, sq, PERSON_MARK + person)
