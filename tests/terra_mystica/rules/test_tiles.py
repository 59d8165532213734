"""14 Tiles and cards: the rules of `rules/tiles.py`."""

from __future__ import annotations

from pentapolis.games.terra_mystica.tables import BONUSES, FAVORS
from tests.citing import rule
from tests.terra_mystica.table import Table, first


@rule("TM-14.1", "TM-Q28")
def test_favor_tiles_are_all_different() -> None:
    table = Table("witches", "nomads").put("witches", "TP", "C3").put("nomads", "D", "I7")
    table.give("witches", W=9, C=9, favors=("FAV9",), cults=(0, 0, 0, 0)).turn("witches")
    table.play("upgrade C3 to TE")
    assert table.rule("+FAV9") == "TM-14.1"
    table.play("+FAV1")
    assert table.cults("witches") == (3, 0, 0, 0)
    steps = {tile.id: tile.data["cult"] for tile in FAVORS}
    assert steps["FAV5"] == {"fire": 2}
    assert steps["FAV12"] == {"air": 1}
    table = Table("witches", "nomads").put("witches", "TP", "C3").put("nomads", "D", "I7")
    table.give("witches", W=9, C=9)
    table.state.favors_left = [0] * 12
    table.turn("witches").play("upgrade C3 to TE")
    assert table.decision.kind == "end_turn"


@rule("TM-14.2")
def test_favor_income_comes_with_the_next_phase_one() -> None:
    table = Table("witches", "nomads").put("witches", "TP", "C3").put("nomads", "D", "I7")
    table.give("witches", W=2, C=5).turn("witches").play("upgrade C3 to TE", "+FAV9")
    assert table.has("witches")["C"] == 0


@rule("TM-14.3")
def test_what_cards_bring() -> None:
    incomes = {tile.id: tile.data["income"] for tile in BONUSES}
    assert incomes["BON1"] == {"C": 2}
    assert incomes["BON5"] == {"PW": 3, "W": 1}
    assert incomes["BON8"] == {"P": 1}
    table = Table("witches", "nomads").put("witches", "D", "C3").put("nomads", "D", "I7")
    own = table.state.cards[0]
    table.turn("witches").play(first(table, "pass"))
    table.play(first(table, "pass"))
    table.state.used = [0, 0]
    free = table.state.free_cards()
    assert table.state.cards[0] != own
    assert own in free or own in table.state.cards


@rule("TM-14.4")
def test_an_unused_card_action_is_lost() -> None:
    table = Table("witches", "nomads").put("witches", "D", "C3").put("nomads", "D", "I7")
    table.give("witches", card="BON2").turn("witches").play(first(table, "pass"))
    assert table.rule("action BON2") == "TM-11.1"
    table.play("pass BON2")
    while table.asked != "nomads":
        table.play(first(table, "pass"))
    assert "action BON2" in table.moves
