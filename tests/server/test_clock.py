"""Clocks: an allowance for every question, a reserve for the game, help when both are used up."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from pentapolis.api import Match
from pentapolis.core.message import Message
from pentapolis.server import models
from pentapolis.server.clock import MODES, Times
from pentapolis.server.live import LiveTables
from pentapolis.server.lobby import Lobby
from pentapolis.server.tables import Bearer
from tests.server.test_live import in_house


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


def test_a_bot_helps_who_runs_out_of_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(live: LiveTables, lobby: Lobby, bearer: Bearer) -> None:
        thought = [asyncio.Event() for _ in range(3)]

        async def choose(_: str, match: Match, seat: int, *rest: Any) -> str:
            await thought[seat].wait()
            return match.decision(seat).moves[0].text

        monkeypatch.setattr(live.pool, "choose", choose)
        me, bot = models.NewSeat(kind="me"), models.NewSeat(kind="bot")
        wanted = models.NewTable(game="seven-wonders", seats=[me, me, bot], clock="relaxed")
        room = await lobby.open(bearer, wanted)
        table, now = room.table, time.time()
        clocks = table.times.to_json(now, [0, 1])
        assert clocks["mode"] == "relaxed"
        assert clocks["seats"][0]["deadline"] > now + 100
        assert clocks["seats"][2]["deadline"] is None, "a bot has no clock"
        table.times.started[0] = now - 5000
        await live.housekeeping.attend(room, now)
        assert set(room.thinking) == {0, 2}, "only whose time is up gets help"
        for seat, left in ((0, [1, 2]), (2, [1])):
            task = room.thinking[seat][1]
            thought[seat].set()
            await task
            assert table.asked == left
            assert table.notice == Message("core-server-time-up", {"seat": "seat:0"}), (
                "it stays when another bot has moved since"
            )
        assert table.times.reserve[0] == 0
        (line,) = (await live.chat.last(table.id, 100))["lines"]
        assert line["message"] == {"key": "core-server-time-up", "args": {"seat": "seat:0"}}

    in_house(tmp_path, work)
