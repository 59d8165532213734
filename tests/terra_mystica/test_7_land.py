"""Section 7: transform and build, spades, adjacency."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.games.terra_mystica.board import forget_all_reach, reachable
from pentapolis.games.terra_mystica.state import CULT_BONUS
from pentapolis.games.terra_mystica.tables import COLOURS, HEX_INDEX, HEX_NAMES, TERRAIN
from tests.citing import rule
from tests.terra_mystica.table import Table


def lone(faction: str, *hexes: str, **options: Any) -> Table:
    """One faction with dwellings, the other one far away."""
    other = "witches" if faction in ("nomads", "fakirs") else "nomads"
    where = "I11" if other == "witches" else "I7"
    table = Table(faction, other, **options).put(other, "D", where)
    return table.put(faction, "D", *hexes).rich(faction)


def terrain(table: Table, name: str, colour: str) -> Table:
    table.state.terrain[HEX_INDEX[name]] = COLOURS.index(colour)
    return table


def builds(table: Table) -> set[str]:
    return {move.split()[1] for move in table.moves if move.startswith("build")}


def transforms(table: Table, name: str) -> set[str]:
    start = f"transform {name} to "
    return {move.removeprefix(start) for move in table.moves if move.startswith(start)}


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


@rule("TM-7.7")
def test_only_free_hexes_in_reach_are_transformed() -> None:
    table = lone("witches", "D5").put("nomads", "D", "E7").turn("witches").play("dig 1")
    assert table.rule("transform E7 to green") == "TM-7.7"
    assert table.rule("transform A1 to yellow") == "TM-7.7"
    assert transforms(table, "D4") == {"gray", "yellow"}
    # A tile of anybody without a structure is free for all.
    table = terrain(lone("witches", "D5"), "E7", "yellow").turn("witches").play("dig 1")
    assert transforms(table, "E7") == {"red", "brown"}


@rule("TM-7.8", "TM-7.9", "TM-EX-7")
def test_one_spade_is_one_step_on_the_wheel() -> None:
    table = lone("witches", "D5").give("witches", W=3).turn("witches").play("dig 1")
    assert table.has("witches")["W"] == 0
    assert transforms(table, "E8") == {"red", "brown"}  # desert
    table = lone("witches", "D5").turn("witches").play("dig 3")
    assert "green" in transforms(table, "E8")  # desert to forest is three steps
    table = lone("witches", "D5").turn("witches").play("dig 2")
    assert "green" in transforms(table, "D4")  # wasteland two
    table = lone("witches", "D5").turn("witches").play("dig 1")
    assert "green" in transforms(table, "E7")  # mountains one


@rule("TM-7.10", "TM-Q6", "TM-EX-24")
def test_giants_need_two_spades_for_any_terrain() -> None:
    table = lone("giants", "D4").turn("giants")
    assert [move for move in table.moves if move.startswith("dig")] == ["dig 2"]
    assert table.rule("dig 1") == "TM-7.10"
    table.play("dig 2")
    assert transforms(table, "C3") == {"red"}
    assert table.rule("transform C3 to gray") == "TM-7.10"
    table = lone("giants", "D4").give("giants", W=4, C=2).turn("giants").play("action ACT5")
    assert transforms(table, "D5") == set()
    table.play("dig 1", "transform D5 to red", "build D5")
    assert table.has("giants") == {"W": 0, "C": 0, "P": 3, "VP": 20}
    assert table.bowls("giants") == (4, 0, 8)
    table = lone("giants", "D4").turn("giants").play("action ACT5", "-SPADE")
    assert table.state.free == 0


@rule("TM-7.11", "TM-Q7", "TM-Q24")
def test_intermediate_terrain_and_the_long_way() -> None:
    table = lone("witches", "D5").turn("witches").play("dig 2")
    assert transforms(table, "E8") == {"gray", "black"}  # desert: never green in two
    assert transforms(table, "E7") == {"yellow"}  # mountains: not through forest
    assert transforms(table, "C3") == {"red", "black"}  # away from home
    table = lone("witches", "D5").turn("witches").play("dig 4")
    assert "green" in transforms(table, "E8")  # desert the long way: 7 - 3
    assert table.rule("transform C3 to green") == "TM-7.11"


@rule("TM-7.13", "TM-7.22", "TM-Q8")
def test_free_spades_are_used_or_given_up() -> None:
    table = lone("witches", "D5").turn("witches").play("action ACT6", "-SPADE", "-SPADE")
    assert builds(table) == {"C3"}  # a plain dwelling is still possible
    table.play("build C3", "done")
    assert table.state.free == 0
    table = lone("witches", "D5").turn("witches").play("dig 1")
    assert table.rule("-SPADE") == "TM-Q8"


@rule("TM-7.14", "TM-Q22", "TM-EX-6")
def test_spades_score_when_they_are_used() -> None:
    table = lone("witches", "D5", scoring="SCORE1").turn("witches").play("dig 2")
    assert table.VP("witches") == 20
    assert table.play("transform D4 to green").VP("witches") == 24
    table = lone("witches", "D5", scoring="SCORE1").turn("witches").play("action ACT5", "-SPADE")
    assert table.VP("witches") == 20
    table = Table("nomads", "witches", scoring="SCORE1").put("nomads", "D", "E6")
    table.put("nomads", "SH", "F3").put("witches", "D", "I11").turn("nomads")
    table.play("action ACTN", "transform E7 to yellow")
    assert table.VP("nomads") == 20


@rule("TM-7.15")
def test_reach_is_judged_when_it_happens() -> None:
    table = lone("witches", "D5").turn("witches", "nomads")
    assert "F4" not in builds(table)
    table.play("dig 1", "transform E7 to green", "build E7", "done")
    assert "F4" in builds(table)


@rule("TM-7.16")
def test_spades_are_bought_for_workers_by_dig_level() -> None:
    for level, price in ((0, 3), (1, 2), (2, 1)):
        table = lone("witches", "D5").give("witches", W=6, digging=level).turn("witches")
        assert table.play("dig 2").has("witches")["W"] == 6 - 2 * price
    table = lone("witches", "D5").give("witches", W=5, P=0, bowls=(12, 0, 0)).turn("witches")
    assert table.rule("dig 2") == "TM-7.16"


@rule("TM-7.17")
def test_bought_spades_all_go_to_one_hex() -> None:
    table = lone("witches", "D5").turn("witches").play("dig 2")
    assert "green" not in transforms(table, "E7")
    table.play("transform D4 to green")
    assert table.state.bought == 0
    table = lone("dwarves", "E7").give("dwarves", W=2, P=0, C=0, bowls=(12, 0, 0)).turn("dwarves")
    assert table.rule("dig 1") == "TM-7.16"


@rule("TM-7.18", "TM-11.2")
@pytest.mark.parametrize(("action", "spades"), [("ACT5", 1), ("ACT6", 2), ("BON1", 1)])
def test_free_spades(action: str, spades: int) -> None:
    table = lone("witches", "D5").give("witches", card="BON1").turn("witches")
    assert table.play(f"action {action}").state.free == spades
    assert table.decision.kind == "spade_target"


@rule("TM-7.19")
def test_missing_spades_may_be_bought_for_one_hex() -> None:
    table = lone("witches", "D5").turn("witches").play("action ACT5", "dig 1")
    assert "green" in transforms(table, "D4")
    assert "green" not in transforms(table, "E7")
    table = lone("witches", "D5").turn("witches").play("action ACT6", "transform E7 to green")
    assert table.rule("dig 1") == "TM-7.19"
    table = lone("witches", "D5").turn("witches").play("action ACT5", "dig 1")
    assert transforms(table, "E8") == {"gray", "black"}  # fewer than needed are allowed


@rule("TM-7.20", "TM-7.21")
def test_left_over_spades_may_change_another_hex() -> None:
    table = lone("witches", "D5").turn("witches").play("action ACT6", "transform E7 to green")
    assert transforms(table, "D4") == {"gray", "yellow"}
    table.play("transform D4 to gray")
    assert builds(table) == {"E7"}
    # Two foreign hexes are not allowed; the order is free.
    table = lone("witches", "D5").turn("witches").play("action ACT6", "transform D4 to gray")
    assert table.rule("transform E8 to red") == "TM-7.20"
    table.play("transform E7 to green", "build E7")
    table = lone("witches", "D5").turn("witches").play("action ACT5", "transform E7 to green")
    assert table.rule("transform D4 to gray") == "TM-6.1"


@rule("TM-7.20", "TM-EX-27", "TM-L8")
def test_two_hexes_and_one_dwelling() -> None:
    table = Table("witches", "nomads", scoring="SCORE5").put("nomads", "D", "I7")
    table.put("witches", "D", "C3", "F4").give("witches", W=1, C=2, P=0, bowls=(0, 0, 12))
    table.turn("witches").play("action ACT6", "transform D5 to green", "transform E7 to green")
    assert builds(table) == {"D5", "E7"}
    table.play("build E7")
    assert table.bowls("witches") == (6, 0, 6)
    assert table.has("witches") == {"W": 0, "C": 0, "P": 0, "VP": 22}
    assert table.rule("build D5") == "TM-7.4"


@rule("TM-7.21")
def test_no_more_hexes_than_the_source_allows() -> None:
    table = lone("witches", "D5").turn("witches").play("action ACT6", "transform E7 to green")
    assert table.rule("transform E7 to gray") == "TM-7.21"


@rule("TM-7.27")
def test_spades_on_one_hex_add_up() -> None:
    table = lone("witches", "D5").turn("witches").play("action ACT6", "transform D4 to gray")
    table.play("transform D4 to green", "build D4")
    assert table.owner("D4") == "witches"
    table = lone("witches", "D5").turn("witches", "nomads").play("dig 1", "transform D4 to gray")
    table.play("done", "dig 1", "transform D4 to green")
    assert table.terrain("D4") == "green"


@rule("TM-7.11", "TM-7.27")
def test_splitting_spades_does_not_evade_the_wheel() -> None:
    """In one action or in one phase III spades on one hex make one move together."""
    table = lone("witches", "D5", scoring="SCORE1").turn("witches")
    table.play("action ACT6", "transform C3 to gray")  # from home
    assert transforms(table, "C3") == {"red"}
    assert table.rule("transform C3 to green") == "TM-7.11"
    table = lone("witches", "D5").turn("witches").play("dig 1", "transform C3 to gray")
    assert not [move for move in table.moves if move.startswith("dig")]  # the action is taken
    # Back and forth is no move either.
    table = lone("witches", "D5").turn("witches").play("action ACT6", "transform E8 to red")
    assert transforms(table, "E8") == {"gray"}
    # The third free spade goes on where the others went.
    table = Table("halflings", "witches").put("halflings", "TP", "E6").put("witches", "D", "I11")
    table.rich("halflings").turn("halflings").play("upgrade E6 to SH", "transform E7 to green")
    assert transforms(table, "E7") == {"blue", "black"}
    table.play("transform E7 to blue")
    assert transforms(table, "E7") == {"black"}


@rule("TM-15.45", "TM-7.19")
def test_no_spades_are_bought_for_the_giants_stronghold() -> None:
    table = Table("giants", "witches").put("giants", "SH", "D4").put("witches", "D", "I11")
    table.rich("giants").turn("giants").play("action ACTG")
    assert transforms(table, "C3") == {"red"}
    table.play("-SPADE")
    assert not [move for move in table.moves if move.startswith("dig")]
    assert table.rule("dig 1") == "TM-7.19"
    table = Table("giants", "witches").put("giants", "SH", "D4").put("witches", "D", "I11")
    table.rich("giants").turn("giants").play("action ACTG", "transform C3 to red")
    assert transforms(table, "D5") == set()
    assert builds(table) == {"C3"}


# --- adjacency -----------------------------------------------------------------------------


def reach(table: Table) -> set[str]:
    return {HEX_NAMES[h] for h in reachable(table.state, 0)}


@rule("TM-7.23", "TM-10.10")
def test_direct_adjacency_is_edges_and_anybodys_bridges() -> None:
    table = Table("witches", "nomads").put("witches", "D", "C3")
    assert reach(table) == {"D4", "D5"}
    table.bridge("nomads", "B3:C3")
    assert reach(table) == {"D4", "D5", "B3"}


@rule("TM-7.24", "TM-EX-8")
def test_shipping_joins_over_river_hexes() -> None:
    table = Table("witches", "nomads").put("witches", "D", "E8")
    assert "E9" not in reach(table)
    table.give("witches", shipping=1)
    assert "E9" not in reach(table)  # two river hexes lie between
    table.give("witches", shipping=2)
    assert "E9" in reach(table)
    table.give("witches", shipping=1, card="BON4")
    assert "E9" in reach(table)
    # From level 0 and beyond the end of the track.
    table = Table("witches", "nomads").put("witches", "D", "C3").give("witches", card="BON4")
    assert reach(table) == {"D4", "D5", "A6", "A7", "A8", "B3", "B4", "C2", "C4"}
    table = Table("mermaids", "nomads").put("mermaids", "D", "D8").give("mermaids", shipping=5)
    assert "F5" not in reach(table)
    assert "F5" in reach(table.give("mermaids", card="BON4"))
    # Only in phase II.
    table.state.phase = CULT_BONUS
    forget_all_reach(table.state)
    assert "F5" not in reach(table)


@rule("TM-7.25")
def test_no_shipping_no_indirect_adjacency_and_bridges_do_not_hinder() -> None:
    table = Table("witches", "nomads").put("witches", "D", "C3")
    assert reach(table) == {"D4", "D5"}
    table.give("witches", shipping=1)
    before = reach(table)
    table.bridge("nomads", "B3:C3").bridge("nomads", "B4:C3")
    assert reach(table) == before | {"B3", "B4"}


@rule("TM-7.26")
def test_dwarves_and_fakirs_never_ship() -> None:
    for faction in ("dwarves", "fakirs"):
        table = Table(faction, "witches").put(faction, "D", "C3").give(faction, card="BON4")
        assert reach(table) == {"D4", "D5"}


@rule("TM-7.9")
def test_the_printed_map_is_the_start() -> None:
    assert Table("witches", "nomads").state.terrain == TERRAIN
