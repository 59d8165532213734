"""Section 8: at the end of the round every solstice text is resolved."""

from __future__ import annotations

from pentapolis.core.agenda import Step
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.asking import Question
from pentapolis.games.imperium.effect import (
    END_FRAME,
    FLUSH,
    SOLSTICE,
    begin_frame,
    resolve_all,
)
from pentapolis.games.imperium.moves import CardMove, card_move
from pentapolis.games.imperium.state import Imperium
from pentapolis.games.imperium.zones import tell_card


class Solstice(Step[Imperium]):
    """Players in turn order, each completely (IM-8.1, IM-Q18)."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        if state.journal is not None:
            state.tell("im-log-solstice", heading=2)
        for distance in range(state.seats - 1, -1, -1):
            state.push(SolsticeOf((state.start + distance) % state.seats))


class SolsticeOf(Step[Imperium]):
    """The texts that a player has at the start of the own solstice."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Imperium) -> None:
        state.active = self.seat
        state.texts = tuple([card for card in state.players[self.seat].texts() if SOLSTICE[card]])
        state.push(FLUSH)
        if state.texts:
            state.push(NextText(self.seat, -1))


class NextText(Question):
    """Which of the own texts next? (`solstice_order`)"""

    __slots__ = ()

    def open_texts(self, state: Imperium) -> list[int]:
        """Texts not yet resolved on cards that are still there."""
        present = state.players[self.seat].texts()
        return [card for card in state.texts if card in present]

    def run(self, state: Imperium) -> None:
        if self.open_texts(state):
            state.ask(self, self.seat)
        else:
            state.texts = ()

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-solstice")

    def kind(self) -> str:
        return "solstice_order"

    def rule(self) -> str:
        return "IM-8.2"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        found: list[Move] = []
        for card in self.open_texts(state):
            found.append(card_move(mv.RESOLVE, card))
        return found

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, CardMove)
        card = move.card
        state.texts = tuple([other for other in state.texts if other != card])
        if state.journal is not None:
            tell_card(state, "im-log-solstice-text", seat, card)
        state.push(self)
        begin_frame(state, card, seat)
        state.push(END_FRAME)
        resolve_all(state, seat, SOLSTICE[card])
