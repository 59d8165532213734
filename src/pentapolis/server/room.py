"""A table in use: who has it open, what each client is sent, which bots are thinking."""

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

# How long a table counts as watched after a request.
WANTED = 30.0
# If many people come and go, presence is announced at most this often.
TOLD_EVERY = 0.5
# States contain the time, so they are shared only briefly.
SHARED = 0.5

Audience = tuple[int | None, tuple[int, ...], bool]
"""What a state depends on: the viewer's seat, the seats held, whether the viewer owns the table."""


class Shown:
    """What an audience sees at a moment, computed once, and encoded once for all clients that
    had the same state before."""

    def __init__(self, room: Room, client: Client) -> None:
        self.room = room
        online = room.online()
        self.picture = room.table.picture(client.bearer, client.viewer, client.key, online)
        self.sent: Sent | None = None  # what every client has after this state
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
        """The state or the difference, before encoding."""
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
    """A table in use: its lock, its clients, its thinking bots."""

    def __init__(self, table: Table, elsewhere: OtherProcesses | None = None) -> None:
        self.table = table
        self.elsewhere = elsewhere or OtherProcesses()
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self.used = time.monotonic()
        self.wanted = -WANTED  # when somebody last requested the table
        self.states: dict[Audience, Shown] = {}
        self.states_at = 0.0
        self.seated: frozenset[int] | None = None  # who is here; None: to be computed
        self.told = -TOLD_EVERY  # when presence was last announced
        self.is_telling = False

    @property
    def is_watched(self) -> bool:
        """Whether anybody has the table open, or asked for it a moment ago."""
        return bool(self.clients) or time.monotonic() - self.wanted < WANTED

    def asker(self) -> Asker:
        """Bots think on behalf of the person who opened the table."""
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
        """The state for this client; shared by all who see and have received the same."""
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
        """Whether others may be sent the same: spectators, or viewers of the same seat.

        A state has thousands of small objects; those that nobody else needs are freed at once.
        """
        viewer = client.viewer
        return viewer is None or any(
            other.viewer == viewer and other is not client for other in self.clients
        )

    async def until_shown(self) -> None:
        """Wait until clients have received the new state; slow readers are not waited for."""
        for _ in range(100):
            if not any(client.is_due for client in self.clients):
                return
            await asyncio.sleep(0.01)

    def forget_states(self) -> None:
        """Drop shared states after a change."""
        self.states.clear()
        self.seated = None

    def touch(self) -> None:
        """A new state is due for everybody."""
        self.forget_states()
        for client in self.clients:
            client.touch()

    def touch_after_action(self) -> None:
        """Note that a new state is due for those who may know of the last action."""
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
        """Send the same message to everybody."""
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
