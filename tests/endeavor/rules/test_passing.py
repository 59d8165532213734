"""Chapter 15: pass and discard."""

from __future__ import annotations

import pytest

from pentapolis.games.endeavor.rules.levels import card_limit
from pentapolis.games.endeavor.rules.passing import card_count
from pentapolis.games.endeavor.state import Endeavor
from tests.citing import rule
from tests.endeavor.table import (
    asked,
    box,
    cards_of,
    empty,
    fill,
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


@rule("EN-15.1")
def test_passing_ends_the_actions_of_the_phase() -> None:
    state = empty()
    keep_busy(state, 0, 1)
    own(state, 1, "shipyard shipyard", harbor=9)
    turn(state, passed=(2,))
    play(state, "pass", "activate shipyard", "ship africa")
    assert asked(state).seat == 1
    assert state.view(None)["players"][0]["passed"]


@rule("EN-15.2")
@pytest.mark.parametrize(("politics", "limit"), [(0, 1), (2, 2), (4, 3), (7, 4), (10, 5), (20, 5)])
def test_the_limit_is_the_politics_value(politics: int, limit: int) -> None:
    state = empty()
    own(state, 0, tokens="politics " * politics)
    assert card_limit(state, 0) == limit


@rule("EN-15.3", "EN-15.4")
def test_counted_cards() -> None:
    counts = {
        "": 0, "africa_1 india_1": 2, "slavery_0": 0, "slavery_0 slavery_1": 1,
        "slavery_0 slavery_1 slavery_2 india_2": 3, "africa_governor": 1,
        "africa_governor india_governor europe_1": 3,
    }  # fmt: skip
    for cards, count in counts.items():
        state = empty()
        own(state, 0, cards=cards)
        assert card_count(state, 0) == count
    state = empty()
    own(state, 0, cards="africa_governor india_governor", slot="india_governor")
    assert card_count(state, 0) == 1
    state.turned[0] = state.tables.slavery
    assert card_count(state, 0) == 1  # turned cards never count


@rule("EN-15.5")
def test_the_slot_takes_one_governor_or_none() -> None:
    state = empty()
    own(state, 0, cards="africa_governor india_governor europe_0", tokens="politics politics")
    turn(state, passed=(1, 2))
    assert asked(state).kind == "arrange_governor"
    assert offered(state) == ["slot africa_governor", "slot india_governor", "slot none"]
    refused(state, "slot europe_0", "EN-15.5")
    refused(state, "slot far_east_governor", "EN-15.5")
    nonsense(state, "slot atlantis")
    assert (state.levels[3], card_limit(state, 0)) == (4, 3)
    play(state, "slot none")
    assert state.round == 3  # three cards count, the limit is three
    assert state.slots[0] == -1


@rule("EN-15.6")
def test_one_counted_card_of_own_choice_goes() -> None:
    state = empty()
    own(state, 0, cards="africa_1 slavery_0 slavery_1")
    turn(state, passed=(1, 2))
    # Counted: Africa 1 and one slavery card; any of the slavery cards may be the one.
    assert offered(state) == ["discard slavery_0", "discard slavery_1", "discard africa_1"]
    refused(state, "discard africa_2", "EN-15.6")
    nonsense(state, "discard atlantis")
    play(state, "discard slavery_0")
    assert cards_of(state, 0) == {"africa_1", "slavery_1"}
    assert state.round == 3


@rule("EN-15.7")
def test_less_politics_can_force_more_discards() -> None:
    state = empty()
    own(state, 0, cards="africa_3 india_1 caribbean_1", tokens="politics")  # value 3: politics 1
    turn(state, passed=(1, 2))
    assert (card_limit(state, 0), card_count(state, 0)) == (2, 3)
    play(state, "discard africa_3")  # politics 1: limit 1
    assert asked(state).kind == "choose_discard"
    play(state, "discard india_1")
    assert cards_of(state, 0) == {"caribbean_1"}


@rule("EN-15.8", "EN-15.15")
def test_the_slot_is_asked_before_each_check() -> None:
    state = empty()
    own(state, 0, cards="africa_governor europe_1 europe_2 india_1")
    turn(state, passed=(1, 2))
    kinds = []
    while state.round == 2:
        kinds.append(asked(state).kind)
        play(state, offered(state)[0])
    # Limit 1; the governor goes to the slot, three assets are two too many.
    assert kinds == [
        "arrange_governor", "choose_discard", "arrange_governor", "choose_discard",
        "arrange_governor",
    ]  # fmt: skip
    assert len(cards_of(state, 0)) == 2


@rule("EN-15.9", "EN-15.16")
def test_assets_return_to_their_sorted_deck() -> None:
    state = empty()
    fill(state, "africa", [1, 1, 1])
    own(state, 0, cards="africa_1 africa_2 africa_3", tokens="")
    own(state, 1, "market", harbor=3)
    turn(state, passed=(2,))
    play(state, "discard africa_2")
    play(state, "discard africa_1")
    assert [state.decks[5] >> i & 1 for i in range(6)] == [0, 1, 1, 0, 1, 1]
    assert top(state, 5) == "africa_1"
    # In the deck before the next player acts.
    play(state, "activate market", "draw africa")
    assert cards_of(state, 1) == {"africa_1"}


@rule("EN-15.10")
def test_a_discarded_slavery_card_is_turned() -> None:
    state = empty()
    own(state, 0, cards="slavery_0 slavery_1 slavery_2")
    deck = state.decks[1]
    turn(state, passed=(1, 2))
    play(state, "discard slavery_1")
    assert turned_of(state, 0) == {"slavery_1"}
    assert state.decks[1] == deck
    assert state.scores()[0].parts["slavery"] == -1


@rule("EN-15.11")
def test_a_discarded_governor_leaves_the_game() -> None:
    state = empty()
    own(state, 0, cards="africa_governor india_governor europe_1 europe_2")
    turn(state, passed=(1, 2))
    play(state, "slot india_governor", "discard africa_governor")
    assert "africa_governor" in removed(state)
    assert state.decks[5] & 1 == 0  # not back on its deck
    play(state, "slot india_governor", "discard europe_1", "slot india_governor")
    assert cards_of(state, 0) == {"india_governor", "europe_2"}


@rule("EN-15.13", "EN-Q11")
def test_only_counted_cards_and_only_over_the_limit() -> None:
    state = empty()
    own(state, 0, cards="slavery_0 africa_governor europe_1 europe_2")
    turn(state, passed=(1, 2))
    play(state, "slot africa_governor")
    refused(state, "discard slavery_0", "EN-15.13")
    refused(state, "discard africa_governor", "EN-15.13")
    state = empty()
    own(state, 0, cards="africa_governor europe_1")
    turn(state, passed=(1, 2))
    within = state.copy()
    play(within, "slot africa_governor")
    assert within.round == 3  # within the limit nothing may be discarded
    # But the governor can be taken off the slot so that it counts, and then be discarded.
    play(state, "slot none", "discard africa_governor")
    assert cards_of(state, 0) == {"europe_1"}


@rule("EN-15.14", "EN-Q13")
def test_the_limit_holds_in_round_seven() -> None:
    state = empty()
    own(state, 0, cards="africa_governor europe_1 europe_2")
    state.round = 7
    turn(state, passed=(1, 2))
    play(state, "slot africa_governor")
    assert not state.over
    play(state, "discard europe_2", "slot africa_governor")
    assert state.over
    # The arrangement of the last pass is final: the slot is not empty.
    assert state.scores()[0].parts["governor_slot"] == 0
    assert [score.parts["governor_slot"] for score in state.scores()[1:]] == [3, 3]


@rule("EN-15.12", "EN-Q6", "EN-Q13")
def test_a_late_governor_after_passing() -> None:
    for option, kind in (("immediate", "passed_limit_reaction"), ("next_pass", "choose_action")):
        state = empty(passed_limit=option)
        own(state, 0, "shipyard guildhall", harbor=6)
        own(state, 1, cards="africa_1 europe_0", tokens="politics")
        fill(state, "africa", [1, 1])
        turn(state, passed=(1, 2))
        play(state, "activate shipyard", "ship africa")
        assert "africa_governor" in cards_of(state, 1)
        assert asked(state).kind == kind
        # Not asked, the receiver keeps the arrangement of the pass: an empty slot.
        assert state.slots[1] == -1
        if option == "immediate":
            play(state, "slot africa_governor")
            assert asked(state).seat == 0  # politics 2, limit 2, two cards count


@rule("EN-15.12", "EN-Q14")
def test_a_passed_receiver_within_the_limit_is_asked_about_the_slot() -> None:
    for choice, slot in (("slot africa_governor", 30), ("slot none", -1)):
        state = empty()
        own(state, 0, "shipyard guildhall", harbor=6)
        fill(state, "africa", [1, 1])
        turn(state, passed=(1, 2))
        play(state, "activate shipyard", "ship africa")
        # One card, and one may be kept: nothing to discard, but the place is the player's choice.
        assert (card_count(state, 1), card_limit(state, 1)) == (1, 1)
        assert (asked(state).seat, asked(state).kind) == (1, "passed_limit_reaction")
        assert offered(state) == ["slot africa_governor", "slot none"]
        play(state, choice)
        assert state.slots[1] == slot
        assert asked(state).seat == 0


@rule("EN-EX-13")
def test_example_13_discard_cascade() -> None:
    cards = "europe_4 north_america_1 caribbean_1 africa_1 slavery_2"
    state = box()
    own(state, 0, cards=cards, tokens="politics")
    turn(state, passed=(1, 2))
    assert (levels(state)["politics"], card_limit(state, 0), card_count(state, 0)) == (4, 3, 4)
    once = state.copy()
    play(once, "discard caribbean_1")
    assert once.round == 3
    play(state, "discard north_america_1")
    assert (levels(state)["politics"], card_limit(state, 0), card_count(state, 0)) == (3, 2, 3)
    play(state, "discard europe_4")
    assert (levels(state)["politics"], card_limit(state, 0), card_count(state, 0)) == (1, 1, 2)
    assert offered(state) == ["discard caribbean_1", "discard africa_1"]
    play(state, "discard africa_1")
    assert cards_of(state, 0) == {"caribbean_1", "slavery_2"}


@rule("EN-EX-16")
def test_example_16_governor_slot_in_round_seven() -> None:
    assets = "caribbean_1 africa_1 india_1"
    state = box()
    own(state, 0, cards=f"{assets} far_east_governor", tokens="politics " * 6)
    state.slots[0] = 42
    state.round = 7
    turn(state, passed=(1, 2))
    assert (levels(state)["politics"], card_limit(state, 0)) == (7, 4)
    play(state, "slot none")
    assert state.over
    assert state.scores()[0].parts["governor_slot"] == 3
    assert len(cards_of(state, 0)) == 4
    state = box()
    own(state, 0, cards=f"{assets} south_america_1 far_east_governor", tokens="politics " * 6)
    state.round = 7
    turn(state, passed=(1, 2))
    play(state, "slot none")
    assert card_count(state, 0) == 5
    play(state, "discard far_east_governor")
    assert (levels(state)["politics"], card_limit(state, 0), card_count(state, 0)) == (6, 3, 4)
    play(state, "discard africa_1")
    assert state.over


@rule("EN-EX-17")
def test_example_17_late_governor() -> None:
    def position(option: str) -> Endeavor:
        state = box(passed_limit=option)
        own(state, 0, "docks", harbor=9)
        own(state, 1, cards="india_1 caribbean_1 africa_governor", tokens="politics " * 3)
        own(state, 1, slot="africa_governor")
        fill(state, "south_america", [1, 1, 1, 1, 2, 2])
        turn(state, passed=(1, 2))
        play(state, "activate docks", "choose ship", "ship south_america")
        return state

    state = position("immediate")
    assert (card_limit(state, 1), asked(state).seat) == (2, 1)
    before = levels(state, 1)
    first, second, third = state.copy(), state.copy(), state.copy()
    play(first, "slot africa_governor", "discard south_america_governor", "slot africa_governor")
    assert "south_america_governor" in removed(first)
    assert levels(first, 1)["finance"] == before["finance"] - 2
    assert levels(first, 1)["culture"] == before["culture"] - 1
    play(second, "slot south_america_governor", "discard africa_governor")
    play(second, "slot south_america_governor")
    assert levels(second, 1)["industry"] == before["industry"] - 2
    play(third, "slot africa_governor", "discard india_1", "slot africa_governor")
    assert third.decks[6] >> 1 & 1
    for state in (first, second, third):
        assert (asked(state).seat, asked(state).kind) == (0, "choose_component")
    state = position("next_pass")
    assert (asked(state).seat, asked(state).kind) == (0, "choose_component")
