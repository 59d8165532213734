"""Section 13: victories. There are no points, only progress for statistics (CV-Q27)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Message
from pentapolis.core.score import Score
from pentapolis.games.civilization.state import VICTORY_NAMES, Civilization
from pentapolis.games.civilization.tables.cards import COINS_TO_WIN, LAST_SPACE

TECHS_TO_WIN: Final = 15
VICTORY_POINTS: Final = 100


def progress(state: Civilization, seat: int) -> int:
    """The best of culture / 21, coins / 15 and techs / 15, in percent, below 100."""
    culture = 100 * state.level[seat] // LAST_SPACE
    coins = 100 * state.coins[seat] // COINS_TO_WIN
    techs = 100 * state.techs[seat].bit_count() // TECHS_TO_WIN
    return min(max(culture, coins, techs), 99)


def scores(state: Civilization) -> list[Score]:
    """Progress as points; the victor has 100 more, which is above everybody else."""
    return [
        Score(
            {
                "victory": VICTORY_POINTS if seat == state.victor else 0,
                "progress": progress(state, seat),
            }
        )
        for seat in range(state.seats)
    ]


def verdict(state: Civilization) -> Message | None:
    """The kind of victory; None without a victor."""
    if state.victor < 0:
        return None
    args = {"seat": f"seat:{state.victor}", "victory": VICTORY_NAMES[state.victory]}
    return Message("cv-log-victory", {**args})
