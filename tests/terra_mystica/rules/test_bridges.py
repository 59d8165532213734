"""10 Bridges: the rules of `rules/bridges.py`."""

from __future__ import annotations

from pentapolis.games.terra_mystica.tables import BRIDGES
from tests.citing import rule
from tests.terra_mystica.table import Table


@rule("TM-10.9", "TM-Q12")
def test_bridges_stand_on_marked_places_at_an_own_structure() -> None:
    assert len(BRIDGES) == 29
    table = Table("witches", "nomads").put("witches", "D", "C3").put("nomads", "D", "I7")
    table.give("witches", bowls=(0, 0, 12)).bridge("nomads", "B3:C3").turn("witches")
    table.play("action ACT1")
    assert set(table.moves) == {"bridge A7:C3", "bridge B4:C3"}
    assert table.rule("bridge B3:C3") == "TM-Q12"
    assert table.rule("bridge C2:E5") == "TM-10.9"
    table.play("bridge A7:C3")
    assert table.state.bridges_left[0] == 2
    assert table.owner("A7") == ""
    table = Table("witches", "nomads").put("witches", "D", "C3").put("nomads", "D", "I7")
    table.give("witches", bowls=(0, 0, 12))
    table.state.bridges_left[0] = 0
    assert table.turn("witches").rule("action ACT1") == "TM-10.9"


@rule("TM-10.10")
def test_a_bridge_joins_for_everybody() -> None:
    table = Table("witches", "nomads").put("witches", "D", "C3").put("nomads", "D", "B3")
    table.bridge("witches", "B3:C3").give("nomads", W=9, C=9).turn("nomads")
    table.play("upgrade B3 to TP")
    assert table.has("nomads")["C"] == 6
    table.play("done")
    assert table.asked == "witches"
    assert table.moves[0] == "leech 1 from nomads"
