"""The price of playing an Unrest (IM-V4, IM-9.40)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.asking import Question, this_card
from pentapolis.games.imperium.effect import DO, Op, component, tokens_text
from pentapolis.games.imperium.filters import EVERY, cards_text
from pentapolis.games.imperium.moves import PlanMove, plan_move
from pentapolis.games.imperium.ops_cards import hand_cards
from pentapolis.games.imperium.reshuffle import spend
from pentapolis.games.imperium.state import Imperium, Player
from pentapolis.games.imperium.tables import CARDS
from pentapolis.games.imperium.zones import discard

UNREST_LESS_MATERIALS: Final = [0] * len(CARDS)
UNREST_LESS_CARDS: Final = [0] * len(CARDS)
"""By card: how much cheaper it makes playing Unrest (IM-P6)."""

CARDS_PRICE: Final = 2
MATERIALS_PRICE: Final = 3


def unrest_prices(player: Player) -> tuple[int, int]:
    """Cards to discard and materials to pay for an Unrest, after reductions, at least 1."""
    materials = MATERIALS_PRICE
    cards = CARDS_PRICE
    for card in player.texts():
        materials -= UNREST_LESS_MATERIALS[card]
        cards -= UNREST_LESS_CARDS[card]
    return max(cards, 1), max(materials, 1)


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


class ChoosePrice(Question):
    """How is the Unrest paid for?"""

    __slots__ = ("op", "cards", "materials")

    def __init__(self, seat: int, card: int, op: UnrestPrice, cards: int, materials: int) -> None:
        super().__init__(seat, card)
        self.op = op
        self.cards = cards
        self.materials = materials

    def prompt(self, seat: int) -> Message:
        price = price_text(self.cards, self.materials, DO)
        return Message("im-ask-unrest-price", {"card": component(self.card), "price": price})

    def kind(self) -> str:
        return "unrest_price"

    def rule(self) -> str:
        return "IM-9.40"

    def moves(self, state: Imperium, seat: int) -> list[Move]:
        return mv.or_none(self.op.moves(state, seat, self.card))

    def answer(self, state: Imperium, seat: int, move: Move) -> None:
        if isinstance(move, PlanMove):
            spend(state, seat, move.materials, move.population, move.progress)
            return
        if move is not mv.NONE:
            for card in mv.chosen_cards(hand_cards(state.players[seat], EVERY, self.card), move):
                discard(state, seat, card)
