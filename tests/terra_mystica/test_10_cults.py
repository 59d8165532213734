"""Section 10: cults, priests, power actions, bridges."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.games.terra_mystica.cults import climb, climb_all
from pentapolis.games.terra_mystica.tables import (
    ADJACENT,
    BRIDGES,
    GIANTS,
    HEX_INDEX,
    HEX_NAMES,
    HOME,
    POWER_ACTIONS,
)
from tests.citing import rule
from tests.terra_mystica.table import Table


def two(**options: Any) -> Table:
    table = Table("witches", "nomads", **options).put("witches", "D", "E9")
    return table.put("nomads", "D", "I7")


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


@rule("TM-10.8")
def test_power_actions_once_per_round_for_all() -> None:
    assert [tile.data["power"] for tile in POWER_ACTIONS] == [3, 3, 4, 4, 4, 6]
    table = two().give("witches", W=0, C=0, bowls=(0, 0, 12)).give("nomads", bowls=(0, 0, 12))
    table.turn("witches").play("action ACT3", "done")
    assert table.has("witches")["W"] == 2
    assert table.bowls("witches") == (4, 0, 8)
    assert table.rule("action ACT3") == "TM-10.8"
    table.play("action ACT4", "done", "action ACT2")
    assert table.has("witches")["P"] == 1
    table = two().give("witches", C=0, bowls=(0, 0, 4)).turn("witches").play("action ACT4")
    assert table.has("witches")["C"] == 7


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


@pytest.mark.parametrize("action", ["BON2", "FAV6"])
@rule("TM-11.2")
def test_one_step_on_any_cult(action: str) -> None:
    table = two().give("witches", card="BON2", favors=("FAV6",), cults=(0, 0, 0, 0))
    table.turn("witches").play(f"action {action}")
    assert table.moves == ["+FIRE", "+WATER", "+EARTH", "+AIR"]
    table.play("+EARTH")
    assert table.cults("witches") == (0, 0, 1, 0)


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


@rule("TM-15.45")
def test_the_giants_need_foreign_land_for_their_two_spades() -> None:
    for terrain, offered in ((0, True), (HOME[GIANTS], False)):
        table = Table("giants", "nomads").put("giants", "SH", "D4").put("nomads", "D", "I7")
        for h in ADJACENT[HEX_INDEX["D4"]]:
            table.state.terrain[h] = terrain
        table.rich("giants").turn("giants")
        assert ("action ACTG" in table.moves) == ("action ACT6" in table.moves) == offered
    assert table.rule("action ACTG") == "TM-15.45"
    assert table.rule("action ACT6") == "TM-7.18"


@rule("TM-11.1")
def test_a_card_that_somebody_else_holds_is_not_called_used() -> None:
    table = two().give("witches", card="BON2").turn("witches").play("action BON2", "+FIRE")
    table.play("done")
    table.play(next(move for move in table.moves if move.startswith("pass")))
    used, other = table.reason("action BON2"), table.reason("action BON1")
    assert (used.key, other.key) == ("tm-action-used", "tm-not-your-card")
