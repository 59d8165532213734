"""Section 9: battle forces, bonuses, fronts, wounds, trumps, results, loot."""

from __future__ import annotations

from pentapolis.games.civilization.rules.battle import combat_bonus, hand_size
from pentapolis.games.civilization.rules.coins import recount_coins
from pentapolis.games.civilization.state import CITIES
from pentapolis.games.civilization.tables.cards import (
    VILLAGE,
)
from tests.citing import rule
from tests.civilization.table import (
    army,
    asked,
    board,
    building,
    city,
    duel,
    event,
    fight,
    forces,
    fronts,
    government,
    kind,
    lay,
    movement,
    offered,
    person,
    say,
    scout,
    sq,
    tech,
    view,
    wonder,
)


@rule("CV-9.1")
def test_what_starts_a_battle() -> None:
    state = board(civs=("rome", "egypt"))
    lay(state, "F3", VILLAGE + 3)
    army(state, 1, "F5")
    army(state, 0, "F4")
    for target in ("F3", "F5"):
        other = state.copy()
        movement(other)
        say(other, "?move F4 army:1", f"to {target}")
        assert other.battle is not None
        assert other.battle.attacker == 0


@rule("CV-9.2", "CV-Q20", "CV-EX-44")
def test_walls_fall_before_the_battle_and_change_who_begins() -> None:
    state = board(civs=("rome", "egypt"))
    target = city(state, 1, "I4", walled=True)
    building(state, "C3", "barracks")
    building(state, "C4", "barracks")
    person(state, "C5", "general")
    building(state, "L5", "academy")
    assert combat_bonus(state, 0, -1) == 8
    assert combat_bonus(state, 1, target) == 14
    forces(state, 0, "infantry-2")
    forces(state, 1, "infantry-2")
    army(state, 0, "H4")
    movement(state)
    walled = state.copy()
    say(walled, "?move H4 army:1", "to I4")
    assert walled.battle is not None
    assert walled.battle.bonus == [0, 6]
    # Seat 0 had to play first; its only unit was played by the engine.
    assert walled.battle.units(0)
    tech(state, 0, "combustion")
    say(state, "?move H4 army:1", "to I4")
    assert state.battle is not None
    assert state.battle.bonus == [0, 2]
    assert state.walled[target] == 0


@rule("CV-9.2")
def test_levies_of_the_alternate_set_come_before_drawing() -> None:
    state = board(civs=("rome", "egypt"))
    forces(state, 0, "infantry-1")
    forces(state, 1, "infantry-1")
    event(state, 0, "nationalism")
    army(state, 1, "G5")
    army(state, 0, "G4")
    say(movement(state), "?move G4 army:1", "to G5")
    assert (kind(state), asked(state)) == ("levy_choice", 0)
    say(state, "event nationalism", "deck mounted", "deck mounted")
    assert state.battle is not None
    assert len(state.battle.hands[0]) == 3


@rule("CV-9.3", "CV-9.4", "CV-9.5", "CV-Q47", "CV-EX-43")
def test_battle_hand_sizes() -> None:
    state = board(civs=("rome", "egypt"))
    assert hand_size(state, 0, 1, False) == 3
    government(state, 0, "fundamentalism")
    tech(state, 0, "computers")
    state.coin_tokens[5] = 9
    recount_coins(state, 0)
    assert state.coins[0] == 10
    assert hand_size(state, 0, 3, False) == 3 + 4 + 1 + 2
    assert hand_size(state, 1, 0, True) == 6  # armies in the outskirts do not help
    forces(state, 1, *["infantry-2"] * 5)
    forces(state, 0, "infantry-1", "infantry-3")
    scout(state, 1, "G5")
    fight(state)
    assert state.battle is not None
    assert len(state.battle.hands[0]) == 2  # all cards if fewer
    assert len(state.battle.hands[1]) + len(fronts(state)) == 3  # the scout does not count
    assert len(state.forces[1]) == 2


@rule("CV-9.7")
def test_the_battle_force_is_hidden_unless_the_oracle_sees_it() -> None:
    state = duel(("infantry-2", "mounted-1"), ("infantry-1", "infantry-2"))
    assert view(state, 1)["battle"]["hands"][0] == 2
    assert view(state, 0)["battle"]["hands"][0] == ["card:infantry-2", "card:mounted-1"]
    state = board(civs=("rome", "egypt"))
    forces(state, 0, "infantry-2", "mounted-1")
    forces(state, 1, "infantry-1", "infantry-2")
    wonder(state, "L5", "the-oracle")
    fight(state)
    assert view(state, 1)["battle"]["hands"][0] == ["card:infantry-2", "card:mounted-1"]


@rule("CV-9.8", "CV-9.9", "CV-6.29", "CV-EX-22")
def test_only_the_difference_of_bonuses_counts() -> None:
    state = board(civs=("rome", "egypt"))
    for name in ("C3", "C4", "C5"):
        person(state, name, "general")
    building(state, "L5", "academy")
    building(state, "L4", "academy")
    assert (combat_bonus(state, 0, -1), combat_bonus(state, 1, -1)) == (12, 8)
    forces(state, 0, "infantry-1", "infantry-2")
    forces(state, 1, "infantry-1", "infantry-2")
    fight(state)
    assert state.battle is not None
    assert state.battle.bonus == [4, 0]
    assert combat_bonus(state, 1, CITIES) == 8 + 12
    state.walled[CITIES] = 1
    assert combat_bonus(state, 1, CITIES) == 8 + 12 + 4
    second = city(state, 1, "I4")
    assert combat_bonus(state, 1, second) == 8 + 6


@rule("CV-Q60")
def test_a_battle_is_finished_before_anything_else() -> None:
    state = board(civs=("rome", "egypt"))
    forces(state, 0, "infantry-3")
    forces(state, 1)
    tech(state, 1, "pottery")
    army(state, 1, "G5")
    army(state, 0, "G4")
    army(state, 0, "C3")
    state.trade[1] = 5
    say(movement(state), "?move G4 army:1", "to G5", "?play infantry-3")
    assert kind(state) == "spend_loot"
    say(state, "loot-trade 1")
    assert kind(state) == "move_group"
    assert "to C2" in offered(state)  # the army on C3 is next


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
