"""13 End and scoring: the rules of `rules/ending.py`."""

from __future__ import annotations

from random import Random

import pytest

import pentapolis
from pentapolis.games.terra_mystica.rules.ending import (
    AREA_POINTS,
    CULT_POINTS,
    cult_points,
    cult_points_at,
    largest_area,
    score_game,
    score_resources,
    shared_points,
)
from pentapolis.games.terra_mystica.state import TerraMystica
from tests.citing import rule
from tests.terra_mystica.table import Table


@rule("TM-13.2", "TM-13.4", "TM-Q27", "TM-EX-18", "TM-EX-37", "TM-EX-38")
@pytest.mark.parametrize(
    ("levels", "points"),
    [
        ([9, 9], [6, 6]),
        ([5, 5, 5], [4, 4, 4]),
        ([4, 0, 0], [8, 0, 0]),
        ([7, 5, 3, 3], [8, 4, 1, 1]),
        ([3, 2], [8, 4]),
    ],
)
def test_cult_points(levels: list[int], points: list[int]) -> None:
    assert shared_points(levels, CULT_POINTS) == points


@rule("TM-13.2")
def test_what_a_track_would_pay_at_another_level_is_what_it_pays_there() -> None:
    state = pentapolis.new("terra-mystica", seats=4, seed=7).state.copy()
    assert isinstance(state, TerraMystica)
    rng = Random(7)
    for _ in range(50):
        state.cults = [rng.randrange(5) for _ in state.cults]
        for place in range(len(state.cults)):
            seat, cult = divmod(place, 4)
            told = cult_points_at(state, seat, cult, level := rng.randrange(5))
            state.cults[place] = level
            assert told == cult_points(state, cult)[seat]


@rule("TM-13.3", "TM-13.4", "TM-EX-19", "TM-EX-37", "TM-EX-38")
@pytest.mark.parametrize(
    ("areas", "points"),
    [
        ([20, 19, 19, 19], [18, 6, 6, 6]),
        ([9, 9], [15, 15]),
        ([15, 15, 9, 9], [15, 15, 3, 3]),
        ([5, 4, 3, 2, 1], [18, 12, 6, 0, 0]),
    ],
)
def test_area_points(areas: list[int], points: list[int]) -> None:
    assert shared_points(areas, AREA_POINTS) == points


@rule("TM-13.5", "TM-EX-20", "TM-7.24")
def test_the_largest_area() -> None:
    table = Table("mermaids", "nomads").put("mermaids", "D", "C1", "B1", "B2", "C2", "D3", "D4")
    table.give("mermaids", shipping=0)
    assert largest_area(table.state, 0) < 6
    table.give("mermaids", shipping=1)
    assert largest_area(table.state, 0) == 6
    table = Table("witches", "nomads").put("witches", "D", "E8", "E9")
    assert largest_area(table.give("witches", shipping=1).state, 0) == 1
    assert largest_area(table.give("witches", shipping=1, card="BON4").state, 0) == 1
    assert largest_area(table.give("witches", shipping=2).state, 0) == 2
    table = Table("witches", "nomads").put("witches", "D", "B3", "C3")
    assert largest_area(table.state, 0) == 1
    assert largest_area(table.bridge("nomads", "B3:C3").state, 0) == 2


@rule("TM-13.6")
def test_areas_of_dwarves_fakirs_and_witches() -> None:
    table = Table("dwarves", "nomads").put("dwarves", "D", "E7", "C3", "A7")
    assert largest_area(table.state, 0) == 3  # one hex between each
    table = Table("fakirs", "witches").put("fakirs", "D", "E7", "A7")
    assert largest_area(table.state, 0) == 1
    table.put("fakirs", "SH", "E8")
    assert largest_area(table.state, 0) == 2  # A7 is three hexes away from all
    table.put("fakirs", "D", "B4")
    assert largest_area(table.state, 0) == 4
    table = Table("witches", "nomads").put("witches", "SH", "C3").put("witches", "D", "I11")
    assert largest_area(table.state, 0) == 1


@rule("TM-13.7", "TM-EX-34", "TM-5.5")
def test_resources_become_coins_and_points() -> None:
    for faction, points, left in (("witches", 6, 0), ("alchemists", 9, 0)):
        table = Table(faction, "nomads").give(faction, W=4, C=7, P=2, bowls=(1, 5, 3))
        score_resources(table.state, 0)
        assert table.VP(faction) == 20 + points
        assert table.has(faction)["C"] == left
        assert table.bowls(faction) == (6, 1, 0)


@rule("TM-13.7", "TM-L48")
def test_left_over_coins_stay() -> None:
    table = Table("witches", "nomads").give("witches", W=1, C=2, P=0, bowls=(3, 4, 0))
    score_resources(table.state, 0)
    assert table.has("witches") == {"W": 0, "C": 2, "P": 0, "VP": 21}
    assert table.bowls("witches") == (5, 0, 0)


@rule("TM-13.1", "TM-13.8", "TM-13.9")
def test_the_game_ends_after_six_rounds_and_equals_share_the_victory() -> None:
    table = Table("witches", "nomads", number=6).put("witches", "D", "C3").put("nomads", "D", "I7")
    for faction in table.factions:
        table.give(faction, W=0, C=0, P=0, bowls=(12, 0, 0), cults=(1, 0, 0, 0), card="BON3")
    table.turn("witches", "nomads")
    assert table.state.over
    assert table.state.winners() == [0, 1]
    assert table.VP("witches") == table.VP("nomads") == 20 + 6 + 15
    scores = table.state.scores()
    assert all(score.total == sum(score.parts.values()) for score in scores)
    # Cults, area and resources do not depend on each other.
    table = Table("witches", "nomads").put("witches", "D", "C3").give("witches", C=9)
    score_game(table.state)
    assert scores[0].parts["area"] == 15
