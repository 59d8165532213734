"""Sections 7 and 11: movement, discovery, huts and villages, blockades."""

from __future__ import annotations

from pentapolis.games.civilization.state import CITIES, FIGURES_OF
from pentapolis.games.civilization.tables.cards import VILLAGE
from tests.citing import rule
from tests.civilization.table import (
    again,
    army,
    asked,
    board,
    building,
    event,
    forces,
    government,
    ground,
    hide,
    idle,
    kind,
    lay,
    movement,
    offered,
    person,
    say,
    scout,
    sq,
    tech,
    token,
    view,
    why,
    wonder,
)


@rule("CV-7.1", "CV-7.2", "CV-7.3")
def test_figures_move_once_by_orthogonal_steps() -> None:
    state = board(civs=("rome", "egypt"))
    army(state, 0, "F4")
    army(state, 0, "F6")
    movement(state)
    say(state, "?move F4 army:1")
    near = {"to F3", "to G4", "to F5", "to E4"}
    two = {"to F2", "to G3", "to H4", "to G5", "to F6", "to E5", "to E3"}  # D4 is the own centre
    assert offered(state) == near | two | {"move F6 army:1", "stay", "end"}
    assert why(state, "to H5") == "CV-7.1"
    say(state, "to H4")
    assert kind(state) == "move_group"
    assert why(state, "move H4 army:1") == "CV-7.1"
    assert {"to F5", "to G6"} <= offered(state)  # now for the army on F6


@rule("CV-7.1", "CV-7.3")
def test_figures_move_in_any_order_one_after_another() -> None:
    state = board(civs=("rome", "egypt"))
    army(state, 0, "F4")
    army(state, 0, "F6")
    say(movement(state), "stay")
    assert {"move F4 army:1", "to F7", "end"} <= offered(state)
    say(state, "move F4 army:1")
    assert all(text.startswith("to") for text in offered(state))
    say(state, "to F3", "to F7")
    assert state.own_at(sq("F3"), 0)
    assert state.own_at(sq("F7"), 0)
    assert idle(state)


@rule("CV-7.4", "CV-Q14")
def test_groups_start_together_and_stay_together() -> None:
    state = board(civs=("rome", "egypt"))
    army(state, 0, "F4")
    scout(state, 0, "F4")
    movement(state)
    # The army leads; the scout or both together can be named instead.
    assert {"to F3", "stay", "move F4 scout:1", "move F4 army:1 scout:1"} <= offered(state)
    say(state, "move F4 army:1 scout:1", "to G4")
    assert state.own_at(sq("G4"), 0).bit_count() == 2
    assert idle(state)


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


@rule("CV-7.8", "CV-7.9", "CV-7.11", "CV-Q41")
def test_discovering_a_tile_costs_one_movement() -> None:
    state = board(civs=("rome", "egypt"))
    hide(state, 6)  # I5 to L8
    figure = army(state, 0, "H6")
    huts, villages = len(state.huts), len(state.villages)
    movement(state)
    say(state, "?move H6 army:1")
    assert why(state, "to I6") == "CV-7.8"
    say(state, "discover I6")
    assert state.where[figure] == sq("H6")
    assert state.turned[6] == 1
    assert state.shown >> 6 & 1
    laid = len([t for t in state.lying if t >= 0])
    assert laid == huts - len(state.huts) + villages - len(state.villages)
    assert all(
        row.get("token") in (None, "token:hut", "token:village") for row in view(state)["squares"]
    )
    say(state, "?to H5", "?stop")
    state = board(civs=("rome", "egypt"))
    tech(state, 0, "navigation")
    hide(state, 6)
    ground(state, "H6", "water")
    for name in ("H5", "G6"):
        ground(state, name, "water")
    army(state, 0, "H7")
    say(movement(state), "?move H7 army:1")
    assert "to H6" not in offered(state)  # after the discovery it could not end on the known map
    tech(state, 0, "horseback-riding")
    state.spent = 0
    say(movement(state), "?move H7 army:1", "to H6", "discover I6")
    assert state.shown >> 6 & 1
    assert "stop" not in offered(state)


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


@rule("CV-7.15")
def test_a_conquered_village_is_a_token_or_a_great_person() -> None:
    for face in (VILLAGE + 3, VILLAGE + 6):
        state = board(civs=("egypt", "china"))
        forces(state, 0, "infantry-3", "mounted-3", "artillery-3")
        person(state, "C3", "general")
        person(state, "C4", "general")  # a bonus of 8: three rank I cards cannot win
        lay(state, "G4", face)
        army(state, 0, "F4")
        say(movement(state), "?move F4 army:1", "to G4")
        while kind(state) == "play_unit":
            state.apply(asked(state), state.decisions()[0].moves[0])
        assert state.lying[sq("G4")] == -1
        if face & 7 == 6:
            assert kind(state) == "place_great_person"
            assert state.gone[face] == 1
            assert state.taken[0] == ()
        else:
            assert idle(state)
            assert view(state, 0)["players"][0]["tokens"] == ["token:village-iron"]
            assert view(state, 1)["players"][0]["tokens"] == ["token:village"]


@rule("CV-7.16", "CV-9.32")
def test_a_lost_village_kills_the_attackers_only() -> None:
    state = board(civs=("rome", "egypt"))
    forces(state, 0)
    state.trade = [5, 5]
    figure = army(state, 0, "F4")
    lay(state, "G4", VILLAGE + 3)
    say(movement(state), "?move F4 army:1", "to G4")
    while kind(state) == "play_unit":
        decision = state.decisions()[0]
        state.apply(decision.seat, decision.moves[0])
    assert state.where[figure] == -1
    assert state.lying[sq("G4")] == VILLAGE + 3
    assert idle(state)  # no loot
    assert sum(len(pile) for pile in state.piles) == 3


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


# --- section 11 -------------------------------------------------------------------------------


@rule("CV-11.3", "CV-EX-66", "CV-10.5")
def test_a_scout_holds_the_coin_where_it_stands() -> None:
    state = board(civs=("rome", "egypt"))
    ground(state, "H4", "mountain", coin=1)
    ground(state, "G4", "mountain", coin=1)
    state.coin_tokens[5] = 13
    scout(state, 0, "F4")
    movement(state)
    say(state, "?move F4 scout:1", "to G4")
    assert state.coins[0] == 14
    state.spent = 0
    movement(state)
    say(state, "?move G4 scout:1")
    assert state.coins[0] == 14  # it has not left yet
    state.coin_tokens[5] = 14
    say(state, "to H4")
    assert state.over
    assert (state.victor, state.victory) == (0, 3)


@rule("CV-11.4", "CV-11.5", "CV-11.8", "CV-Q25")
def test_a_blockade_takes_everything() -> None:
    state = board(civs=("rome", "egypt"))
    building(state, "C3", "bank")
    building(state, "C4", "barracks")
    person(state, "C5", "general")
    wonder(state, "D3", "stonehenge")
    ground(state, "D5", "forest", resource="silk")
    assert state.coins[0] == 1
    assert state.y_combat[0] == 6
    for name in ("C3", "C4", "C5", "D3", "D5"):
        army(state, 1, name)
    assert (state.y_trade[0], state.y_production[0], state.y_culture[0]) == (0, 0, 0)
    assert (state.coins[0], state.y_combat[0], state.y_resources[0]) == (0, 0, 0)
    assert state.wonders_on[0] == 0


@rule("CV-11.9", "CV-EX-50")
def test_a_blockade_ends_at_once() -> None:
    state = board(civs=("rome", "egypt"))
    building(state, "C3", "bank")
    scout(state, 1, "C3")
    state.coin_tokens[5] = 14
    army(state, 0, "B3")
    from pentapolis.games.civilization.rules.coins import recount

    recount(state, 0)
    assert state.coins[0] == 14
    say(movement(state), "?move B3 army:1", "to C3")
    assert state.over
    assert (state.victor, state.victory) == (0, 3)


@rule("CV-11.9", "CV-10.4")
def test_a_blockade_lasts_until_the_last_enemy_leaves() -> None:
    state = board(civs=("rome", "egypt"))
    building(state, "C3", "bank")
    army(state, 1, "C3")
    army(state, 1, "C3")
    state.coin_tokens[5] = 14
    again(state)
    assert state.coins[0] == 14
    movement(state, 1)
    say(state, "?move C3 army:1")
    assert state.coins[0] == 14  # a declared movement lifts nothing
    say(state, "to B3")
    assert state.coins[0] == 14  # one of two has left
    assert not state.over
    say(state, "?move C3 army:1", "to C2")
    assert (state.victor, state.victory) == (0, 3)


@rule("CV-11.9", "CV-7.9")
def test_an_army_that_only_discovers_a_tile_still_blocks() -> None:
    state = board(civs=("rome", "egypt"))
    building(state, "E5", "bank")
    army(state, 1, "E5")
    hide(state, state.layout.tile_at[sq("E5")])
    state.coin_tokens[5] = 14
    again(state)
    movement(state, 1)
    say(state, "?move E5 army:1", "discover F5")
    assert state.coins[0] == 14
    say(state, "stop")
    assert state.coins[0] == 14
    assert not state.over


@rule("CV-Q29", "CV-Q34")
def test_a_locked_square_stops_figures_and_sends_them_back() -> None:
    state = board(civs=("rome", "egypt"))
    tech(state, 1, "communism")
    token(state, 1, "hut", "spy")
    army(state, 0, "L5")
    movement(state)
    say(state, "?move L5 army:1", "to M5")
    assert (kind(state), asked(state)) == ("interrupt_move", 1)
    say(state, "use communism", "at L5")
    assert state.own_at(sq("L5"), 0)  # it could not set out
    assert idle(state)
    state = board(3, civs=("rome", "egypt", "china"))
    tech(state, 1, "communism")
    token(state, 1, "hut", "spy")
    army(state, 0, "H2")
    army(state, 2, "H4")
    say(movement(state), "?move H2 army:1", "to H4")
    say(state, "use communism", "at H3")
    assert state.own_at(sq("H2"), 0)  # halted in the own centre, where it may not stay
    assert state.battle is None
    assert idle(state)
    state = board(civs=("rome", "egypt"))
    army(state, 0, "F4")
    state.locked = (sq("F4"),)
    assert "move F4 army:1" not in offered(movement(state))


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


@rule("CV-Q22", "CV-Q61", "CV-9.30", "CV-9.31")
def test_barbarians_are_rank_one_cards_of_the_left_neighbour() -> None:
    state = board(3, civs=("rome", "egypt", "china"))
    for unit in range(3):
        state.ranks[4 + unit] = 4
    forces(state, 0, "infantry-1")
    lay(state, "H10", VILLAGE + 3)
    army(state, 0, "G10")
    say(movement(state), "?move G10 army:1", "to H10")
    battle = state.battle
    assert battle is not None
    assert (battle.defender, battle.barbarians) == (1, True)
    assert asked(state) == 1  # the left neighbour plays first
    assert view(state, 1)["battle"]["hands"][1] != 3
    assert view(state, 2)["battle"]["hands"][1] == 3


@rule("CV-9.30", "CV-Q61")
def test_a_missing_barbarian_comes_from_another_ground_deck() -> None:
    from pentapolis.games.civilization.rules.units import strength

    state = board(civs=("rome", "egypt"))
    state.ranks[4:8] = [4, 4, 4, 1]
    tech(state, 1, "mathematics")
    forces(state, 0, "infantry-1")
    before = state.forces[1]
    state.decks[1] = ()
    lay(state, "G4", VILLAGE + 3)
    army(state, 0, "F4")
    say(movement(state), "?move F4 army:1", "to G4")
    assert (kind(state), asked(state)) == ("barbarian_deck", 1)
    assert offered(state) == {"deck infantry", "deck mounted"}
    say(state, "deck mounted")
    battle = state.battle
    assert battle is not None
    assert len(battle.hands[1]) == 3
    assert (kind(state), asked(state)) == ("play_unit", 1)
    assert all(strength(state, battle, 1, card) <= 3 for card in battle.hands[1])
    assert battle.bonus[1] == 0
    assert state.forces[1] == before
    assert all(text.startswith("play") for text in offered(state))
    # With no card at all the village still wins a tie at 0.
    state = board(civs=("rome", "egypt"))
    forces(state, 0)
    state.decks[:3] = [(), (), ()]
    lay(state, "G4", VILLAGE + 3)
    army(state, 0, "F4")
    say(movement(state), "?move F4 army:1", "to G4")
    assert state.lying[sq("G4")] >= 0
    assert not state.own_at(sq("G4"), 0)


@rule("CV-E8", "CV-Q35")
def test_ranges_are_manhattan_from_figures_and_centres() -> None:
    from pentapolis.games.civilization.effects.targets import in_range

    state = board(civs=("rome", "egypt"))
    assert in_range(state, 0, sq("F6"), 4)
    assert not in_range(state, 0, sq("G6"), 4)
    army(state, 0, "H6")
    assert in_range(state, 0, sq("J8"), 4)
    assert in_range(state, 0, sq("P8"), -1)
    event(state, 0, "drought")
    hide(state, 6)
    from tests.civilization.table import start_of_turn

    say(start_of_turn(state), "event drought")
    assert "at J7" not in offered(state)  # unrevealed squares are no targets
