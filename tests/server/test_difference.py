"""Differences: a client that follows them has what another one is sent whole."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import pentapolis
from pentapolis.server import models
from pentapolis.server.client import Client
from pentapolis.server.live import LiveTables
from pentapolis.server.lobby import Lobby
from pentapolis.server.patch import changes, mark
from pentapolis.server.tables import Bearer
from tests.server.harness import ServerProcess, Socket, Visitor, patched
from tests.server.test_live import in_house


async def states(client: Client) -> list[dict[str, Any]]:
    found = [json.loads(text) for text in await client.wait()]
    return [message for message in found if message["type"] in ("state", "difference")]


@pytest.mark.parametrize("game", sorted(pentapolis.games()))
def test_whoever_follows_differences_has_the_whole_state(tmp_path: Path, game: str) -> None:
    seats = pentapolis.games()[game].seats[0]

    async def work(live: LiveTables, lobby: Lobby, bearer: Bearer) -> None:
        me = models.NewSeat(kind="me")
        room = await lobby.open(bearer, models.NewTable(game=game, seats=[me] * seats))
        match, rng = room.table.running(), Random(4)
        for viewer in (0, None):
            for compares in (False, True):
                live.enter(Client(room, bearer, viewer, live.key, compares))
        kept: dict[Client, dict[str, Any]] = {}
        for number in range(50):
            for client in sorted(room.clients, key=lambda one: (one.viewer is None, one.compares)):
                (message,) = await states(client)
                if message["type"] == "difference":
                    assert client.compares
                    message = patched(kept[client], message)
                del message["clocks"]["now"]
                kept[client] = message
            for viewer in (0, None):
                whole, followed = (
                    next(s for c, s in kept.items() if c.viewer == viewer and c.compares == wants)
                    for wants in (False, True)
                )
                assert followed == whole
            if number % 9 == 8:
                await live.undo(room, bearer, 1, room.table.version)
            else:
                decision = rng.choice(match.decisions)
                move = rng.choice(decision.moves).text
                await live.play(room, bearer, decision.seat, move, room.table.version)

    in_house(tmp_path, work)


def test_only_what_changed_is_sent() -> None:
    state = {
        "type": "state", "version": 1, "notice": None,
        "view": {"seats": [{"coins": 1}, {"coins": 2}], "age": 1, "supply": {"a": 1, "b": 2}},
    }  # fmt: skip
    first = mark(state)
    assert changes(None, first, state) is None, "nothing was sent before"
    view: Any = state["view"]
    view["seats"][1]["coins"] = 3  # in place, as a position may do
    view["supply"]["b"] = 1
    second = mark(state, first)
    assert second["version"] == first["version"], "what has not changed keeps its mark"
    found = changes(first, second, state)
    assert found == [(("view", "seats", 1), {"coins": 3}), (("view", "supply", "b"), 1)]
    view["seats"].append({"coins": 0})
    third = mark(state, second)
    assert changes(second, third, state) == [(("view", "seats"), view["seats"])]
    other = {**state, "new": 1}
    assert changes(third, mark(other, third), other) is None, "another shape goes whole"
    state["notice"], state["version"] = False, True
    fourth = mark(state, third)
    assert changes(third, fourth, state) == [(("version",), True), (("notice",), False)]


def test_a_socket_gets_differences_where_it_asks_for_them(
    server: ServerProcess, eva: Visitor
) -> None:
    table = eva.new_table("mmm", options={"sides": "day"})["table"]["id"]

    async def play() -> Socket:
        async with (
            Socket(server.url, table, [eva.token]) as player,
            Socket(server.url, table, [], differences=True) as watcher,
        ):
            for seat in (0, 1):
                await player.send({"type": "look", "seat": seat})
                while player.state["viewer"] != seat:
                    await player.receive()
                await player.play()
                await watcher.until("state")
            return watcher

    sizes = asyncio.run(play()).sizes
    assert [kind for kind, _ in sizes] == ["state", "difference", "difference"]
    assert max(size for _, size in sizes[1:]) < sizes[0][1] / 3, "two of three have answered"
