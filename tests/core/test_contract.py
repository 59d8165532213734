"""The public contract, name by name, for every game of the collection."""

from __future__ import annotations

import json
from random import Random

import pytest

import pentapolis
from pentapolis.core.digest import digest

GAMES = sorted(pentapolis.games())


@pytest.mark.parametrize("name", GAMES)
def test_a_match_has_all_that_was_promised(name: str) -> None:
    game = pentapolis.games()[name]
    match = pentapolis.new(name, seats=game.seats[-1], seed=7)
    for decision in match.decisions:
        assert decision.seat in range(game.seats[-1])
        assert str(decision.prompt)
        assert len(decision.moves) > 0
        assert all(str(move) == move.text for move in decision.moves)
        json.dumps(decision.to_json())
    decision = match.decisions[0]
    match.play(decision.seat, decision.moves[0].text)
    assert match.over is False
    assert match.winners == []
    assert len(match.scores) == match.seats
    assert all(score.total == sum(score.parts.values()) for score in match.scores)
    assert json.loads(json.dumps(match.view(0))) == match.view(0)
    assert isinstance(match.log(0), list)
    assert match.why_not(match.decisions[0].seat, "fly to the moon")
    assert digest(pentapolis.load(match.save()).state) == digest(match.state)


@pytest.mark.parametrize("name", GAMES)
def test_a_bare_state_has_all_that_search_needs(name: str) -> None:
    game = pentapolis.games()[name]
    match = pentapolis.new(name, seats=game.seats[0], seed=7)
    state = match.state.copy()
    before = digest(match.state)
    for _ in range(20):
        if state.over:
            break
        decision = state.decisions()[0]
        state.apply(decision.seat, decision.moves[-1])
    assert digest(match.state) == before
    assert len(state.scores()) == match.seats
    assert match.state.view(0) == match.view(0)
    imagined = match.state.resample(0, Random(1))
    assert imagined.view(0) == match.view(0)
    assert digest(match.state) == before


@pytest.mark.parametrize("name", GAMES)
def test_an_imagined_position_has_another_future(name: str) -> None:
    """Chance is reseeded by `rng`: search cannot foresee what the true game will draw."""
    state = pentapolis.new(name, seats=pentapolis.games()[name].seats[0], seed=7).state

    def future(position: pentapolis.State) -> list[int]:
        chance = position.chance.copy()
        return [chance.word() for _ in range(4)]

    for seat in (0, None):
        assert future(state.resample(seat, Random(1))) != future(state)
        assert future(state.resample(seat, Random(1))) == future(state.resample(seat, Random(1)))
        assert future(state.resample(seat, Random(1))) != future(state.resample(seat, Random(2)))


@pytest.mark.parametrize("name", GAMES)
def test_bots_answer_from_what_their_seat_knows(name: str) -> None:
    game = pentapolis.games()[name]
    match = pentapolis.new(name, seats=game.seats[0], seed=3)
    for _ in range(10):
        decision = match.decisions[0]
        for kind in ("random", "greedy"):
            assert pentapolis.bot(kind, seed=1).choose(match, decision.seat) in decision.moves
        match.play(decision.seat, pentapolis.bot("greedy", seed=1).choose(match, decision.seat))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_tells_about_itself(name: str) -> None:
    game = pentapolis.games()[name]
    assert game.id == name
    assert game.en
    assert game.cs
    assert game.prefix.isupper()
    for component in game.components().values():
        json.dumps(component.to_json())
        assert ":" in component.id
