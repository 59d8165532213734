"""In the last turn an action is worth the points that it ends with."""

from __future__ import annotations

from math import floor

import pytest

import pentapolis
from pentapolis.core.move import Move
from pentapolis.games.seven_wonders import GAME
from pentapolis.games.seven_wonders.bot.last_turn import last_rates
from pentapolis.games.seven_wonders.bot.values import is_last_turn
from pentapolis.games.seven_wonders.effects import FROM_DISCARD, SEVENTH_CARD
from pentapolis.games.seven_wonders.moves import STAGE, Action
from pentapolis.games.seven_wonders.rules.turns import ChooseAction
from pentapolis.games.seven_wonders.state import SevenWonders
from pentapolis.games.seven_wonders.tables.cards import STAGE_OUTCOME


def ends_with(state: SevenWonders, seat: int, move: Move) -> int:
    """The final points if all others sell."""
    after = state.copy()
    for other in range(after.seats):
        decision = after.decision(other)
        assert decision is not None
        after.apply(other, move if other == seat else decision.moves[-1])
    assert after.over
    return after.scores()[seat].total


def asks_more(state: SevenWonders, seat: int, move: Move) -> bool:
    """Whether the move brings another question: its answer counts as well."""
    if not isinstance(move, Action) or move.use != STAGE:
        return False
    abilities = STAGE_OUTCOME[state.boards[seat]][state.stages[seat]].abilities
    return bool(abilities & (FROM_DISCARD | SEVENTH_CARD))


def at_the_last_turn(seats: int, seed: int) -> SevenWonders:
    """A greedy game before its last cards are chosen."""
    match = pentapolis.new("seven-wonders", seats=seats, seed=seed)
    bots = [pentapolis.bot("greedy", seed=seat) for seat in range(seats)]
    while True:
        state = match.state
        assert isinstance(state, SevenWonders)
        if is_last_turn(state) and isinstance(state.asking, ChooseAction):
            return state
        for decision in match.decisions:
            match.play(decision.seat, bots[decision.seat].choose(match, decision.seat))


@pytest.mark.parametrize("seats", [3, 5])
def test_rates_of_the_last_turn_are_points(seats: int) -> None:
    compared = 0
    for seed in range(1, 17):
        state = at_the_last_turn(seats, seed)
        if any(state.abilities[seat] & SEVENTH_CARD for seat in range(seats)):
            continue  # a card is played afterwards
        for decision in state.decisions():
            seat = decision.seat
            moves = [move for move in decision.moves if not asks_more(state, seat, move)]
            rates = last_rates(state, seat, moves)
            ends = [ends_with(state, seat, move) for move in moves]
            gains = [floor(rate) for rate in rates]
            assert [end - ends[-1] for end in ends] == [gain - gains[-1] for gain in gains]
            assert GAME.rate(state, seat, moves) == rates
            compared += len(moves)
    assert compared > 100
