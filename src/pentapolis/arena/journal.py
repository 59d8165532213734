"""A file of finished tasks, one per line, from which an interrupted run continues."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Generic, TypeVar

from pentapolis.core.errors import BadSave
from pentapolis.core.message import Message

T = TypeVar("T")
R = TypeVar("R")


class Journal(Generic[T, R]):
    """Results by task, kept in a file of JSON lines.

    This class is for results that JSON can hold, and identifies tasks by their `repr`; subclasses
    define how a line is written and read.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.known: dict[object, R] = {}
        self.read()

    def key(self, task: T) -> object:
        """What identifies a task."""
        return repr(task)

    def row(self, task: T, result: R) -> dict[str, Any]:
        """A finished task as a line."""
        return {"task": repr(task), "result": result}

    def entry(self, row: dict[str, Any]) -> tuple[object, R]:
        """The key and the result in a line."""
        return row["task"], row["result"]

    def __contains__(self, task: T) -> bool:
        return self.key(task) in self.known

    def __getitem__(self, task: T) -> R:
        return self.known[self.key(task)]

    def add(self, task: T, result: R) -> None:
        """Store a finished task; it survives the end of this process."""
        self.known[self.key(task)] = result
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(self.row(task, result)) + "\n")

    def read(self) -> None:
        """Read the file; an incomplete last line is cut off."""
        if not self.path.exists():
            return
        text = self.path.read_text("utf-8")
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            self.path.write_text(whole, "utf-8")
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                key, result = self.entry(json.loads(line))
            except (ValueError, KeyError, TypeError) as error:
                raise BadSave(Message("core-save-damaged-move", {"number": number})) from error
            self.known[key] = result
