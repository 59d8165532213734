"""Limits for HTTP connections: whoever opens one has to use it.

A server that waits for requests which never end runs out of connections. So a request has to arrive
within some time, and nobody may hold too many connections at once. A proxy in front of the server
speaks for many and is exempt.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Container
from typing import Any, ClassVar

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from pentapolis.server.limits import CONNECTIONS, network

LOG = logging.getLogger("pentapolis.server")
# Seconds until the head of a request is complete, and until all of it is.
HEAD_WITHIN = 10.0
BODY_WITHIN = 30.0
# File handles reserved for the database, bot workers and the like.
RESERVE = 100
LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\n"
    b"content-length: 0\r\n\r\n"
)


class Gate:
    """Counts the connections of each address."""

    def __init__(
        self, each: int | None = CONNECTIONS, most: int | None = None,
        trusted: Container[str] = (), head: float = HEAD_WITHIN, body: float = BODY_WITHIN,
    ) -> None:  # fmt: skip
        self.each = each
        self.most = most
        self.trusted = trusted
        self.head = head
        self.body = body
        self.counts: Counter[str] = Counter()
        self.turned_away = 0
        self.late = 0

    def enter(self, address: str) -> bool:
        """Whether one more connection is allowed."""
        is_full = self.most is not None and self.counts.total() >= self.most
        has_many = self.each is not None and self.counts[network(address)] >= self.each
        if is_full or (has_many and address not in self.trusted):
            self.turned_away += 1
            return False
        self.counts[network(address)] += 1
        return True

    def leave(self, address: str) -> None:
        """Count one connection less."""
        key = network(address)
        self.counts[key] -= 1
        if not self.counts[key]:
            del self.counts[key]


class Gated(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """The HTTP protocol of the server, with a gate in front."""

    gate: ClassVar[Gate]

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.address: str | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.is_reading_body = False
        self.before: Any = None  # the previous request

    def connection_made(self, transport: Any) -> None:
        """Refuse a connection from an address that has too many."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.gate.enter(address):
            transport.write(FULL)
            transport.close()
            return
        self.address = address
        self.expect(self.gate.head)

    def connection_lost(self, error: Exception | None) -> None:
        """Stop counting the connection."""
        self.let_go()
        super().connection_lost(error)

    def data_received(self, data: bytes) -> None:
        """Read on, and set or stop the timer depending on how much of the request has arrived."""
        if self.transport.is_closing():
            return
        if self.timer is None:
            self.before = self.cycle
            self.expect(self.gate.head)
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            self.let_go()  # now a socket, which is counted separately
        elif self.cycle is self.before:
            return
        elif not self.cycle.more_body:
            self.stop()
        elif not self.is_reading_body:
            self.is_reading_body = True
            self.expect(self.gate.body)

    def expect(self, within: float) -> None:
        """Close the connection unless the rest of the request arrives in time."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = asyncio.get_running_loop().call_later(within, self.give_up)

    def stop(self) -> None:
        """Stop the timer: the request is complete."""
        self.is_reading_body = False
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def give_up(self) -> None:
        """Close the connection: the request did not arrive in time."""
        self.gate.late += 1
        if not self.transport.is_closing():
            self.transport.write(LATE)
            self.transport.close()

    def let_go(self) -> None:
        """Stop counting this connection."""
        self.stop()
        if self.address is not None:
            self.gate.leave(self.address)
            self.address = None


def protocol(gate: Gate) -> type[asyncio.Protocol]:
    """The HTTP protocol of a server, with that gate in front."""
    return type("GatedProtocol", (Gated,), {"gate": gate})


def allow_files(most: int = 65_536) -> int | None:
    """Raise this process's limit of open files; returns how many remain for connections."""
    try:
        import resource
    except ImportError:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most if hard == resource.RLIM_INFINITY else min(most, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return most - RESERVE if soft == resource.RLIM_INFINITY else soft - RESERVE
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return max(1, soft - RESERVE)
    return wanted - RESERVE
