"""Chapter 16: end of round."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.endeavor.table import asked, empty, keep_busy, own, play, turn


@rule("EN-16.2")
@pytest.mark.parametrize(("crown", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_crown_goes_left_whoever_passed_first(crown: int, following: int) -> None:
    for first in range(3):
        for last in range(3):
            state = empty()
            state.crown = crown
            keep_busy(state, 0, 1, 2)
            turn(state, first, passed=tuple({0, 1, 2} - {first, last}))
            play(state, "pass")
            if first != last:
                play(state, "pass")
            assert (state.round, state.crown) == (3, following)
            assert asked(state).seat == following
    state = empty()
    state.crown = crown
    state.round = 7
    turn(state, passed=(0, 1, 2))
    assert state.over
    assert state.crown == crown  # after the last round nobody takes it


@rule("EN-16.3")
def test_things_are_kept_between_rounds() -> None:
    state = empty()
    own(state, 0, "market shipyard", "europe_0", "attack", harbor=3)
    state.workers[0] = 0b111
    turn(state, passed=(0, 1, 2))
    assert state.round == 3
    assert asked(state).kind == "choose_building"
    assert state.workers[0] == 0b111
    assert state.harbor[0] == 3
    assert (state.cards[0], state.tokens[4]) == (1, 1)
