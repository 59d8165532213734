"""Clocks: an allowance for every question, a reserve for the game, help when both are used up."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

from pentapolis.server.clock import MODES, Times
from tests.server.harness import Socket, Visitor, serving, wait_for


def test_the_reserve_is_used_after_the_allowance() -> None:
    times = Times("relaxed", 2)
    allowance, reserve = MODES["relaxed"]
    times.turn(1000.0, [True, False], [True, True])
    assert times.deadline(0) == 1000.0 + allowance + reserve
    assert times.deadline(1) is None
    times.turn(1000.0 + allowance - 1, [False, True], [True, True])
    assert times.reserve == [reserve, reserve], "in time: the reserve is whole"
    times.turn(2000.0 + allowance, [True, True], [False, False])
    assert times.started[0] == 2000.0 + allowance
    times.turn(2000.0 + 2 * allowance + 7, [True, False], [True, True])
    assert times.reserve[0] == reserve - 7
    copy = Times("relaxed", 2)
    copy.from_row(json.loads(json.dumps(times.to_row())))
    assert copy.to_json(0, []) == times.to_json(0, [])
    assert copy.next_deadline() == copy.deadline(0)


def test_a_question_that_stays_keeps_its_clock() -> None:
    times = Times("days", 2)
    times.turn(5.0, [True, True], [True, True])
    times.turn(9.0, [True, False], [False, True])
    assert times.started == [5.0, None]
    assert Times("off", 2).next_deadline() is None


def test_a_bot_helps_who_runs_out_of_time(tmp_path: Path) -> None:
    with serving("--data", str(tmp_path)) as process:
        eva = Visitor(process.url, "Eva")
        opened = eva.new_table("mos", clock="relaxed", options={"sides": "day"})
        table = opened["table"]["id"]
        jan = Visitor(process.url, "Jan")
        jan.post(f"/api/tables/{table}/join", token=opened["links"][1]["token"])
        clocks = eva.get(f"/api/tables/{table}/state")["clocks"]
        assert clocks["mode"] == "relaxed"
        assert clocks["seats"][0]["deadline"] > clocks["now"] + 100
        assert clocks["seats"][2]["deadline"] is None, "a bot has no clock"
        process.kill()
        db = sqlite3.connect(tmp_path / "pentapolis.sqlite")
        times = json.loads(db.execute("SELECT times FROM tables").fetchone()[0])
        times["started"][0] = time.time() - 5000
        db.execute("UPDATE tables SET wake = 1, times = ?", (json.dumps(times),))
        db.commit()
        db.close()
        process.start()
        eva = Visitor(process.url, None, token=eva.token)
        wait_for(lambda: 0 not in eva.get(f"/api/tables/{table}")["asked"])
        assert 1 in eva.get(f"/api/tables/{table}")["asked"], "only whose time is up gets help"
        assert eva.get(f"/api/tables/{table}/state")["clocks"]["seats"][0]["reserve"] == 0

        async def told() -> list[Any]:
            async with Socket(process.url, table, [eva.token]) as socket:
                while not any(line["message"] for line in socket.chat):
                    await socket.receive()
                return [line["message"] for line in socket.chat if line["message"]]

        assert asyncio.run(told())[-1] == {
            "key": "core-server-time-up",
            "args": {"seat": "seat:0"},
        }
        wait_for(lambda: eva.get(f"/api/tables/{table}")["asked"] == [1])
        notice = eva.get(f"/api/tables/{table}/state").get("notice")
        assert notice, "it stays when another bot has moved since"
        assert notice["key"] == "core-server-time-up"
