"""Values for single nations: the Arthurian quests.

General rules of thumb undervalue them: the price is paid at once, and the reward comes much later.
"""

from __future__ import annotations

from typing import Final

from pentapolis.games.imperium.bot.weights import W
from pentapolis.games.imperium.state import Player
from pentapolis.games.imperium.tables import BY_NUMBER

GRAAL: Final = BY_NUMBER["2ART3"]


def beginning_value(card: int, left: float) -> float:
    """The value of beginning a quest besides its card: later quests come closer."""
    return W.quest_begun if card == GRAAL else W.quest_begun + W.quest_next * left


def freeing_value(player: Player, left: float) -> float:
    """The value of moving the active quest out of the Court, besides its text (IM-11.5)."""
    if player.quest < 0:
        return 0.0
    return W.quest_freed if player.quest == GRAAL else W.quest_freed + W.quest_next * left
