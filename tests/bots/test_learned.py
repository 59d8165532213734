"""What training adds to rates."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis.bots.weights import names, numbers, own, table_of


@pytest.mark.parametrize(("name", "least"), [("seven-wonders", 200), ("terra-mystica", 700)])
def test_the_places_are_those_of_the_numbers_that_are_added(name: str, least: int) -> None:
    """All numbers differ, so that a sum of the wrong ones is wrong. What a sacrifice of power
    foresees of another move (`foreseen`) is that move's to learn."""
    game = pentapolis.games()[name]
    weights = game.weights
    assert weights is not None
    values = dict(own(game).values)
    if "foreseen" in values:
        values["foreseen"] = 0.0
    flat = names(values)
    first = flat.index(next(name for name in flat if name.startswith(game.learned[0])))
    size = sum(len(numbers(values[name])) for name in game.learned)
    assert {name.split(".")[0] for name in flat[first : first + size]} == set(game.learned)
    row = numbers(values)
    none = table_of(values, [*row[:first], *[0.0] * size, *row[first + size :]])
    added = [float(1 + (7919 * place) % 10007) for place in range(size)]
    some = table_of(values, [*row[:first], *added, *row[first + size :]])
    before = weights.table
    bot = pentapolis.bot("greedy", seed=1)
    match = pentapolis.new(name, seats=4, seed=3)
    seen: set[int] = set()
    while not match.over:
        for decision in match.decisions:
            seat, moves, state = decision.seat, list(decision.moves), match.state
            places = game.learned_places(state, seat, moves)
            weights.put(none)
            plain = game.rate(state, seat, moves)
            weights.put(some)
            more = game.rate(state, seat, moves)
            weights.put(before)
            for rate, base, mine in zip(more, plain, places, strict=True):
                assert rate - base == pytest.approx(sum(added[place] for place in mine))
                seen.update(mine)
            match.play(seat, bot.choose(match, seat))
    assert len(seen) > least
