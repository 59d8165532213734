"""The bot workers: a few processes, each with one question at a time and a time limit."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import pickle
import struct
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pentapolis
from pentapolis.api import Match
from pentapolis.server.snapshot import freeze

LOG = logging.getLogger("pentapolis.server")
WORKER = (sys.executable, "-m", "pentapolis.server.worker")
# A bot keeps to its own budget; a worker that answers this late is stuck and is ended.
PATIENCE = 30.0
HINT_PATIENCE = 10.0
FALLBACK = "greedy"


class WorkerFailed(Exception):
    """The worker died, hung, or its bot raised."""


class Pool:
    """Workers on demand, at most `size` of them."""

    def __init__(
        self,
        size: int | None = None,
        command: Sequence[str] = WORKER,
        patience: float = PATIENCE,
    ) -> None:
        self.size = size or max(2, os.cpu_count() or 2)
        self.command = tuple(command)
        self.patience = patience
        self.idle: list[asyncio.subprocess.Process] = []
        self.slots = asyncio.Semaphore(self.size)
        self.busy: set[asyncio.subprocess.Process] = set()

    async def choose(self, match: Match, seat: int, bot: str, seed: int) -> str:
        """The bot's answer; where it fails a simpler bot's, in the end any legal move."""
        data = freeze(match.bare())
        for name in dict.fromkeys((bot, FALLBACK)):
            try:
                reply = await self.ask(
                    {"kind": "choose", "bot": name, "seed": seed, "seat": seat, "match": data},
                    self.patience,
                )
                decision = match.state.decision(seat)
                if decision is not None and decision.find(reply["move"]) is None:
                    raise WorkerFailed(f"{reply['move']!r} was not offered")
                return str(reply["move"])
            except WorkerFailed as error:
                LOG.warning("bot %s failed at %s: %s", name, match.game.id, error)
        decision = match.state.decision(seat)
        assert decision is not None
        return Random(seed + match.position).choice(decision.moves).text

    async def hints(self, match: Match, seat: int, count: int) -> list[dict[str, Any]]:
        """The best few moves."""
        request = {"kind": "hint", "seat": seat, "count": count, "match": freeze(match.bare())}
        reply = await self.ask(request, HINT_PATIENCE)
        found: list[dict[str, Any]] = reply["hints"]
        return found

    async def ask(self, request: dict[str, Any], patience: float) -> dict[str, Any]:
        """One request to one worker."""
        async with self.slots:
            worker = await self._take()
            self.busy.add(worker)
            try:
                reply = await asyncio.wait_for(self._exchange(worker, request), patience)
            except (TimeoutError, OSError, asyncio.IncompleteReadError, ValueError) as error:
                self._end(worker)
                raise WorkerFailed(f"{type(error).__name__} {error}".strip()) from error
            except BaseException:  # cancelled in the middle: the worker's answer has no taker
                self._end(worker)
                raise
            finally:
                self.busy.discard(worker)
            self.idle.append(worker)
        if "error" in reply:
            raise WorkerFailed(reply["error"])
        return reply

    async def start(self) -> None:
        """Have one worker ready before the first question."""
        self.idle.append(await self._spawn())

    def close(self) -> None:
        """End all workers."""
        for worker in [*self.idle, *self.busy]:
            self._end(worker)
        self.idle.clear()

    async def _take(self) -> asyncio.subprocess.Process:
        while self.idle:
            worker = self.idle.pop()
            if worker.returncode is None:
                return worker
        return await self._spawn()

    async def _spawn(self) -> asyncio.subprocess.Process:
        root = str(Path(pentapolis.__file__).parent.parent)
        path = os.pathsep.join(filter(None, (root, os.environ.get("PYTHONPATH", ""))))
        return await asyncio.create_subprocess_exec(
            *self.command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
        )

    async def _exchange(
        self, worker: asyncio.subprocess.Process, request: dict[str, Any]
    ) -> dict[str, Any]:
        assert worker.stdin is not None
        assert worker.stdout is not None
        data = pickle.dumps(request, 5)
        worker.stdin.write(struct.pack(">I", len(data)) + data)
        await worker.stdin.drain()
        size = struct.unpack(">I", await worker.stdout.readexactly(4))[0]
        reply: dict[str, Any] = json.loads(await worker.stdout.readexactly(size))
        return reply

    @staticmethod
    def _end(worker: asyncio.subprocess.Process) -> None:
        if worker.returncode is None:
            worker.kill()
