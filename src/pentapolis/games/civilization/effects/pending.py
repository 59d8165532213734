"""Declared actions, events and abilities that may still be cancelled (CV-E1)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.games.civilization.rules.coins import add_coin
from pentapolis.games.civilization.state import Civilization
from pentapolis.games.civilization.tables.cards import COIN_SHEET, EVENTS

ACTION: Final = 0
EVENT_FORM: Final = 1
ABILITY_FORM: Final = 2


class Pending(Step[Civilization]):
    """Something declared and paid that takes effect unless it is cancelled (CV-E1)."""

    __slots__ = ("actor",)

    def __init__(self, actor: int) -> None:
        self.actor = actor

    def form(self) -> int:
        """A city action, an event or a resource ability."""
        raise NotImplementedError

    def targeted(self, state: Civilization) -> int:
        """The seats it targets, as bits (CV-E9)."""
        return 0

    def is_wonder(self) -> bool:
        """Whether a wonder is being built."""
        return False

    def cancelled(self, state: Civilization) -> None:
        """What still happens when it is cancelled (CV-E3)."""

    def what(self) -> str:
        """The component that is about to take effect."""
        raise NotImplementedError

    def aim_name(self) -> str:
        """The component it is aimed at; empty if there is none."""
        return ""


OTHERS: Final = [
    [tuple([(seat + offset) % seats for offset in range(1, seats)]) for seat in range(seats)]
    for seats in range(5)
]


def others(state: Civilization, seat: int) -> tuple[int, ...]:
    """All other seats, clockwise from the left."""
    return OTHERS[state.seats][seat]


def tell_declared(state: Civilization, pending: Pending) -> None:
    """Log what somebody declares."""
    if state.journal is not None:
        args = {"seat": f"seat:{pending.actor}", "what": pending.what()}
        target = pending.aim_name()
        if target:
            state.tell("cv-log-declare-at", {**args, "target": target}, pending.actor)
        else:
            state.tell("cv-log-declare", {**args}, pending.actor)


class Gift(Pending):
    """An event that counts as one token of the cost being paid (`as_resource`)."""

    __slots__ = ("event", "receiver", "reserved", "rest", "again")

    def __init__(
        self, actor: int, event: int, receiver: int, reserved: tuple[int, ...],
        rest: Step[Civilization], again: Step[Civilization],
    ) -> None:  # fmt: skip
        super().__init__(actor)
        self.event = event
        self.receiver = receiver
        self.reserved = reserved  # what the payment has reserved so far
        self.rest = rest  # the payment with one unit less to pay
        self.again = again  # the payment to resume if the card is cancelled

    def form(self) -> int:
        return EVENT_FORM

    def what(self) -> str:
        return f"event:{EVENTS[self.event].id}"

    def targeted(self, state: Civilization) -> int:
        return 1 << self.receiver if self.receiver >= 0 else 0

    def run(self, state: Civilization) -> None:
        state.push(self.rest)
        if self.receiver >= 0:
            add_coin(state, self.receiver, COIN_SHEET)

    def cancelled(self, state: Civilization) -> None:
        """Resume the payment, which needs other tokens or is withdrawn."""
        state.push(self.again)
