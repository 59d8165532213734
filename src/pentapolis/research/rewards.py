"""The rewards of a finished game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from pentapolis.core.score import places
from pentapolis.core.state import State

Kind = Literal["rank", "win", "score"]


def by_rank(state: State) -> list[float]:
    """From 1 for the first place evenly down to -1 for the last; ties share the mean of their
    places. All rewards sum to 0."""
    found = places(state.scores())
    most = len(found) - 1
    # A shared place is the best of those it covers.
    middle = [place + (found.count(place) - 1) / 2 for place in found]
    return [1 - 2 * (place - 1) / most for place in middle]


def by_win(state: State) -> list[float]:
    """1 for the winner, shared among several; 0 for the others."""
    winners = state.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]


def by_score(state: State) -> list[float]:
    """The difference to the mean score of the others. All rewards sum to 0."""
    totals = [score.total for score in state.scores()]
    whole, others = sum(totals), len(totals) - 1
    return [total - (whole - total) / others for total in totals]


REWARDS: dict[Kind, Callable[[State], list[float]]] = {
    "rank": by_rank, "win": by_win, "score": by_score,
}  # fmt: skip
WORST: dict[Kind, float] = {"rank": -1.0, "win": -1.0, "score": -100.0}
"""The reward of an illegal action, if it ends a game."""


def rewards(state: State, kind: Kind = "rank") -> list[float]:
    """The reward of every seat; zeros while the game goes on."""
    return REWARDS[kind](state) if state.over else [0.0] * state.seats
