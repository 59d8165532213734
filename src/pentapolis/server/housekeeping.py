"""Periodic work on tables: expired clocks, bots to wake, tables to remove.

Nobody can answer while the server is down, so that time does not count for players: the
housekeeping records every few seconds that it is running, and moves the clocks by any gap it finds.
"""

from __future__ import annotations

import gc
import json
import logging
import time
from functools import partial
from typing import TYPE_CHECKING

from pentapolis.core.message import Message
from pentapolis.server.background import BackgroundTasks
from pentapolis.server.clock import shifted
from pentapolis.server.people import forget_sessions
from pentapolis.server.pool import FALLBACK
from pentapolis.server.presence import REPEAT_EVERY
from pentapolis.server.rows import read_due, read_forgotten, remove_table
from pentapolis.server.tables import BOT_GRACE

if TYPE_CHECKING:
    from pentapolis.server.live import LiveTables
    from pentapolis.server.room import Room
    from pentapolis.server.storage import Connection

LOG = logging.getLogger("pentapolis.server")

SWEEP_EVERY = 2.0
BEAT_EVERY = 5.0
# A longer gap means that no process was running.
SILENCE = 2 * BEAT_EVERY
SESSIONS_EVERY = 5.0
CLEAN_EVERY = 3600.0
MEMORY_EVERY = 1.0
DAY = 86_400.0
# Unstarted tables and analysis copies are removed after this time without activity.
FORGET = 90 * DAY


class Housekeeping:
    """Does the periodic work of one server process."""

    def __init__(self, live: LiveTables, forget: float, forget_games: float) -> None:
        self.live = live
        self.storage = live.storage
        self.forget = forget
        self.forget_games = forget_games
        self.background = BackgroundTasks()
        self.board: dict[str, str] | None = None

    async def start(self) -> None:
        """Start; clocks are corrected before anybody's time can run out."""
        await self.beat()
        self.background.add("beat", BEAT_EVERY, self.beat)
        self.background.add("clocks", SWEEP_EVERY, self.sweep)
        self.background.add("presence", REPEAT_EVERY, self.live.repeat_presence)
        self.background.add("sessions", SESSIONS_EVERY, self.live.check_sessions)
        self.background.add("cleaning", CLEAN_EVERY, self.clean)
        self.background.add("memory", MEMORY_EVERY, self.collect_garbage)

    async def close(self) -> None:
        """Record until when this process ran."""
        await self.background.close()
        try:
            await self.storage.run(partial(write_beat, now=time.time()))
        except Exception:
            LOG.exception("the database is not there at the end")

    async def beat(self) -> None:
        """Record that this process is running; clocks stand still while none is."""
        moved = await self.storage.run(partial(beat, now=time.time(), name=self.live.name))
        if moved:
            LOG.warning("nobody was here for a while: the clocks of %d tables move on", len(moved))
        await self.look_at_the_board()
        for table_id in moved:
            room = self.live.rooms.get(table_id)
            if room is not None:
                async with room.lock:
                    await self.live.catch_up(room)

    async def look_at_the_board(self) -> None:
        """Carry out the operator's orders: a restored database, or an announcement."""
        board = await self.storage.run(read_board)
        if self.board is not None:
            if board.get("epoch") != self.board.get("epoch"):
                LOG.warning("the database was changed by its operator: all tables are read anew")
                await self.live.start_over()
            said = board.get("announcement")
            if said is not None and said != self.board.get("announcement"):
                message = Message("core-server-announcement", {"text": json.loads(said)["text"]})
                for room in [room for room in self.live.rooms.values() if room.clients]:
                    await self.live.chat.announce(room, message)
        self.board = board

    async def sweep(self) -> None:
        """Handle expired clocks, and bots that nobody woke after a crash."""
        self.live.make_room()
        now = time.time()
        for table_id in await self.storage.run(partial(read_due, now=now)):
            try:
                await self.attend(await self.live.room(table_id), now)
            except Exception:
                LOG.exception("table %s", table_id)

    async def attend(self, room: Room, now: float) -> None:
        """Answer for those whose time is up, and wake bots."""
        async with room.lock:
            await self.live.catch_up(room)
            table = room.table
            if table.match is not None:
                self.live.start_bots(room)
                for seat in table.asked:
                    deadline = table.times.deadline(seat)
                    if deadline is not None and deadline < now and seat not in room.thinking:
                        self.live.think(room, seat, FALLBACK)
            # Check again later, in case this attempt dies with its process.
            wake = table.wake_time(now)
            later = None if wake is None else max(wake, now + 2 * BOT_GRACE)
            await self.storage.run(
                lambda db: db.run("UPDATE tables SET wake = ? WHERE id = ?", later, table.id)
            )

    async def collect_garbage(self) -> None:
        """Collect garbage often and in small amounts; a large collection would delay everybody."""
        gc.collect(0)

    async def clean(self) -> None:
        """Remove tables without activity; games only if the server is configured so."""
        found = await self.storage.run(
            partial(read_forgotten, now=time.time(), idle=self.forget, idle_games=self.forget_games)
        )
        for table_id in found:
            room = self.live.rooms.get(table_id)
            if room is not None and (room.online() or room.clients):
                continue
            self.live.rooms.pop(table_id, None)
            await self.storage.run(partial(remove_table, table_id=table_id))
        await self.storage.run(partial(forget_sessions, now=time.time()))
        if found:
            LOG.info("%d abandoned tables removed", len(found))


def read_board(db: Connection) -> dict[str, str]:
    """The operator's orders for running servers."""
    rows = db.all("SELECT name, value FROM meta WHERE name IN ('epoch', 'announcement')")
    return {row["name"]: row["value"] for row in rows}


def write_beat(db: Connection, now: float) -> None:
    """Record that a server process is running now."""
    db.run(
        "INSERT INTO meta VALUES ('beat', ?) "
        "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        repr(now),
    )


def beat(db: Connection, now: float, name: str) -> list[str]:
    """Record that a process is running; returns the tables whose clocks were moved after a gap."""
    # Of several processes that start at once, the first moves the clocks: the row is locked.
    db.run("UPDATE meta SET value = value WHERE name = 'beat'")
    row = db.one("SELECT value FROM meta WHERE name = 'beat'")
    gap = now - float(row["value"]) if row is not None else 0.0
    write_beat(db, now)
    return move_clocks(db, gap, name) if gap > SILENCE else []


def move_clocks(db: Connection, gap: float, name: str) -> list[str]:
    """Give those who are thinking that many seconds back."""
    rows = db.all("SELECT id, times, wake FROM tables WHERE status = 'running' AND clock <> 'off'")
    for row in rows:
        times = json.dumps(shifted(json.loads(row["times"]), gap))
        wake = None if row["wake"] is None else row["wake"] + gap
        db.run(
            "UPDATE tables SET version = version + 1, times = ?, wake = ? WHERE id = ?",
            times, wake, row["id"],
        )  # fmt: skip
        db.run("UPDATE told SET since = since + ? WHERE table_id = ?", gap, row["id"])
        db.notify(f"{name} table {row['id']}")
    return [row["id"] for row in rows]
