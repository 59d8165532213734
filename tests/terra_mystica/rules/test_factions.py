"""15 Factions: the rules of `rules/factions.py`."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.games.terra_mystica.rules.adjacency import by_skip, skipped_hexes
from pentapolis.games.terra_mystica.rules.passing import score_passing
from pentapolis.games.terra_mystica.rules.towns import take_town
from pentapolis.games.terra_mystica.tables import (
    ADJACENT,
    FACTION_INDEX,
    HEX_INDEX,
    HEX_NAMES,
    HOME,
)
from tests.citing import rule
from tests.terra_mystica.table import GAME, Table, builds, lone, transforms


@rule("TM-15.45", "TM-7.19")
def test_no_spades_are_bought_for_the_giants_stronghold() -> None:
    table = Table("giants", "witches").put("giants", "SH", "D4").put("witches", "D", "I11")
    table.rich("giants").turn("giants").play("action ACTG")
    assert transforms(table, "C3") == {"red"}
    table.play("-SPADE")
    assert not [move for move in table.moves if move.startswith("dig")]
    assert table.rule("dig 1") == "TM-7.19"
    table = Table("giants", "witches").put("giants", "SH", "D4").put("witches", "D", "I11")
    table.rich("giants").turn("giants").play("action ACTG", "transform C3 to red")
    assert transforms(table, "D5") == set()
    assert builds(table) == {"C3"}


@rule("TM-15.45")
def test_the_giants_need_foreign_land_for_their_two_spades() -> None:
    for terrain, offered in ((0, True), (HOME[FACTION_INDEX["giants"]], False)):
        table = Table("giants", "nomads").put("giants", "SH", "D4").put("nomads", "D", "I7")
        for h in ADJACENT[HEX_INDEX["D4"]]:
            table.state.terrain[h] = terrain
        table.rich("giants").turn("giants")
        assert ("action ACTG" in table.moves) == ("action ACT6" in table.moves) == offered
    assert table.rule("action ACTG") == "TM-15.45"
    assert table.rule("action ACT6") == "TM-7.18"


@rule("TM-15.1")
def test_auren() -> None:
    table = lone("auren").put("auren", "TP", "C3").give("auren", cults=(0, 0, 0, 0))
    table.turn("auren", "nomads").play("upgrade C3 to SH", "+FAV11", "done", "action ACTA")
    assert table.moves == ["+2FIRE", "+2WATER", "+2EARTH", "+2AIR"]
    table.play("+2FIRE", "done")
    assert table.level("auren", "fire") == 2
    assert table.rule("action ACTA") == "TM-11.1"
    table = lone("auren").put("auren", "SH", "C3").give("auren", cults=(8, 0, 0, 0), keys=0)
    assert table.turn("auren").play("action ACTA", "+2FIRE").level("auren", "fire") == 9


def offered(table: Table, start: str) -> set[str]:
    return {move.removeprefix(start) for move in table.moves if move.startswith(start)}


@rule("TM-15.3")
def test_witches_ride() -> None:
    table = lone("witches", scoring="SCORE5").put("witches", "SH", "C3").turn("witches")
    before = table.has("witches")
    table.play("action ACTW")
    free = {name for name in HEX_NAMES if table.terrain(name) == "green" and not table.owner(name)}
    assert offered(table, "build ") == free
    table.play("build I11")
    assert table.owner("I11") == "witches"
    assert table.has("witches") == before | {"VP": before["VP"] + 2}
    table = Table("witches", "nomads").put("witches", "SH", "C3").put("nomads", "D", "I10")
    table.turn("witches").play("action ACTW", "build I11")
    assert len(table.state.offers) == 1


@rule("TM-15.4", "TM-Q15")
def test_alchemists_exchange_points_and_coins() -> None:
    table = lone("alchemists").put("alchemists", "D", "E5").give("alchemists", C=4, VP=1)
    table.turn("alchemists").play("convert 1VP to 1C")
    assert table.has("alchemists")["C"] == 5
    assert "convert 1VP to 1C" not in table.moves
    table.play("convert 2C to 1VP", "convert 2C to 1VP")
    assert table.VP("alchemists") == 2
    table.play("action ACT4", "convert 2C to 1VP")
    assert table.VP("alchemists") == 3


@rule("TM-15.5", "TM-EX-25")
def test_alchemists_stronghold() -> None:
    table = lone("alchemists").put("alchemists", "TP", "E5").give("alchemists", bowls=(5, 7, 0))
    table.turn("alchemists", "nomads").play("upgrade E5 to SH")
    assert table.bowls("alchemists") == (0, 5, 7)
    table.play("done", "dig 1", "transform E4 to black", "build E4")
    assert table.bowls("alchemists") == (0, 3, 9)


@rule("TM-15.6", "TM-EX-22")
def test_darklings_dig_with_priests() -> None:
    table = lone("darklings", scoring="SCORE5").put("darklings", "D", "E5")
    table.give("darklings", W=5, P=2, C=15, bowls=(0, 0, 12)).turn("darklings")
    table.play("action ACT5", "dig 1", "transform F3 to black", "build F3")
    assert table.bowls("darklings") == (4, 0, 8)
    assert table.has("darklings") == {"W": 4, "C": 13, "P": 1, "VP": 24}
    table = lone("darklings").put("darklings", "D", "E5").give("darklings", P=1, bowls=(12, 0, 0))
    assert table.turn("darklings").rule("dig 2") == "TM-15.6"


@rule("TM-15.7")
def test_darklings_ordain() -> None:
    table = lone("darklings").put("darklings", "TP", "E5").give("darklings", W=6, P=0)
    table.turn("darklings").play("upgrade E5 to SH")
    assert table.moves == [
        "-ORDAIN", "convert 1W to 1P", "convert 2W to 2P",
    ]  # fmt: skip
    table.play("convert 2W to 2P")
    assert table.has("darklings")["P"] == 2
    assert table.has("darklings")["W"] == 0
    table = lone("darklings").put("darklings", "TP", "E5").give("darklings", W=9, P=6)
    table.turn("darklings").play("upgrade E5 to SH")
    assert table.moves == ["-ORDAIN", "convert 1W to 1P"]


@rule("TM-15.8", "TM-EX-21")
def test_halflings_score_spades() -> None:
    table = lone("halflings", scoring="SCORE1").put("halflings", "D", "E6")
    table.give("halflings", W=15, C=15).turn("halflings")
    table.play("dig 2", "transform D4 to brown", "build D4")
    assert table.has("halflings") == {"W": 8, "C": 13, "P": 3, "VP": 26}


@rule("TM-15.9", "TM-7.20", "TM-7.18", "TM-9.9")
def test_halflings_stronghold() -> None:
    table = lone("halflings").put("halflings", "TP", "E6").put("nomads", "D", "F3")
    table.turn("halflings").play("upgrade E6 to SH")
    assert table.decision.kind == "stronghold_spades"
    assert not offered(table, "dig")
    assert table.rule("dig 1") == "TM-7.19"
    table.play("transform E5 to brown", "transform F4 to blue", "-SPADE")
    assert table.VP("halflings") == 22
    assert offered(table, "build ") == {"E5"}
    table.play("build E5", "done")
    # Two structures, two offers, one after the other.
    assert table.moves[0] == "leech 1 from halflings"
    table.play("leech 1 from halflings")
    assert table.asked == "nomads"
    assert table.decision.kind == "leech"
    table.play("leech 1 from halflings")
    assert table.decision.kind == "action"


def cult_table(**options: Any) -> Table:
    table = Table("cultists", "nomads", "darklings", **options).put("cultists", "D", "E6")
    table.put("nomads", "D", "F3").put("darklings", "D", "E5").give("cultists", W=9, C=20)
    return table.give("cultists", cults=(0, 0, 0, 0))


@rule("TM-15.10", "TM-Q20", "TM-L21")
def test_cultists_step_once_per_building() -> None:
    table = cult_table().turn("cultists").play("upgrade E6 to TP", "done")
    table.play("leech 1 from cultists")
    assert table.asked == "cultists"
    assert table.moves == ["+FIRE", "+WATER", "+EARTH", "+AIR", "-CULT"]
    assert table.rule("+2FIRE") == "TM-15.10"
    table.play("+WATER")
    assert table.level("cultists", "water") == 1
    assert table.asked == "darklings"
    table.play("leech 1 from cultists")
    assert table.decision.kind == "action"
    table = cult_table().turn("cultists").play("upgrade E6 to TP", "done")
    table.play("decline 1 from cultists", "decline 1 from cultists")
    assert table.decision.kind == "action"
    assert table.cults("cultists") == (0, 0, 0, 0)


@rule("TM-V5", "TM-V5.1", "TM-V5.2", "TM-EX-V4")
def test_errata_of_the_cultists() -> None:
    """EX-V4: power only when all decline, and only with the errata."""
    for errata, bowls in ((True, (4, 8, 0)), (False, (5, 7, 0))):
        table = cult_table(cultist_errata=errata).turn("cultists")
        table.play("upgrade E6 to TP", "done", "decline 1 from cultists")
        assert table.bowls("cultists") == (5, 7, 0)
        table.play("decline 1 from cultists")
        assert table.bowls("cultists") == bowls
    table = cult_table(cultist_errata=True).turn("cultists").play("upgrade E6 to TP", "done")
    table.play("leech 1 from cultists", "+FIRE", "decline 1 from cultists")
    assert table.bowls("cultists") == (5, 7, 0)
    table = cult_table(cultist_errata=True).give("nomads", bowls=(0, 0, 12))
    table.give("darklings", bowls=(0, 0, 12)).turn("cultists").play("upgrade E6 to TP", "done")
    assert table.bowls("cultists") == (5, 7, 0)


@rule("TM-15.11")
def test_cultists_stronghold() -> None:
    table = cult_table().put("cultists", "TP", "A1").turn("cultists").play("upgrade A1 to SH")
    assert table.VP("cultists") == 27


@rule("TM-15.12")
def test_engineers_build_bridges_for_workers() -> None:
    table = lone("engineers").put("engineers", "D", "C2", "C5").give("engineers", W=5)
    table.turn("engineers", "nomads").play("action ACTE", "bridge C2:D3", "done")
    table.play("action ACTE", "bridge C2:D4", "done")
    assert table.has("engineers")["W"] == 1
    assert table.rule("action ACTE") == "TM-15.12"
    assert "action ACT1" in table.moves
    table.play("action ACT1", "bridge C2:E5", "convert 3PW to 1W", "done")
    assert table.rule("action ACTE") == "TM-10.9"


@rule("TM-15.13", "TM-EX-35")
def test_engineers_score_bridges_on_passing() -> None:
    table = lone("engineers").put("engineers", "SH", "C2").put("engineers", "D", "D3", "D4")
    for name in ("C2:D3", "C2:D4", "C2:E5"):
        table.bridge("engineers", name)
    table.give("engineers", card="BON3")
    score_passing(table.state, 0)
    assert table.VP("engineers") == 26
    table.put("engineers", "D", "A1", "A3", "A5").give("engineers", card="BON9")
    score_passing(table.state, 0)
    assert table.VP("engineers") == 26 + 11


@rule("TM-15.20", "TM-15.21", "TM-EX-23")
def test_dwarves_tunnel() -> None:
    table = lone("dwarves", scoring="SCORE5").put("dwarves", "D", "E7", "F6")
    table.give("dwarves", W=15, C=15).turn("dwarves", "nomads")
    table.play("dig 1", "transform C3 to gray", "build C3")
    assert table.has("dwarves") == {"W": 9, "C": 13, "P": 3, "VP": 26}
    table = lone("dwarves", scoring="SCORE5").put("dwarves", "D", "E7", "F6")
    table.give("dwarves", W=15, C=15).turn("dwarves", "nomads")
    table.play("dig 1", "transform C3 to gray", "done", "build C3")
    assert table.has("dwarves") == {"W": 7, "C": 13, "P": 3, "VP": 30}


@rule("TM-15.20")
def test_a_tunnel_skips_exactly_one_hex() -> None:
    table = lone("dwarves").put("dwarves", "D", "E7")
    targets = {HEX_NAMES[h] for h in by_skip(table.state, 0)}
    assert "C3" in targets
    assert "D5" not in targets  # directly adjacent
    assert "A7" not in targets  # too far
    table.give("dwarves", W=4, P=0, bowls=(12, 0, 0)).turn("dwarves").play("dig 1")
    assert table.rule("transform C3 to gray") == "TM-15.20"
    table = lone("dwarves").put("dwarves", "D", "E7").give("dwarves", W=2, C=9)
    table.state.terrain[HEX_INDEX["C3"]] = 5
    assert table.turn("dwarves").rule("build C3") == "TM-15.20"


@rule("TM-15.22", "TM-Q23")
def test_tunnels_work_with_all_spades_but_one_per_action() -> None:
    for action in ("ACT5", "BON1"):
        table = lone("dwarves").put("dwarves", "D", "E7").give("dwarves", card="BON1")
        table.turn("dwarves").play(f"action {action}", "transform C3 to gray")
        assert table.VP("dwarves") == 24
    table = lone("dwarves").put("dwarves", "D", "E7").turn("dwarves")
    table.play("action ACT6", "transform C3 to gray")
    assert table.rule("transform F3 to brown") == "TM-Q23"
    assert "transform D5 to black" in table.moves
    table = lone("dwarves").put("dwarves", "D", "E7")
    table.state.terrain[HEX_INDEX["C3"]] = 5
    before = table.has("dwarves")["W"]
    table.turn("dwarves").play("build C3")
    assert table.has("dwarves")["W"] == before - 3


@rule("TM-15.23")
def test_dwarves_stronghold_makes_tunnels_cheap() -> None:
    table = lone("dwarves").put("dwarves", "SH", "E7").give("dwarves", W=5).turn("dwarves")
    table.play("dig 1", "transform C3 to gray")
    assert table.has("dwarves")["W"] == 5 - 3 - 1


@rule("TM-15.30")
def test_fakirs_fly_for_a_priest() -> None:
    table = lone("fakirs").put("fakirs", "D", "E6").give("fakirs", P=1)
    table.state.terrain[HEX_INDEX["E8"]] = 0
    table.turn("fakirs").play("build E8")
    assert table.has("fakirs")["P"] == 0
    assert table.VP("fakirs") == 24
    table = lone("fakirs").put("fakirs", "D", "E6").give("fakirs", P=0, bowls=(12, 0, 0))
    assert table.turn("fakirs").rule("build E8") == "TM-15.30"
    table = lone("fakirs").put("fakirs", "D", "E6").give("fakirs", W=9, P=1).turn("fakirs")
    table.play("dig 1", "transform D5 to black")
    assert table.has("fakirs")["P"] == 0


@rule("TM-15.31", "TM-V3.1")
def test_fakirs_fly_farther_with_the_stronghold() -> None:
    table = lone("fakirs").put("fakirs", "D", "E6")
    assert skipped_hexes(table.state, 0) == 1
    assert HEX_INDEX["E9"] not in by_skip(table.state, 0)
    table.put("fakirs", "SH", "E5")
    assert skipped_hexes(table.state, 0) == 2
    assert HEX_INDEX["B3"] in by_skip(table.state, 0)
    assert HEX_INDEX["D4"] not in by_skip(table.state, 0)
    table.state.carpets[0] = 1
    assert skipped_hexes(table.state, 0) == 3


def river() -> Table:
    table = lone("mermaids", scoring="SCORE3", mini_expansion_1=True)
    table.put("mermaids", "SH", "E4").put("mermaids", "D", "D3", "G1").put("mermaids", "TP", "F2")
    return table.give("mermaids", C=0, shipping=2, cults=(0, 2, 0, 0), bowls=(12, 0, 0))


@rule("TM-15.40", "TM-Q16", "TM-EX-28")
def test_mermaids_found_towns_over_the_river() -> None:
    table = river().turn("mermaids")
    assert offered(table, "connect ") == {"r20"}
    table.play("connect r20", "+TW1")
    assert table.VP("mermaids") == 25
    assert table.has("mermaids")["C"] == 6
    assert table.state.keys[0] == 1
    assert table.decision.kind == "action"  # no action was used
    assert not offered(table, "connect ")
    table = lone("mermaids").put("mermaids", "SH", "E4").put("mermaids", "D", "D3")
    table.put("mermaids", "TP", "F2").turn("mermaids")
    assert table.rule("connect r20") == "TM-Q16"
    table = lone("witches").put("witches", "D", "E9").turn("witches")
    assert table.rule("connect r20") == "TM-15.40"


@rule("TM-11.14", "TM-Q16")
def test_no_river_town_when_somebody_took_the_last_tile() -> None:
    table = river().turn("mermaids")
    assert offered(table, "connect ") == {"r20"}
    table.state.towns_left = [1, 0, 0, 0, 0, 0, 0, 0]
    take_town(table.state, 1, 0)
    table.state.withdraw()
    table.turn("mermaids")
    assert not offered(table, "connect ")


@rule("TM-Q16")
def test_the_river_hex_joins_the_town_afterwards() -> None:
    table = river().turn("mermaids", "nomads").play("connect r20", "+TW1")
    table.state.terrain[HEX_INDEX["E3"]] = 3
    table.give("mermaids", W=9, C=9)
    table.state.withdraw()
    table.turn("mermaids")
    table.play("build E3")
    assert table.state.in_town[HEX_INDEX["E3"]]


@rule("TM-15.41", "TM-EX-29")
def test_mermaids_stronghold_ships() -> None:
    table = lone("mermaids").put("mermaids", "TP", "E4").turn("mermaids").play("upgrade E4 to SH")
    assert table.state.shipping[0] == 2
    assert table.VP("mermaids") == 22
    table = lone("mermaids").put("mermaids", "TP", "E4").give("mermaids", shipping=5)
    table.turn("mermaids").play("upgrade E4 to SH")
    assert table.state.shipping[0] == 5
    assert table.VP("mermaids") == 20


@rule("TM-15.42")
def test_swarmlings() -> None:
    table = lone("swarmlings").put("swarmlings", "TP", "D5", "E7").put("swarmlings", "D", "F4")
    table.put("swarmlings", "D", "E6").give("swarmlings", W=9).turn("swarmlings")
    table.play("upgrade E6 to TP")
    workers = table.has("swarmlings")["W"]
    assert table.play("+TW1").has("swarmlings")["W"] == workers + 3
    table = lone("swarmlings", scoring="SCORE6").put("swarmlings", "SH", "E7")
    table.put("swarmlings", "D", "E4", "H2").put("nomads", "D", "E5").turn("swarmlings")
    before = table.has("swarmlings")
    table.play("action ACTS")
    assert table.moves == ["upgrade E4 to TP", "upgrade H2 to TP"]
    table.play("upgrade E4 to TP")
    assert table.has("swarmlings") == before | {"VP": 23}
    assert len(table.state.offers) == 1


@rule("TM-15.43")
def test_chaos_magicians_take_two_favor_tiles() -> None:
    table = lone("chaosmagicians").put("chaosmagicians", "TP", "D4").turn("chaosmagicians")
    table.play("upgrade D4 to TE", "+FAV10")
    assert table.decision.kind == "favor_tile"
    assert "+FAV10" not in table.moves
    table.play("+FAV11")
    assert table.decision.kind == "end_turn"


@rule("TM-15.44", "TM-Q17", "TM-L22")
def test_chaos_magicians_double_turn() -> None:
    table = lone("chaosmagicians").put("chaosmagicians", "SH", "D4").put("nomads", "D", "E6")
    table.put("chaosmagicians", "D", "D6").turn("chaosmagicians")
    table.play("action ACTC")
    assert table.rule("action ACTC") == "TM-11.1"
    table.play("dig 2" if "dig 2" in table.moves else "dig 1")
    table.play(next(m for m in table.moves if m.startswith("transform C3")), "done")
    assert table.asked == "chaosmagicians"
    assert table.decision.kind == "second_action"
    table.play("send p to FIRE for 3", "done")
    assert table.asked == "nomads"
    # Leech decisions come between the two.
    table = lone("chaosmagicians").put("chaosmagicians", "SH", "A9").put("nomads", "D", "E6")
    table.put("chaosmagicians", "D", "D4").turn("chaosmagicians")
    table.play("action ACTC", "upgrade D4 to TP", "done")
    assert table.asked == "nomads"
    table.play("leech 1 from chaosmagicians")
    assert table.decision.kind == "second_action"
    table = lone("chaosmagicians").put("chaosmagicians", "SH", "D4").turn("chaosmagicians")
    table.play("action ACTC", next(m for m in table.moves if m.startswith("pass")))
    assert table.asked == "nomads"


@rule("TM-15.45")
def test_giants_stronghold() -> None:
    table = lone("giants").put("giants", "SH", "D4").give("giants", W=1, C=2).turn("giants")
    table.play("action ACTG")
    assert table.state.free == 2
    table.play("transform C3 to red", "build C3")
    assert table.has("giants")["W"] == 0


@rule("TM-15.46", "TM-7.14")
def test_nomads_sandstorm() -> None:
    table = lone("nomads").put("nomads", "SH", "C3").give("nomads", W=1, C=2, shipping=3)
    table.bridge("nomads", "B3:C3").turn("nomads").play("action ACTN")
    assert offered(table, "transform ") == {"D4 to yellow", "D5 to yellow"}
    assert table.rule("transform B3 to yellow") == "TM-15.46"
    table.play("transform D4 to yellow", "build D4")
    assert table.has("nomads") == {"W": 0, "C": 0, "P": 3, "VP": 20}


@rule("TM-Q25")
def test_a_special_action_is_the_action_of_the_turn() -> None:
    table = lone("giants").put("giants", "SH", "D4").turn("giants").play("action ACTG", "-SPADE")
    table.play("-SPADE", "done")
    assert table.asked == "nomads"


@rule("TM-Q29")
def test_exchanges_between_the_parts_of_an_action() -> None:
    table = lone("witches").put("witches", "D", "D5").give("witches", W=6, C=2, P=0)
    table.turn("witches").play("dig 2", "convert 3PW to 1W", "convert 3PW to 1W")
    table.play("convert 3PW to 1W", "dig 1", "transform E8 to green", "convert 3PW to 1W")
    table.play("build E8")
    assert table.owner("E8") == "witches"
    # Bought spades must keep a use: the only tunnel stays payable.
    table = lone("dwarves").put("dwarves", "D", "E7").give("dwarves", W=5, P=0, bowls=(12, 0, 0))
    for name in ("E6", "E8", "D4", "D5", "F4"):
        table.put("nomads", "D", name)
    table.turn("dwarves").play("dig 1")
    assert "convert 1W to 1C" not in table.moves
    assert table.rule("convert 1W to 1C") == "TM-5.6"


@rule("TM-15.2")
def test_every_faction_describes_itself_in_both_languages() -> None:
    from pentapolis.text import render

    for component in GAME.components().values():
        if component.id.startswith("faction:"):
            assert component.text is not None
            assert render(component.text, "en") != render(component.text, "cs")


@pytest.mark.parametrize("faction", ["auren", "cultists", "halflings"])
@rule("TM-15.1")
def test_no_action_without_one(faction: str) -> None:
    table = lone(faction).put(faction, "SH", "C3").turn(faction)
    assert table.rule("action ACTW") == "TM-11.1"
