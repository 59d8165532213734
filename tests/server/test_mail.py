"""A forgotten password: a link by mail, and nothing that tells who has an account."""

from __future__ import annotations

import email
import email.policy
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from pathlib import Path

import pytest

from pentapolis.server.mail import BadMail, Mailer
from tests.server.harness import ServerProcess, Visitor, serving, wait_for

PASSWORD = "correct horse"
NEW = "battery staple"


class Postman:
    """As much of a mail server as it takes to be given letters."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.socket.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                line, _ = self.socket.accept()
            except OSError:
                return
            with line, line.makefile("rwb") as talk:
                self._take(talk)

    def _take(self, talk: object) -> None:
        def say(text: str) -> None:
            talk.write(f"{text}\r\n".encode())  # type: ignore[attr-defined]
            talk.flush()  # type: ignore[attr-defined]

        say("220 here")
        for raw in talk:  # type: ignore[attr-defined]
            word = raw[:4].upper()
            if word == b"DATA":
                say("354 go on")
                lines = iter(talk.readline, b".\r\n")  # type: ignore[attr-defined]
                letter = email.message_from_bytes(b"".join(lines), policy=email.policy.default)
                assert isinstance(letter, EmailMessage)
                self.letters.append(letter)
            say("221 bye" if word == b"QUIT" else "250 well")


@contextmanager
def postman() -> Iterator[Postman]:
    found = Postman()
    yield found
    found.socket.close()


def test_a_forgotten_password_is_replaced_by_mail(tmp_path: Path) -> None:
    with (
        postman() as post,
        serving(
            "--data", str(tmp_path), "--mail", f"smtp://127.0.0.1:{post.port}",
            "--site", "https://club.example/",
        ) as process,
    ):  # fmt: skip
        eva, nobody = Visitor(process.url, "Eva"), Visitor(process.url, None)
        assert nobody.get("/api/about")["mail"] is True
        made = eva.post("/api/account", login="Eva", password=PASSWORD, mail="eva@example.org")
        assert made == {**eva.get("/api/me")}
        assert made["mail"] == "eva@example.org"
        for login in ("nobody", "eva"):
            answer = nobody.ask("POST", "/api/forgotten", login=login, language="cs")
            assert (answer.status_code, answer.content) == (204, b""), "the same for everybody"
        wait_for(lambda: post.letters)
        (letter,) = post.letters
        assert letter["To"] == "eva@example.org"
        assert letter["From"] == "pentapolis@club.example"
        assert letter["Subject"] == "Pentapolis: nové heslo"
        code = re.search(r"\shttps://club\.example/reset#(\S+)\s", letter.get_content())
        assert code is not None, letter.get_content()
        assert nobody.post("/api/reset", code=code[1], password=NEW) == {"login": "eva"}
        assert eva.refused("GET", "/api/me")[0] == 401, "whoever was logged in is no longer"
        assert nobody.refused("POST", "/api/reset", code=code[1], password=PASSWORD)[0] == 401
        session = nobody.post("/api/login", login="eva", password=NEW)
        eva = Visitor(process.url, None, token=session["token"])
        wrong = {"password": PASSWORD, "mail": "thief@example.org"}
        assert eva.refused("POST", "/api/mail", **wrong) == (403, "not-yours")
        assert eva.post("/api/mail", password=NEW, mail=None)["mail"] is None
        nobody.post("/api/forgotten", login="eva")
        for odd in ("x", "a@b", "a b@example.org", "a@example.org\r\nBcc: b@example.org"):
            assert eva.refused("POST", "/api/mail", password=NEW, mail=odd)[0] == 422, odd
    assert len(post.letters) == 1, "who gave no address gets no mail"


def test_a_server_without_mail_says_so(server: ServerProcess) -> None:
    nobody = Visitor(server.url, None)
    assert nobody.get("/api/about")["mail"] is False
    assert nobody.refused("POST", "/api/forgotten", login="eva") == (409, "conflict")


@pytest.mark.parametrize(
    ("url", "site"),
    [("mail.example", "https://x.example"), ("http://x", "https://x"), ("smtp://x", "club")],
)
def test_a_wrong_mail_server_is_told(url: str, site: str) -> None:
    with pytest.raises(BadMail):
        Mailer(url, "", site)


def test_a_mail_servers_password_may_have_any_letters() -> None:
    mailer = Mailer("smtps://eva%40x:p%2Fw@mail.example", "club@x.example", "https://x.example/")
    assert (mailer.user, mailer.password, mailer.port) == ("eva@x", "p/w", 465)
    assert (mailer.sender, mailer.site) == ("club@x.example", "https://x.example")


def test_registering_does_not_tell_which_logins_exist(server: ServerProcess) -> None:
    eva, other, third = (Visitor(server.url, name) for name in ("Eva", "Eve", "Evan"))
    for visitor, password in ((eva, PASSWORD), (other, NEW)):
        made = visitor.post("/api/account", login="Eva.Twice", password=password)
        assert made["account"] == "eva.twice"
    for visitor, password in ((eva, PASSWORD), (other, NEW)):
        person = third.post("/api/login", login="EVA.twice", password=password)["person"]
        assert person["id"] == visitor.id
    # Only who could have logged in learns that the two are in use.
    same = {"login": "eva.twice", "password": NEW}
    assert third.refused("POST", "/api/account", **same) == (409, "conflict")
    assert eva.refused("POST", "/api/password", old=PASSWORD, new=NEW) == (409, "conflict")
    eva.post("/api/password", old=PASSWORD, new="another one")
    assert third.refused("POST", "/api/login", login="eva.twice", password=PASSWORD)[0] == 401
    assert third.post("/api/login", **same)["person"]["id"] == other.id
    assert third.refused("POST", "/api/password", old=NEW, new=NEW) == (409, "conflict")
