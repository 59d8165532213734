"""Chapter 5, Trade: collecting trade, and turns for bargaining (CV-5.1 to CV-5.12)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.civilization.effects.abilities import PhaseMenu, use_ability
from pentapolis.games.civilization.effects.payment import has_resources
from pentapolis.games.civilization.moves import OFFER, PASS, USE, CivMove, make
from pentapolis.games.civilization.questions import ELSEWHERE
from pentapolis.games.civilization.rules.bargaining import ChoosePartner
from pentapolis.games.civilization.rules.coins import gain_trade
from pentapolis.games.civilization.state import TRADE, Civilization, added
from pentapolis.games.civilization.tables.cards import GOV_TRADE, MOST_TRADE


def collected(state: Civilization, seat: int) -> int:
    """The trade icons of all cities and sent squares, minus a penalty (CV-5.1)."""
    total = GOV_TRADE[state.governments[seat]]
    for city in state.cities_of(seat):
        total += state.y_trade[city]
    return total if total > 0 else 0


def collect(state: Civilization) -> None:
    """Let everybody collect trade (CV-5.1, CV-5.2)."""
    for seat in state.order():
        amount = collected(state, seat)
        if state.journal is not None:
            args: dict[str, Arg] = {
                "seat": f"seat:{seat}",
                "trade": amount,
                "total": min(state.trade[seat] + amount, MOST_TRADE),
            }
            state.tell("cv-log-collect", args, seat)
        gain_trade(state, seat, amount)


class Trade(Step[Civilization]):
    """Collect, then bargain (CV-5.6)."""

    __slots__ = ()

    def run(self, state: Civilization) -> None:
        state.phase = TRADE
        collect(state)
        state.offers_left = [state.offers_most] * state.seats
        state.passed = 0
        state.declined = ()
        state.push(Slots(0))


class Slots(Step[Civilization]):
    """Turns for offers, round after round, until everybody has passed (CV-5.11, CV-5.12)."""

    __slots__ = ("index",)

    def __init__(self, index: int) -> None:
        self.index = index

    def run(self, state: Civilization) -> None:
        if state.passed == (1 << state.seats) - 1:
            return
        index = self.index
        for _ in range(state.seats):
            seat = (state.first + index) % state.seats
            index += 1
            if not state.passed >> seat & 1:
                state.push(Slots(index % state.seats))
                state.push(TradeSlot(seat))
                return


def has_goods(state: Civilization, seat: int) -> bool:
    """Whether a seat has anything to give; all quantities are public (CV-5.7)."""
    return bool(
        state.trade[seat]
        or state.culture[seat]
        or has_resources(state, seat)
        or state.taken[seat]
        or state.events[seat]
    )


def offer_limit(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """How many offers a player may make in a turn."""
    return {"most": state.offers_most}


NO_OFFERS: Final = Refusal("cv-no-more-offers", "CV-5.12", offer_limit)
NOTHING_TO_GIVE: Final = Refusal("cv-no-goods", "CV-5.14")


def refuse_offer(state: Civilization, seat: int) -> Refusal | None:
    """Require something to give and an offer left this turn (CV-5.12, CV-5.14)."""
    if state.offers_left[seat] <= 0:
        return NO_OFFERS
    return None if has_goods(state, seat) else NOTHING_TO_GIVE


class TradeSlot(PhaseMenu):
    """A seat's turn in the Trade phase: abilities, then one offer or a pass (CV-5.11)."""

    __slots__ = ()
    KIND = "trade_slot"
    RULE = "CV-5.12"
    PROMPT = "cv-ask-trade"
    PHASE = "trade"

    def run(self, state: Civilization) -> None:
        state.active = self.seat
        super().run(state)

    def last(self) -> CivMove:
        return make(PASS)

    def plain_moves(self, state: Civilization) -> list[Move]:
        return [make(OFFER)] if refuse_offer(state, self.seat) is None else []

    def refuse_plain(self, state: Civilization, move: CivMove) -> Refusal | None:
        return refuse_offer(state, self.seat) if move.code == OFFER else ELSEWHERE[move.code]

    def standing(self, state: Civilization, seat: int) -> tuple[str, ...]:
        return ("pass",)

    def stand(self, state: Civilization, seat: int, answer: str) -> Move | None:
        return self.last()

    def take(self, state: Civilization, move: CivMove) -> None:
        if move.code == PASS:
            state.passed |= 1 << self.seat
        elif move.code == OFFER:
            state.offers_left = added(state.offers_left, self.seat, -1)
            state.push(ChoosePartner(self.seat))
        elif move.code == USE:
            state.push(self)
            use_ability(state, self.seat, move.first)
