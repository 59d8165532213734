"""Playing while the server is killed: what was acknowledged must be there afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import random
from typing import Any

import httpx
import websockets

from tests.server.harness import Socket

LOST = (
    OSError, TimeoutError, EOFError,
    websockets.ConnectionClosed, websockets.InvalidHandshake, httpx.TransportError,
)  # fmt: skip


class Player:
    """One table, all of whose seats play through one socket, again and again."""

    def __init__(self, url: str, table: str, token: str, seats: int) -> None:
        self.url = url
        self.table = table
        self.token = token
        self.seats = seats
        self.acknowledged: dict[int, tuple[int, str]] = {}  # by version
        self.times: list[float] = []
        self.is_over = False

    async def play(self, stop: asyncio.Event) -> None:
        """Answer whatever is asked until told to stop; connect again whenever the line is cut."""
        while not stop.is_set():
            with contextlib.suppress(*LOST):
                async with Socket(self.url, self.table, [self.token]) as socket:
                    socket.check = False
                    await self.play_on(socket, stop)
                    if socket.state["table"]["status"] == "over":
                        self.is_over = True
                        return
            await asyncio.sleep(0.05)

    async def play_on(self, socket: Socket, stop: asyncio.Event) -> None:
        while not stop.is_set() and socket.state["table"]["status"] != "over":
            if socket.state["decision"] is None:
                seat = random.choice(socket.state["table"]["asked"])
                await socket.send({"type": "look", "seat": seat})
                while socket.state["viewer"] != seat:
                    await socket.receive(5)
                continue
            move = random.choice(socket.state["decision"]["moves"])["text"]
            seat = socket.state["viewer"]
            began = asyncio.get_running_loop().time()
            answer = await asyncio.wait_for(socket.play(move), 5)
            if answer["type"] == "done":
                self.acknowledged[answer["version"]] = (seat, move)
                self.times.append(asyncio.get_running_loop().time() - began)

    async def until(self, moves: int) -> None:
        """Wait until so many moves were acknowledged, or the game is over."""
        while len(self.acknowledged) < moves and not self.is_over:
            await asyncio.sleep(0.01)

    def check(self, save: dict[str, Any]) -> int:
        """Every acknowledged move is in the record, in the order of versions."""
        record = [(seat, text) for seat, text in save["moves"]]
        place = 0
        for version, move in sorted(self.acknowledged.items()):
            # A table that starts running has version 1, and each move adds one.
            place = version - 2
            assert place < len(record), f"move {version} was acknowledged and is lost"
            assert record[place] == move, f"move {version} was acknowledged and is another now"
        return len(self.acknowledged)
