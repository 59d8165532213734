"""Chapter 12, payment: the action that returns workers, and the rule against endless payments."""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import count_bits
from pentapolis.games.endeavor.moves import KEY_BITS, Returning
from pentapolis.games.endeavor.rules.levels import payments_of
from pentapolis.games.endeavor.rules.salary import (
    ReturnWorkers,
    return_workers,
    right_count,
    selections,
    too_few_workers,
)
from pentapolis.games.endeavor.state import Endeavor

TOKEN: Final = -1
"""Used as a building's position when the payment comes from a token (EN-12.5)."""

NOTHING_TO_RETURN: Final = Refusal("en-no-worker-elsewhere", "EN-12.7")
REPEATS: Final = Refusal("en-no-repeated-payment", "EN-12.8")


def payment_amount(state: Endeavor, seat: int) -> int:
    """How many workers a payment returns: finance value, or one by option (EN-12.2, EN-12.3)."""
    return 1 if state.pays_one else payments_of(state, seat)


def returnable_workers(state: Endeavor, seat: int, position: int) -> int:
    """The seat's workers, except on the paying building itself, as bits (EN-12.4, EN-12.5)."""
    workers = state.workers[seat]
    return workers if position == TOKEN else workers & ~(1 << position)


def occupied_before(state: Endeavor, seat: int, position: int) -> int:
    """The kinds of all occupied buildings, including the paying one, as a multiset."""
    key = state.occupied_key(seat)
    if not state.workers[seat] >> position & 1:
        key += 1 << KEY_BITS * state.buildings[seat][position]
    return key


def payment_keys(state: Endeavor, seat: int, position: int) -> list[int]:
    """The possible returns as multisets of kinds; for a building, without repeats (EN-12.8)."""
    returnable = returnable_workers(state, seat, position)
    keys = selections(state, seat, returnable, payment_amount(state, seat))
    if position == TOKEN:
        return keys
    before = occupied_before(state, seat, position)
    seen = state.seen[seat]
    return [key for key in keys if before - key not in seen]


def refuse_payment(state: Endeavor, seat: int, position: int) -> Refusal | None:
    """Require a worker to return and, for a building, a result not seen before (EN-12.8)."""
    returnable = returnable_workers(state, seat, position)
    if not returnable:
        return NOTHING_TO_RETURN
    if position == TOKEN:
        return None
    # After any other action only the present occupation is seen, and two workers fewer change it.
    first = len(state.seen[seat]) == 1
    if first and count_bits(returnable) > 1 and payment_amount(state, seat) > 1:
        return None
    return None if payment_keys(state, seat, position) else REPEATS


class Pay(ReturnWorkers):
    """Which workers come back from other buildings (EN-12.1, EN-12.6)."""

    __slots__ = ("asker", "position")

    KIND: ClassVar[str] = "choose_payment"
    RULE: ClassVar[str] = "EN-12.6"
    PROMPT: ClassVar[str] = "en-choose-payment"
    WRONG_COUNT: ClassVar[Refusal] = Refusal("en-no-other-count", "EN-12.6", right_count)
    TOO_FEW_WORKERS: ClassVar[Refusal] = Refusal(
        "en-no-worker-to-return", "EN-12.6", too_few_workers
    )

    def __init__(self, seat: int, position: int, asker: str) -> None:
        super().__init__(seat)
        self.position = position
        self.asker = asker

    def prompt(self, seat: int) -> Message:
        return Message(self.PROMPT, {"source": self.asker})

    def source(self) -> str:
        return self.asker

    def returnable(self, state: Endeavor) -> int:
        return returnable_workers(state, self.seat, self.position)

    def amount(self, state: Endeavor) -> int:
        return payment_amount(state, self.seat)

    def moves(self, state: Endeavor, seat: int) -> list[Move]:
        vocabulary = state.vocabulary
        return [vocabulary.returning(key) for key in payment_keys(state, seat, self.position)]

    def refuse_answer(self, state: Endeavor, seat: int, move: Move) -> Refusal | None:
        refusal = super().refuse_answer(state, seat, move)
        if refusal is not None or self.position == TOKEN:
            return refusal
        assert isinstance(move, Returning)
        left = occupied_before(state, seat, self.position) - move.key
        return REPEATS if left in state.seen[seat] else None

    def answer(self, state: Endeavor, seat: int, move: Move) -> None:
        assert isinstance(move, Returning)
        return_workers(state, seat, move.kinds, self.returnable(state))
        key = state.occupied_key(seat)
        if self.position == TOKEN:
            state.seen[seat] = (key,)  # another kind of action starts the record anew (EN-12.9)
        else:
            state.seen[seat] = (*state.seen[seat], key)
