"""Carrying out texts (IM-V0), exhaust abilities (IM-3.11 to IM-3.16), events (IM-Q11)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import SeatStep, Step
from pentapolis.core.compiled import mypyc_attr
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.effects.base import (
    ABILITY,
    ANSWER,
    ANSWERS,
    ANY_TIME,
    EVENT_BITS,
    EVENTS,
    REACTS,
    Ability,
    Cost,
    Op,
    Ops,
    first_lacking,
)
from pentapolis.games.imperium.moves import CardMove, card_move
from pentapolis.games.imperium.questions import (
    STANDING,
    TRIGGER,
    Question,
    asked_card,
    named_card,
    not_there,
    other_question,
)
from pentapolis.games.imperium.rules.hidden import tell_card
from pentapolis.games.imperium.state import Frame, Imperium

# --- frames ------------------------------------------------------------------------------


def begin_frame(
    state: Imperium, card: int, seat: int, attack: bool = False, token: int = -1
) -> Frame:
    """Begin a section of a card's text."""
    frame = Frame(card, seat, state.players[seat].empire, attack, token)
    state.frames.append(frame)
    return frame


def end_frame(state: Imperium) -> None:
    """End that section; the one it interrupted continues."""
    if len(state.frames) > 1:
        state.frames.pop()
    else:
        state.frames = []  # a new list: one that was emptied is slow to grow again


def this_card(state: Imperium) -> int:
    """The card whose text is being resolved, -1 outside effects."""
    return state.frames[-1].card if state.frames else -1


class CardStep(SeatStep[Imperium]):
    """A step about one card of a seat."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card


@mypyc_attr(free_list_len=1)
class Resolve(Step[Imperium]):
    """Resolve the rest of a list of operations for one seat."""

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
    """Resolve the operations in order (IM-V0.1)."""
    if ops:
        state.push(Resolve(seat, ops, 0))


class Flush(Step[Imperium]):
    """Open the windows of pending events (IM-Q11)."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        if state.pending:
            open_windows(state)


class EndCost(Step[Imperium]):
    """After the whole cost is paid, open the windows of its events (IM-V0.13)."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        state.frames[-1].paying = False
        if state.pending:
            open_windows(state)


class EndFrame(Step[Imperium]):
    """End an effect; the one it interrupted continues."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        if state.pending:
            state.push(END_FRAME)
            open_windows(state)
            return
        end_frame(state)


FLUSH: Final = Flush()
END_COST: Final = EndCost()
END_FRAME: Final = EndFrame()


def pay_cost(state: Imperium, seat: int, cost: Cost, done: int = 0) -> None:
    """Pay the costs in order, without the first `done` ones; their events wait until all is
    paid (IM-V0.13)."""
    state.frames[-1].paying = True
    state.push(END_COST)
    resolve_all(state, seat, cost.ops[done:])


# --- exhaust abilities (IM-3.11 to IM-3.16) ----------------------------------------------------


def refuse_exhaust(state: Imperium, seat: int, card: int, event: int = ANY_TIME) -> Refusal | None:
    """Require an ability that may be used now or after that event (IM-3.11 to IM-3.16, IM-V0.4)."""
    player = state.players[seat]
    ability = ABILITY[card]
    if ability is None:
        return NO_ABILITY
    if ability.trigger != event:
        return OTHER_TRIGGER if ability.trigger != ANY_TIME else NOT_AFTER_EVENTS
    if player.exhausts == 0:
        return NO_EXHAUST
    if card in player.exhausted:
        return EXHAUSTED
    if not player.has_text(card):
        return NOT_IN_PLAY
    return refuse_ability(state, seat, ability, card)


def refuse_ability(state: Imperium, seat: int, ability: Ability, this: int) -> Refusal | None:
    """Require the condition and the costs of an ability (IM-V8, IM-V0.4)."""
    if ability.condition is not None and not ability.condition.holds(state, seat, this):
        return NO_CONDITION
    return None if part_lacking(state, seat, ability, this) is None else CANNOT_PAY


def part_lacking(state: Imperium, seat: int, ability: Ability, this: int) -> Op | None:
    """The part of an ability that cannot be paid."""
    if ability.cost is not None:
        part = ability.cost.lacking(state, seat, this)
        if part is not None:
            return part
    return first_lacking(ability.may_lack, state, seat, this)


def trigger_of(state: Imperium, seat: int, move: Move) -> dict[str, Arg]:
    """The card, and the event that triggers its ability."""
    assert isinstance(move, CardMove)
    return {"card": move.args[0], "when": EVENTS[REACTS[move.card]]}


def condition_of(state: Imperium, seat: int, move: Move) -> dict[str, Arg]:
    """The card, and the unmet condition of its ability."""
    assert isinstance(move, CardMove)
    ability = ABILITY[move.card]
    assert ability is not None
    assert ability.condition is not None
    this = move.card if move.verb == "exhaust" else -1
    return {"card": move.args[0], "condition": ability.condition.lacking_text(state, seat, this)}


def cost_lacking(state: Imperium, seat: int, move: Move) -> dict[str, Arg]:
    """The card, and the part of its ability that cannot be paid."""
    assert isinstance(move, CardMove)
    ability = ABILITY[move.card]
    assert ability is not None
    this = move.card if move.verb == "exhaust" else -1
    part = part_lacking(state, seat, ability, this)
    assert part is not None
    return {"card": move.args[0], "effect": part.lacking_text(state, seat, this)}


NOT_IN_PLAY: Final = not_there("play", "IM-3.11")
NO_ABILITY: Final = Refusal("im-no-ability", "IM-3.11", named_card)
OTHER_TRIGGER: Final = Refusal("im-no-trigger", "IM-3.15", trigger_of)
NOT_AFTER_EVENTS: Final = Refusal("im-no-answer-to-events", "IM-3.15", named_card)
NO_EXHAUST: Final = Refusal("im-no-exhaust", "IM-3.11")
EXHAUSTED: Final = Refusal("im-no-exhausted", "IM-3.13", named_card)
NO_CONDITION: Final = Refusal("im-no-condition", "IM-V8", condition_of)
CANNOT_PAY: Final = Refusal("im-no-part", "IM-3.12", cost_lacking)


def use_exhaust(state: Imperium, seat: int, card: int) -> None:
    """Put the token on the card, pay and resolve (IM-3.11, IM-3.12)."""
    player = state.own(seat)
    player.exhausts -= 1
    player.exhausted += (card,)
    if state.journal is not None:
        tell_card(state, "im-log-exhaust", seat, card)
    begin_frame(state, card, seat, False, card)
    resolve_ability(state, seat, card)


def resolve_ability(state: Imperium, seat: int, card: int) -> None:
    """Pay the cost and resolve the effect of an ability, in the frame just begun."""
    ability = ABILITY[card]
    assert ability is not None
    state.push(END_FRAME)
    resolve_all(state, seat, ability.ops)
    if ability.cost is not None:
        pay_cost(state, seat, ability.cost)


def open_windows(state: Imperium) -> None:
    """Open a window for each pending event, clockwise from the active seat (IM-Q11)."""
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


class Window(Question):
    """Which text reacts to an event next; the owner chooses the order (`use_trigger`)."""

    __slots__ = ("event", "answering")
    RULE = "IM-Q11"

    def __init__(self, seat: int, event: int, answering: tuple[int, ...]) -> None:
        super().__init__(seat, -1)
        self.event = event
        self.answering = answering  # passive texts still to be resolved

    def refuse_ability(self, state: Imperium, card: int) -> Refusal | None:
        """Require an ability triggered by this event, in the seat's Activate turn (IM-3.15)."""
        if not state.activating or state.active != self.seat:
            return NOT_IN_OWN_TURN
        return refuse_exhaust(state, self.seat, card, self.event)

    def abilities(self, state: Imperium) -> list[int]:
        """The exhaust abilities that are not refused."""
        texts = state.players[self.seat].texts()
        return [card for card in texts if self.refuse_ability(state, card) is None]

    def run(self, state: Imperium) -> None:
        abilities = self.abilities(state)
        if len(self.answering) == 1 and not abilities:
            self.resolve(state, self.answering[0])
        elif self.answering or abilities:
            state.ask(self, self.seat)

    def resolve(self, state: Imperium, card: int) -> None:
        """Resolve a passive text."""
        left = tuple([other for other in self.answering if other != card])
        state.push(Window(self.seat, self.event, left))
        begin_frame(state, card, self.seat)
        state.push(END_FRAME)
        resolve_all(state, self.seat, ANSWER[card])

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-trigger", {"when": EVENTS[self.event]})

    def kind(self) -> str:
        return "order_triggers" if self.answering else TRIGGER

    def standing(self, state: Imperium, seat: int) -> tuple[str, ...]:
        return () if self.answering else STANDING[TRIGGER]

    def stand(self, state: Imperium, seat: int, answer: str) -> Move | None:
        return None if self.answering else mv.NONE

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        found: list[Move] = []
        for card in self.answering:
            found.append(card_move(mv.RESOLVE, card))
        for card in self.abilities(state):
            found.append(card_move(mv.EXHAUST, card))
        if not self.answering:
            found.append(mv.NONE)
        return found

    def refuse(self, state: Imperium, seat: int, move: Move) -> Refusal | None:
        if move is mv.NONE:
            return TEXTS_FIRST if self.answering else None
        if not isinstance(move, CardMove) or move.verb not in ("resolve", "exhaust"):
            return other_question(move)
        if move.zone:
            return NOT_IN_PLAY
        if move.verb == "resolve":
            return None if move.card in self.answering else NO_ANSWER
        return self.refuse_ability(state, move.card)

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if not isinstance(move, CardMove):
            return
        if move.verb == "resolve":
            self.resolve(state, move.card)
        else:
            state.push(self)
            use_exhaust(state, seat, move.card)


TEXTS_FIRST: Final = Refusal("im-no-texts-left", "IM-Q12")
NO_ANSWER: Final = Refusal("im-no-text-here", "IM-Q11", asked_card)
NOT_IN_OWN_TURN: Final = Refusal("im-no-own-turn", "IM-3.15")
