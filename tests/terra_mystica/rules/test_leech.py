"""9 Power from neighbours: the rules of `rules/leech.py`."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.games.terra_mystica.rules.leech import gain_of
from pentapolis.games.terra_mystica.tables import POWER_VALUE
from tests.citing import rule
from tests.terra_mystica.table import Table, holding


def crowd() -> Table:
    """Mermaids build beside a dwelling and a temple of the Nomads; a post is not adjacent."""
    table = Table("mermaids", "nomads").put("mermaids", "D", "E7").put("nomads", "D", "D4")
    table.put("nomads", "TE", "C3").put("nomads", "TP", "F3").give("mermaids", W=9, C=9)
    return table


@rule("TM-9.1", "TM-9.2", "TM-9.5", "TM-EX-11")
def test_adjacent_structures_add_up_to_an_offer() -> None:
    table = crowd().turn("mermaids").play("build D5", "done")
    assert table.asked == "nomads"
    assert table.moves == ["leech 3 from mermaids", "decline 3 from mermaids"]
    table.play("leech 3 from mermaids")
    assert table.VP("nomads") == 18
    assert table.bowls("nomads") == (2, 10, 0)
    # By ship alone nothing is offered.
    table = Table("mermaids", "nomads").put("mermaids", "D", "E7").put("nomads", "D", "E9")
    table.give("mermaids", W=9, C=9, shipping=3).turn("mermaids").play("build D5", "done")
    assert table.decision.kind == "action"


@rule("TM-9.3")
def test_power_values() -> None:
    assert POWER_VALUE == [1, 2, 2, 3, 3]


@rule("TM-9.4")
def test_the_builder_gets_nothing() -> None:
    table = Table("mermaids", "nomads").put("mermaids", "SH", "E7").put("nomads", "D", "I7")
    table.give("mermaids", W=9, C=9).turn("mermaids").play("build D5")
    assert table.state.offers == []


@rule("TM-EX-12", "TM-9.5")
@pytest.mark.parametrize(("offer", "price"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_power_costs_one_point_less(offer: int, price: int) -> None:
    have = {1: ["D4"], 2: ["C3"], 3: ["D4", "C3"], 4: ["D4", "C3", "E8"]}[offer]
    table = Table("mermaids", "nomads").put("mermaids", "D", "E7").give("mermaids", W=9, C=9)
    for where in have:
        table.put("nomads", "TP" if where == "C3" else "D", where)
    table.turn("mermaids").play("build D5", "done", f"leech {offer} from mermaids")
    assert table.VP("nomads") == 20 - price


@rule("TM-9.6", "TM-Q21", "TM-EX-30")
def test_offers_are_limited_by_bowls_and_points() -> None:
    table = Table("mermaids", "nomads")
    for bowls, points, gain in (
        ((0, 2, 10), 20, 2),
        ((5, 7, 0), 1, 2),
        ((5, 7, 0), 0, 1),
        ((0, 1, 11), 1, 1),
        ((0, 0, 12), 20, 0),
    ):
        table.give("nomads", bowls=bowls, VP=points)
        assert gain_of(table.state, 1, 4) == gain
    table = crowd().give("nomads", bowls=(0, 2, 10)).turn("mermaids").play("build D5", "done")
    table.play("leech 3 from mermaids")
    assert table.bowls("nomads") == (0, 0, 12)
    assert table.VP("nomads") == 19
    table = crowd().give("nomads", VP=1).turn("mermaids").play("build D5", "done")
    assert table.play("leech 3 from mermaids").VP("nomads") == 0


@rule("TM-9.7")
def test_nobody_is_asked_for_nothing() -> None:
    table = crowd().give("nomads", bowls=(0, 0, 12)).turn("mermaids").play("build D5", "done")
    assert table.decision.kind == "action"
    assert table.VP("nomads") == 20


@rule("TM-9.8", "TM-L20")
def test_opponents_decide_clockwise_from_the_builder() -> None:
    table = Table("nomads", "mermaids", "witches", "darklings")
    table.put("mermaids", "D", "E7").put("nomads", "D", "D4").put("witches", "D", "C3")
    table.put("darklings", "D", "E8").give("mermaids", W=9, C=9).turn("mermaids")
    table.play("build D5", "done")
    order = []
    while table.decision.kind == "leech":
        order.append(table.asked)
        table.play(table.moves[0])
    assert order == ["witches", "darklings", "nomads"]
    assert table.asked == "witches"


@rule("TM-9.9", "TM-Q10")
def test_power_is_offered_when_the_action_is_closed() -> None:
    table = crowd().give("mermaids", bowls=(0, 4, 2)).turn("mermaids").play("build D5")
    assert table.asked == "mermaids"
    table.play("convert 1PW to 1C", "burn 1", "done")
    assert table.asked == "nomads"
    assert table.rule("build D5") == "TM-9.9"
    assert table.rule("leech 1 from mermaids") == "TM-9.2"


@rule("TM-9.11")
def test_only_this_power_costs_points() -> None:
    table = holding("witches", "TP").give("witches", W=9, C=9, cults=(2, 0, 0, 0), bowls=(5, 7, 0))
    table.turn("witches").play("upgrade E5 to TE", "+FAV1")
    assert table.bowls("witches") == (2, 10, 0)
    assert table.VP("witches") == 20


def _power_tiles() -> list[Any]:
    from pentapolis.games.terra_mystica.effects import CultBonus, Gain, Income
    from pentapolis.games.terra_mystica.tables import BONUSES, FAVORS, SCORINGS, TOWNS

    found = []
    for tile in (*FAVORS, *BONUSES, *TOWNS, *SCORINGS):
        for effect in tile.effects:
            gain = effect.gain if isinstance(effect, (Income, CultBonus)) else effect
            if isinstance(gain, Gain) and gain.power:
                found.append(tile)
    return found


@rule("TM-9.12", "TM-9.13")
def test_bridges_and_transformations_offer_nothing() -> None:
    table = crowd().give("mermaids", bowls=(0, 0, 12)).turn("mermaids", "nomads")
    table.play("dig 1", "transform D5 to green")
    assert table.state.offers == []
    table.play("done", "action ACT5", "transform D5 to blue")
    assert table.state.offers == []
    table.play("build D5")
    assert len(table.state.offers) == 1
    sources = [tile.id for tile in _power_tiles()]
    assert sources == ["FAV7", "FAV8", "BON4", "BON5", "BON10", "TW4", "SCORE5"]
