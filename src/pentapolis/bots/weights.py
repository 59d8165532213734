"""Weights files: the numbers of a game's rules of thumb, and how they were found.

A file has the values by name, and their origin under ``made``: method, seeds, games, and the result
of the gate. Each game brings its own (``bot/weights.json``); a bot can be given another one.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from pentapolis.core.errors import UnknownBot
from pentapolis.core.game import Game
from pentapolis.core.message import Message
from pentapolis.core.weights import Table, Weights


@dataclass(frozen=True, eq=False)
class WeightsFile:
    """The content of a weights file."""

    game: str
    rules: int
    made: Mapping[str, Any]
    values: Table

    def text(self) -> str:
        """The file's text: one line for each name, so that changes are readable."""
        rows = [f"    {json.dumps(name)}: {_short(value)}" for name, value in self.values.items()]
        made = json.dumps(self.made, ensure_ascii=False, indent=2).replace("\n", "\n  ")
        return (
            f'{{\n  "game": {json.dumps(self.game)},\n  "rules": {self.rules},\n'
            f'  "made": {made},\n  "values": {{\n' + ",\n".join(rows) + "\n  }\n}\n"
        )


def parse(text: str) -> WeightsFile:
    """A weights file from its text, or an error."""
    try:
        data = json.loads(text)
        return WeightsFile(data["game"], data["rules"], data["made"], data["values"])
    except (ValueError, KeyError, TypeError) as error:
        raise UnknownBot(Message("core-bad-weights")) from error


@lru_cache(maxsize=32)
def read(path: str) -> WeightsFile:
    """The weights file at a path; each is read only once."""
    try:
        return parse(Path(path).read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise UnknownBot(Message("core-no-weights", {"file": path})) from error


def own(game: Game) -> WeightsFile:
    """The weights that a game brings along."""
    return parse(files(game.package).joinpath("bot", "weights.json").read_text("utf-8"))


@contextmanager
def used(game: Game, weights: WeightsFile | None) -> Generator[None]:
    """Let the game's rules of thumb use other weights for a while."""
    if weights is None:
        yield
        return
    own = fitting(game, weights)
    before = own.table
    own.put(weights.values)
    try:
        yield
    finally:
        own.put(before)


@lru_cache(maxsize=32)
def fitting(game: Game, weights: WeightsFile) -> Weights:
    """The game's weights object, after checking that the file fits; called at every answer."""
    own = game.weights
    if own is None or weights.game != game.id:
        raise UnknownBot(Message("core-foreign-weights", {"game": game.en}))
    before = own.table
    own.fill(weights.values)
    own.put(before)
    return own


# --- all values as one flat list, for training ------------------------------------------------


def names(values: object, path: str = "") -> list[str]:
    """The names of all numbers in the flat list: ``worker.3``."""
    if isinstance(values, Mapping):
        parts = [(str(name), part) for name, part in values.items()]
    elif isinstance(values, (list, tuple)):
        parts = [(str(i), part) for i, part in enumerate(values)]
    else:
        return [path]
    return [found for name, part in parts for found in names(part, f"{path}.{name}".lstrip("."))]


def numbers(values: object) -> list[float]:
    """All numbers as a flat list."""
    if isinstance(values, Mapping):
        return [number for part in values.values() for number in numbers(part)]
    if isinstance(values, (list, tuple)):
        return [number for part in values for number in numbers(part)]
    assert isinstance(values, (int, float))
    return [float(values)]


def table_of(values: Table, row: list[float]) -> dict[str, Any]:
    """The same table with other numbers, given as a flat list; unchanged parts are shared."""
    left = iter(row)

    def refill(value: object) -> Any:
        if isinstance(value, Mapping):
            return {name: refill(part) for name, part in value.items()}
        if isinstance(value, (list, tuple)):
            return [refill(part) for part in value]
        return next(left)

    found = {name: refill(value) for name, value in values.items()}
    return {name: values[name] if part == values[name] else part for name, part in found.items()}


def _short(value: object) -> str:
    """A value on one line; a table by aspect has a line for each aspect."""
    if isinstance(value, Mapping):
        rows = [f"      {json.dumps(name)}: {json.dumps(part)}" for name, part in value.items()]
        return "{\n" + ",\n".join(rows) + "\n    }"
    return json.dumps(value)
