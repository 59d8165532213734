"""The rules of thumb: greedy against random players, and what it may never do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import pentapolis
from pentapolis.bots.search import play_on
from pentapolis.games.endeavor import GAME
from pentapolis.games.endeavor.bot.evaluate import evaluate, features, is_settled
from pentapolis.games.endeavor.bot.features import holdings
from pentapolis.games.endeavor.bot.weights import W
from pentapolis.games.endeavor.scoring import city_glory, connection_glory
from pentapolis.games.endeavor.state import BUILD, Endeavor
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
    """The move that the rules of thumb like best, with and without a look ahead."""
    assert isinstance(state, Endeavor)
    (decision,) = state.decisions()
    rates = GAME.rate(state, decision.seat, decision.moves)
    quickly = GAME.quick_rate(state, decision.seat, decision.moves)
    quick = decision.moves[quickly.index(max(quickly))].text
    assert decision.moves[rates.index(max(rates))].text == quick
    return quick


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


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_quick_rate_alone_beats_random_players(seats: int) -> None:
    won = 0
    for seed in range(20):
        state = GAME.start(seats, seed, None)
        rng = Random(seed)
        me = seed % seats
        while not state.over:
            (decision,) = state.decisions()
            move = rng.choice(decision.moves)
            if decision.seat == me:
                rates = GAME.quick_rate(state, me, decision.moves)
                move = decision.moves[rates.index(max(rates))]
            state.apply(decision.seat, move)
        won += state.winners() == [me]
    assert won >= 19


def test_the_quick_rate_copies_nothing_and_answers_every_question(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Playouts rate at every step: a look ahead on copies would make search slow."""
    kinds: set[str] = set()
    rng = Random(5)

    def copied(self: Endeavor) -> Endeavor:
        raise AssertionError("a copy")

    monkeypatch.setattr(Endeavor, "copy", copied)
    for seed in range(12):
        state = GAME.start(4, seed, {"passed_limit": "immediate"})
        while not state.over:
            (decision,) = state.decisions()
            kinds.add(decision.kind)
            rates = GAME.quick_rate(state, decision.seat, decision.moves)
            assert len(rates) == len(decision.moves)
            assert all(rate > -100 for rate in rates), (decision.kind, rates)
            chosen = rates.index(max(rates)) if rng.random() < 0.8 else rng.randrange(len(rates))
            state.apply(decision.seat, decision.moves[chosen])
    assert {
        "choose_building", "choose_salary", "choose_action", "choose_component",
        "choose_ship_region", "choose_city_occupy", "choose_city_attack", "choose_payment",
        "choose_deck", "arrange_governor", "choose_discard",
    } <= kinds  # fmt: skip


def test_a_second_component_is_weighed_against_stopping() -> None:
    state = box()
    own(state, 0, "docks", harbor=5)
    fill(state, "africa", [0, 1, 1, 1, 1])
    turn(state)
    play(state, "activate docks", "choose ship", "ship africa")
    assert offered(state) == ["choose occupy", "stop"]
    assert favourite(state) == "choose occupy"


def test_a_card_that_carries_the_limit_is_not_the_one_to_go() -> None:
    state = box()
    own(state, 0, cards="north_america_1 caribbean_1 africa_1", tokens="politics")
    turn(state, passed=(1, 2))
    # Without North America 1 (politics) a second card would have to follow.
    assert favourite(state) != "discard north_america_1"


def test_the_worth_of_a_finished_game_is_its_glory() -> None:
    state = box()
    hold(state, 0, "london paris")
    state.round = 7
    turn(state, passed=(0, 1, 2))
    assert state.over
    assert GAME.evaluate(state, 0) == state.scores()[0].total


def test_every_feature_of_a_position_has_its_weight() -> None:
    state = building_turn(box())
    assert len(features(state, 0)) == len(W.judged.aspects)


@pytest.mark.parametrize("round_", [2, 4, 7])
@pytest.mark.parametrize(
    "gift",
    [
        {"buildings": "shipyard"},
        {"buildings": "barracks"},
        {"buildings": "bank"},
        {"tokens": "culture"},
        {"tokens": "attack"},
        {"harbor": 1},
    ],
)
def test_a_gift_improves_the_prospects_of_its_owner_alone(
    round_: int, gift: dict[str, Any]
) -> None:
    state = box()
    state.round = round_
    building_turn(state)
    before = [GAME.evaluate(state, seat) for seat in range(3)]
    own(state, 0, **gift)
    after = [GAME.evaluate(state, seat) for seat in range(3)]
    assert after[0] > before[0]
    assert after[1:] == before[1:]


def test_a_city_taken_is_better_than_the_prospect_of_taking_it() -> None:
    state = building_turn(box())
    before = [GAME.evaluate(state, seat) for seat in range(3)]
    hold(state, 0, "london")
    assert GAME.evaluate(state, 0) > before[0]
    assert GAME.evaluate(state, 1) < before[1]  # a free city less


def test_playouts_stop_where_a_round_begins() -> None:
    for seed in range(3):
        state = GAME.start(3, seed, {})
        assert isinstance(state, Endeavor)
        for following in range(2, 8):
            play_on(GAME, state, Random(seed))
            assert (state.round, state.phase) == (following, BUILD)
            (decision,) = state.decisions()
            assert decision.seat == state.crown
            assert GAME.is_settled(state)
            state.apply(decision.seat, decision.moves[0])
            assert not GAME.is_settled(state)
        play_on(GAME, state, Random(seed))
        assert state.over


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


def test_what_is_counted_in_one_pass_is_what_the_score_counts() -> None:
    rng = Random(9)
    seen = 0
    for seed in range(9):
        state = GAME.start(3 + seed % 3, seed)
        while not state.over:
            (decision,) = state.decisions()
            if is_settled(state):
                alone = [evaluate(state, seat) for seat in range(state.seats)]
                assert GAME.evaluate_all(state) == alone
                for seat in range(state.seats):
                    cities, connections, _ = holdings(state, seat)
                    assert cities == city_glory(state, seat)
                    assert connections == connection_glory(state, seat)
                    seen += connections > 0
            state.apply(decision.seat, rng.choice(decision.moves))
        assert GAME.evaluate_all(state) == [score.total for score in state.scores()]
    assert seen > 20
