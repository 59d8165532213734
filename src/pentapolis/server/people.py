"""People: guests with a name, and accounts for those who want to come back elsewhere."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from typing import Any

from pentapolis.server.refusal import Refused
from pentapolis.server.storage import Conflict, Connection, Row, Storage
from pentapolis.server.tables import Bearer


class People:
    """Who somebody is."""

    def __init__(self, storage: Storage) -> None:
        from argon2 import PasswordHasher

        self.storage = storage
        self.hasher = PasswordHasher()
        # Hashing takes memory: only two at a time, whoever asks.
        self.slots = asyncio.Semaphore(2)
        self.nobody = self.hasher.hash(secrets.token_hex(8))

    async def guest(self, name: str) -> dict[str, Any]:
        """A new guest."""
        person = new_id()
        token = new_token()
        now = time.time()

        def store(db: Connection) -> None:
            db.run("INSERT INTO people VALUES (?, ?, NULL, NULL, ?)", person, name, now)
            db.run("INSERT INTO sessions VALUES (?, ?, ?)", digest(token), person, now)

        await self.storage.run(store)
        return {"token": token, "person": {"id": person, "name": name, "account": None}}

    async def register(self, person: str, login: str, password: str) -> dict[str, Any]:
        """Give the guest a login; the guest's tables stay theirs."""
        async with self.slots:
            hashed = await asyncio.to_thread(self.hasher.hash, password)

        def store(db: Connection) -> Row | None:
            row = db.one("SELECT * FROM people WHERE id = ?", person)
            if row is None or row["login"] is not None:
                raise Refused("conflict", "core-server-has-account")
            changed = db.run(
                "UPDATE people SET login = ?, password = ? WHERE id = ? AND login IS NULL",
                login.lower(), hashed, person,
            )  # fmt: skip
            if not changed:
                raise Refused("conflict", "core-server-has-account")
            return row

        try:
            row = await self.storage.run(store)
        except Conflict:
            raise Refused("conflict", "core-server-login-taken", login=login) from None
        assert row is not None
        return {"id": person, "name": row["name"], "account": login.lower()}

    async def login(self, login: str, password: str) -> dict[str, Any]:
        """A new session of an account; a wrong login takes as long as a wrong password."""
        from argon2.exceptions import Argon2Error, InvalidHashError

        row = await self.storage.run(
            lambda db: db.one("SELECT * FROM people WHERE login = ?", login.lower())
        )
        hashed = row["password"] if row is not None else self.nobody
        async with self.slots:
            try:
                await asyncio.to_thread(self.hasher.verify, hashed, password)
            except (Argon2Error, InvalidHashError):
                row = None
        if row is None:
            raise Refused("unknown-token", "core-server-wrong-password")
        token = new_token()
        now = time.time()
        person = row["id"]
        await self.storage.run(
            lambda db: db.run("INSERT INTO sessions VALUES (?, ?, ?)", digest(token), person, now)
        )
        return {
            "token": token,
            "person": {"id": person, "name": row["name"], "account": row["login"]},
        }

    async def logout(self, token: str) -> None:
        """Forget a session."""
        await self.storage.run(
            lambda db: db.run("DELETE FROM sessions WHERE hash = ?", digest(token))
        )

    async def rename(self, person: str, name: str) -> None:
        """Another name from now on; at tables people keep the name they sat down with."""
        await self.storage.run(
            lambda db: db.run("UPDATE people SET name = ? WHERE id = ?", name, person)
        )

    async def bearer(self, tokens: list[str]) -> Bearer:
        """Who holds these tokens; an unknown person's token is an error, not a guest."""
        seats = [token for token in tokens if token.startswith("s_") and token.isascii()]
        persons = [token for token in tokens if not token.startswith("s_")]
        if not persons:
            return Bearer(None, "", seats)
        if len(persons) > 1:
            raise Refused("bad-request", "core-server-one-person")
        row = await self.person_row(persons[0])
        return Bearer(row["id"], row["name"], seats)

    async def person_row(self, token: str) -> Row:
        """The person with that token."""
        row = await self.storage.run(
            lambda db: db.one(
                "SELECT people.* FROM sessions JOIN people ON people.id = person WHERE hash = ?",
                digest(token),
            )
        )
        if row is None:
            raise Refused("unknown-token", "core-server-unknown-token")
        return row


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(9)


def new_token() -> str:
    """A person's secret."""
    return f"p_{secrets.token_urlsafe(30)}"


def digest(token: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(token.encode()).hexdigest()
