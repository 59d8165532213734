"""Discarding masks, and what can replace them (IM-P17, IM-S26)."""

from __future__ import annotations

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.effects.base import ABILITY, DO
from pentapolis.games.imperium.effects.cards import other_hand
from pentapolis.games.imperium.effects.filters import Filter
from pentapolis.games.imperium.effects.picking import HIDDEN, CardOp, ChooseForOp, is_together
from pentapolis.games.imperium.moves import (
    FROM_GARRISON,
    FROM_HAND,
    FROM_PLAY,
    ZONE_MASK,
    ZONE_SHIFT,
    card_moves,
)
from pentapolis.games.imperium.questions import NOT_MEANT
from pentapolis.games.imperium.rules.cards import discard, from_garrison
from pentapolis.games.imperium.rules.hidden import tell_card
from pentapolis.games.imperium.rules.texts import (
    EXHAUSTED,
    NO_EXHAUST,
    NOT_IN_OWN_TURN,
    this_card,
)
from pentapolis.games.imperium.state import Imperium, Player, has
from pentapolis.games.imperium.tables import STEP_PYRAMIDS, STONE_HEADS


class DiscardMasks(CardOp):
    """Discard masks from hand, or cards under Stone Heads; Step Pyramids replace one (IM-P17)."""

    __slots__ = ()

    def __init__(self, n: int, kind: Filter) -> None:
        super().__init__(mv.DISCARD, n, kind, False)

    def secrecy(self) -> int:
        return HIDDEN

    def pool(self, state: Imperium, seat: int, this: int) -> list[int]:
        player = state.players[seat]
        found = other_hand(player, this)
        if has(player.in_play, STONE_HEADS):
            for card in player.under(STONE_HEADS):
                found.append(card | FROM_GARRISON << ZONE_SHIFT)
        if has(player.in_play, STEP_PYRAMIDS):
            found.append(STEP_PYRAMIDS | FROM_PLAY << ZONE_SHIFT)
        return found

    def refuse_card(
        self, state: Imperium, seat: int, this: int, left: int, code: int
    ) -> Refusal | None:
        zone = code >> ZONE_SHIFT
        if zone == FROM_HAND:
            return None if self.table[code] else NOT_MEANT
        return refuse_pyramids(state, seat, this) if zone == FROM_PLAY else None

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        player = state.own(seat)
        card = code & ZONE_MASK
        zone = code >> ZONE_SHIFT
        if zone == FROM_GARRISON:
            from_garrison(player, card)
            player.discard += (card,)
            if state.journal is not None:
                tell_card(state, "im-log-abandon", seat, card)
        elif zone:
            player.exhausts -= 1
            player.exhausted += (STEP_PYRAMIDS,)
            if state.journal is not None:
                tell_card(state, "im-log-exhaust", seat, card)
        else:
            discard(state, seat, card)

    def together(self) -> bool:
        return True

    def resolve(self, state: Imperium, seat: int) -> None:
        state.ask(MaskPlan(seat, this_card(state), self, self.n), seat)

    def text(self, form: str = DO) -> Message:
        return Message("im-op-discard", {"what": self.what(), "form": form})


def refuse_pyramids(state: Imperium, seat: int, this: int) -> Refusal | None:
    """Step Pyramids replace one mask: an exhaust ability in the seat's turn (IM-3.15, IM-S26)."""
    player = state.players[seat]
    if not state.activating or state.active != seat:
        return NOT_IN_OWN_TURN
    if STEP_PYRAMIDS in player.exhausted:
        return EXHAUSTED
    return None if player.exhausts > tokens_needed_by(player, this) else NO_EXHAUST


def tokens_needed_by(player: Player, this: int) -> int:
    """1 if the ability of `this` still needs an exhaust token itself, else 0."""
    considered = this >= 0 and ABILITY[this] is not None and this in player.texts()
    return 1 if considered and this not in player.exhausted else 0


class MaskPlan(ChooseForOp):
    """Which mask is discarded, or what replaces it (`mask_plan`)."""

    __slots__ = ()
    KIND = "mask_plan"
    RULE = "IM-P17"

    def __init__(self, seat: int, card: int, op: CardOp, left: int) -> None:
        super().__init__(seat, card, op, left, False)

    def prompt(self, seat: int) -> Message:
        return Message("im-ask-masks", {"count": self.left})

    def conceals(self) -> bool:
        return True

    def names_all(self, codes: list[int]) -> bool:
        """Whether one answer names all cards that are left to choose."""
        return len(codes) > self.left and is_together(self.op, codes, self.left, False)

    def refuse(self, state: Imperium, seat: int, move: Move) -> Refusal | None:
        if move is mv.NONE or not self.names_all(self.choices(state, seat)):
            return super().refuse(state, seat, move)
        return self.refuse_together(state, seat, move, mv.DISCARD, self.left)

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        codes = self.choices(state, seat)
        if self.names_all(codes):
            return mv.cards_moves(mv.DISCARD, codes, self.left)
        return mv.or_none(card_moves(mv.DISCARD, codes))

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if move is mv.NONE:
            return
        codes = mv.chosen_cards(self.choices(state, seat), move)
        for code in codes:
            self.op.apply(state, seat, code)
        if self.left > len(codes):
            state.push(MaskPlan(seat, self.card, self.op, self.left - len(codes)))
