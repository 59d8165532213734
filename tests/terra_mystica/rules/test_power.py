"""5 Power: the rules of `rules/power.py`."""

from __future__ import annotations

from pentapolis.games.terra_mystica.rules.leech import capacity
from pentapolis.games.terra_mystica.rules.power import gain_power, spend_power
from tests.citing import rule
from tests.terra_mystica.table import Table, two


@rule("TM-5.1", "TM-5.2", "TM-EX-5")
def test_power_flows_from_bowl_to_bowl() -> None:
    table = Table("witches", "nomads").give("witches", bowls=(2, 5, 5))
    assert capacity(table.state, 0) == 9
    gain_power(table.state, 0, 3)
    assert table.bowls("witches") == (0, 6, 6)
    gain_power(table.state, 0, 99)
    assert table.bowls("witches") == (0, 0, 12)


@rule("TM-5.3", "TM-EX-4")
def test_only_bowl_three_can_be_spent() -> None:
    table = two().give("witches", bowls=(3, 4, 5)).turn("witches")
    assert "action ACT3" in table.moves
    assert table.rule("action ACT6") == "TM-10.8"
    spend_power(table.state, 0, 5)
    assert table.bowls("witches") == (8, 4, 0)


@rule("TM-5.4", "TM-5.5", "TM-Q5")
def test_a_sacrifice_takes_two_tokens_of_bowl_two() -> None:
    table = two().give("witches", bowls=(0, 5, 0)).turn("witches").play("burn 1", "burn 1")
    assert table.bowls("witches") == (0, 1, 2)
    assert table.rule("burn 1") == "TM-5.4"
    assert sum(table.bowls("witches")) == 3
    table = two().give("witches", bowls=(0, 4, 0), P=1, C=4).turn("witches").play("advance ship")
    assert table.decision.kind == "end_turn"
    table.play("burn 1")
    assert table.bowls("witches") == (0, 2, 1)


@rule("TM-5.6", "TM-5.7")
def test_the_free_exchanges() -> None:
    table = two().give("witches", W=0, C=0, P=0, bowls=(0, 0, 12)).turn("witches")
    table.play("convert 5PW to 1P", "convert 3PW to 1W", "convert 1PW to 1C")
    assert table.has("witches") == {"W": 1, "C": 1, "P": 1, "VP": 20}
    assert table.bowls("witches") == (9, 0, 3)
    supply = table.state.supply(0)
    table.play("convert 1P to 1W", "convert 1W to 1C")
    assert table.has("witches") == {"W": 1, "C": 2, "P": 0, "VP": 20}
    assert table.state.supply(0) == supply + 1
    assert table.asked == "witches"
    assert table.decision.kind == "action"
    assert table.rule("convert 5PW to 1P") == "TM-5.6"


@rule("TM-5.6")
def test_no_exchange_while_a_tile_is_to_be_chosen() -> None:
    table = two().rich("witches").put("witches", "TP", "F4").turn("witches")
    table.play("upgrade F4 to TE")
    assert table.decision.kind == "favor_tile"
    assert table.rule("convert 1PW to 1C") == "TM-5.6"
    assert not [move for move in table.moves if move.startswith(("convert", "burn"))]


@rule("TM-5.8", "TM-Q26")
def test_no_priest_without_supply() -> None:
    table = two().give("witches", P=7, bowls=(0, 0, 12)).turn("witches")
    assert table.rule("convert 5PW to 1P") == "TM-5.8"
    assert table.rule("action ACT2") == "TM-Q26"


@rule("TM-5.9")
def test_no_other_exchange_exists() -> None:
    table = two().rich("witches").turn("witches")
    offered = {move for move in table.moves if move.startswith("convert")}
    assert offered == {
        "convert 5PW to 1P",
        "convert 3PW to 1W",
        "convert 1PW to 1C",
        "convert 1P to 1W",
        "convert 1W to 1C",
    }
    assert table.rule("convert 2C to 1VP") == "TM-15.4"
