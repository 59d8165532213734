"""Keywords, tokens: gaining and paying (IM-9.1 to IM-9.7)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium.effects.base import PAID_POPULATION, USED_DROP, USED_WHEAT, emit
from pentapolis.games.imperium.moves import PlanMove, plan_move
from pentapolis.games.imperium.questions import TOO_FEW_TOKENS, Question, asked_only, other_question
from pentapolis.games.imperium.state import Imperium, Player, asker
from pentapolis.games.imperium.tables import CARDS, COMPONENT, DROP, ICON_BITS, WHEAT, tokens_text

REPLACES_MATERIALS: Final = [False] * len(CARDS)
"""By card: Shangri-la's passive text (IM-P19)."""


# --- tokens (IM-9.1 to IM-9.7) -------------------------------------------------------------


def gain(
    state: Imperium, seat: int, materials: int, population: int, progress: int, icons: int
) -> None:
    """Take tokens from the supply; `icons` are those of the cards that gave them (IM-Q27)."""
    player = state.own(seat)
    if materials > 0 and player.journey >= 0 and REPLACES_MATERIALS[player.journey]:
        materials = 0
        population += 2
        for other in state.others(seat):
            state.own(other).add_tokens(0, 0, 1)
        if state.journal is not None:
            state.tell("im-log-shangri-la", {"seat": f"seat:{seat}"}, seat)
    player.add_tokens(materials, population, progress)
    if materials > 0 and icons and seat == state.active and state.activating:
        if icons >> WHEAT & 1:
            emit(state, seat, USED_WHEAT)
        if icons >> DROP & 1:
            emit(state, seat, USED_DROP)
    if state.journal is not None and (materials or population or progress):
        gained = tokens_text((materials, population, progress))
        state.tell("im-log-gain", {"seat": f"seat:{seat}", "tokens": gained}, seat)


def frame_icons(state: Imperium) -> int:
    """The icons of the card being resolved and of the cards it used up (IM-Q27 a and c)."""
    frame = state.frames[-1]
    if frame.card >= 0 and frame.card in state.players[frame.seat].in_play:
        return frame.icons | ICON_BITS[frame.card]
    return frame.icons


# --- paying (IM-9.2 to IM-9.5, IM-V10) -------------------------------------------------------


def refuse_payment(have: list[int], cost: tuple[int, int, int], plan: PlanMove) -> Refusal | None:
    """Progress may replace population 1:1 and materials 1:2, without waste (IM-9.4)."""
    if not has_tokens(have, plan):
        return TOO_FEW_TOKENS
    instead = (cost[0] - plan.materials + 1) // 2
    if instead < 0 or plan.materials != max(0, cost[0] - 2 * instead):
        return OTHER_PAYMENT
    replaced = cost[1] - plan.population
    if replaced < 0 or plan.progress != cost[2] + instead + replaced:
        return OTHER_PAYMENT
    return None


def payments(have: list[int], cost: tuple[int, int, int]) -> list[Move]:
    """Every way to pay that is not refused, those with least progress first."""
    found: list[Move] = []
    materials, population, progress = cost
    for instead in range((materials + 1) // 2 + 1):
        for replaced in range(population + 1):
            left = max(0, materials - 2 * instead)
            plan = plan_move(left, population - replaced, progress + instead + replaced)
            if refuse_payment(have, cost, plan) is None:
                found.append(plan)
    return found


def pay_tokens(state: Imperium, seat: int, cost: tuple[int, int, int], this: int) -> None:
    """Pay at once if only one way is reasonable, otherwise ask."""
    plan = usual_plan(state.players[seat], cost)
    if plan is None:
        state.push(PayPlan(seat, cost, this))
    else:
        spend(state, seat, plan.materials, plan.population, plan.progress)


def usual_plan(player: Player, cost: tuple[int, int, int]) -> PlanMove | None:
    """The payment with least progress; None if another one may be reasonable.

    A progress is worth a point, more than what it replaces, and can still replace tokens later. So
    it is kept, with two exceptions: on a journey, which takes all progress anyway, and if the last
    material would be spent, because a progress then replaces only one material of an odd price.
    """
    have = player.tokens
    instead = max(0, cost[0] - have[0] + 1) // 2
    materials = max(0, cost[0] - 2 * instead)
    population = min(cost[1], have[1])
    progress = cost[2] + instead + cost[1] - population
    spare = have[2] - progress
    if spare > 0 and player.journey >= 0 and materials + population > 0:
        return None
    if spare > 0 and materials >= 2 and materials == have[0]:
        return None
    return plan_move(materials, population, progress)


def spend(state: Imperium, seat: int, materials: int, population: int, progress: int) -> None:
    """Return tokens to the supply; paying actual population is an event (IM-10.1)."""
    state.own(seat).add_tokens(-materials, -population, -progress)
    if population > 0:
        emit(state, seat, PAID_POPULATION)
    if state.journal is not None and (materials or population or progress):
        paid = tokens_text((materials, population, progress))
        state.tell("im-log-pay", {"seat": f"seat:{seat}", "tokens": paid}, seat)


class PayPlan(Question):
    """Which tokens are used for the payment (IM-V10)."""

    __slots__ = ("cost",)
    KIND = "payment_plan"
    RULE = "IM-9.2"

    def __init__(self, seat: int, cost: tuple[int, int, int], card: int) -> None:
        super().__init__(seat, card)  # the card is what is paid for
        self.cost = cost

    def prompt(self, seat: int) -> Message:
        tokens = tokens_text(self.cost)
        if self.card == -1:
            return Message("im-ask-payment", {"tokens": tokens})
        card = COMPONENT[asker(self.card)]
        return Message("im-ask-payment-card", {"card": card, "tokens": tokens})

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        return payments(state.players[seat].tokens, self.cost)

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, PlanMove)
        spend(state, seat, move.materials, move.population, move.progress)

    def refuse(self, state: Imperium, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, PlanMove):
            return other_question(move)
        return refuse_payment(state.players[seat].tokens, self.cost, move)


def has_tokens(have: list[int], plan: PlanMove) -> bool:
    """Whether the seat has the tokens of a payment."""
    return plan.materials <= have[0] and plan.population <= have[1] and plan.progress <= have[2]


OTHER_PAYMENT: Final = Refusal("im-no-payment", "IM-9.4", asked_only)
