"""A match as bytes comes back as the same match, in the middle of anything."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from importlib import import_module
from pkgutil import iter_modules
from random import Random
from typing import Any

import pytest

import pentapolis
from pentapolis.core.digest import digest
from pentapolis.core.older import seen_of
from pentapolis.server import snapshot
from pentapolis.server.snapshot import fingerprint, freeze, seen_in, thaw


@pytest.mark.parametrize("game", sorted(pentapolis.games()))
def test_a_thawed_match_goes_on_like_the_original(game: str) -> None:
    rng = Random(5)
    match = pentapolis.new(game, seats=pentapolis.games()[game].seats[-1], seed=11)
    while not match.over:
        # Looking at a long game takes longer, so it happens less often.
        for _ in range(rng.randint(1, 10 + match.position // 4)):
            if not match.over:
                decision = rng.choice(match.decisions)
                match.play(decision.seat, rng.choice(decision.moves))
        first = match.game.first_state(match.seats, match.seed, match.options)
        twin = thaw(freeze(match), first)
        assert digest(twin.state) == digest(match.state)
        assert [e.to_json() for e in twin.log(0)] == [e.to_json() for e in match.log(0)]
        assert twin.save() == match.save()
        middle = match.position // 2
        assert digest(twin.at(middle)) == digest(match.at(middle))
        match = twin


ELSEWHERE = """
import pickle, sys, pentapolis
from pentapolis.server.snapshot import thaw
for name, seats, options, data in pickle.load(sys.stdin.buffer):
    print(thaw(data, pentapolis.games()[name].first_state(seats, 7, options)).position)
"""


def test_a_match_is_thawed_by_a_process_that_has_played_nothing() -> None:
    """What a process has worked out while it played is not there in another one."""
    rng = Random(7)
    frozen = []
    for name, game in pentapolis.games().items():
        match = pentapolis.new(name, seats=3, seed=7, options=game.unattended)
        while match.position < 40:
            decision = rng.choice(match.decisions)
            match.play(decision.seat, rng.choice(decision.moves))
        frozen.append((name, match.seats, match.options, freeze(match)))
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE], input=pickle.dumps(frozen), capture_output=True
    )
    assert done.stdout.split() == [b"40"] * len(frozen), done.stderr.decode()


@pytest.mark.parametrize("game", sorted(pentapolis.games()))
def test_everything_in_a_games_tables_has_a_place(game: str) -> None:
    package = pentapolis.games()[game].package
    # Not the remembered answer: moves that were made since have joined their tables.
    places = snapshot._tables.__wrapped__(package)
    folder = import_module(package).__path__
    kept: dict[int, Any] = {}
    for module in iter_modules(folder):
        names = vars(import_module(f"{package}.{module.name}"))
        # What has grown since the program began is no table.
        reach([value for name, value in names.items() if not name.startswith("_")], kept)
    lost = [v for v in kept.values() if snapshot._is_table(v) and id(v) not in places]
    assert kept
    assert not lost


def reach(values: list[Any], kept: dict[int, Any]) -> None:
    """Everything that can be reached from these values, however deep."""
    for value in values:
        if id(value) in kept:
            continue
        if isinstance(value, (tuple, list)):
            kept[id(value)] = value
            reach(list(value), kept)
        elif isinstance(value, dict):
            kept[id(value)] = value
            reach([item for key, item in value.items() if isinstance(key, (str, int))], kept)
        elif snapshot._is_table(value):
            kept[id(value)] = value
            names = snapshot._attributes(type(value))
            reach([getattr(value, name) for name in names if hasattr(value, name)], kept)


@pytest.mark.parametrize("first", range(0, 16, 4))
def test_every_question_of_every_nation_survives(first: int) -> None:
    from pentapolis.games.imperium.tables import NATIONS

    nations = [nation.id for nation in NATIONS[first : first + 4]]
    match = pentapolis.new("imperium", seats=4, seed=first, options={"nations": nations})
    rng = Random(first)
    asked = set()
    while not match.over and match.position < 500:
        decision = match.decisions[0]
        question = (decision.kind, decision.source)
        if question not in asked:
            asked.add(question)
            thaw(freeze(match), match.game.first_state(4, match.seed, match.options))
        match.play(decision.seat, rng.choice(decision.moves))
    assert len(asked) > 30


def test_tables_are_found_without_constructors(monkeypatch: pytest.MonkeyPatch) -> None:
    """A compiled class with an object as a default tells no signature; its tables need none."""

    def unknown(cls: type) -> None:
        raise ValueError(f"no signature found for builtin type {cls}")

    monkeypatch.setattr("inspect.signature", unknown)
    assert snapshot._tables.__wrapped__("pentapolis.games.terra_mystica")


def test_a_fingerprint_is_of_one_game_and_this_code() -> None:
    prints = {fingerprint(game) for game in pentapolis.games()}
    assert len(prints) == len(pentapolis.games())


def test_what_was_seen_is_read_by_any_code() -> None:
    match = pentapolis.new("imperium", seats=2, seed=4)
    for _ in range(30):
        decision = match.decisions[0]
        match.play(decision.seat, decision.moves[0])
    seen = seen_in(freeze(match))
    assert seen == json.loads(json.dumps(seen_of(match)))
    assert seen is not None
    assert seen["position"] == 30
    assert seen_in(b"a snapshot from before") is None
