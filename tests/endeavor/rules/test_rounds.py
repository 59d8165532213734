"""Chapter 3: rounds, phases, the crown."""

from __future__ import annotations

from random import Random

import pytest

import pentapolis
from pentapolis.games.endeavor.rules.rounds import PlayRound
from pentapolis.games.endeavor.state import Endeavor
from tests.citing import rule
from tests.endeavor.table import asked, empty, keep_busy, own, play, turn, work


def played(seats: int, seed: int) -> list[tuple[int, str, int, str]]:
    """Round, phase, seat and kind of every decision of a random game."""
    match = pentapolis.new("endeavor", seats=seats, seed=seed)
    rng = Random(seed)
    story = []
    while not match.over:
        (decision,) = match.decisions
        view = match.view(None)
        story.append((view["round"], view["phase"], decision.seat, decision.kind))
        match.play(rng.choice(decision.moves))
    return story


@rule("EN-3.1", "EN-16.4", "EN-4.11")
def test_exactly_seven_rounds() -> None:
    story = played(3, 1)
    assert sorted({row[0] for row in story}) == [1, 2, 3, 4, 5, 6, 7]
    match = pentapolis.new("endeavor", seats=4, seed=2)
    while not match.over:
        match.play(match.decisions[0].moves[-1])
    view = match.view(None)
    # The seventh tile fills the last space: the printed house and seven tiles.
    assert all(len(player["buildings"]) == 8 for player in view["players"])
    assert view["round"] == 7


@rule("EN-3.2", "EN-3.5")
def test_four_phases_in_order() -> None:
    order = {"choose_building": 0, "choose_salary": 2, "choose_action": 3}
    story = played(4, 3)
    kinds = [(row[0], order[row[3]]) for row in story if row[3] in order]
    # A phase never starts before the one before has ended: the list never falls back.
    assert kinds == sorted(kinds)
    assert {row[3] for row in story if row[1] == "build"} == {"choose_building"}


def salaries(crown: int) -> Endeavor:
    """At the beginning of round 3 everybody has two workers and one payment."""
    state = empty()
    state.crown = crown
    for seat in range(3):
        own(state, seat, "shipyard")
        work(state, seat, "shipyard colonial_house")
    state.journal = []
    state.push(PlayRound(3))
    state.run()
    for _ in range(3):
        play(state, "build market")
    return state


@rule("EN-3.2", "EN-5.1", "EN-6.3")
def test_growth_comes_before_salary() -> None:
    state = salaries(0)
    assert asked(state).kind == "choose_salary"
    assert state.harbor == [2, 2, 2]  # everybody has grown, nobody was paid
    for _ in range(3):
        play(state, "return shipyard")
    assert state.journal is not None
    told = [event.message.key for event in state.journal]
    phases = ["en-log-build"] * 3 + ["en-log-growth"] * 3 + ["en-log-return"] * 3
    assert [key for key in told if key in phases] == phases
    assert asked(state).kind == "choose_action"
    assert state.harbor == [3, 3, 3]


@rule("EN-3.3")
@pytest.mark.parametrize("crown", [0, 1, 2])
def test_salaries_are_paid_from_the_crown_on(crown: int) -> None:
    state = salaries(crown)
    order = []
    while asked(state).kind == "choose_salary":
        order.append(asked(state).seat)
        play(state, "return shipyard")
    assert order == [(crown + i) % 3 for i in range(3)]
    assert asked(state).seat == crown  # and so the actions begin


@rule("EN-3.3", "EN-3.4", "EN-16.2")
def test_the_crown_holder_begins_and_the_crown_moves_left() -> None:
    match = pentapolis.new("endeavor", seats=4, seed=4)
    first = match.view(None)["crown"]
    while not match.over:
        match.play(match.decisions[0].moves[-1])  # nobody ever acts, all pass at once
    told = [(event.message.key, event.seat) for event in match.log(None)]
    for key in ("en-log-build", "en-log-growth", "en-log-pass"):
        order = [seat for name, seat in told if name == key]
        # One turn each, beginning with the crown holder, who is another in every round.
        assert order == [(first + number + i) % 4 for number in range(7) for i in range(4)]
    crowns = [seat for name, seat in told if name == "en-log-crown"]
    assert crowns == [(first + number) % 4 for number in range(7)]  # it stays after round 7


@rule("EN-7.10", "EN-7.2")
def test_the_phase_ends_when_all_have_passed() -> None:
    state = empty()
    keep_busy(state, 0, 1, 2)
    own(state, 1, "shipyard shipyard", harbor=3)
    turn(state)
    play(state, "pass")
    assert asked(state).seat == 1
    play(state, "activate colonial_house", "occupy e1")
    assert asked(state).seat == 2
    play(state, "pass")
    assert asked(state).seat == 1  # 0 and 2 are out; 1 goes on alone
    play(state, "activate shipyard", "ship africa")
    assert asked(state).seat == 1
    play(state, "pass")
    assert (state.round, asked(state).kind) == (3, "choose_building")
