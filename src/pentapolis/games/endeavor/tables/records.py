"""Data files as records whose every field is checked; errors name the place in the file."""

from __future__ import annotations

import json
import re
from typing import Any, Final

from pentapolis.core.errors import BadOption
from pentapolis.core.message import Message

ID: Final = re.compile(r"[A-Za-z0-9_-]+")
NO_ID: Final = "none"
"""A word that moves use for "nothing" (``slot none``), so no component may have it as its id."""
REMARKS: Final = frozenset(
    [
        "schema", "source", "confidence", "note", "field_sources", "name_cs_source", "rule",
        "rule_source", "layout_note", "label_note", "reconstruction_rule", "alternative",
    ]
)  # fmt: skip
"""Fields for readers of the file, which the game ignores."""


class Record:
    """A JSON object and its place in the file, for instance ``cards.json, cards[3]``.

    It remembers which fields were read, so that an unused one is reported.
    """

    __slots__ = ("data", "where", "used", "inner")

    def __init__(self, data: dict[str, Any], where: str) -> None:
        self.data = data
        self.where = where
        self.used: set[str] = set()
        self.inner: list[Record] = []

    def take(self, name: str) -> Any:
        """A required field."""
        self.used.add(name)
        if name not in self.data:
            raise BadOption(Message("en-data-missing", {"where": self.where, "field": name}))
        return self.data[name]

    def bad(self, name: str, expected: str) -> BadOption:
        """The error of a field with a wrong value."""
        return BadOption(
            Message(
                "en-data-value",
                {
                    "where": self.where,
                    "field": name,
                    "value": shown(self.data.get(name)),
                    "expected": expected,
                },
            )
        )

    def text(self, name: str) -> str:
        """A non-empty line of text."""
        value = self.take(name)
        if not isinstance(value, str) or not value.strip() or not value.isprintable():
            raise self.bad(name, "text")
        return value

    def id(self) -> str:
        """The id that moves and views use: one plain word."""
        value = self.take("id")
        if not isinstance(value, str) or not ID.fullmatch(value) or value == NO_ID:
            raise self.bad("id", "A-Z a-z 0-9 _ -")
        return value

    def fixed(self, name: str, value: Any) -> None:
        """Check an optional field for which the rules know only this value."""
        if name in self.data and (
            self.take(name) != value or type(self.data[name]) is not type(value)
        ):
            raise self.bad(name, shown(value))

    def number(self, name: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        value = self.take(name)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.bad(name, f"{least}..{most}")
        return value

    def flag(self, name: str) -> bool:
        """True or false."""
        value = self.take(name)
        if not isinstance(value, bool):
            raise self.bad(name, "true, false")
        return value

    def one_of(self, name: str, known: tuple[str, ...]) -> int:
        """The index of a known word."""
        value = self.take(name)
        if not isinstance(value, str) or value not in known:
            raise self.bad(name, ", ".join(known))
        return known.index(value)

    def confidence(self) -> str:
        """How sure the fact is: a number from 0 to 1, or a word."""
        value = self.take("confidence")
        if not isinstance(value, (int, float, str)) or isinstance(value, bool):
            raise self.bad("confidence", "0..1")
        return str(value)

    def child(self, name: str) -> Record:
        """An object inside this one."""
        value = self.take(name)
        if not isinstance(value, dict):
            raise self.bad(name, "{ }")
        found = Record(value, f"{self.where}, {name}")
        self.inner.append(found)
        return found

    def rows(self, name: str) -> list[Record]:
        """A list of objects."""
        value = self.take(name)
        if not isinstance(value, list):
            raise self.bad(name, "[ ]")
        found: list[Record] = []
        for i, row in enumerate(value):
            if not isinstance(row, dict):
                raise self.bad(f"{name}[{i}]", "{ }")
            found.append(Record(row, f"{self.where}, {name}[{i}]"))
        self.inner += found
        return found

    def words(self, name: str) -> list[str]:
        """A list of strings."""
        value = self.take(name)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.bad(name, "[text]")
        return [str(item) for item in value]

    def numbers(self, name: str, least: int, most: int) -> list[int]:
        """A list of whole numbers within bounds."""
        value = self.take(name)
        if not isinstance(value, list):
            raise self.bad(name, "[ ]")
        found: list[int] = []
        for item in value:
            if not isinstance(item, int) or isinstance(item, bool) or not least <= item <= most:
                raise self.bad(name, f"[{least}..{most}]")
            found.append(item)
        return found

    def expect(self, what: str, found: int, expected: int) -> None:
        """Check a total."""
        if found != expected:
            raise BadOption(
                Message(
                    "en-data-total",
                    {"where": self.where, "what": what, "found": found, "expected": expected},
                )
            )

    def check_used(self) -> None:
        """Refuse fields that the game does not read."""
        for name in self.data:
            if name not in self.used and name not in REMARKS:
                raise BadOption(Message("en-data-unknown", {"where": self.where, "field": name}))
        for record in self.inner:
            record.check_used()


def shown(value: Any) -> str:
    """A value as the file has it, shortened."""
    try:
        return json.dumps(value, ensure_ascii=False)[:80]
    except RecursionError:
        return "[[[…"


def distinct(rows: list[Record]) -> None:
    """Check that no two records have the same id."""
    seen: set[str] = set()
    for row in rows:
        name = row.id()
        if name in seen:
            raise BadOption(Message("en-data-twice", {"where": row.where, "id": name}))
        seen.add(name)


def unreadable(where: str, reason: str) -> BadOption:
    """The error for a file that is no data file at all."""
    return BadOption(Message("en-data-unreadable", {"where": where, "reason": reason}))


def parse(text: str, where: str) -> Record:
    """A file's JSON object."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise unreadable(where, str(error)) from error
    if not isinstance(data, dict):
        raise unreadable(where, "{ }")
    return Record(data, where)
