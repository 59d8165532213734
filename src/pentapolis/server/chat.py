"""The chat of a table: what people write, and notes from the server."""

from __future__ import annotations

import json
import time
from typing import TYPE_CHECKING, Any

from pentapolis.core.message import Message
from pentapolis.server.refusal import not_yours
from pentapolis.server.storage import Conflict, Connection, Row, Storage

if TYPE_CHECKING:
    from pentapolis.server.messages import Say
    from pentapolis.server.room import Room
    from pentapolis.server.tables import Bearer

# People have names; a line without a name is from the server, and its text is a message.
SERVER = ""
# A character that cannot be typed: what follows is the name of a phrase.
SIGN = "\x1f"
PHRASES = {
    "hello": "core-say-hello",
    "moment": "core-say-moment",
    "well-played": "core-say-well-played",
    "thanks": "core-say-thanks",
}


class Chat:
    """Stores lines and sends them to everybody who has the table open."""

    def __init__(self, storage: Storage, process: str) -> None:
        self.storage = storage
        self.process = process

    async def last(self, table_id: str, count: int) -> dict[str, Any]:
        """The last lines of a table's chat."""
        rows = await self.storage.run(
            lambda db: db.all(
                "SELECT number, at, name, seat, text FROM chat WHERE table_id = ? "
                "ORDER BY number DESC LIMIT ?",
                table_id, count,
            )
        )  # fmt: skip
        return {"type": "chat", "lines": [line(row) for row in reversed(rows)]}

    async def say(self, room: Room, bearer: Bearer, said: Say, key: bytes) -> None:
        """Write a line; allowed with a seat, or with a name and the right to watch."""
        room.table.check_admitted(bearer, key)
        mine = room.table.seats_of(bearer, key)
        if not mine and bearer.person is None:
            raise not_yours()
        seat = mine[0] if mine else None
        name = room.table.chairs[mine[0]].name if mine else bearer.name
        text = said.text if said.text is not None else f"{SIGN}{said.phrase}"
        await self._add(room, name, seat, text, bearer.person)

    async def announce(self, room: Room, message: Message) -> None:
        """Write a note from the server, for everybody now and later."""
        await self._add(room, SERVER, None, json.dumps(message.to_json()))

    async def _add(
        self, room: Room, name: str, seat: int | None, text: str, person: str | None = None
    ) -> None:
        table_id = room.table.id
        now = time.time()

        def store(db: Connection) -> int:
            row = db.one(
                "SELECT COALESCE(MAX(number), 0) + 1 AS number FROM chat WHERE table_id = ?",
                table_id,
            )
            assert row is not None
            db.run(
                "INSERT INTO chat (table_id, number, at, name, seat, text, person) "
                "VALUES (?, ?, ?, ?, ?, ?, ?)",
                table_id, row["number"], now, name, seat, text, person,
            )  # fmt: skip
            db.notify(f"{self.process} chat {table_id}")
            return int(row["number"])

        try:
            number = await self.storage.run(store)
        except Conflict:  # another process wrote at the same moment
            number = await self.storage.run(store)
        row = {"number": number, "at": now, "name": name, "seat": seat, "text": text}
        room.push({"type": "chat", "lines": [line(row)]})


def line(row: Row) -> dict[str, Any]:
    """A stored line as clients get it."""
    data = {**row, "message": None}
    if row["name"] == SERVER:
        data.update(text="", message=json.loads(row["text"]))
    elif row["text"].startswith(SIGN):
        data.update(text="", message={"key": PHRASES[row["text"][1:]]})
    return data
