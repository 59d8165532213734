"""Judging finds what a position's features are worth by how games end."""

from __future__ import annotations

from random import Random

import pentapolis
from pentapolis.arena.judging import Seen, Watch, judged, surprise, watch
from pentapolis.arena.training import Setting
from pentapolis.bots.search import softmax
from pentapolis.bots.weights import own

SPREAD = 5.0
TRUTH = [2.0, 0.5, 0.0, 1.5]
"""Early and late, of two features."""


def position(rng: Random) -> Seen:
    """Three seats that end as the truth wants it, on average."""
    way = rng.random()
    features = [[float(rng.randrange(8)), float(rng.randrange(4))] for _ in range(3)]
    sums = [
        sum(x * (TRUTH[2 * i] * (1 - way) + TRUTH[2 * i + 1] * way) for i, x in enumerate(seat))
        for seat in features
    ]
    return Seen(way, features, softmax(sums, SPREAD))


def test_what_ends_are_made_of_is_found() -> None:
    rng = Random(4)
    seen = [position(rng) for _ in range(300)]
    table = {"one": {"first": [1.0, 1.0]}, "two": {"second": [1.0, 1.0]}}
    row = judged(table, seen, SPREAD)
    assert all(abs(x - y) < 0.3 for x, y in zip(row, TRUTH, strict=True))
    assert surprise(row, seen, SPREAD) < 0.1 * surprise([1.0] * 4, seen, SPREAD)


def test_a_game_is_watched_turn_by_turn() -> None:
    game = pentapolis.games()["civilization"]
    values = own(game).values
    seen = watch(Watch(Setting(game.id, 2, game.check(2, game.unattended)), 3, values))
    assert len(seen) >= 5
    assert [one.way for one in seen] == sorted(one.way for one in seen)
    count = sum(len(features) for features in values["judged"].values())
    assert all(len(features) == count for one in seen for features in one.features)
    assert max(seen[0].ends) > 0.9  # a victory counts for all of it
