"""Chapter 4, founding a city (CV-4.2 to CV-4.12)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.civilization.moves import FIGURE_NAMES, FOUND, STEP, CivMove, make
from pentapolis.games.civilization.questions import ELSEWHERE, Question, the_first
from pentapolis.games.civilization.rules.blockade import is_water
from pentapolis.games.civilization.rules.culture import advance
from pentapolis.games.civilization.rules.ending import win
from pentapolis.games.civilization.rules.figures import (
    crowded_there,
    may_stack,
    put_figure,
    remove_figures,
    tell_step,
)
from pentapolis.games.civilization.rules.markers import put_city
from pentapolis.games.civilization.state import (
    ALL_ARMIES,
    ARMIES,
    CITIES,
    FIGURES,
    FIGURES_OF,
    INTRO_END,
    Civilization,
)
from pentapolis.games.civilization.tables.board import SQUARE_NAMES, rings_between
from pentapolis.games.civilization.tables.cards import (
    ARMY,
    CIV_ADVANCE,
    GOV_ARMIES_FOUND,
    SCOUT,
    WATER,
)

MIN_DISTANCE: Final = 3
FOUNDERS: Final = [SCOUT, ARMY]


# --- founding -----------------------------------------------------------------------------------


def city_limit(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """How many cities the seat has and may have."""
    return {"have": len(state.cities_of(seat)), "most": state.most_cities[seat]}


MOST_CITIES: Final = Refusal("cv-no-more-cities", "CV-4.2", city_limit)
NO_FOUNDER: Final = Refusal("cv-no-founder", "CV-4.3", the_first)
ON_WATER: Final = Refusal("cv-no-city-on-water", "CV-4.4", the_first)
AT_EDGE: Final = Refusal("cv-no-city-at-edge", "CV-4.5", the_first)
BESIDE_HUT: Final = Refusal("cv-no-city-beside-hut", "CV-4.6", the_first)
BESIDE_ENEMY: Final = Refusal("cv-no-city-beside-enemy", "CV-4.7", the_first)
TOO_NEAR: Final = Refusal("cv-no-city-so-near", "CV-4.8", the_first)


def no_room_words(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """How many figures have to leave the square, and how many have room elsewhere."""
    others = others_on(state, seat, move.first)
    return {"what": move.args[0], "figures": others, "room": room_around(state, seat, move.first)}


NO_ROOM: Final = Refusal("cv-no-room-to-leave", "CV-Q8", no_room_words)


def refuse_site(state: Civilization, seat: int, sq: int) -> Refusal | None:
    """Require a legal site for a city (CV-4.2, CV-4.4 to CV-4.8)."""
    if state.city_count(seat) >= state.most_cities[seat]:
        return MOST_CITIES
    if state.ground[sq] & 7 == WATER:
        return ON_WATER
    around = state.layout.around[sq]
    if len(around) < 8:
        return AT_EDGE
    for other in around:
        if state.ground[other] < 0:
            return AT_EDGE
    for other in around:
        if state.lying[other] >= 0:
            return BESIDE_HUT
    for other in around:
        if state.occupied[other] & ~FIGURES_OF[seat]:
            return BESIDE_ENEMY
    for centre in state.centre:
        if centre >= 0 and rings_between(centre, sq) < MIN_DISTANCE:
            return TOO_NEAR
    return None


def refuse_found(state: Civilization, seat: int, sq: int, kind: int) -> Refusal | None:
    """Require a figure that may found a city, and a legal site (CV-4.2 to CV-4.8, CV-Q8)."""
    here = state.own_at(sq, seat)
    founding = here & ~ALL_ARMIES if kind == SCOUT else here & ALL_ARMIES
    if not founding or (kind == ARMY and not GOV_ARMIES_FOUND[state.governments[seat]]):
        return NO_FOUNDER
    refusal = refuse_site(state, seat, sq)
    if refusal is None and not can_leave(state, seat, sq):
        return NO_ROOM
    return refusal


def can_leave(state: Civilization, seat: int, sq: int) -> bool:
    """Whether all other own figures on the square have room in the outskirts (CV-Q8)."""
    others = others_on(state, seat, sq)
    return others <= 0 or room_around(state, seat, sq) >= others


def others_on(state: Civilization, seat: int, sq: int) -> int:
    """How many own figures are on a square besides the founding one."""
    return state.own_at(sq, seat).bit_count() - 1


def room_around(state: Civilization, seat: int, sq: int) -> int:
    """How many own figures have room on the squares around (CV-Q8)."""
    room = 0
    for other in state.layout.around[sq]:
        if can_relocate(state, seat, other):
            room += state.stacking[seat] - state.own_at(other, seat).bit_count()
    return room


ANOTHER_SQUARE: Final = Refusal("cv-no-outskirts", "CV-4.11", the_first)
NO_LANDING: Final = Refusal("cv-no-site-water", "CV-4.11", the_first)
ENEMY_THERE: Final = Refusal("cv-no-site-enemy", "CV-4.11", the_first)
FULL: Final = Refusal("cv-no-site-stacking", "CV-4.11", crowded_there)


def refuse_relocation(state: Civilization, seat: int, sq: int) -> Refusal | None:
    """Why a displaced figure cannot go to that square (CV-4.11)."""
    if is_water(state, sq) and state.water[seat] < 2:
        return NO_LANDING
    if state.enemies_at(sq, seat):
        return ENEMY_THERE
    return None if may_stack(state, seat, sq, 1) else FULL


def can_relocate(state: Civilization, seat: int, sq: int) -> bool:
    """Whether a displaced figure may go to that square."""
    return refuse_relocation(state, seat, sq) is None


def found_moves(state: Civilization, seat: int) -> list[Move]:
    """Every legal founding."""
    moves: list[Move] = []
    if state.city_count(seat) >= state.most_cities[seat]:
        return moves
    squares: list[int] = []
    first = FIGURES * seat
    if not GOV_ARMIES_FOUND[state.governments[seat]]:
        first += ARMIES
    for sq in state.where[first : FIGURES * seat + FIGURES]:
        if sq >= 0 and sq not in squares:
            squares.append(sq)
    for sq in sorted(squares):
        for kind in FOUNDERS:
            if refuse_found(state, seat, sq, kind) is None:
                moves.append(make(FOUND, sq, kind))
    return moves


def found_city(state: Civilization, seat: int, sq: int, kind: int) -> None:
    """Return the figure to the supply and place the city marker (CV-4.3, CV-4.9)."""
    here = state.own_at(sq, seat)
    figures = here & ~ALL_ARMIES if kind == SCOUT else here & ALL_ARMIES
    if state.journal is not None:
        args = {
            "seat": f"seat:{seat}",
            "square": f"square:{SQUARE_NAMES[sq]}",
            "figure": f"figure:{FIGURE_NAMES[kind]}",
        }
        state.tell("cv-log-found", {**args}, seat)
    remove_figures(state, figures & -figures)
    for city in range(CITIES * seat, CITIES * seat + CITIES):
        if state.centre[city] < 0:
            put_city(state, city, sq)
            break
    if state.intro and len(state.cities_of(seat)) == CITIES:
        win(state, -1, INTRO_END)  # CV-1.9
    if CIV_ADVANCE[state.civs[seat]]:
        advance(state, seat)
    if state.own_at(sq, seat):
        state.push(Relocate(seat, sq))


class Relocate(Question):
    """Where own figures left on the new city centre move (CV-4.11)."""

    __slots__ = ("square",)
    KIND = "relocate_figures"
    RULE = "CV-4.11"
    PROMPT = "cv-ask-relocate"

    def __init__(self, seat: int, square: int) -> None:
        super().__init__(seat)
        self.square = square

    def run(self, state: Civilization) -> None:
        if state.own_at(self.square, self.seat):
            state.ask(self, self.seat)

    def candidates(self, state: Civilization, seat: int) -> list[Move]:
        return [make(STEP, sq) for sq in state.layout.around[self.square]]

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code != STEP:
            return ELSEWHERE[move.code]
        if move.first not in state.layout.around[self.square]:
            return ANOTHER_SQUARE
        return refuse_relocation(state, self.seat, move.first)

    def take(self, state: Civilization, move: CivMove) -> None:
        here = state.own_at(self.square, self.seat)
        tell_step(state, self.seat, here & -here, self.square, move.first)
        put_figure(state, (here & -here).bit_length() - 1, move.first)
        state.push(self)
