"""The score of every seat, split by the source of its points."""

from __future__ import annotations

from pentapolis.core.score import Score
from pentapolis.games.terra_mystica.state import PARTS, TerraMystica


def scores(state: TerraMystica) -> list[Score]:
    """Every seat's points, split by their source."""
    found: list[Score] = []
    for seat in range(state.seats):
        parts: dict[str, int] = {}
        for i, name in enumerate(PARTS):
            parts[name] = state.parts[seat * len(PARTS) + i]
        found.append(Score(parts))
    return found
