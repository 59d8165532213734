"""The chapter on hidden information: views, and what a seat considers possible."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pentapolis
from pentapolis import Match
from pentapolis.core.conformance import check_match, check_secrecy, seen_by
from pentapolis.core.state import State
from pentapolis.games.seven_wonders import GAME
from pentapolis.games.seven_wonders.state import SEVENTH, SevenWonders
from pentapolis.games.seven_wonders.tables.cards import CARDS
from pentapolis.text import render
from tests.citing import rule
from tests.seven_wonders.table import LEFT, ME, Table, city, table

OPTIONS = st.fixed_dictionaries(
    {
        "sides": st.sampled_from(["choose", "day", "night", "random"]),
        "boards": st.sampled_from(["random", "pick"]),
        "two_step_commit": st.booleans(),
        "hide_facedown_cards": st.booleans(),
    }
)


def started(seats: int, seed: int, moves: int, options: dict[str, Any]) -> Match:
    """A game after some random moves."""
    match = pentapolis.new("seven-wonders", seats=seats, seed=seed, options=options)
    rng = Random(seed)
    for _ in range(moves):
        if match.over:
            break
        decision = rng.choice(match.decisions)
        match.play(decision.seat, rng.choice(decision.moves))
    return match


def position(match: Match) -> SevenWonders:
    assert isinstance(match.state, SevenWonders)
    return match.state


def drawn(state: SevenWonders, seat: int | None, tries: int = 12) -> Iterator[SevenWonders]:
    """Positions that the seat considers possible."""
    for number in range(tries):
        other = state.resample(seat, Random(number))
        assert isinstance(other, SevenWonders)
        yield other


@settings(max_examples=60, deadline=None)
@given(st.integers(3, 7), st.integers(0, 10**9), st.integers(0, 140), OPTIONS)
def test_secrecy_with_any_mixture_of_options(
    seats: int, seed: int, moves: int, options: dict[str, Any]
) -> None:
    match = started(seats, seed, moves, options)
    check_secrecy(match.state, Random(seed), match.state.census())


def test_secret_answers_are_imagined_as_good_ones() -> None:
    """Others have played what looks best in the hand they are dealt, not just anything."""
    match = pentapolis.new("seven-wonders", seats=4, seed=5, options={"sides": "day"})
    hidden = ("sell", "stage")
    for seat in (0, 1):
        worst = match.decision(seat).moves[-1]
        assert worst.verb in hidden
        match.play(seat, worst)
    imagined: Counter[str] = Counter()
    for state in drawn(position(match), 3):
        for seat in (0, 1):
            answer, decision = state.answers[seat], state.asked[seat]
            assert answer is not None
            assert decision is not None
            rates = GAME.rate(state, seat, decision.moves)
            assert rates[decision.moves.index(answer)] == max(rates)
            imagined[answer.text] += 1
    assert len(imagined) > 1
    assert not any(text.startswith(hidden) for text in imagined)


def looks_through_the_pile(state: State, viewer: int | None) -> bool:
    """Whether that seat has seen what others threw away in this age (SW-7.26)."""
    assert isinstance(state, SevenWonders)
    thrown = [c for c in state.pile() if c.turn == SEVENTH and c.age == state.age]
    return viewer is not None and sum(c.seen >> viewer & 1 for c in thrown) > 1


@settings(max_examples=40, deadline=None)
@given(st.integers(3, 7), st.integers(0, 10**9), st.integers(0, 140), OPTIONS)
def test_the_log_tells_no_more_than_the_view(
    seats: int, seed: int, moves: int, options: dict[str, Any]
) -> None:
    """Two answers that look the same to another seat are told in the same words."""
    match = started(seats, seed, moves, options)
    rng = Random(seed)
    while len(match.decisions) > 1:  # the last answer is the one that is told
        decision = match.decisions[0]
        match.play(decision.seat, rng.choice(decision.moves))
    for decision in match.decisions:
        ends = []
        for move in rng.sample(decision.moves, min(6, len(decision.moves))):
            end = match.state.copy()
            end.journal = []
            end.apply(decision.seat, move)
            ends.append(end)
        for viewer in (*range(seats), None):
            if viewer == decision.seat:
                continue
            stories: dict[str, str] = {}
            for end in ends:
                told = repr([e.message for e in end.journal or [] if e.is_visible_to(viewer)])
                if looks_through_the_pile(end, viewer):
                    continue  # sees what was thrown away too; only the log says what was sold
                assert stories.setdefault(seen_by(end, viewer), told) == told


@settings(max_examples=25, deadline=None)
@given(st.integers(3, 7), st.integers(0, 10**9), OPTIONS)
def test_a_seat_never_forgets_a_card_it_has_seen(
    seats: int, seed: int, options: dict[str, Any]
) -> None:
    """Every card that was ever shown to a seat and has not moved since stays what it was."""
    match = started(seats, seed, 0, options)
    rng = Random(seed)
    # What each seat saw in each hand that it held in this age, by the hand's first holder.
    held: list[dict[int, list[int]]] = [{} for _ in range(seats)]
    age = 0
    while not match.over:
        state = position(match)
        if state.age != age:
            age, held = state.age, [{} for _ in range(seats)]
        assert all(hand == tuple(sorted(hand)) for hand in state.hands)  # order tells nothing
        for seat in range(seats):
            if state.hands[seat] and state.turn:
                held[seat][state.packet(seat)] = list(state.hands[seat])
        seat = rng.randrange(seats)
        for other in drawn(state, seat, 2):
            assert other.hands[seat] == state.hands[seat]
            assert other.cities == state.cities
            for true, imagined in zip(state.facedown, other.facedown, strict=True):
                if true.seen >> seat & 1:
                    assert imagined.card == true.card
            for holder in range(seats):
                packet = state.packet(holder) if state.turn else -1
                if holder != seat and packet in held[seat]:
                    # the seat has held that hand, so it holds no card that was not in it
                    assert not Counter(other.hands[holder]) - Counter(held[seat][packet])
        for _ in range(rng.randrange(1, 2 * seats)):
            if not match.over:
                decision = rng.choice(match.decisions)
                match.play(decision.seat, rng.choice(decision.moves))


def test_passed_hands_are_known_down_to_the_thrown_away_card() -> None:
    match = started(4, 3, 0, {"sides": "day"})
    t = Table(match)
    for _ in range(5):
        t.turn()
    state = position(match)
    assert state.turn == 6
    # With 4 seats I have held every hand of this age by turn 4, and all sales were public.
    for other in drawn(state, ME):
        assert [sorted(hand) for hand in other.hands] == [sorted(hand) for hand in state.hands]
    t.turn()
    thrown = [card for card in position(match).facedown if card.turn == 7]
    assert len(thrown) == 4
    for other in drawn(position(match), ME):
        assert [c.card for c in other.facedown] == [c.card for c in position(match).facedown]


def test_hands_not_yet_held_are_unknown() -> None:
    match = started(7, 3, 0, {"sides": "day"})
    state = position(match)
    others = {other.hands[3] for other in drawn(state, ME)}
    assert len(others) > 5
    decks = {other.decks for other in drawn(state, ME)}
    assert len(decks) > 5
    assert len({other.box for other in drawn(state, ME, 40)}) > 5


def test_in_age_three_a_guild_may_be_in_a_hand_or_in_the_box() -> None:
    match = started(3, 5, 0, {"sides": "day"})
    t = Table(match).finish_age().finish_age()
    assert t.state.age == 3
    mine = set(t.state.hands[ME])
    for other in drawn(t.state, ME, 30):
        assert len(other.box) == 5
        assert not mine & set(other.box)
        assert sorted(map(repr, [other.census()])) == sorted(map(repr, [t.state.census()]))
    assert len({other.box for other in drawn(t.state, ME, 30)}) > 5


def test_the_pile_stays_known_to_who_looked_through_it() -> None:
    t = table(
        city("halikarnassos night", "brickyard", hand="walls"),
        city(hand="temple"),
        city(hand="statue"),
        age=2,
        hide_facedown_cards=True,
    )
    t.turn("stage walls", left="sell temple", right="sell statue")
    assert t.match.view(ME)["pile"]["known"] == ["card:temple", "card:statue"]
    t.play("decline")
    assert t.match.view(ME)["pile"]["known"] == ["card:temple", "card:statue"]
    for other in drawn(t.state, ME):
        assert [c.card for c in other.pile()] == [c.card for c in t.state.pile()]
    assert t.match.view(LEFT)["pile"]["known"] == ["card:temple"]
    piles = {tuple(c.card for c in other.pile()) for other in drawn(t.state, LEFT)}
    assert len(piles) > 1


def test_a_hand_that_came_round_is_known_from_its_last_sight() -> None:
    # With 3 seats I hold my first hand again on turn 4; what others hid before is settled then.
    t = Table(started(3, 6, 0, {"sides": "day", "hide_facedown_cards": True}))
    for _ in range(3):
        t.turn()
    again = set(t.state.hands[ME])
    t.turn()
    holder = LEFT
    assert set(t.state.hands[holder]) < again
    for other in drawn(t.state, ME):
        assert other.hands[holder] == t.state.hands[holder]
    t.turn().turn()
    # Two sales and a card thrown away came out of it since; which is which I cannot know.
    places = [i for i, card in enumerate(t.state.facedown) if card.packet == ME and card.turn > 4]
    assert [t.state.facedown[i].turn for i in places] == [5, 6, 7]
    orders = {tuple(other.facedown[i].card for i in places) for other in drawn(t.state, ME, 60)}
    truth = tuple(t.state.facedown[i].card for i in places)
    assert truth in orders
    assert len(orders) == 6
    assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(truth))}


def test_hidden_sales_are_unknown_to_others() -> None:
    t = table(city(hand="altar"), city(), city(), hide_facedown_cards=True)
    t.turn("sell altar")
    place = next(i for i, c in enumerate(t.state.facedown) if CARDS[c.card].id == "altar")
    imagined = {CARDS[other.facedown[place].card].id for other in drawn(t.state, t.right, 40)}
    assert len(imagined) > 1
    assert {CARDS[o.facedown[place].card].id for o in drawn(t.state, ME)} == {"altar"}


@rule("SW-Q4")
def test_spectators_have_seen_what_everybody_has_seen() -> None:
    t = table(city("gizah day", "lumber_yard sawmill", hand="altar"), city(hand="theater"))
    t.turn("stage altar", left="sell theater")
    view = t.match.view(None)
    assert view["players"][ME]["under"] == ["card:altar"]
    assert "card:theater" in view["pile"]["known"]
    assert view["hand"] == []
    for other in drawn(t.state, None):
        assert [c.card for c in other.facedown] == [c.card for c in t.state.facedown]


@rule("SW-Q16")
def test_the_size_of_the_pile_is_public_its_contents_are_not() -> None:
    t = table(city(hand="altar theater"), city(hand="loom_1 press_1"), turn=6)
    t.turn("build altar", left="build press_1")
    for seat in (0, 1, 2, None):
        assert t.match.view(seat)["pile"]["size"] == len(t.pile())
    assert "card:theater" in t.match.view(ME)["pile"]["known"]
    assert "card:theater" not in t.match.view(LEFT)["pile"]["known"]


@rule("SW-Q18")
def test_treasuries_are_open() -> None:
    t = table(city(coins=7), city(coins=1), city(coins=0))
    for seat in (0, 1, 2, None):
        assert [player["coins"] for player in t.match.view(seat)["players"]] == [7, 1, 0]


def test_answers_given_in_secret_are_imagined_anew() -> None:
    t = table(city(hand="altar"))
    t.match.play(ME, "build altar")
    imagined = {str(other.answers[ME]) for other in drawn(t.state, LEFT, 30)}
    assert len(imagined) > 1
    assert {str(other.answers[ME]) for other in drawn(t.state, ME)} == {"build altar"}


def test_views_are_plain_json() -> None:
    match = started(5, 9, 60, {"hide_facedown_cards": True})
    for seat in (*range(5), None):
        view = match.view(seat)
        assert json.loads(json.dumps(view)) == view


@pytest.mark.parametrize(
    "options",
    [
        {"boards": ["rhodos", "gizah", "olympia"], "sides": "night"},
        {"boards": ["babylon", "halikarnassos", "olympia"], "sides": "night"},
        {"boards": "pick", "sides": "random", "two_step_commit": True},
        {"two_step_commit": True, "hide_facedown_cards": True, "sides": "night"},
        {"boards": "pick", "hide_facedown_cards": True},
    ],
)
def test_mixtures_of_options_keep_every_promise(options: dict[str, Any]) -> None:
    check_match(GAME, 3, 17, options, render=render, every=11)
