"""A learner of 7 Wonders by self-play: a small network in numpy, a few minutes on one core.

The network has one hidden layer. It reads the encoding of what its seat sees and says how good
each action is (the policy) and how many points more than the others the seat may expect (the
value). It begins by imitating some games of `greedy`. Then it plays against itself, and after each
round of games actions that led to more than was expected become likelier (proximal policy
optimisation).

    python examples/learner.py --minutes 4 --test 300
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from time import process_time
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

import pentapolis
from pentapolis.bots import Bot
from pentapolis.core.move import Move
from pentapolis.research.actions import Answer, action_space
from pentapolis.research.encoding import encoding
from pentapolis.research.rewards import by_score, by_win
from pentapolis.research.session import Session
from pentapolis.research.vector import GameVector

GAME, SEATS = "seven-wonders", 3
FIELDS, ACTIONS = encoding(GAME), action_space(GAME)
POINTS = 10.0  # a result of so many points more than the others is 1
HIDDEN = 128
Array = NDArray[np.float32]


def is_read(name: str) -> bool:
    """What the network reads: the own city and hand, and how strong and rich the neighbours are."""
    if name.startswith(("pile", "revealed", "answered", "waiting", "reactions", "seats")):
        return False
    if ".under:" in name or ".science_assigned." in name or ".tokens." in name:
        return False
    whose = name.partition("[")[2].partition("]")[0]
    if whose in ("1", "2"):
        return not any(
            part in name for part in (".city:", ".hand", ".prices.", ".wonder=", ".side=")
        )
    return whose not in ("3", "4", "5", "6")


READ = np.array([place for place, name in enumerate(FIELDS.names) if is_read(name)])


class Batch(NamedTuple):
    """What was seen and done at some decisions, one row each."""

    seen: Array
    open: NDArray[np.bool_]
    action: NDArray[np.int64]
    chance: Array
    """How likely the action was."""
    gain: Array
    """How much better it went than expected, in units of `POINTS`."""
    result: Array
    """What the value should have been."""


class Network:
    """What it reads → hidden → a number for every action, and one for the value."""

    def __init__(self, draw: np.random.Generator) -> None:
        size = len(READ)
        self.weights: dict[str, Array] = {
            "hidden": draw.normal(0, sqrt(0.5 / size), (size, HIDDEN)).astype(np.float32),
            "hidden0": np.zeros(HIDDEN, np.float32),
            "policy": draw.normal(0, 0.01, (HIDDEN, len(ACTIONS))).astype(np.float32),
            "policy0": np.zeros(len(ACTIONS), np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
            "value0": np.zeros(1, np.float32),
        }
        self.mean = np.zeros(size, np.float32)
        self.spread = np.ones(size, np.float32)
        self.steps = 0
        self.first = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.second = {name: np.zeros_like(array) for name, array in self.weights.items()}

    def scale(self, seen: Array) -> Array:
        """The numbers it reads, around 0."""
        return np.clip((seen[:, READ] - self.mean) / self.spread, -5, 5)

    def forward(self, seen: Array, is_open: NDArray[np.bool_]) -> tuple[Array, Array, Array]:
        """The hidden layer, the chances of the open actions, and the value."""
        w = self.weights
        hidden = np.maximum(seen @ w["hidden"] + w["hidden0"], 0)
        strength = np.where(is_open, hidden @ w["policy"] + w["policy0"], np.float32(-1e9))
        chances = np.exp(strength - strength.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ w["value"] + w["value0"])[:, 0]

    def learn(self, seen: Array, hidden: Array, policy: Array, value: Array, rate: float) -> None:
        """A step of Adam against the slopes of the two outputs."""
        count = np.float32(len(seen))
        policy, value = policy / count, (value / count)[:, None]
        back = (policy @ self.weights["policy"].T + value @ self.weights["value"].T) * (hidden > 0)
        slopes = {
            "hidden": seen.T @ back, "hidden0": back.sum(axis=0),
            "policy": hidden.T @ policy, "policy0": policy.sum(axis=0),
            "value": hidden.T @ value, "value0": value.sum(axis=0),
        }  # fmt: skip
        self.steps += 1
        length = sqrt(sum(float((slope * slope).sum()) for slope in slopes.values()))
        rate *= sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, slope in slopes.items():
            slope /= max(1.0, length)
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.001 * (slope * slope - self.second[name])
            self.weights[name] -= rate * self.first[name] / (np.sqrt(self.second[name]) + 1e-8)


# --- imitation --------------------------------------------------------------------------------


def watch(games: int, seed: int) -> Batch:
    """The decisions of greedy against itself, and how they ended."""
    seen: list[Array] = []
    masks: list[NDArray[np.bool_]] = []
    actions: list[int] = []
    results: list[float] = []
    for number in range(games):
        bot = pentapolis.bot("greedy", seed=number)
        session = Session(GAME, SEATS, seed + number, reward="score")
        seats: list[int] = []
        while not session.over:
            seat = session.acting
            answer = session.answer(seat)
            assert answer is not None
            now = FIELDS.encode(session.state, seat)
            for action in answer.actions_of(session.ask(bot, seat)):
                seen.append(now)
                masks.append(session.mask(seat).astype(bool))
                actions.append(action)
                seats.append(seat)
                session.step(seat, action)
        ends = session.rewards()
        results += [ends[seat] / POINTS for seat in seats]
    ones = np.ones(len(actions), np.float32)
    return Batch(
        np.array(seen), np.array(masks), np.array(actions), ones, ones,
        np.array(results, np.float32),
    )  # fmt: skip


def imitate(network: Network, watched: Batch, draw: np.random.Generator, rounds: int = 4) -> None:
    """Find the watched actions likely, and the watched results."""
    read = watched.seen[:, READ]
    network.mean, network.spread = read.mean(axis=0), np.maximum(read.std(axis=0), 0.1)
    scaled = watched._replace(seen=network.scale(watched.seen))
    for number in range(rounds):
        for part in parts(scaled, draw, 256):
            hidden, chances, value = network.forward(part.seen, part.open)
            chances[np.arange(len(value)), part.action] -= 1
            rate = 2e-3 * (1 - number / rounds)
            network.learn(part.seen, hidden, chances, 0.5 * (value - part.result), rate)


def parts(batch: Batch, draw: np.random.Generator, size: int) -> Iterator[Batch]:
    """The rows in any order, some at a time."""
    order = draw.permutation(len(batch.action))
    for rows in np.array_split(order, max(1, len(order) // size)):
        yield Batch(*(array[rows] for array in batch))


# --- self-play --------------------------------------------------------------------------------

Moment = tuple[Array, NDArray[np.bool_], int, float, float]


class SelfPlay:
    """Many games at once, all seats played by the network."""

    def __init__(self, network: Network, rows: int, seed: int, processes: int = 1) -> None:
        self.network = network
        self.games = GameVector(GAME, rows, SEATS, processes, reward="score")
        self.seen, self.info = self.games.reset(seed=seed)
        self.moments: list[list[list[Moment]]] = [self.nothing() for _ in range(rows)]

    @staticmethod
    def nothing() -> list[list[Moment]]:
        return [[] for _ in range(SEATS)]

    def play(self, games: int, draw: np.random.Generator) -> Batch:
        """Go on until so many games have ended; their decisions."""
        found: list[tuple[Moment, float, float]] = []
        ended = 0
        while ended < games:
            seen = self.network.scale(self.seen["observation"])
            masks = self.seen["action_mask"].astype(bool)
            masks[~masks.any(axis=1), 0] = True  # a game that is over begins anew, whatever is said
            _, chances, values = self.network.forward(seen, masks)
            limit = chances.cumsum(axis=1)
            drawn = draw.random((len(seen), 1), np.float32) * limit[:, -1:]
            actions = (limit <= drawn).sum(axis=1)
            seats = self.info["seat"]
            self.seen, _, over, _, self.info = self.games.step(actions)
            for row, acted in enumerate(self.info["acted"]):
                if acted < 0:
                    continue
                action = int(actions[row])
                chance, value = float(chances[row, action]), float(values[row])
                moment = seen[row], masks[row], action, chance, value
                self.moments[row][seats[row]].append(moment)
                if over[row]:
                    ended += 1
                    for seat, moments in enumerate(self.moments[row]):
                        found += judged(moments, self.info["rewards"][row][seat] / POINTS)
                    self.moments[row] = self.nothing()
        columns = zip(*(moment for moment, _, _ in found), strict=True)
        seen, masks, actions, chance, _ = (np.array(column) for column in columns)
        gains = np.array([gain for _, gain, _ in found], np.float32)
        results = np.array([result for _, _, result in found], np.float32)
        return Batch(seen, masks, actions, chance.astype(np.float32), gains, results)


def judged(
    moments: list[Moment], result: float, trust: float = 0.9
) -> Iterator[tuple[Moment, float, float]]:
    """Each moment with how much better it went than expected, and what it was worth: what the
    value says some decisions later counts as well as the end (generalised advantages)."""
    gain, later = 0.0, result
    for moment in reversed(moments):
        value = moment[-1]
        gain = later - value + trust * gain
        later = value
        yield moment, gain, value + gain


def improve(network: Network, batch: Batch, draw: np.random.Generator, rate: float) -> None:
    """Make what went well likelier, but not by much at once."""
    spread = batch.gain.std() + 1e-6
    batch = batch._replace(gain=(batch.gain - batch.gain.mean()) / spread)
    for _ in range(3):
        for part in parts(batch, draw, 512):
            hidden, chances, value = network.forward(part.seen, part.open)
            rows = np.arange(len(value))
            ratio = chances[rows, part.action] / part.chance
            enough = np.where(part.gain > 0, ratio > 1.2, ratio < 0.8)
            push = np.where(enough, 0, ratio * part.gain).astype(np.float32)
            logs = np.log(chances + 1e-12)
            surprise = -(chances * logs).sum(axis=1, keepdims=True)
            slope = chances * push[:, None] + 0.005 * chances * (logs + surprise)
            slope[rows, part.action] -= push
            network.learn(part.seen, hidden, slope, 0.5 * (value - part.result), rate)


def train(minutes: float, seed: int = 1, processes: int = 1) -> tuple[Network, int]:
    """Watch, then play; the network and the number of games it has played. Minutes are those of
    the processor."""
    started = process_time()
    draw = np.random.default_rng(seed)
    network = Network(draw)
    imitate(network, watch(100 if minutes < 1 else 500, seed * 10**6), draw)
    table = SelfPlay(network, 64, (seed + 1) * 10**6, processes)
    played = 0
    while (share := (process_time() - started) / (60 * minutes)) < 1:
        batch = table.play(64, draw)
        improve(network, batch, draw, 1e-3 * (1 - share) + 1e-4)
        played += 64
        if played % 640 == 0:
            print(f"{share * minutes:.1f} minutes, {played} games", flush=True)
    table.games.close()
    return network, played


# --- against greedy ---------------------------------------------------------------------------


class Learner(Bot):
    """Plays the action that the network finds best."""

    name = "learner"

    def __init__(self, network: Network, seed: int = 0) -> None:
        super().__init__(seed)
        self.network = network

    def choose(self, match: pentapolis.Match, seat: int) -> Move:
        answer = Answer(ACTIONS, match.decision(seat).moves)
        seen = self.network.scale(FIELDS.encode(match.state, seat)[None])
        while True:
            mask = answer.mask().astype(bool)[None]
            move = answer.take(int(self.network.forward(seen, mask)[1].argmax()))
            if move is not None:
                return move


def examine(network: Network, games: int, weights: Path | None = None) -> dict[str, float]:
    """One learner among two greedy bots, each chair equally often, on games that nobody has seen.
    `weights` are others that greedy goes by."""
    given = {} if weights is None else {"weights": str(weights)}
    wins: list[float] = []
    points: list[float] = []
    for number in range(games):
        chair = number % SEATS
        players: list[Bot] = [pentapolis.bot("greedy", seed=number, **given) for _ in range(SEATS)]
        players[chair] = Learner(network)
        match = pentapolis.new(GAME, seats=SEATS, seed=10**9 + number)
        while not match.over:
            decision = match.decisions[0]
            match.play(decision.seat, players[decision.seat].choose(match, decision.seat))
        wins.append(by_win(match.state)[chair])
        points.append(by_score(match.state)[chair])
    return {
        "games": games,
        "win_rate": round(float(np.mean(wins)), 3),
        "plus_minus": round(1.96 * float(np.std(wins)) / sqrt(games), 3),
        "points_ahead": round(float(np.mean(points)), 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=4)
    parser.add_argument("--test", type=int, default=300, help="games against greedy")
    parser.add_argument("--weights", type=Path, help="also against greedy with these weights")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--out", type=Path, help="write the network to this file (.npz)")
    given = parser.parse_args()
    network, played = train(given.minutes, processes=given.processes)
    if given.out is not None:
        np.savez(given.out, mean=network.mean, spread=network.spread, **network.weights)
    found = {"self_play_games": played, "against_greedy": examine(network, given.test)}
    if given.weights is not None:
        found["against_weights"] = examine(network, given.test, given.weights)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
