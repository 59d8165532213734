"""Reaction windows and payment (effect vocabulary, CV-E1 to CV-E12).

Something declared lies on the agenda as a `Pending` step, with the window of the others above it.
A cancel is itself pending; when it resolves it takes the step beneath it off the agenda.
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.reaction import Window
from pentapolis.games.civilization.acts import (
    ABILITIES,
    CANCEL_EVENT,
    CANCEL_TECH,
    PASS,
    PAY,
    PAY_EVENT,
    PAY_TOKEN,
    PLAYER,
    Act,
    ability_of,
    act,
    check_verb,
)
from pentapolis.games.civilization.consent import ask_consent
from pentapolis.games.civilization.culture import discard_event, kinds_in
from pentapolis.games.civilization.dials import add_coin
from pentapolis.games.civilization.effects import ANY, RESOURCES
from pentapolis.games.civilization.knowledge import PUBLIC
from pentapolis.games.civilization.state import Civilization
from pentapolis.games.civilization.steps import Question
from pentapolis.games.civilization.suspicion import (
    ABILITY_CANCELS,
    CANCELS,
    SHIELDS,
    could_hold,
    could_use,
)
from pentapolis.games.civilization.tables import (
    COIN_SHEET,
    EVENT_CHAIN,
    EVENT_EFFECT,
    EVENTS,
    MOST_EVENTS,
    TECHS,
    TOKEN_FACES,
    UNCANCELLABLE,
    VILLAGE,
    token_name,
)

ACTION: Final = 0
EVENT_FORM: Final = 1
ABILITY_FORM: Final = 2

WRITING: Final = ability_of("cancel_city_action")
CIVIL_SERVICE: Final = ability_of("cancel_event")
MASS_MEDIA: Final = ability_of("cancel_ability")
RESERVED_TOKEN: Final = 100


class Pending(Step[Civilization]):
    """Something declared and paid that takes effect unless it is cancelled (CV-E1)."""

    __slots__ = ("actor",)

    def __init__(self, actor: int) -> None:
        self.actor = actor

    def form(self) -> int:
        """A city action, an event or a resource ability."""
        raise NotImplementedError

    def targeted(self, state: Civilization) -> int:
        """The seats it targets, as bits (CV-E9)."""
        return 0

    def cancelled(self, state: Civilization) -> None:
        """What remains of it when it is cancelled (CV-E3)."""

    def what(self) -> str:
        """The component that is about to take effect."""
        raise NotImplementedError

    def aim_name(self) -> str:
        """The component it is aimed at, empty where there is none."""
        return ""


def others(state: Civilization, seat: int) -> tuple[int, ...]:
    """Everybody else, clockwise from the left."""
    return tuple([(seat + offset) % state.seats for offset in range(1, state.seats)])


def declare(state: Civilization, pending: Pending) -> None:
    """Put it on the agenda and let the others react (CV-E1, CV-E4)."""
    state.push(pending)
    if pending.form() == EVENT_FORM and state.techs[pending.actor] & UNCANCELLABLE:
        return
    state.push(CancelWindow(others(state, pending.actor), (), 0, pending))


CANCELLERS: Final = [WRITING, CIVIL_SERVICE, MASS_MEDIA]
"""The ability that cancels, by form."""


def cancelling(state: Civilization, seat: int, pending: Pending) -> list[int]:
    """The events of a hand that cancel it."""
    form = pending.form()
    found: list[int] = []
    for kind in kinds_in(state.events[seat]):
        if EVENT_CHAIN[kind] != "cancel":
            continue
        what = EVENT_EFFECT[kind].kind
        if form == EVENT_FORM:
            if what != "cancel_targeting_me" or pending.targeted(state) >> seat & 1:
                found.append(kind)
        elif form == ABILITY_FORM and what == "cancel_event_or_ability":
            found.append(kind)
    return found


def can_use(state: Civilization, seat: int, index: int) -> bool:
    """Whether a resource ability is known, unused this turn and payable (CV-8.16)."""
    ability = ABILITIES[index]
    if not state.techs[seat] >> ability.tech & 1 or state.used[seat] & ability.mark:
        return False
    return can_pay(state, seat, ability.effect.cost, ability.effect.units)


class CancelWindow(Window[Civilization]):
    """Each other player gets one chance to cancel (CV-E2; `W_CITYACT`, `W_EVENT`, `W_ABIL`)."""

    __slots__ = ("pending",)

    def __init__(
        self, seats: tuple[int, ...], passed: tuple[int, ...], next: int, pending: Pending
    ) -> None:
        super().__init__(seats, passed, next)
        self.pending = pending

    def again(
        self, seats: tuple[int, ...], passed: tuple[int, ...], next: int
    ) -> Window[Civilization]:
        return CancelWindow(seats, passed, next, self.pending)

    def could(self, state: Civilization, seat: int) -> bool:
        form = self.pending.form()
        decks = 0
        if form == EVENT_FORM:
            decks = CANCELS
            if self.pending.targeted(state) >> seat & 1:
                decks |= SHIELDS
        elif form == ABILITY_FORM:
            decks = ABILITY_CANCELS
        return could_hold(state, seat, decks) or could_use(state, seat, CANCELLERS[form])

    def has_reaction(self, state: Civilization, seat: int) -> bool:
        if can_use(state, seat, CANCELLERS[self.pending.form()]):
            return True
        return len(state.events[seat]) > 0 and bool(cancelling(state, seat, self.pending))

    def reactions(self, state: Civilization, seat: int) -> list[Move]:
        found: list[Move] = [
            act(CANCEL_EVENT, kind) for kind in cancelling(state, seat, self.pending)
        ]
        by = CANCELLERS[self.pending.form()]
        if can_use(state, seat, by):
            found.append(act(CANCEL_TECH, by))
        return found

    def nothing(self) -> Move:
        return act(PASS)

    def prompt(self, seat: int) -> Message:
        args: dict[str, Arg] = {
            "seat": f"seat:{self.pending.actor}",
            "what": self.pending.what(),
        }
        target = self.pending.aim_name()
        if target:
            return Message("cv-ask-react-at", {**args, "target": target})
        return Message("cv-ask-react", args)

    def kind(self) -> str:
        form = self.pending.form()
        if form == EVENT_FORM:
            return "cancel_event"
        return "cancel_ability" if form == ABILITY_FORM else "cancel_city_action"

    def source(self) -> str:
        return self.pending.what()

    def why_not(self, state: Civilization, seat: int, text: str) -> Message:
        check_verb(text)
        return Message("cv-not-now", {"move": text}, "CV-E2")

    def react(self, state: Civilization, seat: int, move: Move, rest: Window[Civilization]) -> None:
        assert isinstance(move, Act)
        if move.code == CANCEL_EVENT:
            discard_event(state, seat, move.a)
            cancel = Cancel(seat, self.pending, rest, EVENT_FORM, move.a)
            tell_declared(state, cancel)
            declare(state, cancel)
            return
        cancel = Cancel(seat, self.pending, rest, ABILITY_FORM, move.a)
        # Where it has to be withdrawn, the seat still has its chance.
        pay(state, seat, move.a, Declare(cancel), self.again(self.seats, (), self.next))


class Declare(Step[Civilization]):
    """A paid ability is declared: from now on it counts as used (CV-E3)."""

    __slots__ = ("pending",)

    def __init__(self, pending: Pending) -> None:
        self.pending = pending

    def run(self, state: Civilization) -> None:
        tell_declared(state, self.pending)
        declare(state, self.pending)


def tell_declared(state: Civilization, pending: Pending) -> None:
    """Log what somebody declares."""
    if state.journal is not None:
        args = {"seat": f"seat:{pending.actor}", "what": pending.what()}
        target = pending.aim_name()
        if target:
            state.tell("cv-log-declare-at", {**args, "target": target}, pending.actor)
        else:
            state.tell("cv-log-declare", {**args}, pending.actor)


class Cancel(Pending):
    """A cancel by event or by resource ability, itself open to cancelling (CV-E2)."""

    __slots__ = ("aim", "rest", "made_of", "card")

    def __init__(
        self, actor: int, aim: Pending, rest: Window[Civilization], made_of: int, card: int
    ) -> None:
        super().__init__(actor)
        self.aim = aim
        self.rest = rest
        self.made_of = made_of
        self.card = card

    def form(self) -> int:
        return self.made_of

    def what(self) -> str:
        if self.made_of == EVENT_FORM:
            return f"event:{EVENTS[self.card].id}"
        return f"tech:{TECHS[ABILITIES[self.card].tech].id}"

    def aim_name(self) -> str:
        return self.aim.what()

    def run(self, state: Civilization) -> None:
        aim = state.agenda.pop()
        assert aim is self.aim
        if state.journal is not None:
            args = {"seat": f"seat:{self.actor}", "what": self.aim.what()}
            state.tell("cv-log-cancelled", {**args}, self.actor)
        self.aim.cancelled(state)

    def cancelled(self, state: Civilization) -> None:
        """The window of its aim goes on with the next player."""
        state.push(self.rest)


# --- payment ------------------------------------------------------------------------------------


def gifts(state: Civilization, seat: int, resource: int) -> list[int]:
    """Events of the hand that count as that resource (`as_resource`)."""
    found: list[int] = []
    for kind in kinds_in(state.events[seat]):
        if EVENT_CHAIN[kind] != "gift":
            continue
        effect = EVENT_EFFECT[kind]
        if resource != ANY and not effect.resources >> resource & 1:
            continue
        if effect.other and not receivers(state, seat, kind):
            continue
        found.append(kind)
    return found


def receivers(state: Civilization, seat: int, kind: int) -> list[int]:
    """Who may get the coin of A Gift from Afar."""
    return [
        other
        for other in range(state.seats)
        if other != seat and kind * 8 + other not in state.refused
    ]


def can_pay(state: Civilization, seat: int, resource: int, units: int) -> bool:
    """Whether tokens and gifts cover the cost."""
    aside = set_aside(state, seat)
    have = 0
    if resource == ANY:
        for r in range(4):
            have += state.resources[4 * seat + r]
        have += len(state.taken[seat]) - len(aside)
        if have >= units:
            return True
    else:
        if resource < 4 and state.resources[4 * seat + resource] - aside.count(resource) >= units:
            return True
        for token in free_tokens(state, seat, aside):
            if token & 7 == resource:
                return True
    if not state.events[seat]:
        return False
    for card in state.events[seat]:
        if card % MOST_EVENTS in gifts(state, seat, resource):
            have += 1
    return have >= units


def set_aside(state: Civilization, seat: int) -> tuple[int, ...]:
    """What a payment of the seat that waits for the reactions to its gift has taken already."""
    aside: tuple[int, ...] = ()
    for step in state.agenda:
        if isinstance(step, Gift) and step.actor == seat:
            aside += step.payment.reserved
    return aside


def free_tokens(state: Civilization, seat: int, aside: tuple[int, ...]) -> list[int]:
    """Huts and villages of the seat that are not set aside for a payment."""
    held = list(state.taken[seat])
    for item in aside:
        if item >= RESERVED_TOKEN:
            held.remove(best_token(held, item - RESERVED_TOKEN))
    return held


def pay(
    state: Civilization,
    seat: int,
    index: int,
    then: Step[Civilization],
    otherwise: Step[Civilization] | None,
) -> None:
    """Pay for a resource ability; `otherwise` happens if it has to be withdrawn."""
    effect = ABILITIES[index].effect
    state.push(Payment(seat, index, effect.units, (), then, otherwise))


class Payment(Question):
    """Tokens and gift events cover a cost, one after another (`W_PAY`)."""

    __slots__ = ("ability", "units", "reserved", "then", "otherwise")

    def __init__(
        self,
        seat: int,
        ability: int,
        units: int,
        reserved: tuple[int, ...],
        then: Step[Civilization],
        otherwise: Step[Civilization] | None,
    ) -> None:
        super().__init__(seat)
        self.ability = ability
        self.units = units
        self.reserved = reserved
        self.then = then
        self.otherwise = otherwise

    def run(self, state: Civilization) -> None:
        if self.units == 0:
            spend(state, self.seat, self.reserved)
            state.used[self.seat] |= ABILITIES[self.ability].mark
            state.push(self.then)
        elif self.options(state):
            state.reveal()  # what is left to choose from tells what the seat holds
            state.ask(self, self.seat)
        elif self.otherwise is not None:
            state.push(self.otherwise)

    def options(self, state: Civilization) -> list[Move]:
        resource = ABILITIES[self.ability].effect.cost
        aside = self.reserved + set_aside(state, self.seat)
        found: list[Move] = []
        for r in range(4):
            if resource in (ANY, r):
                have = state.resources[4 * self.seat + r]
                if have > aside.count(r):
                    found.append(act(PAY, r))
        faces: list[int] = []
        for token in free_tokens(state, self.seat, aside):
            face = token % TOKEN_FACES
            if face not in faces and (resource == ANY or face & 7 == resource):
                faces.append(face)
                found.append(act(PAY_TOKEN, face))
        for kind in gifts(state, self.seat, resource):
            found.append(act(PAY_EVENT, kind))
        return found

    def prompt(self, seat: int) -> Message:
        return Message(
            "cv-ask-pay",
            {"tech": f"tech:{TECHS[ABILITIES[self.ability].tech].id}", "units": self.units},
        )

    def kind(self) -> str:
        return "pay_resources"

    def source(self) -> str:
        return f"tech:{TECHS[ABILITIES[self.ability].tech].id}"

    def rule(self) -> str:
        return "CV-8.16"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        return self.options(state) or [act(PASS)]

    def less(self, units: int, reserved: tuple[int, ...]) -> Payment:
        """The payment that remains."""
        return Payment(self.seat, self.ability, units, reserved, self.then, self.otherwise)

    def take(self, state: Civilization, move: Act) -> None:
        if move.code == PAY:
            state.push(self.less(self.units - 1, (*self.reserved, move.a)))
        elif move.code == PAY_TOKEN:
            lay_open(state, self.seat, move.a)
            state.push(self.less(self.units - 1, (*self.reserved, RESERVED_TOKEN + move.a)))
        elif move.code == PAY_EVENT:
            if EVENT_EFFECT[move.a].other:
                state.push(GiftReceiver(self.seat, self, move.a))
            else:
                play_gift(state, Gift(self.seat, self, move.a, -1))
        elif self.otherwise is not None:
            state.push(self.otherwise)


def spend(state: Civilization, seat: int, reserved: tuple[int, ...]) -> None:
    """Market tokens return to the market, huts and villages leave the game (CV-6.56)."""
    for item in reserved:
        if item < RESERVED_TOKEN:
            state.resources[4 * seat + item] -= 1
            state.market[item] += 1
            name = f"resource:{RESOURCES[item]}"
        else:
            face = drop_token(state, seat, item - RESERVED_TOKEN) % TOKEN_FACES
            state.gone[face] += 1
            state.reveal()
            name = f"token:{token_name(face)}"
        if state.journal is not None:
            state.tell("cv-log-spend", {"seat": f"seat:{seat}", "what": name}, seat)


def lay_open(state: Civilization, seat: int, face: int) -> None:
    """A token that pays is laid down for all to see, also where the payment is withdrawn later."""
    token = drop_token(state, seat, face)
    everybody = PUBLIC | (1 << state.seats) - 1
    state.taken[seat] = tuple(sorted((*state.taken[seat], token | TOKEN_FACES * everybody)))
    state.reveal()


def drop_token(state: Civilization, seat: int, face: int) -> int:
    """Take a token of that face from a seat, the one that most seats know."""
    held = list(state.taken[seat])
    best = best_token(held, face)
    held.remove(best)
    state.taken[seat] = tuple(held)
    return best


def best_token(held: list[int], face: int) -> int:
    """The token of that face that most seats know."""
    best = -1
    for token in held:
        if token % TOKEN_FACES == face and (best < 0 or token.bit_count() > best.bit_count()):
            best = token
    if best < 0:  # an imagined position: another token of the same back stands for it
        best = next(token for token in held if token & VILLAGE == face & VILLAGE)
    return best


class GiftReceiver(Question):
    """A Gift from Afar gives one other player a coin token (`give_coin_token`)."""

    __slots__ = ("payment", "event")

    def __init__(self, seat: int, payment: Payment, event: int) -> None:
        super().__init__(seat)
        self.payment = payment
        self.event = event

    def run(self, state: Civilization) -> None:
        state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-gift-receiver")

    def kind(self) -> str:
        return "event_targets"

    def source(self) -> str:
        return f"event:{EVENTS[self.event].id}"

    def rule(self) -> str:
        return "CV-Q2"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        return [act(PLAYER, other) for other in receivers(state, seat, self.event)]

    def take(self, state: Civilization, move: Act) -> None:
        gift = Gift(self.seat, self.payment, self.event, move.a)
        ask_consent(state, self.seat, self.event, 1 << move.a, PlayGift(gift), self.payment)


class PlayGift(Step[Civilization]):
    """A gift whose receiver is settled is played."""

    __slots__ = ("gift",)

    def __init__(self, gift: Gift) -> None:
        self.gift = gift

    def run(self, state: Civilization) -> None:
        play_gift(state, self.gift)


def play_gift(state: Civilization, gift: Gift) -> None:
    """The event card is played to count as a token."""
    discard_event(state, gift.actor, gift.event)
    tell_declared(state, gift)
    declare(state, gift)


class Gift(Pending):
    """An event that counts as one token of the cost being paid (`as_resource`)."""

    __slots__ = ("payment", "event", "receiver")

    def __init__(self, actor: int, payment: Payment, event: int, receiver: int) -> None:
        super().__init__(actor)
        self.payment = payment
        self.event = event
        self.receiver = receiver

    def form(self) -> int:
        return EVENT_FORM

    def what(self) -> str:
        return f"event:{EVENTS[self.event].id}"

    def targeted(self, state: Civilization) -> int:
        return 1 << self.receiver if self.receiver >= 0 else 0

    def run(self, state: Civilization) -> None:
        rest = self.payment
        state.push(rest.less(rest.units - 1, rest.reserved))
        if self.receiver >= 0:
            add_coin(state, self.receiver, COIN_SHEET)

    def cancelled(self, state: Civilization) -> None:
        """The cost must be covered otherwise, or the ability is withdrawn."""
        state.push(self.payment)
