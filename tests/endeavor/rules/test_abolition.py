"""Chapter 14: abolition of slavery."""

from __future__ import annotations

import pytest

from pentapolis.games.endeavor.rules.levels import value_of
from pentapolis.games.endeavor.state import Endeavor
from tests.citing import rule
from tests.endeavor.small import small_data, tables_from
from tests.endeavor.table import (
    asked,
    beside,
    box,
    cards_of,
    empty,
    hold,
    keep_busy,
    levels,
    offered,
    own,
    play,
    refused,
    removed,
    turn,
    turned_of,
)

AFRICA_DECK = 5


def abolition(passed: tuple[int, ...] = (1, 2)) -> Endeavor:
    """Seat 0 is about to draw Europe 5; all own slavery, and 1 and 2 have passed."""
    state = empty()
    own(state, 0, "market shipyard", "europe_0 europe_1 europe_2 europe_3 europe_4 slavery_0")
    own(state, 0, harbor=4)
    own(state, 1, cards="slavery_1 slavery_2")
    own(state, 2, cards="slavery_3")
    own(state, 1, "market", harbor=4)
    for seat in (0, 1):
        beside(state, seat, "europe", 5)
    return turn(state, passed=passed)


@rule("EN-14.1", "EN-14.2", "EN-14.3")
def test_abolition_turns_all_slavery_cards() -> None:
    state = abolition()
    assert [levels(state, seat)["industry"] for seat in range(3)] == [3, 2, 1]
    play(state, "activate market", "draw europe")
    assert [turned_of(state, seat) for seat in range(3)] == [
        {"slavery_0"}, {"slavery_1", "slavery_2"}, {"slavery_3"},
    ]  # fmt: skip
    assert [levels(state, seat)["industry"] for seat in range(3)] == [2, 0, 0]
    assert "europe_5" in cards_of(state, 0)


@rule("EN-14.4", "EN-17.8")
def test_turned_cards_cost_glory_and_unturned_do_not() -> None:
    state = abolition()
    assert [score.parts["slavery"] for score in state.scores()] == [0, 0, 0]
    play(state, "activate market", "draw europe")
    assert [score.parts["slavery"] for score in state.scores()] == [-1, -2, -1]


@rule("EN-14.5")
def test_turned_cards_neither_count_nor_come_back() -> None:
    state = abolition()
    play(state, "activate market", "draw europe", "pass")
    assert asked(state).kind == "choose_discard"  # six Europe cards
    assert "discard slavery_0" not in offered(state)
    refused(state, "discard slavery_0", "EN-14.5")
    assert state.view(0)["players"][0]["counted"] == 6


@rule("EN-14.6")
def test_the_slavery_deck_leaves_the_game() -> None:
    state = abolition()
    play(state, "activate market", "draw europe")
    assert state.decks[1] == 0
    assert removed(state) == {"slavery_4", "slavery_5"}


@rule("EN-14.7", "EN-Q10")
def test_europe_five_is_an_ordinary_card_and_abolition_stays() -> None:
    state = abolition(passed=(2,))
    play(state, "activate market", "draw europe")
    turned = [turned_of(state, seat) for seat in range(3)]
    play(state, "activate colonial_house", "occupy e1", "pass", "discard europe_5")
    assert "europe_5" not in cards_of(state, 0)
    while asked(state).seat == 0:
        play(state, offered(state)[-1])
    state.decks[0] = 0b100000  # it has come up again
    play(state, "activate market")  # the only card to draw
    assert "europe_5" in cards_of(state, 1)
    assert state.decks[1] == 0  # abolition stays in force, and nothing more happens
    assert [turned_of(state, seat) for seat in range(3)] == turned


@rule("EN-15.12", "EN-Q6")
def test_politics_lost_by_abolition_is_checked_at_once() -> None:
    data = small_data()
    for row in data["cards"]["cards"]:
        if row["kind"] == "slavery":
            row["development"] = {"politics": 1}
    for option, asks in (("immediate", True), ("next_pass", False)):
        state = empty(tables=tables_from(data), passed_limit=option)
        own(state, 0, "market", "europe_0 europe_1 europe_2 europe_3 europe_4", harbor=4)
        own(state, 1, cards="slavery_1 africa_1 india_1", tokens="politics")
        own(state, 2, cards="slavery_2 africa_2 india_2", tokens="politics")
        beside(state, 0, "europe", 5)
        keep_busy(state, 0)
        turn(state, passed=(1, 2))
        play(state, "activate market", "draw europe")
        if not asks:
            assert asked(state).seat == 0
            continue
        # Limit 2 fell to 1 with two assets: clockwise from the active player.
        assert (asked(state).seat, asked(state).kind) == (1, "passed_limit_reaction")
        assert offered(state) == ["discard africa_1", "discard india_1"]
        play(state, "discard india_1")
        assert asked(state).seat == 2
        play(state, "discard africa_2")
        assert asked(state).seat == 0


@rule("EN-15.12")
@pytest.mark.parametrize("active", range(5))
def test_passed_players_react_clockwise_from_the_active_one(active: int) -> None:
    data = small_data()
    for row in data["cards"]["cards"]:
        if row["kind"] == "slavery":
            row["development"] = {"politics": 2}
    state = empty(5, tables=tables_from(data))
    own(state, active, "market", "europe_0 europe_1 europe_2 europe_3 europe_4", harbor=4)
    beside(state, active, "europe", 5)
    others = [seat for seat in range(5) if seat != active]
    for number, seat in zip((1, 2, 4, 5), others, strict=True):
        own(state, seat, cards=f"slavery_{number} africa_{number} india_{number}")
    state.round = 2
    turn(state, active, passed=tuple(others))
    play(state, "activate market", "draw europe")
    order = []
    while asked(state).kind == "passed_limit_reaction":
        order.append(asked(state).seat)
        play(state, offered(state)[0])
    assert order == [(active + i) % 5 for i in range(1, 5)]


@rule("EN-EX-14")
def test_example_14_abolition() -> None:
    state = box()
    own(state, 0, "market", "europe_0 europe_1 europe_2 europe_3 europe_4", harbor=4)
    hold(state, 0, "london paris rome venice lisbon")
    own(state, 1, cards="slavery_0 slavery_3", tokens="industry " * 5 + "culture " * 3)
    own(state, 1, tokens="finance finance finance")
    own(state, 2, cards="slavery_1 slavery_2")
    assert levels(state, 1) == {"industry": 8, "culture": 4, "finance": 4, "politics": 0}
    assert [value_of(state, 1, track) for track in range(3)] == [4, 4, 3]
    turn(state, passed=(1, 2))
    play(state, "activate market", "draw europe")
    assert "europe_5" in cards_of(state, 0)
    assert levels(state, 1) == {"industry": 5, "culture": 3, "finance": 3, "politics": 0}
    assert [value_of(state, 1, track) for track in range(3)] == [3, 3, 2]
    assert state.scores()[1].parts["slavery"] == -2
    assert asked(state).seat == 0  # no further check
