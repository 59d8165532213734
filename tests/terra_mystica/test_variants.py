"""The optional variants TM-V1 to TM-V5."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis.games.terra_mystica.rules.cult_bonus import give_reward
from pentapolis.games.terra_mystica.rules.passing import score_passing
from pentapolis.games.terra_mystica.state import TerraMystica
from pentapolis.games.terra_mystica.tables import TOWNS
from tests.citing import rule
from tests.terra_mystica.table import GAME, Table


@rule("TM-V1", "TM-V2", "TM-V3", "TM-V4", "TM-V5")
def test_all_variants_are_off_by_default() -> None:
    options = GAME.check(4, {})
    for name in (
        "variable_turn_order", "shipping_bonus", "mini_expansion_1", "temple_scoring_tile",
        "cultist_errata",
    ):  # fmt: skip
        assert options[name] is False
    with pytest.raises(pentapolis.BadOption):
        GAME.check(2, {"bonus_cards": ["BON10", "BON1", "BON2", "BON3", "BON4"]})


@rule("TM-V1.1", "TM-V1.2", "TM-V1.3")
def test_the_order_of_passing_is_the_next_order() -> None:
    table = Table("witches", "nomads", "darklings", "giants", variable_turn_order=True)
    for faction, where in zip(table.factions, ("C3", "E8", "E5", "D5"), strict=True):
        table.put(faction, "D", where).give(faction, W=9, C=20, bowls=(5, 7, 0))
    assert table.state.order == (0, 1, 2, 3)
    table.turn("darklings", "giants", "nomads")
    table.play(next(m for m in table.moves if m.startswith("pass")))
    table.play(next(m for m in table.moves if m.startswith("pass")))
    assert table.state.round == 2
    assert [table.factions[seat] for seat in table.state.order] == [
        "giants", "nomads", "darklings", "witches",
    ]  # fmt: skip
    # Leech runs through the order of the round from the builder on.
    table.play("upgrade D5 to TP", "done")
    order = []
    while table.decision.kind == "leech":
        order.append(table.asked)
        table.play(table.moves[0])
    assert order == ["nomads", "witches"]


@rule("TM-V2.1", "TM-V2.2", "TM-EX-V1")
def test_bon10_scores_shipping() -> None:
    """EX-V1: Mermaids ship 1 to 3 and pass for 9."""
    table = Table("mermaids", "nomads", shipping_bonus=True).put("mermaids", "D", "E4")
    table.put("nomads", "D", "I7").give("mermaids", C=8, P=2, card="BON10")
    table.turn("mermaids", "nomads").play("advance ship", "done", "advance ship", "done")
    score_passing(table.state, 0)
    assert table.VP("mermaids") == 34
    table = Table("dwarves", "nomads", shipping_bonus=True).give("dwarves", card="BON10")
    score_passing(table.state, 0)
    assert table.VP("dwarves") == 20
    seen: set[int] = set()
    for seed in range(40):
        match = pentapolis.new(
            "terra-mystica", seats=4, seed=seed, options={"shipping_bonus": True}
        )
        state = match.state
        assert isinstance(state, TerraMystica)
        assert len(state.free_cards()) == 7
        seen.update(state.free_cards())
    assert seen == set(range(10))


def river(tile: str) -> Table:
    table = Table("mermaids", "nomads", scoring="SCORE3", mini_expansion_1=True)
    table.put("nomads", "D", "I7").put("mermaids", "SH", "E4").put("mermaids", "D", "D3", "G1")
    table.put("mermaids", "TP", "F2").give("mermaids", shipping=2, bowls=(3, 9, 0))
    return table.turn("mermaids").play("connect r20", f"+{tile}")


@rule("TM-V3.1", "TM-V3.2", "TM-EX-V3")
def test_the_town_tiles_of_the_mini_expansion() -> None:
    """EX-V3."""
    table = river("TW7")
    assert table.VP("mermaids") == 20 + 4 + 3
    assert table.state.shipping[0] == 3
    assert table.state.keys[0] == 1
    table = river("TW6")
    assert table.VP("mermaids") == 22
    assert table.cults("mermaids") == (2, 4, 2, 2)
    assert table.state.keys[0] == 2
    assert table.bowls("mermaids") == (2, 10, 0)
    table = river("TW8")
    assert table.VP("mermaids") == 31
    assert table.state.keys[0] == 1
    assert sum(tile.copies for tile in TOWNS) == 14
    assert sum(Table("witches", "nomads", mini_expansion_1=True).state.towns_left) == 14


@rule("TM-V3.1")
def test_tw7_for_those_without_ships() -> None:
    for faction, carpets in (("dwarves", 0), ("fakirs", 1)):
        table = Table(faction, "witches", scoring="SCORE3", mini_expansion_1=True)
        table.put("witches", "D", "I11").put(faction, "TP", "D5", "E7").put(faction, "D", "E6")
        table.put(faction, "D", "F4").rich(faction).turn(faction)
        table.play("upgrade E6 to TP", "+TW7")
        assert table.VP(faction) == 24
        assert table.state.carpets[0] == carpets
        assert table.state.shipping[0] == 0


@rule("TM-V3.2", "TM-V3.3")
def test_two_keys_open_two_tracks() -> None:
    table = Table("witches", "nomads", scoring="SCORE2", mini_expansion_1=True)
    table.put("nomads", "D", "I7").put("witches", "TP", "D5", "E7").put("witches", "D", "E6", "F4")
    table.rich("witches").give("witches", cults=(8, 9, 8, 0)).turn("witches")
    table.play("upgrade E6 to TP", "+TW6")
    assert table.VP("witches") == 20 + 2 + 5 + 5
    assert table.moves == ["+FIRE", "+WATER", "+EARTH"]
    table.play("+FIRE", "+EARTH")
    assert table.cults("witches") == (10, 9, 10, 2)


@rule("TM-V3.1", "TM-EX-41")
def test_the_cultists_town_of_a_real_game() -> None:
    table = Table("cultists", "nomads", scoring="SCORE1", mini_expansion_1=True)
    table.put("nomads", "D", "A1").put("cultists", "TE", "I8").put("cultists", "TP", "H5", "I9")
    table.give("cultists", C=7, W=4, bowls=(0, 2, 4), cults=(6, 5, 8, 0), card="BON1")
    table.give("cultists", favors=("FAV11",), keys=0).turn("cultists")
    table.play("convert 3PW to 1W", "action BON1", "transform I7 to brown", "build I7", "+TW6")
    assert table.VP("cultists") == 26
    assert table.cults("cultists") == (8, 7, 10, 2)
    assert table.state.keys[0] == 1
    assert table.bowls("cultists") == (0, 1, 5)
    table.play("convert 1PW to 1C")
    assert table.bowls("cultists") == (1, 1, 4)
    assert table.has("cultists")["C"] == 6
    assert table.has("cultists")["W"] == 4


@rule("TM-V4.1", "TM-EX-V2")
def test_score9_pays_temples_and_priests() -> None:
    """EX-V2."""
    table = Table("witches", "nomads", scoring="SCORE9", temple_scoring_tile=True)
    table.put("witches", "TP", "C3").put("nomads", "D", "I7").give("witches", W=9, C=9, P=4)
    table.turn("witches", "nomads").play("upgrade C3 to TE", "+FAV9", "done")
    assert table.VP("witches") == 24
    for text in ("FIRE for 3", "FIRE for 2", "AIR for 3", "FIRE for 1"):
        table.play(f"send p to {text}", "done")
    coins = table.has("witches")["C"]
    give_reward(table.state, 0)
    assert table.has("witches")["C"] == coins + 6
    seen: set[int] = set()
    for seed in range(60):
        match = pentapolis.new(
            "terra-mystica", seats=2, seed=seed, options={"temple_scoring_tile": True}
        )
        assert isinstance(match.state, TerraMystica)
        seen.update(match.state.scoring)
        assert 0 not in match.state.scoring[4:]
    assert seen == set(range(9))
