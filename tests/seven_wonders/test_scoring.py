"""Chapter 8: end and scoring."""

from __future__ import annotations

import itertools
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.core.score import Score, places
from pentapolis.games.seven_wonders import GAME
from pentapolis.games.seven_wonders.scoring import (
    PARTS,
    assign_science,
    fixed_points,
    science_points,
)
from pentapolis.games.seven_wonders.tables.cards import CARDS
from tests.citing import rule
from tests.seven_wonders.table import ME, city, table


@rule("SW-8.2", "SW-8.16")
def test_a_score_has_seven_parts_that_sum_to_the_total() -> None:
    t = table(city("gizah day", "altar stockade", stages=1, tokens=(1, -1)))
    assert tuple(t.score()) == PARTS
    assert t.total() == sum(t.score().values()) == 3 + 1 + 0 + 3
    assert t.match.view(ME)["scores"][ME]["total"] == t.total()


@rule("SW-8.16")
def test_each_part_stands_alone() -> None:
    base = table(city("gizah day", coins=0)).score()
    changes = {
        "wonder": city("gizah day", coins=0, stages=1),
        "treasury": city("gizah day", coins=3),
        "military": city("gizah day", coins=0, tokens=(5,)),
        "blue": city("gizah day", "altar", coins=0),
        "yellow": city("gizah day", "lighthouse", coins=0),
        "green": city("gizah day", "academy", coins=0),
        "purple": city("gizah day", "shipowners_guild", coins=0),
    }
    for part, changed in changes.items():
        score = table(changed).score()
        assert [name for name in PARTS if score[name] != base[name]] == [part]


@rule("SW-8.2", "SW-8.4")
def test_ranks_are_those_of_the_scores() -> None:
    """They are computed without the parts, for playouts."""
    for seed in range(8):
        rng = Random(seed)
        state = GAME.start(3 + seed % 5, seed)
        while not state.over:
            assert GAME.ranks(state) == [score.rank for score in state.scores()]
            for decision in state.decisions():
                state.apply(decision.seat, rng.choice(decision.moves))
        assert GAME.ranks(state) == [score.rank for score in state.scores()]


@rule("SW-8.3", "SW-8.4", "SW-8.5")
def test_highest_score_then_coins_then_a_shared_victory() -> None:
    points = [Score({"blue": 10}, (1,)), Score({"blue": 9}, (30,))]
    assert places(points) == [1, 2]
    coins = [Score({"blue": 10}, (1,)), Score({"blue": 10}, (2,))]
    assert places(coins) == [2, 1]
    shared = [Score({"blue": 10}, (2,)), Score({"blue": 10}, (2,)), Score({"blue": 9}, (2,))]
    assert places(shared) == [1, 1, 3]


@rule("SW-8.4", "SW-8.5", "SW-Q22", "SW-EX-27")
def test_three_players_with_54_points() -> None:
    # blue 51 is out of reach of a real city, so coins and tokens make up the total
    cards = "altar theater baths palace pantheon town_hall senate gardens aqueduct"
    worth = 3 + 3 + 3 + 8 + 7 + 6 + 6 + 5 + 5
    tokens = (5,)
    assert worth + 5 + 3 == 54
    t = table(
        city("gizah day", cards, coins=11, tokens=tokens, hand="walls"),
        city("rhodos day", cards, coins=9, tokens=tokens, hand="loom_1"),
        city("babylon day", cards, coins=11, tokens=tokens, hand="school"),
    )
    assert [score.total for score in t.match.scores] == [54, 54, 54]
    assert t.state.winners() == [0, 2]
    assert places(t.match.scores) == [1, 3, 1]


@rule("SW-8.6", "SW-EX-10")
def test_wonder_points_of_built_stages_only() -> None:
    assert table(city("rhodos day", stages=3)).score()["wonder"] == 10
    assert table(city("rhodos day", stages=2)).score()["wonder"] == 3
    assert table(city("rhodos day")).score()["wonder"] == 0


@rule("SW-8.7", "SW-EX-8")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3), (11, 3)])
def test_three_coins_are_a_point(coins: int, points: int) -> None:
    t = table(city(coins=coins))
    assert t.score()["treasury"] == points
    assert t.match.scores[ME].tie == (coins,)


@rule("SW-8.8")
def test_military_is_the_sum_of_tokens_and_may_be_negative() -> None:
    assert table(city(tokens=(-1, -1, -1))).score()["military"] == -3
    assert table(city(tokens=(1, 3, 5, -1))).score()["military"] == 8


@rule("SW-8.9")
def test_blue_cards_score_what_they_print() -> None:
    assert table(city(cards="altar palace temple")).score()["blue"] == 3 + 8 + 4


@rule("SW-8.10")
def test_only_yellow_cards_of_age_three_score() -> None:
    t = table(city(cards="tavern forum vineyard lumber_yard haven"))
    assert t.score()["yellow"] == 1


@rule("SW-8.11")
def test_symbols_of_cards_and_stages_are_counted() -> None:
    t = table(city("babylon day", "academy lodge study school", stages=2))
    science = t.match.view(None)["players"][ME]["science"]
    assert science == {"compass": 2, "gear": 1, "tablet": 1, "choice": 1}


@rule("SW-8.12", "SW-EX-9", "SW-Q13")
def test_equal_symbols_score_their_square() -> None:
    assert [fixed_points(count, 0, 0) for count in range(8)] == [0, 1, 4, 9, 16, 25, 36, 49]
    assert fixed_points(3, 2, 0) == 9 + 4
    t = table(city(cards="dispensary academy lodge laboratory study"))
    assert t.score()["green"] == 9 + 4


@rule("SW-Q13")
def test_four_names_per_symbol_exist() -> None:
    from pentapolis.games.seven_wonders.effects import Science

    names = [
        {
            card.en
            for card in CARDS
            for e in card.effects
            if isinstance(e, Science) and e.symbol == s
        }
        for s in range(3)
    ]
    assert [len(found) for found in names] == [4, 4, 4]


@rule("SW-8.13")
def test_a_set_of_three_is_worth_seven() -> None:
    assert fixed_points(1, 1, 1) == 3 + 7
    assert fixed_points(2, 2, 2) == 12 + 14
    assert fixed_points(3, 1, 1) == 9 + 1 + 1 + 7


@rule("SW-8.14", "SW-Q12", "SW-EX-18")
def test_symbols_of_choice_go_where_they_score_most() -> None:
    assert fixed_points(3, 2, 1) == 21
    assert assign_science(3, 2, 1, 2) == (4, 2, 2)
    assert science_points(3, 2, 1, 2) == 38
    values = {
        (5, 2, 1): 37, (3, 3, 2): 36, (3, 2, 3): 36, (4, 3, 1): 33, (3, 4, 1): 33,
    }  # fmt: skip
    assert {symbols: fixed_points(*symbols) for symbols in values} == values
    own = "apothecary dispensary academy workshop laboratory scriptorium scientists_guild"
    t = table(city("babylon day", own, stages=2))
    assert t.score()["green"] == 38
    assert t.score()["purple"] == 0
    shown = t.match.view(1)["players"][ME]["science_assigned"]
    assert shown == {"compass": 4, "gear": 2, "tablet": 2}


@rule("SW-Q12")
def test_among_equals_most_compasses_then_most_gears_are_shown() -> None:
    assert assign_science(0, 0, 0, 1) == (1, 0, 0)
    assert assign_science(0, 1, 1, 0) == (0, 1, 1)
    assert assign_science(0, 0, 0, 2) == (2, 0, 0)


@rule("SW-8.14", "SW-Q12")
@given(st.integers(0, 5), st.integers(0, 5), st.integers(0, 5), st.integers(0, 2))
def test_no_assignment_is_better(compass: int, gear: int, tablet: int, choices: int) -> None:
    best = max(
        fixed_points(compass + a.count(0), gear + a.count(1), tablet + a.count(2))
        for a in itertools.product(range(3), repeat=choices)
    )
    assert science_points(compass, gear, tablet, choices) == best


@rule("SW-8.15", "SW-EX-24", "SW-7.17", "SW-7.21b")
def test_gizah_night_with_three_guilds() -> None:
    building_arena = table(
        city("gizah night", "ore_vein stone_pit", stages=2, coins=0, hand="arena"), age=3
    )
    assert building_arena.turn("build arena").coins() == 6
    own = (
        "arena lumber_yard clay_pool sawmill brickyard loom_1 press_1 "
        "builders_guild decorators_guild shipowners_guild"
    )
    t = table(
        city("gizah night", own, stages=4),
        city("rhodos day", stages=2),
        city("babylon day", stages=3),
    )
    score = t.score()
    assert score["wonder"] == 3 + 5 + 5 + 7
    assert score["yellow"] == 4
    assert score["purple"] == 9 + 7 + 9


@rule("SW-8.2", "SW-EX-26")
def test_a_whole_score() -> None:
    own = (
        "altar aqueduct palace haven lumber_yard sawmill quarry clay_pool "
        "workshop study academy workers_guild"
    )
    t = table(
        city("rhodos day", own, stages=3, coins=11, tokens=(1, 1, 3, -1, 5, -1)),
        city(cards="lumber_yard stone_pit mine"),
        city(cards="sawmill quarry foundry brickyard timber_yard"),
    )
    assert list(t.score().values()) == [10, 3, 8, 16, 4, 5, 8]
    assert t.total() == 54


@rule("SW-8.1", "SW-8.3")
def test_the_game_ends_with_winners() -> None:
    t = table(city("gizah day", "palace"), age=3, turn=6).turn()
    assert t.match.over
    assert t.match.winners == [ME]
    assert any("sw-log-score" in line for line in t.log())


@rule("SW-8.9", "SW-8.10", "SW-8.15")
def test_at_the_end_the_view_says_what_each_card_is_worth() -> None:
    t = table(city("gizah day", "palace lighthouse barracks"), age=3, turn=6)
    assert "worth" not in t.match.view(ME)["players"][ME]
    t.turn()
    for viewer in (ME, None):
        shown = t.match.view(viewer)
        mine, score = shown["players"][ME], shown["scores"][ME]["parts"]
        assert mine["worth"]["card:palace"] == 8
        assert "card:barracks" not in mine["worth"]
        assert sum(mine["worth"].values()) == score["blue"] + score["yellow"] + score["purple"]
