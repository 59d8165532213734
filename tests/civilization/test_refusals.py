"""Refusals say how much is needed and how much there is."""

from __future__ import annotations

from pentapolis.games.civilization.state import Civilization
from pentapolis.text import render
from tests.citing import rule
from tests.civilization.table import (
    army,
    board,
    city_management,
    event,
    fight,
    forces,
    ground,
    movement,
    resources,
    say,
    scout,
    start_of_turn,
    tech,
)


def reason(state: Civilization, text: str) -> str:
    """Why not, in words."""
    decision = state.decisions()[0]
    assert decision.find(text) is None
    return render(decision.step.why_not(state, decision.seat, text), "en")


@rule("CV-7.5", "CV-7.1")
def test_how_many_figures_may_stand_there_and_how_far_they_go() -> None:
    state = board(civs=("rome", "egypt"))
    for name in ("G4", "G4", "F4"):
        army(state, 0, name)
    say(movement(state), "?move F4 army:1")
    crowded = "At most 2 of your figures may stand on G4; 2 stand there now. [CV-7.5]"
    assert reason(state, "to G4") == crowded
    assert reason(state, "to K4") == "K4 is too far: your figures have 2 of 2 steps left. [CV-7.1]"


@rule("CV-Q8")
def test_how_many_figures_have_to_leave_a_new_centre() -> None:
    state = board()
    scout(state, 0, "H4")
    army(state, 0, "H4")
    for name in ("G3", "H3", "I3", "G4", "I4", "G5", "H5", "I5"):
        ground(state, name, "water")
    start_of_turn(state)
    leaving = "H4: 1 other figure has to leave; the outskirts have room for 0. [CV-Q8]"
    assert reason(state, "found H4 scout") == leaving


@rule("CV-9.20")
def test_what_is_missing_for_extra_damage() -> None:
    state = board(civs=("rome", "egypt"))
    forces(state, 0, "mounted-2", "infantry-1")
    forces(state, 1, "artillery-3", "infantry-1")
    say(fight(state), "play artillery-3")
    unknown = "Extra damage needs Metalworking, which this side does not have. [CV-9.20]"
    assert reason(state, "play mounted-2 1 iron") == unknown
    tech(state, 0, "metalworking")
    resources(state, 0, iron=0)
    missing = "Extra damage costs 1 iron; you have 0. [CV-9.20]"
    assert reason(state, "play mounted-2 1 iron") == missing


@rule("CV-6.8")
def test_what_two_items_cost_and_what_the_city_reaches() -> None:
    state = board()
    tech(state, 0, "engineering")
    city_management(state)
    assert reason(state, "build-two D4").startswith("The city at D4 reaches 0 production; no two")


@rule("CV-6.46")
def test_how_many_figures_a_card_kills() -> None:
    state = board(3, civs=("rome", "egypt", "china"))
    army(state, 0, "G10")
    for _ in range(2):
        army(state, 1, "H10")
        scout(state, 1, "H10")
    event(state, 2, "wholesale-defection")
    say(movement(state), "?move G10 army:1", "to H10", "event wholesale-defection", "?at H10")
    named = "Wholesale Defection kills 2 more figures; you named 3 of Player 2. [CV-6.46]"
    assert reason(state, "kill 1 army:2 scout:1") == named


@rule("CV-Q62")
def test_how_many_pushed_figures_may_stand_together() -> None:
    state = board()
    for name in ("H4", "H4", "I4"):
        army(state, 1, name)
    event(state, 0, "disoriented")
    say(city_management(state), "event disoriented", "?at H4")
    assert reason(state, "stop") == "The figures have not been moved yet. [CV-Q62]"
    say(state, "to I4")
    crowd = "3 figures of this player would stand on I4; at most 2 may. [CV-Q62]"
    assert reason(state, "stop") == crowd


@rule("CV-6.8")
def test_what_the_first_of_two_items_costs() -> None:
    state = board(civs=("china", "egypt"))
    tech(state, 0, "engineering", "writing", "currency")
    for name in ("C4", "C5", "D5", "E4", "E5"):
        ground(state, name, "water")
    for name in ("D3", "E3"):
        ground(state, name, "desert")
    for name in ("C3", "C3", "D3", "D3", "E3", "E3"):
        army(state, 0, name)  # no room for figures
    state.decks = [()] * 4
    state.wonder_market = [-1] * 4
    state.boost[0] = 40
    say(city_management(state), "build-two D4", "?item market")
    lost = (
        "With this item on C3 there is no second one to build: it costs 7, and the city can reach"
    )
    assert reason(state, "on C3") == f"{lost} 40. [CV-6.8]"
