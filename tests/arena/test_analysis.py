"""Hindsight: chances over time, turning points, charts."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import pentapolis
from pentapolis.arena.analysis import (
    Point,
    analyse,
    best_and_played,
    chart,
    settled_positions,
    turning_points,
)
from pentapolis.bots.chances import Estimate
from pentapolis.bots.hints import Hint
from pentapolis.core.message import Message


@pytest.fixture(scope="module")
def match() -> pentapolis.Match:
    """A random game against two greedy bots."""
    match = pentapolis.new("seven-wonders", seats=3, seed=11)
    rng = Random(11)
    bot = pentapolis.bot("greedy")
    while not match.over:
        for decision in match.decisions:
            move = bot.choose(match, decision.seat) if decision.seat else rng.choice(decision.moves)
            match.play(decision.seat, move)
    return match


def test_chances_add_up_and_end_with_the_winner(match: pentapolis.Match) -> None:
    seen: list[int] = []
    found = analyse(match, playouts=2, most_points=6, progress=lambda done, _: seen.append(done))
    assert seen == list(range(1, len(found.points) + 1))
    for point in found.points:
        assert sum(point.chances) == pytest.approx(1.0)
    last = found.points[-1]
    assert last.position == match.position
    assert [seat for seat, chance in enumerate(last.chances) if chance] == match.winners
    for turn in found.turns:
        assert turn.before > turn.after
        assert turn.better.text != turn.move.text == match.record[turn.position][1]


def test_only_settled_positions_are_looked_at(match: pentapolis.Match) -> None:
    positions = settled_positions(match, 1000)
    assert positions[:3] == [0, 3, 6]  # three simultaneous answers each
    assert len(settled_positions(match, 5)) == 5


def test_the_better_move_was_offered_and_is_compared_with_the_one_played(
    match: pentapolis.Match,
) -> None:
    seat, text = match.record[10]
    decision = match.at(10).decision(seat)
    assert decision is not None
    best, played = best_and_played(match, 10, seat)
    assert best.move.text in [move.text for move in decision.moves]
    assert played.move.text == text
    assert best.chance >= played.chance


def test_the_end_itself_is_no_turning_point(
    match: pentapolis.Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    def clearly_worse(past: pentapolis.Match, position: int, seat: int) -> tuple[Hint, Hint]:
        reason = Message("core-hint-alone")
        move = match.at(position).decisions()[0].moves[0]
        best, played = Hint(move, 0.5, None, reason), Hint(move, 0.3, None, reason)
        played.behind = Estimate(0.2, 0.02)
        return best, played

    monkeypatch.setattr("pentapolis.arena.analysis.best_and_played", clearly_worse)
    before, last = settled_positions(match, 1000)[-2:]
    loser = next(seat for seat in range(match.seats) if seat not in match.winners)
    even = (1 / 3,) * 3
    certain = tuple(0.0 if seat == loser else 0.5 for seat in range(3))
    assert turning_points(match, [Point(before, even), Point(last, certain)]) == []
    first = next(p for p in range(match.position) if match.record[p][0] == loser)
    early = [Point(first, even), Point(first + 30, certain), Point(last, certain)]
    assert all(turn.seat == loser for turn in turning_points(match, early))
    (turn,) = turning_points(match, early)
    assert (turn.position, turn.before, turn.after) == (first, 0.5, 0.3)


def test_a_drop_without_a_better_move_is_nobodys_fault(
    match: pentapolis.Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    def as_good(past: pentapolis.Match, position: int, seat: int) -> tuple[Hint, Hint]:
        move = match.at(position).decisions()[0].moves[0]
        hint = Hint(move, 0.4, None, Message("core-hint-alone"), Estimate(0.1, 0.2))
        return hint, hint

    monkeypatch.setattr("pentapolis.arena.analysis.best_and_played", as_good)
    points = [Point(0, (0.8, 0.1, 0.1)), Point(30, (0.2, 0.4, 0.4)), Point(33, (0.2, 0.4, 0.4))]
    assert turning_points(match, points) == []


@pytest.mark.parametrize("suffix", ["svg", "png"])
def test_the_chart_is_written(match: pentapolis.Match, tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"chances.{suffix}"
    found = analyse(match, playouts=1, most_points=4)
    chart(found, path, "7 Wonders", ["a", "b", "c"], ["altar" for _ in found.turns])
    assert path.stat().st_size > 3000
