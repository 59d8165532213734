"""A thin layer over SQLite and PostgreSQL.

Work is a plain function of a `Connection`; it runs in a storage thread inside a transaction, and
`Storage.run` returns when that transaction is committed. Jobs that wait in SQLite's queue at the
same time share one commit, so that a full flush to disk costs little even under load.

SQL is written once, with ``?`` for parameters and types that both databases know.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import stat
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from pentapolis.server import layout
from pentapolis.server.refusal import Refused

if TYPE_CHECKING:
    import psycopg

T = TypeVar("T")
LOG = logging.getLogger("pentapolis.server")
Row = Mapping[str, Any]

CHANNEL = "pentapolis"
POSTGRES = ("postgresql://", "postgres://")
BATCH = 100


class Conflict(Exception):
    """Somebody else changed the same thing first, or it already exists."""


class StorageError(Exception):
    """The database cannot be used; the text says why."""


class Connection(Protocol):
    """What work can use of either database."""

    def all(self, sql: str, *values: Any) -> list[Row]:
        """Every row of a query."""
        ...

    def one(self, sql: str, *values: Any) -> Row | None:
        """The first row of a query."""
        ...

    def run(self, sql: str, *values: Any) -> int:
        """Change something; returns the number of rows affected."""
        ...

    def notify(self, payload: str) -> None:
        """Tell the other server processes, once the transaction is committed."""
        ...


class Link(Connection, Protocol):
    """A connection with its transaction."""

    @property
    def is_lost(self) -> bool:
        """Whether the connection to the database is gone."""
        ...

    def begin(self) -> None:
        """Begin a transaction."""
        ...

    def commit(self) -> None:
        """Store what the transaction changed."""
        ...

    def rollback(self) -> None:
        """Undo what the transaction changed."""
        ...

    def close(self) -> None:
        """End the connection."""
        ...


class SqliteLink:
    """One SQLite file: write-ahead log, flushed to disk at every commit."""

    def __init__(self, path: str) -> None:
        keep_private(Path(path))
        self.db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self.db.row_factory = sqlite3.Row
        for pragma in (
            "busy_timeout = 10000",
            "journal_mode = WAL",
            "synchronous = FULL",
            "foreign_keys = ON",
        ):
            self.db.execute(f"PRAGMA {pragma}")

    def all(self, sql: str, *values: Any) -> list[Row]:
        """The rows of a query."""
        return [dict(row) for row in self._execute(sql, values).fetchall()]

    def one(self, sql: str, *values: Any) -> Row | None:
        """The first row of a query."""
        row = self._execute(sql, values).fetchone()
        return None if row is None else dict(row)

    def run(self, sql: str, *values: Any) -> int:
        """Change something; returns the number of rows affected."""
        return self._execute(sql, values).rowcount

    def _execute(self, sql: str, values: Sequence[Any]) -> sqlite3.Cursor:
        try:
            return self.db.execute(sql, values)
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error
        except UnicodeEncodeError as error:  # half a surrogate pair
            raise unstorable() from error

    def notify(self, payload: str) -> None:
        """Does nothing: only one process uses a SQLite file."""

    @property
    def is_lost(self) -> bool:
        """A file cannot be disconnected."""
        return False

    def begin(self) -> None:
        """Begin a transaction that writes."""
        # A transaction that reads first and then writes could not wait for another writer.
        self.db.execute("BEGIN IMMEDIATE")

    def commit(self) -> None:
        """Store what the transaction changed."""
        self.db.execute("COMMIT")

    def rollback(self) -> None:
        """Undo what the transaction changed."""
        if self.db.in_transaction:
            self.db.execute("ROLLBACK")

    def close(self) -> None:
        """End the connection."""
        self.db.close()


def unstorable() -> Refused:
    """The refusal of a text that no database can store."""
    return Refused("bad-request", "core-server-malformed", what="text")


def keep_private(file: Path) -> None:
    """Restrict the file to the server's user: it contains the key of all seats."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    for part in (file, *(Path(f"{file}{end}") for end in ("-wal", "-shm"))):
        with suppress(FileNotFoundError, PermissionError):
            part.chmod(0o600)
    for place in (file.parent, file):
        if os.name == "posix" and stat.S_IMODE(place.stat().st_mode) & 0o077:
            LOG.warning("others on this machine can open %s; it should be yours alone", place)


class PostgresLink:
    """A connection to PostgreSQL; reopened if it was lost."""

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
        """The rows of a query."""
        return list(self._execute(sql, values).fetchall())

    def one(self, sql: str, *values: Any) -> Row | None:
        """The first row of a query."""
        return self._execute(sql, values).fetchone()

    def run(self, sql: str, *values: Any) -> int:
        """Change something; returns the number of rows affected."""
        return self._execute(sql, values).rowcount

    def _execute(self, sql: str, values: Sequence[Any]) -> psycopg.Cursor[dict[str, Any]]:
        try:
            return self.db.execute(sql.replace("?", "%s").encode(), values or None)
        except self.errors.IntegrityError as error:
            raise Conflict(str(error)) from error
        except (self.errors.DataError, UnicodeEncodeError) as error:  # zero byte, half a pair
            raise unstorable() from error

    def notify(self, payload: str) -> None:
        """Tell the other server processes, once the transaction is committed."""
        self.db.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))

    @property
    def is_lost(self) -> bool:
        """Whether the connection was lost, as when the database restarts."""
        return self.db.closed

    def begin(self) -> None:
        """Begin a transaction; reconnect if the connection was lost."""
        if self.db.closed:
            self.db = self._connect()

    def commit(self) -> None:
        """Store what the transaction changed."""
        self.db.commit()

    def rollback(self) -> None:
        """Undo what the transaction changed, or drop the connection."""
        try:
            self.db.rollback()
        except self.errors.Error:
            self.db.close()

    def close(self) -> None:
        """End the connection."""
        self.db.close()


def connect(url: str) -> Link:
    """A new connection; a `StorageError` says why there is none."""
    if url.startswith(POSTGRES):
        try:
            return PostgresLink(url)
        except ImportError as error:
            raise StorageError("PostgreSQL needs: pip install 'pentapolis[postgres]'") from error
        except Exception as error:
            raise StorageError(f"PostgreSQL: {str(error).strip()}") from error
    if "://" in url:
        raise StorageError(f"not a database that is known here: {url.split(':')[0]}")
    try:
        return SqliteLink(url)
    except (OSError, sqlite3.OperationalError) as error:
        raise StorageError(f"{url}: {error}") from error
    except sqlite3.Error as error:
        raise damaged(url, error) from error


def damaged(url: str, error: Exception) -> StorageError:
    """The error for a file that SQLite cannot read."""
    return StorageError(f"{url}: {error} (see `pentapolis admin check`)")


class Job:
    """A piece of work and the future of its result."""

    def __init__(self, work: Callable[[Connection], Any], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None

    def settle(self) -> None:
        """Deliver the result in the waiting thread's event loop."""

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
    """A database behind a queue, which storage threads process."""

    def __init__(self, url: str) -> None:
        self.is_postgres = url.startswith(POSTGRES)
        self.url = url
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.listener: Any = None
        links = [connect(url) for _ in range(4 if self.is_postgres else 1)]
        try:
            self._prepare(links[0])
        except sqlite3.Error as error:
            raise damaged(url, error) from error
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
        """Call `heard` in this loop with every announcement of other processes."""
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
                        # Announcements made meanwhile are unknown: check everything.
                        loop.call_soon_threadsafe(heard, "")
                        for note in db.notifies():
                            loop.call_soon_threadsafe(heard, note.payload)
                except Exception:
                    if not loop.is_closed():
                        LOG.warning("nothing is heard of other servers; listening again")
                        time.sleep(1)

        threading.Thread(target=wait, name="listener", daemon=True).start()

    # --- inside --------------------------------------------------------------------------

    def _prepare(self, link: Link) -> None:
        """Create the tables or upgrade them; refuse a database of newer software."""
        link.begin()
        if self.is_postgres:
            # Two processes starting at once would both create the tables.
            link.run("SELECT pg_advisory_xact_lock(7051)")
        found = layout.prepare(link, self.is_postgres)
        if found > layout.VERSION:
            link.rollback()
            raise StorageError("this database belongs to a newer version of Pentapolis")
        link.commit()
        if 0 < found < layout.VERSION:
            LOG.warning("the database was brought from version %d to %d", found, layout.VERSION)

    def _serve(self, link: Link) -> None:
        while True:
            job = self.queue.get()
            if job is None:
                break
            batch = [job]
            stop = False
            # PostgreSQL joins the commits of several connections by itself, and large transactions
            # that lock rows in different orders could block each other.
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
        """Run the batch in one transaction; a failing job undoes only its own changes."""
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
            with suppress(Exception):
                link.rollback()
            for job in batch:
                job.error = job.error or error
        for job in batch:
            job.settle()

    @staticmethod
    def _work(link: Link, job: Job) -> Any:
        """Run the work; retry once if the connection was already lost and nothing has happened."""
        try:
            return job.work(link)
        except Exception:
            if not link.is_lost:
                raise
            link.begin()
            return job.work(link)
