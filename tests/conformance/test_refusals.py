"""A refused move gets a reason: at most two in a hundred answers tell nothing."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis.core.legality import MOST_GENERIC, Refusals, watch_refusals

# A few games of each, with the fewest and the most players, show nearly every kind of question.
SEEDS = (1, 2)


@pytest.mark.parametrize("name", pentapolis.games())
def test_refusals_tell_something(name: str) -> None:
    game = pentapolis.games()[name]
    refusals = Refusals()
    for seats in {game.seats[0], game.seats[-1]}:
        for seed in SEEDS:
            watch_refusals(refusals, game, seats, seed, game.unattended)
    assert refusals.asked > 200
    assert refusals.share <= MOST_GENERIC, refusals.report()
