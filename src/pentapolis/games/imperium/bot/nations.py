"""What a nation's own way is worth: the Arthurian quests.

Rules of thumb that fit every nation miss this: the price is paid at once, and what is won comes
much later.
"""

from __future__ import annotations

from typing import Final

from pentapolis.games.imperium.bot.weights import W
from pentapolis.games.imperium.state import Player
from pentapolis.games.imperium.tables import BY_NUMBER

GRAAL: Final = BY_NUMBER["2ART3"]


def beginning_value(card: int, left: float) -> float:
    """What beginning a quest is worth beyond its card: the others come nearer."""
    return W.quest_begun if card == GRAAL else W.quest_begun + W.quest_next * left


def freeing_value(player: Player, left: float) -> float:
    """What it is worth beyond its text that the active quest leaves the Court (IM-11.5)."""
    if player.quest < 0:
        return 0.0
    return W.quest_freed if player.quest == GRAAL else W.quest_freed + W.quest_next * left
