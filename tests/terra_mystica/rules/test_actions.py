"""10 and 11 Action spaces: the rules of `rules/actions.py`."""

from __future__ import annotations

import pytest

from pentapolis.games.terra_mystica.tables import POWER_ACTIONS
from tests.citing import rule
from tests.terra_mystica.table import Table, two


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


@pytest.mark.parametrize("action", ["BON2", "FAV6"])
@rule("TM-11.2")
def test_one_step_on_any_cult(action: str) -> None:
    table = two().give("witches", card="BON2", favors=("FAV6",), cults=(0, 0, 0, 0))
    table.turn("witches").play(f"action {action}")
    assert table.moves == ["+FIRE", "+WATER", "+EARTH", "+AIR"]
    table.play("+EARTH")
    assert table.cults("witches") == (0, 0, 1, 0)


@rule("TM-11.1")
def test_a_card_that_somebody_else_holds_is_not_called_used() -> None:
    table = two().give("witches", card="BON2").turn("witches").play("action BON2", "+FIRE")
    table.play("done")
    table.play(next(move for move in table.moves if move.startswith("pass")))
    used, other = table.reason("action BON2"), table.reason("action BON1")
    assert (used.key, other.key) == ("tm-no-unused-action", "tm-no-such-card")


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
