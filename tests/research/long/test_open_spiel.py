"""OpenSpiel's own checks, and its own search, with our games: `make research`."""

from __future__ import annotations

import json
import random
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts

import pentapolis
from pentapolis.research import open_spiel
from tests.research.play import GAMES

SEATS = [(game, seats) for game in GAMES for seats in pentapolis.games()[game].seats]


def load(game: str, seats: int, **parameters: Any) -> Any:
    name = f"pentapolis_{game.replace('-', '_')}"
    return pyspiel.load_game(name, {"players": seats, **parameters})


# A random game of Civilization takes thousands of actions, each checked in every way.
@pytest.mark.parametrize(("game", "seats"), [pair for pair in SEATS if pair[0] != "civilization"])
def test_random_simulation(game: str, seats: int) -> None:
    pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", ["seven-wonders", "endeavor", "terra-mystica"])
def test_positions_survive_serialisation(game: str) -> None:
    seats = pentapolis.games()[game].seats[0]
    pyspiel.random_sim_test(load(game, seats), num_sims=1, serialize=True, verbose=False)


def test_a_playthrough_is_the_same_every_time() -> None:
    name = "pentapolis_endeavor(players=3)"
    first, again = (generate_playthrough.playthrough(name, None, seed=7) for _ in range(2))
    assert first == again
    assert "LegalActions()" in first


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_copies(game: str) -> None:
    """Copies go their own way, and what a player cannot know may be anything."""
    state = load(game, pentapolis.games()[game].seats[0], reward="win").new_initial_state()
    assert state.is_chance_node()
    state.apply_action(11)
    rng = Random(3)
    steps = 0
    while not state.is_terminal():
        player = state.current_player()
        if steps % 40 == 0:
            seen = state.information_state_string(player)
            twin = state.resample_from_infostate(player, rng.random)
            assert twin.information_state_string(player) == seen
            assert twin.legal_actions() == state.legal_actions()
            assert json.loads(state.to_observation_struct(player).to_json())["seat"] == player
            copy = state.clone()
            copy.apply_action(copy.legal_actions()[-1])
            assert state.information_state_string(player) == seen
        state.apply_action(rng.choice(state.legal_actions()))
        steps += 1
    assert sum(state.returns()) == pytest.approx(1)
    assert pentapolis.load(json.loads(state.to_json())).over


@pytest.mark.parametrize("game", ["seven-wonders", "endeavor"])
def test_information_set_search_of_open_spiel_plays_a_game(game: str) -> None:
    found = load(game, 3)
    draw = np.random.RandomState(1)
    random.seed(1)
    evaluator = mcts.RandomRolloutEvaluator(1, draw)
    bot = ismcts.ISMCTSBot(
        found, evaluator, uct_c=1.0, max_simulations=4, random_state=draw,
        allow_inconsistent_action_sets=True,
    )  # fmt: skip
    state = found.new_initial_state()
    state.apply_action(3)
    while not state.is_terminal():
        mine = state.current_player() == 0
        state.apply_action(bot.step(state) if mine else random.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)


def test_games_are_registered() -> None:
    assert {f"pentapolis_{game.replace('-', '_')}" for game in open_spiel.GAMES} <= set(
        pyspiel.registered_names()
    )
