"""The environments pass the checks of the libraries they are for."""

from __future__ import annotations

import pickle
import warnings
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import pentapolis
from pentapolis.core.digest import digest
from pentapolis.core.errors import IllegalMove
from pentapolis.research import pettingzoo as zoo
from pentapolis.research.gymnasium import GAMES as GYMS
from pentapolis.research.session import Session
from pentapolis.research.vector import GameVector
from tests.research.play import GAMES


def check_zoo(game: str, seats: int, cycles: int) -> None:
    """PettingZoo's own checks of one game."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # ranges beyond the usual are meant
        api_test(zoo.raw_env(game, seats=seats), num_cycles=cycles)
        seed_test(lambda: zoo.raw_env(game, seats=seats), num_cycles=cycles)


def check_parallel(game: str, seats: int, cycles: int) -> None:
    """PettingZoo's own checks of the parallel form."""
    parallel_api_test(zoo.parallel_env(game, seats=seats), num_cycles=cycles)
    parallel_seed_test(lambda: zoo.parallel_env(game, seats=seats), num_cycles=cycles)


def check_gym(name: str, **settings: Any) -> None:
    """Gymnasium's own checks, then a whole game."""
    env = gymnasium.make(f"pentapolis/{name}-v0", disable_env_checker=True, **settings).unwrapped
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env, skip_render_check=True)
    seen, _ = env.reset(seed=5)
    rng = Random(1)
    over = False
    reward = 0.0
    while not over:
        action = rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
        seen, step_reward, over, _, info = env.step(action)
        reward = float(step_reward)
        assert "illegal" not in info
    assert -1 <= reward <= 1


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong(game: str) -> None:
    check_zoo(game, pentapolis.games()[game].seats[0], cycles=20)


def test_pettingzoo_finds_nothing_wrong_with_all_seats_at_once() -> None:
    check_parallel("seven-wonders", 3, cycles=20)


def test_the_usual_loop_of_pettingzoos_documentation_plays_a_game() -> None:
    """Its example for environments with masks (AEC API, "Usage"), with one of ours in it."""
    env = zoo.endeavor_v0.env(seats=3)
    env.reset(seed=42)
    env.action_space(env.agents[0]).seed(42)
    ends: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        if termination or truncation:
            action = None
            ends[agent] = reward
        else:
            if "action_mask" in info:
                mask = info["action_mask"]
            elif isinstance(observation, dict) and "action_mask" in observation:
                mask = observation["action_mask"]
            else:
                mask = None
            action = env.action_space(agent).sample(mask)
        env.step(action)
    env.close()
    assert sorted(ends) == env.possible_agents
    assert sum(ends.values()) == pytest.approx(0)
    assert max(ends.values()) > 0


def test_gymnasium_finds_nothing_wrong() -> None:
    check_gym("SevenWonders", seats=3, opponents="random")
    assert set(GYMS.values()) == set(GAMES)
    seen, _ = gymnasium.make("pentapolis/Endeavor-v0", seats=3, seat=None).reset(seed=2)
    assert seen["action_mask"].any()


def test_an_illegal_action_ends_the_game_of_its_agent() -> None:
    env = gymnasium.make("pentapolis/SevenWonders-v0", seats=3, opponents="random")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(0)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    table = zoo.seven_wonders_v0.raw_env(seats=3)
    table.reset(seed=1)
    with pytest.raises(IllegalMove):
        table.step(0)


def test_all_forms_play_the_same_game() -> None:
    """The same actions lead the AEC and the parallel form to the same end."""
    one, all_at_once = (
        zoo.raw_env("seven-wonders", seats=3),
        zoo.parallel_env("seven-wonders", seats=3),
    )
    one.reset(seed=4)
    seen, _ = all_at_once.reset(seed=4)
    while all_at_once.agents:
        actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[-1]) for agent in seen}
        seen, rewards, _, _, _ = all_at_once.step(actions)
    while not one.session.over:
        one.step(one.session.legal(one.session.acting)[-1])
    assert one.session.record == all_at_once.session.record
    assert [rewards[agent] for agent in one.possible_agents] == one.session.rewards()
    assert one.session.match().winners == one.session.state.winners()
    assert len(one.state()) == len(one.state_space.low)


def play_vector(env: GameVector, steps: int) -> list[Any]:
    seen, _ = env.reset(seed=9)
    told: list[Any] = []
    for _ in range(steps):
        actions = [int(np.flatnonzero(row)[0]) if row.any() else 0 for row in seen["action_mask"]]
        seen, rewards, over, _, info = env.step(actions)
        told.append(
            (
                rewards.tolist(),
                over.tolist(),
                info["seat"].tolist(),
                float(seen["observation"].sum()),
            )
        )
    return told


def test_many_games_in_one_call() -> None:
    """Three games in one process and in two are the same, and begin anew when they are over."""
    here, there = GameVector("seven-wonders", 3, 3), GameVector("seven-wonders", 3, 3, processes=2)
    steps = play_vector(here, 90)
    assert play_vector(there, 90) == steps
    assert sum(sum(over) for _, over, _, _ in steps) >= 3
    assert any(any(rewards) for rewards, _, _, _ in steps)
    assert here.observation_space.contains(here.reset(seed=1)[0])
    there.close()
    assert not any(process.is_alive() for process in there.processes)


def test_what_was_said_does_not_depend_on_who_looked_first() -> None:
    """A step with one way only is in `given` at once, not after the first look at the mask."""
    session = Session("civilization", 2, 7)
    begun = 0
    for _ in range(40):
        seat = session.acting
        first, again = session.observe(seat), session.observe(seat)
        assert (first["given"] == again["given"]).all()
        begun += bool(first["given"].any())
        session.step(seat, session.legal(seat)[-1])
    assert begun


def test_a_session_can_be_copied_and_imagined_in_the_middle_of_an_answer() -> None:
    session = Session("endeavor", 3, 7)
    rng = Random(3)
    copied = 0
    while not session.over:
        seat = session.acting
        given = session.answer(seat)
        assert given is not None
        twin = session.copy()
        imagined = session.resample(seat, rng)
        assert imagined.legal(seat) == session.legal(seat) == twin.legal(seat)
        copied += bool(given.given)
        action = rng.choice(session.legal(seat))
        session.step(seat, action)
        twin.step(seat, action)
        assert twin.record == session.record
    assert copied


def test_a_session_is_pickled_by_its_record() -> None:
    session = Session("imperium", 3, 5)
    rng = Random(2)
    begun = 0
    for _ in range(60):
        seat = session.acting
        session.step(seat, rng.choice(session.legal(seat)))
        begun += int(session.given(seat).any())
        if begun:
            break
    assert begun
    twin = pickle.loads(pickle.dumps(session))
    assert digest(twin.state) == digest(session.state)
    assert twin.legal(twin.acting) == session.legal(session.acting)
    assert (twin.given(twin.acting) == session.given(session.acting)).all()
    with pytest.raises(TypeError, match="made up"):
        pickle.dumps(session.resample(0, rng))
