"""Slow and many: unfinished requests, one address with too much, expensive wishes."""

from __future__ import annotations

import asyncio
import socket as sockets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

import pentapolis
from pentapolis.server import advice, messages, models
from pentapolis.server.command import ServeError, parse_rate
from pentapolis.server.connections import Gate, Gated, allow_files, protocol
from pentapolis.server.guard import Guard, kind_of
from pentapolis.server.limits import RATES, REMEMBERED, Limits, network
from pentapolis.server.live import LiveTables
from pentapolis.server.lobby import Lobby
from pentapolis.server.refusal import Refused
from pentapolis.server.tables import Bearer
from tests.server.harness import HTTP, PATIENCE, ServerProcess, Socket, Visitor, serving, wait_for
from tests.server.test_live import first_move, in_house, new_room


async def hello(scope: Any, receive: Any, send: Any) -> None:
    """A tiny application: it reads the body and answers."""
    if scope["type"] != "http":
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"hello"})


async def gated(gate: Gate, work: Any, kind: type[asyncio.Protocol] | None = None) -> None:
    """Run the tiny application behind a gate."""
    http = kind or protocol(gate)
    config = uvicorn.Config(hello, port=0, http=http, log_level="error", lifespan="off")
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        await work(server.servers[0].sockets[0].getsockname()[1])
    finally:
        server.should_exit = True
        await task


@pytest.mark.parametrize(
    "unfinished",
    [
        b"",
        b"GET / HTTP/1.1\r\nhost: x\r\n",
        b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nabc",
    ],
)
def test_a_request_that_never_ends_is_given_up(unfinished: bytes) -> None:
    gate = Gate(head=0.2, body=0.3)

    async def work(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(unfinished)
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
        assert answer.endswith(b"content-length: 0\r\n\r\n")
        assert b" 408 " in answer
        assert gate.late == 1

    asyncio.run(gated(gate, work))
    assert not gate.counts


def test_a_second_request_is_expected_like_the_first() -> None:
    gate = Gate(head=0.2)

    async def work(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nhost: x\r\n\r\n")
        await asyncio.wait_for(reader.readuntil(b"hello"), PATIENCE)
        await asyncio.sleep(0.3)
        writer.write(b"GET / HT")
        assert b" 408 " in await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()

    asyncio.run(gated(gate, work))


def test_requests_that_end_are_not_hurried() -> None:
    gate = Gate()
    hurries: list[Gated] = []

    class Watched(Gated):
        def __init__(self, *args: Any, **options: Any) -> None:
            super().__init__(*args, **options)
            hurries.append(self)

    Watched.gate = gate

    async def work(port: int) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            for _ in range(3):
                assert (await http.post("/", content=b"x" * 100_000)).text == "hello"
                assert [one.timer for one in hurries] == [None], "between requests no time is up"

    asyncio.run(gated(gate, work, Watched))


def test_one_address_has_only_so_many_connections() -> None:
    gate = Gate(each=3, most=5)

    async def ask(port: int) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        try:
            return await asyncio.wait_for(reader.read(), PATIENCE)
        finally:
            writer.close()

    async def work(port: int) -> None:
        async def until(connections: int) -> None:
            while gate.counts.total() != connections:
                await asyncio.sleep(0.01)

        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        await until(3)
        assert b" 503 " in await ask(port)
        gate.trusted = {"127.0.0.1"}
        assert b" 200 " in await ask(port), "a proxy speaks for many"
        await until(3)
        held += [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
        await until(5)
        assert b" 503 " in await ask(port), "that was all there is"
        for _, writer in held:
            writer.close()
        await until(0)
        assert b" 200 " in await ask(port)

    asyncio.run(gated(gate, work))
    assert gate.turned_away == 2


def test_a_thousand_unfinished_requests_do_not_stop_the_server(
    server: ServerProcess, eva: Visitor
) -> None:
    assert (allow_files() or 9999) > 1000
    held = [sockets.create_connection(("127.0.0.1", server.port)) for _ in range(1100)]
    try:
        for line in held:
            line.send(b"POST /api/guest HTTP/1.1\r\n")
        assert eva.get("/api/me")["name"] == "Eva"
        with Visitor(server.url, "Jan") as jan:
            assert jan.get("/api/me")["name"] == "Jan"
    finally:
        for line in held:
            line.close()


def test_an_ipv6_line_is_one_visitor() -> None:
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::1")
    assert network("2001:db8:1:3::1") != network("2001:db8:1:2::1")
    assert network("::ffff:192.0.2.1") == network("192.0.2.1") == "192.0.2.1"
    assert network("192.0.2.1") != network("192.0.2.2")
    assert network("fe80::1%eth0") == network("fe80::2")
    assert network("testclient") == "testclient"


def test_many_addresses_cost_the_limiter_nothing() -> None:
    limits = Limits()

    def visit(first: int) -> float:
        began = time.process_time()
        for number in range(first, first + 2000):
            limits.check("request", str(number))
        return time.process_time() - began

    few = visit(0)
    for first in range(2000, REMEMBERED + 4000, 2000):
        visit(first)
    many = visit(10 * REMEMBERED)
    assert len(limits.buckets) == REMEMBERED
    assert many < 10 * few + 0.05


def test_a_person_is_limited_wherever_they_are() -> None:
    limits = Limits(rates={"hint": (2.0, 0.001)})
    for place in ("a", "b"):
        limits.check("hint", place, "eva")
    with pytest.raises(Refused):
        limits.check("hint", "c", "eva")
    limits.check("hint", "c", "jan")
    assert limits.refused == 1


def test_everything_expensive_has_a_limit() -> None:
    found = {
        kind_of("POST", "/api/load"), kind_of("POST", "/api/tables/x/copy"),
        kind_of("POST", "/api/tables/x/hint"), kind_of("POST", "/api/tables/x/analysis"),
        kind_of("GET", "/api/tables/x/chart"), kind_of("POST", "/api/login"),
        kind_of("POST", "/api/account"), kind_of("POST", "/api/guest"),
    }  # fmt: skip
    assert None not in found
    assert found <= set(RATES)
    assert kind_of("GET", "/api/tables/x/state") is None


def test_limits_can_be_set() -> None:
    assert parse_rate("table=5,36") == ("table", (5.0, 0.01))
    for odd in ("x=1,1", "table", "table=0,1", "table=1", "table=a,b"):
        with pytest.raises(ServeError):
            parse_rate(odd)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(
        "--data", str(tmp_path_factory.mktemp("data")), "--workers", "1",
        "--limit", "hint=1,1", "--limit", "load=1,1",
        "--origin", "https://club.example", "--hostname", "127.0.0.1",
        limits=True,
    ) as process:  # fmt: skip
        yield process


def test_hints_at_once_are_refused_and_bots_go_on(strict: ServerProcess) -> None:
    eva, jan = Visitor(strict.url, "Eva"), Visitor(strict.url, "Jan")
    table = eva.new_table("mmm")["table"]["id"]
    other = jan.new_table("mbb", options={"sides": "day"})["table"]["id"]

    async def ask() -> list[int]:
        async with httpx.AsyncClient(base_url=strict.url, timeout=PATIENCE, verify=False) as http:
            path, body = f"/api/tables/{table}/hint", {"seat": 0, "count": 1}
            asked = [http.post(path, json=body, headers=eva.headers) for _ in range(90)]
            return [answer.status_code for answer in await asyncio.gather(*asked)]

    codes = asyncio.run(ask())
    assert codes.count(429) == 89
    assert codes.count(200) == 1
    wait_for(lambda: jan.get(f"/api/tables/{other}")["asked"] == [0])


def test_saves_are_loaded_by_a_worker_and_only_so_many(
    strict: ServerProcess, tmp_path: Path
) -> None:
    eva = Visitor(strict.url, "Eva")
    save = pentapolis.new("seven-wonders", seats=7, seed=3).save()
    assert eva.post("/api/load", save=save)["table"]["status"] == "running"
    assert eva.refused("POST", "/api/load", save=save) == (429, "too-many")

    async def work(live: LiveTables, lobby: Lobby, bearer: Bearer) -> None:
        loads = [asyncio.create_task(lobby.load(bearer, models.Load(save=save))) for _ in range(50)]
        room = await new_room(lobby, bearer)
        await live.play(room, bearer, *first_move(room), room.table.version)
        assert not any(load.done() for load in loads), "whoever plays does not wait for them"
        for load in loads:
            load.cancel()

    in_house(tmp_path, work)


def test_refreshing_again_and_again_is_refused(strict: ServerProcess) -> None:
    eva = Visitor(strict.url, "Eva")
    table = eva.new_table("mmm")["table"]["id"]

    async def refresh() -> str:
        async with Socket(strict.url, table, [eva.token]) as socket:
            for _ in range(50):  # fewer than the messages that a socket may send at once
                await socket.send({"type": "refresh"})
            return str((await socket.until("error"))["code"])

    assert asyncio.run(refresh()) == "too-many"


def test_one_person_has_only_so_many_hints_thought_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(live: LiveTables, lobby: Lobby, bearer: Bearer) -> None:
        room = await new_room(lobby, bearer)
        wanted = messages.HintRequest(seat=first_move(room)[0])
        monkeypatch.setattr(live.pool.queue, "of", lambda _: advice.MOST)
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(Refused) as refused:
                await advice.hints(live, room, bearer, wanted)
        assert refused.value.code == "too-many"

    in_house(tmp_path, work)


def test_a_page_of_an_allowed_site_may_ask(strict: ServerProcess) -> None:
    headers = {"Origin": "https://club.example"}
    preflight = HTTP.options(
        f"{strict.url}/api/tables", headers={**headers, "Access-Control-Request-Method": "POST"}
    )
    assert preflight.status_code == 204
    assert "POST" in preflight.headers["access-control-allow-methods"]
    assert "authorization" in preflight.headers["access-control-allow-headers"]
    for answer in (
        preflight,
        HTTP.get(f"{strict.url}/api/about", headers=headers),
        HTTP.post(f"{strict.url}/api/guest", json={"name": ""}, headers=headers),
        HTTP.post(f"{strict.url}/api/guest", content=b"x" * 100_000, headers=headers),
    ):
        assert answer.headers["access-control-allow-origin"] == "https://club.example"
    elsewhere = HTTP.options(f"{strict.url}/api/tables", headers={"Origin": "https://evil.example"})
    assert "access-control-allow-origin" not in elsewhere.headers


def test_a_server_knows_its_names(strict: ServerProcess) -> None:
    answer = HTTP.get(f"{strict.url}/api/about", headers={"Host": "evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    assert HTTP.get(f"{strict.url}/api/about").status_code == 200
    guard = Guard(hello, Limits(), hosts=frozenset({"club.example"}))
    guard.check_host("/", "Club.example:8443")
    guard.check_host("/healthz", "10.0.0.1")
    with pytest.raises(Refused):
        guard.check_host("/", None)


def test_one_person_opens_only_so_many_tables(tmp_path: Path) -> None:
    async def work(live: LiveTables, lobby: Lobby, bearer: Bearer) -> None:
        lobby.most = 2
        me = models.NewSeat(kind="me")
        wanted = models.NewTable(game="seven-wonders", seats=[me, me, me])
        for _ in range(2):
            await lobby.open(bearer, wanted)
        with pytest.raises(Refused) as refused:
            await lobby.open(bearer, wanted)
        assert refused.value.message.key == "core-server-many-tables"

    in_house(tmp_path, work)
