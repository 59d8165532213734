"""Random play on a bare position, compiled with the rest of the engine."""

from __future__ import annotations

from random import Random

from pentapolis.core.state import State


def play_randomly(state: State, rng: Random) -> int:
    """Answer every question at random until the game is over; returns the number of answers.

    >>> import pentapolis
    >>> state = pentapolis.new("endeavor", seats=3, seed=7).state.copy()
    >>> play_randomly(state, Random(1)) > 50
    True
    >>> state.over
    True
    """
    random = rng.random
    count = 0
    while True:
        decision = state.next_decision()
        if decision is None:
            return count
        moves = decision.moves
        state.apply(decision.seat, moves[int(random() * float(len(moves)))])
        count += 1


def play_randomly_on_copies(state: State, rng: Random) -> int:
    """Like `play_randomly`, but copy the position before every answer, as a tree search does."""
    random = rng.random
    count = 0
    while True:
        decision = state.next_decision()
        if decision is None:
            return count
        state = state.copy()
        moves = decision.moves
        state.apply(decision.seat, moves[int(random() * float(len(moves)))])
        count += 1
