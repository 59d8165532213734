"""Copies of a position share players, notes and lists until one of them changes."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import pytest

import pentapolis
from pentapolis.core.digest import digest
from pentapolis.games.imperium.state import Imperium, Player


def started(seats: int, seed: int) -> Imperium:
    """A position at the start of a game, without a match around it."""
    state = pentapolis.new("imperium", seats=seats, seed=seed).state.copy()
    assert isinstance(state, Imperium)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_neither_the_position_nor_its_copy_changes_with_the_other(seats: int) -> None:
    rng = Random(seats)
    state = started(seats, seats)
    while (decision := state.next_decision()) is not None:
        twin = state.copy()
        if rng.random() < 0.5:
            state, twin = twin, state
        before = digest(twin)
        state.apply(decision.seat, rng.choice(decision.moves))
        assert digest(twin) == before


def test_players_that_copies_share_are_never_written(monkeypatch: pytest.MonkeyPatch) -> None:
    if not hasattr(Player.copy, "__code__"):
        pytest.skip("compiled classes cannot be watched")
    write = Player.__setattr__

    def watched(player: Player, name: str, value: Any) -> None:
        if name not in Player.DERIVED:
            shared = getattr(player, "shared", False)
            assert not shared, f"{sys._getframe(1).f_code.co_qualname} writes {name} without `own`"
        write(player, name, value)

    monkeypatch.setattr(Player, "__setattr__", watched)
    for seed in range(12):
        rng = Random(seed)
        state = started(2 + seed % 3, seed)
        while (decision := state.next_decision()) is not None:
            state = state.copy()
            state.apply(decision.seat, rng.choice(decision.moves))
