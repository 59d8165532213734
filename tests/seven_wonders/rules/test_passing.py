"""Chapter 4: passing and the sixth turn."""

from __future__ import annotations

import pytest

import pentapolis
from tests.citing import rule
from tests.seven_wonders.table import LEFT, ME, Table, city, table


@rule("SW-4.1")
@pytest.mark.parametrize(("age", "to"), [(1, LEFT), (2, 3), (3, LEFT)])
def test_hands_go_left_right_left(age: int, to: int) -> None:
    t = table(city(hand="altar theater"), seats=4, age=age, turn=2)
    rest = [card for card in t.hand() if card != "altar"]
    t.turn("sell altar")
    assert t.hand(to) == rest


@rule("SW-4.2")
def test_received_cards_are_the_whole_new_hand() -> None:
    t = table(seats=5)
    sizes = []
    for _ in range(6):
        sizes.append({len(hand) for hand in t.state.hands})
        hands = [sorted(t.hand(seat)[:-1]) for seat in range(5)]
        last = t.state.turn == 6
        t.turn()
        if not last:
            assert [sorted(t.hand((seat + 1) % 5)) for seat in range(5)] == hands
    assert sizes == [{7}, {6}, {5}, {4}, {3}, {2}]


@rule("SW-4.3", "SW-4.4")
def test_the_seventh_card_is_thrown_away_without_coins() -> None:
    t = table(city(coins=2, hand="altar theater"), city(coins=1, hand="loom_1 press_1"), turn=6)
    t.turn("build altar", left="sell press_1")
    assert "theater" in t.pile()
    assert t.coins() == 2
    assert t.coins(LEFT) == 4
    assert "card:theater" not in t.match.view(LEFT)["pile"]["known"]
    assert "card:theater" in t.match.view(ME)["pile"]["known"]


@rule("SW-4.5")
def test_the_sixth_card_has_the_usual_uses_and_nothing_is_passed() -> None:
    t = table(city("gizah day", "lumber_yard sawmill", hand="altar theater"), turn=6)
    assert [text for text in t.moves() if "altar" in text] == [
        "build altar", "stage altar", "sell altar",
    ]  # fmt: skip
    t.turn("build altar")
    assert t.state.age == 2
    assert "theater" in t.pile()


@rule("SW-4.6", "SW-7.23")
def test_babylon_keeps_the_seventh_card_until_its_window() -> None:
    t = table(city("babylon night", stages=1, hand="altar theater"), turn=6)
    t.turn("build altar")
    assert t.hand() == ["theater"]
    assert t.match.decisions[0].kind == "play_seventh_card"
    t.play("build theater")
    assert t.city() == {"altar", "theater"}


def halikarnassos_beside(babylon: str) -> Table:
    t = table(
        city("halikarnassos night", "clay_pool clay_pit", hand="walls sawmill"),
        city("babylon night", stages=1, hand="temple statue"),
        city("gizah day", hand="school library"),
        age=2,
        turn=6,
    )
    t.turn("stage walls", left="sell temple", right="sell school")
    return t.play(babylon)


@rule("SW-4.7", "SW-Q7")
def test_thrown_away_cards_are_in_the_pile_before_it_is_looked_through() -> None:
    t = halikarnassos_beside("decline")
    assert t.match.decisions[0].kind == "build_from_discard"
    assert {"take library", "take sawmill", "take temple"} <= set(t.moves())
    assert "take walls" not in t.moves()


@rule("SW-4.8", "SW-Q7")
@pytest.mark.parametrize("use", ["decline", "sell statue"])
def test_a_seventh_card_not_used_is_in_the_pile_too(use: str) -> None:
    t = halikarnassos_beside(use)
    assert "take statue" in t.moves()


@rule("SW-4.9", "SW-5.1")
def test_conflicts_then_the_next_age() -> None:
    t = table(city(cards="stockade"), age=1, turn=6)
    t.turn()
    assert t.tokens() == [1, 1]
    assert (t.state.age, t.state.turn) == (2, 1)


@rule("SW-4.10")
@pytest.mark.parametrize("seats", range(3, 8))
def test_cards_never_appear_or_vanish(seats: int) -> None:
    match = pentapolis.new("seven-wonders", seats=seats, seed=seats, options={"sides": "night"})
    t = Table(match)
    bot = pentapolis.bot("random", seed=1)

    def cards() -> int:
        state = t.state
        return (
            sum(len(hand) for hand in state.hands)
            + sum(city.bit_count() for city in state.cities)
            + len(state.facedown)
            + sum(len(deck) for deck in state.decks)
        )

    deepest = 0
    while not match.over:
        assert cards() == 21 * seats
        size = len(t.state.pile())
        assert size >= deepest - 1  # only a build from the pile takes a card out of it
        deepest = size
        decision = match.decisions[0]
        match.play(decision.seat, bot.choose(match, decision.seat))
    assert cards() == 21 * seats
    assert all(hand == () for hand in t.state.hands)
