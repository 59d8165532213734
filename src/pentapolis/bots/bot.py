"""The simplest bots, and how a bot is called by name."""

from __future__ import annotations

import math
import os
import time
from pathlib import Path
from random import Random
from typing import Any

from pentapolis.bots.parallel import search_on
from pentapolis.bots.search import Search, drawn, softmax
from pentapolis.bots.styles import PLAIN, styled
from pentapolis.bots.weights import WeightsFile, read, used
from pentapolis.core.errors import UnknownBot
from pentapolis.core.game import Game
from pentapolis.core.match import Match
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.state import State


class Bot:
    """Answers questions. A bot never sees the true position: it gets one that is drawn from all
    that fit what its seat knows."""

    name = ""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.weights: WeightsFile | None = None  # None: the game's own
        self.style = PLAIN

    def choose(self, match: Match, seat: int) -> Move:
        """A move of that seat's open question."""
        match.decision(seat)  # raises an error if the seat is not asked
        # The stream depends on the question, not on how often the bot was asked before.
        rng = Random(f"{self.seed} {seat} {match.position}")
        with used(match.game, styled(match.game, self.weights, self.style)):
            return self.pick(match.game, match.state.resample(seat, rng), seat, rng)

    def pick(self, game: Game, state: State, seat: int, rng: Random) -> Move:
        """A move in a position where everything the seat cannot know is made up."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal move, all equally likely."""

    name = "random"

    def pick(self, game: Game, state: State, seat: int, rng: Random) -> Move:
        decision = state.decision(seat)
        assert decision is not None
        return rng.choice(decision.moves)


class Greedy(Bot):
    """The move with the best rate by the game's rules of thumb."""

    name = "greedy"
    heat = 0.0
    """The temperature for choosing among rates, as a share of a beginner's."""

    def pick(self, game: Game, state: State, seat: int, rng: Random) -> Move:
        decision = state.decision(seat)
        assert decision is not None
        if len(decision.moves) == 1:
            return decision.moves[0]
        rates = game.rate(state, seat, decision.moves)
        heat = max(game.variety.get(decision.kind, 0.0), self.heat * game.beginner)
        if heat:
            return decision.moves[drawn(softmax(rates, heat), rng)]
        best = max(rates)
        return rng.choice(
            [m for m, rate in zip(decision.moves, rates, strict=True) if rate == best]
        )


class Casual(Greedy):
    """Often the second-best move, rarely a bad one."""

    name = "casual"
    heat = 0.6


class Beginner(Greedy):
    """Any reasonable move, better ones more often."""

    name = "beginner"
    heat = 1.0


class Searcher(Bot):
    """Search with a budget of seconds, playouts or both (whichever ends first).

    It answers as soon as no other move will overtake the most visited one within the budget, unless
    it is `thorough`: then it also examines the others.

    A turn is a chain of small questions: what playouts of one have shown about the next counts
    towards its budget, if nothing happened in between but the seat's own answers. A bot that was
    not asked before begins anew.
    """

    catching_up = 1.0
    """The share of the remaining playouts that a move behind the first may be expected to get."""

    def __init__(
        self,
        seed: int = 0,
        seconds: float | None = None,
        playouts: int | None = None,
        thorough: bool = False,
        workers: int = 1,
    ) -> None:
        super().__init__(seed)
        self.seconds = seconds
        self.playouts = playouts
        self.thorough = thorough
        self.workers = workers
        self.fresh = False  # whether every question is begun anew, to compare
        self.tree: Search | None = None  # of the last question, advanced by the answers of:
        self.match: Match | None = None
        self.record: list[tuple[int, str]] = []

    def choose(self, match: Match, seat: int) -> Move:
        moves = match.decision(seat).moves
        if len(moves) == 1:
            return moves[0]
        self.tree = self.kept(match, seat)
        move = super().choose(match, seat)
        if self.tree is not None and not self.tree.advance(move.text):
            self.tree = None
        self.match, self.record = match, [*match.record, (seat, move.text)]
        return move

    def kept(self, match: Match, seat: int) -> Search | None:
        """The last tree, if only the seat's own answers, which revealed nothing, led from there."""
        tree, since = self.tree, len(self.record)
        if tree is None or self.fresh or match is not self.match or seat != tree.seat:
            return None
        if match.record[:since] != self.record or match.fence >= since:
            return None
        if any(other != seat for other, _ in match.record[since:]):
            return None
        for _, text in match.record[since:]:  # answers without a choice
            if not tree.advance(text):
                self.tree = None
                return None
        self.record = match.record[:]
        offered = {move.text for move in match.decision(seat).moves}
        return tree if tree.root.edges.keys() <= offered else None

    def pick(self, game: Game, state: State, seat: int, rng: Random) -> Move:
        decision = state.decision(seat)
        assert decision is not None
        if decision.kind in game.variety:
            return Greedy().pick(game, state, seat, rng)
        if self.workers == 1:
            self.tree = self.search(game, state, seat, rng, self.tree)
            return self.tree.ranking()[0].move

        def grow(own: Random) -> Search:
            return self.search(game, state, seat, own)

        return search_on(self.workers, grow, rng).ranking()[0].move

    def search(
        self, game: Game, state: State, seat: int, rng: Random, earlier: Search | None = None
    ) -> Search:
        """Grow a tree until the budget is used up or the choice is clear."""
        search = Search(game, state, seat, rng, earlier=earlier)
        known = search.root.visits
        begun = last = time.monotonic()
        longest = 0.0
        while True:
            search.playout()
            now = time.monotonic()
            longest = max(longest, now - last)
            last = now
            left = math.inf if self.playouts is None else self.share() - search.root.visits
            if self.seconds is not None:
                seconds = begun + self.seconds - now
                # A playout that would not finish in time is not started.
                fitting = seconds * search.playouts / (now - begun + 1e-9) - known
                left = min(left, fitting if seconds > longest else 0)
            if left <= 0 or (not self.thorough and search.is_decided(self.catching_up * left)):
                return search

    def share(self) -> int:
        """How many playouts each worker does."""
        assert self.playouts is not None
        return -(-self.playouts // self.workers)


class Steady(Searcher):
    """A short search counted in playouts, so that its strength does not depend on the machine."""

    name = "steady"

    def __init__(self, seed: int = 0, seconds: float | None = None, playouts: int = 60) -> None:
        super().__init__(seed, seconds, playouts)


LONG_CATCHING_UP = 0.3
"""In a long search the rest of it hardly ever goes to one move (docs/bots.md)."""


class Strong(Searcher):
    """A long search: two seconds by default."""

    name = "strong"
    catching_up = LONG_CATCHING_UP

    def __init__(
        self, seed: int = 0, seconds: float | None = None, playouts: int | None = None
    ) -> None:
        super().__init__(seed, 2.0 if seconds is None and playouts is None else seconds, playouts)


class Master(Searcher):
    """The longest search, on all cores."""

    name = "master"
    catching_up = LONG_CATCHING_UP

    def __init__(
        self,
        seed: int = 0,
        seconds: float | None = None,
        playouts: int | None = None,
        workers: int | None = None,
    ) -> None:
        if seconds is None and playouts is None:
            seconds = MASTER_SECONDS
        super().__init__(
            seed, seconds, playouts, workers=workers or min(MOST_WORKERS, os.cpu_count() or 1)
        )


MASTER_SECONDS = 6.0
MOST_BUDGET = 1_000_000
MOST_WORKERS = 8

LEVELS: tuple[type[Bot], ...] = (Beginner, Casual, Greedy, Steady, Strong, Master)
"""The six levels, weakest first; they mean the same in every game."""
BOTS: dict[str, type[Bot]] = {RandomBot.name: RandomBot, **{bot.name: bot for bot in LEVELS}}


def make(
    name: str,
    seed: int = 0,
    weights: WeightsFile | Path | str | None = None,
    style: str = PLAIN,
    **budget: Any,
) -> Bot:
    """A bot by name, or an error; it may use other weights than its game's own, and have one of the
    game's styles."""
    found = BOTS.get(name) if isinstance(name, str) else None
    if found is None:
        raise UnknownBot(Message("core-unknown-bot", {"bot": str(name), "known": ", ".join(BOTS)}))
    for key, value in budget.items():
        known = key in ("seconds", "playouts", "fresh") and issubclass(found, Searcher)
        known = known or (key == "workers" and found is Master)
        number = isinstance(value, (int, float)) and not isinstance(value, bool)
        whole = key == "seconds" or (number and not value % 1)
        most = {"workers": MOST_WORKERS, "fresh": 1}.get(key, MOST_BUDGET)
        if not known or not number or not whole or not 0 < value <= most:
            raise UnknownBot(Message("core-bad-budget", {"name": key, "value": str(value)}))
    if found is RandomBot and style != PLAIN:  # it goes by no weights
        raise UnknownBot(Message("core-bad-budget", {"name": "style", "value": str(style)}))
    fresh = bool(budget.pop("fresh", False))
    bot = found(seed, **budget)
    bot.style = style
    if isinstance(bot, Searcher):
        bot.fresh = fresh
    bot.weights = read(str(weights)) if isinstance(weights, (str, Path)) else weights
    return bot
