"""Judging finds what a position's features are worth by how games end."""

from __future__ import annotations

from random import Random

import pentapolis
from pentapolis.arena.executor import OneCore
from pentapolis.arena.judging import Seen, Watch, errors, judged, sizes, watch
from pentapolis.arena.trainer import Trainer
from pentapolis.arena.training import Setting
from pentapolis.bots.search import softmax
from pentapolis.bots.weights import names, own

SPREAD = 5.0
TRUTH = {3: 1.0, 7: -0.5}
"""By how much two numbers should be other than they are."""


def position(rng: Random) -> Seen:
    """Three seats that end as the truth wants it."""
    said = [float(rng.randrange(20)) for _ in range(3)]
    slopes = [{3: float(rng.randrange(8)), 7: float(rng.randrange(6))} for _ in range(3)]
    true = [
        value + sum(TRUTH[place] * amount for place, amount in seat.items())
        for value, seat in zip(said, slopes, strict=True)
    ]
    return Seen(said, slopes, softmax(true, SPREAD))


def surprise(change: dict[int, float], seen: list[Seen], spread: float) -> float:
    """How far the ends were from what was expected: by seat, squared, on average."""
    squares = [error * error for one in seen for error in errors(change, one, spread)]
    return sum(squares) / len(squares)


def test_what_ends_are_made_of_is_found() -> None:
    rng = Random(4)
    seen = [position(rng) for _ in range(300)]
    change = judged(seen, {3: 1.0, 7: 1.0, 9: 1.0}, SPREAD)
    assert change.keys() == TRUTH.keys()  # nothing is known of the third number
    assert all(abs(change[place] - TRUTH[place]) < 0.25 for place in TRUTH)
    assert surprise(change, seen, SPREAD) < 0.1 * surprise({3: 0.0, 7: 0.0}, seen, SPREAD)


def test_a_game_is_watched() -> None:
    game = pentapolis.games()["terra-mystica"]
    values = own(game).values
    seen = watch(Watch(Setting(game.id, 2, game.check(2, game.unattended)), 3, values))
    assert len(seen) >= 4
    every = names(values)
    places = {place for one in seen for slopes in one.slopes for place in slopes}
    assert {every[place].split(".")[0] for place in places} <= {*game.untrained} - {game.factual}
    assert places
    assert places <= sizes(game, values).keys()


def test_a_victory_counts_for_all_of_a_game() -> None:
    game = pentapolis.games()["civilization"]
    values = own(game).values
    seen = watch(Watch(Setting(game.id, 2, game.check(2, game.unattended)), 3, values))
    assert len(seen) >= 5
    assert max(seen[0].came) > 0.9


def test_training_moves_what_only_evaluate_reads() -> None:
    game = pentapolis.games()["terra-mystica"]
    start = own(game)
    setting = Setting(game.id, 2, game.check(2, {**game.unattended, **game.training}))
    found = Trainer(setting, start, 3, OneCore(), None).train("judging", 2, lambda done: None)
    moved = {name for name, value in found.values.items() if value != start.values[name]}
    assert moved
    assert moved <= set(game.untrained)
