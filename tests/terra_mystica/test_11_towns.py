"""Section 11: special actions, passing, towns."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.games.terra_mystica.passing import score_passing
from pentapolis.games.terra_mystica.tables import HEX_INDEX
from tests.citing import rule
from tests.terra_mystica.table import Table


def two(**options: Any) -> Table:
    table = Table("witches", "nomads", **options).put("witches", "D", "E9")
    return table.put("nomads", "D", "I7")


def village(faction: str = "witches", **options: Any) -> Table:
    """Three trading posts in a row and a dwelling beside them: 7 with one more upgrade."""
    other = "nomads" if faction != "nomads" else "witches"
    table = Table(faction, other, **options).put(other, "D", "I7" if other == "nomads" else "I11")
    return table.put(faction, "TP", "D5", "E7").put(faction, "D", "E6", "F4").rich(faction)


def first(table: Table, start: str) -> str:
    return next(move for move in table.moves if move.startswith(start))


@rule("TM-11.1")
def test_special_actions_once_per_round() -> None:
    table = two().give("witches", card="BON2", favors=("FAV6",)).turn("witches", "nomads")
    table.play("action BON2", "+FIRE", "done")
    assert table.rule("action BON2") == "TM-11.1"
    table.play("action FAV6", "+FIRE", "done")
    assert table.rule("action FAV6") == "TM-11.1"
    assert table.rule("action BON1") == "TM-11.1"
    assert table.rule("action ACTN") == "TM-11.1"


@rule("TM-11.3")
def test_what_is_gained_this_round_can_be_used_this_round() -> None:
    table = Table("witches", "nomads").put("witches", "TP", "E9").put("nomads", "D", "I7")
    table.give("witches", W=9, C=9).turn("witches", "nomads")
    table.play("upgrade E9 to TE", "+FAV6", "done")
    assert "action FAV6" in table.moves


@rule("TM-11.4")
def test_passing_is_final_for_the_round() -> None:
    table = two().rich("witches").rich("nomads").turn("witches")
    table.play(first(table, "pass"))
    assert table.asked == "nomads"
    table.play("action ACT4", "done")
    assert table.asked == "nomads"


@rule("TM-11.5")
def test_the_first_to_pass_starts_the_next_round() -> None:
    table = Table("witches", "nomads", "darklings", "giants")
    for faction, where in zip(table.factions, ("E9", "I7", "E5", "D4"), strict=True):
        table.put(faction, "D", where)
    for faction in table.factions:
        table.give(faction, W=9, C=30, P=2)
    table.turn("witches").play("send p to AIR for 3", "done")
    table.play("send p to AIR for 2", "done")
    table.play(first(table, "pass"))
    assert table.state.passing == (2,)
    # The others pass in another order: clockwise from the first all the same.
    table.play("send p to AIR for 2", "done", "send p to FIRE for 3", "done")
    for faction in ("nomads", "giants", "witches"):
        assert table.asked == faction
        table.play(first(table, "pass"))
    assert table.state.round == 2
    played: list[str] = []
    while len(played) < 4:
        played.append(table.asked)
        table.play(first(table, "pass"))
    assert played == ["darklings", "giants", "witches", "nomads"]


@rule("TM-11.5", "TM-V1", "TM-V1.1", "TM-EX-V5")
@pytest.mark.parametrize(("variable", "order"), [(False, (2, 3, 0, 1)), (True, (2, 0, 3, 1))])
def test_next_order(variable: bool, order: tuple[int, ...]) -> None:
    """EX-V5: passing C, A, D, B."""
    table = Table("witches", "nomads", "darklings", "giants", variable_turn_order=variable)
    table.state.passing = (2, 0, 3, 1)
    assert table.state.next_order() == order


@rule("TM-11.6", "TM-EX-15")
@pytest.mark.parametrize(("card", "points"), [("BON9", 3), ("BON7", 4), ("BON6", 8), ("BON3", 0)])
def test_cards_pay_on_passing(card: str, points: int) -> None:
    table = Table("witches", "nomads").put("witches", "D", "E9", "F4", "C3")
    table.put("witches", "TP", "A3", "D1").put("witches", "SH", "G3").put("witches", "SA", "I11")
    table.give("witches", card=card)
    score_passing(table.state, 0)
    assert table.VP("witches") == 20 + points


@rule("TM-11.6")
def test_fav12_and_round_six() -> None:
    found = []
    for posts in range(5):
        table = Table("witches", "nomads").give("witches", favors=("FAV12",), card="BON3")
        table.put("witches", "TP", *("E9", "F4", "C3", "A3")[:posts])
        score_passing(table.state, 0)
        found.append(table.VP("witches") - 20)
    assert found == [0, 2, 3, 3, 4]
    table = two(number=6).give("witches", card="BON9", W=0, C=0, bowls=(12, 0, 0))
    table.turn("witches", "nomads")
    assert table.state.over
    assert table.state.parts[3] == 1


@rule("TM-11.7", "TM-14.3")
def test_the_card_is_exchanged_for_a_free_one_with_its_coins() -> None:
    table = two().give("witches", C=0)
    own = table.state.cards[0]
    free = table.state.free_cards()
    table.state.card_coins[free[0]] = 3
    table.turn("witches")
    assert [m for m in table.moves if m.startswith("pass")] == [f"pass BON{c + 1}" for c in free]
    assert table.rule(f"pass BON{own + 1}") == "TM-11.7"
    assert table.rule("pass") == "TM-11.7"
    table.play(f"pass BON{free[0] + 1}")
    assert table.has("witches")["C"] == 3
    assert f"pass BON{own + 1}" in table.moves  # the other player may take it
    assert table.state.card_coins[free[0]] == 0


@rule("TM-11.8")
def test_no_card_in_round_six() -> None:
    table = two(number=6).rich("witches").turn("witches", "nomads")
    assert [move for move in table.moves if move.startswith("pass")] == ["pass"]
    assert table.rule("pass BON1") == "TM-11.8"


@rule("TM-11.9", "TM-Q13")
def test_the_new_card_is_public() -> None:
    table = two().turn("witches")
    move = first(table, "pass")
    table.play(move)
    for seat in (0, 1, None):
        card = table.state.view(seat)["players"][0]["card"]
        assert card == f"bonus:{move.split()[1]}"


@rule("TM-11.10", "TM-14.4")
def test_a_new_card_works_from_the_next_round() -> None:
    table = two().give("witches", W=0, C=0, card="BON2")
    table.state.card_coins[4] = 0
    table.turn("witches")
    table.play("pass BON5")
    workers = table.has("witches")["W"]
    assert workers == 0
    table.play(first(table, "pass"))
    assert table.state.round == 2
    assert table.has("witches")["W"] == 2 + 1
    assert table.state.used == [0, 0]


# --- towns ---------------------------------------------------------------------------------


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
    from pentapolis.games.terra_mystica.board import check_town

    check_town(table.state, 0, HEX_INDEX["D4"])
    assert (table.state.due_towns == 1) == arises


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
    assert table.state.due_towns == 0


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
    assert table.state.due_towns == 2
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
