"""Checks in front of the application: sizes, rates, hosts and origins, headers of answers."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import nullcontext
from typing import Any
from urllib.parse import urlsplit

from pentapolis.server.limits import Limits, network
from pentapolis.server.metrics import Metrics
from pentapolis.server.refusal import Refused

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

BODY = 64 * 1024
SAVE_BODY = 2 * 1024 * 1024

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
PREFLIGHT = (
    (b"access-control-allow-methods", b"GET, POST, PATCH, DELETE"),
    (b"access-control-allow-headers", b"authorization, content-type"),
    (b"access-control-max-age", b"86400"),
)
# Paths for the operator's tools, which no web page may use.
OPERATOR = ("/healthz", "/readyz", "/metrics")
# Answers that must not be cached.
PRIVATE = ("/api/me", "/api/guest", "/api/login")
COSTLY = {
    ("POST", "/api/guest"): "guest",
    ("POST", "/api/tables"): "table",
    ("POST", "/api/load"): "load",
    ("POST", "/api/account"): "account",
    ("POST", "/api/login"): "login",
    ("POST", "/api/password"): "login",
    ("POST", "/api/reset"): "login",
    ("POST", "/api/mail"): "login",
    ("POST", "/api/forgotten"): "login",
    ("DELETE", "/api/me"): "login",
    ("GET", "/api/me/games"): "export",
}
# The same by the end of a table's path.
COSTLY_ENDS = {
    ("POST", "copy"): "load",
    ("POST", "analysis"): "load",
    ("POST", "hint"): "hint",
    ("POST", "preview"): "past",
    ("POST", "plans"): "past",
    ("GET", "chart"): "past",
    ("GET", "save"): "past",
}


def is_foreign(origin: str | None, host: str | None, allowed: frozenset[str]) -> bool:
    """Whether a page of another site asks; programs other than browsers send no origin."""
    if origin is None or origin in allowed:
        return False
    try:
        return origin == "null" or urlsplit(origin).netloc != host
    except ValueError:  # no address at all
        return True


def kind_of(method: str, path: str) -> str | None:
    """The additional limit that a request falls under, if any."""
    return COSTLY.get((method, path)) or COSTLY_ENDS.get((method, path.rpartition("/")[2]))


def person_of(headers: dict[bytes, str]) -> str:
    """Distinguishes the holders of tokens without asking the database."""
    return hashlib.sha256(headers[b"authorization"].encode()).hexdigest()[:16]


class Guard:
    """Checks in front of the application: size, rate and origin of requests, headers of answers."""

    def __init__(
        self,
        app: App,
        limits: Limits,
        origins: frozenset[str] = frozenset(),
        hosts: frozenset[str] = frozenset(),
        metrics: Metrics | None = None,
    ) -> None:
        self.app = app
        self.limits = limits
        self.origins = origins
        self.hosts = hosts
        self.metrics = metrics or Metrics()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if scope["type"] == "http":
            send = self.counting(scope["method"], send)
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host, origin = headers.get(b"host"), headers.get(b"origin")
        address = network(scope["client"][0]) if scope.get("client") else ""
        path = scope["path"]
        shared = origin if origin in self.origins else None
        try:
            self.check_host(path, host)
            if scope["type"] == "websocket":
                if is_foreign(origin, host, self.origins):
                    raise Refused("foreign-origin", "core-server-foreign")
                self.limits.check("socket", address)
                with self.limits.line(address):
                    await self.app(scope, receive, send)
                return
            if scope["method"] == "OPTIONS" and shared is not None:
                await send_preflight(send, shared)
                return
            self.check_request(scope, headers, host, address)
        except Refused as error:
            await self.refuse(scope, receive, send, error, shared)
            return
        body = Body(receive, SAVE_BODY if path == "/api/load" else BODY)
        answer = SafeHeaders(send, host, path, body, shared)
        try:
            with self.limits.line(address) if path.endswith("/stream") else nullcontext():
                await self.app(scope, body.receive, answer.send)
        except Refused as error:
            await send_refusal(send, error, shared)

    def counting(self, method: str, send: Send) -> Send:
        """Record every answer and the time until it began."""
        began = time.monotonic()

        async def counted(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                self.metrics.answered(method, message["status"], time.monotonic() - began)
            await send(message)

        return counted

    def check_host(self, path: str, host: str | None) -> None:
        """Refuse unknown host names, if the server's names are configured."""
        if not self.hosts or path in OPERATOR:
            return
        name = (host or "").rpartition(":")[0] if ":" in (host or "") else host
        if (host or "").lower() not in self.hosts and (name or "").lower() not in self.hosts:
            raise Refused("foreign-origin", "core-server-foreign-host")

    def check_request(
        self, scope: Scope, headers: dict[bytes, str], host: str | None, address: str
    ) -> None:
        """Refuse requests that are too frequent, too large or from another site, unread."""
        path, method = scope["path"], scope["method"]
        if not path.startswith("/api/"):
            return
        if method not in ("GET", "HEAD") and is_foreign(headers.get(b"origin"), host, self.origins):
            raise Refused("foreign-origin", "core-server-foreign")
        who = [address, person_of(headers)] if b"authorization" in headers else [address]
        self.limits.check("request", *who)
        kind = kind_of(method, path)
        if kind is not None:
            self.limits.check(kind, *who)
        length = headers.get(b"content-length", "0")
        limit = SAVE_BODY if path == "/api/load" else BODY
        if not length.isdecimal() or int(length) > limit:
            raise too_large(limit)

    async def refuse(
        self, scope: Scope, receive: Receive, send: Send, error: Refused, shared: str | None
    ) -> None:
        """Answer with a refusal; the application does not see the request."""
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        await send_refusal(send, error, shared)


def shared_with(origin: str | None) -> list[tuple[bytes, bytes]]:
    """The headers that allow a page of another, permitted site to read the answer."""
    if origin is None:
        return []
    return [
        (b"access-control-allow-origin", origin.encode("latin-1")),
        (b"access-control-expose-headers", b"retry-after"),
        (b"vary", b"Origin"),
    ]


async def send_preflight(send: Send, origin: str) -> None:
    """Answer a browser's preflight request for a permitted site."""
    headers = [*HEADERS, *shared_with(origin), *PREFLIGHT]
    await send({"type": "http.response.start", "status": 204, "headers": headers})
    await send({"type": "http.response.body", "body": b""})


async def send_refusal(send: Send, error: Refused, shared: str | None = None) -> None:
    """Send a refusal as an HTTP answer; the rest of the request is not read."""
    headers = [
        (b"content-type", b"application/json"), *HEADERS, *shared_with(shared),
        (b"connection", b"close"),
    ]  # fmt: skip
    if error.retry_after:
        headers.append((b"retry-after", str(int(error.retry_after) + 1).encode()))
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": json.dumps(error.to_json()).encode()})


class Body:
    """A request's body, counted while it arrives, because its length may be undeclared."""

    def __init__(self, receive: Receive, limit: int) -> None:
        self.source = receive
        self.limit = limit
        self.seen = 0

    @property
    def is_too_large(self) -> bool:
        """Whether more arrived than is allowed."""
        return self.seen > self.limit

    async def receive(self) -> MutableMapping[str, Any]:
        """The next part."""
        message = await self.source()
        if message["type"] == "http.request":
            self.seen += len(message.get("body", b""))
            if self.is_too_large:
                raise too_large(self.limit)
        return message


class SafeHeaders:
    """Adds security headers to every answer."""

    def __init__(
        self, send: Send, host: str | None, path: str, body: Body, shared: str | None
    ) -> None:
        self.target = send
        self.shared = shared
        self.body = body
        self.is_refused = False
        csp = CSP.format(socket=f"ws://{host} wss://{host}" if host and is_host(host) else "")
        self.extra = [*HEADERS, (b"content-security-policy", csp.encode("latin-1"))]
        self.extra += shared_with(shared)
        if path.startswith("/api/tables") or path.startswith(PRIVATE):
            self.extra.append((b"cache-control", b"no-store"))

    async def send(self, message: MutableMapping[str, Any]) -> None:
        """Pass an answer on."""
        if message["type"] == "http.response.start" and self.body.is_too_large:
            # The framework reported the interrupted body as malformed.
            self.is_refused = True
            await send_refusal(self.target, too_large(self.body.limit), self.shared)
        if self.is_refused:
            return
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *self.extra]
        await self.target(message)


def is_host(host: str) -> bool:
    """Whether the Host header is well-formed and can be quoted in an answer."""
    return all(char.isalnum() or char in ".-:[]" for char in host) and host.isascii()


def too_large(limit: int) -> Refused:
    """The refusal of a body that is too large."""
    return Refused("too-large", "core-server-too-large", limit=limit)
