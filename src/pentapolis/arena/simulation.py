"""Bots against bots: pairings are played in several processes, outcomes are added up.

A pairing is complete in itself (game, seats, seed, bots), so that any outcome can be played again
alone, and what is done when somebody interrupts is as good as a shorter run.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterable, Mapping
from dataclasses import dataclass, field
from math import sqrt
from time import perf_counter
from typing import Any, TypeVar

import pentapolis
from pentapolis.bots import Bot
from pentapolis.core.score import places

T = TypeVar("T")
R = TypeVar("R")

CONFIDENCE = 1.96  # standard deviations of a 95 % interval


@dataclass(frozen=True)
class Pairing:
    """One game to be played: a bot's name for every seat."""

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


def play_out(pairing: Pairing, make: Callable[[str, int], Bot]) -> Outcome:
    """Play one game between bots to the end."""
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
    )


def rounds(match: pentapolis.Match) -> int:
    """How many rounds were played, by the game's own count."""
    begins = f"{match.game.prefix.lower()}-log-{match.game.round_log}"
    return sum(event.message.key == begins for event in match.log(None))


def run_all(work: Callable[[T], R], tasks: Iterable[T], jobs: int) -> Generator[R, None, None]:
    """The results of all tasks as they come in, from `jobs` processes.

    Closing the iterator, or an interrupt, ends the processes; what has been yielded is safe.
    """
    if jobs <= 1:
        for task in tasks:
            yield work(task)
        return
    # A child must not inherit the threads of a progress bar, so it starts from scratch.
    context = multiprocessing.get_context("spawn")
    with context.Pool(jobs, initializer=_ignore_interrupts) as pool:
        yield from pool.imap_unordered(work, tasks)


def cores() -> int:
    """How many processes make sense here."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not every system tells
        return os.cpu_count() or 1


def _ignore_interrupts() -> None:
    """Ctrl-C is the parent's to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@dataclass
class Line:
    """What one bot did in all its games; with several seats each of them counts."""

    seats: int = 0
    wins: float = 0.0
    points: int = 0
    squares: int = 0
    best: int = -(10**9)

    @property
    def win_rate(self) -> float:
        """Victories per seat played; a shared victory is shared."""
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
    """Outcomes added up."""

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
