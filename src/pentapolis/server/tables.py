"""A table in memory: seats, the match, and what each client may see and do.

Nothing here waits or stores; `LiveTables` does. A table's truth is its list of actions (play, undo,
redo, retract), which `Table.apply` applies to the match in the same way live and after a restart.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import time
from collections.abc import Collection, Iterable
from typing import Any

from pentapolis import api
from pentapolis.api import Match
from pentapolis.bots.ratings import level_of
from pentapolis.bots.styles import PLAIN, style_of
from pentapolis.core.agenda import Decision
from pentapolis.core.game import Game
from pentapolis.core.message import Message
from pentapolis.core.older import load_older
from pentapolis.core.state import State
from pentapolis.formats import verdict_json
from pentapolis.server.clock import Times
from pentapolis.server.differences import Sent, add_changes, agreeing, common
from pentapolis.server.encoding import Part
from pentapolis.server.refusal import Refused, not_yours, stale
from pentapolis.server.storage import Row
from pentapolis.server.takeback import Takeback, may_ask
from pentapolis.server.veil import Veil

PEOPLE = ("person", "local")
# After this time another process (or a restarted one) checks whether a bot still owes a move.
BOT_GRACE = 15.0


class Bearer:
    """Whoever makes a request: a person, holder of seats' secrets, or neither."""

    __slots__ = ("person", "name", "tokens", "session")

    def __init__(
        self, person: str | None, name: str, tokens: Iterable[str] = (), session: str = ""
    ) -> None:
        self.person = person
        self.name = name
        self.tokens = frozenset(tokens)
        self.session = session  # as stored; empty if nobody is logged in


class Chair:
    """A seat of a table and who sits there."""

    __slots__ = ("seat", "kind", "person", "name", "bot", "generation")

    def __init__(self, row: Row) -> None:
        self.seat: int = row["seat"]
        self.kind: str = row["kind"]
        self.person: str | None = row["person"]
        self.name: str = row["name"]
        self.bot: str | None = row["bot"]  # with its style: ``greedy:style=scientist``
        self.generation: int = row["generation"]

    @property
    def style(self) -> str | None:
        """The style of a bot, None for a plain one."""
        style = style_of(self.bot or "")
        return None if style == PLAIN else style


class Table:
    """One table."""

    def __init__(self, row: Row, seats: Iterable[Row]) -> None:
        self.id: str = row["id"]
        self.match: Match | None = None
        self.since: list[int] = []
        self.fault: Message | None = None
        self.notice: Message | None = None
        self.last_person_version = 0
        self.work = 0.0  # seconds of replay that a snapshot would save
        self.hushed_seat = -1  # the only seat that knows of the last action, -1: everybody
        self.takeback: Takeback | None = None  # an open request to the others
        self.last_answers = 1  # of the last step of a person; a plan is one step
        self.questions: dict[int, tuple[Decision, tuple[str, ...], Part]] = {}
        self.has_moved = False  # whether the last action played a move
        self.secrets: dict[str, str] = {}  # of seats, as far as requested
        self.read(row, seats)

    def read(self, row: Row, seats: Iterable[Row]) -> None:
        """Read the stored head and seats."""
        self.game: str = row["game"]
        self.rules: int = row["rules"]
        self.seed = int(row["seed"])
        self.options: dict[str, Any] = json.loads(row["options"])
        self.start: list[list[Any]] = json.loads(row["start"])
        self.kind: str = row["kind"]
        self.status: str = row["status"]
        self.public = bool(row["public"])
        self.spectators = bool(row["spectators"])
        self.clock: str = row["clock"]
        self.owner: str = row["owner"]
        self.owner_name: str = row["owner_name"]
        self.parent: str | None = row["parent"]
        self.created: float = row["created"]
        self.updated: float = row["updated"]
        self.version: int = row["version"]
        self.position: int = row["position"]
        self.result: dict[str, Any] = json.loads(row["result"])
        self.chairs = [Chair(seat) for seat in seats]
        self.chairs.sort(key=lambda chair: chair.seat)
        self.veil = Veil(len(self.chairs))
        self.veil.from_row(json.loads(row["asked"]))
        self.times = Times(self.clock, len(self.chairs))
        self.times.from_row(json.loads(row["times"]))

    @property
    def is_hushed(self) -> bool:
        """Whether the last action changed nothing that others can see."""
        return self.hushed_seat >= 0 and (self.veil.is_drawn or not self.has_moved)

    @property
    def asked(self) -> list[int]:
        """The seats that have to answer now."""
        return self.veil.asked

    # --- rights --------------------------------------------------------------------------

    def seat_token(self, seat: int, key: bytes) -> str:
        """The secret of a seat; it changes when somebody new sits down."""
        text = f"{self.id} {seat} {self.chairs[seat].generation}"
        found = self.secrets.get(text)
        if found is None:
            code = hmac.new(key, text.encode(), hashlib.sha256).hexdigest()
            found = self.secrets[text] = f"s_{code[:40]}"
        return found

    def seats_of(self, bearer: Bearer, key: bytes) -> list[int]:
        """The seats that the bearer may answer for."""
        found = []
        for chair in self.chairs:
            if chair.kind in PEOPLE and (
                (bearer.person is not None and chair.person == bearer.person)
                or self.holds(bearer, chair.seat, key)
            ):
                found.append(chair.seat)
        return found

    def holds(self, bearer: Bearer, seat: int, key: bytes) -> bool:
        """Whether the bearer has the secret of that seat."""
        if not bearer.tokens:
            return False
        token = self.seat_token(seat, key)
        return any(hmac.compare_digest(token, held) for held in bearer.tokens)

    @property
    def is_free(self) -> bool:
        """Whether everybody at the table is one person or a bot: no fences, no secrets."""
        people = {chair.person for chair in self.chairs if chair.kind in PEOPLE}
        return len(people) == 1 and all(chair.kind != "open" for chair in self.chairs)

    @property
    def is_bots_only(self) -> bool:
        """Whether only bots play here."""
        return all(chair.kind == "bot" for chair in self.chairs)

    def is_free_for(self, mine: Collection[int]) -> bool:
        """Whether nothing is secret from the holder of these seats: all people's seats at a free
        table.

        At one screen a person answers for all seats; a friend with the secret of one seat does not.
        """
        return self.is_free and all(
            chair.seat in mine for chair in self.chairs if chair.kind in PEOPLE
        )

    def check_no_secrets(self, bearer: Bearer, key: bytes) -> None:
        """Refuse what would reveal hidden things while they still matter."""
        self.check_admitted(bearer, key)
        if self.status != "over" and not self.is_free_for(self.seats_of(bearer, key)):
            raise Refused("not-yours", "core-server-not-yet")

    def check_over(self, bearer: Bearer, key: bytes) -> None:
        """Refuse an analysis before the end, and to those who may not watch."""
        self.check_admitted(bearer, key)
        self.running()
        if self.status != "over":
            raise Refused("not-yours", "core-server-not-yet")

    def check_admitted(self, bearer: Bearer, key: bytes) -> None:
        """Refuse strangers if no spectators are allowed, during the game and after it."""
        if self.spectators or bearer.person == self.owner or self.seats_of(bearer, key):
            return
        raise Refused("not-yours", "core-server-no-spectators")

    def check_viewer(self, viewer: int | None, bearer: Bearer, key: bytes) -> None:
        """Refuse to show another person's view."""
        if viewer is not None and viewer not in self.seats_of(bearer, key):
            raise not_yours()
        self.check_admitted(bearer, key)

    # --- the game ------------------------------------------------------------------------

    def begin(self) -> None:
        """Set the game up from the seed, with the moves that a copied table starts from."""
        game = self.check_rules()
        self.match = Match(game, len(self.chairs), self.seed, self.options)
        for seat, text in self.start:
            self.match.play(seat, text)
        self.since = [self.version] * len(self.chairs)

    def check_rules(self) -> Game:
        """The game, if this program knows the rules that the table was opened with."""
        game = api.game(self.game)
        if self.rules > game.rules_version:
            raise Refused("failed", "core-save-newer", version=self.rules)
        return game

    def is_older(self) -> bool:
        """Whether the table was opened under older rules."""
        return self.rules < api.game(self.game).rules_version

    def carry_over(self, moves: list[tuple[int, str]], seen: dict[str, Any] | None) -> None:
        """Replay the moves of older rules with today's; if that fails, the table can only be read,
        as it was last `seen` if that is known."""
        match = Match(self.check_rules(), len(self.chairs), self.seed, self.options)
        save = {**match.save(), "rules": self.rules, "moves": [list(move) for move in moves]}
        load_older(match, save, moves, seen)
        self.match = match

    def first_state(self) -> State:
        """The position before anything happened."""
        first: State = self.check_rules().first_state(len(self.chairs), self.seed, self.options)
        return first

    def running(self) -> Match:
        """The match; a refusal if there is none."""
        if self.match is None:
            if self.fault is not None:
                raise Refused("failed", self.fault)
            raise Refused("conflict", "core-server-not-started")
        return self.match

    def apply(self, kind: str, seat: int, text: str, version: int) -> None:
        """Apply one action; this is the only way in which a match changes."""
        match = self.running()
        before = match.state.asked[:]
        known, position = match.known_position(None), match.position
        began = time.perf_counter()
        if kind == "play":
            match.play(seat, text)
        elif kind == "undo":
            match.undo(int(text), free=True)
        elif kind == "redo":
            match.redo()
        elif kind == "retract":
            match.retract(seat)
        elif kind == "stand":
            self.stand(match, seat, json.loads(text))
        elif kind == "takeback":
            self.takeback = Takeback.heard(self, seat, text)
        else:
            raise ValueError(f"unknown action {kind!r}")
        self.work += time.perf_counter() - began
        if kind not in ("play", "takeback") or self.chairs[seat].kind in PEOPLE:
            self.last_answers = 1
        if kind in ("undo", "redo", "retract") or (
            kind == "play" and self.chairs[seat].kind in PEOPLE
        ):
            self.takeback = None  # a new move cancels the request
        hushed = kind in ("play", "stand") and match.known_position(None) == known
        self.hushed_seat = seat if hushed else -1
        self.has_moved = match.position != position
        if hushed:
            self.veil.versions[seat] += 1
        for other, decision in enumerate(match.state.asked):
            same = (kind in ("play", "takeback") and decision is before[other]) or (
                kind == "retract" and other != seat and before[other] is not None
            )
            if decision is None or not same:
                self.since[other] = version
        self.version = version

    @staticmethod
    def stand(match: Match, seat: int, order: dict[str, str]) -> None:
        """Give a standing answer, or withdraw one."""
        if "answer" in order:
            match.stand(seat, order["kind"], order["answer"], order["until"])
        else:
            match.unstand(seat, order["kind"])

    def settle(self, now: float, fresh_since: list[int]) -> None:
        """After an action: who is asked, whose clock is running, whether the game is over."""
        match = self.running()
        self.position = match.position
        self.veil.look(match)
        if not self.is_hushed:
            self.updated = now
        thinking = [
            seat in self.asked and chair.kind in PEOPLE for seat, chair in enumerate(self.chairs)
        ]
        fresh = [old != new for old, new in zip(fresh_since, self.since)]
        self.times.turn(now, thinking, fresh, self.veil.is_drawn)
        self.status = "over" if match.over else "running"
        self.result = {}
        if match.over:
            self.result = {
                "scores": [score.to_json() for score in match.scores],
                "winners": match.winners,
                "verdict": verdict_json(match),
            }

    def wake_time(self, now: float) -> float | None:
        """When the table needs attention even if nobody comes."""
        moments = [self.times.next_deadline() if self.status == "running" else None]
        if self.bots_asked() and not self.is_bots_only:  # bots alone wait for a spectator
            moments.append(now + BOT_GRACE)
        return min((moment for moment in moments if moment is not None), default=None)

    def bots_asked(self) -> list[int]:
        """The bots that have to answer now.

        While a person is asked and may redo what was taken back, bots wait, because their answers
        would prevent it.
        """
        if self.match is None or self.match.over:
            return []
        if self.match.undone and any(self.chairs[seat].kind in PEOPLE for seat in self.asked):
            return []
        return [seat for seat in self.asked if self.chairs[seat].kind == "bot"]

    def check_answer(self, seat: int, version: int, mine: Collection[int]) -> None:
        """Refuse an answer to a question that is no longer asked, or by somebody else."""
        match = self.running()
        if seat >= len(self.chairs) or seat not in mine:
            raise not_yours()
        if version != self.version and version < self.since[seat]:
            raise stale()
        if match.state.decision(seat) is None:
            if version != self.version:
                raise stale()
            raise Refused("illegal", match.state.why_not_asked(seat))

    def true_version(self, version: int, mine: Collection[int]) -> int:
        """The stored version that the holder of those seats means."""
        return version + self.veil.hidden_versions(mine)

    def shown_version(self, mine: Collection[int]) -> int:
        """The version as the holder of those seats counts."""
        return self.version - self.veil.hidden_versions(mine)

    def undo_limit(self, mine: Collection[int]) -> int:
        """How many answers the holder of these seats may take back now."""
        match = self.match
        if match is None or not mine:
            return 0
        if self.is_free_for(mine):
            return sum(self.chairs[seat].kind in PEOPLE for seat, _ in match.record)
        if match.over:
            return 0
        count = 0
        while match.position - count > match.fence and match.record[-1 - count][0] in mine:
            count += 1
        return count

    def undo_length(self, answers: int, mine: Collection[int]) -> int:
        """How many recorded moves are removed if that many answers are taken back (0: all)."""
        limit = self.undo_limit(mine)
        if not limit or answers > limit:
            raise Refused("nothing", "core-nothing-to-undo")
        match = self.running()
        wanted = answers or limit
        length = 0
        while wanted:
            length += 1
            wanted -= self.chairs[match.record[-length][0]].kind in PEOPLE
        return length

    def may_redo(self, mine: Collection[int]) -> bool:
        """Whether these seats may play again what was taken back."""
        if self.match is None or not self.match.undone:
            return False
        return all(seat in mine or self.chairs[seat].kind == "bot" for seat, _ in self.match.undone)

    # --- what clients get ----------------------------------------------------------------

    def summary(self, bearer: Bearer, key: bytes, online: Collection[int] = ()) -> dict[str, Any]:
        """The table in a list and at the head of a state."""
        is_mine = bearer.person == self.owner
        mine = self.seats_of(bearer, key)
        return {
            "id": self.id,
            "game": self.game,
            "kind": self.kind,
            "status": "broken" if self.fault is not None else self.status,
            "seats": [
                {
                    "seat": chair.seat,
                    "kind": chair.kind,
                    "name": chair.name,
                    "bot": chair.bot and level_of(chair.bot),
                    "style": chair.style,
                    "online": chair.seat in online,
                }
                for chair in self.chairs
            ],
            "options": self.options,
            "public": self.public,
            "spectators": self.spectators,
            "clock": self.clock,
            "owner": self.owner_name,
            "created": self.created,
            "updated": self.updated,
            "version": self.shown_version(mine),
            "position": self.position - self.veil.hidden_positions(mine),
            "asked": self.veil.asked_for(mine) if self.status == "running" else [],
            "reactions": self.status == "running" and self.veil.is_drawn,
            "scores": self.result.get("scores"),
            "winners": self.result.get("winners", []),
            "verdict": self.result.get("verdict"),
            "mine": mine,
            "is_mine": is_mine,
            "parent": self.parent if is_mine else None,
        }

    def state(
        self,
        bearer: Bearer,
        viewer: int | None,
        sent: Sent,
        key: bytes,
        online: Collection[int] = (),
    ) -> dict[str, Any]:
        """Everything a client needs to draw the table from one seat's view."""
        data = self.picture(bearer, viewer, key, online)
        return {**data, **self.news(viewer, data["table"]["mine"], sent)}

    def picture(
        self, bearer: Bearer, viewer: int | None, key: bytes, online: Collection[int] = ()
    ) -> dict[str, Any]:
        """A state without the growing lists; the same for all viewers of that seat."""
        head = self.summary(bearer, key, online)
        mine: list[int] = head["mine"]
        match = self.match
        data: dict[str, Any] = {
            "type": "state",
            "table": head,
            "version": head["version"],
            "position": head["position"],
            "viewer": viewer,
            "view": None,
            "decision": None,
            "last_move": 0,
            "undo": self.undo(mine),
            "takeback": None,
            "standing": [],
            "clocks": self.times.to_json(time.time(), mine),
            "notice": self.notice.to_json() if self.notice is not None else None,
        }
        if match is None:
            return data
        known = self.known(mine)
        data["view"] = match.view(viewer)
        if self.takeback is not None:
            data["takeback"] = self.takeback.to_json(known)
        if viewer is not None:
            data["decision"] = self.decision(viewer)
            data["last_move"] = known[self.last_move(viewer)]
            data["standing"] = [stands.to_json() for stands in match.standing(viewer)]
        return data

    def news(self, viewer: int | None, mine: Collection[int], sent: Sent) -> dict[str, Any]:
        """What the client has not yet received of the log and the changes; marks it as sent."""
        if self.match is None:
            return {"log": {"start": 0, "lines": []}, "changes": {"start": 0, "moves": []}}
        known = self.known(mine)
        parts = {
            "log": self.log_part(viewer, known, sent),
            "changes": self.changes_part(known, sent),
        }
        sent.known = known
        return parts

    def undo(self, mine: Collection[int]) -> dict[str, Any]:
        """What the holder of these seats may take back now."""
        state = self.match.state if self.match is not None and self.match.state.waiting else None
        return {
            "moves": self.undo_limit(mine),
            "last": min(self.undo_limit(mine), self.last_answers),
            "free": self.is_free_for(mine),
            "redo": self.may_redo(mine),
            "ask": may_ask(self, mine),
            "retract": [s for s in mine if state is not None and state.answers[s] is not None],
        }

    def decision(self, seat: int) -> Part | None:
        """The seat's open question, encoded once while it stays the same."""
        state = self.running().state
        decision = state.decision(seat)
        if decision is None:
            return None
        standing = tuple(decision.step.standing(state, seat))
        known = self.questions.get(seat)
        if known is None or known[0] is not decision or known[1] != standing:
            question = Part(self.question(decision, standing))
            known = self.questions[seat] = (decision, standing, question)
        return known[2]

    def question(self, decision: Decision, standing: tuple[str, ...]) -> dict[str, Any]:
        """An open question, with each move in words."""
        match = self.running()
        data = decision.to_json()
        for move, entry in zip(decision.moves, data["moves"], strict=True):
            entry["label"] = match.game.wording(decision, move).to_json()
        data["standing"] = list(standing)
        return data

    def known(self, mine: Collection[int]) -> list[int]:
        """For every recorded position, how many moves before it those seats know of."""
        match = self.running()
        if match.over or not match.silent_seats():
            return list(range(match.position + 1))
        known = [0]
        for position in range(1, match.position + 1):
            hidden = all(match.is_hidden(position, seat) for seat in (*mine, None))
            known.append(known[-1] + (not hidden))
        return known

    def log_part(self, viewer: int | None, known: list[int], sent: Sent) -> dict[str, Any]:
        """The lines that the client has not received, from where its own are outdated."""
        events = self.running().log(viewer)
        start = common(sent.events, events)
        stable = agreeing(sent.known, known)
        while start and events[start - 1].position >= stable:
            start -= 1
        sent.events = events
        lines = [{**event.to_json(), "position": known[event.position]} for event in events[start:]]
        return {"start": start, "lines": lines}

    def last_move(self, seat: int) -> int:
        """The position right after the seat's own last move, 0 for none."""
        record = self.running().record
        for position in range(len(record), 0, -1):
            if record[position - 1][0] == seat:
                return position
        return 0

    def changes_part(self, known: list[int], sent: Sent) -> dict[str, Any]:
        """The changes of counters that the client has not received.

        The consequences of a move that the client does not know of are added to the move before it.
        """
        match = self.running()
        start = min(len(sent.changes), match.position)
        while start and sent.changes[start - 1] is not match.changes(start):
            start -= 1
        start = min(start, max(agreeing(sent.known, known) - 1, 0))
        sent.changes[start:] = [
            match.changes(position) for position in range(start + 1, match.position + 1)
        ]
        while start and start < match.position and known[start] == known[start + 1]:
            start -= 1
        moves: list[dict[str, Any]] = []
        for position in range(start + 1, match.position + 1):
            if known[position] != known[position - 1]:
                seat = match.record[position - 1][0]
                moves.append({"position": known[position], "seat": seat, "counters": {}})
            if moves:
                add_changes(moves[-1]["counters"], match.changes(position))
        return {"start": known[start], "moves": moves}

    def recorded_position(self, position: int, mine: Collection[int]) -> int:
        """The recorded position for a position as the holder of those seats counts."""
        known = self.known(mine)
        if not 0 <= position <= known[-1]:
            raise Refused("not-found", "core-no-such-position", position=position)
        return len(known) - 1 - known[::-1].index(position)

    def past(self, position: int, viewer: int | None, mine: Collection[int]) -> dict[str, Any]:
        """An earlier position, from one seat's view."""
        match = self.running()
        state = match.at(self.recorded_position(position, mine))
        return {
            "table": self.id,
            "position": position,
            "last": self.known(mine)[-1],
            "viewer": viewer,
            "view": state.view(viewer),
            "asked": state.waited_for(viewer),
            "scores": [score.to_json() for score in state.scores()] if state.over else None,
        }
