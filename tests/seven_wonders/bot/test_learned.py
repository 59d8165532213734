"""What training adds to rates."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis.bots.weights import names, numbers, own, table_of
from pentapolis.games.seven_wonders import GAME
from pentapolis.games.seven_wonders.bot.weights import W
from pentapolis.games.seven_wonders.state import SevenWonders

RANGE = sum(len(numbers(own(GAME).values[name])) for name in GAME.learned)


def test_the_places_are_those_of_the_numbers_that_are_added() -> None:
    """All numbers differ, so that a sum of the wrong ones is wrong."""
    values = own(GAME).values
    flat = names(values)
    first = flat.index(next(name for name in flat if name.startswith(GAME.learned[0])))
    assert {name.split(".")[0] for name in flat[first : first + RANGE]} == set(GAME.learned)
    row = numbers(values)
    none = table_of(values, [*row[:first], *[0.0] * RANGE, *row[first + RANGE :]])
    added = [float(1 + (7919 * place) % 10007) for place in range(RANGE)]
    some = table_of(values, [*row[:first], *added, *row[first + RANGE :]])
    before = W.table
    bot = pentapolis.bot("greedy", seed=1)
    match = pentapolis.new("seven-wonders", seats=4, seed=3)
    seen: set[int] = set()
    while not match.over:
        for decision in match.decisions:
            seat, moves, state = decision.seat, list(decision.moves), match.state
            assert isinstance(state, SevenWonders)
            places = GAME.learned_places(state, seat, moves)
            W.put(none)
            plain = GAME.rate(state, seat, moves)
            W.put(some)
            more = GAME.rate(state, seat, moves)
            W.put(before)
            for rate, base, mine in zip(more, plain, places, strict=True):
                assert rate - base == pytest.approx(sum(added[place] for place in mine))
                seen.update(mine)
            match.play(seat, bot.choose(match, seat))
    assert len(seen) > 200
