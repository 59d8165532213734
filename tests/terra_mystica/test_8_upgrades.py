"""Sections 8 and 9: tracks, upgrades, power from neighbours."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.games.terra_mystica.building import gain_of
from pentapolis.games.terra_mystica.tables import FACTIONS, POWER_VALUE
from tests.citing import rule
from tests.terra_mystica.table import Table


def lone(faction: str, structure: str = "D", where: str = "E5", **options: Any) -> Table:
    other = "witches" if faction in ("nomads", "fakirs") else "nomads"
    table = Table(faction, other, **options).put(other, "D", "I11" if other == "witches" else "I7")
    return table.put(faction, structure, where)


@rule("TM-8.1", "TM-EX-9")
def test_shipping_advances_for_a_priest_and_four_coins() -> None:
    table = lone("auren").give("auren", P=3, C=12).turn("auren", "nomads")
    for points in (22, 25, 29):
        table.play("advance ship")
        assert table.VP("auren") == points
        if "done" in table.moves:
            table.play("done")
    assert table.has("auren")["C"] == 0
    table = lone("mermaids").give("mermaids", P=4, C=40).turn("mermaids", "nomads")
    found = []
    for _ in range(4):
        before = table.VP("mermaids")
        table.play("advance ship", "done")
        found.append(table.VP("mermaids") - before)
    assert found == [2, 3, 4, 5]
    table = lone("auren").give("auren", P=1, C=3).turn("auren")
    assert table.rule("advance ship") == "TM-8.1"


@rule("TM-8.2")
def test_dwarves_and_fakirs_have_no_ships() -> None:
    for faction in ("dwarves", "fakirs"):
        table = lone(faction).give(faction, P=1, C=9).turn(faction)
        assert table.rule("advance ship") == "TM-8.2"


@rule("TM-8.3", "TM-EX-10")
def test_digging_advances_for_six_points() -> None:
    table = lone("auren").give("auren", W=4, C=10, P=2).turn("auren", "nomads")
    table.play("advance dig")
    assert table.has("auren") == {"W": 2, "C": 5, "P": 1, "VP": 26}
    assert table.state.digging[0] == 1
    table = lone("halflings").give("halflings", W=2, C=1, P=1).turn("halflings")
    assert table.play("advance dig").has("halflings") == {"W": 0, "C": 0, "P": 0, "VP": 26}
    table = lone("auren").give("auren", W=1, C=10, P=1).turn("auren")
    assert table.rule("advance dig") == "TM-8.3"


@rule("TM-8.4", "TM-Q9")
def test_darklings_do_not_dig_and_fakirs_once() -> None:
    table = lone("darklings").give("darklings", W=9, C=9, P=3).turn("darklings")
    assert table.rule("advance dig") == "TM-8.4"
    table = lone("fakirs").give("fakirs", W=9, C=19, P=3).turn("fakirs", "witches")
    table.play("advance dig", "done")
    assert table.rule("advance dig") == "TM-8.5"


@rule("TM-8.5")
def test_a_full_track_cannot_be_advanced() -> None:
    table = lone("auren").give("auren", P=3, C=30, W=9, shipping=3, digging=2).turn("auren")
    assert table.rule("advance ship") == "TM-8.5"
    assert table.rule("advance dig") == "TM-8.5"


@rule("TM-8.6")
def test_the_four_upgrades() -> None:
    table = lone("witches").give("witches", W=40, C=60).turn("witches")
    assert [move for move in table.moves if move.startswith("upgrade")] == ["upgrade E5 to TP"]
    table = lone("witches", "TP").give("witches", W=40, C=60).turn("witches")
    offered = {move for move in table.moves if move.startswith("upgrade")}
    assert offered == {"upgrade E5 to TE", "upgrade E5 to SH"}
    table.play("upgrade E5 to TE")
    assert table.state.built[:5] == [0, 0, 1, 0, 0]
    table = lone("witches", "TE").give("witches", W=40, C=60).turn("witches")
    assert [move for move in table.moves if move.startswith("upgrade")] == ["upgrade E5 to SA"]
    assert table.rule("upgrade E5 to SH") == "TM-8.6"
    assert table.rule("upgrade I7 to TP") == "TM-8.6"


@rule("TM-8.7", "TM-EX-31")
@pytest.mark.parametrize(
    ("faction", "workers", "near", "far"),
    [("witches", 2, 3, 6), ("engineers", 1, 2, 4), ("swarmlings", 3, 4, 8)],
)
def test_a_trading_post_beside_an_opponent_is_cheaper(
    faction: str, workers: int, near: int, far: int
) -> None:
    table = lone(faction).give(faction, W=9, C=20).turn(faction).play("upgrade E5 to TP")
    assert table.has(faction)["W"] == 9 - workers
    assert table.has(faction)["C"] == 20 - far
    table = lone(faction).put("nomads", "D", "F3").give(faction, W=9, C=20).turn(faction)
    table.play("upgrade E5 to TP")
    assert table.has(faction)["C"] == 20 - near
    table.play("done")
    assert table.moves == [f"leech 1 from {faction}", f"decline 1 from {faction}"]
    before = table.VP("nomads")
    assert table.play(table.moves[0]).VP("nomads") == before
    # Across a bridge counts, across the river does not.
    table = lone(faction).put("nomads", "D", "C2").give(faction, W=9, C=20, shipping=1)
    assert table.turn(faction).play("upgrade E5 to TP").has(faction)["C"] == 20 - far
    table = lone(faction).put("nomads", "D", "C2").bridge("nomads", "C2:E5")
    table.give(faction, W=9, C=20).turn(faction).play("upgrade E5 to TP")
    assert table.has(faction)["C"] == 20 - near


@rule("TM-8.8")
def test_what_a_temple_costs() -> None:
    for faction, workers, coins in (("witches", 2, 5), ("engineers", 1, 4), ("swarmlings", 3, 6)):
        table = lone(faction, "TP").give(faction, W=9, C=20).turn(faction)
        table.play("upgrade E5 to TE")
        assert (table.has(faction)["W"], table.has(faction)["C"]) == (9 - workers, 20 - coins)
    table = lone("witches", "TP").give("witches", W=1, C=20, bowls=(12, 0, 0)).turn("witches")
    assert table.rule("upgrade E5 to TE") == "TM-8.8"


STRONGHOLDS = {
    "auren": "4+6 4+8", "witches": "4+6 4+6", "alchemists": "4+6 4+6", "darklings": "4+6 4+10",
    "halflings": "4+8 4+6", "cultists": "4+8 4+8", "engineers": "3+6 3+6", "dwarves": "4+6 4+6",
    "mermaids": "4+6 4+8", "swarmlings": "5+8 5+8", "chaosmagicians": "4+4 4+8",
    "giants": "4+6 4+6", "fakirs": "4+10 4+6", "nomads": "4+8 4+6",
}  # fmt: skip


@rule("TM-8.9")
def test_what_stronghold_and_sanctuary_cost() -> None:
    found = {
        faction.id: " ".join(f"{cost.workers}+{cost.coins}" for cost in faction.costs[3:])
        for faction in FACTIONS
    }
    assert found == STRONGHOLDS
    table = lone("witches", "TP").give("witches", W=3, C=20, bowls=(12, 0, 0)).turn("witches")
    assert table.rule("upgrade E5 to SH") == "TM-8.9"


@rule("TM-8.10")
@pytest.mark.parametrize(
    ("tile", "start", "upgrade", "points"),
    [
        ("SCORE6", "D", "TP", 3),
        ("SCORE8", "D", "TP", 3),
        ("SCORE4", "TP", "SH", 5),
        ("SCORE7", "TE", "SA", 5),
        ("SCORE4", "TP", "TE", 0),
    ],
)
def test_scoring_tiles_pay_for_upgrades(tile: str, start: str, upgrade: str, points: int) -> None:
    table = lone("witches", start, scoring=tile).give("witches", W=9, C=20).turn("witches")
    assert table.play(f"upgrade E5 to {upgrade}").VP("witches") == 20 + points


@rule("TM-8.10", "TM-14.2")
def test_fav10_pays_for_trading_posts() -> None:
    table = lone("witches").give("witches", W=9, C=20, favors=("FAV10",)).turn("witches")
    assert table.play("upgrade E5 to TP").VP("witches") == 23


@rule("TM-8.11")
def test_temples_and_sanctuary_bring_favor_tiles() -> None:
    for start, upgrade in (("TP", "TE"), ("TE", "SA")):
        table = lone("witches", start).give("witches", W=9, C=20).turn("witches")
        table.play(f"upgrade E5 to {upgrade}")
        assert table.decision.kind == "favor_tile"
        table.play("+FAV10")
        assert table.decision.kind == "end_turn"
    table = lone("auren", "TP").give("auren", W=9, C=20).turn("auren")
    assert table.play("upgrade E5 to SH").decision.kind == "favor_tile"


@rule("TM-8.12", "TM-11.3")
def test_a_stronghold_works_at_once() -> None:
    table = lone("witches", "TP").give("witches", W=9, C=20).turn("witches", "nomads")
    assert table.rule("action ACTW") == "TM-8.12"
    table.play("upgrade E5 to SH", "done")
    assert "action ACTW" in table.moves


@rule("TM-8.13")
def test_upgrades_need_no_reach() -> None:
    table = lone("witches").give("witches", W=9, C=20).turn("witches")
    table.state.terrain[0] = 4
    assert "upgrade E5 to TP" in table.moves
    table.play("upgrade E5 to TP")
    assert table.terrain("E5") == "green"


# --- leech ---------------------------------------------------------------------------------


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
    table = lone("witches", "TP").give("witches", W=9, C=9, cults=(2, 0, 0, 0), bowls=(5, 7, 0))
    table.turn("witches").play("upgrade E5 to TE", "+FAV1")
    assert table.bowls("witches") == (2, 10, 0)
    assert table.VP("witches") == 20


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
