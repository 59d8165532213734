"""Chapter 13: draw."""

from __future__ import annotations

from pentapolis.games.endeavor.rules.levels import card_limit
from pentapolis.games.endeavor.tables.box import BOX
from tests.citing import rule
from tests.endeavor.table import (
    ask_again,
    asked,
    beside,
    cards_of,
    empty,
    fill,
    hold,
    keep_busy,
    nonsense,
    offered,
    own,
    play,
    refused,
    top,
    turn,
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
    assert len(cards_of(state, 0)) == 3 > card_limit(state, 0)
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
