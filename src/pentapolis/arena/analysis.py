"""Analysis of a finished game: how well everybody stood, and where the game turned.

After every move (or round of simultaneous moves) the game is continued several times by rules of
thumb; the game's fitted table turns the results into chances. Where a seat's chance drops most, a
search shows whether one of its own moves is the cause, and what would have been better.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pentapolis
from pentapolis.bots.chances import chances_of, end_values, final
from pentapolis.bots.hints import Hint, hints, is_little
from pentapolis.bots.search import play_on
from pentapolis.core.agenda import Decision
from pentapolis.core.match import Match, recorded
from pentapolis.core.move import Move
from pentapolis.core.state import State

TURNING_POINTS = 3
# A smaller loss may be chance of the playouts.
LEAST_DROP = 0.06
# A search takes time, so only this many drops, and moves between two points, are examined.
DROPS_TRIED = 8
MOVES_TRIED = 5


@dataclass(frozen=True)
class Point:
    """The chances of all seats after some moves; they sum to 1."""

    position: int
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Turn:
    """A move that reduced its player's chance, and a better one.

    `before` is the chance with the better move, `after` with the move that was played.
    """

    position: int
    seat: int
    decision: Decision
    move: Move
    before: float
    after: float
    better: Move


@dataclass(frozen=True)
class Analysis:
    """The analysis of a match."""

    points: list[Point]
    turns: list[Turn]

    def to_json(self) -> dict[str, Any]:
        """The analysis as it travels to a client."""
        return {
            "points": [
                {"position": p.position, "chances": [round(c, 3) for c in p.chances]}
                for p in self.points
            ],
            "turns": [
                {
                    "position": t.position,
                    "seat": t.seat,
                    "move": t.move.text,
                    "before": round(t.before, 3),
                    "after": round(t.after, 3),
                    "better": t.better.text,
                }
                for t in self.turns
            ],
        }


def analyse(
    match: Match,
    playouts: int = 24,
    most_points: int = 60,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Analyse a match at evenly spaced positions."""
    positions = settled_positions(match, most_points)
    points: list[Point] = []
    for number, position in enumerate(positions):
        points.append(Point(position, chances(match, position, playouts)))
        if progress is not None:
            progress(number + 1, len(positions))
    return Analysis(points, turning_points(match, points))


def settled_positions(match: Match, most: int) -> list[int]:
    """Evenly spaced positions in which no simultaneous answer is pending."""
    found: list[int] = []
    state = match.at(0)
    for position in range(match.position + 1):
        if all(answer is None for answer in state.answers):
            found.append(position)
        if position < match.position:
            seat, text = match.record[position]
            state.apply(seat, recorded(state, seat, text)[1])
    if len(found) <= most:
        return found
    return sorted({found[round(i * (len(found) - 1) / (most - 1))] for i in range(most)})


def chances(match: Match, position: int, playouts: int) -> tuple[float, ...]:
    """Every seat's chance to win if the game is continued from a position."""
    start = match.at(position)
    if start.over:
        return tuple(final(start))
    ends = played_on(match, start, Random(f"analysis {position}"), playouts)
    return tuple(chances_of(match.game).tell(match.game.stage(start), ends))


def played_on(match: Match, start: State, rng: Random, playouts: int) -> list[list[float]]:
    """The final values of playouts by rules of thumb, by seat."""
    ends: list[list[float]] = []
    for _ in range(playouts):
        state = start.copy()
        state.chance.counter += rng.getrandbits(16)  # different luck in every playout
        play_on(match.game, state, rng)
        ends.append(end_values(match.game, state))
    return ends


def turning_points(match: Match, points: list[Point]) -> list[Turn]:
    """Where a seat's chance dropped most between two points because of its own moves.

    At the end of the game chances become certain; no move is the cause of that.
    """
    if match.over:
        points = points[:-1]
    drops: list[tuple[float, int, int]] = []
    for i in range(1, len(points)):
        for seat in range(match.seats):
            drop = points[i - 1].chances[seat] - points[i].chances[seat]
            if drop >= LEAST_DROP:
                drops.append((drop, i, seat))
    found: list[Turn] = []
    for _, i, seat in sorted(drops, reverse=True)[:DROPS_TRIED]:
        turn = turn_between(match, points[i - 1], points[i], seat)
        if turn is not None:
            found.append(turn)
        if len(found) == TURNING_POINTS:
            break
    return sorted(found, key=lambda turn: turn.position)


def turn_between(match: Match, before: Point, after: Point, seat: int) -> Turn | None:
    """The first move of the seat between two points that was clearly worse than another."""
    own = [p for p in range(before.position, after.position) if match.record[p][0] == seat]
    for position in own[:MOVES_TRIED]:
        decision, move = recorded(match.at(position), seat, match.record[position][1])
        best, played = best_and_played(match, position, seat)
        if played.behind is not None and not is_little(played.behind):
            return Turn(position, seat, decision, move, best.chance, played.chance, best.move)
    return None


def best_and_played(match: Match, position: int, seat: int) -> tuple[Hint, Hint]:
    """The best move there, from what the seat knew, and the value of the move it made."""
    text = match.record[position][1]
    found = hints(past(match, position), seat, count=1, also=[text])
    return found[0], next(hint for hint in found if hint.move.text == text)


def past(match: Match, position: int) -> Match:
    """The match as it was at a position."""
    then = pentapolis.Match(match.game, match.seats, match.seed, match.options)
    then.state = match.at(position)
    then.record = match.record[:position]
    return then


def chart(analysis: Analysis, path: Path, title: str, players: list[str], notes: list[str]) -> None:
    """Draw the chances over time with marked turning points and notes, as SVG or PNG."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot
    from matplotlib.ticker import PercentFormatter

    figure, axes = pyplot.subplots(figsize=(9, 4.2), layout="constrained")
    styles = ("-", "--", "-.", ":", (0, (5, 1)), (0, (3, 1, 1, 1)), (0, (1, 1)))
    positions = [point.position for point in analysis.points]
    for seat, player in enumerate(players):
        line = [point.chances[seat] for point in analysis.points]
        axes.plot(positions, line, linestyle=styles[seat % len(styles)], label=player)
    for turn in analysis.turns:
        axes.axvline(turn.position, color="#999999", linewidth=0.8)
        axes.annotate(str(turn.position + 1), (turn.position, 0.96), fontsize=8, ha="center",
                      bbox={"boxstyle": "round", "fc": "white", "ec": "#999999"})  # fmt: skip
    axes.set_ylim(0, 1)
    axes.yaxis.set_major_formatter(PercentFormatter(1))
    axes.set_title(title)
    lines = [textwrap.fill(note, 130) for note in notes]
    axes.set_xlabel("\n".join(lines), fontsize=8, loc="left")
    figure.legend(loc="outside right upper", fontsize=8)
    figure.savefig(path)
    pyplot.close(figure)
