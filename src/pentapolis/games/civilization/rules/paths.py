"""Chapter 7, ways: which squares a figure or group may enter, cross and reach."""

from __future__ import annotations

from typing import Final

from pentapolis.core.compiled import i64
from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import count_bits
from pentapolis.games.civilization.moves import DISCOVER, STEAL, STEP, CivMove, make
from pentapolis.games.civilization.parts import HIDDEN_BAR, WATER_BAR
from pentapolis.games.civilization.questions import Question, the_first
from pentapolis.games.civilization.rules.blockade import is_water, square_coin, square_owner
from pentapolis.games.civilization.rules.figures import crowded_there
from pentapolis.games.civilization.rules.research import can_learn
from pentapolis.games.civilization.state import (
    ALL_ARMIES,
    CITIES,
    FIGURES_OF,
    Civilization,
)
from pentapolis.games.civilization.tables.board import NOWHERE, SQUARES, WIDTH, steps_between
from pentapolis.games.civilization.tables.cards import (
    CIV_THEFT,
    FLY_OVER,
    GOV_NO_ATTACK,
    GOV_SCOUT_HUTS,
    TOKEN_FACES,
    USED_THEFT,
    VILLAGE,
    WATER,
)

STEPS: Final = [make(STEP, sq) for sq in range(SQUARES)]
DISCOVERIES: Final = [make(DISCOVER, sq) for sq in range(SQUARES)]
NO_WAY: Final = -2
CLOSED: Final = 0
OPEN: Final = 1
ENDS: Final = 2


class GroupQuestion(Question):
    """A question to a moving group. `path` has its squares up to the present one; `left` is the
    number of steps that it still has."""

    __slots__ = ("group", "path", "left")

    def __init__(self, seat: int, group: int, path: tuple[int, ...], left: int) -> None:
        super().__init__(seat)
        self.group = group
        self.path = path
        self.left = left


def steps_left(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """The square, the steps left, and the speed."""
    step = state.asking
    speed = state.speed[seat]
    left = step.left if isinstance(step, GroupQuestion) else speed
    return {"what": move.args[0], "left": left, "speed": speed}


HIDDEN: Final = Refusal("cv-no-unknown-step", "CV-7.8", the_first)
ON_WATER: Final = Refusal("cv-no-step-on-water", "CV-7.6", the_first)
OWN_CITY: Final = Refusal("cv-no-end-in-city", "CV-7.19", the_first)
NO_ATTACK: Final = Refusal("cv-no-attack", "CV-Q64", the_first)
CLOSED_TO_SCOUTS: Final = Refusal("cv-no-entry", "CV-7.12", the_first)
FULL: Final = Refusal("cv-no-site-stacking", "CV-7.5", crowded_there)
TOO_FAR: Final = Refusal("cv-no-reach", "CV-7.1", steps_left)
KNOWN_TILE: Final = Refusal("cv-no-discovery", "CV-7.9", the_first)
NOT_BESIDE: Final = Refusal("cv-no-tile-beside", "CV-7.9", the_first)
NO_STEPS: Final = Refusal("cv-no-steps", "CV-7.9", steps_left)
NO_THEFT: Final = Refusal("cv-no-theft", "CV-7.20")
THEFT_AGAIN: Final = Refusal("cv-no-second-theft", "CV-E5")
NOT_ALONE: Final = Refusal("cv-no-group-theft", "CV-7.20")
NO_LOOT: Final = Refusal("cv-no-theft-there", "CV-7.20", the_first)


# --- where a movement may end -----------------------------------------------------------------


def refuse_end(state: Civilization, seat: i64, group: i64, sq: i64) -> Refusal | None:
    """Require land or ships, room, and an allowed entry (CV-7.5, CV-7.6, CV-7.19)."""
    ground: i64 = state.ground[sq]
    if ground & 7 == WATER and state.water[seat] < 2:
        return ON_WATER
    here: i64 = state.occupied[sq]
    if count_bits(here & FIGURES_OF[seat] | group) > state.stacking[seat]:
        return FULL
    return refuse_entry(state, seat, group, sq)


def refuse_entry(state: Civilization, seat: i64, group: i64, sq: i64) -> Refusal | None:
    """Why the group may not enter the hut, village, enemies or city there (CV-7.12, CV-Q64)."""
    scouts = group & ~ALL_ARMIES
    if scouts:
        lying: i64 = state.lying[sq]
        if lying >= 0 and (
            lying % TOKEN_FACES >= VILLAGE or not GOV_SCOUT_HUTS[state.governments[seat]]
        ):
            return CLOSED_TO_SCOUTS
        if state.occupied[sq] & ~FIGURES_OF[seat]:
            return CLOSED_TO_SCOUTS
    city = state.city_centred_at(sq)
    if city >= 0:
        if city // CITIES == seat:
            return OWN_CITY
        if scouts:
            return CLOSED_TO_SCOUTS
        if GOV_NO_ATTACK[state.governments[seat]]:
            return NO_ATTACK
    return None


def is_contested(state: Civilization, seat: i64, sq: i64) -> bool:
    """Whether entering the square ends the movement (CV-7.13, CV-7.17, CV-7.18, CV-7.21)."""
    if state.lying[sq] >= 0 or state.occupied[sq] & ~FIGURES_OF[seat]:
        return True
    city = state.city_centred_at(sq)
    return city >= 0 and city // CITIES != seat


def passes(state: Civilization, seat: i64, group: i64, sq: i64) -> i64:
    """Whether the group may step onto the square: closed, open, or it ends the movement."""
    ground: i64 = state.ground[sq]
    if ground < 0 or (ground & 7 == WATER and not state.water[seat]):
        return CLOSED
    if is_contested(state, seat, sq) and not state.techs[seat] & FLY_OVER:
        return ENDS if refuse_end(state, seat, group, sq) is None else CLOSED
    return OPEN


def can_finish(state: Civilization, seat: int, group: int, sq: int, left: int) -> bool:
    """Whether the movement can still end legally from there (CV-Q41)."""
    if refuse_end(state, seat, group, sq) is None:
        return True
    if left == 0:
        return False
    for other in state.layout.near[sq]:
        way = passes(state, seat, group, other)
        if way == ENDS or (way == OPEN and can_finish(state, seat, group, other, left - 1)):
            return True
    return False


# --- the way --------------------------------------------------------------------------------------


class Ways:
    """Where a group can go with the steps left, on shortest ways (CV-7.1, CV-7.2)."""

    __slots__ = ("seat", "group", "start", "left", "bars", "first", "far", "open", "ends")

    def __init__(self, seat: int, group: int, start: int, left: int, bars: bytes) -> None:
        self.seat = seat
        self.group = group
        self.start = start
        self.left = left
        self.bars = bars  # of the map it is for
        self.first = start - WIDTH * left
        # Steps from the start, by square from `first` on; `NO_WAY` where closed.
        self.far = [NOWHERE] * (2 * WIDTH * left + 1)
        self.open = [start]  # squares from which the way goes on, nearest first
        self.ends: list[int] = []  # squares where the way ends

    def search(self, state: Civilization) -> list[Move]:
        """Find all squares in reach; returns the moves to those of `open` where it may end."""
        seat = self.seat
        group = self.group
        first: i64 = self.first
        left: i64 = self.left
        far = self.far
        open = self.open
        moves: list[Move] = []
        bars = self.bars
        beside = state.layout.beside
        occupied = state.occupied
        locked = state.locked
        most: i64 = state.stacking[seat]
        fits = count_bits(group) <= most
        enemies: i64 = ~FIGURES_OF[seat]
        ships = state.water[seat]
        closed: i64 = HIDDEN_BAR if ships else HIDDEN_BAR | WATER_BAR
        quiet_bar: i64 = WATER_BAR if ships == 2 else 0
        far[self.start - first] = 0  # so a square that is noted beside itself is passed over
        i: i64 = 0
        while i < len(open):
            here: i64 = open[i]
            steps: i64 = far[here - first] + 1
            if steps > left:
                break
            for k in range(4 * here, 4 * here + 4):
                sq: i64 = beside[k]
                place: i64 = sq - first
                if far[place] != NOWHERE:
                    continue
                bar: i64 = bars[sq]
                if bar & closed:
                    far[place] = NO_WAY
                    continue
                figures: i64 = occupied[sq]
                way: i64 = OPEN
                if bar & ~WATER_BAR == 0 and figures & enemies == 0:
                    may_end = bar & ~quiet_bar == 0 and (
                        fits if figures == 0 else count_bits(figures | group) <= most
                    )
                else:
                    way = passes(state, seat, group, sq)
                    may_end = way == OPEN and refuse_end(state, seat, group, sq) is None
                if way == OPEN and locked and sq in locked:
                    way = ENDS if may_end else CLOSED
                if way == CLOSED:
                    far[place] = NO_WAY
                    continue
                far[place] = steps
                if way == ENDS:
                    self.ends.append(sq)
                    continue
                open.append(sq)
                if may_end or may_go_on(state, seat, group, sq, left - steps):
                    moves.append(STEPS[sq])
            i += 1
        return moves

    def steps_to(self, sq: int) -> int:
        """The steps from the start, below 0 where the square is out of reach."""
        i = sq - self.first
        return self.far[i] if 0 <= i < len(self.far) else NOWHERE

    def to(self, goal: int) -> tuple[int, ...]:
        """The squares of the way without the start; of several ways, the one found first."""
        way: list[int] = []
        steps = self.steps_to(goal)
        while steps > 0:
            way.append(goal)
            steps -= 1
            for sq in self.open:
                if steps_between(sq, goal) == 1 and self.far[sq - self.first] == steps:
                    goal = sq
                    break
        way.reverse()
        return tuple(way)


def search(state: Civilization, seat: int, group: int, start: int, left: int) -> Ways:
    """The ways of a group."""
    ways = Ways(seat, group, start, left, state.map_bars().at)
    ways.search(state)
    return ways


def ways_asked(state: Civilization, seat: int, group: int, start: int, left: int) -> Ways:
    """The ways of the group whose goals are being answered: those that `goals` has noted, for
    between a question and its answer nothing happens."""
    ways = state.ways
    if (
        isinstance(ways, Ways)
        and ways.group == group
        and ways.start == start
        and ways.left == left
        and ways.bars is state.map_bars().at
    ):
        return ways
    return search(state, seat, group, start, left)


def beside_unknown(state: Civilization, sq: i64) -> bool:
    """Whether a face-down tile is next to the square (CV-7.9)."""
    beside = state.layout.beside
    ground = state.ground
    for k in range(4 * sq, 4 * sq + 4):
        if ground[beside[k]] < 0:
            return True
    return False


# --- what a group can do --------------------------------------------------------------------------


def refuse_goal(
    state: Civilization, seat: int, group: int, start: int, left: int, move: CivMove
) -> Refusal | None:
    """Why a group cannot do that with the steps left (CV-7.1 to CV-7.12)."""
    if move.code == DISCOVER:
        return refuse_discovery(state, seat, group, start, left, move.first)
    sq = move.first
    if move.code == STEAL:
        refusal = refuse_theft(state, seat, group, sq)
        return refusal or refuse_reach(state, seat, group, start, left, sq)
    if state.ground[sq] < 0:
        return HIDDEN
    ways = search(state, seat, group, start, left)
    steps = ways.steps_to(sq)
    if steps <= 0:
        return refuse_end(state, seat, group, sq) or TOO_FAR
    return refuse_step(state, seat, group, sq, left - steps)


def refuse_step(state: Civilization, seat: int, group: int, sq: int, rest: int) -> Refusal | None:
    """Require a legal square, with `rest` steps left there (CV-7.5, CV-Q41)."""
    refusal = refuse_end(state, seat, group, sq)
    return None if may_go_on(state, seat, group, sq, rest) else refusal


def may_go_on(state: Civilization, seat: int, group: int, sq: int, rest: int) -> bool:
    """Whether the group may discover a tile from there: if so, it may go to the square even if the
    movement may not end on it (CV-Q41)."""
    return rest > 0 and beside_unknown(state, sq) and can_finish(state, seat, group, sq, rest - 1)


def refuse_discovery(
    state: Civilization, seat: int, group: int, start: int, left: int, sq: int
) -> Refusal | None:
    """Require an adjacent face-down tile and a step left (CV-7.9)."""
    if state.ground[sq] >= 0:
        return KNOWN_TILE
    if sq not in state.layout.near[start]:
        return NOT_BESIDE
    return None if left and can_finish(state, seat, group, start, left - 1) else NO_STEPS


def refuse_theft(state: Civilization, seat: int, group: int, sq: int) -> Refusal | None:
    """Russia: require a single figure and an enemy city to steal a tech from (`tech_theft`)."""
    if not CIV_THEFT[state.civs[seat]]:
        return NO_THEFT
    if state.used[seat] & USED_THEFT:
        return THEFT_AGAIN
    city = state.city_centred_at(sq)
    if city < 0 or city // CITIES == seat:
        return NO_LOOT
    if count_bits(group) > 1:
        return NOT_ALONE
    if is_water(state, sq) and state.water[seat] < 2:
        return ON_WATER
    return None if can_learn(state, seat, state.techs[city // CITIES]) else NO_LOOT


def refuse_reach(
    state: Civilization, seat: int, group: int, start: int, left: int, city: int
) -> Refusal | None:
    """Require a way to a square next to the city and one more step (CV-7.1)."""
    ways = search(state, seat, group, start, left)
    for sq in state.layout.near[city]:
        if sq in ways.open and ways.steps_to(sq) < left:
            return None
    return TOO_FAR


def goals(state: Civilization, seat: int, group: int, start: int, left: int) -> list[Move]:
    """Everything a group can do with the steps left: move, discover, steal a tech."""
    if left == 0:
        return []
    ways = Ways(seat, group, start, left, state.map_bars().at)
    moves = ways.search(state)
    state.ways = ways
    loot = loot_of(state, seat, group, start, left)
    if loot:
        moves = with_thefts(state, ways, moves, loot)
    for sq in ways.ends:
        moves.append(STEPS[sq])
    for other in state.layout.near[start]:
        if (
            state.ground[other] < 0
            and refuse_discovery(state, seat, group, start, left, other) is None
        ):
            moves.append(DISCOVERIES[other])
    return moves


NOTHING: Final[list[int]] = []


def loot_of(state: Civilization, seat: int, group: int, start: int, left: int) -> list[int]:
    """The cities, not too far away, that the group may steal a tech from."""
    if not CIV_THEFT[state.civs[seat]]:
        return NOTHING
    return [
        sq
        for sq in state.centre
        if sq >= 0
        and steps_between(start, sq) <= left
        and refuse_theft(state, seat, group, sq) is None
    ]


def with_thefts(state: Civilization, ways: Ways, steps: list[Move], loot: list[int]) -> list[Move]:
    """The moves to open squares, each followed by the cities beside it that a thief may enter."""
    moves: list[Move] = []
    taken = 0  # of these
    for sq in ways.open:
        if taken < len(steps) and steps[taken] is STEPS[sq]:
            moves.append(STEPS[sq])
            taken += 1
        if ways.steps_to(sq) == ways.left:
            continue
        for other in state.layout.near[sq]:
            if other in loot and make(STEAL, other) not in moves:
                moves.append(make(STEAL, other))
    return moves


def is_beside_quiet(state: Civilization, sq: i64) -> bool:
    """Whether a neighbour of the square is known land with nobody and nothing to resolve on it: any
    group that may stand together may cross it and end there. Most squares are."""
    bars = state.map_bars().at
    beside = state.layout.beside
    occupied = state.occupied
    for k in range(4 * sq, 4 * sq + 4):
        other: i64 = beside[k]
        if bars[other] == 0 and occupied[other] == 0 and other != sq:
            return True
    return False


def can_set_out(state: Civilization, seat: int, group: int, start: int, left: int) -> bool:
    """Whether the group can do anything; the adjacent squares nearly always decide it."""
    if count_bits(group) <= state.stacking[seat] and is_beside_quiet(state, start):
        return left > 0
    for other in state.layout.near[start]:
        if state.ground[other] >= 0:
            way = passes(state, seat, group, other)
            if way == ENDS or (way == OPEN and refuse_end(state, seat, group, other) is None):
                return left > 0
    return bool(goals(state, seat, group, start, left))


def has_effect(state: Civilization, seat: int, group: int, sq: int) -> bool:
    """Whether ending there has an immediate effect: a contest, a blockade, a scout's coin."""
    if is_contested(state, seat, sq):
        return True
    if square_owner(state, sq) not in (-1, seat):
        return True
    return group & ~ALL_ARMIES != 0 and square_coin(state, sq) > 0
