"""People and tables: what is sent over HTTP outside of an open table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field, StringConstraints

from pentapolis.server.words import (
    Asked,
    ClockMode,
    DecisionModel,
    HintModel,
    MoveModel,
    ScoreModel,
    Sent,
    Text,
    measured,
    visible,
)

# Names are measured after invisible characters are removed.
Name = Annotated[
    str,
    StringConstraints(max_length=200),
    AfterValidator(visible),
    AfterValidator(measured(1, 30)),
]
Login = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.-]{3,30}$")]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
Mail = Annotated[
    str,
    StringConstraints(max_length=254, pattern=r"^[^\s@<>(),;:\"\\]+@[^\s@<>(),;:\"\\]+\.[^\s@.]+$"),
]
Token = Annotated[str, StringConstraints(max_length=100)]
Seat = Annotated[int, Field(ge=0, le=15)]
Status = Literal["open", "running", "over", "broken"]


# --- people ------------------------------------------------------------------------------


class Person(Sent):
    """A person who plays here."""

    id: str
    name: str
    account: str | None
    """The login, if there is an account."""
    mail: str | None = None
    """Where a link to a new password is sent."""


class Session(Sent):
    """Who you are, and the secret that proves it. The token is shown only once."""

    token: str
    person: Person


class NewGuest(Asked):
    """A guest needs only a name."""

    name: Name


class NewAccount(Asked):
    """A login and a password for the guest who asks; the guest's tables are kept."""

    login: Login
    password: Password
    mail: Mail | None = None


class Credentials(Asked):
    """Logging in to an account."""

    login: Login
    password: Password


class NewPassword(Asked):
    """A new password; all other sessions end."""

    old: Password
    new: Password


class NewMail(Asked):
    """A new address for links to a new password, or none."""

    password: Password
    mail: Mail | None


class NoticesModel(Sent):
    """How a person is told, while away, that it is their turn in a slow game."""

    when: Literal["never", "at-once", "daily"]
    mail: bool
    """Whether mail can be sent: the server sends mail, and the person gave an address."""
    key: str | None
    """The key with which a browser subscribes to push messages; null if there are none."""
    devices: int
    """How many browsers get push messages."""


class NewNotices(Asked):
    """When to be notified, and in which language."""

    when: Literal["never", "at-once", "daily"]
    language: Literal["en", "cs"] = "en"


class NewDevice(Asked):
    """A browser's subscription to push messages: ``p256dh`` is its key, ``auth`` its secret."""

    endpoint: Annotated[str, StringConstraints(max_length=1000)]
    key: Annotated[str, StringConstraints(max_length=100)]
    secret: Annotated[str, StringConstraints(max_length=40)]


class OldDevice(Asked):
    """A browser that no longer gets push messages."""

    endpoint: Annotated[str, StringConstraints(max_length=1000)]


class Forgotten(Asked):
    """Request a link for a new password by mail; requires that an address was given."""

    login: Login
    language: Literal["en", "cs"] = "en"


class Reset(Asked):
    """Set a new password with the code of a link, which is valid once."""

    code: Annotated[str, StringConstraints(max_length=100)]
    password: Password


class Restored(Sent):
    """The login whose password was set."""

    login: str


class Farewell(Asked):
    """Remove the person who asks, for good; an account needs its password."""

    password: Annotated[str, StringConstraints(max_length=200)] = ""


class Rename(Asked):
    """A new name for the person who asks."""

    name: Name


# --- tables ------------------------------------------------------------------------------


class NewSeat(Asked):
    """Who gets a seat of a new table."""

    kind: Literal["me", "open", "local", "bot"]
    """`me`; `open`: a friend by link or anybody from the lobby; `local`: another person at this
    screen; `bot`."""
    name: Name | None = None
    """Of a local person or a bot."""
    bot: Annotated[str, StringConstraints(max_length=30)] | None = None
    style: Annotated[str, StringConstraints(max_length=30)] | None = None
    """Of a bot: one of the game's styles, or `plain`; without it, the table's seed draws one."""


class NewTable(Asked):
    """A table to be opened. It starts when no seat is open."""

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
    """Only if everybody at the table is a bot or the person who opens it."""


class SeatModel(Sent):
    """A seat of a table, as everybody sees it."""

    seat: int
    kind: Literal["person", "local", "open", "bot"]
    name: str
    """Empty while the seat is open."""
    bot: str | None
    style: str | None
    """The style of a bot, if it has one."""
    online: bool


class Seconds(Sent):
    """The clock of a seat."""

    seat: int
    reserve: float
    """Seconds left beyond the allowance of each question."""
    deadline: float | None
    """When the reserve runs out (seconds since 1970), if the seat is thinking now."""


class Clocks(Sent):
    """Time at a table."""

    mode: ClockMode
    now: float
    """The server's time, to compare deadlines with."""
    per_question: float
    seats: list[Seconds]


class TableModel(Sent):
    """A table in a list, and the head of an open one. The same for everybody except `mine`."""

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
    """The seats that have to answer now, as far as the asking client may know."""
    reactions: bool
    """A reaction window is open: only the asked seat knows who is asked."""
    scores: list[ScoreModel] | None
    """Once the game is over."""
    winners: list[int]
    verdict: Text | None
    """What decided the game, if not points alone."""
    mine: list[int]
    """The seats that the asking client may answer for."""
    is_mine: bool
    """Whether the asking client opened the table."""
    parent: str | None
    """The table that an analysis was copied from, if the asker may know it."""


class SeatLink(Sent):
    """The secret of a seat. A link with it in the *fragment* is all a friend needs."""

    seat: int
    token: str


class OpenedTable(Sent):
    """A new table, with the secrets of its open seats and of your own."""

    table: TableModel
    links: list[SeatLink]


class Join(Asked):
    """Take a seat: with its secret, or any open seat of a public table."""

    seat: Seat | None = None
    token: Token | None = None


class Joined(Sent):
    """Your seat; `token` is its secret, valid on any device."""

    table: TableModel
    seat: int
    token: str


class Fill(Asked):
    """Start now: bots take the open seats."""

    bot: Annotated[str, StringConstraints(max_length=30)] = "greedy"


class Leave(Asked):
    """Leave a seat. In a running game a bot continues for you."""

    seat: Seat


class Copy(Asked):
    """Continue from a position: a copy of a finished game, or of one you play alone."""

    position: Annotated[int, Field(ge=0)]
    seat: Seat | None = None
    """Your seat; null means that you answer for all seats."""
    bot: Annotated[str, StringConstraints(max_length=30)] = "greedy"
    """Who answers for the others."""


class Load(Asked):
    """Open an analysis table from a saved game (`Match.save`)."""

    save: dict[str, Any]
    seat: Seat | None = None
    bot: Annotated[str, StringConstraints(max_length=30)] = "greedy"
    names: list[Name] = []
    """The names by seat, which a save does not contain."""


class TableList(Sent):
    """Tables, the latest first."""

    tables: list[TableModel]


class PastPosition(Sent):
    """An earlier position, for the replay."""

    table: str
    position: int
    last: int
    """How many positions there are."""
    viewer: int | None
    view: dict[str, Any]
    asked: list[int]
    scores: list[ScoreModel] | None


class Chart(Sent):
    """Totals over time, once the game is over: one total per seat for each listed position."""

    positions: list[int]
    totals: list[list[int]]


class ChancesModel(Sent):
    """How well every seat stood at a position; the chances sum to 1."""

    position: int
    chances: list[float]


class TurningPoint(Sent):
    """A move after which its player's chance dropped, and what a search prefers."""

    position: int
    seat: int
    move: MoveModel
    before: float
    after: float
    better: MoveModel
    choices: list[HintModel]
    """The best few answers and the given one, best first."""


class Analysis(Sent):
    """The analysis of a finished game, as far as it is known."""

    status: Literal["none", "working", "ready", "failed"]
    done: int
    total: int
    points: list[ChancesModel]
    turns: list[TurningPoint]


class Riddle(Sent):
    """A question from a game of bots, or from a finished game of people, without the solution."""

    game: str
    seats: int
    position: int
    seat: int
    """Who is asked."""
    view: dict[str, Any]
    """The table from that seat."""
    question: DecisionModel
    """Its moves are the candidates."""


class Puzzle(Sent):
    """The puzzle of a day."""

    date: str
    status: Literal["working", "ready", "failed"]
    riddle: Riddle | None


class Guess(Asked):
    """What somebody would play there."""

    date: Annotated[str, StringConstraints(pattern=r"^\d{4}-\d\d-\d\d$")]
    move: Annotated[str, StringConstraints(max_length=200)]


class Solution(Sent):
    """How a search rates the candidates, best first."""

    date: str
    move: str
    right: bool
    """As good as the best one, within the precision of chances."""
    choices: list[HintModel]
