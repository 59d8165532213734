"""Bots in worker processes: they crash, hang and lie, and the game goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path

import pytest

import pentapolis
from pentapolis.server.pool import Pool, WorkerFailed
from tests.server.harness import ServerProcess, Socket, Visitor

MATCH = pentapolis.new("seven-wonders", seats=3, seed=1, options={"sides": "day"})
TEXTS = {move.text for move in MATCH.decisions[0].moves}


def worker(tmp_path: Path, body: str) -> tuple[str, ...]:
    """The command of a worker that does something odd."""
    script = tmp_path / "worker.py"
    script.write_text(f"import json, os, struct, sys, time\n{body}\n")
    return (sys.executable, str(script))


def choose(pool: Pool, bot: str = "greedy") -> str:
    async def run() -> str:
        try:
            return await pool.choose("t", MATCH, 0, bot)
        finally:
            await pool.close()

    return asyncio.run(run())


@pytest.mark.parametrize("bot", ["random", "greedy", "steady"])
def test_a_worker_answers_with_a_legal_move(bot: str) -> None:
    assert choose(Pool(1), bot) in TEXTS


ODD = {
    "dies": "os._exit(3)",
    "dies after reading": "sys.stdin.buffer.read(4); os._exit(3)",
    "talks nonsense": (
        "sys.stdin.buffer.read(4); sys.stdout.buffer.write(struct.pack('>I', 3) + b'???');"
        "sys.stdout.buffer.flush(); time.sleep(60)"
    ),
    "cheats": (
        "d = json.dumps({'move': 'win'}).encode()\n"
        "while True:\n"
        "    n = struct.unpack('>I', sys.stdin.buffer.read(4))[0]; sys.stdin.buffer.read(n)\n"
        "    sys.stdout.buffer.write(struct.pack('>I', len(d)) + d); sys.stdout.buffer.flush()"
    ),
    "hangs": "time.sleep(60)",
}


@pytest.mark.parametrize("fault", ODD)
def test_any_legal_move_is_played_where_the_bot_fails(tmp_path: Path, fault: str) -> None:
    patience = 0.4 if fault == "hangs" else 30.0
    assert choose(Pool(1, worker(tmp_path, ODD[fault]), patience=patience), "strong") in TEXTS


def test_a_bot_that_raises_is_replaced_by_a_simpler_one() -> None:
    async def run() -> tuple[str, str]:
        pool = Pool(1)
        try:
            move = await pool.choose("t", MATCH, 0, "no such bot")
            try:
                await pool.ask({"table": "t", "game": "chess"}, 20)
            except WorkerFailed as error:
                return move, str(error)
            return move, ""
        finally:
            await pool.close()

    move, error = asyncio.run(run())
    greedy = pentapolis.bot("greedy", seed=MATCH.seed).choose(MATCH, 0).text
    assert move == greedy
    assert error


def test_a_bot_whose_worker_dies_is_asked_again(tmp_path: Path) -> None:
    first = tmp_path / "first"
    body = (
        f"if not os.path.exists({str(first)!r}):\n    open({str(first)!r}, 'w'); os._exit(3)\n"
        "from pentapolis.server import worker\nworker.main()"
    )
    greedy = pentapolis.bot("greedy", seed=MATCH.seed).choose(MATCH, 0).text
    others = sorted(TEXTS - {greedy})
    assert len(others) > 3, "a random move would be another one"
    assert choose(Pool(1, worker(tmp_path, body))) == greedy
    assert first.exists()


def test_a_worker_on_its_way_is_not_one_that_cannot_start() -> None:
    async def run() -> None:
        pool = Pool(1)
        starting = asyncio.create_task(pool.start())
        while not pool.spawned:
            await asyncio.sleep(0)
        under_way, could = not starting.done(), pool.can_start
        await starting
        await pool.close()
        assert under_way
        assert could

    asyncio.run(run())


def test_any_legal_move_is_played_where_no_worker_can_be_started(tmp_path: Path) -> None:
    pool = Pool(1, (str(tmp_path / "nothing"),))
    assert choose(pool) in TEXTS
    assert not pool.can_start


def test_ctrl_c_does_not_reach_a_worker() -> None:
    async def run() -> int:
        pool = Pool(1, (sys.executable, "-c", "import time; time.sleep(60)"))
        await pool.start()
        try:
            return os.getpgid(pool.idle[0].process.pid)
        finally:
            await pool.close()

    assert asyncio.run(run()) != os.getpgid(0), "what is typed goes to the terminal's group"


def test_who_goes_away_does_not_cost_a_worker() -> None:
    async def run() -> None:
        pool = Pool(1)
        try:
            for _ in range(4):
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(pool.choose("t", MATCH, 0, "steady"), 0.05)
            assert await pool.choose("t", MATCH, 0, "greedy") in TEXTS
            assert await pool.choose("t", MATCH, 0, "steady") in TEXTS
            assert pool.spawned <= 2, "one thinks, one answers"
            assert not pool.queue.waiting
        finally:
            await pool.close()

    asyncio.run(run())


def test_a_worker_follows_undo_and_other_tables() -> None:
    async def run() -> None:
        pool = Pool(1)
        match = pentapolis.new("seven-wonders", seats=3, seed=9, options={"sides": "day"})
        other = pentapolis.new("seven-wonders", seats=4, seed=10, options={"sides": "day"})
        try:
            for _ in range(12):
                for game, table in ((match, "a"), (other, "b")):
                    seat = game.decisions[0].seat
                    text = await pool.choose(table, game, seat, "greedy")
                    expected = pentapolis.bot("greedy", seed=game.seed + seat).choose(game, seat)
                    assert text == expected.text
                    game.play(seat, text)
            match.undo(5, free=True)
            seat = match.decisions[0].seat
            text = await pool.choose("a", match, seat, "greedy")
            assert text == pentapolis.bot("greedy", seed=match.seed + seat).choose(match, seat).text
        finally:
            await pool.close()

    asyncio.run(run())


def test_the_game_goes_on_while_workers_are_killed(server: ServerProcess, eva: Visitor) -> None:
    table = eva.new_table("mbbbb")["table"]["id"]

    async def play() -> None:
        async with Socket(server.url, table, [eva.token]) as socket:

            async def kill() -> None:
                while True:
                    for pid in server.workers():
                        with contextlib.suppress(ProcessLookupError):  # it is gone already
                            os.kill(pid, signal.SIGKILL)
                    await asyncio.sleep(0.4)

            killer = asyncio.create_task(kill())
            try:
                await socket.play_on(3)
            finally:
                killer.cancel()
            await socket.play_on(3)

    asyncio.run(play())
