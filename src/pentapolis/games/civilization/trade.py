"""Section 5: collecting trade, and the slots of bargaining (CV-5.1 to CV-5.12)."""

from __future__ import annotations

from pentapolis.core.agenda import Step
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.games.civilization.abilities import is_suspected, secret_moves, use_ability
from pentapolis.games.civilization.acts import OFFER, PASS, USE, Act, act
from pentapolis.games.civilization.deals import ChoosePartner
from pentapolis.games.civilization.dials import gain_trade
from pentapolis.games.civilization.state import TRADE, Civilization
from pentapolis.games.civilization.steps import Menu
from pentapolis.games.civilization.tables import GOV_TRADE, MOST_TRADE


def collected(state: Civilization, seat: int) -> int:
    """The trade icons of all cities and sent squares, less a penalty (CV-5.1)."""
    total = GOV_TRADE[state.governments[seat]]
    for city in state.cities_of(seat):
        total += state.y_trade[city]
    return total if total > 0 else 0


def collect(state: Civilization) -> None:
    """Everybody collects (CV-5.1, CV-5.2)."""
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
    """Slots in turn order, round after round, until everybody has passed (CV-5.11, CV-5.12)."""

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
    """Whether a seat has anything to give; all of it is public by number (CV-5.7)."""
    return bool(
        state.trade[seat]
        or state.culture[seat]
        or any(state.resources[4 * seat : 4 * seat + 4])
        or state.taken[seat]
        or state.events[seat]
    )


class TradeSlot(Menu):
    """Abilities of the Trade phase, then one offer or pass (CV-5.11)."""

    __slots__ = ()

    def run(self, state: Civilization) -> None:
        state.active = self.seat
        super().run(state)

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-trade")

    def kind(self) -> str:
        return "trade_slot"

    def rule(self) -> str:
        return "CV-5.12"

    def last(self) -> Act:
        return act(PASS)

    def plain_moves(self, state: Civilization) -> list[Move]:
        if state.offers_left[self.seat] > 0 and has_goods(state, self.seat):
            return [act(OFFER)]
        return []

    def secret_moves(self, state: Civilization) -> list[Move]:
        return secret_moves(state, self.seat, "trade")

    def is_suspected(self, state: Civilization) -> bool:
        return is_suspected(state, self.seat, "trade")

    def standing(self, state: Civilization, seat: int) -> tuple[str, ...]:
        return ("pass",)

    def stand(self, state: Civilization, seat: int, answer: str) -> Move | None:
        return self.last()

    def take(self, state: Civilization, move: Act) -> None:
        if move.code == PASS:
            state.passed |= 1 << self.seat
        elif move.code == OFFER:
            state.offers_left[self.seat] -= 1
            state.push(ChoosePartner(self.seat))
        elif move.code == USE:
            state.push(self)
            use_ability(state, self.seat, move.a)
