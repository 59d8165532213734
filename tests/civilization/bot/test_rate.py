"""Rules of thumb: a greedy bot attacks what lies open, arms in danger, makes plainly good deals."""

from __future__ import annotations

from pentapolis.games.civilization import GAME
from pentapolis.games.civilization.bot.war import city_margin, threat, war_target
from pentapolis.games.civilization.state import CITIES, MILITARY_VICTORY, Civilization
from tests.civilization.table import (
    army,
    asked,
    board,
    building,
    city_management,
    event,
    forces,
    ground,
    kind,
    movement,
    offered,
    person,
    resources,
    say,
    sq,
    start_of_turn,
    tech,
    trading,
)

STRONG = ("infantry-3", "mounted-3", "artillery-3", "infantry-2", "mounted-2", "artillery-2")


def best(state: Civilization) -> str:
    """The move that looks best to whoever is asked."""
    decision = state.decisions()[0]
    rates = GAME.rate(state, decision.seat, decision.moves)
    return decision.moves[rates.index(max(rates))].text


def obey(state: Civilization, moves: int) -> list[str]:
    """Play so many of the best moves."""
    played: list[str] = []
    for _ in range(moves):
        if state.over or kind(state) == "idle":
            break
        played.append(best(state))
        say(state, played[-1])
    return played


def war(stack: int = 2) -> Civilization:
    """Seat 0 is far stronger than seat 1 and stands two squares from its capital."""
    state = board(civs=("germany", "egypt"))
    forces(state, 0, *STRONG)
    forces(state, 1, "infantry-1")
    state.ranks[0:3] = [3, 3, 3]
    for _ in range(stack):
        army(state, 0, "K5")
    return state


def test_a_capital_that_lies_open_is_attacked() -> None:
    state = war()
    assert war_target(state, 0) == CITIES
    assert city_margin(state, 0, 2, CITIES) > 2.0
    movement(state)
    assert obey(state, 2) == ["move K5 army:2", "to M5"]
    obey(state, 30)
    assert (state.victor, state.victory) == (0, MILITARY_VICTORY)


def test_a_capital_that_is_held_is_left_alone() -> None:
    state = war()
    forces(state, 1, *["infantry-2"] * 4)
    state.ranks[4:7] = [4, 4, 4]
    person(state, "L5", "general")
    army(state, 0, "M6")
    movement(state)
    obey(state, 20)
    assert state.battle is None
    assert not state.over


def test_armies_gather_before_they_attack() -> None:
    state = war(1)
    army(state, 0, "G5")
    state.speed[0] = 4
    forces(state, 1, *["infantry-2"] * 3)
    state.ranks[4:7] = [3, 3, 3]
    assert city_margin(state, 0, 1, CITIES) < -8.0 < city_margin(state, 0, 2, CITIES)
    movement(state)
    obey(state, 8)
    assert state.own_at(sq("K5"), 0).bit_count() == 2


def test_a_war_that_is_nearly_won_is_not_given_up_for_democracy() -> None:
    for state, keeps in ((war(), True), (board(civs=("germany", "egypt")), False)):
        tech(state, 0, "democracy")
        state.turn += 1
        start_of_turn(state)
        assert (best(state) != "government democracy") == keeps


def test_a_threatened_capital_arms() -> None:
    state = board(civs=("rome", "germany"))
    tech(state, 0, "masonry", "pottery")
    for name in ("C3", "D3", "E3"):
        ground(state, name, "forest")
    ground(state, "C4", "mountain")
    forces(state, 0, "infantry-1")
    forces(state, 1, *STRONG)
    city_management(state)
    assert threat(state, 0) < -20.0
    assert best(state) not in ("build D4 infantry", "build D4 city-walls")
    state.ranks[4:7] = [3, 3, 3]
    army(state, 1, "H4")
    army(state, 1, "H4")
    assert threat(state, 0) > -6.0
    city_management(state)
    arms = ("infantry", "artillery", "mounted", "city-walls")
    assert best(state) in [f"build D4 {name}" for name in arms]


def bargaining(seats: int) -> Civilization:
    """Seat 0 has incense that only seat 1 can use; seat 1 has trade to spare."""
    state = board(seats)
    tech(state, 1, "currency")
    resources(state, 0, incense=1)
    state.trade[1] = 5
    return trading(state)


def test_a_useless_token_is_sold_to_who_can_use_it() -> None:
    state = bargaining(3)
    assert obey(state, 6) == [
        "offer",
        "partner 1",
        "give incense",
        "get-trade 3",
        "propose",
        "accept",
    ]
    assert (state.trade[0], state.trade[1]) == (3, 2)
    assert state.resources[4 + 2] == 1


def test_with_two_players_nobody_helps_the_other() -> None:
    state = bargaining(2)
    assert best(state) == "pass"
    say(state, "offer", "give incense", "get-trade 3", "propose")
    assert best(state) != "accept"
    say(state, "decline", "pass", "offer", "give incense", "propose")
    assert best(state) == "accept"  # a gift is a gift


def test_bad_offers_and_offers_of_a_leader_are_declined() -> None:
    state = bargaining(3)
    say(state, "offer", "partner 1", "get-trade 3", "propose")
    assert asked(state) == 1
    assert best(state) != "accept"
    state = bargaining(3)
    state.level[0] = 18
    assert best(state) == "pass"
    say(state, "offer", "partner 1", "give incense", "get-trade 3", "propose")
    assert best(state) != "accept"


def test_events_hit_others() -> None:
    state = board()
    building(state, "C3", "library")
    building(state, "L5", "library")
    army(state, 0, "J5")
    event(state, 0, "sabotage")
    say(start_of_turn(state), "event sabotage")
    assert {"at C3", "at L5"} <= offered(state)
    assert best(state) == "at L5"
    state = board()
    building(state, "C3", "library")  # the only one
    army(state, 0, "J5")
    event(state, 0, "sabotage")
    assert "event sabotage" in offered(start_of_turn(state))
    assert best(state) != "event sabotage"
    state = board()
    army(state, 1, "F4")
    event(state, 0, "wholesale-defection")
    forces(state, 0)
    forces(state, 1, *STRONG)
    state.ranks[4:7] = [4, 4, 4]
    assert best(movement(state)) == "event wholesale-defection"  # the capital is in danger
