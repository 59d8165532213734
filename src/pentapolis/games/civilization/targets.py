"""What culture events may be aimed at (CV-E8 to CV-E10, CV-Q31, CV-Q33, CV-Q62)."""

from __future__ import annotations

from pentapolis.games.civilization.board import steps_between
from pentapolis.games.civilization.culture import kinds_in
from pentapolis.games.civilization.dials import is_water, square_owner
from pentapolis.games.civilization.research import learnable
from pentapolis.games.civilization.state import CITIES, FIGURES_OF, Civilization
from pentapolis.games.civilization.tables import (
    ANARCHY,
    EVENT_EFFECT,
    EVENT_TIMING,
    FOREST,
    MOUNTAIN,
    PERSON_MARK,
    WONDER_MARK,
)


def playable(state: Civilization, seat: int, timing: str) -> list[int]:
    """Events of the hand that may be played now and have a legal target (CV-E10)."""
    return [
        kind
        for kind in kinds_in(state.events[seat])
        if EVENT_TIMING[kind] == timing and has_target(state, seat, kind)
    ]


def is_refused(state: Civilization, kind: int, seat: int) -> bool:
    """Whether United Nations has refused this card this turn."""
    return kind * 8 + seat in state.refused


def in_range(state: Civilization, seat: int, sq: int, reach: int) -> bool:
    """Manhattan distance from any own figure or city centre (CV-E8, CV-Q35)."""
    if reach < 0:
        return True
    for figure in range(9 * seat, 9 * seat + 9):
        place = state.where[figure]
        if place >= 0 and steps_between(place, sq) <= reach:
            return True
    for city in range(CITIES * seat, CITIES * seat + CITIES):
        place = state.centre[city]
        if place >= 0 and steps_between(place, sq) <= reach:
            return True
    return False


def target_players(state: Civilization, seat: int, kind: int) -> list[int]:
    """Players that the card may choose."""
    effect = EVENT_EFFECT[kind]
    found: list[int] = []
    for other in range(state.seats):
        if other == seat or is_refused(state, kind, other):
            continue
        if effect.kind == "force_anarchy":
            legal = state.governments[other] != ANARCHY
        else:
            legal = bool(learnable(state, seat, state.techs[other], effect.amount))
        if legal:
            found.append(other)
    return found


def building_squares(state: Civilization) -> list[int]:
    """All squares with a building, walls at their city centre (CV-Q31)."""
    found: list[int] = []
    for city in range(CITIES * state.seats):
        centre = state.centre[city]
        if centre < 0:
            continue
        if state.walled[city]:
            found.append(centre)
        for sq in state.layout.around[centre]:
            if 0 < state.marks[sq] < WONDER_MARK:
                found.append(sq)
    return found


def target_squares(state: Civilization, seat: int, kind: int, taken: tuple[int, ...]) -> list[int]:
    """Squares that the card may choose."""
    effect = EVENT_EFFECT[kind]
    what = effect.kind
    if what == "city_boost":
        return [state.centre[city] for city in state.cities_of(seat)]
    if what == "destroy_buildings":
        return [
            sq
            for sq in building_squares(state)
            if sq not in taken
            and not is_refused(state, kind, square_owner(state, sq))
            and in_range(state, seat, sq, effect.reach)
        ]
    if what == "set_terrain":
        return terrain_squares(state, kind)
    if what == "push_figures":
        return [
            sq
            for sq in occupied_squares(state)
            if not state.occupied[sq] & FIGURES_OF[seat] and can_push(state, seat, kind, sq)
        ]
    if what == "kill_figures":
        return kill_squares(state, seat, kind)
    return []


def occupied_squares(state: Civilization) -> list[int]:
    """Squares with figures, in order."""
    found: list[int] = []
    for sq in state.where:
        if sq >= 0 and sq not in found:
            found.append(sq)
    found.sort()
    return found


def terrain_squares(state: Civilization, kind: int) -> list[int]:
    """Drought: no mountain; Deforestation: forest; no building, wonder or city (CV-Q33)."""
    if not state.disasters:
        return []
    forest = EVENT_EFFECT[kind].becomes == "grassland"
    found: list[int] = []
    for sq in state.layout.squares:
        value = state.ground[sq]
        if value < 0 or 0 < state.marks[sq] < PERSON_MARK:
            continue
        terrain = value & 7
        if (terrain != FOREST) if forest else (terrain == MOUNTAIN):
            continue
        if state.city_centred_at(sq) >= 0:
            continue
        owner = square_owner(state, sq)
        if owner >= 0 and is_refused(state, kind, owner):
            continue
        found.append(sq)
    return found


def kill_squares(state: Civilization, seat: int, kind: int) -> list[int]:
    """Squares in range with a figure, or a great person where the card says so."""
    effect = EVENT_EFFECT[kind]
    found = [
        sq
        for sq in occupied_squares(state)
        if in_range(state, seat, sq, effect.reach) and victims(state, kind, sq)
    ]
    if effect.person:
        for city in range(CITIES * state.seats):
            if state.centre[city] < 0 or is_refused(state, kind, city // CITIES):
                continue
            for sq in state.layout.around[state.centre[city]]:
                if (
                    state.marks[sq] >= PERSON_MARK
                    and sq not in found
                    and in_range(state, seat, sq, effect.reach)
                ):
                    found.append(sq)
    return found


def victims(state: Civilization, kind: int, sq: int) -> list[int]:
    """Whose figures on a square the card may kill; a mover's may stand beside an enemy's."""
    return [
        seat
        for seat in range(state.seats)
        if state.own_at(sq, seat) and not is_refused(state, kind, seat)
    ]


def owner_of_figures(figures: int) -> int:
    """Whose figures they are; outside a movement a square holds those of one player only."""
    for seat in range(4):
        if figures & FIGURES_OF[seat]:
            return seat
    return -1


def push_steps(state: Civilization, owner: int, sq: int) -> list[int]:
    """Squares that pushed figures may be moved onto (CV-Q62)."""
    found: list[int] = []
    for other in state.layout.near[sq]:
        if state.ground[other] < 0 or is_water(state, other) or state.lying[other] >= 0:
            continue
        if state.occupied[other] & ~FIGURES_OF[owner]:
            continue
        city = state.city_centred_at(other)
        if city >= 0 and city // CITIES != owner:
            continue
        found.append(other)
    return found


def push_ends(state: Civilization, owner: int, sq: int, start: int) -> bool:
    """Whether the pushed group may end there: stacking, no city centre."""
    if sq == start or state.city_centred_at(sq) >= 0:
        return False
    group = state.occupied[start] & FIGURES_OF[owner]
    here = state.occupied[sq] & FIGURES_OF[owner]
    return (group | here).bit_count() <= state.stacking[owner]


def push_goes_on(state: Civilization, owner: int, start: int, sq: int, left: int) -> bool:
    """Whether a legal end lies within the squares left."""
    if push_ends(state, owner, sq, start):
        return True
    if left == 0:
        return False
    for other in push_steps(state, owner, sq):
        if push_goes_on(state, owner, start, other, left - 1):
            return True
    return False


def can_push(state: Civilization, seat: int, kind: int, sq: int) -> bool:
    """All figures of one other player on the square, none marked or locked."""
    owner = owner_of_figures(state.occupied[sq])
    if owner == seat or is_refused(state, kind, owner):
        return False
    if state.occupied[sq] & state.marked or sq in state.locked:
        return False
    left = EVENT_EFFECT[kind].amount
    for other in push_steps(state, owner, sq):
        if push_goes_on(state, owner, sq, other, left - 1):
            return True
    return False


def has_target(state: Civilization, seat: int, kind: int) -> bool:
    """Whether the card can be declared at all (CV-E10)."""
    what = EVENT_EFFECT[kind].kind
    if what in ("tech_swap", "force_anarchy"):
        return bool(target_players(state, seat, kind))
    return bool(target_squares(state, seat, kind, ()))
