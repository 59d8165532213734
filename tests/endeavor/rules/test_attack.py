"""Chapter 11: attack."""

from __future__ import annotations

from tests.citing import rule
from tests.endeavor.table import (
    asked,
    box,
    empty,
    fill,
    hold,
    keep_busy,
    misplaced,
    offered,
    own,
    owner,
    play,
    refused,
    take_token,
    token_at,
    tokens_held,
    turn,
)

AFRICA = 4


@rule("EN-11.1", "EN-11.4", "EN-11.5")
def test_an_attack_costs_two_and_always_succeeds() -> None:
    state = empty()
    own(state, 0, "barracks", harbor=3)
    hold(state, 1, "e1 e2")
    keep_busy(state, 1)
    supplies = state.supply[:]
    harbor = state.harbor[1]
    turn(state)
    play(state, "activate barracks", "attack e1")
    assert owner(state, "e1") == 0
    assert state.harbor[0] == 0
    assert state.supply == [supplies[0] + 1, supplies[1] + 1, supplies[2]]
    assert state.harbor[1] == harbor  # the defender's marker goes to the supply
    assert asked(state).kind == "choose_action"  # and the defender has no reaction


@rule("EN-11.2")
def test_targets_are_cities_of_others() -> None:
    state = empty()
    own(state, 0, "barracks", harbor=3)
    hold(state, 0, "e1")
    hold(state, 1, "e2")
    hold(state, 2, "a1")
    fill(state, "africa", [0, 1, 1])
    turn(state)
    play(state, "activate barracks")
    assert offered(state) == ["attack e2", "attack a1"]
    refused(state, "attack e1", "EN-11.2")
    refused(state, "attack e3", "EN-11.2")
    misplaced(state, "occupy e3", "EN-8.1")


@rule("EN-11.6")
def test_an_attack_brings_connection_tokens_only() -> None:
    state = empty()
    own(state, 0, "barracks", harbor=3)
    hold(state, 0, "e1")
    hold(state, 1, "e2")
    hold(state, 2, "e3")
    turn(state)
    play(state, "activate barracks", "attack e2")
    assert tokens_held(state, 0) == 1
    assert not token_at(state, "e1-e2")
    assert token_at(state, "e2-e3")


@rule("EN-EX-9")
def test_example_9_attack() -> None:
    def position(tokens: str, harbor: int) -> tuple[int, ...]:
        state = box()
        own(state, 1, "barracks", tokens=tokens, harbor=harbor)
        hold(state, 1, "lisbon algiers")
        hold(state, 0, "cadiz")
        take_token(state, "cadiz-algiers")
        keep_busy(state, 2)
        turn(state, 1)
        if "activate barracks" in offered(state):
            play(state, "activate barracks")
        elif "use attack" in offered(state):
            play(state, "use attack")
        return (
            owner(state, "cadiz"), state.harbor[1], tokens_held(state, 1),
            state.scores()[1].parts["connections"], state.supply[0], state.supply[1],
        )  # fmt: skip

    # Cadiz is the only target, so the engine answers which city.
    assert position("", 3) == (1, 0, 1, 2, 31, 31)
    assert position("finance", 2)[0] == 0  # too few for the activation
    assert position("attack", 2)[:2] == (1, 0)  # enough for the token
