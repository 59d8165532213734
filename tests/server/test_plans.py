"""Plans: several answers given at once, and taken back at once."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.harness import ServerProcess, Socket, Visitor


async def first_action(socket: Socket) -> None:
    """Set a game of Terra Mystica up, to the first action of the witches."""
    while (question := await socket.until_asked()) and question["kind"] != "action":
        texts = [move["text"] for move in question["moves"]]
        await socket.play("faction witches" if "faction witches" in texts else texts[0])
    await socket.until_quiet()


async def transform_and_build(socket: Socket) -> dict[str, Any]:
    """The first plan that digs, transforms and builds at one hex."""
    for column in range(1, 14):
        for row in "ABCDEFGHI":
            answer = await socket.request("plans", seat=0, component=f"hex:{row}{column}")
            for plan in answer["plans"]:
                verbs = [text.split()[0] for text in plan["moves"]]
                if verbs == ["dig", "transform", "build"]:
                    return dict(plan)
    raise AssertionError("no plan to transform and build")


def test_a_plan_is_played_and_taken_back_as_one_step(server: ServerProcess, eva: Visitor) -> None:
    table = eva.new_table("mb", "terra-mystica", seed=3)["table"]["id"]

    async def play() -> None:
        async with Socket(server.url, table, [eva.token]) as socket:
            await first_action(socket)
            plan = await transform_and_build(socket)
            assert len(plan["labels"]) == 3
            before = socket.state
            position, view = before["position"], before["view"]
            assert before["undo"]["last"] == 1
            wanted = {"seat": 0, "moves": plan["moves"]}
            answer = await socket.request("play_plan", version=before["version"], **wanted)
            assert answer["type"] == "done", answer
            while socket.state["position"] < position + 3:
                await socket.receive()
            assert socket.state["undo"]["last"] == 3
            spent = {"workers": 0, "coins": 0}
            for change in socket.changes[position : position + 3]:
                for name in spent:
                    spent[name] += change["counters"].get("0", {}).get(name, [0])[0]
            assert spent == {name: plan["preview"]["changes"][name] for name in spent}
            # Storage knows single answers only: the replay is the same as of three plays.
            saved = eva.get(f"/api/tables/{table}/save")
            assert [text for _, text in saved["moves"]][position : position + 3] == plan["moves"]
            last = socket.state["undo"]["last"]
            answer = await socket.request("undo", version=socket.state["version"], moves=last)
            assert answer["type"] == "done", answer
            assert (socket.state["position"], socket.state["view"]) == (position, view)
            assert socket.state["undo"]["last"] == 1
            answer = await socket.request("redo", version=socket.state["version"])
            assert answer["type"] == "done", answer
            assert socket.state["position"] >= position + 3

    asyncio.run(play())


def test_a_plan_stops_where_it_is_not_asked_as_expected(
    server: ServerProcess, eva: Visitor
) -> None:
    table = eva.new_table("mb", "terra-mystica", seed=3)["table"]["id"]

    async def play() -> None:
        async with Socket(server.url, table, [eva.token]) as socket:
            await first_action(socket)
            plan = await transform_and_build(socket)
            version, position = socket.state["version"], socket.state["position"]
            moves = [*plan["moves"][:2], "build Z99"]
            answer = await socket.request("play_plan", version=version, seat=0, moves=moves)
            assert answer["type"] == "done", answer
            assert socket.state["position"] == position + 2
            assert socket.state["undo"]["last"] == 2
            version = socket.state["version"]
            for wrong in (["build Z99"], []):
                answer = await socket.request("play_plan", version=version, seat=0, moves=wrong)
                assert answer["type"] == "error"
            answer = await socket.request("play_plan", version=version, seat=1, moves=moves)
            assert answer["code"] == "not-yours"
            assert socket.state["version"] == version

    asyncio.run(play())


def test_a_single_answer_after_a_plan_is_taken_back_alone(
    server: ServerProcess, eva: Visitor
) -> None:
    table = eva.new_table("mb", "terra-mystica", seed=3)["table"]["id"]

    async def play() -> None:
        async with Socket(server.url, table, [eva.token]) as socket:
            await first_action(socket)
            plan = await transform_and_build(socket)
            version, moves = socket.state["version"], plan["moves"][:2]
            await socket.request("play_plan", version=version, seat=0, moves=moves)
            assert socket.state["undo"]["last"] == 2
            await socket.play(plan["moves"][2])
            assert socket.state["undo"]["last"] == 1

    asyncio.run(play())


def test_a_thing_is_asked_why_not(server: ServerProcess, eva: Visitor) -> None:
    table = eva.new_table("mb", "terra-mystica", seed=3)["table"]["id"]

    async def play() -> None:
        async with Socket(server.url, table, [eva.token]) as socket:
            await socket.until_asked()
            answer = await socket.request("refusals", seat=0, component="hex:A6")
            assert (answer["type"], answer["refusals"]) == ("refusals", [])
            await first_action(socket)
            # Its own dwelling was built with this verb; on a foreign hex it is refused by a rule.
            plan = await transform_and_build(socket)
            hex = plan["moves"][2].split()[1]
            answer = await socket.request("refusals", seat=0, component=f"hex:{hex}")
            build = next(one for one in answer["refusals"] if one["verb"] == "build")
            assert build["move"] == f"build {hex}"
            assert build["reason"]["rule"].startswith("TM-")
            answer = await socket.request("refusals", seat=1, component="hex:A6")
            assert answer["code"] == "not-yours"

    asyncio.run(play())


def test_help_for_a_seat_that_is_not_asked_is_refused(server: ServerProcess, eva: Visitor) -> None:
    table = eva.new_table("ll", "terra-mystica", seed=3)["table"]["id"]

    async def play() -> None:
        async with Socket(server.url, table, [eva.token]) as socket:
            idle = 1 - socket.state["table"]["asked"][0]
            for kind in ("plans", "refusals"):
                answer = await socket.request(kind, seat=idle, component="hex:A6")
                assert (answer["type"], answer["code"]) == ("error", "illegal")

    asyncio.run(play())
