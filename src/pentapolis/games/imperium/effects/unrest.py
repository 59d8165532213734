"""Unrest in effects, and the price of playing one (IM-V4, IM-V36, IM-V37, IM-9.40)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.effects.base import (
    DO,
    AmountOp,
    Op,
)
from pentapolis.games.imperium.effects.cards import other_hand
from pentapolis.games.imperium.effects.filters import cards_text
from pentapolis.games.imperium.effects.picking import HIDDEN, OPEN, CardOp
from pentapolis.games.imperium.moves import FROM_DISCARD, ZONE_MASK, ZONE_SHIFT, PlanMove, plan_move
from pentapolis.games.imperium.questions import (
    MUST_CHOOSE,
    NOT_MEANT,
    TOO_FEW_TOKENS,
    ChooseCards,
    asked_only,
)
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
from pentapolis.games.imperium.state import Imperium, Player, without
from pentapolis.games.imperium.tables import COMPONENT, IS_UNREST, tokens_text

# --- unrest (IM-V36, IM-V37) -------------------------------------------------------------------


class TakeUnrest(AmountOp):
    """Take unrest from the pile to hand, one by one (IM-V36)."""

    __slots__ = ()

    def resolve(self, state: Imperium, seat: int) -> None:
        for _ in range(self.n):
            take_unrest(state, seat)

    def text(self, form: str = DO) -> Message:
        return Message("im-op-take-unrest", {"count": self.n, "form": form})


class ReturnUnrest(CardOp):
    """Return unrest from hand or discard pile to the pile (IM-V37)."""

    __slots__ = ("from_hand", "from_discard")

    def __init__(self, n: int, up_to: bool, from_hand: bool, from_discard: bool) -> None:
        super().__init__(mv.RETURN, n, None, up_to)
        self.from_hand = from_hand
        self.from_discard = from_discard

    def secrecy(self) -> int:
        return HIDDEN if self.from_hand else OPEN

    def place(self, zone: int) -> str:
        return super().place(zone) if self.from_hand else "discard"

    def pool(self, state: Imperium, seat: int, this: int) -> list[int]:
        player = state.players[seat]
        found = other_hand(player, this) if self.from_hand else []
        if self.from_discard:
            for card in player.discard:
                found.append(card | FROM_DISCARD << ZONE_SHIFT)
        return found

    def refuse_card(
        self, state: Imperium, seat: int, this: int, left: int, code: int
    ) -> Refusal | None:
        return None if IS_UNREST[code & ZONE_MASK] else NOT_MEANT

    def apply(self, state: Imperium, seat: int, code: int) -> None:
        player = state.own(seat)
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
    """The price in words: one population, or cards, or materials."""
    return Message(
        "im-op-price",
        {
            "population": tokens_text((0, 1, 0)),
            "cards": cards_text(cards, None),
            "materials": tokens_text((materials, 0, 0)),
            "form": form,
        },
    )


def refuse_tokens(player: Player, materials: int, plan: PlanMove) -> Refusal | None:
    """Allow one population, a progress that replaces it, or the materials.

    A second progress, or one in addition to materials, would be wasted (IM-9.3, IM-9.4).
    """
    if not has_tokens(player.tokens, plan):
        return TOO_FEW_TOKENS
    paid = (plan.materials, plan.population, plan.progress)
    return None if paid in ((0, 1, 0), (0, 0, 1), (materials, 0, 0)) else OTHER_PRICE


A_POPULATION: Final = plan_move(0, 1, 0)
A_PROGRESS: Final = plan_move(0, 0, 1)


def token_prices(player: Player, materials: int) -> list[Move]:
    """The payments in tokens that are not refused."""
    have = player.tokens
    found: list[Move] = []
    if have[1] > 0:
        found.append(A_POPULATION)
    if have[2] > 0:
        found.append(A_PROGRESS)
    if have[0] >= materials:
        found.append(plan_move(materials, 0, 0))
    return found


class UnrestPrice(Op):
    """Pay population, cards or materials, as the payer chooses."""

    __slots__ = ()

    def possible(self, state: Imperium, seat: int, this: int) -> bool:
        player = state.players[seat]
        have = player.tokens
        if have[1] > 0 or have[2] > 0:
            return True
        cards, materials = unrest_prices(player)
        held = len(player.hand) - 1 if this in player.hand else len(player.hand)
        return have[0] >= materials or held >= cards

    def resolve(self, state: Imperium, seat: int) -> None:
        this = this_card(state)
        if self.possible(state, seat, this):
            cards, materials = unrest_prices(state.players[seat])
            state.ask(ChoosePrice(seat, this, cards, materials), seat)

    def text(self, form: str = DO) -> Message:
        return price_text(CARDS_PRICE, MATERIALS_PRICE, form)


class ChoosePrice(ChooseCards):
    """How the Unrest is paid for."""

    __slots__ = ("cards", "materials")
    KIND = "unrest_price"
    RULE = "IM-9.40"

    def __init__(self, seat: int, card: int, cards: int, materials: int) -> None:
        super().__init__(seat, card)
        self.cards = cards
        self.materials = materials

    def prompt(self, seat: int) -> Message:
        price = price_text(self.cards, self.materials, DO)
        return Message("im-ask-unrest-price", {"card": COMPONENT[self.card], "price": price})

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        player = state.players[seat]
        found = token_prices(player, self.materials)
        hand = other_hand(player, self.card)
        if self.cards == 1:
            found += mv.card_moves(mv.DISCARD, hand)
        else:
            found += mv.cards_moves(mv.DISCARD, hand, self.cards)
        return mv.or_none(found)

    def verb(self) -> int:
        return mv.DISCARD

    def pool(self, state: Imperium, seat: int) -> list[int]:
        return other_hand(state.players[seat], self.card)

    def refuse(self, state: Imperium, seat: int, move: Move) -> Refusal | None:
        if move is mv.NONE:
            return None if self.moves(state, seat)[0] is mv.NONE else MUST_CHOOSE
        if isinstance(move, PlanMove):
            return refuse_tokens(state.players[seat], self.materials, move)
        return self.refuse_together(state, seat, move, mv.DISCARD, self.cards)

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if isinstance(move, PlanMove):
            spend(state, seat, move.materials, move.population, move.progress)
            return
        if move is not mv.NONE:
            for card in mv.chosen_cards(self.pool(state, seat), move):
                discard(state, seat, card)


OTHER_PRICE: Final = Refusal("im-no-payment", "IM-9.40", asked_only)
