"""Chapter 17: the end and scoring."""

from __future__ import annotations

import pytest

from pentapolis.core.score import places
from pentapolis.games.endeavor.scoring import PARTS
from pentapolis.games.endeavor.tables.box import BOX
from tests.citing import rule
from tests.endeavor.small import small_data, tables_from
from tests.endeavor.table import box, empty, hold, own, turn, work


@rule("EN-17.1")
def test_cities() -> None:
    state = empty()
    hold(state, 0, "e1 e2 i1")
    assert state.scores()[0].parts["cities"] == 1 + 1 + 2
    assert [city.id for city in BOX.cities if city.glory == 2] == [
        "lima", "zanzibar", "bombay", "canton",
    ]  # fmt: skip
    assert {city.glory for city in BOX.cities} == {1, 2}


@rule("EN-17.2")
def test_connections() -> None:
    state = empty()
    hold(state, 0, "e1 e2 a1")
    hold(state, 1, "e3 n1 n2")
    assert [score.parts["connections"] for score in state.scores()] == [1, 1, 0]


@rule("EN-17.3")
@pytest.mark.parametrize(
    ("level", "glory"),
    [(0, 0), (1, 0), (2, 2), (3, 2), (4, 4), (6, 4), (7, 7), (9, 7), (10, 10), (14, 10), (15, 15),
     (18, 15)],
)  # fmt: skip
def test_tracks(level: int, glory: int) -> None:
    for track in range(4):
        state = box()
        state.levels[track] = level
        assert state.scores()[0].parts["tracks"] == glory


@rule("EN-17.4")
def test_cards() -> None:
    data = small_data()
    for row in data["cards"]["cards"]:
        if row["kind"] != "asset":
            row["glory"] = 7
    state = empty(tables=tables_from(data))
    # An asset's glory is its value on the small board; here governors and slavery have 7.
    own(state, 0, cards="india_3 europe_2 africa_governor")
    assert state.scores()[0].parts["cards"] == 3 + 2 + 7
    state.turned[0] = 1 << 7
    assert state.scores()[0].parts["cards"] == 3 + 2 + 7  # turned cards have none


@rule("EN-17.5")
def test_an_empty_governor_slot() -> None:
    state = empty()
    own(state, 0, cards="africa_governor", slot="africa_governor")
    own(state, 1, cards="india_governor")
    assert [score.parts["governor_slot"] for score in state.scores()] == [0, 3, 3]


@rule("EN-17.6", "EN-Q12")
def test_universities() -> None:
    for option, glory in (("per_tile", 6), ("once", 3)):
        state = empty(university_scoring=option)
        own(state, 0, "university university")
        own(state, 1, "university")
        assert [score.parts["university"] for score in state.scores()] == [glory, 3, 0]
    assert {kind.id: kind.glory for kind in BOX.buildings if kind.glory} == {"university": 3}


@rule("EN-17.7")
def test_the_harbor_without_workers() -> None:
    state = empty()
    own(state, 0, "market", harbor=5)
    work(state, 0, "market colonial_house")
    own(state, 1, harbor=9)
    assert [score.parts["harbor"] for score in state.scores()] == [1, 3, 0]


@rule("EN-17.9", "EN-17.10")
def test_most_glory_wins_and_equals_share() -> None:
    state = empty()
    hold(state, 0, "e1")
    hold(state, 2, "e3")
    state.round = 7
    turn(state, passed=(0, 1, 2))
    assert state.over
    assert state.winners() == [0, 2]  # equal totals at the top, no tie-breaker
    state.harbor[2] = 3
    assert state.winners() == [2]


@rule("EN-17.12")
def test_parts_in_the_order_of_the_rulebook() -> None:
    state = empty()
    hold(state, 0, "e1")
    score = state.scores()[0]
    assert tuple(score.parts) == PARTS == (
        "cities", "connections", "tracks", "cards", "governor_slot", "university", "harbor",
        "slavery",
    )  # fmt: skip
    assert score.total == sum(score.parts.values())
    assert places(state.scores()) == [1, 2, 2]  # equal totals share a place


@rule("EN-EX-15")
def test_example_15_scoring() -> None:
    state = box()
    hold(state, 0, "london amsterdam paris bombay")
    own(state, 0, "university", "india_3 europe_2", harbor=5)
    state.levels[:4] = [8, 11, 6, 3]
    state.turned[0] = 1 << 6
    score = state.scores()[0]
    assert score.parts == {
        "cities": 5, "connections": 3, "tracks": 23, "cards": 3, "governor_slot": 3,
        "university": 3, "harbor": 1, "slavery": -1,
    }  # fmt: skip
    assert score.total == 40
