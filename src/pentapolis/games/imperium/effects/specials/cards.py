"""Special effects that move cards (IM-S8, S21, S24, S25, S29, S34, S35, S37, S41, S42)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.effects.base import DO
from pentapolis.games.imperium.effects.picking import HIDDEN, CardOp, pick
from pentapolis.games.imperium.effects.special import Special
from pentapolis.games.imperium.moves import CardMove, card_move
from pentapolis.games.imperium.questions import NOT_MEANT, ChooseCard, other_question
from pentapolis.games.imperium.rules.cards import (
    abandon,
    discard,
    exile,
    hand_to_deck,
    hand_to_history,
    history_from_play,
    leave_play,
    put_into_history,
)
from pentapolis.games.imperium.rules.hidden import show, shuffled_deck, tell_card
from pentapolis.games.imperium.rules.reshuffle import draw
from pentapolis.games.imperium.rules.texts import this_card
from pentapolis.games.imperium.rules.tokens import gain
from pentapolis.games.imperium.rules.unrest import pile_unrest, returned_unrest
from pentapolis.games.imperium.state import Imperium, without
from pentapolis.games.imperium.tables import ATTACK, BAGS, IS_UNREST, POTTERY

# --- drawn cards (IM-S37, IM-S41) ----------------------------------------------------------------

RECORDING: Final[tuple[int, ...]] = (-1,)


def drawn_in_hand(state: Imperium, seat: int) -> list[int]:
    """The cards that this effect has drawn and that are still in hand."""
    hand = state.players[seat].hand
    return [card for card in state.frames[-1].drawn if card in hand]


def draw2_discard1(state: Imperium, seat: int, op: Special) -> None:
    """Draw two cards and discard one of them (IM-S37)."""
    state.frames[-1].drawn = RECORDING
    state.push(DiscardDrawn(seat, this_card(state)))
    draw(state, seat, 2)


class DiscardDrawn(ChooseCard):
    """Which of the drawn cards is discarded (`drawn_card_fate`)."""

    __slots__ = ()
    KIND = "drawn_card_fate"
    VERB = mv.DISCARD
    PLACE = "drawn"
    RULE = "IM-S37"
    PROMPT = "im-ask-discard-drawn"

    def run(self, state: Imperium) -> None:
        cards = drawn_in_hand(state, self.seat)
        if len(cards) > 1:
            state.ask(self, self.seat)
        elif cards:
            state.frames[-1].drawn = ()
            discard(state, self.seat, cards[0])

    def conceals(self) -> bool:
        return True

    def pool(self, state: Imperium, seat: int) -> list[int]:
        return drawn_in_hand(state, seat)

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        assert isinstance(move, CardMove)
        cards = drawn_in_hand(state, seat)
        discard(state, seat, mv.chosen(cards, move))
        state.frames[-1].drawn = ()


def resolve_drawn_card(state: Imperium, seat: int, op: Special) -> None:
    """Discard the drawn card, put it back on the deck, or into history (IM-S41)."""
    if drawn_in_hand(state, seat):
        state.ask(DrawnFate(seat, this_card(state)), seat)


class DrawnFate(ChooseCard):
    """What happens to the drawn card (`drawn_card_fate`)."""

    __slots__ = ()
    KIND = "drawn_card_fate"
    PLACE = "drawn"
    RULE = "IM-S41"
    PROMPT = "im-ask-drawn-fate"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        card = drawn_in_hand(state, seat)[0]
        return [
            card_move(mv.DISCARD, card),
            card_move(mv.TOP, card),
            card_move(mv.HISTORY, card),
        ]

    def pool(self, state: Imperium, seat: int) -> list[int]:
        return drawn_in_hand(state, seat)[:1]

    def refuse(self, state: Imperium, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, CardMove) or move.verb not in ("discard", "top", "history"):
            return other_question(move)
        return self.refuse_parts(state, seat, move, mv.VERBS.index(move.verb), 1)

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        card = drawn_in_hand(state, seat)[0]
        state.frames[-1].drawn = ()
        if move.verb == "discard":
            discard(state, seat, card)
        elif move.verb == "top":
            hand_to_deck(state, seat, card)
        else:
            hand_to_history(state, seat, card)


def city_of_rome_to_history(state: Imperium, seat: int, op: Special) -> None:
    """Move City of Rome from play into history (IM-S8)."""
    for card in op.names:
        if card in state.players[seat].in_play:
            history_from_play(state, seat, card)


def bonus_if_no_bag(state: Imperium, seat: int, op: Special) -> None:
    """Gain more if the region abandoned as cost has no bag (IM-S42)."""
    lost = state.frames[-1].lost
    if lost >= 0 and BAGS[lost] == 0:
        gain(state, seat, op.res[0], op.res[1], op.res[2], 0)


# --- Minoans (IM-S24, IM-S25) --------------------------------------------------------------------


def progress_on_this(state: Imperium, seat: int, op: Special) -> None:
    """Put a progress from the supply on Pottery (IM-S24)."""
    player = state.own(seat)
    if POTTERY in player.in_play:
        player.stored += 1


def gain_progress_here(state: Imperium, seat: int, op: Special) -> None:
    """Gain all progress that was on Pottery when it was abandoned (IM-S25)."""
    player = state.own(seat)
    if player.stored < 0:
        gain(state, seat, 0, 0, -player.stored, 0)
        player.stored = 0


def abandon_named(state: Imperium, seat: int, op: Special) -> None:
    """Abandon the named own card (IM-S29)."""
    for card in op.names:
        if card in state.players[seat].in_play:
            abandon(state, seat, card)


class ExileFromHand(CardOp):
    """Exile a hand card that is not an unrest, for population (IM-S34)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(mv.EXILE, 1, None, False)

    def secrecy(self) -> int:
        return HIDDEN

    def pool(self, state: Imperium, seat: int, this: int) -> list[int]:
        return list(state.players[seat].hand)

    def refuse_card(
        self, state: Imperium, seat: int, this: int, left: int, code: int
    ) -> Refusal | None:
        return NOT_MEANT if IS_UNREST[code] else None

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        player = state.own(seat)
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
    """Abandon this card and return its garrisoned unrest to the pile (IM-S35)."""
    player = state.own(seat)
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


# --- Mauryans (IM-S21 to IM-S23) -----------------------------------------------------------------


def attacks_to_history(state: Imperium, seat: int, op: Special) -> None:
    """Reveal hand, deck and discard pile; put all attacks and this card into history (IM-S21)."""
    player = state.own(seat)
    state.reveals += 1
    attacks: list[int] = []
    for zone in (player.hand, player.deck, player.discard):
        attacks += [card for card in zone if ATTACK[card]]
    for card in player.hand + player.deck:
        show(state, card)
    player.hand = tuple([card for card in player.hand if not ATTACK[card]])
    player.discard = tuple([card for card in player.discard if not ATTACK[card]])
    rest = [card for card in player.deck if not ATTACK[card]]
    player.deck = shuffled_deck(state, seat, rest)
    this = this_card(state)
    if this in player.resolving:
        player.resolving = without(player.resolving, this)
        attacks.append(this)
    put_into_history(state, player, tuple(attacks))
    if state.journal is not None:
        for card in attacks:
            tell_card(state, "im-log-history", seat, card)
