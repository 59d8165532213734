"""Writing ledgers: a match as command rows and as a table with values (TM-L20 ff., TM-L40 ff.)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.match import Match
from pentapolis.games.terra_mystica.effects import PER, SH, BuildPoints
from pentapolis.games.terra_mystica.formats.ledger.replay import (
    deltas_of,
    offers_text,
    shown_values,
)
from pentapolis.games.terra_mystica.formats.ledger.rows import (
    ADJACENT_SPADES,
    BASE_PROFILE,
    FIELDS,
    OPTIONS,
)
from pentapolis.games.terra_mystica.formats.ledger.table import (
    OFFERED,
    LedgerTable,
    Row,
    earns_steps,
)
from pentapolis.games.terra_mystica.formats.ledger.words import (
    DONE,
    NEW_ACTION,
    SAID_OTHERWISE,
    held_back,
    is_taken_for_its_end,
    minus,
    spoken,
)
from pentapolis.games.terra_mystica.moves import ACTC, ACTION, BUILD, CONNECT, EXCHANGE, TOWN, Act
from pentapolis.games.terra_mystica.questions import Choice
from pentapolis.games.terra_mystica.rules.cults import CultTen
from pentapolis.games.terra_mystica.rules.factions import POWERS
from pentapolis.games.terra_mystica.rules.setup import dwelling_order, prepare
from pentapolis.games.terra_mystica.rules.turns import EndTurn, SecondAction, TakeAction
from pentapolis.games.terra_mystica.tables import (
    BONUSES,
    FACTION_IDS,
    FIRST_GAME,
    HEX_NAMES,
    SCORINGS,
)

STRICT: Final = ("strict-leech", "strict-chaosmagician-sh", "strict-darkling-sh")
"""Variants of the league that are always on here (TM-L5)."""
CULT_INCOME: Final = "cult_income_for_faction"
OTHER_INCOME: Final = "other_income_for_faction"
CULT_ROWS: Final = ("FIRE", "WATER", "EARTH", "AIR")


class Writer:
    """Replays a match with every answer explicit, and collects its rows."""

    def __init__(self, match: Match) -> None:
        self.tape: list[Row] = []
        state = LedgerTable(match.seats)
        prepare(match.game, state, match.seed, match.options)
        state.keep(self.tape)
        self.state = state
        self.match = match
        self.rows: list[Row] = []
        self.turns: dict[int, str] = {}  # headers, by index of the following row
        self.open: Row | None = None
        self.said: list[str] = []  # the commands of the open row
        self.actions: list[tuple[Row, list[str]]] = []  # rows with an action and their commands
        self.town: tuple[int, list[int]] = (0, [])  # index of a town tile, steps it lifts
        self.acted = False
        self.read = 0
        self.begun = 0  # length of the tape when the open row began
        self.after: list[Row] = []
        self.lap = (0, 0, 0)
        state.run()
        self.order = state.order
        self.take_notes()

    def write(self) -> None:
        """Replay the record; answers without an alternative are not in it."""
        record = list(self.match.record)
        state = self.state
        i = 0
        first_game = self.match.options["setup"] == "first_game"
        if first_game:
            self.write_first_dwellings()
        while not state.over:
            decision = state.decisions()[0]
            if len(decision.moves) == 1:
                move = decision.moves[0]
            elif i < len(record):
                found = decision.find(record[i][1])
                assert found is not None, "the record replays"
                move = found
                i += 1
            else:
                break
            assert isinstance(move, Act)
            self.play(decision.step, decision.seat, move)
        self.close()

    def play(self, step: object, seat: int, move: Act) -> None:
        """Play one answer; it opens a row or continues one."""
        state = self.state
        continues = (
            self.open is not None
            and self.open.seat == seat
            and (
                isinstance(step, (Choice, EndTurn, CultTen))
                or (isinstance(step, TakeAction) and not self.acted)
            )
        )
        if not continues and move.verb != "faction":
            self.close()
            self.open_row(step, seat)
        before = len(self.tape)
        if move.code == TOWN:
            self.town = (len(self.said), held_back(state, seat, move.a))
        state.apply(seat, move)
        if move.verb == "faction":
            self.order = state.order
            self.take_notes()
            return
        row = self.open
        assert row is not None
        self.say(step, move)
        powers = POWERS[state.factions[seat]]
        empowered = powers.stronghold_spade_gain.power > 0 and state.standing(seat, SH) > 0
        row.text = spoken(self.said, empowered)
        if isinstance(step, TakeAction) and move.code not in (EXCHANGE, CONNECT, TOWN):
            self.acted = move.code != ACTION or move.a != ACTC
        row.values = state.row_values(seat)
        row.pending = state.steps_due
        row.offers = offers_text(self.tape[self.begun :], seat)
        self.take_new(row, before)

    def say(self, step: object, move: Act) -> None:
        """Add an answer to the open row as a command."""
        place, lifted = self.town
        if isinstance(step, CultTen) and any(lifted):
            for cult in range(4):
                if not step.mask >> cult & 1:
                    continue
                if cult != move.a and minus(cult, lifted[cult]) not in self.said:
                    self.said.insert(place, minus(cult, lifted[cult]))
                elif cult == move.a and minus(cult, lifted[cult]) in self.said:
                    self.said.remove(minus(cult, lifted[cult]))
            return
        if (
            isinstance(step, SecondAction)
            and move.code == BUILD
            and is_taken_for_its_end(
                self.actions[-2][1], self.state.factions[step.seat], HEX_NAMES[move.a]
            )
        ):
            self.said.append(NEW_ACTION)
        text = SAID_OTHERWISE.get(move.text, move.text)
        if text:
            self.said.append(text)

    def take_new(self, row: Row, before: int) -> None:
        """Add an answer's engine rows: brackets before its row, the others after it."""
        marked = False
        for note in self.tape[before:]:
            if note.text.startswith("[") and not self.after:
                self.rows.append(note)
            elif note.text == OFFERED:
                continue
            elif note.text == "":
                if note.seat == row.seat and not marked:
                    row.values = note.values
                    row.pending = note.pending
                    marked = True
            else:
                self.after.append(note)
        self.read = len(self.tape)

    def take_notes(self) -> None:
        """Add engine rows that belong to no answer."""
        for note in self.tape[self.read :]:
            if note.text and note.text != OFFERED:
                self.rows.append(note)
        self.read = len(self.tape)

    def open_row(self, step: object, seat: int) -> None:
        """Begin a row, with a header if a new lap of the turn order begins (TM-L43)."""
        state = self.state
        self.acted = not isinstance(step, TakeAction)
        self.begun = len(self.tape)
        self.open = Row(seat, "", state.row_values(seat), state.steps_due, "")
        self.said = []
        if isinstance(step, TakeAction):
            self.part_from_last(step)
            self.actions.append((self.open, self.said))
            number, turn, place = self.lap
            here = state.order.index(seat)
            if number != state.round:
                number, turn = state.round, 1
            elif here <= place:
                turn += 1
            if (number, turn) != self.lap[:2]:
                self.turns[len(self.rows)] = f"Round {number}, turn {turn}"
            self.lap = (number, turn, here)

    def part_from_last(self, step: TakeAction) -> None:
        """Separate two actions of one faction that follow each other directly."""
        if not self.actions:
            return
        last = self.actions[-1][0]
        rows = [row for row in self.rows[-2 * self.state.seats :] if not is_engine_row(row.text)]
        if (
            rows
            and rows[-1] is last
            and last.seat == step.seat
            and not isinstance(step, SecondAction)
        ):
            last.text += f". {DONE}"

    def close(self) -> None:
        """Complete the open row."""
        if self.open is not None and self.open.text:
            self.rows.append(self.open)
        self.open = None
        self.rows += self.after
        self.after = []

    def write_first_dwellings(self) -> None:
        """The fixed dwellings of the first game as rows (TM-2.13)."""
        state = self.state
        positions: dict[str, list[str]] = FIRST_GAME["dwellings"][str(state.seats)]
        placed = {name: list(hexes) for name, hexes in positions.items()}
        for seat in dwelling_order(state):
            name = FACTION_IDS[state.factions[seat]]
            where = placed[name].pop(0)
            self.rows.append(Row(seat, f"build {where}", state.row_values(seat), 0, ""))

    def name(self, seat: int) -> str:
        """The name of a seat's faction."""
        return FACTION_IDS[self.state.factions[seat]]

    def options(self) -> list[str]:
        """The variants in force as option rows."""
        found = [f"option {name}" for name in STRICT]
        found += [
            f"option {name}" for name, option in OPTIONS.items() if self.match.options[option]
        ]
        if self.match.options["cult_spades"] == "adjacent":
            found.append(ADJACENT_SPADES)
        return found

    def removed(self) -> list[str]:
        """Bonus cards that are not in the game."""
        return [
            tile.id
            for tile in BONUSES
            if self.state.card_coins[tile.index] < 0
            and (not tile.variant or self.match.options[tile.variant])
        ]


def export_ledger(match: Match) -> str:
    """The match as command rows that can be imported again (TM-L40)."""
    writer = Writer(match)
    writer.write()
    state = writer.state
    lines = [BASE_PROFILE, *writer.options()]
    lines.append("score " + ",".join([SCORINGS[tile].id for tile in state.scoring]))
    lines += [f"delete {card}" for card in writer.removed()]
    lines += [f"setup {writer.name(seat)}" for seat in writer.order]
    for row in writer.rows:
        if not is_engine_row(row.text):
            lines.append(f"{writer.name(row.seat)}: {row.text.lstrip('~')}")
    return "\n".join(lines) + "\n"


def is_engine_row(text: str) -> bool:
    """Whether a row occurs only in tables (TM-L44)."""
    return (
        text[0] == "["
        or text in ("setup", "score_resources")
        or text.endswith("_for_faction")
        or "vp for " in text
    )


def export_table(match: Match) -> str:
    """The match as a table: every row with deltas, values and offers (TM-L40 to TM-L44)."""
    writer = Writer(match)
    writer.write()
    state = writer.state
    lines = [BASE_PROFILE, *writer.options()]
    for number, tile in enumerate(state.scoring, 1):
        left = SCORINGS[tile].effects[0]
        assert isinstance(left, BuildPoints)
        what = PER[left.per].replace("SH_or_SA", "SA/SH").upper()
        lines.append(f"Round {number} scoring: {SCORINGS[tile].id}, {what} >> {left.points}")
    lines += [f"Removing tile {card}" for card in writer.removed()]
    last: dict[int, tuple[tuple[int, ...], int]] = {}
    block = ""
    number = 0
    setup = [row for row in writer.rows if row.text == "setup"]
    setup.sort(key=lambda row: writer.order.index(row.seat))
    rest = [(i, row) for i, row in enumerate(writer.rows) if row.text != "setup"]
    for i, row in [*[(-1, row) for row in setup], *rest]:
        if i in writer.turns:
            lines.append(writer.turns[i])
        kind = block_of(row.text)
        if kind != block:
            block = kind
            number += kind == OTHER_INCOME
            if kind:
                lines.append(header_of(kind, number))
        lines.append(table_line(writer, row, last))
    return "\n".join(lines) + "\n"


def block_of(text: str) -> str:
    """The text that engine rows under a common header share; empty for a player's row."""
    if not is_engine_row(text) or text[0] == "[" or text == "setup":
        return ""
    return text.rpartition(" ")[2]


def header_of(kind: str, number: int) -> str:
    """The header of a block of engine rows (TM-L43)."""
    if kind == CULT_INCOME:
        return f"Round {number + 1} income"
    if kind == OTHER_INCOME:
        return f"Round {number} income"
    if kind in CULT_ROWS:
        return f"Scoring {kind} cult"
    return "Scoring network" if kind == "network" else "Converting resources to VPs"


def table_line(writer: Writer, row: Row, last: dict[int, tuple[tuple[int, ...], int]]) -> str:
    """Fifteen fields, separated by tabs (TM-L40)."""
    seat = row.seat
    old, pending = last.get(seat, (row.values, 0))
    step = row.pending - pending if earns_steps(writer.state, seat) else 0
    deltas = deltas_of(old, row.values, step)
    shown = shown_values(row.values)
    last[seat] = (row.values, row.pending)
    fields = [writer.name(seat)]
    for i, unit in enumerate(FIELDS):
        fields.append(f"{deltas[i]:+}" if deltas[i] else "")
        fields.append(shown[i] if unit == "cults" else f"{shown[i]} {unit}")
    fields.append(row.offers)
    fields.append(row.text.lstrip("~"))
    return "\t".join(fields)
