"""Chapter 7: action phase, turns."""

from __future__ import annotations

from tests.citing import rule
from tests.endeavor.table import (
    asked,
    empty,
    keep_busy,
    levels,
    misplaced,
    nonsense,
    offered,
    own,
    play,
    turn,
    work,
)


@rule("EN-7.1", "EN-7.4", "EN-8.1")
def test_one_action_or_a_pass() -> None:
    state = empty()
    own(state, 0, "shipyard", tokens="ship_or_draw", harbor=9)
    keep_busy(state, 1, 2)
    turn(state)
    # Ways A and B, and passing; there is no way to do nothing and stay in.
    assert offered(state) == [
        "activate colonial_house", "activate shipyard", "use ship_or_draw", "pass",
    ]  # fmt: skip
    nonsense(state, "wait")
    nonsense(state, "activate palace")
    nonsense(state, "use palace")
    play(state, "activate shipyard", "ship africa")
    assert asked(state).seat == 1  # exactly one


@rule("EN-7.3")
def test_passing_is_always_allowed_and_sometimes_forced() -> None:
    state = empty()
    keep_busy(state, 0, 2)
    turn(state)
    assert offered(state) == ["activate colonial_house", "pass"]
    play(state, "pass")
    assert state.passed == 0b011  # seat 1 had no legal action and passed by itself
    assert asked(state).seat == 2


@rule("EN-7.5", "EN-7.6", "EN-7.11")
def test_nothing_else_can_be_done_in_a_turn() -> None:
    state = empty()
    own(state, 0, "market", "africa_1 india_1", "politics attack", harbor=3)
    turn(state)
    # No trade, no gift, no voluntary discard, no rearranging that would matter.
    assert {move.verb for move in asked(state).moves} == {"activate", "pass"}
    nonsense(state, "give attack")
    misplaced(state, "discard africa_1", "EN-15.13")
    misplaced(state, "slot none", "EN-15.15")


@rule("EN-7.7", "EN-7.8")
def test_gained_tokens_raise_levels_and_lie_in_the_harbor() -> None:
    state = empty()
    own(state, 0, harbor=2)
    keep_busy(state, 1)
    turn(state)
    play(state, "activate colonial_house", "occupy e1")
    assert levels(state)["culture"] == 1
    assert state.view(1)["players"][0]["tokens"] == {"token:culture": 1}  # seen by all


@rule("EN-7.9")
def test_returned_population_can_be_used_at_once() -> None:
    state = empty()
    own(state, 0, "bank shipyard market", tokens="finance finance", harbor=1)
    work(state, 0, "colonial_house shipyard")
    turn(state, passed=(1, 2))
    play(state, "activate bank")
    assert state.harbor[0] == 2
    play(state, "activate shipyard", "ship india")
    assert state.harbor[0] == 0
