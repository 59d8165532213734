"""10 Cults: the rules of `rules/cults.py`."""

from __future__ import annotations

import pytest

from pentapolis.games.terra_mystica.rules.cults import climb, climb_all
from tests.citing import rule
from tests.terra_mystica.table import Table, two


@rule("TM-10.1", "TM-EX-13", "TM-EX-36")
def test_thresholds_pay_power_once() -> None:
    table = two().give("nomads", cults=(0, 0, 0, 4), bowls=(12, 0, 0))
    climb(table.state, 1, 3, 3)
    assert table.bowls("nomads") == (8, 4, 0)
    found = []
    for level in range(10):
        table.give("nomads", cults=(level, 0, 0, 0), bowls=(12, 0, 0), keys=1)
        climb(table.state, 1, 0, 1)
        found.append(12 - table.bowls("nomads")[0])
    assert found == [0, 0, 1, 0, 2, 0, 2, 0, 0, 3]
    table = two().give("witches", P=1, cults=(2, 0, 0, 0), bowls=(12, 0, 0)).turn("witches")
    table.play("send p to FIRE for 3")
    assert table.level("witches", "fire") == 5
    assert table.bowls("witches") == (9, 3, 0)
    table = two().give("witches", P=1, cults=(7, 0, 0, 0), bowls=(12, 0, 0), keys=0)
    table.turn("witches").play("send p to FIRE for 3")
    assert table.level("witches", "fire") == 9
    assert table.bowls("witches") == (12, 0, 0)


@rule("TM-10.2")
def test_only_one_stands_on_level_ten() -> None:
    table = two().give("nomads", cults=(10, 0, 0, 0)).give("witches", cults=(9, 0, 0, 0), keys=1)
    climb(table.state, 0, 0, 1)
    assert table.level("witches", "fire") == 9
    assert table.state.keys[0] == 1


@rule("TM-10.3", "TM-EX-14")
def test_level_ten_needs_a_key() -> None:
    table = two().give("witches", cults=(9, 9, 9, 0), keys=2, bowls=(12, 0, 0))
    for cult in range(3):
        climb(table.state, 0, cult, 1)
    assert table.cults("witches") == (10, 10, 9, 0)
    assert table.state.keys[0] == 0
    assert table.bowls("witches") == (6, 6, 0)


@rule("TM-10.4")
def test_level_ten_is_never_left() -> None:
    table = two().give("witches", cults=(10, 0, 0, 0), keys=1)
    climb(table.state, 0, 0, 2)
    climb_all(table.state, 0, 2)
    assert table.level("witches", "fire") == 10
    assert table.state.keys[0] == 1


@rule("TM-10.5", "TM-10.6")
def test_priests_go_to_places_or_back() -> None:
    table = two().give("witches", P=3, cults=(0, 0, 0, 0)).turn("witches", "nomads")
    table.play("send p to FIRE for 3", "done")
    assert table.level("witches", "fire") == 3
    assert table.rule("send p to FIRE for 3") == "TM-10.5"
    table.play("send p to FIRE for 2", "done")
    assert table.level("witches", "fire") == 5
    assert table.state.ordained[0] == 2
    assert table.state.supply(0) == 7 - 2 - 1
    table.play("send p to FIRE for 1", "done")
    assert table.level("witches", "fire") == 6
    assert table.state.supply(0) == 5
    assert table.rule("send p to FIRE for 1") == "TM-10.5"  # no priest left
    table = two().give("witches", P=1)
    table.state.orders[:4] = [1, 1, 1, 1]
    table.turn("witches")
    fire = [move for move in table.moves if move.startswith("send p to FIRE")]
    assert fire == ["send p to FIRE for 1"]


@rule("TM-10.7")
def test_priests_in_orders_are_gone_for_good() -> None:
    table = two().give("witches", P=1).turn("witches").play("send p to AIR for 2")
    assert table.state.supply(0) + table.has("witches")["P"] == 6
    assert table.state.orders[13] == 0


@rule("TM-10.11")
def test_a_step_may_be_wasted() -> None:
    table = two().give("witches", P=1, cults=(10, 0, 0, 0)).turn("witches")
    table.play("send p to FIRE for 3")
    assert table.level("witches", "fire") == 10
    assert table.state.orders[0] == 0


@rule("TM-Q11", "TM-EX-26")
def test_a_key_of_the_same_turn_opens_level_ten() -> None:
    table = Table("witches", "nomads", scoring="SCORE5").put("nomads", "D", "I7")
    table.put("witches", "D", "E6", "D5").put("witches", "TP", "E7", "F4")
    table.give("witches", W=2, C=5, cults=(8, 0, 0, 0), bowls=(12, 0, 0)).turn("witches")
    table.play("upgrade F4 to TE", "+FAV5")
    assert table.level("witches", "fire") == 9
    assert table.decision.kind == "town_tile"
    table.play("+TW2")
    assert table.level("witches", "fire") == 10
    assert table.state.keys[0] == 0
    assert table.bowls("witches") == (9, 3, 0)
    assert table.VP("witches") == 20 + 7 + 5
    assert table.has("witches")["W"] == 2


@rule("TM-Q11")
def test_the_memory_of_a_stop_ends_with_the_turn() -> None:
    table = two().give("witches", P=2, cults=(9, 0, 0, 0)).turn("witches", "nomads")
    table.play("send p to FIRE for 1")
    assert table.state.stopped[0] == 1
    table.play("done")
    assert table.state.stopped[0] == 0


@rule("TM-Q19", "TM-V3.3")
@pytest.mark.parametrize("track", ["FIRE", "WATER"])
def test_the_owner_chooses_among_tracks_when_keys_are_few(track: str) -> None:
    table = Table("witches", "nomads").put("nomads", "D", "I7").put("witches", "TP", "E7", "F4")
    table.put("witches", "D", "E6").put("witches", "TP", "D5")
    table.give("witches", W=9, C=20, cults=(9, 9, 0, 0), bowls=(12, 0, 0)).turn("witches")
    table.play("upgrade E6 to TP", "+TW5")
    assert table.decision.kind == "cult_ten"
    assert table.moves == ["+FIRE", "+WATER"]
    assert table.rule("+AIR") == "TM-Q19"
    table.play(f"+{track}")
    assert table.level("witches", track.lower()) == 10
    assert sorted(table.cults("witches")) == [1, 1, 9, 10]
    assert table.state.keys[0] == 0
