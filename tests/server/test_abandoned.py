"""Tables that nobody came back to: which go, and which stay."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from pentapolis.core.message import Message
from pentapolis.server import models
from pentapolis.server.housekeeping import DAY
from pentapolis.server.live import LiveTables
from pentapolis.server.lobby import Lobby
from pentapolis.server.people import RESET, SESSION, People, digest, new_reset
from pentapolis.server.refusal import Refused
from pentapolis.server.storage import Connection
from pentapolis.server.tables import Bearer
from tests.server.harness import ServerProcess, Socket, Visitor
from tests.server.test_live import in_house


def test_abandoned_tables_go_and_games_stay(tmp_path: Path) -> None:
    async def work(live: LiveTables, lobby: Lobby, bearer: Bearer) -> None:
        me, free = models.NewSeat(kind="me"), models.NewSeat(kind="open")
        unstarted, fresh, game, analysis = [
            (await lobby.open(bearer, models.NewTable(game="seven-wonders", seats=seats))).table.id
            for seats in ([me, me, free], [me, me, free], [me, me, me], [me, me, me])
        ]
        await live.chat.announce(live.rooms[unstarted], Message("core-server-sat", {"seat": "x"}))

        def grow_old(db: Connection) -> None:
            old = time.time() - 91 * DAY
            db.run("UPDATE tables SET updated = ? WHERE id <> ?", old, fresh)
            db.run("UPDATE tables SET kind = 'analysis' WHERE id = ?", analysis)

        async def left() -> set[str]:
            await live.housekeeping.clean()
            rows = await live.storage.run(lambda db: db.all("SELECT id FROM tables"))
            return {row["id"] for row in rows}

        await live.storage.run(grow_old)
        assert await left() == {fresh, game}, "a game is never removed"
        with pytest.raises(Refused):
            await live.room(unstarted)
        live.housekeeping.forget_games = 30 * DAY
        assert await left() == {fresh}

    in_house(tmp_path, work)


def test_what_has_ended_is_not_kept(tmp_path: Path) -> None:
    async def work(live: LiveTables, lobby: Lobby, bearer: Bearer) -> None:
        people, now = People(live.storage), time.time()
        old, new = [(await people.guest(name))["token"] for name in ("Eva", "Jan")]

        def grow_old(db: Connection) -> None:
            sql = "UPDATE sessions SET used = ? WHERE hash = ?"
            db.run(sql, now - SESSION - 60, digest(old))
            for age in (0.0, RESET + 60):
                new_reset(db, bearer.person or "", now - age)

        await live.storage.run(grow_old)
        await live.housekeeping.clean()
        rows = await live.storage.run(lambda db: db.all("SELECT hash FROM sessions"))
        assert {row["hash"] for row in rows} == {bearer.session, digest(new)}
        assert len(await live.storage.run(lambda db: db.all("SELECT * FROM resets"))) == 1

    in_house(tmp_path, work)


def test_who_comes_and_leaves_is_told_about(
    server: ServerProcess, eva: Visitor, jan: Visitor
) -> None:
    opened = eva.new_table("mob", options={"sides": "day"})
    table = opened["table"]["id"]
    jan.post(f"/api/tables/{table}/join", token=opened["links"][1]["token"])

    async def told() -> list[tuple[str, str]]:
        async with Socket(server.url, table, [eva.token]) as socket:
            await asyncio.to_thread(jan.post, f"/api/tables/{table}/leave", seat=1)
            while len(socket.chat) < 2:
                await socket.receive()
            return [
                (line["message"]["key"], line["message"]["args"]["seat"]) for line in socket.chat
            ]

    assert asyncio.run(told()) == [("core-server-sat", "seat:1"), ("core-server-stood", "seat:1")]
