"""Hidden information: what seats know, remember, and may imagine."""

from __future__ import annotations

from random import Random

from pentapolis.games.imperium.rules.cards import discard_to_deck, hand_to_history
from pentapolis.games.imperium.state import Imperium
from tests.imperium.table import Table, index


def imagined(table: Table, seat: int, times: int = 30) -> list[Imperium]:
    """Positions that the seat considers possible."""
    found = []
    for i in range(times):
        drawn = table.state.resample(seat, Random(i))
        assert isinstance(drawn, Imperium)
        found.append(drawn)
    return found


def test_an_acquired_card_stays_known() -> None:
    table = Table("romans", "greeks")
    table.market("1REG4", "1UNC6")
    table.hand(0, "1ROM16")
    table.tokens(0, 3, 0, 0)
    table.activate().do("play 1ROM16")
    assert table.state.view(1)["players"][0]["hand"]["known"] == ["card:shrine"]
    assert all(index("1UNC6") in state.players[0].hand for state in imagined(table, 1))


def test_a_secret_move_makes_known_cards_uncertain_but_not_lost() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "1REG4", "1ROM14", "1ROM15")
    table.begin(*table.state.agenda)
    hand_to_history(table.state, 0, index("1ROM14"))
    places = set()
    for state in imagined(table, 1):
        player = state.players[0]
        zone = "hand" if index("1REG4") in player.hand else "past"
        assert index("1REG4") in player.hand + player.past
        places.add(zone)
    assert places == {"hand", "past"}
    # The owner knows all of it.
    assert all(state.players[0].past == (index("1ROM14"),) for state in imagined(table, 0))


def test_a_card_put_on_the_deck_openly_is_known_by_all() -> None:
    table = Table("romans", "greeks")
    table.discard(0, "1ROM9")
    discard_to_deck(table.state, 0, index("1ROM9"))
    for seat in (0, 1):
        assert all(s.players[0].deck[-1] == index("1ROM9") for s in imagined(table, seat))


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
