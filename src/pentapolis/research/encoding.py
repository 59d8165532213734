"""What a seat sees as an array of numbers, with a name and a range for each.

The numbers come from `view` and from the seat's own question, so they contain nothing that the seat
may not know. Only `encode_all`, the views of all seats, is an exception.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pentapolis.core.game import Game
from pentapolis.core.state import State
from pentapolis.registry import game as game_of
from pentapolis.research.fields import Node, Reading, expand, root, walk

Vector = NDArray[np.float32]


class Encoding:
    """The fields of one game.

    >>> fields = encoding("seven-wonders")
    >>> "players[0].coins" in fields.index, fields.range_of("players[0].shields")[0]
    (True, 0.0)
    """

    def __init__(self, game: Game, data: Mapping[str, Any]) -> None:
        self.game = game
        self.version: int = data["version"]
        ways = data["reading"]
        self.reading = Reading(
            *(frozenset(ways[part]) for part in ("seats", "by_seat", "merged", "skipped"))
        )
        self.root = root(self.reading)
        self._places: dict[Node, int] = {}
        kinds: dict[str, list[str]] = {}
        for name in game.components():
            kinds.setdefault(name.partition(":")[0], []).append(name)
        names: list[str] = []
        ranges: list[tuple[float, float]] = []
        for pattern, low, high in data["fields"]:
            found = list(expand(pattern, game, kinds))
            names += found
            ranges += [(low, high)] * len(found)
        self.names = tuple(names)
        self.index = {name: place for place, name in enumerate(names)}
        self.low: Vector = np.array([low for low, _ in ranges], np.float32)
        self.high: Vector = np.array([high for _, high in ranges], np.float32)
        self._nothing: Vector = np.clip(np.zeros_like(self.low), self.low, self.high)

    def __len__(self) -> int:
        return len(self.names)

    def range_of(self, name: str) -> tuple[float, float]:
        """The least and the largest value of a field."""
        place = self.index[name]
        return float(self.low[place]), float(self.high[place])

    def seen(self, state: State, seat: int) -> dict[Node, float]:
        """The non-zero numbers, as the seat may know them."""
        found = walk(self.root, state.view(seat), seat)
        decision = state.decision(seat)
        if decision is not None:
            found[self.root.field("question").word(decision.kind)] = 1.0
        return found

    def numbers(self, state: State, seat: int) -> dict[str, float]:
        """The non-zero numbers by name."""
        return {node.name: value for node, value in self.seen(state, seat).items()}

    def encode(self, state: State, seat: int) -> Vector:
        """What the seat sees. A number beyond its range is clipped; one without a field (a word
        that no game of the measurement had) is left out."""
        found = self.seen(state, seat)
        places = self._places
        for node in found:
            if node not in places:
                places[node] = self.index.get(node.name, len(self.names))
        at = np.array([places[node] for node in found])
        known = at < len(self.names)
        at = at[known]
        values = np.array(list(found.values()), np.float32)[known]
        vector = self._nothing.copy()
        vector[at] = np.clip(values, self.low[at], self.high[at])
        return vector

    def encode_all(self, state: State) -> Vector:
        """What all seats see, concatenated: more than any seat may know."""
        return np.concatenate([self.encode(state, seat) for seat in range(state.seats)])

    def scaled(self, vector: Vector) -> Vector:
        """The vector with every field scaled to 0 to 1."""
        return (vector - self.low) / (self.high - self.low)

    def decode(self, vector: Vector) -> dict[str, float]:
        """The non-zero numbers of an array, by name."""
        return {self.names[place]: float(vector[place]) for place in np.flatnonzero(vector)}


@cache
def encoding(game: str) -> Encoding:
    """The fields of a game by its id."""
    data = files("pentapolis.research").joinpath("data", f"{game}.fields.json")
    return Encoding(game_of(game), json.loads(data.read_text("utf-8")))
