"""A learner of 7 Wonders by self-play: a small network in numpy, a few minutes on one core.

The network has one hidden layer. It looks at a table between two turns and says how many points
more than the others a seat will have in the end. To choose a move, the learner imagines some
positions that fit what it knows, lets the others answer as `greedy` would, tries each of its moves
there and takes the one after which the network expects most, with the opinion of `greedy` on the
move added.

It learns from games of `greedy` against itself, with a slip now and then, so that it sees what
other moves lead to.

    python examples/learner.py --games 12000 --test 600
"""

from __future__ import annotations

import argparse
import json
from contextlib import closing
from functools import partial
from math import sqrt
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

import pentapolis
from pentapolis.arena import executor
from pentapolis.bots import Bot
from pentapolis.core.game import Game
from pentapolis.core.move import Move
from pentapolis.core.state import State
from pentapolis.research.rewards import by_score, by_win

GAME, SEATS = pentapolis.games()["seven-wonders"], 3
GREEDY = pentapolis.bot("greedy")
CARDS = [name for name in GAME.components() if name.startswith("card:")]
WONDERS = [name for name in GAME.components() if name.startswith("wonder:")]
GOODS = ("wood", "stone", "ore", "clay", "glass", "papyrus", "cloth")
HIDDEN = 64
SLIPS = 0.1
"""How often somebody makes any move at all."""
PRIOR = 1.0
"""How much the rules of thumb of `greedy` count beside the network; both speak of points."""
GAMES = 20
"""How many games are watched at a time."""
Array = NDArray[np.float32]
Batch = tuple[Array, Array]
"""What was seen, and how many points ahead it ended."""


# --- what the network sees --------------------------------------------------------------------

PLACE = {name: place for place, name in enumerate([*CARDS, *WONDERS])}


def goods(symbols: list[list[str]]) -> list[float]:
    """How many symbols there are of each resource."""
    return [float(sum(good in symbol for symbol in symbols)) for good in GOODS]


def standing(player: dict[str, Any], points: int) -> list[float]:
    """What counts of every player: wealth, strength, science, goods for sale, points so far."""
    built = player["stages"]["built"]
    return [player["coins"], player["shields"], built, points, *player["science"].values()]


def look(state: State, seat: int) -> Array:
    """The table between two turns as numbers: what a seat sees, without the hands."""
    view = state.view(seat)
    points = [score.total for score in state.scores()]
    mine = view["players"][seat]
    others = [(seat + step) % SEATS for step in range(1, SEATS)]
    moment = [0.0] * 22
    moment[7 * (view["age"] - 1) + view["turn"]] = 1
    built = [0.0] * (len(CARDS) + 2 * len(WONDERS))
    for card in mine["city"]:
        built[PLACE[card]] = 1
    built[PLACE[mine["wonder"]] + (len(WONDERS) if mine["side"] == "night" else 0)] = 1
    numbers = moment + built + goods(mine["production"])
    for other in (seat, *others):
        player = view["players"][other]
        numbers += standing(player, points[other]) + goods(player["sells"])
    for other in others:
        ahead = float(mine["shields"] > view["players"][other]["shields"])
        numbers += [ahead, ahead * view["age"]]
    return np.array(numbers, np.float32)


class Network:
    """What is seen → hidden → points ahead at the end; what is seen also counts directly."""

    def __init__(self, size: int, draw: np.random.Generator) -> None:
        self.weights: dict[str, Array] = {
            "hidden": draw.normal(0, sqrt(1 / size), (size, HIDDEN)).astype(np.float32),
            "hidden0": np.zeros(HIDDEN, np.float32),
            "value": draw.normal(0, 0.1, (HIDDEN, 1)).astype(np.float32),
            "value0": np.zeros(1, np.float32),
            "direct": np.zeros((size, 1), np.float32),
        }
        self.mean, self.spread = np.zeros(size, np.float32), np.ones(size, np.float32)
        self.steps = 0
        self.first = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.second = {name: np.zeros_like(array) for name, array in self.weights.items()}

    def scale(self, seen: Array) -> Array:
        """The numbers around 0."""
        return np.clip((seen - self.mean) / self.spread, -4, 4)

    def forward(self, scaled: Array) -> tuple[Array, Array]:
        """The hidden layer and the value."""
        w = self.weights
        hidden = np.maximum(scaled @ w["hidden"] + w["hidden0"], 0)
        return hidden, (hidden @ w["value"] + w["value0"] + scaled @ w["direct"])[:, 0]

    def values(self, seen: Array) -> Array:
        """How many points ahead each of these will end."""
        return self.forward(self.scale(seen))[1]

    def step(self, scaled: Array, results: Array, rate: float) -> None:
        """A step of Adam against the squared error."""
        hidden, values = self.forward(scaled)
        error = ((values - results) / len(results))[:, None]
        back = (error @ self.weights["value"].T) * (hidden > 0)
        slopes = {
            "hidden": scaled.T @ back, "hidden0": back.sum(axis=0),
            "value": hidden.T @ error, "value0": error.sum(axis=0), "direct": scaled.T @ error,
        }  # fmt: skip
        self.steps += 1
        rate *= sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, slope in slopes.items():
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.001 * (slope * slope - self.second[name])
            self.weights[name] -= rate * self.first[name] / (np.sqrt(self.second[name]) + 1e-8)

    def fit(self, seen: Array, results: Array, draw: np.random.Generator, rounds: int) -> None:
        """Learn what the positions came to."""
        self.mean, self.spread = seen.mean(axis=0), np.maximum(seen.std(axis=0), 0.1)
        scaled = self.scale(seen)
        for number in range(rounds):
            order = draw.permutation(len(results))
            for rows in np.array_split(order, max(1, len(order) // 256)):
                self.step(scaled[rows], results[rows], 2e-3 * (1 - number / rounds) + 1e-5)


# --- choosing ---------------------------------------------------------------------------------


class Learner(Bot):
    """Looks one move ahead, on positions that fit what its seat knows."""

    name = "learner"

    def __init__(self, network: Network, positions: int = 3, seed: int = 0) -> None:
        super().__init__(seed)
        self.network = network
        self.positions = positions

    def choose(self, match: pentapolis.Match, seat: int) -> Move:
        return self.pick(match.game, match.state, seat, Random(f"{self.seed}:{match.position}"))

    def pick(self, game: Game, state: State, seat: int, rng: Random) -> Move:
        decision = state.decision(seat)
        assert decision is not None
        if len(decision.moves) == 1:
            return decision.moves[0]
        totals = np.zeros(len(decision.moves))
        seen: list[Array] = []
        where: list[int] = []
        for _ in range(self.positions):
            imagined = state.resample(seat, rng)
            for other in range(SEATS):
                if other != seat:
                    imagined.retract(other)
                    if imagined.decision(other) is not None:
                        imagined.apply(other, GREEDY.pick(game, imagined, other, rng))
            totals += PRIOR * np.array(game.rate(imagined, seat, decision.moves))
            for place, move in enumerate(decision.moves):
                after = imagined.copy()
                after.apply(seat, move)
                if after.over:
                    totals[place] += by_score(after)[seat]
                else:
                    seen.append(look(after, seat))
                    where.append(place)
        if seen:
            np.add.at(totals, where, self.network.values(np.array(seen)))
        return decision.moves[int(totals.argmax())]


# --- learning ---------------------------------------------------------------------------------


def watch(seed: int) -> Batch:
    """What every seat saw between the turns of some games of greedy against itself, and how many
    points ahead it ended. Now and then a hand slips and any move is made."""
    seen: list[Array] = []
    results: list[float] = []
    for number in range(GAMES):
        rng = Random(f"{seed}:{number}")
        state = GAME.start(SEATS, rng.getrandbits(64))
        rows: list[Array] = []
        while not state.over:
            if state.decisions()[0].kind == "choose_action":
                rows += [look(state, seat) for seat in range(SEATS)]
            for decision in state.decisions():
                if rng.random() < SLIPS:
                    move = rng.choice(decision.moves)
                else:
                    move = GREEDY.pick(GAME, state, decision.seat, rng)
                state.apply(decision.seat, move)
        seen += rows
        results += by_score(state) * (len(rows) // SEATS)
    return np.array(seen), np.array(results, np.float32)


def train(games: int, jobs: int = 1) -> Network:
    """A network that has seen so many games."""
    with closing(executor(jobs=jobs).run(watch, range(games // GAMES))) as batches:
        seen, results = (np.concatenate(part) for part in zip(*batches, strict=True))
    draw = np.random.default_rng(1)
    network = Network(seen.shape[1], draw)
    network.fit(seen, results, draw, rounds=6)
    return network


# --- against greedy ---------------------------------------------------------------------------


def play(network: Network, number: int) -> tuple[float, float]:
    """One learner among two greedy bots: its share of the victory, and its points ahead."""
    chair = number % SEATS
    players: list[Bot] = [pentapolis.bot("greedy", seed=number) for _ in range(SEATS)]
    players[chair] = Learner(network, seed=number)
    match = pentapolis.new(GAME.id, seats=SEATS, seed=10**9 + number)
    while not match.over:
        decision = match.decisions[0]
        match.play(decision.seat, players[decision.seat].choose(match, decision.seat))
    return by_win(match.state)[chair], by_score(match.state)[chair]


def examine(network: Network, games: int, jobs: int = 1) -> dict[str, float]:
    """How it does among two greedy bots, each chair equally often, on games nobody has seen."""
    with closing(executor(jobs=jobs).run(partial(play, network), range(games))) as played:
        wins, points = (np.array(part) for part in zip(*played, strict=True))
    return {
        "games": games,
        "win_rate": round(float(wins.mean()), 3),
        "win_rate_plus_minus": round(1.96 * float(wins.std()) / sqrt(games), 3),
        "points_ahead": round(float(points.mean()), 2),
        "points_ahead_plus_minus": round(1.96 * float(points.std()) / sqrt(games), 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12_000, help="games to learn from")
    parser.add_argument("--test", type=int, default=600, help="games against greedy")
    parser.add_argument("--jobs", type=int, default=1, help="processes; 0 for one per core")
    given = parser.parse_args()
    network = train(given.games, given.jobs)
    print(json.dumps(examine(network, given.test, given.jobs)))


if __name__ == "__main__":
    main()
