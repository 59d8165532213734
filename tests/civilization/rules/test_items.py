"""Chapter 6, build: what an item costs, and where it may stand (CV-6.3 to CV-6.37)."""

from __future__ import annotations

import pytest

from pentapolis.games.civilization.rules.items import item_cost, production
from pentapolis.games.civilization.rules.research import learn
from pentapolis.games.civilization.tables.cards import (
    BUILDING,
    BUILDINGS,
    MARK_ICONS,
    TECH,
    WONDER,
    WONDER_ITEM,
)
from tests.citing import rule
from tests.civilization.table import (
    army,
    board,
    building,
    city,
    city_management,
    event,
    forests,
    ground,
    idle,
    offered,
    say,
    scout,
    sq,
    start_of_turn,
    tech,
    why,
)


@rule("CV-6.3", "CV-6.4", "CV-6.5", "CV-EX-6")
def test_a_city_pays_one_item_from_its_own_production() -> None:
    state = board(civs=("china", "egypt"))
    city(state, 0, "H4")
    for name in ("G3", "H3", "I3"):
        ground(state, name, "forest")
    forests(state, 2)
    ground(state, "E5", "mountain")
    tech(state, 0, "pottery")
    assert production(state, 0) == 5
    city_management(state)
    assert {"build D4 army", "build D4 infantry", "build D4 granary"} <= offered(state)
    assert "build D4 scout" not in offered(state)  # 6, though the other city has 6
    assert why(state, "build D4 scout") == "CV-6.4"


@rule("CV-6.6", "CV-6.7", "CV-10.3")
def test_rushing_turns_three_trade_into_production() -> None:
    state = board(civs=("china", "egypt"))
    forests(state, 2)
    state.trade[0] = 8
    state.coin_tokens[5] = 8
    city_management(state)
    assert "build D4 infantry" in offered(state)
    say(state, "build D4 scout", "on C3")
    assert state.trade[0] == 2  # 2 lacking: 6 trade, coins protect nothing
    state = board(civs=("america", "egypt"))
    forests(state, 2)
    state.trade[0] = 3
    city_management(state)
    say(state, "build D4 scout", "on C3")
    assert state.trade[0] == 0


@rule("CV-6.9", "CV-6.10", "CV-6.11")
def test_figures_come_from_the_supply_onto_outskirts() -> None:
    state = board(civs=("china", "egypt"))
    forests(state, 3)
    ground(state, "E5", "water")
    for _ in range(2):
        army(state, 0, "D3")
    city_management(state)
    assert (item_cost(state, 0, 0), item_cost(state, 0, 1)) == (4, 6)
    say(state, "build D4 army")
    assert "on E5" not in offered(state)
    assert "on D3" not in offered(state)  # stacking limit
    assert "on C3" in offered(state)
    tech(state, 0, "sailing")
    city_management(state)
    say(state, "build D4 army")
    assert "on E5" in offered(state)
    scout(state, 0, "C3")
    scout(state, 0, "C3")
    city_management(state)
    assert "build D4 scout" not in offered(state)  # none in the supply


@rule("CV-6.20", "CV-EX-7", "CV-EX-17")
def test_buildings_need_their_tech() -> None:
    state = board(civs=("china", "egypt"))
    forests(state, 4)
    ground(state, "E4", "desert")
    city_management(state)
    assert why(state, "build D4 granary") == "CV-6.20"
    learn(state, 0, TECH["pottery"])
    assert item_cost(state, 0, 6 + BUILDING["granary"]) == 5
    learn(state, 0, TECH["code-of-laws"])
    city_management(state)
    assert {"build D4 granary", "build D4 trading-post"} <= offered(state)
    assert state.gov_turn[2] == state.turn  # Republic unlocked


@rule("CV-6.22", "CV-11.6")
@pytest.mark.parametrize("name", [b.id for b in BUILDINGS])
def test_every_building_stands_on_its_terrain(name: str) -> None:
    item = BUILDINGS[BUILDING[name]]
    state = board(civs=("china", "egypt"))
    tech(state, 0, item.tech)
    names = ("C3", "D3", "E3", "C4", "E4")
    for square, terrain in zip(names, ("grassland", "desert", "mountain", "forest", "water")):
        ground(state, square, terrain)
    for square in ("C5", "D5", "E5"):
        army(state, 1, square)
    state.boost[0] = 20
    state.phase = 3
    city_management(state)
    state.boost[0] = 20
    city_management(state)
    say(state, f"build D4 {name}")
    legal = {"C3", "D3", "E3", "C4"} if item.terrain < 0 else {names[item.terrain]}
    if len(legal) > 1:
        assert offered(state) == {f"on {square}" for square in legal}
        say(state, f"on {sorted(legal)[0]}")
    place = sq(sorted(legal)[0])
    assert state.marks[place] == 1 + item.index
    icons = MARK_ICONS[state.marks[place]]
    assert item.icons == icons


@rule("CV-6.23", "CV-EX-9")
def test_one_star_building_per_city() -> None:
    state = board(civs=("china", "egypt"))
    tech(state, 0, "currency", "philosophy", "pottery")
    building(state, "C3", "market")
    forests(state, 0)
    state.trade[0] = 27
    city_management(state)
    assert "build D4 granary" in offered(state)
    say(state, "build D4 temple")
    assert idle(state)  # the only square was the market's own
    assert state.marks[sq("C3")] == 1 + BUILDING["temple"]


@rule("CV-6.28", "CV-Q31")
def test_walls_are_a_building_in_the_centre() -> None:
    state = board(civs=("china", "egypt"))
    tech(state, 0, "masonry")
    state.trade[0] = 27
    say(city_management(state), "build D4 city-walls")
    assert state.walled[0] == 1
    state.trade[0] = 27
    city_management(state)
    assert "build D4 city-walls" not in offered(state)  # one per city
    event(state, 1, "sabotage")
    army(state, 1, "F4")
    start_of_turn(state, 1)
    say(state, "event sabotage")
    assert state.walled[0] == 0  # the walls were the only building in range


@rule("CV-6.30", "CV-6.31", "CV-6.32", "CV-EX-10")
def test_wonders_are_built_from_the_market() -> None:
    state = board(civs=("china", "egypt"))
    colossus = WONDER["the-colossus"]
    assert item_cost(state, 0, WONDER_ITEM + colossus) == 15
    tech(state, 0, "metalworking")
    assert item_cost(state, 0, WONDER_ITEM + colossus) == 10
    place = state.wonder_market.index(colossus)
    following = state.wonder_deck[0]
    forests(state, 5)
    ground(state, "C5", "water")
    army(state, 1, "D5")
    city_management(state)
    assert production(state, 0) == 10
    say(state, "build D4 the-colossus")
    assert "on C5" not in offered(state)
    assert "on D5" not in offered(state)
    say(state, "on E5")
    assert state.wonder_at[colossus] == sq("E5")
    assert state.wonder_market[place] == following
    state.trade[0] = 27
    city_management(state)
    other = next(w for w in state.wonder_market if w >= 0 and item_cost(state, 0, 21 + w) <= 19)
    from pentapolis.games.civilization.rules.items import item_squares

    assert item_squares(state, 0, WONDER_ITEM + other) == [sq("E5")]  # one wonder per city
    state.wonder_deck = ()
    from pentapolis.games.civilization.rules.obsolete import refill_wonders

    refill_wonders(state, 0)
    assert state.wonder_market[0] == -1


@rule("CV-6.37")
def test_nobody_replaces_foreign_markers() -> None:
    from pentapolis.games.civilization.rules.items import item_squares

    state = board(civs=("china", "egypt"))
    building(state, "L5", "market")
    squares = item_squares(state, 0, 6 + BUILDING["market"])
    assert sq("L5") not in squares
    assert len(squares) == 8


@rule("CV-Q53")
def test_discounts_count_when_the_action_is_declared() -> None:
    state = board()
    before = item_cost(state, 0, WONDER_ITEM + WONDER["the-oracle"])
    tech(state, 0, "code-of-laws")
    assert (before, item_cost(state, 0, WONDER_ITEM + WONDER["the-oracle"])) == (15, 10)
