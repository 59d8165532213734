"""Named numbers: a seat's view as a flat list of fields.

A field's name is its path through the view: ``players[1].coins`` (seats are counted from the
viewer: 0 is the viewer, 1 the next), ``hand:card:altar`` (how many of it), ``phase=trade`` (1 or
0), ``hexes[hex:E5].structure=structure:D``. A game's patterns are in ``data/<game>.fields.json``
with the range of their values: ``{card}`` is every card, ``{seat}`` every seat, ``{0-5}`` an index
of a list, ``{a|b}`` one of some words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from pentapolis.core.game import Game

# The keys that identify an entry of a list.
IDS = ("component", "id", "connection", "city", "region", "building", "deck", "square")
PLACE = re.compile(r"\{([^}]*)\}")
RANGE = re.compile(r"(\d+)-(\d+)")


@dataclass(frozen=True)
class Reading:
    """How a game's view is read; by path without indices and ids (``players.coins``)."""

    seats: frozenset[str]
    """Numbers that are seats."""
    by_seat: frozenset[str]
    """Lists with an entry for every seat."""
    merged: frozenset[str]
    """Lists whose entries are summed instead of distinguished."""
    skipped: frozenset[str]
    """What is left out, because it follows from the rest or is only for display."""


class Node:
    """A path through a view, with its continuations; names are composed only once."""

    __slots__ = (
        "reading", "name", "way", "skipped", "is_seat", "by_seat", "merged", "counted",
        "fields", "entries", "words", "things",
    )  # fmt: skip

    def __init__(self, reading: Reading, name: str, way: str) -> None:
        self.reading = reading
        self.name = name
        self.way = way
        self.skipped = way in reading.skipped
        self.is_seat = way in reading.seats
        self.by_seat = way in reading.by_seat
        self.merged = way in reading.merged
        self.counted = f"{way}.there" not in reading.skipped
        self.fields: dict[str, Node] = {}
        self.entries: dict[object, Node] = {}
        self.words: dict[object, Node] = {}
        self.things: dict[object, Node] = {}

    def field(self, key: str) -> Node:
        """The path to a part with its own name."""
        found = self.fields.get(key)
        if found is None:
            dot = "." if self.name else ""
            found = Node(self.reading, f"{self.name}{dot}{key}", f"{self.way}{dot}{key}")
            self.fields[key] = found
        return found

    def entry(self, key: object) -> Node:
        """The path to an entry of a list, by its index or id."""
        found = self.entries.get(key)
        if found is None:
            found = self.entries[key] = Node(self.reading, f"{self.name}[{key}]", self.way)
        return found

    def word(self, key: object) -> Node:
        """The end of a path: the value is this word."""
        found = self.words.get(key)
        if found is None:
            found = self.words[key] = Node(self.reading, f"{self.name}={key}", "")
        return found

    def thing(self, key: object) -> Node:
        """The end of a path: the count of this thing."""
        found = self.things.get(key)
        if found is None:
            found = self.things[key] = Node(self.reading, f"{self.name}:{key}", "")
        return found


class Flattener:
    """Collects the numbers of one view."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.found: dict[Node, float] = {}

    def relative(self, seat: int) -> int:
        """A seat relative to the viewer: 0 is the viewer itself."""
        return (seat - self.seat) % self.seats

    def add(self, node: Node, value: float = 1) -> None:
        self.found[node] = self.found.get(node, 0) + value

    def read(self, value: Any, node: Node) -> None:
        """Read a value of the view at a path."""
        if value is None or node.skipped:
            return
        if isinstance(value, dict):
            self.read_parts(value, node)
        elif isinstance(value, str):
            self.add(node.word(value))
        elif isinstance(value, (int, float)):
            if node.is_seat:
                self.add(node.word(self.relative(int(value))))
            elif value:
                self.add(node, value)
        else:
            self.read_list(value, node)

    def read_parts(self, parts: Mapping[str, Any], node: Node, without: str | None = None) -> None:
        """Read the named parts of something; most are numbers, and most of those are zero."""
        fields = node.fields
        for key, value in parts.items():
            if value is not None and value is not False and key != without:
                field = fields.get(key) or node.field(key)
                if value != 0 or field.is_seat:
                    self.read(value, field)

    def read_list(self, values: Sequence[Any], node: Node) -> None:
        """Read a list: things are counted, entries with an id use it, others their index."""
        for place, value in enumerate(values):
            if node.by_seat:
                self.read(value, node.entry(self.relative(place)))
            elif value is None or isinstance(value, str):
                self.add(node.thing(value if value is not None else "unknown"))
            elif node.is_seat and isinstance(value, int):
                self.add(node.thing(self.relative(value)))
            elif isinstance(value, dict):
                self.read_entry(value, place, node)
            else:
                self.read(value, node if node.merged else node.entry(place))

    def read_entry(self, entry: Mapping[str, Any], place: int, node: Node) -> None:
        """Read an entry of a list of things."""
        key = None
        for one in IDS:
            if isinstance(entry.get(one), str):
                key = one
                break
        if node.merged:
            where = node
            if key is not None:
                self.add(node.thing(entry[key]))
        else:
            where = node.entry(entry[key] if key is not None else place)
            if key is not None and node.counted:
                self.add(where.field("there"))
        self.read_parts(entry, where, key)


def root(reading: Reading) -> Node:
    """The start of all paths through a game's views."""
    return Node(reading, "", "")


def walk(top: Node, view: Mapping[str, Any], seat: int) -> dict[Node, float]:
    """The non-zero numbers of a seat's view, by the end of their path."""
    flat = Flattener(seat, int(view["seats"]))
    flat.read_parts(view, top)
    return flat.found


def flatten(reading: Reading, view: Mapping[str, Any], seat: int) -> dict[str, float]:
    """The non-zero numbers of a seat's view, by name."""
    return {node.name: value for node, value in walk(root(reading), view, seat).items()}


def expand(pattern: str, game: Game, kinds: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """The names that a pattern stands for."""
    parts = PLACE.split(pattern)
    choices = [values_of(part, game, kinds) for part in parts[1::2]]
    for chosen in product(*choices):
        words = list(parts)
        words[1::2] = chosen
        yield "".join(words)


def values_of(place: str, game: Game, kinds: Mapping[str, Sequence[str]]) -> Sequence[str]:
    """The possible values of a placeholder in a pattern."""
    if place == "seat":
        return [str(seat) for seat in range(game.seats[-1])]
    bounds = RANGE.fullmatch(place)
    if bounds is not None:
        return [str(number) for number in range(int(bounds[1]), int(bounds[2]) + 1)]
    if "|" in place or place not in kinds:
        return place.split("|")
    return kinds[place]
