"""A connection to an open table, by socket or by the stream for bots."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

from pentapolis.server.differences import Sent
from pentapolis.server.encoding import dumps
from pentapolis.server.tables import Bearer, Table

if TYPE_CHECKING:
    from pentapolis.server.room import Room

BACKLOG = 500


class Client:
    """A connection. States are built only when they can be sent, so that a slow reader gets the
    newest one and skips those in between."""

    def __init__(
        self,
        room: Room,
        bearer: Bearer,
        viewer: int | None,
        key: bytes,
        compares: bool = False,
    ) -> None:
        self.room = room
        self.bearer = bearer
        self.viewer = viewer
        self.key = key
        self.compares = compares  # accepts differences to the previous state
        self.sent = Sent()
        self.known: tuple[int, list[int]] = (-1, [])
        self.outbox: deque[str] = deque()
        self.is_due = True
        self.is_overrun = False
        self.event = asyncio.Event()
        self.event.set()

    @property
    def table(self) -> Table:
        """The open table."""
        return self.room.table

    def mine(self) -> list[int]:
        """The seats that this client may answer for; they change only with a new version."""
        if self.known[0] != self.table.version:
            self.known = (self.table.version, self.table.seats_of(self.bearer, self.key))
        return self.known[1]

    def forget_rights(self) -> None:
        """Drop the cached seats after the chairs were read again."""
        self.known = (-1, [])

    def look(self, viewer: int | None) -> None:
        """Change to another seat's view; everything is sent again."""
        self.viewer = viewer
        self.refresh()

    def refresh(self) -> None:
        """Send everything again."""
        self.sent = Sent()
        self.touch()

    def touch(self) -> None:
        """Note that something changed and a state is due."""
        self.is_due = True
        self.event.set()

    def push(self, message: dict[str, Any]) -> None:
        """Send a message, after the state if one is due."""
        self.push_text(dumps(message))

    def push_text(self, message: str) -> None:
        """Send a message that is already encoded."""
        if len(self.outbox) >= BACKLOG:
            self.is_overrun = True
        else:
            self.outbox.append(message)
        self.event.set()

    def dismiss(self) -> None:
        """Close the connection; the client may reconnect."""
        self.is_overrun = True
        self.event.set()

    async def wait(self) -> list[str]:
        """What is to be sent next, the state first; waits until there is something.

        A cancelled wait (a stream that has to send a sign of life) loses nothing: the event is
        cleared only when nothing can happen between that and sending.
        """
        await self.event.wait()
        found: list[str] = []
        if self.is_due:
            # While an action is being stored, the position in memory is not yet final.
            async with self.room.lock:
                self.is_due = False
                if self.viewer is not None and self.viewer not in self.mine():
                    self.viewer = None  # somebody else took over the seat
                    self.sent = Sent()
                found.append(self.room.state_for(self))
        self.event.clear()
        found += self.outbox
        self.outbox.clear()
        return found
