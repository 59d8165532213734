"""8 Upgrades: the rules of `rules/upgrades.py`."""

from __future__ import annotations

import pytest

from pentapolis.games.terra_mystica.tables import FACTIONS
from tests.citing import rule
from tests.terra_mystica.table import holding


@rule("TM-8.6")
def test_the_four_upgrades() -> None:
    table = holding("witches").give("witches", W=40, C=60).turn("witches")
    assert [move for move in table.moves if move.startswith("upgrade")] == ["upgrade E5 to TP"]
    table = holding("witches", "TP").give("witches", W=40, C=60).turn("witches")
    offered = {move for move in table.moves if move.startswith("upgrade")}
    assert offered == {"upgrade E5 to TE", "upgrade E5 to SH"}
    table.play("upgrade E5 to TE")
    assert table.state.built[:5] == [0, 0, 1, 0, 0]
    table = holding("witches", "TE").give("witches", W=40, C=60).turn("witches")
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
    table = holding(faction).give(faction, W=9, C=20).turn(faction).play("upgrade E5 to TP")
    assert table.has(faction)["W"] == 9 - workers
    assert table.has(faction)["C"] == 20 - far
    table = holding(faction).put("nomads", "D", "F3").give(faction, W=9, C=20).turn(faction)
    table.play("upgrade E5 to TP")
    assert table.has(faction)["C"] == 20 - near
    table.play("done")
    assert table.moves == [f"leech 1 from {faction}", f"decline 1 from {faction}"]
    before = table.VP("nomads")
    assert table.play(table.moves[0]).VP("nomads") == before
    # Across a bridge counts, across the river does not.
    table = holding(faction).put("nomads", "D", "C2").give(faction, W=9, C=20, shipping=1)
    assert table.turn(faction).play("upgrade E5 to TP").has(faction)["C"] == 20 - far
    table = holding(faction).put("nomads", "D", "C2").bridge("nomads", "C2:E5")
    table.give(faction, W=9, C=20).turn(faction).play("upgrade E5 to TP")
    assert table.has(faction)["C"] == 20 - near


@rule("TM-8.8")
def test_what_a_temple_costs() -> None:
    for faction, workers, coins in (("witches", 2, 5), ("engineers", 1, 4), ("swarmlings", 3, 6)):
        table = holding(faction, "TP").give(faction, W=9, C=20).turn(faction)
        table.play("upgrade E5 to TE")
        assert (table.has(faction)["W"], table.has(faction)["C"]) == (9 - workers, 20 - coins)
    table = holding("witches", "TP").give("witches", W=1, C=20, bowls=(12, 0, 0)).turn("witches")
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
    table = holding("witches", "TP").give("witches", W=3, C=20, bowls=(12, 0, 0)).turn("witches")
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
    table = holding("witches", start, scoring=tile).give("witches", W=9, C=20).turn("witches")
    assert table.play(f"upgrade E5 to {upgrade}").VP("witches") == 20 + points


@rule("TM-8.10", "TM-14.2")
def test_fav10_pays_for_trading_posts() -> None:
    table = holding("witches").give("witches", W=9, C=20, favors=("FAV10",)).turn("witches")
    assert table.play("upgrade E5 to TP").VP("witches") == 23


@rule("TM-8.11")
def test_temples_and_sanctuary_bring_favor_tiles() -> None:
    for start, upgrade in (("TP", "TE"), ("TE", "SA")):
        table = holding("witches", start).give("witches", W=9, C=20).turn("witches")
        table.play(f"upgrade E5 to {upgrade}")
        assert table.decision.kind == "favor_tile"
        table.play("+FAV10")
        assert table.decision.kind == "end_turn"
    table = holding("auren", "TP").give("auren", W=9, C=20).turn("auren")
    assert table.play("upgrade E5 to SH").decision.kind == "favor_tile"


@rule("TM-8.12", "TM-11.3")
def test_a_stronghold_works_at_once() -> None:
    table = holding("witches", "TP").give("witches", W=9, C=20).turn("witches", "nomads")
    assert table.rule("action ACTW") == "TM-8.12"
    table.play("upgrade E5 to SH", "done")
    assert "action ACTW" in table.moves


@rule("TM-8.13")
def test_upgrades_need_no_reach() -> None:
    table = holding("witches").give("witches", W=9, C=20).turn("witches")
    table.state.terrain[0] = 4
    assert "upgrade E5 to TP" in table.moves
    table.play("upgrade E5 to TP")
    assert table.terrain("E5") == "green"
