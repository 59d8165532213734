"""Notices to people who are away: it is their turn; at once or once a day, by push or by mail.

A question is worth a notice if somebody else plays at the table, no fast clock is running, and the
person has been away for a while. Every question is notified once, by whichever process finds it.
"""

from __future__ import annotations

import json
import time
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from fastapi import FastAPI, Request, Response

from pentapolis import api
from pentapolis.core.message import Message
from pentapolis.server.answers import Json, token_of
from pentapolis.server.models import NewDevice, NewNotices, NoticesModel, OldDevice
from pentapolis.server.push import Device, Push, decode, is_known
from pentapolis.server.refusal import Refused
from pentapolis.text import render

if TYPE_CHECKING:
    from pentapolis.server.app import Server
    from pentapolis.server.live import LiveTables
    from pentapolis.server.mail import Mailer
    from pentapolis.server.storage import Connection, Row

EVERY = 15.0
# A person who was here a moment ago needs no notice.
GRACE = 60.0
DAY = 86_400.0
NEVER, AT_ONCE, DAILY = "never", "at-once", "daily"
# A person's browsers; a new one replaces the oldest.
DEVICES = 10


class Waiting(NamedTuple):
    """A question that waits for somebody, since when, and whether a notice was sent."""

    table: str
    seat: int
    since: float
    is_told: bool
    game: str
    others: tuple[str, ...]


class Notices:
    """Notifies people who are away that it is their turn."""

    def __init__(self, live: LiveTables, mailer: Mailer | None, push: Push | None) -> None:
        self.live = live
        self.storage = live.storage
        self.mailer = mailer
        self.push = push

    # --- what a person wants -------------------------------------------------------------

    async def wanted(self, row: Row) -> dict[str, Any]:
        """What a person has chosen, and how they can be reached."""
        devices = await self.storage.run(partial(devices_of, person=row["id"]))
        return {
            "when": row["notices"],
            "mail": self.mailer is not None and row["mail"] is not None,
            "key": self.push.key if self.push is not None else None,
            "devices": len(devices),
        }

    async def choose(self, row: Row, when: str, language: str) -> dict[str, Any]:
        """Set when to notify: at once, once a day, or never."""
        await self.storage.run(
            lambda db: db.run(
                "UPDATE people SET notices = ?, language = ? WHERE id = ?",
                when, language, row["id"],
            )
        )  # fmt: skip
        return await self.wanted({**row, "notices": when})

    async def add(self, row: Row, wanted: NewDevice) -> dict[str, Any]:
        """Add a browser for push messages."""
        if self.push is None:
            raise Refused("conflict", "core-server-no-push")
        try:
            is_sound = len(decode(wanted.key)) == 65 and len(decode(wanted.secret)) == 16
        except ValueError:
            is_sound = False
        if not is_sound or not is_known(wanted.endpoint):
            raise Refused("bad-request", "core-server-push-unknown")
        device = Device(wanted.endpoint, wanted.key, wanted.secret)
        await self.storage.run(
            partial(write_device, person=row["id"], device=device, now=time.time())
        )
        return await self.wanted(row)

    async def remove(self, row: Row, endpoint: str) -> dict[str, Any]:
        """Remove a browser from push messages."""
        await self.storage.run(
            lambda db: db.run(
                "DELETE FROM devices WHERE endpoint = ? AND person = ?", endpoint, row["id"]
            )
        )
        return await self.wanted(row)

    async def forget(self, device: Device) -> None:
        """Remove a browser that its push service no longer knows."""
        await self.storage.run(
            lambda db: db.run("DELETE FROM devices WHERE endpoint = ?", device.endpoint)
        )

    # --- telling -------------------------------------------------------------------------

    async def tell(self) -> None:
        """Notify everybody who is waited for and wants to know."""
        if self.mailer is None and self.push is None:
            return
        now = time.time()
        for person, waiting in (await self.storage.run(partial(read_waiting, now=now))).items():
            away = [one for one in waiting if one.seat not in self.live.online(one.table)]
            if any(not one.is_told for one in away):
                await self._tell(person, away, now)

    async def _tell(self, person: str, waiting: list[Waiting], now: float) -> None:
        row = await self.storage.run(partial(claim, person=person, waiting=waiting, now=now))
        if row is None:
            return
        if row["notices"] == AT_ONCE:
            waiting = [one for one in waiting if not one.is_told]
        devices = await self.storage.run(partial(devices_of, person=person))
        if devices and self.push is not None:
            for device in devices:
                if not await self.push.send(device, message(waiting, row["language"])):
                    await self.forget(device)
        elif self.mailer is not None and row["mail"]:
            subject, text = letter(waiting, row["language"], self.mailer.site)
            await self.mailer.send(row["mail"], subject, text)


def message(waiting: list[Waiting], language: str) -> dict[str, Any]:
    """What a browser shows: a title, a line, and where a click leads."""
    first, *rest = waiting
    return {
        "title": render(Message("core-notice-subject", {"count": len(waiting)}), language),
        "body": "\n".join(line(one, language) for one in waiting),
        "tag": "tables" if rest else first.table,
        "url": "/games" if rest else f"/table/{first.table}",
        "count": len(waiting),
    }


def letter(waiting: list[Waiting], language: str, site: str) -> tuple[str, str]:
    """Subject and text of a mail."""
    subject = Message("core-mail-notice-subject", {"count": len(waiting)})
    lines = [f"{line(one, language)}\n{site}/table/{one.table}" for one in waiting]
    end = render(Message("core-mail-notice-end", {"link": f"{site}/"}), language)
    return render(subject, language), "\n\n".join([*lines, end])


def line(one: Waiting, language: str) -> str:
    """The game, and the other players."""
    game = api.game(one.game)
    name = game.cs if language == "cs" else game.en
    told = Message("core-notice-line", {"game": name, "people": ", ".join(one.others)})
    return render(told, language)


def read_waiting(db: Connection, now: float) -> dict[str, list[Waiting]]:
    """By person: the questions at slow tables that wait for people who want notices."""
    rows = db.all(
        "SELECT tables.id, game, asked, times, seats.seat, people.id AS person, told.since "
        "FROM people JOIN seats ON seats.person = people.id JOIN tables "
        "ON tables.id = seats.table_id "
        "LEFT JOIN told ON told.table_id = tables.id AND told.seat = seats.seat "
        "WHERE notices <> 'never' AND banned IS NULL AND seats.kind = 'person' "
        "AND status = 'running' AND clock <> 'relaxed' AND tables.kind = 'game' "
        "AND EXISTS (SELECT 1 FROM seats AS other WHERE other.table_id = tables.id "
        "AND other.person IS NOT NULL AND other.person <> people.id)"
    )
    found: dict[str, list[Waiting]] = {}
    for row in rows:
        asked = json.loads(row["asked"])
        times = json.loads(row["times"])
        seat = row["seat"]
        since = times["started"][seat] if times else None
        if seat not in (asked if isinstance(asked, list) else asked["asked"]) or since is None:
            continue
        if since > now - GRACE:
            continue
        others = db.all(
            "SELECT name FROM seats WHERE table_id = ? AND seat <> ? ORDER BY seat", row["id"], seat
        )
        is_told = row["since"] is not None and row["since"] >= since
        names = tuple(other["name"] for other in others)
        one = Waiting(row["id"], seat, since, is_told, row["game"], names)
        found.setdefault(row["person"], []).append(one)
    return found


def claim(db: Connection, person: str, waiting: list[Waiting], now: float) -> Row | None:
    """Reserve a notice for this process; None if it is too soon or another process sends it."""
    row = db.one(
        "SELECT id, mail, notices, language, notified FROM people WHERE id = ? AND banned IS NULL",
        person,
    )
    if row is None or row["notices"] == NEVER:
        return None
    if row["notices"] == DAILY and row["notified"] > now - DAY:
        return None
    if not db.run(
        "UPDATE people SET notified = ? WHERE id = ? AND notified = ?", now, person, row["notified"]
    ):
        return None
    for one in waiting:
        db.run(
            "INSERT INTO told VALUES (?, ?, ?) "
            "ON CONFLICT (table_id, seat) DO UPDATE SET since = excluded.since",
            one.table, one.seat, one.since,
        )  # fmt: skip
    return row


def devices_of(db: Connection, person: str) -> list[Device]:
    """The browsers of a person that get push messages."""
    rows = db.all("SELECT endpoint, key, secret FROM devices WHERE person = ?", person)
    return [Device(row["endpoint"], row["key"], row["secret"]) for row in rows]


def write_device(db: Connection, person: str, device: Device, now: float) -> None:
    """Store a browser's subscription for the person who uses it now."""
    db.run("DELETE FROM devices WHERE endpoint = ?", device.endpoint)
    db.run("INSERT INTO devices VALUES (?, ?, ?, ?, ?)", *device, person, now)
    db.run(
        "DELETE FROM devices WHERE person = ? AND endpoint NOT IN "
        "(SELECT endpoint FROM devices WHERE person = ? ORDER BY created DESC LIMIT ?)",
        person, person, DEVICES,
    )  # fmt: skip


def add_routes(app: FastAPI, server: Server) -> None:
    """Routes for notices."""

    @app.get("/api/me/notices", response_model=NoticesModel, tags=["people"])
    async def read(request: Request) -> Response:
        """When and how the person wants to be notified."""
        row = await server.people.person_row(token_of(request) or "")
        return Json(await server.notices.wanted(row))

    @app.patch("/api/me/notices", response_model=NoticesModel, tags=["people"])
    async def choose(request: Request, wanted: NewNotices) -> Response:
        """Set when to notify: at once, once a day, or never."""
        row = await server.people.person_row(token_of(request) or "")
        return Json(await server.notices.choose(row, wanted.when, wanted.language))

    @app.post("/api/me/devices", response_model=NoticesModel, tags=["people"])
    async def add(request: Request, wanted: NewDevice) -> Response:
        """Add this browser for push messages."""
        row = await server.people.person_row(token_of(request) or "")
        return Json(await server.notices.add(row, wanted))

    @app.delete("/api/me/devices", response_model=NoticesModel, tags=["people"])
    async def remove(request: Request, wanted: OldDevice) -> Response:
        """Remove this browser from push messages."""
        row = await server.people.person_row(token_of(request) or "")
        return Json(await server.notices.remove(row, wanted.endpoint))
