"""What stands before the application: origins, headers, sizes, rates, odd input, plain names."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
import websockets

import pentapolis
from pentapolis.server.guard import BODY, is_foreign
from pentapolis.server.limits import MESSAGES, OPEN, RATES, Bucket, Limits
from pentapolis.server.refusal import Refused
from tests.server.harness import HTTP, ServerProcess, Socket, Visitor, serving

HTML = "<img src=x onerror=alert(1)>"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with its limits on."""
    with serving("--data", str(tmp_path_factory.mktemp("strict")), limits=True) as process:
        yield process


def test_answers_carry_the_headers_that_protect_browsers(server: ServerProcess) -> None:
    for path in ("/", "/table/x", "/api/about", "/api/nothing", "/openapi.json"):
        answer = HTTP.get(server.url + path)
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "access-control-allow-origin" not in answer.headers


def test_unknown_addresses_are_the_client_and_unknown_api_is_an_error(
    server: ServerProcess,
) -> None:
    page = HTTP.get(f"{server.url}/table/abc")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert HTTP.get(f"{server.url}/api/abc").status_code == 404
    assert HTTP.get(f"{server.url}/api/abc").json()["code"] == "not-found"
    assert HTTP.post(f"{server.url}/api/about").status_code == 405
    pages = ("/table/" + "x" * 5000, "/puzzle", "/replay/abc?at=3", "/lobby")
    for path in (*pages, "/nothing", "/wp-admin/setup", "/" + "x" * 300):
        answer = HTTP.get(server.url + path)
        assert answer.status_code == (200 if path in pages else 404)
        assert answer.headers["content-type"].startswith("text/html"), "a page to go on from"
    assert HTTP.get(f"{server.url}/assets/nothing.js").status_code == 404
    for path in ("/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fsetup.py", "/%00"):
        answer = HTTP.get(server.url + path)
        assert "root:" not in answer.text
        assert "setuptools" not in answer.text


def test_pages_of_other_sites_are_refused(server: ServerProcess, eva: Visitor) -> None:
    for origin in ("https://evil.example", "null", "http://127.0.0.1.evil.example"):
        headers = {**eva.headers, "Origin": origin}
        answer = HTTP.post(f"{server.url}/api/guest", json={"name": "X"}, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    answer = HTTP.post(
        f"{server.url}/api/guest", json={"name": "X"}, headers={"Origin": server.url}
    )
    assert answer.status_code == 200

    async def connect(origin: str) -> bool:
        address = f"{server.url.replace('http', 'ws')}/api/tables/x/socket"
        try:
            async with websockets.connect(address, additional_headers={"Origin": origin}):
                return True
        except websockets.InvalidStatus:
            return False

    assert not asyncio.run(connect("https://evil.example"))
    assert asyncio.run(connect(server.url))


def test_origins() -> None:
    assert not is_foreign(None, "a:1", frozenset())
    assert not is_foreign("http://a:1", "a:1", frozenset())
    assert is_foreign("http://a:2", "a:1", frozenset())
    assert is_foreign("http://[", "a:1", frozenset())
    assert not is_foreign("https://b", "a:1", frozenset({"https://b"}))


def test_names_and_chat_stay_plain_text(server: ServerProcess, jan: Visitor) -> None:
    with Visitor(server.url, HTML[:30]) as eva:
        table = eva.new_table("mbb", public=True)["table"]["id"]
        assert eva.get(f"/api/tables/{table}")["seats"][0]["name"] == HTML[:30]
        answer = eva.ask("GET", "/api/tables")
        assert answer.headers["content-type"] == "application/json"

        async def talk() -> list[Any]:
            async with (
                Socket(server.url, table, [eva.token]) as one,
                Socket(server.url, table, [jan.token]) as two,
            ):
                await one.request("chat", text=HTML)
                await two.request("chat", text="  ahoj  ")
                while len(one.chat) < 2:
                    await one.receive()
                return one.chat

        lines = asyncio.run(talk())
        assert [(line["seat"], line["text"]) for line in lines] == [(0, HTML), (None, "ahoj")]
        assert lines[1]["name"] == "Jan"
        stranger = Visitor(server.url, None)
        assert stranger.refused("POST", f"/api/tables/{table}/chat", text="hi") == (
            403, "not-yours",
        )  # fmt: skip
        # A phrase comes as a message; the sign before its stored name cannot be typed.
        eva.post(f"/api/tables/{table}/chat", phrase="thanks")
        eva.post(f"/api/tables/{table}/chat", text="\x1fthanks")

        async def listen() -> list[Any]:
            async with Socket(server.url, table, [jan.token]) as socket:
                while len(socket.chat) < 4:
                    await socket.receive()
                return socket.chat[2:]

        phrase, typed = asyncio.run(listen())
        assert (phrase["seat"], phrase["text"]) == (0, "")
        assert phrase["message"]["key"] == "core-say-thanks"
        assert (typed["text"], typed["message"]) == ("thanks", None)
        for wrong in ({}, {"phrase": "boo"}, {"phrase": "hello", "text": "hello"}):
            assert eva.refused("POST", f"/api/tables/{table}/chat", **wrong)[0] == 422
        for text in ("", " ", "x" * 501):
            assert eva.refused("POST", f"/api/tables/{table}/chat", text=text)[0] == 422


@pytest.mark.parametrize(
    "body",
    [
        {"name": ""}, {"name": " "}, {"name": "x" * 31}, {"name": 5}, {}, [],
        {"name": "x", "admin": True}, {"name": None},
    ],
)  # fmt: skip
def test_malformed_bodies_are_refused(server: ServerProcess, body: Any) -> None:
    answer = HTTP.post(f"{server.url}/api/guest", json=body)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-request")


def test_odd_tables_are_refused(server: ServerProcess, eva: Visitor) -> None:
    me = {"kind": "me"}
    cases: list[tuple[dict[str, Any], int]] = [
        ({"game": "chess", "seats": [me] * 3}, 404),
        ({"game": "seven-wonders", "seats": [me]}, 400),
        ({"game": "seven-wonders", "seats": [me] * 17}, 422),
        ({"game": "seven-wonders", "seats": [me] * 3, "options": {"x": 1}}, 400),
        ({"game": "seven-wonders", "seats": [me] * 3, "options": {"sides": "x"}}, 400),
        ({"game": "seven-wonders", "seats": [{"kind": "bot", "bot": "x"}] * 3}, 400),
        ({"game": "seven-wonders", "seats": [{"kind": "king"}] * 3}, 422),
        ({"game": "endeavor", "seats": [me] * 3, "options": {"data": "/etc"}}, 400),
    ]
    for body, status in cases:
        if body["game"] == "endeavor" and "endeavor" not in str(eva.get("/api/about")):
            continue
        assert eva.refused("POST", "/api/tables", **body)[0] == status, body
    nobody = Visitor(server.url, None)
    seats = {"game": "seven-wonders", "seats": [me] * 3}
    assert nobody.refused("POST", "/api/tables", **seats) == (401, "unknown-token")
    forged = Visitor(server.url, None, token="p_forged")
    assert forged.refused("POST", "/api/tables", **seats) == (401, "unknown-token")
    assert forged.refused("GET", "/api/me") == (401, "unknown-token")
    odd = Visitor(server.url, None, token="s_" + "é" * 4)
    assert HTTP.get(f"{server.url}/api/tables/nothing").json()["code"] == "not-found"
    assert odd.http.get("/api/about").status_code == 200


def test_damaged_saves_are_refused_with_words(server: ServerProcess, eva: Visitor) -> None:
    match = pentapolis.new("endeavor", seats=3, seed=3)
    for _ in range(6):
        match.play(match.decisions[0].seat, match.decisions[0].moves[0])
    save = match.save()
    half = json.loads('"\\ud800"')
    cases: list[dict[str, Any]] = [
        {"options": {**save["options"], "data": "/etc/passwd"}},
        {"options": {**save["options"], half: half}},
        {"options": []},
        {"game": half},
        {"game": ["endeavor"]},
        {"seats": 10**30},
        {"seats": None},
        {"seed": "3"},
        {"rules": {}},
        {"moves": [[0]]},
        {"moves": [[half, half]]},
        {"moves": [[0, half]]},
        {"moves": [["0", None]]},
        {"moves": "x" * 100_000},
    ]
    for changed in cases:
        body = json.dumps({"save": {**save, **changed}})
        headers = {**eva.headers, "content-type": "application/json"}
        answer = eva.http.post("/api/load", content=body, headers=headers)
        assert answer.status_code in (400, 404, 413, 422), (changed, answer.text)
        assert answer.json()["type"] == "error"
    assert eva.post("/api/load", save=save)["table"]["position"] == 6


def test_sql_in_names_and_ids_is_just_text(server: ServerProcess, eva: Visitor) -> None:
    evil = "'; DROP TABLE people; --"
    assert eva.ask("PATCH", "/api/me", name=evil).json()["name"] == evil
    assert eva.get("/api/me")["name"] == evil
    assert eva.refused("GET", "/api/tables/x' OR '1'='1")[0] == 404
    assert eva.refused("POST", "/api/login", login="a' OR 1", password="x" * 8)[0] == 422


def test_large_bodies_are_refused_before_they_are_read(server: ServerProcess, eva: Visitor) -> None:
    answer = eva.ask("POST", "/api/guest", name="x" * BODY)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")

    def chunks() -> Iterator[bytes]:
        for _ in range(100):
            yield b" " * 4096

    answer = HTTP.post(f"{server.url}/api/guest", content=chunks())
    assert answer.status_code == 413


def test_odd_socket_messages_are_answered_and_change_nothing(
    server: ServerProcess, eva: Visitor
) -> None:
    table = eva.new_table("mbb", options={"sides": "day"})["table"]["id"]

    async def talk() -> None:
        async with Socket(server.url, table, [eva.token]) as socket:
            await socket.until_quiet()
            version = socket.state["version"]
            odd: list[str] = [
                "", "{", "[]", "5", "null", '{"type": "play"}', '{"type": "x", "id": 1}',
                json.dumps({"type": "play", "id": 1, "version": "1", "seat": 0, "move": None}),
                json.dumps({"type": "play", "id": 1, "version": 1, "seat": -1, "move": "x"}),
                json.dumps({"type": "play", "id": 1, "version": 10**30, "seat": 0, "move": "x"}),
                json.dumps({"type": "chat", "id": 1, "text": "x", "more": 1}),
                json.dumps({"type": "hello", "tokens": []}),
                '{"type": "chat", "id": 1, "text": "' + "x" * 70_000 + '"}',
                '{"a":' * 5000,
            ]  # fmt: skip
            for text in odd:
                await socket.socket.send(text)
                answer = await socket.until("error")
                assert answer["code"] in ("bad-request", "too-large"), text[:80]
            assert socket.state["version"] == version
            await socket.socket.send(b"\x00\xff")

    asyncio.run(talk())

    async def first(message: Any) -> str:
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
        async with websockets.connect(address) as socket:
            await socket.send(json.dumps(message))
            code: str = json.loads(await socket.recv())["code"]
            return code

    assert asyncio.run(first({"type": "refresh"})) == "bad-request"
    assert asyncio.run(first({"type": "hello", "tokens": ["p_x"]})) == "unknown-token"
    assert asyncio.run(first({"type": "hello", "tokens": ["p_x", "p_y"]})) == "bad-request"
    assert asyncio.run(first({"type": "hello", "look": 1})) == "not-yours"
    assert eva.get(f"/api/tables/{table}")["status"] == "running"


def test_a_flooded_socket_says_so(strict: ServerProcess) -> None:
    visitor = Visitor(strict.url, "Eva")
    table = visitor.new_table("mmm")["table"]["id"]

    async def flood() -> set[str]:
        async with Socket(strict.url, table, [visitor.token]) as socket:
            message = json.dumps({"type": "why_not", "id": 1, "seat": 0, "move": "x"})
            for _ in range(400):
                await socket.socket.send(message)
            found: set[str] = set()
            while "too-many" not in found:
                answer = await socket.until_id(1)
                found.add(answer.get("code", answer["type"]))
            return found

    assert asyncio.run(flood()) == {"reason", "too-many"}


def test_too_many_requests_are_refused(strict: ServerProcess) -> None:
    most = int(RATES["guest"][0])
    codes = [
        HTTP.post(f"{strict.url}/api/guest", json={"name": "X"}).status_code
        for _ in range(most + 3)
    ]
    assert codes[: most - 1] == [200] * (most - 1), "one guest was here before"
    assert codes[-1] == 429
    answer = HTTP.post(f"{strict.url}/api/guest", json={"name": "X"})
    assert answer.json()["code"] == "too-many"
    assert int(answer.headers["retry-after"]) >= 1


def test_one_address_cannot_keep_too_many_lines_open() -> None:
    limits = Limits()
    with ExitStack() as stack:
        for _ in range(OPEN):
            stack.enter_context(limits.line("a"))
        with pytest.raises(Refused), limits.line("a"):
            pass
        with limits.line("b"):
            pass
    assert not limits.lines
    with limits.line("a"):
        pass


def test_a_bucket_lets_so_many_through_at_once() -> None:
    bucket = Bucket(*MESSAGES)
    waits = [bucket.take() for _ in range(int(MESSAGES[0]) + 5)]
    assert waits[0] == 0
    assert waits[-1] > 0
