"""Sections 13 and 14: draw, abolition."""

from __future__ import annotations

import pytest

from pentapolis.games.endeavor.state import Endeavor
from pentapolis.games.endeavor.tables import BOX
from tests.citing import rule
from tests.endeavor.small import small_data, tables_from
from tests.endeavor.table import (
    ask_again,
    asked,
    beside,
    box,
    cards_of,
    empty,
    fill,
    hold,
    keep_busy,
    levels,
    nonsense,
    offered,
    own,
    play,
    refused,
    removed,
    top,
    turn,
    turned_of,
)

AFRICA_DECK = 5


@rule("EN-13.1", "EN-13.2")
def test_the_top_card_of_a_deck() -> None:
    state = empty()
    own(state, 0, "market", harbor=1)
    fill(state, "africa", [0, 0, 0])
    keep_busy(state, 1)
    turn(state)
    play(state, "activate market")
    assert offered(state) == ["draw europe", "draw slavery", "draw africa"]  # decks, not cards
    nonsense(state, "draw africa_2")
    play(state, "draw africa")
    assert cards_of(state, 0) == {"africa_1"}
    assert top(state, AFRICA_DECK) == "africa_2"


@rule("EN-13.3", "EN-13.4", "EN-13.7")
def test_markers_of_every_kind_count_and_stay() -> None:
    state = empty()
    own(state, 0, "market market", harbor=2)
    own(state, 1, cards="africa_1 africa_2")
    fill(state, "africa", [0, 1, 1])
    hold(state, 0, "a1")
    turn(state, passed=(1, 2))
    play(state, "activate market")
    refused(state, "draw africa", "EN-13.3")  # Africa 3 needs three, there are two
    beside(state, 0, "africa", 1)
    ask_again(state)
    markers = state.markers[:]
    play(state, "draw africa")
    assert state.markers == markers


@rule("EN-13.5")
def test_in_europe_cities_count_for_both_decks() -> None:
    state = empty()
    own(state, 0, "market", harbor=1)
    own(state, 1, cards="europe_0 slavery_0")
    fill(state, "africa", [0, 0, 1])  # markers elsewhere do not count
    turn(state)
    play(state, "activate market")
    assert cards_of(state, 0) == {"africa_1"}  # the only deck, so the engine took it
    state = empty()
    own(state, 0, "market", harbor=1)
    own(state, 1, cards="europe_0 slavery_0")
    hold(state, 0, "e1")
    turn(state)
    play(state, "activate market")
    assert offered(state) == ["draw europe", "draw slavery"]


@rule("EN-13.6")
def test_value_zero_needs_no_marker() -> None:
    state = empty()
    own(state, 0, "market", harbor=1)
    keep_busy(state, 1)
    turn(state)
    play(state, "activate market", "draw slavery")
    assert cards_of(state, 0) == {"slavery_0"}


@rule("EN-13.8")
def test_a_governor_is_never_drawn() -> None:
    state = empty()
    own(state, 0, "market shipyard", harbor=4)
    fill(state, "africa", [0, 0])
    beside(state, 0, "india", 9)
    turn(state, passed=(1, 2))
    again = state.copy()
    play(again, "activate market")
    refused(again, "draw india", "EN-9.9")  # on top lies the governor of a closed region
    play(state, "activate shipyard", "ship africa", "activate market", "draw africa")
    assert cards_of(state, 0) == {"africa_governor", "africa_1"}


@rule("EN-13.9")
def test_an_empty_deck_gives_nothing() -> None:
    state = empty()
    own(state, 0, "market", harbor=1)
    state.decks[1] = 0
    fill(state, "africa", [0, 0, 0])
    turn(state)
    play(state, "activate market")
    refused(state, "draw slavery", "EN-13.9")


@rule("EN-13.10")
def test_no_limit_before_passing() -> None:
    state = empty()
    own(state, 0, "market market market shipyard", harbor=9)
    hold(state, 0, "e1 e2 e3")
    turn(state, passed=(1, 2))
    play(state, "activate market", "draw europe")
    play(state, "activate market", "draw europe", "activate market", "draw europe")
    assert len(cards_of(state, 0)) == 3 > state.card_limit(0)
    assert asked(state).kind == "choose_action"


@rule("EN-13.11")
def test_the_second_card_is_checked_on_its_own() -> None:
    for cities, expected in (("e1", {"europe_0", "europe_1"}), ("", {"europe_0"})):
        state = empty()
        own(state, 0, "trade_office", harbor=1)
        hold(state, 0, cities)
        keep_busy(state, 1)
        turn(state)
        play(state, "activate trade_office", "draw europe")
        if cities:
            play(state, "choose draw")
        assert cards_of(state, 0) == expected
        assert asked(state).seat == 1


@rule("EN-13.12")
def test_card_data() -> None:
    found = {card.id: (card.icons, card.glory) for card in BOX.cards}
    # Industry, culture, finance, politics; glory.
    assert found["india_1"] == ((0, 1, 0, 0), 1)  # the one icon that the rulebook proves
    assert found["europe_4"] == ((0, 0, 1, 2), 2)
    assert found["slavery_3"] == ((2, 1, 1, 0), 0)
    assert found["far_east_governor"] == ((0, 1, 1, 1), 0)
    for card in BOX.cards:
        icons = sum(card.icons) + card.glory
        assert icons == (3 if card.kind == "governor" else card.position + 1)
        assert card.kind != "slavery" or card.glory == 0


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
    assert [state.value(1, track) for track in range(3)] == [4, 4, 3]
    turn(state, passed=(1, 2))
    play(state, "activate market", "draw europe")
    assert "europe_5" in cards_of(state, 0)
    assert levels(state, 1) == {"industry": 5, "culture": 3, "finance": 3, "politics": 0}
    assert [state.value(1, track) for track in range(3)] == [3, 3, 2]
    assert state.scores()[1].parts["slavery"] == -2
    assert asked(state).seat == 0  # no further check
