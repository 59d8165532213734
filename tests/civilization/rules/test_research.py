"""Sections 8, 10 and 13: the pyramid, research, coins, victories."""

from __future__ import annotations

from random import Random

from pentapolis.games.civilization.rules.coins import add_coin, recount
from pentapolis.games.civilization.rules.research import (
    Research,
    has_place,
    learn,
    learnable,
    trade_needed,
)
from pentapolis.games.civilization.state import (
    CULTURE_VICTORY,
    ECONOMIC_VICTORY,
    MILITARY_VICTORY,
    TECH_VICTORY,
    Civilization,
)
from pentapolis.games.civilization.tables.cards import TECH, TECHS
from tests.citing import rule
from tests.civilization.table import (
    army,
    asked,
    board,
    building,
    city_management,
    forces,
    government,
    ground,
    kind,
    movement,
    offered,
    say,
    scout,
    stage,
    tech,
    why,
    wonder,
)


def rows(state: Civilization, seat: int, *counts: int) -> None:
    """So many cards in each row, the first ones of each level."""
    for level, count in enumerate(counts, 1):
        names = [t.id for t in TECHS if t.level == level][:count]
        tech(state, seat, *names)


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
    recount(state, 0)
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
        recount(state, 0)
        say(stage(state, Research()), "research sailing")
        assert state.trade[0] == kept
    state = board()
    state.trade[0] = 6
    state.coin_tokens[5] = 5
    recount(state, 0)
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
    assert learnable(state, 0, state.techs[1]) == [TECH["pottery"]]
    wonder(state, "C3", "statue-of-liberty")
    state.trade[0] = 6
    from tests.civilization.table import start_of_turn

    say(start_of_turn(state), "wonder statue-of-liberty", "?learn pottery")
    assert state.trade[0] == 6
    say(stage(state, Research()), "research writing")
    assert state.rows[1] == 2
    assert has_place(state, 0, 2)


@rule("CV-8.9", "CV-8.10", "CV-EX-18")
def test_units_rise_in_rank_and_never_fall() -> None:
    from pentapolis.games.civilization.rules.items import item_cost

    state = board()
    assert item_cost(state, 0, 4) == 5
    learn(state, 0, TECH["chivalry"])
    assert state.ranks[2] == 2
    assert item_cost(state, 0, 4) == 7
    learn(state, 0, TECH["combustion"])
    learn(state, 0, TECH["railroad"])
    assert state.ranks[2] == 4


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
    recount(state, 0)
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
    recount(state, 0)
    state.trade[0] = 16
    say(stage(state, Research()), "research banking")
    assert state.trade[0] == 14
    assert state.coins[0] == 15
    assert (state.victor, state.victory) == (0, ECONOMIC_VICTORY)


# --- section 10 -------------------------------------------------------------------------------


@rule("CV-10.1", "CV-10.2")
def test_coins_of_all_kinds() -> None:
    state = board()
    ground(state, "C3", "mountain", coin=1)
    building(state, "C4", "bank")
    ground(state, "H4", "mountain", coin=1)
    scout(state, 0, "H4")
    tech(state, 0, "civil-service")
    add_coin(state, 0, 5)
    government(state, 0, "feudalism")
    assert state.coins[0] == 6
    army(state, 1, "C3")
    assert state.coins[0] == 5


@rule("CV-10.4", "CV-13.3")
def test_fifteen_coins_win() -> None:
    state = board()
    state.coin_tokens[5] = 14
    add_coin(state, 0, 5)
    assert state.over
    assert state.victory == ECONOMIC_VICTORY


@rule("CV-10.6", "CV-10.7", "CV-Q23")
def test_tokens_are_capped_by_the_card_and_lost_to_loot() -> None:
    from pentapolis.games.civilization.rules.loot import SpendLoot

    state = board()
    tech(state, 0, "democracy")
    state.trade[0] = 27
    for _ in range(4):
        state.used[0] = 0
        say(city_management(state), "coin democracy")
    assert state.coin_tokens[2] == 4
    state.used[0] = 0
    state.trade[0] = 27
    assert "coin democracy" not in offered(city_management(state))
    stage(state, SpendLoot(1, 0, 2))
    assert {"destroy-coin democracy", "steal-coin democracy"} <= offered(state)
    say(state, "steal-coin democracy")
    assert state.coin_tokens[2] == 3
    assert state.coin_tokens[6 + 5] == 1
    stage(state, SpendLoot(1, 0, 1))
    say(state, "destroy-coin democracy")
    assert state.coins[0] == 2
    assert state.coins[1] == 1
    state.coin_tokens[2] = 0
    stage(state, SpendLoot(1, 0, 1))
    assert not any("coin" in text for text in offered(state))


@rule("CV-10.8", "CV-EX-52")
def test_abilities_that_count_coins_use_the_dial() -> None:
    from pentapolis.games.civilization.rules.battle import hand_size
    from pentapolis.games.civilization.rules.items import production

    state = board()
    tech(state, 0, "military-science")
    got = []
    for coins in (7, 6, 5):
        state.coin_tokens[5] = coins
        recount(state, 0)
        got.append(production(state, 0))
    assert got == [2, 2, 1]
    tech(state, 0, "computers")
    state.coin_tokens[5] = 9
    recount(state, 0)
    assert hand_size(state, 0, 1, False) == 5


# --- section 13 -------------------------------------------------------------------------------


@rule("CV-13.1", "CV-13.5")
def test_culture_victory_is_immediate() -> None:
    state = board()
    state.level[0] = 20
    state.culture[0] = 7
    state.trade[0] = 6
    say(city_management(state), "advance")
    assert state.over
    assert (state.victor, state.victory) == (0, CULTURE_VICTORY)
    assert not state.decisions()


@rule("CV-13.4", "CV-9.25")
def test_a_captured_capital_wins() -> None:
    state = board(civs=("rome", "egypt"))
    forces(state, 0, "infantry-3", "mounted-3", "artillery-3")
    forces(state, 1)
    for name in ("C3", "C4", "C5"):
        building(state, name, "academy")
    army(state, 0, "L5")
    say(movement(state), "?move L5 army:1", "to M5")
    while not state.over and kind(state) == "play_unit":
        assert asked(state) == 0
        state.apply(0, state.decisions()[0].moves[0])
    assert (state.victor, state.victory) == (0, MILITARY_VICTORY)
