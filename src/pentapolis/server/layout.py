"""The tables of the database, and upgrades from older versions."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pentapolis.server.storage import Connection, Link

# The first version, unchanged; later ones are changes to it.
FIRST = (
    "CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    """CREATE TABLE IF NOT EXISTS people (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, login TEXT UNIQUE, password TEXT,
        created DOUBLE PRECISION NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS sessions (
        hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people(id),
        created DOUBLE PRECISION NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, game TEXT NOT NULL, rules INTEGER NOT NULL, seed TEXT NOT NULL,
        options TEXT NOT NULL, start TEXT NOT NULL, kind TEXT NOT NULL, status TEXT NOT NULL,
        public INTEGER NOT NULL, spectators INTEGER NOT NULL, clock TEXT NOT NULL,
        owner TEXT NOT NULL REFERENCES people(id), parent TEXT,
        created DOUBLE PRECISION NOT NULL, updated DOUBLE PRECISION NOT NULL,
        version INTEGER NOT NULL, position INTEGER NOT NULL, asked TEXT NOT NULL,
        times TEXT NOT NULL, result TEXT NOT NULL, wake DOUBLE PRECISION)""",
    """CREATE TABLE IF NOT EXISTS seats (
        table_id TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, kind TEXT NOT NULL,
        person TEXT, name TEXT NOT NULL, bot TEXT, generation INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat))""",
    """CREATE TABLE IF NOT EXISTS actions (
        table_id TEXT NOT NULL REFERENCES tables(id), version INTEGER NOT NULL,
        kind TEXT NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, version))""",
    """CREATE TABLE IF NOT EXISTS snapshots (
        table_id TEXT PRIMARY KEY REFERENCES tables(id), version INTEGER NOT NULL,
        fingerprint TEXT NOT NULL, data {blob} NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS analyses (
        table_id TEXT PRIMARY KEY REFERENCES tables(id), version INTEGER NOT NULL,
        fingerprint TEXT NOT NULL, data TEXT NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS chat (
        table_id TEXT NOT NULL REFERENCES tables(id), number INTEGER NOT NULL,
        at DOUBLE PRECISION NOT NULL, name TEXT NOT NULL, seat INTEGER, text TEXT NOT NULL,
        PRIMARY KEY (table_id, number))""",
    "CREATE INDEX IF NOT EXISTS seats_by_person ON seats (person)",
    "CREATE INDEX IF NOT EXISTS tables_by_owner ON tables (owner)",
    "CREATE INDEX IF NOT EXISTS tables_by_status ON tables (public, status, updated)",
    "CREATE INDEX IF NOT EXISTS tables_by_wake ON tables (wake)",
    "CREATE INDEX IF NOT EXISTS tables_by_age ON tables (updated)",
)
# The changes that lead from the previous version to this one.
CHANGES: dict[int, tuple[str, ...]] = {
    2: (
        "ALTER TABLE people ADD COLUMN banned DOUBLE PRECISION",
        "ALTER TABLE sessions ADD COLUMN used DOUBLE PRECISION NOT NULL DEFAULT 0",
        "UPDATE sessions SET used = created",
        """CREATE TABLE resets (
            hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES people(id),
            until DOUBLE PRECISION NOT NULL)""",
        "CREATE INDEX sessions_by_person ON sessions (person)",
        "ALTER TABLE chat ADD COLUMN person TEXT",
    ),
    # `login` was unique, which revealed whether a name was taken. The column stays, empty: accounts
    # are now identified by the login together with the password.
    3: (
        "ALTER TABLE people ADD COLUMN account TEXT",
        "ALTER TABLE people ADD COLUMN mail TEXT",
        "UPDATE people SET account = login",
        "UPDATE people SET login = NULL",
        "CREATE UNIQUE INDEX people_by_account ON people (account, password)",
    ),
    # Notices to people who are away: when they want them, and what was sent last.
    4: (
        "ALTER TABLE people ADD COLUMN notices TEXT NOT NULL DEFAULT 'never'",
        "ALTER TABLE people ADD COLUMN language TEXT NOT NULL DEFAULT 'en'",
        "ALTER TABLE people ADD COLUMN notified DOUBLE PRECISION NOT NULL DEFAULT 0",
        """CREATE TABLE devices (
            endpoint TEXT PRIMARY KEY, key TEXT NOT NULL, secret TEXT NOT NULL,
            person TEXT NOT NULL REFERENCES people(id), created DOUBLE PRECISION NOT NULL)""",
        """CREATE TABLE told (
            table_id TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL,
            since DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, seat))""",
        "CREATE INDEX devices_by_person ON devices (person)",
        "CREATE INDEX people_by_notices ON people (notices)",
    ),
}
VERSION = max(CHANGES)
# All tables, in an order in which rows can be inserted.
TABLES = (
    "meta", "people", "sessions", "resets", "tables", "seats", "actions", "snapshots", "analyses",
    "chat", "devices", "told",
)  # fmt: skip

# The primary keys of each table.
KEYS: dict[str, tuple[str, ...]] = {
    "meta": ("name",), "people": ("id",), "sessions": ("hash",), "resets": ("hash",),
    "tables": ("id",), "seats": ("table_id", "seat"), "actions": ("table_id", "version"),
    "snapshots": ("table_id",), "analyses": ("table_id",), "chat": ("table_id", "number"),
    "devices": ("endpoint",), "told": ("table_id", "seat"),
}  # fmt: skip


def version_of(link: Link) -> int:
    """The version of a database that may be empty (0)."""
    try:
        row = link.one("SELECT value FROM meta WHERE name = 'schema'")
    except Exception:  # there is no such table; other errors show up later
        link.rollback()
        link.begin()
        return 0
    return int(row["value"]) if row is not None else 0


def prepare(db: Connection, is_postgres: bool) -> int:
    """Create what is missing and upgrade what is old; returns the version found (0: none)."""
    for statement in FIRST:
        db.run(statement.replace("{blob}", "BYTEA" if is_postgres else "BLOB"))
    row = db.one("SELECT value FROM meta WHERE name = 'schema'")
    found = int(row["value"]) if row is not None else 0
    for version in range(max(found, 1) + 1, VERSION + 1):
        for statement in CHANGES[version]:
            db.run(statement)
    if found < VERSION:
        db.run(
            "INSERT INTO meta VALUES ('schema', ?) "
            "ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            str(VERSION),
        )
    return found
