"""The position of a ledger: every answer is said, every row is written down, late answers wait.

The switches TM-V6 to TM-V8 are liberties of the league; no game that is played has them.
"""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.terra_mystica.effects import CULTS
from pentapolis.games.terra_mystica.moves import LEECH, Act
from pentapolis.games.terra_mystica.questions import Question
from pentapolis.games.terra_mystica.rules.factions import POWERS
from pentapolis.games.terra_mystica.rules.leech import (
    CultistStep,
    Leech,
    close_offer,
    gain_of,
    take_offer,
)
from pentapolis.games.terra_mystica.state import (
    ALL_DECLINED,
    AREA_SCORED,
    CULT_SCORED,
    FACTION_TAKEN,
    INCOME_TAKEN,
    OFFER_LAPSED,
    POWER_ACCEPTED,
    RESOURCES_SCORED,
    REWARD_TAKEN,
    TerraMystica,
)
from pentapolis.games.terra_mystica.tables import COLOUR_RANK, FACTION_IDS

OFFERED: Final = "^"
"""The text of a row that only tells what a building offers."""


NOTES: Final = {
    FACTION_TAKEN: "setup",
    INCOME_TAKEN: "other_income_for_faction",
    REWARD_TAKEN: "cult_income_for_faction",
    CULT_SCORED: "",
    AREA_SCORED: "",
    RESOURCES_SCORED: "score_resources",
    POWER_ACCEPTED: "[opponent accepted power]",
    ALL_DECLINED: "[all opponents declined power]",
    OFFER_LAPSED: "",
}
"""What a row says, by the moment it tells of; the empty ones depend on amounts (TM-L44)."""


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

    DERIVED: ClassVar[tuple[str, ...]] = ("tape",)

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

    def note(self, moment: int, seat: int, amount: int = 0, other: int = -1) -> None:
        if self.tape is None:
            return
        text = NOTES[moment]
        if moment == CULT_SCORED:
            text = f"+{amount}vp for {CULTS[other].upper()}"
        elif moment == AREA_SCORED:
            text = f"+{amount}vp for network"
        elif moment == OFFER_LAPSED:
            text = f"~decline {amount} from {FACTION_IDS[self.factions[other]]}"
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

    KIND: ClassVar[str] = "leech"
    RULE: ClassVar[str] = "TM-L32"
    PROMPT: ClassVar[str] = "tm-ask-late-leech"

    def run(self, state: TerraMystica) -> None:
        state.active = -1
        for offer in state.offers:
            if gain_of(state, offer.seat, offer.amount) > 0:
                state.ask(AwaitOffers(offer.seat), offer.seat)
                return
        for seat in range(state.seats):
            if earns_steps(state, seat) and state.steps_due:
                state.push(self)
                state.ask(CultistStep(seat), seat)
                return
        while state.offers:
            close_offer(state, 0)

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

    def refuse_act(self, state: TerraMystica, seat: int, move: Act) -> Refusal | None:
        return self.question(state, seat)[1].refuse_act(state, seat, move)


def earns_steps(state: TerraMystica, seat: int) -> bool:
    """Whether the faction earns steps on cults when others take its power (TM-15.10)."""
    return POWERS[state.factions[seat]].steps_when_leeched


AWAIT_OFFERS: Final = AwaitOffers(-1)
