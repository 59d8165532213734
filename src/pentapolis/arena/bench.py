"""How quick the engine is, and how quick that is beside a yardstick timed in the same run.

The yardstick is random play of python-chess: list the legal moves, draw one, push it. Speeds of
one machine and one moment are compared as ratios, so figures of different machines agree.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import pentapolis
from pentapolis.core.game import Game
from pentapolis.core.state import State

LONGEST_CHESS_GAME = 400
STRETCHES = 5


@dataclass(frozen=True)
class Speeds:
    """One game at one seat count. Speeds are decisions per second, times microseconds."""

    game: str
    seats: int
    decisions_per_game: float
    playout: float
    playout_with_copy: float
    copy: float
    view: float
    save: float
    load: float
    ratio: float | None = None
    ratio_with_copy: float | None = None


@dataclass(frozen=True)
class Bench:
    """Everything that was measured."""

    build: str
    yardstick: float | None
    speeds: list[Speeds]

    def to_json(self) -> dict[str, Any]:
        """The figures for other programs."""
        return asdict(self)


def measure(games: list[Game], seats: int | None, seconds: float) -> Iterator[Speeds | float]:
    """The yardstick's moves per second (0 without it), then the speeds of every game.

    The yardstick is timed again before each game, next to what it is compared with.
    """
    for game in games:
        for count in [seats] if seats is not None else sample_of(game):
            yardstick = chess_moves_per_second(seconds)
            yield yardstick
            yield speeds_of(game, count, seconds, yardstick)


def sample_of(game: Game) -> list[int]:
    """The fewest, a middle and the most seats."""
    middle = (game.seats[0] + game.seats[-1]) // 2
    return sorted({game.seats[0], middle, game.seats[-1]})


def speeds_of(game: Game, seats: int, seconds: float, yardstick: float) -> Speeds:
    """Measure one game at one seat count."""
    plain, decisions, played = timed(lambda rng: playout(game, seats, rng), seconds)
    copying, _, _ = timed(lambda rng: playout_with_copies(game, seats, rng), seconds)
    match = finished(game, seats)
    middle = match.at(match.position // 2)
    data = json.loads(json.dumps(match.save()))
    return Speeds(
        game.id,
        seats,
        decisions / played,
        plain,
        copying,
        repeated(middle.copy, seconds / 4),
        repeated(lambda: match.view(0), seconds / 4),
        repeated(match.save, seconds / 4),
        repeated(lambda: pentapolis.load(data), seconds / 4),
        plain / yardstick if yardstick else None,
        copying / yardstick if yardstick else None,
    )


def playout(game: Game, seats: int, rng: Random) -> int:
    """One random game; returns its number of decisions."""
    state = game.start(seats, rng.getrandbits(64))
    random = rng.random
    count = 0
    while not state.over:
        for decision in state.decisions():
            moves = decision.moves
            state.apply(decision.seat, moves[int(random() * len(moves))])
            count += 1
    return count


def playout_with_copies(game: Game, seats: int, rng: Random) -> int:
    """One random game with a copy of the position before every decision."""
    state: State = game.start(seats, rng.getrandbits(64))
    random = rng.random
    count = 0
    while not state.over:
        for decision in state.decisions():
            state = state.copy()
            moves = decision.moves
            state.apply(decision.seat, moves[int(random() * len(moves))])
            count += 1
    return count


def timed(work: Callable[[Random], int], seconds: float) -> tuple[float, int, int]:
    """Repeat some counted work for about that long: rate, total count, repetitions.

    Tables and caches fill up before; what other programs do to the machine is evened out by
    taking the median of several stretches.
    """
    rng = Random(2026)
    started = perf_counter()
    while perf_counter() - started < seconds / 2:
        work(rng)
    rates: list[float] = []
    total = games = 0
    for _ in range(STRETCHES):
        count = 0
        started = perf_counter()
        elapsed = 0.0
        while elapsed < seconds / STRETCHES:
            count += work(rng)
            games += 1
            elapsed = perf_counter() - started
        rates.append(count / elapsed)
        total += count
    return median(rates), total, games


def repeated(work: Callable[[], object], seconds: float) -> float:
    """The mean time of a call in microseconds."""
    work()
    calls = 0
    started = perf_counter()
    while True:
        work()
        calls += 1
        elapsed = perf_counter() - started
        if elapsed >= seconds:
            return 1e6 * elapsed / calls


def finished(game: Game, seats: int) -> pentapolis.Match:
    """A random match played to the end."""
    rng = Random(7)
    match = pentapolis.new(game.id, seats=seats, seed=7)
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, rng.choice(decision.moves))
    return match


def chess_moves_per_second(seconds: float) -> float:
    """Random moves of python-chess per second; 0 where it is not installed."""
    if find_spec("chess") is None:
        return 0.0
    import chess

    def game(rng: Random) -> int:
        board = chess.Board()
        random = rng.random
        count = 0
        while count < LONGEST_CHESS_GAME:
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(random() * len(moves))])
            count += 1
        return count

    return timed(game, seconds)[0]
