"""Hidden information: what everybody learns when cards move."""

from __future__ import annotations

from random import Random

import pytest

from pentapolis.games.imperium.game import GAME
from pentapolis.games.imperium.rules.cards import discard_to_deck, hand_to_history
from pentapolis.games.imperium.rules.hidden import (
    ORIGINS,
    cards_from,
    deck_of,
    hand_of,
    sought_from,
)
from pentapolis.games.imperium.tables import EVERY_CARD
from tests.imperium.table import Table, imagined, index


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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_kept_for_speed_follows_from_the_cards(seats: int) -> None:
    state = GAME.start(seats, seed=seats)
    rng = Random(seats)
    while not state.over:
        decision = state.decisions()[0]
        state.apply(decision.seat, rng.choice(decision.moves))
        for player in state.players:
            own = [card for card in (player.power, player.court, player.journey) if card >= 0]
            if own:
                assert player.texts() == (*player.in_play, *own)
            hand, deck = hand_of(player.seat), deck_of(player.seat)
            astray = {card for card in EVERY_CARD if state.trace[card] & (hand | deck) == hand}
            origins = sought_from(state, player.seat)
            found = [cards_from(state, origin, hand) for origin in ORIGINS if origins & origin]
            assert astray <= {card for cards in found for card in cards}
