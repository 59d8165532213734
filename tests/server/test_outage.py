"""Storage that fails for a while, a server that was away, files that are private."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import stat
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pentapolis.server import housekeeping, models
from pentapolis.server.background import BackgroundTasks
from pentapolis.server.housekeeping import SILENCE, beat, write_beat
from pentapolis.server.live import LiveTables
from pentapolis.server.lobby import Lobby
from pentapolis.server.storage import Storage
from pentapolis.server.tables import Bearer
from tests.server.harness import PATIENCE, ServerProcess, Visitor, serving
from tests.server.test_live import in_house


async def until(check: Callable[[], Any], within: float = PATIENCE) -> None:
    async with asyncio.timeout(within):
        while not check():
            await asyncio.sleep(0.02)


def test_clocks_go_on_after_the_storage_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "SWEEP_EVERY", 0.05)

    async def work(live: LiveTables, lobby: Lobby, bearer: Bearer) -> None:
        me = models.NewSeat(kind="me")
        wanted = models.NewTable(game="seven-wonders", seats=[me, me, me], clock="relaxed")
        room = await lobby.open(bearer, wanted)
        clocks = next(chore for chore in live.housekeeping.background.all if chore.name == "clocks")
        run = live.storage.run

        async def broken(work: Any) -> Any:
            raise sqlite3.OperationalError("database or disk is full")

        monkeypatch.setattr(live.storage, "run", broken)
        await until(lambda: clocks.failures >= 2)
        monkeypatch.setattr(live.storage, "run", run)
        room.table.times.started = [time.time() - 5000] * 3
        times = json.dumps(room.table.times.to_row())
        await run(lambda db: db.run("UPDATE tables SET wake = 1, times = ?", times))
        await until(lambda: set(room.thinking) == {0, 1, 2})
        await until(lambda: clocks.done)
        assert not live.housekeeping.background.late()

    in_house(tmp_path, work)


def test_a_chore_that_ends_begins_again_and_is_counted() -> None:
    rounds: list[int] = []

    async def work() -> None:
        rounds.append(1)
        if len(rounds) == 1:
            raise asyncio.CancelledError
        if len(rounds) == 2:
            raise ValueError

    async def run() -> None:
        background = BackgroundTasks()
        background.add("sweeping", 0.01, work)
        await until(lambda: background.all and background.all[0].done)
        chore = background.all[0]
        assert chore.failures == 2
        assert not background.late()
        chore.succeeded -= 1000
        assert background.late() == ["sweeping"]
        await background.close()

    asyncio.run(run())


def test_downtime_is_no_players_time(tmp_path: Path) -> None:
    with serving("--data", str(tmp_path)) as process:
        eva = Visitor(process.url, "Eva")
        table = eva.new_table("mll", clock="relaxed", options={"sides": "day"})["table"]["id"]
        path = f"/api/tables/{table}/state"
        before = eva.get(path)["clocks"]["seats"][0]["deadline"]
        process.kill()
        # As if all that had happened an hour ago.
        db = sqlite3.connect(tmp_path / "pentapolis.sqlite")
        times = json.loads(db.execute("SELECT times FROM tables").fetchone()[0])
        times["started"] = [moment - 3600 for moment in times["started"]]
        seen = float(db.execute("SELECT value FROM meta WHERE name = 'beat'").fetchone()[0])
        db.execute("UPDATE tables SET wake = wake - 3600, times = ?", (json.dumps(times),))
        db.execute("UPDATE meta SET value = ? WHERE name = 'beat'", (repr(seen - 3600),))
        db.commit()
        db.close()
        process.start()
        eva = Visitor(process.url, None, token=eva.token)
        state = eva.get(path)
        assert state["position"] == 0, "nobody's time was up"
        assert state["clocks"]["seats"][0]["deadline"] >= before
        assert state["clocks"]["seats"][0]["deadline"] < before + 30
        move = state["decision"]["moves"][0]["text"]
        eva.post(f"/api/tables/{table}/play", version=state["version"], seat=0, move=move)


def test_only_a_long_silence_moves_the_clocks(tmp_path: Path) -> None:
    async def work(live: LiveTables, lobby: Lobby, bearer: Bearer) -> None:
        me = models.NewSeat(kind="me")
        for clock in ("days", "off"):
            await lobby.open(
                bearer,
                models.NewTable.model_validate(
                    {"game": "seven-wonders", "seats": [me.model_dump()] * 3, "clock": clock}
                ),
            )
        await live.housekeeping.background.close()
        now = time.time()
        run = live.storage.run
        await run(lambda db: write_beat(db, now))
        assert await run(lambda db: beat(db, now + SILENCE - 1, "x")) == []
        assert len(await run(lambda db: beat(db, now + 3 * SILENCE, "x"))) == 1
        assert await run(lambda db: beat(db, now + 3 * SILENCE, "x")) == []

    in_house(tmp_path, work)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_database_is_for_the_servers_user_only(
    server: ServerProcess, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = Path(server.arguments[1])
    assert mode(folder) == 0o700
    files = {path.name: mode(path) for path in folder.glob("pentapolis.sqlite*")}
    assert len(files) >= 3, "the database and what SQLite keeps beside it"
    assert set(files.values()) == {0o600}, files
    old = tmp_path / "old"
    old.mkdir(mode=0o755)
    (old / "x.sqlite").touch(0o644)
    caplog.set_level(logging.WARNING)
    Storage(str(old / "x.sqlite")).close()
    assert mode(old / "x.sqlite") == 0o600, "an older database is closed as well"
    warned = [record.getMessage() for record in caplog.records]
    assert len(warned) == 1
    assert str(old) in warned[0]
