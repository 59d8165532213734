"""Chapter 6, build: two items with one action (CV-6.8)."""

from __future__ import annotations

from pentapolis.games.civilization.state import Civilization
from pentapolis.games.civilization.tables.cards import BUILDING, BUILDINGS
from tests.citing import rule
from tests.civilization.table import (
    board,
    building,
    city_management,
    ground,
    idle,
    offered,
    say,
    sq,
    tech,
    why,
)


def engineers(*techs: str) -> Civilization:
    """A capital on grassland that can pay two items."""
    state = board(civs=("china", "egypt"))
    tech(state, 0, "engineering", *techs)
    for name in ("C3", "D3", "E3"):
        ground(state, name, "grassland")
    state.boost[0] = 40
    return state


@rule("CV-6.8", "CV-6.36")
def test_a_marker_that_the_first_item_replaces_is_there_for_the_second() -> None:
    state = engineers("writing")
    building(state, "C3", "library")
    state.supply[BUILDINGS[BUILDING["library"]].group] = 0
    say(city_management(state), "build-two D4", "item aqueduct")
    assert {"on C3", "on D3"} <= offered(state)
    elsewhere = say(state.copy(), "on D3")
    assert "item library" in offered(elsewhere)
    assert "on E3" not in offered(say(elsewhere, "item library"))
    say(state, "on C3", "item library", "on E3")
    assert state.marks[sq("C3")] == 1 + BUILDING["aqueduct"]
    assert state.marks[sq("E3")] == 1 + BUILDING["library"]


@rule("CV-6.8", "CV-6.36")
def test_the_last_marker_and_one_that_is_replaced_make_two_buildings_of_a_group() -> None:
    state = engineers("writing")
    building(state, "C3", "library")
    group = BUILDINGS[BUILDING["library"]].group
    state.supply[group] = 1
    say(city_management(state), "build-two D4", "item library", "on D3", "item library")
    assert idle(state)  # C3 was the only square
    assert state.supply[group] == 0
    assert state.marks[sq("C3")] == state.marks[sq("D3")] == 1 + BUILDING["library"]


@rule("CV-6.8", "CV-6.23", "CV-6.36")
def test_a_replaced_star_building_makes_room_for_another() -> None:
    state = engineers("currency", "philosophy")
    building(state, "C3", "market")
    say(city_management(state), "build-two D4", "item aqueduct")
    beside = say(state.copy(), "on D3", "item temple")
    assert beside.marks[sq("C3")] == 1 + BUILDING["temple"]  # the only square
    say(state, "on C3", "item temple")
    assert {"on D3", "on E3"} <= offered(state)
    assert why(state, "on C3") == "CV-6.8"
