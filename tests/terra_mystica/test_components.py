"""Components and limits: section 1."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis.games.terra_mystica.rules.power import gain_priests
from pentapolis.games.terra_mystica.tables import (
    BONUSES,
    BRIDGES,
    FACTIONS,
    FAVORS,
    HEX_INDEX,
    PIECES,
    RIVER_HEXES,
    SCORINGS,
    TERRAIN,
    TOWNS,
)
from tests.citing import rule
from tests.terra_mystica.table import GAME, Table


@rule("TM-1.1")
def test_the_map_has_77_land_and_36_river_hexes() -> None:
    assert len(TERRAIN) == 77
    assert len(RIVER_HEXES) == 36
    assert [TERRAIN.count(terrain) for terrain in range(7)] == [11] * 7
    assert len(BRIDGES) == 29


@rule("TM-1.2", "TM-1.12")
def test_structures_are_limited_to_the_pieces_of_the_board() -> None:
    assert PIECES == [8, 4, 3, 1, 1]
    hexes = ["E5", "E1", "A8", "A13", "B3", "B5", "C1", "G5"]
    table = Table("darklings", "nomads").put("darklings", "D", *hexes).rich("darklings")
    table.state.terrain[HEX_INDEX["E6"]] = 2
    table.put("nomads", "D", "I7").turn("darklings")
    assert table.rule("build E6") == "TM-1.12"
    assert table.rule("upgrade E5 to SH") == "TM-8.6"
    table = Table("darklings", "nomads").put("darklings", "TP", "E5", "E1", "A8", "A13")
    table.put("darklings", "D", "C1").rich("darklings").turn("darklings")
    assert table.rule("upgrade C1 to TP") == "TM-1.12"
    assert table.state.bridges_left == [3, 3]


@rule("TM-1.3", "TM-1.13", "TM-4.9")
def test_workers_and_coins_never_run_out() -> None:
    table = Table("witches", "nomads").put("witches", "D", "E9").put("nomads", "D", "I7")
    table.give("witches", W=500, C=900).turn("witches")
    table.play(table.moves[[m.startswith("pass") for m in table.moves].index(True)])
    table.play(next(move for move in table.moves if move.startswith("pass")))
    assert table.state.round == 2
    assert table.has("witches")["W"] >= 502
    assert table.has("witches")["C"] >= 900


@rule("TM-1.4", "TM-10.7")
def test_a_priest_beyond_the_own_seven_is_lost() -> None:
    table = Table("witches", "nomads").give("witches", P=3)
    table.state.ordained[0] = 3
    assert table.state.supply(0) == 1
    gain_priests(table.state, 0, 3)
    assert table.has("witches")["P"] == 4
    assert table.state.supply(0) == 0


@rule("TM-1.5")
def test_everybody_has_twelve_power_tokens() -> None:
    assert all(sum(faction.bowls) == 12 for faction in FACTIONS)


@rule("TM-1.6")
def test_there_are_28_favor_tiles() -> None:
    assert [tile.copies for tile in FAVORS] == [1] * 4 + [3] * 8


@rule("TM-1.7")
def test_there_are_ten_town_tiles() -> None:
    table = Table("witches", "nomads")
    assert table.state.towns_left == [2] * 5 + [0] * 3
    assert [tile.copies for tile in TOWNS][:5] == [2] * 5


@rule("TM-1.8")
def test_nine_cards_and_eight_scoring_tiles() -> None:
    assert len([tile for tile in BONUSES if not tile.variant]) == 9
    assert len([tile for tile in SCORINGS if not tile.variant]) == 8


@rule("TM-1.9", "TM-Q1")
def test_terrain_tiles_do_not_run_out() -> None:
    table = Table("witches", "nomads").put("witches", "D", "E9").put("nomads", "D", "I7")
    table.state.terrain = [0] * 77
    table.rich("witches").turn("witches").play("dig 1")
    assert len([move for move in table.moves if move.startswith("transform")]) == 2 * len(
        table.state.reach[0] or ()
    )


@rule("TM-1.10")
def test_two_factions_share_a_board() -> None:
    homes = [faction.home for faction in FACTIONS]
    assert all(homes.count(home) == 2 for home in range(7))
    with pytest.raises(pentapolis.BadOption, match="colour"):
        GAME.check(2, {"factions": ["auren", "witches"]})
    match = pentapolis.new("terra-mystica", seats=3, seed=1)
    match.play("faction auren")
    assert match.decisions[0].find("faction witches") is None
    assert match.why_not(match.decisions[0].seat, "faction witches").rule == "TM-1.10"


@rule("TM-1.11")
def test_points_may_exceed_a_hundred() -> None:
    table = Table("witches", "nomads").put("witches", "D", "E9").put("nomads", "D", "I7")
    table.give("witches", VP=99, C=9, P=1).turn("witches").play("advance ship")
    assert table.VP("witches") == 101
