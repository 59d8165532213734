"""The simplest bots, and how a bot is called by name."""

from __future__ import annotations

import math
import time
from random import Random
from typing import Any

from pentapolis.bots.search import Search
from pentapolis.core.errors import UnknownBot
from pentapolis.core.game import Game
from pentapolis.core.match import Match
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.state import State


class Bot:
    """Answers questions. A bot never sees the true position: it gets one drawn from all that fit
    what its seat knows, by a stream of its own."""

    name = ""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, match: Match, seat: int) -> Move:
        """A move of that seat's open question."""
        match.decision(seat)  # or a clear error
        # The stream depends on the question, not on how often the bot was asked before.
        rng = Random(f"{self.seed} {seat} {match.position}")
        return self.pick(match.game, match.state.resample(seat, rng), seat, rng)

    def pick(self, game: Game, state: State, seat: int, rng: Random) -> Move:
        """A move in a position where everything the seat cannot know is made up."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal move, each as likely."""

    name = "random"

    def pick(self, game: Game, state: State, seat: int, rng: Random) -> Move:
        decision = state.decision(seat)
        assert decision is not None
        return rng.choice(decision.moves)


class Greedy(Bot):
    """The move that the game's rules of thumb like best."""

    name = "greedy"

    def pick(self, game: Game, state: State, seat: int, rng: Random) -> Move:
        decision = state.decision(seat)
        assert decision is not None
        if len(decision.moves) == 1:
            return decision.moves[0]
        rates = game.rate(state, seat, decision.moves)
        best = max(rates)
        return rng.choice(
            [m for m, rate in zip(decision.moves, rates, strict=True) if rate == best]
        )


class Searcher(Bot):
    """Search with a budget of seconds, playouts or both (whichever ends first).

    It answers as soon as no other move can catch up with the most visited one within the budget,
    unless it is `thorough`: then it cares for the others too, and for what speaks for each.
    """

    def __init__(
        self,
        seed: int = 0,
        seconds: float | None = None,
        playouts: int | None = None,
        thorough: bool = False,
    ) -> None:
        super().__init__(seed)
        self.seconds = seconds
        self.playouts = playouts
        self.thorough = thorough

    def choose(self, match: Match, seat: int) -> Move:
        moves = match.decision(seat).moves
        return moves[0] if len(moves) == 1 else super().choose(match, seat)

    def pick(self, game: Game, state: State, seat: int, rng: Random) -> Move:
        search = self.search(game, state, seat, rng)
        return search.ranking()[0].move

    def search(self, game: Game, state: State, seat: int, rng: Random) -> Search:
        """Grow a tree until the budget is used up or the choice is made."""
        search = Search(game, state, seat, rng, explain=self.thorough)
        begun = last = time.monotonic()
        longest = 0.0
        while True:
            search.playout()
            now = time.monotonic()
            longest = max(longest, now - last)
            last = now
            left = math.inf if self.playouts is None else self.playouts - search.playouts
            if self.seconds is not None:
                seconds = begun + self.seconds - now
                # A playout that would not finish in time is not begun.
                fitting = seconds * search.playouts / (now - begun + 1e-9)
                left = min(left, fitting if seconds > longest else 0)
            if left <= 0 or (not self.thorough and search.is_decided(left)):
                return search


class Steady(Searcher):
    """A short search: answers at once."""

    name = "steady"

    def __init__(self, seed: int = 0, seconds: float = 0.25, playouts: int = 60) -> None:
        super().__init__(seed, seconds, playouts)


class Strong(Searcher):
    """A long search: two seconds unless told otherwise."""

    name = "strong"

    def __init__(
        self, seed: int = 0, seconds: float | None = None, playouts: int | None = None
    ) -> None:
        super().__init__(seed, 2.0 if seconds is None and playouts is None else seconds, playouts)


BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot, Greedy, Steady, Strong)}


def make(name: str, seed: int = 0, **budget: Any) -> Bot:
    """A bot by name, or a clear error."""
    found = BOTS.get(name) if isinstance(name, str) else None
    if found is None:
        raise UnknownBot(Message("core-unknown-bot", {"bot": str(name), "known": ", ".join(BOTS)}))
    for key, value in budget.items():
        known = key in ("seconds", "playouts") and issubclass(found, Searcher)
        number = isinstance(value, (int, float)) and not isinstance(value, bool)
        if not known or not number or not 0 < value < 1e6 or (key == "playouts" and value % 1):
            raise UnknownBot(Message("core-bad-budget", {"name": key, "value": str(value)}))
    return found(seed, **budget)
