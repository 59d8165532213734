"""Chapter 11, scouts: they send the yield of their square to a city (CV-11.1, CV-11.2)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import SeatStep
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.civilization.moves import SEND, make
from pentapolis.games.civilization.questions import the_first, the_second
from pentapolis.games.civilization.rules.blockade import refresh_yields, square_owner
from pentapolis.games.civilization.rules.figures import end_sending
from pentapolis.games.civilization.state import ARMIES, CITIES, FIGURES, Civilization
from pentapolis.games.civilization.tables.board import SQUARE_NAMES
from pentapolis.games.civilization.tables.cards import MARK_ICONS, USED_SEND

YIELDING: Final = [sum(icons[:3]) > 0 for icons in MARK_ICONS]
"""By marker: whether it yields anything that can be sent."""


def yields(state: Civilization, sq: int) -> bool:
    """Whether a square has anything that a city could use."""
    mark = state.marks[sq]
    if mark:
        return YIELDING[mark]
    return state.ground[sq] >> 3 & 0b11111 != 0 or state.ground[sq] >> 9 != 0


NO_SCOUT: Final = Refusal("cv-no-scout-there", "CV-11.1", the_first)
NO_YIELD: Final = Refusal("cv-no-yield", "CV-11.1", the_first)
NEW_SCOUT: Final = Refusal("cv-no-fresh-scout", "CV-11.1", the_first)
SENT_BY_HAND: Final = Refusal("cv-no-second-sending", "CV-11.1", the_first)
SENT_ALREADY: Final = Refusal("cv-no-sent-square", "CV-11.2", the_first)
NOT_YOUR_CITY: Final = Refusal("cv-no-own-city", "CV-11.1", the_second)
SAME_CITY: Final = Refusal("cv-no-other-city", "CV-11.2", the_second)


def refuse_scout(state: Civilization, seat: int, k: int) -> Refusal | None:
    """Require a scout that may be assigned or reassigned (CV-11.1, CV-11.2)."""
    figure = FIGURES * seat + ARMIES + k
    sq = state.where[figure]
    if sq < 0:
        return NO_SCOUT
    if state.fresh >> figure & 1:
        return NEW_SCOUT
    if state.used[seat] >> USED_SEND + k & 1:
        return SENT_BY_HAND
    return SENT_ALREADY if state.sent[2 * seat + k] != sq and is_sent(state, sq) else None


def is_sent(state: Civilization, sq: int) -> bool:
    """Whether a scout sends the square."""
    for sent in state.sent:
        if sent == sq:
            return True
    return False


def refuse_send(state: Civilization, seat: int, sq: int, centre: int) -> Refusal | None:
    """Require another own city; each scout is sent by hand once a turn (CV-11.1, CV-11.2)."""
    city = state.city_centred_at(centre)
    if city < 0 or city // CITIES != seat:
        return NOT_YOUR_CITY
    if not yields(state, sq):
        return NO_YIELD
    refusal: Refusal | None = NO_SCOUT
    for k in range(2):
        if state.where[FIGURES * seat + ARMIES + k] == sq:
            refusal = refuse_scout(state, seat, k)
            if refusal is None:
                now = city_of_scout(state, seat, k)
                return SAME_CITY if city in (now, state.city_at[sq]) else None
    return refusal


def city_of_scout(state: Civilization, seat: int, k: int) -> int:
    """The city that a scout's square counts for now, -1 for none."""
    sent = 2 * seat + k
    if state.sent[sent] >= 0:
        return state.sent_to[sent]
    return state.city_at[state.where[FIGURES * seat + ARMIES + k]]


def send_moves(state: Civilization, seat: int) -> list[Move]:
    """The possible assignments of scouts to cities."""
    moves: list[Move] = []
    squares: list[int] = []
    for k in range(2):
        sq = state.where[FIGURES * seat + ARMIES + k]
        if sq >= 0 and sq not in squares and refuse_scout(state, seat, k) is None:
            squares.append(sq)
            for city in state.cities_of(seat):
                if refuse_send(state, seat, sq, state.centre[city]) is None:
                    moves.append(make(SEND, sq, state.centre[city]))
    return moves


def send_scout(state: Civilization, seat: int, sq: int, centre: int) -> None:
    """Assign a scout by hand."""
    for k in range(2):
        if state.where[FIGURES * seat + ARMIES + k] == sq and refuse_scout(state, seat, k) is None:
            state.used = replaced(state.used, seat, state.used[seat] | 1 << USED_SEND + k)
            assign(state, seat, k, state.city_centred_at(centre))
            return


def assign(state: Civilization, seat: int, k: int, city: int) -> None:
    """Let a scout's square count for that city until the end of the turn (CV-11.1)."""
    i = 2 * seat + k
    scout = FIGURES * seat + ARMIES + k
    sq = state.where[scout]
    end_sending(state, scout)
    state.sent = replaced(state.sent, i, sq)
    state.sent_to = replaced(state.sent_to, i, city)
    state.gathers = replaced(state.gathers, i, city)
    refresh_yields(state, city)
    if state.city_at[sq] >= 0:
        refresh_yields(state, state.city_at[sq])
    if state.journal is not None:
        args = {
            "seat": f"seat:{seat}",
            "square": f"square:{SQUARE_NAMES[sq]}",
            "city": f"square:{SQUARE_NAMES[state.centre[city]]}",
        }
        state.tell("cv-log-send", {**args}, seat)


class KeepGathering(SeatStep[Civilization]):
    """A scout keeps sending to the city it last sent to, or to the only one.

    A square outside the seat's own outskirts yields nothing unless it is sent, so this can only
    help.
    """

    __slots__ = ()

    def run(self, state: Civilization) -> None:
        seat = self.seat
        cities = state.cities_of(seat)
        for k in range(2):
            city = state.gathers[2 * seat + k] if len(cities) > 1 else cities[0]
            sq = state.where[FIGURES * seat + ARMIES + k]
            if (
                city in cities
                and refuse_scout(state, seat, k) is None
                and not is_sent(state, sq)
                and square_owner(state, sq) != seat
                and yields(state, sq)
            ):
                assign(state, seat, k, city)
