"""Opening tables, taking and leaving seats, and lists of tables."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from base64 import b64decode
from collections.abc import Callable, Sequence
from typing import Any

import pentapolis
from pentapolis import api
from pentapolis.bots.bot import LEVELS, RandomBot
from pentapolis.bots.styles import PLAIN, check_style, drawn_style, with_style
from pentapolis.core.errors import PentapolisError
from pentapolis.core.game import Game
from pentapolis.core.message import Message
from pentapolis.server import models
from pentapolis.server.bot_queue import Asker
from pentapolis.server.live import LiveTables
from pentapolis.server.people import new_id
from pentapolis.server.pool import PATIENCE, WorkerFailed, setting
from pentapolis.server.refusal import Refused, message_of, not_yours, refusal
from pentapolis.server.room import Room
from pentapolis.server.rows import (
    HEAD,
    head_values,
    read_head,
    thawed,
    write_head,
    write_snapshot,
)
from pentapolis.server.storage import Conflict, Connection, Row
from pentapolis.server.tables import PEOPLE, Bearer, Chair, Table

LISTED = 100
# A public table without activity for this long is no longer listed for strangers.
FORGOTTEN = 3 * 86_400.0
# The names of bots in words; unknown ones are shown by their name.
BOT_NAMES = {
    "beginner": "core-bot-beginner",
    "casual": "core-bot-casual",
    "greedy": "core-bot-greedy",
    "steady": "core-bot-steady",
    "strong": "core-bot-strong",
    "master": "core-bot-master",
}


class Lobby:
    """Everything about tables except playing."""

    def __init__(self, live: LiveTables, most: int | None = None) -> None:
        self.live = live
        self.most = most  # unfinished tables that one person may have opened

    # --- opening -------------------------------------------------------------------------

    async def open(self, bearer: Bearer, wanted: models.NewTable) -> Room:
        """A new table."""
        if bearer.person is None:
            raise Refused("unknown-token", "core-server-who")
        try:
            game = api.game(wanted.game)
            check_local(game, wanted.options)
            options = game.check(len(wanted.seats), wanted.options)
        except PentapolisError as error:
            raise refusal(error) from error
        seed = secrets.randbits(63) if wanted.seed is None else wanted.seed
        seats = [
            self.new_chair(one, bearer, game, seed, seat) for seat, one in enumerate(wanted.seats)
        ]
        if wanted.shuffle:
            secrets.SystemRandom().shuffle(seats)
        people = {seat["person"] for seat in seats if seat["kind"] in PEOPLE}
        if wanted.seed is not None and (
            not people <= {bearer.person} or any(seat["kind"] == "open" for seat in seats)
        ):
            # Whoever knows the seed knows every card.
            raise Refused("bad-request", "core-server-seed-alone")
        row = self.new_row(bearer, game, options, seats)
        row.update(
            public=int(wanted.public),
            spectators=int(wanted.spectators),
            clock=wanted.clock,
            seed=str(seed),
        )
        return await self.store_new(bearer, row, seats)

    def new_chair(
        self, wanted: models.NewSeat, bearer: Bearer, game: Game, seed: int, seat: int
    ) -> dict[str, Any]:
        """A seat as requested."""
        chair: dict[str, Any] = {"kind": wanted.kind, "person": None, "name": "", "bot": None}
        if wanted.kind == "me":
            chair.update(kind="person", person=bearer.person, name=wanted.name or bearer.name)
        elif wanted.kind == "local":
            chair.update(person=bearer.person, name=wanted.name or bearer.name)
        elif wanted.kind == "bot":
            level = wanted.bot or "greedy"
            bot = styled_bot(game, seed, seat, level, wanted.style)
            chair.update(bot=bot, name=wanted.name or level.capitalize())
        return chair

    def new_row(
        self,
        bearer: Bearer,
        game: Game,
        options: dict[str, Any],
        seats: Sequence[dict[str, Any]],
    ) -> dict[str, Any]:
        """A table's row, with defaults for everything not requested."""
        now = time.time()
        is_open = any(seat["kind"] == "open" for seat in seats)
        return {
            "id": new_id(),
            "game": game.id,
            "rules": game.rules_version,
            "seed": "0",
            "options": json.dumps(options),
            "start": "[]",
            "kind": "game",
            "status": "open" if is_open else "running",
            "public": 0,
            "spectators": 1,
            "clock": "off",
            "owner": bearer.person,
            "parent": None,
            "created": now,
            "updated": now,
            "version": 1,
            "position": 0,
            "asked": "[]",
            "times": "{}",
            "result": "{}",
            "wake": None,
        }

    async def store_new(
        self,
        bearer: Bearer,
        row: dict[str, Any],
        seats: Sequence[dict[str, Any]],
        opening: dict[str, Any] | None = None,
    ) -> Room:
        """Store a new table and start it if no seat is open."""
        rows: list[Row] = [
            {**seat, "seat": number, "generation": 0, "table_id": row["id"]}
            for number, seat in enumerate(seats)
        ]
        table = Table({**row, "owner_name": bearer.name}, rows)
        frozen: tuple[str, bytes] | None = None
        if table.status == "running":
            frozen = await asyncio.to_thread(self.begin, table, opening)
            table.last_person_version = table.version
            row.update(head_values(table, time.time()))

        def store(db: Connection) -> None:
            self.check_number(db, table.owner)
            names = ", ".join(row)
            marks = ", ".join("?" * len(row))
            db.run(f"INSERT INTO tables ({names}) VALUES ({marks})", *row.values())
            for chair in table.chairs:
                db.run(
                    "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)",
                    table.id, chair.seat, chair.kind, chair.person, chair.name, chair.bot, 0,
                )  # fmt: skip
            if frozen is not None:
                write_snapshot(db, table.id, table.version, *frozen)

        await self.live.storage.run(store)
        return self.live.admit(table)

    def check_number(self, db: Connection, person: str) -> None:
        """Refuse another table to a person with too many unfinished ones."""
        if self.most is None:
            return
        row = db.one(
            "SELECT COUNT(*) AS number FROM tables WHERE owner = ? "
            "AND status IN ('open', 'running') AND kind = 'game'",
            person,
        )
        if row is not None and row["number"] >= self.most:
            raise Refused("conflict", "core-server-many-tables", most=self.most)

    @staticmethod
    def begin(table: Table, opening: dict[str, Any] | None = None) -> tuple[str, bytes] | None:
        """Deal, or continue from an opening that a worker has prepared; somebody is asked now."""
        table.status = "running"
        frozen: tuple[str, bytes] | None = None
        if opening is not None:
            frozen = opening["fingerprint"], b64decode(opening["data"])
            stored = {"version": table.version, "fingerprint": frozen[0], "data": frozen[1]}
            if not thawed(table, stored):
                frozen = None
        try:
            if frozen is None:
                table.begin()
        except PentapolisError as error:
            raise refusal(error) from error
        table.settle(time.time(), [-1] * len(table.chairs))
        return frozen

    # --- seats ---------------------------------------------------------------------------

    async def join(self, room: Room, bearer: Bearer, wanted: models.Join) -> int:
        """Take a seat; its secret changes, so that the sender of the link cannot use it."""
        if bearer.person is None:
            raise Refused("unknown-token", "core-server-who")
        table = room.table
        async with room.lock:
            await self.live.catch_up(room)
            seat = self.find_seat(table, bearer, wanted)
            chair = table.chairs[seat]
            if chair.kind in PEOPLE:  # the holder, from another device
                return seat

            def sit(chair: Chair) -> None:
                chair.kind, chair.person, chair.name = "person", bearer.person, bearer.name
                chair.bot = None
                chair.generation += 1

            await self.change_chairs(room, [seat], sit)
        await self.live.chat.announce(room, Message("core-server-sat", {"seat": f"seat:{seat}"}))
        return seat

    def find_seat(self, table: Table, bearer: Bearer, wanted: models.Join) -> int:
        """The seat that the asker may take."""
        if wanted.token is not None:
            holder = Bearer(None, "", [wanted.token] if wanted.token.isascii() else [])
            for chair in table.chairs:
                if chair.kind != "bot" and table.holds(holder, chair.seat, self.live.key):
                    return chair.seat
            raise Refused("conflict", "core-server-link-used")
        if not table.public:
            raise not_yours()
        if any(chair.person == bearer.person for chair in table.chairs):
            # Friends have links for more seats; a stranger may take only one.
            raise Refused("conflict", "core-server-sits-already")
        free = [chair.seat for chair in table.chairs if chair.kind == "open"]
        if wanted.seat is not None:
            free = [seat for seat in free if seat == wanted.seat]
        if not free:
            raise Refused("conflict", "core-server-seat-taken")
        return free[0]

    async def leave(self, room: Room, bearer: Bearer, seat: int, name: str | None = None) -> None:
        """Leave a seat; in a running game a bot continues, a finished game leaves the person's
        list.

        The seat keeps its name, or gets another one.
        """
        table = room.table
        async with room.lock:
            await self.live.catch_up(room)
            if seat not in table.seats_of(bearer, self.live.key):
                raise not_yours()
            status = table.status

            def stand(chair: Chair) -> None:
                if status == "open":
                    chair.kind, chair.name = "open", ""
                else:
                    chair.name = name or chair.name
                if status == "running":
                    chair.kind, chair.bot = "bot", "greedy"
                chair.person = None
                chair.generation += 1

            await self.change_chairs(room, [seat], stand)
        if status == "running":
            message = Message("core-server-stood", {"seat": f"seat:{seat}"})
            await self.live.chat.announce(room, message)

    async def change_seat(
        self, room: Room, bearer: Bearer, seat: int, wanted: models.NewSeat
    ) -> None:
        """Change a seat: open, a bot, the owner, or another person at the owner's screen."""
        table = room.table
        async with room.lock:
            await self.live.catch_up(room)
            if bearer.person != table.owner:
                raise not_yours()
            if table.status != "open":
                raise Refused("conflict", "core-server-begun")
            if not 0 <= seat < len(table.chairs):
                raise Refused("bad-request", "core-no-such-seat", seat=str(seat),
                              seats=len(table.chairs))  # fmt: skip
            new = self.new_chair(wanted, bearer, api.game(table.game), table.seed, seat)

            def change(chair: Chair) -> None:
                chair.kind, chair.person = new["kind"], new["person"]
                chair.name, chair.bot = new["name"], new["bot"]
                chair.generation += 1

            await self.change_chairs(room, [seat], change)

    async def fill(self, room: Room, bearer: Bearer, bot: str) -> None:
        """Bots take the open seats."""
        table = room.table
        check_bot(bot)
        async with room.lock:
            await self.live.catch_up(room)
            if bearer.person != table.owner:
                raise not_yours()
            seats = [chair.seat for chair in table.chairs if chair.kind == "open"]
            if not seats:
                raise Refused("conflict", "core-server-seat-taken")

            def sit(chair: Chair) -> None:
                chair.kind, chair.name = "bot", bot.capitalize()
                chair.bot = styled_bot(api.game(table.game), table.seed, chair.seat, bot)
                chair.generation += 1

            await self.change_chairs(room, seats, sit)

    async def change_chairs(
        self, room: Room, seats: Sequence[int], change: Callable[[Chair], None]
    ) -> None:
        """Change who sits where and start the game if no seat is open; stored before announced."""
        table = room.table
        expected, version = table.version, table.version + 1
        try:
            for seat in seats:
                change(table.chairs[seat])
            table.version = version
            now = time.time()
            if table.match is not None:
                table.settle(now, table.since)
            elif all(chair.kind != "open" for chair in table.chairs):
                self.begin(table)
            values = head_values(table, now)
            chairs = [table.chairs[seat] for seat in seats]

            def store(db: Connection) -> None:
                write_head(db, table.id, expected, version, values)
                for chair in chairs:
                    db.run(
                        "UPDATE seats SET kind = ?, person = ?, name = ?, bot = ?, "
                        "generation = ? WHERE table_id = ? AND seat = ?",
                        chair.kind, chair.person, chair.name, chair.bot, chair.generation,
                        table.id, chair.seat,
                    )  # fmt: skip
                db.notify(f"{self.live.name} table {table.id}")

            await self.live.storage.run(store)
        except Conflict:
            await self.live.reload(room)
            raise Refused("conflict", "core-server-seat-taken") from None
        except BaseException:
            await self.live.reload(room)
            raise
        room.touch()
        self.live.start_bots(room)

    def links(self, table: Table, bearer: Bearer) -> list[dict[str, Any]]:
        """The secrets that the asker may know."""
        key = self.live.key
        seats = table.seats_of(bearer, key)
        if bearer.person == table.owner:
            seats += [chair.seat for chair in table.chairs if chair.kind == "open"]
        return [{"seat": seat, "token": table.seat_token(seat, key)} for seat in sorted(seats)]

    # --- copies --------------------------------------------------------------------------

    async def copy(self, room: Room, bearer: Bearer, wanted: models.Copy) -> Room:
        """Continue from a position of a game without secrets."""
        async with room.lock:
            table = room.table
            mine = table.seats_of(bearer, self.live.key)
            table.check_no_secrets(bearer, self.live.key)
            position = table.recorded_position(wanted.position, mine)
            request = setting(table.id, table.running())
        request.update(kind="replay", seat=0, table="", moves=request["moves"][:position])
        opening = await self.prepare(bearer, request)
        return await self.analyse(bearer, opening, wanted.seat, wanted.bot, table)

    async def load(self, bearer: Bearer, wanted: models.Load) -> Room:
        """An analysis table from a save."""
        try:
            options = wanted.save.get("options")
            if isinstance(options, dict):
                check_local(api.game(str(wanted.save.get("game"))), options)
        except PentapolisError as error:
            raise refusal(error) from error
        opening = await self.prepare(bearer, {"kind": "load", "table": "", "save": wanted.save})
        return await self.analyse(bearer, opening, wanted.seat, wanted.bot, None, wanted.names)

    async def prepare(self, bearer: Bearer, request: dict[str, Any]) -> dict[str, Any]:
        """Let a worker replay a game up to a position, so that others need not wait."""
        if bearer.person is None:
            raise Refused("unknown-token", "core-server-who")
        pool = self.live.pool
        try:
            found = await pool.ask(request, PATIENCE, Asker(bearer.person))
        except WorkerFailed as error:
            raise Refused("failed", "core-server-failed") from error
        if "fault" in found:
            raise Refused(found["fault"]["code"], message_of(found["fault"]["error"]))
        return found

    async def analyse(
        self,
        bearer: Bearer,
        opening: dict[str, Any],
        seat: int | None,
        bot: str,
        parent: Table | None,
        known: Sequence[str] = (),
    ) -> Room:
        """An own table that starts in the middle of a game."""
        save = opening["save"]
        game = api.game(save["game"])
        check_bot(bot)
        if seat is not None and seat >= save["seats"]:
            raise Refused("bad-request", "core-no-such-seat", seat=str(seat), seats=save["seats"])
        names = [chair.name for chair in parent.chairs] if parent else [*known][: save["seats"]]
        names += [""] * (save["seats"] - len(names))
        seats: list[dict[str, Any]] = []
        for number, name in enumerate(names):
            mine = seat is None or seat == number
            kind = "bot" if not mine else "person" if number == (seat or 0) else "local"
            seats.append(
                {
                    "kind": kind,
                    "person": bearer.person if mine else None,
                    # Whoever takes a single seat plays under their own name.
                    "name": (seat != number and name)
                    or (bearer.name if mine else bot.capitalize()),
                    "bot": None if mine else bot,
                }
            )
        row = self.new_row(bearer, game, save["options"], seats)
        row.update(
            kind="analysis",
            seed=str(save["seed"]),
            start=json.dumps(save["moves"]),
            parent=parent.id if parent else None,
        )
        return await self.store_new(bearer, row, seats, opening)

    # --- lists ---------------------------------------------------------------------------

    async def listed(self, bearer: Bearer, mine: bool) -> list[dict[str, Any]]:
        """The lobby, or the asker's own tables."""
        if mine and bearer.person is None:
            raise Refused("unknown-token", "core-server-who")

        def read(db: Connection) -> tuple[list[Row], list[Row]]:
            if mine:
                rows = db.all(
                    f"{HEAD} WHERE owner = ? OR tables.id IN "
                    "(SELECT table_id FROM seats WHERE person = ?) "
                    "ORDER BY updated DESC LIMIT ?",
                    bearer.person, bearer.person, LISTED,
                )  # fmt: skip
            else:
                rows = db.all(
                    f"{HEAD} WHERE public = 1 AND status IN ('open', 'running') "
                    "AND updated > ? ORDER BY status, updated DESC LIMIT ?",
                    time.time() - FORGOTTEN, LISTED,
                )  # fmt: skip
            marks = ", ".join("?" * len(rows))
            seats = (
                db.all(f"SELECT * FROM seats WHERE table_id IN ({marks})", *[r["id"] for r in rows])
                if rows
                else []
            )
            return rows, seats

        rows, seats = await self.live.storage.run(read)
        found = []
        for row in rows:
            table = Table(row, [seat for seat in seats if seat["table_id"] == row["id"]])
            found.append(table.summary(bearer, self.live.key, self.live.online(table.id)))
        if mine:
            found.sort(key=lambda head: not set(head["asked"]) & set(head["mine"]))
        return found

    async def head(self, table_id: str, bearer: Bearer) -> dict[str, Any]:
        """One table's summary, without loading its match."""
        room = self.live.rooms.get(table_id)
        if room is not None:
            return room.table.summary(bearer, self.live.key, room.online())
        row, seats = await self.live.storage.run(lambda db: read_head(db, table_id))
        return Table(row, seats).summary(bearer, self.live.key, self.live.online(table_id))


def check_local(game: Game, options: dict[str, Any]) -> None:
    """Refuse options that refer to files on the server's machine."""
    for option in game.options:
        if option.local and options.get(option.name, option.default) not in option.choices:
            raise Refused("bad-request", "core-server-local-option", option=option.name)


def check_bot(name: str) -> str:
    """The name of a bot, if it exists."""
    try:
        pentapolis.bot(name)
    except PentapolisError as error:
        raise refusal(error) from error
    return name


def styled_bot(game: Game, seed: int, seat: int, level: str, style: str | None = None) -> str:
    """A bot of that level for a seat, with the style asked for or one that the seed draws."""
    try:
        if style is None:  # the random bot goes by no weights
            style = PLAIN if level == RandomBot.name else drawn_style(game, seed, seat)
        check_style(game, style)
        pentapolis.bot(level, style=style)
    except PentapolisError as error:
        raise refusal(error) from error
    return with_style(level, style)


def bots() -> list[dict[str, Any]]:
    """The levels on offer, weakest first."""
    found = []
    for name in (level.name for level in LEVELS):
        key = BOT_NAMES.get(name, "core-bot-other")
        found.append({"name": name, "label": {"key": key, "args": {"name": name}}})
    return found
