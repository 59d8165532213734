"""An open table: what the server sends to its clients, what they ask, and the socket's messages."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

from pydantic import AfterValidator, BaseModel, Field, StringConstraints, model_validator

from pentapolis.server.models import Clocks, Seat, TableModel, Token
from pentapolis.server.words import (
    Asked,
    ChangeModel,
    DecisionModel,
    EventModel,
    HintModel,
    Sent,
    StandingModel,
    Text,
    line,
    measured,
)

MoveText = Annotated[str, StringConstraints(max_length=200)]
ChatText = Annotated[
    str,
    StringConstraints(max_length=2000),
    AfterValidator(line),
    AfterValidator(measured(1, 500)),
]
Version = Annotated[int, Field(ge=0, le=10_000_000)]
Id = Annotated[int, Field(ge=0, le=2**53)]

# --- what the server sends ---------------------------------------------------------------


class Undo(Sent):
    """What the client may take back now."""

    moves: int
    """How many moves back `undo` may go; 0: nothing."""
    last: int
    """How many of them belong to the last step: a plan counts as one step."""
    free: bool
    """Fences are ignored: alone, at one screen, in analysis."""
    redo: bool
    ask: bool
    """The others can be asked to take back the last answer, which is behind a fence."""
    retract: list[int]
    """The client's seats whose simultaneous answer can be taken back."""


class TakebackModel(Sent):
    """Somebody asks the others whether an answer may be taken back."""

    seat: int
    """Whose answer."""
    position: int
    """The position right after that answer."""
    waits: list[int]
    """The seats that have not agreed yet; all of them have to."""


class LogPart(Sent):
    """Remove all lines from index `start` on, then append `lines`."""

    start: int
    lines: list[EventModel]


class ChangesPart(Sent):
    """Remove all changes from index `start` on, then append `moves`; one per accepted move."""

    start: int
    moves: list[ChangeModel]


class StateMessage(Sent):
    """Everything that a client needs to draw a table; sent after hello, look and every change."""

    type: Literal["state"]
    table: TableModel
    version: int
    """Grows with every change of the table, including undo; an answer names its version."""
    position: int
    """How many moves have been accepted and not taken back."""
    viewer: int | None
    """The seat of this view; null is a spectator."""
    view: dict[str, Any] | None
    """null while the table is open."""
    decision: DecisionModel | None
    """The viewer's question."""
    log: LogPart
    changes: ChangesPart
    last_move: int
    """The position right after the viewer's own last move, 0 for none."""
    undo: Undo
    takeback: TakebackModel | None
    standing: list[StandingModel]
    """The standing answers of the viewer's seat; nobody else sees them."""
    clocks: Clocks
    notice: Text | None = None
    """What happened outside the rules: somebody took moves back, or ran out of time."""


class Difference(Sent):
    """The changes from the previous state to this one; for clients that want them (`hello`)."""

    type: Literal["difference"]
    set: list[tuple[list[str | int], Any]]
    """The path in the state (keys and indices from the top), and the new value there."""
    log: LogPart
    changes: ChangesPart


class Fault(Sent):
    """Something was refused and nothing was changed."""

    type: Literal["error"]
    code: Literal[
        "bad-request", "unknown-token", "not-yours", "not-found", "illegal", "stale", "nothing",
        "too-many", "too-large", "conflict", "foreign-origin", "failed",
    ]  # fmt: skip
    error: Text
    id: int | None = None
    """The id of the failed request, on a socket."""


class Done(Sent):
    """The request with that id was carried out and is stored for good."""

    type: Literal["done"]
    id: int | None = None
    version: int


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


class RefusalModel(Sent):
    """A move that a player may expect at a component, and why it is not possible now."""

    verb: str
    move: str
    label: Text
    reason: Text


class Refusals(Sent):
    """Why not, for a component: one refused move for each verb, those that cite a rule first."""

    type: Literal["refusals"]
    id: int | None = None
    version: int
    seat: int
    component: str
    refusals: list[RefusalModel]


class Outlook(Sent):
    """What a move would do, as far as its player can know."""

    type: Literal["outlook"]
    id: int | None = None
    version: int
    seat: int
    move: str
    ends_turn: bool
    """Somebody else is asked next, or the move could not be taken back."""


class PreviewModel(Sent):
    """What a move costs and brings, as far as its player can know."""

    changes: dict[str, int]
    """By counter; the same counters as in `changes` of a state."""
    open: list[str]
    """Counters that depend on chance, hidden things or other players."""
    gained: list[str]
    lost: list[str]
    goes_on: bool
    """The seat is asked again at once."""
    final: bool
    """It cannot be taken back."""


class Previews(Sent):
    """What moves cost and bring, by their texts; moves that are not offered are left out."""

    type: Literal["previews"]
    id: int | None = None
    version: int
    seat: int
    previews: dict[str, PreviewModel]


class PlanModel(Sent):
    """A short chain of one seat's answers, with its total cost and gain."""

    moves: list[str]
    labels: list[Text]
    """Each move in words."""
    preview: PreviewModel


class Plans(Sent):
    """The plans that end with moves at a component, those with most such moves first."""

    type: Literal["plans"]
    id: int | None = None
    version: int
    seat: int
    component: str
    plans: list[PlanModel]


class ChatLine(Sent):
    """A line of the chat; plain text, never markup."""

    number: int
    at: float
    name: str
    seat: int | None
    text: str
    message: Text | None = None
    """A phrase that somebody chose, or a note from the server; the latter has no name."""


class ChatMessage(Sent):
    """Lines of the table's chat; after hello the last hundred."""

    type: Literal["chat"]
    lines: list[ChatLine]


class Presence(Sent):
    """Who is here."""

    type: Literal["presence"]
    online: list[int]
    """The seats whose holders are here."""
    spectators: int


class Ping(Sent):
    """A sign of life on the bots' stream."""

    type: Literal["ping"]


# --- what a client asks ------------------------------------------------------------------


class HelloMessage(Asked):
    """The first message on a socket. Without tokens the client is a spectator."""

    type: Literal["hello"]
    tokens: Annotated[list[Token], Field(max_length=20)] = []
    """The person's token and any secrets of seats."""
    look: Seat | None = None
    """The seat to look from; by default an own seat that is asked."""
    differences: bool = False
    """Whether the client takes differences to the state it has."""


class LookMessage(Asked):
    """Look from another own seat (null: as a spectator)."""

    type: Literal["look"]
    seat: Seat | None


class Play(Asked):
    """Answer the seat's question."""

    version: Version
    seat: Seat
    move: MoveText


class PlayPlan(Asked):
    """Answer the seat's question and, if they are asked as expected, the next ones."""

    version: Version
    seat: Seat
    moves: Annotated[list[MoveText], Field(min_length=1, max_length=10)]


class UndoRequest(Asked):
    """Take back moves: one, several, or with `moves` 0 all that can be."""

    version: Version
    moves: Annotated[int, Field(ge=0, le=100_000)] = 1


class Redo(Asked):
    """Play the moves again that undo took back."""

    version: Version


class Retract(Asked):
    """Take back a simultaneous answer while others still think."""

    version: Version
    seat: Seat


class TakebackRequest(Asked):
    """Ask the others to take back one's last answer (`agree` null), or answer a request."""

    version: Version
    agree: bool | None = None


class StandRequest(Asked):
    """Answer every question of a kind in the same way from now on (`answer` null: ask again)."""

    seat: Seat
    kind: Annotated[str, Field(max_length=100)]
    answer: Annotated[str, Field(max_length=100)] | None
    until: Literal["game", "phase"] = "game"


class HintRequest(Asked):
    """Ask for advice."""

    seat: Seat
    count: Annotated[int, Field(ge=1, le=10)] = 3


class WhyNot(Asked):
    """Ask why a move is not legal."""

    seat: Seat
    move: MoveText


class RefusalsRequest(Asked):
    """Ask why the moves that a player may expect at a component are not possible."""

    seat: Seat
    component: Annotated[str, StringConstraints(max_length=100)]


class Foresee(Asked):
    """Ask what a legal move would do, without playing it."""

    seat: Seat
    move: MoveText


class PreviewRequest(Asked):
    """Ask what legal moves cost and bring, without playing them."""

    seat: Seat
    moves: Annotated[list[MoveText], Field(max_length=60)]


class PlansRequest(Asked):
    """Ask for short chains of answers that end with a move at a component."""

    seat: Seat
    component: Annotated[str, StringConstraints(max_length=100)]


class Say(Asked):
    """Write to the table's chat: free text, or a phrase that everybody reads in their language."""

    text: ChatText | None = None
    phrase: Literal["hello", "moment", "well-played", "thanks"] | None = None

    @model_validator(mode="after")
    def _is_either(self) -> Self:
        if (self.text is None) == (self.phrase is None):
            raise ValueError("either text or phrase")
        return self


class PlayMessage(Play):
    """`Play` on a socket; a `done` with the same id follows once it is stored."""

    type: Literal["play"]
    id: Id


class PlayPlanMessage(PlayPlan):
    """`PlayPlan` on a socket; `done` follows as for `play`."""

    type: Literal["play_plan"]
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


class TakebackMessage(TakebackRequest):
    """`TakebackRequest` on a socket."""

    type: Literal["takeback"]
    id: Id


class StandMessage(StandRequest):
    """`StandRequest` on a socket."""

    type: Literal["stand"]
    id: Id


class HintMessage(HintRequest):
    """`HintRequest` on a socket; `hints` follows."""

    type: Literal["hint"]
    id: Id


class WhyNotMessage(WhyNot):
    """`WhyNot` on a socket; `reason` follows."""

    type: Literal["why_not"]
    id: Id


class RefusalsMessage(RefusalsRequest):
    """`RefusalsRequest` on a socket; `refusals` follows."""

    type: Literal["refusals"]
    id: Id


class ForeseeMessage(Foresee):
    """`Foresee` on a socket; `outlook` follows."""

    type: Literal["foresee"]
    id: Id


class PreviewMessage(PreviewRequest):
    """`PreviewRequest` on a socket; `previews` follows."""

    type: Literal["preview"]
    id: Id


class PlansMessage(PlansRequest):
    """`PlansRequest` on a socket; `plans` follows."""

    type: Literal["plans"]
    id: Id


class SayMessage(Say):
    """`Say` on a socket; everybody gets a `chat`."""

    type: Literal["chat"]
    id: Id


class Refresh(Asked):
    """Send everything once more, including the whole log."""

    type: Literal["refresh"]


ClientMessage = Annotated[
    HelloMessage
    | LookMessage
    | PlayMessage
    | PlayPlanMessage
    | UndoMessage
    | RedoMessage
    | RetractMessage
    | TakebackMessage
    | StandMessage
    | HintMessage
    | WhyNotMessage
    | RefusalsMessage
    | ForeseeMessage
    | PreviewMessage
    | PlansMessage
    | SayMessage
    | Refresh,
    Field(discriminator="type"),
]

ServerMessage = Annotated[
    StateMessage
    | Difference
    | Fault
    | Done
    | Hints
    | Reason
    | Refusals
    | Outlook
    | Previews
    | Plans
    | ChatMessage
    | Presence
    | Ping,
    Field(discriminator="type"),
]


class Messages(BaseModel):
    """The two unions, so that they have a name in the schema."""

    client: ClientMessage
    server: ServerMessage
