"""The position of a ledger: it asks for every answer, writes every row, and can wait for late
answers.

The rules know nothing of ledgers. This class observes the game from outside: the steps of the
agenda, the lines of the log, and the map. TM-V6 to TM-V8 are variants of the league; games played
here do not have them.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from pentapolis.core.agenda import Step
from pentapolis.core.journal import Event
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.terra_mystica.effects import CULTS
from pentapolis.games.terra_mystica.moves import LEECH, Act
from pentapolis.games.terra_mystica.questions import Question
from pentapolis.games.terra_mystica.rules.cult_bonus import CULT_REWARDS
from pentapolis.games.terra_mystica.rules.ending import END_GAME, area_points, cult_points
from pentapolis.games.terra_mystica.rules.factions import POWERS
from pentapolis.games.terra_mystica.rules.income import TAKE_INCOME
from pentapolis.games.terra_mystica.rules.leech import (
    LEECH_WINDOW,
    CultistStep,
    Leech,
    close_offer,
    gain_of,
    power_around,
    take_offer,
)
from pentapolis.games.terra_mystica.state import TerraMystica
from pentapolis.games.terra_mystica.tables import COLOUR_RANK, FACTION_IDS, LAND

OFFERED: Final = "^"
"""The text of a row that only lists what a building offers."""
TOLD: Final = {
    "tm-log-faction": "setup",
    "tm-log-power-taken": "[opponent accepted power]",
    "tm-log-power-declined": "[all opponents declined power]",
}
"""By line of the log: its text in a ledger row (TM-L44)."""
AUTOMATIC: Final[tuple[Step[Any], ...]] = (TAKE_INCOME, CULT_REWARDS, END_GAME)
"""Phases in which nobody is asked."""


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

    __slots__ = ("tape", "map_seen", "buildings_seen")

    DERIVED: ClassVar[tuple[str, ...]] = ("tape", "map_seen", "buildings_seen")
    LEAGUE: ClassVar[bool] = False

    tape: list[Row] | None
    map_seen: list[int]  # the structures by hex at the last look
    buildings_seen: int  # `next_building` at the last look

    def blank(self) -> TerraMystica:
        other = type(self)(self.seats)
        other.tape = None
        return other

    def keep(self, tape: list[Row]) -> None:
        """Write rows to this tape from now on."""
        self.tape = tape
        self.journal = []
        self.map_seen = self.kind[:]
        self.buildings_seen = self.next_building

    def take_forced(self) -> None:
        """Answer nothing automatically: a ledger states every answer (TM-L3)."""

    # --- observing the game ------------------------------------------------------------------

    def run(self) -> None:
        if self.waiting == 0 and self.asking is not None:
            self.carry_out(self.asking)
        self.watch_map()
        while self.waiting == 0 and not self.over:
            self.run_step(self.agenda.pop())
            self.watch_map()

    def run_step(self, step: Step[Any]) -> None:
        """Run one step of the agenda and write its rows (TM-L44)."""
        if step is LEECH_WINDOW:
            self.drop_worthless()
        before: list[tuple[int, ...]] = []
        if step in AUTOMATIC:
            for seat in range(self.seats):  # values for the row before the phase
                before.append(self.row_values(seat))
                self.write(seat, "", before[seat])
        step.run(self)
        if step is TAKE_INCOME:
            self.write_all("other_income_for_faction")
        elif step is CULT_REWARDS:
            self.write_all("cult_income_for_faction")
        elif step is END_GAME:
            self.write_scoring(before)

    def write_event(self, event: Event, journal: list[Event]) -> None:
        super().write_event(event, journal)
        if event.message.key in TOLD:
            self.write(event.seat, TOLD[event.message.key], self.row_values(event.seat))

    def watch_map(self) -> None:
        """Write what new buildings offer each seat, including factions that have left (TM-L42)."""
        if self.tape is None:
            return
        if self.buildings_seen != self.next_building:
            self.buildings_seen = self.next_building
            for h in range(LAND):
                if self.kind[h] != self.map_seen[h]:
                    self.write_offers(self.owner[h], h)
        self.map_seen = self.kind[:]

    def drop_worthless(self) -> None:
        """Close offers without gain, with a row but without a question (TM-L20)."""
        while self.offers and gain_of(self, self.offers[0].seat, self.offers[0].amount) <= 0:
            offer = self.offers[0]
            close_offer(self, 0)
            builder = FACTION_IDS[self.factions[offer.builder]]
            values = self.row_values(offer.seat)
            self.write(offer.seat, f"~decline {offer.amount} from {builder}", values)

    # --- rows --------------------------------------------------------------------------------

    def write(self, seat: int, text: str, values: tuple[int, ...], offers: str = "") -> None:
        """Write a row to the tape, if there is one."""
        if self.tape is not None:
            self.tape.append(Row(seat, text, values, self.steps_due, offers))

    def write_all(self, text: str) -> None:
        """Write a row for every seat, in turn order."""
        for seat in self.order:
            self.write(seat, text, self.row_values(seat))

    def write_offers(self, seat: int, h: int) -> None:
        """Write the offers of the building on that hex, by colour."""
        amounts = power_around(self, seat, h)
        found = [
            f"{COLOUR_RANK[self.factions[other]]}:{amount}"
            for other, amount in enumerate(amounts)
            if amount
        ]
        self.write(seat, OFFERED, self.row_values(seat), " ".join(found))

    def write_scoring(self, before: list[tuple[int, ...]]) -> None:
        """Write the rows of cults, area and resources, in this order (TM-13.9)."""
        values = before[:]
        blocks = [(cult_points(self, cult), CULTS[cult].upper()) for cult in range(4)]
        blocks.append((area_points(self), "network"))
        for points, what in blocks:
            for seat in self.order:
                if points[seat]:
                    values[seat] = (values[seat][0] + points[seat], *values[seat][1:])
                    self.write(seat, f"+{points[seat]}vp for {what}", values[seat])
        self.write_all("score_resources")


class LeagueTable(LedgerTable):
    """A table of the league: others may act before offers are answered, spades pay early."""

    __slots__ = ()

    LEAGUE: ClassVar[bool] = True
    EARLY_SPADES: ClassVar[bool] = True

    def run_step(self, step: Step[Any]) -> None:
        if step is LEECH_WINDOW:
            return  # offers wait (TM-V6)
        if step in (CULT_REWARDS, END_GAME) and self.has_late_answers():
            self.push(step)
            step = AWAIT_OFFERS
        super().run_step(step)

    def has_late_answers(self) -> bool:
        """Whether answers are due before phase III or the end of the game (TM-L32)."""
        return bool(self.offers or self.steps_due)


class AwaitOffers(Question):
    """Asks for late answers before phase III and the end of the game (TM-L32, TM-L34)."""

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
        """The seat's oldest offer with its index, as an ordinary leech question."""
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
