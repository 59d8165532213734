"""Chapter 6, build: the questions of a build action and what it brings (CV-6.3 to CV-6.37)."""

from __future__ import annotations

from pentapolis.games.civilization.rules.items import production
from pentapolis.games.civilization.tables.cards import (
    BUILDING,
)
from tests.citing import rule
from tests.civilization.table import (
    army,
    board,
    building,
    city_management,
    forests,
    ground,
    kind,
    offered,
    say,
    scout,
    sq,
    tech,
)


@rule("CV-6.8", "CV-Q12")
def test_engineering_buys_two_items_from_one_pool() -> None:
    state = board(civs=("china", "egypt"))
    tech(state, 0, "engineering")
    forests(state, 6)
    assert production(state, 0) == 12
    city_management(state)
    say(state, "build-two D4", "item army", "on C3")
    assert "item aqueduct" in offered(state)  # 8 of the 12 are left
    assert "item workshop" not in offered(state)
    say(state, "item army", "on C4")
    assert state.own_at(sq("C3"), 0)
    assert state.own_at(sq("C4"), 0)
    assert state.actions[0] == 0


@rule("CV-6.8")
def test_the_pool_is_fixed_before_the_first_item() -> None:
    state = board(civs=("china", "egypt"))
    tech(state, 0, "engineering", "construction")
    forests(state, 5)
    ground(state, "D5", "mountain")
    city_management(state)
    assert production(state, 0) == 11
    say(state, "build-two D4", "item workshop")
    # 4 of 11 are left, whatever the workshop will add: the engine takes the army.
    assert all(text.startswith("on ") for text in offered(state))
    say(state, "on C3")
    assert state.own_at(sq("C3"), 0)
    assert production(state, 0) == 10 + 3


@rule("CV-6.12", "CV-6.13", "CV-11.6")
def test_armies_may_be_built_onto_a_blockade() -> None:
    state = board(civs=("china", "egypt"))
    forests(state, 5)
    scout(state, 1, "C3")
    state.trade[1] = 3
    city_management(state)
    say(state, "build D4 scout")
    assert "on C3" not in offered(state)
    city_management(state)
    say(state, "build D4 army", "on C3")
    assert not state.enemies_at(sq("C3"), 0)  # a lone scout simply dies
    assert kind(state) == "spend_loot"


@rule("CV-6.14")
def test_only_armies_fight_and_explore() -> None:
    from tests.civilization.table import lay, movement

    state = board()
    scout(state, 0, "F4")
    army(state, 0, "F6")
    lay(state, "G4", 0)
    lay(state, "G6", 0)
    movement(state)
    say(state, "?move F4 scout:1")
    assert "to G4" not in offered(state)
    say(state, "to F5", "?move F6 army:1")
    assert "to G6" in offered(state)


@rule("CV-Q57")
def test_own_figures_do_not_hinder_building() -> None:
    from pentapolis.games.civilization.rules.items import item_squares

    state = board()
    army(state, 0, "C3")
    assert sq("C3") in item_squares(state, 0, 6 + BUILDING["market"])
    building(state, "C3", "market")
    from tests.civilization.table import movement

    army(state, 0, "B3")
    say(movement(state), "?move B3 army:1")
    assert "to C3" in offered(state)
