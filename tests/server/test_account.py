"""Accounts: sessions that end, passwords that change, people who leave with their data."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
import websockets

import pentapolis
from pentapolis.server.people import GONE, SESSION, new_reset
from pentapolis.server.storage import SqliteLink
from pentapolis.server.words import visible
from tests.server.harness import PATIENCE, ServerProcess, Socket, Visitor, serving

PASSWORD = "correct horse"


def account(visitor: Visitor, login: str) -> None:
    visitor.post("/api/account", login=login, password=PASSWORD)


async def until_closed(socket: Socket) -> None:
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            await socket.receive()


def again(visitor: Visitor, login: str, password: str = PASSWORD) -> Visitor:
    """The same person on another device."""
    token = visitor.post("/api/login", login=login, password=password)["token"]
    return Visitor(visitor.url, None, token=token)


def test_a_socket_does_not_play_on_after_logout(server: ServerProcess, eva: Visitor) -> None:
    table = eva.new_table("mmm")["table"]["id"]
    seat = eva.get(f"/api/tables/{table}/links")[0]["token"]

    async def play() -> None:
        async with (
            Socket(server.url, table, [eva.token]) as person,
            Socket(server.url, table, [seat]) as friend,
        ):
            await asyncio.to_thread(eva.post, "/api/logout")
            await until_closed(person)
            assert (await friend.play())["type"] == "done", "a seat's secret is no session"

    asyncio.run(play())
    assert eva.refused("GET", "/api/me") == (401, "unknown-token")


def test_log_out_everywhere(server: ServerProcess, eva: Visitor, jan: Visitor) -> None:
    account(eva, "eva.everywhere")
    other = again(eva, "eva.everywhere")
    third = again(eva, "eva.everywhere")
    third.post("/api/logout")
    assert other.get("/api/me")["account"] == "eva.everywhere"
    eva.post("/api/logout?everywhere=1")
    for gone in (eva, other, third):
        assert gone.refused("GET", "/api/me") == (401, "unknown-token")
    assert jan.get("/api/me")["name"] == "Jan"


def test_sessions_end_when_nobody_uses_them(
    server: ServerProcess, sqlite: sqlite3.Connection, eva: Visitor, jan: Visitor
) -> None:
    now = time.time()
    table = eva.new_table("mmm")["table"]["id"]

    async def grow_old() -> None:
        async with Socket(server.url, table, [eva.token]) as socket:
            for visitor, age in ((eva, SESSION + 60), (jan, SESSION - 3600)):
                sql = "UPDATE sessions SET used = ? WHERE person = ?"
                sqlite.execute(sql, (now - age, visitor.id))
            sqlite.commit()
            await until_closed(socket)

    asyncio.run(grow_old())
    assert eva.refused("GET", "/api/me") == (401, "unknown-token")
    assert jan.get("/api/me")["name"] == "Jan"
    sql = "SELECT used FROM sessions WHERE person = ?"
    assert sqlite.execute(sql, (jan.id,)).fetchone()[0] >= now, "used again, good again"


def test_a_password_is_changed(server: ServerProcess, eva: Visitor) -> None:
    account(eva, "eva.change")
    other = again(eva, "eva.change")
    wrong = {"old": "wrong horse", "new": "battery staple"}
    assert eva.refused("POST", "/api/password", **wrong) == (403, "not-yours")
    eva.post("/api/password", old=PASSWORD, new="battery staple")
    assert eva.get("/api/me")["account"] == "eva.change", "this device stays"
    assert other.refused("GET", "/api/me") == (401, "unknown-token")
    old = {"login": "eva.change", "password": PASSWORD}
    assert eva.refused("POST", "/api/login", **old) == (401, "unknown-token")
    again(eva, "eva.change", "battery staple")


def test_an_operators_link_sets_a_password_once(server: ServerProcess, eva: Visitor) -> None:
    account(eva, "eva.reset")
    link = SqliteLink(str(Path(server.arguments[1], "pentapolis.sqlite")))
    code, old = (new_reset(link, eva.id, time.time() - age) for age in (0, 1e6))
    link.close()
    nobody = Visitor(server.url, None)
    new = "battery staple"
    for bad in (old, "x"):
        answer = nobody.refused("POST", "/api/reset", code=bad, password=new)
        assert answer == (401, "unknown-token")
    assert nobody.post("/api/reset", code=code, password=new) == {"login": "eva.reset"}
    assert eva.refused("GET", "/api/me")[0] == 401
    again(nobody, "eva.reset", new)
    assert nobody.refused("POST", "/api/reset", code=code, password=PASSWORD)[0] == 401


def test_who_leaves_leaves_nothing(
    server: ServerProcess, sqlite: sqlite3.Connection, jan: Visitor
) -> None:
    eva = Visitor(server.url, "Evelina")
    account(eva, "evelina")
    alone = eva.new_table("mbb")["table"]["id"]
    opened = eva.new_table("mob", options={"sides": "day"})
    shared = opened["table"]["id"]
    jan.post(f"/api/tables/{shared}/join", token=opened["links"][1]["token"])
    eva.post(f"/api/tables/{shared}/chat", text="my secret")
    jan.post(f"/api/tables/{shared}/chat", text="hello")
    answer = eva.http.request(
        "DELETE", "/api/me", json={"password": "wrong horse"}, headers=eva.headers
    )
    assert answer.status_code == 403
    lines = eva.http.get("/api/me/games", headers=eva.headers).text.splitlines()
    told = [json.loads(line) for line in lines]
    assert told[0]["person"]["account"] == "evelina"
    games = {line["table"]["id"]: line for line in told[1:]}
    assert set(games) == {alone, shared}
    assert games[alone]["save"]["game"] == "seven-wonders"
    assert games[shared]["save"] is None, "a running game keeps its secrets"
    assert [line["text"] for line in games[shared]["said"]] == ["my secret"]
    answer = eva.http.request("DELETE", "/api/me", json={"password": PASSWORD}, headers=eva.headers)
    assert answer.status_code == 204
    assert eva.refused("GET", "/api/me") == (401, "unknown-token")
    assert jan.refused("GET", f"/api/tables/{alone}") == (404, "not-found")
    head = jan.get(f"/api/tables/{shared}")
    assert (head["seats"][0]["kind"], head["seats"][0]["name"]) == ("bot", GONE)
    assert head["status"] == "running"
    text = "\n".join(sqlite.iterdump())
    assert "Evelina" not in text
    assert "evelina" not in text
    assert "my secret" not in text
    assert "hello" in text


def test_a_table_of_ones_own_can_be_removed(
    server: ServerProcess, eva: Visitor, jan: Visitor
) -> None:
    table = eva.new_table("mbb")["table"]["id"]
    assert jan.refused("DELETE", f"/api/tables/{table}") == (403, "not-yours")

    async def watch() -> None:
        async with Socket(server.url, table, [eva.token]) as socket:
            gone = await asyncio.to_thread(eva.ask, "DELETE", f"/api/tables/{table}")
            assert gone.status_code == 204
            await until_closed(socket)

    asyncio.run(watch())
    assert eva.refused("GET", f"/api/tables/{table}/state") == (404, "not-found")
    opened = eva.new_table("mob")
    table = opened["table"]["id"]
    jan.post(f"/api/tables/{table}/join", token=opened["links"][1]["token"])
    assert eva.refused("DELETE", f"/api/tables/{table}") == (409, "conflict")
    jan.post(f"/api/tables/{table}/leave", seat=1)
    assert eva.ask("DELETE", f"/api/tables/{table}").status_code == 204


def test_a_finished_game_can_be_left_behind(
    server: ServerProcess, eva: Visitor, jan: Visitor
) -> None:
    opened = eva.new_table("mob", options={"sides": "day"})
    table = opened["table"]["id"]
    jan.post(f"/api/tables/{table}/join", token=opened["links"][1]["token"])

    async def play() -> None:
        async with (
            Socket(server.url, table, [eva.token]) as one,
            Socket(server.url, table, [jan.token]) as two,
        ):
            await asyncio.gather(one.play_on(), two.play_on())

    asyncio.run(play())
    jan.post(f"/api/tables/{table}/leave", seat=1)
    assert table not in [head["id"] for head in jan.get("/api/tables?mine=1")["tables"]]
    seat = eva.get(f"/api/tables/{table}")["seats"][1]
    assert (seat["kind"], seat["name"]) == ("person", "Jan"), "who played is not forgotten"


def test_one_stranger_takes_one_seat(server: ServerProcess, eva: Visitor, jan: Visitor) -> None:
    opened = eva.new_table("moob", public=True)
    path = f"/api/tables/{opened['table']['id']}/join"
    assert jan.post(path)["seat"] == 1
    assert jan.refused("POST", path) == (409, "conflict")
    assert eva.refused("POST", path) == (409, "conflict")
    link = opened["links"][2]["token"]
    assert jan.post(path, token=link)["seat"] == 2, "who has the link may"


def test_names_are_what_they_look_like(server: ServerProcess) -> None:
    assert visible("  Eva\u202egnp.exe ") == "Evagnp.exe"
    assert visible("E\u200bv\u200da\u00ad") == "Eva"
    assert visible("Eva\n\tNová") == "Eva Nová"
    assert visible("Zuza" + "\u0301" * 50 + "na").count("\u0301") <= 3
    assert visible("e\u0301") == "é"
    assert visible("\u3164\u2800\u200b ") == ""
    assert visible("Žofie Ågård 李小龙 🙂") == "Žofie Ågård 李小龙 🙂"
    for odd in ("\u200b\u200b", "\u3164", "\x00", "\u202e", "x" * 31):
        assert Visitor(server.url, None).refused("POST", "/api/guest", name=odd)[0] == 422, odd
    with Visitor(server.url, "Ev\u202ea\u0000") as eva:
        assert eva.get("/api/me")["name"] == "Eva"
        table = eva.new_table("mmm")["table"]["id"]
        eva.post(f"/api/tables/{table}/chat", text="one\r\ntwo\u202e\x00")

        async def said() -> str:
            async with Socket(server.url, table, [eva.token]) as socket:
                while not socket.chat:
                    await socket.receive()
                return str(socket.chat[0]["text"])

        assert asyncio.run(said()) == "one \ntwo"


def test_the_stream_loses_nothing_while_it_sends_signs_of_life(tmp_path: Path) -> None:
    from pentapolis.server.client import Client
    from tests.server.test_live import first_move, in_house, new_room

    async def work(live: Any, lobby: Any, bearer: Any) -> None:
        room = await new_room(lobby, bearer)
        client = Client(room, bearer, 0, live.key)
        live.enter(client)
        await client.wait()
        async with room.lock:
            client.touch()
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(client.wait(), 0.05)
        async with asyncio.timeout(PATIENCE):
            assert '"state"' in (await client.wait())[0]
        seat, move = first_move(room)
        await live.play(room, bearer, seat, move, room.table.version)

    in_house(tmp_path, work)


def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    text = (Path(__file__).parent / "data" / "version1.sql").read_text()
    db = sqlite3.connect(tmp_path / "pentapolis.sqlite")
    db.executescript(text)
    rules = pentapolis.games()["seven-wonders"].rules_version
    now = time.time()
    db.execute("UPDATE sessions SET created = ?", (now,))
    db.execute("UPDATE tables SET rules = ?, updated = ?, wake = NULL", (rules, now))
    times = json.dumps({"reserve": [0, 0, 0], "started": [now] * 3})
    db.execute("UPDATE tables SET times = ? WHERE clock = 'days'", (times,))
    db.commit()
    db.close()
    with serving("--data", str(tmp_path)) as process:
        token = "p_fYq_6znP5XfrYiBI5XxxqFExkGGWF-oY5Ewu56hM"
        eva = Visitor(process.url, None, token=token)
        assert eva.get("/api/me")["account"] == "eva"
        again(eva, "eva")
        tables = {head["status"]: head["id"] for head in eva.get("/api/tables?mine=1")["tables"]}
        assert set(tables) == {"running", "open"}
        path = f"/api/tables/{tables['running']}"
        state = eva.get(f"{path}/state")
        move = state["decision"]["moves"][0]["text"]
        eva.post(f"{path}/play", version=state["version"], seat=state["viewer"], move=move)
        eva.post(f"{path}/chat", text="still here")
        assert eva.get(f"{path}/state")["position"] == 1
    db = sqlite3.connect(tmp_path / "pentapolis.sqlite")
    assert db.execute("SELECT value FROM meta WHERE name = 'schema'").fetchone() == ("4",)
    db.close()
