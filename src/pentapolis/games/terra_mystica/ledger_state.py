"""The position of a ledger: every answer is said, every row is written down, late answers wait.

The switches TM-V6 to TM-V8 are liberties of the league; no game that is played has them.
"""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.terra_mystica.building import gain_of
from pentapolis.games.terra_mystica.leech import CultistStep, Leech, close_offer, take_offer
from pentapolis.games.terra_mystica.moves import LEECH, Act
from pentapolis.games.terra_mystica.question import Question
from pentapolis.games.terra_mystica.state import TerraMystica
from pentapolis.games.terra_mystica.tables import COLOUR_RANK, CULTISTS

OFFERED: Final = "^"
"""The text of a row that only tells what a building offers."""


class Row:
    """What an exported ledger shows of a seat at one moment (TM-L41)."""

    __slots__ = ("seat", "text", "values", "pending", "offers")

    def __init__(
        self, seat: int, text: str, values: tuple[int, ...], pending: int, offers: str
    ) -> None:
        self.seat = seat
        self.text = text
        self.values = values
        self.pending = pending
        self.offers = offers


class LedgerTable(TerraMystica):
    """A table whose game is read from a ledger, or written into one."""

    __slots__ = ("deferred", "on_gain", "free_order", "tape")

    DERIVED: ClassVar[tuple[str, ...]] = (*TerraMystica.DERIVED, "tape")

    deferred: bool  # TM-V6
    on_gain: bool  # TM-V7
    free_order: bool  # TM-V8
    tape: list[Row] | None

    def blank(self) -> TerraMystica:
        other = LedgerTable(self.seats)
        other.keep(None, self.deferred, self.on_gain, self.free_order)
        return other

    def keep(self, tape: list[Row] | None, deferred: bool, on_gain: bool, free_order: bool) -> None:
        """Rows go onto the tape; the switches are those of the ledger."""
        self.tape = tape
        self.deferred = deferred
        self.on_gain = on_gain
        self.free_order = free_order

    def take_forced(self) -> None:
        """A ledger says everything itself (TM-L3)."""

    def are_answers_late(self) -> bool:
        return self.deferred

    def are_spades_paid_early(self) -> bool:
        return self.on_gain

    def await_answers(self) -> None:
        if self.deferred:
            self.push(AWAIT_OFFERS)

    def note(self, seat: int, text: str) -> None:
        if self.tape is not None:
            self.tape.append(Row(seat, text, self.row_values(seat), self.steps_due, ""))

    def note_offers(self, seat: int, amounts: list[int]) -> None:
        if self.tape is not None:
            found = [
                f"{COLOUR_RANK[self.factions[other]]}:{amount}"
                for other, amount in enumerate(amounts)
                if amount
            ]
            row = Row(seat, OFFERED, self.row_values(seat), self.steps_due, " ".join(found))
            self.tape.append(row)

    def mark(self) -> None:
        if self.tape is not None:
            for seat in range(self.seats):
                self.tape.append(Row(seat, "", self.row_values(seat), self.steps_due, ""))


class AwaitOffers(Question):
    """Late answers come before phase III and the end (TM-L32, TM-L34)."""

    __slots__ = ()

    def run(self, state: TerraMystica) -> None:
        state.active = -1
        for offer in state.offers:
            if gain_of(state, offer.seat, offer.amount) > 0:
                state.ask(self, offer.seat)
                return
        for seat in range(state.seats):
            if state.factions[seat] == CULTISTS and state.steps_due:
                state.push(self)
                state.ask(CultistStep(seat), seat)
                return
        while state.offers:
            close_offer(state, 0)

    def prompt(self, seat: int) -> Message:
        return Message("tm-ask-late-leech")

    def kind(self) -> str:
        return "leech"

    def source(self) -> str:
        return "TM-L32"

    def question(self, state: TerraMystica, seat: int) -> tuple[int, Leech]:
        """The oldest offer of that seat, as the question it is."""
        for i, offer in enumerate(state.offers):
            gain = gain_of(state, seat, offer.amount)
            if offer.seat == seat and gain > 0:
                return i, Leech(seat, state.factions[offer.builder], offer.amount, gain)
        raise ValueError("no open offer")

    def moves(self, state: TerraMystica, seat: int) -> list[Move]:
        return self.question(state, seat)[1].moves(state, seat)

    def act(self, state: TerraMystica, seat: int, move: Act) -> None:
        i = self.question(state, seat)[0]
        state.push(self)
        if move.code == LEECH:
            take_offer(state, i)
        else:
            close_offer(state, i)

    def why_not(self, state: TerraMystica, seat: int, text: str) -> Message:
        return self.question(state, seat)[1].why_not(state, seat, text)


AWAIT_OFFERS: Final = AwaitOffers()
