"""A match: a position with its record, for undo, saving, replay and the log.

The record (set-up, seed, moves) is the only truth; positions and log follow from it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, overload

from pentapolis.core.agenda import Decision
from pentapolis.core.digest import digest
from pentapolis.core.errors import (
    BadOption,
    BadSeats,
    IllegalMove,
    NothingToUndo,
    PentapolisError,
)
from pentapolis.core.expected import Refused, refusals
from pentapolis.core.game import Game, Options
from pentapolis.core.journal import Event
from pentapolis.core.message import Message
from pentapolis.core.move import Move, squeeze
from pentapolis.core.notebook import match_html
from pentapolis.core.preview import UNKNOWN, Plan, Preview, Trial, plans, preview, trials
from pentapolis.core.score import Score
from pentapolis.core.standing import GAME, PHASE, Standing, check_standing
from pentapolis.core.state import State

SAVE_FORMAT = 1
# An earlier position is replayed from the nearest snapshot before it.
SNAPSHOT_EVERY = 16

Changes = dict[int, dict[str, tuple[int, int]]]
Tried = tuple[int, list[Trial], dict[str, Preview]]
"""The position number, trial positions for a seat, and the previews computed so far."""


class Match:
    """One game being played.

    >>> import pentapolis
    >>> match = pentapolis.new("endeavor", seats=3, seed=7)
    >>> match.decisions
    [Decision(seat=2, choose_building, 3 moves)]
    >>> match.decisions[0].moves
    [<build market>, <build shipyard>, <build workshop>]
    >>> print(match.why_not(2, "build docks"))
    Docks is of level 3; you may build up to level 1. [EN-4.2]
    >>> match.play("build shipyard")
    >>> match
    Match('endeavor', seats=3, seed=7, position=1, asked: 0 choose_building)
    >>> match.undo()
    >>> match.position
    0
    """

    def __init__(
        self, game: Game, seats: int, seed: int, options: Mapping[str, Any] | None = None
    ) -> None:
        if not is_int(seed):
            raise BadOption(Message("core-bad-seed", {"seed": str(seed)}))
        self.seats = seats
        self.seed = seed
        self.options: Options = game.check(seats, options)
        self.game = game.edition(self.options)
        self.record: list[tuple[int, str]] = []
        self.undone: list[tuple[int, str]] = []
        self._events: list[Event] = []
        self._changes: list[Changes] = []
        self._fences: list[int] = [0]  # by position: how far undo may go back from there
        self._silent: list[int] = []  # by move: the only seat that knows of it, -1 if all do
        self._standing: list[dict[str, Standing]] = [{} for _ in range(seats)]
        self._tried: dict[int, Tried] = {}
        self.closed: Message | None = None
        """Why the match can only be read: it was played with older rules."""
        self._original: Mapping[str, Any] | None = None
        self._views: Sequence[dict[str, Any]] = ()  # of a closed match: spectator's, then by seat
        self.state: State = self.game.first_state(seats, seed, self.options)
        self.state.journal = self._events
        self.state.run()
        self._snapshots: list[State] = [self.state.copy()]

    def __repr__(self) -> str:
        """The game, its progress, and who is asked what."""
        if self.over:
            now = f"over, winners: {', '.join(map(str, self.winners))}"
        elif self.closed is not None:
            now = "closed"
        else:
            asked = [f"{decision.seat} {decision.kind}" for decision in self.decisions]
            now = f"asked: {', '.join(asked)}"
        return (
            f"Match({self.game.id!r}, seats={self.seats}, seed={self.seed}, "
            f"position={self.position}, {now})"
        )

    def _repr_html_(self) -> str:
        return match_html(self)

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_tried": {}}

    # --- the table -----------------------------------------------------------------------

    @property
    def decisions(self) -> list[Decision]:
        """Every question open now; several when choices are simultaneous."""
        return self.state.decisions()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def scores(self) -> list[Score]:
        """The score of each seat, with parts that sum to the total."""
        return self.state.scores()

    @property
    def winners(self) -> list[int]:
        """The winning seats; empty while the game goes on."""
        return self.state.winners() if self.over else []

    @property
    def position(self) -> int:
        """How many moves have been accepted; clients' answers name the position they refer to."""
        return len(self.record)

    def known_position(self, seat: int | None, position: int | None = None) -> int:
        """How many of the moves up to `position` (default: all) the seat may know of.

        A silent answer in a reaction window is known only to its own seat until the game is over.
        """
        if position is None:
            position = self.position
        if self.over:
            return position
        known = position
        for other in self._silent[:position]:
            if other != -1 and other != seat:
                known -= 1
        return known

    def silent_seats(self) -> list[int]:
        """The seats of all silent moves, in order; only the seat itself knows of such a move."""
        return [seat for seat in self._silent if seat != -1]

    def is_hidden(self, position: int, seat: int | None) -> bool:
        """Whether the move that led to `position` is a secret of another seat."""
        return not self.over and self._silent[position - 1] not in (-1, seat)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """JSON-ready: what that seat may see (None: a spectator)."""
        if seat is not None:
            self._check_seat(seat)
        if self._views:
            return self._views[0 if seat is None else seat + 1]
        return self.state.view(seat)

    def log(self, seat: int | None = None) -> list[Event]:
        """The events that seat may see, in order (None: a spectator)."""
        if seat is not None:
            self._check_seat(seat)
        return [event for event in self._events if event.is_visible_to(seat)]

    @property
    def events(self) -> list[Event]:
        """Every event, including those that only some may see."""
        return self._events[:]

    def changes(self, position: int) -> Changes:
        """What the move that led to `position` changed: seat, counter, (delta, total)."""
        self._check_position(position, 1)
        return self._changes[position - 1]

    def decision(self, seat: int) -> Decision:
        """The question that seat must answer now; an error if there is none."""
        self._check_seat(seat)
        if self.closed is not None:
            raise IllegalMove(self.closed)
        found = self.state.decision(seat)
        if found is None:
            raise IllegalMove(self.state.why_not_asked(seat))
        return found

    # --- answering -----------------------------------------------------------------------

    @overload
    def play(self, seat: int, move: Move | str) -> None: ...
    @overload
    def play(self, seat: Move | str) -> None: ...

    def play(self, seat: int | Move | str, move: Move | str | None = None) -> None:
        """Answer an open question with a move or its text.

        The seat may be left out when only one is asked.
        """
        if move is None:
            if not isinstance(seat, (Move, str)):
                raise IllegalMove(Message("core-move-missing", {"given": str(seat)}))
            move = seat
            seat = self._only_seat()
        if not isinstance(seat, int):
            raise BadSeats(Message("core-no-such-seat", {"seat": str(seat), "seats": self.seats}))
        self._play(seat, self._resolve(seat, move))
        self.undone.clear()
        self._answer_standing()

    def why_not(self, seat: int, move: Move | str) -> Message:
        """Why a move is not legal, with the rule's number."""
        self._check_seat(seat)
        if self.closed is not None:
            return self.closed
        text = _text_of(move)
        decision = self.state.decision(seat)
        if decision is None:
            return self.state.why_not_asked(seat)
        if decision.find(text) is not None:
            return Message("core-legal", {"move": text})
        try:
            return decision.step.why_not(self.state, seat, text)
        except IllegalMove as refusal:
            return refusal.reason

    def refusals(self, seat: int, component: str) -> list[Refused]:
        """The moves that a player may expect at a component, and why they are not possible."""
        self.decision(seat)
        spoken = [text for other, text in reversed(self.record) if other == seat]
        return refusals(self._trials(seat)[0][0].start, seat, component, spoken)

    def preview(self, seat: int, move: Move | str) -> Preview:
        """What a move of that seat costs and brings, as far as the seat can know.

        >>> import pentapolis
        >>> match = pentapolis.new("endeavor", seats=3, seed=7)
        >>> match.preview(2, "build shipyard").gained
        ('building:shipyard',)
        """
        return self.previews(seat, [self._resolve(seat, move)])[_text_of(move)]

    def previews(self, seat: int, moves: Sequence[Move] | None = None) -> dict[str, Preview]:
        """The previews of several moves of the open question (default: all), by their texts."""
        trials, known = self._trials(seat)
        wanted = self.decision(seat).moves if moves is None else moves
        for move in wanted:
            if move.text not in known:
                found = preview(trials, [move])
                known[move.text] = found if found is not None else UNKNOWN
        return {move.text: known[move.text] for move in wanted}

    def plans(self, seat: int, component: str) -> list[Plan]:
        """Short chains of the seat's own answers that end with a move at that component."""
        self.decision(seat)
        return plans(self._trials(seat)[0], component)

    def play_plan(self, seat: int, moves: Sequence[Move | str]) -> int:
        """Play a plan as far as possible; returns how many of its answers were given.

        The first answer has to be legal. `undo` takes back as many moves.
        """
        played = 0
        for move in moves:
            if played and not self.goes_on(seat, move):
                break
            self.play(seat, move)
            played += 1
        return played

    def goes_on(self, seat: int, move: Move | str) -> bool:
        """Whether a plan that has begun continues with that move.

        It stops when something hidden is revealed, or when the seat is not asked what the plan
        expected.
        """
        decision = self.state.decision(seat)
        is_asked = decision is not None and decision.find(_text_of(move)) is not None
        return is_asked and self.fence < self.position

    def _trials(self, seat: int) -> tuple[list[Trial], dict[str, Preview]]:
        """Positions in which a seat's moves are tried, and the previews computed so far."""
        self._check_seat(seat)
        tried = self._tried.get(seat)
        if tried is None or tried[0] != self.position:
            seed = f"{self.known_position(seat)} {seat}"
            tried = self._tried[seat] = (self.position, trials(self.state, seat, seed), {})
        return tried[1], tried[2]

    def retract(self, seat: int) -> None:
        """Take back a simultaneous answer while others are still choosing."""
        self._check_seat(seat)
        if not self.state.retract(seat):
            raise NothingToUndo(Message("core-nothing-to-retract", {"seat": f"seat:{seat}"}))
        last = max(i for i, (other, _) in enumerate(self.record) if other == seat)
        later = self.record[last + 1 :]
        self._rewind(last)
        for other, text in later:
            self._play(other, self._resolve(other, text))
        self.undone.clear()

    # --- standing answers ----------------------------------------------------------------

    def standing(self, seat: int) -> list[Standing]:
        """The standing answers of the seat, oldest first."""
        self._check_seat(seat)
        self._forget_phases()
        return list(self._standing[seat].values())

    def stand(self, seat: int, kind: str, answer: str, until: str = GAME) -> None:
        """Answer all questions of that kind, now and later, without asking the seat again.

        `until` is ``"game"`` or ``"phase"``: how long it holds.
        """
        self._check_seat(seat)
        check_standing(self.game.standing, kind, answer, until)
        phase = repr(self.state.current_phase()) if until == PHASE else ""
        self._standing[seat].pop(kind, None)
        self._standing[seat][kind] = Standing(kind, answer, until, phase)
        self._answer_standing()

    def unstand(self, seat: int, kind: str | None = None) -> None:
        """Withdraw a standing answer, or all of them."""
        self._check_seat(seat)
        if kind is None:
            self._standing[seat].clear()
        elif self._standing[seat].pop(kind, None) is None:
            raise NothingToUndo(Message("core-nothing-stands", {"kind": str(kind)}))

    def _answer_standing(self) -> None:
        """Play standing answers as moves of their seats; the log tells only these seats."""
        if not any(self._standing):
            return
        self._forget_phases()
        found = self._next_standing()
        while found is not None:
            decision, move = found
            words = Message("core-log-stands", {"move": self.game.wording(decision, move)})
            told = Event(words, decision.seat, (decision.seat,), 0)
            self._play(decision.seat, move)
            told.position = self.position
            self._events.append(told)
            self._forget_phases()
            found = self._next_standing()

    def _next_standing(self) -> tuple[Decision, Move] | None:
        for decision in self.decisions:
            stands = self._standing[decision.seat].get(decision.kind)
            if stands is not None:
                move = decision.step.stand(self.state, decision.seat, stands.answer)
                if move is not None and decision.find(move.text) is not None:
                    return decision, move
        return None

    def _forget_phases(self) -> None:
        """End the standing answers whose phase is over."""
        phase = repr(self.state.current_phase())
        for stands in self._standing:
            for kind in [kind for kind, given in stands.items() if given.is_past(phase)]:
                del stands[kind]

    # --- undo ----------------------------------------------------------------------------

    @property
    def fence(self) -> int:
        """The earliest position that undo may go back to; nothing was revealed since."""
        return self._fences[-1]

    def undo(self, moves: int | None = None, *, free: bool = False) -> None:
        """Take back the moves since the last fence, or only the last few of them.

        With `free` (alone, at one screen, in analysis) fences are ignored, and one move is taken
        back unless `moves` says how many.
        """
        if self.closed is not None:
            raise NothingToUndo(self.closed)
        limit = 0 if free else self.fence
        if moves is None:
            moves = 1 if free else self.position - limit
        if not is_int(moves):
            raise NothingToUndo(Message("core-bad-count", {"count": str(moves)}))
        target = self.position - moves
        if moves < 1 or target < limit:
            raise NothingToUndo(Message("core-nothing-to-undo"))
        taken = self.record[target:]
        self._rewind(target)
        self.undone = taken + self.undone

    def redo(self) -> None:
        """Play the moves again that undo took back."""
        if not self.undone:
            raise NothingToUndo(Message("core-nothing-to-redo"))
        moves, self.undone = self.undone, []
        for seat, text in moves:
            self._play(seat, self._resolve(seat, text))

    def at(self, position: int) -> State:
        """A copy of the position after that many moves."""
        self._check_position(position, 0)
        index = min(position // SNAPSHOT_EVERY, len(self._snapshots) - 1)
        state = self._snapshots[index].copy()
        for seat, text in self.record[index * SNAPSHOT_EVERY : position]:
            state.apply(seat, recorded(state, seat, text)[1])
        return state

    # --- saving --------------------------------------------------------------------------

    def close(self, reason: Message, original: Mapping[str, Any]) -> None:
        """Make the match read-only; `save` then returns the original save."""
        self.closed = reason
        self._original = original
        self.state.asked = [None] * self.seats
        self.state.waiting = 0
        self.tell(reason, -1, 1)

    def show(self, views: Sequence[dict[str, Any]], events: list[Event]) -> None:
        """Show what was seen before the rules changed, instead of what replaying gives."""
        self._views = [{**view, "waiting": []} for view in views]
        for event in events:
            event.position = min(event.position, self.position)
        self._events = events

    def tell(self, words: Message, seat: int, heading: int = 0) -> None:
        """Add a line to everybody's log that is not part of the game."""
        told = Event(words, seat, None, heading)
        told.position = self.position
        self._events.append(told)

    def save(self) -> dict[str, Any]:
        """Set-up, seed, rules version and moves; everything else follows from these."""
        if self._original is not None:
            return dict(self._original)
        return {
            "pentapolis": SAVE_FORMAT,
            "game": self.game.id,
            "rules": self.game.rules_version,
            "seats": self.seats,
            "seed": self.seed,
            "options": {
                name: value[:] if isinstance(value, list) else value
                for name, value in self.options.items()
            },
            "moves": [[seat, text] for seat, text in self.record],
            **self._saved_standing(),
            "hash": digest(self.state),
        }

    def _saved_standing(self) -> dict[str, Any]:
        """The standing answers by seat; empty if there are none."""
        if not any(self._standing):
            return {}
        return {"standing": [[s.to_json() for s in by.values()] for by in self._standing]}

    # --- inside --------------------------------------------------------------------------

    def _check_seat(self, seat: int) -> None:
        if not is_int(seat) or not 0 <= seat < self.seats:
            raise BadSeats(Message("core-no-such-seat", {"seat": str(seat), "seats": self.seats}))

    def _check_position(self, position: int, first: int) -> None:
        if not is_int(position) or not first <= position <= self.position:
            raise PentapolisError(Message("core-no-such-position", {"position": str(position)}))

    def _only_seat(self) -> int:
        seats = [decision.seat for decision in self.decisions]
        if len(seats) == 1:
            return seats[0]
        raise IllegalMove(Message("core-name-the-seat" if seats else "core-game-over"))

    def _resolve(self, seat: int, move: Move | str) -> Move:
        """The offered move that is meant; an error with the reason if there is none."""
        decision = self.decision(seat)
        text = _text_of(move)
        found = decision.find(text)
        if found is None:
            raise IllegalMove(decision.step.why_not(self.state, seat, text))
        return found

    def _play(self, seat: int, move: Move) -> None:
        """Carry out a legal answer, and record what undo, log and clients need."""
        state = self.state
        before, told = _counters(state), len(self._events)
        last_seat = self.record[-1][0] if self.record else seat
        step = state.asking
        silent = step is not None and step.is_silent(move)
        secrets = state.secrets()
        state.apply(seat, move)
        is_final = silent or state.secrets() != secrets
        self._changes.append(_changes(before, _counters(state)))
        self.record.append((seat, move.text))
        for event in self._events[told:]:
            event.position = self.position
        self._silent.append(seat if silent else -1)
        if is_final:
            # Undoing a silent answer would reveal that there was one.
            self._fences.append(self.position)
        else:
            self._fences.append(self.position - 1 if last_seat != seat else self.fence)
        if self.position % SNAPSHOT_EVERY == 0:
            self._snapshots.append(state.copy())

    def _rewind(self, position: int) -> None:
        """Go back to an earlier position and forget everything after it."""
        self._tried = {}
        self.state = self.at(position)
        del self.record[position:]
        del self._changes[position:]
        del self._silent[position:]
        del self._fences[position + 1 :]
        del self._snapshots[position // SNAPSHOT_EVERY + 1 :]
        self._events = [event for event in self._events if event.position <= position]
        self.state.journal = self._events


def is_int(value: object) -> bool:
    """Whether a value from outside is a whole number; True and False are not."""
    return isinstance(value, int) and not isinstance(value, bool)


def _text_of(move: Move | str) -> str:
    """The text of a move; any other value becomes a text that is no move."""
    return move.text if isinstance(move, Move) else squeeze(str(move))


def _counters(state: State) -> list[dict[str, int]]:
    """The public numbers of every seat."""
    return [state.counters(seat) for seat in range(state.seats)]


def _changes(before: list[dict[str, int]], after: list[dict[str, int]]) -> Changes:
    """What differs between the public numbers before and after a move."""
    changes: Changes = {}
    for seat, (old, new) in enumerate(zip(before, after, strict=True)):
        moved = {name: (new[name] - old[name], new[name]) for name in new if new[name] != old[name]}
        if moved:
            changes[seat] = moved
    return changes


def recorded(state: State, seat: int, text: str) -> tuple[Decision, Move]:
    """What a seat was asked, and its answer according to the record."""
    decision = state.decision(seat)
    assert decision is not None, "the record replays"
    move = decision.find(text)
    assert move is not None, "the record replays"
    return decision, move
