"""Tournaments are balanced, resumable and honest about their uncertainty."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import pentapolis
from pentapolis.arena import play_out
from pentapolis.arena.tournament import (
    Standings,
    chart,
    read_outcomes,
    remaining,
    schedule,
    wilson,
    write_outcome,
)
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


def test_an_interrupted_tournament_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    pairings = schedule("seven-wonders", ["greedy", "random"], 3, 4, 1, {})
    first = [play_out(pairing, make) for pairing in pairings[:2]]
    for outcome in first:
        write_outcome(file, outcome)
    with file.open("a") as broken:
        broken.write('{"game": "seven-wo')  # the machine stopped in the middle of a line
    done = list(read_outcomes(file))
    assert [outcome.pairing for outcome in done] == pairings[:2]
    assert [outcome.totals for outcome in done] == [outcome.totals for outcome in first]
    assert remaining(pairings, done) == pairings[2:]
    write_outcome(file, play_out(pairings[2], make))
    assert [outcome.pairing for outcome in read_outcomes(file)] == pairings[:3]


def test_a_damaged_file_is_a_clear_error(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("what is this\n{}\n")
    with pytest.raises(pentapolis.BadSave):
        list(read_outcomes(file))
    assert list(read_outcomes(tmp_path / "missing.jsonl")) == []


@pytest.mark.parametrize("suffix", ["svg", "png"])
def test_charts_are_written(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"chart.{suffix}"
    chart(played(2), path, "7 Wonders")
    assert path.stat().st_size > 5000
