"""Taking back: undo to the fence, undo without fences, redo, retract; answers that come late."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.harness import ServerProcess, Socket, Visitor


def day(visitor: Visitor, seats: str) -> Any:
    """A table that asks for cards at once."""
    return visitor.new_table(seats, options={"sides": "day"})


def test_alone_undo_goes_back_over_bots_to_the_start(server: ServerProcess, eva: Visitor) -> None:
    table = day(eva, "mbb")["table"]["id"]

    async def play() -> None:
        async with Socket(server.url, table, [eva.token]) as socket:
            questions = []
            for _ in range(4):
                questions.append(await socket.until_asked())
                await socket.play()
            await socket.until_asked()
            for question in reversed(questions):
                assert socket.state["undo"]["free"]
                position = socket.state["position"]
                answer = await socket.request("undo", version=socket.state["version"])
                assert answer["type"] == "done", answer
                assert socket.state["decision"] == question
                assert socket.state["position"] < position
                assert socket.state["notice"]["key"] == "core-server-undone"
                assert len(socket.changes) == socket.state["position"]
                assert all(line["position"] <= socket.state["position"] for line in socket.log)
            assert socket.state["undo"]["moves"] == 0
            answer = await socket.request("undo", version=socket.state["version"])
            assert (answer["type"], answer["code"]) == ("error", "nothing")

    asyncio.run(play())


def test_redo_plays_again_what_was_taken_back(server: ServerProcess, eva: Visitor) -> None:
    table = day(eva, "mbb")["table"]["id"]

    async def play() -> None:
        async with Socket(server.url, table, [eva.token]) as socket:
            await socket.play_on(3)
            await socket.until_quiet()
            before = (socket.state["view"], socket.state["position"], list(socket.log))
            await socket.request("undo", version=socket.state["version"], moves=2)
            assert socket.state["undo"]["redo"]
            assert socket.state["position"] < before[1]
            answer = await socket.request("redo", version=socket.state["version"])
            assert answer["type"] == "done", answer
            assert (socket.state["view"], socket.state["position"], socket.log) == before
            assert not socket.state["undo"]["redo"]
            answer = await socket.request("redo", version=socket.state["version"])
            assert answer["code"] == "nothing"

    asyncio.run(play())


def test_with_friends_a_choice_can_be_retracted_until_all_have_chosen(
    server: ServerProcess, eva: Visitor, jan: Visitor
) -> None:
    opened = day(eva, "mob")
    table = opened["table"]["id"]
    token = next(link["token"] for link in opened["links"] if link["seat"] == 1)
    jan.post(f"/api/tables/{table}/join", token=token)

    async def play() -> None:
        async with (
            Socket(server.url, table, [eva.token]) as one,
            Socket(server.url, table, [jan.token]) as two,
        ):
            await one.until_asked()
            await two.until_asked()
            question = one.state["decision"]
            version = two.state["version"]
            await one.play()
            assert one.state["decision"] is None
            assert one.state["undo"]["retract"] == [0]
            answer = await two.request("retract", version=two.state["version"], seat=0)
            assert answer["code"] == "not-yours"
            answer = await one.request("retract", version=one.state["version"], seat=0)
            assert answer["type"] == "done", answer
            assert one.state["decision"] == question
            assert one.state["notice"]["key"] == "core-server-retracted"
            await one.play()
            # The other's question did not change meanwhile: an old version is good enough.
            answer = await two.play(version=version)
            assert answer["type"] == "done", answer
            while one.state["table"]["asked"] != [0, 1]:
                await one.receive()
            answer = await one.request("retract", version=one.state["version"], seat=0)
            assert answer["code"] == "nothing"
            answer = await one.request("undo", version=one.state["version"])
            assert answer["code"] == "nothing", "cards were revealed: that is a fence"
            nothing = {"moves": 0, "last": 0, "free": False, "redo": False, "retract": []}
            assert one.state["undo"] == {**nothing, "ask": True}

    asyncio.run(play())


def test_a_stale_answer_gets_a_fresh_view_and_changes_nothing(
    server: ServerProcess, eva: Visitor
) -> None:
    table = day(eva, "mbb")["table"]["id"]

    async def play() -> None:
        async with Socket(server.url, table, [eva.token]) as socket:
            await socket.until_asked()
            old = socket.state
            move = old["decision"]["moves"][0]["text"]
            await socket.play(move)
            await socket.until_quiet()
            position = eva.get(f"/api/tables/{table}")["position"]
            answer = await socket.play(move, version=old["version"])
            assert (answer["type"], answer["code"]) == ("error", "stale")
            assert socket.state["log"]["start"] == 0, "everything is sent anew"
            assert socket.state["decision"] is not None
            assert eva.get(f"/api/tables/{table}")["position"] == position
            # Twice the same click: only one of the two counts.
            version = socket.state["version"]
            text = socket.state["decision"]["moves"][0]["text"]
            message = {"type": "play", "version": version, "seat": 0, "move": text}
            await socket.send({**message, "id": 1001})
            await socket.send({**message, "id": 1002})
            first = await socket.until_id(1001)
            second = await socket.until_id(1002)
            assert first["type"] == "done"
            assert (second["type"], second["code"]) == ("error", "stale")

    asyncio.run(play())


def test_an_illegal_answer_is_explained(server: ServerProcess, eva: Visitor) -> None:
    table = day(eva, "mbb")["table"]["id"]

    async def play() -> None:
        async with Socket(server.url, table, [eva.token]) as socket:
            await socket.until_quiet()
            version = socket.state["version"]
            for move in ("build palace", "no such move", "", "<script>alert(1)</script>"):
                answer = await socket.play(move)
                assert (answer["type"], answer["code"]) == ("error", "illegal"), answer
            answer = await socket.request("why_not", seat=0, move="build palace")
            assert answer["type"] == "reason"
            assert answer["reason"]["key"].startswith(("sw-", "core-"))
            answer = await socket.request("hint", seat=0, count=2)
            assert answer["type"] == "hints"
            offered = {move["text"] for move in socket.state["decision"]["moves"]}
            assert 1 <= len(answer["hints"]) <= 2
            assert {hint["move"]["text"] for hint in answer["hints"]} <= offered
            assert socket.state["version"] == version
            answer = await socket.play("x", seat=1)
            assert answer["code"] == "not-yours"

    asyncio.run(play())


def test_one_can_play_while_a_hint_is_thought_out(silent: ServerProcess) -> None:
    eva = Visitor(silent.url, "Eva")
    table = day(eva, "mll")["table"]["id"]

    async def play() -> None:
        async with Socket(silent.url, table, [eva.token]) as socket:
            await socket.send({"type": "hint", "id": 71, "seat": 0})
            await socket.send({"type": "hint", "id": 72, "seat": 0})
            assert (await socket.until_id(72))["code"] == "too-many", "one at a time"
            assert (await socket.play())["type"] == "done"

    asyncio.run(play())


def test_a_hint_comes_on_the_socket(server: ServerProcess, eva: Visitor) -> None:
    table = day(eva, "mll")["table"]["id"]

    async def ask() -> dict[str, Any]:
        async with Socket(server.url, table, [eva.token]) as socket:
            return await socket.request("hint", seat=0, count=1)

    assert asyncio.run(ask())["type"] == "hints"


def test_people_at_one_screen_take_turns_on_one_socket(server: ServerProcess, eva: Visitor) -> None:
    table = day(eva, "mll")["table"]["id"]

    async def play() -> None:
        async with Socket(server.url, table, [eva.token]) as socket:
            assert socket.state["table"]["mine"] == [0, 1, 2]
            for seat in (0, 1, 2):
                await socket.send({"type": "look", "seat": seat})
                while socket.state["viewer"] != seat:
                    await socket.receive()
                assert socket.state["view"]["seat"] == seat
                answer = await socket.play()
                assert answer["type"] == "done"
            assert socket.state["position"] >= 3
            answer = await socket.request("undo", version=socket.state["version"])
            assert answer["type"] == "done", "at one screen there are no fences"
            await socket.send({"type": "look", "seat": None})
            while socket.state["viewer"] is not None:
                await socket.receive()
            assert socket.state["view"]["hand"] == []

    asyncio.run(play())


def test_reconnecting_restores_everything(server: ServerProcess, eva: Visitor) -> None:
    table = day(eva, "mbb")["table"]["id"]

    async def play() -> None:
        async with Socket(server.url, table, [eva.token]) as socket:
            await socket.play_on(5)
            await socket.until_quiet()
            kept = socket
        async with Socket(server.url, table, [eva.token]) as socket:
            assert socket.log == kept.log
            assert socket.changes == kept.changes
            for name in ("view", "decision", "position", "version", "last_move", "undo"):
                assert socket.state[name] == kept.state[name], name

    asyncio.run(play())


def friends(eva: Visitor, jan: Visitor) -> str:
    """A table of two people and a bot."""
    opened = day(eva, "mob")
    table: str = opened["table"]["id"]
    token = next(link["token"] for link in opened["links"] if link["seat"] == 1)
    jan.post(f"/api/tables/{table}/join", token=token)
    return table


async def both_play(one: Socket, two: Socket) -> dict[str, Any]:
    """A turn of both; says what the first was asked."""
    question = await one.until_asked()
    await two.until_asked()
    assert question is not None
    await one.play()
    await two.play()
    position = two.state["position"]
    while one.state["position"] < position or one.state["decision"] is None:
        await one.receive()
    await two.until_asked()
    return question


def test_across_a_fence_the_others_are_asked(
    server: ServerProcess, eva: Visitor, jan: Visitor
) -> None:
    table = friends(eva, jan)

    async def play() -> None:
        async with (
            Socket(server.url, table, [eva.token]) as one,
            Socket(server.url, table, [jan.token]) as two,
            Socket(server.url, table, []) as spectator,
        ):
            assert not one.state["undo"]["ask"], "there is nothing to take back yet"
            question = await both_play(one, two)
            assert one.state["undo"]["moves"] == 0
            assert one.state["undo"]["ask"]
            answer = await one.request("takeback", version=one.state["version"])
            assert answer["type"] == "done", answer
            assert one.state["takeback"]["waits"] == [1]
            assert not one.state["undo"]["ask"], "once is enough"
            while two.state["takeback"] is None:
                await two.receive()
            assert two.state["takeback"]["seat"] == 0
            answer = await spectator.request("takeback", version=1, agree=True)
            assert answer["code"] == "not-yours"
            answer = await one.request("takeback", version=one.state["version"], agree=True)
            assert answer["code"] == "not-yours", "nobody agrees with themself"
            answer = await two.request("takeback", version=two.state["version"], agree=True)
            assert answer["type"] == "done", answer
            while one.state["takeback"] is not None or one.state["decision"] != question:
                await one.receive()
            assert one.state["notice"]["key"] == "core-server-undone"
            assert any(
                (line["message"] or {}).get("key") == "core-server-takeback-asked"
                for line in two.chat
            )

    asyncio.run(play())


def test_a_takeback_is_refused_withdrawn_or_lapses(
    server: ServerProcess, eva: Visitor, jan: Visitor
) -> None:
    table = friends(eva, jan)

    async def play() -> None:
        async with (
            Socket(server.url, table, [eva.token]) as one,
            Socket(server.url, table, [jan.token]) as two,
        ):
            await both_play(one, two)
            position = one.state["position"]
            for socket in (two, one):  # refused by the other, then withdrawn
                await one.request("takeback", version=one.state["version"])
                while socket.state["takeback"] is None:
                    await socket.receive()
                answer = await socket.request(
                    "takeback", version=socket.state["version"], agree=False
                )
                assert answer["type"] == "done", answer
                while one.state["takeback"] is not None:
                    await one.receive()
                assert one.state["position"] >= position, (
                    "the bot may have moved, nothing went back"
                )
            answer = await two.request("takeback", version=two.state["version"], agree=True)
            assert answer["code"] == "stale", "nobody asks any more"
            await one.request("takeback", version=one.state["version"])
            while two.state["takeback"] is None:
                await two.receive()
            await two.play()  # plays on instead of answering
            assert two.state["takeback"] is None

    asyncio.run(play())
