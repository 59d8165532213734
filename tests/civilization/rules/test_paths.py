"""Chapter 7, ways: which squares a figure or group may enter, cross and reach."""

from __future__ import annotations

from pentapolis.games.civilization.state import CITIES
from pentapolis.games.civilization.tables.cards import VILLAGE
from tests.citing import rule
from tests.civilization.table import (
    army,
    board,
    government,
    ground,
    idle,
    lay,
    movement,
    offered,
    say,
    scout,
    sq,
    tech,
    view,
    why,
)


@rule("CV-7.5", "CV-Q15")
def test_stacking_is_checked_where_a_movement_ends() -> None:
    state = board(civs=("rome", "egypt"))
    army(state, 0, "G4")
    army(state, 0, "G4")
    army(state, 0, "F4")
    movement(state)
    say(state, "?move F4 army:1")
    assert "to G4" not in offered(state)
    say(state, "to H4")
    assert state.own_at(sq("H4"), 0)
    state = board(civs=("rome", "egypt"))
    for name in ("G4", "G4", "H4", "H4"):
        army(state, 0, name)
    army(state, 0, "F4")
    say(movement(state), "?move F4 army:1")
    assert "to H4" not in offered(state)
    assert why(state, "to H4") == "CV-7.5"


@rule("CV-7.6", "CV-7.23")
def test_water() -> None:
    state = board(civs=("rome", "egypt"))
    ground(state, "G4", "water")
    army(state, 0, "F4")
    say(movement(state), "?move F4 army:1")
    assert why(state, "to G4") == "CV-7.6"
    state = board(civs=("rome", "egypt"))
    tech(state, 0, "navigation")
    ground(state, "G4", "water")
    ground(state, "H4", "water")
    army(state, 0, "F4")
    say(movement(state), "?move F4 army:1")
    assert "to G4" not in offered(state)  # could not end there
    assert "to H4" not in offered(state)
    ground(state, "H4", "grassland")
    state.spent = 0
    say(movement(state), "?move F4 army:1", "to H4")  # across the water
    assert state.own_at(sq("H4"), 0)
    state = board(civs=("rome", "egypt"))
    tech(state, 0, "navigation")
    ground(state, "G4", "water")
    lay(state, "G4", 0)
    army(state, 0, "F4")
    say(movement(state), "?move F4 army:1")
    assert "to G4" not in offered(state)  # a hut on water cannot be entered with cross only
    tech(state, 0, "sailing")
    state.spent = 0
    say(movement(state), "?move F4 army:1", "to G4")
    assert len(state.taken[0]) == 1


@rule("CV-7.12", "CV-7.13", "CV-7.14", "CV-Q16")
def test_huts_are_for_armies_or_republican_scouts() -> None:
    state = board(civs=("rome", "egypt"))
    lay(state, "G4", 1)
    army(state, 0, "F4")
    scout(state, 0, "F4")
    movement(state)
    say(state, "move F4 army:1 scout:1")
    assert why(state, "to G4") == "CV-7.12"  # no exception for escorted scouts
    say(state, "to F3")
    state = board(civs=("rome", "egypt"))
    lay(state, "G4", 1)
    army(state, 0, "F4")
    say(movement(state), "?move F4 army:1", "to G4")
    assert state.lying[sq("G4")] == -1
    assert view(state, 0)["players"][0]["tokens"] == ["token:hut-silk"]
    assert view(state, 1)["players"][0]["tokens"] == ["token:hut"]
    assert idle(state)  # the movement ended there
    state = board(civs=("rome", "egypt"))
    government(state, 0, "republic")
    lay(state, "G4", 1)
    lay(state, "F5", VILLAGE + 3)
    scout(state, 0, "F4")
    say(movement(state), "?move F4 scout:1")
    assert "to F5" not in offered(state)
    say(state, "to G4")
    assert len(state.taken[0]) == 1


@rule("CV-7.19")
def test_the_own_centre_is_crossed_never_ended_in() -> None:
    state = board(civs=("rome", "egypt"))
    army(state, 0, "C4")
    say(movement(state), "?move C4 army:1")
    assert "to D4" not in offered(state)
    say(state, "to E4")
    assert state.own_at(sq("E4"), 0)
    assert idle(state)


@rule("CV-7.7", "CV-7.19", "CV-Q29", "CV-Q64")
def test_reasons_of_movement_cite_their_rule() -> None:
    state = board(civs=("rome", "egypt"))
    figure = army(state, 0, "F4")
    army(state, 0, "H6")
    state.locked = (sq("F4"),)
    assert why(movement(state), "move F4 army:1") == "CV-Q29"
    state.locked = ()
    state.marked = 1 << figure
    assert why(movement(state), "move F4 army:1") == "CV-7.7"
    state.marked = 0
    say(movement(state), "?move F4 army:1")
    assert why(state, "to D4") == "CV-7.19"
    state = board(civs=("rome", "egypt"))
    government(state, 0, "democracy")
    army(state, 0, "L5")
    say(movement(state), "?move L5 army:1")
    assert why(state, "to M5") == "CV-Q64"
    scout(state, 0, "L4")
    say(movement(state), "?move L4 scout:1")
    assert why(state, "to M5") == "CV-7.12"


@rule("CV-7.20", "CV-7.21")
def test_enemy_outskirts_are_open_and_the_centre_is_attacked() -> None:
    state = board(civs=("rome", "egypt"))
    army(state, 0, "K5")
    scout(state, 0, "K4")
    movement(state)
    say(state, "?move K4 scout:1", "to M4")
    say(state, "?move K5 army:1")
    assert {"to L5", "to M5"} <= offered(state)
    say(state, "to M5")
    assert state.battle is not None
    assert state.battle.city == CITIES


@rule("CV-Q56")
def test_flying_over_still_obeys_where_the_movement_ends() -> None:
    state = board(civs=("rome", "egypt"))
    tech(state, 0, "flight")
    lay(state, "G4", 0)
    army(state, 1, "H4")
    scout(state, 0, "F4")
    movement(state)
    say(state, "?move F4 scout:1")
    assert not {"to G4", "to H4"} & offered(state)
    say(state, "to I4")
    assert state.lying[sq("G4")] == 0
    assert state.own_at(sq("I4"), 0)
    government(state, 0, "democracy")
    army(state, 0, "L5")
    say(movement(state), "?move L5 army:1")
    assert "to M5" not in offered(state)
    assert "to N5" in offered(state)
