"""Chapter 1: components and set-up."""

from __future__ import annotations

from collections import Counter

import pytest

import pentapolis
from pentapolis.games.endeavor import GAME
from pentapolis.games.endeavor.rules.levels import icon_counts
from pentapolis.games.endeavor.state import Endeavor
from pentapolis.games.endeavor.tables.box import BOX
from pentapolis.games.endeavor.tables.constants import DECKS, REGIONS, TOKEN_KINDS
from tests.citing import rule
from tests.endeavor.table import building_turn, empty, own, refused, turn


def start(seats: int = 3, seed: int = 1) -> Endeavor:
    state = GAME.start(seats, seed)
    assert isinstance(state, Endeavor)
    return state


@rule("EN-1.1")
def test_three_to_five_players() -> None:
    assert list(GAME.seats) == [3, 4, 5]
    for seats in (1, 2, 6):
        with pytest.raises(pentapolis.BadSeats):
            pentapolis.new("endeavor", seats=seats)


@rule("EN-1.2")
def test_set_up_is_the_same_for_every_player_count() -> None:
    for seats in (3, 4, 5):
        state = start(seats)
        assert Counter(state.board) == Counter(start(3).board)
        assert state.decks == start(3).decks
        assert state.stacks == start(3).stacks
        assert len(state.harbor) == seats


@rule("EN-1.3")
def test_no_variant_changes_the_set_up() -> None:
    # Every option is a reading of a rule or a data file; none is a variant of the game.
    assert [option.name for option in GAME.options] == [
        "payment", "passed_limit", "university_scoring", "data",
    ]  # fmt: skip


@rule("EN-1.4")
def test_seven_regions_with_cities_decks_and_tracks() -> None:
    view = start().view(None)
    regions = {region["region"]: region for region in view["regions"]}
    assert len(regions) == 7
    europe = regions.pop("region:europe")
    assert (len(europe["decks"]), europe["track"]) == (2, [])
    assert all(len(r["decks"]) == 1 and r["track"] for r in regions.values())
    assert {city["region"] for city in view["cities"]} == {f"region:{name}" for name in REGIONS}


@rule("EN-1.5")
def test_board_data() -> None:
    cities = [len(cities) for cities in BOX.cities_of]
    assert dict(zip(REGIONS, zip(cities, BOX.track_length, strict=True), strict=True)) == {
        "europe": (10, 0), "north_america": (5, 6), "caribbean": (3, 6), "south_america": (3, 7),
        "africa": (3, 6), "india": (2, 7), "far_east": (2, 8),
    }  # fmt: skip
    assert (len(BOX.cities), len(BOX.connections), BOX.city_start) == (28, 27, 40)


@rule("EN-1.6")
def test_ninety_five_tokens_of_eight_kinds() -> None:
    assert {token.id: token.count for token in BOX.tokens} == {
        "industry": 17, "culture": 20, "finance": 17, "politics": 25, "attack": 2, "payment": 2,
        "ship_or_draw": 6, "occupy_or_draw": 6,
    }  # fmt: skip
    assert [sum(token.icons) for token in BOX.tokens] == [1, 1, 1, 1, 0, 0, 0, 0]
    assert [token.action is None for token in BOX.tokens] == [True] * 4 + [False] * 4


@rule("EN-1.7", "EN-1.8")
def test_one_random_token_on_every_space() -> None:
    first, second = start(seed=1), start(seed=2)
    assert len(first.board) == 28 + 27 + 40 == 95
    assert sorted(first.board) == sorted(second.board)
    assert first.board != second.board
    assert Counter(first.board) == {i: BOX.tokens[i].count for i in range(len(TOKEN_KINDS))}
    # Face up: everybody sees them from the start.
    view = first.view(2)
    assert all(city["token"] for city in view["cities"])
    assert all(link["token"] for link in view["connections"])


@rule("EN-1.9", "EN-1.10", "EN-1.11")
def test_eight_decks_of_six_face_up() -> None:
    assert len(BOX.cards) == 48
    decks = {
        deck["deck"]: deck["cards"]
        for region in start().view(None)["regions"]
        for deck in region["decks"]
    }
    assert len(decks) == 8
    for name in DECKS:
        first = f"{name}_0" if name in ("europe", "slavery") else f"{name}_governor"
        values = [first, *(f"{name}_{value}" for value in range(1, 6))]
        assert decks[f"deck:{name}"] == [f"card:{card}" for card in values]
    (europe,) = [r for r in start().view(None)["regions"] if r["region"] == "region:europe"]
    assert [deck["deck"] for deck in europe["decks"]] == ["deck:europe", "deck:slavery"]


@rule("EN-1.12")
def test_forty_five_tiles_in_fifteen_stacks() -> None:
    stacks = start().view(None)["stacks"]
    assert len(stacks) == 15
    assert sum(stack["left"] for stack in stacks) == 45
    assert all(stack["left"] == 6 - stack["level"] for stack in stacks)
    assert Counter(stack["level"] for stack in stacks) == dict.fromkeys(range(1, 6), 3)


@rule("EN-1.13")
def test_players_start_with_empty_boards() -> None:
    for player in start(5).view(None)["players"]:
        assert [track["level"] for track in player["levels"].values()] == [0, 0, 0, 0]
        assert (player["supply"], player["harbor"]) == (30, 0)
        assert (player["cards"], player["tokens"], player["slot"]) == ([], {}, None)
        assert len(player["buildings"]) == 1


@rule("EN-1.14", "EN-Q1")
def test_the_colonial_house_is_printed() -> None:
    state = empty()
    own(state, 0, harbor=2)
    (house,) = state.view(None)["players"][0]["buildings"]
    assert house == {"building": "building:colonial_house", "worker": False, "activates": True}
    assert icon_counts(state, 0) == [0, 0, 0, 0]
    refused(building_turn(empty()), "build colonial_house", "EN-1.14")
    # It stands beside the seven building spaces: all seven tiles still fit.
    own(state, 0, "market market market market market shipyard shipyard")
    assert len(state.buildings[0]) == 1 + 7
    # Its action is a single occupy: even in round 1 a city can be taken.
    turn(state)
    state.apply(0, state.decisions()[0].moves[0])
    assert {move.verb for move in state.decisions()[0].moves} == {"occupy"}


@rule("EN-1.15")
def test_the_first_player_is_drawn_by_lot() -> None:
    crowns = Counter(start(4, seed).crown for seed in range(60))
    assert set(crowns) == {0, 1, 2, 3}
    for seed in range(4):
        state = start(4, seed)
        assert state.decisions()[0].seat == state.crown


@rule("EN-1.16", "EN-17.11")
def test_counters_and_tokens_are_worth_nothing_as_such() -> None:
    state = empty()
    before = state.scores()[0].total
    own(state, 0, tokens="attack payment ship_or_draw occupy_or_draw politics")
    # One politics token reaches no glory space; the others have no glory at all.
    assert state.scores()[0].total == before


@rule("EN-Q16")
def test_seats_are_fixed() -> None:
    match = pentapolis.new("endeavor", seats=4, seed=3)
    order: list[int] = []
    while len(order) < 4:
        order.append(match.decisions[0].seat)
        match.play(match.decisions[0].moves[0])
    first = order[0]
    assert order == [(first + i) % 4 for i in range(4)]
