"""The thin layer over SQLite and PostgreSQL.

Work is a plain function of a `Connection`; it runs in a storage thread inside a transaction, and
`Storage.run` returns when that transaction is committed. Whatever waits in SQLite's queue at the
same time shares one commit, so that a full flush to disk costs little even under load.

SQL is written once, with ``?`` for parameters and types that both databases know.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    import psycopg

T = TypeVar("T")
Row = Mapping[str, Any]

CHANNEL = "pentapolis"
BATCH = 100
SCHEMA_VERSION = 1

SCHEMA = (
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


class Conflict(Exception):
    """Somebody else changed the same thing first, or it exists already."""


class StorageError(Exception):
    """The database cannot be used; the text says why."""


class Connection(Protocol):
    """What the work sees of either database."""

    def all(self, sql: str, *values: Any) -> list[Row]:
        """Every row of a query."""
        ...

    def one(self, sql: str, *values: Any) -> Row | None:
        """The first row of a query."""
        ...

    def run(self, sql: str, *values: Any) -> int:
        """Change something; how many rows it touched."""
        ...

    def notify(self, payload: str) -> None:
        """Tell the other server processes, once the transaction is committed."""
        ...


class Link(Connection, Protocol):
    """A connection with its transaction."""

    @property
    def is_lost(self) -> bool: ...
    def begin(self) -> None: ...
    def commit(self) -> None: ...
    def rollback(self) -> None: ...
    def close(self) -> None: ...


class SqliteLink:
    """One SQLite file: write-ahead log, flushed to disk at every commit."""

    def __init__(self, path: str) -> None:
        self.db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self.db.row_factory = sqlite3.Row
        for pragma in (
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
            "busy_timeout = 10000",
        ):
            self.db.execute(f"PRAGMA {pragma}")

    def all(self, sql: str, *values: Any) -> list[Row]:
        return [dict(row) for row in self._execute(sql, values).fetchall()]

    def one(self, sql: str, *values: Any) -> Row | None:
        row = self._execute(sql, values).fetchone()
        return None if row is None else dict(row)

    def run(self, sql: str, *values: Any) -> int:
        return self._execute(sql, values).rowcount

    def _execute(self, sql: str, values: Sequence[Any]) -> sqlite3.Cursor:
        try:
            return self.db.execute(sql, values)
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error

    def notify(self, payload: str) -> None:
        """One process owns a SQLite file: there is nobody to tell."""

    @property
    def is_lost(self) -> bool:
        """A file does not hang up."""
        return False

    def begin(self) -> None:
        self.db.execute("BEGIN")

    def commit(self) -> None:
        self.db.execute("COMMIT")

    def rollback(self) -> None:
        if self.db.in_transaction:
            self.db.execute("ROLLBACK")

    def close(self) -> None:
        self.db.close()


class PostgresLink:
    """A connection to PostgreSQL; it is opened again when it was lost."""

    def __init__(self, url: str) -> None:
        import psycopg

        self.errors = psycopg
        self.url = url
        self.db = self._connect()

    def _connect(self) -> psycopg.Connection[dict[str, Any]]:
        from psycopg import rows

        make = rows.dict_row
        return self.errors.connect(self.url, row_factory=make, connect_timeout=10)

    def all(self, sql: str, *values: Any) -> list[Row]:
        return list(self._execute(sql, values).fetchall())

    def one(self, sql: str, *values: Any) -> Row | None:
        return self._execute(sql, values).fetchone()

    def run(self, sql: str, *values: Any) -> int:
        return self._execute(sql, values).rowcount

    def _execute(self, sql: str, values: Sequence[Any]) -> psycopg.Cursor[dict[str, Any]]:
        try:
            return self.db.execute(sql.replace("?", "%s").encode(), values or None)
        except self.errors.IntegrityError as error:
            raise Conflict(str(error)) from error

    def notify(self, payload: str) -> None:
        self.db.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))

    @property
    def is_lost(self) -> bool:
        """Whether the server hung up, as it does when it is restarted."""
        return self.db.closed

    def begin(self) -> None:
        if self.db.closed:
            self.db = self._connect()

    def commit(self) -> None:
        self.db.commit()

    def rollback(self) -> None:
        try:
            self.db.rollback()
        except self.errors.Error:
            self.db.close()

    def close(self) -> None:
        self.db.close()


class Job:
    """A piece of work and the future of its result."""

    def __init__(self, work: Callable[[Connection], Any], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        """Hand the result over to whoever waits, in their own thread."""

        def deliver() -> None:
            if self.future.done():
                return
            if self.error is not None:
                self.future.set_exception(self.error)
            else:
                self.future.set_result(self.result)

        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(deliver)


class Storage:
    """A database, behind a queue that storage threads work off."""

    def __init__(self, url: str) -> None:
        self.is_postgres = url.startswith(("postgresql://", "postgres://"))
        self.url = url
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.listener: Any = None
        links = [self._link() for _ in range(4 if self.is_postgres else 1)]
        self._prepare(links[0])
        self.threads = [
            threading.Thread(target=self._serve, args=(link,), name="storage", daemon=True)
            for link in links
        ]
        for thread in self.threads:
            thread.start()

    async def run(self, work: Callable[[Connection], T]) -> T:
        """The result of the work, after its transaction is committed."""
        job = Job(work, asyncio.get_running_loop())
        self.queue.put(job)
        result: T = await job.future
        return result

    def close(self) -> None:
        """Finish what is queued, then stop."""
        for _ in self.threads:
            self.queue.put(None)
        for thread in self.threads:
            thread.join(timeout=10)

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call `heard` in this loop with whatever other processes announce."""
        if not self.is_postgres:
            return
        loop = asyncio.get_running_loop()

        def wait() -> None:
            import time

            import psycopg

            while not loop.is_closed():
                try:
                    with psycopg.connect(self.url, autocommit=True, connect_timeout=10) as db:
                        db.execute(f"LISTEN {CHANNEL}".encode())
                        # What was announced while nobody listened is unknown: look at everything.
                        loop.call_soon_threadsafe(heard, "")
                        for note in db.notifies():
                            loop.call_soon_threadsafe(heard, note.payload)
                except psycopg.Error:
                    time.sleep(1)
                except RuntimeError:  # the loop was closed meanwhile
                    return

        threading.Thread(target=wait, name="listener", daemon=True).start()

    # --- inside --------------------------------------------------------------------------

    def _link(self) -> Link:
        """A new connection, or words about why there is none."""
        if self.is_postgres:
            try:
                return PostgresLink(self.url)
            except ImportError as error:
                raise StorageError(
                    "PostgreSQL needs: pip install 'pentapolis[postgres]'"
                ) from error
            except Exception as error:
                raise StorageError(f"PostgreSQL: {str(error).strip()}") from error
        if "://" in self.url:
            raise StorageError(f"not a database that is known here: {self.url.split(':')[0]}")
        try:
            Path(self.url).parent.mkdir(parents=True, exist_ok=True)
            return SqliteLink(self.url)
        except (OSError, sqlite3.Error) as error:
            raise StorageError(f"{self.url}: {error}") from error

    def _prepare(self, link: Link) -> None:
        """Create what is missing; refuse a database of newer software."""
        link.begin()
        if self.is_postgres:
            # Two processes starting at once would both create the tables.
            link.run("SELECT pg_advisory_xact_lock(7051)")
        for statement in SCHEMA:
            link.run(statement.replace("{blob}", "BYTEA" if self.is_postgres else "BLOB"))
        link.run(
            "INSERT INTO meta VALUES ('schema', ?) ON CONFLICT DO NOTHING", str(SCHEMA_VERSION)
        )
        row = link.one("SELECT value FROM meta WHERE name = 'schema'")
        link.commit()
        if row is None or int(row["value"]) > SCHEMA_VERSION:
            raise StorageError("this database belongs to a newer version of Pentapolis")

    def _serve(self, link: Link) -> None:
        while True:
            job = self.queue.get()
            if job is None:
                break
            batch = [job]
            stop = False
            # PostgreSQL joins commits of several connections by itself, and rows locked in
            # different orders by larger transactions could block each other.
            while not self.is_postgres and len(batch) < BATCH:
                try:
                    more = self.queue.get_nowait()
                except Empty:
                    break
                if more is None:
                    stop = True
                    break
                batch.append(more)
            self._work_off(link, batch)
            if stop:
                break
        link.close()

    def _work_off(self, link: Link, batch: list[Job]) -> None:
        """One transaction for the batch; a job that fails takes back its own changes only."""
        try:
            link.begin()
            for job in batch:
                if len(batch) > 1:
                    link.run("SAVEPOINT job")
                try:
                    job.result = self._work(link, job)
                except Exception as error:
                    job.error = error
                    if len(batch) > 1:
                        link.run("ROLLBACK TO job")
                if len(batch) > 1:
                    link.run("RELEASE job")
            if len(batch) == 1 and batch[0].error is not None:
                link.rollback()
            else:
                link.commit()
        except Exception as error:
            link.rollback()
            for job in batch:
                job.error = job.error or error
        for job in batch:
            job.settle()

    @staticmethod
    def _work(link: Link, job: Job) -> Any:
        """Do it; once more where the connection was found dead and so nothing can have happened."""
        try:
            return job.work(link)
        except Exception:
            if not link.is_lost:
                raise
            link.begin()
            return job.work(link)
