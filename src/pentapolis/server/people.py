"""People: guests with a name, and accounts for those who want to log in from elsewhere."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import time
from base64 import b64decode
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from pentapolis.server.refusal import Refused
from pentapolis.server.rows import read_key
from pentapolis.server.storage import Conflict, Connection, Row, Storage
from pentapolis.server.tables import Bearer

T = TypeVar("T")

DAY = 86_400.0
# After this long without a visit, people have to log in again; guests start anew.
SESSION = 180 * DAY
# How long a link for a new password is valid.
RESET = 2 * DAY
# The name that replaces that of a removed person.
GONE = "—"


# The cost of hashing a new login's password.
TIME_COST, MEMORY_COST, PARALLELISM = 3, 65_536, 4


class People:
    """Who somebody is.

    A login need not be unique, so that registration does not reveal which logins exist: an account
    is found by its login together with its password. All passwords of one login are hashed with the
    same salt: equal hashes mean equal passwords, and logging in costs one hash, however many
    accounts share the login.
    """

    def __init__(self, storage: Storage) -> None:
        from argon2 import PasswordHasher

        self.storage = storage
        self.hasher = PasswordHasher(TIME_COST, MEMORY_COST, PARALLELISM)
        # Hashing takes memory: at most two at a time.
        self.slots = asyncio.Semaphore(2)

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
        guest = {"id": person, "name": name, "account": None, "mail": None}
        return {"token": token, "person": guest}

    async def register(
        self, person: str, login: str, password: str, mail: str | None = None
    ) -> dict[str, Any]:
        """Give the guest a login; the guest's tables are kept."""
        account = login.lower()
        hashed = await self.hash_for(account, password)

        def store(db: Connection) -> Row | None:
            changed = db.run(
                "UPDATE people SET account = ?, password = ?, mail = ? "
                "WHERE id = ? AND account IS NULL",
                account, hashed, mail, person,
            )  # fmt: skip
            if not changed:
                raise Refused("conflict", "core-server-has-account")
            return db.one("SELECT * FROM people WHERE id = ?", person)

        row = await self._store_password(store)
        assert row is not None
        return person_json(row)

    async def login(self, login: str, password: str) -> dict[str, Any]:
        """A new session of an account; a wrong login takes as long as a wrong password."""
        account = login.lower()
        hashed = await self.hash_for(account, password)
        row = await self.storage.run(
            lambda db: db.one(
                "SELECT * FROM people WHERE account = ? AND password = ?", account, hashed
            )
        )
        if row is None:
            raise Refused("unknown-token", "core-server-wrong-password")
        check_welcome(row)
        token = new_token()
        now = time.time()
        await self.storage.run(lambda db: write_session(db, token, row["id"], now))
        return {"token": token, "person": person_json(row)}

    async def logout(self, token: str, everywhere: bool = False) -> None:
        """End a session, or all of the same person."""

        def forget(db: Connection) -> None:
            row = db.one("SELECT person FROM sessions WHERE hash = ?", digest(token))
            if row is not None and everywhere:
                db.run("DELETE FROM sessions WHERE person = ?", row["person"])
            db.run("DELETE FROM sessions WHERE hash = ?", digest(token))

        await self.storage.run(forget)

    async def rename(self, person: str, name: str) -> None:
        """Change the name; at tables people keep the name they sat down with."""
        await self.storage.run(
            lambda db: db.run("UPDATE people SET name = ? WHERE id = ?", name, person)
        )

    async def set_mail(self, token: str, password: str, mail: str | None) -> dict[str, Any]:
        """Change or remove the address for mail; this requires the password."""
        row = await self.account_row(token, password)
        await self.storage.run(
            lambda db: db.run("UPDATE people SET mail = ? WHERE id = ?", mail, row["id"])
        )
        return person_json({**row, "mail": mail})

    # --- passwords -----------------------------------------------------------------------

    async def change_password(self, token: str, old: str, new: str) -> None:
        """Change the password; all other sessions end."""
        row = await self.account_row(token, old)
        hashed = await self.hash_for(row["account"], new)

        def store(db: Connection) -> None:
            set_password(db, row["id"], hashed)
            db.run("DELETE FROM sessions WHERE person = ? AND hash <> ?", row["id"], digest(token))

        await self._store_password(store)

    async def reset_password(self, code: str, new: str) -> str:
        """Set a new password with a link, which is valid once; returns its login."""

        def find(db: Connection) -> Row | None:
            return db.one(
                "SELECT people.* FROM resets JOIN people ON people.id = person "
                "WHERE hash = ? AND until > ? AND account IS NOT NULL",
                digest(code), time.time(),
            )  # fmt: skip

        row = await self.storage.run(find)
        if row is None:
            raise Refused("unknown-token", "core-server-link-old")
        hashed = await self.hash_for(row["account"], new)

        def store(db: Connection) -> None:
            if find(db) is None:  # already used
                raise Refused("unknown-token", "core-server-link-old")
            set_password(db, row["id"], hashed)
            db.run("DELETE FROM sessions WHERE person = ?", row["id"])

        await self._store_password(store)
        return str(row["account"])

    async def links_by_mail(self, login: str) -> list[tuple[str, str]]:
        """The addresses and link codes of all who have that login and gave an address."""

        def work(db: Connection) -> list[tuple[str, str]]:
            rows = db.all(
                "SELECT id, mail FROM people WHERE account = ? AND mail IS NOT NULL "
                "AND banned IS NULL",
                login.lower(),
            )
            return [(row["mail"], new_reset(db, row["id"], time.time())) for row in rows]

        return await self.storage.run(work)

    async def account_row(self, token: str, password: str) -> Row:
        """The person with that token, who must have an account and know its password."""
        row = await self.person_row(token)
        if row["account"] is None:
            raise Refused("conflict", "core-server-no-account")
        await self.check_password(row, password)
        return row

    async def check_password(self, row: Row, password: str) -> None:
        """Refuse a wrong password of an account; a guest has none."""
        if row["account"] is None:
            return
        hashed = await self.hash_for(row["account"], password)
        if not secrets.compare_digest(hashed, row["password"]):
            raise Refused("not-yours", "core-server-wrong-password")

    async def hash_for(self, account: str, password: str) -> str:
        """The hash of a password for that login, whether or not the login exists."""
        from argon2 import PasswordHasher, extract_parameters

        known, salt = await self.storage.run(partial(recipe_of, account=account))
        hasher = PasswordHasher.from_parameters(extract_parameters(known)) if known else self.hasher
        async with self.slots:
            return await asyncio.to_thread(hasher.hash, password, salt=salt)

    async def _store_password(self, work: Callable[[Connection], T]) -> T:
        """If another account has this login and password, the asker could log in to it anyway."""
        try:
            return await self.storage.run(work)
        except Conflict:
            raise Refused("conflict", "core-server-choose-another") from None

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


def person_json(row: Row) -> dict[str, Any]:
    """A person's own data."""
    return {name: row[name] for name in ("id", "name", "account", "mail")}


def recipe_of(db: Connection, account: str) -> tuple[str, bytes]:
    """How passwords of a login are hashed: an existing hash, if any, and the salt.

    The salt of an unused login is derived from the server's key.
    """
    row = db.one("SELECT password FROM people WHERE account = ? LIMIT 1", account)
    if row is None:
        return "", hmac.digest(read_key(db), f"salt {account}".encode(), "sha256")[:16]
    text = row["password"].split("$")[4]
    return row["password"], b64decode(text + "=" * (-len(text) % 4))


def check_welcome(row: Row) -> None:
    """Refuse a banned person."""
    if row["banned"] is not None:
        raise Refused("not-yours", "core-server-banned")


def write_session(db: Connection, token: str, person: str, now: float) -> None:
    """Store a new session."""
    db.run(
        "INSERT INTO sessions (hash, person, created, used) VALUES (?, ?, ?, ?)",
        digest(token), person, now, now,
    )  # fmt: skip


def set_password(db: Connection, person: str, hashed: str) -> None:
    """Set a password; links for a new one become invalid."""
    db.run("UPDATE people SET password = ? WHERE id = ?", hashed, person)
    db.run("DELETE FROM resets WHERE person = ?", person)


def forget_sessions(db: Connection, now: float) -> None:
    """Remove expired sessions and links."""
    db.run("DELETE FROM sessions WHERE used < ?", now - SESSION)
    db.run("DELETE FROM resets WHERE until < ?", now)


def living_sessions(db: Connection, hashes: list[str], now: float) -> set[str]:
    """Those sessions that are still valid."""
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
    """A secret that is valid once and briefly, for a new password."""
    code = secrets.token_urlsafe(24)
    db.run("INSERT INTO resets VALUES (?, ?, ?)", digest(code), person, now + RESET)
    return code


def new_id() -> str:
    """An id that cannot be guessed, and that no command takes for an option."""
    found = secrets.token_urlsafe(9)
    while found.startswith("-"):
        found = secrets.token_urlsafe(9)
    return found


def new_token() -> str:
    """A person's secret."""
    return f"p_{secrets.token_urlsafe(30)}"


def digest(token: str) -> str:
    """The hash of a secret; only the hash is stored."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()
