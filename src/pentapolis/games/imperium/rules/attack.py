"""Keywords, attack: Standing Army, protections, ignoring effects (IM-9.44, IM-Q9)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.effects.base import (
    ABILITY,
    OTHERS_ATTACK,
    PLAY,
    REACTS,
    Cost,
    first_lacking,
)
from pentapolis.games.imperium.moves import CardMove, card_move
from pentapolis.games.imperium.questions import (
    NOT_THERE,
    PROTECTION,
    STANDING,
    Question,
    YesOrNo,
    named_card,
    other_question,
)
from pentapolis.games.imperium.rules.hidden import tell_card
from pentapolis.games.imperium.rules.texts import (
    END_FRAME,
    CardStep,
    begin_frame,
    pay_cost,
    refuse_exhaust,
    resolve_all,
)
from pentapolis.games.imperium.state import Imperium
from pentapolis.games.imperium.tables import CARDS, COMPONENT

AVOIDS: Final[list[Cost | None]] = [None] * len(CARDS)
"""By card: the price of its passive protection (IM-P16)."""
BRIBED: Final = [0] * len(CARDS)
"""By card: the progress that an attacker pays to overcome it (IM-P20)."""


class AttackBegins(CardStep):
    """Before the first effect: bribes, then protections of opponents, clockwise (IM-Q9, IM-Q10)."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        others = state.others(self.seat)
        for other in reversed(others):
            if protections(state, other):
                state.push(Protect(other, self.card))
        for other in reversed(others):
            for card in state.players[other].texts():
                if BRIBED[card]:
                    state.push(Bribe(self.seat, self.card, other))
                    break


def can_bribe(state: Imperium, seat: int, card: int) -> bool:
    """Whether the seat can spare a progress and still pay the attack's own costs."""
    if state.players[seat].tokens[2] == 0:
        return False
    afterwards = state.copy()
    afterwards.own(seat).add_tokens(0, 0, -1)
    return first_lacking(PLAY[card], afterwards, seat, card) is None


class Bribe(YesOrNo):
    """Whether the attacker pays to overcome a Standing Army (IM-Q10, `pay_standing_army`)."""

    __slots__ = ("other",)
    KIND = "pay_standing_army"
    RULE = "IM-Q10"

    def __init__(self, seat: int, card: int, other: int) -> None:
        super().__init__(seat, card)
        self.other = other

    def run(self, state: Imperium) -> None:
        if can_bribe(state, self.seat, self.card):
            state.ask(self, self.seat)
        else:
            self.stay_out(state)

    def stay_out(self, state: Imperium) -> None:
        """Without payment, the army protects its owner."""
        state.frames[-1].protected |= 1 << self.other

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-bribe", {"seat": f"seat:{self.other}"})

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if move is mv.YES:
            state.own(seat).add_tokens(0, 0, -1)
            state.own(self.other).add_tokens(0, 0, 1)
            if state.journal is not None:
                state.tell(
                    "im-log-bribe",
                    {"seat": f"seat:{seat}", "to": f"seat:{self.other}"},
                    seat,
                )
        else:
            self.stay_out(state)


def protections(state: Imperium, seat: int) -> list[int]:
    """The cards that the seat can use for protection now."""
    return [
        card
        for card in state.players[seat].texts()
        if refuse_protection(state, seat, card, AVOIDS[card] is None) is None
    ]


def refuse_protection(state: Imperium, seat: int, card: int, ability: bool) -> Refusal | None:
    """Require a passive protection and its price, or an exhaust ability (IM-9.44, IM-P16)."""
    price = AVOIDS[card]
    if ability:
        if REACTS[card] != OTHERS_ATTACK:
            return NO_PROTECTION
        return refuse_exhaust(state, seat, card, OTHERS_ATTACK)
    if price is None:
        return NO_PROTECTION
    if card not in state.players[seat].texts():
        return NOT_THERE["play"]
    return None if price.lacking(state, seat, card) is None else CANNOT_PAY


def price_lacking(state: Imperium, seat: int, move: Move) -> dict[str, Arg]:
    """The card, and what is missing of the price of its protection."""
    assert isinstance(move, CardMove)
    price = AVOIDS[move.card]
    assert price is not None
    part = price.lacking(state, seat, move.card)
    assert part is not None
    return {"card": move.args[0], "effect": part.lacking_text(state, seat, move.card)}


NO_PROTECTION: Final = Refusal("im-no-protection", "IM-9.44", named_card)
CANNOT_PAY: Final = Refusal("im-no-part", "IM-P16", price_lacking)


class Protect(Question):
    """Whether an opponent uses a protection (`attack_protection`)."""

    __slots__ = ()
    KIND = PROTECTION
    RULE = "IM-9.44"

    def run(self, state: Imperium) -> None:
        if not state.frames[-1].protected >> self.seat & 1 and protections(state, self.seat):
            state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-protect", {"card": COMPONENT[self.card]})

    def standing(self, state: Imperium, seat: int) -> tuple[str, ...]:
        return STANDING[PROTECTION]

    def stand(self, state: Imperium, seat: int, answer: str) -> Move | None:
        return mv.NONE

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        found: list[Move] = []
        for card in protections(state, seat):
            found.append(card_move(mv.EXHAUST if AVOIDS[card] is None else mv.RESOLVE, card))
        found.append(mv.NONE)
        return found

    def refuse(self, state: Imperium, seat: int, move: Move) -> Refusal | None:
        if move is mv.NONE:
            return None
        if not isinstance(move, CardMove) or move.verb not in ("exhaust", "resolve"):
            return other_question(move)
        if move.zone:
            return NOT_THERE["play"]
        return refuse_protection(state, seat, move.card, move.verb == "exhaust")

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if not isinstance(move, CardMove):
            return
        card = move.card
        player = state.own(seat)
        price = AVOIDS[card]
        if price is not None:
            state.frames[-1].protected |= 1 << seat
            begin_frame(state, card, seat)
            state.push(END_FRAME)
            pay_cost(state, seat, price)
        else:
            ability = ABILITY[card]
            assert ability is not None
            player.exhausts -= 1
            player.exhausted += (card,)
            begin_frame(state, card, seat, False, card)
            state.push(END_FRAME)
            resolve_all(state, seat, ability.ops)
            if ability.cost is not None:
                pay_cost(state, seat, ability.cost)
        if state.journal is not None:
            tell_card(state, "im-log-protect", seat, card)
