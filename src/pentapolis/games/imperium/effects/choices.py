"""OR, MAY and costs (IM-V1 to IM-V3)."""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.effects.base import (
    DO,
    MAY_DO,
    VERB,
    Cost,
    Op,
    Ops,
    first_lacking,
    further,
    inner_text,
    pay_text,
)
from pentapolis.games.imperium.effects.cards import Draw
from pentapolis.games.imperium.effects.picking import (
    HIDDEN,
    Accept,
    AcceptOffer,
    CardOp,
    Pick,
    Veiled,
    is_together,
)
from pentapolis.games.imperium.effects.tokens import Gain, Pay
from pentapolis.games.imperium.moves import (
    ZONE_SHIFT,
    CardMove,
    TradeMove,
    WordMove,
    card_moves,
)
from pentapolis.games.imperium.questions import (
    MUST_CHOOSE,
    Question,
    asked_only,
    open_question,
    other_question,
)
from pentapolis.games.imperium.rules.texts import pay_cost, resolve_all, this_card
from pentapolis.games.imperium.state import Imperium, asker
from pentapolis.games.imperium.tables import COMPONENT


class Choose(Op):
    """Exactly one of several options (IM-V1, IM-9.43)."""

    __slots__ = ("options", "names", "moves", "direct", "hidden")

    def __init__(self, options: tuple[Ops, ...], names: tuple[str, ...]) -> None:
        self.options = options
        self.names = names
        self.moves = [mv.option_move(names[i], i) for i in range(len(names))]
        self.direct = direct_choices(options)
        self.hidden = any(is_hidden(option[0]) for option in options)

    def refuse_option(self, state: Imperium, seat: int, this: int, i: int) -> Refusal | None:
        """Require payable costs, and a full beginning if any option has one (IM-Q6)."""
        ops = self.options[i]
        if first_lacking(ops, state, seat, this) is not None:
            return OPTION_CANNOT
        if not state.rules.strict_or or ops[0].possible(state, seat, this):
            return None
        return OPTION_NOT_FULL if self.has_full(state, seat, this) else None

    def has_full(self, state: Imperium, seat: int, this: int) -> bool:
        """Whether some option can begin fully."""
        for ops in self.options:
            if first_lacking(ops, state, seat, this) is None and ops[0].possible(state, seat, this):
                return True
        return False

    def legal(self, state: Imperium, seat: int, this: int) -> list[int]:
        """The options that are not refused."""
        payable: list[int] = []
        full: list[int] = []
        for i in range(len(self.options)):
            ops = self.options[i]
            if first_lacking(ops, state, seat, this) is None:
                payable.append(i)
                if ops[0].possible(state, seat, this):
                    full.append(i)
        return full if full and state.rules.strict_or else payable

    def resolve(self, state: Imperium, seat: int) -> None:
        this = this_card(state)
        legal = self.legal(state, seat, this)
        if len(legal) == 1 and not self.hidden:
            resolve_all(state, seat, self.options[legal[0]])
        elif legal:
            question = ChooseOption(seat, this, self)
            state.ask(question, seat, question.naming(state, legal))

    def may_lack(self) -> bool:
        return True

    def lacking(self, state: Imperium, seat: int, this: int) -> Op | None:
        for ops in self.options:
            if first_lacking(ops, state, seat, this) is None:
                return None
        return self

    def lacking_text(self, state: Imperium, seat: int, this: int) -> Message:
        parts: list[Message] = []
        for ops in self.options:
            part = first_lacking(ops, state, seat, this)
            if part is not None:
                parts.append(part.lacking_text(state, seat, this))
        return Message("im-or", {"parts": tuple(parts)})

    def ends_in_options(self) -> bool:
        return True

    def text(self, form: str = DO) -> Message:
        options = tuple([inner_text(option, further(form)) for option in self.options])
        return Message("im-op-choose", {"options": options, "form": form})


def is_hidden(op: Op) -> bool:
    """Whether others cannot tell if the operation is possible or payable."""
    if isinstance(op, PayTo):
        return op.hidden
    return isinstance(op, CardOp) and op.secrecy() == HIDDEN


def direct_choices(options: tuple[Ops, ...]) -> list[CardOp | None]:
    """By option: the operation whose card can be named at once, which also chooses the option.

    The option must ask nothing else, and no other option may have the same verb.
    """
    found = [direct_choice(option) for option in options]
    verbs = [op.verb if op is not None else -1 for op in found]
    return [op if op is not None and verbs.count(op.verb) == 1 else None for op in found]


def direct_choice(option: Ops) -> CardOp | None:
    """The operation of an option that asks for cards first, possibly paid with tokens."""
    op = option[0]
    if isinstance(op, PayTo) and len(op.cost.ops) == 1:
        op = op.then[0] if isinstance(op.cost.ops[0], Pay) else op.cost.ops[0]
    if not isinstance(op, CardOp) or op.up_to or op.ordered() or op.means_this():
        return None
    return op if op.n == 1 or op.together() else None


class ChooseOption(Question):
    """Which option is chosen."""

    __slots__ = ("op",)
    KIND = "choose_option"
    RULE = "IM-V1"

    def __init__(self, seat: int, card: int, op: Choose) -> None:
        super().__init__(seat, card)
        self.op = op

    def prompt(self, seat: int) -> Message:
        if self.card == -1:
            return Message("im-ask-option", {"choice": self.op.text()})
        card = COMPONENT[asker(self.card)]
        return Message("im-ask-option-card", {"card": card, "choice": self.op.text()})

    def wording(self, move: Move) -> Message | None:
        if isinstance(move, WordMove):
            return inner_text(self.op.options[move.number], VERB)
        return None

    def conceals(self) -> bool:
        return self.op.hidden

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        return self.naming(state, self.op.legal(state, seat, self.card))

    def naming(self, state: Imperium, legal: list[int]) -> list[Move]:
        """The answers, where the options that are not refused are known."""
        found: list[Move] = []
        for i in legal:
            named = self.named(state, self.seat, self.op.direct[i])
            if named:
                found += named
            else:
                found.append(self.op.moves[i])
        return mv.or_none(found)

    def named(self, state: Imperium, seat: int, op: CardOp | None) -> list[Move]:
        """The moves that choose an option by naming its cards."""
        if op is None:
            return []
        codes = op.cards(state, seat, self.card, op.n)
        if op.n == 1:
            return card_moves(op.verb, codes)
        if len(codes) > op.n and is_together(op, codes, op.n, False):
            return mv.cards_moves(op.verb, codes, op.n)
        return []

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if isinstance(move, WordMove):
            resolve_all(state, seat, self.op.options[move.number])
        for i in range(len(self.op.options)):
            op = self.op.direct[i]
            if op is not None and mv.VERBS[op.verb] == move.verb:
                codes = mv.certain_cards(move)
                if not codes:
                    codes = mv.chosen_cards(op.cards(state, seat, self.card, op.n), move)
                self.take(state, seat, op, self.op.options[i], codes)

    def option_of(self, move: Move) -> int:
        """The index of the option that an answer means."""
        if move.verb == "choose":
            return self.op.names.index(move.args[0])
        for i in range(len(self.op.options)):
            op = self.op.direct[i]
            if op is not None and mv.VERBS[op.verb] == move.verb:
                return i
        return 0

    def take(self, state: Imperium, seat: int, op: CardOp, option: Ops, cards: list[int]) -> None:
        """Carry out the option with the named cards."""
        resolve_all(state, seat, option[1:])
        first = option[0]
        if isinstance(first, PayTo):
            pay_with(state, seat, first.cost, first.then, op, cards)
        else:
            state.push(WithCards(seat, op, tuple(cards)))

    def refuse(self, state: Imperium, seat: int, move: Move) -> Refusal | None:
        if move is mv.NONE:
            return MUST_CHOOSE if self.op.legal(state, seat, self.card) else None
        if move.verb == "choose":
            return self.refuse_name(state, seat, move.args[0])
        for i in range(len(self.op.options)):
            op = self.op.direct[i]
            if op is not None and mv.VERBS[op.verb] == move.verb:
                return self.refuse_named(state, seat, move, op, i)
        return other_question(move)

    def refuse_name(self, state: Imperium, seat: int, name: str) -> Refusal | None:
        """Refuse an option by name if a card has to be named for it."""
        if name not in self.op.names:
            return NO_SUCH_OPTION
        i = self.op.names.index(name)
        refusal = self.op.refuse_option(state, seat, self.card, i)
        if refusal is None and self.named(state, seat, self.op.direct[i]):
            return NAME_A_CARD
        return refusal

    def refuse_named(
        self, state: Imperium, seat: int, move: Move, op: CardOp, i: int
    ) -> Refusal | None:
        """Refuse an option that is chosen by naming its cards."""
        refusal = self.op.refuse_option(state, seat, self.card, i)
        if refusal is not None:
            return refusal
        if not self.named(state, seat, op):
            return NAME_THE_OPTION
        pick = Pick(seat, self.card, op, op.n, False, False)
        return pick.refuse(state, seat, move)


def option_lacking(state: Imperium, seat: int, move: Move) -> dict[str, Arg]:
    """The part of the option that is not possible."""
    step = open_question(state, seat)
    assert isinstance(step, ChooseOption)
    option = step.op.options[step.option_of(move)]
    part = first_lacking(option, state, seat, step.card) or option[0]
    return {"effect": part.lacking_text(state, seat, step.card)}


NO_SUCH_OPTION: Final = Refusal("im-no-such-option", "IM-V1", asked_only)
NAME_A_CARD: Final = Refusal("im-no-option-without-card", "IM-V1", asked_only)
NAME_THE_OPTION: Final = Refusal("im-no-card-for-option", "IM-V1", asked_only)
OPTION_CANNOT: Final = Refusal("im-no-option", "IM-3.7", option_lacking)
OPTION_NOT_FULL: Final = Refusal("im-no-option-in-full", "IM-Q6", option_lacking)


class May(Op):
    """An optional effect (IM-V2); asks a single question if one is enough."""

    __slots__ = ("ops", "hidden")

    def __init__(self, ops: Ops) -> None:
        self.ops = ops
        self.hidden = len(ops) == 1 and is_hidden(ops[0])

    def resolve(self, state: Imperium, seat: int) -> None:
        this = this_card(state)
        if not self.hidden and first_lacking(self.ops, state, seat, this) is not None:
            return
        if all(op.changes_nothing(state, seat) for op in self.ops):
            return
        if len(self.ops) == 1 and self.ops[0].offer(state, seat):
            return
        if state.frames and state.frames[-1].seat != seat:
            state.ask(AcceptOffer(seat, this, self.ops), seat)
        else:
            state.ask(Accept(seat, this, self.ops), seat)

    def is_clause(self) -> bool:
        return True

    def ends_in_options(self) -> bool:
        return self.ops[-1].ends_in_options()

    def text(self, form: str = DO) -> Message:
        return Message("im-op-may", {"effect": inner_text(self.ops, MAY_DO)})


class PayTo(Op):
    """Pay all costs, then carry out the rest (IM-V3)."""

    __slots__ = ("cost", "then", "checked", "hidden", "named", "rewards", "known_trades")
    # From what it is made of.
    DERIVED: ClassVar[tuple[str, ...]] = ("named", "rewards", "known_trades")

    def __init__(self, cost: Cost, then: Ops, checked: bool) -> None:
        self.cost = cost
        self.then = then
        self.checked = checked  # the cost may not be paid without effect (IM-S36)
        self.hidden = any(is_hidden(part) for part in cost.ops)
        self.named = named_together(cost, then)
        self.rewards = rewards_of(cost, then)
        self.known_trades: dict[int, list[TradeMove]] = {}

    def resolve(self, state: Imperium, seat: int) -> None:
        if self.cost.lacking(state, seat, this_card(state)) is None:
            resolve_all(state, seat, self.then)
            pay_cost(state, seat, self.cost)

    def offer(self, state: Imperium, seat: int) -> bool:
        this = this_card(state)
        question = PayCard(seat, this, self)
        if self.hidden:
            state.push(Veiled((seat,), question))
            return True
        codes = question.codes(state, seat)
        if not codes:
            return False
        state.ask(question, seat, question.naming(codes))
        return True

    def may_lack(self) -> bool:
        return True

    def lacking(self, state: Imperium, seat: int, this: int) -> Op | None:
        part = self.cost.lacking(state, seat, this)
        if part is None and self.checked and not self.then[0].possible(state, seat, this):
            return self.then[0]
        return part

    def possible(self, state: Imperium, seat: int, this: int) -> bool:
        return self.lacking(state, seat, this) is None

    def trades(self, part: CardMove, rewards: Choose) -> list[TradeMove]:
        """The moves that give up that card, one for each reward."""
        code = part.card | part.zone << ZONE_SHIFT
        found = self.known_trades.get(code)
        if found is None:
            names = rewards.names
            found = [mv.trade_move(part, names[i], i) for i in range(len(names))]
            self.known_trades[code] = found
        return found

    def ends_in_options(self) -> bool:
        return self.then[-1].ends_in_options()

    def text(self, form: str = DO) -> Message:
        return pay_text(self.cost.ops, self.then, form)


def named_together(cost: Cost, then: Ops) -> CardOp | None:
    """The operation whose card says yes to a MAY as well: of the cost, or of what it pays for."""
    first = cost.ops[0]
    if isinstance(first, Pay) and len(cost.ops) == 1:
        first = then[0]
    return first if isinstance(first, CardOp) and first.is_single() else None


def rewards_of(cost: Cost, then: Ops) -> Choose | None:
    """The choice that is made together with the card: whatever the card, it stays the same."""
    first = then[0]
    if len(cost.ops) > 1 or len(then) > 1 or not isinstance(first, Choose):
        return None
    for option in first.options:
        if len(option) > 1 or not isinstance(option[0], (Gain, Draw)):
            return None
    return first


class PayCard(Question):
    """Whether to pay; naming the card, of the cost or of what it pays for, also means yes."""

    __slots__ = ("op",)
    KIND = "accept_may"
    RULE = "IM-V2"

    def __init__(self, seat: int, card: int, op: PayTo) -> None:
        super().__init__(seat, card)
        self.op = op

    def codes(self, state: Imperium, seat: int) -> list[int]:
        """The cards to name; empty if naming a card would not answer everything."""
        named = self.op.named
        return [] if named is None else named.cards(state, seat, self.card, 1)

    def prompt(self, seat: int) -> Message:
        effect = self.op.text(MAY_DO)
        if self.card == -1:
            return Message("im-ask-may", {"effect": effect})
        return Message("im-ask-may-card", {"card": COMPONENT[asker(self.card)], "effect": effect})

    def wording(self, move: Move) -> Message | None:
        rewards = self.op.rewards
        if rewards is None or not isinstance(move, TradeMove):
            return None
        effect = inner_text(rewards.options[move.number], VERB)
        return Message("im-trade", {"card": move.part.args[0], "effect": effect})

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        return self.naming(self.codes(state, seat))

    def naming(self, codes: list[int]) -> list[Move]:
        """The answers, where the cards to name are known."""
        found: list[Move] = []
        named = self.op.named
        if named is not None:
            cards = card_moves(named.verb, codes)
            rewards = self.op.rewards
            if rewards is None:
                found += cards
            else:
                for part in cards:
                    assert isinstance(part, CardMove)
                    found += self.op.trades(part, rewards)
        found.append(mv.NONE)
        return found

    def refuse(self, state: Imperium, seat: int, move: Move) -> Refusal | None:
        if move is mv.NONE:
            return None
        if move is mv.YES or move is mv.NO:
            return NAME_OR_DECLINE
        op = self.op.named
        part = move.part if isinstance(move, TradeMove) else move
        if op is None or not isinstance(part, CardMove):
            return other_question(move)
        pick = Pick(seat, self.card, op, 1, True, False)
        refusal = pick.refuse(state, seat, part)
        if refusal is not None:
            return refusal
        rewards = self.op.rewards
        if rewards is None:
            return NO_REWARD if isinstance(move, TradeMove) else None
        named = isinstance(move, TradeMove) and move.args[1] in rewards.names
        return None if named else NAME_THE_REWARD

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        op = self.op
        part = move.part if isinstance(move, TradeMove) else move
        if op.named is None or not isinstance(part, CardMove):
            return
        cards = mv.certain_cards(part) or mv.chosen_cards(self.codes(state, seat), part)
        then = op.then
        if op.rewards is not None and isinstance(move, TradeMove):
            then = op.rewards.options[move.number]
        pay_with(state, seat, op.cost, then, op.named, cards)


NAME_OR_DECLINE: Final = Refusal("im-no-yes", "IM-V2", asked_only)
NO_REWARD: Final = Refusal("im-no-reward", "IM-V3", asked_only)
NAME_THE_REWARD: Final = Refusal("im-no-card-without-reward", "IM-V3", asked_only)


def pay_with(
    state: Imperium, seat: int, cost: Cost, then: Ops, named: CardOp, cards: list[int]
) -> None:
    """Pay and carry out, with the cards named for the cost or for what the tokens pay."""
    if isinstance(cost.ops[0], Pay):
        resolve_all(state, seat, then[1:])
        state.push(WithCards(seat, named, tuple(cards)))
        pay_cost(state, seat, cost)
    else:
        resolve_all(state, seat, then)
        pay_cost(state, seat, cost, 1)
        WithCards(seat, named, tuple(cards)).run(state)


class WithCards(Step[Imperium]):
    """Carry out an operation with the cards that were named."""

    __slots__ = ("seat", "op", "codes")

    def __init__(self, seat: int, op: CardOp, codes: tuple[int, ...]) -> None:
        self.seat = seat
        self.op = op
        self.codes = codes

    def run(self, state: Imperium) -> None:
        there = self.op.cards(state, self.seat, this_card(state), len(self.codes))
        if not all(code in there for code in self.codes):
            self.op.resolve(state, self.seat)  # a reaction to the payment has removed a card
            return
        for code in self.codes:
            self.op.apply(state, self.seat, code)
        self.op.finish(state, self.seat)
