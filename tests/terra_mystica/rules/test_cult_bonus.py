"""12 Phase III: the rules of `rules/cult_bonus.py`."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.games.terra_mystica.rules.adjacency import are_adjacent
from pentapolis.games.terra_mystica.rules.cult_bonus import give_reward, put_coins_on_cards
from pentapolis.games.terra_mystica.tables import ADJACENT, BRIDGE_NAMES, HEX_INDEX, HEX_NAMES
from tests.citing import rule
from tests.terra_mystica.table import Table, first


def closing(scoring: str, faction: str = "witches", **options: Any) -> Table:
    """The faction is about to end the round; the other one has passed."""
    other = "nomads" if faction != "nomads" else "witches"
    table = Table(faction, other, scoring=scoring, **options)
    table.put(other, "D", "I7" if other == "nomads" else "I11")
    return table.give(faction, W=0, C=0, P=0, bowls=(12, 0, 0))


REWARDS = [
    ("SCORE1", 2, 7, {"C": 7}),
    ("SCORE3", 1, 9, {"P": 2}),
    ("SCORE4", 0, 7, {"W": 3}),
    ("SCORE7", 3, 6, {"W": 3}),
]


@rule("TM-12.1", "TM-EX-16")
@pytest.mark.parametrize(("tile", "cult", "level", "gain"), REWARDS)
def test_cult_bonus(tile: str, cult: int, level: int, gain: dict[str, int]) -> None:
    levels = [0, 0, 0, 0]
    levels[cult] = level
    table = closing(tile).give("witches", cults=(levels[0], levels[1], levels[2], levels[3]))
    give_reward(table.state, 0)
    assert table.has("witches") == {"W": 0, "C": 0, "P": 0, "VP": 20} | gain
    assert table.cults("witches") == tuple(levels)


@rule("TM-12.1", "TM-EX-16", "TM-EX-41")
def test_cult_bonus_of_power_and_spades_and_level_ten() -> None:
    table = closing("SCORE5").give("witches", cults=(9, 0, 0, 0))
    give_reward(table.state, 0)
    assert table.bowls("witches") == (4, 8, 0)
    table = closing("SCORE2").give("witches", cults=(0, 0, 8, 0))
    give_reward(table.state, 0)
    assert table.state.spades[0] == 2
    table = closing("SCORE1").give("witches", cults=(0, 0, 10, 0))
    give_reward(table.state, 0)
    assert table.has("witches")["C"] == 10


@rule("TM-12.2")
def test_spades_are_used_in_the_order_of_the_next_round() -> None:
    table = Table("witches", "nomads", "darklings", scoring="SCORE2")
    for faction, where in zip(table.factions, ("C3", "I7", "G5"), strict=True):
        table.put(faction, "D", where).give(faction, W=0, C=0, bowls=(12, 0, 0))
        table.give(faction, cults=(0, 0, 8, 0))
    table.turn("witches", "nomads", "darklings").play(first(table, "pass"))
    asked = []
    while table.decision.kind == "cult_spades":
        asked.append(table.asked)
        table.play("-SPADE")
    assert asked == ["nomads", "nomads", "darklings", "darklings", "witches", "witches"]


def end_round(table: Table) -> Table:
    other = table.factions[1]
    table.turn(table.factions[0], other)
    number = table.state.round
    table.play(first(table, "pass"))
    assert table.state.round in (number, number + 1)
    return table


@rule("TM-12.3", "TM-12.4", "TM-Q14", "TM-EX-33", "TM-L9")
def test_spades_of_phase_three() -> None:
    table = closing("SCORE2").put("witches", "D", "C3", "F4")
    table.give("witches", cults=(0, 0, 8, 0), card="BON4", W=9, C=9)
    end_round(table)
    assert table.decision.kind == "cult_spades"
    assert not [m for m in table.moves if m.startswith(("convert", "burn", "build", "dig"))]
    assert table.rule("dig 1") == "TM-12.3"
    assert table.rule("transform A1 to yellow") == "TM-7.7"
    table.play("transform D5 to green")
    assert table.decision.kind == "cult_spades"
    table.play("transform E6 to black")
    assert table.terrain("D5") == "green"
    assert table.terrain("E6") == "black"
    assert table.decision.kind == "action"
    table = closing("SCORE2").put("witches", "D", "C3").give("witches", cults=(0, 0, 8, 0))
    end_round(table).play("transform D4 to green")  # both on one hex
    assert table.decision.kind == "action"


@rule("TM-12.4", "TM-7.11", "TM-7.27")
def test_several_spades_of_phase_three_on_one_hex_are_one_move() -> None:
    table = closing("SCORE2").put("witches", "D", "C3").give("witches", cults=(0, 0, 8, 0))
    end_round(table).play("transform D5 to green")  # lakes to home with one of two
    assert not [move for move in table.moves if move.startswith("transform D5")]
    assert table.rule("transform D5 to gray") == "TM-7.21"
    table = closing("SCORE2").put("witches", "D", "C3").give("witches", cults=(0, 0, 8, 0))
    end_round(table).play("transform D4 to gray")
    assert [m for m in table.moves if m.startswith("transform D4")] == ["transform D4 to green"]
    table.play("transform D4 to green")
    assert table.decision.kind == "action"
    # Any number of hexes may end as foreign terrain.
    table = closing("SCORE2").put("witches", "D", "C3").give("witches", cults=(0, 0, 8, 0))
    end_round(table).play("transform D4 to gray", "transform D5 to black")
    assert (table.terrain("D4"), table.terrain("D5")) == ("gray", "black")
    # The next player's spades know nothing of it.
    table = closing("SCORE2").put("witches", "D", "C3").put("nomads", "D", "E8")
    for faction in ("witches", "nomads"):
        table.give(faction, cults=(0, 0, 4, 0))
    end_round(table)
    first = table.asked
    table.play("transform D5 to green" if first == "witches" else "transform D5 to black")
    assert table.asked != first
    assert [move for move in table.moves if move.startswith("transform D5")]


@rule("TM-Q14", "TM-12.4")
def test_the_printed_reading_wants_hexes_that_neighbour_each_other() -> None:
    """An option; the hex that has taken the first spade may take the second."""
    for reading, found in (("spread", True), ("adjacent", False)):
        table = closing("SCORE2", cult_spades=reading).put("witches", "D", "C3", "F4")
        end_round(table.give("witches", cults=(0, 0, 8, 0))).play("transform D5 to black")
        assert ("transform E6 to black" in table.moves) == found  # next to F4, not to D5
        assert "transform D4 to gray" in table.moves  # next to C3 and to D5
        assert "transform D5 to yellow" not in table.moves
        assert "transform D5 to brown" in table.moves
    assert table.rule("transform E6 to black") == "TM-Q14"
    # A bridge makes neighbours.
    table = closing("SCORE2", cult_spades="adjacent").put("witches", "D", "C3", "F4")
    table.give("witches", cults=(0, 0, 8, 0), shipping=2)
    ends = BRIDGE_NAMES[0].split(":")
    table.bridge("nomads", BRIDGE_NAMES[0])
    assert are_adjacent(table.state, HEX_INDEX[ends[0]], HEX_INDEX[ends[1]])
    # Nothing left to neighbour: the rest is lost without a question.
    table = closing("SCORE2", cult_spades="adjacent").put("witches", "D", "C3", "F4")
    for h in ADJACENT[HEX_INDEX["D5"]]:
        if table.state.owner[h] < 0:
            table.put("nomads", "D", HEX_NAMES[h])
    end_round(table.give("witches", cults=(0, 0, 8, 0))).play("transform D5 to green")
    assert table.decision.kind == "action"


@rule("TM-12.4", "TM-7.24")
def test_phase_three_knows_the_plain_shipping_level_only() -> None:
    for shipping, card, found in ((2, "BON3", True), (1, "BON4", False)):
        table = closing("SCORE2").put("witches", "D", "E8")
        table.give("witches", cults=(0, 0, 4, 0), shipping=shipping)
        table.state.terrain[HEX_INDEX["E9"]] = 0
        table.state.card_coins[2] = table.state.card_coins[3] = 0
        table.turn("witches", "nomads").play(f"pass {card}")
        assert table.decision.kind == "cult_spades"
        assert any(move.startswith("transform E9") for move in table.moves) == found
        assert found or table.rule("transform E9 to brown") == "TM-7.7"


@rule("TM-12.3")
def test_giants_lose_a_single_spade_and_tunnels_are_closed() -> None:
    table = closing("SCORE2", "giants").put("giants", "D", "D4").give("giants", cults=(0, 0, 4, 0))
    assert end_round(table).decision.kind == "action"
    table = closing("SCORE2", "giants").put("giants", "D", "D4").give("giants", cults=(0, 0, 8, 0))
    end_round(table)
    assert "transform D5 to red" in table.moves
    table = (
        closing("SCORE2", "dwarves")
        .put("dwarves", "D", "E7")
        .give("dwarves", cults=(0, 0, 4, 0), W=9)
    )
    end_round(table)
    assert table.rule("transform C3 to gray") == "TM-12.3"
    assert table.rule("transform A1 to gray") == "TM-7.7"
    assert "transform D5 to green" in table.moves


@rule("TM-12.5")
def test_halflings_and_alchemists_are_rewarded_in_phase_three() -> None:
    table = closing("SCORE2", "halflings").put("halflings", "D", "E6")
    table.give("halflings", cults=(0, 0, 4, 0))
    end_round(table)
    before = table.VP("halflings")
    assert table.play("transform E7 to red").VP("halflings") == before + 1
    table = closing("SCORE2", "alchemists").put("alchemists", "SH", "E5")
    table.give("alchemists", cults=(0, 0, 4, 0), card="BON3")
    end_round(table)
    before_bowls = table.bowls("alchemists")
    table.play("transform F3 to brown")
    assert table.decision.kind == "action"
    assert before_bowls == (12, 0, 0)
    assert table.state.bowl1[0] <= 10


@rule("TM-12.6", "TM-12.7", "TM-12.8")
def test_clean_up() -> None:
    table = closing("SCORE3").put("witches", "D", "C3").give("witches", card="BON2")
    table.give("witches", bowls=(0, 0, 12))
    free = table.state.free_cards()
    table.turn("witches", "nomads").play("action ACT4", "done", "action BON2", "+FIRE", "done")
    assert table.state.power_used
    assert table.state.used[0]
    table.play(first(table, "pass"))
    assert table.state.round == 2
    assert table.state.power_used == 0
    assert table.state.used == [0, 0]
    assert all(table.state.card_coins[card] == 1 for card in table.state.free_cards())
    assert len(table.state.free_cards()) == len(free)
    past = [tile["past"] for tile in table.state.view(None)["scoring"]]
    assert past == [True, False, False, False, False, False]


@rule("TM-12.7")
def test_coins_accumulate() -> None:
    table = closing("SCORE3").put("witches", "D", "C3")
    left = table.state.free_cards()
    put_coins_on_cards(table.state)
    put_coins_on_cards(table.state)
    assert [table.state.card_coins[card] for card in left] == [2] * len(left)
    table.turn("witches").play(f"pass BON{left[0] + 1}")
    assert table.has("witches")["C"] == 2
