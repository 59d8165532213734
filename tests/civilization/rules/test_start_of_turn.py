"""Sections 3 and 4: the turn, founding cities, governments."""

from __future__ import annotations

from pentapolis.games.civilization.tables.cards import GOVERNMENT
from tests.citing import rule
from tests.civilization.table import (
    army,
    board,
    city,
    city_management,
    event,
    government,
    ground,
    idle,
    kind,
    offered,
    reserve,
    say,
    scout,
    sq,
    start_of_turn,
    tech,
    why,
    wonder,
)


@rule("CV-4.1", "CV-Q7")
def test_start_of_turn_actions_in_any_order() -> None:
    state = board()
    ground(state, "H4", "forest")
    scout(state, 0, "H4")
    reserve(state, 0, "artist")
    wonder(state, "C3", "stonehenge")
    event(state, 0, "the-citizens-are-revolting-1")
    moves = offered(start_of_turn(state))
    assert {
        "found H4 scout", "government anarchy", "wonder stonehenge",
        "event the-citizens-are-revolting-1", "place artist", "send H4 D4", "end",
    } <= moves  # fmt: skip
    say(state, "place artist", "on C4", "wonder stonehenge", "found H4 scout")
    assert kind(state) == "sot_action"
    assert "wonder stonehenge" not in offered(state)
    say(state, "end")
    assert idle(state)


@rule("CV-4.13", "CV-Q9")
def test_despotism_and_anarchy_are_open_to_everybody() -> None:
    state = board(civs=("rome", "russia"))
    government(state, 0, "republic")
    assert "government anarchy" in offered(start_of_turn(state))
    say(state, "government anarchy", "end")
    state.turn += 1
    state.gov_changed = 0
    moves = offered(start_of_turn(state))
    assert {"government despotism", "government republic"} <= moves
    assert why(state, "government monarchy") == "CV-4.13"


@rule("CV-4.14", "CV-4.15", "CV-4.16", "CV-EX-51")
def test_a_fresh_government_is_open_for_one_turn_only() -> None:
    state = board(turn=4)
    tech(state, 0, "monarchy")
    state.turn = 5
    assert "government monarchy" in offered(start_of_turn(state))
    state.turn = 6
    assert why(start_of_turn(state), "government monarchy") == "CV-4.15"
    say(state, "government anarchy")
    assert not any(text.startswith("government") for text in offered(state))
    state.turn = 7
    state.gov_changed = 0
    say(start_of_turn(state), "government monarchy")
    assert state.governments[0] == GOVERNMENT["monarchy"]


@rule("CV-4.17")
def test_in_anarchy_the_capital_takes_no_action() -> None:
    state = board()
    city(state, 0, "H4")
    government(state, 0, "anarchy")
    city_management(state)
    assert "arts H4" in offered(state)
    assert why(state, "arts D4") == "CV-4.17"


@rule("CV-4.18")
def test_feudalisms_coin_lasts_while_it_is_in_force() -> None:
    state = board()
    government(state, 0, "feudalism")
    assert state.coins[0] == 1
    say(start_of_turn(state), "government anarchy")
    assert state.coins[0] == 0


@rule("CV-4.19", "CV-Q10")
def test_one_change_and_one_income_per_turn() -> None:
    state = board()
    government(state, 0, "democracy")
    state.turn = 4
    state.gov_turn[GOVERNMENT["monarchy"]] = 3
    scout(state, 0, "H4")
    start_of_turn(state)
    say(state, "government monarchy")
    assert why(state, "government anarchy") == "CV-4.19"
    say(state, "end")
    assert state.trade[0] == 0  # Monarchy was in force at the end of the part
    state = board()
    government(state, 0, "democracy")
    say(start_of_turn(state), "end")
    assert state.trade[0] == 2


@rule("CV-4.20", "CV-Q50", "CV-EX-63")
def test_forced_anarchy_costs_one_turn_of_the_capital() -> None:
    state = board(3)
    government(state, 2, "republic")
    event(state, 0, "the-citizens-are-revolting-1")
    event(state, 2, "the-citizens-are-revolting-2")
    start_of_turn(state, 0)
    say(state, "event the-citizens-are-revolting-1", "player 2")
    assert state.governments[2] == GOVERNMENT["anarchy"]
    start_of_turn(state, 2)
    assert not any(text.startswith("government") for text in offered(state))
    say(state, "event the-citizens-are-revolting-2", "player 0", "end")
    assert state.governments[0] == GOVERNMENT["anarchy"]  # A's part was over
    assert "arts C14" not in offered(city_management(state, 2))
    assert "arts H3" not in offered(city_management(state, 0))
    assert "arts N14" in offered(city_management(state, 1))
    state.turn += 1
    state.gov_changed = 0
    assert "government republic" in offered(start_of_turn(state, 2))
    # A player in Anarchy cannot be chosen.
    event(state, 1, "the-citizens-are-revolting-1")
    start_of_turn(state, 1)
    assert "event the-citizens-are-revolting-1" not in offered(state)


@rule("CV-E11", "CV-EX-65", "CV-Q39")
def test_untriggered_gains_resolve_at_the_end_of_the_part() -> None:
    state = board()
    wonder(state, "C3", "the-colossus")
    say(start_of_turn(state), "end")
    assert state.trade[0] == 3
    state = board()
    wonder(state, "C3", "the-louvre")
    say(start_of_turn(state), "wonder the-louvre", "end")
    assert state.culture[0] == 3  # by hand, and not again
    state = board()
    wonder(state, "C3", "sydney-opera-house")
    state.level[0] = 20
    say(start_of_turn(state), "end")
    assert state.victory == 1
    assert state.victor == 0
    state = board()
    wonder(state, "C3", "panama-canal")
    say(start_of_turn(state), "end")
    assert state.coins[0] == 1
    army(state, 1, "C3")
    assert state.coins[0] == 1  # tokens count while the wonder is blocked
    state.used[0] = 0
    say(start_of_turn(state), "end")
    assert state.coins[0] == 1  # but it gives no new one


@rule("CV-E5")
def test_wonder_abilities_are_once_per_turn() -> None:
    state = board()
    wonder(state, "C3", "the-hanging-gardens")
    start_of_turn(state)
    say(state, "wonder the-hanging-gardens", "figure army")
    assert state.own_at(sq("C3"), 0)
    assert "wonder the-hanging-gardens" not in offered(state)
    state.used[0] = 0
    army(state, 0, "C3")
    assert "wonder the-hanging-gardens" not in offered(start_of_turn(state))  # stacking limit 2


@rule("CV-6.51", "CV-6.52", "CV-6.50")
def test_great_people_are_placed_from_the_reserve() -> None:
    state = board()
    reserve(state, 0, "general")
    reserve(state, 0, "scientist")
    assert state.y_combat[0] == 0
    army(state, 1, "C5")
    ground(state, "C4", "water")
    start_of_turn(state)
    say(state, "place general")
    assert "on C4" not in offered(state)
    assert "on C5" not in offered(state)
    say(state, "on C3", "place scientist", "on E5")
    assert state.y_combat[0] == 4
    assert state.y_trade[0] == 1 + 2
    assert state.reserve[0] == ()


@rule("CV-6.36", "CV-6.50")
def test_a_displaced_great_person_waits_for_the_next_turn() -> None:
    state = board()
    reserve(state, 0, "general")
    reserve(state, 0, "artist")
    start_of_turn(state)
    say(state, "place general", "on C3", "place artist", "on C3")
    assert state.reserve[0] != ()
    assert "place general" not in offered(state)  # no endless exchange


@rule("CV-4.15", "CV-E11")
def test_a_part_without_anything_to_decide_is_not_asked() -> None:
    state = board()
    wonder(state, "C3", "the-colossus")
    start_of_turn(state, plans=False)
    assert idle(state)  # Anarchy would lead nowhere
    assert state.trade[0] == 3
    state.gov_turn[GOVERNMENT["republic"]] = 0
    assert "government anarchy" in offered(start_of_turn(state))
