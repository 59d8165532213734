"""Analyses of finished games: chances over time and turning points, computed by bot workers.

The work is given to the workers point by point, so that bots that have to answer meanwhile wait for
at most one of them. The result is stored with the table.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

from pentapolis.server.live import LiveTables
from pentapolis.server.pool import setting, worked_out
from pentapolis.server.refusal import Refused
from pentapolis.server.room import Room
from pentapolis.server.snapshot import fingerprint
from pentapolis.server.storage import Connection
from pentapolis.server.tables import Bearer

POINTS = 48
PLAYOUTS = 24
PATIENCE = 120.0


class Work:
    """An analysis in progress."""

    def __init__(self, version: int) -> None:
        self.version = version
        self.total = 0
        self.points: list[dict[str, Any]] = []
        self.failed = False

    def to_json(self) -> dict[str, Any]:
        """The part of the analysis that is done."""
        return {
            "status": "failed" if self.failed else "working",
            "done": len(self.points),
            "total": self.total,
            "points": self.points,
            "turns": [],
        }


class Hindsight:
    """The analyses of this process, one at a time."""

    def __init__(self, live: LiveTables) -> None:
        self.live = live
        self.works: dict[str, Work] = {}
        self.turn = asyncio.Lock()

    async def find(self, room: Room, bearer: Bearer) -> dict[str, Any]:
        """The known part of an analysis."""
        async with room.lock:
            table = room.table
            table.check_over(bearer, self.live.key)
            version = table.version
        work = self.works.get(table.id)
        if work is not None and work.version == version:
            return work.to_json()
        code = fingerprint(table.game)
        row = await self.live.storage.run(
            lambda db: db.one(
                "SELECT data FROM analyses WHERE table_id = ? AND version = ? AND fingerprint = ?",
                table.id, version, code,
            )
        )  # fmt: skip
        if row is not None:
            found: dict[str, Any] = json.loads(row["data"])
            for turn in found["turns"]:
                turn.setdefault("choices", [])  # stored by an older version
            return found
        return {"status": "none", "done": 0, "total": 0, "points": [], "turns": []}

    async def start(self, room: Room, bearer: Bearer) -> dict[str, Any]:
        """Start an analysis, unless it is known or in progress."""
        if bearer.person is None:
            raise Refused("unknown-token", "core-server-who")
        found = await self.find(room, bearer)
        if found["status"] in ("none", "failed"):
            work = self.works[room.table.id] = Work(room.table.version)
            self.live.spawn(self._work(room, work))
            return work.to_json()
        return found

    async def _work(self, room: Room, work: Work) -> None:
        async with self.turn:
            found = await worked_out(f"analysis of table {room.table.id}", self._look(room, work))
        if found is None:
            work.failed = True
            return
        table_id, code = room.table.id, fingerprint(room.table.game)

        def store(db: Connection) -> None:
            db.run("DELETE FROM analyses WHERE table_id = ?", table_id)
            db.run(
                "INSERT INTO analyses VALUES (?, ?, ?, ?)",
                table_id, work.version, code, json.dumps(found),
            )  # fmt: skip

        await self.live.storage.run(store)
        del self.works[table_id]

    async def _look(self, room: Room, work: Work) -> dict[str, Any]:
        match = room.table.running()
        request = {**setting(room.table.id, match), "seat": 0}

        async def ask(kind: str, **more: Any) -> Any:
            asked = {**request, "kind": kind, **more}
            return (await self.live.pool.ask(asked, PATIENCE, room.asker()))[kind]

        positions: list[int] = await ask("positions", most=POINTS)
        work.total = len(positions) + 1
        for position in positions:
            chances = await ask("chances", position=position, playouts=PLAYOUTS)
            work.points.append({"position": position, "chances": chances})
        turns = await ask("turns", points=work.points)
        for turn in turns:
            at = {"position": turn["position"], "at": turn["seat"], "played": turn["move"]["text"]}
            turn["choices"] = await ask("choices", **at)
        return {
            "status": "ready",
            "done": work.total,
            "total": work.total,
            "points": work.points,
            "turns": turns,
        }
