"""6 Turns: the rules of `rules/turns.py`."""

from __future__ import annotations

from tests.citing import rule
from tests.terra_mystica.table import Table, first, two


@rule("TM-6.1", "TM-6.2")
def test_one_action_per_turn_clockwise() -> None:
    table = two().rich("witches").rich("nomads").turn("witches")
    table.play("send p to FIRE for 3")
    assert table.rule("send p to AIR for 3") == "TM-6.1"
    table.play("done")
    assert table.asked == "nomads"
    table.play("action ACT4", "done")
    assert table.asked == "witches"
    assert "send p to FIRE for 2" in table.moves


@rule("TM-6.3", "TM-6.4", "TM-6.5")
def test_the_last_player_goes_on_until_passing() -> None:
    table = two().rich("witches").turn("witches", "nomads")
    table.play("send p to FIRE for 3", "done")
    assert table.asked == "witches"
    table.play("send p to AIR for 3", "done")
    assert table.asked == "witches"
    table.play(first(table, "pass"))
    assert table.state.round == 2


@rule("TM-6.3", "TM-9.10")
def test_who_has_passed_may_still_take_power() -> None:
    table = Table("witches", "nomads").put("witches", "D", "F4").put("nomads", "D", "F3")
    table.rich("witches").turn("witches", "nomads").play("upgrade F4 to TP", "done")
    assert table.asked == "nomads"
    assert table.moves == ["leech 1 from witches", "decline 1 from witches"]
    table.play("leech 1 from witches")
    assert table.asked == "witches"


@rule("TM-6.6")
def test_what_is_spent_goes_to_the_supplies() -> None:
    table = two().give("witches", P=1, C=4).turn("witches")
    supply = table.state.supply(0)
    table.play("advance ship")
    assert table.has("witches")["C"] == 0
    assert table.state.supply(0) == supply + 1


@rule("TM-6.7")
def test_a_turn_without_action_is_impossible() -> None:
    table = two().rich("witches").turn("witches")
    assert table.rule("done") == "TM-6.7"
    table.play("convert 1PW to 1C")
    assert table.asked == "witches"
    table.play(first(table, "pass"))
    assert table.asked == "nomads"
