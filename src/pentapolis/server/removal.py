"""Removing a table or a person for good, and exporting a person's data."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator
from typing import Any

from pentapolis.server.live import LiveTables
from pentapolis.server.lobby import Lobby
from pentapolis.server.notices import devices_of
from pentapolis.server.people import GONE
from pentapolis.server.refusal import Refused, not_yours
from pentapolis.server.room import Room
from pentapolis.server.rows import remove_table
from pentapolis.server.storage import Connection, Row
from pentapolis.server.tables import PEOPLE, Bearer, Table


def is_alone(table: Table, person: str) -> bool:
    """Whether nobody else takes part in the table."""
    others = {chair.person for chair in table.chairs if chair.kind in PEOPLE}
    return others <= {person}


def tables_of(db: Connection, person: str) -> list[str]:
    """All tables that a person opened or sits at, the latest first."""
    rows = db.all(
        "SELECT id FROM tables WHERE owner = ? OR id IN "
        "(SELECT table_id FROM seats WHERE person = ?) ORDER BY updated DESC",
        person, person,
    )  # fmt: skip
    return [row["id"] for row in rows]


async def remove(live: LiveTables, room: Room) -> None:
    """Remove a table with all that belongs to it."""
    async with room.lock:
        table_id = room.table.id

        def work(db: Connection) -> None:
            remove_table(db, table_id)
            db.notify(f"{live.name} table {table_id}")

        await live.storage.run(work)
        live.close_room(room)


async def remove_own(live: LiveTables, room: Room, bearer: Bearer) -> None:
    """Remove a table that only the asker takes part in."""
    if bearer.person is None or bearer.person != room.table.owner:
        raise not_yours()
    if not is_alone(room.table, bearer.person):
        raise Refused("conflict", "core-server-not-alone")
    await remove(live, room)


async def export(live: LiveTables, lobby: Lobby, row: Row) -> AsyncIterator[str]:
    """All data stored about a person, one JSON value per line: the person, then the tables."""
    bearer = Bearer(row["id"], row["name"])
    person = {"id": row["id"], "name": row["name"], "account": row["account"], "mail": row["mail"]}
    devices = await live.storage.run(lambda db: devices_of(db, row["id"]))
    notices = {"notices": row["notices"], "devices": [device.endpoint for device in devices]}
    yield json.dumps({"person": {**person, "created": row["created"], **notices}}) + "\n"
    for table_id in await live.storage.run(lambda db: tables_of(db, row["id"])):
        yield json.dumps(await _exported(live, lobby, table_id, bearer)) + "\n"


async def _exported(
    live: LiveTables, lobby: Lobby, table_id: str, bearer: Bearer
) -> dict[str, Any]:
    """A table and what its owner wrote there; also the moves, if nothing is secret any more."""
    said = await live.storage.run(
        lambda db: db.all(
            "SELECT at, text FROM chat WHERE table_id = ? AND person = ? ORDER BY number",
            table_id, bearer.person,
        )
    )  # fmt: skip
    found = {"table": await lobby.head(table_id, bearer), "said": said, "save": None}
    room = await live.room(table_id)
    async with room.lock:
        try:
            room.table.check_no_secrets(bearer, live.key)
            found["save"] = room.table.running().save()
        except Refused:
            pass  # a running game with others, or one that has not begun
    return found


async def remove_person(live: LiveTables, lobby: Lobby, row: Row) -> None:
    """Remove a person: their own tables are removed, at others a bot takes the seat."""
    bearer = Bearer(row["id"], row["name"])
    for table_id in await live.storage.run(lambda db: tables_of(db, row["id"])):
        room = await live.room(table_id)
        if is_alone(room.table, row["id"]):
            await remove(live, room)
            continue
        for seat in room.table.seats_of(bearer, live.key):
            await lobby.leave(room, bearer, seat, GONE)
    await live.storage.run(lambda db: forget(db, row["id"], time.time()))
    await live.check_sessions()


def forget(db: Connection, person: str, now: float) -> None:
    """Remove a person's name and data from what remains at tables of others."""
    db.run("DELETE FROM chat WHERE person = ?", person)
    for part in ("sessions", "resets", "devices"):
        db.run(f"DELETE FROM {part} WHERE person = ?", person)
    db.run(
        "UPDATE people SET name = ?, account = NULL, password = NULL, mail = NULL, "
        "notices = 'never', banned = ? "
        "WHERE id = ?",
        GONE, now, person,
    )  # fmt: skip
