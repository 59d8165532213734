"""The bot workers: a few processes, each answering one question at a time, with a time limit."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import struct
import sys
from collections import deque
from collections.abc import Awaitable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pentapolis
from pentapolis.api import Match
from pentapolis.bots.ratings import level_of
from pentapolis.server.bot_queue import NOBODY, Asker, BotQueue, Order
from pentapolis.server.refusal import Refused

LOG = logging.getLogger("pentapolis.server")
WORKER = (sys.executable, "-m", "pentapolis.server.worker")
# Bots keep to their own budget; a worker that is this late is stuck and is ended.
PATIENCE = 30.0
HINT_PATIENCE = 10.0
FALLBACK = "greedy"
# About how many seconds a worker thinks; bots not listed here answer at once.
LENGTHS = {
    "steady": 1.0,
    "strong": 4.0,
    "master": 10.0,
    "hint": 2.0,
    "positions": 8.0,
    "chances": 8.0,
    "turns": 8.0,
    "choices": 8.0,
    "puzzle": 8.0,
}
# Tables that a worker remembers (`worker.KEPT`).
REMEMBERED = 32


class WorkerFailed(Exception):
    """The worker died, hung, or its bot raised an error."""


async def worked_out(what: str, work: Awaitable[dict[str, Any]]) -> dict[str, Any] | None:
    """The result of some work by workers; None if it failed, which is logged."""
    try:
        return await work
    except (WorkerFailed, Refused) as error:
        LOG.warning("no %s: %s", what, error)
        return None


class Worker:
    """One process, and the tables that it has seen recently."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.tables: deque[str] = deque(maxlen=REMEMBERED)

    @property
    def is_alive(self) -> bool:
        """Whether its process runs."""
        return self.process.returncode is None

    async def exchange(self, request: dict[str, Any]) -> dict[str, Any]:
        """Send a question and wait for its answer."""
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        data = json.dumps(request).encode()
        process.stdin.write(struct.pack(">I", len(data)) + data)
        await process.stdin.drain()
        size = struct.unpack(">I", await process.stdout.readexactly(4))[0]
        reply: dict[str, Any] = json.loads(await process.stdout.readexactly(size))
        return reply

    def end(self) -> None:
        """Stop the process, even while it is thinking."""
        if self.is_alive:
            self.process.kill()


class Pool:
    """Workers on demand: at most `size` of them think, and one more answers short questions."""

    def __init__(
        self,
        size: int | None = None,
        command: Sequence[str] = WORKER,
        patience: float = PATIENCE,
    ) -> None:
        self.size = size or max(2, os.cpu_count() or 2)
        self.command = tuple(command)
        self.patience = patience
        self.idle: list[Worker] = []
        self.reapers: dict[asyncio.Task[int], Worker] = {}
        self.queue = BotQueue(self.size)
        self.busy: set[asyncio.Task[dict[str, Any]]] = set()
        self.spawned = 0
        self.failures = 0
        self.can_start = True  # whether the last worker could be started

    async def choose(
        self, table: str, match: Match, seat: int, bot: str, asker: Asker = NOBODY
    ) -> str:
        """The bot's answer; if it fails, a simpler bot's, and finally any legal move."""
        position = match.position
        request = {**setting(table, match), "kind": "choose", "seat": seat}
        decision = match.state.decision(seat)
        assert decision is not None
        # A worker may die for another reason than the question, so the simple bot is asked twice.
        for name in (bot, FALLBACK) if bot == FALLBACK else (bot, FALLBACK, FALLBACK):
            try:
                reply = await self.ask({**request, "bot": name}, self.patience, asker)
                if decision.find(reply["move"]) is None:
                    raise WorkerFailed(f"{reply['move']!r} was not offered")
                return str(reply["move"])
            except WorkerFailed as error:
                self.failures += 1
                LOG.warning("bot %s failed in a game of %s: %s", name, match.game.id, error)
        return Random(match.seed + position).choice(decision.moves).text

    async def hints(
        self, table: str, match: Match, seat: int, count: int, asker: Asker = NOBODY
    ) -> list[dict[str, Any]]:
        """The best few moves."""
        request = {**setting(table, match), "kind": "hint", "seat": seat, "count": count}
        found: list[dict[str, Any]] = (await self.ask(request, HINT_PATIENCE, asker))["hints"]
        return found

    async def ask(
        self, request: dict[str, Any], patience: float, asker: Asker = NOBODY
    ) -> dict[str, Any]:
        """One request to one worker.

        If the asker disconnects, a started request is still completed: ending the worker and
        starting another one would cost more.
        """
        work_of = level_of(request.get("bot") or request.get("kind", ""))
        order = Order(asker, LENGTHS.get(work_of, 0.0))
        work = asyncio.create_task(self._carry_out(request, patience, order))
        self.busy.add(work)
        work.add_done_callback(self._done)
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            if not order.turn.done():
                work.cancel()
            raise

    def _done(self, work: asyncio.Task[dict[str, Any]]) -> None:
        self.busy.discard(work)
        if not work.cancelled():
            work.exception()  # read the error even if nobody waits

    async def _carry_out(
        self, request: dict[str, Any], patience: float, order: Order
    ) -> dict[str, Any]:
        async with self.queue.turn(order):
            worker = await self._take(request["table"])
            try:
                reply = await asyncio.wait_for(worker.exchange(request), patience)
            except (TimeoutError, OSError, asyncio.IncompleteReadError, ValueError) as error:
                worker.end()
                raise WorkerFailed(f"{type(error).__name__} {error}".strip()) from error
            except BaseException:  # the pool is closed
                worker.end()
                raise
            worker.tables.append(request["table"])
            self.idle.append(worker)
        if "error" in reply:
            raise WorkerFailed(reply["error"])
        return reply

    async def start(self) -> None:
        """Have one worker ready before the first question."""
        self.idle.append(await self._spawn())

    async def close(self) -> None:
        """Stop all workers and wait for them."""
        for work in self.busy:
            work.cancel()
        self.idle.clear()
        for worker in self.reapers.values():
            worker.end()
        await asyncio.gather(*self.reapers)

    async def _take(self, table: str) -> Worker:
        """An idle worker, preferably one that knows the table."""
        self.idle = [worker for worker in self.idle if worker.is_alive]
        self.idle.sort(key=lambda worker: table in worker.tables)
        return self.idle.pop() if self.idle else await self._spawn()

    async def _spawn(self) -> Worker:
        self.spawned += 1
        root = str(Path(pentapolis.__file__).parent.parent)
        path = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH", ""))))
        try:
            process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": path},
                start_new_session=True,  # Ctrl+C is not for them: the server ends them
            )
        except OSError as error:
            self.can_start = False
            raise WorkerFailed(f"{type(error).__name__} {error}") from error
        self.can_start = True
        worker = Worker(process)
        reaper = asyncio.create_task(process.wait())
        self.reapers[reaper] = worker
        reaper.add_done_callback(lambda task: self.reapers.pop(task, None))
        return worker


def setting(table: str, match: Match) -> dict[str, Any]:
    """Everything that a worker needs to rebuild the match."""
    return {
        "table": table,
        "game": match.game.id,
        "seats": match.seats,
        "seed": match.seed,
        "options": match.options,
        "moves": list(match.record),
    }
