"""Sections 8, 10 and 13: the pyramid, research, coins, victories."""

from __future__ import annotations

from random import Random

from pentapolis.games.civilization.rules.coins import recount_coins
from pentapolis.games.civilization.rules.research import (
    Research,
    can_learn,
    has_place,
    learn,
    refuse_learn,
    trade_needed,
)
from pentapolis.games.civilization.state import (
    ECONOMIC_VICTORY,
    TECH_VICTORY,
)
from pentapolis.games.civilization.tables.cards import TECH
from tests.citing import rule
from tests.civilization.table import (
    board,
    building,
    city_management,
    kind,
    offered,
    rows,
    say,
    stage,
    tech,
    why,
    wonder,
)


@rule("CV-8.1", "CV-3.4")
def test_research_is_secret_and_simultaneous() -> None:
    state = board()
    state.trade = [6, 6]
    stage(state, Research())
    assert len(state.decisions()) == 2
    say(state, "research pottery")
    assert state.techs[0] == 0
    drawn = state.resample(1, Random(3))
    assert drawn.view(1) == state.view(1)
    state.apply(1, next(m for m in state.decisions()[0].moves if m.text == "research writing"))
    assert state.techs[0] >> TECH["pottery"] & 1
    assert state.techs[1] >> TECH["writing"] & 1


@rule("CV-8.2", "CV-Q44", "CV-EX-40")
def test_trade_needed_by_level() -> None:
    state = board()
    assert [trade_needed(state, 0, level) for level in range(1, 6)] == [6, 11, 16, 21, 26]
    rows(state, 0, 2)
    state.trade[0] = 10
    stage(state, Research())
    assert why(state, "research sailing") == "CV-8.2"
    wonder(state, "C3", "porcelain-tower")
    assert trade_needed(state, 0, 1) == 1
    state.trade[0] = 6
    state.coin_tokens[5] = 2
    recount_coins(state, 0)
    stage(state, Research())
    say(state, "research sailing")
    assert state.trade[0] == 2


@rule("CV-8.3", "CV-10.3", "CV-EX-15", "CV-EX-16", "CV-EX-28")
def test_research_spends_all_trade_but_coins() -> None:
    for coins, kept in ((0, 0), (4, 4)):
        state = board()
        rows(state, 0, 2)
        state.trade[0] = 18
        state.coin_tokens[5] = coins
        recount_coins(state, 0)
        say(stage(state, Research()), "research sailing")
        assert state.trade[0] == kept
    state = board()
    state.trade[0] = 6
    state.coin_tokens[5] = 5
    recount_coins(state, 0)
    say(stage(state, Research()), "research pottery")
    assert state.trade[0] == 5


@rule("CV-8.4", "CV-8.5", "CV-Q19", "CV-Q55", "CV-EX-42")
def test_the_pyramid() -> None:
    state = board()
    rows(state, 0, 4, 2)
    assert [has_place(state, 0, level) for level in (1, 2, 3, 4)] == [True, True, True, False]
    state.trade[0] = 27
    stage(state, Research())
    assert why(state, "research flight") == "CV-8.4"
    state = board(civs=("russia", "egypt"))
    state.rows[1] = 1  # a level III start tech in the bottom row supports row 2 like any other
    tech(state, 0, "pottery")
    assert has_place(state, 0, 2)
    assert not has_place(state, 0, 3)


@rule("CV-8.6", "CV-EX-21", "CV-13.2")
def test_space_flight_needs_fifteen_techs() -> None:
    state = board()
    rows(state, 0, 5, 4, 3, 1)
    assert not has_place(state, 0, 5)
    tech(state, 0, "flight")
    assert has_place(state, 0, 5)
    state.trade[0] = 26
    say(stage(state, Research()), "research space-flight")
    assert state.over
    assert (state.victor, state.victory) == (0, TECH_VICTORY)
    assert state.techs[0].bit_count() == 15


@rule("CV-8.7", "CV-EX-14")
def test_a_tech_helps_only_its_owner() -> None:
    state = board(civs=("rome", "egypt"))
    tech(state, 0, "engineering")
    state.trade = [27, 27]
    assert "build-two M5" not in offered(city_management(state, 1))
    assert "build-two D4" in offered(city_management(state, 0))
    stage(state, Research())
    assert why(state, "research engineering") == "CV-8.7"


@rule("CV-8.8", "CV-Q51", "CV-E7")
def test_free_techs_need_a_place_and_leave_the_research() -> None:
    state = board()
    tech(state, 1, "pottery", "sailing")
    known = state.techs[1]
    free = [t for t in range(len(TECH)) if refuse_learn(state, 0, known, 5, t) is None]
    assert free == [TECH["pottery"]]
    assert can_learn(state, 0, known)
    assert not can_learn(state, 0, 1 << TECH["sailing"])
    wonder(state, "C3", "statue-of-liberty")
    state.trade[0] = 6
    from tests.civilization.table import start_of_turn

    say(start_of_turn(state), "wonder statue-of-liberty", "?learn pottery")
    assert state.trade[0] == 6
    say(stage(state, Research()), "research writing")
    assert state.rows[1] == 2
    assert has_place(state, 0, 2)


@rule("CV-8.12", "CV-8.13", "CV-8.14")
def test_lasting_values() -> None:
    state = board(civs=("russia", "egypt"))
    learn(state, 0, TECH["civil-service"])
    assert state.coins[0] == 1
    assert state.hand_limit[0] == 3
    learn(state, 0, TECH["sailing"])
    learn(state, 0, TECH["horseback-riding"])
    assert state.speed[0] == 4
    learn(state, 0, TECH["biology"])
    learn(state, 0, TECH["masonry"])
    assert state.stacking[0] == 6  # Russia adds 1
    learn(state, 0, TECH["irrigation"])
    assert state.most_cities[0] == 3


@rule("CV-8.15")
def test_permanent_abilities_work_whenever_they_apply() -> None:
    from pentapolis.games.civilization.rules.items import production

    state = board()
    learn(state, 0, TECH["military-science"])
    state.coin_tokens[5] = 7
    recount_coins(state, 0)
    assert production(state, 0) == 2
    assert production(state, 0) == 2


@rule("CV-8.16")
def test_a_resource_ability_is_paid_and_once_per_turn() -> None:
    from tests.civilization.table import resources, token

    state = board()
    tech(state, 0, "pottery")
    resources(state, 0, wheat=3)
    token(state, 0, "hut", "spy")
    city_management(state)
    say(state, "use pottery")
    assert kind(state) == "pay_resources"
    assert offered(state) == {"pay wheat", "pay-token hut-spy"}  # any, spy too
    say(state, "pay wheat", "pay-token hut-spy")
    assert state.coin_tokens[1] == 1
    assert "use pottery" not in offered(state)


@rule("CV-8.17", "CV-Q26", "CV-13.6")
def test_revealed_techs_work_in_turn_order() -> None:
    state = board()
    for seat in (0, 1):
        rows(state, seat, 5, 4, 3, 2)
    state.trade = [26, 26]
    state.first = 1
    stage(state, Research())
    say(state, "research space-flight", "research space-flight")
    assert (state.victor, state.victory) == (1, TECH_VICTORY)
    assert state.winners() == [1]
    assert not state.techs[0] >> TECH["space-flight"] & 1


@rule("CV-Q18", "CV-EX-41")
def test_payment_comes_before_the_new_card() -> None:
    state = board()
    rows(state, 0, 4, 2)
    building(state, "C3", "market")
    state.coin_tokens[5] = 13  # and the icon of Civil Service
    recount_coins(state, 0)
    state.trade[0] = 16
    say(stage(state, Research()), "research banking")
    assert state.trade[0] == 14
    assert state.coins[0] == 15
    assert (state.victor, state.victory) == (0, ECONOMIC_VICTORY)
