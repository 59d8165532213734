"""Worked examples of set-up and of a first turn on the real home tiles."""

from __future__ import annotations

from pentapolis.games.civilization.rules.city_management import harvestable
from pentapolis.games.civilization.rules.markers import set_mark
from pentapolis.games.civilization.rules.research import researchable
from pentapolis.games.civilization.rules.trade import collect
from pentapolis.games.civilization.tables.board import SQUARE_NAMES
from pentapolis.games.civilization.tables.cards import PERSON, PERSON_MARK, WONDER_MARK
from tests.citing import rule
from tests.civilization.rules.test_setup import agreed, capital, finish, home_square
from tests.civilization.table import again, city_management, kind, say, sq


@rule("CV-EX-36")
def test_rome_builds_a_trading_post_in_turn_one() -> None:
    state = finish(capital(agreed("rome", "germany"), 0, 2, 2))
    assert (state.trade[0], state.y_production[0]) == (3, 6)

    collect(state)
    assert state.trade[0] == 6
    city_management(state)
    place = home_square(state, 0, 1, 2)
    say(state, f"build {SQUARE_NAMES[state.centre[0]]} trading-post")
    if kind(state) == "build_item":
        say(state, f"on {place}")
    assert state.trade[0] == 3
    assert (state.y_trade[0], state.y_production[0], state.y_culture[0]) == (4, 6, 1)
    collect(state)
    assert state.trade[0] == 7


@rule("CV-EX-29")
def test_americas_start_square() -> None:
    state = capital(agreed("america", "germany"), 0, 1, 2)
    state.marks = [0] * len(state.marks)
    again(state)
    assert (state.y_trade[0], state.y_production[0], state.y_culture[0]) == (3, 5, 0)
    assert harvestable(state, 0) == [1, 2]


@rule("CV-EX-37")
def test_america_rushes_a_market() -> None:
    state = finish(capital(agreed("america", "germany"), 0, 1, 2))
    for i, mark in enumerate(state.marks):
        if mark >= PERSON_MARK and state.city_at[i] == 0:
            set_mark(state, i, 0)
    set_mark(state, sq(home_square(state, 0, 0, 3)), PERSON_MARK + PERSON["scientist"])
    assert (state.y_trade[0], state.y_production[0]) == (5, 6)
    state.trade[0] = 5
    collect(state)
    assert state.trade[0] == 10
    city_management(state)
    say(state, f"build {SQUARE_NAMES[state.centre[0]]} market")
    say(state, f"on {home_square(state, 0, 0, 1)}")
    assert (state.y_production[0], state.y_trade[0], state.y_culture[0]) == (6, 6, 1)
    assert state.trade[0] == 7
    assert researchable(state, 0)


@rule("CV-EX-38")
def test_egypt_builds_a_workshop_for_nothing() -> None:
    state = finish(capital(agreed("egypt", "germany"), 0, 1, 1))
    for i, mark in enumerate(state.marks):
        if mark and state.city_at[i] == 0:
            set_mark(state, i, 0)
    set_mark(state, sq(home_square(state, 0, 1, 2)), WONDER_MARK)
    assert state.y_production[0] == 5
    city_management(state)
    say(state, f"free-building {SQUARE_NAMES[state.centre[0]]} workshop")
    say(state, f"?on {home_square(state, 0, 0, 2)}")
    assert state.y_production[0] == 7
    assert state.supply[2] == 5
