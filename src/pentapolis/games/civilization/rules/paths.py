"""Chapter 7, ways: which squares a figure or group may enter, cross and reach."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.civilization.moves import DISCOVER, STEAL, STEP, CivMove, make
from pentapolis.games.civilization.questions import the_first
from pentapolis.games.civilization.rules.blockade import is_water, square_coin, square_owner
from pentapolis.games.civilization.rules.research import learnable
from pentapolis.games.civilization.state import ALL_ARMIES, CITIES, FIGURES_OF, Civilization
from pentapolis.games.civilization.tables.board import NOWHERE, SQUARES
from pentapolis.games.civilization.tables.cards import (
    CIV_THEFT,
    FLY_OVER,
    GOV_NO_ATTACK,
    GOV_SCOUT_HUTS,
    USED_THEFT,
    VILLAGE,
)

CLOSED: Final = 0
OPEN: Final = 1
ENDS: Final = 2


def may_enter(state: Civilization, seat: int, group: int, sq: int) -> bool:
    """Whether the group may resolve what is on a square: hut, village, enemies, city."""
    scouts = group & ~ALL_ARMIES
    lying = state.lying[sq]
    if (
        lying >= 0
        and scouts
        and (lying % 16 >= VILLAGE or not GOV_SCOUT_HUTS[state.governments[seat]])
    ):
        return False
    if scouts and state.occupied[sq] & ~FIGURES_OF[seat]:
        return False
    city = state.city_centred_at(sq)
    if city >= 0:
        if city // CITIES == seat or scouts:
            return False
        if GOV_NO_ATTACK[state.governments[seat]]:
            return False
    return True


def is_contested(state: Civilization, seat: int, sq: int) -> bool:
    """Whether entering the square ends the movement (CV-7.13, CV-7.17, CV-7.18, CV-7.21)."""
    if state.lying[sq] >= 0 or state.occupied[sq] & ~FIGURES_OF[seat]:
        return True
    city = state.city_centred_at(sq)
    return city >= 0 and city // CITIES != seat


def can_end(state: Civilization, seat: int, group: int, sq: int) -> bool:
    """Whether a movement may end there (CV-7.5, CV-7.6, CV-7.19)."""
    if is_water(state, sq) and state.water[seat] < 2:
        return False
    others = state.occupied[sq] & FIGURES_OF[seat] & ~group
    if others.bit_count() + group.bit_count() > state.stacking[seat]:
        return False
    return may_enter(state, seat, group, sq)


def passes(state: Civilization, seat: int, group: int, sq: int) -> int:
    """Whether one step leads onto the square: closed, open, or the movement ends there."""
    if state.ground[sq] < 0:
        return CLOSED
    if is_water(state, sq) and not state.water[seat]:
        return CLOSED
    if is_contested(state, seat, sq) and not state.techs[seat] & FLY_OVER:
        return ENDS if can_end(state, seat, group, sq) else CLOSED
    return OPEN


def can_finish(state: Civilization, seat: int, group: int, sq: int, left: int) -> bool:
    """Whether the movement can still end legally from there (CV-Q41)."""
    if can_end(state, seat, group, sq):
        return True
    if left == 0:
        return False
    for other in state.layout.near[sq]:
        way = passes(state, seat, group, other)
        if way == ENDS or (way == OPEN and can_finish(state, seat, group, other, left - 1)):
            return True
    return False


def can_steal(state: Civilization, seat: int, sq: int) -> bool:
    """Russia: a lone figure may enter an enemy city to learn a tech (`tech_theft`)."""
    if not CIV_THEFT[state.civs[seat]] or state.used[seat] & USED_THEFT:
        return False
    city = state.city_centred_at(sq)
    if city < 0 or city // CITIES == seat:
        return False
    if is_water(state, sq) and state.water[seat] < 2:
        return False
    return bool(learnable(state, seat, state.techs[city // CITIES]))


# --- the way --------------------------------------------------------------------------------------


class Ways:
    """Where a group can go with the steps left, by shortest ways (CV-7.1, CV-7.2)."""

    __slots__ = ("far", "back", "open", "ends")

    def __init__(self, state: Civilization, seat: int, group: int, start: int, left: int) -> None:
        self.far = [NOWHERE] * SQUARES  # steps from the start
        self.back = [NOWHERE] * SQUARES  # the square before
        self.open = [start]  # squares from which the way goes on, nearest first
        self.ends: list[int] = []  # squares where it ends
        self.far[start] = 0
        i = 0
        while i < len(self.open) and self.far[self.open[i]] < left:
            sq = self.open[i]
            i += 1
            for other in state.layout.near[sq]:
                if self.far[other] >= 0:
                    continue
                way = passes(state, seat, group, other)
                if way == OPEN and other in state.locked:
                    way = ENDS if can_end(state, seat, group, other) else CLOSED
                if way == CLOSED:
                    continue
                self.far[other] = self.far[sq] + 1
                self.back[other] = sq
                if way == OPEN:
                    self.open.append(other)
                else:
                    self.ends.append(other)

    def to(self, goal: int) -> tuple[int, ...]:
        """The squares of the way, without the first."""
        way: list[int] = []
        while self.far[goal] > 0:
            way.append(goal)
            goal = self.back[goal]
        way.reverse()
        return tuple(way)


def beside_unknown(state: Civilization, sq: int) -> bool:
    """Whether a face-down tile lies beside the square (CV-7.9)."""
    for other in state.layout.near[sq]:
        if state.ground[other] < 0:
            return True
    return False


def goals(state: Civilization, seat: int, group: int, start: int, left: int) -> list[Move]:
    """Everything a group can do with the steps left: go somewhere, discover, steal a tech.

    A square where the movement may not end is a goal only to discover a tile from there.
    """
    moves: list[Move] = []
    if left == 0:
        return moves
    ways = Ways(state, seat, group, start, left)
    lone = group.bit_count() == 1 and CIV_THEFT[state.civs[seat]]
    for sq in ways.open:
        rest = left - ways.far[sq]
        if sq != start and (
            can_end(state, seat, group, sq)
            or (
                rest > 0
                and beside_unknown(state, sq)
                and can_finish(state, seat, group, sq, rest - 1)
            )
        ):
            moves.append(make(STEP, sq))
        if lone and rest > 0:
            for other in state.layout.near[sq]:
                theft = make(STEAL, other)
                if can_steal(state, seat, other) and theft not in moves:
                    moves.append(theft)
    for sq in ways.ends:
        moves.append(make(STEP, sq))
    if can_finish(state, seat, group, start, left - 1):
        for other in state.layout.near[start]:
            if state.ground[other] < 0:
                moves.append(make(DISCOVER, other))
    return moves


def can_set_out(state: Civilization, seat: int, group: int, start: int, left: int) -> bool:
    """Whether there is anything to do; the squares nearby tell nearly always."""
    for other in state.layout.near[start]:
        if state.ground[other] >= 0:
            way = passes(state, seat, group, other)
            if way == ENDS or (way == OPEN and can_end(state, seat, group, other)):
                return left > 0
    return bool(goals(state, seat, group, start, left))


def has_effect(state: Civilization, seat: int, group: int, sq: int) -> bool:
    """Whether ending there does something at once: a contest, a blockade, a coin of a scout."""
    if is_contested(state, seat, sq):
        return True
    if square_owner(state, sq) not in (-1, seat):
        return True
    return group & ~ALL_ARMIES != 0 and square_coin(state, sq) > 0


# --- why not --------------------------------------------------------------------------------------


def steps_left(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """The square, and how far the figures may go at all."""
    return {"what": move.args[0], "speed": state.speed[seat]}


HIDDEN: Final = Refusal("cv-no-unknown-step", "CV-7.8", the_first)
ON_WATER: Final = Refusal("cv-no-step-on-water", "CV-7.6", the_first)
OWN_CITY: Final = Refusal("cv-no-end-in-city", "CV-7.19", the_first)
NO_ATTACK: Final = Refusal("cv-no-attack", "CV-Q64", the_first)
CLOSED_TO_SCOUTS: Final = Refusal("cv-no-entry", "CV-7.12", the_first)
FULL: Final = Refusal("cv-no-site-stacking", "CV-7.5", the_first)
TOO_FAR: Final = Refusal("cv-no-reach", "CV-7.1", steps_left)
KNOWN_TILE: Final = Refusal("cv-no-discovery", "CV-7.9", the_first)
NOT_BESIDE: Final = Refusal("cv-no-tile-beside", "CV-7.9", the_first)
NO_STEPS: Final = Refusal("cv-no-steps", "CV-7.9", steps_left)
NO_THEFT: Final = Refusal("cv-no-theft", "CV-7.20")
THEFT_AGAIN: Final = Refusal("cv-no-second-theft", "CV-E5")
NOT_ALONE: Final = Refusal("cv-no-group-theft", "CV-7.20")
NO_LOOT: Final = Refusal("cv-no-theft-there", "CV-7.20", the_first)


def refuse_goal(
    state: Civilization, seat: int, group: int, start: int, left: int, move: CivMove
) -> Refusal | None:
    """What a group can do with the steps left, and why not (CV-7.1 to CV-7.12)."""
    if move in goals(state, seat, group, start, left):
        return None
    if move.code == STEP:
        return refuse_step(state, seat, group, move.first)
    if move.code == DISCOVER:
        return refuse_discovery(state, start, move.first)
    return refuse_theft(state, seat, group, move.first)


def refuse_step(state: Civilization, seat: int, group: int, sq: int) -> Refusal:
    """What keeps a group from ending its movement on a square out of its goals."""
    if state.ground[sq] < 0:
        return HIDDEN
    if is_water(state, sq) and state.water[seat] < 2:
        return ON_WATER
    city = state.city_centred_at(sq)
    if city >= 0 and city // CITIES == seat:
        return OWN_CITY
    if city >= 0 and not group & ~ALL_ARMIES and GOV_NO_ATTACK[state.governments[seat]]:
        return NO_ATTACK
    if not may_enter(state, seat, group, sq):
        return CLOSED_TO_SCOUTS
    return TOO_FAR if can_end(state, seat, group, sq) else FULL


def refuse_discovery(state: Civilization, start: int, sq: int) -> Refusal:
    """A face-down tile beside the figures, with a step left (CV-7.9)."""
    if state.ground[sq] >= 0:
        return KNOWN_TILE
    return NO_STEPS if sq in state.layout.near[start] else NOT_BESIDE


def refuse_theft(state: Civilization, seat: int, group: int, sq: int) -> Refusal:
    """Russia's lone figure in an enemy city that knows more (`tech_theft`)."""
    if not CIV_THEFT[state.civs[seat]]:
        return NO_THEFT
    if state.used[seat] & USED_THEFT:
        return THEFT_AGAIN
    if group.bit_count() > 1:
        return NOT_ALONE
    return TOO_FAR if can_steal(state, seat, sq) else NO_LOOT
