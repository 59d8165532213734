"""Playing over sockets and over HTTP, against a real server process."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

import pentapolis
from tests.server.harness import ServerProcess, Socket, Visitor

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("game", sorted(pentapolis.games()))
def test_a_whole_game_against_bots(server: ServerProcess, eva: Visitor, game: str) -> None:
    least = pentapolis.games()[game].seats[0]
    table = eva.new_table("m" + "b" * (least - 1), game=game)["table"]
    assert table["status"] == "running"
    assert table["mine"] == [0]

    async def play() -> Socket:
        async with Socket(server.url, table["id"], [eva.token]) as socket:
            assert socket.state["viewer"] == 0
            await socket.play_on()
            return socket

    socket = asyncio.run(play())
    head = socket.state["table"]
    assert head["winners"]
    assert len(head["scores"]) == least
    assert len(socket.changes) == head["position"]
    assert eva.get(f"/api/tables/{table['id']}/chart")["positions"][-1] == head["position"]


def test_friends_play_by_link(server: ServerProcess, eva: Visitor, jan: Visitor) -> None:
    opened = eva.new_table("mob")
    table = opened["table"]["id"]
    assert opened["table"]["status"] == "open"
    link = next(link for link in opened["links"] if link["seat"] == 1)
    joined = jan.post(f"/api/tables/{table}/join", token=link["token"])
    assert joined["seat"] == 1
    assert joined["table"]["status"] == "running"
    assert joined["token"] != link["token"]

    async def play() -> None:
        async with (
            Socket(server.url, table, [eva.token]) as one,
            Socket(server.url, table, [joined["token"]]) as two,
        ):
            assert (one.state["viewer"], two.state["viewer"]) == (0, 1)
            await asyncio.gather(one.play_on(), two.play_on())
            assert one.state["table"]["scores"] == two.state["table"]["scores"]
            assert one.state["table"]["scores"]

    asyncio.run(play())


def test_the_example_bot_plays_a_game(server: ServerProcess, eva: Visitor) -> None:
    opened = eva.new_table("mbb")
    token = opened["links"][0]["token"]
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "bot.py"), server.url, opened["table"]["id"], token],
        capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("winners:")
    assert len((EXAMPLES / "bot.py").read_text().splitlines()) < 50
