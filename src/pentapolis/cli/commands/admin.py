"""``pentapolis admin``: what an operator does to a server's database, running or not."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Any, Literal

import typer

from pentapolis.cli.common import AsJson, need
from pentapolis.cli.language import say
from pentapolis.core.errors import PentapolisError
from pentapolis.core.message import Message

if TYPE_CHECKING:
    from types import ModuleType

Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help=say("cli-arg-data"))]
Db = Annotated[str | None, typer.Option("--db", metavar="URL", help=say("cli-arg-db"))]
File = Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-arg-backup-file"))]
Who = Annotated[str, typer.Argument(metavar="WHO", help=say("cli-arg-who"))]
Most = Annotated[int, typer.Option("--most", min=1, help=say("cli-arg-most"))]
FOUND = 1
COLUMNS = {
    "id": "cli-column-id",
    "name": "cli-column-name",
    "game": "cli-column-game",
    "kind": "cli-column-kind",
    "status": "cli-column-status",
    "position": "cli-column-position",
    "updated": "cli-column-updated",
    "owner": "cli-column-owner",
    "account": "cli-column-account",
    "created": "cli-column-created",
    "banned": "cli-column-banned",
    "used": "cli-column-used",
    "tables": "cli-column-tables",
}
TIMES = ("created", "updated", "used", "banned")


@contextmanager
def operating(data: Path | None, db: str | None) -> Iterator[tuple[ModuleType, str]]:
    """The operator's functions and the database; errors are reported in words."""
    need("argon2", "fastapi", "uvicorn")
    from pentapolis.server import admin
    from pentapolis.server.command import ServeError, database
    from pentapolis.server.storage import StorageError

    url = database(data, db)
    try:
        if "://" not in url and not Path(url).exists():
            raise StorageError(f"{url}: no such file")
        yield admin, url
    except (StorageError, ServeError) as error:
        raise PentapolisError(Message("cli-admin-failed", {"reason": str(error)})) from error


def alone(url: str) -> IO[str] | None:
    """The lock of a SQLite file: no server may run while the file itself is replaced."""
    from pentapolis.server.command import claim

    return None if "://" in url else claim(Path(url))


def moment(seconds: float) -> str:
    """A time for display."""
    return datetime.fromtimestamp(seconds).isoformat(" ", timespec="minutes")


def show(rows: Iterable[dict[str, Any]], as_json: bool) -> None:
    """Rows as JSON, or in columns with their names."""
    listed = list(rows)
    if as_json:
        print(json.dumps(listed, indent=1, ensure_ascii=False))
        return
    lines = [[cell(name, value) for name, value in row.items()] for row in listed]
    lines[:0] = [[say(COLUMNS[name]) for name in row] for row in listed[:1]]
    widths = [max(map(len, column)) for column in zip(*lines)]
    for line in lines:
        print("  ".join(text.ljust(width) for text, width in zip(line, widths)).rstrip())


def cell(name: str, value: Any) -> str:
    """A value in its column."""
    if value is None:
        return "-"
    return moment(value) if name in TIMES else str(value)


def backup(file: File, data: Data = None, db: Db = None) -> None:
    with operating(data, db) as (admin, url):
        counts = admin.backup(url, file)
    print(say("cli-admin-saved", file=str(file), tables=counts["tables"], people=counts["people"]))


def restore(
    file: File,
    data: Data = None,
    db: Db = None,
    force: Annotated[bool, typer.Option("--force", help=say("cli-arg-force"))] = False,
) -> None:
    from pentapolis.server.command import database

    url = database(data, db)
    if "://" not in url:
        Path(url).parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        Path(url).touch(0o600)
    with operating(data, db) as (admin, url):
        counts = admin.restore(url, file, force)
    print(say("cli-admin-restored", tables=counts["tables"], people=counts["people"]))


def check(data: Data = None, db: Db = None) -> None:
    with operating(data, db) as (admin, url):
        found = admin.check(url)
    print("\n".join(found) or say("cli-admin-sound"))
    if found:
        raise typer.Exit(FOUND)


def repair(data: Data = None, db: Db = None) -> None:
    with operating(data, db) as (admin, url):
        lock = alone(url)
        try:
            done = admin.repair(url)
        finally:
            if lock is not None:
                lock.close()
    print("\n".join(done) or say("cli-admin-sound"))


def tables(
    data: Data = None,
    db: Db = None,
    status: Annotated[
        Literal["open", "running", "over"] | None,
        typer.Option("--status", help=say("cli-arg-status")),
    ] = None,
    most: Most = 50,
    as_json: AsJson = False,
) -> None:
    with operating(data, db) as (admin, url):
        show(admin.list_tables(url, status, most), as_json)


def people(data: Data = None, db: Db = None, most: Most = 50, as_json: AsJson = False) -> None:
    with operating(data, db) as (admin, url):
        show(admin.list_people(url, most), as_json)


def remove_table(
    ids: Annotated[list[str], typer.Argument(metavar="TABLE", help=say("cli-arg-tables"))],
    data: Data = None,
    db: Db = None,
) -> None:
    with operating(data, db) as (admin, url):
        admin.remove_tables(url, ids)
    print(say("cli-admin-removed", what=", ".join(ids)))


def remove_person(who: Who, data: Data = None, db: Db = None) -> None:
    with operating(data, db) as (admin, url):
        admin.remove_person(url, who)
    print(say("cli-admin-removed", what=who))


def ban(
    who: Who,
    data: Data = None,
    db: Db = None,
    lift: Annotated[bool, typer.Option("--lift", help=say("cli-arg-lift"))] = False,
) -> None:
    with operating(data, db) as (admin, url):
        name = admin.ban(url, who, not lift)
    print(say("cli-admin-welcome" if lift else "cli-admin-banned", name=name))


def reset(who: Who, data: Data = None, db: Db = None) -> None:
    with operating(data, db) as (admin, url):
        code = admin.reset(url, who)
    print(say("cli-admin-reset", link=f"/reset#{code}"))


def announce(
    text: Annotated[str, typer.Argument(metavar="TEXT", help=say("cli-arg-text"))],
    data: Data = None,
    db: Db = None,
) -> None:
    with operating(data, db) as (admin, url):
        admin.announce(url, text)
    print(say("cli-admin-announced"))


def build() -> typer.Typer:
    """The group of commands."""
    group = typer.Typer(no_args_is_help=True, help=say("cli-help-admin"), rich_markup_mode=None)
    for work in (
        backup, restore, check, repair, tables, people, remove_table, remove_person, ban, reset,
        announce,
    ):  # fmt: skip
        name = work.__name__.replace("_", "-")
        group.command(name, help=say(f"cli-help-admin-{name}"))(work)
    return group
