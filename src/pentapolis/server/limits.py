"""How much one visitor may request: by address, and by person from any address."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache

from pentapolis.server.refusal import too_many

HOUR = 3600.0
# Kind of request: how many at once, how many per second. One address may be a whole club.
RATES: Mapping[str, tuple[float, float]] = {
    "request": (100.0, 20.0),
    "guest": (30.0, 60 / HOUR),
    "table": (60.0, 120 / HOUR),
    "load": (10.0, 60 / HOUR),
    "login": (10.0, 60 / HOUR),
    "account": (5.0, 10 / HOUR),
    "mail": (3.0, 6 / HOUR),
    "export": (3.0, 6 / HOUR),
    "hint": (30.0, 1.0),
    "past": (60.0, 5.0),
    "socket": (60.0, 2.0),
    "message": (600.0, 200.0),
    "refresh": (100.0, 5.0),
}
# Per socket: messages at once and per second, and requests for a complete refresh.
MESSAGES = (60.0, 20.0)
REFRESHES = (20.0, 2.0)
# Sockets and streams that one address may have open, and HTTP connections.
OPEN = 500
CONNECTIONS = 300
# Unfinished tables that one person may have opened.
TABLES = 100
# Remembered buckets; the longest unused are dropped first.
REMEMBERED = 20_000


class Bucket:
    """A token bucket: a number at once, and a number per second."""

    __slots__ = ("size", "rate", "level", "at")

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self.level = size
        self.at = time.monotonic()

    def take(self) -> float:
        """0 if one more is allowed, else the seconds to wait."""
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level >= 1:
            self.level -= 1
            return 0.0
        return (1 - self.level) / self.rate


@lru_cache(4096)
def network(address: str) -> str:
    """What counts as one visitor: an address, or the /64 of an IPv6 line."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


class Limits:
    """The buckets of all visitors."""

    def __init__(
        self, enabled: bool = True, rates: Mapping[str, tuple[float, float]] | None = None
    ) -> None:
        self.enabled = enabled
        self.rates = {**RATES, **(rates or {})}
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()
        self.lines: Counter[str] = Counter()
        self.refused = 0

    @contextmanager
    def line(self, address: str) -> Iterator[None]:
        """A connection that stays open; refused if the visitor has too many."""
        if self.enabled and self.lines[address] >= OPEN:
            self.refused += 1
            raise too_many(60)
        self.lines[address] += 1
        try:
            yield
        finally:
            self.lines[address] -= 1
            if not self.lines[address]:
                del self.lines[address]

    def check(self, kind: str, *visitors: str) -> None:
        """Refuse if there were too many from any of these: an address, a person."""
        if not self.enabled:
            return
        for visitor in visitors:
            wait = self._bucket(kind, visitor).take()
            if wait:
                self.refused += 1
                raise too_many(wait)

    def _bucket(self, kind: str, visitor: str) -> Bucket:
        key = (kind, visitor)
        bucket = self.buckets.get(key)
        if bucket is None:
            bucket = self.buckets[key] = Bucket(*self.rates[kind])
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(key)
        return bucket
