"""Rules of thumb for bots: a seat's plans, computed once for all moves of a question.

Goals for figures, the capital to attack, what the army lacks: many moves are rated by the same
answers.
"""

from __future__ import annotations

from typing import Final

from pentapolis.games.civilization.bot.rivals import blockades
from pentapolis.games.civilization.bot.values import ground_value, site_value, spare_trade
from pentapolis.games.civilization.bot.war import (
    armies_wanted,
    distances,
    units_wanted,
    village_margin,
    war_target,
)
from pentapolis.games.civilization.bot.weights import W
from pentapolis.games.civilization.state import ARMIES_OF, FIGURES_OF, Civilization, MapNotes
from pentapolis.games.civilization.tables.board import rings_between, steps_between
from pentapolis.games.civilization.tables.cards import VILLAGE, WATER

UNKNOWN: Final = -1000


class Goals:
    """Squares that attract a kind of figure, with their value and range."""

    __slots__ = ("squares", "values", "reaches", "pulls")

    def __init__(self) -> None:
        self.squares: list[int] = []
        self.values: list[float] = []
        self.reaches: list[int] = []
        self.pulls: dict[int, float] = {}  # by square: results so far

    def add(self, sq: int, worth: float, reach: int) -> None:
        """Add a goal."""
        self.squares.append(sq)
        self.values.append(worth)
        self.reaches.append(reach)

    def pull(self, sq: int) -> float:
        """How good it is for a figure to stand there, considering its distance to the goals."""
        known = self.pulls.get(sq)
        if known is not None:
            return known
        best = 0.0
        for i in range(len(self.squares)):
            far: int = steps_between(sq, self.squares[i])
            if far <= self.reaches[i]:
                score = self.values[i] - W.step * far
                if score > best:
                    best = score
        self.pulls[sq] = best
        return best


class Plans:
    """The plans of a seat in one position; each is computed on first use."""

    __slots__ = (
        "state",
        "seat",
        "scouts",
        "armies",
        "target",
        "goal",
        "far",
        "units",
        "more",
        "spare",
        "held",
    )

    def __init__(self, state: Civilization, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.scouts: Goals | None = None
        self.armies: Goals | None = None
        self.target = UNKNOWN
        self.goal = UNKNOWN
        self.far: list[int] = []
        self.units = float(UNKNOWN)
        self.more = float(UNKNOWN)
        self.spare = UNKNOWN
        self.held: list[tuple[int, float]] | None = None

    def walk(self, sq: int, scout: bool) -> float:
        """How good it is for a scout or an army to stand there."""
        if scout:
            if self.scouts is None:
                self.scouts = scout_goals(self.state, self.seat)
            return self.scouts.pull(sq)
        if self.armies is None:
            self.armies = army_goals(self.state, self.seat, self.blockades())
        return self.armies.pull(sq)

    def blockades(self) -> list[tuple[int, float]]:
        """The squares where an army blocks a seat that is about to win, with their value."""
        if self.held is None:
            self.held = blockades(self.state, self.seat)
        return self.held

    def holds(self, sq: int, armies: int) -> bool:
        """Whether moving that many armies away would end a blockade on the square."""
        for held, _ in self.blockades():
            if held == sq:
                return (self.state.occupied[sq] & ARMIES_OF[self.seat]).bit_count() <= armies
        return False

    def war_target(self) -> int:
        """The enemy capital that the armies on the map could almost take, -1 for none."""
        if self.target == UNKNOWN:
            self.target = war_target(self.state, self.seat)
        return self.target

    def distances(self, goal: int) -> list[int]:
        """Steps from every square to the goal."""
        if self.goal != goal:
            self.goal = goal
            self.far = distances(self.state, self.seat, goal)
        return self.far

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


def scout_goals(state: Civilization, seat: int) -> Goals:
    """Goals of scouts: sites for a city, later squares to gather from."""
    goals = Goals()
    wants_city = len(state.cities_of(seat)) < state.most_cities[seat]
    notes = notes_of(state)
    for sq in notes.unknown:
        goals.add(sq, W.unknown[0 if wants_city else 1], 6)
    if wants_city:
        for i in range(len(notes.sites)):
            sq = notes.sites[i]
            if not state.occupied[sq] & ~FIGURES_OF[seat]:
                goals.add(sq, notes.site_values[i], 7)
        return goals
    for sq in state.layout.squares:
        value = state.ground[sq]
        if value >= 0 and state.city_at[sq] < 0:
            worth = W.gather * ground_value(value)
            if worth > 0.0:
                goals.add(sq, worth, 4)
    return goals


def notes_of(state: Civilization) -> MapNotes:
    """The notes on the map, recomputed if it has changed."""
    notes = state.notes
    if (
        notes is None
        or notes.table is not W.table
        or notes.ground is not state.ground
        or notes.lying is not state.lying
        or notes.centre != state.centre
    ):
        notes = MapNotes(state.ground, state.lying, state.centre[:], W.table)
        for sq in state.layout.squares:
            if state.ground[sq] < 0:
                notes.unknown.append(sq)
            else:
                if state.lying[sq] >= 0:
                    notes.finds.append(sq)
                if could_be_city(state, sq):
                    notes.sites.append(sq)
                    notes.site_values.append(W.site[0] + W.site[1] * site_value(state, sq))
        state.notes = notes
    return notes


def army_goals(state: Civilization, seat: int, held: list[tuple[int, float]]) -> Goals:
    """Goals of armies: unexplored land, huts, villages, and blockades of a seat about to win."""
    goals = Goals()
    for sq, worth in held:
        goals.add(sq, worth, 9)
    fights = village_margin(state, seat, 1) > W.village
    notes = notes_of(state)
    for sq in notes.unknown:
        goals.add(sq, W.unknown[2], 6)
    for sq in notes.finds:
        if not state.lying[sq] & VILLAGE:
            goals.add(sq, W.find[0], 9)
        elif fights:
            goals.add(sq, W.find[1], 9)
    return goals


def could_be_city(state: Civilization, sq: int) -> bool:
    """Whether a city may be founded there later."""
    around = state.layout.around[sq]
    if len(around) < 8 or state.ground[sq] & 7 == WATER:
        return False
    for centre in state.centre:
        if centre >= 0 and rings_between(centre, sq) < 3:
            return False
    for other in around:
        if state.ground[other] < 0 or state.lying[other] >= 0:
            return False
    return True
