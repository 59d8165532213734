"""Turns that a playout plays without asking are those that it would play question by question."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import pentapolis
from pentapolis.bots.weights import own
from pentapolis.games.seven_wonders import GAME
from pentapolis.games.seven_wonders.bot.quick import answers, best_action, first_of_best
from pentapolis.games.seven_wonders.bot.values import lacking_of_all
from pentapolis.games.seven_wonders.bot.weights import W
from pentapolis.games.seven_wonders.effects import FREE_LAST
from pentapolis.games.seven_wonders.moves import SALES
from pentapolis.games.seven_wonders.rules.actions import actions
from pentapolis.games.seven_wonders.rules.costs import missing
from pentapolis.games.seven_wonders.state import SevenWonders
from pentapolis.games.seven_wonders.tables.cards import (
    BIT,
    CARD_OUTCOME,
    COST_NUMBERS,
    SAME_NAME,
    STAGE_OUTCOME,
    STAGES,
)
from tests.quick_play import assert_played_alike

OPTIONS: tuple[dict[str, bool], ...] = (
    {},
    {"hide_facedown_cards": True},
    {"two_step_commit": True},
)


def positions(seats: int, seed: int, options: dict[str, bool]) -> Iterator[SevenWonders]:
    """Every position of a random game, also those in which some have answered."""
    rng = Random(seed)
    match = pentapolis.new("seven-wonders", seats=seats, seed=seed, options=options)
    while not match.over:
        for decision in match.decisions:
            assert isinstance(match.state, SevenWonders)
            yield match.state
            match.play(decision.seat, rng.choice(decision.moves))


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("trade", [None, 0.0, -3.0])
def test_the_best_action_is_the_first_of_the_best_rated(seats: int, trade: float | None) -> None:
    """Also where prices count nothing, so that many rates are equal, and where dear is better."""
    before = W.table
    if trade is not None:
        plain = {"coin": 0.0, "trade": trade, "sold": 0.0, "buried": 0.0}
        W.put({**own(GAME).values, **plain})
    compared = paid = 0
    try:
        for seed in range(3):
            for state in positions(seats, seed, {}):
                for decision in state.decisions():
                    if decision.kind == "choose_action":
                        best = best_action(state, decision.seat)
                        assert best is first_of_best(state, decision.seat)
                        assert best in decision.moves
                        compared += 1
                        paid += " pay " in best.text
    finally:
        W.put(before)
    assert compared > 100 * seats
    assert paid > 10


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(options) or "plain")
@pytest.mark.parametrize("seats", [3, 4, 7])
@pytest.mark.parametrize("noise", [0.0, 0.3])
def test_quick_turns_are_the_turns_that_answers_make(
    seats: int, options: dict[str, bool], noise: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(GAME), "noise", noise)
    rng = Random(seats)
    for state in positions(seats, seats, options):
        if rng.random() < 0.2:
            assert_played_alike(GAME, state, monkeypatch)


def test_where_there_is_no_choice_nothing_is_drawn() -> None:
    """Two equal cards that can only be sold are one move."""
    state = next(state for state in positions(3, 1, {}) if state.turn == 6).copy()
    state.unshare()
    card = state.hands[0][0]
    state.hands[0] = (card, card)
    state.stages[0] = len(STAGES[state.boards[0]])
    drawn: list[float] = []

    def draw() -> float:
        drawn.append(0.5)
        return 0.5

    state.cities[0] &= ~SAME_NAME[card]
    state.abilities[0] |= FREE_LAST
    assert answers(state, draw, 0.02)[0] in actions(state, 0, (card, card), 6)
    assert len(drawn) == 3
    state.cities[0] |= BIT[card]
    assert answers(state, draw, 0.02)[0] is SALES[card]
    assert len(drawn) == 3 + 2


def test_units_that_all_costs_lack_are_counted_as_they_are_listed() -> None:
    """Either/or symbols serve as many units as they can, in any combination of symbols."""
    rng = Random(5)
    sources = [outcome.own for outcome in CARD_OUTCOME if outcome.own]
    sources += [stage.own for stages in STAGE_OUTCOME for stage in stages if stage.own]
    for _ in range(300):
        symbols = sum(rng.sample(sorted(set(sources)), rng.randint(0, 9)))
        listed = sum(missing(symbols, cost).units for cost in COST_NUMBERS)
        assert lacking_of_all(symbols) == listed
