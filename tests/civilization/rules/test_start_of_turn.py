"""Sections 3 and 4: the turn, founding cities, governments."""

from __future__ import annotations

from pentapolis.games.civilization.rules.figures import move_figures
from pentapolis.games.civilization.rules.turn import NextTurn, clean_up
from pentapolis.games.civilization.state import CITIES, Civilization, Promise
from pentapolis.games.civilization.tables.cards import GOVERNMENT
from tests.citing import rule
from tests.civilization.table import (
    army,
    asked,
    board,
    city,
    city_management,
    event,
    government,
    ground,
    hide,
    idle,
    kind,
    lay,
    offered,
    reserve,
    say,
    scout,
    sq,
    stage,
    start_of_turn,
    tech,
    why,
    wonder,
)


def quiet(seats: int = 3) -> Civilization:
    """A table where every phase ends with one answer."""
    state = board(seats)
    for seat in range(seats):
        state.forces[seat] = ()
    return state


@rule("CV-3.1", "CV-3.2", "CV-3.3", "CV-3.4", "CV-3.5")
def test_five_phases_in_turn_order_and_the_marker_passes_left() -> None:
    state = quiet()
    state.first = 1
    state.trade = [6, 6, 6]
    for seat, name in enumerate(("G8", "M10", "D10")):
        army(state, seat, name)
        state.gov_turn[8 * seat + GOVERNMENT["feudalism"]] = 0
    stage(state, NextTurn())
    assert (state.turn, state.first) == (4, 2)
    seen: list[tuple[str, int]] = []
    while state.turn == 4 and len(seen) < 60:
        decisions = state.decisions()
        if decisions[0].kind == "research" and seen[-1][0] != "research":
            assert len(decisions) == 3  # simultaneous
        decision = decisions[0]
        seen.append((decision.kind, decision.seat))
        last = {
            "sot_action": "end",
            "trade_slot": "pass",
            "cm_action": "end",
            "research": "nothing",
        }
        say(state, last.get(decision.kind, "end"))
    kinds = [k for k, _ in seen]
    order = ("sot_action", "trade_slot", "cm_action", "move_group", "research")
    assert kinds == [name for name in order for _ in range(3)]
    assert [s for k, s in seen if k == "move_group"] == [2, 0, 1]
    assert [s for k, s in seen if k == "sot_action"] == [2, 0, 1]
    assert [s for k, s in seen if k == "cm_action"] == [2, 0, 1]
    assert state.first == 0


@rule("CV-3.1", "CV-E5", "CV-5.4", "CV-7.1", "CV-11.1")
def test_what_lasts_one_turn_ends_with_it() -> None:
    state = quiet(2)
    ground(state, "H4", "forest")
    figure = army(state, 0, "F4")
    scout(state, 0, "H4")
    say(start_of_turn(state), "send H4 D4")
    state.used[1] = 1
    state.spent = state.marked = state.fresh = 1 << figure
    state.locked = (sq("F4"),)
    state.refused = ((1, 0),)
    state.gov_changed = 1
    state.boost[0] = 3
    state.actions[0] = 1
    state.promises = (Promise(0, 1, 0, 1, 3), Promise(0, 1, 0, 1, 4))
    assert state.y_production[0] == 2
    stage(state, NextTurn())
    assert (state.turn, kind(state)) == (4, "sot_action")
    assert state.used == [0, 0]
    assert (state.spent, state.marked, state.fresh, state.gov_changed) == (0, 0, 0, 0)
    assert not state.locked
    assert not state.refused
    assert (state.boost[0], state.actions[0]) == (0, 0)
    assert [promise.until for promise in state.promises] == [4]


@rule("CV-3.6")
def test_a_player_acts_only_in_the_own_part_except_by_interrupts() -> None:
    from tests.civilization.table import movement

    state = board()
    army(state, 0, "G5")
    army(state, 1, "H5")
    movement(state)
    assert asked(state) == 0
    event(state, 1, "defection")
    movement(state)
    say(state, "?move G5 army:1", "to H5")
    assert (kind(state), asked(state)) == ("interrupt_move", 1)


@rule("CV-3.7")
def test_the_first_victory_ends_the_game() -> None:
    from pentapolis.games.civilization.rules.coins import add_coin

    state = board()
    for _ in range(20):
        add_coin(state, 1, 5)
    assert state.over
    assert state.victor == 1
    assert state.coins[1] >= 15
    verdict = state.verdict()
    assert verdict is not None
    assert verdict.args == {"seat": "seat:1", "victory": "economic"}


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


@rule("CV-4.2", "CV-4.12")
def test_the_number_of_cities_is_limited() -> None:
    state = board()
    tech(state, 0, "irrigation")
    scout(state, 0, "H4")
    scout(state, 0, "H7")
    start_of_turn(state)
    say(state, "found H4 scout", "found H7 scout")
    assert len(state.cities_of(0)) == 3
    state = board()
    city(state, 0, "H4")
    scout(state, 0, "H7")
    assert why(start_of_turn(state), "found H7 scout") == "CV-4.2"
    moves = offered(city_management(state))
    assert {"arts D4", "arts H4"} <= moves


@rule("CV-4.3", "CV-4.9")
def test_the_founding_scout_returns_to_the_supply() -> None:
    state = board()
    figure = scout(state, 0, "H4")
    say(start_of_turn(state), "found H4 scout")
    assert state.where[figure] == -1
    assert state.centre[1] == sq("H4")
    assert state.walled[1] == 0
    state = board()
    army(state, 0, "H4")
    assert why(start_of_turn(state), "found H4 army") == "CV-4.3"


@rule("CV-4.4", "CV-4.5", "CV-4.6", "CV-4.7", "CV-4.8", "CV-EX-3", "CV-EX-59")
def test_where_a_city_may_not_stand() -> None:
    state = board()
    scout(state, 0, "H4")
    assert "found H4 scout" in offered(start_of_turn(state))
    ground(state, "H4", "water")
    assert why(start_of_turn(state), "found H4 scout") == "CV-4.4"
    ground(state, "H4", "desert")
    lay(state, "I4", 8 + 3)
    assert why(start_of_turn(state), "found H4 scout") == "CV-4.6"
    state.lying = [-1] * 256
    army(state, 1, "I5")
    assert why(start_of_turn(state), "found H4 scout") == "CV-4.7"
    state = board()
    scout(state, 0, "H4")
    hide(state, 6)  # the tile from I5 on
    assert why(start_of_turn(state), "found H4 scout") == "CV-4.5"
    state = board()
    scout(state, 0, "F6")
    assert why(start_of_turn(state), "found F6 scout") == "CV-4.8"
    state = board()
    scout(state, 0, "G5")
    assert "found G5 scout" in offered(start_of_turn(state))
    state = board()
    scout(state, 0, "H8")
    assert why(start_of_turn(state), "found H8 scout") == "CV-4.5"  # the edge of the map


@rule("CV-4.10")
def test_the_centre_yields_nothing() -> None:
    state = board()
    ground(state, "H4", "forest", coin=1)
    scout(state, 0, "H4")
    assert state.coins[0] == 1
    say(start_of_turn(state), "found H4 scout")
    assert state.y_production[1] == 0
    assert state.coins[0] == 0


@rule("CV-4.10", "CV-11.1")
def test_a_square_that_becomes_a_centre_is_no_longer_sent() -> None:
    state = board()
    government(state, 0, "republic")
    ground(state, "H4", "forest")
    scout(state, 0, "H4")
    army(state, 0, "H4")
    say(start_of_turn(state), "send H4 D4")
    assert state.y_production[0] == 2
    say(state, "found H4 army", "to I5")
    assert state.y_production[0] == 0


@rule("CV-4.11", "CV-Q8")
def test_other_figures_leave_the_new_centre() -> None:
    state = board()
    scout(state, 0, "H4")
    figure = army(state, 0, "H4")
    ground(state, "G3", "water")
    say(start_of_turn(state), "found H4 scout")
    assert kind(state) == "relocate_figures"
    assert "to G3" not in offered(state)
    say(state, "to I5")
    assert state.where[figure] == sq("I5")
    state = board()
    scout(state, 0, "H4")
    army(state, 0, "H4")
    for name in ("G3", "H3", "I3", "G4", "I4", "G5", "H5", "I5"):
        ground(state, name, "water")
    assert "found H4 scout" not in offered(start_of_turn(state))


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


@rule("CV-EX-56")
def test_rome_founds_a_city_and_advances() -> None:
    state = board(civs=("rome", "egypt"))
    state.level[0] = 2
    scout(state, 0, "H4")
    say(start_of_turn(state), "found H4 scout")
    assert state.level[0] == 3
    assert kind(state) == "place_great_person"
    assert (state.culture[0], state.trade[0]) == (0, 0)


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


@rule("CV-Q39", "CV-10.7")
def test_the_coins_of_a_lost_canal_vanish() -> None:
    from pentapolis.games.civilization.rules.markers import clear_square

    state = board()
    wonder(state, "C3", "panama-canal")
    say(start_of_turn(state), "end")
    state.coin_tokens[5] = 1
    clear_square(state, sq("C3"), 0)
    assert state.coins[0] == 1  # only the one on the sheet


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


@rule("CV-11.1", "CV-11.2", "CV-Q24", "CV-EX-30", "CV-EX-31", "CV-EX-32")
def test_scouts_send_their_square_to_a_city() -> None:
    from pentapolis.games.civilization.rules.city_management import arts_culture, harvestable
    from pentapolis.games.civilization.rules.items import production

    state = board()
    ground(state, "H4", "forest", culture=1, resource="wheat")
    figure = scout(state, 0, "H4")
    assert production(state, 0) == 0
    say(start_of_turn(state), "send H4 D4")
    assert production(state, 0) == 2
    assert arts_culture(state, 0) == 2
    assert harvestable(state, 0) == [0]
    state.fresh = 1 << figure
    state.sent = [-1] * 4
    assert "send H4 D4" not in offered(start_of_turn(state))  # came this turn


@rule("CV-11.2", "CV-11.7", "CV-EX-33")
def test_a_scout_in_enemy_outskirts_blocks_and_redirects() -> None:
    state = board()
    ground(state, "L5", "forest")
    assert state.y_production[CITIES] == 2
    scout(state, 0, "L5")
    assert state.y_production[CITIES] == 0
    say(start_of_turn(state), "send L5 D4")
    assert state.y_production[0] == 2


@rule("CV-11.1")
def test_a_scout_keeps_sending_to_its_city_until_told_otherwise() -> None:
    from pentapolis.games.civilization.rules.scouts import KeepGathering

    state = board()
    city(state, 0, "H4")
    ground(state, "J7", "forest")
    ground(state, "K7", "forest", resource="silk")
    scout(state, 0, "J7")
    say(start_of_turn(state), "send J7 H4")
    assert not any(text.startswith("send") for text in offered(state))  # once by hand
    clean_up(state)
    assert state.sent == [-1] * 4
    stage(state, KeepGathering(0))
    assert (state.sent[0], state.sent_to[0]) == (sq("J7"), 1)
    say(start_of_turn(state), "send J7 D4")  # told otherwise
    assert (state.y_production[0], state.y_production[1]) == (2, 0)
    clean_up(state)
    move_figures(state, state.own_at(sq("J7"), 0), sq("K7"))
    stage(state, KeepGathering(0))
    assert (state.sent[0], state.sent_to[0]) == (sq("K7"), 0)
    clean_up(state)
    ground(state, "K7", "grassland")
    stage(state, KeepGathering(0))
    assert state.sent == [-1] * 4  # nothing to send


@rule("CV-4.15", "CV-E11")
def test_a_part_without_anything_to_decide_is_not_asked() -> None:
    state = board()
    wonder(state, "C3", "the-colossus")
    start_of_turn(state, plans=False)
    assert idle(state)  # Anarchy would lead nowhere
    assert state.trade[0] == 3
    state.gov_turn[GOVERNMENT["republic"]] = 0
    assert "government anarchy" in offered(start_of_turn(state))


@rule("CV-Q58")
def test_the_assignment_lapses_with_the_city() -> None:
    from pentapolis.games.civilization.rules.markers import destroy_city

    state = board()
    home = city(state, 0, "H4")
    ground(state, "J7", "forest")
    scout(state, 0, "J7")
    say(start_of_turn(state), "send J7 H4")
    assert state.y_production[home] == 2
    destroy_city(state, home, False)
    assert state.sent == [-1] * 4


@rule("CV-Q40")
def test_a_scout_gathers_what_an_enemy_building_yields() -> None:
    from tests.civilization.table import building

    state = board()
    building(state, "L5", "barracks")
    scout(state, 0, "L5")
    say(start_of_turn(state), "send L5 D4")
    assert state.y_trade[0] == 2
    assert state.y_combat[0] == 0
