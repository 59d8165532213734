"""Chapter 6, markers on squares and cities: they come and go, and what follows (CV-6.36)."""

from __future__ import annotations

from pentapolis.games.civilization.rules.items import item_cost
from pentapolis.games.civilization.rules.research import learn
from pentapolis.games.civilization.tables.cards import (
    BUILDING,
    PERSON,
    TECH,
    WONDER,
)
from tests.citing import rule
from tests.civilization.table import (
    army,
    board,
    building,
    city_management,
    forests,
    ground,
    offered,
    person,
    say,
    sq,
    tech,
    wonder,
)


@rule("CV-6.21")
def test_markers_run_out() -> None:
    state = board(civs=("china", "egypt"))
    tech(state, 0, "pottery", "engineering")
    forests(state, 4)
    state.supply[4] = 0
    city_management(state)
    assert "build D4 aqueduct" not in offered(state)
    building(state, "E5", "aqueduct")
    state.supply[4] = 0
    city_management(state)
    assert "build D4 aqueduct" in offered(state)  # replacing the own marker frees one


@rule("CV-6.24", "CV-EX-8")
def test_a_marker_covers_everything_printed() -> None:
    state = board()
    ground(state, "C3", "forest", culture=1, coin=1, resource="silk")
    assert (state.y_production[0], state.coins[0], state.y_resources[0]) == (2, 1, 2)
    building(state, "C3", "temple")
    assert (state.y_production[0], state.coins[0], state.y_resources[0]) == (0, 0, 0)
    assert state.y_culture[0] == 2


@rule("CV-6.25")
def test_a_harbor_is_still_water() -> None:
    from tests.civilization.table import movement

    state = board()
    ground(state, "E4", "water")
    building(state, "E4", "harbor")
    army(state, 0, "F4")
    say(movement(state), "?move F4 army:1")
    assert "to E4" not in offered(state)


@rule("CV-6.26", "CV-6.27", "CV-8.11", "CV-EX-19")
def test_upgrades_flip_all_own_markers_and_close_the_basic_version() -> None:
    state = board(civs=("china", "egypt"))
    tech(state, 0, "pottery")
    building(state, "C3", "granary")
    building(state, "C4", "granary")
    building(state, "L5", "granary")
    learn(state, 0, TECH["engineering"])
    assert state.marks[sq("C3")] == state.marks[sq("C4")] == 1 + BUILDING["aqueduct"]
    assert state.marks[sq("L5")] == 1 + BUILDING["granary"]  # somebody else's
    assert state.y_production[0] == 4
    forests(state, 0)
    state.trade[0] = 27
    city_management(state)
    assert "build D4 aqueduct" in offered(state)
    assert "build D4 granary" not in offered(state)
    assert item_cost(state, 0, 6 + BUILDING["aqueduct"]) == 8
    state = board(civs=("china", "egypt"))
    tech(state, 0, "engineering")  # Pottery is not needed
    state.trade[0] = 27
    city_management(state)
    assert "build D4 aqueduct" in offered(state)


@rule("CV-6.33", "CV-6.34")
def test_wonders_are_no_buildings_and_yield_culture_only() -> None:
    from pentapolis.games.civilization.effects.targets import building_squares

    state = board()
    ground(state, "C3", "forest")
    wonder(state, "C3", "stonehenge")
    building(state, "C4", "market")
    assert (state.y_culture[0], state.y_production[0]) == (1 + 1, 1)
    assert building_squares(state) == [sq("C4")]


@rule("CV-6.35", "CV-6.36", "CV-Q13", "CV-EX-55")
def test_replacing_own_markers() -> None:
    state = board(civs=("china", "egypt"))
    tech(state, 0, "philosophy", "currency")
    building(state, "C3", "market")
    state.trade[0] = 27
    markets, temples = state.supply[5], state.supply[6]
    say(city_management(state), "build D4 temple")
    assert (state.supply[5], state.supply[6]) == (markets + 1, temples - 1)
    assert (state.y_culture[0], state.y_trade[0]) == (2, 0)
    state = board(civs=("china", "egypt"))
    tech(state, 0, "pottery")
    person(state, "C3", "artist")
    wonder(state, "C4", "stonehenge")
    state.trade[0] = 27
    say(city_management(state), "build D4 granary", "on C3")
    assert state.reserve[0] == (PERSON["artist"],)
    state.trade[0] = 27
    say(city_management(state), "build D4 granary", "on C4")
    assert state.wonder_at[WONDER["stonehenge"]] == -1
    assert WONDER["stonehenge"] not in state.wonder_market
