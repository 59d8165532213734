"""The socket of an open table."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from pentapolis.server import advice, messages, planning, takeback
from pentapolis.server.client import Client
from pentapolis.server.encoding import dumps
from pentapolis.server.limits import MESSAGES, REFRESHES, Bucket, network
from pentapolis.server.refusal import Refused, too_many
from pentapolis.server.room import Room
from pentapolis.server.tables import Bearer

if TYPE_CHECKING:
    from pentapolis.server.app import Server

LOG = logging.getLogger("pentapolis.server")
HELLO_WITHIN = 10.0
SEND_WITHIN = 30.0
LARGEST = 64 * 1024
# The socket is closed after this many refusals in a row.
PATIENCE = 100

ADAPTER: TypeAdapter[messages.ClientMessage] = TypeAdapter(messages.ClientMessage)


def malformed(errors: Sequence[Any]) -> Refused:
    """What is wrong with a request, without quoting its content."""
    places = [".".join(str(part)[:30] for part in error["loc"][-2:]) for error in errors[:3]]
    return Refused("bad-request", "core-server-malformed", what=", ".join(places))


def chosen_viewer(server: Server, room: Room, bearer: Bearer, seat: int | None) -> int | None:
    """The seat to look from: the requested one, or an own one, preferably one that is asked."""
    table = room.table
    mine = table.seats_of(bearer, server.live.key)
    table.check_viewer(seat, bearer, server.live.key)
    if seat is not None or not mine:
        return seat
    return next((own for own in mine if own in table.asked), mine[0])


def parse(text: str) -> messages.ClientMessage:
    """A message of the client; a refusal if it is malformed."""
    if len(text) > LARGEST:
        raise Refused("too-large", "core-server-too-large", limit=LARGEST)
    try:
        return ADAPTER.validate_json(text)
    except ValidationError as error:
        raise malformed(error.errors()) from error


def id_of(text: str) -> int | None:
    """The id of a malformed message, so that its sender gets an answer."""
    try:
        data = json.loads(text[:LARGEST])
    except (ValueError, RecursionError):
        return None
    found = data.get("id") if isinstance(data, dict) else None
    return found if isinstance(found, int) and not isinstance(found, bool) else None


class Conversation:
    """One socket: the client's requests, one after another."""

    def __init__(self, server: Server, socket: WebSocket, client: Client) -> None:
        self.server = server
        self.socket = socket
        self.client = client
        self.address = network(socket.client.host) if socket.client else ""
        self.bucket = Bucket(*MESSAGES)
        self.refreshes = Bucket(*REFRESHES)
        self.refusals = 0
        self.advice: asyncio.Task[None] | None = None

    async def listen(self) -> None:
        """Carry out the client's requests until it disconnects."""
        while self.refusals < PATIENCE:
            text = await self.socket.receive_text()
            message: Any = None
            try:
                self.check("message", self.bucket)
                message = parse(text)
                await self.carry_out(message)
                self.refusals = 0
            except Refused as error:
                self.refusals += error.code in ("too-many", "too-large", "bad-request")
                if error.code == "stale":
                    self.show_again()
                id = getattr(message, "id", None) if message is not None else id_of(text)
                self.client.push(error.to_json(id))
            except Exception:
                LOG.exception("table %s", self.client.table.id)
                fault = Refused("failed", "core-server-failed")
                self.client.push(fault.to_json(getattr(message, "id", None)))

    def check(self, kind: str, own: Bucket) -> None:
        """Refuse requests that are too frequent on this socket, or on all of its visitor's."""
        limits = self.server.limits
        if not limits.enabled:
            return
        wait = own.take()
        if wait:
            raise too_many(wait)
        limits.check(kind, self.address)

    def show_again(self) -> None:
        """Send everything again after a stale answer, within a limit."""
        if self.server.limits.enabled and self.refreshes.take():
            self.client.touch()
        else:
            self.client.refresh()

    async def carry_out(self, message: messages.ClientMessage) -> None:
        """Carry out one request: a change of the match, a question, or a change of view."""
        version = await self.act(message)
        if version is not None:
            self.client.push({"type": "done", "id": message.id, "version": version})  # type: ignore[union-attr]
            return
        found = await self.help(message)
        if found is not None:
            self.client.push({**found, "id": message.id})  # type: ignore[union-attr]
        else:
            self.show(message)

    async def act(self, message: messages.ClientMessage) -> int | None:
        """Change the match or write to the chat; returns the new version."""
        live, room, bearer = self.server.live, self.client.room, self.client.bearer
        match message:
            case messages.PlayMessage():
                return await live.do(
                    live.play(room, bearer, message.seat, message.move, message.version)
                )
            case messages.PlayPlanMessage():
                return await live.do(planning.play(live, room, bearer, message))
            case messages.UndoMessage():
                return await live.do(live.undo(room, bearer, message.moves, message.version))
            case messages.RedoMessage():
                return await live.do(live.redo(room, bearer, message.version))
            case messages.RetractMessage():
                return await live.do(live.retract(room, bearer, message.seat, message.version))
            case messages.TakebackMessage():
                return await live.do(takeback.carry_out(live, room, bearer, message))
            case messages.StandMessage():
                return await live.do(live.stand(room, bearer, message))
            case messages.SayMessage():
                await live.chat.say(room, bearer, message, live.key)
                return room.table.shown_version(self.client.mine())
        return None

    async def help(self, message: messages.ClientMessage) -> dict[str, Any] | None:
        """Answer a question about the match."""
        live, room, bearer = self.server.live, self.client.room, self.client.bearer
        match message:
            case messages.WhyNotMessage():
                return await advice.reason(live, room, bearer, message)
            case messages.RefusalsMessage():
                return await advice.refusals(live, room, bearer, message)
            case messages.ForeseeMessage():
                return await advice.outlook(live, room, bearer, message)
            case messages.PreviewMessage():
                return await advice.previews(live, room, bearer, message)
            case messages.PlansMessage():
                return await advice.plans(live, room, bearer, message)
        return None

    def show(self, message: messages.ClientMessage) -> None:
        """Start a slow request, or change what is shown."""
        client, server = self.client, self.server
        match message:
            case messages.HintMessage():
                server.limits.check("hint", self.address, *filter(None, [client.bearer.person]))
                if self.advice is not None and not self.advice.done():
                    raise too_many(1)
                self.advice = server.live.spawn(self.advise(message))
            case messages.LookMessage():
                client.table.check_viewer(message.seat, client.bearer, server.live.key)
                self.check("refresh", self.refreshes)
                client.look(message.seat)
            case messages.Refresh():
                self.check("refresh", self.refreshes)
                client.refresh()
            case messages.HelloMessage():
                raise Refused("bad-request", "core-server-malformed", what="hello")

    async def advise(self, wanted: messages.HintMessage) -> None:
        """Compute a hint; the client can continue playing meanwhile."""
        try:
            found = await advice.hints(
                self.server.live, self.client.room, self.client.bearer, wanted
            )
        except Refused as error:
            found = error.to_json()
        self.client.push({**found, "id": wanted.id})

    async def speak(self) -> None:
        """Send whatever is due; a client that does not read is disconnected."""
        while not self.client.is_overrun:
            for message in await self.client.wait():
                async with asyncio.timeout(SEND_WITHIN):
                    await self.socket.send_text(message)


def add_routes(app: FastAPI, server: Server) -> None:
    """The one socket route."""

    @app.websocket("/api/tables/{table}/socket")
    async def socket(socket: WebSocket, table: str) -> None:
        await socket.accept()
        try:
            client = await greet(server, socket, table)
        except Refused as error:
            with contextlib.suppress(Exception):
                await socket.send_text(dumps(error.to_json()))
                await socket.close(1008)
            return
        except (TimeoutError, WebSocketDisconnect, KeyError):
            with contextlib.suppress(Exception):
                await socket.close(1008)
            return
        live = server.live
        live.enter(client)
        talk = Conversation(server, socket, client)
        tasks = {asyncio.create_task(talk.listen()), asyncio.create_task(talk.speak())}
        try:
            client.push(await live.chat.last(table, 100))
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            live.leave(client)
            if talk.advice is not None:
                talk.advice.cancel()
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            with contextlib.suppress(Exception):
                await socket.close()
            for result in results:
                if isinstance(result, Exception) and not isinstance(
                    result, (WebSocketDisconnect, TimeoutError, KeyError, RuntimeError)
                ):
                    raise result


async def greet(server: Server, socket: WebSocket, table: str) -> Client:
    """Read the client's first message: who it is, and which seat it looks from."""
    text = await asyncio.wait_for(socket.receive_text(), HELLO_WITHIN)
    message = parse(text)
    if not isinstance(message, messages.HelloMessage):
        raise Refused("bad-request", "core-server-hello-first")
    room = await server.live.visit(table)
    bearer = await server.people.bearer(message.tokens)
    viewer = chosen_viewer(server, room, bearer, message.look)
    return Client(room, bearer, viewer, server.live.key, message.differences)
