"""Chapter 5, Revolt: return unrest from hand."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.imperium.effects.points import unrest_among
from pentapolis.games.imperium.moves import NumberMove
from pentapolis.games.imperium.rules.cards import real_card
from pentapolis.games.imperium.rules.hidden import show
from pentapolis.games.imperium.rules.texts import FLUSH
from pentapolis.games.imperium.rules.unrest import returned_unrest
from pentapolis.games.imperium.state import Imperium, without
from pentapolis.games.imperium.tables import UNREST_CARD


def revolt(state: Imperium, seat: int, count: int) -> None:
    """Return any number of unrest from hand (IM-5.1)."""
    state.activating = False
    player = state.own(seat)
    for _ in range(count):
        card = real_card(player, UNREST_CARD)
        player.hand = without(player.hand, card)
        state.unrest += (card,)
        show(state, card)
    if state.journal is not None and count:
        state.tell("im-log-revolted", {"seat": f"seat:{seat}", "count": count}, seat)
    if count:
        returned_unrest(state, seat)
        state.push(FLUSH)


def unrest_held(state: Imperium, seat: int) -> int:
    """How many unrest are in hand."""
    return unrest_among(state.players[seat].hand)


def refuse_revolt(state: Imperium, seat: int, count: int) -> Refusal | None:
    """Require at least that many unrest in hand (IM-5.1)."""
    return None if count <= unrest_held(state, seat) else TOO_FEW_UNREST


def unrest_counts(state: Imperium, seat: int, move: Move) -> dict[str, Arg]:
    """The unrest that were named, and those in hand."""
    assert isinstance(move, NumberMove)
    return {"count": move.number, "have": unrest_held(state, seat)}


TOO_FEW_UNREST: Final = Refusal("im-no-revolt", "IM-5.1", unrest_counts)
