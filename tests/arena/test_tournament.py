"""Tournaments are balanced, resumable and honest about their uncertainty."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import pentapolis
from pentapolis.arena import play_out
from pentapolis.arena.simulation import Outcome, Pairing
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


def results(one: str, other: str, wins: int, games: int) -> Standings:
    """A tournament in which the first bot wins that many games."""
    standings = Standings()
    for number in range(games):
        first = 1 if number * wins // games < (number + 1) * wins // games else 2
        pairing = Pairing("seven-wonders", number, (one, other))
        standings.add(Outcome(pairing, (0, 0), (first - 1,), 1, 1, 0.0, (first, 3 - first)))
    return standings


def test_anchors_keep_their_ratings_and_others_are_added() -> None:
    known = {
        "game": "seven-wonders",
        "seats": 4,
        "games": 240,
        "seeds": [1, 240],
        "ratings": {
            "strong:playouts=90": {"rating": 34.0, "uncertainty": 2.0},
            "steady": {"rating": 33.0, "uncertainty": 2.0},
            "greedy": {"rating": 25.0, "uncertainty": 2.0},
        },
    }
    standings = results("strong:playouts=900", "steady", wins=45, games=60)
    standings.anchors = {"steady": (33.0, 2.0)}
    written = json.loads(standings.ratings_file("seven-wonders", 2, known))
    found = written["ratings"]
    assert list(found) == ["strong:playouts=900", "steady", "greedy"], "one for each level"
    assert found["steady"] == known["ratings"]["steady"]  # type: ignore[index]
    # By the model, three victories in four games are seven points.
    assert found["strong:playouts=900"]["rating"] == pytest.approx(33.0 + 7.0, abs=2.0)
    assert found["strong:playouts=900"]["uncertainty"] < 4.0
    assert written["games"] == 240
    assert written["added"] == [
        {"bots": ["strong:playouts=900", "steady"], "seats": 2, "games": 60, "seeds": [0, 59]}
    ]


def test_an_anchored_rating_follows_the_results() -> None:
    ratings = []
    for wins in (15, 30, 45):
        standings = results("strong", "steady", wins, games=60)
        standings.anchors = {"steady": (50.0, 2.0)}
        ratings.append(standings.ratings()["strong"][0])
    assert ratings[0] < 48.0 < 52.0 < ratings[2]
    assert ratings[1] == pytest.approx(50.0, abs=1.5), "from its anchor, not from the usual 25"


@pytest.mark.parametrize("suffix", ["svg", "png"])
def test_charts_are_written(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"chart.{suffix}"
    chart(played(2), path, "7 Wonders")
    assert path.stat().st_size > 5000
