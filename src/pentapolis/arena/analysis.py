"""A finished game in hindsight: who stood how well, and where the game turned.

After every move (or round of simultaneous moves) the game is played on several times by rules of
thumb; how often a seat then does well is its chance. Where a seat's chance drops most by its own
move, a search says what would have been better.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pentapolis
from pentapolis.bots.hints import hints
from pentapolis.bots.search import play_on, standings
from pentapolis.core.agenda import Decision
from pentapolis.core.match import Match, recorded
from pentapolis.core.move import Move

TURNING_POINTS = 3
# A smaller loss can be luck of the playouts.
LEAST_DROP = 0.04
# A search takes time: so many of the drops, and of the moves between two points, are looked into.
DROPS_TRIED = 8
MOVES_TRIED = 5


@dataclass(frozen=True)
class Point:
    """The chances of all seats after some moves; they add up to 1."""

    position: int
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Turn:
    """A move after which its player's chance dropped, and what a search likes better."""

    position: int
    seat: int
    decision: Decision
    move: Move
    before: float
    after: float
    better: Move


@dataclass(frozen=True)
class Analysis:
    """Everything found out about a match."""

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
    """Look back on a match at evenly spread positions."""
    positions = settled_positions(match, most_points)
    points: list[Point] = []
    for number, position in enumerate(positions):
        points.append(Point(position, chances(match, position, playouts)))
        if progress is not None:
            progress(number + 1, len(positions))
    return Analysis(points, turning_points(match, points))


def settled_positions(match: Match, most: int) -> list[int]:
    """Positions in which nobody has already answered a simultaneous question, well spread."""
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
    """How well every seat does when the game is played on from a position."""
    start = match.at(position)
    seats = range(match.seats)
    if start.over:
        winners = start.winners()
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats)
    rng = Random(f"analysis {position}")
    totals = [0.0 for _ in seats]
    for _ in range(playouts):
        state = start.copy()
        state.chance.counter += rng.getrandbits(16)  # other luck in every playout
        play_on(match.game, state, rng)
        stands = standings(match.game, state)
        for seat in seats:
            totals[seat] += stands[seat]
    whole = sum(totals)
    return tuple(total / whole for total in totals)


def turning_points(match: Match, points: list[Point]) -> list[Turn]:
    """Where a seat's chance dropped most between two points, through moves of its own.

    When the game ends, chances turn into certainty; no move is to blame for that.
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
    """The first of the seat's moves between two points that a search would not have made."""
    own = [p for p in range(before.position, after.position) if match.record[p][0] == seat]
    for position in own[:MOVES_TRIED]:
        decision, move = recorded(match.at(position), seat, match.record[position][1])
        better = best_move(match, position, seat)
        if better.text != move.text:
            chances = before.chances[seat], after.chances[seat]
            return Turn(position, seat, decision, move, *chances, better)
    return None


def best_move(match: Match, position: int, seat: int) -> Move:
    """What a search from the seat's own knowledge likes best there."""
    past = pentapolis.Match(match.game, match.seats, match.seed, match.options)
    past.state = match.at(position)
    past.record = match.record[:position]
    return hints(past, seat, count=1)[0].move


def chart(analysis: Analysis, path: Path, title: str, players: list[str], notes: list[str]) -> None:
    """The chances over time as SVG or PNG, by the file's name; turning points are marked, and
    noted below."""
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
