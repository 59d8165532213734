"""Random games of all kinds, for tests of this package."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pentapolis
from pentapolis.arena.fuzz import cases
from pentapolis.core.agenda import Decision
from pentapolis.core.state import State

GAMES = tuple(pentapolis.games())


def questions(game: str, games: int, seed: int, every: int = 1) -> Iterator[tuple[State, Decision]]:
    """Questions of random games with seats and options at random, and the positions they are
    asked in."""
    found = pentapolis.games()[game]
    for case in islice(cases([found], seed, 1), games):
        rng = Random(case.seed)
        state = found.start(case.seats, case.seed, {**found.unattended, **case.options})
        number = 0
        while not state.over:
            for decision in state.decisions():
                if number % every == 0:
                    yield state, decision
                number += 1
                state.apply(decision.seat, rng.choice(decision.moves))
