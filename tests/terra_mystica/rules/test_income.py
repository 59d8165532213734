"""4 Income: the rules of `rules/income.py`."""

from __future__ import annotations

from pentapolis.games.terra_mystica.effects import STRUCTURES
from pentapolis.games.terra_mystica.rules.income import take_income
from pentapolis.games.terra_mystica.tables import FACTION_INDEX, FACTIONS
from tests.citing import rule
from tests.terra_mystica.table import Table, everybody_passes, two


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


@rule("TM-4.2")
def test_every_faction_has_complete_tracks() -> None:
    for faction in FACTIONS:
        assert FACTION_INDEX[faction.id] == faction.index
        assert [len(track) for track in faction.income] == [9, 5, 4, 2, 2]
