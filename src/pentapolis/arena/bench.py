"""The speed of the engine, compared with a yardstick that is timed in the same run.

The yardstick is random play of python-chess: list the legal moves, draw one, push it. Speeds are
compared as ratios, so that figures of different machines agree. Also measured is what a search
needs: playouts by the game's rules of thumb, each from a newly resampled position.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

import pentapolis
from pentapolis.bots.search import Search
from pentapolis.core.game import Game
from pentapolis.core.random_play import play_randomly, play_randomly_on_copies

LONGEST_CHESS_GAME = 400
STRETCHES = 8
TREE = 4
"""Playouts of one search before the next position is searched."""


@dataclass(frozen=True)
class Speeds:
    """One game at one seat count. Speeds are decisions per second, times microseconds.

    `search` counts playouts per second, `search_ratio` playouts per thousand of the yardstick's
    moves.
    """

    game: str
    seats: int
    decisions_per_game: float
    playout: float
    playout_with_copy: float
    copy: float
    view: float
    save: float
    load: float
    search: float
    ratio: float | None = None
    ratio_with_copy: float | None = None
    search_ratio: float | None = None

    def ratios(self) -> tuple[float | None, float | None, float | None]:
        """The three ratios to the yardstick: random play, with copies, search."""
        return self.ratio, self.ratio_with_copy, self.search_ratio


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

    The yardstick is timed again right before each game that it is compared with.
    """
    for game in games:
        for count in [seats] if seats is not None else sample_of(game):
            yield from speeds_of(game, count, seconds)


def sample_of(game: Game) -> list[int]:
    """The fewest, a middle and the most seats."""
    middle = (game.seats[0] + game.seats[-1]) // 2
    return sorted({game.seats[0], middle, game.seats[-1]})


def speeds_of(game: Game, seats: int, seconds: float) -> Iterator[Speeds | float]:
    """Measure one game at one seat count, alternating with the yardstick."""
    match = finished(game, seats)
    middle = match.at(match.position // 2)
    plain, copying, searching, chess = timed(
        [
            lambda rng: playout(game, seats, rng),
            lambda rng: playout_with_copies(game, seats, rng),
            lambda rng: search_playouts(match, rng),
            chess_game,
        ],
        seconds,
    )
    yield chess.rate
    search_ratio = searching.against(chess)
    data = json.loads(json.dumps(match.save()))
    yield Speeds(
        game.id,
        seats,
        plain.count / plain.games,
        plain.rate,
        copying.rate,
        repeated(middle.copy, seconds / 4),
        repeated(lambda: match.view(0), seconds / 4),
        repeated(match.save, seconds / 4),
        repeated(lambda: pentapolis.load(data), seconds / 4),
        searching.rate,
        plain.against(chess),
        copying.against(chess),
        1000 * search_ratio if search_ratio is not None else None,
    )


def playout(game: Game, seats: int, rng: Random) -> int:
    """One random game; returns its number of decisions."""
    return play_randomly(game.start(seats, rng.getrandbits(64)), rng)


def playout_with_copies(game: Game, seats: int, rng: Random) -> int:
    """One random game with a copy of the position before every decision."""
    return play_randomly_on_copies(game.start(seats, rng.getrandbits(64)), rng)


def search_playouts(match: pentapolis.Match, rng: Random) -> int:
    """A few playouts of a search from some moment of a match; returns their number."""
    state = match.at(int(rng.random() * match.position))
    search = Search(match.game, state, state.decisions()[0].seat, rng)
    for _ in range(TREE):
        search.playout()
    return TREE


class Stretches:
    """Some counted work, timed in several stretches of processor time."""

    def __init__(self) -> None:
        self.rates: list[float] = []
        self.count = 0
        self.games = 0

    @property
    def rate(self) -> float:
        """The median rate, which reduces the influence of other programs."""
        return median(self.rates)

    def against(self, other: Stretches) -> float | None:
        """The median ratio of neighbouring stretches; None if there is nothing to compare."""
        if not other.rate:
            return None
        return median(mine / theirs for mine, theirs in zip(self.rates, other.rates, strict=True))


def timed(works: list[Callable[[Random], int]], seconds: float) -> list[Stretches]:
    """Repeat each work for about that long, in turns, after caches have filled."""
    results = [Stretches() for _ in works]
    rng = Random(2026)
    for work in works:
        started = process_time()
        while process_time() - started < seconds / 2 and work(rng):
            pass
    for _ in range(STRETCHES):
        for work, result in zip(works, results, strict=True):
            count = 0
            elapsed = 0.0
            started = process_time()
            while elapsed < seconds / STRETCHES:
                count += work(rng)
                result.games += 1
                elapsed = process_time() - started
            result.rates.append(count / elapsed)
            result.count += count
    return results


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


def chess_game(rng: Random) -> int:
    """Play random moves of one game of python-chess; 0 if it is not installed."""
    if find_spec("chess") is None:
        return 0
    import chess

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


# --- several builds in one run ------------------------------------------------------------------


def measure_build(folder: Path, arguments: Sequence[str]) -> Bench:
    """The figures of the build in that folder, measured by a separate process."""
    done = subprocess.run(
        [sys.executable, "-m", "pentapolis", "bench", "--json", *arguments],
        env={**os.environ, "PYTHONPATH": str(folder)},
        stdout=subprocess.PIPE,
        check=True,
    )
    data = json.loads(done.stdout)
    return Bench(data["build"], data["yardstick"], [Speeds(**row) for row in data["speeds"]])


def slower(before: Bench, after: Bench, least: float) -> Iterator[tuple[Speeds, float]]:
    """What the second build does at less than that part of the first one's speed, with the part.

    Each is taken as a ratio to the yardstick beside it, so the machine and its load cancel out.
    """
    known = {(row.game, row.seats): row.ratios() for row in before.speeds}
    for row in after.speeds:
        for now, then in zip(row.ratios(), known[row.game, row.seats], strict=True):
            if now is None or then is None:
                raise ValueError("speeds are compared as ratios to the yardstick, which is missing")
            if now < least * then:
                yield row, now / then


def draw_chart(found: Sequence[Bench], path: Path, title: str, labels: Sequence[str]) -> None:
    """Draw the ratios of every build as bars (SVG or PNG, by the file's name).

    The labels are below the three parts: random play, with copies, search.
    """
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(
        1, 3, figsize=(11, 0.7 + 0.32 * len(found[0].speeds) * len(found)), layout="constrained"
    )
    rows = [f"{row.game} {row.seats}" for row in found[0].speeds]
    height = 0.8 / len(found)
    for part, label in enumerate(labels):
        for number, one in enumerate(found):
            ratios = [row.ratios()[part] or 0.0 for row in one.speeds]
            places = [place + number * height for place in range(len(rows))]
            bars = axes[part].barh(places, ratios, height, label=one.build)
            axes[part].bar_label(bars, fmt="%.1f", fontsize=7, padding=2)
        axes[part].set_yticks(range(len(rows)), rows if part == 0 else [""] * len(rows))
        axes[part].invert_yaxis()
        axes[part].set_xlabel(label, fontsize=8)
        axes[part].margins(x=0.15)
    axes[0].legend(fontsize=8)
    figure.suptitle(title)
    figure.savefig(path)
    pyplot.close(figure)
