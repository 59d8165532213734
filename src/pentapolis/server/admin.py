"""What an operator does to the database, whether or not the server is running.

A backup is a SQLite file with the same tables for either kind of database, so that it can be
inspected, restored into the other kind, and needs no other program. When something changes under a
running server, a new *epoch* tells it to drop what it has in memory.
"""

from __future__ import annotations

import json
import os
import secrets
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pentapolis.core.match import Match
from pentapolis.server import layout
from pentapolis.server.people import GONE, new_reset
from pentapolis.server.removal import forget, tables_of
from pentapolis.server.rows import (
    PARTS,
    head_values,
    read_actions,
    read_head,
    rebuild,
    remove_table,
)
from pentapolis.server.storage import (
    Connection,
    Link,
    SqliteLink,
    StorageError,
    connect,
    keep_private,
)
from pentapolis.server.tables import PEOPLE, Table

PAGE = 500


@contextmanager
def database(url: str) -> Iterator[Link]:
    """A connection in one transaction; if the work fails, nothing changes."""
    link = connect(url)
    try:
        link.begin()
        found = layout.version_of(link)
        if found > layout.VERSION:
            raise StorageError("this database belongs to a newer version of Pentapolis")
        if found < layout.VERSION:
            layout.prepare(link, is_postgres(url))
        yield link
        link.commit()
    except sqlite3.Error as error:
        link.rollback()
        raise StorageError(f"{url}: {error}") from error
    except BaseException:
        link.rollback()
        raise
    finally:
        link.close()


def is_postgres(url: str) -> bool:
    """Whether the URL is not a file."""
    return "://" in url


def new_epoch(db: Connection) -> None:
    """Tell a running server to drop what it has in memory."""
    set_meta(db, "epoch", secrets.token_hex(8))


def set_meta(db: Connection, name: str, value: str) -> None:
    """Set a value by name."""
    db.run(
        "INSERT INTO meta VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        name, value,
    )  # fmt: skip


# --- backup and restore ------------------------------------------------------------------


def copy_rows(source: Connection, target: Connection) -> dict[str, int]:
    """Copy every row of every table; returns the number of rows of each."""
    counts = {}
    for name in layout.TABLES:
        keys = layout.KEYS[name]
        order = ", ".join(keys)
        after: tuple[Any, ...] = ()
        counts[name] = 0
        while True:
            marks = f"({', '.join('?' * len(keys))})"
            where = f"WHERE ({order}) > {marks}" if after else ""
            rows = source.all(f"SELECT * FROM {name} {where} ORDER BY {order} LIMIT {PAGE}", *after)
            for row in rows:
                names, values = ", ".join(row), ", ".join("?" * len(row))
                target.run(f"INSERT INTO {name} ({names}) VALUES ({values})", *row.values())
            counts[name] += len(rows)
            if len(rows) < PAGE:
                break
            after = tuple(rows[-1][key] for key in keys)
    return counts


def backup(url: str, file: Path) -> dict[str, int]:
    """Write everything into a new file, as of one moment."""
    if file.exists():
        raise StorageError(f"{file} exists already")
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    keep_private(part)
    try:
        if is_postgres(url):
            with database(url) as source, database(str(part)) as target:
                source.rollback()
                source.run("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
                clear(target)
                copy_rows(source, target)
        else:
            copy_file(Path(url), part)
        counts = finish(part)
        part.replace(file)
    finally:
        for end in ("", "-wal", "-shm"):
            Path(f"{part}{end}").unlink(missing_ok=True)
    return counts


def copy_file(source: Path, target: Path) -> None:
    """Copy a SQLite file of any version while others write to it."""
    old, new = sqlite3.connect(source), sqlite3.connect(target)
    try:
        old.backup(new)
    except sqlite3.Error as error:
        raise StorageError(f"{source}: {error}") from error
    finally:
        old.close()
        new.close()


def finish(file: Path) -> dict[str, int]:
    """Make one self-contained file and flush it to disk; returns its contents."""
    db = sqlite3.connect(file)
    db.execute("PRAGMA journal_mode = DELETE")
    counts = {
        name: db.execute(f"SELECT COUNT(*) FROM {name}").fetchone()[0]
        for name in ("tables", "people")
    }
    db.close()
    handle = os.open(file, os.O_RDONLY)
    os.fsync(handle)
    os.close(handle)
    return counts


def clear(db: Connection) -> None:
    """Remove every row."""
    for name in reversed(layout.TABLES):
        db.run(f"DELETE FROM {name}")


def restore(url: str, file: Path, force: bool = False) -> dict[str, int]:
    """Replace the present contents by a backup, in one step."""
    if not file.exists():
        raise StorageError(f"{file}: no such file")
    with tempfile.TemporaryDirectory() as folder:
        # A backup of an older version is upgraded in a copy; the file itself is unchanged.
        copy = Path(folder) / "copy.sqlite"
        copy_file(file, copy)
        return put(copy, url, force)


def put(file: Path, url: str, force: bool) -> dict[str, int]:
    """Replace everything by the contents of a file."""
    with database(str(file)) as source, database(url) as target:
        if not force and target.one("SELECT id FROM tables LIMIT 1") is not None:
            raise StorageError("there are tables already; --force replaces them")
        clear(target)
        counts = copy_rows(source, target)
        # The time since the backup does not count for players; a running server moves the clocks.
        new_epoch(target)
    return counts


# --- check and repair --------------------------------------------------------------------


def check(url: str) -> list[str]:
    """What is wrong, in words; every game is replayed."""
    found: list[str] = []
    with database(url) as db:
        if isinstance(db, SqliteLink):
            found += [
                str(row["integrity_check"])
                for row in db.all("PRAGMA integrity_check")
                if row["integrity_check"] != "ok"
            ]
        found += [f"{part}: {count} rows of no table" for part, count in orphans(db).items()]
        for table_id in table_ids(db):
            fault = fault_of(db, table_id)
            if fault:
                found.append(f"table {table_id}: {fault}")
    return found


def table_ids(db: Connection) -> list[str]:
    """All tables whose game has started."""
    return [row["id"] for row in db.all("SELECT id FROM tables WHERE status <> 'open' ORDER BY id")]


def orphans(db: Connection) -> dict[str, int]:
    """Rows that belong to tables which do not exist."""
    found = {}
    for part in PARTS:
        row = db.one(
            f"SELECT COUNT(*) AS number FROM {part} WHERE table_id NOT IN (SELECT id FROM tables)"
        )
        if row is not None and row["number"]:
            found[part] = row["number"]
    return found


def replayed(db: Connection, table_id: str) -> Table:
    """A table, replayed from its record alone."""
    row, seats = read_head(db, table_id)
    actions, _ = read_actions(db, table_id)
    table = Table(row, seats)
    rebuild(table, actions, None)
    return table


def fault_of(db: Connection, table_id: str) -> str:
    """What is wrong with a table; empty if its record leads to what is stored."""
    table = replayed(db, table_id)
    if table.fault is not None:
        return str(table.fault)
    match = table.running()
    if match.position != table.position:
        return f"stored at move {table.position}, its record has {match.position}"
    if match.over != (table.status == "over"):
        return "stored as over" if table.status == "over" else "stored as running, but over"
    return ""


def repair(url: str) -> list[str]:
    """Repair what can be repaired; returns what was done, in words. Make a backup first.

    Rows without a table are removed; snapshots and analyses are removed and recreated later; a game
    whose record breaks off continues from the last valid move.
    """
    done: list[str] = []
    if not is_postgres(url) and is_damaged(Path(url)):
        done += salvage(Path(url))
    with database(url) as db:
        for part, count in orphans(db).items():
            db.run(f"DELETE FROM {part} WHERE table_id NOT IN (SELECT id FROM tables)")
            done.append(f"{part}: {count} rows of no table removed")
        for part in ("snapshots", "analyses"):
            db.run(f"DELETE FROM {part}")
        for table_id in table_ids(db):
            if fault_of(db, table_id):
                done.append(f"table {table_id}: {mend(db, table_id)}")
        new_epoch(db)
    return done


def mend(db: Connection, table_id: str) -> str:
    """Go back to the last move that can be replayed."""
    row, seats = read_head(db, table_id)
    actions, _ = read_actions(db, table_id)
    table = Table(row, seats)
    try:
        table.begin()
    except Exception as error:  # other rules or a damaged start: nothing to go back to
        return f"cannot be mended: {getattr(error, 'message', error)}"
    kept = 0
    try:
        for action in actions:
            table.apply(action["kind"], action["seat"], action["text"], action["version"])
            kept += 1
    except Exception:  # the position may be half changed: replay up to there
        table.begin()
        for action in actions[:kept]:
            table.apply(action["kind"], action["seat"], action["text"], action["version"])
    for action in actions[kept:]:
        db.run(
            "DELETE FROM actions WHERE table_id = ? AND version = ?", table_id, action["version"]
        )
    now = time.time()
    table.version = row["version"] + 1
    table.settle(now, [-1] * len(table.chairs))
    values = {**head_values(table, now), "version": table.version}
    names = ", ".join(f"{name} = ?" for name in values)
    db.run(f"UPDATE tables SET {names} WHERE id = ?", *values.values(), table_id)
    return f"{len(actions) - kept} actions removed, {kept} kept"


def is_damaged(file: Path) -> bool:
    """Whether SQLite finds an error in its file."""
    db = sqlite3.connect(file)
    try:
        found: str = db.execute("PRAGMA integrity_check").fetchone()[0]
    except sqlite3.DatabaseError:
        return True
    finally:
        db.close()
    return found != "ok"


def salvage(file: Path) -> list[str]:
    """Copy what is readable of a damaged SQLite file into a new one; the old one is kept."""
    aside = file.with_name(f"{file.name}.damaged-{int(time.time())}")
    file.rename(aside)
    for end in ("-wal", "-shm"):
        if Path(f"{file}{end}").exists():
            Path(f"{file}{end}").rename(f"{aside}{end}")
    done = []
    old = sqlite3.connect(aside)
    old.row_factory = sqlite3.Row
    with database(str(file)) as new:
        new.run("PRAGMA defer_foreign_keys = ON")
        for name in layout.TABLES:
            kept, lost = _salvage_rows(old, new, name)
            done.append(f"{name}: {kept} rows kept" + (", others unreadable" if lost else ""))
        for part in PARTS:
            new.run(f"DELETE FROM {part} WHERE table_id NOT IN (SELECT id FROM tables)")
        for part in ("sessions", "resets"):
            new.run(f"DELETE FROM {part} WHERE person NOT IN (SELECT id FROM people)")
    old.close()
    return done


def _salvage_rows(old: sqlite3.Connection, new: Connection, name: str) -> tuple[int, bool]:
    """The rows of a table, from both ends up to the damaged part."""
    is_whole = False
    for order in ("ASC", "DESC"):
        try:
            for row in old.execute(f"SELECT * FROM {name} NOT INDEXED ORDER BY rowid {order}"):
                names, values = ", ".join(row.keys()), ", ".join("?" * len(row))
                new.run(f"INSERT OR IGNORE INTO {name} ({names}) VALUES ({values})", *row)
        except sqlite3.Error:
            continue
        is_whole = True
        break
    counted = new.one(f"SELECT COUNT(*) AS number FROM {name}")
    return counted["number"] if counted is not None else 0, not is_whole


# --- tables and people -------------------------------------------------------------------


def list_tables(url: str, status: str | None = None, limit: int = 50) -> list[dict[str, Any]]:
    """Tables, the latest first."""
    with database(url) as db:
        where = "WHERE status = ?" if status else ""
        values = (status,) if status else ()
        rows = db.all(
            "SELECT tables.id, game, kind, status, position, updated, people.name AS owner "
            f"FROM tables JOIN people ON people.id = owner {where} "
            "ORDER BY updated DESC LIMIT ?",
            *values, limit,
        )  # fmt: skip
        return [dict(row) for row in rows]


def finished_games(url: str) -> Iterator[tuple[Match, list[str]]]:
    """Every finished game without names, times and tables; players are ``person`` or a bot."""
    with database(url) as db:
        over = db.all("SELECT id FROM tables WHERE status = 'over' ORDER BY id")
        for row in over:
            table = replayed(db, row["id"])
            if table.fault is None and table.match is not None and table.match.over:
                players = [
                    "person" if chair.kind in PEOPLE else chair.bot or "bot"
                    for chair in table.chairs
                ]
                yield table.match, players


def list_people(url: str, limit: int = 50) -> list[dict[str, Any]]:
    """People, the latest first, with their last visit and the number of tables they opened."""
    with database(url) as db:
        rows = db.all(
            "SELECT id, name, account, created, banned, "
            "(SELECT MAX(used) FROM sessions WHERE person = people.id) AS used, "
            "(SELECT COUNT(*) FROM tables WHERE owner = people.id) AS tables "
            "FROM people ORDER BY created DESC LIMIT ?",
            limit,
        )
        return [dict(row) for row in rows]


def find_person(db: Connection, who: str) -> dict[str, Any]:
    """A person by login or id."""
    rows = db.all("SELECT * FROM people WHERE account = ? OR id = ?", who.lower(), who)
    if not rows:
        raise StorageError(f"nobody here has the login or id {who!r}")
    if len(rows) > 1:
        ids = ", ".join(row["id"] for row in rows)
        raise StorageError(f"several people have the login {who!r}, name one by id: {ids}")
    return dict(rows[0])


def remove_tables(url: str, ids: list[str]) -> None:
    """Remove tables with all that belongs to them."""
    with database(url) as db:
        for table_id in ids:
            if db.one("SELECT id FROM tables WHERE id = ?", table_id) is None:
                raise StorageError(f"there is no table {table_id!r}")
            remove_table(db, table_id)
        new_epoch(db)


def remove_person(url: str, who: str) -> str:
    """Remove a person with all their data; at tables of others a bot continues."""
    with database(url) as db:
        person = find_person(db, who)["id"]
        for table_id in tables_of(db, person):
            chairs = db.all("SELECT * FROM seats WHERE table_id = ?", table_id)
            if all(c["person"] in (None, person) for c in chairs if c["kind"] in PEOPLE):
                remove_table(db, table_id)
                continue
            db.run(
                "UPDATE seats SET kind = 'bot', bot = 'greedy', person = NULL, name = ?, "
                "generation = generation + 1 WHERE table_id = ? AND person = ?",
                GONE, table_id, person,
            )  # fmt: skip
            db.run(
                "UPDATE tables SET version = version + 1, wake = ? WHERE id = ?",
                time.time(), table_id,
            )  # fmt: skip
        forget(db, person, time.time())
        new_epoch(db)
        return str(person)


def ban(url: str, who: str, is_banned: bool = True) -> str:
    """Ban somebody, or lift the ban."""
    with database(url) as db:
        person = find_person(db, who)
        moment = time.time() if is_banned else None
        db.run("UPDATE people SET banned = ? WHERE id = ?", moment, person["id"])
        return str(person["name"])


def reset(url: str, who: str) -> str:
    """The code of a link for setting a new password."""
    with database(url) as db:
        person = find_person(db, who)
        if person["account"] is None:
            raise StorageError(f"{who} is a guest and has no password")
        return new_reset(db, person["id"], time.time())


def announce(url: str, text: str) -> None:
    """Show a message at every open table."""
    with database(url) as db:
        said = {"id": secrets.token_hex(8), "text": text, "at": time.time()}
        set_meta(db, "announcement", json.dumps(said))
