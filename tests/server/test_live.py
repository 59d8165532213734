"""Faults inside: a game that breaks in the middle of a move, a database that fails."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Literal

import pytest

from pentapolis.core.digest import digest
from pentapolis.server import encoding, models
from pentapolis.server.client import Client
from pentapolis.server.live import LiveTables
from pentapolis.server.lobby import Lobby
from pentapolis.server.people import People
from pentapolis.server.refusal import Refused
from pentapolis.server.room import Room
from pentapolis.server.storage import Storage
from pentapolis.server.tables import Bearer
from tests.server.harness import Silent

Work = Callable[[LiveTables, Lobby, Bearer], Awaitable[None]]


def in_house(folder: Path, work: Work) -> None:
    """Run something with `LiveTables` of its own."""

    async def run() -> None:
        live = LiveTables(Storage(str(folder / "x.sqlite")), Silent(1))
        await live.open()
        session = await People(live.storage).guest("Eva")
        bearer = await People(live.storage).bearer([session["token"]])
        try:
            await work(live, Lobby(live), bearer)
        finally:
            await live.close()

    asyncio.run(run())


async def new_room(lobby: Lobby, bearer: Bearer) -> Room:
    me = models.NewSeat(kind="me")
    return await lobby.open(bearer, models.NewTable(game="seven-wonders", seats=[me, me, me]))


def first_move(room: Room) -> tuple[int, str]:
    decision = room.table.running().decisions[0]
    return decision.seat, decision.moves[0].text


def test_a_game_that_breaks_leaves_the_table_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(live: LiveTables, lobby: Lobby, bearer: Bearer) -> None:
        room = await new_room(lobby, bearer)
        match = room.table.running()
        before = digest(match.state)
        seat, move = first_move(room)

        def breaks(seat: int, move: str) -> None:
            match.record.append((seat, move))
            match.state.over = True
            raise IndexError("a fault of the game")

        monkeypatch.setattr(match, "play", breaks)
        with pytest.raises(Refused) as refused:
            await live.play(room, bearer, seat, move, room.table.version)
        assert refused.value.code == "failed"
        assert digest(room.table.running().state) == before
        assert room.table.running().position == 0
        version = room.table.version
        assert await live.play(room, bearer, seat, move, version) == version + 1

    in_house(tmp_path, work)


def test_what_cannot_be_stored_did_not_happen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(live: LiveTables, lobby: Lobby, bearer: Bearer) -> None:
        room = await new_room(lobby, bearer)
        client = Client(room, bearer, 0, live.key)
        live.enter(client)
        await client.wait()
        seat, move = first_move(room)
        version = room.table.version
        with monkeypatch.context() as patch:

            async def fails(work: Any) -> None:
                raise OSError("disk full")

            patch.setattr(live.storage, "run", fails)
            with pytest.raises(Refused) as refused:
                await live.play(room, bearer, seat, move, version)
            assert refused.value.code == "failed"
        assert client.is_overrun, "whoever looks at the lost position is shown out"
        again = await live.room(room.table.id)
        assert again is not room
        assert (again.table.running().position, again.table.version) == (0, version)
        # Somebody who still holds the old room is caught by the version in the database.
        with pytest.raises(Refused) as refused:
            await live.play(room, bearer, 1, first_move(again)[1], room.table.version)
        assert refused.value.code == "stale"
        assert room.table.version == version

    in_house(tmp_path, work)


def test_a_client_who_does_not_read_gets_one_state_not_a_queue(tmp_path: Path) -> None:
    async def work(live: LiveTables, lobby: Lobby, bearer: Bearer) -> None:
        room = await new_room(lobby, bearer)
        client = Client(room, bearer, 0, live.key)
        live.enter(client)
        for _ in range(6):
            await live.play(room, bearer, *first_move(room), room.table.version)
        messages = await client.wait()
        assert sum('"type":"state"' in message for message in messages) == 1
        for _ in range(600):
            client.push({"type": "ping"})
        assert client.is_overrun

    in_house(tmp_path, work)


def test_unused_tables_leave_the_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(live: LiveTables, lobby: Lobby, bearer: Bearer) -> None:
        monkeypatch.setattr("pentapolis.server.live.KEPT", 4)
        rooms = [await new_room(lobby, bearer) for _ in range(4)]
        live.enter(Client(rooms[0], bearer, 0, live.key))
        for room in rooms:
            room.used -= 30
        live.make_room()
        assert len(live.rooms) == 4
        last = await new_room(lobby, bearer)  # the fifth: the longest unused goes
        assert len(live.rooms) == 4
        assert rooms[1].table.id not in live.rooms
        for room in rooms:
            room.used -= 60
        live.make_room()
        assert set(live.rooms) == {rooms[0].table.id, last.table.id}
        assert (await live.room(rooms[1].table.id)).table.running().position == 0

    in_house(tmp_path, work)


def test_who_sees_the_same_gets_the_same_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(live: LiveTables, lobby: Lobby, bearer: Bearer) -> None:
        room = await new_room(lobby, bearer)
        worked_out: list[int | None] = []
        picture = room.table.picture

        def counting(bearer: Bearer, viewer: int | None, *rest: Any) -> dict[str, Any]:
            worked_out.append(viewer)
            return picture(bearer, viewer, *rest)

        written: list[str] = []

        def writing(message: Any) -> str:
            written.append(message["type"])
            return encoding.dumps(message)

        monkeypatch.setattr(room.table, "picture", counting)
        monkeypatch.setattr("pentapolis.server.room.dumps", writing)
        monkeypatch.setattr("pentapolis.server.room.SHARED", 60.0)
        spectators = [Client(room, Bearer(None, ""), None, live.key) for _ in range(20)]
        owner = Client(room, bearer, 0, live.key)
        for client in (*spectators, owner):
            live.enter(client)
        for client in spectators:
            await client.wait()
        assert len(worked_out) == 1
        written.clear()
        for _ in range(2):
            for _ in range(3):
                seat, move = first_move(room)
                await live.play(room, bearer, seat, move, room.table.version)
            texts = [(await client.wait())[0] for client in spectators]
            assert len(set(texts)) == 1
        assert written.count("state") == 2, "one for all, twice"
        assert json.loads(texts[0])["changes"]["start"] == 3, "only what is new"
        late = Client(room, Bearer(None, ""), None, live.key)
        whole = json.loads((await late.wait())[0])
        assert whole["changes"]["start"] == 0, "who comes later gets everything"
        own = json.loads((await owner.wait())[0])
        assert own["viewer"] == 0
        assert own["table"]["mine"] == [0, 1, 2]
        assert worked_out == [None, None, None, 0]
        for shown in (json.loads(texts[0]), whole):
            assert shown["decision"] is None
            assert shown["table"]["mine"] == []
            assert shown["version"] == own["version"]

    in_house(tmp_path, work)


@pytest.mark.parametrize("compares", [False, True])
def test_who_came_at_another_time_gets_the_same_text_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, compares: bool
) -> None:
    monkeypatch.setattr("pentapolis.server.room.SHARED", 60.0)

    async def work(live: LiveTables, lobby: Lobby, bearer: Bearer) -> None:
        room = await new_room(lobby, bearer)
        spectators = []
        for _ in range(4):
            client = Client(room, Bearer(None, ""), None, live.key, compares)
            live.enter(client)
            await client.wait()
            spectators.append(client)
            await live.play(room, bearer, *first_move(room), room.table.version)
        for client in spectators:
            await client.wait()
        await live.play(room, bearer, *first_move(room), room.table.version)
        texts = {(await client.wait())[0] for client in spectators}
        assert len(texts) == 1
        assert len({client.sent.number for client in spectators}) == 1

    in_house(tmp_path, work)


async def room_with_bots(lobby: Lobby, bearer: Bearer, *kinds: Literal["me", "bot"]) -> Room:
    seats = [models.NewSeat(kind=kind) for kind in kinds]
    return await lobby.open(bearer, models.NewTable(game="seven-wonders", seats=seats))


def test_nobody_waits_for_a_bot_that_thinks(tmp_path: Path) -> None:
    async def work(live: LiveTables, lobby: Lobby, bearer: Bearer) -> None:
        room = await room_with_bots(lobby, bearer, "me", "bot", "bot")
        assert set(room.thinking) == {1, 2}
        await live.play(room, bearer, 0, first_move(room)[1], room.table.version)
        assert set(room.thinking) == {1, 2}, "the questions of the bots are the same"
        other = await new_room(lobby, bearer)
        await live.play(other, bearer, *first_move(other), other.table.version)

    in_house(tmp_path, work)


def test_bots_among_themselves_wait_for_somebody_who_looks(tmp_path: Path) -> None:
    async def work(live: LiveTables, lobby: Lobby, bearer: Bearer) -> None:
        room = await room_with_bots(lobby, bearer, "bot", "bot", "bot")
        sql = "SELECT wake FROM tables"
        row = await live.storage.run(lambda db: db.one(sql))
        assert row == {"wake": None}, "nobody has to wake them"
        assert not room.thinking
        await live.visit(room.table.id)
        assert set(room.thinking) == {0, 1, 2}

    in_house(tmp_path, work)


def test_messages_are_the_same_with_and_without_a_quick_library(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    message = {"text": "Žluťoučký \u2028 <&>", "number": 2**53, "half": 0.5, "keys": {1: None}}
    assert vars(encoding)["orjson"] is not None, "the extra `server` has it"
    quick = encoding.dumps({**message, "part": encoding.Part([1, "é"])})
    large = {"large": 2**70, "part": encoding.Part(["x"])}
    assert json.loads(encoding.dumps(large)) == {"large": 2**70, "part": ["x"]}
    monkeypatch.setattr(encoding, "orjson", None)
    slow = encoding.dumps({**message, "part": encoding.Part([1, "é"])})
    assert json.loads(quick) == json.loads(slow)
