"""Which question a bot worker takes next.

Everybody gets a fair share of the workers: people who have used little come before those who have
used much, a watched table before an unwatched one, a short answer before a long thought. Waiting
improves the rank, so nobody waits for ever. One place is kept for short answers: they never wait
for a long thought to end.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

# Seconds after which half of a person's use is forgotten.
HALF = 60.0
# What counts against a question, in seconds of use.
RUNNING = 2.0
UNSEEN = 20.0
# How much a second of waiting counts in its favour.
WAITING = 1 / 3


class Asker:
    """For whom a worker thinks, and whether anybody is waiting for the answer."""

    __slots__ = ("person", "is_watched")

    def __init__(self, person: str, is_watched: Callable[[], bool] = lambda: True) -> None:
        self.person = person
        self.is_watched = is_watched


NOBODY = Asker("")


class Order:
    """A question that waits for a worker, or has one."""

    __slots__ = ("asker", "length", "at", "turn")

    def __init__(self, asker: Asker, length: float) -> None:
        self.asker = asker
        self.length = length
        self.at = time.monotonic()
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def is_long(self) -> bool:
        """Whether it may take long."""
        return self.length > 0


class BotQueue:
    """The queue of questions for the workers."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.waiting: list[Order] = []
        self.running: Counter[str] = Counter()
        self.long = 0
        self.short = 0
        self.used: dict[str, tuple[float, float]] = {}
        self.cleaned = itertools.count(1)

    def share(self, person: str) -> float:
        """The seconds that a person has used recently and is using now."""
        seconds, at = self.used.get(person, (0.0, 0.0))
        kept: float = 0.5 ** ((time.monotonic() - at) / HALF)
        return seconds * kept + RUNNING * self.running[person]

    def of(self, person: str) -> int:
        """How many questions of a person are waiting or being answered."""
        waiting = sum(order.asker.person == person for order in self.waiting)
        return waiting + self.running[person]

    @asynccontextmanager
    async def turn(self, order: Order) -> AsyncIterator[None]:
        """Wait for a worker; the time until the end is charged to the asker."""
        self.waiting.append(order)
        self._next()
        try:
            await order.turn
        except asyncio.CancelledError:
            if order in self.waiting:
                self.waiting.remove(order)
            else:
                self._release(order, 0.0)
            raise
        began = time.monotonic()
        try:
            yield
        finally:
            self._release(order, time.monotonic() - began)

    def _release(self, order: Order, seconds: float) -> None:
        person = order.asker.person
        self.running[person] -= 1
        if not self.running[person]:
            del self.running[person]
        if order.is_long:
            self.long -= 1
        else:
            self.short -= 1
        self.used[person] = (self.share(person) - RUNNING * self.running[person] + seconds,
                             time.monotonic())  # fmt: skip
        if next(self.cleaned) % 1000 == 0:
            self.used = {who: use for who, use in self.used.items() if self.share(who) > 0.01}
        self._next()

    def _next(self) -> None:
        """Start as many questions as there are free workers."""
        while self.long + self.short <= self.size:
            fit = [order for order in self.waiting if not order.is_long or self.long < self.size]
            if not fit:
                return
            now = time.monotonic()
            order = min(fit, key=lambda order: self.rank(order, now))
            self.waiting.remove(order)
            self.running[order.asker.person] += 1
            if order.is_long:
                self.long += 1
            else:
                self.short += 1
            order.turn.set_result(None)

    def rank(self, order: Order, now: float) -> float:
        """The rank in the queue: the lowest comes first."""
        unseen = 0.0 if order.asker.is_watched() else UNSEEN
        waited = now - order.at
        return self.share(order.asker.person) + order.length + unseen - WAITING * waited
