"""Advice for people: the best few moves of an open question, each with a reason."""

from __future__ import annotations

from random import Random
from typing import Any

from pentapolis.bots.bot import Searcher
from pentapolis.bots.search import Ends
from pentapolis.core.match import Match
from pentapolis.core.message import Message
from pentapolis.core.move import Move

SECONDS = 1.0
PLAYOUTS = 160
# Differences below one point are noise.
LEAST_POINTS = 1
MOST_REASONS = 2


class Hint:
    """A move, the chance to win with it, the final score if it can be foreseen, and why."""

    def __init__(self, move: Move, chance: float, points: int | None, reason: Message) -> None:
        self.move = move
        self.chance = chance
        self.points = points
        self.reason = reason

    def __repr__(self) -> str:
        return f"Hint({self.move.text!r}, {self.chance:.0%}, {self.points})"

    @property
    def result(self) -> Message:
        """What to expect of the move."""
        chance = round(100 * self.chance)
        if self.points is None:
            return Message("core-hint-chance", {"chance": chance})
        return Message("core-hint-result", {"chance": chance, "points": self.points})

    def to_json(self) -> dict[str, Any]:
        """The hint as it travels to a client."""
        return {
            "move": self.move.to_json(),
            "chance": round(self.chance, 3),
            "points": self.points,
            "result": self.result.to_json(),
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
            ends = search.ends[edge.move.text]
            others = [other for other in search.ends.values() if other is not ends]
            reason = why(prefix, mean_aspects([ends]), mean_aspects(others))
            found.append(Hint(edge.move, ends.own / ends.all, final_points(ends), reason))
    found.sort(key=lambda hint: -hint.chance)
    return found


def final_points(ends: Ends) -> int | None:
    """The mean final score, where every playout went on to the end of the game."""
    return round(ends.points / ends.count) if ends.finished == ends.count else None


def mean_aspects(moves: list[Ends]) -> dict[str, float]:
    """What spoke on average for the ends of all playouts that began with these moves."""
    playouts = sum(ends.count for ends in moves)
    total: dict[str, float] = {}
    for ends in moves:
        for name, points in ends.aspects.items():
            total[name] = total.get(name, 0.0) + points / playouts
    return total


def why(prefix: str, mine: dict[str, float], others: dict[str, float]) -> Message:
    """Which aspects of the position gain more by this move than by the others."""
    if not others:
        return Message("core-hint-alone")
    gains = sorted((points - others.get(name, 0.0), name) for name, points in mine.items())
    best = [(gain, name) for gain, name in reversed(gains) if round(gain) >= LEAST_POINTS]
    if not best:
        return Message("core-hint-even")
    listed = tuple(
        Message("core-hint-part", {"points": round(gain), "part": Message(f"{prefix}-part-{name}")})
        for gain, name in best[:MOST_REASONS]
    )
    return Message("core-hint-gains", {"parts": listed})
