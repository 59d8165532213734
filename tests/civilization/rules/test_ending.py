"""Chapter 13, the end of the game: the first victory ends it (CV-13.1 to CV-13.5)."""

from __future__ import annotations

import pytest

from pentapolis.core.errors import BadOption
from pentapolis.games.civilization import GAME
from pentapolis.games.civilization.rules.coins import add_coin
from pentapolis.games.civilization.rules.turn import NextTurn
from pentapolis.games.civilization.state import (
    CULTURE_VICTORY,
    ECONOMIC_VICTORY,
    MILITARY_VICTORY,
)
from tests.citing import rule
from tests.civilization.table import (
    army,
    asked,
    board,
    building,
    city_management,
    forces,
    kind,
    movement,
    say,
    stage,
)


@rule("CV-10.4", "CV-13.3")
def test_fifteen_coins_win() -> None:
    state = board()
    state.coin_tokens[5] = 14
    add_coin(state, 0, 5)
    assert state.over
    assert state.victory == ECONOMIC_VICTORY


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


@rule("CV-Q27")
def test_the_turn_limit_makes_a_draw() -> None:
    state = board()
    state.turn_limit = 3
    state.level[1] = 7

    stage(state, NextTurn())
    assert state.over
    assert state.winners() == [0, 1]
    assert state.scores()[1].total > state.scores()[0].total
    for wrong in (-1, 201, True, "30"):
        with pytest.raises(BadOption):
            GAME.start(2, 1, {"turn_limit": wrong})


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
