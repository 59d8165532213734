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
from pentapolis.server.command import ServeError, parse_rate
from pentapolis.server.connections import Gate, allow_files, protocol
from pentapolis.server.guard import Guard, kind_of
from pentapolis.server.limits import RATES, REMEMBERED, Limits, network
from pentapolis.server.refusal import Refused
from tests.server.harness import ServerProcess, Socket, Visitor, serving


async def hello(scope: Any, receive: Any, send: Any) -> None:
    """A tiny application: it reads the body and answers."""
    if scope["type"] != "http":
        return
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"hello"})


async def gated(gate: Gate, work: Any) -> None:
    """Run the tiny application behind a gate."""
    config = uvicorn.Config(hello, port=0, http=protocol(gate), log_level="error", lifespan="off")
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
        answer = await asyncio.wait_for(reader.read(), 3)
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
        await asyncio.wait_for(reader.readuntil(b"hello"), 3)
        await asyncio.sleep(0.3)
        writer.write(b"GET / HT")
        assert b" 408 " in await asyncio.wait_for(reader.read(), 3)
        writer.close()

    asyncio.run(gated(gate, work))


def test_requests_that_end_are_not_hurried() -> None:
    gate = Gate(head=0.2, body=0.2)

    async def work(port: int) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            for _ in range(3):
                assert (await http.post("/", content=b"x" * 100_000)).text == "hello"
                await asyncio.sleep(0.3)
        assert gate.late == 0

    asyncio.run(gated(gate, work))


def test_one_address_has_only_so_many_connections() -> None:
    gate = Gate(each=3, most=5)

    async def ask(port: int) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
        try:
            return await asyncio.wait_for(reader.read(), 3)
        finally:
            writer.close()

    async def work(port: int) -> None:
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        await asyncio.sleep(0.05)
        assert b" 503 " in await ask(port)
        gate.trusted = {"127.0.0.1"}
        assert b" 200 " in await ask(port), "a proxy speaks for many"
        held += [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
        await asyncio.sleep(0.05)
        assert b" 503 " in await ask(port), "that was all there is"
        for _, writer in held:
            writer.close()
        await asyncio.sleep(0.05)
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
        began = time.perf_counter()
        for number in range(first, first + 2000):
            limits.check("request", str(number))
        return time.perf_counter() - began

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
        "--limit", "hint=3,36", "--limit", "load=100,3600",
        "--origin", "https://club.example", "--hostname", "127.0.0.1",
        limits=True,
    ) as process:  # fmt: skip
        yield process


def test_hints_at_once_are_refused_and_bots_go_on(strict: ServerProcess) -> None:
    eva, jan = Visitor(strict.url, "Eva"), Visitor(strict.url, "Jan")
    table = eva.new_table("mmm")["table"]["id"]
    other = jan.new_table("mbb", options={"sides": "day"})["table"]["id"]

    async def ask() -> list[int]:
        async with httpx.AsyncClient(base_url=strict.url, timeout=30) as http:
            path, body = f"/api/tables/{table}/hint", {"seat": 0, "count": 1}
            asked = [http.post(path, json=body, headers=eva.headers) for _ in range(30)]
            return [answer.status_code for answer in await asyncio.gather(*asked)]

    codes = asyncio.run(ask())
    assert codes.count(429) == 27
    assert codes.count(200) == 3
    began = time.monotonic()
    while jan.get(f"/api/tables/{other}")["asked"] != [0]:
        assert time.monotonic() - began < 5
        time.sleep(0.05)


def test_loads_do_not_stop_others(strict: ServerProcess) -> None:
    match = pentapolis.new("seven-wonders", seats=7, seed=3)
    bots = [pentapolis.bot("random", seed=seat) for seat in range(7)]
    while not match.over:
        for decision in match.decisions:
            match.play(decision.seat, bots[decision.seat].choose(match, decision.seat))
    eva = Visitor(strict.url, "Eva")

    async def load() -> list[float]:
        async with httpx.AsyncClient(base_url=strict.url, timeout=60) as http:
            body = {"save": match.save()}
            loads = [
                asyncio.create_task(http.post("/api/load", json=body, headers=eva.headers))
                for _ in range(12)
            ]
            waits = []
            for _ in range(10):
                await asyncio.sleep(0.05)
                began = time.monotonic()
                assert (await http.get("/api/me", headers=eva.headers)).status_code == 200
                waits.append(time.monotonic() - began)
            for answer in await asyncio.gather(*loads):
                assert answer.status_code == 201, answer.text
                assert answer.json()["table"]["status"] == "over"
            return waits

    assert sorted(asyncio.run(load()))[7] < 0.5


def test_refreshing_again_and_again_is_refused(strict: ServerProcess) -> None:
    eva = Visitor(strict.url, "Eva")
    table = eva.new_table("mmm")["table"]["id"]

    async def refresh() -> str:
        async with Socket(strict.url, table, [eva.token]) as socket:
            for _ in range(40):
                await socket.send({"type": "refresh"})
            for _ in range(15):
                code: str = (await socket.until("error"))["code"]
            return code

    assert asyncio.run(refresh()) == "too-many"


def test_a_page_of_an_allowed_site_may_ask(strict: ServerProcess) -> None:
    headers = {"Origin": "https://club.example"}
    preflight = httpx.options(
        f"{strict.url}/api/tables", headers={**headers, "Access-Control-Request-Method": "POST"}
    )
    assert preflight.status_code == 204
    assert "POST" in preflight.headers["access-control-allow-methods"]
    assert "authorization" in preflight.headers["access-control-allow-headers"]
    for answer in (
        preflight,
        httpx.get(f"{strict.url}/api/about", headers=headers),
        httpx.post(f"{strict.url}/api/guest", json={"name": ""}, headers=headers),
        httpx.post(f"{strict.url}/api/guest", content=b"x" * 100_000, headers=headers),
    ):
        assert answer.headers["access-control-allow-origin"] == "https://club.example"
    elsewhere = httpx.options(
        f"{strict.url}/api/tables", headers={"Origin": "https://evil.example"}
    )
    assert "access-control-allow-origin" not in elsewhere.headers


def test_a_server_knows_its_names(strict: ServerProcess) -> None:
    answer = httpx.get(f"{strict.url}/api/about", headers={"Host": "evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    assert httpx.get(f"{strict.url}/api/about").status_code == 200
    guard = Guard(hello, Limits(), hosts=frozenset({"club.example"}))
    guard.check_host("/", "Club.example:8443")
    guard.check_host("/healthz", "10.0.0.1")
    with pytest.raises(Refused):
        guard.check_host("/", None)


def test_one_person_opens_only_so_many_tables(tmp_path: Path) -> None:
    from pentapolis.server import models
    from pentapolis.server.lobby import Lobby
    from tests.server.test_live import in_house

    async def work(live: Any, lobby: Lobby, bearer: Any) -> None:
        lobby.most = 2
        me = models.NewSeat(kind="me")
        wanted = models.NewTable(game="seven-wonders", seats=[me, me, me])
        for _ in range(2):
            await lobby.open(bearer, wanted)
        with pytest.raises(Refused) as refused:
            await lobby.open(bearer, wanted)
        assert refused.value.message.key == "core-server-many-tables"

    in_house(tmp_path, work)
