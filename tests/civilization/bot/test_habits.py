"""What a good player would laugh at, and how often it still happens."""

from __future__ import annotations

from pentapolis.games.civilization.bot.bargaining import trade_value
from pentapolis.games.civilization.bot.building import place_gain
from pentapolis.games.civilization.bot.rivals import coins_in_reach
from pentapolis.games.civilization.bot.values import next_need
from pentapolis.games.civilization.rules.coins import recount_coins
from pentapolis.games.civilization.tables.cards import BUILDING, BUILDING_ITEM, COINS_TO_WIN
from tests.bots.habits import civilization
from tests.civilization.bot.test_rate import best, obey
from tests.civilization.table import (
    army,
    board,
    building,
    city_management,
    forces,
    ground,
    lay,
    movement,
    sq,
    tech,
    wonder,
)


def test_wonders_are_not_built_over() -> None:
    """Of 148 wonders in 40 games of four, 67 were; now one of 121."""
    found = civilization(1)
    assert found["wonders"] >= 2
    assert found["wonders overbuilt"] == 0


def test_a_library_does_not_take_the_place_of_a_wonder() -> None:
    state = board(civs=("egypt", "rome"))
    tech(state, 0, "writing")
    for name in ("C3", "D3", "E3", "C4", "E4", "C5", "D5", "E5"):
        ground(state, name, "desert")
    ground(state, "C3", "grassland")
    wonder(state, "C3", "stonehenge")
    library = BUILDING_ITEM + BUILDING["library"]
    assert place_gain(state, library, sq("C3")) < -5.0
    city_management(state)
    assert best(state) != "build D4 library", "there is no other place for it"


def blockade(coins: int) -> tuple[int, str]:
    """Seat 0 stands on the bank of somebody who has so many other coins; a hut lies near."""
    state = board(civs=("rome", "germany"))
    forces(state, 0, "infantry-1")
    forces(state, 1, "infantry-3", "mounted-3")
    building(state, "L5", "bank")
    army(state, 0, "L5")
    lay(state, "J5", 0)
    state.coin_tokens[6] = coins
    recount_coins(state, 1)
    assert state.coins[1] == coins
    reach = coins_in_reach(state, 1)
    movement(state)
    obey(state, 3)
    return reach, "stays" if state.own_at(sq("L5"), 0) else "goes"


def test_an_army_that_holds_up_a_winner_stays() -> None:
    reach, army_of = blockade(COINS_TO_WIN - 1)
    assert reach >= COINS_TO_WIN
    assert army_of == "stays"
    assert blockade(3)[1] == "goes", "a hut is better than a bank of somebody far behind"


def test_trade_that_research_takes_anyway_is_worth_little() -> None:
    state = board(3)
    need = next_need(state, 0)
    state.trade[0] = need
    assert trade_value(state, 0, 3) < 1.0
    state.trade[0] = need - 3
    assert trade_value(state, 0, 3) > 5.0
