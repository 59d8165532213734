"""The rules of thumb: greedy against random players, and what it may never do."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis.games.endeavor import GAME
from tests.endeavor.table import (
    box,
    building_turn,
    fill,
    hold,
    offered,
    own,
    play,
    turn,
    work,
)


def favourite(state: object) -> str:
    """The move that the rules of thumb like best."""
    assert isinstance(state, pentapolis.State)
    (decision,) = state.decisions()
    rates = GAME.rate(state, decision.seat, decision.moves)
    return decision.moves[rates.index(max(rates))].text


@pytest.mark.parametrize("seats", GAME.seats)
def test_greedy_beats_random_players(seats: int) -> None:
    for seed in range(3):
        match = pentapolis.new("endeavor", seats=seats, seed=seed)
        me = seed % seats
        bots = [pentapolis.bot("random", seed=seed) for _ in range(seats)]
        bots[me] = pentapolis.bot("greedy", seed=seed)
        while not match.over:
            (decision,) = match.decisions
            match.play(decision.seat, bots[decision.seat].choose(match, decision.seat))
        assert match.winners == [me], [score.total for score in match.scores]


def test_the_worth_of_a_finished_game_is_its_glory() -> None:
    state = box()
    hold(state, 0, "london paris")
    state.round = 7
    turn(state, passed=(0, 1, 2))
    assert state.over
    assert GAME.evaluate(state, 0) == state.scores()[0].total


def test_an_action_is_planned_to_its_end() -> None:
    state = box()
    own(state, 0, harbor=2)
    hold(state, 0, "london")
    hold(state, 1, "rome")
    turn(state)
    assert favourite(state) == "activate colonial_house"
    play(state, "activate colonial_house")
    # A second city that completes a connection brings a token more.
    assert favourite(state) in ("occupy amsterdam", "occupy paris")


def test_the_poorest_card_is_discarded() -> None:
    state = box()
    own(state, 0, cards="far_east_5 caribbean_1 africa_5")
    turn(state, passed=(1, 2))
    assert favourite(state) == "discard caribbean_1"


def test_an_empty_slot_is_kept_at_the_end_where_the_limit_allows() -> None:
    state = box()
    own(state, 0, cards="far_east_governor", tokens="politics politics")
    state.round = 7
    turn(state, passed=(1, 2))
    assert favourite(state) == "slot none"


def test_a_payment_is_made_where_the_building_is_needed_again() -> None:
    state = box()
    own(state, 0, "shipyard bank", harbor=4)
    work(state, 0, "colonial_house shipyard")
    fill(state, "india", [0, 0, 0, 0, 0])
    turn(state, passed=(1, 2))
    assert offered(state) == ["activate bank", "pass"]
    assert favourite(state) == "activate bank"


def test_a_seat_without_ships_builds_them() -> None:
    state = box()
    own(state, 0, "market")
    hold(state, 1, "london amsterdam paris lisbon cadiz algiers rome venice")
    hold(state, 1, "constantinople alexandria")  # Europe is full
    assert favourite(building_turn(state)) == "build shipyard"
