"""Section 9: the window in which opponents take power, and the Cultists' reward."""

from __future__ import annotations

from typing import Final

from pentapolis.core.errors import UnknownMove
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.terra_mystica.building import gain_of
from pentapolis.games.terra_mystica.cults import climb
from pentapolis.games.terra_mystica.moves import (
    CULT_MOVES,
    DECLINE,
    LEECH,
    NO_CULT_MOVE,
    Act,
    decline_move,
    leech_move,
    parse,
)
from pentapolis.games.terra_mystica.question import Question, Work
from pentapolis.games.terra_mystica.resources import capacity, gain_power
from pentapolis.games.terra_mystica.state import FOR_LEECH, Building, Offer, TerraMystica
from pentapolis.games.terra_mystica.tables import CULTISTS, FACTION_IDS

TAKE_ALL: Final = "take"
DECLINE_ALL: Final = "decline"
EXTREMES: Final = (TAKE_ALL, DECLINE_ALL)
MOST_STANDING: Final = 4
STANDING: Final = EXTREMES + tuple([f"take-{price}" for price in range(MOST_STANDING + 1)])
"""Answers once for all: always, never, up to so many points (TM-9.5)."""


class LeechWindow(Work):
    """Opponents decide one after another when the builder's action is closed (TM-9.8, TM-9.9)."""

    __slots__ = ()

    def run(self, state: TerraMystica) -> None:
        if state.are_answers_late():
            return
        while state.offers:
            offer = state.offers[0]
            gain = gain_of(state, offer.seat, offer.amount)
            if gain > 0:
                builder = state.factions[offer.builder]
                state.ask(Leech(offer.seat, builder, offer.amount, gain), offer.seat)
                return
            close_offer(state, 0)
            builder_id = FACTION_IDS[state.factions[offer.builder]]
            state.note(offer.seat, f"~decline {offer.amount} from {builder_id}")


class Leech(Question):
    """Take the power or not (TM-9.5 to TM-9.7)."""

    __slots__ = ("seat", "builder", "amount", "gain")

    def __init__(self, seat: int, builder: int, amount: int, gain: int) -> None:
        self.seat = seat
        self.builder = builder
        self.amount = amount
        self.gain = gain

    def run(self, state: TerraMystica) -> None:
        state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message(
            "tm-ask-leech",
            {
                "gain": self.gain,
                "price": self.gain - 1,
                "builder": f"faction:{FACTION_IDS[self.builder]}",
            },
        )

    def kind(self) -> str:
        return "leech"

    def source(self) -> str:
        return "TM-9.1"

    def moves(self, state: TerraMystica, seat: int) -> list[Move]:
        return [leech_move(self.amount, self.builder), decline_move(self.amount, self.builder)]

    def standing(self, state: TerraMystica, seat: int) -> tuple[str, ...]:
        return STANDING

    def stand(self, state: TerraMystica, seat: int, answer: str) -> Move | None:
        """Always, never, or up to a price; what is dearer is asked."""
        if answer == DECLINE_ALL:
            return decline_move(self.amount, self.builder)
        if answer == TAKE_ALL or self.gain - 1 <= STANDING.index(answer) - len(EXTREMES):
            return leech_move(self.amount, self.builder)
        return None

    def act(self, state: TerraMystica, seat: int, move: Act) -> None:
        state.push(LEECH_WINDOW)
        if move.code == LEECH:
            take_offer(state, 0)
        else:
            close_offer(state, 0)

    def why_not(self, state: TerraMystica, seat: int, text: str) -> Message:
        move = parse(text)
        if move is None:
            raise UnknownMove(Message("tm-unknown-move", {"move": text}))
        if move.code in (LEECH, DECLINE):
            return Message(
                "tm-other-offer",
                {"amount": self.amount, "builder": f"faction:{FACTION_IDS[self.builder]}"},
                "TM-9.2",
            )
        return Message("tm-answer-leech-first", {}, "TM-9.9")


def take_offer(state: TerraMystica, index: int) -> None:
    """Take power for one point less than the power (TM-9.5); the Cultists may get a step."""
    offer = state.offers[index]
    gain = gain_of(state, offer.seat, offer.amount)
    if gain <= 0:
        close_offer(state, index)
        return
    earned = accept(state, offer)
    gain_power(state, offer.seat, gain)
    if gain > 1:
        state.score(offer.seat, FOR_LEECH, 1 - gain)
    del state.offers[index]
    settle(state, offer)
    if capacity(state, offer.seat) == 0:
        lapse(state, offer.seat)
    if earned and not state.are_answers_late():
        state.push(CultistStep(offer.builder))


def lapse(state: TerraMystica, seat: int) -> None:
    """The seat's bowls are full: its other offers count as declined from now on (TM-L35)."""
    for i in range(len(state.offers)):
        o = state.offers[i]
        if o.seat == seat and o.counts:
            state.offers[i] = Offer(seat, o.builder, o.amount, o.building, False)
            settle(state, o)


def accept(state: TerraMystica, offer: Offer) -> bool:
    """Whether this acceptance is the first for a building of the Cultists (TM-15.10)."""
    if state.factions[offer.builder] != CULTISTS:
        return False
    for i in range(len(state.buildings)):
        building = state.buildings[i]
        if building.number == offer.building and not building.taken:
            state.buildings[i] = Building(building.number, True, building.declined)
            state.steps_due += 1
            state.note(offer.builder, "[opponent accepted power]")
            return True
    return False


def close_offer(state: TerraMystica, index: int) -> None:
    """Decline an offer, or drop one that would give nothing (TM-9.7, TM-L35)."""
    offer = state.offers[index]
    if (
        state.factions[offer.builder] == CULTISTS
        and offer.counts
        and gain_of(state, offer.seat, offer.amount) > 0
    ):
        for i in range(len(state.buildings)):
            building = state.buildings[i]
            if building.number == offer.building:
                state.buildings[i] = Building(building.number, building.taken, True)
    del state.offers[index]
    settle(state, offer)


def settle(state: TerraMystica, offer: Offer) -> None:
    """When all offers of a Cultists' building are answered: the errata power (TM-V5.1)."""
    if state.factions[offer.builder] != CULTISTS:
        return
    for other in state.offers:
        if other.building == offer.building and other.counts:
            return
    for i in range(len(state.buildings)):
        building = state.buildings[i]
        if building.number == offer.building:
            del state.buildings[i]
            if state.errata and building.declined and not building.taken:
                gain_power(state, offer.builder, 1)
                state.note(offer.builder, "[all opponents declined power]")
            return


class CultistStep(Question):
    """The Cultists may take one step on a cult of their choice (TM-15.10, TM-Q20)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: TerraMystica) -> None:
        state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("tm-ask-cultist-step")

    def kind(self) -> str:
        return "cult_step"

    def source(self) -> str:
        return "TM-15.10"

    def moves(self, state: TerraMystica, seat: int) -> list[Move]:
        return [*[CULT_MOVES[cult][1] for cult in range(4)], NO_CULT_MOVE]

    def act(self, state: TerraMystica, seat: int, move: Act) -> None:
        state.steps_due -= 1
        if move.a >= 0:
            climb(state, seat, move.a, 1)

    def why_not(self, state: TerraMystica, seat: int, text: str) -> Message:
        if parse(text) is None:
            raise UnknownMove(Message("tm-unknown-move", {"move": text}))
        return Message("tm-one-cult-step", {"steps": 1}, "TM-15.10")


LEECH_WINDOW: Final = LeechWindow()
