"""Somebody who has a table open, on a socket or on the stream for bots."""

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
    """A connection. States are built when they can be sent, so that one who reads slowly gets
    the latest and not a queue of old ones."""

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
        self.compares = compares  # takes differences to what it has got
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
        """The seats that this client may answer for; only a new version can change that."""
        if self.known[0] != self.table.version:
            self.known = (self.table.version, self.table.seats_of(self.bearer, self.key))
        return self.known[1]

    def forget_rights(self) -> None:
        """The chairs were read anew, perhaps under a version that is already known."""
        self.known = (-1, [])

    def look(self, viewer: int | None) -> None:
        """Take another chair; everything is sent anew."""
        self.viewer = viewer
        self.refresh()

    def refresh(self) -> None:
        """Send everything anew."""
        self.sent = Sent()
        self.touch()

    def touch(self) -> None:
        """Something changed: a state is due."""
        self.is_due = True
        self.event.set()

    def push(self, message: dict[str, Any]) -> None:
        """Send a message after the state that is due, if one is."""
        self.push_text(dumps(message))

    def push_text(self, message: str) -> None:
        """The same, ready to be sent."""
        if len(self.outbox) >= BACKLOG:
            self.is_overrun = True
        else:
            self.outbox.append(message)
        self.event.set()

    def dismiss(self) -> None:
        """Close the connection; who may come back does so by a new one."""
        self.is_overrun = True
        self.event.set()

    async def wait(self) -> list[str]:
        """What is to be sent next, the state first; waits until there is something.

        Whoever stops waiting (a stream that is to send a sign of life) loses nothing: the event is
        taken note of only when nothing can come between it and what is sent.
        """
        await self.event.wait()
        found: list[str] = []
        if self.is_due:
            # While an action is being stored, the position in memory is not yet true.
            async with self.room.lock:
                self.is_due = False
                if self.viewer is not None and self.viewer not in self.mine():
                    self.viewer = None  # somebody else took the seat over
                    self.sent = Sent()
                found.append(self.room.state_for(self))
        self.event.clear()
        found += self.outbox
        self.outbox.clear()
        return found
