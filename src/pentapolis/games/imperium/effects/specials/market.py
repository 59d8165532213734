"""Special effects on the market (IM-S1, S3, S5, S28, S30, S39)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import SeatStep
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.effects.filters import Filter
from pentapolis.games.imperium.effects.in_play import FromPlay
from pentapolis.games.imperium.effects.market import Acquire
from pentapolis.games.imperium.effects.picking import ChooseForOp
from pentapolis.games.imperium.effects.special import Special
from pentapolis.games.imperium.moves import CardMove
from pentapolis.games.imperium.questions import ChooseCard, Question, YesOrNo, other_question
from pentapolis.games.imperium.rules.cards import abandon, exile
from pentapolis.games.imperium.rules.hidden import show, tell_card
from pentapolis.games.imperium.rules.market import (
    check_main_deck,
    market_cards,
    put_tokens,
    slot_of,
    tuck,
    untuck,
)
from pentapolis.games.imperium.rules.texts import Resolve, open_windows, this_card
from pentapolis.games.imperium.rules.tokens import frame_icons, gain, spend
from pentapolis.games.imperium.state import Imperium, asker, without
from pentapolis.games.imperium.tables import (
    COMPONENT,
    MARKET_SUITS,
    REGION,
    SUIT,
    TRIBUTARY,
    tokens_text,
)

# --- market ------------------------------------------------------------------------------------


def double_token_gain(state: Imperium, seat: int, op: Special) -> None:
    """Gain as many of the token again as were on the card just gained (IM-S1)."""
    amount = state.taken[op.token]
    if op.token == 0:
        gain(state, seat, amount, 0, 0, frame_icons(state))
    else:
        gain(state, seat, 0, amount, 0, 0)


def add_market_token(state: Imperium, seat: int, op: Special) -> None:
    """Put a token from the supply on any market card (IM-S3)."""
    if market_cards(state):
        state.ask(AddToken(seat, this_card(state), op), seat)


class AddToken(ChooseCard):
    """Which market card gets the token."""

    __slots__ = ("op",)
    KIND = "market_token_target"
    VERB = mv.TOKEN
    PLACE = "market"
    RULE = "IM-S3"

    def __init__(self, seat: int, card: int, op: Special) -> None:
        super().__init__(seat, card)
        self.op = op

    def prompt(self, seat: int) -> Message:
        tokens = tokens_text(self.op.res)
        return Message("im-ask-token-card", {"card": COMPONENT[asker(self.card)], "tokens": tokens})

    def pool(self, state: Imperium, seat: int) -> list[int]:
        return market_cards(state)

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, CardMove)
        put_tokens(state, slot_of(state, move.card), self.op.res)
        if state.journal is not None:
            tell_card(state, "im-log-market-token", seat, move.card)


def swap_exile_market(state: Imperium, seat: int, op: Special) -> None:
    """Swap an exiled card and a market card (IM-S5, IM-9.37)."""
    if can_swap(state, seat, -1, op):
        state.ask(SwapExile(seat, this_card(state), -1), seat)


def can_swap(state: Imperium, seat: int, this: int, op: Special) -> bool:
    """Whether exile pile and market both have a card."""
    return bool(state.exile) and bool(market_cards(state))


class SwapExile(ChooseCard):
    """Which cards are swapped: first the exiled, then the market card (`swap_cards`)."""

    __slots__ = ("exiled",)
    KIND = "swap_cards"
    VERB = mv.SWAP
    RULE = "IM-9.37"

    def __init__(self, seat: int, card: int, exiled: int) -> None:
        super().__init__(seat, card)
        self.exiled = exiled

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-swap-exile" if self.exiled < 0 else "im-ask-swap-market")

    def pool(self, state: Imperium, seat: int) -> list[int]:
        return list(state.exile) if self.exiled < 0 else market_cards(state)

    def place(self, zone: int) -> str:
        return "exile" if self.exiled < 0 else "market"

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, CardMove)
        if self.exiled < 0:
            state.push(SwapExile(seat, self.card, move.card))
            return
        slot = slot_of(state, move.card)
        untuck(state, slot)
        state.exile = without(state.exile, self.exiled)
        exile(state, move.card)
        state.market = replaced(state.market, slot, self.exiled)
        if state.journal is not None:
            tell_card(state, "im-log-exile", seat, move.card)
            state.tell("im-log-market", {"card": COMPONENT[self.exiled]})
        tuck(state, slot)


def gamble(state: Imperium, seat: int, op: Special) -> None:
    """Name a suit, reveal the top main-deck card (IM-S39)."""
    if state.main_deck:
        state.ask(NameSuit(seat, this_card(state)), seat)


class NameSuit(Question):
    """Which suit is named (`name_suit`)."""

    __slots__ = ()
    KIND = "name_suit"
    RULE = "IM-S39"
    PROMPT = "im-ask-gamble"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        return [mv.SUIT_MOVES[suit] for suit in (4, 8, 2, 16)]

    def refuse(self, state: Imperium, seat: int, move: Move) -> Refusal | None:
        return None if move.verb == "suit" else other_question(move)

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        card = state.main_deck[-1]
        state.main_deck = state.main_deck[:-1]
        state.reveals += 1
        show(state, card)
        hit = False
        for suit in (2, 4, 8, 16):
            if mv.SUIT_MOVES[suit] is move and SUIT[card] & suit:
                hit = True
        if hit:
            state.own(seat).hand += (card,)
        else:
            exile(state, card)
        if state.journal is not None:
            tell_card(state, "im-log-gamble-won" if hit else "im-log-gamble-lost", seat, card)
        check_main_deck(state)


# --- Qin (IM-S28 to IM-S30) ----------------------------------------------------------------------


ACQUIRE_FOUR: Final = Acquire(MARKET_SUITS, 1, True, False, -1, None)
ACQUIRE_LAND: Final = Acquire(REGION | TRIBUTARY, 1, True, False, -1, None)
ABANDON_REGION: Final = FromPlay(1, Filter({"suit": "region"}), False)


def pay_progress_acquire(state: Imperium, seat: int, op: Special) -> None:
    """Pay a progress and acquire a card, up to three times (IM-S28)."""
    state.push(PayAcquire(seat, this_card(state), op.limit))


class PayAcquire(YesOrNo):
    """Whether to do it again (`loop_again`)."""

    __slots__ = ("left",)
    KIND = "loop_again"
    RULE = "IM-S28"

    def __init__(self, seat: int, card: int, left: int) -> None:
        super().__init__(seat, card)
        self.left = left

    def run(self, state: Imperium) -> None:
        if state.pending:
            state.push(self)
            open_windows(state)
        elif state.players[self.seat].tokens[2] > 0 and ACQUIRE_FOUR.possible(
            state, self.seat, self.card
        ):
            state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-pay-acquire", {"left": self.left})

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if move is mv.YES:
            spend(state, seat, 0, 0, 1)
            if self.left > 1:
                state.push(PayAcquire(seat, self.card, self.left - 1))
            state.push(Resolve(seat, (ACQUIRE_FOUR,), 0))


def abandon_acquire_loop(state: Imperium, seat: int, op: Special) -> None:
    """Abandon a region, then optionally acquire one, up to three times (IM-S30)."""
    state.push(AbandonAcquire(seat, this_card(state), op.limit))


class AbandonAcquire(ChooseForOp):
    """Whether one more region is abandoned, and which (`loop_again`)."""

    __slots__ = ("times",)
    KIND = "loop_again"
    RULE = "IM-S30"

    def __init__(self, seat: int, card: int, times: int) -> None:
        super().__init__(seat, card, ABANDON_REGION, 1, True)
        self.times = times

    def run(self, state: Imperium) -> None:
        if state.pending:
            state.push(self)
            open_windows(state)
        elif self.choices(state, self.seat):
            state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-abandon-acquire", {"left": self.times})

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if isinstance(move, CardMove):
            if self.times > 1:
                state.push(AbandonAcquire(seat, self.card, self.times - 1))
            state.push(OfferLand(seat))
            abandon(state, seat, move.card)


class OfferLand(SeatStep[Imperium]):
    """Offer the acquire after an abandoned region; it may be declined."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        if state.pending:
            state.push(self)
            open_windows(state)
        else:
            ACQUIRE_LAND.offer(state, self.seat)
