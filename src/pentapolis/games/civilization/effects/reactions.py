"""Reactions to what somebody declares, and payments (CV-E1 to CV-E12).

Something declared is on the agenda as a `Pending` step, with the reaction window of the others
above it. A cancel is itself pending; when it resolves, it removes the step below it from the
agenda.
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.reaction import Window
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.civilization.effects.activated import (
    AsResource,
    CancelAbility,
    CancelAnyEvent,
    CancelCityAction,
    CancelEvent,
    CancelEventOrAbility,
    CancelTargetingMe,
)
from pentapolis.games.civilization.effects.effect import ANY, RESOURCES
from pentapolis.games.civilization.effects.immunity import ask_immune
from pentapolis.games.civilization.effects.payment import (
    RESERVED_TOKEN,
    can_use,
    free_tokens,
    lay_open,
    refuse_gift,
    refuse_receiver,
    refuse_use,
    set_aside,
    spend,
)
from pentapolis.games.civilization.effects.pending import (
    ABILITY_FORM,
    ACTION,
    EVENT_FORM,
    Gift,
    Pending,
    others,
    tell_declared,
)
from pentapolis.games.civilization.effects.suspicion import (
    ABILITY_CANCELS,
    CANCELS,
    SHIELDS,
    could_hold,
    could_use,
)
from pentapolis.games.civilization.moves import (
    CANCEL_EVENT,
    CANCEL_TECH,
    PASS,
    PAY,
    PAY_EVENT,
    PAY_TOKEN,
    PLAYER,
    CivMove,
    make,
)
from pentapolis.games.civilization.questions import (
    ELSEWHERE,
    Question,
    Reaction,
    discard_event,
    kinds_in,
    refuse_card,
    the_first,
)
from pentapolis.games.civilization.state import Civilization
from pentapolis.games.civilization.tables.cards import (
    ABILITIES,
    EVENT_EFFECT,
    EVENTS,
    TECHS,
    TOKEN_FACES,
    UNCANCELLABLE,
    ability_of,
)

WRITING: Final = ability_of(CancelCityAction)
CIVIL_SERVICE: Final = ability_of(CancelEvent)
MASS_MEDIA: Final = ability_of(CancelAbility)


def declare(state: Civilization, pending: Pending) -> None:
    """Put it on the agenda and let the others react (CV-E1, CV-E4)."""
    state.push(pending)
    if pending.form() == EVENT_FORM and state.techs[pending.actor] & UNCANCELLABLE:
        return
    state.push(CancelWindow(others(state, pending.actor), (), 0, pending))


CANCELLERS: Final = [WRITING, CIVIL_SERVICE, MASS_MEDIA]
"""By form: the ability that cancels it."""


NOT_AT_YOU: Final = Refusal("cv-no-cancel-target", "CV-E9", the_first)
NO_CANCEL: Final = Refusal("cv-no-cancel", "CV-E2", the_first)


def refuse_cancel(state: Civilization, seat: int, pending: Pending, kind: int) -> Refusal | None:
    """Require an event that cancels the declared thing (CV-E2, CV-E9)."""
    effect = EVENT_EFFECT[kind]
    form = pending.form()
    if isinstance(effect, CancelEventOrAbility) and form != ACTION:
        return None
    if isinstance(effect, CancelAnyEvent) and form == EVENT_FORM:
        return None
    if isinstance(effect, CancelTargetingMe) and form == EVENT_FORM:
        return None if pending.targeted(state) >> seat & 1 else NOT_AT_YOU
    return NO_CANCEL


def cancelling(state: Civilization, seat: int, pending: Pending) -> list[int]:
    """The events in the seat's hand that cancel it."""
    return [
        kind
        for kind in kinds_in(state.events[seat])
        if refuse_cancel(state, seat, pending, kind) is None
    ]


class CancelWindow(Reaction):
    """Each other player may cancel once (CV-E2; `W_CITYACT`, `W_EVENT`, `W_ABIL`)."""

    __slots__ = ("pending",)
    RULE = "CV-E2"

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

    def is_great(self, state: Civilization, seat: int) -> bool:
        pending = self.pending
        if isinstance(pending, Cancel) and pending.aim.actor == seat:
            return True
        return pending.is_wonder() or pending.targeted(state) >> seat & 1 == 1

    def has_reaction(self, state: Civilization, seat: int) -> bool:
        if self.is_waived(state, seat):
            return False
        if can_use(state, seat, CANCELLERS[self.pending.form()]):
            return True
        return len(state.events[seat]) > 0 and bool(cancelling(state, seat, self.pending))

    def candidates(self, state: Civilization, seat: int) -> list[Move]:
        found: list[Move] = [make(CANCEL_EVENT, kind) for kind in kinds_in(state.events[seat])]
        found.append(make(CANCEL_TECH, CANCELLERS[self.pending.form()]))
        return found

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

    def refuse_move(self, state: Civilization, seat: int, move: CivMove) -> Refusal | None:
        by = move.first
        if move.code == CANCEL_EVENT:
            return refuse_card(state, seat, by) or refuse_cancel(state, seat, self.pending, by)
        if move.code != CANCEL_TECH:
            return ELSEWHERE[move.code]
        return refuse_use(state, seat, by) if by == CANCELLERS[self.pending.form()] else NO_CANCEL

    def react(self, state: Civilization, seat: int, move: Move, rest: Window[Civilization]) -> None:
        assert isinstance(move, CivMove)
        if move.code == CANCEL_EVENT:
            discard_event(state, seat, move.first)
            cancel = Cancel(seat, self.pending, rest, EVENT_FORM, move.first)
            tell_declared(state, cancel)
            declare(state, cancel)
            return
        cancel = Cancel(seat, self.pending, rest, ABILITY_FORM, move.first)
        # If the payment is withdrawn, the seat may still react.
        pay(state, seat, move.first, Declare(cancel), self.again(self.seats, (), self.next))


class Declare(Step[Civilization]):
    """Declare a paid ability, which is now used (CV-E3)."""

    __slots__ = ("pending",)

    def __init__(self, pending: Pending) -> None:
        self.pending = pending

    def run(self, state: Civilization) -> None:
        tell_declared(state, self.pending)
        declare(state, self.pending)


class Cancel(Pending):
    """A cancel by event or resource ability, which can itself be cancelled (CV-E2)."""

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
        """Continue the window of its target with the next player."""
        state.push(self.rest)


def pay(
    state: Civilization,
    seat: int,
    index: int,
    then: Step[Civilization],
    otherwise: Step[Civilization] | None,
) -> None:
    """Ask for the payment of a resource ability; if it is withdrawn, `otherwise` follows."""
    state.push(Payment(seat, index, ABILITIES[index].units, (), then, otherwise))


def asked_price(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """What was offered, and what would pay."""
    step = state.asking
    assert isinstance(step, Payment)
    return {"what": move.args[0], "price": RESOURCES[ABILITIES[step.ability].cost]}


OTHER_PRICE: Final = Refusal("cv-no-other-price", "CV-8.16", asked_price)
NO_TOKEN: Final = Refusal("cv-no-token", "CV-8.16", the_first)


class Payment(Question):
    """What pays the next unit of a cost: a token or a gift event (`W_PAY`)."""

    __slots__ = ("ability", "units", "reserved", "then", "otherwise")
    KIND = "pay_resources"
    RULE = "CV-8.16"

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
            state.used = replaced(
                state.used, self.seat, state.used[self.seat] | ABILITIES[self.ability].mark
            )
            state.push(self.then)
        elif self.options(state):
            state.reveal()  # the remaining options show what the seat holds
            state.ask(self, self.seat)
        elif self.otherwise is not None:
            state.push(self.otherwise)

    def candidates(self, state: Civilization, seat: int) -> list[Move]:
        aside = self.reserved + set_aside(state, seat)
        found: list[Move] = [make(PAY, resource) for resource in range(4)]
        faces: list[int] = []
        for token in free_tokens(state, seat, aside):
            face = token % TOKEN_FACES
            if face not in faces:
                faces.append(face)
                found.append(make(PAY_TOKEN, face))
        for kind in kinds_in(state.events[seat]):
            found.append(make(PAY_EVENT, kind))
        return found

    def options(self, state: Civilization) -> list[Move]:
        """What can pay one more unit."""
        return super().moves(state, self.seat)

    def has_resource(self, state: Civilization, resource: int, aside: tuple[int, ...]) -> bool:
        """Whether an unreserved market token of that kind pays."""
        return ABILITIES[self.ability].cost in (ANY, resource) and (
            resource < 4 and state.resources[4 * self.seat + resource] > aside.count(resource)
        )

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code == PASS and not self.options(state):
            return None  # resampled position: nothing is left that pays
        if move.code not in (PAY, PAY_TOKEN, PAY_EVENT):
            return ELSEWHERE[move.code]
        seat = self.seat
        cost = ABILITIES[self.ability].cost
        if move.code == PAY_EVENT:
            return refuse_card(state, seat, move.first) or refuse_gift(
                state, seat, move.first, cost
            )
        if cost not in (ANY, move.first & 7):
            return OTHER_PRICE
        aside = self.reserved + set_aside(state, seat)
        if move.code == PAY:
            return None if self.has_resource(state, move.first, aside) else NO_TOKEN
        held = [token % TOKEN_FACES for token in free_tokens(state, seat, aside)]
        return None if move.first in held else NO_TOKEN

    def prompt(self, seat: int) -> Message:
        return Message(
            "cv-ask-pay",
            {"tech": f"tech:{TECHS[ABILITIES[self.ability].tech].id}", "units": self.units},
        )

    def source(self) -> str:
        return f"tech:{TECHS[ABILITIES[self.ability].tech].id}"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        return self.options(state) or [make(PASS)]

    def less(self, units: int, reserved: tuple[int, ...]) -> Payment:
        """The remaining payment."""
        return Payment(self.seat, self.ability, units, reserved, self.then, self.otherwise)

    def gift(self, event: int, receiver: int) -> Gift:
        """An event that pays one unit."""
        rest = self.less(self.units - 1, self.reserved)
        return Gift(self.seat, event, receiver, self.reserved, rest, self)

    def take(self, state: Civilization, move: CivMove) -> None:
        if move.code == PAY:
            state.push(self.less(self.units - 1, (*self.reserved, move.first)))
        elif move.code == PAY_TOKEN:
            lay_open(state, self.seat, move.first)
            state.push(self.less(self.units - 1, (*self.reserved, RESERVED_TOKEN + move.first)))
        elif move.code == PAY_EVENT:
            effect = EVENT_EFFECT[move.first]
            if isinstance(effect, AsResource) and effect.gives_coin:
                state.push(GiftReceiver(self.seat, self, move.first))
            else:
                play_gift(state, self.gift(move.first, -1))
        elif self.otherwise is not None:
            state.push(self.otherwise)


class GiftReceiver(Question):
    """Which other player gets the coin token of A Gift from Afar (`give_coin_token`)."""

    __slots__ = ("payment", "event")
    KIND = "event_targets"
    RULE = "CV-Q2"
    PROMPT = "cv-ask-gift-receiver"

    def __init__(self, seat: int, payment: Payment, event: int) -> None:
        super().__init__(seat)
        self.payment = payment
        self.event = event

    def run(self, state: Civilization) -> None:
        state.ask(self, self.seat)

    def source(self) -> str:
        return f"event:{EVENTS[self.event].id}"

    def candidates(self, state: Civilization, seat: int) -> list[Move]:
        return [make(PLAYER, other) for other in range(state.seats)]

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code != PLAYER:
            return ELSEWHERE[move.code]
        return refuse_receiver(state, self.seat, self.event, move.first)

    def take(self, state: Civilization, move: CivMove) -> None:
        gift = self.payment.gift(self.event, move.first)
        ask_immune(state, self.seat, self.event, 1 << move.first, PlayGift(gift), self.payment)


class PlayGift(Step[Civilization]):
    """Play a gift event whose receiver is decided."""

    __slots__ = ("gift",)

    def __init__(self, gift: Gift) -> None:
        self.gift = gift

    def run(self, state: Civilization) -> None:
        play_gift(state, self.gift)


def play_gift(state: Civilization, gift: Gift) -> None:
    """Play an event card that counts as a token."""
    discard_event(state, gift.actor, gift.event)
    tell_declared(state, gift)
    declare(state, gift)
