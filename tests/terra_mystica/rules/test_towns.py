"""11 Towns: the rules of `rules/towns.py`."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.games.terra_mystica.questions import TOWN_RANK, owed
from pentapolis.games.terra_mystica.tables import HEX_INDEX
from tests.citing import rule
from tests.terra_mystica.table import Table


@rule("TM-11.11", "TM-EX-32")
@pytest.mark.parametrize(
    ("structures", "favor", "arises"),
    [
        ("SA TP TE", False, True),
        ("SA TP D", False, False),
        ("SA TP D", True, True),
        ("D D TP TE", False, False),
        ("D D TP TE", True, True),
        ("SH TP TE", False, False),
        ("D D D D TP", True, True),
    ],
)
def test_when_a_town_arises(structures: str, favor: bool, arises: bool) -> None:
    table = Table("witches", "nomads").put("nomads", "D", "I7")
    hexes = ["D4", "D5", "E7", "E6", "F4"]
    for structure, where in zip(structures.split(), hexes):
        table.put("witches", structure, where)
    if favor:
        table.give("witches", favors=("FAV5",))
    from pentapolis.games.terra_mystica.rules.towns import check_town

    check_town(table.state, 0, HEX_INDEX["D4"])
    assert (owed(table.state, TOWN_RANK) == 1) == arises


def village(faction: str = "witches", **options: Any) -> Table:
    """Three trading posts in a row and a dwelling beside them: 7 with one more upgrade."""
    other = "nomads" if faction != "nomads" else "witches"
    table = Table(faction, other, **options).put(other, "D", "I7" if other == "nomads" else "I11")
    return table.put(faction, "TP", "D5", "E7").put(faction, "D", "E6", "F4").rich(faction)


@rule("TM-11.12", "TM-11.13", "TM-11.19")
@pytest.mark.parametrize(
    ("tile", "points", "gain"),
    [
        ("TW1", 5, {"C": 6}),
        ("TW2", 7, {"W": 2}),
        ("TW3", 9, {"P": 1}),
        ("TW4", 6, {}),
        ("TW5", 8, {}),
    ],
)
def test_a_town_tile_pays_at_once(tile: str, points: int, gain: dict[str, int]) -> None:
    table = village("darklings", scoring="SCORE3")
    table.give("darklings", bowls=(12, 0, 0), cults=(0, 0, 0, 0))
    table.turn("darklings").play("upgrade E6 to TP")
    assert table.decision.kind == "town_tile"
    before = table.has("darklings")
    table.play(f"+{tile}")
    after = table.has("darklings")
    assert after == {
        resource: before[resource] + gain.get(resource, 0) + (points if resource == "VP" else 0)
        for resource in after
    }
    assert table.state.keys[0] == 1
    assert table.bowls("darklings") == ((4, 8, 0) if tile == "TW4" else (12, 0, 0))
    assert table.cults("darklings") == ((1,) * 4 if tile == "TW5" else (0,) * 4)
    members = {name for name in HEX_INDEX if table.state.in_town[HEX_INDEX[name]]}
    assert members == {"D5", "E7", "E6", "F4"}


@rule("TM-11.13", "TM-EX-17", "TM-15.2")
def test_scoring_tile_and_witches_add_to_a_town() -> None:
    table = village("witches", scoring="SCORE2").turn("witches").play("upgrade E6 to TP", "+TW2")
    assert table.VP("witches") == 20 + 7 + 5 + 5
    table = village("witches", scoring="SCORE3").turn("witches").play("upgrade E6 to TP", "+TW2")
    assert table.VP("witches") == 20 + 7 + 5


@rule("TM-11.13")
def test_the_key_comes_before_the_steps_of_tw5() -> None:
    table = village("darklings").give("darklings", cults=(9, 0, 0, 0)).turn("darklings")
    table.play("upgrade E6 to TP", "+TW5")
    assert table.cults("darklings") == (10, 1, 1, 1)


@rule("TM-11.14")
def test_equal_tiles_are_allowed_and_tiles_run_out() -> None:
    table = village()
    table.state.town_tiles[0] = (0,)
    table.state.towns_left = [1, 0, 0, 0, 0, 0, 0, 0]
    table.turn("witches").play("upgrade E6 to TP")  # the one tile left is taken at once
    assert table.state.town_tiles[0] == (0, 0)
    table = village()
    table.state.towns_left = [0] * 8
    table.turn("witches").play("upgrade E6 to TP")
    assert table.decision.kind == "end_turn"
    table = village()
    table.state.towns_left[0] = 0
    table.turn("witches").play("upgrade E6 to TP")
    assert table.rule("+TW1") == "TM-11.14"


@rule("TM-11.15")
def test_a_neighbour_joins_the_town() -> None:
    table = village().turn("witches", "nomads").play("upgrade E6 to TP", "+TW1", "done")
    table.play("build C3")
    assert table.state.in_town[HEX_INDEX["C3"]]
    assert owed(table.state, TOWN_RANK) == 0


@rule("TM-11.16")
def test_towns_that_grow_together_keep_everything() -> None:
    table = Table("witches", "nomads").put("nomads", "D", "I7")
    table.put("witches", "TP", "D5", "E7", "A9", "A10").put("witches", "SH", "F4", "B4")
    table.put("witches", "D", "E6", "B5").rich("witches").towns("witches")
    table.state.town_tiles[0] = (0, 1)
    table.put("witches", "D", "C3").turn("witches")
    table.play("action ACT1", "bridge B4:C3")
    assert table.state.town_tiles[0] == (0, 1)
    assert table.decision.kind == "end_turn"
    assert table.state.in_town[HEX_INDEX["C3"]]


@rule("TM-11.17")
def test_a_ship_founds_no_town() -> None:
    table = Table("witches", "nomads").put("nomads", "D", "I7").put("witches", "TP", "E8", "E9")
    table.put("witches", "SH", "F4").put("witches", "D", "C3").give("witches", shipping=3)
    table.rich("witches").turn("witches").play("upgrade C3 to TP")
    assert table.decision.kind == "end_turn"


@rule("TM-11.18")
def test_bridge_and_fav5_are_checked_too() -> None:
    table = Table("witches", "nomads").put("nomads", "D", "I7").put("witches", "TP", "C3", "D5")
    table.put("witches", "TP", "B4").put("witches", "D", "A9").rich("witches").turn("witches")
    table.play("action ACT1", "bridge B4:C3")
    assert table.decision.kind == "town_tile"
    table = Table("witches", "nomads").put("nomads", "D", "I7")
    table.put("witches", "TP", "D5", "E7", "A9", "A10", "E9").put("witches", "D", "E6", "F4")
    table.put("witches", "D", "B4", "B5").rich("witches").turn("witches")
    table.play("upgrade E9 to TE", "+FAV5")
    assert owed(table.state, TOWN_RANK) == 2
    table.play("+TW1")
    assert table.decision.kind == "town_tile"
    table.play("+TW1")
    assert table.decision.kind == "end_turn"
    assert table.state.keys[0] == 2


@rule("TM-Q18")
def test_tiles_of_one_building_come_in_any_order() -> None:
    for order in (("+FAV9", "+TW1"), ("+TW1", "+FAV9")):
        table = Table("darklings", "nomads").put("nomads", "D", "I7")
        table.put("darklings", "TP", "D5", "E7").put("darklings", "TE", "E6")
        table.put("darklings", "D", "F4", "D4").rich("darklings").turn("darklings")
        table.play("upgrade E6 to SA")
        assert {"+FAV9", "+TW1"} <= set(table.moves)
        table.play(*order)
        assert table.decision.kind == "end_turn"
    table = Table("darklings", "nomads").put("nomads", "D", "I7").put("darklings", "TP", "E7")
    table.put("darklings", "TP", "D5").put("darklings", "D", "F4", "E6").rich("darklings")
    table.turn("darklings").play("upgrade E7 to TE")
    assert not [move for move in table.moves if move.startswith("+TW")]
    assert "+TW1" in table.play("+FAV5").moves
