"""Whose question a bot worker takes next: fair shares, whoever asks how often."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from pentapolis.server import models
from pentapolis.server.bot_queue import Asker, BotQueue, Order
from pentapolis.server.live import LiveTables
from pentapolis.server.lobby import Lobby
from pentapolis.server.tables import Bearer
from tests.server.harness import PATIENCE, Visitor, serving, wait_for
from tests.server.test_live import in_house

LONG, SHORT = 4.0, 0.0


async def served(turns: BotQueue, orders: list[tuple[str, Order]]) -> list[str]:
    """The names of the orders in the order in which they get a worker, one after the other."""
    found: list[str] = []

    async def ask(name: str, order: Order) -> None:
        async with turns.turn(order):
            found.append(name)
            await asyncio.sleep(0.002)

    await asyncio.gather(*(ask(name, order) for name, order in orders))
    assert not turns.waiting
    assert not turns.running
    assert turns.long == turns.short == 0
    return found


def test_short_before_long_and_seen_before_unseen() -> None:
    async def run() -> list[str]:
        eva = Asker("eva")
        away = Asker("jan", lambda: False)
        return await served(
            BotQueue(1),
            [
                ("first", Order(eva, LONG)),
                ("away", Order(away, SHORT)),
                ("away too", Order(away, LONG)),
                ("long", Order(eva, LONG)),
                ("short", Order(eva, SHORT)),
            ],
        )

    found = asyncio.run(run())
    assert found.index("short") < found.index("long") < found.index("away too")


def test_who_asks_a_hundred_times_waits_behind_who_asks_once() -> None:
    async def run() -> list[str]:
        crowd = [(f"crowd {n}", Order(Asker("crowd"), LONG)) for n in range(100)]
        return await served(BotQueue(2), [*crowd, ("one", Order(Asker("one"), LONG))])

    assert asyncio.run(run()).index("one") <= 2


def test_whoever_waits_long_enough_is_served() -> None:
    async def run() -> list[str]:
        patient = Order(Asker("away", lambda: False), LONG)
        patient.at -= 300
        orders = [(f"busy {n}", Order(Asker(f"busy {n}"), SHORT)) for n in range(20)]
        return await served(BotQueue(1), [*orders, ("patient", patient)])

    assert asyncio.run(run()).index("patient") <= 2


def test_a_place_is_kept_for_short_answers() -> None:
    async def run() -> None:
        turns = BotQueue(2)
        end = asyncio.Event()

        async def think() -> None:
            async with turns.turn(Order(Asker("crowd"), LONG)):
                await end.wait()

        thoughts = [asyncio.create_task(think()) for _ in range(5)]
        await asyncio.sleep(0)
        assert turns.long == 2
        async with asyncio.timeout(PATIENCE), turns.turn(Order(Asker("eva"), SHORT)):
            pass
        assert turns.of("crowd") == 5
        thoughts[4].cancel()  # one that waits
        await asyncio.sleep(0)
        assert turns.of("crowd") == 4
        end.set()
        await asyncio.gather(*thoughts, return_exceptions=True)
        assert turns.long == 0

    asyncio.run(run())


def test_one_guest_cannot_stop_everybodys_bots(tmp_path: Path) -> None:
    with serving("--data", str(tmp_path), "--workers", "1") as process:
        crowd = Visitor(process.url, "Crowd")
        for _ in range(6):
            crowd.new_table("mssssss")
        eva = Visitor(process.url, "Eva")
        table = eva.new_table("mbb", options={"sides": "day"})["table"]["id"]
        wait_for(lambda: eva.get(f"/api/tables/{table}")["asked"] == [0])
        waiting = [len(head["asked"]) - 1 for head in crowd.get("/api/tables?mine=1")["tables"]]
        assert sum(waiting) > 18, "most of 36 strong thoughts have not even begun"


def test_taken_back_before_the_bot_began(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(live: LiveTables, lobby: Lobby, bearer: Bearer) -> None:
        seats = [models.NewSeat(kind="me"), *[models.NewSeat(kind="bot")] * 2]
        room = await lobby.open(bearer, models.NewTable(game="seven-wonders", seats=seats))
        monkeypatch.setattr(live.pool, "choose", never)
        match = room.table.running()
        seat = 1
        match.state.asked[seat] = None
        await live._answer(room, seat, "greedy", room.table.since[seat])

    async def never(*_: object) -> str:
        raise AssertionError("nobody is asked")

    in_house(tmp_path, work)
