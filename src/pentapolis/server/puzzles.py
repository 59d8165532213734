"""The puzzle of the day: a question, a few candidates, and how a search rates them.

It comes from a turning point of a finished game with spectators allowed, or else from a game of
bots played for it. It is made when it is first requested.
"""

from __future__ import annotations

import json
from datetime import UTC, date, datetime
from typing import Any

from pentapolis import api
from pentapolis.arena.riddle import CANDIDATES, LEAST_GAP
from pentapolis.server.live import LiveTables
from pentapolis.server.pool import setting, worked_out
from pentapolis.server.refusal import Refused
from pentapolis.server.snapshot import fingerprint
from pentapolis.server.storage import Connection, Row

PATIENCE = 180.0
# Chances within this distance of the best count as equally good.
NEAR = 0.02
# How many of the latest finished games are examined.
LATEST = 20


class Puzzles:
    """The puzzles of this server, one a day."""

    def __init__(self, live: LiveTables) -> None:
        self.live = live
        self.working: set[str] = set()
        self.failed: set[str] = set()

    async def find(self, day: str | None) -> dict[str, Any]:
        """The puzzle of a day without its solution; today's is made if there is none yet."""
        today = datetime.now(UTC).date().isoformat()
        day = day or today
        stored = await self.stored(day)
        if stored is not None:
            riddle = {key: stored[key] for key in stored if key not in ("choices", "source")}
            return {"date": day, "status": "ready", "riddle": riddle}
        if day != today:
            raise Refused("not-found", "core-server-no-puzzle")
        if day in self.failed:
            return {"date": day, "status": "failed", "riddle": None}
        if day not in self.working:
            self.working.add(day)
            self.live.spawn(self.make(day))
        return {"date": day, "status": "working", "riddle": None}

    async def solve(self, day: str, move: str) -> dict[str, Any]:
        """The solution, after somebody has guessed."""
        stored = await self.stored(day)
        if stored is None:
            raise Refused("not-found", "core-server-no-puzzle")
        choices: list[dict[str, Any]] = stored["choices"]
        chosen = next((one for one in choices if one["move"]["text"] == move), None)
        if chosen is None:
            raise Refused("bad-request", "core-server-malformed", what="move")
        right = choices[0]["chance"] - chosen["chance"] <= NEAR
        return {"date": day, "move": move, "right": right, "choices": choices}

    async def stored(self, day: str) -> dict[str, Any] | None:
        """The whole puzzle of a day."""
        row = await self.live.storage.run(
            lambda db: db.one("SELECT value FROM meta WHERE name = ?", f"puzzle {day}")
        )
        found: dict[str, Any] | None = json.loads(row["value"]) if row is not None else None
        return found

    async def make(self, day: str) -> None:
        """Find a riddle for a day and store it; of several processes, the first wins."""
        try:
            found = await worked_out("puzzle", self.look(day))
        finally:
            self.working.discard(day)
        if found is None:
            self.failed.add(day)
            return
        text = json.dumps(found)
        await self.live.storage.run(
            lambda db: db.run(
                "INSERT INTO meta VALUES (?, ?) ON CONFLICT DO NOTHING", f"puzzle {day}", text
            )
        )

    async def look(self, day: str) -> dict[str, Any]:
        """A riddle as prepared by a worker, and its source."""
        request = await self.from_games() or invented(day)
        source = request.pop("source", "")
        return {**await self.live.pool.ask(request, PATIENCE), "source": source}

    async def from_games(self) -> dict[str, Any] | None:
        """A turning point of a finished game that has not been a puzzle yet."""
        rows, used = await self.live.storage.run(read_turning_points)
        for row in rows:
            if row["fingerprint"] != fingerprint(row["game"]):
                continue
            for turn in json.loads(row["data"])["turns"]:
                source = f"{row['table_id']} {turn['position']}"
                if source not in used and is_clear(turn.get("choices", [])):
                    return await self.request(row["table_id"], turn, source)
        return None

    async def request(self, table_id: str, turn: dict[str, Any], source: str) -> dict[str, Any]:
        """What a worker needs to show the position of a turning point."""
        room = await self.live.room(table_id)
        async with room.lock:
            match = room.table.running()
            moves = match.record[: turn["position"]]
            return {
                **setting("", match), "kind": "puzzle", "moves": moves, "seat": turn["seat"],
                "choices": turn["choices"], "source": source,
            }  # fmt: skip


def is_clear(choices: list[dict[str, Any]]) -> bool:
    """Whether one of the candidates is better than the others."""
    return len(choices) >= CANDIDATES and choices[0]["chance"] - choices[1]["chance"] >= LEAST_GAP


def invented(day: str) -> dict[str, Any]:
    """A game of bots to take a riddle from: another game every day."""
    number = date.fromisoformat(day).toordinal()
    names = sorted(api.games())
    return {"kind": "puzzle", "table": "", "game": names[number % len(names)], "seed": number}


def read_turning_points(db: Connection) -> tuple[list[Row], set[str]]:
    """The analyses of the latest games that others may watch, and earlier puzzles' sources."""
    rows = db.all(
        "SELECT analyses.table_id, analyses.fingerprint, analyses.data, tables.game "
        "FROM analyses JOIN tables ON tables.id = analyses.table_id "
        "WHERE tables.spectators = 1 AND tables.status = 'over' AND tables.kind = 'game' "
        "ORDER BY tables.updated DESC LIMIT ?",
        LATEST,
    )
    old = db.all("SELECT value FROM meta WHERE name LIKE 'puzzle %'")
    return rows, {json.loads(row["value"])["source"] for row in old}
