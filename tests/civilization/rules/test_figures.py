"""Chapter 7, figures on the map: armies and scouts come, go and die (CV-7.1 to CV-7.5)."""

from __future__ import annotations

from pentapolis.games.civilization.state import FIGURES_OF
from tests.citing import rule
from tests.civilization.table import (
    army,
    board,
    forces,
    idle,
    kind,
    movement,
    offered,
    say,
    scout,
    sq,
    tech,
)


@rule("CV-7.7")
def test_built_figures_may_move_and_marked_ones_may_not() -> None:
    state = board(civs=("rome", "egypt"))
    first = army(state, 0, "F4")
    second = army(state, 0, "F6")
    state.fresh = 1 << first
    state.marked = 1 << second
    moves = offered(movement(state))
    assert "to F3" in moves
    assert not any(text.startswith("move") for text in moves)


@rule("CV-7.17", "CV-EX-13", "CV-7.22")
def test_scouts_die_with_their_armies() -> None:
    state = board(civs=("rome", "egypt"))
    tech(state, 1, "masonry")
    forces(state, 0, "infantry-3")
    forces(state, 1)
    army(state, 1, "G4")
    army(state, 1, "G4")
    scout(state, 1, "G4")
    state.trade[1] = 3
    figure = army(state, 0, "F4")
    say(movement(state), "?move F4 army:1", "to G4", "?play infantry-3")
    assert not state.occupied[sq("G4")] & FIGURES_OF[1]
    assert state.where[figure] == sq("G4")
    assert kind(state) == "spend_loot"
    assert "done" in offered(state)
    say(state, "loot-trade 3")
    assert idle(state)  # 1 loot only


@rule("CV-7.18", "CV-EX-57", "CV-Q17")
def test_lone_scouts_are_killed_for_one_loot() -> None:
    state = board(civs=("rome", "egypt"))
    tech(state, 0, "code-of-laws")
    scout(state, 1, "G4")
    scout(state, 1, "G4")
    state.culture[1] = 5
    before = state.forces[0]
    army(state, 0, "F4")
    say(movement(state), "?move F4 army:1", "to G4")
    assert kind(state) == "spend_loot"
    assert state.coin_tokens[0] == 1
    say(state, "loot-culture 3")
    assert state.culture == [3, 2]
    assert state.forces[0] == before  # no unit cards drawn
    scout(state, 1, "F4")
    army(state, 0, "E4")
    say(movement(state), "?move E4 army:1", "to F4", "done")
    assert state.coin_tokens[0] == 1  # once per turn
