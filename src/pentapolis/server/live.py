"""All tables that are in use, loaded from storage and stored after every action."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

from pentapolis.core.errors import PentapolisError
from pentapolis.core.message import Message
from pentapolis.server import messages, snapshot
from pentapolis.server.chat import Chat
from pentapolis.server.client import Client
from pentapolis.server.housekeeping import FORGET, Housekeeping
from pentapolis.server.metrics import Metrics
from pentapolis.server.people import living_sessions
from pentapolis.server.pool import FALLBACK, Pool
from pentapolis.server.presence import OtherProcesses, announcement
from pentapolis.server.refusal import Refused, not_yours, refusal, stale
from pentapolis.server.room import TOLD_EVERY, Room
from pentapolis.server.rows import (
    actions_after,
    head_values,
    read_actions,
    read_head,
    read_key,
    rebuild,
    write_head,
    write_snapshot,
)
from pentapolis.server.storage import Conflict, Connection, Storage
from pentapolis.server.tables import PEOPLE, Bearer, Table

T = TypeVar("T")
LOG = logging.getLogger("pentapolis.server")

# An unused table is dropped from memory after a while, sooner if there are many.
KEPT = 200
IDLE = 60.0
IDLE_WHEN_FULL = 10.0
# A snapshot is written when replaying the moves since the last one would take this long.
REPLAY_SECONDS = 0.1


class LiveTables:
    """Every table that this process has in memory."""

    def __init__(
        self, storage: Storage, pool: Pool, forget: float = FORGET, forget_games: float = 0.0
    ) -> None:
        self.storage = storage
        self.pool = pool
        self.metrics = Metrics()
        self.key = b""
        self.name = secrets.token_hex(6)  # identifies this process in announcements
        self.chat = Chat(storage, self.name)
        self.elsewhere = OtherProcesses()
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Future[Room]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.housekeeping = Housekeeping(self, forget, forget_games)

    # --- start and end ---------------------------------------------------------------------

    async def open(self) -> None:
        """Prepare: the server's secret key, news of other processes, unfinished work."""

        self.key = await self.storage.run(read_key)
        self.storage.listen(self.heard)
        self.spawn(self.pool.start())
        await self.housekeeping.start()

    async def close(self) -> None:
        """Stop; everything is already stored."""
        await self.housekeeping.close()
        for room in self.rooms.values():
            for _, task in room.thinking.values():
                task.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.pool.close()
        await asyncio.to_thread(self.storage.close)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something in the background."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused):
            LOG.error("background work failed", exc_info=error)

    async def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Complete the work even if the client disconnects meanwhile."""
        return await asyncio.shield(self.spawn(work))

    # --- loading -------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """The room of a table, loaded if necessary."""
        room = self.rooms.get(table_id)
        if room is None:
            waiting = self.loading.get(table_id)
            if waiting is None:
                waiting = self.loading[table_id] = asyncio.ensure_future(self._load(table_id))
                waiting.add_done_callback(lambda _: self.loading.pop(table_id, None))
            room = await asyncio.shield(waiting)
        room.used = time.monotonic()
        return room

    async def visit(self, table_id: str) -> Room:
        """The room of a table for a visitor; a game between bots continues."""
        room = await self.room(table_id)
        room.wanted = time.monotonic()
        if room.table.is_bots_only and not room.lock.locked():
            self.start_bots(room)
        return room

    async def _load(self, table_id: str) -> Room:
        row, seats, actions, frozen = await self.storage.run(
            lambda db: (*read_head(db, table_id), *read_actions(db, table_id))
        )
        table = Table(row, seats)
        # Replaying a long game takes a while; nobody else has this table yet, so others need not
        # wait.
        await asyncio.to_thread(rebuild, table, actions, frozen)
        return self.admit(table)

    def admit(self, table: Table) -> Room:
        """Create the room of a loaded table."""
        room = self.rooms[table.id] = Room(table, self.elsewhere)
        self.make_room()
        self.start_bots(room)
        return room

    def make_room(self) -> None:
        """Drop unused tables, the longest unused first."""
        now = time.monotonic()
        idle = [r for r in self.rooms.values() if not (r.clients or r.thinking or r.lock.locked())]
        idle.sort(key=lambda room: room.used)
        for room in idle:
            patience = IDLE if len(self.rooms) <= KEPT else IDLE_WHEN_FULL
            if now - room.used > patience:
                del self.rooms[room.table.id]

    async def reload(self, room: Room) -> None:
        """Reload what is stored; the caller holds the lock."""
        table = room.table
        row, seats, actions, frozen = await self.storage.run(
            lambda db: (*read_head(db, table.id), *read_actions(db, table.id))
        )
        table.read(row, seats)
        rebuild(table, actions, frozen)
        for client in room.clients:
            client.forget_rights()
        room.touch()

    async def catch_up(self, room: Room) -> None:
        """Load what other processes added; the caller holds the lock."""
        table = room.table
        if table.match is None:
            await self.reload(room)
            return
        known = table.version
        row, seats, actions = await self.storage.run(
            lambda db: (*read_head(db, table.id), actions_after(db, table.id, known))
        )
        if row["version"] == known:
            return
        try:
            for action in actions:
                table.apply(action["kind"], action["seat"], action["text"], action["version"])
        except PentapolisError:
            await self.reload(room)
            return
        table.read(row, seats)
        table.notice = None
        if len(actions) == 1:
            room.touch_after_action()
        else:
            room.touch()

    def heard(self, payload: str) -> None:
        """Handle a change at a table announced by another process (or a lost connection)."""
        origin, kind, table_id, rest = (*payload.split(" ", 3), "", "", "", "")[:4]
        if origin == self.name:
            return
        rooms = list(self.rooms.values())
        if table_id:
            rooms = [self.rooms[table_id]] if table_id in self.rooms else []
        if kind == "presence":
            self.elsewhere.hear(origin, table_id, rest)
            for room in rooms:
                room.push(room.presence())
            return
        if not kind or kind == "who":
            self.spawn(self.repeat_presence())
        if not kind:
            self.spawn(self.announce("who"))
        if kind != "who":
            for room in rooms:
                self.spawn(self._hear(room, kind))

    async def _hear(self, room: Room, kind: str) -> None:
        if kind == "chat":
            room.push(await self.chat.last(room.table.id, 1))
            return
        async with room.lock:
            try:
                await self.catch_up(room)
            except Refused:  # removed
                self.close_room(room)

    # --- actions -------------------------------------------------------------------------

    async def play(self, room: Room, bearer: Bearer, seat: int, move: str, version: int) -> int:
        """Answer a question; returns the new version after it is stored."""
        async with room.lock:
            mine, version = await self.be_current(room, bearer, version)
            room.table.check_answer(seat, version, mine)
            await self.act(room, "play", seat, move)
            return room.table.shown_version(mine)

    async def stand(self, room: Room, bearer: Bearer, order: messages.StandRequest) -> int:
        """Give or withdraw a standing answer; nobody else learns of it."""
        async with room.lock:
            mine = room.table.seats_of(bearer, self.key)
            if order.seat not in mine:
                raise not_yours()
            text = {"kind": order.kind}
            if order.answer is not None:
                text |= {"answer": order.answer, "until": order.until}
            await self.act(room, "stand", order.seat, json.dumps(text))
            return room.table.shown_version(mine)

    async def undo(self, room: Room, bearer: Bearer, answers: int, version: int) -> int:
        """Take back the bearer's last answers."""
        async with room.lock:
            mine, version = await self.be_current(room, bearer, version)
            table = room.table
            table.running()
            if not mine:
                raise not_yours()
            self._check_undo_version(table, version, mine)
            length = table.undo_length(answers, mine)
            notice = Message("core-server-undone", {"seat": f"seat:{mine[0]}"})
            await self.act(room, "undo", mine[0], str(length), notice)
            return table.shown_version(mine)

    async def redo(self, room: Room, bearer: Bearer, version: int) -> int:
        """Play again what was taken back."""
        async with room.lock:
            mine, version = await self.be_current(room, bearer, version)
            table = room.table
            match = table.running()
            if not mine:
                raise not_yours()
            self._check_undo_version(table, version, mine)
            if not table.may_redo(mine):
                raise not_yours() if match.undone else Refused("nothing", "core-nothing-to-redo")
            await self.act(room, "redo", mine[0], "")
            return table.shown_version(mine)

    async def retract(self, room: Room, bearer: Bearer, seat: int, version: int) -> int:
        """Take back a simultaneous answer."""
        async with room.lock:
            mine, version = await self.be_current(room, bearer, version)
            table = room.table
            match = table.running()
            if seat not in mine:
                raise not_yours()
            if version < table.since[seat]:
                raise stale()
            if not match.state.waiting or match.state.answers[seat] is None:
                raise Refused("nothing", "core-nothing-to-retract", seat=f"seat:{seat}")
            notice = Message("core-server-retracted", {"seat": f"seat:{seat}"})
            await self.act(room, "retract", seat, "", notice)
            return table.shown_version(mine)

    async def be_current(self, room: Room, bearer: Bearer, version: int) -> tuple[list[int], int]:
        """The bearer's seats and the stored version that is meant.

        A client that knows a newer version has it from another process.
        """
        mine = room.table.seats_of(bearer, self.key)
        if room.table.true_version(version, mine) > room.table.version:
            await self.catch_up(room)
            mine = room.table.seats_of(bearer, self.key)
        return mine, room.table.true_version(version, mine)

    @staticmethod
    def _check_undo_version(table: Table, version: int, mine: list[int]) -> None:
        """If only bots moved since the client looked, 'my last answer' is still the same."""
        if version != table.version and not (
            table.is_free_for(mine) and table.last_person_version <= version < table.version
        ):
            raise stale()

    async def act(
        self, room: Room, kind: str, seat: int, text: str, notice: Message | None = None
    ) -> None:
        """Apply and store an action; on any failure memory returns to what is stored."""
        table = room.table
        began = time.monotonic()
        expected, version = table.version, table.version + 1
        since = table.since[:]
        try:
            table.apply(kind, seat, text, version)
        except PentapolisError as error:
            raise refusal(error) from error
        except Exception as error:  # an error in the game: its position may be half changed
            LOG.exception("table %s: %s %s %r", table.id, kind, seat, text)
            await self.reload(room)
            raise Refused("failed", "core-server-failed") from error
        now = time.time()
        try:
            table.settle(now, since)
            is_bot = kind == "play" and table.chairs[seat].kind == "bot"
            if not is_bot:
                table.last_person_version = version
            stored = head_values(table, now)
            announcement = f"{self.name} table {table.id}"

            def store(db: Connection) -> None:
                write_head(db, table.id, expected, version, stored)
                db.run(
                    "INSERT INTO actions VALUES (?, ?, ?, ?, ?, ?)",
                    table.id, version, kind, seat, text, now,
                )  # fmt: skip
                db.notify(announcement)

            await self._store(room, store)
        except Conflict:
            await self.reload(room)
            raise stale() from None
        self.metrics.acted(kind, time.monotonic() - began)
        if not is_bot and not table.is_hushed:  # a notice for people stays while bots move
            table.notice = notice
        room.touch_after_action()
        self.start_bots(room)
        if table.work > REPLAY_SECONDS or table.status == "over":
            table.work = 0.0
            self.spawn(self.take_snapshot(room))

    async def _store(self, room: Room, work: Callable[[Connection], None]) -> None:
        try:
            await self.storage.run(work)
        except Conflict:
            raise
        except Exception as error:
            LOG.exception("storing failed")
            self.close_room(room)
            raise Refused("failed", "core-server-failed") from error

    def close_room(self, room: Room) -> None:
        """Drop the table; clients that reconnect get what is stored."""
        self.rooms.pop(room.table.id, None)
        for _, task in room.thinking.values():
            if task is not asyncio.current_task():
                task.cancel()
        for client in room.clients:
            client.dismiss()

    async def start_over(self) -> None:
        """Drop everything in memory, because the database was replaced."""
        for room in list(self.rooms.values()):
            self.close_room(room)
        self.key = await self.storage.run(read_key)

    async def check_sessions(self) -> None:
        """Close the connections of sessions that have ended."""
        clients = [
            client
            for room in self.rooms.values()
            for client in room.clients
            if client.bearer.session
        ]
        if not clients:
            return
        hashes = sorted({client.bearer.session for client in clients})
        living = await self.storage.run(partial(living_sessions, hashes=hashes, now=time.time()))
        for client in clients:
            if client.bearer.session not in living:
                client.dismiss()

    async def take_snapshot(self, room: Room) -> None:
        """Store the match beside its record, after everybody was shown the last move."""
        await room.until_shown()
        async with room.lock:
            table = room.table
            if table.match is None or table.takeback is not None:  # a snapshot has no takeback
                return
            if table.match.closed is not None:
                return  # the last snapshot is from before the rules changed
            try:
                data = await asyncio.to_thread(snapshot.freeze, table.match)
            except Exception:  # loading takes longer, but nothing is lost
                LOG.exception("no snapshot of table %s", table.id)
                return
            values = (table.id, table.version, snapshot.fingerprint(table.game), data)
        await self.storage.run(lambda db: write_snapshot(db, *values))

    # --- bots and clocks -----------------------------------------------------------------

    def start_bots(self, room: Room) -> None:
        """Let every bot that is asked think; stop those whose question is gone."""
        table = room.table
        asked = table.bots_asked()
        if table.is_bots_only and not room.is_watched:
            asked = []  # they continue when somebody watches
        for seat, (since, task) in list(room.thinking.items()):
            if seat not in table.asked or table.since[seat] != since:
                del room.thinking[seat]
                # A task that is storing its own answer ends by itself.
                if task is not asyncio.current_task():
                    task.cancel()
        for seat in asked:
            if seat not in room.thinking:
                name = table.chairs[seat].bot or FALLBACK
                self.think(room, seat, name)

    def think(self, room: Room, seat: int, bot: str) -> None:
        """Let a bot answer for that seat."""
        since = room.table.since[seat]
        task = self.spawn(self._answer(room, seat, bot, since))
        room.thinking[seat] = (since, task)

    async def _answer(self, room: Room, seat: int, bot: str, since: int) -> None:
        """Play a bot's answer, if the question is still open."""
        try:
            match = room.table.running()
            if match.state.decision(seat) is None:
                return  # taken back before the bot began
            move = await self.pool.choose(room.table.id, match, seat, bot, room.asker())
            async with room.lock:
                table = room.table
                if room.thinking.get(seat, (-1,))[0] != since or table.since[seat] != since:
                    return
                del room.thinking[seat]
                if table.match is None or table.match.state.decision(seat) is None:
                    return
                notice = None
                if table.chairs[seat].kind in PEOPLE and not table.veil.is_drawn:
                    notice = Message("core-server-time-up", {"seat": f"seat:{seat}"})
                await self.act(room, "play", seat, move, notice)
            if notice is not None:
                await self.chat.announce(room, notice)
        except Refused as error:
            if error.code != "stale":
                LOG.warning("bot %s at %s: %s", bot, room.table.id, error.message)
        finally:
            if room.thinking.get(seat, (-1,))[0] == since:
                del room.thinking[seat]

    # --- clients -------------------------------------------------------------------------

    def enter(self, client: Client) -> None:
        """A client opened the table."""
        room = client.room
        room.clients.add(client)
        self.tell_presence(room)

    def leave(self, client: Client) -> None:
        """A client went away."""
        room = client.room
        room.clients.discard(client)
        room.used = time.monotonic()
        self.tell_presence(room)

    def tell_presence(self, room: Room) -> None:
        """Tell the table and the other processes who is here, now or in a moment."""
        room.forget_states()
        wait = room.told + TOLD_EVERY - time.monotonic()
        if wait <= 0:
            self._tell_presence(room)
        elif not room.is_telling:
            room.is_telling = True
            asyncio.get_running_loop().call_later(wait, self._tell_presence, room)

    def _tell_presence(self, room: Room) -> None:
        room.is_telling = False
        room.told = time.monotonic()
        room.push(room.presence())
        if self.storage.is_postgres:
            self.spawn(self.announce_presence(room))

    async def announce_presence(self, room: Room) -> None:
        """Tell the other processes who is here."""
        said = announcement(room.here(), room.spectators())
        await self.announce(f"presence {room.table.id} {said}")

    async def repeat_presence(self) -> None:
        """Repeat to the other processes who is where, and drop what they no longer repeat."""
        for table_id in self.elsewhere.forget():
            if table_id in self.rooms:
                self.rooms[table_id].push(self.rooms[table_id].presence())
        if self.storage.is_postgres:
            for room in [room for room in self.rooms.values() if room.clients]:
                await self.announce_presence(room)

    async def announce(self, text: str) -> None:
        """Say something to the other processes."""
        await self.storage.run(lambda db: db.notify(f"{self.name} {text}"))

    def online(self, table_id: str) -> set[int]:
        """The seats of any table whose holders have it open."""
        room = self.rooms.get(table_id)
        return room.online() if room is not None else self.elsewhere.online(table_id)
