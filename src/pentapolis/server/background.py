"""Repeated background work that continues after a failure."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

LOG = logging.getLogger("pentapolis.server")
# Work without success for this long (and a few rounds) is considered late.
PATIENCE = 20.0
ROUNDS = 3
# Rare work is also done soon after the start.
FIRST = 2.0


class BackgroundTask:
    """One kind of work: its interval, and how it went."""

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
        """Whether it has failed, hung or ended for more than a moment."""
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
    """All background work, each in its own task, so that none waits for another."""

    def __init__(self) -> None:
        self.all: list[BackgroundTask] = []

    def add(self, name: str, every: float, work: Callable[[], Awaitable[object]]) -> None:
        """Start a kind of work in its own task."""
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
        """Restart a task that has ended, which should never happen."""
        if chore in self.all:
            chore.failures += 1
            LOG.error("%s ended and begins again: %r", chore.name, task)
            self._start(chore)
