"""Chapter 5: military conflicts."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentapolis.games.seven_wonders.rules.conflicts import Conflicts
from tests.citing import rule
from tests.seven_wonders.table import LEFT, ME, Table, city, table


def fight(*cards: str, age: int, stages: int = 0) -> Table:
    """A table whose seats (me, left, right) have these cards, after the conflicts of the age."""
    boards = ("rhodos day", "", "")
    cities = [
        city(board, names, stages=stages if board else 0)
        for board, names in zip(boards, cards, strict=True)
    ]
    return table(*cities, age=age, turn=6).turn()


@rule("SW-5.1")
def test_every_age_ends_with_conflicts() -> None:
    t = table(city(cards="stockade"), city(), city())
    for age in (1, 2, 3):
        assert len(t.tokens()) == 2 * (age - 1)
        t.finish_age()
    assert sorted(t.tokens()) == [1, 1, 3, 3, 5, 5]


@rule("SW-5.2", "SW-7.35")
def test_strength_is_shields_of_cards_and_stages() -> None:
    t = table(city("rhodos day", "stockade walls arsenal", stages=2))
    assert t.match.view(None)["players"][ME]["shields"] == 1 + 2 + 3 + 2
    assert table(city("rhodos night", stages=2)).state.shields[ME] == 2
    later = table(city(cards="stockade"), age=1, turn=6).turn()
    assert later.state.age == 2
    assert later.state.shields[ME] == 1


@rule("SW-5.3", "SW-5.5", "SW-5.6", "SW-EX-7")
def test_both_neighbours_are_compared_separately() -> None:
    # strengths: me 4, left 5, right 2 at the end of Age II
    t = fight("walls stables", "walls stables stockade", "walls", age=2)
    assert t.tokens() == [-1, 3]
    assert sum(t.tokens()) == 2
    assert 3 in t.tokens(LEFT)
    assert -1 in t.tokens(t.right)


@rule("SW-5.4")
def test_equal_strength_gives_no_token() -> None:
    t = fight("stockade", "barracks", "guard_tower", age=1)
    assert [t.tokens(seat) for seat in range(3)] == [[], [], []]


@rule("SW-5.5", "SW-5.6")
@pytest.mark.parametrize(("age", "victory"), [(1, 1), (2, 3), (3, 5)])
def test_a_defeat_is_minus_one_and_a_victory_grows_with_the_age(age: int, victory: int) -> None:
    t = fight("stockade", "", "", age=age)
    assert t.tokens() == [victory, victory]
    assert t.tokens(LEFT) == [-1]
    assert t.tokens(t.right) == [-1]


@rule("SW-5.7")
def test_the_margin_does_not_matter_and_nothing_is_lost() -> None:
    close = fight("stockade", "", "", age=1)
    clear = fight("stockade barracks guard_tower walls", "", "", age=1)
    assert close.tokens() == clear.tokens() == [1, 1]
    assert clear.city() == {"stockade", "barracks", "guard_tower", "walls"}
    assert clear.coins(LEFT) == close.coins(LEFT)


@rule("SW-5.8", "SW-5.9")
@settings(max_examples=60, deadline=None)
@given(st.integers(3, 7), st.data())
def test_tokens_are_handed_out_in_pairs_and_never_run_out(seats: int, data: st.DataObject) -> None:
    state = table(seats=seats, age=3).state
    strengths = st.lists(st.integers(0, 3), min_size=seats, max_size=seats)
    for age in (1, 2, 3):
        before = state.tokens[:]
        state.age = age
        state.shields = data.draw(strengths)
        Conflicts().run(state)
        ties = sum(state.shields[s] == state.shields[state.left(s)] for s in range(seats))
        given_out = [new - old for new, old in zip(state.tokens, before, strict=True)]
        assert sum(given_out[age::4]) == sum(given_out[0::4]) == seats - ties
        assert seats - ties <= 7 < 8
    assert sum(state.tokens[0::4]) <= 21
    for seat in range(seats):
        assert sum(state.tokens[4 * seat : 4 * seat + 4]) <= 6
        assert -6 <= state.scores()[seat].parts["military"] <= 18


@rule("SW-5.10", "SW-8.1")
def test_after_the_conflicts_of_age_three_the_game_is_over() -> None:
    second = fight("stockade", "", "", age=2)
    assert (second.state.age, second.match.over) == (3, False)
    third = fight("stockade", "", "", age=3)
    assert third.match.over


@rule("SW-EX-25")
def test_two_equals_beat_the_third() -> None:
    t = fight("arsenal circus", "arsenal castrum", "fortifications", age=3)
    assert t.state.shields == [6, 6, 3]
    assert [t.tokens(seat) for seat in range(3)] == [[5], [5], [-1, -1]]
