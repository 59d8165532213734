"""Training: self-play that improves a game's weights.

Four methods, each for another kind of number (`arena.judging` and `arena.facts` have two more).
*Evolution* varies all numbers of the rules of thumb at once: two opposite variations meet at one
table, and the numbers move towards the better one. *Quick* is the same for the numbers of playouts,
in games that are played by `Game.quick_rate`. A *policy gradient* trains numbers that are added to
the rates of some moves (`Game.learned_places`): moves are drawn by their rates, and those of seats
that did well become more likely. *Openings* measures what a seat begins with
(`Game.opening_places`): how well it did on average, other things being equal.

Tasks are made with the weights at the time when a worker becomes free. So one core always gives the
same result; several may differ in the last digits.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from pentapolis.bots.chances import end_values
from pentapolis.bots.search import drawn, softmax
from pentapolis.bots.weights import WeightsFile, names, numbers, table_of
from pentapolis.core.game import Game
from pentapolis.core.move import Move
from pentapolis.core.state import State
from pentapolis.core.weights import Table
from pentapolis.registry import game as find_game

LEAST_SCALE = 0.2
"""Numbers near zero are varied as if they were this large."""

Choose = Callable[[State, int, list[Move]], Move]


@dataclass(frozen=True)
class Setting:
    """The games that a training plays."""

    game: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)


def play(table: Setting, seed: int, choose: Choose) -> State:
    """Play one game on the bare position, without record and log."""
    state: State = find_game(table.game).start(table.seats, seed, table.options)
    while not state.over:
        for decision in state.decisions():
            moves = decision.moves
            seat = decision.seat
            state.apply(seat, moves[0] if len(moves) == 1 else choose(state, seat, moves))
    return state


# --- evolution --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Duel:
    """Two sets of weights meet twice in the same game, with exchanged seats."""

    table: Setting
    seed: int
    one: Table
    other: Table
    quick: bool = False
    """Whether moves are chosen as in playouts, by `Game.quick_rate`."""


def duel(task: Duel) -> float:
    """By how many points the first set's seats beat the second's, on average."""
    game = find_game(task.table.game)
    weights = game.weights
    assert weights is not None
    before = weights.table
    rate = game.quick_rate if task.quick else game.rate
    margin = 0.0
    for turn in (0, 1):

        def choose(state: State, seat: int, moves: list[Move], turn: int = turn) -> Move:
            weights.put(task.one if (seat + turn) % 2 == 0 else task.other)
            rates = rate(state, seat, moves)
            return moves[rates.index(max(rates))]

        ends = end_values(game, play(task.table, task.seed, choose))
        for seat, points in enumerate(ends):
            share = points / ((task.table.seats + 1 - seat % 2) // 2)
            margin += share if (seat + turn) % 2 == 0 else -share
    weights.put(before)
    return margin / 2


@dataclass
class Evolution:
    """The state of an evolution, with everything needed to continue."""

    row: list[float]
    momentum: list[float]
    generation: int = 0
    games: int = 0

    PAIRS = 60
    WIDTH = 0.12
    STEP = 1.0
    KEPT = 0.8

    def tasks(
        self, table: Setting, start: WeightsFile, seed: int, quick: bool = False
    ) -> Iterator[Duel]:
        """An endless sequence of pairs of variations of the current numbers."""
        number = self.generation * self.PAIRS
        free = self.free(find_game(table.game), start, quick)
        while True:
            noise = noise_of(seed, number, free)
            one = [x + self.WIDTH * s * e for x, s, e in zip(self.row, free, noise)]
            other = [x - self.WIDTH * s * e for x, s, e in zip(self.row, free, noise)]
            yield Duel(
                table,
                seed + number,
                table_of(start.values, one),
                table_of(start.values, other),
                quick,
            )
            number += 1

    @staticmethod
    def free(game: Game, start: WeightsFile, quick: bool = False) -> list[float]:
        """By number: its scale for variation; 0 if another method trains it or rates ignore it."""
        row = numbers(start.values)
        kept = {*game.learned, *game.openings, *game.untrained}
        if quick:
            kept = {*start.values} - {*game.quick}
        found: list[float] = []
        for number, name in zip(row, names(start.values)):
            fixed = name.split(".")[0] in kept
            found.append(0.0 if fixed else max(LEAST_SCALE, abs(number)))
        return found

    def learn(self, results: list[float], scale: list[float], seed: int) -> None:
        """Move the numbers by the results of a generation's pairs."""
        deviation = math.sqrt(sum(x * x for x in results) / len(results)) or 1.0
        pull = [0.0] * len(self.row)
        for i, margin in enumerate(results):
            noise = noise_of(seed, self.generation * self.PAIRS + i, scale)
            weight = margin / deviation / len(results)
            for j, e in enumerate(noise):
                pull[j] += weight * e
        for j, size in enumerate(scale):
            self.momentum[j] = self.KEPT * self.momentum[j] + (1 - self.KEPT) * pull[j]
            self.row[j] += self.STEP * self.WIDTH * size * self.momentum[j]
        self.generation += 1
        self.games += 2 * len(results)


def noise_of(seed: int, number: int, scale: list[float]) -> list[float]:
    """The direction of a pair, reproducible from its number."""
    rng = Random(f"{seed} {number}")
    return [rng.gauss(0.0, 1.0) if size else 0.0 for size in scale]


# --- policy gradient --------------------------------------------------------------------------


@dataclass(frozen=True)
class Lesson:
    """A game in which everybody draws moves by their rates."""

    table: Setting
    seed: int
    values: Table


def lesson(task: Lesson) -> dict[int, float]:
    """By index into the learned lists: how much more the successful seats used it."""
    game = find_game(task.table.game)
    weights = game.weights
    assert weights is not None
    before = weights.table
    weights.put(task.values)
    rng = Random(task.seed)
    said: dict[int, list[float]] = {}
    pulled: list[dict[tuple[int, int], float]] = [{} for _ in range(task.table.seats)]

    def choose(state: State, seat: int, moves: list[Move]) -> Move:
        stage = game.stage(state) if game.factual else 0
        if stage not in said:
            said[stage] = game.evaluate_all(state) if game.factual else [0.0] * state.seats
        chances = softmax(game.rate(state, seat, moves), game.lessons)
        chosen = drawn(chances, rng)
        mine = pulled[seat]
        for i, places in enumerate(game.learned_places(state, seat, moves)):
            for place in places:
                key = stage, place
                mine[key] = mine.get(key, 0.0) + (i == chosen) - chances[i]
        return moves[chosen]

    points = end_values(game, play(task.table, task.seed, choose))
    weights.put(before)
    better = {stage: surprise(game, points, values) for stage, values in said.items()}
    found: dict[int, float] = {}
    for seat, mine in enumerate(pulled):
        for (stage, place), amount in mine.items():
            found[place] = found.get(place, 0.0) + amount * better[stage][seat]
    return found


def surprise(game: Game, points: list[float], said: list[float]) -> list[float]:
    """By seat: how much better it ended than the table. Where facts tell what a position is worth,
    only what came after it counts, and what all seats gained is a gain as far as a search aims at
    own points."""
    gains = [end - value for end, value in zip(points, said, strict=True)]
    common = sum(gains) / len(gains) * (1.0 - game.own if game.factual else 1.0)
    return [gain - common for gain in gains]


@dataclass
class Gradient:
    """The state of a policy gradient; each index has its own step size (Adam)."""

    row: list[float]
    mean: list[float]
    square: list[float]
    generation: int = 0
    games: int = 0

    LESSONS = 100
    STEP = 0.04

    def learn(self, results: list[dict[int, float]]) -> None:
        """Move the numbers by the results of some games."""
        pull = [0.0] * len(self.row)
        for found in results:
            for place, amount in found.items():
                pull[place] += amount / len(results)
        self.generation += 1
        self.games += len(results)
        first, second = 1 - 0.9**self.generation, 1 - 0.99**self.generation
        for i, amount in enumerate(pull):
            self.mean[i] = 0.9 * self.mean[i] + 0.1 * amount
            self.square[i] = 0.99 * self.square[i] + 0.01 * amount * amount
            if self.square[i]:
                spread = math.sqrt(self.square[i] / second)
                self.row[i] += self.STEP * self.mean[i] / first / spread


# --- openings ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Sample:
    """A game whose seats begin with random openings."""

    table: Setting
    seed: int
    values: Table


def sample(task: Sample) -> list[tuple[list[int], float]]:
    """By seat: what it began with, and how much better than the table it did."""
    game = find_game(task.table.game)
    weights = game.weights
    assert weights is not None
    before = weights.table
    weights.put(task.values)

    def choose(state: State, seat: int, moves: list[Move]) -> Move:
        rates = game.rate(state, seat, moves)
        return moves[rates.index(max(rates))]

    state = play(task.table, task.seed, choose)
    weights.put(before)
    points = end_values(game, state)
    mean = sum(points) / len(points)
    return [
        (game.opening_places(state, seat), points[seat] - mean) for seat in range(task.table.seats)
    ]


def fitted(samples: list[tuple[list[int], float]], size: int, doubt: float = 20.0) -> list[float]:
    """The value of each index that explains the results best (ridge regression by conjugate
    gradients)."""

    def product(row: list[float]) -> list[float]:
        found = [doubt * x for x in row]
        for places, _ in samples:
            total = sum(row[i] for i in places)
            for i in places:
                found[i] += total
        return found

    worth = [0.0] * size
    rest = [0.0] * size
    for places, result in samples:
        for i in places:
            rest[i] += result
    way = rest[:]
    left = sum(x * x for x in rest)
    for _ in range(60):
        if left < 1e-9:
            break
        image = product(way)
        step = left / sum(x * y for x, y in zip(way, image))
        worth = [x + step * y for x, y in zip(worth, way)]
        rest = [x - step * y for x, y in zip(rest, image)]
        now = sum(x * x for x in rest)
        way = [x + now / left * y for x, y in zip(rest, way)]
        left = now
    return worth
