"""The attack window: Standing Army, protections, and who may ignore what (IM-9.44, IM-Q9)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.asking import PROTECTION, STANDING, Question
from pentapolis.games.imperium.effect import (
    ABILITY,
    END_FRAME,
    OTHERS_ATTACK,
    PLAY,
    REACTS,
    Cost,
    all_permit,
    begin_frame,
    component,
    resolve_all,
)
from pentapolis.games.imperium.moves import CardMove, card_move
from pentapolis.games.imperium.state import Imperium
from pentapolis.games.imperium.tables import CARDS
from pentapolis.games.imperium.zones import tell_card

AVOIDS: Final[list[Cost | None]] = [None] * len(CARDS)
"""By card: the price of its passive protection (IM-P16)."""
BRIBED: Final = [0] * len(CARDS)
"""By card: progress that buys the attacker through it (IM-P20)."""


class AttackBegins(Step[Imperium]):
    """Before the first effect: bribes, then protections, opponents clockwise."""

    __slots__ = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

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
    """Whether a progress is left over after the attack's own costs."""
    if state.players[seat].tokens[2] == 0:
        return False
    afterwards = state.copy()
    afterwards.players[seat].tokens[2] -= 1
    return all_permit(PLAY[card], afterwards, seat, card)


class Bribe(Question):
    """The attacker may buy through a Standing Army (IM-Q10, `pay_standing_army`)."""

    __slots__ = ("other",)

    def __init__(self, seat: int, card: int, other: int) -> None:
        super().__init__(seat, card)
        self.other = other

    def run(self, state: Imperium) -> None:
        if can_bribe(state, self.seat, self.card):
            state.ask(self, self.seat)
        else:
            self.refuse(state)

    def refuse(self, state: Imperium) -> None:
        """Unpaid, the army protects its owner without cost."""
        state.frames[-1].protected |= 1 << self.other

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-bribe", {"seat": f"seat:{self.other}"})

    def kind(self) -> str:
        return "pay_standing_army"

    def rule(self) -> str:
        return "IM-Q10"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        return [mv.YES, mv.NO]

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if move is mv.YES:
            state.players[seat].tokens[2] -= 1
            state.players[self.other].tokens[2] += 1
            if state.journal is not None:
                state.tell(
                    "im-log-bribe",
                    {"seat": f"seat:{seat}", "to": f"seat:{self.other}"},
                    seat,
                )
        else:
            self.refuse(state)


def protections(state: Imperium, seat: int) -> list[int]:
    """The cards with which the seat can protect itself now."""
    player = state.players[seat]
    found: list[int] = []
    for card in player.texts():
        price = AVOIDS[card]
        if price is not None:
            if price.payable(state, seat, card):
                found.append(card)
        elif REACTS[card] == OTHERS_ATTACK:
            ability = ABILITY[card]
            assert ability is not None
            if player.exhausts == 0 or card in player.exhausted:
                continue
            if ability.cost is None or ability.cost.payable(state, seat, card):
                found.append(card)
    return found


class Protect(Question):
    """An opponent may use a protection (`attack_protection`)."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        if not state.frames[-1].protected >> self.seat & 1 and protections(state, self.seat):
            state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-protect", {"card": component(self.card)})

    def kind(self) -> str:
        return PROTECTION

    def standing(self, state: Imperium, seat: int) -> tuple[str, ...]:
        return STANDING[PROTECTION]

    def stand(self, state: Imperium, seat: int, answer: str) -> Move | None:
        return mv.NONE

    def rule(self) -> str:
        return "IM-9.44"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        found: list[Move] = []
        for card in protections(state, seat):
            found.append(card_move(mv.EXHAUST if AVOIDS[card] is None else mv.RESOLVE, card))
        found.append(mv.NONE)
        return found

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if not isinstance(move, CardMove):
            return
        card = move.card
        player = state.players[seat]
        price = AVOIDS[card]
        if price is not None:
            state.frames[-1].protected |= 1 << seat
            begin_frame(state, card, seat)
            state.push(END_FRAME)
            price.pay(state, seat)
        else:
            ability = ABILITY[card]
            assert ability is not None
            player.exhausts -= 1
            player.exhausted += (card,)
            begin_frame(state, card, seat, False, card)
            state.push(END_FRAME)
            resolve_all(state, seat, ability.ops)
            if ability.cost is not None:
                ability.cost.pay(state, seat)
        if state.journal is not None:
            tell_card(state, "im-log-protect", seat, card)
