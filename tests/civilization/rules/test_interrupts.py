"""Chapter 7, the chance of the others in somebody's movement (CV-Q34)."""

from __future__ import annotations

from tests.citing import rule
from tests.civilization.table import (
    army,
    asked,
    board,
    event,
    hide,
    idle,
    kind,
    movement,
    offered,
    say,
    sq,
    tech,
    token,
)


@rule("CV-Q29", "CV-Q34")
def test_a_locked_square_stops_figures_and_sends_them_back() -> None:
    state = board(civs=("rome", "egypt"))
    tech(state, 1, "communism")
    token(state, 1, "hut", "spy")
    army(state, 0, "L5")
    movement(state)
    say(state, "?move L5 army:1", "to M5")
    assert (kind(state), asked(state)) == ("interrupt_move", 1)
    say(state, "use communism", "at L5")
    assert state.own_at(sq("L5"), 0)  # it could not set out
    assert idle(state)
    state = board(3, civs=("rome", "egypt", "china"))
    tech(state, 1, "communism")
    token(state, 1, "hut", "spy")
    army(state, 0, "H2")
    army(state, 2, "H4")
    say(movement(state), "?move H2 army:1", "to H4")
    say(state, "use communism", "at H3")
    assert state.own_at(sq("H2"), 0)  # halted in the own centre, where it may not stay
    assert state.battle is None
    assert idle(state)
    state = board(civs=("rome", "egypt"))
    army(state, 0, "F4")
    state.locked = (sq("F4"),)
    assert "move F4 army:1" not in offered(movement(state))


@rule("CV-E8", "CV-Q35")
def test_ranges_are_manhattan_from_figures_and_centres() -> None:
    from pentapolis.games.civilization.effects.targets import in_range

    state = board(civs=("rome", "egypt"))
    assert in_range(state, 0, sq("F6"), 4)
    assert not in_range(state, 0, sq("G6"), 4)
    army(state, 0, "H6")
    assert in_range(state, 0, sq("J8"), 4)
    assert in_range(state, 0, sq("P8"), -1)
    event(state, 0, "drought")
    hide(state, 6)
    from tests.civilization.table import start_of_turn

    say(start_of_turn(state), "event drought")
    assert "at J7" not in offered(state)  # unrevealed squares are no targets
