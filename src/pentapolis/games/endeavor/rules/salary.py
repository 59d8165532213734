"""Chapter 6, salary phase: workers come back from buildings to the harbor.

The payment action (chapter 12) returns workers in the same way.
"""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import count_bits
from pentapolis.games.endeavor.moves import KEY_BITS, Returning
from pentapolis.games.endeavor.questions import EndeavorQuestion
from pentapolis.games.endeavor.rules.levels import payments_of
from pentapolis.games.endeavor.state import SALARY, Endeavor
from pentapolis.games.endeavor.tables.constants import MOST_SEATS

MOST_BUILDINGS: Final = 8


def right_count(state: Endeavor, seat: int, move: Returning) -> dict[str, Arg]:
    """How many workers have to return, and how many the move names."""
    step = state.asking
    assert isinstance(step, ReturnWorkers)
    return {"count": step.count(state), "named": len(move.kinds)}


def too_few_workers(state: Endeavor, seat: int, move: Returning) -> dict[str, Arg]:
    """The first building named more often than it has workers to return."""
    step = state.asking
    assert isinstance(step, ReturnWorkers)
    returnable = step.returnable(state)
    for kind in move.kinds:
        workers = workers_on(state, seat, kind, returnable)
        if move.kinds.count(kind) > workers:
            break
    return {
        "building": state.tables.building_ids[kind],
        "workers": workers,
        "named": move.kinds.count(kind),
    }


class ReturnWorkers(EndeavorQuestion):
    """Which workers come back to the harbor; their number is fixed."""

    __slots__ = ()

    VERBS: ClassVar[tuple[str, ...]] = ("return",)
    WRONG_COUNT: ClassVar[Refusal]
    TOO_FEW_WORKERS: ClassVar[Refusal]

    def returnable(self, state: Endeavor) -> int:
        """The buildings whose worker may come back, as bits."""
        return state.workers[self.seat]

    def amount(self, state: Endeavor) -> int:
        """How many workers the seat's payments can return."""
        return payments_of(state, self.seat)

    def count(self, state: Endeavor) -> int:
        """How many workers return; surplus payments lapse (EN-6.2, EN-12.6)."""
        return min(self.amount(state), count_bits(self.returnable(state)))

    def moves(self, state: Endeavor, seat: int) -> list[Move]:
        vocabulary = state.vocabulary
        keys = selections(state, seat, self.returnable(state), self.amount(state))
        return [vocabulary.returning(key) for key in keys]

    def refuse_answer(self, state: Endeavor, seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, Returning)
        if len(move.kinds) != self.count(state):
            return self.WRONG_COUNT
        returnable = self.returnable(state)
        for kind in move.kinds:
            if move.kinds.count(kind) > workers_on(state, seat, kind, returnable):
                return self.TOO_FEW_WORKERS
        return None

    def answer(self, state: Endeavor, seat: int, move: Move) -> None:
        assert isinstance(move, Returning)
        return_workers(state, seat, move.kinds, self.returnable(state))

    def why_not(self, state: Endeavor, seat: int, text: str) -> Message:
        move = self.parse(state, text)
        if self.refuse(state, seat, move) is None:
            return Message("en-no-other-order", {"move": move.text}, self.RULE)
        return super().why_not(state, seat, text)


class PaySalary(ReturnWorkers):
    """Which workers return in the salary phase, one for each payment (EN-6.1 to EN-6.3)."""

    __slots__ = ()

    KIND: ClassVar[str] = "choose_salary"
    RULE: ClassVar[str] = "EN-6.3"
    PROMPT: ClassVar[str] = "en-choose-salary"
    WRONG_COUNT: ClassVar[Refusal] = Refusal("en-no-other-count", "EN-6.3", right_count)
    TOO_FEW_WORKERS: ClassVar[Refusal] = Refusal(
        "en-no-worker-to-return", "EN-6.3", too_few_workers
    )

    def run(self, state: Endeavor) -> None:
        state.phase = SALARY
        seat = self.seat
        workers = state.workers[seat]
        if not workers:
            return
        if payments_of(state, seat) >= count_bits(workers):
            return_all(state, seat, workers)
        else:
            state.ask(self, seat)


def workers_on(state: Endeavor, seat: int, kind: int, returnable: int) -> int:
    """How many workers may return from buildings of that kind."""
    count = 0
    kinds = state.buildings[seat]
    for i in range(len(kinds)):
        if kinds[i] == kind and returnable >> i & 1:
            count += 1
    return count


def _subsets(size: int, chosen: int) -> list[int]:
    return [mask for mask in range(1 << size) if mask.bit_count() == chosen]


SUBSETS: Final = [
    [_subsets(size, chosen) for chosen in range(size + 1)] for size in range(MOST_BUILDINGS + 1)
]
"""By number of things and number chosen: every combination, as bits."""


def selections(state: Endeavor, seat: int, returnable: int, amount: int) -> list[int]:
    """Every choice of `amount` workers as multisets of kinds; equal tiles give one (EN-Q17)."""
    kinds = state.buildings[seat]
    keys: list[int] = []
    for i in range(len(kinds)):
        if returnable >> i & 1:
            keys.append(1 << KEY_BITS * kinds[i])
    result: list[int] = []
    if amount > len(keys):
        amount = len(keys)
    for mask in SUBSETS[len(keys)][amount]:
        key = 0
        for i in range(len(keys)):
            if mask >> i & 1:
                key += keys[i]
        if key not in result:
            result.append(key)
    return result


def return_workers(state: Endeavor, seat: int, kinds: tuple[int, ...], returnable: int) -> None:
    """Move workers to the harbor, first from tiles built first (EN-6.2, EN-12.1, EN-Q17)."""
    built = state.buildings[seat]
    for kind in kinds:
        for i in range(len(built)):
            if built[i] == kind and returnable >> i & 1:
                returnable &= ~(1 << i)
                state.workers[seat] &= ~(1 << i)
                state.harbor[seat] += 1
                break
    if state.journal is not None and kinds:
        ids = state.tables.building_ids
        names = tuple([Message("en-item", {"item": ids[kind]}) for kind in kinds])
        state.tell("en-log-return", {"seat": f"seat:{seat}", "buildings": names}, seat)


def return_all(state: Endeavor, seat: int, returnable: int) -> None:
    """Return every worker that may come back (EN-6.2)."""
    kinds = [kind for i, kind in enumerate(state.buildings[seat]) if returnable >> i & 1]
    return_workers(state, seat, tuple(kinds), returnable)


PAY_SALARY: Final = [PaySalary(seat) for seat in range(MOST_SEATS)]
