"""Chapter 1: set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import pentapolis
from pentapolis import BadOption, BadSeats, IllegalMove
from pentapolis.games.seven_wonders.effects import (
    COLORS,
    PURPLE,
    CoinsPer,
    Points,
    Produce,
    Science,
    Shields,
    TradePrice,
)
from pentapolis.games.seven_wonders.state import SevenWonders
from pentapolis.games.seven_wonders.tables.cards import CARDS, GUILDS, STAGES, WONDERS, deck
from tests.citing import rule
from tests.seven_wonders.table import city, table

GAME = pentapolis.games()["seven-wonders"]
SEATS = range(3, 8)


def start(seats: int = 3, seed: int = 1, **options: Any) -> SevenWonders:
    state = pentapolis.new("seven-wonders", seats=seats, seed=seed, options=options).state
    assert isinstance(state, SevenWonders)
    return state


def age_three(state: SevenWonders) -> tuple[int, ...]:
    return state.decks[-1]


@rule("SW-1.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 8, 100])
def test_only_three_to_seven_play(seats: int) -> None:
    with pytest.raises(BadSeats, match="3 to 7") as caught:
        pentapolis.new("seven-wonders", seats=seats)
    assert caught.value.reason.rule == "SW-1.1"
    assert list(GAME.seats) == [3, 4, 5, 6, 7]
    assert {copy for card in CARDS for copy in card.copies} == set(SEATS)


@rule("SW-1.2")
def test_the_box_holds_seven_boards_and_148_cards() -> None:
    assert len(WONDERS) == 7
    assert all(len(wonder.sides) == 2 for wonder in WONDERS)
    by_age = Counter(card.age for card in CARDS for _ in card.copies)
    assert by_age == {1: 49, 2: 49, 3: 50}


COLOR_EFFECTS = {
    "brown": Produce,
    "grey": Produce,
    "blue": Points,
    "red": Shields,
    "green": Science,
}
RAW = {"wood", "stone", "ore", "clay"}


@rule("SW-1.3")
def test_a_colour_says_what_a_card_does() -> None:
    for card in CARDS:
        color = COLORS[card.color]
        kind = COLOR_EFFECTS.get(color)
        if kind is not None:
            assert [type(effect) for effect in card.effects] == [kind], card.id
        for effect in card.effects:
            if isinstance(effect, Produce) and color in ("brown", "grey"):
                raw = all(symbol < 16 for symbol in effect.symbols)
                assert raw == (color == "brown"), card.id
        if color == "yellow":
            assert not any(
                isinstance(effect, (Points, Shields, Science)) for effect in card.effects
            )
        if color == "purple":
            assert not any(
                isinstance(effect, (Points, CoinsPer, TradePrice)) for effect in card.effects
            )


@rule("SW-1.4")
def test_a_card_shows_its_age_number_and_at_most_two_chain_symbols() -> None:
    for card in CARDS:
        assert card.age in (1, 2, 3)
        assert card.color in range(7)
        assert card.en
        assert card.effects
        assert len(card.provides) <= 2
        assert len(card.accepts) <= 1
        assert all(least in SEATS for least in card.copies)
    passes = [table(age=age).match.view(0)["passes"] for age in (1, 2, 3)]
    assert passes == ["left", "right", "left"]


@rule("SW-1.5", "SW-Q15")
def test_coins_are_a_plain_number_and_the_bank_never_ends() -> None:
    t = table(city(coins=124, hand="tavern"), seats=4, age=1, turn=1)
    assert t.match.view(0)["players"][0]["coins"] == 124
    assert t.turn("build tavern").coins() == 129  # more than the 126 of the box (SW-1.2)


@rule("SW-1.6", "SW-EX-1")
@pytest.mark.parametrize("seats", SEATS)
def test_exactly_the_cards_for_that_many_players_are_kept(seats: int) -> None:
    for age in (1, 2, 3):
        kept = Counter(deck(age, seats))
        for card in CARDS:
            if card.age == age and card.color != PURPLE:
                assert kept[card.index] == sum(least <= seats for least in card.copies)
        assert all(CARDS[card].age == age for card in kept)
    if seats == 5:
        state = start(5, sides="choose")
        assert [len(cards) for cards in state.decks] == [35, 35, 35]


@rule("SW-1.7", "SW-EX-2")
@pytest.mark.parametrize("seats", SEATS)
def test_two_more_guilds_than_players_are_in(seats: int) -> None:
    drawn = set()
    for seed in range(30):
        state = start(seats, seed)
        inside = sorted(card for card in age_three(state) if CARDS[card].color == PURPLE)
        assert len(inside) == seats + 2
        assert len(state.box) == 8 - seats
        assert sorted([*inside, *state.box]) == sorted(GUILDS)
        drawn.add(tuple(inside))
    assert len(drawn) > 5  # drawn at random
    if seats == 5:
        assert (len(inside), len(state.box)) == (7, 3)


@rule("SW-1.7")
def test_nobody_sees_which_guilds_are_out() -> None:
    match = pentapolis.new("seven-wonders", seats=3, seed=5, options={"sides": "day"})
    views = repr([match.view(seat) for seat in (0, 1, 2, None)])
    assert "guild" not in views


@rule("SW-1.8")
def test_decks_are_shuffled_each_by_itself() -> None:
    orders = [start(4, seed, sides="choose").decks for seed in range(20)]
    for age in range(3):
        assert len({decks[age] for decks in orders}) == 20
    assert len({tuple(card for card in decks[2] if card not in GUILDS) for decks in orders}) == 20
    for decks in orders:
        assert [{CARDS[card].age for card in cards} for cards in decks] == [{1}, {2}, {3}]


DECKS = {
    3: ("6/3/3/3/3/3", "4/3/4/3/3/4", "0/0/5/3/3/5"),
    4: ("9/3/4/4/4/4", "8/3/4/4/4/5", "0/0/6/5/5/6"),
    5: ("12/3/5/5/5/5", "8/6/5/5/5/6", "0/0/7/7/7/7"),
    6: ("14/6/6/6/5/5", "8/6/6/8/7/7", "0/0/9/9/8/8"),
    7: ("14/6/8/9/6/6", "8/6/8/10/9/8", "0/0/10/10/10/10"),
}


@rule("SW-1.9")
@pytest.mark.parametrize("seats", SEATS)
def test_the_decks_have_the_composition_of_the_table(seats: int) -> None:
    state = start(seats, sides="choose")
    for age, cards in enumerate(state.decks, 1):
        colors = Counter(COLORS[CARDS[card].color] for card in cards)
        counts = "/".join(str(colors[color]) for color in COLORS[:6])
        assert counts == DECKS[seats][age - 1]
        assert colors["purple"] == (seats + 2 if age == 3 else 0)
        assert len(cards) == 7 * seats


@rule("SW-1.9")
def test_dealing_empties_the_deck() -> None:
    state = start(5, sides="day")
    assert [len(hand) for hand in state.hands] == [7] * 5
    assert len(state.decks) == 2


@rule("SW-1.10")
@pytest.mark.parametrize("seats", SEATS)
def test_boards_are_dealt_at_random_and_never_twice(seats: int) -> None:
    dealt = [tuple(start(seats, seed).wonders) for seed in range(40)]
    assert all(len(set(wonders)) == seats for wonders in dealt)
    assert {wonder for wonders in dealt for wonder in wonders} == set(range(7))
    assert len({wonders[0] for wonders in dealt}) > 3


@rule("SW-1.11", "SW-Q1")
def test_each_seat_lays_its_board_with_either_side_up() -> None:
    match = pentapolis.new("seven-wonders", seats=3, seed=3)
    assert [decision.kind for decision in match.decisions] == ["choose_side"] * 3
    assert [[str(move) for move in d.moves] for d in match.decisions] == [
        ["side day", "side night"]
    ] * 3
    boards = [player["wonder"] for player in match.view(None)["players"]]
    assert None not in boards  # the boards lie open before sides are chosen
    match.play(2, "side night")
    match.play(0, "side night")
    assert match.view(1)["players"][2]["side"] is None
    match.play(1, "side day")
    assert [player["side"] for player in match.view(1)["players"]] == ["night", "day", "night"]


@rule("SW-1.12", "SW-Q1")
def test_sides_can_be_settled_before_the_game() -> None:
    def sides(seed: int, option: str) -> list[str]:
        match = pentapolis.new("seven-wonders", seats=4, seed=seed, options={"sides": option})
        assert match.decisions[0].kind == "choose_action"
        return [player["side"] for player in match.view(None)["players"]]

    assert sides(1, "day") == ["day"] * 4
    assert sides(1, "night") == ["night"] * 4
    assert {side for seed in range(10) for side in sides(seed, "random")} == {"day", "night"}
    assert any(len(set(sides(seed, "random"))) == 2 for seed in range(10))


@rule("SW-1.13", "SW-Q21")
def test_boards_can_be_picked_in_seat_order() -> None:
    match = pentapolis.new("seven-wonders", seats=3, seed=3, options={"boards": "pick"})
    assert [(d.seat, d.kind, len(d.moves)) for d in match.decisions] == [(0, "choose_board", 7)]
    match.play(0, "board rhodos")
    assert match.why_not(1, "board rhodos").rule == "SW-1.10"
    with pytest.raises(IllegalMove, match=r"SW-1\.10"):
        match.play("board rhodos")
    with pytest.raises(pentapolis.UnknownMove):
        match.play("board atlantis")
    match.play("board gizah")
    assert len(match.decisions[0].moves) == 5
    match.play("board babylon")
    assert [d.kind for d in match.decisions] == ["choose_side"] * 3
    assert [p["wonder"] for p in match.view(1)["players"]] == [
        "wonder:rhodos", "wonder:gizah", "wonder:babylon",
    ]  # fmt: skip


@rule("SW-Q21")
def test_the_seventh_of_seven_gets_the_last_board_without_being_asked() -> None:
    match = pentapolis.new("seven-wonders", seats=7, seed=3, options={"boards": "pick"})
    for _ in range(6):
        match.play(match.decisions[0].moves[0])
    assert {d.kind for d in match.decisions} == {"choose_side"}
    assert match.view(0)["players"][6]["wonder"] == "wonder:rhodos"


@rule("SW-1.13", "SW-Q21")
def test_boards_can_be_agreed_in_a_list() -> None:
    names = ["rhodos", "olympia", "ephesos", "babylon"]
    state = start(4, boards=names, sides="night")
    assert [WONDERS[wonder].id for wonder in state.wonders] == names


@rule("SW-1.10", "SW-Q21")
@pytest.mark.parametrize(
    "boards",
    [
        ["rhodos", "rhodos", "gizah"],
        ["rhodos", "gizah"],
        ["rhodos", "gizah", "atlantis"],
        ["rhodos", "gizah", 3],
        ["rhodos", "gizah", ["babylon"]],
        ["rhodos", "gizah", None],
        "rhodos",
        7,
        {},
        None,
        True,
    ],
)
def test_a_wrong_list_of_boards_is_refused(boards: Any) -> None:
    with pytest.raises(BadOption):
        pentapolis.new("seven-wonders", seats=3, options={"boards": boards})


@rule("SW-1.14")
def test_everybody_starts_with_three_coins() -> None:
    assert start(6, sides="night").coins == [3] * 6


@rule("SW-1.15")
def test_nobody_starts_with_a_conflict_token() -> None:
    match = pentapolis.new("seven-wonders", seats=3, seed=1, options={"sides": "day"})
    held = [player["tokens"] for player in match.view(None)["players"]]
    assert held == [{"-1": 0, "1": 0, "3": 0, "5": 0}] * 3


@rule("SW-1.16")
def test_the_pile_starts_empty_and_the_rest_is_out() -> None:
    state = start(3, sides="day")
    assert state.pile() == []
    assert len(set(state.wonders)) == 3
    in_play = sum(len(hand) for hand in state.hands) + sum(len(cards) for cards in state.decks)
    assert in_play == 63


@rule("SW-1.17")
def test_boards_and_sides_are_settled_before_the_first_hand() -> None:
    match = pentapolis.new("seven-wonders", seats=3, seed=1, options={"boards": "pick"})
    while match.decisions[0].kind != "choose_action":
        assert [player["hand"] for player in match.view(0)["players"]] == [0, 0, 0]
        assert match.view(0)["hand"] == []
        match.play(match.decisions[0].seat, match.decisions[0].moves[0])
    assert [player["hand"] for player in match.view(0)["players"]] == [7, 7, 7]


def test_every_side_has_two_to_four_stages() -> None:
    assert sorted(len(stages) for stages in STAGES) == [2, 2] + [3] * 11 + [4]


def test_wonders_have_the_names_printed_on_their_boards_in_both_languages() -> None:
    printed = [
        "Alexandria", "Babylon", "Éphesos", "Gizah", "Halikarnassós", "Olympía", "Rhódos",
    ]  # fmt: skip
    boards = [one for one in GAME.components().values() if one.id.startswith("wonder:")]
    assert [one.en for one in boards] == printed
    assert [one.cs for one in boards] == printed
