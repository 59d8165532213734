"""The frame of every effect: typed operations, lists of them, costs, and the waiting events.

An operation (`Op`) is an immutable value built from data. `resolve` does it for a seat and may
push steps that ask; `possible` and `payable` are the tests of IM-V0.3 to IM-V0.6; `text` says it
in words.
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Message
from pentapolis.games.imperium.state import Frame, Imperium
from pentapolis.games.imperium.tables import CARDS

# Events that open windows (the triggers T1 to T10 and the passive ones).
NEVER: Final = -2
ANY_TIME: Final = -1
TOKEN_MATERIALS: Final = 0
TOKEN_POPULATION: Final = 1
GOT_UNCIVILISED: Final = 2
ACQUIRED_REGION: Final = 3
PLAYED_REGION: Final = 4
RETURNED_UNREST: Final = 5
PLAYED_ATTACK: Final = 6
SUNK: Final = 7
USED_WHEAT: Final = 8
USED_DROP: Final = 9
REGION_FROM_DISCARD: Final = 10
TOOK_UNREST: Final = 11
PAID_POPULATION: Final = 12
OTHERS_ATTACK: Final = 13
DISCARDS_MASKS: Final = 14
EVENT_BITS: Final = 8

# How a text says what is done: to its owner, of another player, right after MAY, or by the bare
# verb: further on in such a sentence, and on a button.
DO: Final = "do"
THEY: Final = "they"
MAY_DO: Final = "may"
VERB: Final = "inf"


def further(form: str) -> str:
    """The form of what comes later in the same sentence."""
    return VERB if form == MAY_DO else form


class Op:
    """One operation of a card's text."""

    __slots__ = ()

    def resolve(self, state: Imperium, seat: int) -> None:
        """Do it for that seat, as far as possible (IM-V0.2)."""
        raise NotImplementedError

    def offer(self, state: Imperium, seat: int) -> bool:
        """Under MAY: ask with a way to decline in one question; False where it cannot."""
        return False

    def possible(self, state: Imperium, seat: int, this: int) -> bool:
        """Whether it can be done in full now (IM-V0.6)."""
        return True

    def payable(self, state: Imperium, seat: int, this: int) -> bool:
        """As a cost: whether it can be paid in full; `this` is no hand card (IM-V0.14)."""
        return self.possible(state, seat, this)

    def permits(self, state: Imperium, seat: int, this: int) -> bool:
        """In a card's own list: whether its costs allow the card to be played (IM-V0.4)."""
        return True

    def hindrance(self, state: Imperium, seat: int, this: int) -> Message | None:
        """The part of it that forbids the card, in words; None where `permits` is true."""
        return None if self.permits(state, seat, this) else self.text()

    def idle(self, state: Imperium, seat: int) -> bool:
        """Whether it could change nothing now: such an offer is not made (IM-V2)."""
        return False

    def is_clause(self) -> bool:
        """Whether its text is a clause of its own, which no "pay … to" can lead to."""
        return False

    def forks(self) -> bool:
        """Whether its text ends in options: what follows it has to say that it always follows."""
        return False

    def text(self, form: str = DO) -> Message:
        """The operation in words, in one of the forms above."""
        raise NotImplementedError


Ops = tuple[Op, ...]


def all_permit(ops: Ops, state: Imperium, seat: int, this: int) -> bool:
    """Whether no cost of the list stands in the way (IM-V0.4)."""
    return all(op.permits(state, seat, this) for op in ops)


def first_hindrance(ops: Ops, state: Imperium, seat: int, this: int) -> Message | None:
    """The first part of a list that forbids it, in words."""
    for op in ops:
        found = op.hindrance(state, seat, this)
        if found is not None:
            return found
    return None


class Condition:
    """What an IF or an ability needs (IM-V8)."""

    __slots__ = ()

    def holds(self, state: Imperium, seat: int, this: int) -> bool:
        """Whether it is so now."""
        raise NotImplementedError

    def text(self) -> Message:
        """The condition in words."""
        raise NotImplementedError


class Ability:
    """An exhaust ability (IM-3.11): trigger, cost, effect."""

    __slots__ = ("trigger", "cost", "ops", "condition")

    def __init__(
        self, trigger: int, cost: Cost | None, ops: Ops, condition: Condition | None
    ) -> None:
        self.trigger = trigger
        self.cost = cost
        self.ops = ops
        self.condition = condition


class Resolve(Step[Imperium]):
    """The rest of a list of operations, for one seat."""

    __slots__ = ("seat", "ops", "at")

    def __init__(self, seat: int, ops: Ops, at: int) -> None:
        self.seat = seat
        self.ops = ops
        self.at = at

    def run(self, state: Imperium) -> None:
        at = self.at
        if state.pending and not state.frames[-1].paying:
            state.push(self)
            open_windows(state)
            return
        if at + 1 < len(self.ops):
            state.push(Resolve(self.seat, self.ops, at + 1))
        self.ops[at].resolve(state, self.seat)


def resolve_all(state: Imperium, seat: int, ops: Ops) -> None:
    """Do the operations in order (IM-V0.1)."""
    if ops:
        state.push(Resolve(seat, ops, 0))


class Flush(Step[Imperium]):
    """Open the windows of what has just happened (IM-Q11)."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        if state.pending:
            open_windows(state)


class EndCost(Step[Imperium]):
    """The whole cost is paid: now its events count (IM-V0.13)."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        state.frames[-1].paying = False
        if state.pending:
            open_windows(state)


class EndFrame(Step[Imperium]):
    """An effect is over; the one it interrupted goes on."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        if state.pending:
            state.push(END_FRAME)
            open_windows(state)
            return
        state.frames.pop()


FLUSH: Final = Flush()
END_COST: Final = EndCost()
END_FRAME: Final = EndFrame()


class Cost:
    """Several costs that are paid together or not at all (IM-V0.3)."""

    __slots__ = ("ops", "tokens", "actions")

    def __init__(self, ops: Ops, tokens: tuple[int, int, int], actions: int) -> None:
        self.ops = ops
        self.tokens = tokens
        self.actions = actions

    def payable(self, state: Imperium, seat: int, this: int) -> bool:
        """Whether all of it can be paid now."""
        player = state.players[seat]
        if self.actions > player.actions:
            return False
        if not affordable(player.tokens, self.tokens):
            return False
        return all(op.payable(state, seat, this) for op in self.ops)

    def hindrance(self, state: Imperium, seat: int, this: int) -> Message | None:
        """The part that cannot be paid, in words; None where `payable` is true."""
        for op in self.ops:
            if not op.payable(state, seat, this):
                return op.text()
        if self.payable(state, seat, this):
            return None
        return Message("im-op-pay", {"tokens": tokens_text(self.tokens), "form": DO})

    def pay(self, state: Imperium, seat: int, done: int = 0) -> None:
        """Pay in the order of the list, but for the first parts where those are just being done;
        events wait until all is paid."""
        state.frames[-1].paying = True
        state.push(END_COST)
        resolve_all(state, seat, self.ops[done:])


def affordable(have: list[int], cost: tuple[int, int, int]) -> bool:
    """Progress stands in for population 1:1 and for materials 1:2 (IM-9.3 to IM-9.5)."""
    progress = have[2] - cost[2]
    if progress < 0:
        return False
    lacking = cost[1] - have[1]
    if lacking > 0:
        progress -= lacking
    lacking = cost[0] - have[0]
    if lacking > 0:
        progress -= (lacking + 1) // 2
    return progress >= 0


# --- frames ------------------------------------------------------------------------------


def begin_frame(
    state: Imperium, card: int, seat: int, attack: bool = False, token: int = -1
) -> Frame:
    """A section of a card's text begins."""
    frame = Frame(card, seat, state.players[seat].empire, attack, token)
    state.frames.append(frame)
    return frame


# --- events ------------------------------------------------------------------------------


def emit(state: Imperium, seat: int, event: int) -> None:
    """Something happened that texts of that seat may react to."""
    for card in state.players[seat].texts():
        if REACTS[card] == event or ANSWERS[card] == event:
            state.pending.append(seat << EVENT_BITS | event)
            return


REACTS: Final = [NEVER] * len(CARDS)
"""By card: the event that its exhaust ability needs, or ANY_TIME, or NEVER."""
ANSWERS: Final = [NEVER] * len(CARDS)
"""By card: the event that its passive text answers."""

PLAY: Final[list[Ops]] = [()] * len(CARDS)
SOLSTICE: Final[list[Ops]] = [()] * len(CARDS)
GAINED: Final[list[Ops]] = [()] * len(CARDS)
ANSWER: Final[list[Ops]] = [()] * len(CARDS)
"""By card: what its passive text does on the event of ANSWERS."""
ABILITY: Final[list[Ability | None]] = [None] * len(CARDS)


def open_windows(state: Imperium) -> None:
    """Each event that waits gets its window, seats clockwise from the active one (IM-Q11)."""
    from pentapolis.games.imperium.windows import Window

    events = state.pending
    state.pending = []
    for distance in range(state.seats - 1, -1, -1):
        seat = (state.active + distance) % state.seats
        for i in range(len(events) - 1, -1, -1):
            if events[i] >> EVENT_BITS == seat:
                kind = events[i] & ((1 << EVENT_BITS) - 1)
                answering = tuple(
                    [card for card in state.players[seat].texts() if ANSWERS[card] == kind]
                )
                state.push(Window(seat, kind, answering))


def component(card: int) -> str:
    """The component id of a card."""
    return f"card:{CARDS[card].slug}"


def copied(card: int) -> int:
    """`this` of a text that is used as one's own: no card, but it is known who asks (IM-Q24)."""
    return -2 - card


def asker(this: int) -> int:
    """The card that asks: `this`, or the card whose text was copied; -1 for none."""
    return this if this >= -1 else -2 - this


def tokens_text(res: tuple[int, int, int]) -> Message:
    """Amounts of tokens in words."""
    parts: list[Message] = []
    if res[0]:
        parts.append(Message("im-materials", {"count": res[0]}))
    if res[1]:
        parts.append(Message("im-population", {"count": res[1]}))
    if res[2]:
        parts.append(Message("im-progress", {"count": res[2]}))
    return parts[0] if len(parts) == 1 else Message("im-and", {"parts": tuple(parts)})
