"""A match as bytes comes back as the same match, in the middle of anything."""

from __future__ import annotations

from random import Random

import pytest

import pentapolis
from pentapolis.core.digest import digest
from pentapolis.server.snapshot import fingerprint, freeze, thaw


@pytest.mark.parametrize("game", sorted(pentapolis.games()))
def test_a_thawed_match_goes_on_like_the_original(game: str) -> None:
    rng = Random(5)
    match = pentapolis.new(game, seats=pentapolis.games()[game].seats[-1], seed=11)
    while not match.over:
        for _ in range(rng.randint(1, 40)):
            if not match.over:
                decision = rng.choice(match.decisions)
                match.play(decision.seat, rng.choice(decision.moves))
        first = match.game.first_state(match.seats, match.seed, match.options)
        twin = thaw(freeze(match), first)
        assert digest(twin.state) == digest(match.state)
        assert [e.to_json() for e in twin.log(0)] == [e.to_json() for e in match.log(0)]
        assert twin.save() == match.save()
        middle = match.position // 2
        assert digest(twin.at(middle)) == digest(match.at(middle))
        match = twin


def test_a_fingerprint_is_of_one_game_and_this_code() -> None:
    prints = {fingerprint(game) for game in pentapolis.games()}
    assert len(prints) == len(pentapolis.games())
