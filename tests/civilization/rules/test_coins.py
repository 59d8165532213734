"""Chapter 10, coins: the economy dial, kept up to date; also the dials of trade and culture."""

from __future__ import annotations

from pentapolis.games.civilization.rules.coins import add_coin, recount_coins
from tests.citing import rule
from tests.civilization.table import (
    army,
    board,
    building,
    city_management,
    government,
    ground,
    movement,
    offered,
    say,
    scout,
    sq,
    stage,
    start_of_turn,
    tech,
    wonder,
)


@rule("CV-11.3", "CV-EX-66", "CV-10.5")
def test_a_scout_holds_the_coin_where_it_stands() -> None:
    state = board(civs=("rome", "egypt"))
    ground(state, "H4", "mountain", coin=1)
    ground(state, "G4", "mountain", coin=1)
    state.coin_tokens[5] = 13
    scout(state, 0, "F4")
    movement(state)
    say(state, "?move F4 scout:1", "to G4")
    assert state.coins[0] == 14
    state.spent = 0
    movement(state)
    say(state, "?move G4 scout:1")
    assert state.coins[0] == 14  # it has not left yet
    state.coin_tokens[5] = 14
    say(state, "to H4")
    assert state.over
    assert (state.victor, state.victory) == (0, 3)


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
        recount_coins(state, 0)
        got.append(production(state, 0))
    assert got == [2, 2, 1]
    tech(state, 0, "computers")
    state.coin_tokens[5] = 9
    recount_coins(state, 0)
    assert hand_size(state, 0, 1, False) == 5


@rule("CV-Q39", "CV-10.7")
def test_the_coins_of_a_lost_canal_vanish() -> None:
    from pentapolis.games.civilization.rules.markers import clear_square

    state = board()
    wonder(state, "C3", "panama-canal")
    say(start_of_turn(state), "end")
    state.coin_tokens[5] = 1
    clear_square(state, sq("C3"), 0)
    assert state.coins[0] == 1  # only the one on the sheet
