"""Keywords, unrest: taking, returning, its price (IM-9.38 to IM-9.40)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import CutShort
from pentapolis.games.imperium.effects.base import RETURNED_UNREST, TOOK_UNREST, emit
from pentapolis.games.imperium.rules.cards import to_hand
from pentapolis.games.imperium.rules.ending import GameEnd
from pentapolis.games.imperium.rules.hidden import show
from pentapolis.games.imperium.state import CHEAPENS, Imperium, Player
from pentapolis.games.imperium.tables import CARDS

# --- unrest (IM-9.38, IM-9.39) ---------------------------------------------------------------


def take_unrest(state: Imperium, seat: int) -> None:
    """Take an unrest from the pile to hand; the last one causes the collapse (IM-12.4)."""
    player = state.own(seat)
    card = pop_unrest(state)
    to_hand(player, (card,))
    if state.journal is not None:
        state.tell("im-log-take-unrest", {"seat": f"seat:{seat}"}, seat)
    check_collapse(state)
    emit(state, seat, TOOK_UNREST)


def pop_unrest(state: Imperium) -> int:
    """Remove the next unrest from the pile."""
    card = state.unrest[-1]
    state.unrest = state.unrest[:-1]
    show(state, card)
    return card


def check_collapse(state: Imperium) -> None:
    """End the game at once if the pile is empty, even within an effect (IM-12.4, IM-12.13,
    IM-V0.8)."""
    if not state.unrest:
        state.collapsed = True
        state.pending = []
        state.agenda = [GameEnd()]
        if state.journal is not None:
            state.tell("im-log-collapse", heading=2)
        raise CutShort


def pile_unrest(state: Imperium, seat: int, card: int) -> None:
    """Return an unrest that has left a zone of the seat to the pile."""
    state.unrest += (card,)
    show(state, card)
    if state.frames:
        state.frames[-1].returned += 1
    if state.journal is not None:
        state.tell("im-log-return-unrest", {"seat": f"seat:{seat}"}, seat)


def returned_unrest(state: Imperium, seat: int) -> None:
    """Note that an effect has returned at least one unrest (IM-T5)."""
    emit(state, seat, RETURNED_UNREST)


UNREST_LESS_MATERIALS: Final = [0] * len(CARDS)
UNREST_LESS_CARDS: Final = [0] * len(CARDS)
"""By card: its reduction of the price of playing Unrest (IM-P6)."""

CARDS_PRICE: Final = 2
MATERIALS_PRICE: Final = 3


def unrest_prices(player: Player) -> tuple[int, int]:
    """Cards to discard and materials to pay for an Unrest, after reductions, at least 1 each."""
    materials = MATERIALS_PRICE
    cards = CARDS_PRICE
    if player.has_text_about(CHEAPENS):
        for card in player.texts():
            materials -= UNREST_LESS_MATERIALS[card]
            cards -= UNREST_LESS_CARDS[card]
    return max(cards, 1), max(materials, 1)
