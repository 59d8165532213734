"""7c Sources of spades: the rules of `rules/spades.py`."""

from __future__ import annotations

import pytest

from pentapolis.games.terra_mystica.tables import ADJACENT, HEX_INDEX, HEX_NAMES
from tests.citing import rule
from tests.terra_mystica.table import Table, builds, lone, transforms


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


def shut_in(faction: str) -> Table:
    """One structure whose neighbours are all taken, without ships."""
    table = Table(faction, "nomads").put(faction, "SH", "C3")
    for h in ADJACENT[HEX_INDEX["C3"]]:
        table.put("nomads", "D", HEX_NAMES[h])
    return table.rich(faction).give(faction, card="BON1")


@rule("TM-7.18", "TM-7.19", "TM-10.8", "TM-11.2")
def test_spades_without_a_hex_are_not_offered() -> None:
    """Nothing in reach, a tunnel that cannot be paid, a lone spade of the Giants."""
    actions = ["action ACT5", "action ACT6", "action BON1"]
    table = shut_in("witches").turn("witches")
    assert not set(actions) & set(table.moves)
    assert [table.rule(action) for action in actions] == ["TM-7.18"] * 3
    assert "action ACT4" in table.moves
    assert "action ACTW" in table.moves
    table = shut_in("witches").give("witches", shipping=1).turn("witches")
    assert set(actions) <= set(table.moves)
    for workers, offered in ((1, True), (0, False)):  # a tunnel costs one with the stronghold
        table = shut_in("dwarves").give("dwarves", W=workers).turn("dwarves")
        assert set(actions) <= set(table.moves) if offered else not set(actions) & set(table.moves)
    for workers, offered in ((3, True), (2, False)):  # the second spade must be bought
        table = Table("giants", "nomads").put("giants", "D", "D4").put("nomads", "D", "I7")
        table.give("giants", W=workers, C=9, P=0, bowls=(0, 0, 12), card="BON1").turn("giants")
        assert ("action ACT5" in table.moves) == ("action BON1" in table.moves) == offered
        assert "action ACT6" in table.moves
