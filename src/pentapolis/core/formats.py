"""Ways to write a match down and to read it back; a game may have some of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from pentapolis.core.message import Message

if TYPE_CHECKING:
    from pentapolis.core.match import Match


class Report(Protocol):
    """What comes out when a file is replayed and every value in it compared."""

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

    `write` gives the text of a match; `read`, where there is one, plays the text of such a file
    on a new match and raises `BadSave` at the first thing that cannot be; `replay`, for notations
    of other programs too, plays it with all its liberties and reports what does not agree.
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
