"""Sections 12 to 14: phase III, final scoring, tiles and cards."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.games.terra_mystica.board import are_adjacent, largest_area
from pentapolis.games.terra_mystica.rounds import give_reward, put_coins_on_cards
from pentapolis.games.terra_mystica.scoring import (
    AREA_POINTS,
    CULT_POINTS,
    score_game,
    score_resources,
    shared_points,
)
from pentapolis.games.terra_mystica.tables import (
    ADJACENT,
    BONUSES,
    BRIDGE_NAMES,
    FAVORS,
    HEX_INDEX,
    HEX_NAMES,
)
from tests.citing import rule
from tests.terra_mystica.table import Table


def first(table: Table, start: str) -> str:
    return next(move for move in table.moves if move.startswith(start))


def closing(scoring: str, faction: str = "witches", **options: Any) -> Table:
    """The faction is about to end the round; the other one has passed."""
    other = "nomads" if faction != "nomads" else "witches"
    table = Table(faction, other, scoring=scoring, **options)
    table.put(other, "D", "I7" if other == "nomads" else "I11")
    return table.give(faction, W=0, C=0, P=0, bowls=(12, 0, 0))


def end_round(table: Table) -> Table:
    other = table.factions[1]
    table.turn(table.factions[0], other)
    number = table.state.round
    table.play(first(table, "pass"))
    assert table.state.round in (number, number + 1)
    return table


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


# --- the end -------------------------------------------------------------------------------


@rule("TM-13.2", "TM-13.4", "TM-Q27", "TM-EX-18", "TM-EX-37", "TM-EX-38")
@pytest.mark.parametrize(
    ("levels", "points"),
    [
        ([9, 9], [6, 6]),
        ([5, 5, 5], [4, 4, 4]),
        ([4, 0, 0], [8, 0, 0]),
        ([7, 5, 3, 3], [8, 4, 1, 1]),
        ([3, 2], [8, 4]),
    ],
)
def test_cult_points(levels: list[int], points: list[int]) -> None:
    assert shared_points(levels, CULT_POINTS) == points


@rule("TM-13.3", "TM-13.4", "TM-EX-19", "TM-EX-37", "TM-EX-38")
@pytest.mark.parametrize(
    ("areas", "points"),
    [
        ([20, 19, 19, 19], [18, 6, 6, 6]),
        ([9, 9], [15, 15]),
        ([15, 15, 9, 9], [15, 15, 3, 3]),
        ([5, 4, 3, 2, 1], [18, 12, 6, 0, 0]),
    ],
)
def test_area_points(areas: list[int], points: list[int]) -> None:
    assert shared_points(areas, AREA_POINTS) == points


@rule("TM-13.5", "TM-EX-20", "TM-7.24")
def test_the_largest_area() -> None:
    table = Table("mermaids", "nomads").put("mermaids", "D", "C1", "B1", "B2", "C2", "D3", "D4")
    table.give("mermaids", shipping=0)
    assert largest_area(table.state, 0) < 6
    table.give("mermaids", shipping=1)
    assert largest_area(table.state, 0) == 6
    table = Table("witches", "nomads").put("witches", "D", "E8", "E9")
    assert largest_area(table.give("witches", shipping=1).state, 0) == 1
    assert largest_area(table.give("witches", shipping=1, card="BON4").state, 0) == 1
    assert largest_area(table.give("witches", shipping=2).state, 0) == 2
    table = Table("witches", "nomads").put("witches", "D", "B3", "C3")
    assert largest_area(table.state, 0) == 1
    assert largest_area(table.bridge("nomads", "B3:C3").state, 0) == 2


@rule("TM-13.6")
def test_areas_of_dwarves_fakirs_and_witches() -> None:
    table = Table("dwarves", "nomads").put("dwarves", "D", "E7", "C3", "A7")
    assert largest_area(table.state, 0) == 3  # one hex between each
    table = Table("fakirs", "witches").put("fakirs", "D", "E7", "A7")
    assert largest_area(table.state, 0) == 1
    table.put("fakirs", "SH", "E8")
    assert largest_area(table.state, 0) == 2  # A7 is three hexes away from all
    table.put("fakirs", "D", "B4")
    assert largest_area(table.state, 0) == 4
    table = Table("witches", "nomads").put("witches", "SH", "C3").put("witches", "D", "I11")
    assert largest_area(table.state, 0) == 1


@rule("TM-13.7", "TM-EX-34", "TM-5.5")
def test_resources_become_coins_and_points() -> None:
    for faction, points, left in (("witches", 6, 0), ("alchemists", 9, 0)):
        table = Table(faction, "nomads").give(faction, W=4, C=7, P=2, bowls=(1, 5, 3))
        score_resources(table.state, 0)
        assert table.VP(faction) == 20 + points
        assert table.has(faction)["C"] == left
        assert table.bowls(faction) == (6, 1, 0)


@rule("TM-13.7", "TM-L48")
def test_left_over_coins_stay() -> None:
    table = Table("witches", "nomads").give("witches", W=1, C=2, P=0, bowls=(3, 4, 0))
    score_resources(table.state, 0)
    assert table.has("witches") == {"W": 0, "C": 2, "P": 0, "VP": 21}
    assert table.bowls("witches") == (5, 0, 0)


@rule("TM-13.1", "TM-13.8", "TM-13.9")
def test_the_game_ends_after_six_rounds_and_equals_share_the_victory() -> None:
    table = Table("witches", "nomads", number=6).put("witches", "D", "C3").put("nomads", "D", "I7")
    for faction in table.factions:
        table.give(faction, W=0, C=0, P=0, bowls=(12, 0, 0), cults=(1, 0, 0, 0), card="BON3")
    table.turn("witches", "nomads")
    assert table.state.over
    assert table.state.winners() == [0, 1]
    assert table.VP("witches") == table.VP("nomads") == 20 + 6 + 15
    scores = table.state.scores()
    assert all(score.total == sum(score.parts.values()) for score in scores)
    # Cults, area and resources do not depend on each other.
    table = Table("witches", "nomads").put("witches", "D", "C3").give("witches", C=9)
    score_game(table.state)
    assert scores[0].parts["area"] == 15


# --- tiles ---------------------------------------------------------------------------------


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
