"""Hidden information: what seats know, remember, and may imagine."""

from __future__ import annotations

from tests.imperium.table import Table, imagined


def test_the_own_deck_keeps_its_cards() -> None:
    table = Table("romans", "greeks")
    deck = sorted(table[0].deck)
    orders = {state.players[0].deck for state in imagined(table, 0)}
    assert all(sorted(order) == deck for order in orders)
    assert len(orders) > 5


def test_looked_at_fame_is_remembered_with_its_order() -> None:
    table = Table("romans", "greeks", side="A")
    table.in_play(0, "1REG6", "1REG7", "1REG8")
    table.hand(0, "1ROM14")
    table.activate().do("play 1ROM14")
    taken = table.moves()[0]
    table.do(taken)
    table.do(table.moves()[0])
    top = table.state.fame_deck[-2:]
    assert all(state.fame_deck[-2:] == top for state in imagined(table, 0))
    assert len({state.fame_deck[-1] for state in imagined(table, 1)}) > 1


def test_a_card_from_a_small_deck_may_be_any_of_its_kind() -> None:
    table = Table("romans", "greeks")
    table.hand(0)
    table.turn().do("innovate top-of-deck region")
    (card,) = table[0].hand
    seen = {state.players[0].hand[0] for state in imagined(table, 1, 60)}
    assert len(seen) > 3
    assert all(state.players[0].hand == (card,) for state in imagined(table, 0))
    # Once the hand was seen to go, the deck's other regions are no longer looked for in it.
    table.do(table.moves()[0])
    table.do(table.moves()[0])
    for state in imagined(table, 1):
        nation = {card for card in state.players[0].hand if card not in table[0].discard}
        assert nation <= set(table[0].hand + table[0].deck)
