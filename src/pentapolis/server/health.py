"""Routes for an operator's tools: liveness, readiness, metrics."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import time
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI, Request, Response

import pentapolis
from pentapolis.server.refusal import Refused

if TYPE_CHECKING:
    from pentapolis.server.app import Server

DATABASE_WITHIN = 2.0


async def condition(server: Server) -> dict[str, Any]:
    """The state of everything that playing needs."""
    live = server.live
    began = time.monotonic()
    try:
        async with asyncio.timeout(DATABASE_WITHIN):
            await live.storage.run(lambda db: db.one("SELECT value FROM meta LIMIT 1"))
        database: dict[str, Any] = {"ok": True, "seconds": round(time.monotonic() - began, 4)}
    except Exception as error:
        database = {"ok": False, "error": type(error).__name__}
    late = live.housekeeping.background.late()
    pool = live.pool
    return {
        "ok": database["ok"] and not late and pool.can_start,
        "version": pentapolis.__version__,
        "database": database,
        "workers": {
            "ok": pool.can_start,
            "thinking": pool.queue.long + pool.queue.short,
            "idle": len(pool.idle),
            "waiting": len(pool.queue.waiting),
        },
        "chores": {
            "ok": not late,
            **{
                chore.name: {"done": chore.done, "failures": chore.failures, "late": chore.is_late}
                for chore in live.housekeeping.background.all
            },
        },
    }


def numbers(server: Server) -> str:
    """The metrics of this process."""
    live, pool = server.live, server.live.pool
    rooms = list(live.rooms.values())
    background = live.housekeeping.background.all
    gauges = {
        "tables": len(rooms),
        "tables_open": sum(bool(room.clients) for room in rooms),
        "connections": sum(len(room.clients) for room in rooms),
        "spectators": sum(room.spectators() for room in rooms),
        "bots_thinking": pool.queue.long + pool.queue.short,
        "bots_waiting": len(pool.queue.waiting),
        "storage_waiting": live.storage.queue.qsize(),
        **{f'chore_late{{name="{chore.name}"}}': float(chore.is_late) for chore in background},
    }
    counters = {
        "workers_started_total": pool.spawned,
        "workers_failed_total": pool.failures,
        "refused_total": server.limits.refused,
        **{f'chore_failures_total{{name="{chore.name}"}}': chore.failures for chore in background},
    }
    return server.metrics.render(gauges, counters)


def is_near(address: str | None) -> bool:
    """Whether the request comes from this machine or its local network."""
    try:
        found = ipaddress.ip_address((address or "").partition("%")[0])
    except ValueError:
        return False
    return found.is_loopback or found.is_private


def add_routes(app: FastAPI, server: Server) -> None:
    """The three routes; they are not part of the API."""

    @app.get("/healthz", include_in_schema=False)
    async def healthz() -> Response:
        """Whether the process answers."""
        return Response('{"ok": true}\n', media_type="application/json")

    @app.get("/readyz", include_in_schema=False)
    async def readyz() -> Response:
        """Whether tables can be played."""
        found = await condition(server)
        status = 200 if found["ok"] else 503
        return Response(json.dumps(found, indent=1) + "\n", status, media_type="application/json")

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        """Metrics, for the operator's own network only."""
        if not is_near(request.client.host if request.client else None):
            raise Refused("not-found", "core-server-no-page")
        return Response(numbers(server), media_type="text/plain; version=0.0.4; charset=utf-8")
