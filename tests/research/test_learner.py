"""The learner of the research page: its parts do what they say, and whole games come out of it."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import pentapolis

EXAMPLE = Path(__file__).parents[2] / "examples" / "learner.py"


@pytest.fixture(scope="module")
def learner() -> Any:
    spec = importlib.util.spec_from_file_location("learner", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def watched(learner: Any) -> Any:
    learner.GAMES = 6
    return learner.watch(seed=40)


def test_it_sees_what_its_seat_sees(learner: Any) -> None:
    match = pentapolis.new("seven-wonders", seats=3, seed=7)
    bot = pentapolis.bot("greedy")
    while match.position < 20:
        decision = match.decisions[0]
        match.play(decision.seat, bot.choose(match, decision.seat))
    for seat in range(3):
        seen = learner.look(match.state, seat)
        other = learner.look(match.state.resample(seat, Random(seat)), seat)
        assert (seen == other).all()
        assert seen.any()


def test_watched_results_are_those_of_whole_games(learner: Any, watched: Any) -> None:
    seen, results = watched
    assert seen.shape == (6 * 18 * 3, len(learner.Network(seen.shape[1], DRAW).mean))
    assert results.reshape(-1, 3).sum(axis=1) == pytest.approx(np.zeros(6 * 18), abs=1e-3)


def test_a_network_learns_what_positions_come_to(learner: Any, watched: Any) -> None:
    seen, results = watched
    network = learner.Network(seen.shape[1], np.random.default_rng(3))

    def error() -> float:
        return float(((network.values(seen) - results) ** 2).mean())

    before = error()
    network.fit(seen, results, np.random.default_rng(4), rounds=60)
    assert error() < before / 2


def test_it_takes_the_move_that_the_network_expects_most_of(learner: Any) -> None:
    size = len(learner.look(started(), 0))
    network = learner.Network(size, np.random.default_rng(1))
    for weights in network.weights.values():
        weights[:] = 0
    # Nothing counts but coins: whoever believes that sells a card.
    coins = len(learner.look(started(), 0)) - 2 * 2 - 3 * (8 + 7)
    network.weights["direct"][coins] = 100
    move = learner.Learner(network).pick(learner.GAME, started(), 0, Random(1))
    assert move.verb == "sell"
    network.weights["direct"][coins] = -100
    move = learner.Learner(network).pick(learner.GAME, started(), 0, Random(1))
    assert move.verb != "sell"


def test_it_trains_and_sits_down_with_others(learner: Any) -> None:
    learner.GAMES = 2
    found = learner.examine(learner.train(games=4), games=3)
    assert found["games"] == 3
    assert 0 <= found["win_rate"] <= 1


DRAW = np.random.default_rng(1)


def started() -> Any:
    """A game of 7 Wonders at its first hand."""
    match = pentapolis.new("seven-wonders", seats=3, seed=4, options={"sides": "day"})
    return match.state
