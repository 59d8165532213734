"""Section 11: scouts send the yield of their square to a city (CV-11.1, CV-11.2)."""

from __future__ import annotations

from pentapolis.core.agenda import Step
from pentapolis.core.move import Move
from pentapolis.games.civilization.acts import SEND, USED_SEND, act
from pentapolis.games.civilization.board import SQUARE_NAMES
from pentapolis.games.civilization.dials import refresh, square_owner, unsend
from pentapolis.games.civilization.state import ARMIES, FIGURES, Civilization
from pentapolis.games.civilization.tables import MARK_ICONS


def yields(state: Civilization, sq: int) -> bool:
    """Whether a square has anything that a city could use."""
    mark = state.marks[sq]
    if mark:
        return sum(MARK_ICONS[mark][:3]) > 0
    return state.ground[sq] >> 3 & 0b11111 != 0 or state.ground[sq] >> 9 != 0


def may_send(state: Civilization, seat: int, k: int) -> bool:
    """Whether one of the two scouts may be assigned, or assigned anew (CV-11.1, CV-11.2)."""
    figure = FIGURES * seat + ARMIES + k
    sq = state.where[figure]
    if sq < 0 or state.fresh >> figure & 1 or state.used[seat] >> USED_SEND + k & 1:
        return False
    return sq not in state.sent or state.sent[2 * seat + k] == sq


def send_moves(state: Civilization, seat: int) -> list[Move]:
    """Scouts that may be assigned to a city."""
    moves: list[Move] = []
    squares: list[int] = []
    for k in range(2):
        sq = state.where[FIGURES * seat + ARMIES + k]
        if sq in squares or not may_send(state, seat, k) or not yields(state, sq):
            continue
        squares.append(sq)
        now = state.sent_to[2 * seat + k] if state.sent[2 * seat + k] >= 0 else state.city_at[sq]
        for city in state.cities_of(seat):
            if city != now and city != state.city_at[sq]:
                moves.append(act(SEND, sq, state.centre[city]))
    return moves


def send_scout(state: Civilization, seat: int, sq: int, centre: int) -> None:
    """A scout is assigned by hand."""
    for k in range(2):
        if state.where[FIGURES * seat + ARMIES + k] == sq and may_send(state, seat, k):
            state.used[seat] |= 1 << USED_SEND + k
            assign(state, seat, k, state.city_centred_at(centre))
            return


def assign(state: Civilization, seat: int, k: int, city: int) -> None:
    """A scout's square counts as outskirts of that city until the end of the turn (CV-11.1)."""
    i = 2 * seat + k
    scout = FIGURES * seat + ARMIES + k
    sq = state.where[scout]
    unsend(state, scout)
    state.sent[i] = sq
    state.sent_to[i] = city
    state.gathers[i] = city
    refresh(state, city)
    if state.city_at[sq] >= 0:
        refresh(state, state.city_at[sq])
    if state.journal is not None:
        args = {
            "seat": f"seat:{seat}",
            "square": f"square:{SQUARE_NAMES[sq]}",
            "city": f"square:{SQUARE_NAMES[state.centre[city]]}",
        }
        state.tell("cv-log-send", {**args}, seat)


class KeepGathering(Step[Civilization]):
    """A scout sends to the city it last sent to, or to the only one, until told otherwise.

    Outside the own outskirts a square yields nothing unless it is sent, so it can only gain.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Civilization) -> None:
        seat = self.seat
        cities = state.cities_of(seat)
        for k in range(2):
            city = state.gathers[2 * seat + k] if len(cities) > 1 else cities[0]
            sq = state.where[FIGURES * seat + ARMIES + k]
            if (
                city in cities
                and may_send(state, seat, k)
                and sq not in state.sent
                and square_owner(state, sq) != seat
                and yields(state, sq)
            ):
                assign(state, seat, k, city)
