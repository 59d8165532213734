"""The base of all effects: typed operations, lists of them, costs, and events that trigger them.

An operation (`Op`) is an immutable value built from data. `resolve` carries it out for a seat and
may push steps that ask; `possible`, `payable` and `lacking` are the tests of IM-V0.3 to IM-V0.6;
`text` renders it in words.
"""

from __future__ import annotations

from typing import Any, Final

from pentapolis.core.message import Message
from pentapolis.games.imperium.state import Imperium
from pentapolis.games.imperium.tables import CARDS

# Events that open windows (the triggers T1 to T10 and those of passive texts).
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
EVENTS: Final = {
    TOKEN_MATERIALS: Message("im-when-token", {"token": "materials"}),
    TOKEN_POPULATION: Message("im-when-token", {"token": "population"}),
    GOT_UNCIVILISED: Message("im-when-got-uncivilised"),
    ACQUIRED_REGION: Message("im-when-acquired-region"),
    PLAYED_REGION: Message("im-when-played-region"),
    RETURNED_UNREST: Message("im-when-returned-unrest"),
    PLAYED_ATTACK: Message("im-when-played-attack"),
    SUNK: Message("im-when-sunk"),
    USED_WHEAT: Message("im-when-icon", {"icon": "wheat"}),
    USED_DROP: Message("im-when-icon", {"icon": "drop"}),
    REGION_FROM_DISCARD: Message("im-when-region-from-discard"),
    TOOK_UNREST: Message("im-when-took-unrest"),
    PAID_POPULATION: Message("im-when-paid-population"),
    OTHERS_ATTACK: Message("im-when-attacked"),
    DISCARDS_MASKS: Message("im-when-masks"),
}
"""By event: its words."""
TRIGGERS: Final = {
    "you_play_region": PLAYED_REGION,
    "you_play_region_from_discard": REGION_FROM_DISCARD,
    "another_player_plays_attack": OTHERS_ATTACK,
    "you_return_unrest": RETURNED_UNREST,
    "you_take_unrest": TOOK_UNREST,
    "you_play_attack": PLAYED_ATTACK,
    "you_pay_population": PAID_POPULATION,
    "a_card_is_sunk": SUNK,
    "effect_requires_discarding_masks": DISCARDS_MASKS,
    "gain_market_card_with_token:materials": TOKEN_MATERIALS,
    "gain_market_card_with_token:population": TOKEN_POPULATION,
    "you_acquire_or_break_through:uncivilised": GOT_UNCIVILISED,
    "you_acquire:region": ACQUIRED_REGION,
    "gain_materials_from_card_with_icon:wheat": USED_WHEAT,
    "gain_materials_from_card_with_icon:drop": USED_DROP,
}
"""By name in the data: the event."""


def trigger_from(data: Any) -> int:
    """The event of a trigger: a word, or a word with its subject."""
    if data is None:
        return ANY_TIME
    if isinstance(data, dict):
        about = data.get("token") or data.get("suit") or data.get("icon")
        data = f"{data['on']}:{about}"
    if data not in TRIGGERS:
        raise ValueError(f"unknown trigger {data!r}")
    return TRIGGERS[data]


# The forms of a text: addressed to its owner, about another player, directly after MAY, or the bare
# verb (later in such a sentence, and on buttons).
DO: Final = "do"
THEY: Final = "they"
MAY_DO: Final = "may"
VERB: Final = "inf"


def further(form: str) -> str:
    """The form for what follows in the same sentence."""
    return VERB if form == MAY_DO else form


class Op:
    """One operation of a card's text."""

    __slots__ = ()

    def resolve(self, state: Imperium, seat: int) -> None:
        """Carry it out for that seat, as far as possible (IM-V0.2)."""
        raise NotImplementedError

    def offer(self, state: Imperium, seat: int) -> bool:
        """Under MAY: ask one question that includes declining; False if that is not possible."""
        return False

    def possible(self, state: Imperium, seat: int, this: int) -> bool:
        """Whether it can be fully carried out now (IM-V0.6)."""
        return True

    def payable(self, state: Imperium, seat: int, this: int) -> bool:
        """As a cost: whether it can be fully paid; `this` is not a hand card then (IM-V0.14)."""
        return self.possible(state, seat, this)

    def may_lack(self) -> bool:
        """Whether `lacking` may ever return something."""
        return False

    def lacking(self, state: Imperium, seat: int, this: int) -> Op | None:
        """In a card's own list: the part that cannot be paid and so forbids the card (IM-V0.4).

        None if nothing is lacking; `lacking_text` of the part says what is.
        """
        return None

    def lacking_text(self, state: Imperium, seat: int, this: int) -> Message:
        """What is missing for it, in words and with amounts."""
        return self.text()

    def changes_nothing(self, state: Imperium, seat: int) -> bool:
        """Whether it would change nothing now; it is then not offered (IM-V2)."""
        return False

    def is_clause(self) -> bool:
        """Whether its text is a full clause, which cannot follow "pay … to"."""
        return False

    def ends_in_options(self) -> bool:
        """Whether its text ends in options; the next one must then say that it always applies."""
        return False

    def text(self, form: str = DO) -> Message:
        """The operation in words, in one of the forms above."""
        raise NotImplementedError


class AmountOp(Op):
    """An operation on a number of equal tokens or cards."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n


Ops = tuple[Op, ...]


def first_lacking(ops: Ops, state: Imperium, seat: int, this: int) -> Op | None:
    """The first part of a list that cannot be paid; None if the list is allowed (IM-V0.4)."""
    for op in ops:
        found = op.lacking(state, seat, this)
        if found is not None:
            return found
    return None


class Condition:
    """A condition of an IF or an ability (IM-V8)."""

    __slots__ = ()

    def holds(self, state: Imperium, seat: int, this: int) -> bool:
        """Whether the condition is met."""
        raise NotImplementedError

    def lacking_text(self, state: Imperium, seat: int, this: int) -> Message:
        """The unmet condition in words, with the present amount if it is a count."""
        return self.text()

    def text(self) -> Message:
        """The condition in words."""
        raise NotImplementedError


class Ability:
    """An exhaust ability (IM-3.11): trigger, cost, effect."""

    __slots__ = ("trigger", "cost", "ops", "condition", "may_lack")

    def __init__(
        self, trigger: int, cost: Cost | None, ops: Ops, condition: Condition | None
    ) -> None:
        self.trigger = trigger
        self.cost = cost
        self.ops = ops
        self.condition = condition
        self.may_lack = tuple([op for op in ops if op.may_lack()])  # the others need no look


class Cost:
    """Several costs that are paid together or not at all (IM-V0.3)."""

    __slots__ = ("ops", "needed", "tokens", "actions")

    def __init__(self, ops: Ops, needed: Ops, tokens: tuple[int, int, int], actions: int) -> None:
        self.ops = ops
        self.needed = needed  # the same, with tokens and actions summed
        self.tokens = tokens
        self.actions = actions

    def lacking(self, state: Imperium, seat: int, this: int) -> Op | None:
        """The part that cannot be paid now; None if all can be paid."""
        for op in self.needed:
            if not op.payable(state, seat, this):
                return op
        return None


PLAY: Final[list[Ops]] = [()] * len(CARDS)
MAY_LACK: Final[list[Ops]] = [()] * len(CARDS)
"""By card: the parts of its play text that may be lacking."""
SOLSTICE: Final[list[Ops]] = [()] * len(CARDS)
GAINED: Final[list[Ops]] = [()] * len(CARDS)
ABILITY: Final[list[Ability | None]] = [None] * len(CARDS)
REACTS: Final = [NEVER] * len(CARDS)
"""By card: the event that its exhaust ability needs, or ANY_TIME, or NEVER."""
ANSWERS: Final = [NEVER] * len(CARDS)
"""By card: the event that triggers its passive text."""
ANSWER: Final[list[Ops]] = [()] * len(CARDS)
"""By card: what its passive text does on that event."""


# --- events ------------------------------------------------------------------------------


def emit(state: Imperium, seat: int, event: int) -> None:
    """Note an event, if texts of that seat react to it."""
    if state.players[seat].has_text_about(1 << event):
        state.pending = [*state.pending, seat << EVENT_BITS | event]


def list_text(ops: Ops) -> Message:
    """A whole section of a card."""
    if len(ops) == 1:
        return ops[0].text()
    return Message("im-list", {"effects": parts_text(ops, DO)})


def inner_text(ops: Ops, form: str = DO) -> Message:
    """A list inside another operation: an option, a reward."""
    if len(ops) == 1:
        return ops[0].text(form)
    return Message("im-then", {"effects": parts_text(ops, form)})


def parts_text(ops: Ops, form: str) -> tuple[Message, ...]:
    """Each operation in words; one after a choice says that it always applies."""
    found: list[Message] = []
    forked = False
    for op in ops:
        text = op.text(form)
        found.append(Message("im-in-any-case", {"effect": text}) if forked else text)
        forked = op.ends_in_options()
        form = further(form)
    return tuple(found)


def cost_text(ops: Ops, form: str = DO) -> Message:
    """Costs that are paid together."""
    first = ops[0].text(form)
    if len(ops) == 1:
        return first
    return Message("im-and", {"parts": (first, *[op.text(further(form)) for op in ops[1:]])})


def pay_text(cost: Ops, then: Ops, form: str = DO) -> Message:
    """A cost and what it is paid for."""
    key = "im-op-pay-for" if then[0].is_clause() else "im-op-pay-to"
    effect = inner_text(then, further(form))
    return Message(key, {"cost": cost_text(cost, form), "effect": effect})
