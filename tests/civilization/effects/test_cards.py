"""Every tech, wonder, government, civilization and great person does its thing."""

from __future__ import annotations

import pytest

from pentapolis.games.civilization.effects.abilities import Used, kill_unit
from pentapolis.games.civilization.effects.activated import KillRandomUnit
from pentapolis.games.civilization.rules.city_management import arts_culture
from pentapolis.games.civilization.rules.coins import recount_coins
from pentapolis.games.civilization.rules.items import item_cost, production, unlocked_buildings
from pentapolis.games.civilization.rules.research import learn, researchable
from pentapolis.games.civilization.state import CITIES, Civilization
from pentapolis.games.civilization.tables.cards import (
    BUILDINGS,
    CIVS,
    GOVERNMENT,
    GOVERNMENTS,
    PEOPLE,
    TECH,
    TECHS,
    UNIT_NAME,
    WONDER,
    WONDER_ITEM,
    WONDERS,
    Named,
    Tech,
    ability_of,
)
from tests.citing import rule
from tests.civilization.table import (
    army,
    board,
    building,
    city,
    city_management,
    event,
    fight,
    forces,
    fronts,
    government,
    ground,
    kind,
    lay,
    movement,
    names_of,
    offered,
    person,
    resources,
    say,
    scout,
    sq,
    start_of_turn,
    tech,
    token,
    trading,
    wonder,
)


@rule("CV-8.9")
@pytest.mark.parametrize("card", TECHS, ids=lambda card: card.id)
def test_every_tech_gives_what_is_printed(card: Tech) -> None:
    state = board(civs=("rome", "egypt"))
    learn(state, 0, card.index)
    assert state.techs[0] == 1 << card.index
    if card.id == "space-flight":
        assert state.over
        return
    assert state.coins[0] == card.coins
    assert state.hand_limit[0] == 2 + card.hand
    assert state.speed[0] == max(2, card.speed)
    assert state.stacking[0] == max(2, card.stacking)
    assert state.most_cities[0] == max(2, card.cities)
    assert state.water[0] == card.water
    if card.government:
        assert state.gov_turn[GOVERNMENT[card.government]] == state.turn
    if card.unit >= 0:
        assert state.ranks[card.unit] == card.rank
    built = [BUILDINGS[b].id for b in unlocked_buildings(state, 0)]
    assert built == ([card.building] if card.building not in ("", "city-walls") else [])
    for w in WONDERS:
        expected = w.cheap if w.cheap_tech == card.id else w.cost
        assert item_cost(state, 0, WONDER_ITEM + w.index) == expected


def ready(name: str, seats: int = 2, **tokens: int) -> Civilization:
    """Seat 0 knows a tech and has resources, in City Management."""
    state = board(seats, civs=("rome", "egypt", "china", "russia"))
    tech(state, 0, name)
    resources(state, 0, **tokens)
    return state


@rule("CV-8.16", "CV-8.15")
@pytest.mark.parametrize(
    ("name", "amount"), [("animal-husbandry", 3), ("construction", 5), ("banking", 7)]
)
def test_wheat_boosts_a_city(name: str, amount: int) -> None:
    state = ready(name, wheat=1)
    say(city_management(state), f"use {name}", "?at D4")
    assert production(state, 0) == amount


@rule("CV-8.16")
@pytest.mark.parametrize(
    ("name", "amount"), [("currency", 3), ("chivalry", 5), ("metal-casting", 7)]
)
def test_incense_gives_culture(name: str, amount: int) -> None:
    state = ready(name, incense=1)
    say(city_management(state), f"use {name}")
    assert state.culture[0] == amount


@rule("CV-8.16")
def test_horseback_riding_shares_trade() -> None:
    state = ready("horseback-riding", 3, silk=1)
    state.trade = [20, 0, 0]
    trading(state)
    say(state, "use horseback-riding", "player 2")
    assert state.trade == [27, 0, 6]


@rule("CV-8.16")
def test_philosophy_and_pottery() -> None:
    state = ready("philosophy", wheat=1, silk=1, iron=1)
    say(city_management(state), "use philosophy", "?pay wheat", "?pay silk", "?pay iron")
    assert kind(state) == "place_great_person"
    state = ready("pottery", wheat=2)
    say(city_management(state), "use pottery")
    assert state.coin_tokens[1] == 1
    assert state.coins[0] == 1


@rule("CV-8.16", "CV-E2")
def test_spies_cancel() -> None:
    state = board(civs=("rome", "egypt"))
    tech(state, 1, "writing")
    token(state, 1, "hut", "spy")
    say(city_management(state), "arts D4", "cancel-with writing")
    assert state.culture[0] == 0
    state = board(civs=("rome", "egypt"))
    tech(state, 1, "civil-service")
    token(state, 1, "hut", "spy")
    event(state, 0, "we-love-the-despot-day")
    say(city_management(state), "event we-love-the-despot-day", "cancel-with civil-service")
    assert state.boost[0] == 0
    state = ready("currency", incense=1)
    tech(state, 1, "mass-media")
    token(state, 1, "hut", "spy")
    say(city_management(state), "use currency", "cancel-with mass-media")
    assert state.culture[0] == 0


@rule("CV-8.15", "CV-10.6")
def test_democracy_and_printing_press_sell_coins() -> None:
    state = ready("democracy")
    state.trade[0] = 13
    say(city_management(state), "coin democracy")
    assert (state.trade[0], state.coins[0]) == (7, 1)
    assert "coin democracy" not in offered(state)
    state = ready("printing-press")
    state.culture[0] = 5
    say(city_management(state), "coin printing-press")
    assert (state.culture[0], state.coins[0]) == (0, 1)


@rule("CV-12.1")
def test_monarchy_and_gunpowder() -> None:
    state = ready("monarchy", silk=1)
    forces(state, 1, "infantry-2", "mounted-2")
    say(city_management(state), "use monarchy/kill-random-unit")
    assert len(names_of(state, 1)) == 1
    used = Used(0, ability_of(KillRandomUnit), (1,))
    for _ in range(2):
        kill_unit(state, used, KillRandomUnit({}))
    assert names_of(state, 1) == []
    state = ready("gunpowder", silk=1, iron=1)
    building(state, "L5", "market")
    markets = state.supply[5]
    say(
        city_management(state), "use gunpowder/destroy-building", "?at L5", "?pay silk", "?pay iron"
    )
    assert state.supply[5] == markets + 1
    assert state.marks[sq("L5")] == 0
    state = ready("gunpowder", silk=1, iron=1)
    wonder(state, "L5", "the-louvre")
    say(city_management(state), "use gunpowder/obsolete-wonder", "obsolete the-louvre")
    say(state, "?pay silk", "?pay iron")
    assert state.obsolete >> WONDER["the-louvre"] & 1


@rule("CV-8.16", "CV-7.7")
def test_steam_power_ships_figures() -> None:
    state = ready("steam-power", silk=1)
    ground(state, "H7", "water")
    ground(state, "J2", "water")
    army(state, 0, "C3")
    scout(state, 0, "C3")
    say(city_management(state), "use steam-power", "?at C3", "at J2")
    assert state.own_at(sq("J2"), 0).bit_count() == 2
    assert "move J2 army:1" not in offered(movement(state))


@rule("CV-8.16", "CV-7.5")
def test_where_steam_power_may_ship_to() -> None:
    state = ready("steam-power", silk=1)
    for name in ("H7", "I7", "J7", "K7", "L7"):
        ground(state, name, "water")
    army(state, 1, "H7")
    lay(state, "I7", 0)
    army(state, 0, "J7")
    army(state, 0, "J7")
    army(state, 0, "C3")
    say(city_management(state), "use steam-power", "at C3")
    assert offered(state) == {"at K7", "at L7"}  # no enemy, no hut, within the stacking limit


@rule("CV-12.1")
def test_modern_wonders_never_become_obsolete() -> None:
    state = ready("gunpowder", silk=1, iron=1)
    for name, what in (("L4", "stonehenge"), ("L5", "the-louvre"), ("L6", "panama-canal")):
        wonder(state, name, what)
    say(city_management(state), "use gunpowder/obsolete-wonder")
    targets = {text.split()[1] for text in offered(state)}
    assert {"stonehenge", "the-louvre"} <= targets  # ancient and medieval
    assert "panama-canal" not in targets


@rule("CV-4.17", "CV-8.16")
def test_extra_actions_do_not_reach_the_capital_of_anarchy() -> None:
    state = ready("atomic-theory", uranium=1)
    city(state, 0, "H4")
    government(state, 0, "anarchy")
    say(city_management(state), "use atomic-theory/extra-city-actions")
    assert (state.actions[0], state.actions[1]) == (0, 2)


@rule("CV-8.16")
def test_atomic_theory() -> None:
    state = ready("atomic-theory", uranium=2)
    city(state, 0, "H4")
    city_management(state)
    say(state, "use atomic-theory/extra-city-actions", "arts D4", "arts D4", "arts H4", "arts H4")
    assert state.culture[0] == 4
    figure = army(state, 0, "G4")
    movement(state)
    say(state, "use atomic-theory/destroy-city", "?at H4")
    assert state.centre[1] == -1
    assert state.where[figure] == -1
    assert state.centre[0] >= 0


@rule("CV-8.15")
def test_combustion_razes_and_breaks_walls() -> None:
    state = ready("combustion")
    building(state, "L5", "market")
    army(state, 0, "K5")
    say(movement(state), "?move K5 army:1", "to L5")
    assert kind(state) == "raze_choice"
    say(state, "raze")
    assert state.marks[sq("L5")] == 0
    state.walled[CITIES] = 1
    state.spent = 0
    say(movement(state), "?move L5 army:1", "to M5")
    assert state.walled[CITIES] == 0


@rule("CV-9.20")
def test_animal_husbandry_and_biology_heal() -> None:
    for name, healed in (("animal-husbandry", 3), ("biology", 5)):
        state = board(civs=("rome", "egypt"))
        tech(state, 1, name)
        state.ranks[4:7] = [4, 4, 4]
        forces(state, 0, "infantry-1", "infantry-2")
        forces(state, 1, "infantry-2", "infantry-3", "mounted-1")
        fight(state)
        say(state, "play infantry-3", "play infantry-1")
        assert state.battle is not None
        state.battle.fronts[0].wounds[1] = 5
        other = state.copy()
        decision = other.decisions()[0]
        other.ask(decision.step, decision.seat)
        other.waiting = 1
        assert f"heal {name}" in offered(other)
        say(other, f"heal {name}", "?front 1", "?front 1", "?front 1")
        assert fronts(other)[0][3] == 5 - healed
        assert f"heal {name}" not in offered(other)  # once per battle


@rule("CV-9.20")
def test_ballistics_deals_six_wounds() -> None:
    state = ready("ballistics", iron=1)
    forces(state, 0, "infantry-1", "infantry-2")
    forces(state, 1, "infantry-3", "mounted-3", "artillery-3")
    fight(state)
    say(state, "play infantry-3", "use ballistics", "front 1", "front 1", "front 1")
    assert fronts(state)[0][2] == ""


@rule("CV-8.14", "CV-7.6")
def test_navigation_sailing_and_flight_move_over_water() -> None:
    for name, ends in (("navigation", False), ("sailing", True), ("flight", True)):
        state = ready(name)
        ground(state, "G4", "water")
        army(state, 0, "F4")
        say(movement(state), "?move F4 army:1")
        assert ("to G4" in offered(state)) == ends
        assert "to H4" in offered(state)


@rule("CV-8.15", "CV-Q56")
def test_flight_passes_over_everything() -> None:
    state = ready("flight")
    army(state, 1, "G4")
    army(state, 0, "F4")
    say(movement(state), "?move F4 army:1")
    assert {"to G4", "to H4"} <= offered(state)
    say(state, "to H4")
    assert state.own_at(sq("H4"), 0)


@rule("CV-8.15")
def test_techs_of_plain_values() -> None:
    state = board(civs=("rome", "egypt"))
    tech(state, 0, "masonry", "irrigation", "theology", "replaceable-parts", "railroad")
    assert state.stacking[0] == 6
    assert state.most_cities[0] == 3
    assert state.hand_limit[0] == 3
    assert state.ranks[:4] == [4, 1, 3, 0]
    assert state.coins[0] == 1


# --- great people -----------------------------------------------------------------------------


@rule("CV-10.1", "CV-6.50")
@pytest.mark.parametrize("card", PEOPLE, ids=lambda card: card.id)
def test_every_great_person_yields_its_icons(card: Named) -> None:
    state = board(civs=("rome", "egypt"))
    ground(state, "C3", "forest")
    person(state, "C3", card.id)
    got = (
        state.y_trade[0], state.y_production[0], state.y_culture[0], state.coins[0],
        state.y_combat[0],
    )  # fmt: skip
    expected = {
        "artist": (1, 0, 2, 0, 0), "builder": (0, 2, 0, 1, 0), "general": (0, 0, 0, 0, 4),
        "humanitarian": (1, 1, 1, 1, 0), "industrialist": (0, 0, 2, 1, 0),
        "scientist": (2, 1, 0, 0, 0),
    }  # fmt: skip
    assert got == expected[card.id]
    army(state, 1, "C3")
    assert (state.y_trade[0], state.coins[0], state.y_combat[0]) == (0, 0, 0)


# --- governments ------------------------------------------------------------------------------


@rule("CV-4.18", "CV-Q1")
@pytest.mark.parametrize("card", GOVERNMENTS, ids=lambda card: card.id)
def test_every_government(card: Named) -> None:
    from pentapolis.games.civilization.rules.battle import hand_size
    from pentapolis.games.civilization.rules.trade import collected

    state = board(civs=("rome", "egypt"))
    second = city(state, 0, "H4")
    for name in ("C3", "C4", "C5"):
        ground(state, name, "desert")
    government(state, 0, card.id)
    scout(state, 0, "F7")
    army(state, 0, "G7")
    lay(state, "F6", 0)
    assert state.coins[0] == (1 if card.id == "feudalism" else 0)
    assert state.hand_limit[0] == (3 if card.id == "monarchy" else 2)
    assert hand_size(state, 0, 1, False) == (4 if card.id == "fundamentalism" else 3)
    assert collected(state, 0) == (1 if card.id == "fundamentalism" else 3)
    assert production(state, second) == (2 if card.id == "communism" else 0)
    assert arts_culture(state, second) == (2 if card.id == "monarchy" else 1)
    capital = {"monarchy": 2, "communism": 0}.get(card.id, 1)
    assert arts_culture(state, 0) == capital
    assert ("arts D4" in offered(city_management(state))) == (card.id != "anarchy")
    say(movement(state), "?move F7 scout:1")
    assert ("to F6" in offered(state)) == (card.id == "republic")
    state.trade[0] = 0
    say(start_of_turn(state), "?end")
    assert state.trade[0] == (2 if card.id == "democracy" else 0)


# --- wonders ----------------------------------------------------------------------------------


@rule("CV-6.54")
def test_angkor_wat_harvests_twice() -> None:
    state = board(civs=("rome", "egypt"))
    ground(state, "C4", "mountain", resource="iron")
    ground(state, "C5", "mountain", resource="silk")
    wonder(state, "D3", "angkor-wat")
    say(city_management(state), "harvest-twice D4")
    assert (kind(state), offered(state)) == ("harvest_choice", {"take iron", "take silk"})
    say(state, "take silk", "take silk")
    assert state.resources[1] == 2  # silk


@rule("CV-6.34", "CV-11.5", "CV-12.2")
@pytest.mark.parametrize("card", WONDERS, ids=lambda card: card.id)
def test_every_wonder_works_unless_blocked_or_obsolete(card: Named) -> None:
    state = board(civs=("rome", "egypt"))
    ground(state, "C4", "mountain", resource="iron")
    tech(state, 1, "pottery")
    building(state, "D3", "library")
    wonder(state, "C3", card.id)
    eras = {0: 1, 1: 2, 2: 3}
    assert state.y_culture[0] == 1 + eras[WONDERS[card.index].era]
    assert works(state.copy(), card.id)
    blocked = state.copy()
    army(blocked, 1, "C3")
    assert not works(blocked, card.id)
    state.obsolete |= 1 << card.index
    recount_coins(state, 0)
    assert not works(state, card.id)


def works(state: Civilization, name: str) -> bool:
    """Whether the ability of that wonder shows."""
    if name == "stonehenge":
        say(start_of_turn(state), "?end")
        return state.culture[0] == 1
    if name == "the-louvre":
        say(start_of_turn(state), "?end")
        return state.culture[0] == 3
    if name == "the-colossus":
        say(start_of_turn(state), "?end")
        return state.trade[0] == 3
    if name == "panama-canal":
        say(start_of_turn(state), "?end")
        return state.coins[0] == 1
    if name == "sydney-opera-house":
        say(start_of_turn(state), "?end")
        return state.level[0] == 1
    if name in ("the-hanging-gardens", "statue-of-liberty"):
        return f"wonder {name}" in offered(start_of_turn(state))
    if name == "porcelain-tower":
        state.trade[0] = 1
        return bool(researchable(state, 0))
    if name == "angkor-wat":
        city_management(state)
        if "harvest-twice D4" not in offered(state):
            return False
        say(state, "harvest-twice D4", "?take iron", "?take iron")
        return state.resources[3] == 2
    if name == "united-nations":
        event(state, 1, "sabotage")
        scout(state, 1, "F3")
        say(start_of_turn(state, 1), "event sabotage")
        return kind(state) == "un_consent"
    forces(state, 0, "infantry-2", "mounted-2")
    forces(state, 1, "infantry-2", "mounted-2")
    fight(state)
    assert state.battle is not None
    if name == "the-oracle":
        return state.battle.seen[1] & 1 == 1
    from pentapolis.games.civilization.rules.units import strength

    assert name == "himeji-samurai-castle"
    return strength(state, state.battle, 0, UNIT_NAME.index("infantry-2")) == 3


# --- civilizations ----------------------------------------------------------------------------


@rule("CV-2.2")
@pytest.mark.parametrize("card", CIVS, ids=lambda card: card.id)
def test_every_civilization(card: Named) -> None:
    state = board(civs=(card.id, "rome" if card.id != "rome" else "egypt"))
    if card.id == "america":
        from pentapolis.games.civilization.rules.items import most_production

        state.trade[0] = 6
        assert most_production(state, 0) == 4
    elif card.id == "china":
        lay(state, "G4", 0)
        army(state, 0, "F4")
        say(movement(state), "?move F4 army:1", "to G4")
        assert state.culture[0] == 3
    elif card.id == "egypt":
        tech(state, 0, "pottery")
        say(city_management(state), "free-building D4 granary", "on C3")
        assert state.y_production[0] == 1
        assert state.trade[0] == 0
    elif card.id == "germany":
        before = len(state.forces[0])
        learn(state, 0, TECH["chivalry"])
        assert len(state.forces[0]) == before + 1
        from tests.civilization.table import stage

        stage(state, state.agenda.pop())
        assert kind(state) == "tech_units_resource"
        say(state, "take silk")
        assert state.resources[1] == 1
    elif card.id == "rome":
        scout(state, 0, "H4")
        say(start_of_turn(state), "found H4 scout")
        assert state.level[0] == 1
    else:
        tech(state, 1, "pottery")
        assert state.stacking[0] == 3
        figure = scout(state, 0, "L5")
        movement(state)
        say(state, "?move L5 scout:1")
        say(state, "steal M5", "?learn pottery")
        assert state.techs[0] >> TECH["pottery"] & 1
        assert state.where[figure] == -1
        assert state.battle is None


@rule("CV-6.32")
def test_rome_advances_for_a_wonder() -> None:
    state = board(civs=("rome", "egypt"))
    name = WONDERS[state.wonder_market[0]].id
    state.trade[0] = 27
    for square in ("C3", "D3", "E3", "C4", "E4"):
        ground(state, square, "forest")
    say(city_management(state), f"build D4 {name}", "on C5")
    assert state.level[0] == 1
