"""Sections 7 and 8: turns in the action phase, activations, action tokens, components."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.games.endeavor.asking import Question
from pentapolis.games.endeavor.drawing import DrawCard, can_draw
from pentapolis.games.endeavor.naming import building_named, token_named, unknown
from pentapolis.games.endeavor.occupation import (
    AttackCity,
    OccupyCity,
    can_attack,
    can_occupy,
    city_actions,
)
from pentapolis.games.endeavor.passing import ARRANGE
from pentapolis.games.endeavor.payment import TOKEN, Pay, can_pay
from pentapolis.games.endeavor.shipping import ShipTo
from pentapolis.games.endeavor.state import ACTION, Endeavor
from pentapolis.games.endeavor.tables import (
    ACTIONS,
    ATTACK,
    CHOOSE_ONE,
    COSTS,
    DRAW,
    MOST_SEATS,
    OCCUPY,
    PAYMENT,
    SHIP,
    SINGLE,
    TOKENS,
    Action,
    Choice,
)

PASS: Final = Move("pass")
STOP: Final = Move("stop")
PART_MOVES: Final = [Choice("choose", f"action:{name}", i) for i, name in enumerate(ACTIONS)]


class ActionPhase(Step[Endeavor]):
    """Turns go round from the crown holder until all have passed (EN-3.4, EN-7.1)."""

    __slots__ = ()

    def run(self, state: Endeavor) -> None:
        state.phase = ACTION
        state.passed = 0
        for seat in range(state.seats):
            state.seen[seat] = (state.occupied_key(seat),)
        state.push(TURN[state.crown])


class Turn(Step[Endeavor]):
    """The next player who has not passed takes one turn (EN-7.2, EN-7.10)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Endeavor) -> None:
        seat = self.seat
        for _ in range(state.seats):
            if not state.has_passed(seat):
                state.push(TURN[state.left(seat)])
                state.ask(CHOOSE_ACTION[seat], seat)
                return
            seat = state.left(seat)


class ChooseAction(Step[Endeavor]):
    """Exactly one action, or pass (EN-7.1 to EN-7.4, EN-8.1)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def prompt(self, seat: int) -> Message:
        return Message("en-choose-action")

    def kind(self) -> str:
        return "choose_action"

    def source(self) -> str:
        return "EN-7.1"

    def moves(self, state: Endeavor, seat: int) -> list[Move]:
        tables = state.tables
        result: list[Move] = []
        harbor = state.harbor[seat]
        ready = city_actions(state, seat) | 1 << SHIP
        if can_draw(state, seat):
            ready |= 1 << DRAW
        if harbor > 0:
            affordable = ready & AFFORDABLE[min(harbor - 1, 2)]
            kinds = state.buildings[seat]
            workers = state.workers[seat]
            offered = 0
            for i in range(len(kinds)):
                kind = kinds[i]
                action = tables.building_action[kind]
                if workers >> i & 1 or offered >> kind & 1 or action is None:
                    continue
                offered |= 1 << kind
                if action.mask & affordable or (
                    action.mask >> PAYMENT & 1 and can_pay(state, seat, i)
                ):
                    result.append(tables.activate_moves[kind])
        affordable = ready & AFFORDABLE[min(harbor, 2)]
        if state.workers[seat]:
            affordable |= 1 << PAYMENT
        for kind in range(TOKENS):
            action = tables.token_action[kind]
            if (
                action is not None
                and action.mask & affordable
                and state.tokens[TOKENS * seat + kind] > 0
            ):
                result.append(tables.use_moves[kind])
        result.append(PASS)
        return result

    def answer(self, state: Endeavor, seat: int, move: Move) -> None:
        if not isinstance(move, Choice):
            pass_turn(state, seat)
        elif move.verb == "activate":
            activate(state, seat, move.index)
        else:
            use_token(state, seat, move.index)

    def why_not(self, state: Endeavor, seat: int, text: str) -> Message:
        words = text.split()
        if len(words) == 2 and words[0] == "activate":
            kind = building_named(state.tables, words[1])
            if kind >= 0:
                return why_not_activate(state, seat, kind)
        elif len(words) == 2 and words[0] == "use":
            kind = token_named(words[1])
            if kind >= 0:
                return why_not_use(state, seat, kind)
        raise unknown(text, "activate shipyard, use attack, pass", "EN-7.1")


def why_not_activate(state: Endeavor, seat: int, kind: int) -> Message:
    """Why the seat cannot activate a building of that kind now."""
    args: dict[str, Arg] = {"building": state.tables.building_ids[kind]}
    if kind not in state.buildings[seat]:
        return Message("en-not-built", args, "EN-8.2")
    action = state.tables.building_action[kind]
    if action is None:
        return Message("en-no-activation-space", args, "EN-8.3")
    if state.free_building(seat, kind) < 0:
        return Message("en-occupied-building", args, "EN-8.3")
    if state.harbor[seat] < 1:
        return Message("en-no-worker", {}, "EN-8.2")
    return why_not_perform(state, seat, action, state.harbor[seat] - 1)


def why_not_use(state: Endeavor, seat: int, kind: int) -> Message:
    """Why the seat cannot use an action token of that kind now."""
    args: dict[str, Arg] = {"token": state.tables.token_ids[kind]}
    action = state.tables.token_action[kind]
    if action is None:
        return Message("en-no-action-token", args, "EN-8.4")
    if state.tokens[TOKENS * seat + kind] == 0:
        return Message("en-no-token", args, "EN-8.4")
    return why_not_perform(state, seat, action, state.harbor[seat])


def why_not_perform(state: Endeavor, seat: int, action: Action, harbor: int) -> Message:
    """Why none of the components can be carried out (EN-8.6)."""
    if action.mode == SINGLE and action.parts[0] == PAYMENT:
        if not state.workers[seat]:
            return Message("en-nothing-to-return", {}, "EN-12.7")
        return Message("en-payment-repeats", {}, "EN-12.8")
    cheapest = min([COSTS[part] for part in action.parts])
    if harbor < cheapest:
        return Message("en-harbor-too-small", {"cost": cheapest, "harbor": harbor}, "EN-8.5")
    return Message("en-nothing-to-do", {}, "EN-8.6")


def pass_turn(state: Endeavor, seat: int) -> None:
    """The pass is final; then cards are checked (EN-15.1, EN-15.15)."""
    state.passed |= 1 << seat
    if state.journal is not None:
        state.tell("en-log-pass", {"seat": f"seat:{seat}"}, seat)
    state.push(ARRANGE[seat])


def activate(state: Endeavor, seat: int, kind: int) -> None:
    """Way A: a worker from the harbor occupies the building (EN-8.2)."""
    position = state.free_building(seat, kind)
    state.harbor[seat] -= 1
    state.workers[seat] |= 1 << position
    action = state.tables.building_action[kind]
    assert action is not None
    source = state.tables.building_ids[kind]
    if state.journal is not None:
        state.tell("en-log-activate", {"seat": f"seat:{seat}", "building": source}, seat)
    if action.mask >> PAYMENT & 1:
        state.push(Pay(seat, position, source))
        return
    state.seen[seat] = (state.occupied_key(seat),)
    perform(state, seat, action, source)


def use_token(state: Endeavor, seat: int, kind: int) -> None:
    """Way B: the token leaves the game and needs no worker (EN-8.4, EN-Q3)."""
    state.tokens[TOKENS * seat + kind] -= 1
    state.spent[kind] += 1
    action = state.tables.token_action[kind]
    assert action is not None
    source = state.tables.token_ids[kind]
    if state.journal is not None:
        state.tell("en-log-use", {"seat": f"seat:{seat}", "token": source}, seat)
    state.seen[seat] = (state.occupied_key(seat),)
    perform(state, seat, action, source)


def perform(state: Endeavor, seat: int, action: Action, source: str) -> None:
    """Go on to the target of a single action, or to the choice of a component."""
    if action.mode == SINGLE:
        push_part(state, seat, action.parts[0], -1, source)
    else:
        state.bound = -1
        state.push(ChooseComponent(seat, action, source))


def push_part(state: Endeavor, seat: int, part: int, bound: int, source: str) -> None:
    """Ask for the target of one component; `bound` is its region or deck, -1 for any."""
    if part == SHIP:
        state.push(ShipTo(seat, bound, source))
    elif part == OCCUPY:
        state.push(OccupyCity(seat, bound, source))
    elif part == ATTACK:
        state.push(AttackCity(seat, bound, source))
    elif part == DRAW:
        state.push(DrawCard(seat, bound, source))
    else:
        state.push(Pay(seat, TOKEN, source))


def can_do(state: Endeavor, seat: int, part: int, bound: int) -> bool:
    """Whether a component can be fully carried out now, in its region or deck if bound."""
    if state.harbor[seat] < COSTS[part]:
        return False
    if part == SHIP:
        return bound != 0
    if part == OCCUPY:
        return can_occupy(state, seat, bound)
    if part == ATTACK:
        return can_attack(state, seat, bound)
    return can_draw(state, seat, bound)


class ChooseComponent(Question):
    """Which component of a composite action comes first (EN-8.7 to EN-8.10)."""

    __slots__ = ("action",)

    def __init__(self, seat: int, action: Action, asker: str) -> None:
        super().__init__(seat, asker)
        self.action = action

    def prompt(self, seat: int) -> Message:
        return Message("en-choose-component", {"source": self.asker})

    def kind(self) -> str:
        return "choose_component"

    def moves(self, state: Endeavor, seat: int) -> list[Move]:
        first, second = self.action.parts
        result: list[Move] = []
        if can_do(state, seat, first, -1):
            result.append(PART_MOVES[first])
        if second != first and can_do(state, seat, second, -1):
            result.append(PART_MOVES[second])
        return result

    def answer(self, state: Endeavor, seat: int, move: Move) -> None:
        assert isinstance(move, Choice)
        first, second = self.action.parts
        if self.action.mode != CHOOSE_ONE:
            rest = second if move.index == first else first
            state.push(SecondComponent(seat, rest, self.asker))
        push_part(state, seat, move.index, -1, self.asker)

    def why_not(self, state: Endeavor, seat: int, text: str) -> Message:
        part = part_named(text)
        if text == STOP.text:
            return Message("en-first-component", {}, "EN-8.6")
        if part not in self.action.parts:
            return Message("en-other-component", {"source": self.asker}, "EN-8.7")
        return Message("en-nothing-to-do", {}, "EN-8.6")


class SecondComponent(Question):
    """After the first component the player may stop (EN-8.11, EN-8.12, EN-8.16)."""

    __slots__ = ("part",)

    def __init__(self, seat: int, part: int, asker: str) -> None:
        super().__init__(seat, asker)
        self.part = part

    def run(self, state: Endeavor) -> None:
        if can_do(state, self.seat, self.part, state.bound):
            state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("en-second-component", {"source": self.asker})

    def kind(self) -> str:
        return "choose_component"

    def moves(self, state: Endeavor, seat: int) -> list[Move]:
        return [PART_MOVES[self.part], STOP]

    def answer(self, state: Endeavor, seat: int, move: Move) -> None:
        if isinstance(move, Choice):
            push_part(state, seat, self.part, state.bound, self.asker)

    def why_not(self, state: Endeavor, seat: int, text: str) -> Message:
        part_named(text)
        return Message("en-other-component", {"source": self.asker}, "EN-8.11")


def part_named(text: str) -> int:
    """The component that a text chooses, -1 for stop."""
    words = text.split()
    if text == STOP.text:
        return -1
    if len(words) != 2 or words[0] != "choose" or words[1] not in ACTIONS:
        raise unknown(text, "choose ship, stop", "EN-8.11")
    return ACTIONS.index(words[1])


def _affordable(harbor: int) -> int:
    mask = 0
    for part in range(len(ACTIONS)):
        if part != PAYMENT and COSTS[part] <= harbor:
            mask |= 1 << part
    return mask


AFFORDABLE: Final = [_affordable(harbor) for harbor in range(3)]
"""By population at hand: the components that it can pay (EN-8.5)."""
TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
CHOOSE_ACTION: Final = [ChooseAction(seat) for seat in range(MOST_SEATS)]
