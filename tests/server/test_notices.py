"""Who is away is told that it is their turn: by push or by mail, at once, once a day or never."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from pentapolis.server import notices
from pentapolis.server.notices import claim, read_waiting
from pentapolis.server.push import OWN_SERVICE, decode, encode, is_known, public_bytes, stretched
from pentapolis.server.storage import Connection, SqliteLink
from tests.server.harness import GRACE, Socket, Visitor, serving, wait_for, wait_for_rounds
from tests.server.test_mail import PASSWORD, postman


class Browser:
    """What a browser keeps to itself: a key pair and a secret."""

    def __init__(self, endpoint: str) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.public = public_bytes(self.private)
        self.secret = bytes(range(16))
        self.endpoint = endpoint

    def subscription(self) -> dict[str, str]:
        return {
            "endpoint": self.endpoint,
            "key": encode(self.public),
            "secret": encode(self.secret),
        }

    def read(self, body: bytes) -> dict[str, Any]:
        """Open a message as RFC 8291 says."""
        salt, theirs, sealed = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.private.exchange(ec.ECDH(), point)
        purpose = b"WebPush: info\0" + self.public + theirs
        secret = stretched(shared, self.secret, purpose, 32)
        key = stretched(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = stretched(secret, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text.endswith(b"\2")
        found: dict[str, Any] = json.loads(text[:-1])
        return found


class PushService:
    """Takes messages on loopback as a browser's maker would; a device may be gone."""

    def __init__(self) -> None:
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.taken.append((self.path, dict(self.headers), body))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self.http = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.http.server_port}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()


@contextmanager
def push_service(monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    service = PushService()
    monkeypatch.setenv(OWN_SERVICE, service.url)
    yield service
    service.http.shutdown()
    service.http.server_close()


def verify(signature: str, audience: str, key: str) -> dict[str, Any]:
    """The claims of a VAPID header, after its signature was checked."""
    token, _, told = signature.removeprefix("vapid t=").partition(", k=")
    assert told == key
    text, _, signed = token.rpartition(".")
    raw = decode(signed)
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(key))
    r, s = (int.from_bytes(half, "big") for half in (raw[:32], raw[32:]))
    point.verify(utils.encode_dss_signature(r, s), text.encode(), ec.ECDSA(SHA256()))
    claims: dict[str, Any] = json.loads(decode(text.split(".")[1]))
    assert claims["aud"] == audience
    assert 0 < claims["exp"] - time.time() <= 86_400
    return claims


def open_for_two(eva: Visitor, jan: Visitor, clock: str = "days") -> str:
    """A table at which both are asked: two people and a bot choose their sides."""
    opened = eva.new_table("mob", clock=clock)
    table: str = opened["table"]["id"]
    token = next(link["token"] for link in opened["links"] if link["seat"] == 1)
    jan.post(f"/api/tables/{table}/join", token=token)
    return table


def test_a_browser_is_called_once_for_every_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with push_service(monkeypatch) as service, serving("--data", str(tmp_path)) as process:
        eva, jan = Visitor(process.url, "Eva"), Visitor(process.url, "Jan")
        wanted = jan.get("/api/me/notices")
        assert wanted == {"when": "never", "mail": False, "key": wanted["key"], "devices": 0}
        browser = Browser(f"{service.url}/jan?x=1")
        assert jan.post("/api/me/devices", **browser.subscription())["devices"] == 1
        jan.ask("PATCH", "/api/me/notices", when="at-once", language="cs")
        table = open_for_two(eva, jan)
        wait_for(lambda: service.taken)
        (path, headers, body) = service.taken[0]
        assert path == "/jan?x=1"
        assert headers["Content-Encoding"] == "aes128gcm"
        assert verify(headers["Authorization"], service.url, wanted["key"])["sub"]
        assert browser.read(body) == {
            "title": "Jste na tahu",
            "body": "7 divů světa, hrají Eva, Greedy",
            "tag": table,
            "url": f"/table/{table}",
            "count": 1,
        }
        with pytest.raises(InvalidTag):
            Browser("").read(body)
        # A browser that its service no longer knows is forgotten.
        service.status = 410
        other = open_for_two(eva, jan)
        wait_for(lambda: len(service.taken) > 1)
        tags = [browser.read(body)["tag"] for _, _, body in service.taken]
        assert tags == [table, other], "the same question is told once"
        wait_for(lambda: jan.get("/api/me/notices")["devices"] == 0)


def test_who_is_at_the_table_or_never_wants_it_is_not_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with push_service(monkeypatch) as service, serving("--data", str(tmp_path)) as process:
        eva, jan = Visitor(process.url, "Eva"), Visitor(process.url, "Jan")
        for name, visitor in (("eva", eva), ("jan", jan)):
            visitor.post("/api/me/devices", **Browser(f"{service.url}/{name}").subscription())
        jan.ask("PATCH", "/api/me/notices", when="at-once")

        async def wait() -> None:
            async with Socket(process.url, open_for_two(eva, jan), [jan.token]):
                jan.new_table("mbb")
                open_for_two(eva, jan, "relaxed")
                await asyncio.sleep(GRACE)
                await asyncio.to_thread(wait_for_rounds, process, "notices")

        asyncio.run(wait())
        assert service.taken == [], "at the table, alone, at a quick clock, or never"
        wait_for(lambda: service.taken)
        assert {path for path, _, _ in service.taken} == {"/jan"}


def test_without_a_browser_a_mail_tells(tmp_path: Path) -> None:
    with (
        postman() as post,
        serving(
            "--data", str(tmp_path), "--mail", f"smtp://127.0.0.1:{post.port}",
            "--site", "https://club.example/",
        ) as process,
    ):  # fmt: skip
        eva, jan = Visitor(process.url, "Eva"), Visitor(process.url, "Jan")
        jan.post("/api/account", login="Jan", password=PASSWORD, mail="jan@example.org")
        jan.ask("PATCH", "/api/me/notices", when="daily")
        assert jan.get("/api/me/notices")["mail"] is True
        table = open_for_two(eva, jan)
        wait_for(lambda: post.letters)
        (letter,) = post.letters
        assert letter["To"] == "jan@example.org"
        assert letter["Subject"] == "Pentapolis: it is your turn"
        text = letter.get_content().replace("\r\n", "\n")
        assert f"7 Wonders with Eva, Greedy\nhttps://club.example/table/{table}" in text
        assert "https://club.example/ change how often" in text
        open_for_two(eva, jan)
        time.sleep(GRACE)
        wait_for_rounds(process, "notices")
        assert len(post.letters) == 1, "once a day"


def test_an_address_that_is_no_push_service_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with push_service(monkeypatch) as service, serving("--data", str(tmp_path)) as process:
        jan = Visitor(process.url, "Jan")
        sound = Browser(f"{service.url}/jan").subscription()
        for wrong in (
            {"endpoint": "http://127.0.0.1:22/"},
            {"endpoint": "https://fcm.googleapis.com.evil.example/x"},
            {"endpoint": "http://fcm.googleapis.com/x"},
            {"endpoint": "https://x@fcm.googleapis.com/x"},
            {"key": "abc"},
            {"secret": "ž"},
        ):
            assert jan.refused("POST", "/api/me/devices", **{**sound, **wrong})[0] == 400, wrong
        assert jan.post("/api/me/devices", **sound)["devices"] == 1
    assert is_known("https://wns2-par02p.notify.windows.com/w/?token=x")


def test_a_day_and_a_new_question_bring_the_next_digest(tmp_path: Path) -> None:
    db = SqliteLink(str(tmp_path / "x.sqlite"))
    prepare(db)
    now = 1_000_000.0
    db.run("UPDATE people SET notices = 'daily' WHERE id = 'jan'")
    (waiting,) = read_waiting(db, now).values()
    assert [(one.table, one.is_told) for one in waiting] == [("t", False)]
    assert claim(db, "jan", waiting, now) is not None
    (waiting,) = read_waiting(db, now).values()
    assert waiting[0].is_told
    assert claim(db, "jan", waiting, now + 60) is None, "once a day"
    assert claim(db, "jan", waiting, now + notices.DAY + 60) is not None
    db.run("UPDATE tables SET asked = '[0]'")
    assert read_waiting(db, now) == {}, "somebody else is asked"
    db.run("UPDATE tables SET asked = '[1]', times = ?", json.dumps({"started": [None, now]}))
    assert read_waiting(db, now) == {}, "asked a moment ago"
    (waiting,) = read_waiting(db, now + notices.GRACE + 1).values()
    assert not waiting[0].is_told, "a new question"


def prepare(db: Connection) -> None:
    """A slow table of Eva and Jan, where Jan is asked."""
    from pentapolis.server import layout

    layout.prepare(db, False)
    for person in ("eva", "jan"):
        db.run("INSERT INTO people (id, name, created) VALUES (?, ?, 0)", person, person.title())
    times = json.dumps({"started": [None, 500.0]})
    db.run(
        "INSERT INTO tables VALUES ('t', 'seven-wonders', 1, '0', '{}', '[]', 'game', 'running', "
        "0, 1, 'days', 'eva', NULL, 0, 0, 1, 0, '[1]', ?, '{}', NULL)",
        times,
    )
    for seat, person in enumerate(("eva", "jan")):
        db.run(
            "INSERT INTO seats VALUES ('t', ?, 'person', ?, ?, NULL, 0)",
            seat, person, person.title(),
        )  # fmt: skip
