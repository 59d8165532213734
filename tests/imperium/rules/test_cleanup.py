"""Chapter 6: Cleanup."""

from __future__ import annotations

import pytest

from pentapolis.games.imperium.rules.reshuffle import hand_limit
from pentapolis.games.imperium.state import NATION_DECK
from tests.citing import rule
from tests.imperium.table import Table, index


@rule("IM-6.1", "IM-6.2", "IM-11.1", "IM-P1")
@pytest.mark.parametrize(
    ("nation", "side", "tokens"),
    [
        ("romans", "A", [0, 0, 1]),
        ("carthaginians", "A", [1, 0, 0]),
        ("carthaginians", "B", [2, 0, 0]),
        ("qin", "A", [0, 1, 0]),
        ("qin", "B", [0, 1, 0]),
    ],
)
def test_the_market_token(nation: str, side: str, tokens: list[int]) -> None:
    table = Table(nation, "greeks", side=side)
    table.market("1REG4", "1UNC6")
    table.cleanup().do("token 1REG4")
    assert table.state.on_market[:3] == tokens
    table.cleanup().do("token 1REG4")
    assert table.state.on_market[:3] == [2 * amount for amount in tokens]


@rule("IM-Q55")
def test_without_market_cards_the_token_is_skipped() -> None:
    table = Table("romans", "greeks")
    table.market()
    table.hand(0, "1ROM15")
    assert table.cleanup().kind() == "cleanup_discard"


@rule("IM-6.3", "IM-6.4", "IM-9.13")
def test_all_tokens_come_back() -> None:
    table = Table("utopians", "greeks")
    player = table[0]
    player.actions = 5
    player.exhausts = 0
    player.exhausted = (player.power, NATION_DECK)
    player.aside = 1
    table.cleanup()
    table.do(table.moves()[0])
    assert (player.actions, player.exhausts, player.aside) == (3, 3, 0)
    assert list(player.exhausted) == []


@rule("IM-6.5", "IM-6.6", "IM-6.7", "IM-P5", "IM-11.2")
def test_discard_and_draw_to_the_limit() -> None:
    table = Table("romans", "greeks")
    table.in_play(0, "1ROM5", "1REG6")
    table.garrison(0, "1REG6", "1TRI5")
    assert hand_limit(table[0]) == 6
    table.hand(0, "1ROM14", "1ROM15", "1ROM16")
    table.deck(0, "1ROM17", "1ROM18", "1ROM19", "1ROM20", "1ROM21")
    table.cleanup()
    table.do(table.moves()[0], "discard 1ROM14")
    assert len(table[0].hand) == 6
    assert table[0].discard[-1] == index("1ROM14")
    # Above the limit nothing is drawn and nothing is discarded.
    table.hand(0, *[f"1ROM{n}" for n in (3, 4, 6, 7, 8, 9, 10)])
    table.cleanup()
    table.do(table.moves()[0], "end")
    assert len(table[0].hand) == 7
    egyptians = Table("egyptians", "greeks", side="B")
    assert hand_limit(egyptians[0]) == 6
    assert len(egyptians[0].hand) == 6
