"""Facts: what can be counted of a seat, and what it is worth by how games ended.

Where a game's `evaluate` adds up facts (`Game.facts`), each with a number for the stage of the game
(the list `Game.factual` of its weights), these numbers follow from a ridge regression: of how far
a seat ended ahead of its table, less what the rest of `evaluate` says of that.
"""

from __future__ import annotations

from dataclasses import dataclass
from operator import mul

from pentapolis.arena.judging import Watch, watched
from pentapolis.bots.chances import end_values
from pentapolis.bots.weights import numbers, table_of
from pentapolis.core.weights import Table
from pentapolis.registry import game as find_game

DOUBT = 80.0
"""For how many more positions the numbers are zero."""
LEAST_SPREAD = 0.15
"""Facts that hardly differ between seats are doubted as if they differed by this much."""


@dataclass(frozen=True)
class Case:
    """A seat of a position beside the mean of its table: the stage, its facts, and how much better
    it ended than the rest of `evaluate` says."""

    stage: int
    facts: list[float]
    better: float


def cases(task: Watch) -> list[Case]:
    """Play a game; what is to be learned from its positions."""
    game = find_game(task.table.game)
    weights = game.weights
    assert weights is not None
    before = weights.table
    weights.put(without(task.values, game.factual))
    states, end = watched(game, task)
    ends = beside(end_values(game, end))
    found: list[Case] = []
    for state in states:
        stage, facts = game.facts(state)
        columns = [beside([row[i] for row in facts]) for i in range(len(facts[0]))]
        for seat, said in enumerate(beside(game.evaluate_all(state))):
            row = [column[seat] for column in columns]
            found.append(Case(stage, row, ends[seat] - said))
    weights.put(before)
    return found


def without(values: Table, name: str) -> Table:
    """The same weights, with a table of zeros under that name."""
    table = {name: values[name]}
    return {**values, **table_of(table, [0.0] * len(numbers(table)))}


def beside(values: list[float]) -> list[float]:
    """By seat: how much more than the mean."""
    mean = sum(values) / len(values)
    return [value - mean for value in values]


def weighed(found: list[Case]) -> list[float]:
    """What each fact is worth in these cases, by ridge regression."""
    better = [case.better for case in found]
    columns = [list(column) for column in zip(*[case.facts for case in found], strict=True)]
    matrix: list[list[float]] = []
    for i, column in enumerate(columns):
        square = sum(map(mul, column, column))
        doubt = DOUBT * max(square / len(found), LEAST_SPREAD * LEAST_SPREAD)
        row = [sum(map(mul, column, other)) for other in columns[:i]]
        matrix.append([*row, square + doubt])
    return solved(matrix, [sum(map(mul, column, better)) for column in columns])


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a symmetric positive system, given by its lower half (Cholesky)."""
    size = len(right)
    lower: list[list[float]] = []
    for i in range(size):
        row: list[float] = []
        for j in range(i):
            row.append((matrix[i][j] - sum(map(mul, row, lower[j]))) / lower[j][j])
        rest = matrix[i][i] - sum(x * x for x in row)
        lower.append([*row, rest**0.5])
    found = right[:]
    for i in range(size):
        found[i] = (found[i] - sum(map(mul, lower[i], found[:i]))) / lower[i][i]
    for i in reversed(range(size)):
        below = sum(lower[j][i] * found[j] for j in range(i + 1, size))
        found[i] = (found[i] - below) / lower[i][i]
    return found
