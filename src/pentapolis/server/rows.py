"""What is stored of a table, and how its match is rebuilt from it."""

from __future__ import annotations

import json
import logging
import secrets
from typing import Any

from pentapolis.core.errors import PentapolisError
from pentapolis.core.message import Message
from pentapolis.server import snapshot
from pentapolis.server.refusal import Refused
from pentapolis.server.storage import Conflict, Connection, Row
from pentapolis.server.tables import Table

LOG = logging.getLogger("pentapolis.server")
HEAD = "SELECT tables.*, people.name AS owner_name FROM tables JOIN people ON people.id = owner"
# What belongs to a table, in an order in which it can be removed.
PARTS = ("told", "analyses", "chat", "snapshots", "actions", "seats")


def read_key(db: Connection) -> bytes:
    """The server's secret, made at its first start; the secrets of seats are derived from it."""
    db.run("INSERT INTO meta VALUES ('key', ?) ON CONFLICT DO NOTHING", secrets.token_hex(32))
    row = db.one("SELECT value FROM meta WHERE name = 'key'")
    assert row is not None
    return bytes.fromhex(row["value"])


def read_due(db: Connection, now: float) -> list[str]:
    """The tables that need attention."""
    rows = db.all("SELECT id FROM tables WHERE wake < ? AND status = 'running' LIMIT 50", now)
    return [row["id"] for row in rows]


def read_head(db: Connection, table_id: str) -> tuple[Row, list[Row]]:
    """A table's row and its seats."""
    row = db.one(f"{HEAD} WHERE tables.id = ?", table_id)
    if row is None:
        raise Refused("not-found", "core-server-no-table")
    return row, db.all("SELECT * FROM seats WHERE table_id = ?", table_id)


def actions_after(db: Connection, table_id: str, version: int) -> list[Row]:
    """The actions after a version, in order."""
    return db.all(
        "SELECT version, kind, seat, text FROM actions WHERE table_id = ? AND version > ? "
        "ORDER BY version",
        table_id, version,
    )  # fmt: skip


def read_actions(db: Connection, table_id: str) -> tuple[list[Row], Row | None]:
    """All actions, and the last snapshot."""
    frozen = db.one("SELECT * FROM snapshots WHERE table_id = ?", table_id)
    return actions_after(db, table_id, 0), frozen


def rebuild(table: Table, actions: list[Row], frozen: Row | None) -> None:
    """Rebuild the match of a table from its stored actions; a failure is recorded as its reason."""
    table.match = None
    table.fault = None
    table.work = 0.0
    if table.status == "open":
        return
    stored = table.version
    try:
        if table.is_older():
            seen = snapshot.seen_in(bytes(frozen["data"])) if frozen is not None else None
            table.carry_over(record_of(table, actions), seen)
            actions = []
        done = thawed(table, frozen) if frozen is not None and actions else 0
        if not done and table.match is None:
            table.begin()
        for action in actions:
            if action["version"] > done:
                table.apply(action["kind"], action["seat"], action["text"], action["version"])
    except PentapolisError as error:
        table.match, table.fault = None, error.reason
    except Refused as error:
        table.match, table.fault = None, error.message
    except Exception:  # an error in the game
        LOG.exception("table %s", table.id)
        table.match, table.fault = None, Message("core-server-failed")
    if table.fault is not None:
        LOG.error("table %s cannot be rebuilt: %s", table.id, table.fault)
    # Clients from before this load have to look again, to be safe.
    table.version = stored
    table.since = [stored] * len(table.chairs)
    table.last_person_version = stored


def record_of(table: Table, actions: list[Row]) -> list[tuple[int, str]]:
    """The moves that remain after the stored actions, without playing them."""
    moves: list[tuple[int, str]] = [(seat, text) for seat, text in table.start]
    undone: list[tuple[int, str]] = []
    for action in actions:
        if action["kind"] == "play":
            moves.append((action["seat"], action["text"]))
            undone = []
        elif action["kind"] == "undo":
            target = len(moves) - int(action["text"])
            moves, undone = moves[:target], moves[target:] + undone
        elif action["kind"] == "redo":
            moves, undone = moves + undone, []
        elif action["kind"] == "retract":
            last = max(i for i, (seat, _) in enumerate(moves) if seat == action["seat"])
            del moves[last]
    return moves


def thawed(table: Table, frozen: Row) -> int:
    """Start from a snapshot; returns its version, 0 if other code wrote it."""
    if frozen["fingerprint"] != snapshot.fingerprint(table.game):
        return 0
    first = table.first_state()
    try:
        table.match = snapshot.thaw(bytes(frozen["data"]), first)
    except Exception:
        LOG.exception("snapshot of table %s", table.id)
        return 0
    table.since = [frozen["version"]] * len(table.chairs)
    version: int = frozen["version"]
    return version


def write_snapshot(
    db: Connection, table_id: str, version: int, fingerprint: str, data: bytes
) -> None:
    """Store a match beside its record; only the last snapshot is kept."""
    db.run(
        "INSERT INTO snapshots VALUES (?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE SET "
        "version = excluded.version, fingerprint = excluded.fingerprint, data = excluded.data",
        table_id, version, fingerprint, data,
    )  # fmt: skip


def head_values(table: Table, now: float) -> dict[str, Any]:
    """The fields of a table's row that change with every action."""
    return {
        "status": table.status,
        "position": table.position,
        "updated": table.updated,
        "asked": json.dumps(table.veil.to_row()),
        "times": json.dumps(table.times.to_row()),
        "result": json.dumps(table.result),
        "wake": table.wake_time(now),
    }


def write_head(
    db: Connection, table_id: str, expected: int, version: int, values: dict[str, Any]
) -> None:
    """Store a new version of a table, unless somebody else did so first."""
    names = ", ".join(f"{name} = ?" for name in values)
    changed = db.run(
        f"UPDATE tables SET version = ?, {names} WHERE id = ? AND version = ?",
        version, *values.values(), table_id, expected,
    )  # fmt: skip
    if not changed:
        raise Conflict(table_id)


def read_forgotten(db: Connection, now: float, idle: float, idle_games: float) -> list[str]:
    """Tables without activity for that long: unstarted ones, analyses, and games if requested."""
    rows = db.all(
        "SELECT id FROM tables WHERE updated < ? AND (status = 'open' OR kind = 'analysis') "
        "LIMIT 500",
        now - idle,
    )
    if idle_games:
        rows += db.all(
            "SELECT id FROM tables WHERE updated < ? AND status <> 'open' AND kind <> 'analysis' "
            "LIMIT 500",
            now - idle_games,
        )
    return [row["id"] for row in rows]


def remove_table(db: Connection, table_id: str) -> None:
    """Remove everything about a table, for good."""
    for part in PARTS:
        db.run(f"DELETE FROM {part} WHERE table_id = ?", table_id)
    db.run("DELETE FROM tables WHERE id = ?", table_id)
