"""Chapter 2: development levels."""

from __future__ import annotations

import pytest

from pentapolis.games.endeavor.rules.levels import (
    card_limit,
    icon_counts,
    payments_of,
    take_icons,
    value_of,
)
from pentapolis.games.endeavor.tables.box import BOX
from pentapolis.games.endeavor.tables.constants import TRACKS
from tests.citing import rule
from tests.endeavor.table import box, building_turn, empty, hold, levels, own, play, top, turn


@rule("EN-2.1")
def test_a_level_is_the_number_of_icons() -> None:
    state = empty()
    own(state, 0, "bank workshop", "europe_2 africa_governor", "finance politics")
    # Bank finance 2, Workshop industry 1 culture 1, Europe 2 finance 1, governor culture 1
    # politics 1 wherever it lies, tokens one each.
    assert levels(state) == {"industry": 1, "culture": 2, "finance": 4, "politics": 2}
    state.slots[0] = -1
    assert icon_counts(state, 0) == [1, 2, 4, 2]
    # A turned slavery card has no icons any more.
    own(state, 1, cards="slavery_0")
    assert levels(state, 1)["industry"] == 1
    state.turned[1], state.cards[1] = state.cards[1], 0
    assert icon_counts(state, 1) == [0, 0, 0, 0]


@rule("EN-2.2")
def test_levels_change_at_once() -> None:
    state = empty()
    building_turn(state)
    play(state, "build workshop")
    assert (levels(state)["industry"], levels(state)["culture"]) == (1, 1)
    state = empty()
    own(state, 0, "market", "europe_0 europe_1", harbor=4)
    hold(state, 0, "e1 e2")
    turn(state, passed=(1, 2))
    play(state, "activate market")
    before = levels(state)["finance"]
    play(state, "draw europe")  # Europe 2: finance 1
    assert levels(state)["finance"] == before + 1
    play(state, "pass")
    culture = levels(state)["culture"]
    play(state, "discard europe_1")  # Europe 1: culture 1
    assert levels(state)["culture"] == culture - 1


@rule("EN-2.3")
def test_values_by_level() -> None:
    columns = {1: range(2), 2: range(2, 4), 3: range(4, 7), 4: range(7, 10), 5: range(10, 16)}
    expected = [value for value, levels in columns.items() for _ in levels]
    for track in BOX.tracks:
        more = 1 if track.id == "culture" else 0
        assert list(track.values) == [value + more for value in expected]
    state = box()
    state.levels[:4] = [4, 4, 4, 4]
    assert [value_of(state, 0, track) for track in range(4)] == [3, 4, 3, 3]


@rule("EN-2.4", "EN-2.7")
def test_the_marker_stops_at_fifteen() -> None:
    state = empty()
    own(state, 0, tokens="culture " * 17)
    shown = state.view(0)["players"][0]["levels"]["culture"]
    assert (shown["level"], shown["marker"], shown["value"]) == (17, 15, 6)
    assert state.scores()[0].parts["tracks"] == 15
    take_icons(state, 0, state.tables.token_icons, 1)
    assert state.view(0)["players"][0]["levels"]["culture"]["marker"] == 15
    for _ in range(2):
        take_icons(state, 0, state.tables.token_icons, 1)
    assert state.view(0)["players"][0]["levels"]["culture"]["marker"] == 14


@rule("EN-2.5")
def test_using_an_action_token_changes_no_level() -> None:
    state = empty()
    own(state, 0, "market", tokens="payment finance", harbor=1)
    state.harbor[0] = 1
    state.workers[0] = 1
    before = levels(state)
    turn(state)
    play(state, "use payment")
    assert levels(state) == before


@rule("EN-2.6", "EN-16.1")
def test_levels_are_recounted_at_the_end_of_a_round() -> None:
    state = empty()
    own(state, 0, "market bank", "india_1", "politics")
    turn(state, passed=(0, 1, 2))
    assert state.round == 3  # nothing to object to
    wrong = empty()
    own(wrong, 0, "market")
    wrong.levels[0] += 1
    wrong.journal = []  # as in a match; search does not count again
    with pytest.raises(AssertionError, match=r"EN-2\.6"):
        turn(wrong, passed=(0, 1, 2))


@rule("EN-EX-1")
def test_example_1_black_has_seven_tokens() -> None:
    state = box()
    own(state, 0, tokens="finance finance finance finance politics politics politics")
    assert levels(state) == {"industry": 0, "culture": 0, "finance": 4, "politics": 3}
    assert (payments_of(state, 0), card_limit(state, 0)) == (3, 2)


@rule("EN-EX-2")
def test_example_2_white_is_above_fifteen() -> None:
    state = box()
    own(state, 0, cards="india_1 europe_0", tokens="culture " * 15)
    assert TRACKS[1] == "culture"
    assert levels(state)["culture"] == 16
    assert state.view(0)["players"][0]["levels"]["culture"]["marker"] == 15
    turn(state, 0, passed=(1, 2))  # nothing to do: the engine passes; politics 1, limit 1
    play(state, "discard india_1")
    assert levels(state)["culture"] == 15
    assert state.view(0)["players"][0]["levels"]["culture"]["marker"] == 15
    # No governor has been awarded in India here: it still lies above the asset.
    assert state.decks[6] == 0b111111
    state.decks[6] &= ~1
    assert top(state, 6) == "india_1"
