"""Everything that travels between the server and its clients, as models.

``python -m pentapolis.server.schema [FILE]`` writes one JSON schema of all of it, from which the
browser client generates its types. What the engine produces (views, prompts, log lines) is only
described here; it is sent as it is.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, StringConstraints
from pydantic.json_schema import models_json_schema

from pentapolis.server import words
from pentapolis.server.words import (
    Asked,
    ChangeModel,
    ClockMode,
    DecisionModel,
    EventModel,
    MoveModel,
    ScoreModel,
    Sent,
    Text,
)

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=30)]
Login = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.-]{3,30}$")]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
MoveText = Annotated[str, StringConstraints(max_length=200)]
ChatText = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500)]
Token = Annotated[str, StringConstraints(max_length=100)]
Seat = Annotated[int, Field(ge=0, le=15)]
Version = Annotated[int, Field(ge=0, le=10_000_000)]
Status = Literal["open", "running", "over", "broken"]


# --- people ------------------------------------------------------------------------------


class Person(Sent):
    """Somebody who plays here."""

    id: str
    name: str
    account: str | None
    """The login where there is an account."""


class Session(Sent):
    """Who you are, and the secret that proves it. The token is shown this one time."""

    token: str
    person: Person


class NewGuest(Asked):
    """A guest needs a name only."""

    name: Name


class NewAccount(Asked):
    """A login and a password for the guest who asks; the guest's tables stay theirs."""

    login: Login
    password: Password


class Credentials(Asked):
    """Coming back to an account."""

    login: Login
    password: Password


class Rename(Asked):
    """Another name for the person who asks."""

    name: Name


# --- tables ------------------------------------------------------------------------------


class NewSeat(Asked):
    """Who is to sit in a seat of a new table."""

    kind: Literal["me", "open", "local", "bot"]
    """`me`; `open`: a friend by link or anybody from the lobby; `local`: another person at this
    screen; `bot`."""
    name: Name | None = None
    """Of a local person or a bot."""
    bot: Annotated[str, StringConstraints(max_length=30)] | None = None


class NewTable(Asked):
    """A table to be opened. It starts when no seat is open any more."""

    game: Annotated[str, StringConstraints(max_length=40)]
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=16)]
    options: dict[Annotated[str, StringConstraints(max_length=40)], Any] = {}
    public: bool = False
    """Listed in the lobby; anybody may take an open seat."""
    spectators: bool = True
    clock: ClockMode = "off"
    shuffle: bool = False
    """Seat the players at random."""
    seed: Annotated[int, Field(ge=0, lt=2**63)] | None = None
    """Only where everybody at the table is a bot or the one who opens it."""


class SeatModel(Sent):
    """A chair of a table, as everybody sees it."""

    seat: int
    kind: Literal["person", "local", "open", "bot"]
    name: str
    """Empty while the seat is open."""
    bot: str | None
    online: bool


class Seconds(Sent):
    """The clock of a seat."""

    seat: int
    reserve: float
    """Seconds left beyond the allowance of each question."""
    deadline: float | None
    """When the reserve runs out (seconds since 1970), where the seat is thinking now."""


class Clocks(Sent):
    """Time at a table."""

    mode: ClockMode
    now: float
    """The server's time, to compare deadlines with."""
    per_question: float
    seats: list[Seconds]


class TableModel(Sent):
    """A table in a list, and the head of an open one. The same for everybody but `mine`."""

    id: str
    game: str
    kind: Literal["game", "analysis"]
    status: Status
    seats: list[SeatModel]
    options: dict[str, Any]
    public: bool
    spectators: bool
    clock: ClockMode
    owner: str
    """The name of the person who opened it."""
    created: float
    updated: float
    version: int
    position: int
    asked: list[int]
    """The seats that have to answer now."""
    scores: list[ScoreModel] | None
    """Once the game is over."""
    winners: list[int]
    mine: list[int]
    """The seats that the asking client may answer for."""
    is_mine: bool
    """Whether the asking client opened the table."""
    parent: str | None
    """The table that an analysis was copied from, where the asker may know it."""


class SeatLink(Sent):
    """The secret of a seat. A link with it in the *fragment* is all a friend needs."""

    seat: int
    token: str


class OpenedTable(Sent):
    """A new table, with the secrets of its open seats and of your own."""

    table: TableModel
    links: list[SeatLink]


class Join(Asked):
    """Sit down: with the secret of a seat, or at any open seat of a public table."""

    seat: Seat | None = None
    token: Token | None = None


class Joined(Sent):
    """You sit here; `token` is your seat's own secret, good on any device."""

    table: TableModel
    seat: int
    token: str


class Fill(Asked):
    """Start now: open seats are taken by a bot."""

    bot: Annotated[str, StringConstraints(max_length=30)] = "greedy"


class Leave(Asked):
    """Stand up. In a running game a bot goes on for you."""

    seat: Seat


class Copy(Asked):
    """Play on from a position: a copy of a finished game, or of one you play alone."""

    position: Annotated[int, Field(ge=0)]
    seat: Seat | None = None
    """Your seat; nobody means that you answer for all seats."""
    bot: Annotated[str, StringConstraints(max_length=30)] = "greedy"
    """Who answers for the others."""


class Load(Asked):
    """Open an analysis table from a saved game (`Match.save`)."""

    save: dict[str, Any]
    seat: Seat | None = None
    bot: Annotated[str, StringConstraints(max_length=30)] = "greedy"


class TableList(Sent):
    """Tables, the latest first."""

    tables: list[TableModel]


class PastPosition(Sent):
    """A position of the past, for the replay."""

    table: str
    position: int
    last: int
    """How many positions there are."""
    viewer: int | None
    view: dict[str, Any]
    asked: list[int]
    scores: list[ScoreModel] | None


class Chart(Sent):
    """Totals over time, once the game is over: for each listed position one total per seat."""

    positions: list[int]
    totals: list[list[int]]


class ChancesModel(Sent):
    """How well every seat stood at a position; the chances add up to 1."""

    position: int
    chances: list[float]


class TurningPoint(Sent):
    """A move after which its player's chance dropped, and what a search likes better."""

    position: int
    seat: int
    move: MoveModel
    before: float
    after: float
    better: MoveModel


class Analysis(Sent):
    """A finished game in hindsight, as far as it is known."""

    status: Literal["none", "working", "ready", "failed"]
    done: int
    total: int
    points: list[ChancesModel]
    turns: list[TurningPoint]


# --- the open table ----------------------------------------------------------------------


class Undo(Sent):
    """What the client may take back now."""

    moves: int
    """How many moves back `undo` may go; 0: nothing."""
    free: bool
    """No fences here: alone, at one screen, in analysis."""
    redo: bool
    retract: list[int]
    """The client's seats whose simultaneous answer can be taken back."""


class LogPart(Sent):
    """Forget all lines from index `start` on, then append `lines`."""

    start: int
    lines: list[EventModel]


class ChangesPart(Sent):
    """Forget all changes from index `start` on, then append `moves`; one per accepted move."""

    start: int
    moves: list[ChangeModel]


class StateMessage(Sent):
    """All that a client needs to draw a table; sent after hello, look and every change."""

    type: Literal["state"]
    table: TableModel
    version: int
    """Grows with every change of the table, undo included; an answer names the one it saw."""
    position: int
    """How many moves have been accepted and stand."""
    viewer: int | None
    """The chair of this view; null is a spectator's."""
    view: dict[str, Any] | None
    """null while the table is open."""
    decision: DecisionModel | None
    """The viewer's question."""
    log: LogPart
    changes: ChangesPart
    last_move: int
    """The position right after the viewer's own last move, 0 for none."""
    undo: Undo
    clocks: Clocks
    notice: Text | None = None
    """What happened beside the rules: somebody took moves back, or ran out of time."""


class Fault(Sent):
    """Something was refused and nothing was changed."""

    type: Literal["error"]
    code: Literal[
        "bad-request", "unknown-token", "not-yours", "not-found", "illegal", "stale", "nothing",
        "too-many", "too-large", "conflict", "foreign-origin", "failed",
    ]  # fmt: skip
    error: Text
    id: int | None = None
    """Of the request that failed, on a socket."""


class Done(Sent):
    """The request with that id was carried out and is stored for good."""

    type: Literal["done"]
    id: int | None = None
    version: int


class HintModel(Sent):
    """A move that looks good."""

    move: MoveModel
    chance: float
    """Of doing well with it, from 0 to 1."""
    points: int
    """The final score it leads to."""
    reason: Text


class Hints(Sent):
    """The best few moves."""

    type: Literal["hints"]
    id: int | None = None
    version: int
    seat: int
    hints: list[HintModel]


class Reason(Sent):
    """Why a move is not legal, with the rule."""

    type: Literal["reason"]
    id: int | None = None
    version: int
    seat: int
    move: str
    reason: Text


class ChatLine(Sent):
    """Something somebody said; plain text, never markup."""

    number: int
    at: float
    name: str
    seat: int | None
    text: str
    message: Text | None = None
    """What the server says; such a line has neither name nor text."""


class ChatMessage(Sent):
    """Lines of the talk at the table; after hello the last hundred."""

    type: Literal["chat"]
    lines: list[ChatLine]


class Presence(Sent):
    """Who is here."""

    type: Literal["presence"]
    online: list[int]
    """Seats."""
    spectators: int


class Ping(Sent):
    """A sign of life on the bots' stream."""

    type: Literal["ping"]


class HelloMessage(Asked):
    """The first message on a socket. Without tokens the client is a spectator."""

    type: Literal["hello"]
    tokens: Annotated[list[Token], Field(max_length=20)] = []
    """The person's token and any secrets of seats."""
    look: Seat | None = None
    """The chair to look from; by default a seat of one's own that is asked."""


class LookMessage(Asked):
    """Look from another of one's own chairs (null: as a spectator)."""

    type: Literal["look"]
    seat: Seat | None


class Play(Asked):
    """Answer the seat's question."""

    version: Version
    seat: Seat
    move: MoveText


class UndoRequest(Asked):
    """Take back moves: one, several, or with `moves` 0 all that can be."""

    version: Version
    moves: Annotated[int, Field(ge=0, le=100_000)] = 1


class Redo(Asked):
    """Play what undo took back once more."""

    version: Version


class Retract(Asked):
    """Take back a simultaneous answer while others still think."""

    version: Version
    seat: Seat


class HintRequest(Asked):
    """Ask for advice."""

    seat: Seat
    count: Annotated[int, Field(ge=1, le=10)] = 3


class WhyNot(Asked):
    """Ask why a move is not legal."""

    seat: Seat
    move: MoveText


class Say(Asked):
    """Say something to the table."""

    text: ChatText


Id = Annotated[int, Field(ge=0, le=2**53)]


class PlayMessage(Play):
    """`Play` on a socket; a `done` with the same id follows once it is stored."""

    type: Literal["play"]
    id: Id


class UndoMessage(UndoRequest):
    """`UndoRequest` on a socket."""

    type: Literal["undo"]
    id: Id


class RedoMessage(Redo):
    """`Redo` on a socket."""

    type: Literal["redo"]
    id: Id


class RetractMessage(Retract):
    """`Retract` on a socket."""

    type: Literal["retract"]
    id: Id


class HintMessage(HintRequest):
    """`HintRequest` on a socket; `hints` follows."""

    type: Literal["hint"]
    id: Id


class WhyNotMessage(WhyNot):
    """`WhyNot` on a socket; `reason` follows."""

    type: Literal["why_not"]
    id: Id


class SayMessage(Say):
    """`Say` on a socket; everybody gets a `chat`."""

    type: Literal["chat"]
    id: Id


class Refresh(Asked):
    """Send everything once more, the whole log included."""

    type: Literal["refresh"]


ClientMessage = Annotated[
    HelloMessage
    | LookMessage
    | PlayMessage
    | UndoMessage
    | RedoMessage
    | RetractMessage
    | HintMessage
    | WhyNotMessage
    | SayMessage
    | Refresh,
    Field(discriminator="type"),
]

ServerMessage = Annotated[
    StateMessage | Fault | Done | Hints | Reason | ChatMessage | Presence | Ping,
    Field(discriminator="type"),
]


class Messages(BaseModel):
    """The two unions, so that they have a name in the schema."""

    client: ClientMessage
    server: ServerMessage


def schema() -> dict[str, Any]:
    """One JSON schema with every model under ``$defs``."""
    models = [
        model
        for model in {**vars(words), **globals()}.values()
        if isinstance(model, type)
        and issubclass(model, BaseModel)
        and model not in (BaseModel, Sent, Asked)
    ]
    _, definitions = models_json_schema(
        [(model, "validation") for model in models],
        title="Pentapolis",
        ref_template="#/$defs/{model}",
    )
    return definitions


if __name__ == "__main__":
    text = json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(text, "utf-8")
    else:
        sys.stdout.write(text)
