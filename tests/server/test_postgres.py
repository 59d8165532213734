"""The same server on PostgreSQL: a real one, started by scripts/postgres.sh; also two servers."""

from __future__ import annotations

import asyncio
import shutil
import socket as sockets
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from pentapolis.server import admin, layout
from pentapolis.server.people import digest
from pentapolis.server.presence import FORGOTTEN_AFTER, OtherProcesses, announcement
from pentapolis.server.refusal import Refused
from pentapolis.server.storage import connect
from tests.server.crash import Player
from tests.server.harness import ServerProcess, Socket, Visitor, serving, wait_for

SCRIPT = Path(__file__).parents[2] / "scripts" / "postgres.sh"
CANNOT = 3


@pytest.fixture(scope="module")
def place() -> Iterator[Path]:
    """The folder of the database server."""
    folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))
    folder.chmod(0o755)
    yield folder / "server"
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="module")
def database(place: Path) -> Iterator[str]:
    with sockets.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    done = subprocess.run(
        [str(SCRIPT), "start", str(place), str(port)],
        stdout=subprocess.PIPE, text=True, timeout=300,
    )  # fmt: skip
    if done.returncode == CANNOT:
        pytest.skip("PostgreSQL is not installed and cannot be installed here")
    assert done.returncode == 0
    yield done.stdout.strip()
    subprocess.run([str(SCRIPT), "stop", str(place)], timeout=60, check=True)


@pytest.fixture(scope="module")
def pair(database: str) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    with serving("--db", database) as one, serving("--db", database) as two:
        yield one, two


Pair = tuple[ServerProcess, ServerProcess]


def test_a_game_on_postgres(pair: Pair) -> None:
    one, _ = pair
    eva = Visitor(one.url, "'; DROP TABLE people; -- %s ?")
    table = eva.new_table("mbb")["table"]["id"]

    async def play() -> None:
        async with Socket(one.url, table, [eva.token]) as socket:
            await socket.request("chat", text="100 % ?")
            await socket.play_on(3)
            await socket.until_quiet()
            answer = await socket.request("undo", version=socket.state["version"])
            assert answer["type"] == "done"
            await socket.play_on()

    asyncio.run(play())
    head = eva.get(f"/api/tables/{table}")
    assert head["winners"]
    assert eva.get("/api/tables?mine=1")["tables"][0]["id"] == table
    eva.post("/api/account", login="postgres", password="correct horse")
    jan = Visitor(one.url, "Jan")
    jan.post("/api/account", login="postgres", password="12345678")
    assert jan.post("/api/login", login="postgres", password="12345678")["person"]["name"] == "Jan"
    assert eva.post("/api/login", login="postgres", password="correct horse")["token"]


def test_zeros_and_halves_of_characters_are_refused(database: str, pair: Pair) -> None:
    link = connect(database)
    for text in ("a\0b", "half \ud800"):
        with pytest.raises(Refused):
            link.one("SELECT ? AS text", text)
        link.rollback()
    link.close()
    eva = Visitor(pair[0].url, "Eva")
    for path in ("/api/tables/a%00b", "/api/tables/a%00b/state"):
        assert eva.refused("GET", path)[1] in ("bad-request", "not-found")
    assert eva.refused("POST", "/api/guest", name="\0")[0] == 422
    answer = eva.http.get("/api/me", headers={b"Authorization": b"Bearer p_\xff"})
    assert answer.status_code == 401


def test_a_database_of_the_first_version(database: str) -> None:
    """What an older server left is brought up to date, by the first of two that start."""
    name = database.rpartition("/")[0] + "/older"
    with psycopg.connect(database, autocommit=True) as db:
        db.execute("CREATE DATABASE older")
    with psycopg.connect(name) as db:
        for statement in layout.FIRST:
            db.execute(statement.replace("{blob}", "BYTEA").encode())
        db.execute("INSERT INTO meta VALUES ('schema', '1')")
        db.execute("INSERT INTO people VALUES ('x', 'Eva', NULL, NULL, 5)")
        now, token = time.time(), digest("p_old")
        db.execute("INSERT INTO sessions VALUES (%s, 'x', %s)", (token, now))
    with serving("--db", name) as one, serving("--db", name) as two:
        for server in (one, two):
            eva = Visitor(server.url, None, token="p_old")
            assert eva.get("/api/me")["name"] == "Eva"
            eva.new_table("mmm")


def test_a_backup_of_postgres_is_restored_anywhere(
    database: str, pair: Pair, tmp_path: Path
) -> None:
    one, _ = pair
    eva = Visitor(one.url, "Eva")
    table = eva.new_table("mmm")["table"]["id"]
    state = eva.get(f"/api/tables/{table}/state")
    move = state["decision"]["moves"][0]["text"]
    eva.post(f"/api/tables/{table}/play", version=state["version"], seat=0, move=move)
    file = tmp_path / "backup.sqlite"
    assert admin.backup(database, file)["tables"] >= 1
    assert admin.check(database) == []
    name = database.rpartition("/")[0] + "/restored"
    with psycopg.connect(database, autocommit=True) as db:
        db.execute("CREATE DATABASE restored")
    for url in (name, str(tmp_path / "pentapolis.sqlite")):
        assert admin.restore(url, file)["tables"] >= 1
        assert admin.check(url) == []
        with serving("--db", url) as process:
            again = Visitor(process.url, None, token=eva.token)
            assert again.get(f"/api/tables/{table}/state")["position"] == 1


def test_friends_play_through_two_servers(pair: Pair) -> None:
    one, two = pair
    eva = Visitor(one.url, "Eva")
    jan = Visitor(two.url, "Jan")
    opened = eva.new_table("mob", options={"sides": "day"})
    table = opened["table"]["id"]

    async def play() -> None:
        async with Socket(one.url, table, [eva.token]) as first:
            joined = await asyncio.to_thread(
                jan.post, f"/api/tables/{table}/join", token=opened["links"][1]["token"]
            )
            async with Socket(two.url, table, [joined["token"]]) as second:
                while first.state["view"] is None:
                    await first.receive()  # the other server told this one
                await first.request("chat", text="hello")
                while not second.chat:
                    await second.receive()
                counts = await asyncio.gather(first.play_on(), second.play_on())
                assert min(counts) >= 18
                assert first.state["table"]["scores"] == second.state["table"]["scores"]

    asyncio.run(play())
    for server in pair:
        visitor = Visitor(server.url, None)
        assert visitor.get(f"/api/tables/{table}/save")["moves"]
    saves = [Visitor(s.url, None).get(f"/api/tables/{table}/save") for s in pair]
    assert saves[0] == saves[1]


def test_who_is_here_is_known_on_every_server(pair: Pair) -> None:
    one, two = pair
    eva = Visitor(one.url, "Eva")
    table = eva.new_table("mmb")["table"]["id"]

    async def look() -> None:
        async with Socket(one.url, table, [eva.token]) as first:
            async with Socket(two.url, table, []) as second:
                while first.presence.get("spectators") != 1:
                    await first.receive()
                while second.presence.get("online") != [0, 1]:
                    await second.receive()
                other = Visitor(two.url, None)
                head = await asyncio.to_thread(other.get, f"/api/tables/{table}")
                assert [seat["online"] for seat in head["seats"]] == [True, True, False]
            while first.presence["spectators"]:
                await first.receive()
        with serving("--db", one.arguments[1]) as late:
            async with Socket(two.url, table, [eva.token]), Socket(late.url, table, []) as third:
                while third.presence.get("online") != [0, 1]:
                    await third.receive()

    asyncio.run(look())


def test_what_a_dead_server_said_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = OtherProcesses()
    elsewhere.hear("a", "t", announcement({2, 0}, 1))
    elsewhere.hear("b", "t", announcement([1], 2))
    assert elsewhere.online("t") == {0, 1, 2}
    assert elsewhere.spectators("t") == 3
    elsewhere.hear("a", "t", announcement([], 0))
    assert elsewhere.online("t") == {1}
    assert elsewhere.forget() == set()
    later = time.monotonic() + FORGOTTEN_AFTER + 1
    monkeypatch.setattr(time, "monotonic", lambda: later)
    assert elsewhere.forget() == {"t"}
    assert not elsewhere.tables


def test_one_person_on_two_servers_cannot_answer_twice(pair: Pair) -> None:
    one, two = pair
    eva = Visitor(one.url, "Eva")
    table = eva.new_table("mmm", options={"sides": "day"})["table"]["id"]

    async def play() -> None:
        async with (
            Socket(one.url, table, [eva.token], look=0) as first,
            Socket(two.url, table, [eva.token], look=0) as second,
        ):
            for seat in (0, 1, 2):
                for socket in (first, second):
                    await socket.send({"type": "look", "seat": seat})
                    while socket.state["viewer"] != seat or not socket.state["decision"]:
                        await socket.receive()
                answers = await asyncio.gather(first.play(), second.play())
                kinds = sorted(answer["type"] for answer in answers)
                assert kinds == ["done", "error"], answers
                refused = next(answer for answer in answers if answer["type"] == "error")
                assert refused["code"] in ("stale", "illegal")

    asyncio.run(play())
    saves = [
        Visitor(server.url, None, token=eva.token).get(f"/api/tables/{table}/save")
        for server in pair
    ]
    assert saves[0] == saves[1]
    assert [seat for seat, _ in saves[0]["moves"]] == [0, 1, 2]


def test_a_killed_server_loses_nothing_and_the_other_goes_on(database: str, pair: Pair) -> None:
    _, other = pair
    with serving("--db", database, silent=True) as process:
        eva = Visitor(process.url, "Eva")
        players = [
            Player(process.url, eva.new_table("mmm")["table"]["id"], eva.token, 3) for _ in range(3)
        ]
        bots = eva.new_table("mbb", options={"sides": "day"})["table"]["id"]

        async def play() -> None:
            stop = asyncio.Event()
            tasks = [asyncio.create_task(player.play(stop)) for player in players]
            for moves in (4, 8):
                await asyncio.gather(*(player.until(moves) for player in players))
                await asyncio.to_thread(process.kill)
                await asyncio.to_thread(process.start)
            await asyncio.gather(*(player.until(12) for player in players))
            stop.set()
            await asyncio.gather(*tasks)

        asyncio.run(play())
        process.kill()
        eva = Visitor(other.url, None, token=eva.token)
        for player in players:
            assert player.check(eva.get(f"/api/tables/{player.table}/save")) >= 12
        # The server where the bots thought is gone: opening the table elsewhere is enough.
        wait_for(lambda: eva.get(f"/api/tables/{bots}/state")["table"]["asked"] == [0])
        process.start()


def test_a_restarted_database_is_no_disaster(place: Path, pair: Pair) -> None:
    one, _ = pair
    eva = Visitor(one.url, "Eva")
    table = eva.new_table("mmm", options={"sides": "day"})["table"]["id"]
    state = eva.get(f"/api/tables/{table}/state")
    subprocess.run([str(SCRIPT), "restart", str(place)], timeout=60, check=True)
    move = state["decision"]["moves"][0]["text"]
    play = f"/api/tables/{table}/play"
    done = eva.post(play, version=state["version"], seat=0, move=move)
    assert done["version"] == state["version"] + 1
    assert eva.get(f"/api/tables/{table}")["position"] == 1
