"""Chapter 6, Cleanup: market token, refreshed tokens, discard, draw."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import SeatStep
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.moves import CardMove
from pentapolis.games.imperium.questions import ChooseCard, ChooseCards
from pentapolis.games.imperium.rules.cards import discard_all
from pentapolis.games.imperium.rules.hidden import tell_card
from pentapolis.games.imperium.rules.market import (
    is_market_empty,
    market_cards,
    put_tokens,
    slot_of,
)
from pentapolis.games.imperium.rules.reshuffle import DrawToLimit
from pentapolis.games.imperium.rules.texts import FLUSH, open_windows
from pentapolis.games.imperium.state import ACTIONS, Imperium, Offer
from pentapolis.games.imperium.tables import CARDS, NATIONS, tokens_text

MARKET_TOKENS: Final[list[tuple[int, int, int]]] = [(0, 0, 1)] * len(CARDS)
"""By power card: what its owner puts on the market in Cleanup (IM-P1)."""


# --- Cleanup (section 6) -----------------------------------------------------------------------


class Cleanup(SeatStep[Imperium]):
    """Market token, refreshed tokens, optional discard, draw to the limit (IM-6.1 to IM-6.6)."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        if state.pending:
            state.push(self)
            open_windows(state)
            return
        state.activating = False
        player = state.own(self.seat)
        player.wheat_bags = 0
        player.drop_bags = 0
        player.ignores_empire = False
        player.free_played = ()
        state.push(FLUSH)
        state.push(DRAWS[self.seat])
        state.push(DISCARDS[self.seat])
        state.push(REFRESHES[self.seat])
        if not is_market_empty(state):
            state.push(market_token(self.seat, MARKET_TOKENS[player.power]))


class MarketToken(ChooseCard):
    """Step 1: which market card gets a progress, or the nation's own token (IM-6.1)."""

    __slots__ = ("tokens",)
    KIND = "market_token_target"
    PLACE = "market"
    RULE = "IM-6.1"

    def __init__(self, seat: int, tokens: tuple[int, int, int]) -> None:
        super().__init__(seat, -1)
        self.tokens = tokens

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-market-token", {"tokens": tokens_text(self.tokens)})

    def pool(self, state: Imperium, seat: int) -> list[int]:
        return market_cards(state)

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        offer = state.tokens_offer
        if offer.market is not state.market:
            moves = mv.or_none(mv.card_moves(mv.TOKEN, market_cards(state)))
            offer = Offer(state.market, 0, moves)
            state.tokens_offer = offer
        return offer.moves

    def verb(self) -> int:
        return mv.TOKEN

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, CardMove)
        put_tokens(state, slot_of(state, move.card), self.tokens)
        if state.journal is not None:
            tell_card(state, "im-log-market-token", seat, move.card)


_MARKET_STEPS: Final[list[list[MarketToken]]] = [[] for _ in range(4)]


def market_token(seat: int, tokens: tuple[int, int, int]) -> MarketToken:
    """The shared step of that seat and those tokens."""
    for step in _MARKET_STEPS[seat]:
        if step.tokens == tokens:
            return step
    step = MarketToken(seat, tokens)
    _MARKET_STEPS[seat].append(step)
    return step


class Refresh(SeatStep[Imperium]):
    """Step 2: return all own tokens to the state card (IM-6.4)."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        player = state.own(self.seat)
        player.actions = ACTIONS
        player.exhausts = NATIONS[player.nation].exhausts
        player.exhausted = ()
        player.aside = 0


class CleanupDiscard(ChooseCards):
    """Step 3: which cards are discarded, any number (IM-6.5)."""

    __slots__ = ()
    KIND = "cleanup_discard"
    RULE = "IM-6.5"
    PROMPT = "im-ask-cleanup-discard"

    def run(self, state: Imperium) -> None:
        if state.players[self.seat].hand:
            state.ask(self, self.seat)

    def pool(self, state: Imperium, seat: int) -> list[int]:
        return list(state.players[seat].hand)

    def verb(self) -> int:
        return mv.DISCARD

    def refuse(self, state: Imperium, seat: int, move: Move) -> Refusal | None:
        if move is mv.END:
            return None
        count = len(mv.parts_of(move))
        if move.verb == "discard" and count > 1 and len(state.players[seat].hand) > SURVEYED:
            return ONE_BY_ONE
        return self.refuse_together(state, seat, move, mv.DISCARD, count)

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        hand = list(state.players[seat].hand)
        found = mv.card_moves(mv.DISCARD, hand)
        if len(hand) <= SURVEYED:
            found += mv.several_moves(mv.DISCARD, hand, 2, len(hand))
        found.append(mv.END)
        return found

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if move is mv.END:
            return
        hand = state.players[seat].hand
        if len(hand) > SURVEYED:
            state.push(self)
        cards = mv.certain_cards(move) or mv.chosen_cards(list(hand), move)
        discard_all(state, seat, tuple(cards))


ONE_BY_ONE: Final = Refusal("im-no-several", "IM-6.5")
SURVEYED: Final = 5
"""Up to this many cards, all combinations are offered at once; beyond, one card at a time."""
CLEANUPS: Final = [Cleanup(seat) for seat in range(4)]
REFRESHES: Final = [Refresh(seat) for seat in range(4)]
DISCARDS: Final = [CleanupDiscard(seat, -1) for seat in range(4)]
DRAWS: Final = [DrawToLimit(seat) for seat in range(4)]
