"""Judging: what a position has is weighed by how games from there have ended.

For games whose `evaluate` is a weighted sum of features (`Game.features`, the table `judged` of the
weights). Bots that stray a little from their rules of thumb play; where a position may be judged,
the features of all seats are kept beside the end. The weights are then those by which a softmax of
the seats' sums comes nearest to a softmax of what they ended with: points where points decide,
victories where only they count.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from pentapolis.arena.training import Setting
from pentapolis.bots.chances import end_values
from pentapolis.bots.search import drawn, softmax
from pentapolis.core.move import Move
from pentapolis.core.state import State
from pentapolis.core.weights import Table
from pentapolis.registry import game as find_game

STRAYING = 0.6
"""How widely moves are drawn, beside a beginner: as a casual player does."""
DOUBT = 10.0
"""By how many positions' worth the weights before are trusted."""
PASSES = 60
STEP = 0.03


@dataclass(frozen=True)
class Watch:
    """A game whose positions are looked at."""

    table: Setting
    seed: int
    values: Table


@dataclass(frozen=True)
class Seen:
    """A position: how far the game was, what each seat had, and what the end made of it."""

    way: float
    features: list[list[float]]
    ends: list[float]


def watch(task: Watch) -> list[Seen]:
    """Play it; all positions that may be judged."""
    game = find_game(task.table.game)
    weights = game.weights
    assert weights is not None
    before = weights.table
    weights.put(task.values)
    rng = Random(task.seed)
    heat = STRAYING * game.beginner
    found: list[tuple[float, list[list[float]]]] = []
    state: State = game.start(task.table.seats, task.seed, task.table.options)
    settled = True  # nobody has anything yet
    while not state.over:
        if game.is_settled(state) and not settled:
            looked = [game.features(state, seat) for seat in range(state.seats)]
            found.append((looked[0][1], [features for features, _ in looked]))
        settled = game.is_settled(state)
        for decision in state.decisions():
            moves: list[Move] = decision.moves
            chosen = 0
            if len(moves) > 1:
                chosen = drawn(softmax(game.rate(state, decision.seat, moves), heat), rng)
            state.apply(decision.seat, moves[chosen])
    weights.put(before)
    ends = softmax(end_values(game, state), game.spread)
    return [Seen(way, features, ends) for way, features in found]


def judged(table: Mapping[str, Mapping[str, Any]], seen: list[Seen], spread: float) -> list[float]:
    """The weights of all features, both ends of the way, as they stand in a row.

    Steps are measured by each weight's own slope (Adam); the first weights pull like some more
    positions.
    """
    first = [float(x) for features in table.values() for pair in features.values() for x in pair]
    scale = scales(seen, spread)
    row = first[:]
    mean = [0.0] * len(row)
    square = [0.0] * len(row)
    for number in range(1, PASSES * BATCHES + 1):
        batch = seen[number % BATCHES :: BATCHES]
        pull = slope(row, batch, spread)
        for i in range(len(row)):
            back = DOUBT / BATCHES * (row[i] - first[i]) / scale[i] ** 2
            amount = (pull[i] + back) * scale[i]
            mean[i] = 0.9 * mean[i] + 0.1 * amount
            square[i] = 0.99 * square[i] + 0.01 * amount * amount
            size = math.sqrt(square[i] / (1 - 0.99**number)) + 1e-9
            cooling = 1.0 - number / (PASSES * BATCHES + 1)
            row[i] -= STEP * cooling * scale[i] * mean[i] / (1 - 0.9**number) / size
    return row


BATCHES = 8


def scales(seen: list[Seen], spread: float) -> list[float]:
    """By weight: how much of it makes a difference of one between two seats, in a softmax."""
    found: list[float] = []
    for feature in range(len(seen[0].features[0])):
        total = count = 0.0
        for one in seen:
            values = [features[feature] for features in one.features]
            middle = sum(values) / len(values)
            total += sum((value - middle) ** 2 for value in values)
            count += len(values)
        found += [spread / max(math.sqrt(total / count), 0.05)] * 2
    return found


def slope(row: list[float], seen: list[Seen], spread: float) -> list[float]:
    """By weight: how the surprise at the ends changes with it."""
    found = [0.0] * len(row)
    for one in seen:
        for features, error in zip(one.features, errors(row, one, spread)):
            late = error * one.way / spread
            early = error * (1.0 - one.way) / spread
            for i, value in enumerate(features):
                if value:
                    found[2 * i] += early * value
                    found[2 * i + 1] += late * value
    return found


def errors(row: list[float], one: Seen, spread: float) -> list[float]:
    """By seat: how much more was expected of it than came."""
    sums = [
        sum(
            value * (row[2 * i] + one.way * (row[2 * i + 1] - row[2 * i]))
            for i, value in enumerate(features)
        )
        for features in one.features
    ]
    return [told - came for told, came in zip(softmax(sums, spread), one.ends)]


def surprise(row: list[float], seen: list[Seen], spread: float) -> float:
    """How far the ends were from what the sums say, on average, by seat and squared."""
    squares = [error * error for one in seen for error in errors(row, one, spread)]
    return sum(squares) / len(squares)


def watches(table: Setting, seed: int, values: Table, games: int) -> Iterator[Watch]:
    """So many games."""
    return (Watch(table, seed + number, values) for number in range(games))
