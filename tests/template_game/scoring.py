"""Chapter 3, end (LA-3.1, LA-3.2): the ships are the points."""

from __future__ import annotations

from pentapolis.core.score import Score
from tests.template_game.state import Lanterns


def scores(state: Lanterns) -> list[Score]:
    """Ships are the only points; equals share the victory (LA-3.1, LA-3.2)."""
    return [Score({"ships": won}) for won in state.won]
