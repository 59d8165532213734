"""Playing a card from hand without an action token (IM-V28)."""

from __future__ import annotations

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.asking import Question, this_card
from pentapolis.games.imperium.effect import DO, Op
from pentapolis.games.imperium.filters import Filter, cards_text
from pentapolis.games.imperium.moves import CardMove, card_moves
from pentapolis.games.imperium.play import can_play, play_from_hand
from pentapolis.games.imperium.state import Imperium
from pentapolis.games.imperium.tables import EMPIRE, STATE
from pentapolis.games.imperium.turns import real_card


class FreePlay(Op):
    """Play a matching hand card without an action token (IM-V28)."""

    __slots__ = ("filter",)

    def __init__(self, kind: Filter) -> None:
        self.filter = kind

    def cards(self, state: Imperium, seat: int) -> list[int]:
        """The hand cards that may be played so."""
        found: list[int] = []
        for card in state.players[seat].hand:
            if self.filter.table[card] and can_play(
                state, seat, card, True, STATE[card] == EMPIRE and "state" in self.filter.data
            ):
                found.append(card)
        return found

    def resolve(self, state: Imperium, seat: int) -> None:
        state.reveal()  # whether there is such a card
        if self.cards(state, seat):
            state.ask(FreePlayWhich(seat, this_card(state), self), seat)

    def possible(self, state: Imperium, seat: int, this: int) -> bool:
        return bool(self.cards(state, seat))

    def text(self, form: str = DO) -> Message:
        return Message("im-op-free-play", {"what": cards_text(1, self.filter), "form": form})


class FreePlayWhich(Question):
    """Which card is played?"""

    __slots__ = ("op",)

    def __init__(self, seat: int, card: int, op: FreePlay) -> None:
        super().__init__(seat, card)
        self.op = op

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-free-play")

    def kind(self) -> str:
        return "choose_cards"

    def rule(self) -> str:
        return "IM-V28"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        return mv.or_none(card_moves(mv.PLAY, self.op.cards(state, seat)))

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if isinstance(move, CardMove):
            play_from_hand(state, seat, real_card(state.players[seat], move.card), True)
