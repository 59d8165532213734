"""PettingZoo environments: every game as AEC, one agent acting at a time, and as Parallel.

``env("seven-wonders", seats=4)`` or ``seven_wonders_v0.env(seats=4)``. The number in a name grows
when results of the same seed and actions would change.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from pentapolis.registry import game as game_of
from pentapolis.research.actions import END, action_space
from pentapolis.research.encoding import encoding
from pentapolis.research.rewards import WORST, Kind
from pentapolis.research.session import Observation, Session

VERSION = 0


class Table:
    """What both kinds of environment share: agents, spaces, and starting a game."""

    render_mode: str | None

    def set_up(
        self, game: str, seats: int | None, options: Mapping[str, Any] | None, reward: Kind
    ) -> None:
        found = game_of(game)
        self.game = game
        self.seats = usual_seats(game) if seats is None else seats
        self.options = dict(found.check(self.seats, {**found.unattended, **(options or {})}))
        self.reward = reward
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(game) for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(len(action_space(game))) for agent in self.possible_agents
        }
        fields = encoding(game)
        self.state_space = spaces.Box(
            np.tile(fields.low, self.seats), np.tile(fields.high, self.seats), dtype=np.float32
        )
        self.random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """Start a new game; without a seed the previous random stream continues."""
        if seed is not None or self.random is None:
            self.random = seeding.np_random(seed)[0]
        drawn = int(self.random.integers(2**48))
        self.session = Session(self.game, self.seats, drawn, self.options, self.reward)
        self.agents = self.possible_agents[:]

    def state(self) -> Any:
        """What all seats see together: more than any of them may know."""
        return self.session.all_seats()

    def render(self) -> str | None:
        """The position in words."""
        if self.render_mode is None:
            return None
        text = repr(self.session.state)
        if self.render_mode == "human":
            print(text)
        return text

    def close(self) -> None:
        """Does nothing."""


class AEC(Table, AECEnv):
    """One agent acts at a time; simultaneous questions are answered one after another, and no
    agent sees an answer before all are given."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: Kind = "rank",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = metadata(game, parallel=False)
        self.render_mode = render_mode
        self.set_up(game, seats, options, reward)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.session.acting]

    def observe(self, agent: str) -> Observation:
        return self.session.observe(self.seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.session.step(self.seat_of[agent], int(action))
        self._clear_rewards()
        if self.session.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.possible_agents, self.session.rewards(), strict=True))
        else:
            self.agent_selection = self.possible_agents[self.session.acting]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


class Parallel(Table, ParallelEnv):
    """All agents act at once. An agent that is not asked, or has answered, has only the action
    `END`. An illegal action ends the game, with the worst reward for its agent."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: Kind = "rank",
        render_mode: str | None = None,
    ) -> None:
        self.metadata = metadata(game, parallel=True)
        self.render_mode = render_mode
        self.set_up(game, seats, options, reward)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.begin(seed)
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Observation]:
        """What every agent sees."""
        found = {agent: self.session.observe(self.seat_of[agent]) for agent in self.agents}
        for seen in found.values():
            if not seen["action_mask"].any():
                seen["action_mask"][END] = 1
        return found

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool],
        dict[str, dict[str, Any]],
    ]:  # fmt: skip
        acting = self.agents
        wrong = self.answer(actions)
        over = self.session.over or bool(wrong)
        rewards = dict(zip(acting, self.session.rewards(), strict=True))
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in acting}
        for agent in wrong:
            rewards[agent] = WORST[self.reward]
            infos[agent]["illegal"] = True
        observations = self.observations()
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        nothing = dict.fromkeys(acting, False)
        return observations, rewards, dict.fromkeys(acting, over), nothing, infos

    def answer(self, actions: Mapping[str, int]) -> list[str]:
        """Carry out the actions of all who are asked, or none of them if one is illegal; returns
        the agents whose actions are, with which the game ends."""
        chosen = {
            decision.seat: int(actions[self.possible_agents[decision.seat]])
            for decision in self.session.state.decisions()
        }
        wrong = [
            self.possible_agents[seat]
            for seat, action in chosen.items()
            if action not in self.session.legal(seat)
        ]
        if not wrong:
            for seat, action in chosen.items():
                self.session.step(seat, action)
        return wrong


def observation_space(game: str) -> spaces.Dict:
    """The space of what a seat sees, has begun to answer, and may do."""
    fields, actions = encoding(game), len(action_space(game))
    return spaces.Dict(
        {
            "observation": spaces.Box(fields.low, fields.high, dtype=np.float32),
            "given": spaces.MultiBinary(actions),
            "action_mask": spaces.MultiBinary(actions),
        }
    )


def usual_seats(game: str) -> int:
    """Four if the game allows it, else the largest possible number."""
    possible = game_of(game).seats
    return 4 if 4 in possible else possible[-1]


def metadata(game: str, parallel: bool) -> dict[str, Any]:
    """The metadata that PettingZoo requires."""
    return {
        "name": f"pentapolis_{game.replace('-', '_')}_v{VERSION}",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": parallel,
    }


def raw_env(game: str, **settings: Any) -> AEC:
    """The bare environment: an illegal action is an error."""
    return AEC(game, **settings)


def env(game: str, **settings: Any) -> Any:
    """The usual environment: an illegal action ends the game with the worst reward for its agent,
    and the order of calls is checked."""
    worst = WORST[settings.get("reward", "rank")]
    terminating = wrappers.TerminateIllegalWrapper(AEC(game, **settings), illegal_reward=worst)
    return wrappers.OrderEnforcingWrapper(terminating)


def parallel_env(game: str, **settings: Any) -> Parallel:
    """All agents at once; suits games with simultaneous choices, above all 7 Wonders."""
    return Parallel(game, **settings)


def named(game: str) -> SimpleNamespace:
    """The three functions of one game, as in PettingZoo's own modules."""
    return SimpleNamespace(
        raw_env=lambda **settings: raw_env(game, **settings),
        env=lambda **settings: env(game, **settings),
        parallel_env=lambda **settings: parallel_env(game, **settings),
    )


seven_wonders_v0 = named("seven-wonders")
terra_mystica_v0 = named("terra-mystica")
endeavor_v0 = named("endeavor")
civilization_v0 = named("civilization")
imperium_v0 = named("imperium")
