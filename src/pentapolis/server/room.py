"""A table in use: who has it open, what each of them is sent, which bots think."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from pentapolis.server.bot_queue import Asker
from pentapolis.server.client import Client
from pentapolis.server.differences import Sent
from pentapolis.server.encoding import dumps
from pentapolis.server.patch import changes, mark
from pentapolis.server.presence import OtherProcesses
from pentapolis.server.tables import Table

# A table counts as watched for so long after a request.
WANTED = 30.0
# Where many come and go, who is here is told no more often than that.
TOLD_EVERY = 0.5
# States are shared for a moment only: they tell the time.
SHARED = 0.5

Audience = tuple[int | None, tuple[int, ...], bool]
"""All that a picture of the table depends on: the chair, the seats held, whose table it is."""


class Shown:
    """What an audience sees at a moment, worked out once, and written once for all who have got
    the same before."""

    def __init__(self, room: Room, client: Client) -> None:
        self.room = room
        online = room.online()
        self.picture = room.table.picture(client.bearer, client.viewer, client.key, online)
        self.sent: Sent | None = None  # whatever somebody had before, from now on it is this
        self.texts: dict[tuple[bool, int], str] = {}

    def text_for(self, client: Client) -> str:
        """The state or the difference that this client gets."""
        had = client.sent
        text = self.texts.get((client.compares, had.number))
        if text is None:
            text = self.texts[client.compares, had.number] = dumps(self.message(client))
        assert self.sent is not None
        client.sent = self.sent
        return text

    def message(self, client: Client) -> dict[str, Any]:
        """The same, to be written."""
        had, sent = client.sent, client.sent.copy()
        news = self.room.table.news(client.viewer, client.mine(), sent)
        self.sent = self.sent or sent
        if client.compares:
            if self.sent.marks is None:
                self.sent.marks = mark(self.picture, had.marks)
            changed = changes(had.marks, self.sent.marks, self.picture)
            if changed is not None:
                return {"type": "difference", "set": changed, **news}
        return {**self.picture, **news}


class Room:
    """A table in use: its lock, the clients who have it open, the bots who think."""

    def __init__(self, table: Table, elsewhere: OtherProcesses | None = None) -> None:
        self.table = table
        self.elsewhere = elsewhere or OtherProcesses()
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self.used = time.monotonic()
        self.wanted = -WANTED  # when somebody last asked for the table
        self.states: dict[Audience, Shown] = {}
        self.states_at = 0.0
        self.seated: frozenset[int] | None = None  # who is here; None: to be looked up
        self.told = -TOLD_EVERY  # when everybody was last told who is here
        self.is_telling = False

    @property
    def is_watched(self) -> bool:
        """Whether anybody has the table open, or asked for it a moment ago."""
        return bool(self.clients) or time.monotonic() - self.wanted < WANTED

    def asker(self) -> Asker:
        """Bots think on the account of who opened the table."""
        return Asker(self.table.owner, lambda: self.is_watched)

    def online(self) -> set[int]:
        """The seats whose holders have the table open, here or at another process."""
        return {*self.here(), *self.elsewhere.online(self.table.id)}

    def here(self) -> frozenset[int]:
        """The seats whose holders have the table open at this process."""
        if self.seated is None:
            self.seated = frozenset(seat for client in self.clients for seat in client.mine())
        return self.seated

    def spectators(self) -> int:
        """How many watch at this process."""
        return sum(not client.mine() for client in self.clients)

    def state_for(self, client: Client) -> str:
        """The state as this client gets it; the same for all who see and have got the same."""
        now = time.monotonic()
        if now - self.states_at > SHARED:
            self.forget_states()
            self.states_at = now
        is_owner = client.bearer.person == self.table.owner
        audience = (client.viewer, tuple(client.mine()), is_owner)
        shown = self.states.get(audience)
        if shown is None:
            shown = Shown(self, client)
            if self.has_others_there(client):
                self.states[audience] = shown
        return shown.text_for(client)

    def has_others_there(self, client: Client) -> bool:
        """Whether somebody else may be sent the same: who looks on, or from the same chair.

        A picture is thousands of small things; those that nobody else needs go at once.
        """
        viewer = client.viewer
        return viewer is None or any(
            other.viewer == viewer and other is not client for other in self.clients
        )

    async def until_shown(self) -> None:
        """Let those who wait for a new state have it first; who does not read is not waited for."""
        for _ in range(100):
            if not any(client.is_due for client in self.clients):
                return
            await asyncio.sleep(0.01)

    def forget_states(self) -> None:
        """Something changed: states are worked out anew."""
        self.states.clear()
        self.seated = None

    def touch(self) -> None:
        """A new state is due for everybody."""
        self.forget_states()
        for client in self.clients:
            client.touch()

    def touch_after_action(self) -> None:
        """A new state is due for those who may know of the last action."""
        table = self.table
        self.forget_states()
        if not table.is_hushed:
            self.touch()
            return
        concerned = {table.hushed_seat, *table.asked}
        for client in self.clients:
            if concerned.intersection(client.mine()):
                client.touch()

    def push(self, message: dict[str, Any]) -> None:
        """The same message for everybody."""
        text = dumps(message)
        for client in self.clients:
            client.push_text(text)

    def presence(self) -> dict[str, Any]:
        """Who is here."""
        return {
            "type": "presence",
            "online": sorted(self.online()),
            "spectators": self.spectators() + self.elsewhere.spectators(self.table.id),
        }
