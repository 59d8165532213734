"""Judging: `evaluate` learns from how games have ended.

Bots that stray a little from their rules of thumb play. Now and then, where a position may be
judged, it is kept what `evaluate` says of each seat, and by how much each of the numbers that rates
do not read (`Game.untrained`) would change that. The numbers then move to where a softmax of what
is said of the seats comes nearest to a softmax of what they ended with: points where points decide,
victories where only they count.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random

from pentapolis.arena.training import LEAST_SCALE, Setting
from pentapolis.bots.chances import end_values
from pentapolis.bots.search import drawn, softmax
from pentapolis.bots.weights import names, numbers, table_of
from pentapolis.core.game import Game
from pentapolis.core.state import State
from pentapolis.core.weights import Table
from pentapolis.registry import game as find_game

STRAYING = 0.6
"""How widely moves are drawn, beside a beginner: as a casual player does."""
APART = 25
"""So many moves lie at least between two looks."""
NUDGE = 0.1
"""By which part of its size a number is changed to see what it does."""
DOUBT = 2.0
"""For how many positions the numbers before count."""
PASSES = 40
BATCHES = 8
STEP = 0.03


@dataclass(frozen=True)
class Watch:
    """A game whose positions are looked at."""

    table: Setting
    seed: int
    values: Table


@dataclass(frozen=True)
class Seen:
    """A position: by seat what is said of it, how that changes with each number (by its place in
    the row), and what the end made of it."""

    said: list[float]
    slopes: list[dict[int, float]]
    came: list[float]


def sizes(game: Game, values: Table) -> dict[int, float]:
    """The numbers that rates do not read, by place: how large each is for the sake of changes."""
    found: dict[int, float] = {}
    for place, (name, number) in enumerate(zip(names(values), numbers(values))):
        if name.split(".")[0] in game.untrained and name.split(".")[0] != game.factual:
            found[place] = max(LEAST_SCALE, abs(number))
    return found


def watch(task: Watch) -> list[Seen]:
    """Play it; what is to be learned from it."""
    game = find_game(task.table.game)
    weights = game.weights
    assert weights is not None
    before = weights.table
    weights.put(task.values)
    states, end = watched(game, task)
    said = [game.evaluate_all(state) for state in states]
    slopes: list[list[dict[int, float]]] = [[{} for _ in row] for row in said]
    row = numbers(task.values)
    for place, size in sizes(game, task.values).items():
        nudged = row[:]
        nudged[place] += NUDGE * size
        weights.put(table_of(task.values, nudged))
        for i, state in enumerate(states):
            for seat, value in enumerate(game.evaluate_all(state)):
                if value != said[i][seat]:
                    slopes[i][seat][place] = (value - said[i][seat]) / (NUDGE * size)
    weights.put(before)
    came = softmax(end_values(game, end), game.spread)
    return [Seen(said[i], slopes[i], came) for i in range(len(states))]


def watched(game: Game, task: Watch) -> tuple[list[State], State]:
    """Some positions of a game, and its end."""
    rng = Random(task.seed)
    heat = STRAYING * game.beginner
    states: list[State] = []
    state: State = game.start(task.table.seats, task.seed, task.table.options)
    waited = APART
    while not state.over:
        if waited >= APART and game.is_settled(state):
            states.append(state.copy())
            waited = 0
        for decision in state.decisions():
            moves = decision.moves
            chosen = 0
            if len(moves) > 1:
                width = max(heat, game.straying.get(decision.kind, 0.0))
                chosen = drawn(softmax(game.rate(state, decision.seat, moves), width), rng)
            state.apply(decision.seat, moves[chosen])
            waited += 1
    return states, state


def judged(seen: list[Seen], size: dict[int, float], spread: float) -> dict[int, float]:
    """By place: how much the number should be changed.

    Steps are measured by each number's own slope (Adam); the numbers before pull like some more
    positions.
    """
    change = dict.fromkeys(size, 0.0)
    mean = dict(change)
    square = dict(change)
    last = PASSES * BATCHES
    for number in range(1, last + 1):
        pull = slope(change, seen[number % BATCHES :: BATCHES], spread)
        for place, least in size.items():
            amount = pull.get(place, 0.0) * least + DOUBT / BATCHES * change[place] / least
            mean[place] = 0.9 * mean[place] + 0.1 * amount
            square[place] = 0.99 * square[place] + 0.01 * amount * amount
            steep = math.sqrt(square[place] / (1 - 0.99**number)) + 1e-9
            step = STEP * (1.0 - number / (last + 1)) * least
            change[place] -= step * mean[place] / (1 - 0.9**number) / steep
    return {place: amount for place, amount in change.items() if abs(amount) > 1e-6}


def slope(change: dict[int, float], seen: list[Seen], spread: float) -> dict[int, float]:
    """By place: how the surprise at the ends grows with the number."""
    found: dict[int, float] = {}
    for one in seen:
        for slopes, error in zip(one.slopes, errors(change, one, spread)):
            for place, amount in slopes.items():
                found[place] = found.get(place, 0.0) + error * amount / spread
    return found


def errors(change: dict[int, float], one: Seen, spread: float) -> list[float]:
    """By seat: how much more is expected of it than came."""
    said = [
        value + sum(change[place] * amount for place, amount in slopes.items())
        for value, slopes in zip(one.said, one.slopes)
    ]
    return [told - came for told, came in zip(softmax(said, spread), one.came)]
