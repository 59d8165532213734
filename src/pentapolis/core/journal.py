"""What happened: events for the log, each with the seats that may see it."""

from __future__ import annotations

from typing import Any

from pentapolis.core.message import Message


class Event:
    """One line of the log."""

    __slots__ = ("message", "seat", "to", "heading", "position")

    def __init__(
        self, message: Message, seat: int, to: tuple[int, ...] | None, heading: int
    ) -> None:
        self.message = message
        self.seat = seat  # who acted, -1 for the game itself
        self.to = to  # who may see it, None for everybody
        self.heading = heading  # 0 a line, 1 a chapter (age, round), 2 a section (turn)
        self.position = 0  # how many moves had been accepted; set by the match

    def is_visible_to(self, seat: int | None) -> bool:
        """Whether the seat (None: a spectator) may read this line.

        >>> secret = Event(Message("core-legal"), seat=1, to=(1,), heading=0)
        >>> secret.is_visible_to(1), secret.is_visible_to(None)
        (True, False)
        """
        return self.to is None or (seat is not None and seat in self.to)

    def to_json(self) -> dict[str, Any]:
        """The event as it travels to a client."""
        return {
            "message": self.message.to_json(),
            "seat": self.seat,
            "heading": self.heading,
            "position": self.position,
        }

    def __repr__(self) -> str:
        return f"Event({self.message!r})"
