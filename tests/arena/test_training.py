"""Training finds what is better where that is known, goes on where it stopped, and is judged."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import pentapolis
from pentapolis.arena.executor import OneCore
from pentapolis.arena.gate import Meeting, Result, Verdict, judge
from pentapolis.arena.trainer import Trainer
from pentapolis.arena.training import (
    Duel,
    Evolution,
    Gradient,
    Lesson,
    Setting,
    duel,
    fitted,
    lesson,
    noise_of,
    surprise,
)
from pentapolis.bots.weights import WeightsFile, names, numbers, own, table_of
from pentapolis.core.errors import PentapolisError

THREE = Setting("seven-wonders", 3, {"sides": "day"})


def weights(**changed: Any) -> WeightsFile:
    found = own(pentapolis.games()["seven-wonders"])
    return WeightsFile(found.game, found.rules, {}, {**found.values, **changed})


def test_weights_against_themselves_are_even() -> None:
    same = weights().values
    assert duel(Duel(THREE, 3, same, table_of(same, numbers(same)))) == 0.0
    worse = weights(learned_card={name: [-9.0, -9.0] for name in same["learned_card"]}).values
    assert duel(Duel(THREE, 3, same, worse)) > 5.0
    assert duel(Duel(THREE, 3, worse, same)) < -5.0


def test_a_duel_leaves_the_weights_as_they_were() -> None:
    own = pentapolis.games()["seven-wonders"].weights
    assert own is not None
    before = own.table
    duel(Duel(THREE, 1, weights(coin=0.5).values, weights(coin=0.1).values))
    lesson(Lesson(THREE, 1, weights(coin=0.5).values))
    assert own.table is before


def test_evolution_climbs() -> None:
    best = [1.0, -2.0, 0.5]
    state = Evolution([0.2, 0.2, 0.2], [0.0] * 3)
    scale = [1.0, 1.0, 1.0]

    def height(row: list[float]) -> float:
        return -sum((x - y) ** 2 for x, y in zip(row, best, strict=True))

    for _ in range(60):
        first = state.generation * state.PAIRS
        noises = [noise_of(7, first + i, scale) for i in range(state.PAIRS)]
        ways = [[state.WIDTH * e for e in noise] for noise in noises]
        margins = [
            height([x + w for x, w in zip(state.row, way, strict=True)])
            - height([x - w for x, w in zip(state.row, way, strict=True)])
            for way in ways
        ]
        state.learn(margins, scale, 7)
    assert state.row == pytest.approx(best, abs=0.2)


def test_what_is_learned_otherwise_stays_out_of_the_evolution() -> None:
    game = pentapolis.games()["seven-wonders"]
    free = Evolution.free(game, own(game))
    fixed = sum(len(numbers(own(game).values[name])) for name in (*game.learned, *game.untrained))
    assert free.count(0.0) == fixed


@pytest.mark.parametrize("name", ["terra-mystica", "endeavor", "civilization", "imperium"])
def test_what_no_rate_reads_stays_as_it_is(name: str) -> None:
    game = pentapolis.games()[name]
    file = own(game)
    free = Evolution.free(game, file)
    for number, size in zip(names(file.values), free, strict=True):
        kept = {*game.learned, *game.openings, *game.untrained}
        assert (size == 0.0) == (number.split(".")[0] in kept)
    assert game.untrained
    assert set(game.untrained) < set(file.values)


def test_games_played_as_playouts_are_train_what_playouts_use() -> None:
    game = pentapolis.games()["endeavor"]
    file = own(game)
    free = Evolution.free(game, file, quick=True)
    for number, size in zip(names(file.values), free, strict=True):
        assert (size > 0.0) == (number.split(".")[0] in game.quick)
    assert set(game.quick) < set(game.untrained)
    three = Setting("endeavor", 3, {})
    idle = {**file.values, "person": 9.0}  # for whom every deed is too dear, in playouts only
    assert duel(Duel(three, 2, file.values, idle)) == 0.0
    assert duel(Duel(three, 2, file.values, idle, quick=True)) > 5.0


def test_a_gradient_turns_the_number_that_pays() -> None:
    state = Gradient([0.0, 0.0], [0.0] * 2, [0.0] * 2)
    rng = Random(5)
    for _ in range(50):
        state.learn([{0: 1.0 + rng.gauss(0, 3), 1: rng.gauss(0, 3)} for _ in range(20)])
    assert state.row[0] > 1.0 > abs(state.row[1])
    assert state.games == 1000


def test_where_facts_tell_what_a_position_is_worth_only_the_rest_teaches() -> None:
    facts, plain = (pentapolis.games()[name] for name in ("terra-mystica", "seven-wonders"))
    assert facts.own == 0.5
    # Both seats ended 10 points better than was said: half of that is a gain of their own.
    assert surprise(facts, [100.0, 80.0], [90.0, 70.0]) == [5.0, 5.0]
    assert surprise(facts, [100.0, 80.0], [90.0, 80.0]) == [7.5, -2.5]
    assert surprise(plain, [60.0, 50.0], [0.0, 0.0]) == [5.0, -5.0]


def test_openings_are_worth_what_they_brought() -> None:
    rng = Random(1)
    worth = [3.0, -3.0, 1.0]
    samples = []
    for _ in range(800):
        places = [i for i in range(3) if rng.random() < 0.5]
        samples.append((places, sum(worth[i] for i in places) + rng.gauss(0, 2)))
    assert fitted(samples, 4) == pytest.approx([*worth, 0.0], abs=0.4)


@pytest.mark.parametrize(
    ("name", "method"),
    [("endeavor", "evolution"), ("seven-wonders", "gradient"), ("terra-mystica", "gradient")],
)
def test_a_training_goes_on_where_it_stopped(
    name: str, method: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Evolution, "PAIRS", 1)
    monkeypatch.setattr(Gradient, "LESSONS", 2)
    setting = Setting(name, 3)
    start = own(pentapolis.games()[name])

    def trained(games: int, path: Path | None) -> WeightsFile:
        return Trainer(setting, start, 11, OneCore(), path).train(method, games, lambda done: None)

    at_once = trained(4, None)
    path = tmp_path / "half"
    trained(2, path)
    assert trained(4, path).values == at_once.values != start.values
    assert at_once.made["steps"][-1] == {"method": method, "seeds": [11, 14], "games": 4}
    with pytest.raises(PentapolisError, match="no training"):
        Trainer(setting, start, 11, OneCore(), None).train("magic", 1, lambda done: None)


def test_openings_are_measured_by_play() -> None:
    start = own(pentapolis.games()["terra-mystica"])
    setting = Setting("terra-mystica", 2, {"factions": "random"})
    found = Trainer(setting, start, 3, OneCore(), None).train("openings", 1, lambda done: None)
    changed = {name for name in start.values if found.values[name] != start.values[name]}
    assert "faction" in changed
    assert changed <= set(pentapolis.games()["terra-mystica"].openings)


def test_the_gate_is_as_sure_as_its_games() -> None:
    sure = Verdict([Result(1.0, 60, 50), Result(0.75, 55, 51)] * 20)
    assert sure.passed
    even = Verdict([Result(1.0, 60, 50), Result(0.0, 50, 60)] * 20)
    assert even.share == 0.5
    assert not even.passed
    assert not Verdict([Result(1.0, 60, 50)]).passed  # one game says nothing
    assert sure.to_json()["games"] == 40


def test_the_gate_compares_new_with_old() -> None:
    bad = weights(learned_card={name: [-9.0, -9.0] for name in weights().values["learned_card"]})
    tasks = [Meeting("seven-wonders", 3, seed, "greedy", weights(), bad, {}) for seed in range(4)]
    done: list[int] = []
    verdict = judge(OneCore(), tasks, done.append)
    assert done == [1, 2, 3, 4]
    assert verdict.share > 0.9


def test_the_rival_may_have_another_budget(tmp_path: Path) -> None:
    same = weights()
    even = Meeting("seven-wonders", 3, 1, "greedy", same, same, {})
    uneven = Meeting("seven-wonders", 3, 1, "greedy", same, same, {}, rival="random")
    path = tmp_path / "gate"
    verdict = judge(OneCore(), [even, uneven], lambda done: None, path)
    assert verdict.results[1].share == 1.0
    assert verdict.results[1].old < verdict.results[0].old
    assert len(path.read_text("utf-8").splitlines()) == 2  # not the same game


def test_an_interrupted_gate_goes_on(tmp_path: Path) -> None:
    other = weights(coin=0.1)
    tasks = [Meeting("seven-wonders", 3, seed, "greedy", weights(), other, {}) for seed in range(4)]
    path = tmp_path / "gate"
    half = judge(OneCore(), tasks[:2], lambda done: None, path)
    lines = path.read_text("utf-8")
    whole = judge(OneCore(), tasks, lambda done: None, path)
    assert whole.results[:2] == half.results
    assert path.read_text("utf-8").startswith(lines)
    assert len(path.read_text("utf-8").splitlines()) == 4
    turned = Meeting("seven-wonders", 3, 0, "greedy", other, weights(), {})
    judge(OneCore(), [turned], lambda done: None, path)
    assert len(path.read_text("utf-8").splitlines()) == 5  # other weights are another game
