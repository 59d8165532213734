"""Section 12: the payment action and its guard against endless payments."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.endeavor.asking import Question
from pentapolis.games.endeavor.state import Endeavor
from pentapolis.games.endeavor.tables import KEY_BITS, Returning
from pentapolis.games.endeavor.workers import return_workers, selections, why_not_return

TOKEN: Final = -1
"""Instead of a building's place: the payment comes from a token (EN-12.5)."""


def payment_amount(state: Endeavor, seat: int) -> int:
    """One worker per payment, or one in all (EN-12.2, EN-12.3)."""
    return 1 if state.pays_one else state.payments(seat)


def returnable(state: Endeavor, seat: int, position: int) -> int:
    """Own workers, but not that of the paying building itself, as bits (EN-12.4, EN-12.5)."""
    workers = state.workers[seat]
    return workers if position == TOKEN else workers & ~(1 << position)


def payment_keys(state: Endeavor, seat: int, position: int) -> list[int]:
    """What may be returned, as multisets of kinds; a building's payment under EN-12.8."""
    keys = selections(state, seat, returnable(state, seat, position), payment_amount(state, seat))
    if position == TOKEN:
        return keys
    kinds = state.buildings[seat]
    before = state.occupied_key(seat)
    if not state.workers[seat] >> position & 1:
        before += 1 << KEY_BITS * kinds[position]
    seen = state.seen[seat]
    return [key for key in keys if before - key not in seen]


def can_pay(state: Endeavor, seat: int, position: int) -> bool:
    """Some worker can be returned by that building, and the guard allows it (EN-12.7, 12.8)."""
    if not returnable(state, seat, position):
        return False
    return bool(payment_keys(state, seat, position))


class Pay(Question):
    """Workers come back from other buildings (EN-12.1, EN-12.6)."""

    __slots__ = ("position",)

    def __init__(self, seat: int, position: int, asker: str) -> None:
        super().__init__(seat, asker)
        self.position = position

    def prompt(self, seat: int) -> Message:
        return Message("en-choose-payment", {"source": self.asker})

    def kind(self) -> str:
        return "choose_payment"

    def moves(self, state: Endeavor, seat: int) -> list[Move]:
        return [state.tables.returning(key) for key in payment_keys(state, seat, self.position)]

    def answer(self, state: Endeavor, seat: int, move: Move) -> None:
        assert isinstance(move, Returning)
        return_workers(state, seat, move.kinds, returnable(state, seat, self.position))
        key = state.occupied_key(seat)
        if self.position == TOKEN:
            state.seen[seat] = (key,)  # any other kind of action (EN-12.9)
        else:
            state.seen[seat] = (*state.seen[seat], key)

    def why_not(self, state: Endeavor, seat: int, text: str) -> Message:
        workers = returnable(state, seat, self.position)
        amount = payment_amount(state, seat)
        for key in selections(state, seat, workers, amount):
            if state.tables.returning(key).text == text:
                return Message("en-payment-repeats", {}, "EN-12.8")
        return why_not_return(state, seat, text, workers, amount, "EN-12.6")
