"""Chapter 11, scouts and blockade: what the squares of a city yield (CV-11.1 to CV-11.9)."""

from __future__ import annotations

from pentapolis.games.civilization.rules.coins import recount_coins
from pentapolis.games.civilization.rules.trade import collected
from tests.citing import rule
from tests.civilization.table import (
    again,
    army,
    board,
    building,
    ground,
    hide,
    movement,
    person,
    say,
    scout,
    sq,
    wonder,
)


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
    recount_coins(state, 0)
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


@rule("CV-5.5")
def test_a_blocked_square_gives_no_trade() -> None:
    state = board()
    ground(state, "C3", "desert")
    ground(state, "C4", "desert")
    army(state, 1, "C3")
    assert collected(state, 0) == 1
