"""Other players, states and conditions in effects (IM-V5 to IM-V8)."""

from __future__ import annotations

from pentapolis.core.agenda import Step
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.effects.base import DO, MAY_DO, THEY, Condition, Op, Ops, inner_text
from pentapolis.games.imperium.effects.choices import May
from pentapolis.games.imperium.effects.picking import HIDDEN, CardOp, Pick, Veiled
from pentapolis.games.imperium.questions import IgnoreOrAccept
from pentapolis.games.imperium.rules.texts import Resolve, open_windows, resolve_all, this_card
from pentapolis.games.imperium.state import Imperium
from pentapolis.games.imperium.tables import COMPONENT, STATES

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
        """The optional operation with hidden cards that each of them may do, if any."""
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
    """The remaining seats resolve a list, one after another."""

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


class Shielded(IgnoreOrAccept):
    """Whether a protected player ignores this single effect of an attack (IM-Q9)."""

    __slots__ = ("ops", "at")

    def __init__(self, seat: int, card: int, ops: Ops, at: int) -> None:
        super().__init__(seat, card)
        self.ops = ops
        self.at = at

    def prompt(self, seat: int) -> Message:
        return Message(
            "im-ask-ignore", {"card": COMPONENT[self.card], "effect": self.ops[self.at].text()}
        )

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if self.at + 1 < len(self.ops):
            state.push(Shielded(seat, self.card, self.ops, self.at + 1))
        if move is mv.ACCEPT:
            state.push(Resolve(seat, (self.ops[self.at],), 0))
        elif state.journal is not None:
            state.tell("im-log-ignore", {"seat": f"seat:{seat}"}, seat)


# --- states and conditions -------------------------------------------------------------------
class IfState(Op):
    """Only in that state, as it was at the start of the section (IM-V7, IM-V0.7)."""

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

    def ends_in_options(self) -> bool:
        return self.ops[-1].ends_in_options()

    def text(self, form: str = DO) -> Message:
        return Message(
            "im-op-if-state",
            {"state": STATES[1 if self.empire else 0], "effect": inner_text(self.ops, form)},
        )


class If(Op):
    """Only if the condition is met (IM-V8)."""

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

    def ends_in_options(self) -> bool:
        return self.ops[-1].ends_in_options()

    def text(self, form: str = DO) -> Message:
        return Message(
            "im-op-if", {"condition": self.condition.text(), "effect": inner_text(self.ops, form)}
        )
