"""Sections 7 and 11: movement, discovery, huts and villages, blockades."""

from __future__ import annotations

from tests.citing import rule
from tests.civilization.table import (
    army,
    board,
    idle,
    kind,
    movement,
    offered,
    say,
    scout,
    sq,
    why,
)


@rule("CV-7.1", "CV-7.2", "CV-7.3")
def test_figures_move_once_by_orthogonal_steps() -> None:
    state = board(civs=("rome", "egypt"))
    army(state, 0, "F4")
    army(state, 0, "F6")
    movement(state)
    say(state, "?move F4 army:1")
    near = {"to F3", "to G4", "to F5", "to E4"}
    two = {"to F2", "to G3", "to H4", "to G5", "to F6", "to E5", "to E3"}  # D4 is the own centre
    assert offered(state) == near | two | {"move F6 army:1", "stay", "end"}
    assert why(state, "to H5") == "CV-7.1"
    say(state, "to H4")
    assert kind(state) == "move_group"
    assert why(state, "move H4 army:1") == "CV-7.1"
    assert {"to F5", "to G6"} <= offered(state)  # now for the army on F6


@rule("CV-7.1", "CV-7.3")
def test_figures_move_in_any_order_one_after_another() -> None:
    state = board(civs=("rome", "egypt"))
    army(state, 0, "F4")
    army(state, 0, "F6")
    say(movement(state), "stay")
    assert {"move F4 army:1", "to F7", "end"} <= offered(state)
    say(state, "move F4 army:1")
    assert all(text.startswith("to") for text in offered(state))
    say(state, "to F3", "to F7")
    assert state.own_at(sq("F3"), 0)
    assert state.own_at(sq("F7"), 0)
    assert idle(state)


@rule("CV-7.4", "CV-Q14")
def test_groups_start_together_and_stay_together() -> None:
    state = board(civs=("rome", "egypt"))
    army(state, 0, "F4")
    scout(state, 0, "F4")
    movement(state)
    # The army leads; the scout or both together can be named instead.
    assert {"to F3", "stay", "move F4 scout:1", "move F4 army:1 scout:1"} <= offered(state)
    say(state, "move F4 army:1 scout:1", "to G4")
    assert state.own_at(sq("G4"), 0).bit_count() == 2
    assert idle(state)
