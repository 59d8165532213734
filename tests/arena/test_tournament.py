"""Tournaments are balanced, resumable and honest about their uncertainty."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import pentapolis
from pentapolis.arena import play_out
from pentapolis.arena.tournament import Standings, chart, schedule, wilson
from pentapolis.bots import Bot


def make(name: str, seed: int) -> Bot:
    return pentapolis.bot(name, seed=seed)


def played(games: int = 4) -> Standings:
    standings = Standings()
    for pairing in schedule("seven-wonders", ["greedy", "random"], 3, games, 1, {}):
        standings.add(play_out(pairing, make))
    return standings


@pytest.mark.parametrize(("bots", "seats"), [("ab", 4), ("abc", 4), ("abcde", 3), ("ab", 2)])
def test_bots_play_and_sit_equally_often(bots: str, seats: int) -> None:
    pairings = schedule("seven-wonders", list(bots), seats, 120, 7, {})
    chairs = Counter((bot, seat) for p in pairings for seat, bot in enumerate(p.bots))
    assert len({pairing.seed for pairing in pairings}) == 120
    assert max(chairs.values()) == min(chairs.values())
    assert all(len(set(p.bots)) == min(len(bots), seats) for p in pairings)


def test_intervals_are_wide_for_few_games_and_narrow_for_many() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    few, many = wilson(7, 10), wilson(700, 1000)
    assert few[0] < many[0] < 0.7 < many[1] < few[1]
    assert few[0] == pytest.approx(0.397, abs=0.001)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_results_of_pairs_mirror_each_other() -> None:
    standings = played()
    one, other = standings.duels["greedy", "random"], standings.duels["random", "greedy"]
    assert one.games == other.games
    assert one.wins + other.wins == one.games
    assert one.rate > 0.5
    ratings = standings.ratings()
    assert ratings["greedy"][0] > ratings["random"][0]
    assert standings.to_json()["duels"][0]["results"] == one.games
    written = json.loads(standings.ratings_file("seven-wonders", 3))
    assert list(written["ratings"]) == ["greedy", "random"]
    assert written["games"] == standings.tally.games


@pytest.mark.parametrize("suffix", ["svg", "png"])
def test_charts_are_written(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"chart.{suffix}"
    chart(played(2), path, "7 Wonders")
    assert path.stat().st_size > 5000
