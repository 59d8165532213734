"""Unrest in effects, and the price of playing one (IM-V4, IM-V36, IM-V37, IM-9.40)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.effects.base import DO, Op
from pentapolis.games.imperium.effects.cards import hand_cards
from pentapolis.games.imperium.effects.filters import EVERY, cards_text
from pentapolis.games.imperium.effects.picking import HIDDEN, OPEN, CardOp
from pentapolis.games.imperium.moves import FROM_DISCARD, ZONE_MASK, ZONE_SHIFT, PlanMove, plan_move
from pentapolis.games.imperium.questions import MUST_CHOOSE, TOO_FEW_TOKENS, ChooseCards, asked_only
from pentapolis.games.imperium.rules.cards import discard
from pentapolis.games.imperium.rules.texts import this_card
from pentapolis.games.imperium.rules.tokens import has_tokens, spend
from pentapolis.games.imperium.rules.unrest import (
    CARDS_PRICE,
    MATERIALS_PRICE,
    pile_unrest,
    returned_unrest,
    take_unrest,
    unrest_prices,
)
from pentapolis.games.imperium.state import Imperium, without
from pentapolis.games.imperium.tables import IS_UNREST, component, tokens_text

# --- unrest (IM-V36, IM-V37) -------------------------------------------------------------------


class TakeUnrest(Op):
    """Unrest from the pile to hand, one by one (IM-V36)."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def resolve(self, state: Imperium, seat: int) -> None:
        for _ in range(self.n):
            take_unrest(state, seat)

    def text(self, form: str = DO) -> Message:
        return Message("im-op-take-unrest", {"count": self.n, "form": form})


class ReturnUnrest(CardOp):
    """Unrest from hand or discard pile to the pile (IM-V37)."""

    __slots__ = ("from_hand", "from_discard")

    def __init__(self, n: int, up_to: bool, from_hand: bool, from_discard: bool) -> None:
        super().__init__(mv.RETURN, n, None, up_to)
        self.from_hand = from_hand
        self.from_discard = from_discard

    def secrecy(self) -> int:
        return HIDDEN if self.from_hand else OPEN

    def cards(self, state: Imperium, seat: int, this: int, left: int) -> list[int]:
        player = state.players[seat]
        found: list[int] = []
        if self.from_hand:
            for card in player.hand:
                if IS_UNREST[card] and card != this:
                    found.append(card)
        if self.from_discard:
            for card in player.discard:
                if IS_UNREST[card]:
                    found.append(card | FROM_DISCARD << ZONE_SHIFT)
        return found

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        player = state.players[seat]
        card = code & ZONE_MASK
        if code >> ZONE_SHIFT:
            player.discard = without(player.discard, card)
        else:
            player.hand = without(player.hand, card)
        pile_unrest(state, seat, card)

    def finish(self, state: Imperium, seat: int) -> None:
        returned_unrest(state, seat)

    def text(self, form: str = DO) -> Message:
        zones = "both" if self.from_hand and self.from_discard else "hand"
        if not self.from_hand:
            zones = "discard"
        key = "im-op-return-unrest-up-to" if self.up_to else "im-op-return-unrest"
        return Message(key, {"count": self.n, "zones": zones, "form": form})


def price_text(cards: int, materials: int, form: str) -> Message:
    """One population, so many cards or so many materials."""
    return Message(
        "im-op-price",
        {
            "population": tokens_text((0, 1, 0)),
            "cards": cards_text(cards, None),
            "materials": tokens_text((materials, 0, 0)),
            "form": form,
        },
    )


class UnrestPrice(Op):
    """Population, cards or materials, as the payer likes."""

    __slots__ = ()

    def moves(self, state: Imperium, seat: int, this: int) -> list[Move]:
        """Every payment that is no waste: one progress pays for the one population, so no second
        one, and none beside materials, would be given (IM-9.3, IM-9.4)."""
        player = state.players[seat]
        cards, materials = unrest_prices(player)
        found: list[Move] = []
        if player.tokens[1] > 0:
            found.append(plan_move(0, 1, 0))
        if player.tokens[2] > 0:
            found.append(plan_move(0, 0, 1))
        if player.tokens[0] >= materials:
            found.append(plan_move(materials, 0, 0))
        hand = hand_cards(player, EVERY, this)
        if cards == 1:
            found += mv.card_moves(mv.DISCARD, hand)
        else:
            found += mv.cards_moves(mv.DISCARD, hand, cards)
        return found

    def possible(self, state: Imperium, seat: int, this: int) -> bool:
        player = state.players[seat]
        cards, materials = unrest_prices(player)
        tokens = player.tokens
        if tokens[1] > 0 or tokens[2] > 0 or tokens[0] >= materials:
            return True
        return len(player.hand) - (1 if this in player.hand else 0) >= cards

    def resolve(self, state: Imperium, seat: int) -> None:
        this = this_card(state)
        if self.possible(state, seat, this):
            cards, materials = unrest_prices(state.players[seat])
            state.ask(ChoosePrice(seat, this, self, cards, materials), seat)

    def text(self, form: str = DO) -> Message:
        return price_text(CARDS_PRICE, MATERIALS_PRICE, form)


class ChoosePrice(ChooseCards):
    """How is the Unrest paid for?"""

    __slots__ = ("op", "cards", "materials")
    KIND = "unrest_price"
    RULE = "IM-9.40"

    def __init__(self, seat: int, card: int, op: UnrestPrice, cards: int, materials: int) -> None:
        super().__init__(seat, card)
        self.op = op
        self.cards = cards
        self.materials = materials

    def prompt(self, seat: int) -> Message:
        price = price_text(self.cards, self.materials, DO)
        return Message("im-ask-unrest-price", {"card": component(self.card), "price": price})

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        return mv.or_none(self.op.moves(state, seat, self.card))

    def verb(self) -> int:
        return mv.DISCARD

    def choices(self, state: Imperium, seat: int) -> list[int]:
        return hand_cards(state.players[seat], EVERY, self.card)

    def refuse(self, state: Imperium, seat: int, move: Move) -> Refusal | None:
        if move is mv.NONE:
            return MUST_CHOOSE if self.op.moves(state, seat, self.card) else None
        if not isinstance(move, PlanMove):
            return self.refuse_together(state, seat, move, mv.DISCARD, self.cards)
        if not has_tokens(state.players[seat], move):
            return TOO_FEW_TOKENS
        return None if move in self.op.moves(state, seat, self.card) else OTHER_PRICE

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if isinstance(move, PlanMove):
            spend(state, seat, move.materials, move.population, move.progress)
            return
        if move is not mv.NONE:
            for card in mv.chosen_cards(hand_cards(state.players[seat], EVERY, self.card), move):
                discard(state, seat, card)


OTHER_PRICE: Final = Refusal("im-no-payment", "IM-9.40", asked_only)
