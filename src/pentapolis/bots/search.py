"""Information-set Monte Carlo tree search, the same for every game.

Each playout draws a full position that fits what the seat knows, follows a tree of the seat's *own*
decisions, continues by the game's rules of thumb, and credits the moves on its way with how well
the seat stands at the end. The other seats are part of the environment: they answer by the same
rules of thumb, with some noise, so simultaneous choices, chance and any number of seats need no
special treatment.
"""

from __future__ import annotations

import math
from random import Random
from typing import Final

from pentapolis.core.agenda import Decision
from pentapolis.core.compiled import mypyc_attr
from pentapolis.core.game import Game
from pentapolis.core.move import Move
from pentapolis.core.state import State

USUAL: Final = 0.1
"""The assumed deviation of playout results before there are any."""
FIRST: Final = 4
CAUTION: Final = 0.5
"""By how many deviations an untried move is assumed to be worse than the others."""


@mypyc_attr(acyclic=True)
class Edge:
    """A move at one of the seat's decisions, with its results so far."""

    __slots__ = ("move", "prior", "visits", "total", "child")

    def __init__(self, move: Move, prior: float) -> None:
        self.move = move
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.child = Node()


@mypyc_attr(acyclic=True)
class Node:
    """One of the seat's decisions, reached by a sequence of its own moves."""

    __slots__ = ("edges", "visits", "total")

    def __init__(self) -> None:
        self.edges: dict[str, Edge] = {}
        self.visits = 0
        self.total = 0.0


class Search:
    """A tree that grows by one playout at a time; it can be stopped at any time."""

    def __init__(
        self,
        game: Game,
        state: State,
        seat: int,
        rng: Random,
        explore: float = 4.0,
        earlier: Search | None = None,
    ) -> None:
        self.game = game
        self.state = state  # used only through `resample`
        self.seat = seat
        self.rng = rng
        self.player = PlayoutPlayer(game, rng, game.horizon)
        self.explore = explore
        # An earlier search that has advanced to this question gives its results.
        self.root: Node = Node() if earlier is None else earlier.root
        self.squares: float = 0.0 if earlier is None else earlier.squares
        self.playouts = 0

    def playout(self) -> None:
        """Grow the tree by one playout."""
        state = self.state.resample(self.seat, self.rng)
        node = self.root
        path: list[Edge] = []
        in_tree = True
        steps = 0
        player = self.player
        while player.goes_on(state, steps):
            given = player.hurry(state, steps, self.seat if in_tree else -1)
            if given:
                if not in_tree:
                    steps += given
                continue
            for decision in state.decisions():
                if decision.seat == self.seat and in_tree:
                    edge = self.select(node, state, decision)
                    path.append(edge)
                    in_tree = edge.visits > 0
                    node = edge.child
                    move = edge.move
                else:
                    move = player.choose(state, decision)
                state.apply(decision.seat, move)
                if not in_tree:
                    steps += 1
        value = worth(self.game, state, self.seat)
        self.root.visits += 1
        self.root.total += value
        self.squares += value * value
        for edge in path:
            edge.visits += 1
            edge.total += value
            edge.child.visits += 1
            edge.child.total += value
        self.playouts += 1

    def select(self, node: Node, state: State, decision: Decision) -> Edge:
        """The move with the best combination of result, prior and novelty (PUCT)."""
        edges: list[Edge] = []
        unknown = False
        for move in decision.moves:
            edge = node.edges.get(move.text)
            if edge is None:
                unknown = True
                break
            edge.move = move
            edges.append(edge)
        if unknown:
            edges = self.expand(node, state, decision)
        spread = self.deviation()
        first_play = node.total / node.visits - CAUTION * spread if node.visits else 0.5
        scale = self.explore * spread * math.sqrt(node.visits + 1)
        best = edges[0]
        best_value = -1e9
        for edge in edges:
            value = edge.total / edge.visits if edge.visits else first_play
            value += scale * edge.prior / (1 + edge.visits)
            if value > best_value:
                best = edge
                best_value = value
        return best

    def deviation(self) -> float:
        """The deviation of playout results, the unit for differences between moves.

        The first results say little, so an assumed deviation counts as some additional results.
        """
        count = self.root.visits
        mean = self.root.total / count if count else 0.0
        spread = max(0.0, self.squares - count * mean * mean)
        return math.sqrt((spread + FIRST * USUAL * USUAL) / (count + FIRST))

    def expand(self, node: Node, state: State, decision: Decision) -> list[Edge]:
        """Give every move of this decision its prior; other deals may add moves later."""
        rates = self.game.rate(state, decision.seat, decision.moves)
        priors = softmax(rates, self.game.temperature)
        edges: list[Edge] = []
        for i in range(len(decision.moves)):
            move = decision.moves[i]
            edge = node.edges.get(move.text)
            if edge is None:
                edge = Edge(move, priors[i])
                node.edges[move.text] = edge
            edge.move = move
            edges.append(edge)
        return edges

    def advance(self, text: str) -> bool:
        """Go on to the seat's next question after that answer, if something is known of it."""
        edge = self.root.edges.get(text)
        if edge is None or edge.visits == 0:
            return False
        spread = self.deviation()
        self.root = edge.child
        mean = self.root.total / self.root.visits
        self.squares = self.root.visits * (spread * spread + mean * mean)
        return True

    def is_decided(self, left: float) -> bool:
        """Whether `left` more playouts could not bring another move to the top."""
        first = second = 0
        for edge in self.root.edges.values():
            if edge.visits > first:
                first, second = edge.visits, first
            elif edge.visits > second:
                second = edge.visits
        return first - second > left

    def ranking(self) -> list[Edge]:
        """The root's moves, most visited first."""
        edges = list(self.root.edges.values())
        edges.sort(key=_by_visits)
        return edges


class PlayoutPlayer:
    """Plays by a game's rules of thumb; what playouts need of the game is looked up once."""

    __slots__ = ("quick_rate", "quick_turns", "settled", "random", "noise", "doubt", "horizon")

    def __init__(self, game: Game, rng: Random, horizon: int) -> None:
        self.quick_rate = game.quick_rater()
        self.quick_turns = game.quick_turns()
        self.settled = game.settled_check()
        self.random = rng.random
        self.noise = game.noise
        self.doubt = game.doubt
        self.horizon = horizon

    def choose(self, state: State, decision: Decision) -> Move:
        """A move by rules of thumb, with some noise."""
        moves = decision.moves
        if len(moves) == 1:
            return moves[0]
        if self.random() < self.noise:
            return moves[int(self.random() * len(moves))]
        rates = self.quick_rate(state, decision.seat, moves)
        if self.doubt:
            return moves[place_of(rates, self.doubt, self.random())]
        best = 0
        most = rates[0]
        for i, rate in enumerate(rates):  # compiled, quicker than by index
            if rate > most:
                best = i
                most = rate
        return moves[best]

    def hurry(self, state: State, steps: int, but: int) -> int:
        """Play the turns that the game can play by itself, up to another question or one to the
        seat `but`; returns how many answers that were."""
        if self.quick_turns is None:
            return 0
        return self.quick_turns(state, self.random, self.noise, self.horizon - steps, but)

    def goes_on(self, state: State, steps: int) -> bool:
        """Whether a playout has to continue before its position is evaluated."""
        return not state.over and (steps < self.horizon or not self.settled(state))


def play_on(game: Game, state: State, rng: Random) -> None:
    """Let everybody play by rules of thumb to the end, or as far as chances are told from."""
    player = PlayoutPlayer(game, rng, game.foresight)
    steps = 0
    while player.goes_on(state, steps):
        given = player.hurry(state, steps, -1)
        if given:
            steps += given
            continue
        for decision in state.decisions():
            state.apply(decision.seat, player.choose(state, decision))
            steps += 1


def worth(game: Game, state: State, seat: int) -> float:
    """What a seat's search aims at, about 0 to 1: its lead over each of the others, and in some
    games its own points, because what only harms one rival helps the other ones as well."""
    if not state.over:
        values = game.evaluate_all(state)
        value = lead_over(values, seat, game.spread)
    else:
        ranks = game.ranks(state)
        values = [float(rank[0]) for rank in ranks]
        best = max([rank for other, rank in enumerate(ranks) if other != seat])
        won = 1.0 if ranks[seat] > best else 0.5 if ranks[seat] == best else 0.0
        value = 0.5 * won + 0.5 * lead_over(values, seat, game.spread)
    # A point counts about as much as one of a lead between equals.
    return (1.0 - game.own) * value + game.own * values[seat] / (4.0 * game.spread)


def _by_visits(edge: Edge) -> tuple[int, float, float]:
    mean = edge.total / edge.visits if edge.visits else 0.0
    return (-edge.visits, -mean, -edge.prior)


def lead_over(values: list[float], seat: int, spread: float) -> float:
    """The mean of soft comparisons with the others; leading all of them counts extra."""
    mine = values[seat]
    total = 0.0
    weakest = 1.0
    for other in range(len(values)):
        if other != seat:
            ahead = 1.0 / (1.0 + math.exp(max(-40.0, min(40.0, (values[other] - mine) / spread))))
            total += ahead
            if ahead < weakest:
                weakest = ahead
    return 0.5 * total / (len(values) - 1) + 0.5 * weakest


def softmax(rates: list[float], temperature: float) -> list[float]:
    """Probabilities that favour better rates."""
    best = most(rates)
    weights: list[float] = []
    total = 0.0
    for rate in rates:
        weight = math.exp(max(-40.0, (rate - best) / temperature))
        weights.append(weight)
        total += weight
    return [weight / total for weight in weights]


def most(rates: list[float]) -> float:
    """The best of the rates."""
    best = rates[0]
    for rate in rates:
        if rate > best:
            best = rate
    return best


def drawn(weights: list[float], rng: Random) -> int:
    """A random index; the weights sum to one."""
    left = rng.random()
    for i in range(len(weights)):
        left -= weights[i]
        if left < 0.0:
            return i
    return len(weights) - 1


def place_of(rates: list[float], temperature: float, left: float) -> int:
    """What `drawn` makes of the `softmax` and a random number; playouts need it without lists."""
    best = most(rates)
    total = 0.0
    for rate in rates:
        total += math.exp(max(-40.0, (rate - best) / temperature))
    for i in range(len(rates)):
        left -= math.exp(max(-40.0, (rates[i] - best) / temperature)) / total
        if left < 0.0:
            return i
    return len(rates) - 1
