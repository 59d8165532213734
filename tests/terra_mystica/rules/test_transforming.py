"""7b Transforming: the rules of `rules/transforming.py`."""

from __future__ import annotations

from pentapolis.games.terra_mystica.tables import COLOURS, HEX_INDEX, TERRAIN
from tests.citing import rule
from tests.terra_mystica.table import Table, builds, lone, transforms


def terrain(table: Table, name: str, colour: str) -> Table:
    table.state.terrain[HEX_INDEX[name]] = COLOURS.index(colour)
    return table


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


@rule("TM-7.9")
def test_the_printed_map_is_the_start() -> None:
    assert Table("witches", "nomads").state.terrain == TERRAIN
