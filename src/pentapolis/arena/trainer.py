"""A complete training: a method, the games it plays, and a file to continue from."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, replace
from itertools import count
from pathlib import Path
from typing import Any

from pentapolis.arena.executor import Executor
from pentapolis.arena.facts import Case, cases, weighed
from pentapolis.arena.judging import Seen, Watch, judged, sizes, watch
from pentapolis.arena.training import (
    Evolution,
    Gradient,
    Lesson,
    Sample,
    Setting,
    duel,
    fitted,
    lesson,
    sample,
)
from pentapolis.bots.weights import WeightsFile, numbers, table_of
from pentapolis.core.errors import PentapolisError
from pentapolis.core.game import Game
from pentapolis.core.message import Message
from pentapolis.registry import game as find_game

Note = Callable[[int], None]
"""Called after every step with the number of games played."""


class Trainer:
    """Trains a game's weights by one method for a number of games."""

    def __init__(
        self, setting: Setting, start: WeightsFile, seed: int, executor: Executor, path: Path | None
    ) -> None:
        self.setting = setting
        self.start = start
        self.seed = seed
        self.executor = executor
        self.path = path
        self.game: Game = find_game(setting.game)

    def train(self, method: str, games: int, note: Note) -> WeightsFile:
        """Weights that may be better; only the gate decides."""
        if method not in self.game.methods:
            known = ", ".join(self.game.methods)
            raise PentapolisError(
                Message("core-unknown-method", {"method": method, "known": known})
            )
        values = {
            "evolution": self.evolve,
            "quick": self.evolve_quick,
            "gradient": self.follow_gradient,
            "openings": self.measure_openings,
            "judging": self.judge_positions,
            "facts": self.weigh_facts,
        }[method](games, note)
        made = {"method": method, "seeds": [self.seed, self.seed + games - 1], "games": games}
        steps = [*self.start.made.get("steps", []), made]
        return replace(self.start, made={**self.start.made, "steps": steps}, values=values)

    # --- the methods --------------------------------------------------------------------------

    def evolve(self, games: int, note: Note, quick: bool = False) -> dict[str, Any]:
        """Train all numbers that no other method trains, or only those of playouts."""
        row = numbers(self.start.values)
        state = Evolution(row[:], [0.0] * len(row))
        method = "quick" if quick else "evolution"
        self.resume(method, state)
        scale = state.free(self.game, self.start, quick)
        tasks = state.tasks(self.setting, self.start, self.seed, quick)
        margins: list[float] = []
        with closing(self.executor.run(duel, tasks)) as results:
            while state.games < games:
                margins.append(next(results))
                if len(margins) == state.PAIRS:
                    state.learn(margins, scale, self.seed)
                    margins = []
                    self.keep(method, state)
                    note(state.games)
        return table_of(self.start.values, [round(x, 3) for x in state.row])

    def evolve_quick(self, games: int, note: Note) -> dict[str, Any]:
        """Train the numbers that only playouts use, in games played as playouts are."""
        return self.evolve(games, note, quick=True)

    def follow_gradient(self, games: int, note: Note) -> dict[str, Any]:
        """Train the numbers that are added to the rates of moves."""
        first, last = self.range_of(self.game.learned)
        row = numbers(self.start.values)
        size = last - first
        state = Gradient(row[first:last], [0.0] * size, [0.0] * size)
        self.resume("gradient", state)

        def tasks() -> Iterator[Lesson]:
            for number in count(state.games):
                values = table_of(self.start.values, [*row[:first], *state.row, *row[last:]])
                yield Lesson(self.setting, self.seed + number, values)

        found: list[dict[int, float]] = []
        with closing(self.executor.run(lesson, tasks())) as results:
            while state.games < games:
                found.append(next(results))
                if len(found) == state.LESSONS:
                    state.learn(found)
                    found = []
                    self.keep("gradient", state)
                    note(state.games)
        learned = [round(x, 3) for x in state.row]
        return table_of(self.start.values, [*row[:first], *learned, *row[last:]])

    def measure_openings(self, games: int, note: Note) -> dict[str, Any]:
        """Measure the values of what seats begin with."""
        first, last = self.range_of(self.game.openings)
        row = numbers(self.start.values)
        tasks = (
            Sample(self.setting, self.seed + number, self.start.values) for number in range(games)
        )
        samples: list[tuple[list[int], float]] = []
        with closing(self.executor.run(sample, tasks)) as results:
            for number, found in enumerate(results, 1):
                samples += found
                note(number)
        worth = [round(x, 3) for x in fitted(samples, last - first)]
        return table_of(self.start.values, [*row[:first], *worth, *row[last:]])

    def judge_positions(self, games: int, note: Note) -> dict[str, Any]:
        """What `evaluate` goes by and rates do not, by how games ended."""
        tasks = (
            Watch(self.setting, self.seed + number, self.start.values) for number in range(games)
        )
        seen: list[Seen] = []
        with closing(self.executor.run(watch, tasks)) as results:
            for number, found in enumerate(results, 1):
                seen += found
                note(number)
        change = judged(seen, sizes(self.game, self.start.values), self.game.spread)
        row = numbers(self.start.values)
        for place, amount in change.items():
            row[place] = round(row[place] + amount, 3)
        return table_of(self.start.values, row)

    def weigh_facts(self, games: int, note: Note) -> dict[str, Any]:
        """What `evaluate` adds up at each stage, by how games ended."""
        tasks = (
            Watch(self.setting, self.seed + number, self.start.values) for number in range(games)
        )
        stages: dict[int, list[Case]] = {}
        with closing(self.executor.run(cases, tasks)) as results:
            for number, found in enumerate(results, 1):
                for case in found:
                    stages.setdefault(case.stage, []).append(case)
                note(number)
        values = self.start.values
        table = {self.game.factual: values[self.game.factual]}
        row = numbers(table)  # fact by fact, a number for each stage
        for stage, seen in stages.items():
            worth = weighed(seen)
            row[stage :: len(row) // len(worth)] = [round(x, 3) for x in worth]
        return {**values, **table_of(table, row)}

    def range_of(self, names: tuple[str, ...]) -> tuple[int, int]:
        """The range of some lists in the flat list; they are consecutive in the file."""
        sizes = [(name, len(numbers(value))) for name, value in self.start.values.items()]
        first = sum(size for name, size in sizes[: self.place(names[0])])
        return first, first + sum(size for name, size in sizes if name in names)

    def place(self, name: str) -> int:
        """The index of a name in the flat list."""
        return list(self.start.values).index(name)

    # --- continuing after an interruption -----------------------------------------------------

    def keep(self, method: str, state: Evolution | Gradient) -> None:
        """Store the state of the training, completely or not at all."""
        if self.path is not None:
            scratch = self.path.with_name(self.path.name + ".part")
            scratch.write_text(json.dumps({**self.mark(method), "state": asdict(state)}), "utf-8")
            scratch.replace(self.path)

    def resume(self, method: str, state: Evolution | Gradient) -> None:
        """Continue from a stored state of the same training."""
        if self.path is None or not self.path.exists():
            return
        kept = json.loads(self.path.read_text("utf-8"))
        if {name: kept[name] for name in self.mark(method)} == self.mark(method):
            for name, value in kept["state"].items():
                setattr(state, name, value)

    def mark(self, method: str) -> dict[str, Any]:
        """What identifies a training."""
        start = numbers(self.start.values)
        return {"game": self.setting.game, "method": method, "seed": self.seed, "start": start}
