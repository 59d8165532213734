"""Numbers with names: a seat's view as a flat list of fields.

A field's name is its way through the view: ``players[1].coins`` (seats are counted from the
viewer: 0 is the viewer, 1 the next), ``hand:card:altar`` (how many of it), ``phase=trade`` (1 or
0), ``hexes[hex:E5].structure=structure:D``. A game's patterns stand in
``data/<game>.fields.json`` with the range of their values: ``{card}`` is every card, ``{seat}``
every seat, ``{0-5}`` a place in a list, ``{a|b}`` one of some words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from pentapolis.core.game import Game

# How an entry of a list says what it is about.
IDS = ("component", "id", "connection", "city", "region", "building", "deck", "square")
PLACE = re.compile(r"\{([^}]*)\}")
RANGE = re.compile(r"(\d+)-(\d+)")


@dataclass(frozen=True)
class Reading:
    """How a game's view is read, by ways through it without places and ids (``players.coins``)."""

    seats: frozenset[str]
    """Numbers that are seats."""
    by_seat: frozenset[str]
    """Lists with an entry for every seat."""
    merged: frozenset[str]
    """Lists whose entries are added up instead of told apart."""
    skipped: frozenset[str]
    """What is left out: it follows from the rest, or is made for the eye."""


class Node:
    """A way through a view down to here, and the ways on; names are put together only once."""

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
        """On to a part with a name of its own."""
        found = self.fields.get(key)
        if found is None:
            dot = "." if self.name else ""
            found = Node(self.reading, f"{self.name}{dot}{key}", f"{self.way}{dot}{key}")
            self.fields[key] = found
        return found

    def entry(self, key: object) -> Node:
        """On to an entry of a list, by its place or id."""
        found = self.entries.get(key)
        if found is None:
            found = self.entries[key] = Node(self.reading, f"{self.name}[{key}]", self.way)
        return found

    def word(self, key: object) -> Node:
        """The end: it is this word."""
        found = self.words.get(key)
        if found is None:
            found = self.words[key] = Node(self.reading, f"{self.name}={key}", "")
        return found

    def thing(self, key: object) -> Node:
        """The end: one more of this thing."""
        found = self.things.get(key)
        if found is None:
            found = self.things[key] = Node(self.reading, f"{self.name}:{key}", "")
        return found


class Flattener:
    """Adds up the numbers of one view."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.found: dict[Node, float] = {}

    def relative(self, seat: int) -> int:
        """A seat as the viewer counts: 0 is the viewer itself."""
        return (seat - self.seat) % self.seats

    def add(self, node: Node, value: float = 1) -> None:
        self.found[node] = self.found.get(node, 0) + value

    def read(self, value: Any, node: Node) -> None:
        """Take in a value of the view that was found on a way."""
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
        """The named parts of something; most of a view is numbers, and most of those are zero."""
        fields = node.fields
        for key, value in parts.items():
            if value is not None and value is not False and key != without:
                field = fields.get(key) or node.field(key)
                if value != 0 or field.is_seat:
                    self.read(value, field)

    def read_list(self, values: Sequence[Any], node: Node) -> None:
        """A list: things are counted, entries with an id go by it, others by their place."""
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
        """An entry of a list of things."""
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
    """Where the ways through a game's views begin."""
    return Node(reading, "", "")


def walk(top: Node, view: Mapping[str, Any], seat: int) -> dict[Node, float]:
    """Every number of a seat's view that is not zero, by the end of its way."""
    flat = Flattener(seat, int(view["seats"]))
    flat.read_parts(view, top)
    return flat.found


def flatten(reading: Reading, view: Mapping[str, Any], seat: int) -> dict[str, float]:
    """The same by name."""
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
    """What can stand in a place of a pattern."""
    if place == "seat":
        return [str(seat) for seat in range(game.seats[-1])]
    bounds = RANGE.fullmatch(place)
    if bounds is not None:
        return [str(number) for number in range(int(bounds[1]), int(bounds[2]) + 1)]
    if "|" in place or place not in kinds:
        return place.split("|")
    return kinds[place]
