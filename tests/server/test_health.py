"""What an operator's tools see: health, numbers, log lines."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from pathlib import Path
from typing import Any

import pytest

from pentapolis.server.app import Server, Settings
from pentapolis.server.health import condition, is_near, numbers
from pentapolis.server.logs import JsonLines, Lines
from tests.server.harness import HTTP, ServerProcess, Socket, Visitor


def metrics(server: ServerProcess) -> dict[str, float]:
    text = HTTP.get(f"{server.url}/metrics").text
    found = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            assert re.fullmatch(r'[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+-]+', line)
            name, _, value = line.rpartition(" ")
            assert name not in found, "each number once"
            found[name] = float(value)
    return found


def test_a_healthy_server_says_so(server: ServerProcess) -> None:
    assert HTTP.get(f"{server.url}/healthz").json() == {"ok": True}
    answer = HTTP.get(f"{server.url}/readyz")
    assert answer.status_code == 200
    found = answer.json()
    assert found["database"]["ok"]
    assert found["workers"]["ok"]
    assert found["chores"]["clocks"]["late"] is False
    assert {"beat", "clocks", "presence", "sessions", "cleaning", "memory"} <= set(found["chores"])


def test_a_server_without_its_database_is_not_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        server = Server(Settings(str(tmp_path / "x.sqlite")))
        await server.open()
        assert (await condition(server))["ok"]
        server.live.housekeeping.background.all[0].succeeded -= 1000
        late = await condition(server)
        assert not late["ok"]
        assert late["chores"]["beat"]["late"]
        server.live.housekeeping.background.all[0].succeeded += 1000
        assert 'pentapolis_chore_late{name="beat"} 0' in numbers(server)

        async def broken(_: Any) -> Any:
            raise OSError("gone")

        storage = server.live.storage
        with monkeypatch.context() as patched:
            patched.setattr(storage, "run", broken)
            found = await condition(server)
        assert not found["ok"]
        assert found["database"] == {"ok": False, "error": "OSError"}
        assert (await condition(server))["ok"], "it comes back"
        await server.live.close()

    asyncio.run(run())


def test_moves_requests_and_sockets_are_counted(server: ServerProcess, eva: Visitor) -> None:
    before = metrics(server)
    table = eva.new_table("mmm")["table"]["id"]

    async def play() -> dict[str, float]:
        async with Socket(server.url, table, [eva.token]) as socket:
            for seat in (0, 1):
                await socket.send({"type": "look", "seat": seat})
                await socket.until("state")
                await socket.play()
            return await asyncio.to_thread(metrics, server)

    during = asyncio.run(play())
    moves = 'pentapolis_actions_total{kind="play"}'
    assert during[moves] == before.get(moves, 0) + 2
    assert during["pentapolis_action_seconds_count"] >= 2
    assert during["pentapolis_connections"] >= 1
    created = 'pentapolis_requests_total{method="POST",status="201"}'
    assert during[created] == before.get(created, 0) + 1
    names = [name for name in during if name.startswith("pentapolis_request_seconds_bucket")]
    assert during[names[-1]] == during["pentapolis_request_seconds_count"]


def test_numbers_are_for_the_own_network() -> None:
    for near in ("127.0.0.1", "::1", "10.1.2.3", "192.168.0.9", "fd00::1"):
        assert is_near(near)
    for far in ("8.8.8.8", "2a00:1450::1", "", None, "x"):
        assert not is_near(far)


def test_log_lines_have_time_and_level() -> None:
    record = logging.LogRecord("pentapolis.server", logging.WARNING, "", 0, "a\n%s", ("b",), None)
    record.created = 0.5
    plain = Lines("%(asctime)s %(levelname)s %(name)s: %(message)s").format(record)
    assert plain == "1970-01-01T00:00:00.500Z WARNING pentapolis.server: a\nb"
    assert json.loads(JsonLines().format(record)) == {
        "time": "1970-01-01T00:00:00.500Z", "level": "WARNING", "logger": "pentapolis.server",
        "message": "a\nb",
    }  # fmt: skip
    assert "\n" not in JsonLines().format(record)
