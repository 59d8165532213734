"""7d Adjacency: the rules of `rules/adjacency.py`."""

from __future__ import annotations

from pentapolis.games.terra_mystica.rules.adjacency import forget_all_reach, reachable
from pentapolis.games.terra_mystica.state import CULT_BONUS
from pentapolis.games.terra_mystica.tables import HEX_NAMES
from tests.citing import rule
from tests.terra_mystica.table import Table


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
