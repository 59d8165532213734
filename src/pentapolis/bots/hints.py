"""Advice for people: the best few moves of an open question, each with a reason."""

from __future__ import annotations

from random import Random
from typing import Any

from pentapolis.bots.bot import Searcher
from pentapolis.bots.search import Search
from pentapolis.core.match import Match
from pentapolis.core.message import Message
from pentapolis.core.move import Move

SECONDS = 1.0
PLAYOUTS = 160
# Differences below one point are noise.
LEAST_POINTS = 1
MOST_REASONS = 2


class Hint:
    """A move, the chance of doing well with it, the score it leads to, and why."""

    def __init__(self, move: Move, chance: float, points: int, reason: Message) -> None:
        self.move = move
        self.chance = chance
        self.points = points
        self.reason = reason

    def __repr__(self) -> str:
        return f"Hint({self.move.text!r}, {self.chance:.0%}, {self.points})"

    def to_json(self) -> dict[str, Any]:
        """The hint as it travels to a client."""
        return {
            "move": self.move.to_json(),
            "chance": round(self.chance, 3),
            "points": self.points,
            "reason": self.reason.to_json(),
        }


def hints(
    match: Match, seat: int, count: int = 3, seconds: float = SECONDS, playouts: int = PLAYOUTS
) -> list[Hint]:
    """The moves that search cared for most, best chance first, by what the seat knows."""
    match.decision(seat)  # or a clear error
    rng = Random(f"hint {seat} {match.position}")
    search = Searcher(0, seconds, playouts, thorough=True).search(
        match.game, match.state, seat, rng
    )
    prefix = match.game.prefix.lower()
    found: list[Hint] = []
    for edge in search.ranking()[:count]:
        if edge.visits:
            move = edge.move.text
            others = [other for other in search.aspects if other != move]
            reason = why(prefix, mean_aspects(search, [move]), mean_aspects(search, others))
            points = round(search.points[move] / edge.visits)
            found.append(Hint(edge.move, edge.total / edge.visits, points, reason))
    found.sort(key=lambda hint: -hint.chance)
    return found


def mean_aspects(search: Search, moves: list[str]) -> dict[str, float]:
    """What spoke on average for the ends of all playouts that began with these moves."""
    playouts = sum(search.root.edges[move].visits for move in moves)
    total: dict[str, float] = {}
    for move in moves:
        for name, points in search.aspects[move].items():
            total[name] = total.get(name, 0.0) + points / playouts
    return total


def why(prefix: str, mine: dict[str, float], others: dict[str, float]) -> Message:
    """Which aspects of the position gain more by this move than by the others."""
    gains = sorted((points - others.get(name, 0.0), name) for name, points in mine.items())
    best = [(gain, name) for gain, name in reversed(gains) if round(gain) >= LEAST_POINTS]
    if not best or not others:
        return Message("core-hint-even")
    listed = tuple(
        Message("core-hint-part", {"points": round(gain), "part": Message(f"{prefix}-part-{name}")})
        for gain, name in best[:MOST_REASONS]
    )
    return Message("core-hint-gains", {"parts": listed})
