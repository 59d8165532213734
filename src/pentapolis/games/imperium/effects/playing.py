"""Playing a card from hand without an action token (IM-V28)."""

from __future__ import annotations

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium.effects.base import DO, Op
from pentapolis.games.imperium.effects.filters import Filter, cards_text
from pentapolis.games.imperium.moves import CardMove
from pentapolis.games.imperium.questions import NOT_MEANT, ChooseCard
from pentapolis.games.imperium.rules.activate import play_from_hand, refuse_play
from pentapolis.games.imperium.rules.cards import real_card
from pentapolis.games.imperium.rules.texts import this_card
from pentapolis.games.imperium.state import Imperium
from pentapolis.games.imperium.tables import EMPIRE, STATE


class FreePlay(Op):
    """Play a matching hand card without an action token (IM-V28)."""

    __slots__ = ("filter",)

    def __init__(self, kind: Filter) -> None:
        self.filter = kind

    def cards(self, state: Imperium, seat: int) -> list[int]:
        """The hand cards that may be played this way."""
        found: list[int] = []
        for card in state.players[seat].hand:
            if self.refuse_card(state, seat, card) is None:
                found.append(card)
        return found

    def refuse_card(self, state: Imperium, seat: int, card: int) -> Refusal | None:
        """Require a matching hand card that is playable apart from the token."""
        if not self.filter.table[card]:
            return NOT_MEANT
        ignores = STATE[card] == EMPIRE and "state" in self.filter.data
        return refuse_play(state, seat, card, True, ignores)

    def resolve(self, state: Imperium, seat: int) -> None:
        state.reveal()  # whether such a card exists is hidden
        if self.cards(state, seat):
            state.ask(FreePlayWhich(seat, this_card(state), self), seat)

    def possible(self, state: Imperium, seat: int, this: int) -> bool:
        return bool(self.cards(state, seat))

    def text(self, form: str = DO) -> Message:
        return Message("im-op-free-play", {"what": cards_text(1, self.filter), "form": form})


class FreePlayWhich(ChooseCard):
    """Which card is played."""

    __slots__ = ("op",)
    KIND = "choose_cards"
    RULE = "IM-V28"
    PROMPT = "im-ask-free-play"

    def __init__(self, seat: int, card: int, op: FreePlay) -> None:
        super().__init__(seat, card)
        self.op = op

    def pool(self, state: Imperium, seat: int) -> list[int]:
        return list(state.players[seat].hand)

    def refuse_card(self, state: Imperium, seat: int, code: int) -> Refusal | None:
        return self.op.refuse_card(state, seat, code)

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if isinstance(move, CardMove):
            play_from_hand(state, seat, real_card(state.players[seat], move.card), True)
