"""The learner of the research page: its parts do what they say, and whole games come out of it."""

from __future__ import annotations

import importlib.util
from pathlib import Path
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


def test_it_reads_nothing_of_seats_that_are_not_there(learner: Any) -> None:
    names = [learner.FIELDS.names[place] for place in learner.READ]
    assert "players[0].coins" in names
    assert "players[2].shields" in names
    assert not any("[3]" in name for name in names)


def test_gains_add_up_to_the_result(learner: Any) -> None:
    moments = [(None, None, 0, 1.0, value) for value in (0.5, -1.0, 2.0)]
    whole = list(learner.judged(moments, 3.0, trust=1.0))
    assert [result for _, _, result in whole] == pytest.approx([3, 3, 3])
    steps = list(learner.judged(moments, 3.0, trust=0.0))
    assert [gain for _, gain, _ in steps] == pytest.approx([1, 3, -1.5])


def test_it_imitates_and_plays_and_learns(learner: Any) -> None:
    draw = np.random.default_rng(3)
    network = learner.Network(draw)
    watched = learner.watch(6, seed=40)
    rows = np.arange(len(watched.action))

    def agreement() -> float:
        _, chances, _ = network.forward(network.scale(watched.seen), watched.open)
        return float(chances[rows, watched.action].mean())

    before = agreement()
    learner.imitate(network, watched, draw, rounds=25)
    assert agreement() > before + 0.1

    batch = learner.SelfPlay(network, rows=3, seed=50).play(3, draw)
    assert batch.open[np.arange(len(batch.action)), batch.action].all()
    assert len(batch.action) >= 3 * 3 * 18
    best = int(batch.gain.argmax())
    seen, is_open = batch.seen[best : best + 1], batch.open[best : best + 1]
    choices = is_open.sum()
    action = int(batch.action[best])
    chance = float(network.forward(seen, is_open)[1][0, action])
    learner.improve(network, batch, draw, 1e-3)
    assert choices == 1 or float(network.forward(seen, is_open)[1][0, action]) > chance


def test_it_sits_down_with_others(learner: Any) -> None:
    found = learner.examine(learner.Network(np.random.default_rng(1)), games=3)
    assert found["games"] == 3
    assert 0 <= found["win_rate"] <= 1
    match = pentapolis.new("seven-wonders", seats=3, seed=4)
    assert learner.Learner(learner.Network(np.random.default_rng(1))).choose(match, 0) in (
        match.decision(0).moves
    )
