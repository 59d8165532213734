"""Bots against bots: an executor plays pairings, and the outcomes are summed.

A pairing is self-contained (game, seats, seed, bots), so any outcome can be reproduced alone, and
an interrupted run is as valid as a shorter one.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

import pentapolis
from pentapolis.arena.journal import Journal
from pentapolis.bots import Bot
from pentapolis.core.score import places

CONFIDENCE = 1.96  # standard deviations of a 95 % interval


@dataclass(frozen=True)
class Pairing:
    """One game to play: a bot's name for every seat."""

    game: str
    seed: int
    bots: tuple[str, ...]
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Outcome:
    """How a pairing ended."""

    pairing: Pairing
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    rounds: int
    seconds: float
    places: tuple[int, ...]
    record: tuple[tuple[int, str], ...] = ()
    """The moves, if requested."""


def make_bot(text: str, seed: int) -> Bot:
    """A bot from name and budget or weights: ``strong:seconds=2``, ``greedy:weights=my.json``."""
    name, *budget = text.split(":")
    given: dict[str, Any] = {}
    for word in budget:
        key, _, value = word.partition("=")
        try:
            given[key] = json.loads(value)
        except ValueError:
            given[key] = value
    return pentapolis.bot(name, seed=seed, **given)


def play_out(pairing: Pairing, make: Callable[[str, int], Bot], keep: bool = False) -> Outcome:
    """Play one game between bots to the end; its moves are kept if requested."""
    started = perf_counter()
    match = pentapolis.new(
        pairing.game, seats=len(pairing.bots), seed=pairing.seed, options=pairing.options
    )
    bots = [make(name, pairing.seed * 97 + seat) for seat, name in enumerate(pairing.bots)]
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, bots[decision.seat].choose(match, decision.seat))
    return Outcome(
        pairing,
        tuple(score.total for score in match.scores),
        tuple(match.winners),
        match.position,
        rounds(match),
        perf_counter() - started,
        tuple(places(match.scores)),
        tuple(match.record) if keep else (),
    )


def rounds(match: pentapolis.Match) -> int:
    """How many rounds were played, by the game's own log."""
    begins = f"{match.game.prefix.lower()}-log-{match.game.round_log}"
    return sum(event.message.key == begins for event in match.log(None))


class Outcomes(Journal[Pairing, Outcome]):
    """The file of finished games. Games of other rules versions are ignored, and so are games
    without a record if records are to be kept."""

    def __init__(self, path: Path, keep: bool = False) -> None:
        self.keep = keep
        super().__init__(path)

    def __contains__(self, task: Pairing) -> bool:
        return super().__contains__(task) and (not self.keep or bool(self[task].record))

    def key(self, task: Pairing) -> object:
        rules = pentapolis.games()[task.game].rules_version
        return task.game, rules, task.seed, task.bots, json.dumps(dict(task.options))

    def row(self, task: Pairing, result: Outcome) -> dict[str, Any]:
        return {
            "game": task.game,
            "rules": pentapolis.games()[task.game].rules_version,
            "seed": task.seed,
            "bots": list(task.bots),
            "options": dict(task.options),
            "totals": list(result.totals),
            "places": list(result.places),
            "winners": list(result.winners),
            "decisions": result.decisions,
            "rounds": result.rounds,
            "seconds": round(result.seconds, 3),
            **({"moves": [list(move) for move in result.record]} if result.record else {}),
        }

    def entry(self, row: dict[str, Any]) -> tuple[object, Outcome]:
        pairing = Pairing(row["game"], row["seed"], tuple(row["bots"]), row["options"])
        outcome = Outcome(
            pairing,
            tuple(row["totals"]),
            tuple(row["winners"]),
            row["decisions"],
            row["rounds"],
            row["seconds"],
            tuple(row["places"]),
            tuple((seat, text) for seat, text in row.get("moves", [])),
        )
        key = row["game"], row["rules"], row["seed"], pairing.bots, json.dumps(row["options"])
        return key, outcome


@dataclass
class Line:
    """The results of one bot in all its games; each of its seats counts."""

    seats: int = 0
    wins: float = 0.0
    points: int = 0
    squares: int = 0
    best: int = -(10**9)

    @property
    def win_rate(self) -> float:
        """Victories per seat played; a shared victory counts in part."""
        return self.wins / self.seats

    @property
    def win_error(self) -> float:
        """Half of the 95 % interval of the win rate."""
        rate = self.win_rate
        return CONFIDENCE * sqrt(rate * (1 - rate) / self.seats)

    @property
    def mean(self) -> float:
        """Mean final score."""
        return self.points / self.seats

    @property
    def deviation(self) -> float:
        """Standard deviation of the final score."""
        return sqrt(max(0.0, self.squares / self.seats - self.mean**2))


@dataclass
class Tally:
    """The sum of all outcomes."""

    games: int = 0
    decisions: int = 0
    rounds: int = 0
    longest: int = 0
    seconds: float = 0.0
    lines: dict[str, Line] = field(default_factory=dict)
    by_seat: dict[int, Line] = field(default_factory=dict)

    def add(self, outcome: Outcome) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions += outcome.decisions
        self.rounds += outcome.rounds
        self.longest = max(self.longest, outcome.rounds)
        self.seconds += outcome.seconds
        for seat, name in enumerate(outcome.pairing.bots):
            share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            total = outcome.totals[seat]
            for line in (
                self.lines.setdefault(name, Line()),
                self.by_seat.setdefault(seat, Line()),
            ):
                line.seats += 1
                line.wins += share
                line.points += total
                line.squares += total * total
                line.best = max(line.best, total)

    def to_json(self) -> dict[str, Any]:
        """The table for other programs."""
        return {
            "games": self.games,
            "decisions_per_game": _mean(self.decisions, self.games),
            "rounds_per_game": _mean(self.rounds, self.games),
            "most_rounds": self.longest,
            "seconds_per_game": _mean(self.seconds, self.games),
            "bots": {name: _line_to_json(line) for name, line in self.lines.items()},
            "seats": {str(seat): _line_to_json(line) for seat, line in self.by_seat.items()},
        }


def _line_to_json(line: Line) -> dict[str, float]:
    return {
        "seats": line.seats,
        "wins": round(line.wins, 3),
        "win_rate": round(line.win_rate, 4),
        "win_rate_95": round(line.win_error, 4),
        "mean_score": round(line.mean, 2),
        "deviation": round(line.deviation, 2),
        "best_score": line.best,
    }


def _mean(total: float, count: int) -> float:
    return round(total / count, 4) if count else 0.0
