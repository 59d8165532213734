"""The numbers of a game's rules of thumb, as data.

A game derives a class from `Weights` with one attribute for each number or list of numbers; its
file ``bot/weights.json`` has their values by name. An attribute is read as quickly as a constant,
also compiled, and `fill` replaces all values without a rebuild.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from pentapolis.core.compiled import mypyc_attr
from pentapolis.core.errors import UnknownBot
from pentapolis.core.features import FeatureWeights
from pentapolis.core.message import Message

Table = Mapping[str, Any]
"""Values by name: a number, a list of numbers, a table of lists (read as one long list), or the two
weights of each feature by aspect."""

MOST_KNOWN: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Weights:
    """The numbers of a bot's rules of thumb, read from a file and replaceable as a whole."""

    table: Table
    known: dict[int, tuple[Table, dict[str, object]]]
    """By identity: the tables put last, and what became of them."""

    def __init__(self, package: str) -> None:
        """Read the file of the game in that package."""
        path = files(package).joinpath("bot", "weights.json")
        self.table: Table = {}
        self.known: dict[int, tuple[Table, dict[str, object]]] = {}
        self.fill(json.loads(path.read_text("utf-8"))["values"])

    def fill(self, table: Table) -> None:
        """Replace all values by others of the same names and lengths."""
        if self.table and shape(table) != shape(self.table):
            raise UnknownBot(Message("core-bad-weights"))
        self.put(table)

    def put(self, table: Table) -> None:
        """Like `fill`, for values that are known to fit."""
        if table is self.table:
            return
        attributes = self.attributes(table)
        self.table = table
        for name, value in attributes.items():
            setattr(self, name, value)
        self.derive()

    def attributes(self, table: Table) -> dict[str, object]:
        """What the attributes of a table are. Where two bots with other weights meet, they are put
        in place at every answer: the last tables are remembered."""
        known = self.known.get(id(table))
        if known is not None and known[0] is table:
            return known[1]
        found: dict[str, object] = {}
        for name, value in table.items():
            # training changes a few of many
            same = self.table.get(name) is value
            found[name] = getattr(self, name) if same else _as_attribute(value)
        if len(self.known) >= MOST_KNOWN:
            self.known.clear()
        self.known[id(table)] = (table, found)
        return found

    def derive(self) -> None:
        """Recompute or drop what a game derives from the values."""


def _as_attribute(value: Any) -> object:
    if not isinstance(value, Mapping):
        return [float(number) for number in value] if isinstance(value, list) else float(value)
    parts = list(value.values())
    if isinstance(parts[0], Mapping):
        return FeatureWeights(value)
    return [float(number) for part in parts for number in part]


def shape(value: object) -> object:
    """Names and lengths without the numbers; two tables must agree in it."""
    if isinstance(value, Mapping):
        return {name: shape(part) for name, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [shape(part) for part in value]
    return isinstance(value, (int, float)) and not isinstance(value, bool)
