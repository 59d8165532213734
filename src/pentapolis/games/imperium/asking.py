"""Questions that many effects ask: yes or no, which card, how many."""

from __future__ import annotations

from pentapolis.core.agenda import Step
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.effect import (
    Op,
    Ops,
    asker,
    component,
    open_windows,
    resolve_all,
)
from pentapolis.games.imperium.filters import Filter, cards_text, table_of
from pentapolis.games.imperium.moves import CardMove, NumberMove, card_moves, chosen
from pentapolis.games.imperium.state import Imperium


class Question(Step[Imperium]):
    """One seat is asked because of one card."""

    __slots__ = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, state: Imperium) -> None:
        state.ask(self, self.seat)

    def source(self) -> str:
        return component(asker(self.card)) if self.card != -1 else self.rule()

    def rule(self) -> str:
        """The rule to cite when something else was wanted."""
        return "IM-3.6"

    def why_not(self, state: Imperium, seat: int, text: str) -> Message:
        mv.check_known(text)
        return Message("im-not-offered", {"move": text}, self.rule())


def this_card(state: Imperium) -> int:
    """The card whose text is being resolved, -1 outside effects."""
    return state.frames[-1].card if state.frames else -1


# --- which cards ---------------------------------------------------------------------------


class CardOp(Op):
    """An operation on `n` cards that the owner chooses one by one."""

    __slots__ = ("n", "filter", "table", "up_to", "verb")

    def __init__(self, verb: int, n: int, kind: Filter | None, up_to: bool) -> None:
        self.verb = verb
        self.n = n
        self.filter = kind
        self.table = table_of(kind)
        self.up_to = up_to

    def cards(self, state: Imperium, seat: int, this: int, left: int) -> list[int]:
        """The cards to choose from, with their zone where there are several."""
        raise NotImplementedError

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        """Do it with that card."""
        raise NotImplementedError

    def weight(self, code: int) -> int:
        """How many of the `n` the card stands for."""
        return 1

    def finish(self, state: Imperium, seat: int) -> None:
        """At least one card was chosen, and that was the last."""

    def ordered(self) -> bool:
        """Whether the order of the cards matters."""
        return False

    def resolve(self, state: Imperium, seat: int) -> None:
        pick(state, seat, self, self.n, self.up_to, False)

    def offer(self, state: Imperium, seat: int) -> bool:
        pick(state, seat, self, self.n, True, False)
        return True

    def possible(self, state: Imperium, seat: int, this: int) -> bool:
        if self.up_to:
            return True
        return self.payable(state, seat, this)

    def payable(self, state: Imperium, seat: int, this: int) -> bool:
        left = self.n
        for code in self.cards(state, seat, this, left):
            left -= self.weight(code)
            if left <= 0:
                return True
        return False

    def what(self) -> Message:
        """The cards, as the object of a verb."""
        return cards_text(self.n, self.filter)

    def kind_name(self) -> Message:
        """The kind of card in brackets, nothing for any card."""
        if self.filter is None:
            return Message("im-of-any")
        return Message("im-of", {"kind": self.filter.text()})


def pick(state: Imperium, seat: int, op: CardOp, left: int, optional: bool, done: bool) -> None:
    """Choose cards for an operation; what leaves no choice is done at once."""
    this = this_card(state)
    codes = op.cards(state, seat, this, left)
    if not codes:
        if done:
            op.finish(state, seat)
        return
    if not optional and (len(codes) == 1 or not op.ordered()):
        total = 0
        for code in codes:
            total += op.weight(code)
        if total <= left or len(codes) == 1:
            for code in codes:
                op.apply(state, seat, code)
            op.finish(state, seat)
            return
    state.ask(Pick(seat, this, op, left, optional, done), seat)


class Pick(Question):
    """Which card? (`choose_cards`, and the like)."""

    __slots__ = ("op", "left", "optional", "done")

    def __init__(
        self, seat: int, card: int, op: CardOp, left: int, optional: bool, done: bool
    ) -> None:
        super().__init__(seat, card)
        self.op = op
        self.left = left
        self.optional = optional
        self.done = done

    def run(self, state: Imperium) -> None:
        if state.pending and not (state.frames and state.frames[-1].paying):
            state.push(self)
            open_windows(state)
            return
        pick(state, self.seat, self.op, self.left, self.optional, self.done)

    def prompt(self, seat: int) -> Message:
        if self.card == -1:
            return Message("im-ask-pick", {"effect": self.op.text(), "left": self.left})
        return Message(
            "im-ask-pick-card",
            {"card": component(asker(self.card)), "effect": self.op.text(), "left": self.left},
        )

    def kind(self) -> str:
        return "choose_cards"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        found = card_moves(self.op.verb, self.op.cards(state, seat, self.card, self.left))
        if self.optional:
            found.append(mv.NONE)
        return mv.or_none(found)

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if not isinstance(move, CardMove):
            if self.done:
                self.op.finish(state, seat)
            return
        code = chosen(self.op.cards(state, seat, self.card, self.left), move)
        self.op.apply(state, seat, code)
        left = self.left - self.op.weight(code)
        if left > 0:
            state.push(Pick(seat, self.card, self.op, left, self.optional, True))
        else:
            self.op.finish(state, seat)


# --- yes or no -----------------------------------------------------------------------------


class Accept(Question):
    """May I? The whole list or nothing (IM-V2)."""

    __slots__ = ("ops",)

    def __init__(self, seat: int, card: int, ops: Ops) -> None:
        super().__init__(seat, card)
        self.ops = ops

    def prompt(self, seat: int) -> Message:
        effect = inner_text(self.ops)
        if self.card == -1:
            return Message("im-ask-may", {"effect": effect})
        return Message("im-ask-may-card", {"card": component(asker(self.card)), "effect": effect})

    def kind(self) -> str:
        return "accept_may"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        return [mv.YES, mv.NO]

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if move is mv.YES:
            resolve_all(state, seat, self.ops)

    def rule(self) -> str:
        return "IM-V2"


def list_text(ops: Ops) -> Message:
    """A whole section of a card."""
    if len(ops) == 1:
        return ops[0].text()
    return Message("im-list", {"effects": parts_text(ops)})


def inner_text(ops: Ops) -> Message:
    """A list inside another operation: an option, a reward."""
    if len(ops) == 1:
        return ops[0].text()
    return Message("im-then", {"effects": parts_text(ops)})


def parts_text(ops: Ops) -> tuple[Message, ...]:
    """Each operation in words; after what others do it is said that the owner is meant again."""
    found: list[Message] = []
    others = False
    for op in ops:
        text = op.text()
        if others and not op.of_others() and not op.says_you():
            text = Message("im-you", {"effect": text})
        found.append(text)
        others = op.of_others()
    return tuple(found)


def cost_text(ops: Ops) -> Message:
    """Costs that are paid together."""
    if len(ops) == 1:
        return ops[0].text()
    return Message("im-and", {"parts": tuple([op.text() for op in ops])})


# --- how many ------------------------------------------------------------------------------


class HowMany(Question):
    """A number from 0 to `most`; what it is for is told by a subclass."""

    __slots__ = ("most",)

    def __init__(self, seat: int, card: int, most: int) -> None:
        super().__init__(seat, card)
        self.most = most

    def kind(self) -> str:
        return "choose_number"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        found: list[Move] = []
        for number in range(self.most + 1):
            found.append(mv.NUMBERS[number])
        return found

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, NumberMove)
        self.chosen(state, seat, move.number)

    def chosen(self, state: Imperium, seat: int, number: int) -> None:
        """Go on with that number."""
        raise NotImplementedError
