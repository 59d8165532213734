"""Who is asked, how often, and what others learn from it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from pentapolis.api import Match
from pentapolis.bots.weights import read, used
from pentapolis.core.reaction import Window
from pentapolis.core.state import State
from pentapolis.games.civilization import GAME
from pentapolis.games.civilization.effects.events import AimPlayer
from pentapolis.games.civilization.state import WAIVE_SMALL, Civilization
from pentapolis.games.civilization.tables.cards import EVENT
from tests.citing import rule
from tests.civilization.table import (
    army,
    asked,
    board,
    city_management,
    event,
    idle,
    kind,
    lay,
    movement,
    offered,
    say,
    stage,
    start_of_turn,
    tech,
    token,
    trading,
    view,
    why,
)

BY_HAND = Path(__file__).parents[2] / "examples" / "weights" / "civilization-by-hand.json"
REACTIONS = ("cancel_city_action", "cancel_event", "cancel_ability", "interrupt_move")


def evening(seed: int) -> tuple[float, int]:
    """A game of four greedy players without standing answers, by weights that no training changes.

    How many questions each gets per turn, and how often at most one lets a reaction pass in a turn:
    who reacts was not asked in vain.
    """
    rng = Random(seed)
    match = Match(GAME, 4, seed, {"turn_limit": 30})
    questions = 0
    reactions: Counter[tuple[int, int]] = Counter()
    while not match.over:
        decision = match.decisions[0]
        seat = decision.seat
        assert isinstance(match.state, Civilization)
        rates = GAME.rate(match.state, seat, decision.moves)
        best = [m for m, rate in zip(decision.moves, rates, strict=True) if rate == max(rates)]
        move = rng.choice(best)
        questions += 1
        if decision.kind in REACTIONS and move.verb.startswith("pass"):
            reactions[turn_of(match.state), seat] += 1
        match.play(seat, move)
    return questions / (4 * turn_of(match.state)), max(reactions.values(), default=0)


def turn_of(state: State) -> int:
    assert isinstance(state, Civilization)
    return state.turn


def test_few_questions_and_fewer_reactions() -> None:
    with used(GAME, read(str(BY_HAND))):
        games = [evening(seed) for seed in range(8)]
    assert sum(questions for questions, _ in games) / len(games) <= 14
    assert max(passed for _, passed in games) <= 2


@rule("CV-E2", "CV-E12")
def test_nobody_learns_from_a_window_who_could_react() -> None:
    for spy in ("spy", "iron"):
        state = board(3, civs=("china", "egypt", "rome"))
        for seat in (1, 2):
            tech(state, seat, "writing")
            token(state, seat, "hut", spy if seat == 1 else "iron")
        city_management(state)
        before = state.secrets()
        say(state, "arts H3")
        if spy == "spy":
            assert isinstance(state.asking, Window)
            assert (kind(state), asked(state)) == ("cancel_city_action", 1)
            assert view(state, 0)["waiting"] == view(state, 2)["waiting"] == []
            assert view(state, 1)["waiting"] == [1]
            say(state, "pass")
        assert state.secrets() != before  # no undo: a window was open, whoever holds what
        assert state.culture[0] == 1
        assert idle(state)


@rule("CV-E2")
def test_a_spy_may_wait_for_a_wonder() -> None:
    state = board(3, civs=("china", "egypt", "rome"))
    tech(state, 1, "writing")
    token(state, 1, "hut", "spy")
    city_management(state)
    say(state, "arts H3")
    assert offered(state) == {"cancel-with writing", "pass", "pass-small", "pass-turn"}
    say(state, "pass-small")
    assert idle(state)
    imagined = state.resample(0, Random(1))
    assert isinstance(imagined, Civilization)
    assert imagined.waived == [0, 0, 0]  # nobody else knows
    city_management(state)
    say(state, "arts H3")
    assert idle(state)
    state.boost[0] = 30
    say(city_management(state), "build H3 stonehenge", "on G3")
    assert (kind(state), asked(state)) == ("cancel_city_action", 1)
    say(state, "pass-turn")
    city_management(state)
    say(state, "arts H3")
    assert not isinstance(state.asking, Window)


@rule("CV-Q34")
def test_a_movement_against_oneself_is_asked_for_again() -> None:
    state = board(civs=("rome", "egypt"))
    event(state, 1, "wholesale-defection")
    state.waived[1] = WAIVE_SMALL
    lay(state, "G4", 0)
    army(state, 0, "F4")
    say(movement(state), "to G4")
    assert idle(state)
    army(state, 1, "H4")
    state.spent = 0
    say(movement(state), "to H4")
    assert (kind(state), asked(state)) == ("interrupt_move", 1)


@rule("CV-E2")
def test_where_nobody_could_react_there_is_no_window() -> None:
    state = board(3, civs=("china", "egypt", "rome"))
    tech(state, 1, "writing")  # no token, no event: everybody sees that it cannot be paid
    token(state, 2, "hut", "spy")  # a spy without Writing
    city_management(state)
    before = state.secrets()
    say(state, "arts H3")
    assert state.secrets() == before


@rule("CV-Q34")
def test_a_movement_that_does_nothing_at_once_is_not_interrupted() -> None:
    state = board(civs=("rome", "egypt"))
    event(state, 1, "wholesale-defection")
    army(state, 0, "F4")
    before = state.secrets()
    say(movement(state), "to G4")
    assert idle(state)
    assert state.secrets() == before
    lay(state, "H4", 0)
    state.spent = 0
    say(movement(state), "to H4")
    assert (kind(state), asked(state)) == ("interrupt_move", 1)


@rule("CV-Q34", "CV-E8")
def test_a_card_out_of_range_is_not_asked_for() -> None:
    state = board(civs=("rome", "egypt"))
    event(state, 1, "defection")  # 4 squares from M5
    lay(state, "F4", 0)
    army(state, 0, "G4")
    say(movement(state), "to F4")
    assert idle(state)
    army(state, 1, "J5")
    lay(state, "G5", 0)
    state.spent = 0
    say(movement(state), "to G5")
    assert kind(state) == "interrupt_move"


@rule("CV-6.46", "CV-4.1")
def test_a_part_with_secret_moves_only_tells_nobody() -> None:
    for name in ("sabotage", "drought"):
        state = board()
        event(state, 0, name)
        before = state.secrets()
        start_of_turn(state, plans=False)
        assert state.secrets() != before
        if name == "drought":  # any square may dry up
            assert isinstance(state.asking, Window)
            assert offered(state) == {"event drought", "end"}
            assert view(state, 1)["waiting"] == []
            say(state, "end")
        assert idle(state)


@rule("CV-E2")
def test_a_standing_pass_lasts_as_long_as_it_was_given() -> None:
    rng = Random(1)
    match = Match(GAME, 4, 1, {"turn_limit": 30})
    while not any(decision.kind == "trade_slot" for decision in match.decisions):
        decision = match.decisions[0]
        match.play(decision.seat, rng.choice(decision.moves))
    seat = match.decisions[0].seat
    turn = turn_of(match.state)
    match.stand(seat, "trade_slot", "pass", "phase")
    while turn_of(match.state) == turn:
        decision = match.decisions[0]
        assert (decision.kind, decision.seat) != ("trade_slot", seat)
        match.play(decision.seat, decision.moves[-1])
    assert match.standing(seat) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whoever_is_asked_in_a_window_could_be_suspected(seats: int) -> None:
    rng = Random(seats)
    state = GAME.start(seats, 60 + seats, {"turn_limit": 14})
    windows = 0
    while not state.over:
        decision = rng.choice(state.decisions())
        if isinstance(state.asking, Window):
            windows += 1
            assert state.asking.could(state, decision.seat)
            assert len(decision.moves) > 1
        rates = GAME.rate(state, decision.seat, decision.moves)
        best = decision.moves[rates.index(max(rates))]
        state.apply(decision.seat, best if rng.random() < 0.5 else rng.choice(decision.moves))
    assert windows


@rule("CV-3.2")
def test_nobody_names_a_player_who_does_not_sit_at_the_table() -> None:
    state = board(3, civs=("rome", "egypt", "china"))
    state.trade[0] = 5
    trading(state)
    say(state, "offer")
    assert why(state, "partner 3") == "CV-3.2"
    state = board(3, civs=("rome", "egypt", "china"))
    tech(state, 1, "pottery")
    tech(state, 2, "writing")
    stage(state, AimPlayer(0, EVENT["knowledge-shared"]))
    assert offered(state) == {"player 1", "player 2"}
    assert why(state, "player 3") == "CV-3.2"
