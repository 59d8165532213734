"""More of ``make bench-server``: spectators of one table, idle sockets, several processes."""

from __future__ import annotations

import asyncio
import json
import random
import resource
import signal
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from typing import Any

import websockets

from tests.server.bench import Load, percentile
from tests.server.harness import ServerProcess, Visitor, serving

# Of a processor, for each server whose number is compared.
SHARE = 0.3


async def line(server: ServerProcess, table: str) -> websockets.ClientConnection:
    """A spectator's socket that takes differences, and whatever comes, even if nobody looks."""
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    socket = await websockets.connect(
        address, max_size=None, max_queue=None, proxy=None, ping_interval=None
    )
    await socket.send(json.dumps({"type": "hello", "differences": True}))
    return socket


def own_table(eva: Visitor, game: str, seats: int) -> str:
    return str(eva.new_table("m" * seats, game=game)["table"]["id"])


class Watcher:
    """Somebody who looks on: when the last state came, and how much in all."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.at = 0.0
        self.size = 0

    async def watch(self) -> None:
        async for text in self.socket:
            if str(text).startswith(('{"type":"state"', '{"type":"difference"')):
                self.at = time.monotonic()
                self.size += len(text)


async def spectators(server: ServerProcess, number: int, moves: int) -> dict[str, Any]:
    """From a move to the moment when all spectators of a table of Civilization have it."""
    eva, stranger = Visitor(server.url, "Eva"), Visitor(server.url, None)
    table = own_table(eva, "civilization", 4)
    async with AsyncExitStack() as stack:
        sockets = [
            await stack.enter_async_context(await line(server, table)) for _ in range(number)
        ]
        watchers = [Watcher(socket) for socket in sockets]
        tasks = [asyncio.create_task(watcher.watch()) for watcher in watchers]
        await asyncio.sleep(2)
        times: list[float] = []
        for watcher in watchers:
            watcher.size = 0
        cpu = server.cpu()
        while len(times) < moves:
            head = await asyncio.to_thread(eva.get, f"/api/tables/{table}")
            seat = random.choice(head["asked"])
            path = f"/api/tables/{table}/state?seat={seat}"
            state = await asyncio.to_thread(eva.get, path)
            move = random.choice(state["decision"]["moves"])["text"]
            known = (await asyncio.to_thread(stranger.get, f"/api/tables/{table}"))["version"]
            began = time.monotonic()
            answer = {"version": state["version"], "seat": seat, "move": move}
            await asyncio.to_thread(eva.post, f"/api/tables/{table}/play", **answer)
            head = await asyncio.to_thread(stranger.get, f"/api/tables/{table}")
            if head["version"] == known:
                continue  # a silent pass: nobody else learns of it
            while min(watcher.at for watcher in watchers) < began:
                await asyncio.sleep(0.001)
            times.append(max(watcher.at for watcher in watchers) - began)
        cpu = server.cpu() - cpu
        for task in tasks:
            task.cancel()
    sent = sum(watcher.size for watcher in watchers) / number / max(1, len(times))
    return {
        "spectators": number,
        "p50_ms": percentile(times, 0.5),
        "p99_ms": percentile(times, 0.99),
        "server_cpu_ms_per_move": round(1000 * cpu / moves, 2),
        "bytes_per_move_and_spectator": round(sent),
    }


async def idle(server: ServerProcess, number: int) -> dict[str, Any]:
    """The memory of a server whose visitors do nothing, at a hundred tables."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    eva = Visitor(server.url, "Eva")
    tables = [own_table(eva, "seven-wonders", 4) for _ in range(min(100, number))]
    before = server.memory()
    sockets: list[websockets.ClientConnection] = []
    while len(sockets) < number:
        sockets += await asyncio.gather(*(line(server, t) for t in tables[: number - len(sockets)]))
    await asyncio.sleep(2)
    memory = server.memory()
    await asyncio.gather(*(socket.close() for socket in sockets))
    return {
        "sockets": number,
        "memory_mb": round(memory / 2**20, 1),
        "kb_per_socket": round((memory - before) / 1024 / number, 1),
    }


async def rate(
    servers: list[ServerProcess], tables: int, seconds: float, think: float
) -> tuple[float, float]:
    """Acknowledged moves a second, and the servers' processor time for one, in milliseconds."""
    loads = [Load(server, 4, think) for server in servers]
    tasks = [
        asyncio.create_task(load.table()) for load in loads for _ in range(tables // len(loads))
    ]
    await asyncio.sleep(seconds)
    counted = sum(len(load.times) for load in loads)
    cpu = sum(server.cpu() for server in servers)
    await asyncio.sleep(seconds)
    counted = sum(len(load.times) for load in loads) - counted
    cpu = sum(server.cpu() for server in servers) - cpu
    for load in loads:
        load.stop.set()
    await asyncio.gather(*tasks)
    return round(counted / seconds, 1), round(1000 * cpu / max(1, counted), 2)


@contextmanager
def slowed(server: ServerProcess, share: float, period: float = 0.02) -> Iterator[None]:
    """Let a server have that share of a processor: it is stopped for the rest of every moment."""
    end = threading.Event()

    def stop_and_go() -> None:
        while not end.wait(period * share):
            server.send(signal.SIGSTOP)
            time.sleep(period * (1 - share))
            server.send(signal.SIGCONT)

    thread = threading.Thread(target=stop_and_go, daemon=True)
    thread.start()
    try:
        yield
    finally:
        end.set()
        thread.join()


def processes(database: str, tables: int, seconds: float, think: float = 0.5) -> dict[str, Any]:
    """How much more two processes on one PostgreSQL database carry than one.

    The clients of this measurement and the database need processors as well. So each process has a
    share of one only, less than it could use; what both carry then is what was acknowledged.
    """
    found = []
    for number in (1, 2):
        with ExitStack() as stack:
            servers = [
                stack.enter_context(serving("--db", database, hurried=False)) for _ in range(number)
            ]
            for server in servers:
                stack.enter_context(slowed(server, SHARE))
            found.append(asyncio.run(rate(servers, tables, seconds, think)))
    (one, cost_of_one), (two, cost_of_two) = found
    return {
        "share_of_a_processor": SHARE,
        "moves_per_second": [one, two],
        "server_cpu_ms_per_move": [cost_of_one, cost_of_two],
        "carried": round(two / max(one, 0.1), 2),
    }


def alone(scenario: Callable[..., Coroutine[Any, Any, dict[str, Any]]], *given: int) -> Any:
    """A scenario with a server and a database of its own."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving("--data", folder, hurried=False) as server,
    ):
        return asyncio.run(scenario(server, *given))
