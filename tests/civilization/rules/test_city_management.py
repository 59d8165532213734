"""Sections 6 and 12: city actions, figures, units, buildings, wonders, harvest."""

from __future__ import annotations

import pytest

from pentapolis.games.civilization.rules.items import item_cost, production
from pentapolis.games.civilization.rules.research import learn
from pentapolis.games.civilization.rules.turn import clean_up
from pentapolis.games.civilization.rules.units import draw_unit
from pentapolis.games.civilization.state import Civilization
from pentapolis.games.civilization.tables.cards import (
    BUILDING,
    BUILDINGS,
    MARK_ICONS,
    PERSON,
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
    government,
    ground,
    idle,
    kind,
    names_of,
    offered,
    person,
    resources,
    say,
    scout,
    sq,
    start_of_turn,
    tech,
    why,
    wonder,
)


def forests(state: Civilization, count: int) -> None:
    """Production 2 for each of so many squares around D4."""
    for name in ("C3", "D3", "E3", "C4", "E4", "C5", "D5", "E5")[:count]:
        ground(state, name, "forest")


@rule("CV-6.1", "CV-Q45", "CV-Q48")
def test_each_city_takes_one_action_in_any_order() -> None:
    state = board()
    city(state, 0, "H4")
    city_management(state)
    assert {"arts D4", "arts H4"} <= offered(state)
    say(state, "arts H4")
    assert why(state, "arts H4") == "CV-6.1"
    say(state, "arts D4")
    assert state.culture[0] == 2
    assert idle(state)  # only end was left
    state = board()
    say(city_management(state), "end")
    assert state.culture[0] == 0  # an action may be skipped


@rule("CV-6.2")
def test_abilities_and_culture_stand_between_actions() -> None:
    state = board()
    tech(state, 0, "currency")
    resources(state, 0, incense=1)
    state.culture[0] = 3
    city_management(state)
    assert {"use currency", "advance", "arts D4"} <= offered(state)
    forests(state, 4)
    say(city_management(state), "build D4 army")
    assert all(text.startswith("on") for text in offered(state))  # never in the middle


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


@rule("CV-6.15", "CV-6.16", "CV-6.17")
def test_units_cost_by_rank_and_join_the_standing_forces() -> None:
    state = board(civs=("china", "egypt"))
    costs = []
    for name in ("", "democracy", "gunpowder", "replaceable-parts"):
        if name:
            tech(state, 0, name)
        costs.append(item_cost(state, 0, 2))
    assert costs == [5, 7, 9, 11]
    assert item_cost(state, 0, 5) == 12
    forests(state, 8)
    before = names_of(state, 0)
    city_management(state)
    assert "build D4 aircraft" not in offered(state)
    say(state, "build D4 infantry")
    assert len(names_of(state, 0)) == len(before) + 1
    tech(state, 0, "flight")
    city_management(state)
    assert "build D4 aircraft" in offered(state)


@rule("CV-6.18", "CV-6.19")
def test_empty_unit_decks_and_face_up_cards() -> None:
    state = board(civs=("china", "egypt"))
    forests(state, 4)
    cards = state.decks[0]
    state.decks[0] = ()
    city_management(state)
    assert "build D4 infantry" not in offered(state)
    state.piles[0] = tuple(sorted(cards))
    before = state.chance.counter
    draw_unit(state, 0, 0)
    assert state.chance.counter > before  # shuffled first
    assert state.piles[0] == ()
    assert len(state.decks[0]) == len(cards) - 1


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
    from pentapolis.games.civilization.rules.items import marker_squares

    assert marker_squares(state, 0, WONDER_ITEM + other) == [sq("E5")]  # one wonder per city
    state.wonder_deck = ()
    from pentapolis.games.civilization.rules.obsolete import refill_wonders

    refill_wonders(state, 0)
    assert state.wonder_market[0] == -1


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


@rule("CV-6.37")
def test_nobody_replaces_foreign_markers() -> None:
    from pentapolis.games.civilization.rules.items import marker_squares

    state = board(civs=("china", "egypt"))
    building(state, "L5", "market")
    squares = marker_squares(state, 0, 6 + BUILDING["market"])
    assert sq("L5") not in squares
    assert len(squares) == 8


@rule("CV-6.54", "CV-6.55", "CV-EX-11", "CV-EX-62")
def test_harvest() -> None:
    state = board()
    ground(state, "C3", "forest", resource="silk")
    ground(state, "C4", "forest", resource="silk")
    ground(state, "C5", "mountain", resource="iron")
    city_management(state)
    assert {"harvest D4 silk", "harvest D4 iron"} <= offered(state)
    say(state, "harvest D4 silk")
    assert state.resources[1] == 1  # one token however many icons
    state.market[1] = 0
    city_management(state)
    assert "harvest D4 silk" not in offered(state)
    assert why(state, "harvest D4 silk") == "CV-6.54"
    building(state, "C5", "temple")
    assert "harvest D4 iron" not in offered(city_management(state))
    state = board()
    city(state, 0, "H4")
    ground(state, "G3", "mountain", resource="iron")
    assert "harvest D4 iron" not in offered(city_management(state))
    government(state, 0, "feudalism")
    city_management(state)
    say(state, "harvest D4 iron", "harvest H4 iron")
    assert state.resources[3] == 2


@rule("CV-6.56")
def test_spent_tokens_return_to_the_market_or_leave_the_game() -> None:
    from tests.civilization.table import token

    state = board()
    tech(state, 0, "currency")
    resources(state, 0, incense=1)
    before = state.market[2]
    say(city_management(state), "use currency")
    assert state.market[2] == before + 1
    state = board()
    tech(state, 0, "currency")
    token(state, 0, "hut", "incense")
    before = state.market[2]
    say(city_management(state), "use currency")
    assert state.market[2] == before
    assert sum(state.gone) == 1
    assert state.culture[0] == 3


@rule("CV-Q28")
def test_boosts_last_for_the_turn_and_rushing_for_one_action() -> None:
    state = board(civs=("china", "egypt"))
    event(state, 0, "we-love-the-despot-day")
    city_management(state)
    state.actions[0] = 3
    state.trade[0] = 6
    say(state, "event we-love-the-despot-day")
    assert production(state, 0) == 4
    say(state, "build D4 scout", "on C3")  # 6: rushed for 6 trade
    assert (production(state, 0), state.trade[0]) == (4, 0)
    say(state, "build D4 army", "on C3")
    assert production(state, 0) == 4
    clean_up(state)
    assert production(state, 0) == 0


@rule("CV-Q52", "CV-E3")
def test_a_cancelled_city_action_costs_the_action() -> None:
    from tests.civilization.table import token

    state = board(civs=("china", "egypt"))
    tech(state, 1, "writing")
    token(state, 1, "hut", "spy")
    state.trade[0] = 12
    city_management(state)
    say(state, "build D4 army", "on C3")
    assert kind(state) == "cancel_city_action"
    say(state, "cancel-with writing")
    assert state.trade[0] == 0  # the rush is lost
    assert state.where.count(sq("C3")) == 0
    assert state.actions[0] == 0


@rule("CV-Q53")
def test_discounts_count_when_the_action_is_declared() -> None:
    state = board()
    before = item_cost(state, 0, WONDER_ITEM + WONDER["the-oracle"])
    tech(state, 0, "code-of-laws")
    assert (before, item_cost(state, 0, WONDER_ITEM + WONDER["the-oracle"])) == (15, 10)


@rule("CV-Q57")
def test_own_figures_do_not_hinder_building() -> None:
    from pentapolis.games.civilization.rules.items import marker_squares

    state = board()
    army(state, 0, "C3")
    assert sq("C3") in marker_squares(state, 0, 6 + BUILDING["market"])
    building(state, "C3", "market")
    from tests.civilization.table import movement

    army(state, 0, "B3")
    say(movement(state), "?move B3 army:1")
    assert "to C3" in offered(state)


# --- section 12 -------------------------------------------------------------------------------


@rule("CV-12.1", "CV-12.2", "CV-12.3")
def test_obsolete_wonders_keep_their_culture() -> None:
    state = board(civs=("china", "egypt"))
    wonder(state, "L5", "stonehenge")
    tech(state, 0, "monarchy")
    resources(state, 0, silk=2)
    assert state.wonders_on[1] == 1 << WONDER["stonehenge"]
    city_management(state)
    say(state, "use monarchy/obsolete-wonder", "obsolete stonehenge")
    assert state.wonders_on[1] == 0
    assert state.y_culture[3] == 1
    state.used[0] = 0
    city_management(state)
    market = [w for w in state.wonder_market if w >= 0]
    say(state, "use monarchy/obsolete-wonder")
    from pentapolis.games.civilization.tables.cards import WONDER_ERA, WONDERS

    targets = {text.split()[1] for text in offered(state)}
    assert "stonehenge" not in targets
    assert targets <= {WONDERS[w].id for w in market if WONDER_ERA[w] == 0}
    name = sorted(targets)[0]
    say(state, f"obsolete {name}")
    assert WONDER[name] not in state.wonder_market
    assert sum(w >= 0 for w in state.wonder_market) == 4
