"""Keywords, development: choose, pay and take a development (IM-9.41, IM-7.6)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.effects.tokens import affordable
from pentapolis.games.imperium.moves import CardMove
from pentapolis.games.imperium.questions import NOT_THERE, ChooseCard, tokens_of
from pentapolis.games.imperium.rules.ending import trigger_scoring
from pentapolis.games.imperium.rules.hidden import tell_card
from pentapolis.games.imperium.rules.texts import CardStep
from pentapolis.games.imperium.rules.tokens import pay_tokens
from pentapolis.games.imperium.state import (
    CHEAPENS,
    DEVELOPMENT_DECK,
    Imperium,
    Player,
    without,
)
from pentapolis.games.imperium.tables import ARTHURIANS, CARDS, COST, tokens_text

REDUCES: Final[list[tuple[int, int, int] | None]] = [None] * len(CARDS)
"""By card: what it takes off every development's cost, None for most (IM-P12)."""


# --- development (IM-9.41, IM-7.6) -----------------------------------------------------------


def development_cost(player: Player, card: int) -> tuple[int, int, int]:
    """The printed cost minus all reductions in force (IM-P12)."""
    if not player.has_text_about(CHEAPENS):
        return COST[card]
    materials, population, progress = COST[card]
    for text in player.texts():
        less = REDUCES[text]
        if less is not None:
            materials -= less[0]
            population -= less[1]
            progress -= less[2]
    return (max(materials, 0), max(population, 0), max(progress, 0))


def refuse_development(state: Imperium, seat: int, card: int, free: bool) -> Refusal | None:
    """Require an own development that is no quest, and its reduced cost (IM-9.41)."""
    player = state.players[seat]
    if player.nation == ARTHURIANS:
        return NOT_THERE["developments"]
    if free or affordable(player.tokens, development_cost(player, card)):
        return None
    return TOO_EXPENSIVE


def open_developments(state: Imperium, seat: int, free: bool) -> list[int]:
    """The own developments that are not refused."""
    own = state.players[seat].developments
    return [card for card in own if refuse_development(state, seat, card, free) is None]


def price_of(state: Imperium, seat: int, move: Move) -> dict[str, Arg]:
    """The development, its cost, and the tokens that the seat has."""
    assert isinstance(move, CardMove)
    player = state.players[seat]
    cost = tokens_text(development_cost(player, move.card))
    return {"card": move.args[0], "cost": cost, "have": tokens_of(player)}


TOO_EXPENSIVE: Final = Refusal("im-no-development", "IM-0.6", price_of)


class Develop(ChooseCard):
    """Which development is paid for and moved to the discard pile (IM-9.41)."""

    __slots__ = ("free", "optional", "reshuffling")
    VERB = mv.DEVELOP
    PLACE = "developments"
    RULE = "IM-9.41"

    def __init__(self, seat: int, free: bool, optional: bool, reshuffling: bool, card: int) -> None:
        super().__init__(seat, card)  # the card whose text it is; -1 at a reshuffle
        self.free = free
        self.optional = optional
        self.reshuffling = reshuffling

    def run(self, state: Imperium) -> None:
        cards = open_developments(state, self.seat, self.free)
        if cards:
            state.ask(self, self.seat, self.naming(cards))

    def prompt(self, seat: int) -> Message:
        if self.reshuffling:
            return Message("im-ask-reshuffle-develop")
        return Message("im-ask-develop-free" if self.free else "im-ask-develop")

    def kind(self) -> str:
        return "reshuffle_develop" if self.reshuffling else "develop_card"

    def source(self) -> str:
        return "IM-7.6" if self.reshuffling else super().source()

    def pool(self, state: Imperium, seat: int) -> list[int]:
        return list(state.players[seat].developments)

    def may_decline(self) -> bool:
        return self.optional

    def refuse_card(self, state: Imperium, seat: int, code: int) -> Refusal | None:
        return refuse_development(state, seat, code, self.free)

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if not isinstance(move, CardMove):
            return
        player = state.players[seat]
        state.push(TakeDevelopment(seat, move.card, self.reshuffling))
        if not self.free:
            pay_tokens(state, seat, development_cost(player, move.card), move.card)


class TakeDevelopment(CardStep):
    """Put the paid development on the discard pile; the last one triggers scoring (IM-12.1b)."""

    __slots__ = ("reshuffling",)

    def __init__(self, seat: int, card: int, reshuffling: bool) -> None:
        super().__init__(seat, card)
        self.reshuffling = reshuffling

    def run(self, state: Imperium) -> None:
        player = state.own(self.seat)
        player.developments = without(player.developments, self.card)
        player.discard += (self.card,)
        if self.reshuffling:
            player.exhausts -= 1
            player.exhausted += (DEVELOPMENT_DECK,)
        if state.journal is not None:
            tell_card(state, "im-log-develop", self.seat, self.card)
        if not player.developments:
            trigger_scoring(state)
