"""Control operations: OR, MAY, costs, players, states, conditions (IM-V1 to IM-V8)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.asking import (
    Accept,
    Question,
    cost_text,
    inner_text,
    this_card,
)
from pentapolis.games.imperium.effect import (
    Condition,
    Cost,
    Op,
    Ops,
    Resolve,
    all_permit,
    asker,
    component,
    first_hindrance,
    open_windows,
    resolve_all,
)
from pentapolis.games.imperium.moves import NumberMove
from pentapolis.games.imperium.state import Imperium, Player
from pentapolis.games.imperium.tables import CARDS, STATES


class Choose(Op):
    """Exactly one of several options (IM-V1, IM-9.43)."""

    __slots__ = ("options",)

    def __init__(self, options: tuple[Ops, ...]) -> None:
        self.options = options

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
        if len(legal) == 1:
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
        return Message("im-op-choose", {"options": tuple(parts)})

    def text(self) -> Message:
        return Message("im-op-choose", {"options": tuple([inner_text(o) for o in self.options])})


class ChooseOption(Question):
    """Which of the options?"""

    __slots__ = ("op",)

    def __init__(self, seat: int, card: int, op: Choose) -> None:
        super().__init__(seat, card)
        self.op = op

    def prompt(self, seat: int) -> Message:
        if self.card == -1:
            return Message("im-ask-option")
        return Message("im-ask-option-card", {"card": component(asker(self.card))})

    def wording(self, move: Move) -> Message | None:
        if isinstance(move, NumberMove):
            return inner_text(self.op.options[move.number - 1])
        return None

    def kind(self) -> str:
        return "choose_option"

    def rule(self) -> str:
        return "IM-V1"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        found: list[Move] = []
        for i in self.op.legal(state, seat, self.card):
            found.append(mv.OPTIONS[i])
        return mv.or_none(found)

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if isinstance(move, NumberMove):
            resolve_all(state, seat, self.op.options[move.number - 1])

    def why_not(self, state: Imperium, seat: int, text: str) -> Message:
        number = mv.option_number(text)
        if 0 < number <= len(self.op.options):
            ops = self.op.options[number - 1]
            part = first_hindrance(ops, state, seat, self.card)
            if part is not None:
                return Message("im-option-cannot", {"effect": part}, "IM-3.7")
            return Message("im-option-not-full", {"effect": ops[0].text()}, "IM-Q6")
        return super().why_not(state, seat, text)


class May(Op):
    """Optional (IM-V2): a single question where one is enough."""

    __slots__ = ("ops",)

    def __init__(self, ops: Ops) -> None:
        self.ops = ops

    def resolve(self, state: Imperium, seat: int) -> None:
        this = this_card(state)
        if not all_permit(self.ops, state, seat, this):
            return
        if all(op.idle(state, seat) for op in self.ops):
            return
        if len(self.ops) == 1 and self.ops[0].offer(state, seat):
            return
        state.ask(Accept(seat, this, self.ops), seat)

    def says_you(self) -> bool:
        return True

    def text(self) -> Message:
        return Message("im-op-may", {"effect": inner_text(self.ops)})


class PayTo(Op):
    """Pay all costs, then go on (IM-V3)."""

    __slots__ = ("cost", "then", "checked")

    def __init__(self, cost: Cost, then: Ops, checked: bool) -> None:
        self.cost = cost
        self.then = then
        self.checked = checked  # the cost may not be paid for nothing (IM-S36)

    def resolve(self, state: Imperium, seat: int) -> None:
        if self.cost.payable(state, seat, this_card(state)):
            resolve_all(state, seat, self.then)
            self.cost.pay(state, seat)

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

    def text(self) -> Message:
        key = "im-op-pay-for" if self.then[0].of_others() else "im-op-pay-to"
        return Message(key, {"cost": cost_text(self.cost.ops), "effect": inner_text(self.then)})


UNREST_LESS_MATERIALS: Final = [0] * len(CARDS)
UNREST_LESS_CARDS: Final = [0] * len(CARDS)
"""By card: how much cheaper it makes playing Unrest (IM-P6)."""


def unrest_prices(player: Player) -> tuple[int, int]:
    """Cards to discard and materials to pay for an Unrest, after reductions, at least 1."""
    materials = 3
    cards = 2
    for card in player.texts():
        materials -= UNREST_LESS_MATERIALS[card]
        cards -= UNREST_LESS_CARDS[card]
    return max(cards, 1), max(materials, 1)


class ChooseCost(Op):
    """The price of playing an Unrest: population, cards or materials (IM-V4, IM-9.40).

    `options` are by reduction: the printed costs come first, then cheaper ones.
    """

    __slots__ = ("population", "cards", "materials")

    def __init__(
        self, population: Cost, cards: tuple[Cost, ...], materials: tuple[Cost, ...]
    ) -> None:
        self.population = population
        self.cards = cards  # by number of cards - 1
        self.materials = materials  # by amount - 1

    def options(self, player: Player) -> tuple[Cost, Cost, Cost]:
        """The three prices as they are now."""
        cards, materials = unrest_prices(player)
        return self.population, self.cards[cards - 1], self.materials[materials - 1]

    def legal(self, state: Imperium, seat: int, this: int) -> list[int]:
        """The prices that can be paid."""
        options = self.options(state.players[seat])
        found: list[int] = []
        if options[0].payable(state, seat, this):
            found.append(0)
        if options[1].payable(state, seat, this):
            found.append(1)
        if options[2].payable(state, seat, this):
            found.append(2)
        return found

    def possible(self, state: Imperium, seat: int, this: int) -> bool:
        return bool(self.legal(state, seat, this))

    def pay(self, state: Imperium, seat: int, number: int) -> None:
        """Pay one of the prices."""
        options = self.options(state.players[seat])
        if number == 0:
            resolve_all(state, seat, options[0].ops)
        elif number == 1:
            resolve_all(state, seat, options[1].ops)
        else:
            resolve_all(state, seat, options[2].ops)

    def resolve(self, state: Imperium, seat: int) -> None:
        this = this_card(state)
        legal = self.legal(state, seat, this)
        if len(legal) == 1:
            self.pay(state, seat, legal[0])
        elif legal:
            state.ask(ChoosePrice(seat, this, self), seat)

    def text(self) -> Message:
        prices = (self.population, self.cards[-1], self.materials[-1])
        return Message("im-op-choose", {"options": tuple([inner_text(p.ops) for p in prices])})


class ChoosePrice(Question):
    """Which price for the Unrest?"""

    __slots__ = ("op",)

    def __init__(self, seat: int, card: int, op: ChooseCost) -> None:
        super().__init__(seat, card)
        self.op = op

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-unrest-price", {"card": component(self.card)})

    def wording(self, move: Move) -> Message | None:
        if isinstance(move, NumberMove):
            return Message("im-unrest-price", {"number": move.number})
        return None

    def kind(self) -> str:
        return "choose_option"

    def rule(self) -> str:
        return "IM-9.40"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        found: list[Move] = []
        for i in self.op.legal(state, seat, self.card):
            found.append(mv.OPTIONS[i])
        return mv.or_none(found)

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if isinstance(move, NumberMove):
            self.op.pay(state, seat, move.number - 1)

    def why_not(self, state: Imperium, seat: int, text: str) -> Message:
        number = mv.option_number(text)
        if 0 < number <= 3:
            prices = self.op.options(state.players[seat])
            price = prices[0] if number == 1 else prices[1] if number == 2 else prices[2]
            part = price.hindrance(state, seat, self.card)
            if part is not None:
                return Message("im-option-cannot", {"effect": part}, "IM-9.40")
        return super().why_not(state, seat, text)


# --- players (IM-V5, IM-V6) ------------------------------------------------------------------


class EachPlayer(Op):
    """Each player, or each other player, resolves the list in turn."""

    __slots__ = ("ops", "everybody")

    def __init__(self, ops: Ops, everybody: bool) -> None:
        self.ops = ops
        self.everybody = everybody

    def resolve(self, state: Imperium, seat: int) -> None:
        if self.everybody:
            state.push(ForSeats(self.ops, seat, state.seats))
        else:
            state.push(ForSeats(self.ops, state.after(seat), state.seats - 1))

    def of_others(self) -> bool:
        return True

    def text(self) -> Message:
        first = self.ops[0]
        if len(self.ops) == 1 and isinstance(first, May):
            key = "im-op-each-player-may" if self.everybody else "im-op-each-other-may"
            return Message(key, {"effect": inner_text(first.ops)})
        key = "im-op-each-player" if self.everybody else "im-op-each-other"
        return Message(key, {"effect": inner_text(self.ops)})


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

    def text(self) -> Message:
        return Message(
            "im-op-if-state",
            {"state": STATES[1 if self.empire else 0], "effect": inner_text(self.ops)},
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

    def text(self) -> Message:
        return Message(
            "im-op-if", {"condition": self.condition.text(), "effect": inner_text(self.ops)}
        )
