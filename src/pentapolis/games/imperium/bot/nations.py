"""Values for single nations: what a good player knows about their own cards.

General rules of thumb undervalue quests, whose price is paid at once and whose reward comes much
later. They overvalue the Utopian places, which have a drawback at every solstice and hold scrolls
that are needed again.
"""

from __future__ import annotations

from typing import Final

from pentapolis.games.imperium.bot.weights import W
from pentapolis.games.imperium.effects.points import POINTS, CountSuit
from pentapolis.games.imperium.state import GARRISON_MASK, GARRISON_SHIFT, Player
from pentapolis.games.imperium.tables import BY_NUMBER, CARDS, NATIONS, SCROLL, SUIT, TYPE, Nation

GRAAL: Final = BY_NUMBER["2ART3"]
LOST_TOMES: Final = BY_NUMBER["2UTO7"]
TOMES: Final = 2
"""So many scrolls under Lost Tomes bring a fame card."""
PLACES: Final = [False] * len(CARDS)
"""By card: the Utopian places besides Lost Tomes. Each brings a card for a scroll under it; leaving
play, it gives the scrolls back."""
for number in ("2UTO4", "2UTO5", "2UTO6", "2UTO8", "2UTO11"):
    PLACES[BY_NUMBER[number]] = True


# --- cards that the nation counts ------------------------------------------------------------


def points_for_others(nation: Nation) -> list[float]:
    """By card: the points that it adds to cards that the nation has from the beginning."""
    found = [0.0] * len(CARDS)
    for own in (*nation.extra, *nation.draw):
        points = POINTS[own]
        for counter in points.counters:
            if isinstance(counter, CountSuit) and not counter.in_play:
                for card in CARDS:
                    if SUIT[card.index] >> counter.suit & 1:
                        found[card.index] += points.n / counter.div
    return found


COUNTED: Final = [points_for_others(nation) for nation in NATIONS]
"""By nation and card: those points."""


# --- Utopians ----------------------------------------------------------------------------------


def scrolls_under(player: Player, host: int) -> int:
    """How many scrolls are garrisoned under the card."""
    count = 0
    for pair in player.garrison:
        if pair >> GARRISON_SHIFT == host and TYPE[pair & GARRISON_MASK] & SCROLL:
            count += 1
    return count


def holds_scroll(player: Player) -> bool:
    """Whether a scroll is in hand."""
    for card in player.hand:
        if TYPE[card] & SCROLL:
            return True
    return False


def reloading_value(player: Player, place: int) -> float:
    """The value of clearing a Utopian place away: its scrolls and itself can be used again."""
    return W.reload[0] + W.reload[1] * scrolls_under(player, place)


def tome_value(player: Player) -> float:
    """The value of a scroll under Lost Tomes: a part of a fame card."""
    return W.tome if scrolls_under(player, LOST_TOMES) < TOMES else 0.0


def scroll_value(player: Player) -> float:
    """The value of keeping a scroll in hand: something in play can use it next turn."""
    for card in player.in_play:
        if PLACES[card] or (card == LOST_TOMES and scrolls_under(player, card) < TOMES):
            return W.scroll_kept
    return 0.0


# --- Arthurians ----------------------------------------------------------------------------------


def beginning_value(card: int, left: float) -> float:
    """The value of beginning a quest besides its card: later quests come closer."""
    return W.quest_begun if card == GRAAL else W.quest_begun + W.quest_next * left


def freeing_value(player: Player, left: float) -> float:
    """The value of moving the active quest out of the Court, besides its text (IM-11.5)."""
    if player.quest < 0:
        return 0.0
    return W.quest_freed if player.quest == GRAAL else W.quest_freed + W.quest_next * left
