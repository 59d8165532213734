"""Operations on cards that their owner chooses, and the questions for choosing."""

from __future__ import annotations

from math import comb, perm
from typing import Final

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.reaction import Window
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.effects.base import MAY_DO, Op, Ops, inner_text
from pentapolis.games.imperium.effects.filters import Filter, cards_text, table_of
from pentapolis.games.imperium.moves import ZONE_MASK, ZONE_SHIFT, CardsMove
from pentapolis.games.imperium.questions import (
    NOT_MEANT,
    OFFER,
    STANDING,
    ZONE_PLACES,
    AskedBehind,
    ChooseCards,
    Question,
    YesOrNo,
)
from pentapolis.games.imperium.rules.texts import open_windows, resolve_all, this_card
from pentapolis.games.imperium.state import Imperium, asker
from pentapolis.games.imperium.tables import COMPONENT

# --- who is asked is a secret ----------------------------------------------------------------


class Veiled(AskedBehind):
    """Seats that may use hidden cards, one after another; others do not learn who could."""

    __slots__ = ()

    def __init__(
        self,
        seats: tuple[int, ...],
        question: Question,
        passed: tuple[int, ...] = (),
        next: int = 0,
    ) -> None:
        super().__init__(seats, question, passed, next)

    def run(self, state: Imperium) -> None:
        if state.pending and not (state.frames and state.frames[-1].paying):
            state.push(self)
            open_windows(state)
        else:
            super().run(state)

    def could(self, state: Imperium, seat: int) -> bool:
        return bool(state.players[seat].hand or state.players[seat].discard)

    def reactions(self, state: Imperium, seat: int) -> list[Move]:
        nothing = self.question.nothing()
        return [move for move in self.question.moves(state, seat) if move is not nothing]

    def nothing(self) -> Move:
        return self.question.nothing()

    def react(self, state: Imperium, seat: int, move: Move, rest: Window[Imperium]) -> None:
        state.reveal()  # this seat learns whether others come after it
        state.push(rest)
        self.question.answer(state, seat, move)

    def again(self, seats: tuple[int, ...], passed: tuple[int, ...], next: int) -> Veiled:
        return Veiled(seats, self.question, passed, next)

    def prompt(self, seat: int) -> Message:
        return self.question.prompt(seat)

    def wording(self, move: Move) -> Message | None:
        return self.question.wording(move)

    def kind(self) -> str:
        return self.question.kind()

    def source(self) -> str:
        return self.question.source()

    def parse(self, state: Imperium, text: str) -> Move:
        return self.question.parse(state, text)

    def refuse_reaction(self, state: Imperium, seat: int, move: Move) -> Refusal | None:
        return self.question.refuse(state, seat, move)

    def why_not(self, state: Imperium, seat: int, text: str) -> Message:
        return self.question.why_not(state, seat, text)

    def standing(self, state: Imperium, seat: int) -> tuple[str, ...]:
        return self.question.standing(state, seat)

    def stand(self, state: Imperium, seat: int, answer: str) -> Move | None:
        return self.question.stand(state, seat, answer)


# --- which cards ---------------------------------------------------------------------------

# What others know about the cards that an operation may take.
OPEN: Final = 0  # which cards
COUNTED: Final = 1  # how many: any card of the hand
HIDDEN: Final = 2  # nothing


class CardOp(Op):
    """An operation on `n` cards that the owner chooses."""

    __slots__ = ("n", "filter", "table", "up_to", "verb")

    def __init__(self, verb: int, n: int, kind: Filter | None, up_to: bool) -> None:
        self.verb = verb
        self.n = n
        self.filter = kind
        self.table = table_of(kind)
        self.up_to = up_to

    def pool(self, state: Imperium, seat: int, this: int) -> list[int]:
        """The cards in its zones, as codes with their zone if there are several."""
        raise NotImplementedError

    def place(self, zone: int) -> str:
        """The name of that zone, for cards that a move names with a zone."""
        return ZONE_PLACES[zone]

    def refuse_card(
        self, state: Imperium, seat: int, this: int, left: int, code: int
    ) -> Refusal | None:
        """The rule that forbids a card of the pool, with `left` still to be chosen."""
        return None if self.table[code & ZONE_MASK] else NOT_MEANT

    def cards(self, state: Imperium, seat: int, this: int, left: int) -> list[int]:
        """The cards of the pool that are not refused."""
        found: list[int] = []
        for code in self.pool(state, seat, this):
            if self.refuse_card(state, seat, this, left, code) is None:
                found.append(code)
        return found

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        """Carry it out with that card."""
        raise NotImplementedError

    def weight(self, code: int) -> int:
        """How many of the `n` the card counts for."""
        return 1

    def finish(self, state: Imperium, seat: int) -> None:
        """Called after the last card, if at least one was chosen."""

    def ordered(self) -> bool:
        """Whether the order of the cards matters."""
        return False

    def together(self) -> bool:
        """Whether one answer can name several cards, because one does not affect the next."""
        return False

    def means_this(self) -> bool:
        """Whether it concerns only `this`."""
        return False

    def secrecy(self) -> int:
        """What others know about the cards it may take."""
        return OPEN

    def is_single(self) -> bool:
        """Whether it asks only for one card, so that naming the card also accepts a MAY."""
        return self.n == 1 and not self.up_to and not self.means_this()

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
        for code in self.pool(state, seat, this):
            if self.refuse_card(state, seat, this, self.n, code) is None:
                left -= self.weight(code)
                if left <= 0:
                    return True
        return False

    def lacking_text(self, state: Imperium, seat: int, this: int) -> Message:
        have = len(self.cards(state, seat, this, self.n))
        return Message("im-lack-cards", {"effect": self.text(), "have": have})

    def what(self) -> Message:
        """The cards, as the object of a verb."""
        return cards_text(self.n, self.filter)


class PoolOp(CardOp):
    """An operation on any cards of its pool that are of the right kind."""

    __slots__ = ()

    def cards(self, state: Imperium, seat: int, this: int, left: int) -> list[int]:
        pool = self.pool(state, seat, this)
        if self.filter is None:
            return pool
        return [code for code in pool if self.table[code & ZONE_MASK]]

    def payable(self, state: Imperium, seat: int, this: int) -> bool:
        return len(self.cards(state, seat, this, self.n)) >= self.n


MOST_TOGETHER: Final = 120


def is_together(op: CardOp, codes: list[int], left: int, optional: bool) -> bool:
    """Whether one answer names all cards that are left to choose."""
    if optional or left < 2 or not op.together():
        return False
    for code in codes:
        if code >> ZONE_SHIFT or op.weight(code) != 1:
            return False
    count = perm(len(codes), left) if op.ordered() else comb(len(codes), left)
    return count <= MOST_TOGETHER


def pick(state: Imperium, seat: int, op: CardOp, left: int, optional: bool, done: bool) -> None:
    """Choose cards for an operation; without a choice it is carried out at once."""
    this = this_card(state)
    if optional and op.secrecy() == HIDDEN:
        state.push(Veiled((seat,), Pick(seat, this, op, left, optional, done)))
        return
    codes = op.cards(state, seat, this, left)
    if not codes:
        if done:
            op.finish(state, seat)
        return
    if not optional and op.secrecy() != HIDDEN and (len(codes) == 1 or not op.ordered()):
        total = 0
        for code in codes:
            total += op.weight(code)
        if total <= left or len(codes) == 1:
            if op.secrecy() == COUNTED:
                state.reveal()
            for code in codes:
                op.apply(state, seat, code)
            op.finish(state, seat)
            return
    question = Pick(seat, this, op, left, optional, done)
    state.ask(question, seat, question.naming(codes))


class ChooseForOp(ChooseCards):
    """Which cards an operation takes; `left` are still to be chosen."""

    __slots__ = ("op", "left", "optional")

    def __init__(self, seat: int, card: int, op: CardOp, left: int, optional: bool) -> None:
        super().__init__(seat, card)
        self.op = op
        self.left = left
        self.optional = optional

    def verb(self) -> int:
        return self.op.verb

    def may_decline(self) -> bool:
        return self.optional

    def pool(self, state: Imperium, seat: int) -> list[int]:
        return self.op.pool(state, seat, self.card)

    def place(self, zone: int) -> str:
        return self.op.place(zone)

    def refuse_card(self, state: Imperium, seat: int, code: int) -> Refusal | None:
        return self.op.refuse_card(state, seat, self.card, self.left, code)

    def choices(self, state: Imperium, seat: int) -> list[int]:
        return self.op.cards(state, seat, self.card, self.left)


class Pick(ChooseForOp):
    """Which card is chosen (`choose_cards` and similar kinds)."""

    __slots__ = ("done",)
    KIND = "choose_cards"

    def __init__(
        self, seat: int, card: int, op: CardOp, left: int, optional: bool, done: bool
    ) -> None:
        super().__init__(seat, card, op, left, optional)
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
            {"card": COMPONENT[asker(self.card)], "effect": self.op.text(), "left": self.left},
        )

    def wording(self, move: Move) -> Message | None:
        if not self.op.ordered() or not isinstance(move, CardsMove):
            return None
        cards = tuple([Message("im-card", {"card": part.args[0]}) for part in move.parts])
        return Message("im-in-order", {"cards": cards})

    def conceals(self) -> bool:
        return self.op.secrecy() != OPEN

    def refuse(self, state: Imperium, seat: int, move: Move) -> Refusal | None:
        codes = self.choices(state, seat)
        if move is mv.NONE or not is_together(self.op, codes, self.left, self.optional):
            return super().refuse(state, seat, move)
        count = min(self.left, len(codes))
        return self.refuse_together(state, seat, move, self.op.verb, count, self.op.ordered())

    def naming(self, codes: list[int]) -> list[Move]:
        if is_together(self.op, codes, self.left, self.optional):
            count = min(self.left, len(codes))
            return mv.or_none(mv.cards_moves(self.op.verb, codes, count, self.op.ordered()))
        return super().naming(codes)

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if move is mv.NONE:
            if self.done:
                self.op.finish(state, seat)
            return
        left = self.left
        codes = mv.certain_cards(move) or mv.chosen_cards(self.choices(state, seat), move)
        for code in codes:
            self.op.apply(state, seat, code)
            left -= self.op.weight(code)
        if left > 0:
            state.push(Pick(seat, self.card, self.op, left, self.optional, True))
        else:
            self.op.finish(state, seat)


# --- yes or no -----------------------------------------------------------------------------
class Accept(YesOrNo):
    """Whether an optional list is carried out as a whole (IM-V2)."""

    __slots__ = ("ops",)
    KIND = "accept_may"
    RULE = "IM-V2"

    def __init__(self, seat: int, card: int, ops: Ops) -> None:
        super().__init__(seat, card)
        self.ops = ops

    def prompt(self, seat: int) -> Message:
        effect = inner_text(self.ops, MAY_DO)
        if self.card == -1:
            return Message("im-ask-may", {"effect": effect})
        return Message("im-ask-may-card", {"card": COMPONENT[asker(self.card)], "effect": effect})

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if move is mv.YES:
            resolve_all(state, seat, self.ops)


class AcceptOffer(Accept):
    """The same question if another player's text offers it (`each_player_may`)."""

    __slots__ = ()
    KIND = OFFER

    def standing(self, state: Imperium, seat: int) -> tuple[str, ...]:
        return STANDING[OFFER]

    def stand(self, state: Imperium, seat: int, answer: str) -> Move | None:
        return mv.YES if answer == "yes" else mv.NO
