"""Fame in effects, and King of Kings (IM-V31, IM-V32, IM-10.4 to IM-10.8)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.effects.base import DO, PLAY, Op, Ops
from pentapolis.games.imperium.moves import CardMove
from pentapolis.games.imperium.questions import ChooseCard
from pentapolis.games.imperium.rules.hidden import hand_of, move_in_secret, tell_card, tell_secret
from pentapolis.games.imperium.rules.texts import END_FRAME, begin_frame, resolve_all, this_card
from pentapolis.games.imperium.state import FAME_DECK, Imperium, without
from pentapolis.games.imperium.tables import CARDS, KING_OF_KINGS

LOOKS_MORE: Final = [0] * len(CARDS)
"""By card: how many more fame cards its owner looks at (IM-P8)."""
LOOK_THEN: Final[list[Ops]] = [()] * len(CARDS)
"""By card: what follows after looking at fame cards."""


# --- fame (IM-V31, IM-V32, IM-10.4 to IM-10.8) ------------------------------------------------


class LookFame(Op):
    """Look at the top fame cards, take one, put the others back."""

    __slots__ = ("n", "take")

    def __init__(self, n: int, take: int) -> None:
        self.n = n
        self.take = take

    def resolve(self, state: Imperium, seat: int) -> None:
        if not state.fame_deck:
            resolve_king(state, seat)
            return
        count = self.n
        for card in state.players[seat].texts():
            count += LOOKS_MORE[card]
            if LOOK_THEN[card]:
                resolve_all(state, seat, LOOK_THEN[card])
        count = min(count, len(state.fame_deck))
        state.reveals += 1
        for card in state.fame_deck[-count:]:
            state.own_seen()[card] |= 1 << seat
        state.push(FamePick(seat, this_card(state), count))

    def text(self, form: str = DO) -> Message:
        return Message("im-op-look-fame", {"count": self.n, "take": self.take, "form": form})


class AmongFame(ChooseCard):
    """Which of the looked-at cards?"""

    __slots__ = ("count",)
    PLACE = "fame"

    def __init__(self, seat: int, card: int, count: int) -> None:
        super().__init__(seat, card)
        self.count = count

    def pool(self, state: Imperium, seat: int) -> list[int]:
        return sorted(state.fame_deck[-self.count :])


class FamePick(AmongFame):
    """Which of the fame cards is taken (`fame_pick`)."""

    __slots__ = ()
    KIND = "fame_pick"
    VERB = mv.TAKE
    RULE = "IM-V31"
    PROMPT = "im-ask-fame"

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, CardMove)
        player = state.own(seat)
        looked = state.fame_deck[-self.count :]
        state.fame_deck = without(state.fame_deck, move.card)
        player.hand += (move.card,)
        move_in_secret(state, looked, move.card, FAME_DECK, hand_of(seat), 1 << seat)
        if state.journal is not None:
            tell_secret(state, "im-log-fame", "im-log-fame-hidden", seat, move.card)
        if self.count > 2:
            state.push(FameOrder(seat, self.card, self.count - 1))


class FameOrder(AmongFame):
    """Which of the fame cards goes on top of the deck (`fame_return_order`)."""

    __slots__ = ()
    KIND = "fame_return_order"
    VERB = mv.TOP
    RULE = "IM-9.25"
    PROMPT = "im-ask-fame-order"

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, CardMove)
        looked = state.fame_deck[-self.count :]
        state.fame_deck = (*without(state.fame_deck, move.card), move.card)
        for card in looked:
            # Others who had looked before no longer know the order.
            if state.seen[card] != 1 << seat:
                state.own_seen()[card] = 1 << seat
                state.own_trace()[card] |= FAME_DECK
        if self.count > 2:
            # The top card is decided; order the ones below it.
            state.push(FameOrderBelow(seat, self.card, self.count - 1))


class FameOrderBelow(FameOrder):
    """Which fame card comes next, below those already ordered (`fame_return_order`)."""

    __slots__ = ()

    def pool(self, state: Imperium, seat: int) -> list[int]:
        return sorted(state.fame_deck[-self.count - 1 : -1])

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, CardMove)
        top = state.fame_deck[-1]
        state.fame_deck = (*without(state.fame_deck[:-1], move.card), move.card, top)


class TakeTopFame(Op):
    """Take the top fame card to hand, unseen by others (IM-V32)."""

    __slots__ = ()

    def resolve(self, state: Imperium, seat: int) -> None:
        if not state.fame_deck:
            resolve_king(state, seat)
            return
        card = state.fame_deck[-1]
        state.fame_deck = state.fame_deck[:-1]
        state.own(seat).hand += (card,)
        state.reveals += 1
        knowers = state.seen[card] | 1 << seat
        move_in_secret(state, (), card, FAME_DECK, hand_of(seat), knowers)
        if state.journal is not None:
            tell_secret(state, "im-log-fame", "im-log-fame-hidden", seat, card)

    def text(self, form: str = DO) -> Message:
        return Message("im-op-take-fame", {"form": form})


def resolve_king(state: Imperium, seat: int) -> None:
    """King of Kings replaces a missing fame card, once per player and game (IM-10.6 to IM-10.8)."""
    player = state.own(seat)
    if player.king_used:
        return
    player.king_used = True
    card = KING_OF_KINGS[state.box][state.king]
    state.king = 1
    if state.journal is not None:
        tell_card(state, "im-log-king", seat, card)
    begin_frame(state, card, seat)
    state.push(END_FRAME)
    resolve_all(state, seat, PLAY[card])
