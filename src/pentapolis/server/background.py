"""Background work that repeats, and goes on after a failure."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

LOG = logging.getLogger("pentapolis.server")
# A chore that has not succeeded for so long (and a few rounds) is in trouble.
PATIENCE = 20.0
ROUNDS = 3
# What comes round seldom is done soon after the start as well.
FIRST = 2.0


class BackgroundTask:
    """One kind of work: how often it is due, and how it went."""

    def __init__(self, name: str, every: float, work: Callable[[], Awaitable[object]]) -> None:
        self.name = name
        self.every = every
        self.work = work
        self.done = 0
        self.failures = 0
        self.succeeded = time.monotonic()
        self.task: asyncio.Task[None] | None = None

    @property
    def is_late(self) -> bool:
        """Whether it fails, hangs or has ended, and for longer than a moment."""
        patience = PATIENCE + ROUNDS * self.every
        return time.monotonic() - self.succeeded > patience

    async def run(self) -> None:
        """Run once; a failure is logged and noted."""
        try:
            await self.work()
        except Exception:
            self.failures += 1
            LOG.exception("%s failed; it is tried again", self.name)
        else:
            self.done += 1
            self.succeeded = time.monotonic()

    async def keep(self) -> None:
        """Run again and again until cancelled."""
        await asyncio.sleep(min(self.every, FIRST))
        while True:
            await self.run()
            await asyncio.sleep(self.every)


class BackgroundTasks:
    """All of them, each in a task of its own, so that none waits for another."""

    def __init__(self) -> None:
        self.all: list[BackgroundTask] = []

    def add(self, name: str, every: float, work: Callable[[], Awaitable[object]]) -> None:
        """Start a kind of work in a task of its own."""
        chore = BackgroundTask(name, every, work)
        self.all.append(chore)
        self._start(chore)

    def late(self) -> list[str]:
        """The names of those that are late."""
        return [chore.name for chore in self.all if chore.is_late]

    async def close(self) -> None:
        """Stop all work."""
        tasks = [chore.task for chore in self.all if chore.task is not None]
        self.all.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _start(self, chore: BackgroundTask) -> None:
        chore.task = asyncio.create_task(chore.keep(), name=chore.name)
        chore.task.add_done_callback(lambda task: self._ended(chore, task))

    def _ended(self, chore: BackgroundTask, task: asyncio.Task[None]) -> None:
        """Start a task again that has ended, which none should."""
        if chore in self.all:
            chore.failures += 1
            LOG.error("%s ended and begins again: %r", chore.name, task)
            self._start(chore)
