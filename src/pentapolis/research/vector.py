"""Many games stepped in one call, in this process or in several.

Every row is a game in which one policy plays all seats: a row's observation is that of the seat
that acts now (``info["seat"]``), and when a game ends, ``info["rewards"]`` has the reward of every
seat; ``reward`` is that of the seat that acted. A finished game is replaced by a new one at the
next step (Gymnasium's ``NEXT_STEP``), with its own seed.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Mapping
from multiprocessing.connection import Connection
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from pentapolis.research.actions import action_space
from pentapolis.research.encoding import encoding
from pentapolis.research.pettingzoo import observation_space, usual_seats
from pentapolis.research.rewards import Kind
from pentapolis.research.session import Session

Batch = dict[str, NDArray[Any]]
SEEDS = 1_000_003  # the distance between the seeds of a row's games, so that rows never share one


class Rows:
    """The games of one process."""

    def __init__(
        self, game: str, seats: int, count: int, options: Mapping[str, Any], reward: Kind
    ) -> None:
        self.game, self.seats, self.count = game, seats, count
        self.options, self.reward = dict(options), reward
        self.sessions: list[Session] = []
        self.seeds = [0] * count

    def reset(self, seeds: list[int]) -> Batch:
        """Restart every game."""
        self.seeds = list(seeds)
        self.sessions = [self.begin(row) for row in range(self.count)]
        return self.batch(np.zeros((self.count, self.seats), np.float32), [-1] * self.count)

    def begin(self, row: int) -> Session:
        """The next game of a row."""
        seed = self.seeds[row]
        self.seeds[row] = seed + SEEDS
        return Session(self.game, self.seats, seed, self.options, self.reward)

    def step(self, actions: list[int]) -> Batch:
        """Carry out an action in every game; a finished game is restarted instead."""
        rewards = np.zeros((self.count, self.seats), np.float32)
        acted = [-1] * self.count
        for row, action in enumerate(actions):
            session = self.sessions[row]
            if session.over:
                self.sessions[row] = self.begin(row)
                continue
            acted[row] = session.acting
            session.step(acted[row], action)
            if session.over:
                rewards[row] = session.rewards()
        return self.batch(rewards, acted)

    def batch(self, rewards: NDArray[np.float32], acted: list[int]) -> Batch:
        """The observations of all games; a finished one shows the last view of its first seat."""
        seats = [max(0, session.acting) for session in self.sessions]
        seen = [session.observe(seat) for session, seat in zip(self.sessions, seats, strict=True)]
        found: Batch = {name: np.stack([row[name] for row in seen]) for name in seen[0]}
        found["seat"] = np.array(seats)
        found["rewards"] = rewards
        found["over"] = np.array([session.over for session in self.sessions])
        found["acted"] = np.array(acted)
        return found


def serve(wire: Connection, rows: Rows) -> None:
    """The loop of a process that has some of the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            call, values = wire.recv()
        except EOFError:
            return
        try:
            wire.send(rows.reset(values) if call == "reset" else rows.step(values))
        except Exception as error:
            wire.send(error)


class GameVector(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """`num_envs` games, distributed over `processes`."""

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int | None = None,
        processes: int = 1,
        options: Mapping[str, Any] | None = None,
        reward: Kind = "rank",
    ) -> None:
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.num_envs = num_envs
        self.game = game
        self.seats = usual_seats(game) if seats is None else seats
        self.single_observation_space = observation_space(game)
        self.single_action_space = spaces.Discrete(len(action_space(game)))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.names = encoding(game).names
        shares = np.array_split(np.arange(num_envs), min(processes, num_envs))
        self.shares = [share.tolist() for share in shares]
        rows = [Rows(game, self.seats, len(share), options or {}, reward) for share in self.shares]
        self.rows = rows[0]
        self.wires: list[Connection] = []
        self.processes: list[Any] = []
        if len(rows) > 1:
            context = multiprocessing.get_context("spawn")
            for part in rows:
                wire, end = context.Pipe()
                process = context.Process(target=serve, args=(end, part), daemon=True)
                process.start()
                end.close()
                self.wires.append(wire)
                self.processes.append(process)

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Batch, dict[str, Any]]:
        if isinstance(seed, list):
            seeds = seed
        else:
            first = int(np.random.default_rng(seed).integers(2**40)) if seed is None else seed
            seeds = [first + row for row in range(self.num_envs)]
        return self.shown(self.call("reset", seeds))

    def step(
        self, actions: Any
    ) -> tuple[Batch, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        found = self.call("step", [int(action) for action in actions])
        acted = np.maximum(found["acted"], 0)
        rewards = found["rewards"][np.arange(self.num_envs), acted]
        over = found["over"]
        observation, info = self.shown(found)
        return observation, rewards, over, np.zeros_like(over), info

    def call(self, what: str, values: list[int]) -> Batch:
        """Call a function for all games; the rows are returned in order."""
        if not self.wires:
            return self.rows.reset(values) if what == "reset" else self.rows.step(values)
        for wire, share in zip(self.wires, self.shares, strict=True):
            wire.send((what, [values[row] for row in share]))
        parts = [wire.recv() for wire in self.wires]
        for part in parts:
            if isinstance(part, Exception):
                raise part
        return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}

    def shown(self, found: Batch) -> tuple[Batch, dict[str, Any]]:
        """The observation of every row, and additional information."""
        seen = {name: found[name] for name in ("observation", "given", "action_mask")}
        told = {name: found[name] for name in ("seat", "rewards", "acted")}
        return seen, told

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes."""
        for wire in self.wires:
            wire.close()
        for process in self.processes:
            process.join(timeout=5)
