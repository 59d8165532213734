"""What going up and down the tracks is worth, worked out once for a box and its weights."""

from __future__ import annotations

from pentapolis.games.endeavor.bot.weights import W
from pentapolis.games.endeavor.state import Endeavor
from pentapolis.games.endeavor.tables.box import Tables
from pentapolis.games.endeavor.tables.constants import LEVELS, ROUNDS, TOP


def step_of(state: Endeavor, seat: int, rounds: int, track: int) -> int:
    """Where `W.gains` and `W.losses` have the seat's level of a track."""
    level = state.levels[LEVELS * seat + track]
    return (LEVELS * rounds + track) * (TOP + 1) + (level if level < TOP else TOP)


def price_levels(tables: Tables) -> None:
    """Work out for a box what going up and down from each level is worth."""
    values = level_values(tables)
    W.gains = []
    W.losses = []
    for i in range(len(values)):
        level = i % (TOP + 1)
        W.gains.append(values[i + 1] - values[i] if level < TOP else 0.0)
        W.losses.append(values[i] - values[i - 1] if level else 0.0)
    W.box = tables


def level_values(tables: Tables) -> list[float]:
    """Glory and yields of a level, indexed by rounds to come, track and level."""
    values: list[float] = []
    for rounds in range(ROUNDS + 1):
        for track in range(LEVELS):
            yields = tables.values[(TOP + 1) * track : (TOP + 1) * (track + 1)]
            for level in range(TOP + 1):
                glory = smooth(tables.glory_of_level, level, W.progress[min(rounds, ROUNDS - 1)])
                values.append(glory + W.economy[track] * rounds * smooth(yields, level, W.column))
    return values


def smooth(steps: list[int], level: int, share: float) -> float:
    """A value that rises in steps, with partial credit for progress to the next step."""
    here = steps[level]
    start = level
    while start > 0 and steps[start - 1] == here:
        start -= 1
    end = level
    while end < TOP and steps[end] == here:
        end += 1
    if steps[end] == here:
        return float(here)
    return here + share * (level - start) / (end - start) * (steps[end] - here)
