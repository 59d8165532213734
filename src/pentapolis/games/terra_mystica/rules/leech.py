"""9 Power from neighbours: offers, their answers, and the Cultists' step (TM-9.1 to TM-9.13)."""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.terra_mystica.moves import (
    CULT,
    CULT_MOVES,
    DECLINE,
    LEECH,
    NO_CULT_MOVE,
    Act,
    decline_move,
    label,
    leech_move,
)
from pentapolis.games.terra_mystica.questions import CHOOSE_FIRST, Question, Work
from pentapolis.games.terra_mystica.rules.adjacency import far_end
from pentapolis.games.terra_mystica.rules.cults import ONE_STEP, climb
from pentapolis.games.terra_mystica.rules.factions import POWERS
from pentapolis.games.terra_mystica.rules.power import gain_power
from pentapolis.games.terra_mystica.state import (
    FOR_LEECH,
    Building,
    Offer,
    TerraMystica,
)
from pentapolis.games.terra_mystica.tables import ADJACENT, BRIDGES_OF, FACTION_IDS, POWER_VALUE

TAKE_ALL: Final = "take"
DECLINE_ALL: Final = "decline"
EXTREMES: Final = (TAKE_ALL, DECLINE_ALL)
MOST_STANDING: Final = 4
STANDING: Final = EXTREMES + tuple([f"take-{price}" for price in range(MOST_STANDING + 1)])
"""Standing answers: always, never, or up to that many points (TM-9.5)."""


def make_offers(state: TerraMystica, seat: int, h: int) -> None:
    """Offer power to every opponent with directly adjacent structures (TM-9.1 to TM-9.4)."""
    amounts = power_around(state, seat, h)
    if not amounts:
        return
    number = state.next_building
    state.next_building = number + 1
    start = state.order.index(seat)
    for i in range(1, state.seats):
        other = state.order[(start + i) % state.seats]
        if amounts[other] and not state.dropped[other]:
            counts = gain_of(state, other, amounts[other]) > 0
            offer = Offer(other, seat, amounts[other], number, counts)
            state.offers = [*state.offers, offer]
    if POWERS[state.factions[seat]].steps_when_leeched:
        state.buildings = [*state.buildings, Building(number, False, False)]


def power_around(state: TerraMystica, seat: int, h: int) -> list[int]:
    """By seat: the power of opponents' directly adjacent structures; empty if none (TM-9.2)."""
    amounts: list[int] = []
    for other in ADJACENT[h]:
        owner = state.owner[other]
        if owner >= 0 and owner != seat:
            amounts = amounts or [0] * state.seats
            amounts[owner] += POWER_VALUE[state.kind[other]]
    for place in BRIDGES_OF[h]:
        if state.bridges[place] >= 0:
            other = far_end(place, h)
            owner = state.owner[other]
            if owner >= 0 and owner != seat:
                amounts = amounts or [0] * state.seats
                amounts[owner] += POWER_VALUE[state.kind[other]]
    return amounts


def capacity(state: TerraMystica, seat: int) -> int:
    """How much power the seat can still gain (TM-5.2)."""
    return 2 * state.bowl1[seat] + state.bowl2[seat]


def gain_of(state: TerraMystica, seat: int, amount: int) -> int:
    """The actual gain, limited by the bowls and by the points (TM-9.6, TM-Q21)."""
    return min(min(amount, capacity(state, seat)), state.points[seat] + 1)


class LeechWindow(Work):
    """Opponents decide one after another when the builder's action is complete (TM-9.8, TM-9.9)."""

    __slots__ = ()

    def run(self, state: TerraMystica) -> None:
        while state.offers:
            offer = state.offers[0]
            gain = gain_of(state, offer.seat, offer.amount)
            if gain > 0:
                builder = state.factions[offer.builder]
                state.ask(leech_question(offer.seat, builder, offer.amount, gain), offer.seat)
                return
            close_offer(state, 0)


class Leech(Question):
    """Whether the seat takes the offered power (TM-9.5 to TM-9.7)."""

    __slots__ = ("builder", "amount", "gain", "take", "decline")

    KIND: ClassVar[str] = "leech"
    RULE: ClassVar[str] = "TM-9.1"

    def __init__(self, seat: int, builder: int, amount: int, gain: int) -> None:
        super().__init__(seat)
        self.builder = builder
        self.amount = amount
        self.gain = gain
        self.take = leech_move(amount, builder)
        self.decline = decline_move(amount, builder)

    def prompt(self, seat: int) -> Message:
        return Message(
            "tm-ask-leech",
            {
                "gain": self.gain,
                "price": self.gain - 1,
                "builder": f"faction:{FACTION_IDS[self.builder]}",
            },
        )

    def moves(self, state: TerraMystica, seat: int) -> list[Move]:
        return [self.take, self.decline]

    def standing(self, state: TerraMystica, seat: int) -> tuple[str, ...]:
        return STANDING

    def stand(self, state: TerraMystica, seat: int, answer: str) -> Move | None:
        """The move for always, never, or up to a price; None (ask) above that price."""
        if answer == DECLINE_ALL:
            return self.decline
        if answer == TAKE_ALL or self.gain - 1 <= STANDING.index(answer) - len(EXTREMES):
            return self.take
        return None

    def act(self, state: TerraMystica, seat: int, move: Act) -> None:
        state.push(LEECH_WINDOW)
        builder = state.offers[0].builder
        if move.code == DECLINE:
            close_offer(state, 0)
        elif take_offer(state, 0):
            state.push(CultistStep(builder))

    def refuse_act(self, state: TerraMystica, seat: int, move: Act) -> Refusal | None:
        if move.code not in (LEECH, DECLINE):
            return ANSWER_OFFER_FIRST
        return None if move.a == self.amount and move.b == self.builder else OTHER_OFFER


# Offers differ in few numbers; the questions that occur are reused.
_questions: Final[dict[int, Leech]] = {}


def leech_question(seat: int, builder: int, amount: int, gain: int) -> Leech:
    """The question for an offer: who is asked, who builds, power offered and gained."""
    key = ((seat * len(FACTION_IDS) + builder) * 64 + amount) * 64 + gain
    found = _questions.get(key)
    if found is None:
        found = Leech(seat, builder, amount, gain)
        _questions[key] = found
    return found


def offered(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """What is offered, and the move that was tried."""
    offer = next(offer for offer in state.offers if offer.seat == seat)
    return {"amount": offer.amount, "builder": state.faction_id(offer.builder), "move": label(move)}


OTHER_OFFER: Final = Refusal("tm-no-such-offer", "TM-9.2", offered)
ANSWER_OFFER_FIRST: Final = Refusal("tm-no-answer-to-offer", "TM-9.9", offered)


def take_offer(state: TerraMystica, index: int) -> bool:
    """Take power and pay its points (TM-9.5); returns whether the Cultists earn a step."""
    offer = state.offers[index]
    gain = gain_of(state, offer.seat, offer.amount)
    if gain <= 0:
        close_offer(state, index)
        return False
    earned = accept(state, offer)
    gain_power(state, offer.seat, gain)
    if gain > 1:
        state.score(offer.seat, FOR_LEECH, 1 - gain)
    state.offers = state.offers[:index] + state.offers[index + 1 :]
    pay_cultists(state, offer)
    if capacity(state, offer.seat) == 0:
        decline_rest(state, offer.seat)
    return earned


def decline_rest(state: TerraMystica, seat: int) -> None:
    """Count the seat's other offers as declined once its bowls are full (TM-L35)."""
    for i in range(len(state.offers)):
        o = state.offers[i]
        if o.seat == seat and o.counts:
            declined = Offer(seat, o.builder, o.amount, o.building, False)
            state.offers = replaced(state.offers, i, declined)
            pay_cultists(state, o)


def accept(state: TerraMystica, offer: Offer) -> bool:
    """Record an acceptance; returns whether it is the first for a Cultists' building (TM-15.10)."""
    if not POWERS[state.factions[offer.builder]].steps_when_leeched:
        return False
    for i in range(len(state.buildings)):
        building = state.buildings[i]
        if building.number == offer.building and not building.taken:
            taken = Building(building.number, True, building.declined)
            state.buildings = replaced(state.buildings, i, taken)
            state.steps_due += 1
            if state.journal is not None:
                state.tell(
                    "tm-log-power-taken", seat_and_faction(state, offer.builder), offer.builder
                )
            return True
    return False


def close_offer(state: TerraMystica, index: int) -> None:
    """Decline an offer, or drop one without gain (TM-9.7, TM-L35)."""
    offer = state.offers[index]
    if (
        POWERS[state.factions[offer.builder]].steps_when_leeched
        and offer.counts
        and gain_of(state, offer.seat, offer.amount) > 0
    ):
        for i in range(len(state.buildings)):
            building = state.buildings[i]
            if building.number == offer.building:
                declined = Building(building.number, building.taken, True)
                state.buildings = replaced(state.buildings, i, declined)
    state.offers = state.offers[:index] + state.offers[index + 1 :]
    pay_cultists(state, offer)


def pay_cultists(state: TerraMystica, offer: Offer) -> None:
    """If all offers of a Cultists' building are declined, pay the power of the errata (TM-V5.1)."""
    if not POWERS[state.factions[offer.builder]].steps_when_leeched:
        return
    for other in state.offers:
        if other.building == offer.building and other.counts:
            return
    for i in range(len(state.buildings)):
        building = state.buildings[i]
        if building.number == offer.building:
            state.buildings = state.buildings[:i] + state.buildings[i + 1 :]
            if state.errata and building.declined and not building.taken:
                gain_power(state, offer.builder, 1)
                if state.journal is not None:
                    who = seat_and_faction(state, offer.builder)
                    state.tell("tm-log-power-declined", who, offer.builder)
            return


def seat_and_faction(state: TerraMystica, seat: int) -> dict[str, Arg]:
    """A seat and its faction, for a log line."""
    return {"seat": f"seat:{seat}", "faction": state.faction_id(seat)}


class CultistStep(Question):
    """On which cult the Cultists take an earned step, if any (TM-15.10, TM-Q20)."""

    __slots__ = ()

    KIND: ClassVar[str] = "cult_step"
    RULE: ClassVar[str] = "TM-15.10"
    PROMPT: ClassVar[str] = "tm-ask-cultist-step"

    def moves(self, state: TerraMystica, seat: int) -> list[Move]:
        return [*[CULT_MOVES[cult][1] for cult in range(4)], NO_CULT_MOVE]

    def act(self, state: TerraMystica, seat: int, move: Act) -> None:
        state.steps_due -= 1
        if move.a >= 0:
            climb(state, seat, move.a, 1)

    def refuse_act(self, state: TerraMystica, seat: int, move: Act) -> Refusal | None:
        if move.code != CULT:
            return CHOOSE_FIRST
        return ONE_STEP if move.b > 1 else None


LEECH_WINDOW: Final = LeechWindow()
