"""Windows after events: passive texts that answer, exhaust abilities that may (IM-Q11, IM-Q12)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.asking import STANDING, TRIGGER, Question
from pentapolis.games.imperium.effect import (
    ACQUIRED_REGION,
    ANSWER,
    DISCARDS_MASKS,
    END_FRAME,
    GOT_UNCIVILISED,
    OTHERS_ATTACK,
    PAID_POPULATION,
    PLAYED_ATTACK,
    PLAYED_REGION,
    REGION_FROM_DISCARD,
    RETURNED_UNREST,
    SUNK,
    TOKEN_MATERIALS,
    TOKEN_POPULATION,
    TOOK_UNREST,
    USED_DROP,
    USED_WHEAT,
    begin_frame,
    resolve_all,
)
from pentapolis.games.imperium.moves import CardMove, card_move
from pentapolis.games.imperium.play import can_exhaust, use_exhaust
from pentapolis.games.imperium.state import Imperium

EVENTS: Final = {
    TOKEN_MATERIALS: Message("im-when-token", {"token": "materials"}),
    TOKEN_POPULATION: Message("im-when-token", {"token": "population"}),
    GOT_UNCIVILISED: Message("im-when-got-uncivilised"),
    ACQUIRED_REGION: Message("im-when-acquired-region"),
    PLAYED_REGION: Message("im-when-played-region"),
    RETURNED_UNREST: Message("im-when-returned-unrest"),
    PLAYED_ATTACK: Message("im-when-played-attack"),
    SUNK: Message("im-when-sunk"),
    USED_WHEAT: Message("im-when-icon", {"icon": "wheat"}),
    USED_DROP: Message("im-when-icon", {"icon": "drop"}),
    REGION_FROM_DISCARD: Message("im-when-region-from-discard"),
    TOOK_UNREST: Message("im-when-took-unrest"),
    PAID_POPULATION: Message("im-when-paid-population"),
    OTHERS_ATTACK: Message("im-when-attacked"),
    DISCARDS_MASKS: Message("im-when-masks"),
}
"""Every event in words."""


class Window(Question):
    """What reacts to an event, in an order of the owner's choice (`use_trigger`)."""

    __slots__ = ("event", "answering")

    def __init__(self, seat: int, event: int, answering: tuple[int, ...]) -> None:
        super().__init__(seat, -1)
        self.event = event
        self.answering = answering  # passive texts still to be resolved

    def abilities(self, state: Imperium) -> list[int]:
        """Exhaust abilities that this event allows, in the own Activate turn only (IM-3.15)."""
        if not state.activating or state.active != self.seat:
            return []
        return [
            card
            for card in state.players[self.seat].texts()
            if can_exhaust(state, self.seat, card, self.event)
        ]

    def run(self, state: Imperium) -> None:
        abilities = self.abilities(state)
        if len(self.answering) == 1 and not abilities:
            self.resolve(state, self.answering[0])
        elif self.answering or abilities:
            state.ask(self, self.seat)

    def resolve(self, state: Imperium, card: int) -> None:
        """A passive text does what it says."""
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

    def rule(self) -> str:
        return "IM-Q11"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        found: list[Move] = []
        for card in self.answering:
            found.append(card_move(mv.RESOLVE, card))
        for card in self.abilities(state):
            found.append(card_move(mv.EXHAUST, card))
        if not self.answering:
            found.append(mv.NONE)
        return found

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if not isinstance(move, CardMove):
            return
        if move.verb == "resolve":
            self.resolve(state, move.card)
        else:
            state.push(self)
            use_exhaust(state, seat, move.card)
