"""Chapter 6: salary phase."""

from __future__ import annotations

from pentapolis.games.endeavor.rules.levels import payments_of
from pentapolis.games.endeavor.rules.rounds import PlayRound
from pentapolis.games.endeavor.rules.salary import PAY_SALARY
from tests.citing import rule
from tests.endeavor.table import (
    asked,
    box,
    empty,
    hold,
    keep_busy,
    nonsense,
    occupied,
    offered,
    own,
    play,
    refused,
    turn,
    work,
)


@rule("EN-6.1", "EN-6.2")
def test_all_workers_return_when_payments_suffice() -> None:
    state = empty()
    own(state, 0, "market", tokens="finance finance finance finance")  # value 3
    work(state, 0, "colonial_house market")
    PAY_SALARY[0].run(state)
    assert not state.decisions()
    assert (occupied(state), state.harbor[0]) == ([], 2)  # the third payment lapses


@rule("EN-6.3")
def test_else_the_player_chooses_who_returns() -> None:
    state = empty()
    own(state, 0, "market shipyard", tokens="finance finance")  # value 2
    work(state, 0, "colonial_house market shipyard")
    state.push(PAY_SALARY[0])
    state.run()
    assert offered(state) == [
        "return colonial_house market", "return colonial_house shipyard",
        "return market shipyard",
    ]  # fmt: skip
    refused(state, "return market", "EN-6.3")
    refused(state, "return market market", "EN-6.3")
    nonsense(state, "return palace market")
    nonsense(state, "keep market")
    play(state, "return colonial_house shipyard")
    assert (occupied(state), state.harbor[0]) == (["market"], 2)


@rule("EN-6.4")
def test_a_building_with_a_worker_cannot_be_activated() -> None:
    state = empty()
    own(state, 0, "shipyard", harbor=4)
    work(state, 0, "shipyard")
    turn(state)
    assert "activate colonial_house" in offered(state)
    refused(state, "activate shipyard", "EN-8.3")


@rule("EN-6.5")
def test_salary_does_nothing_in_round_one() -> None:
    state = empty()
    state.push(PlayRound(1))
    state.run()
    for _ in range(3):
        play(state, "build shipyard")
    assert asked(state).kind == "choose_action"
    assert state.harbor == [2, 2, 2]


@rule("EN-6.6")
def test_markers_on_the_board_stay() -> None:
    state = empty()
    own(state, 0, "market", tokens="finance " * 10)
    work(state, 0, "market")
    hold(state, 0, "e1 e2")
    markers = state.markers[:]
    PAY_SALARY[0].run(state)
    assert state.markers == markers
    assert state.harbor[0] == 1


@rule("EN-Q18")
def test_a_passed_player_has_growth_and_salary_as_usual() -> None:
    state = empty()
    own(state, 0, "market", harbor=0)
    work(state, 0, "market")
    keep_busy(state, 1, 2)
    hold(state, 0, "e1")
    own(state, 1, "barracks")
    turn(state, 1, passed=(0, 2))
    # Cities of a passed player can be attacked.
    play(state, "activate barracks")
    assert state.cities[0] == 1
    assert state.round == 3
    for _ in range(3):
        play(state, "build shipyard")
    assert state.harbor[0] == 2 + 1


@rule("EN-EX-4")
def test_example_4_salary() -> None:
    state = box()
    own(state, 0, "shipyard market", tokens="finance industry industry")
    work(state, 0, "colonial_house shipyard market")
    state.crown = 0
    state.push(PlayRound(3))
    state.run()
    assert payments_of(state, 0) == 1
    play(state, "build bank", "build market", "build market")
    assert state.levels[2] == 3
    assert len(offered(state)) == 3
    play(state, "return market shipyard")
    assert occupied(state) == ["colonial_house"]
    state = box()
    own(state, 0, "shipyard market", tokens="finance finance finance finance")
    work(state, 0, "colonial_house shipyard market")
    PAY_SALARY[0].run(state)
    assert (occupied(state), state.harbor[0]) == ([], 3)
