"""Points, collapse, winners (IM-12.5 to IM-12.14)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Message
from pentapolis.core.score import Score
from pentapolis.games.imperium.effects.points import Tally, unrest_owned
from pentapolis.games.imperium.state import Imperium
from pentapolis.games.imperium.tables import FAME, IS_UNREST, SUIT

PARTS: Final[tuple[str, ...]] = ("progress", "power", "fame", "unrest", "cards")


def score(state: Imperium, seat: int) -> Score:
    """A player's points in parts (IM-12.6 to IM-12.11)."""
    player = state.players[seat]
    tally = Tally(state, player)
    parts = dict.fromkeys(PARTS, 0)
    parts["progress"] = player.tokens[2]
    for place in range(4):
        for card in tally.zones[place]:
            points = tally.points(card, place)
            if points == 0:
                continue
            if card == player.power or card == player.court:
                parts["power"] += points
            elif IS_UNREST[card]:
                parts["unrest"] += points
            elif SUIT[card] & FAME:
                parts["fame"] += points
            else:
                parts["cards"] += points
    return Score(parts, first=(-unrest_owned(player),) if state.collapsed else ())


def total(state: Imperium, seat: int) -> int:
    """The sum of `score`, computed without its parts."""
    player = state.players[seat]
    tally = Tally(state, player)
    points = player.tokens[2]
    for place in range(4):
        for card in tally.zones[place]:
            points += tally.points(card, place)
    return points


def scores(state: Imperium) -> list[Score]:
    """Every seat's score; after a collapse fewest unrest counts before points (IM-12.14)."""
    found: list[Score] = []
    for seat in range(state.seats):
        if state.players[seat].power < 0:
            found.append(Score(dict.fromkeys(PARTS, 0)))
        else:
            found.append(score(state, seat))
    return found


def verdict(state: Imperium) -> Message | None:
    """After a collapse: how many unrest each player has (IM-12.14)."""
    if not state.collapsed:
        return None
    counts = [
        Message("im-verdict-count", {"seat": f"seat:{player.seat}", "count": unrest_owned(player)})
        for player in state.players
    ]
    return Message("im-verdict-collapse", {"counts": tuple(counts)}, "IM-12.14")
