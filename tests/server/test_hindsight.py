"""A finished game in hindsight: worked out once, by the workers, with progress."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

import pentapolis
from pentapolis.server import models
from tests.server.harness import ServerProcess, Socket, Visitor, wait_for


def finished(game: str, seats: int) -> dict[str, object]:
    """The save of a whole game by greedy bots."""
    match = pentapolis.new(game, seats=seats, seed=4)
    bot = pentapolis.bot("random", seed=1)
    while not match.over:
        seat = match.decisions[0].seat
        match.play(seat, bot.choose(match, seat))
    return match.save()


@pytest.fixture(scope="module")
def analysed(server: ServerProcess) -> Iterator[tuple[Visitor, dict[str, Any]]]:
    """A finished table that was looked back on, and whose it is."""
    with Visitor(server.url, "Eva") as eva:
        table = eva.post("/api/load", save=finished("seven-wonders", 3))["table"]
        assert table["status"] == "over"
        path = f"/api/tables/{table['id']}/analysis"
        assert eva.get(path)["status"] == "none"
        assert eva.post(path)["status"] == "working"
        assert eva.post(path)["status"] in ("working", "ready"), "the second asks for the same work"
        wait_for(lambda: eva.get(path)["status"] == "ready", 120)
        yield eva, table


def test_a_finished_game_is_looked_back_on(analysed: tuple[Visitor, dict[str, Any]]) -> None:
    eva, table = analysed
    found = models.Analysis.model_validate(eva.get(f"/api/tables/{table['id']}/analysis"))
    assert found.done == found.total == len(found.points) + 1
    assert found.points[0].position == 0
    assert found.points[-1].position == table["position"]
    for point in found.points:
        assert sum(point.chances) == pytest.approx(1, abs=0.01)
    won = [chance > 0 for chance in found.points[-1].chances]
    assert [seat for seat, chance in enumerate(won) if chance] == table["winners"]
    for turn in found.turns:
        assert turn.before > turn.after
        assert turn.move.text != turn.better.text
        assert turn.better.label.key


def test_a_running_game_is_not_analysed(server: ServerProcess, eva: Visitor) -> None:
    table = eva.new_table("mbb")["table"]["id"]
    for method in ("GET", "POST"):
        refused = eva.refused(method, f"/api/tables/{table}/analysis")
        assert refused == (403, "not-yours")


def test_strangers_cannot_make_the_server_work(server: ServerProcess, eva: Visitor) -> None:
    table = eva.post("/api/load", save=finished("seven-wonders", 3))["table"]["id"]
    nobody = Visitor(server.url, None)
    path = f"/api/tables/{table}/analysis"
    assert nobody.refused("POST", path) == (401, "unknown-token")
    assert nobody.get(path)["status"] == "none"


def test_what_was_taken_back_is_not_shown(
    server: ServerProcess, analysed: tuple[Visitor, dict[str, Any]]
) -> None:
    """Alone, a finished game can be taken back and played to another end."""
    eva, table = analysed[0], analysed[1]["id"]
    path = f"/api/tables/{table}/analysis"
    assert eva.get(path)["status"] == "ready"

    async def go_back() -> None:
        async with Socket(server.url, table, [eva.token]) as socket:
            await socket.request("undo", version=socket.state["version"])
            await socket.request("redo", version=socket.state["version"])

    asyncio.run(go_back())
    assert eva.get(path)["status"] == "none"
