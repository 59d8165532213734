"""Training by facts finds what each is worth, and changes nothing else."""

from __future__ import annotations

from random import Random

import pytest

import pentapolis
from pentapolis.arena.executor import OneCore
from pentapolis.arena.facts import Case, cases, solved, weighed, without
from pentapolis.arena.judging import Watch
from pentapolis.arena.trainer import Trainer
from pentapolis.arena.training import Setting
from pentapolis.bots.weights import own
from pentapolis.core.game import Game

TRUTH = [2.0, -1.0, 0.0]


def table(game: Game) -> Setting:
    """The games of that training."""
    return Setting(game.id, 2, game.check(2, {**game.unattended, **game.training}))


def test_a_system_is_solved() -> None:
    assert solved([[4.0], [2.0, 3.0]], [10.0, 9.0]) == pytest.approx([1.5, 2.0])


def test_what_facts_are_worth_is_found() -> None:
    rng = Random(5)
    found: list[Case] = []
    for _ in range(4000):
        facts = [rng.gauss(0.0, 1.0) for _ in TRUTH]
        better = sum(fact * worth for fact, worth in zip(facts, TRUTH, strict=True))
        found.append(Case(0, facts, better + rng.gauss(0.0, 3.0)))
    assert weighed(found) == pytest.approx(TRUTH, abs=0.15)


def test_what_hardly_ever_differs_is_doubted() -> None:
    rare = [Case(0, [0.001 if i < 2 else 0.0], 9.0 if i < 2 else 0.0) for i in range(100)]
    assert abs(weighed(rare)[0]) < 0.1


def test_facts_of_a_game_are_beside_its_table() -> None:
    game = pentapolis.games()["terra-mystica"]
    values = own(game).values
    seeds = (3, 6)  # in a short round of one game nothing is watched
    watched = [cases(Watch(table(game), seed, values)) for seed in seeds]
    found = [case for game_cases in watched for case in game_cases]
    assert {case.stage for case in found} == set(range(6))  # rounds to come
    assert all(len(case.facts) == len(values[game.factual]) for case in found)
    assert sum(case.better for case in found) == pytest.approx(0.0, abs=1e-6)
    # What the facts are worth so far makes no difference.
    blank = without(values, game.factual)
    assert [cases(Watch(table(game), seed, blank)) for seed in seeds] == watched


def test_training_by_facts_changes_their_worth_only() -> None:
    game = pentapolis.games()["terra-mystica"]
    start = own(game)
    found = Trainer(table(game), start, 3, OneCore(), None).train("facts", 2, lambda done: None)
    assert {n for n, value in found.values.items() if value != start.values[n]} == {game.factual}
    assert found.values[game.factual].keys() == start.values[game.factual].keys()
