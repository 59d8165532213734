"""Replaying ledgers: the engine plays every row and compares the values (TM-L10, TM-L40 ff.)."""

from __future__ import annotations

import re
from typing import Any, Final

from pentapolis.core.errors import PentapolisError
from pentapolis.core.game import Game
from pentapolis.core.message import Message
from pentapolis.games.terra_mystica.formats.ledger.commands import commands_of, parts_of
from pentapolis.games.terra_mystica.formats.ledger.play import LedgerPlayer
from pentapolis.games.terra_mystica.formats.ledger.rows import FIELDS, Ledger, LedgerRow, read_rows
from pentapolis.games.terra_mystica.formats.ledger.table import (
    OFFERED,
    LedgerTable,
    Row,
    earns_steps,
)
from pentapolis.games.terra_mystica.state import SETUP

ENGINE_ROWS: Final = re.compile(
    r"setup|cult_income_for_faction|other_income_for_faction|score_resources|"
    r"\+\d+vp for (fire|water|earth|air|network)",
    re.IGNORECASE,
)


LATE: Final = ("leech", "decline", "wait", "done", "drop-faction")
"""What may follow the end of a round: answers to offers without gain (TM-L32)."""
UNCOMPARED: Final = f"[~{OFFERED}"


class LedgerReport:
    """The result of a replay: full agreement with scores, or the first difference."""

    def __init__(self) -> None:
        self.rows = 0
        self.values = 0
        self.moved = 0  # answers that came late
        self.scores: dict[str, int] = {}
        self.over = False
        self.error: Message | None = None
        self.row = 0
        self.faction = ""
        self.command = ""
        self.field = ""
        self.rule = ""

    @property
    def ok(self) -> bool:
        """Whether everything agrees."""
        return self.error is None

    @property
    def message(self) -> Message:
        """The result in words."""
        if self.error is not None:
            return self.error
        agrees = Message("tm-ledger-agrees", {"rows": self.rows, "values": self.values})
        if self.moved:
            return Message("tm-ledger-arranged", {"agrees": agrees, "moved": self.moved})
        return agrees

    def to_json(self) -> dict[str, Any]:
        """The report for other programs."""
        data: dict[str, Any] = {
            "ok": self.ok,
            "rows": self.rows,
            "values": self.values,
            "moved": self.moved,
            "over": self.over,
            "scores": self.scores,
        }
        if self.error is not None:
            data["error"] = {
                "row": self.row,
                "faction": self.faction,
                "command": self.command,
                "field": self.field,
                "rule": self.rule,
                "message": self.error.to_json(),
            }
        return data


class Replay(LedgerPlayer):
    """Plays a ledger row by row and compares every value."""

    def __init__(self, game: Game, ledger: Ledger) -> None:
        super().__init__(game, ledger)
        self.report = LedgerReport()
        self.read = 0  # how much of the tape is compared
        self.found = 0
        self.brackets: list[LedgerRow] = []
        self.passed_over: list[Row] = []  # unmatched rows of factions that have left
        self.last: list[tuple[tuple[int, ...], int]] = [
            (self.state.row_values(seat), 0) for seat in range(self.state.seats)
        ]

    # --- rows --------------------------------------------------------------------------------

    def run(self, partial: bool) -> None:
        """Play and compare all rows; the game must be over at the end unless `partial`."""
        for place, row in enumerate(self.ledger.rows):
            self.row = row
            self.at = place
            self.command = row.text
            before = self.state.copy()
            assert isinstance(before, LedgerTable)
            try:
                self.play_row(row)
            except PentapolisError:
                self.state = before
                raise
            self.report.rows += 1
        self.command = ""
        self.auto()
        self.report.moved = self.moved
        state = self.state
        self.report.over = state.over
        for seat, faction in enumerate(self.ledger.factions):
            self.report.scores[faction] = state.points[seat]
        if not state.over and not partial:
            raise self.refusal(Message("tm-ledger-truncated", {}, "TM-3.1"))
        compared = self.ledger.table and not self.arranging
        if compared and state.over and self.skip_dropped(-1) is not None:
            raise self.refusal(Message("tm-ledger-truncated", {}, "TM-L44"))

    def play_row(self, row: LedgerRow) -> None:
        """Play a player's row, or compare one that the engine wrote."""
        text = row.text.lower()
        if row.faction not in self.ledger.factions:
            raise self.refusal(Message("tm-ledger-not-playing", {}, "TM-L2"))
        seat = self.ledger.factions.index(row.faction)
        if row.values is None or self.arranging:
            if not text.startswith("[") and not ENGINE_ROWS.fullmatch(text):
                self.play_commands(seat, self.ahead.pop(self.at, commands_of(row)))
        elif text.startswith("["):
            self.brackets.append(row)
        elif not text:
            self.compare_silent_row(row, seat)
        elif ENGINE_ROWS.fullmatch(text):
            self.compare_engine_row(row, seat)
        else:
            self.play_and_compare(row, seat)

    def play_commands(self, seat: int, commands: list[str]) -> None:
        """Play the commands of one row."""
        self.begin_row(seat)
        self.later = commands[:]
        while self.later:
            self.command = self.later.pop(0)
            self.execute(seat, self.command)
        self.command = self.row.text

    def play_and_compare(self, row: LedgerRow, seat: int) -> None:
        """Play a player's table row and compare it, including what the engine added (TM-L44)."""
        assert row.values is not None
        parts = parts_of(row.text)
        written = parts.pop() if ENGINE_ROWS.fullmatch(parts[-1]) else ""
        commands = commands_of(LedgerRow(row.number, row.faction, ". ".join(parts)))
        if not all(command.startswith(LATE) for command in commands):
            note = self.next_note()
            if note is not None:
                raise self.difference("row", f"{row.faction}: {row.text}", self.told(note))
        start = len(self.tape)
        decision = self.decision()
        if self.state.dropped[seat] and self.state.phase == SETUP and decision is not None:
            self.play_commands(decision.seat, commands)  # instead of the seat that left
        else:
            self.play_commands(seat, commands)
        values = self.state.row_values(seat)
        pending = self.state.steps_due
        # If automatic phases have already run, compare with the values before them.
        for note in self.tape[self.read :]:
            if note.text == "" and note.seat == seat:
                values = note.values
                pending = note.pending
                break
        self.compare_brackets(start)
        if written:
            values, pending = self.take_written(row, seat, written, values, pending)
        self.compare(row, seat, values, pending)
        offers = offers_text(self.tape[start:], seat)
        if row.offers != offers:
            raise self.difference("offers", row.offers, offers)

    def take_written(
        self, row: LedgerRow, seat: int, written: str, values: tuple[int, ...], pending: int
    ) -> tuple[tuple[int, ...], int]:
        """Compare the first row of an automatic phase when it is part of the player's row before
        it.

        The values shown are the player's, even if the row is another seat's (TM-L44).
        """
        note = self.next_note()
        if note is None or note.text.lower() != written:
            found = "" if note is None else self.told(note)
            raise self.difference("row", f"{row.faction}: {row.text}", found)
        self.read = self.found + 1
        if note.seat == seat:
            return note.values, note.pending
        self.last[note.seat] = (note.values, note.pending)
        return values, pending

    # --- comparing -----------------------------------------------------------------------------

    def compare(self, row: LedgerRow, seat: int, values: tuple[int, ...], pending: int) -> None:
        """Compare every value and delta of a row (TM-L41, TM-L45)."""
        assert row.values is not None
        assert row.deltas is not None
        shown = shown_values(row.values)
        own = shown_values(values)
        old, old_pending = self.last[seat]
        step = pending - old_pending if earns_steps(self.state, seat) else 0
        deltas = deltas_of(old, values, step)
        for i, field in enumerate(FIELDS):
            self.report.values += 2
            if shown[i] != own[i]:
                raise self.difference(field, shown[i], own[i])
            if row.deltas[i] != deltas[i]:
                raise self.difference(f"{field} delta", str(row.deltas[i]), str(deltas[i]))
        self.last[seat] = (values, pending)

    def next_note(self) -> Row | None:
        """The next engine row not yet compared; marks and brackets are skipped."""
        for i in range(self.read, len(self.tape)):
            note = self.tape[i]
            if note.text and note.text[0] not in UNCOMPARED:
                self.found = i
                return note
        return None

    def told(self, note: Row) -> str:
        """An engine row as text."""
        return f"{self.ledger.factions[note.seat]}: {note.text}"

    def skip_dropped(self, seat: int) -> Row | None:
        """The next engine row; rows of factions that have left may be skipped (TM-V9.1)."""
        note = self.next_note()
        while note is not None and note.seat != seat and self.state.dropped[note.seat]:
            self.read = self.found + 1
            self.passed_over.append(note)
            note = self.next_note()
        return note

    def from_block(self, first: Row, seat: int) -> Row:
        """The seat's row in a final block, where league games use another seat order (TM-L48)."""
        kind = first.text.rpartition(" ")[2]
        for i in range(self.found, len(self.tape)):
            note = self.tape[i]
            if note.text.rpartition(" ")[2] != kind:
                break
            if note.seat == seat:
                self.tape.insert(self.found, self.tape.pop(i))
                return note
        return first

    def compare_engine_row(self, row: LedgerRow, seat: int) -> None:
        """Compare a row that the engine wrote with the row of this engine (TM-L44)."""
        note = self.skip_dropped(seat)
        if note is None:
            self.auto()
            note = self.skip_dropped(seat)
        if note is None:
            raise self.refusal(Message("tm-ledger-too-early", {}, "TM-L32"))
        if note.seat != seat and self.ledger.league and self.state.over:
            note = self.from_block(note, seat)
        if note.seat != seat or note.text.lower() != row.text.lower():
            raise self.difference("row", f"{row.faction}: {row.text}", self.told(note))
        if row.offers:
            raise self.difference("offers", row.offers, "")
        self.read = self.found + 1
        self.compare(row, seat, note.values, note.pending)

    def compare_silent_row(self, row: LedgerRow, seat: int) -> None:
        """Compare a row without a command: the faction has left or is about to (TM-V9.1)."""
        for notes in (self.passed_over, self.tape[self.read :]):
            for note in notes if self.state.dropped[seat] else ():
                if note.seat == seat and note.text and note.text[0] not in UNCOMPARED:
                    source = self.passed_over if notes is self.passed_over else self.tape
                    source.remove(note)
                    self.compare(row, seat, note.values, note.pending)
                    return
        self.compare(row, seat, self.state.row_values(seat), self.state.steps_due)

    def compare_brackets(self, start: int) -> None:
        """Compare ``[opponent accepted power]`` rows with what the next row caused (TM-L44)."""
        notes = [note for note in self.tape[start:] if note.text.startswith("[")]
        rows = self.brackets
        self.brackets = []
        cause = self.row
        for i in range(max(len(notes), len(rows))):
            self.row = rows[i] if i < len(rows) else cause
            expected = f"{rows[i].faction}: {rows[i].text}" if i < len(rows) else ""
            found = self.told(notes[i]) if i < len(notes) else ""
            if expected.lower() != found:
                raise self.difference("row", expected, found)
            if rows[i].offers:
                raise self.difference("offers", rows[i].offers, "")
            self.compare(rows[i], notes[i].seat, notes[i].values, notes[i].pending)
        self.row = cause

    def difference(self, field: str, expected: str, found: str) -> PentapolisError:
        """The error for the first value that differs."""
        self.report.field = field
        reason = Message(
            "tm-ledger-difference",
            {"field": field, "expected": expected or "-", "found": found or "-"},
            "TM-L45",
        )
        return self.refusal(reason)


def offers_text(tape: list[Row], seat: int) -> str:
    """The offers of a row's buildings by colour name, several buildings summed (TM-L42)."""
    amounts: dict[int, int] = {}
    for note in tape:
        if note.text == OFFERED and note.seat == seat:
            for offer in note.offers.split():
                rank, _, amount = offer.partition(":")
                amounts[int(rank)] = amounts.get(int(rank), 0) + int(amount)
    return " ".join([str(amounts[rank]) for rank in sorted(amounts)])


def shown_values(values: tuple[int, ...]) -> list[str]:
    """The six value fields of a row (TM-L41)."""
    return [
        *[str(value) for value in values[:4]],
        "/".join([str(value) for value in values[4:7]]),
        "/".join([str(value) for value in values[7:]]),
    ]


def deltas_of(old: tuple[int, ...], new: tuple[int, ...], pending: int) -> list[int]:
    """The six deltas: power counts II once and III twice, cults count pending steps (TM-L41)."""
    deltas = [new[i] - old[i] for i in range(4)]
    deltas.append(new[5] + 2 * new[6] - old[5] - 2 * old[6])
    deltas.append(sum(new[7:]) - sum(old[7:]) + pending)
    return deltas


def replay_ledger(game: Game, text: str, partial: bool = False) -> LedgerReport:
    """Play a ledger and report full agreement with scores, or the first error.

    `partial` accepts a ledger that ends before the game does.
    """
    report = LedgerReport()
    replay: Replay | None = None
    try:
        replay = Replay(game, read_rows(text))
        report = replay.report
        replay.run(partial)
    except PentapolisError as error:
        report.error = error.reason
        args = error.reason.args
        row = args.get("row", 0)
        report.row = row if isinstance(row, int) else 0
        report.faction = str(args.get("faction", ""))
        report.command = str(args.get("command", ""))
        reason = args.get("reason")
        report.rule = reason.rule if isinstance(reason, Message) else error.reason.rule
        if replay is not None:
            report.over = replay.state.over
            for seat, faction in enumerate(replay.ledger.factions):
                report.scores[faction] = replay.state.points[seat]
    return report
