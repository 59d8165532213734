"""The application: HTTP routes of the API, and how its parts fit together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Annotated, Any

from fastapi import Depends, FastAPI, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import StreamingResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

import pentapolis
from pentapolis.core.match import recorded
from pentapolis.server import (
    advice,
    collection,
    health,
    messages,
    models,
    notices,
    planning,
    push,
    removal,
    sockets,
    takeback,
)  # fmt: skip
from pentapolis.server.answers import Json, token_of
from pentapolis.server.client import Client
from pentapolis.server.differences import Sent
from pentapolis.server.guard import Guard
from pentapolis.server.hindsight import Hindsight
from pentapolis.server.housekeeping import FORGET
from pentapolis.server.limits import TABLES, Limits
from pentapolis.server.live import LiveTables
from pentapolis.server.lobby import Lobby
from pentapolis.server.mail import Mailer
from pentapolis.server.metrics import Metrics
from pentapolis.server.notices import Notices
from pentapolis.server.people import People, person_json
from pentapolis.server.pool import Pool
from pentapolis.server.puzzles import Puzzles
from pentapolis.server.refusal import Refused, not_yours
from pentapolis.server.room import Room
from pentapolis.server.static import FOLDER, Static
from pentapolis.server.storage import Storage
from pentapolis.server.tables import Bearer

PING_EVERY = 15.0


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str
    """A path of a SQLite file, or a PostgreSQL URL."""
    limits: bool = True
    rates: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    """Limits that differ from the default: at once, per second."""
    origins: frozenset[str] = frozenset()
    """Other sites whose pages may use this server."""
    hosts: frozenset[str] = frozenset()
    """The host names of this server; if empty, any name is accepted."""
    workers: int | None = None
    forget: float = FORGET
    """Seconds without activity after which unstarted tables and analyses are removed."""
    forget_games: float = 0.0
    """The same for games; 0: never."""
    mailer: Mailer | None = None
    """Sends links for new passwords, and notices."""
    site: str = ""
    """The address of this server."""


class Server:
    """The parts, created when the application starts."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(settings.limits, settings.rates)
        self.mailer = settings.mailer
        self.static = Static(FOLDER)
        self.live: LiveTables
        self.hindsight: Hindsight
        self.puzzles: Puzzles
        self.lobby: Lobby
        self.people: People
        self.notices: Notices

    async def open(self) -> None:
        """Open the storage and start everything that runs besides requests."""
        storage = await asyncio.to_thread(Storage, self.settings.database)
        settings = self.settings
        self.live = LiveTables(
            storage, Pool(settings.workers), settings.forget, settings.forget_games
        )
        self.live.metrics = self.metrics
        self.hindsight = Hindsight(self.live)
        self.puzzles = Puzzles(self.live)
        self.lobby = Lobby(self.live, TABLES if settings.limits else None)
        self.people = People(storage)
        await self.live.open()
        contact = settings.site if settings.site.startswith("https:") else ""
        sender = push.make(self.live.key, contact)
        self.notices = Notices(self.live, self.mailer, sender)
        self.live.housekeeping.background.add("notices", notices.EVERY, self.notices.tell)

    async def send_links(self, login: str, language: str) -> None:
        """Send mail to all who have that login and gave an address."""
        assert self.mailer is not None
        for address, code in await self.people.links_by_mail(login):
            await self.mailer.send_link(address, login.lower(), code, language)


def make_app(settings: Settings) -> ASGIApp:
    """The whole application."""
    server = Server(settings)

    @asynccontextmanager
    async def life(_: FastAPI) -> AsyncIterator[None]:
        await server.open()
        yield
        await server.live.close()

    app = FastAPI(
        title="Pentapolis",
        version=pentapolis.__version__,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
        separate_input_output_schemas=False,
        responses={"default": {"model": messages.Fault, "description": "Nothing was changed."}},
    )
    app.state.server = server
    add_errors(app)
    collection.add_routes(app, settings.mailer is not None)
    add_people(app, server)
    notices.add_routes(app, server)
    add_tables(app, server)
    add_play(app, server)
    add_advice(app, server)
    add_past(app, server)
    sockets.add_routes(app, server)
    health.add_routes(app, server)

    @app.get("/api/{rest:path}", include_in_schema=False)
    async def no_api(rest: str) -> None:
        raise Refused("not-found", "core-server-no-page")

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        return server.static.respond(request, path)

    return Guard(app, server.limits, settings.origins, settings.hosts, server.metrics)


def add_errors(app: FastAPI) -> None:
    """Answer every error with a `Fault`."""

    async def refused(_: Request, error: Exception) -> Response:
        assert isinstance(error, Refused)
        headers = {"retry-after": str(int(error.retry_after) + 1)} if error.retry_after else None
        return Json(error.to_json(), error.status, headers)

    async def malformed(_: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        return Json(sockets.malformed(error.errors()).to_json(), 422)

    async def other(_: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 500
        if status in (404, 405):
            fault = Refused("not-found", "core-server-no-page")
        elif status < 500:
            fault = Refused("bad-request", "core-server-malformed", what="body")
        else:
            fault = Refused("failed", "core-server-failed")
        return Json(fault.to_json(), status)

    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, other)
    app.add_exception_handler(Exception, other)


async def bearer_of(request: Request) -> Bearer:
    """Who sent the request."""
    server: Server = request.app.state.server
    token = token_of(request)
    return await server.people.bearer([token] if token else [])


async def room_of(request: Request, table: str) -> Room:
    """The table that the path names."""
    server: Server = request.app.state.server
    return await server.live.visit(table)


Who = Annotated[Bearer, Depends(bearer_of)]
At = Annotated[Room, Depends(room_of)]


def add_people(app: FastAPI, server: Server) -> None:
    """Guests and accounts."""

    @app.post("/api/guest", response_model=models.Session, tags=["people"])
    async def guest(wanted: models.NewGuest) -> Response:
        """A new guest with a name."""
        return Json(await server.people.guest(wanted.name))

    @app.get("/api/me", response_model=models.Person, tags=["people"])
    async def me(request: Request) -> Response:
        """Whose token it is."""
        return Json(person_json(await server.people.person_row(token_of(request) or "")))

    @app.patch("/api/me", response_model=models.Person, tags=["people"])
    async def rename(request: Request, wanted: models.Rename) -> Response:
        """Change the name."""
        row = await server.people.person_row(token_of(request) or "")
        await server.people.rename(row["id"], wanted.name)
        return Json(person_json({**row, "name": wanted.name}))

    @app.post("/api/account", response_model=models.Person, tags=["people"])
    async def account(request: Request, wanted: models.NewAccount) -> Response:
        """Turn the guest into an account."""
        row = await server.people.person_row(token_of(request) or "")
        return Json(
            await server.people.register(row["id"], wanted.login, wanted.password, wanted.mail)
        )

    @app.post("/api/login", response_model=models.Session, tags=["people"])
    async def login(wanted: models.Credentials) -> Response:
        """Log in to an account."""
        return Json(await server.people.login(wanted.login, wanted.password))

    @app.post("/api/logout", status_code=204, tags=["people"])
    async def logout(request: Request, everywhere: bool = False) -> Response:
        """Delete the token, or all tokens of the same person."""
        await server.people.logout(token_of(request) or "", everywhere)
        await server.live.check_sessions()
        return Response(status_code=204)

    @app.post("/api/password", status_code=204, tags=["people"])
    async def password(request: Request, wanted: models.NewPassword) -> Response:
        """Change the password."""
        token = token_of(request) or ""
        await server.people.change_password(token, wanted.old, wanted.new)
        await server.live.check_sessions()
        return Response(status_code=204)

    @app.post("/api/mail", response_model=models.Person, tags=["people"])
    async def mail(request: Request, wanted: models.NewMail) -> Response:
        """Change the address for links to a new password."""
        token = token_of(request) or ""
        return Json(await server.people.set_mail(token, wanted.password, wanted.mail))

    @app.post("/api/forgotten", status_code=204, tags=["people"])
    async def forgotten(wanted: models.Forgotten) -> Response:
        """Mail a link for a new password; the answer does not reveal whether the login exists."""
        if server.mailer is None:
            raise Refused("conflict", "core-server-no-mail")
        server.limits.check("mail", wanted.login.lower())
        server.live.spawn(server.send_links(wanted.login, wanted.language))
        return Response(status_code=204)

    @app.post("/api/reset", response_model=models.Restored, tags=["people"])
    async def reset(wanted: models.Reset) -> Response:
        """Set a new password with a link from a mail or from the operator."""
        login = await server.people.reset_password(wanted.code, wanted.password)
        await server.live.check_sessions()
        return Json({"login": login})

    @app.delete("/api/me", status_code=204, tags=["people"])
    async def farewell_me(request: Request, wanted: models.Farewell) -> Response:
        """Remove the person with all stored data."""
        row = await server.people.person_row(token_of(request) or "")
        await server.people.check_password(row, wanted.password)
        await server.live.do(removal.remove_person(server.live, server.lobby, row))
        return Response(status_code=204)

    @app.get(
        "/api/me/games",
        tags=["people"],
        responses={
            200: {
                "description": "One JSON value per line: the person, then every table.",
                "content": {"application/x-ndjson": {}},
            }
        },
    )
    async def export(request: Request) -> Response:
        """All data stored about the person, with the moves of games without secrets."""
        row = await server.people.person_row(token_of(request) or "")
        lines = removal.export(server.live, server.lobby, row)
        return StreamingResponse(lines, media_type="application/x-ndjson")


def add_tables(app: FastAPI, server: Server) -> None:
    """Routes for opening tables and taking seats."""

    def opened(room: Room, bearer: Bearer) -> Response:
        key = server.live.key
        return Json(
            {
                "table": room.table.summary(bearer, key, room.online()),
                "links": server.lobby.links(room.table, bearer),
            },
            201,
        )

    @app.post("/api/tables", response_model=models.OpenedTable, status_code=201, tags=["tables"])
    async def open_table(bearer: Who, wanted: models.NewTable) -> Response:
        """Open a table."""
        return opened(await server.lobby.open(bearer, wanted), bearer)

    @app.get("/api/tables", response_model=models.TableList, tags=["tables"])
    async def list_tables(bearer: Who, mine: bool = False) -> Response:
        """The lobby, or the asker's own tables."""
        return Json({"tables": await server.lobby.listed(bearer, mine)})

    @app.get("/api/tables/{table}", response_model=models.TableModel, tags=["tables"])
    async def head(bearer: Who, table: str) -> Response:
        """A table's summary."""
        return Json(await server.lobby.head(table, bearer))

    @app.get("/api/tables/{table}/links", response_model=list[models.SeatLink], tags=["tables"])
    async def links(bearer: Who, room: At) -> Response:
        """The secrets of the asker's seats, and of open seats at the asker's table."""
        return Json(server.lobby.links(room.table, bearer))

    @app.post("/api/tables/{table}/join", response_model=models.Joined, tags=["tables"])
    async def join(bearer: Who, room: At, wanted: models.Join) -> Response:
        """Take a seat."""
        seat = await server.live.do(server.lobby.join(room, bearer, wanted))
        key = server.live.key
        return Json(
            {
                "table": room.table.summary(bearer, key, room.online()),
                "seat": seat,
                "token": room.table.seat_token(seat, key),
            }
        )

    @app.post("/api/tables/{table}/leave", response_model=models.TableModel, tags=["tables"])
    async def leave(bearer: Who, room: At, wanted: models.Leave) -> Response:
        """Leave a seat."""
        await server.live.do(server.lobby.leave(room, bearer, wanted.seat))
        return Json(room.table.summary(bearer, server.live.key, room.online()))

    @app.delete("/api/tables/{table}", status_code=204, tags=["tables"])
    async def remove_table(bearer: Who, room: At) -> Response:
        """Remove a table where nobody else plays."""
        await server.live.do(removal.remove_own(server.live, room, bearer))
        return Response(status_code=204)

    @app.post("/api/tables/{table}/seats/{seat}", response_model=models.TableModel, tags=["tables"])
    async def change_seat(bearer: Who, room: At, seat: int, wanted: models.NewSeat) -> Response:
        """Change who gets a seat, before the game begins."""
        await server.live.do(server.lobby.change_seat(room, bearer, seat, wanted))
        return Json(room.table.summary(bearer, server.live.key, room.online()))

    @app.post("/api/tables/{table}/fill", response_model=models.TableModel, tags=["tables"])
    async def fill(bearer: Who, room: At, wanted: models.Fill) -> Response:
        """Bots take the open seats."""
        await server.live.do(server.lobby.fill(room, bearer, wanted.bot))
        return Json(room.table.summary(bearer, server.live.key, room.online()))

    @app.post(
        "/api/tables/{table}/copy",
        response_model=models.OpenedTable,
        status_code=201,
        tags=["tables"],
    )
    async def copy(bearer: Who, room: At, wanted: models.Copy) -> Response:
        """Continue from a position."""
        return opened(await server.lobby.copy(room, bearer, wanted), bearer)

    @app.post("/api/load", response_model=models.OpenedTable, status_code=201, tags=["tables"])
    async def load(bearer: Who, wanted: models.Load) -> Response:
        """An analysis table from a save."""
        return opened(await server.lobby.load(bearer, wanted), bearer)


def add_play(app: FastAPI, server: Server) -> None:
    """Routes for playing without a socket, for bots in any language."""

    def done(version: int) -> Response:
        return Json({"type": "done", "version": version})

    @app.get("/api/tables/{table}/state", response_model=messages.StateMessage, tags=["play"])
    async def state(
        bearer: Who, room: At, seat: Annotated[int | None, Query(ge=0, le=15)] = None
    ) -> Response:
        """The table as one of the asker's seats (or a spectator) sees it, with the whole log."""
        viewer = sockets.chosen_viewer(server, room, bearer, seat)
        async with room.lock:
            return Json(room.table.state(bearer, viewer, Sent(), server.live.key, room.online()))

    @app.get(
        "/api/tables/{table}/stream",
        tags=["play"],
        responses={
            200: {
                "description": "One JSON message per line: state, chat, presence, ping.",
                "content": {"application/x-ndjson": {}},
            }
        },
    )
    async def stream(
        bearer: Who,
        room: At,
        seat: Annotated[int | None, Query(ge=0, le=15)] = None,
        differences: bool = False,
    ) -> Response:
        """The same messages as on a socket, for programs."""
        viewer = sockets.chosen_viewer(server, room, bearer, seat)
        client = Client(room, bearer, viewer, server.live.key, differences)

        async def lines() -> AsyncIterator[str]:
            server.live.enter(client)
            try:
                client.push(await server.live.chat.last(room.table.id, 100))
                while not client.is_overrun:
                    try:
                        messages = await asyncio.wait_for(client.wait(), PING_EVERY)
                    except TimeoutError:
                        messages = ['{"type":"ping"}']
                    yield "".join(f"{message}\n" for message in messages)
            finally:
                server.live.leave(client)

        return StreamingResponse(lines(), media_type="application/x-ndjson")

    @app.post("/api/tables/{table}/play", response_model=messages.Done, tags=["play"])
    async def play(bearer: Who, room: At, wanted: messages.Play) -> Response:
        """Answer a question."""
        live = server.live
        return done(
            await live.do(live.play(room, bearer, wanted.seat, wanted.move, wanted.version))
        )

    @app.post("/api/tables/{table}/play-plan", response_model=messages.Done, tags=["play"])
    async def play_plan(bearer: Who, room: At, wanted: messages.PlayPlan) -> Response:
        """Answer several questions in a row, as long as they are asked as expected."""
        live = server.live
        return done(await live.do(planning.play(live, room, bearer, wanted)))

    @app.post("/api/tables/{table}/undo", response_model=messages.Done, tags=["play"])
    async def undo(bearer: Who, room: At, wanted: messages.UndoRequest) -> Response:
        """Take back the asker's last answers."""
        live = server.live
        return done(await live.do(live.undo(room, bearer, wanted.moves, wanted.version)))

    @app.post("/api/tables/{table}/redo", response_model=messages.Done, tags=["play"])
    async def redo(bearer: Who, room: At, wanted: messages.Redo) -> Response:
        """Play again what was taken back."""
        return done(await server.live.do(server.live.redo(room, bearer, wanted.version)))

    @app.post("/api/tables/{table}/retract", response_model=messages.Done, tags=["play"])
    async def retract(bearer: Who, room: At, wanted: messages.Retract) -> Response:
        """Take back a simultaneous answer."""
        live = server.live
        return done(await live.do(live.retract(room, bearer, wanted.seat, wanted.version)))

    @app.post("/api/tables/{table}/takeback", response_model=messages.Done, tags=["play"])
    async def take_back(bearer: Who, room: At, wanted: messages.TakebackRequest) -> Response:
        """Ask the others to take back the asker's last answer, or answer such a request."""
        live = server.live
        return done(await live.do(takeback.carry_out(live, room, bearer, wanted)))

    @app.post("/api/tables/{table}/stand", response_model=messages.Done, tags=["play"])
    async def stand(bearer: Who, room: At, wanted: messages.StandRequest) -> Response:
        """Give a standing answer, or withdraw one."""
        return done(await server.live.do(server.live.stand(room, bearer, wanted)))


def add_advice(app: FastAPI, server: Server) -> None:
    """Routes for help and chat."""

    @app.post("/api/tables/{table}/hint", response_model=messages.Hints, tags=["play"])
    async def hint(bearer: Who, room: At, wanted: messages.HintRequest) -> Response:
        """Advice."""
        return Json(await advice.hints(server.live, room, bearer, wanted))

    @app.post("/api/tables/{table}/why-not", response_model=messages.Reason, tags=["play"])
    async def why_not(bearer: Who, room: At, wanted: messages.WhyNot) -> Response:
        """Why a move is not legal."""
        return Json(await advice.reason(server.live, room, bearer, wanted))

    @app.post("/api/tables/{table}/refusals", response_model=messages.Refusals, tags=["play"])
    async def refusals(bearer: Who, room: At, wanted: messages.RefusalsRequest) -> Response:
        """Why the moves that a player may expect at a component are not possible."""
        return Json(await advice.refusals(server.live, room, bearer, wanted))

    @app.post("/api/tables/{table}/foresee", response_model=messages.Outlook, tags=["play"])
    async def foresee(bearer: Who, room: At, wanted: messages.Foresee) -> Response:
        """What a legal move would do."""
        return Json(await advice.outlook(server.live, room, bearer, wanted))

    @app.post("/api/tables/{table}/preview", response_model=messages.Previews, tags=["play"])
    async def preview(bearer: Who, room: At, wanted: messages.PreviewRequest) -> Response:
        """What legal moves cost and bring."""
        return Json(await advice.previews(server.live, room, bearer, wanted))

    @app.post("/api/tables/{table}/plans", response_model=messages.Plans, tags=["play"])
    async def plans(bearer: Who, room: At, wanted: messages.PlansRequest) -> Response:
        """Short chains of answers that end with a move at a component."""
        return Json(await advice.plans(server.live, room, bearer, wanted))

    @app.post("/api/tables/{table}/chat", status_code=204, tags=["play"])
    async def chat(bearer: Who, room: At, wanted: messages.Say) -> Response:
        """Write to the table's chat."""
        await server.live.chat.say(room, bearer, wanted, server.live.key)
        return Response(status_code=204)


def add_past(app: FastAPI, server: Server) -> None:
    """Routes for earlier positions, charts, analyses, puzzles and saves."""

    @app.get("/api/tables/{table}/at/{position}", response_model=models.PastPosition, tags=["past"])
    async def at(
        bearer: Who,
        room: At,
        position: int,
        seat: Annotated[int | None, Query(ge=0, le=15)] = None,
    ) -> Response:
        """An earlier position; from any seat once the game is over."""
        async with room.lock:
            table = room.table
            table.check_admitted(bearer, server.live.key)
            table.running()
            if table.status == "over" and seat is not None:
                if seat >= len(table.chairs):
                    raise not_yours()
                viewer: int | None = seat
            else:
                viewer = sockets.chosen_viewer(server, room, bearer, seat)
            mine = table.seats_of(bearer, server.live.key)
            return Json(table.past(position, viewer, mine))

    @app.get("/api/tables/{table}/chart", response_model=models.Chart, tags=["past"])
    async def chart(bearer: Who, room: At) -> Response:
        """Scores over time, once the game is over."""
        async with room.lock:
            room.table.check_over(bearer, server.live.key)
            match = room.table.running()
            state, record = match.at(0), list(match.record)

        def totals() -> dict[str, Any]:
            positions, found = [0], [[score.total for score in state.scores()]]
            for number, (seat, text) in enumerate(record, 1):
                state.apply(seat, recorded(state, seat, text)[1])
                now = [score.total for score in state.scores()]
                if now != found[-1] or number == len(record):
                    positions.append(number)
                    found.append(now)
            return {"positions": positions, "totals": found}

        return Json(await asyncio.to_thread(totals))

    @app.get("/api/tables/{table}/analysis", response_model=models.Analysis, tags=["past"])
    async def analysis(bearer: Who, room: At) -> Response:
        """The known chances and turning points of a finished game."""
        return Json(await server.hindsight.find(room, bearer))

    @app.post("/api/tables/{table}/analysis", response_model=models.Analysis, tags=["past"])
    async def analyse(bearer: Who, room: At) -> Response:
        """Analyse a finished game; this takes a while, and `GET` reports the progress."""
        return Json(await server.hindsight.start(room, bearer))

    @app.get("/api/puzzle", response_model=models.Puzzle, tags=["past"])
    async def puzzle(
        date: Annotated[str | None, Query(pattern=r"^\d{4}-\d\d-\d\d$")] = None,
    ) -> Response:
        """The puzzle of a day, by default of today."""
        return Json(await server.puzzles.find(date))

    @app.post("/api/puzzle", response_model=models.Solution, tags=["past"])
    async def solve(wanted: models.Guess) -> Response:
        """Submit a guess, and get the search's evaluation."""
        return Json(await server.puzzles.solve(wanted.date, wanted.move))

    @app.get("/api/tables/{table}/save", tags=["past"])
    async def save(bearer: Who, room: At) -> Response:
        """The save, if nothing is secret any more."""
        async with room.lock:
            match = room.table.running()
            room.table.check_no_secrets(bearer, server.live.key)
            return Json(match.save())
