"""What protects the server and its visitors: limits, origins, headers."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from contextlib import contextmanager, nullcontext
from typing import Any
from urllib.parse import urlsplit

from pentapolis.server.refusal import Refused

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

BODY = 64 * 1024
SAVE_BODY = 2 * 1024 * 1024
HOUR = 3600.0

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self' {socket}; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
# Kind of request: how many at once, how many a second.
RATES = {
    "request": (100.0, 20.0),
    "guest": (30.0, 60 / HOUR),
    "table": (60.0, 120 / HOUR),
    "login": (10.0, 60 / HOUR),
    "socket": (60.0, 2.0),
}
# Sockets and streams that one address may have open.
OPEN = 500
# Each socket: messages at once and a second.
MESSAGES = (60.0, 20.0)
COSTLY = {
    ("POST", "/api/guest"): "guest",
    ("POST", "/api/tables"): "table",
    ("POST", "/api/load"): "table",
    ("POST", "/api/account"): "login",
    ("POST", "/api/login"): "login",
}


class Bucket:
    """So many at once, so many a second."""

    __slots__ = ("size", "rate", "level", "at")

    def __init__(self, size: float, rate: float) -> None:
        self.size = size
        self.rate = rate
        self.level = size
        self.at = time.monotonic()

    def take(self) -> float:
        """0 where one more is allowed, else the seconds to wait."""
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level >= 1:
            self.level -= 1
            return 0.0
        return (1 - self.level) / self.rate

    @property
    def is_full(self) -> bool:
        """Whether nothing was taken for so long that it can be forgotten."""
        return self.level + (time.monotonic() - self.at) * self.rate >= self.size


class Limits:
    """The buckets of all addresses."""

    def __init__(self, enabled: bool = True) -> None:
        self.enabled = enabled
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self.lines: Counter[str] = Counter()

    @contextmanager
    def line(self, address: str) -> Iterator[None]:
        """A connection that stays open; refused when the address has too many."""
        if self.enabled and self.lines[address] >= OPEN:
            raise too_many(60)
        self.lines[address] += 1
        try:
            yield
        finally:
            self.lines[address] -= 1
            if not self.lines[address]:
                del self.lines[address]

    def check(self, kind: str, address: str) -> None:
        """Refuse when there were too many."""
        if not self.enabled:
            return
        bucket = self.buckets.get((kind, address))
        if bucket is None:
            if len(self.buckets) > 10_000:
                self.buckets = {k: b for k, b in self.buckets.items() if not b.is_full}
            bucket = self.buckets[kind, address] = Bucket(*RATES[kind])
        wait = bucket.take()
        if wait:
            raise too_many(wait)


def too_many(wait: float) -> Refused:
    """Slow down."""
    return Refused("too-many", "core-server-too-many", retry_after=wait)


def is_foreign(origin: str | None, host: str | None, allowed: frozenset[str]) -> bool:
    """Whether a page of another site asks; programs that are no browsers send no origin."""
    if origin is None or origin in allowed:
        return False
    return origin == "null" or urlsplit(origin).netloc != host


class Guard:
    """Stands before the application: size, rate and origin of requests, headers of answers."""

    def __init__(self, app: App, limits: Limits, origins: frozenset[str]) -> None:
        self.app = app
        self.limits = limits
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host")
        address = scope["client"][0] if scope.get("client") else ""
        try:
            if scope["type"] == "websocket":
                if is_foreign(headers.get(b"origin"), host, self.origins):
                    raise Refused("foreign-origin", "core-server-foreign")
                self.limits.check("socket", address)
                with self.limits.line(address):
                    await self.app(scope, receive, send)
                return
            self.check_request(scope, headers, host, address)
        except Refused as error:
            await self.refuse(scope, receive, send, error)
            return
        limit = SAVE_BODY if scope["path"] == "/api/load" else BODY
        body = Body(receive, limit)
        answer = Dressed(send, host, scope["path"], body)
        try:
            stays = scope["path"].endswith("/stream")
            with self.limits.line(address) if stays else nullcontext():
                await self.app(scope, body.receive, answer.send)
        except Refused as error:
            await send_refusal(send, error)

    def check_request(
        self, scope: Scope, headers: dict[bytes, str], host: str | None, address: str
    ) -> None:
        """Refuse what is too often, too large or from elsewhere, before anything reads it."""
        path = scope["path"]
        if not path.startswith("/api/"):
            return
        if scope["method"] not in ("GET", "HEAD") and is_foreign(
            headers.get(b"origin"), host, self.origins
        ):
            raise Refused("foreign-origin", "core-server-foreign")
        self.limits.check("request", address)
        kind = COSTLY.get((scope["method"], path))
        if kind is None and scope["method"] == "POST" and path.endswith(("/copy", "/analysis")):
            kind = "table"
        if kind is not None:
            self.limits.check(kind, address)
        length = headers.get(b"content-length", "0")
        limit = SAVE_BODY if path == "/api/load" else BODY
        if not length.isdecimal() or int(length) > limit:
            raise too_large(limit)

    async def refuse(self, scope: Scope, receive: Receive, send: Send, error: Refused) -> None:
        """Say no without bothering the application."""
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        await send_refusal(send, error)


async def send_refusal(send: Send, error: Refused) -> None:
    """A fault as an HTTP answer; what the client still has to send is not read."""
    headers = [(b"content-type", b"application/json"), *HEADERS, (b"connection", b"close")]
    if error.retry_after:
        headers.append((b"retry-after", str(int(error.retry_after) + 1).encode()))
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": json.dumps(error.to_json()).encode()})


class Body:
    """A request's body, counted while it comes: its length need not be declared."""

    def __init__(self, receive: Receive, limit: int) -> None:
        self.source = receive
        self.limit = limit
        self.seen = 0

    @property
    def is_too_large(self) -> bool:
        """Whether more came than may."""
        return self.seen > self.limit

    async def receive(self) -> MutableMapping[str, Any]:
        """The next part."""
        message = await self.source()
        if message["type"] == "http.request":
            self.seen += len(message.get("body", b""))
            if self.is_too_large:
                raise too_large(self.limit)
        return message


class Dressed:
    """Answers with the headers that keep browsers on the safe side."""

    def __init__(self, send: Send, host: str | None, path: str, body: Body) -> None:
        self.target = send
        self.body = body
        self.is_refused = False
        csp = CSP.format(socket=f"ws://{host} wss://{host}" if host and is_host(host) else "")
        self.extra = [*HEADERS, (b"content-security-policy", csp.encode("latin-1"))]
        if path.startswith("/api/tables") or path in ("/api/me", "/api/guest", "/api/login"):
            self.extra.append((b"cache-control", b"no-store"))

    async def send(self, message: MutableMapping[str, Any]) -> None:
        """Pass an answer on."""
        if message["type"] == "http.response.start" and self.body.is_too_large:
            # The framework took the broken body for a malformed one.
            self.is_refused = True
            await send_refusal(self.target, too_large(self.body.limit))
        if self.is_refused:
            return
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *self.extra]
        await self.target(message)


def is_host(host: str) -> bool:
    """Whether the Host header looks like one and can be repeated in an answer."""
    return all(char.isalnum() or char in ".-:[]" for char in host) and host.isascii()


def too_large(limit: int) -> Refused:
    """More than anybody needs to send."""
    return Refused("too-large", "core-server-too-large", limit=limit)
