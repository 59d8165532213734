"""Rules of thumb for bots: a seat's plans, computed once for all moves of a question.

Goals for figures, the capital to attack, what the army lacks: many moves are rated by the same
answers.
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.compiled import i64
from pentapolis.core.state import count_bits
from pentapolis.games.civilization.bot.rivals import blockades
from pentapolis.games.civilization.bot.values import ground_value, site_value, spare_trade
from pentapolis.games.civilization.bot.war import (
    armies_wanted,
    distances,
    units_wanted,
    village_margin,
    war_goal,
    war_target,
)
from pentapolis.games.civilization.bot.weights import W
from pentapolis.games.civilization.parts import Bars
from pentapolis.games.civilization.state import (
    ARMIES,
    ARMIES_OF,
    FIGURES,
    FIGURES_OF,
    Civilization,
)
from pentapolis.games.civilization.tables.board import (
    SQUARES,
    rings_between,
    steps_between,
)
from pentapolis.games.civilization.tables.cards import VILLAGE, WATER

UNKNOWN: Final = -1000
LAND_REACH: Final = 6
"""From how far undiscovered land attracts figures; below, the same for huts and villages, sites of
cities, and squares that yield something."""
FIND_REACH: Final = 9
SITE_REACH: Final = 7
GATHER_REACH: Final = 4


class Goals:
    """Squares that attract a kind of figure from as far as `reach`, each with its worth."""

    __slots__ = ("squares", "worths", "reach", "pulls", "best")

    def __init__(self, ways: Ways, squares: list[int], worths: list[float], reach: int) -> None:
        self.squares = squares
        self.worths = worths
        self.reach = reach
        # By square: how good it is to stand there, considering the way to the goals, and the goal
        # that pulls most, -1 for none.
        self.pulls: list[float] = [0.0] * SQUARES
        self.best: list[int] = [-1] * SQUARES
        for i in range(len(squares)):
            self.pulls[squares[i]] = worths[i]
            self.best[squares[i]] = squares[i]
        edge = squares
        for _ in range(reach):
            edge = self.spread(ways, edge)

    def spread(self, ways: Ways, edge: list[int]) -> list[int]:
        """One step further away from the goals: the squares that are now pulled more."""
        pulls = self.pulls
        best = self.best
        following: list[int] = []
        for sq in edge:
            pull = pulls[sq] - W.step
            if pull > 0.0:
                for other in ways.near[sq]:
                    if pull > pulls[other] and ways.is_open[other]:
                        pulls[other] = pull
                        best[other] = best[sq]
                        following.append(other)
        return following

    def pull_without(self, sq: int, occupied: list[int], enemies: int) -> float:
        """The pull on a square where goals on which `enemies` stand do not count."""
        pull = self.pulls[sq]
        best = self.best[sq]
        if best < 0 or not occupied[best] & enemies:
            return pull
        pull = 0.0
        for i in range(len(self.squares)):
            goal = self.squares[i]
            far: int = steps_between(sq, goal)
            if far <= self.reach and not occupied[goal] & enemies:
                pull = larger(pull, self.worths[i] - W.step * far)
        return pull


BEYOND: Final = 64
"""More steps than there are between any two squares."""
MOST_KNOWN: Final = 256
"""So many results are kept of each kind."""


class Ways:
    """How figures go on some ground, with ships or without; all maps with that ground share it.

    If `W.detour` is zero, they are believed to go as the crow flies.
    """

    __slots__ = ("near", "is_open", "unknown", "far", "goals")

    def __init__(
        self, squares: list[int], ground: list[int], ships: bool, near: list[tuple[int, ...]]
    ) -> None:
        self.near = near
        self.is_open: list[bool] = [True] * SQUARES
        hidden: list[int] = []
        for sq in squares:
            if ground[sq] < 0:
                hidden.append(sq)
            if W.detour and (ground[sq] < 0 or (ground[sq] & 7 == WATER and not ships)):
                self.is_open[sq] = False
        # Steps to undiscovered land.
        self.unknown = self.spread(hidden, within(max(W.unknown), LAND_REACH))
        # What was worked out before: steps to the nearest of some squares, and goals.
        self.far: dict[tuple[int, ...], list[int]] = {}
        self.goals: dict[tuple[int, ...], Goals] = {}

    def steps_to(self, squares: list[int], worth: float) -> list[int]:
        """By square: the steps to the nearest of some squares that are worth so much."""
        key = tuple(squares)
        found = self.far.get(key)
        if found is None:
            if len(self.far) >= MOST_KNOWN:
                self.far.clear()
            found = self.spread(squares, within(worth, FIND_REACH))
            self.far[key] = found
        return found

    def spread(self, squares: list[int], reach: int) -> list[int]:
        """The same, worked out."""
        near = self.near
        is_open = self.is_open
        far = [BEYOND] * SQUARES
        for sq in squares:
            far[sq] = 0
        edge = squares
        for steps in range(1, reach + 1):
            following: list[int] = []
            for sq in edge:
                for other in near[sq]:
                    if is_open[other] and far[other] > steps:
                        far[other] = steps
                        following.append(other)
            edge = following
        return far

    def goals_at(self, squares: list[int], worths: list[float], reach: int) -> Goals:
        """Goals that are worth so much; what they are worth depends on the ground alone."""
        key = (reach, *squares)
        found = self.goals.get(key)
        if found is None:
            if len(self.goals) >= MOST_KNOWN:
                self.goals.clear()
            found = Goals(self, squares, worths, reach)
            self.goals[key] = found
        return found


def within(worth: float, reach: int) -> int:
    """From how many steps away something of that worth attracts."""
    return min(reach, int(worth / W.step)) if W.step > 0.0 else reach


def pull_from(far: int, worth: float, reach: int) -> float:
    """What something of that worth, so many steps away, adds to a square."""
    return larger(0.0, worth - W.step * far) if far <= reach else 0.0


class Sights:
    """What attracts figures on a map: steps to it, or goals."""

    __slots__ = ("ways", "huts", "villages", "sites", "gathering")

    def __init__(self, ways: Ways, huts: list[int], villages: list[int]) -> None:
        self.ways = ways
        self.huts = ways.steps_to(huts, W.find[0])
        self.villages = ways.steps_to(villages, W.find[1])
        # What is noted only when somebody asks for it.
        self.sites: Goals | None = None
        self.gathering: Goals | None = None

    def city_sites(self, state: Civilization) -> Goals:
        """Where a city may one day stand."""
        if self.sites is None:
            squares = [sq for sq in state.layout.squares if could_be_city(state, sq)]
            worths = [W.site[0] + W.site[1] * site_value(state, sq) for sq in squares]
            self.sites = self.ways.goals_at(squares, worths, SITE_REACH)
        return self.sites

    def yielding(self, state: Civilization) -> Goals:
        """Squares outside all cities that yield something."""
        if self.gathering is None:
            squares: list[int] = []
            worths: list[float] = []
            for sq in state.layout.squares:
                if state.ground[sq] >= 0 and state.city_at[sq] < 0:
                    worth = W.gather * ground_value(state.ground[sq])
                    if worth > 0.0:
                        squares.append(sq)
                        worths.append(worth)
            self.gathering = self.ways.goals_at(squares, worths, GATHER_REACH)
        return self.gathering


class MapNotes:
    """What rules of thumb see on the map, noted for all positions with the same map."""

    __slots__ = ("squares", "ground", "at", "table", "huts", "villages", "ways", "sights", "far")

    def __init__(self, bars: Bars, table: object) -> None:
        self.squares = bars.squares
        self.ground = bars.ground
        self.at = bars.at  # what bars ways on this map
        self.table = table  # the weights by which all is judged
        huts: list[int] = []
        villages: list[int] = []
        for sq in bars.squares:
            token = bars.lying[sq]
            if token >= 0 and self.ground[sq] >= 0:
                if token & VILLAGE:
                    villages.append(sq)
                else:
                    huts.append(sq)
        self.huts = huts
        self.villages = villages
        before = bars.notes
        # Without ships and with them.
        self.ways: list[Ways | None] = (
            before.ways
            if isinstance(before, MapNotes)
            and before.ground is bars.ground
            and before.table is table
            else [None, None]
        )
        self.sights: list[Sights | None] = [None, None]
        self.far: dict[int, list[int]] = {}  # distances by goal and whether water is crossed

    def sights_of(self, state: Civilization, seat: int) -> Sights:
        """What attracts a seat's figures."""
        ships = 1 if state.water[seat] else 0
        sights = self.sights[ships]
        if sights is None:
            ways = self.ways[ships]
            if ways is None:
                ways = Ways(self.squares, self.ground, ships == 1, state.layout.near)
                self.ways[ships] = ways
            sights = Sights(ways, self.huts, self.villages)
            self.sights[ships] = sights
        return sights

    def distances(self, state: Civilization, seat: int, goal: int) -> list[int]:
        """Steps from every square to the goal."""
        key = 2 * goal + (1 if state.water[seat] else 0)
        found = self.far.get(key)
        if found is None:
            found = distances(state, seat, goal)
            self.far[key] = found
        return found


def notes_of(state: Civilization) -> MapNotes:
    """The notes on the map, made anew if it has changed."""
    bars = state.map_bars()
    notes = bars.notes
    if isinstance(notes, MapNotes) and notes.at is bars.at and notes.table is W.table:
        return notes
    notes = MapNotes(bars, W.table)
    bars.notes = notes
    return notes


class Plans:
    """The plans of a seat in one position; each is computed on first use."""

    __slots__ = (
        "state",
        "seat",
        "notes",
        "wants_city",
        "fights",
        "target",
        "war_goals",
        "units",
        "more",
        "spare",
        "held",
        "prey",
    )

    def __init__(self, state: Civilization, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.notes: MapNotes | None = None
        self.wants_city = False
        self.fights = UNKNOWN
        self.target = UNKNOWN
        self.war_goals: dict[int, int] = {}  # by number of armies
        self.units = float(UNKNOWN)
        self.more = float(UNKNOWN)
        self.spare = UNKNOWN
        self.held: list[tuple[int, float]] | None = None
        self.prey: dict[int, bool] = {}  # by square

    def map(self) -> MapNotes:
        """What the map shows."""
        notes = self.notes
        if notes is None:
            notes = notes_of(self.state)
            self.notes = notes
            cities = len(self.state.cities_of(self.seat))
            self.wants_city = cities < self.state.most_cities[self.seat]
        return notes

    def walk(self, sq: int, scout: bool) -> float:
        """How good it is for a scout or an army to stand there."""
        return self.scout_walk(sq) if scout else self.army_walk(sq)

    def scout_walk(self, sq: int) -> float:
        """Scouts look for the site of a city; later they gather. They keep away from armies."""
        sights = self.map().sights_of(self.state, self.seat)
        far = sights.ways.unknown[sq]
        danger = W.fear if W.fear and self.is_prey(sq) else 0.0
        if not self.wants_city:
            unknown = pull_from(far, W.unknown[1], LAND_REACH)
            return larger(unknown, sights.yielding(self.state).pulls[sq]) - danger
        sites = sights.city_sites(self.state)
        site = sites.pull_without(sq, self.state.occupied, ~FIGURES_OF[self.seat])
        return larger(pull_from(far, W.unknown[0], LAND_REACH), site) - danger

    def is_prey(self, sq: int) -> bool:
        """Whether an army of somebody else could kill a scout there: no own army is with it."""
        known = self.prey.get(sq)
        if known is None:
            known = self.state.occupied[sq] & ARMIES_OF[self.seat] == 0 and self.in_reach(sq)
            self.prey[sq] = known
        return known

    def in_reach(self, sq: int) -> bool:
        """Whether somebody else's army can come there in one turn."""
        state = self.state
        where = state.where
        for other in range(state.seats):
            if other != self.seat:
                speed: i64 = state.speed[other]
                for figure in range(FIGURES * other, FIGURES * other + ARMIES):
                    at: i64 = where[figure]
                    if at >= 0 and steps_between(sq, at) <= speed:
                        return True
        return False

    def army_walk(self, sq: int) -> float:
        """Armies explore, take huts and villages, and stand in the way of who is about to win."""
        sights = self.map().sights_of(self.state, self.seat)
        pull = pull_from(sights.ways.unknown[sq], W.unknown[2], LAND_REACH)
        pull = larger(pull, pull_from(sights.huts[sq], W.find[0], FIND_REACH))
        if self.fights_villages():
            pull = larger(pull, pull_from(sights.villages[sq], W.find[1], FIND_REACH))
        for held, worth in self.blockades():
            far: int = steps_between(sq, held)
            if far <= 9:
                pull = larger(pull, worth - W.step * far)
        return pull

    def fights_villages(self) -> bool:
        """Whether a fight for a village looks won."""
        if self.fights == UNKNOWN:
            self.fights = 1 if village_margin(self.state, self.seat, 1) > W.village else 0
        return self.fights == 1

    def blockades(self) -> list[tuple[int, float]]:
        """The squares where an army blocks a seat that is about to win, with their value."""
        if self.held is None:
            self.held = blockades(self.state, self.seat)
        return self.held

    def holds(self, sq: int, armies: int) -> bool:
        """Whether moving that many armies away would end a blockade on the square."""
        for held, _ in self.blockades():
            if held == sq:
                return count_bits(self.state.occupied[sq] & ARMIES_OF[self.seat]) <= armies
        return False

    def war_target(self) -> int:
        """The enemy capital that the armies on the map could almost take, -1 for none."""
        if self.target == UNKNOWN:
            self.target = war_target(self.state, self.seat)
        return self.target

    def war_goal(self, armies: int) -> int:
        """Where so many armies head for, -1 in peace."""
        goal = self.war_goals.get(armies)
        if goal is None:
            goal = war_goal(self.state, self.seat, armies, self.war_target())
            self.war_goals[armies] = goal
        return goal

    def distances(self, goal: int) -> list[int]:
        """Steps from every square to the goal."""
        return self.map().distances(self.state, self.seat, goal)

    def units_wanted(self) -> float:
        """How urgently units are needed."""
        if self.units == UNKNOWN:
            self.units = units_wanted(self.state, self.seat)
        return self.units

    def armies_wanted(self) -> float:
        """How urgently armies are needed."""
        if self.more == UNKNOWN:
            self.more = armies_wanted(self.state, self.seat, self.war_target())
        return self.more

    def spare_trade(self) -> int:
        """Trade that is not needed for this turn's research."""
        if self.spare == UNKNOWN:
            self.spare = spare_trade(self.state, self.seat)
        return self.spare


def larger(one: float, other: float) -> float:
    """The larger number; quicker compiled than `max`."""
    return one if one >= other else other


def could_be_city(state: Civilization, sq: int) -> bool:
    """Whether a city may be founded there later."""
    around = state.layout.around[sq]
    if len(around) < 8 or state.ground[sq] < 0 or state.ground[sq] & 7 == WATER:
        return False
    for centre in state.centre:
        if centre >= 0 and rings_between(centre, sq) < 3:
            return False
    for other in around:
        if state.ground[other] < 0 or state.lying[other] >= 0:
            return False
    return True
