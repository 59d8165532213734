"""7a Dwelling: the rules of `rules/dwellings.py`."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.terra_mystica.table import Table, builds, lone, transforms


@rule("TM-7.1")
def test_a_dwelling_needs_free_home_terrain_in_reach() -> None:
    table = lone("witches", "D5").turn("witches")
    assert builds(table) == {"C3"}
    assert table.rule("build D5") == "TM-7.1"  # occupied
    assert table.rule("build D4") == "TM-7.1"  # wasteland
    assert table.rule("build F4") == "TM-7.1"  # forest, out of reach


@rule("TM-7.2")
@pytest.mark.parametrize(
    ("faction", "home", "target", "workers", "coins"),
    [
        ("witches", "D5", "C3", 1, 2),
        ("engineers", "E6", "E7", 1, 1),
        ("swarmlings", "E7", "D5", 2, 3),
    ],
)
def test_dwellings_have_their_price(
    faction: str, home: str, target: str, workers: int, coins: int
) -> None:
    table = lone(faction, home).give(faction, W=workers, C=coins).turn(faction)
    table.play(f"build {target}")
    assert table.has(faction)["W"] == 0
    assert table.has(faction)["C"] == 0
    table = lone(faction, home).give(faction, W=workers, C=coins - 1, bowls=(12, 0, 0), P=0)
    assert table.turn(faction).rule(f"build {target}") == "TM-7.2"


@rule("TM-7.3", "TM-EX-6", "TM-14.2")
def test_scoring_tile_and_favor_tile_pay_for_dwellings() -> None:
    for tile in ("SCORE3", "SCORE5"):
        table = lone("witches", "D5", scoring=tile).turn("witches").play("build C3")
        assert table.VP("witches") == 22
    table = lone("witches", "D5", scoring="SCORE5").give("witches", favors=("FAV11",))
    assert table.VP("witches") == 20  # not for what stands
    assert table.turn("witches").play("build C3").VP("witches") == 24


@rule("TM-7.4", "TM-7.12")
def test_one_dwelling_per_action_on_a_hex_made_home_in_it() -> None:
    table = lone("witches", "D5").turn("witches").play("dig 2", "transform D4 to green")
    assert builds(table) == {"D4"}  # C3 was home already, but a spade was used
    assert table.rule("build C3") == "TM-7.4"
    table.play("done")
    table.play(next(move for move in table.moves if move.startswith("pass")))
    assert "D4" in builds(table)


@rule("TM-7.5", "TM-Q30")
def test_transforming_comes_before_building() -> None:
    table = lone("witches", "C3", "F4").turn("witches")
    table.play("action ACT6", "transform E7 to green")
    assert table.rule("build E7") == "TM-7.5"
    table.play("transform D5 to green", "build E7")
    assert not [move for move in table.moves if move.startswith("transform")]
    # What only the new dwelling reaches cannot be changed in the same action.
    table = lone("witches", "C3").turn("witches").play("action ACT6", "transform D5 to green")
    assert transforms(table, "E8") == set()
    assert table.rule("transform E8 to yellow") == "TM-7.7"


@rule("TM-7.6", "TM-8.14")
def test_a_town_comes_before_the_leech_window() -> None:
    table = Table("witches", "nomads").put("witches", "TP", "D5", "E7", "F4")
    table.put("witches", "D", "C3").put("nomads", "D", "E8").rich("witches")
    table.state.in_town = [False] * 77
    table.turn("witches").play("upgrade C3 to TP")
    assert table.decision.kind == "town_tile"
    table = Table("witches", "nomads").put("witches", "TP", "E7", "F4", "D4")
    table.put("nomads", "D", "E8").rich("witches").turn("witches")
    table.play("dig 1", "transform D5 to green", "build D5")
    assert table.decision.kind == "town_tile"
    assert len(table.state.offers) == 1
    table.play("+TW1", "done")
    assert table.asked == "nomads"
    assert table.decision.kind == "leech"
