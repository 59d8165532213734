"""A real server process for tests, and a client that talks to it as a browser does."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import websockets
from pydantic import TypeAdapter

import pentapolis
from pentapolis.server import app, background, command, housekeeping, messages, notices, people
from pentapolis.server.bot_queue import NOBODY, Asker
from pentapolis.server.pool import Pool
from tests import forked

ROOT = Path(pentapolis.__file__).parent.parent
SENT: TypeAdapter[Any] = TypeAdapter(messages.ServerMessage)
# Only what is broken takes that long, however busy the machine is.
PATIENCE = 90.0
# How long a hurried server lets questions wait before it calls anybody.
GRACE = 0.3
# Nobody here has a certificate; to read those of the world would take longer than a request.
HTTP = httpx.Client(timeout=PATIENCE, verify=False)


class ServerProcess:
    """`pentapolis serve` as a child; it can be killed and started again on the same port.

    Tests do not like to wait: what a server does every few seconds is done at once, unless it is
    to be measured. Bots that are `silent` think for ever: nothing then depends on their speed.
    """

    def __init__(
        self, *arguments: str, limits: bool = False, hurried: bool = True, silent: bool = False
    ) -> None:
        self.arguments = arguments if limits else (*arguments, "--no-limits")
        self.hurried = hurried
        self.silent = silent
        self.port = 0
        self.process: ForkServerProcess
        self.start()

    def start(self) -> None:
        reader, writer = forked.CONTEXT.Pipe(duplex=False)
        arguments = ("--port", str(self.port), *self.arguments)
        self.process = forked.start(
            _serve, writer, arguments, self.hurried, self.silent,
            environment={**os.environ, "PYTHONPATH": str(ROOT)},
        )  # fmt: skip
        writer.close()
        with reader:
            line = os.read(reader.fileno(), 1000).decode() if reader.poll(PATIENCE) else ""
        assert "open" in line, f"the server did not start: {line!r}"
        self.port = int(line.split("127.0.0.1:")[1].split("/")[0])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As hard as it gets."""
        self.process.kill()
        self.process.join(10)

    def stop(self) -> None:
        self.process.terminate()
        self.process.join(10)
        if self.process.is_alive():
            self.kill()

    def send(self, signal: int) -> None:
        """Interrupt it in some way."""
        assert self.process.pid is not None
        os.kill(self.process.pid, signal)

    def memory(self) -> int:
        """Resident bytes of the server process."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024

    def cpu(self) -> float:
        """Seconds of processor time that the server process has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def workers(self) -> list[int]:
        """The bot processes."""
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(pid) for pid in listed.split()]


class OnDemand(Pool):
    """No worker before the first question: it would cost more than the rest of a server."""

    async def start(self) -> None:
        pass


class Silent(OnDemand):
    """Bots without processes: they think for ever."""

    async def ask(
        self, request: dict[str, Any], patience: float, asker: Asker = NOBODY
    ) -> dict[str, Any]:
        await asyncio.Event().wait()
        return {}


def _serve(output: Connection, arguments: Sequence[str], hurried: bool, silent: bool) -> None:
    forked.take_over(1, output.fileno())
    people.TIME_COST, people.MEMORY_COST, people.PARALLELISM = 1, 64, 1  # nobody attacks it
    if hurried:
        housekeeping.BEAT_EVERY = housekeeping.SESSIONS_EVERY = housekeeping.SWEEP_EVERY = 0.1
        notices.EVERY, notices.GRACE = 0.1, GRACE
        background.FIRST = 0.1
    app.Pool = Silent if silent else OnDemand  # type: ignore[attr-defined]
    sys.exit(command.main(arguments))


@contextmanager
def serving(
    *arguments: str, limits: bool = False, hurried: bool = True, silent: bool = False
) -> Iterator[ServerProcess]:
    server = ServerProcess(*arguments, limits=limits, hurried=hurried, silent=silent)
    try:
        yield server
    finally:
        server.stop()


class Visitor:
    """A person with a token, over HTTP."""

    def __init__(self, url: str, name: str | None = "Eva", token: str = "") -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=False)
        self.token = token
        if name is not None and not token:
            answer = self.post("/api/guest", name=name)
            self.token = answer["token"]
            self.id = answer["person"]["id"]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, t: TracebackType | None
    ) -> None:
        self.http.close()

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def ask(self, method: str, path: str, **data: Any) -> httpx.Response:
        body = data if method in ("POST", "PATCH") else None
        return self.http.request(method, path, json=body, headers=self.headers)

    def post(self, path: str, **data: Any) -> Any:
        answer = self.ask("POST", path, **data)
        assert answer.is_success, f"{path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def get(self, path: str) -> Any:
        answer = self.ask("GET", path)
        assert answer.is_success, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    def refused(self, method: str, path: str, **data: Any) -> tuple[int, str]:
        """The status and code of a request that must fail with a proper fault."""
        answer = self.ask(method, path, **data)
        assert answer.is_error, f"{path} was not refused: {answer.text[:300]}"
        fault = messages.Fault.model_validate(answer.json())
        assert fault.error.key.split("-")[0] in ("core", "sw"), fault
        return answer.status_code, fault.code

    def new_table(self, seats: str = "mbb", game: str = "seven-wonders", **more: Any) -> Any:
        """`m`e, `o`pen, `l`ocal, `b`ot (greedy), `r`andom bot, `s`trong bot."""
        kinds: dict[str, dict[str, Any]] = {
            "m": {"kind": "me"},
            "o": {"kind": "open"},
            "l": {"kind": "local", "name": "Local"},
            "b": {"kind": "bot"},
            "r": {"kind": "bot", "bot": "random"},
            "s": {"kind": "bot", "bot": "strong"},
        }
        return self.post("/api/tables", game=game, seats=[kinds[s] for s in seats], **more)


def patched(state: dict[str, Any], difference: dict[str, Any]) -> dict[str, Any]:
    """The state that a difference makes of the one before."""
    for path, value in difference["set"]:
        place: Any = state
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
    return {**state, "log": difference["log"], "changes": difference["changes"]}


class Socket:
    """An open table; every message is checked against the schema."""

    def __init__(
        self,
        url: str,
        table: str,
        tokens: list[str],
        look: int | None = None,
        differences: bool = False,
    ) -> None:
        self.address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket"
        self.hello: dict[str, Any] = {
            "type": "hello", "tokens": tokens, "look": look, "differences": differences,
        }  # fmt: skip
        self.state: dict[str, Any] = {}
        self.log: list[Any] = []
        self.changes: list[Any] = []
        self.chat: list[Any] = []
        self.presence: dict[str, Any] = {}
        self.sizes: list[tuple[str, int]] = []  # of states and differences, as they came
        self.number = 0
        self.check = True

    async def __aenter__(self) -> Self:
        self.socket = await websockets.connect(
            self.address, max_size=None, proxy=None, close_timeout=1
        )
        await self.send(self.hello)
        await self.until("state")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, t: TracebackType | None
    ) -> None:
        await self.socket.close()

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        async with asyncio.timeout(timeout):
            text = await self.socket.recv()
        message: dict[str, Any] = json.loads(text)
        if self.check:
            SENT.validate_python(message)
        if message["type"] in ("state", "difference"):
            self.sizes.append((message["type"], len(text)))
        if message["type"] == "difference":
            message = patched(self.state, message)
        if message["type"] == "state":
            self.state = message
            for mine, part, new in (
                (self.log, message["log"], message["log"]["lines"]),
                (self.changes, message["changes"], message["changes"]["moves"]),
            ):
                assert part["start"] <= len(mine), "a gap in the log"
                mine[part["start"] :] = new
        elif message["type"] == "chat":
            self.chat += message["lines"]
        elif message["type"] == "presence":
            self.presence = message
        return message

    async def until(self, kind: str, timeout: float = PATIENCE) -> dict[str, Any]:
        while True:
            message = await self.receive(timeout)
            if message["type"] == kind:
                return message

    async def request(self, kind: str, **data: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        self.number += 1
        number = self.number
        await self.send({"type": kind, "id": number, **data})
        return await self.until_id(number)

    async def until_id(self, number: int) -> dict[str, Any]:
        """Wait for the answer to the request with that id."""
        while True:
            message = await self.receive()
            if message.get("id") == number:
                return message

    async def play(self, move: str | None = None, **changed: Any) -> dict[str, Any]:
        """Answer the viewer's question, with any move by default."""
        decision = self.state["decision"]
        if move is None:
            move = random.choice(decision["moves"])["text"]
        data = {"version": self.state["version"], "seat": self.state["viewer"], "move": move}
        return await self.request("play", **{**data, **changed})

    async def until_asked(self) -> dict[str, Any] | None:
        """Wait for the viewer's next question; None when the game is over."""
        while self.state["table"]["status"] != "over":
            if self.state["decision"] is not None:
                return dict(self.state["decision"])
            await self.receive()
        return None

    async def until_quiet(self) -> None:
        """Wait until all bots have answered and only the viewer is asked."""
        while self.state["table"]["asked"] != [self.state["viewer"]]:
            await self.receive()

    async def play_on(self, moves: int | None = None) -> int:
        """Play any moves until so many are done, or to the end."""
        played = 0
        while (moves is None or played < moves) and await self.until_asked():
            answer = await self.play()
            if answer["type"] == "error":
                assert answer["code"] == "stale", answer
            else:
                played += 1
        return played


def wait_for_rounds(server: ServerProcess, work: str, rounds: int = 2) -> None:
    """Wait until some background work, whatever it was at, has been done that often again."""

    def done() -> int:
        found: int = HTTP.get(f"{server.url}/readyz").json()["chores"][work]["done"]
        return found

    wanted = done() + rounds
    wait_for(lambda: done() >= wanted)


def wait_for(check: Any, timeout: float = PATIENCE) -> None:
    """Wait until something becomes true."""
    end = time.monotonic() + timeout
    while not check():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.05)
