"""Sections 6 and 12: city actions, figures, units, buildings, wonders, harvest."""

from __future__ import annotations

from pentapolis.games.civilization.rules.items import production
from pentapolis.games.civilization.rules.turn import clean_up
from tests.citing import rule
from tests.civilization.table import (
    board,
    building,
    city,
    city_management,
    event,
    forests,
    government,
    ground,
    idle,
    kind,
    offered,
    resources,
    say,
    sq,
    tech,
    why,
)


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
