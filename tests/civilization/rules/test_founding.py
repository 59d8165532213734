"""Chapter 4, founding a city (CV-4.2 to CV-4.12)."""

from __future__ import annotations

from tests.citing import rule
from tests.civilization.table import (
    army,
    board,
    city,
    city_management,
    government,
    ground,
    hide,
    kind,
    lay,
    offered,
    say,
    scout,
    sq,
    start_of_turn,
    tech,
    why,
)


@rule("CV-4.2", "CV-4.12")
def test_the_number_of_cities_is_limited() -> None:
    state = board()
    tech(state, 0, "irrigation")
    scout(state, 0, "H4")
    scout(state, 0, "H7")
    start_of_turn(state)
    say(state, "found H4 scout", "found H7 scout")
    assert len(state.cities_of(0)) == 3
    state = board()
    city(state, 0, "H4")
    scout(state, 0, "H7")
    assert why(start_of_turn(state), "found H7 scout") == "CV-4.2"
    moves = offered(city_management(state))
    assert {"arts D4", "arts H4"} <= moves


@rule("CV-4.3", "CV-4.9")
def test_the_founding_scout_returns_to_the_supply() -> None:
    state = board()
    figure = scout(state, 0, "H4")
    say(start_of_turn(state), "found H4 scout")
    assert state.where[figure] == -1
    assert state.centre[1] == sq("H4")
    assert state.walled[1] == 0
    state = board()
    army(state, 0, "H4")
    assert why(start_of_turn(state), "found H4 army") == "CV-4.3"


@rule("CV-4.4", "CV-4.5", "CV-4.6", "CV-4.7", "CV-4.8", "CV-EX-3", "CV-EX-59")
def test_where_a_city_may_not_stand() -> None:
    state = board()
    scout(state, 0, "H4")
    assert "found H4 scout" in offered(start_of_turn(state))
    ground(state, "H4", "water")
    assert why(start_of_turn(state), "found H4 scout") == "CV-4.4"
    ground(state, "H4", "desert")
    lay(state, "I4", 8 + 3)
    assert why(start_of_turn(state), "found H4 scout") == "CV-4.6"
    state.lying = [-1] * 256
    army(state, 1, "I5")
    assert why(start_of_turn(state), "found H4 scout") == "CV-4.7"
    state = board()
    scout(state, 0, "H4")
    hide(state, 6)  # the tile from I5 on
    assert why(start_of_turn(state), "found H4 scout") == "CV-4.5"
    state = board()
    scout(state, 0, "F6")
    assert why(start_of_turn(state), "found F6 scout") == "CV-4.8"
    state = board()
    scout(state, 0, "G5")
    assert "found G5 scout" in offered(start_of_turn(state))
    state = board()
    scout(state, 0, "H8")
    assert why(start_of_turn(state), "found H8 scout") == "CV-4.5"  # the edge of the map


@rule("CV-4.10")
def test_the_centre_yields_nothing() -> None:
    state = board()
    ground(state, "H4", "forest", coin=1)
    scout(state, 0, "H4")
    assert state.coins[0] == 1
    say(start_of_turn(state), "found H4 scout")
    assert state.y_production[1] == 0
    assert state.coins[0] == 0


@rule("CV-4.10", "CV-11.1")
def test_a_square_that_becomes_a_centre_is_no_longer_sent() -> None:
    state = board()
    government(state, 0, "republic")
    ground(state, "H4", "forest")
    scout(state, 0, "H4")
    army(state, 0, "H4")
    say(start_of_turn(state), "send H4 D4")
    assert state.y_production[0] == 2
    say(state, "found H4 army", "to I5")
    assert state.y_production[0] == 0


@rule("CV-4.11", "CV-Q8")
def test_other_figures_leave_the_new_centre() -> None:
    state = board()
    scout(state, 0, "H4")
    figure = army(state, 0, "H4")
    ground(state, "G3", "water")
    say(start_of_turn(state), "found H4 scout")
    assert kind(state) == "relocate_figures"
    assert "to G3" not in offered(state)
    say(state, "to I5")
    assert state.where[figure] == sq("I5")
    state = board()
    scout(state, 0, "H4")
    army(state, 0, "H4")
    for name in ("G3", "H3", "I3", "G4", "I4", "G5", "H5", "I5"):
        ground(state, name, "water")
    assert "found H4 scout" not in offered(start_of_turn(state))


@rule("CV-EX-56")
def test_rome_founds_a_city_and_advances() -> None:
    state = board(civs=("rome", "egypt"))
    state.level[0] = 2
    scout(state, 0, "H4")
    say(start_of_turn(state), "found H4 scout")
    assert state.level[0] == 3
    assert kind(state) == "place_great_person"
    assert (state.culture[0], state.trade[0]) == (0, 0)
