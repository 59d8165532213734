"""Sections 1 and 2: components, map, decks, capitals, starting benefits."""

from __future__ import annotations

from typing import Any

import pytest

import pentapolis
from pentapolis.games.civilization import GAME
from pentapolis.games.civilization.rules.coins import add_coin
from pentapolis.games.civilization.state import ARMIES, CITIES, FIGURES, NO_WHITE, Civilization
from pentapolis.games.civilization.tables.board import (
    CENTRAL,
    LAYOUT,
    MAP_TILES,
    NEUTRAL,
    SQUARE_NAMES,
    TILE_INDEX,
    square_in,
    target,
)
from pentapolis.games.civilization.tables.cards import (
    BUILDINGS,
    CIV,
    CIVS,
    COMPONENTS,
    EVENTS,
    GOVERNMENT,
    GOVERNMENTS,
    GROUP_COUNT,
    HUTS,
    PERSON_MARK,
    TECH,
    TECHS,
    UNIT_COST,
    UNITS,
    VILLAGES,
    WATER,
    WONDER_ERA,
    WONDER_MARK,
    WONDERS,
)
from tests.citing import rule
from tests.civilization.table import (
    board,
    city_management,
    forces,
    kind,
    names_of,
    offered,
    say,
    sq,
    start_of_turn,
    view,
)


def fresh(seats: int = 4, seed: int = 5, **options: Any) -> Civilization:
    """A new game at its first question."""
    state = GAME.start(seats, seed, options)
    assert isinstance(state, Civilization)
    return state


def agreed(*civs: str) -> Civilization:
    """A new game with these civilizations, seat by seat, before the first capital."""
    state = fresh(len(civs), 3, civ_choice="agreed")
    while kind(state) == "choose_civ":
        say(state, f"civ {civs[state.decisions()[0].seat]}")
    return state


def home_square(state: Civilization, seat: int, row: int, col: int) -> str:
    """The name of a canonical square of a seat's home tile."""
    slot = state.layout.homes[seat]
    return SQUARE_NAMES[
        square_in(state.layout.slots[slot], target(4 * row + col, state.turned[slot]))
    ]


def capital(state: Civilization, seat: int, row: int, col: int) -> Civilization:
    """Play on until this seat has its capital on that canonical square."""
    while state.centre[CITIES * seat] < 0:
        decision = state.decisions()[0]
        if decision.seat == seat and decision.kind == "place_capital":
            say(state, f"capital {home_square(state, seat, row, col)}")
        else:
            state.apply(decision.seat, decision.moves[0])
    return state


def finish(state: Civilization) -> Civilization:
    """Play any moves until turn 1 begins."""
    while state.turn == 0:
        decision = state.decisions()[0]
        state.apply(decision.seat, decision.moves[0])
    return state


@rule("CV-1.1", "CV-1.2")
def test_the_box_holds_what_the_list_says() -> None:
    counts = COMPONENTS["counts"]
    assert sum(n for unit in UNITS for _, n in unit.cards) == 53
    assert counts["square_cards"] == 55
    assert sum(GROUP_COUNT) == 49
    assert (len(TECHS) - 1) * 4 == 144
    assert len(GOVERNMENTS) == 8
    assert counts["military_tech_markers"] == 28
    state = finish(agreed("rome", "russia"))
    assert state.where[:ARMIES].count(NO_WHITE) == 1  # six armies
    assert NO_WHITE not in state.where[FIGURES : FIGURES + ARMIES]  # Russia has the white one


@rule("CV-1.3", "CV-Q3", "CV-Q65")
def test_limited_supplies_are_counted_and_culture_is_not() -> None:
    state = fresh()
    assert state.supply == GROUP_COUNT
    assert state.disasters == 12
    assert len(state.people) + sum(len(r) for r in state.reserve) == 18
    rich = board()
    rich.culture[0] = 10_000
    rich.coin_tokens[5] = 13
    say(city_management(rich), "arts D4")
    add_coin(rich, 0, 5)
    assert (rich.culture[0], rich.coins[0]) == (10_001, 14)
    icons = [
        sum(sum(MAP_TILES[i].icons[0][s] == k for s in range(16)) for i in NEUTRAL) for k in (1, 2)
    ]
    assert icons == [20, 8]
    assert sum(HUTS.values()) >= icons[0]
    assert sum(VILLAGES.values()) >= icons[1]


@rule("CV-1.4", "CV-1.5")
def test_a_tile_has_sixteen_squares_with_the_yields_of_their_terrain() -> None:
    yields = {0: (0, 0), 1: (1, 0), 2: (0, 1), 3: (0, 2), 4: (1, 0)}
    assert len(MAP_TILES) == 20
    for tile in MAP_TILES:
        assert len(tile.ground[0]) == 16
        for value in tile.ground[0]:
            assert (value >> 3 & 3, value >> 5 & 3) == yields[value & 7]


@rule("CV-1.6")
def test_spy_and_uranium_come_from_huts_and_villages_only() -> None:
    assert {value >> 9 for tile in MAP_TILES for value in tile.ground[0]} == {0, 1, 2, 3, 4}
    assert "spy" in HUTS
    assert "uranium" not in HUTS
    assert VILLAGES["uranium"] == 2
    assert len(fresh().market) == 4


@rule("CV-1.7")
def test_an_ability_wins_over_the_rules() -> None:
    assert GAME is pentapolis.games()["civilization"]
    from tests.civilization.table import army, government, tech

    state = board(civs=("rome", "egypt"))
    army(state, 0, "H4")
    assert not any(text.startswith("found") for text in offered(start_of_turn(state)))
    government(state, 0, "republic")  # armies found cities although the rules ask for a scout
    assert "found H4 army" in offered(start_of_turn(state))
    tech(state, 1, "pottery")
    assert "free-building M5 granary" in offered(city_management(state, 1))


@rule("CV-1.8")
def test_the_introductory_game_has_no_wonders_no_egypt_no_rome() -> None:
    for seed in range(8):
        state = fresh(4, seed, variant="intro")
        assert not {CIV["egypt"], CIV["rome"]} & set(state.civs)
        assert state.wonder_market == [-1] * 4
        assert state.wonder_deck == ()


@rule("CV-1.9")
def test_the_introductory_game_ends_with_the_first_third_city() -> None:
    from tests.civilization.table import city, scout, tech

    state = board()
    state.intro = True
    tech(state, 0, "irrigation")
    city(state, 0, "H4")
    scout(state, 0, "H7")
    say(start_of_turn(state), "found H7 scout")
    assert state.over
    assert state.victor == -1
    assert state.winners() == [0, 1]


@rule("CV-1.10")
def test_hints_of_the_first_game_are_never_forced() -> None:
    state = agreed("america", "egypt")
    tile = MAP_TILES[TILE_INDEX["america"]]
    assert tile.start in CENTRAL
    assert len(offered(state)) == 4


@rule("CV-1.11")
def test_civilizations_are_dealt_or_chosen_by_agreement() -> None:
    state = fresh(3)
    assert len(set(state.civs)) == 3
    state = fresh(3, civ_choice="agreed")
    assert kind(state) == "choose_civ"
    say(state, "civ rome")
    assert "civ rome" not in offered(state)


@rule("CV-1.12", "CV-1.13")
def test_everybody_starts_with_one_unit_of_each_ground_type_at_rank_one() -> None:
    state = finish(agreed("rome", "america", "china"))
    for seat in range(3):
        assert [name.split("-")[0] for name in names_of(state, seat)] == [
            "artillery", "infantry", "mounted",
        ]  # fmt: skip
        assert state.ranks[4 * seat : 4 * seat + 4] == [1, 1, 1, 0]
    assert [len(deck) for deck in state.decks] == [12, 12, 12, 8]


@rule("CV-1.14", "CV-1.22")
def test_building_markers_and_disasters_lie_ready() -> None:
    state = fresh()
    assert (
        dict(zip(view(state)["market"]["buildings"], GROUP_COUNT))
        == view(state)["market"]["buildings"]
    )
    assert view(state)["market"]["disasters"] == 12


@rule("CV-1.15", "CV-1.16")
def test_four_ancient_wonders_lie_open_and_egypt_takes_one_first() -> None:
    state = agreed("rome", "america")
    assert [WONDER_ERA[w] for w in state.wonder_market] == [0, 0, 0, 0]
    assert [WONDER_ERA[w] for w in state.wonder_deck] == [1, 1, 1, 1, 2, 2, 2, 2]
    state = agreed("rome", "egypt")
    assert sorted(WONDER_ERA[w] for w in state.wonder_market) == [0, 0, 0, 1]
    finish(state)
    own = [w for w in range(12) if state.wonder_at[w] >= 0]
    assert [WONDER_ERA[w] for w in own] == [0]


@rule("CV-1.17", "CV-1.18", "CV-1.21")
def test_events_great_people_huts_and_villages_are_shuffled_apart() -> None:
    state = fresh(2)
    assert [len(deck) for deck in state.event_decks] == [19, 17, 11]
    for deck in range(3):
        assert all(EVENTS[card].deck == deck for card in state.event_decks[deck])
    assert state.level == [0, 0]
    other = fresh(2, 6)
    assert state.event_decks != other.event_decks
    assert (len(state.huts), len(state.villages)) == (20, 10)
    assert state.huts != other.huts


@rule("CV-1.19", "CV-EX-1")
def test_the_market_has_one_token_of_each_resource_per_player() -> None:
    assert fresh(3).market == [3, 3, 3, 3]
    assert fresh(2).market == [2, 2, 2, 2]


@rule("CV-1.20")
@pytest.mark.parametrize(("seats", "tiles", "spare"), [(2, 8, 8), (3, 10, 7), (4, 16, 2)])
def test_the_map_of_each_player_count(seats: int, tiles: int, spare: int) -> None:
    state = agreed(*("rome", "egypt", "china", "russia")[:seats])
    assert len(state.slots) == tiles
    assert len(state.spare_tiles) == spare
    assert state.shown.bit_count() == seats
    for seat in range(seats):
        assert MAP_TILES[state.slots[state.layout.homes[seat]]].home
    assert [state.turned[slot] for slot in state.layout.homes] == LAYOUT[seats].turns
    hidden = [slot for slot in range(tiles) if not state.shown >> slot & 1]
    assert all(state.slots[slot] in NEUTRAL for slot in hidden)


@rule("CV-1.29")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_capital_square_has_land_around_and_a_way_out(seats: int) -> None:
    layout = LAYOUT[seats]
    for seat in range(seats):
        corner = layout.slots[layout.homes[seat]]
        for civ in CIVS:
            tile = MAP_TILES[TILE_INDEX[civ.home]]
            land = {
                square_in(corner, i)
                for i in range(16)
                if tile.ground[layout.turns[seat]][i] & 7 != WATER
            }
            for i in CENTRAL:
                centre = square_in(corner, i)
                assert len([s for s in layout.around[centre] if s in land]) >= 5
                reached = {s for s in layout.around[centre] if s in land}
                for _ in range(16):
                    reached |= {n for s in reached for n in layout.near[s] if n in land}
                assert any(
                    layout.tile_at[n] != layout.homes[seat] for s in reached for n in layout.near[s]
                )


@rule("CV-1.23", "CV-Q4")
def test_the_first_player_is_drawn_and_plays_first_in_turn_one() -> None:
    assert {fresh(4, seed).first for seed in range(20)} == {0, 1, 2, 3}
    state = fresh(4, 2)
    first = state.first
    finish(state)
    assert (state.turn, state.first) == (1, first)


@rule("CV-1.24", "CV-1.25", "CV-1.26", "CV-1.27", "CV-1.28")
def test_cards_show_what_is_printed_on_them() -> None:
    components = GAME.components()
    from pentapolis.text import render

    texts = {name: render(item.text) for name, item in components.items() if item.text is not None}
    assert "Code of Laws" in texts["civ:rome"]
    assert "Republic" in texts["civ:rome"]
    assert "For 1 wheat: One of your cities has +3 production" in texts["tech:animal-husbandry"]
    assert "For any 3 resources" in texts["tech:philosophy"]
    assert texts["event:sabotage"].startswith("Start of turn; Destroy one building")
    assert [rank[0] for rank in UNITS[0].ranks] == [
        "Spearman", "Pikeman", "Rifleman", "Modern Infantry",
    ]  # fmt: skip
    assert len(UNITS[3].ranks) == 1
    assert all(unit.cards for unit in UNITS)
    assert set(components) >= {f"tech:{tech.id}" for tech in TECHS}


@rule("CV-2.1")
def test_the_capital_stands_on_a_central_square() -> None:
    state = agreed("rome", "america")
    seat = state.decisions()[0].seat
    corner = state.layout.slots[state.layout.homes[seat]]
    assert offered(state) == {f"capital {SQUARE_NAMES[square_in(corner, i)]}" for i in CENTRAL}
    move = state.decisions()[0].moves[0]
    state.apply(seat, move)
    assert state.walled[CITIES * seat] == 0
    assert len([s for s in state.city_at if s == CITIES * seat]) == 9


@rule("CV-2.2", "CV-2.6")
def test_starting_benefits() -> None:
    state = finish(agreed("america", "china", "egypt", "germany"))
    assert sum(mark >= PERSON_MARK for mark in state.marks) == 1
    assert state.walled[CITIES] == 1
    assert sum(WONDER_MARK <= mark < PERSON_MARK for mark in state.marks) == 1
    assert len(state.forces[3]) == 5
    assert sum(name.startswith("infantry") for name in names_of(state, 3)) == 3
    assert [state.governments[s] for s in range(4)] == [GOVERNMENT["despotism"]] * 4
    known = [TECH[name] for name in ("currency", "writing", "construction", "metalworking")]
    assert [state.techs[s] for s in range(4)] == [1 << index for index in known]
    state = finish(agreed("rome", "russia"))
    assert state.governments == [GOVERNMENT["republic"], GOVERNMENT["communism"]]
    assert sum(s >= 0 for s in state.where[FIGURES : FIGURES + ARMIES]) == 2


@rule("CV-2.3")
def test_first_figures_stand_on_land_near_the_capital() -> None:
    state = agreed("germany", "russia")
    while kind(state) != "place_start_figures":
        decision = state.decisions()[0]
        state.apply(decision.seat, decision.moves[0])
    seat = state.decisions()[0].seat
    centre = state.centre[CITIES * seat]
    for move in state.decisions()[0].moves:
        place = sq(move.text.split()[1])
        assert place in state.layout.around[centre]
        assert state.ground[place] & 7 != WATER
    finish(state)
    assert sum(s >= 0 for s in state.where[:FIGURES]) == 2
    assert sum(s >= 0 for s in state.where[FIGURES:]) == 3
    assert state.stacking == [2, 3]


@rule("CV-2.4", "CV-2.5")
def test_the_start_tech_lies_in_the_bottom_row_and_works_at_once() -> None:
    state = finish(agreed("egypt", "russia"))
    assert state.rows[1] == 1
    assert state.rows[2] == 0
    assert TECHS[TECH["construction"]].level == 2
    from pentapolis.games.civilization.rules.items import unlocked_buildings

    assert [BUILDINGS[b].id for b in unlocked_buildings(state, 0)] == ["workshop"]
    assert state.rows[6 + 1] == 1
    state = finish(agreed("germany", "rome"))
    assert len(state.forces[0]) == 5  # tech_units does not fire at set-up


@rule("CV-2.7", "CV-EX-2")
def test_trade_starts_with_the_icons_of_the_outskirts() -> None:
    state = capital(agreed("rome", "germany"), 0, 2, 2)
    finish(state)
    assert state.trade[0] == 3 == state.y_trade[0]


@rule("CV-2.8", "CV-Q30", "CV-EX-35")
def test_coins_start_with_what_the_outskirts_hold() -> None:
    state = capital(agreed("rome", "germany"), 1, 2, 1)
    finish(state)
    assert (state.trade[1], state.y_production[CITIES], state.coins[1]) == (2, 6, 1)
    from pentapolis.games.civilization.rules.trade import collect

    collect(state)
    assert state.trade[1] == 4


@rule("CV-2.9", "CV-Q6")
def test_the_second_city_marker_waits_for_irrigation() -> None:
    state = finish(agreed("germany", "rome"))
    assert state.most_cities == [2, 2]
    assert view(state)["players"][0]["supply"] == {"army": 5, "scout": 1}


@rule("CV-2.10")
def test_nobody_starts_with_events_culture_or_resources() -> None:
    state = finish(agreed("germany", "rome"))
    assert state.events == [(), ()]
    assert state.culture == [0, 0]
    assert state.resources == [0] * 8


@rule("CV-2.11", "CV-Q54")
def test_only_figures_ground_units_and_despotism_are_open_from_the_start() -> None:
    state = board()
    state.boost[0] = 30
    state.phase = 3
    city_management(state)
    items = {text.removeprefix("build D4 ") for text in offered(state) if "build" in text}
    wonders = {WONDERS[w].id for w in state.wonder_market}
    assert items - wonders == {"army", "scout", "infantry", "artillery", "mounted"}


@rule("CV-2.12")
def test_start_values() -> None:
    from pentapolis.games.civilization.rules.battle import hand_size

    state = board(civs=("rome", "egypt"))
    assert (state.speed[0], state.stacking[0], state.hand_limit[0]) == (2, 2, 2)
    assert (hand_size(state, 0, 1, False), state.most_cities[0], state.water[0]) == (3, 2, 0)


@rule("CV-Q5")
def test_set_up_choices_are_made_openly_in_turn_order() -> None:
    state = fresh(4, 9)
    order = state.order()
    seen: list[int] = []
    while state.turn == 0:
        decision = state.decisions()[0]
        if decision.seat not in seen:
            seen.append(decision.seat)
        state.apply(decision.seat, decision.moves[0])
    assert seen == order


@rule("CV-Q46", "CV-Q59", "CV-EX-34")
def test_errata_and_counts_live_in_the_data() -> None:
    assert UNIT_COST[3] == [12]
    assert TECHS[TECH["railroad"]].coins == 1
    assert TECHS[TECH["metal-casting"]].coins == 0
    assert COMPONENTS["market_resources"]["tokens_total"] == 16
    angkor = next(w for w in WONDERS if w.id == "angkor-wat")
    assert (angkor.cheap, angkor.cheap_tech) == (10, "theology")
    for unit in UNITS[:3]:
        assert unit.cards == [(1, 3), (2, 9), (3, 3)]
        assert sum(s * n for s, n in unit.cards) == 2 * 15
    assert UNITS[3].cards == [(5, 3), (6, 3), (7, 2)]
    state = board()
    forces(state, 0, "infantry-2")
    from pentapolis.games.civilization.parts import Battle
    from pentapolis.games.civilization.rules.units import strength

    battle = Battle(0, 1, 0, 0)
    for rank in (1, 2, 3, 4):
        state.ranks[0] = rank
        assert strength(state, battle, 0, state.forces[0][0]) == 1 + rank


@rule("CV-Q1", "CV-Q64")
def test_governments_are_a_marked_reconstruction_in_data() -> None:
    components = GAME.components()
    for government in GOVERNMENTS:
        if government.id != "anarchy":
            assert government.source == "reconstructed"
            assert components[f"government:{government.id}"].source == "reconstructed"
    kinds = {g.id: [e.KIND for e in g.effects] for g in GOVERNMENTS}
    assert kinds["democracy"] == ["sot_trade", "no_attack_cities"]
    assert kinds["despotism"] == []


@rule("CV-Q2")
def test_the_event_decks_of_the_base_game() -> None:
    assert [sum(e.count for e in EVENTS if e.deck == d) for d in range(3)] == [19, 17, 11]
    assert [e.id for e in EVENTS if e.count == 0] == ["duty-and-honor", "nationalism", "patriotism"]
    assert {w.id for w in WONDERS} >= {"the-louvre", "sydney-opera-house"}


@rule("CV-Q27")
def test_people_play_without_a_limit_and_bots_with_one() -> None:
    assert fresh(2).turn_limit == 0
    assert fresh(2, **GAME.unattended).turn_limit == 60
    state = board(turn=150)
    assert state.turn_limit == 0
    from pentapolis.games.civilization.rules.turn import NextTurn
    from tests.civilization.table import stage

    stage(state, NextTurn())
    assert not state.over
