"""Odd effects of Minoans, Olmecs, Qin and Utopians (IM-S24 to IM-S35)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.asking import (
    HIDDEN,
    OFFER,
    STANDING,
    CardOp,
    Question,
    Veiled,
    pick,
    this_card,
)
from pentapolis.games.imperium.effect import DO, SOLSTICE, Resolve, open_windows
from pentapolis.games.imperium.filters import Filter
from pentapolis.games.imperium.moves import (
    CardMove,
    card_moves,
)
from pentapolis.games.imperium.ops_cards import FromPlay
from pentapolis.games.imperium.ops_control import Shielded
from pentapolis.games.imperium.ops_decks import TakeUnrest
from pentapolis.games.imperium.ops_market import Acquire
from pentapolis.games.imperium.reshuffle import (
    become_empire,
    run_gained,
    spend,
)
from pentapolis.games.imperium.special import ACTIONS, PERMITS, TESTS, Special
from pentapolis.games.imperium.state import Imperium
from pentapolis.games.imperium.tables import (
    ATTACK,
    IS_UNREST,
    MARKET_SUITS,
    NEXT_JOURNEY,
    POTTERY,
    REGION,
    TRIBUTARY,
    UNREST_CARD,
)
from pentapolis.games.imperium.turns import real_card
from pentapolis.games.imperium.zones import (
    abandon,
    exile,
    gain,
    leave_play,
    pile_unrest,
    returned_unrest,
    tell_card,
    without,
)

# --- Minoans (IM-S24, IM-S25) --------------------------------------------------------------------


def progress_on_this(state: Imperium, seat: int, op: Special) -> None:
    """A progress from the supply onto Pottery (IM-S24)."""
    player = state.players[seat]
    if POTTERY in player.in_play:
        player.stored += 1


def gain_progress_here(state: Imperium, seat: int, op: Special) -> None:
    """All progress that lay on Pottery when it was abandoned (IM-S25)."""
    player = state.players[seat]
    if player.stored < 0:
        gain(state, seat, 0, 0, -player.stored, 0)
        player.stored = 0


# --- Olmecs (IM-S26, IM-S27) ---------------------------------------------------------------------


def mask_cost_minus_1(state: Imperium, seat: int, op: Special) -> None:
    """One mask fewer: the discard of masks itself offers and counts this (IM-S26)."""


TAKE_ONE: Final = TakeUnrest(1)


def mask_gift_penalty(state: Imperium, seat: int, op: Special) -> None:
    """Each opponent just given a mask takes an unrest (IM-S27)."""
    frame = state.frames[-1]
    for other in reversed(state.others(seat)):
        if frame.masks >> other & 1:
            if frame.attack and frame.protected >> other & 1:
                state.push(Shielded(other, frame.card, (TAKE_ONE,), 0))
            else:
                state.push(Resolve(other, (TAKE_ONE,), 0))


# --- Qin (IM-S28 to IM-S30) ----------------------------------------------------------------------

ACQUIRE_FOUR: Final = Acquire(MARKET_SUITS, 1, True, False, -1, None)
ACQUIRE_LAND: Final = Acquire(REGION | TRIBUTARY, 1, True, False, -1, None)
ABANDON_REGION: Final = FromPlay(1, Filter({"suit": "region"}), False)


def pay_progress_acquire(state: Imperium, seat: int, op: Special) -> None:
    """Up to three times pay a progress and acquire a card (IM-S28)."""
    state.push(PayAcquire(seat, this_card(state), op.limit))


class PayAcquire(Question):
    """Once more? (`loop_again`)"""

    __slots__ = ("left",)

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

    def kind(self) -> str:
        return "loop_again"

    def rule(self) -> str:
        return "IM-S28"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        return [mv.YES, mv.NO]

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if move is mv.YES:
            spend(state, seat, 0, 0, 1)
            if self.left > 1:
                state.push(PayAcquire(seat, self.card, self.left - 1))
            state.push(Resolve(seat, (ACQUIRE_FOUR,), 0))


def abandon_named(state: Imperium, seat: int, op: Special) -> None:
    """The named card of one's own leaves play (IM-S29)."""
    for card in op.names:
        if card in state.players[seat].in_play:
            abandon(state, seat, card)


def abandon_acquire_loop(state: Imperium, seat: int, op: Special) -> None:
    """Up to three times abandon a region, then perhaps acquire one (IM-S30)."""
    state.push(AbandonAcquire(seat, this_card(state), op.limit))


class AbandonAcquire(Question):
    """Abandon one more region? (`loop_again`)"""

    __slots__ = ("left",)

    def __init__(self, seat: int, card: int, left: int) -> None:
        super().__init__(seat, card)
        self.left = left

    def run(self, state: Imperium) -> None:
        if state.pending:
            state.push(self)
            open_windows(state)
        elif ABANDON_REGION.cards(state, self.seat, self.card, 1):
            state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-abandon-acquire", {"left": self.left})

    def kind(self) -> str:
        return "loop_again"

    def rule(self) -> str:
        return "IM-S30"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        found = card_moves(mv.ABANDON, ABANDON_REGION.cards(state, seat, self.card, 1))
        found.append(mv.NONE)
        return found

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if isinstance(move, CardMove):
            if self.left > 1:
                state.push(AbandonAcquire(seat, self.card, self.left - 1))
            state.push(OfferLand(seat))
            abandon(state, seat, move.card)


class OfferLand(Step[Imperium]):
    """The acquire after an abandoned region may be declined."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Imperium) -> None:
        if state.pending:
            state.push(self)
            open_windows(state)
        else:
            ACQUIRE_LAND.offer(state, self.seat)


# --- Utopians (IM-S31 to IM-S35) -----------------------------------------------------------------


def others_return_unrest_you_gain(state: Imperium, seat: int, op: Special) -> None:
    """Every opponent may return an unrest; a population for each (IM-S31)."""
    question = ReturnForOther(seat, this_card(state), seat)
    state.push(Veiled(tuple(state.others(seat)), question))


class ReturnForOther(Question):
    """Return an unrest from hand? (`each_player_may`)"""

    __slots__ = ("gainer",)

    def __init__(self, seat: int, card: int, gainer: int) -> None:
        super().__init__(seat, card)
        self.gainer = gainer

    def nothing(self) -> Move:
        return mv.NO

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-return-for-other", {"seat": f"seat:{self.gainer}"})

    def kind(self) -> str:
        return OFFER

    def standing(self, state: Imperium, seat: int) -> tuple[str, ...]:
        return STANDING[OFFER]

    def stand(self, state: Imperium, seat: int, answer: str) -> Move | None:
        return mv.YES if answer == "yes" else mv.NO

    def rule(self) -> str:
        return "IM-S31"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        if any(IS_UNREST[card] for card in state.players[seat].hand):
            return [mv.YES, mv.NO]
        return [mv.NO]

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if move is mv.YES:
            player = state.players[seat]
            unrest = real_card(player, UNREST_CARD)
            player.hand = without(player.hand, unrest)
            pile_unrest(state, seat, unrest)
            returned_unrest(state, seat)
            gain(state, self.gainer, 0, 1, 0, 0)


def can_advance(state: Imperium, seat: int, this: int, op: Special) -> bool:
    """Enough real progress to advance (IM-V0.6, IM-Q38)."""
    return state.players[seat].tokens[2] >= op.limit


def advance_journey(state: Imperium, seat: int, op: Special) -> None:
    """All progress for the next side of the journey (IM-S32)."""
    player = state.players[seat]
    old = player.journey
    if player.tokens[2] < op.limit or old not in NEXT_JOURNEY:
        return
    spend(state, seat, 0, 0, player.tokens[2])
    if old in player.exhausted:
        player.exhausted = without(player.exhausted, old)
        player.aside += 1
    new = NEXT_JOURNEY[old]
    player.journey = new
    if SOLSTICE[new]:
        state.texts += (new,)
    if state.journal is not None:
        tell_card(state, "im-log-journey", seat, new)
    run_gained(state, seat, new)


def flip_to_empire(state: Imperium, seat: int, op: Special) -> None:
    """The state card is turned to empire (IM-S33)."""
    become_empire(state, seat)


class ExileFromHand(CardOp):
    """A hand card that is no unrest is exiled for population (IM-S34)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(mv.EXILE, 1, None, False)

    def secrecy(self) -> int:
        return HIDDEN

    def cards(self, state: Imperium, seat: int, this: int, left: int) -> list[int]:
        return [card for card in state.players[seat].hand if not IS_UNREST[card]]

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        player = state.players[seat]
        player.hand = without(player.hand, code)
        exile(state, code)
        if state.journal is not None:
            tell_card(state, "im-log-exile", seat, code)
        gain(state, seat, 0, 2, 1 if ATTACK[code] else 0, 0)

    def text(self, form: str = DO) -> Message:
        return Message("im-ability-exile-from-hand", {"form": form})


EXILE_FROM_HAND: Final = ExileFromHand()


def exile_from_hand(state: Imperium, seat: int, op: Special) -> None:
    """Exile a card from hand and gain for it (IM-S34)."""
    pick(state, seat, EXILE_FROM_HAND, 1, False, False)


def abandon_return_garrisoned_unrest(state: Imperium, seat: int, op: Special) -> None:
    """This card is abandoned; its garrisoned unrest returns to the pile (IM-S35)."""
    player = state.players[seat]
    this = this_card(state)
    if this not in player.in_play:
        return
    returned = False
    for card in leave_play(state, player, this):
        if IS_UNREST[card]:
            pile_unrest(state, seat, card)
            returned = True
        else:
            player.discard += (card,)
    if state.journal is not None:
        tell_card(state, "im-log-abandon", seat, this)
    if returned:
        returned_unrest(state, seat)


ACTIONS.update(
    {
        "progress_on_this": progress_on_this,
        "gain_progress_here": gain_progress_here,
        "mask_cost_minus_1": mask_cost_minus_1,
        "mask_gift_penalty": mask_gift_penalty,
        "pay_progress_acquire": pay_progress_acquire,
        "abandon_named": abandon_named,
        "abandon_acquire_loop": abandon_acquire_loop,
        "others_return_unrest_you_gain": others_return_unrest_you_gain,
        "advance_journey": advance_journey,
        "flip_to_empire": flip_to_empire,
        "exile_from_hand": exile_from_hand,
        "abandon_return_garrisoned_unrest": abandon_return_garrisoned_unrest,
    }
)
TESTS.update({"advance_journey": can_advance})
PERMITS.update({"advance_journey": can_advance})
