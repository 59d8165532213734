"""2 Set-up: the rules of `rules/setup.py`."""

from __future__ import annotations

from typing import Any

import pytest

import pentapolis
from pentapolis import BadOption
from pentapolis.games.terra_mystica.state import TerraMystica
from pentapolis.games.terra_mystica.tables import FACTIONS, HEX_NAMES, HOME, TERRAIN
from tests.citing import rule
from tests.terra_mystica.table import GAME, Table


@rule("TM-2.1", "TM-2.4")
def test_everybody_starts_with_a_board_seven_priests_three_bridges_and_20_points() -> None:
    state = Table("witches", "nomads", "darklings").state
    assert state.points == [20, 20, 20]
    assert state.bridges_left == [3, 3, 3]
    assert [state.priests[seat] + state.supply(seat) for seat in range(3)] == [7, 7, 7]
    assert sum(state.built) == 0


@rule("TM-2.2")
def test_shipping_starts_at_nought_but_for_mermaids() -> None:
    state = Table("mermaids", "witches", "dwarves", "fakirs").state
    assert state.shipping == [1, 0, 0, 0]
    assert [FACTIONS[index].most_shipping for index in state.factions] == [5, 3, 0, 0]


@rule("TM-2.3")
def test_a_spade_costs_three_workers_at_first() -> None:
    table = Table("witches", "darklings").put("witches", "D", "E9").put("darklings", "D", "E5")
    table.give("witches", W=3).turn("witches").play("dig 1")
    assert table.has("witches")["W"] == 0
    assert FACTIONS[table.state.factions[1]].most_digging == 0


@rule("TM-2.5", "TM-2.6", "TM-EX-1")
def test_start_resources_and_cults_are_those_of_the_faction() -> None:
    table = Table("witches", "nomads", "halflings", "mermaids")
    assert table.has("witches") == {"W": 3, "C": 15, "P": 0, "VP": 20}
    assert table.bowls("witches") == (5, 7, 0)
    assert table.cults("witches") == (0, 0, 0, 2)
    assert table.cults("nomads") == (1, 0, 1, 0)
    assert table.cults("halflings") == (0, 0, 1, 1)
    assert table.cults("mermaids") == (0, 2, 0, 0)
    assert table.bowls("mermaids") == (3, 9, 0)


@rule("TM-2.5")
def test_table_15_1() -> None:
    found = {f.id: (f.workers, f.coins, f.priests, f.bowls, f.cults, f.dwellings) for f in FACTIONS}
    assert found["swarmlings"] == (8, 20, 0, (3, 9, 0), (1, 1, 1, 1), 2)
    assert found["engineers"] == (2, 10, 0, (3, 9, 0), (0, 0, 0, 0), 2)
    assert found["darklings"] == (1, 15, 1, (5, 7, 0), (0, 1, 1, 0), 2)
    assert found["chaosmagicians"] == (4, 15, 0, (5, 7, 0), (2, 0, 0, 0), 1)
    assert found["fakirs"] == (3, 15, 0, (7, 5, 0), (1, 0, 0, 1), 2)
    assert found["nomads"] == (2, 15, 0, (5, 7, 0), (1, 0, 1, 0), 3)


def new(seats: int = 4, seed: int = 3, **options: Any) -> pentapolis.Match:
    return pentapolis.new("terra-mystica", seats=seats, seed=seed, options=options)


@rule("TM-2.7", "TM-2.9")
def test_tiles_cards_and_abilities_lie_open() -> None:
    match = new()
    for seat in (0, 1, None):
        view = match.view(seat)
        assert len(view["scoring"]) == 6
        assert len(view["cards"]) == 7
        assert sum(tile["left"] for tile in view["towns"]) == 10
        assert sum(tile["left"] for tile in view["favors"]) == 28
    component = GAME.components()["faction:witches"]
    assert component.text is not None


@rule("TM-2.8", "TM-13.1")
def test_round_six_has_no_cult_bonus() -> None:
    table = Table("witches", "nomads", scoring="SCORE7", number=6)
    table.put("witches", "D", "E9").put("nomads", "D", "I7")
    table.give("witches", W=0, C=0, cults=(0, 0, 0, 8), bowls=(12, 0, 0))
    table.turn("witches", "nomads")  # nothing is left to do but to pass
    assert table.state.over
    assert table.has("witches")["W"] == 0
    assert table.has("witches")["C"] == 0


def position(match: pentapolis.Match) -> TerraMystica:
    assert isinstance(match.state, TerraMystica)
    return match.state


@rule("TM-2.10", "TM-Q2")
def test_the_start_player_is_drawn_or_given() -> None:
    assert {position(new(seed=seed)).order[0] for seed in range(30)} == {0, 1, 2, 3}
    assert position(new(start_player="first")).order == (0, 1, 2, 3)
    assert position(new(start_player=2)).order == (2, 3, 0, 1)
    with pytest.raises(BadOption, match="TM-Q2"):
        new(start_player=4)


FIRST_DWELLINGS = {
    2: "witches C3 F4; nomads E8 F3 I7",
    3: "witches E9 F4; nomads F3 G4 I7; alchemists E5 G5",
    4: "witches E9 F4; nomads D3 E8 I7; halflings E6 F5; mermaids D5 E4",
    5: "witches C3 E9; nomads A5 D3 I7; halflings E6 F5; mermaids E4 H4; giants D4 D7",
}


FIRST_CARDS = {
    2: "BON1 BON3 BON4 BON5 BON6",
    3: "BON1 BON3 BON4 BON5 BON6 BON8",
    4: "BON1 BON2 BON3 BON4 BON5 BON6 BON8",
    5: "BON1 BON2 BON3 BON4 BON5 BON6 BON7 BON8",
}


FIRST_FACTIONS = {
    2: "witches nomads",
    3: "witches nomads alchemists",
    4: "witches nomads halflings mermaids",
    5: "witches nomads halflings mermaids giants",
}


@rule("TM-2.11", "TM-2.12", "TM-2.13", "TM-2.14")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_game_is_fixed(seats: int) -> None:
    match = new(seats, setup="first_game", start_player="first")
    state = position(match)
    names = [FACTIONS[index].id for index in state.factions]
    assert names == FIRST_FACTIONS[seats].split()
    assert [tile + 1 for tile in state.scoring] == [5, 7, 1, 6, 4, 8]
    for part in FIRST_DWELLINGS[seats].split("; "):
        name, *hexes = part.split()
        sites = state.sites[names.index(name)]
        assert sorted(HEX_NAMES[h] for h in sites) == sorted(hexes)
        assert all(TERRAIN[h] == HOME[state.factions[names.index(name)]] for h in sites)
    cards = [card["component"].split(":")[1] for card in match.view()["cards"]]
    assert cards == FIRST_CARDS[seats].split()
    assert match.decisions[0].kind == "choose_bonus_first"


@rule("TM-2.15")
def test_spade_points_never_lie_in_the_last_two_rounds() -> None:
    drawn = [position(new(2, seed)).scoring for seed in range(200)]
    assert all(len(set(tiles)) == 6 for tiles in drawn)
    assert all(0 not in tiles[4:] for tiles in drawn)
    assert any(0 in tiles[:4] for tiles in drawn)
    with pytest.raises(BadOption, match=r"TM-2\.15"):
        GAME.check(2, {"scoring": ["SCORE2", "SCORE3", "SCORE4", "SCORE5", "SCORE1", "SCORE6"]})


@rule("TM-2.16")
@pytest.mark.parametrize(("seats", "cards"), [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_three_more_cards_than_players(seats: int, cards: int) -> None:
    state = position(new(seats))
    assert len(state.free_cards()) == cards
    with pytest.raises(BadOption, match=r"TM-2\.16"):
        GAME.check(seats, {"bonus_cards": ["BON1"]})


@rule("TM-2.17")
def test_factions_are_chosen_from_the_start_player_on() -> None:
    match = new(4, start_player=1)
    asked = []
    for name in ("witches", "nomads", "giants", "dwarves"):
        asked.append(match.decisions[0].seat)
        assert match.decisions[0].kind == "choose_faction"
        match.play(f"faction {name}")
    assert asked == [1, 2, 3, 0]
    with pytest.raises(BadOption):
        GAME.check(2, {"factions": ["witches"]})
    with pytest.raises(BadOption, match="no faction"):
        GAME.check(2, {"factions": ["witches", "elves"]})


FACTIONS_BY_TEXT = {f"faction {faction.id}": faction.index for faction in FACTIONS}


@rule("TM-2.18")
def test_colours_may_be_dealt() -> None:
    match = new(4, factions="dealt")
    while match.decisions[0].kind == "choose_side":
        decision = match.decisions[0]
        homes = {HOME[FACTIONS_BY_TEXT[move.text]] for move in decision.moves}
        assert len(decision.moves) == 2
        assert len(homes) == 1
        match.play(decision.moves[0])
    assert len({HOME[index] for index in position(match).factions}) == 4


@rule("TM-2.19", "TM-2.20", "TM-2.21")
def test_first_dwellings_go_in_a_snake_then_nomads_then_chaos_magicians() -> None:
    match = new(
        4, start_player="first", factions=["chaosmagicians", "nomads", "witches", "darklings"]
    )
    asked = []
    while match.decisions[0].kind == "place_dwelling":
        asked.append(match.decisions[0].seat)
        match.play(match.decisions[0].moves[0])
    assert asked == [1, 2, 3, 3, 2, 1, 1, 0]


@rule("TM-2.22", "TM-Q3", "TM-9.12")
def test_start_dwellings_cost_and_pay_nothing() -> None:
    match = new(2, start_player="first", factions=["witches", "nomads"])
    before = position(match).row_values(0)
    assert match.why_not(0, "build E8").rule == "TM-2.22"
    match.play("build F4")
    match.play("build F3")
    assert match.why_not(1, "build F3").rule == "TM-2.22"
    assert position(match).row_values(0) == before
    assert position(match).offers == []
    assert match.decisions[0].kind == "place_dwelling"


@rule("TM-2.23", "TM-2.24", "TM-L6")
def test_first_cards_go_from_the_last_player_and_the_rest_get_a_coin() -> None:
    match = new(3, start_player="first", factions=["witches", "nomads", "darklings"])
    while match.decisions[0].kind == "place_dwelling":
        match.play(match.decisions[0].moves[0])
    asked = []
    while match.decisions[0].kind == "choose_bonus_first":
        asked.append(match.decisions[0].seat)
        match.play(match.decisions[0].moves[0])
    assert asked == [2, 1, 0]
    assert [card["coins"] for card in match.view()["cards"]] == [1, 1, 1]
    assert position(match).round == 1


@rule("TM-2.15", "TM-2.16", "TM-2.17")
@pytest.mark.parametrize(
    "options",
    [
        {"factions": ["witches", []]},
        {"scoring": [[], "SCORE2", "SCORE3", "SCORE4", "SCORE5", "SCORE6"]},
        {"bonus_cards": [{}, "BON1", "BON2", "BON3", "BON4"]},
    ],
)
def test_options_that_are_no_names_are_refused_in_words(options: dict[str, Any]) -> None:
    with pytest.raises(pentapolis.BadOption, match="TM-2"):
        pentapolis.new("terra-mystica", seats=2, seed=1, options=options)
