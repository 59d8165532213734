"""Worked examples of set-up and of a first turn on the real home tiles."""

from __future__ import annotations

from pentapolis.games.civilization.parts import Promise
from pentapolis.games.civilization.rules.city_management import harvestable
from pentapolis.games.civilization.rules.markers import set_mark
from pentapolis.games.civilization.rules.research import researchable
from pentapolis.games.civilization.rules.trade import collect
from pentapolis.games.civilization.rules.turn import NextTurn
from pentapolis.games.civilization.tables.board import SQUARE_NAMES
from pentapolis.games.civilization.tables.cards import GOVERNMENT, PERSON, PERSON_MARK, WONDER_MARK
from tests.citing import rule
from tests.civilization.rules.test_setup import agreed, capital, finish, home_square
from tests.civilization.table import (
    again,
    army,
    asked,
    board,
    city_management,
    event,
    ground,
    kind,
    quiet,
    say,
    scout,
    sq,
    stage,
    start_of_turn,
)


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


@rule("CV-EX-36")
def test_rome_builds_a_trading_post_in_turn_one() -> None:
    state = finish(capital(agreed("rome", "germany"), 0, 2, 2))
    assert (state.trade[0], state.y_production[0]) == (3, 6)

    collect(state)
    assert state.trade[0] == 6
    city_management(state)
    place = home_square(state, 0, 1, 2)
    say(state, f"build {SQUARE_NAMES[state.centre[0]]} trading-post")
    if kind(state) == "build_item":
        say(state, f"on {place}")
    assert state.trade[0] == 3
    assert (state.y_trade[0], state.y_production[0], state.y_culture[0]) == (4, 6, 1)
    collect(state)
    assert state.trade[0] == 7


@rule("CV-EX-29")
def test_americas_start_square() -> None:
    state = capital(agreed("america", "germany"), 0, 1, 2)
    state.marks = [0] * len(state.marks)
    again(state)
    assert (state.y_trade[0], state.y_production[0], state.y_culture[0]) == (3, 5, 0)
    assert harvestable(state, 0) == [1, 2]


@rule("CV-EX-37")
def test_america_rushes_a_market() -> None:
    state = finish(capital(agreed("america", "germany"), 0, 1, 2))
    for i, mark in enumerate(state.marks):
        if mark >= PERSON_MARK and state.city_at[i] == 0:
            set_mark(state, i, 0)
    set_mark(state, sq(home_square(state, 0, 0, 3)), PERSON_MARK + PERSON["scientist"])
    assert (state.y_trade[0], state.y_production[0]) == (5, 6)
    state.trade[0] = 5
    collect(state)
    assert state.trade[0] == 10
    city_management(state)
    say(state, f"build {SQUARE_NAMES[state.centre[0]]} market")
    say(state, f"on {home_square(state, 0, 0, 1)}")
    assert (state.y_production[0], state.y_trade[0], state.y_culture[0]) == (6, 6, 1)
    assert state.trade[0] == 7
    assert researchable(state, 0)


@rule("CV-EX-38")
def test_egypt_builds_a_workshop_for_nothing() -> None:
    state = finish(capital(agreed("egypt", "germany"), 0, 1, 1))
    for i, mark in enumerate(state.marks):
        if mark and state.city_at[i] == 0:
            set_mark(state, i, 0)
    set_mark(state, sq(home_square(state, 0, 1, 2)), WONDER_MARK)
    assert state.y_production[0] == 5
    city_management(state)
    say(state, f"free-building {SQUARE_NAMES[state.centre[0]]} workshop")
    say(state, f"?on {home_square(state, 0, 0, 2)}")
    assert state.y_production[0] == 7
    assert state.supply[2] == 5
