"""Control operations: OR, MAY, costs, players, states, conditions (IM-V1 to IM-V8)."""

from __future__ import annotations

from pentapolis.core.agenda import Step
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.asking import (
    HIDDEN,
    Accept,
    AcceptOffer,
    CardOp,
    Pick,
    Question,
    Veiled,
    inner_text,
    is_together,
    pay_text,
    this_card,
)
from pentapolis.games.imperium.effect import (
    DO,
    MAY_DO,
    THEY,
    VERB,
    Condition,
    Cost,
    Op,
    Ops,
    Resolve,
    all_permit,
    asker,
    component,
    first_hindrance,
    further,
    open_windows,
    resolve_all,
)
from pentapolis.games.imperium.moves import (
    CardMove,
    TradeMove,
    WordMove,
    card_moves,
)
from pentapolis.games.imperium.ops_cards import Draw
from pentapolis.games.imperium.ops_tokens import Gain, Pay
from pentapolis.games.imperium.state import Imperium
from pentapolis.games.imperium.tables import STATES


class Choose(Op):
    """Exactly one of several options (IM-V1, IM-9.43)."""

    __slots__ = ("options", "names", "moves", "direct", "hidden")

    def __init__(self, options: tuple[Ops, ...], names: tuple[str, ...]) -> None:
        self.options = options
        self.names = names
        self.moves = [mv.option_move(names[i], i) for i in range(len(names))]
        self.direct = direct_choices(options)
        self.hidden = any(is_hidden(option[0]) for option in options)

    def legal(self, state: Imperium, seat: int, this: int) -> list[int]:
        """Options with payable costs; those that can begin in full bar the others (IM-Q6)."""
        payable: list[int] = []
        full: list[int] = []
        for i in range(len(self.options)):
            ops = self.options[i]
            if all_permit(ops, state, seat, this):
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
            state.ask(ChooseOption(seat, this, self), seat)

    def permits(self, state: Imperium, seat: int, this: int) -> bool:
        return any(all_permit(ops, state, seat, this) for ops in self.options)

    def hindrance(self, state: Imperium, seat: int, this: int) -> Message | None:
        parts: list[Message] = []
        for ops in self.options:
            part = first_hindrance(ops, state, seat, this)
            if part is None:
                return None
            parts.append(part)
        return Message("im-or", {"parts": tuple(parts)})

    def forks(self) -> bool:
        return True

    def text(self, form: str = DO) -> Message:
        options = tuple([inner_text(option, further(form)) for option in self.options])
        return Message("im-op-choose", {"options": options, "form": form})


def is_hidden(op: Op) -> bool:
    """Whether others cannot tell if the operation can be done or paid."""
    if isinstance(op, PayTo):
        return op.hidden
    return isinstance(op, CardOp) and op.secrecy() == HIDDEN


def direct_choices(options: tuple[Ops, ...]) -> list[CardOp | None]:
    """By option: the operation whose card may be named at once, which chooses the option as well.

    The option asks nothing else, and no other option has that verb.
    """
    found = [direct_choice(option) for option in options]
    verbs = [op.verb if op is not None else -1 for op in found]
    return [op if op is not None and verbs.count(op.verb) == 1 else None for op in found]


def direct_choice(option: Ops) -> CardOp | None:
    """The operation of an option that asks for cards first, perhaps against tokens."""
    op = option[0]
    if isinstance(op, PayTo) and len(op.cost.ops) == 1:
        op = op.then[0] if isinstance(op.cost.ops[0], Pay) else op.cost.ops[0]
    if not isinstance(op, CardOp) or op.up_to or op.ordered() or op.means_this():
        return None
    return op if op.n == 1 or op.together() else None


class ChooseOption(Question):
    """Which of the options?"""

    __slots__ = ("op",)

    def __init__(self, seat: int, card: int, op: Choose) -> None:
        super().__init__(seat, card)
        self.op = op

    def prompt(self, seat: int) -> Message:
        if self.card == -1:
            return Message("im-ask-option", {"choice": self.op.text()})
        card = component(asker(self.card))
        return Message("im-ask-option-card", {"card": card, "choice": self.op.text()})

    def wording(self, move: Move) -> Message | None:
        if isinstance(move, WordMove):
            return inner_text(self.op.options[move.number], VERB)
        return None

    def kind(self) -> str:
        return "choose_option"

    def conceals(self) -> bool:
        return self.op.hidden

    def rule(self) -> str:
        return "IM-V1"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        found: list[Move] = []
        for i in self.op.legal(state, seat, self.card):
            named = self.named(state, seat, self.op.direct[i])
            if named:
                found += named
            else:
                found.append(self.op.moves[i])
        return mv.or_none(found)

    def named(self, state: Imperium, seat: int, op: CardOp | None) -> list[Move]:
        """The option by the cards that it would ask for."""
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
                codes = op.cards(state, seat, self.card, op.n)
                self.take(state, seat, op, self.op.options[i], mv.chosen_cards(codes, move))

    def take(self, state: Imperium, seat: int, op: CardOp, option: Ops, cards: list[int]) -> None:
        """The option with the cards that were named."""
        resolve_all(state, seat, option[1:])
        first = option[0]
        if isinstance(first, PayTo):
            pay_with(state, seat, first, op, cards)
        else:
            state.push(WithCards(seat, op, tuple(cards)))

    def why_not(self, state: Imperium, seat: int, text: str) -> Message:
        for move in self.op.moves:
            if move.text != text:
                continue
            ops = self.op.options[move.number]
            part = first_hindrance(ops, state, seat, self.card)
            if part is not None:
                return Message("im-option-cannot", {"effect": part}, "IM-3.7")
            return Message("im-option-not-full", {"effect": ops[0].text()}, "IM-Q6")
        return super().why_not(state, seat, text)


class May(Op):
    """Optional (IM-V2): a single question where one is enough."""

    __slots__ = ("ops", "hidden")

    def __init__(self, ops: Ops) -> None:
        self.ops = ops
        self.hidden = len(ops) == 1 and is_hidden(ops[0])

    def resolve(self, state: Imperium, seat: int) -> None:
        this = this_card(state)
        if not self.hidden and not all_permit(self.ops, state, seat, this):
            return
        if all(op.idle(state, seat) for op in self.ops):
            return
        if len(self.ops) == 1 and self.ops[0].offer(state, seat):
            return
        if state.frames and state.frames[-1].seat != seat:
            state.ask(AcceptOffer(seat, this, self.ops), seat)
        else:
            state.ask(Accept(seat, this, self.ops), seat)

    def is_clause(self) -> bool:
        return True

    def forks(self) -> bool:
        return self.ops[-1].forks()

    def text(self, form: str = DO) -> Message:
        return Message("im-op-may", {"effect": inner_text(self.ops, MAY_DO)})


class PayTo(Op):
    """Pay all costs, then go on (IM-V3)."""

    __slots__ = ("cost", "then", "checked", "hidden")

    def __init__(self, cost: Cost, then: Ops, checked: bool) -> None:
        self.cost = cost
        self.then = then
        self.checked = checked  # the cost may not be paid for nothing (IM-S36)
        self.hidden = any(is_hidden(part) for part in cost.ops)

    def resolve(self, state: Imperium, seat: int) -> None:
        if self.cost.payable(state, seat, this_card(state)):
            resolve_all(state, seat, self.then)
            self.cost.pay(state, seat)

    def offer(self, state: Imperium, seat: int) -> bool:
        this = this_card(state)
        question = PayCard(seat, this, self)
        if self.hidden:
            state.push(Veiled((seat,), question))
            return True
        if not question.codes(state, seat):
            return False
        state.ask(question, seat)
        return True

    def permits(self, state: Imperium, seat: int, this: int) -> bool:
        if self.checked and not self.then[0].possible(state, seat, this):
            return False
        return self.cost.payable(state, seat, this)

    def possible(self, state: Imperium, seat: int, this: int) -> bool:
        return self.permits(state, seat, this)

    def hindrance(self, state: Imperium, seat: int, this: int) -> Message | None:
        part = self.cost.hindrance(state, seat, this)
        if part is None and not self.permits(state, seat, this):
            part = self.then[0].text()
        return part

    def forks(self) -> bool:
        return self.then[-1].forks()

    def text(self, form: str = DO) -> Message:
        return pay_text(self.cost.ops, self.then, form)


class PayCard(Question):
    """May I pay? Which card it is, of the cost or of what it pays for, says yes as well."""

    __slots__ = ("op",)

    def __init__(self, seat: int, card: int, op: PayTo) -> None:
        super().__init__(seat, card)
        self.op = op

    def codes(self, state: Imperium, seat: int) -> list[int]:
        """The cards to name; none where a card alone would not tell everything."""
        chosen = self.chosen()
        return [] if chosen is None else chosen.cards(state, seat, self.card, 1)

    def chosen(self) -> CardOp | None:
        """The operation whose card is named."""
        cost = self.op.cost.ops
        first = cost[0]
        if isinstance(first, Pay) and len(cost) == 1:
            first = self.op.then[0]
        return first if isinstance(first, CardOp) and first.is_single() else None

    def rewards(self) -> Choose | None:
        """The choice that is made together with the card: whatever the card, it stays the same."""
        then = self.op.then[0]
        if len(self.op.cost.ops) > 1 or len(self.op.then) > 1 or not isinstance(then, Choose):
            return None
        for option in then.options:
            if len(option) > 1 or not isinstance(option[0], (Gain, Draw)):
                return None
        return then

    def prompt(self, seat: int) -> Message:
        effect = self.op.text(MAY_DO)
        if self.card == -1:
            return Message("im-ask-may", {"effect": effect})
        return Message("im-ask-may-card", {"card": component(asker(self.card)), "effect": effect})

    def wording(self, move: Move) -> Message | None:
        rewards = self.rewards()
        if rewards is None or not isinstance(move, TradeMove):
            return None
        effect = inner_text(rewards.options[move.number], VERB)
        return Message("im-trade", {"card": move.part.args[0], "effect": effect})

    def kind(self) -> str:
        return "accept_may"

    def rule(self) -> str:
        return "IM-V2"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        found: list[Move] = []
        chosen = self.chosen()
        if chosen is not None:
            cards = card_moves(chosen.verb, self.codes(state, seat))
            rewards = self.rewards()
            if rewards is None:
                found += cards
            else:
                for part in cards:
                    assert isinstance(part, CardMove)
                    for i in range(len(rewards.names)):
                        found.append(mv.trade_move(part, rewards.names[i], i))
        found.append(mv.NONE)
        return found

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        op = self.op
        chosen = self.chosen()
        part = move.part if isinstance(move, TradeMove) else move
        if chosen is None or not isinstance(part, CardMove):
            return
        cards = mv.chosen_cards(self.codes(state, seat), part)
        rewards = self.rewards()
        if rewards is not None and isinstance(move, TradeMove):
            op = PayTo(op.cost, rewards.options[move.number], False)
        pay_with(state, seat, op, chosen, cards)


def pay_with(state: Imperium, seat: int, op: PayTo, named: CardOp, cards: list[int]) -> None:
    """Pay and go on, with the cards named for the cost, or for what tokens are paid for."""
    if isinstance(op.cost.ops[0], Pay):
        resolve_all(state, seat, op.then[1:])
        state.push(WithCards(seat, named, tuple(cards)))
        op.cost.pay(state, seat)
    else:
        resolve_all(state, seat, op.then)
        op.cost.pay(state, seat, 1)
        WithCards(seat, named, tuple(cards)).run(state)


class WithCards(Step[Imperium]):
    """What was chosen or paid for is done with the cards that were named."""

    __slots__ = ("seat", "op", "codes")

    def __init__(self, seat: int, op: CardOp, codes: tuple[int, ...]) -> None:
        self.seat = seat
        self.op = op
        self.codes = codes

    def run(self, state: Imperium) -> None:
        there = self.op.cards(state, self.seat, this_card(state), len(self.codes))
        if not all(code in there for code in self.codes):
            self.op.resolve(state, self.seat)  # what reacted to the payment took one away
            return
        for code in self.codes:
            self.op.apply(state, self.seat, code)
        self.op.finish(state, self.seat)


# --- players (IM-V5, IM-V6) ------------------------------------------------------------------


class EachPlayer(Op):
    """Each player, or each other player, resolves the list in turn."""

    __slots__ = ("ops", "everybody")

    def __init__(self, ops: Ops, everybody: bool) -> None:
        self.ops = ops
        self.everybody = everybody

    def resolve(self, state: Imperium, seat: int) -> None:
        seats = ((seat,) if self.everybody else ()) + tuple(state.others(seat))
        veiled = self.veiled()
        if veiled is None:
            state.push(ForSeats(self.ops, seats[0], len(seats)))
        else:
            question = Pick(seat, this_card(state), veiled, veiled.n, True, False)
            state.push(Veiled(seats, question))

    def veiled(self) -> CardOp | None:
        """What each of them MAY do with cards that the others cannot see."""
        first = self.ops[0]
        if len(self.ops) > 1 or not isinstance(first, May) or len(first.ops) > 1:
            return None
        op = first.ops[0]
        return op if isinstance(op, CardOp) and op.secrecy() == HIDDEN else None

    def is_clause(self) -> bool:
        return True

    def text(self, form: str = DO) -> Message:
        first = self.ops[0]
        if len(self.ops) == 1 and isinstance(first, May):
            key = "im-op-each-player-may" if self.everybody else "im-op-each-other-may"
            return Message(key, {"effect": inner_text(first.ops, MAY_DO)})
        key = "im-op-each-player" if self.everybody else "im-op-each-other"
        return Message(key, {"effect": inner_text(self.ops, THEY)})


class ForSeats(Step[Imperium]):
    """The seats still to resolve a list, one after another."""

    __slots__ = ("ops", "seat", "count")

    def __init__(self, ops: Ops, seat: int, count: int) -> None:
        self.ops = ops
        self.seat = seat
        self.count = count

    def run(self, state: Imperium) -> None:
        if state.pending:
            state.push(self)
            open_windows(state)
            return
        if self.count > 1:
            state.push(ForSeats(self.ops, state.after(self.seat), self.count - 1))
        frame = state.frames[-1]
        if frame.attack and frame.protected >> self.seat & 1 and self.seat != frame.seat:
            state.push(Shielded(self.seat, frame.card, self.ops, 0))
        else:
            state.push(Resolve(self.seat, self.ops, 0))


class Shielded(Question):
    """A protected player may ignore each single effect of the attack (IM-Q9)."""

    __slots__ = ("ops", "at")

    def __init__(self, seat: int, card: int, ops: Ops, at: int) -> None:
        super().__init__(seat, card)
        self.ops = ops
        self.at = at

    def prompt(self, seat: int) -> Message:
        return Message(
            "im-ask-ignore", {"card": component(self.card), "effect": self.ops[self.at].text()}
        )

    def kind(self) -> str:
        return "ignore_effect"

    def rule(self) -> str:
        return "IM-9.44"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        return [mv.IGNORE, mv.ACCEPT]

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if self.at + 1 < len(self.ops):
            state.push(Shielded(seat, self.card, self.ops, self.at + 1))
        if move is mv.ACCEPT:
            state.push(Resolve(seat, (self.ops[self.at],), 0))
        elif state.journal is not None:
            state.tell("im-log-ignore", {"seat": f"seat:{seat}"}, seat)


# --- states and conditions -------------------------------------------------------------------


class IfState(Op):
    """Only in that state, as it was when the section began (IM-V7, IM-V0.7)."""

    __slots__ = ("empire", "ops")

    def __init__(self, empire: bool, ops: Ops) -> None:
        self.empire = empire
        self.ops = ops

    def holds(self, state: Imperium, seat: int) -> bool:
        """Whether the section began in that state."""
        return (state.frames[-1].empire if state.frames else False) == self.empire

    def resolve(self, state: Imperium, seat: int) -> None:
        if self.holds(state, seat):
            resolve_all(state, seat, self.ops)

    def possible(self, state: Imperium, seat: int, this: int) -> bool:
        if state.frames:
            return state.frames[-1].empire == self.empire
        return state.players[seat].empire == self.empire

    def is_clause(self) -> bool:
        return True

    def forks(self) -> bool:
        return self.ops[-1].forks()

    def text(self, form: str = DO) -> Message:
        return Message(
            "im-op-if-state",
            {"state": STATES[1 if self.empire else 0], "effect": inner_text(self.ops, form)},
        )


class If(Op):
    """Only while the condition holds (IM-V8)."""

    __slots__ = ("condition", "ops")

    def __init__(self, condition: Condition, ops: Ops) -> None:
        self.condition = condition
        self.ops = ops

    def resolve(self, state: Imperium, seat: int) -> None:
        if self.condition.holds(state, seat, this_card(state)):
            resolve_all(state, seat, self.ops)

    def possible(self, state: Imperium, seat: int, this: int) -> bool:
        return self.condition.holds(state, seat, this)

    def is_clause(self) -> bool:
        return True

    def forks(self) -> bool:
        return self.ops[-1].forks()

    def text(self, form: str = DO) -> Message:
        return Message(
            "im-op-if", {"condition": self.condition.text(), "effect": inner_text(self.ops, form)}
        )
