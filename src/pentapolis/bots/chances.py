"""The chance to win, computed from the ends of playouts.

A playout ends with a value for every seat: its points, or how well it stands. How large a lead must
be to be safe differs between games, and between their stages: `pentapolis fit GAME --chance`
measures it in games between bots and writes it to the game's ``bot/chance.json``.
"""

from __future__ import annotations

import json
import math
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from pentapolis.bots.search import softmax
from pentapolis.core.game import Game
from pentapolis.core.state import State

FILE = "chance.json"
LEAST = 1e-4
"""The least chance of a seat before the game is over."""


class Scale(NamedTuple):
    """How values become chances in one stage of a game.

    A seat's chance after one playout is its share of a softmax with that `temperature`. The mean
    over playouts is corrected by `sharpness`: above 1 if favourites win more often than the rules
    of thumb predict, below 1 if less often.
    """

    temperature: float
    sharpness: float = 1.0


class Estimate(NamedTuple):
    """A number estimated by playouts, and its standard error."""

    value: float
    error: float


class Chances:
    """A game's scales, by stage."""

    def __init__(self, scales: list[Scale]) -> None:
        self.scales = scales

    def scale(self, stage: int) -> Scale:
        """The scale of a stage; stages after the last known one use the last."""
        return self.scales[min(stage, len(self.scales) - 1)]

    def tell(self, stage: int, ends: list[list[float]]) -> list[float]:
        """Every seat's chance to win, given the final values of some playouts."""
        return stretched(self.scale(stage), shares(self.scale(stage), ends))

    def estimate(self, stage: int, seat: int, ends: list[list[float]]) -> Estimate:
        """One seat's chance, with its standard error."""
        scale = self.scale(stage)
        own = [softmax(values, scale.temperature)[seat] for values in ends]
        chance = self.tell(stage, ends)[seat]
        return Estimate(chance, slope(scale, own, chance) * error(own))

    def difference(
        self, stage: int, seat: int, ends: list[list[float]], others: list[list[float]]
    ) -> Estimate:
        """How much better a seat's chance is with the first ends than with the others; both come
        from the same deals and the same luck."""
        scale = self.scale(stage)
        own = [softmax(values, scale.temperature)[seat] for values in ends]
        other = [softmax(values, scale.temperature)[seat] for values in others]
        chance, less = self.tell(stage, ends)[seat], self.tell(stage, others)[seat]
        steepest = max(slope(scale, own, chance), slope(scale, other, less))
        return Estimate(chance - less, steepest * error([a - b for a, b in zip(own, other)]))


def shares(scale: Scale, ends: list[list[float]]) -> list[float]:
    """The mean over playouts of every seat's share of a softmax of the values, and over one more in
    which all are equal: what never happened in a few playouts is unlikely, not impossible."""
    seats = len(ends[0])
    totals = [1.0 / seats] * seats
    for values in ends:
        for seat, share in enumerate(softmax(values, scale.temperature)):
            totals[seat] += share
    return [total / (len(ends) + 1) for total in totals]


def stretched(scale: Scale, mean: list[float]) -> list[float]:
    """Chances from mean shares; they sum to 1."""
    weights = [max(share, LEAST) ** scale.sharpness for share in mean]
    total = sum(weights)
    return [weight / total for weight in weights]


def slope(scale: Scale, own: list[float], chance: float) -> float:
    """How much the chance changes with the mean share."""
    mean = min(max(sum(own) / len(own), LEAST), 1.0 - LEAST)
    return scale.sharpness * chance * (1.0 - chance) / (mean * (1.0 - mean))


# A minimum deviation for playouts that are few or hardly differ.
USUAL = 0.05
FIRST = 2


def error(values: list[float]) -> float:
    """The standard error of a mean."""
    count = len(values)
    mean = sum(values) / count
    squares = sum((value - mean) ** 2 for value in values)
    return math.sqrt((squares + FIRST * USUAL**2) / (count + FIRST - 1) / count)


def end_values(game: Game, state: State) -> list[float]:
    """The final values of a playout by seat: points, or how well each seat stands.

    If something other than points decided (a collapse, a victory), the winners are ahead of the
    others by at least the game's spread.
    """
    if not state.over:
        return game.evaluate_all(state)
    scores = state.scores()
    values = [float(score.total) for score in scores]
    winners = state.winners()
    losers = [value for seat, value in enumerate(values) if seat not in winners]
    if losers and any(score.first for score in scores):
        least = max(losers) + game.spread
        for seat in winners:
            values[seat] = max(values[seat], least)
    return values


def final(state: State) -> list[float]:
    """The chances after the end of the game."""
    winners = state.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]


def table(game: Game) -> dict[str, Any]:
    """The game's table as it was written; empty if there is none."""
    path = files(game.package).joinpath("bot", FILE)
    found: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return found


@cache
def chances_of(game: Game) -> Chances:
    """The game's scales; without a fitted table, its spread is the temperature."""
    stages = table(game).get("stages") or [{"temperature": game.spread}]
    return Chances([Scale(**stage) for stage in stages])
