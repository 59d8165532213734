"""Sections 3 to 6: rounds, income, power, turns."""

from __future__ import annotations

from typing import Any

import pytest

import pentapolis
from pentapolis.games.terra_mystica.effects import STRUCTURES
from pentapolis.games.terra_mystica.resources import capacity, gain_power, spend_power
from pentapolis.games.terra_mystica.rounds import take_income
from pentapolis.games.terra_mystica.tables import FACTION_INDEX, FACTIONS
from tests.citing import rule
from tests.terra_mystica.table import Table


def two(**options: Any) -> Table:
    """Witches and Nomads far from each other."""
    table = Table("witches", "nomads", **options)
    return table.put("witches", "D", "E9").put("nomads", "D", "I7")


def first(table: Table, start: str) -> str:
    return next(move for move in table.moves if move.startswith(start))


def everybody_passes(table: Table) -> Table:
    number = table.state.round
    while table.state.round == number and not table.state.over:
        table.play(first(table, "pass") if "done" not in table.moves else "done")
    return table


@rule("TM-3.1", "TM-3.2")
def test_six_rounds_the_first_with_income_too() -> None:
    match = Table("witches", "nomads").state
    assert match.round == 1
    table = two().turn("witches")
    rounds = [1]
    while not table.state.over:
        everybody_passes(table)
        rounds.append(table.state.round)
    assert rounds == [1, 2, 3, 4, 5, 6, 6]
    game = pentapolis.new("terra-mystica", seats=2, seed=5, options={"setup": "first_game"})
    game.play(game.decisions[0].moves[0])
    workers = [player["workers"] for player in game.view()["players"]]
    game.play(game.decisions[0].moves[0])
    assert all(
        player["workers"] > before
        for player, before in zip(game.view()["players"], workers, strict=True)
    )


@rule("TM-3.3")
def test_a_scoring_tile_pays_in_its_round_only() -> None:
    table = two().rich("witches").put("witches", "D", "D5").turn("witches")
    before = table.VP("witches")
    table.play("build C3")
    assert table.VP("witches") == before
    table = two(scoring="SCORE3").rich("witches").put("witches", "D", "D5").turn("witches")
    table.play("build C3")
    assert table.VP("witches") == before + 2


@rule("TM-4.1")
def test_income_asks_nothing() -> None:
    table = two().turn("witches")
    everybody_passes(table)
    assert table.decision.kind == "action"
    assert table.state.round == 2


def income(faction: str, **structures: int) -> dict[str, int]:
    table = Table(faction, "nomads" if faction not in ("nomads", "fakirs") else "witches")
    state = table.state
    state.cards[0] = -1
    for name, count in structures.items():
        state.built[STRUCTURES.index(name)] = count
    state.workers[0] = state.coins[0] = state.priests[0] = 0
    state.bowl1[0], state.bowl2[0], state.bowl3[0] = 40, 0, 0
    take_income(state, 0)
    return {
        "W": state.workers[0],
        "C": state.coins[0],
        "P": state.priests[0],
        "PW": 40 - state.bowl1[0],
    }


@rule("TM-4.2", "TM-EX-2")
def test_dwellings_bring_workers() -> None:
    assert [income("witches", D=n)["W"] for n in range(9)] == [1, 2, 3, 4, 5, 6, 7, 8, 8]
    assert [income("swarmlings", D=n)["W"] for n in range(9)] == [2, 3, 4, 5, 6, 7, 8, 9, 9]
    assert [income("engineers", D=n)["W"] for n in range(9)] == [0, 1, 2, 2, 3, 4, 4, 5, 6]
    assert income("halflings", D=2)["W"] == 3


@rule("TM-4.3")
def test_trading_posts_bring_coins_and_power() -> None:
    def posts(faction: str) -> list[tuple[int, int]]:
        found = [income(faction, TP=n) for n in range(5)]
        return [(gain["C"], gain["PW"]) for gain in found]

    assert posts("witches") == [(0, 0), (2, 1), (4, 2), (6, 4), (8, 6)]
    assert posts("alchemists") == [(0, 0), (2, 1), (4, 2), (7, 3), (11, 4)]
    assert posts("nomads") == posts("alchemists")
    assert posts("dwarves") == [(0, 0), (3, 1), (5, 2), (7, 4), (10, 6)]
    assert posts("swarmlings") == [(0, 0), (2, 2), (4, 4), (6, 6), (9, 8)]


@rule("TM-4.4", "TM-Q4")
def test_temples_and_sanctuary_bring_priests() -> None:
    assert [income("witches", TE=n)["P"] for n in range(4)] == [0, 1, 2, 3]
    assert income("witches", SA=1)["P"] == 1
    assert income("swarmlings", SA=1)["P"] == 2
    assert income("darklings", SA=1)["P"] == 2
    assert income("swarmlings", TE=1)["P"] == 1


@rule("TM-4.5")
def test_strongholds_bring_power_or_something_else() -> None:
    assert income("witches", SH=1)["PW"] == 2
    assert [income(f, SH=1)["PW"] for f in ("mermaids", "swarmlings", "giants")] == [4, 4, 4]
    assert income("alchemists", SH=1) == {"W": 1, "C": 6, "P": 0, "PW": 0}
    assert income("chaosmagicians", SH=1)["W"] == 3
    assert income("fakirs", SH=1)["P"] == 1


@rule("TM-4.6")
def test_engineers_second_temple_brings_power() -> None:
    found = [income("engineers", TE=n) for n in range(4)]
    assert [(gain["P"], gain["PW"]) for gain in found] == [(0, 0), (1, 0), (1, 5), (2, 5)]


@rule("TM-4.7", "TM-EX-3")
def test_card_and_favor_tiles_add_income() -> None:
    table = Table("witches", "nomads").give("witches", W=0, C=0, card="BON3", favors=("FAV7",))
    table.give("witches", bowls=(12, 0, 0))
    take_income(table.state, 0)
    assert table.has("witches") == {"W": 2, "C": 6, "P": 0, "VP": 20}
    assert table.bowls("witches") == (11, 1, 0)


@rule("TM-4.7", "TM-EX-40")
def test_income_of_the_darklings_of_a_real_game() -> None:
    table = Table("darklings", "nomads").put("darklings", "D", "E5").put("darklings", "SA", "G5")
    table.give("darklings", W=0, C=4, P=0, card="BON5", favors=("FAV9", "FAV11"), bowls=(4, 4, 0))
    take_income(table.state, 0)
    assert table.has("darklings") == {"W": 3, "C": 7, "P": 2, "VP": 20}
    assert table.bowls("darklings") == (1, 7, 0)


@rule("TM-4.8")
def test_income_beyond_supply_and_bowls_is_lost() -> None:
    table = Table("witches", "nomads").put("witches", "TE", "E9", "F4", "C3")
    table.give("witches", P=5, bowls=(0, 1, 11), favors=("FAV8",))
    take_income(table.state, 0)
    assert table.has("witches")["P"] == 7
    assert table.bowls("witches") == (0, 0, 12)


# --- power ---------------------------------------------------------------------------------


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


# --- turns ---------------------------------------------------------------------------------


@rule("TM-6.1", "TM-6.2")
def test_one_action_per_turn_clockwise() -> None:
    table = two().rich("witches").rich("nomads").turn("witches")
    table.play("send p to FIRE for 3")
    assert table.rule("send p to AIR for 3") == "TM-6.1"
    table.play("done")
    assert table.asked == "nomads"
    table.play("action ACT4", "done")
    assert table.asked == "witches"
    assert "send p to FIRE for 2" in table.moves


@rule("TM-6.3", "TM-6.4", "TM-6.5")
def test_the_last_player_goes_on_until_passing() -> None:
    table = two().rich("witches").turn("witches", "nomads")
    table.play("send p to FIRE for 3", "done")
    assert table.asked == "witches"
    table.play("send p to AIR for 3", "done")
    assert table.asked == "witches"
    table.play(first(table, "pass"))
    assert table.state.round == 2


@rule("TM-6.3", "TM-9.10")
def test_who_has_passed_may_still_take_power() -> None:
    table = Table("witches", "nomads").put("witches", "D", "F4").put("nomads", "D", "F3")
    table.rich("witches").turn("witches", "nomads").play("upgrade F4 to TP", "done")
    assert table.asked == "nomads"
    assert table.moves == ["leech 1 from witches", "decline 1 from witches"]
    table.play("leech 1 from witches")
    assert table.asked == "witches"


@rule("TM-6.6")
def test_what_is_spent_goes_to_the_supplies() -> None:
    table = two().give("witches", P=1, C=4).turn("witches")
    supply = table.state.supply(0)
    table.play("advance ship")
    assert table.has("witches")["C"] == 0
    assert table.state.supply(0) == supply + 1


@rule("TM-6.7")
def test_a_turn_without_action_is_impossible() -> None:
    table = two().rich("witches").turn("witches")
    assert table.rule("done") == "TM-6.7"
    table.play("convert 1PW to 1C")
    assert table.asked == "witches"
    table.play(first(table, "pass"))
    assert table.asked == "nomads"


@rule("TM-4.2")
def test_every_faction_has_complete_tracks() -> None:
    for faction in FACTIONS:
        assert FACTION_INDEX[faction.id] == faction.index
        assert [len(track) for track in faction.income] == [9, 5, 4, 2, 2]


@pytest.mark.parametrize("text", ["", "nonsense", "build Z9", "dig 9", "leech x from y"])
@rule("TM-L2")
def test_nonsense_is_no_move(text: str) -> None:
    table = two().turn("witches")
    with pytest.raises(pentapolis.UnknownMove):
        table.reason(text)
