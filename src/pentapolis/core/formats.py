"""Notations for whole matches, to write and to read; a game may add its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from pentapolis.core.message import Message

if TYPE_CHECKING:
    from pentapolis.core.match import Match


class Report(Protocol):
    """The result of replaying a file and comparing every value in it."""

    @property
    def ok(self) -> bool:
        """Whether everything agrees."""

    @property
    def message(self) -> Message:
        """The result in words."""

    def to_json(self) -> dict[str, Any]:
        """The report for other programs."""


class Format:
    """A notation for whole matches.

    `write` gives the text of a match. `read`, if present, plays such a text on a new match and
    raises `BadSave` at the first impossible thing. `replay`, also for notations of other programs,
    tolerates their deviations and reports every value that does not agree.
    """

    def __init__(
        self,
        name: str,
        about: Message,
        write: Callable[[Match], str],
        read: Callable[[str], Match] | None = None,
        suffix: str = ".txt",
        replay: Callable[[str], Report] | None = None,
    ) -> None:
        self.name = name
        self.about = about
        self.write = write
        self.read = read
        self.suffix = suffix
        self.replay = replay
