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

DAY = 86_400.0
# Who did not come for so long has to log in again; a guest is a new one then.
SESSION = 180 * DAY
# How long an operator's link to a new password is good.
RESET = 2 * DAY
# The name that is left of somebody who is gone.
GONE = "—"


class People:
    """Who somebody is."""

    def __init__(self, storage: Storage) -> None:
        from argon2 import PasswordHasher

        self.storage = storage
        self.hasher = PasswordHasher()
        # Hashing takes memory: only two at a time, whoever asks.
        self.slots = asyncio.Semaphore(2)
        self.nobody = self.hasher.hash(secrets.token_hex(8))

    # --- coming and going ----------------------------------------------------------------

    async def guest(self, name: str) -> dict[str, Any]:
        """A new guest."""
        person = new_id()
        token = new_token()
        now = time.time()

        def store(db: Connection) -> None:
            db.run("INSERT INTO people (id, name, created) VALUES (?, ?, ?)", person, name, now)
            write_session(db, token, person, now)

        await self.storage.run(store)
        return {"token": token, "person": {"id": person, "name": name, "account": None}}

    async def register(self, person: str, login: str, password: str) -> dict[str, Any]:
        """Give the guest a login; the guest's tables stay theirs."""
        hashed = await self._hash(password)

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
        row = await self.storage.run(
            lambda db: db.one("SELECT * FROM people WHERE login = ?", login.lower())
        )
        is_right = await self._verify(row["password"] if row is not None else None, password)
        if row is None or not is_right:
            raise Refused("unknown-token", "core-server-wrong-password")
        check_welcome(row)
        token = new_token()
        now = time.time()
        person = row["id"]
        await self.storage.run(lambda db: write_session(db, token, person, now))
        return {
            "token": token,
            "person": {"id": person, "name": row["name"], "account": row["login"]},
        }

    async def logout(self, token: str, everywhere: bool = False) -> None:
        """Forget a session, or all of the same person."""

        def forget(db: Connection) -> None:
            row = db.one("SELECT person FROM sessions WHERE hash = ?", digest(token))
            if row is not None and everywhere:
                db.run("DELETE FROM sessions WHERE person = ?", row["person"])
            db.run("DELETE FROM sessions WHERE hash = ?", digest(token))

        await self.storage.run(forget)

    async def rename(self, person: str, name: str) -> None:
        """Another name from now on; at tables people keep the name they sat down with."""
        await self.storage.run(
            lambda db: db.run("UPDATE people SET name = ? WHERE id = ?", name, person)
        )

    # --- passwords -----------------------------------------------------------------------

    async def change_password(self, token: str, old: str, new: str) -> None:
        """Another password; all other sessions end."""
        row = await self.person_row(token)
        await self.check_password(row, old)
        hashed = await self._hash(new)

        def store(db: Connection) -> None:
            set_password(db, row["id"], hashed)
            db.run("DELETE FROM sessions WHERE person = ? AND hash <> ?", row["id"], digest(token))

        await self.storage.run(store)

    async def reset_password(self, code: str, new: str) -> str:
        """A new password with an operator's link, which is good once; the login it is for."""
        hashed = await self._hash(new)

        def store(db: Connection) -> str:
            row = db.one(
                "SELECT people.* FROM resets JOIN people ON people.id = person "
                "WHERE hash = ? AND until > ? AND login IS NOT NULL",
                digest(code), time.time(),
            )  # fmt: skip
            if row is None:
                raise Refused("unknown-token", "core-server-link-old")
            set_password(db, row["id"], hashed)
            db.run("DELETE FROM sessions WHERE person = ?", row["id"])
            return str(row["login"])

        return await self.storage.run(store)

    async def check_password(self, row: Row, password: str) -> None:
        """Refuse who does not know the password of an account; a guest has none."""
        if row["login"] is not None and not await self._verify(row["password"], password):
            raise Refused("not-yours", "core-server-wrong-password")

    async def _hash(self, password: str) -> str:
        async with self.slots:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def _verify(self, hashed: str | None, password: str) -> bool:
        from argon2.exceptions import Argon2Error, InvalidHashError

        async with self.slots:
            try:
                return await asyncio.to_thread(self.hasher.verify, hashed or self.nobody, password)
            except (Argon2Error, InvalidHashError):
                return False

    # --- who is who ----------------------------------------------------------------------

    async def bearer(self, tokens: list[str]) -> Bearer:
        """Who holds these tokens; an unknown person's token is an error, not a guest."""
        seats = [token for token in tokens if token.startswith("s_") and token.isascii()]
        persons = [token for token in tokens if not token.startswith("s_")]
        if not persons:
            return Bearer(None, "", seats)
        if len(persons) > 1:
            raise Refused("bad-request", "core-server-one-person")
        row = await self.person_row(persons[0])
        return Bearer(row["id"], row["name"], seats, digest(persons[0]))

    async def person_row(self, token: str) -> Row:
        """The person with that token."""
        now = time.time()

        def read(db: Connection) -> Row | None:
            row = db.one(
                "SELECT people.*, used FROM sessions JOIN people ON people.id = person "
                "WHERE hash = ? AND used > ?",
                digest(token), now - SESSION,
            )  # fmt: skip
            if row is not None and row["used"] < now - DAY:
                db.run("UPDATE sessions SET used = ? WHERE hash = ?", now, digest(token))
            return row

        row = await self.storage.run(read)
        if row is None:
            raise Refused("unknown-token", "core-server-unknown-token")
        check_welcome(row)
        return row


def check_welcome(row: Row) -> None:
    """Refuse who was banned."""
    if row["banned"] is not None:
        raise Refused("not-yours", "core-server-banned")


def write_session(db: Connection, token: str, person: str, now: float) -> None:
    """Store a new session."""
    db.run(
        "INSERT INTO sessions (hash, person, created, used) VALUES (?, ?, ?, ?)",
        digest(token), person, now, now,
    )  # fmt: skip


def set_password(db: Connection, person: str, hashed: str) -> None:
    """Another password; links to a new one are of no more use."""
    db.run("UPDATE people SET password = ? WHERE id = ?", hashed, person)
    db.run("DELETE FROM resets WHERE person = ?", person)


def forget_sessions(db: Connection, now: float) -> None:
    """Remove what is too old to be used."""
    db.run("DELETE FROM sessions WHERE used < ?", now - SESSION)
    db.run("DELETE FROM resets WHERE until < ?", now)


def living_sessions(db: Connection, hashes: list[str], now: float) -> set[str]:
    """Those sessions that may still be used."""
    found: set[str] = set()
    for start in range(0, len(hashes), 500):
        part = hashes[start : start + 500]
        marks = ", ".join("?" * len(part))
        rows = db.all(
            "SELECT hash FROM sessions JOIN people ON people.id = person "
            f"WHERE banned IS NULL AND used > ? AND hash IN ({marks})",
            now - SESSION, *part,
        )  # fmt: skip
        found.update(row["hash"] for row in rows)
    return found


def new_reset(db: Connection, person: str, now: float) -> str:
    """A secret that is good for a new password, once and not for long."""
    code = secrets.token_urlsafe(24)
    db.run("INSERT INTO resets VALUES (?, ?, ?)", digest(code), person, now + RESET)
    return code


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(9)


def new_token() -> str:
    """A person's secret."""
    return f"p_{secrets.token_urlsafe(30)}"


def digest(token: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
