"""Tokens in effects."""

from __future__ import annotations

from pentapolis.games.imperium.state import NATION_DECK
from tests.citing import rule
from tests.imperium.table import Table, index


@rule("IM-V14", "IM-Q23")
def test_returning_exhaust_tokens() -> None:
    table = Table("olmecs", "greeks")
    table.in_play(0, "2OLM10", "2UNC7")
    table[0].actions = 0
    table[0].exhausted = (NATION_DECK, index("2UNC7"))
    table[0].aside = 1
    table[0].exhausts = 2
    table.hand(0)
    table.activate().do("exhaust 2OLM10")
    assert table.moves() == ["from nation-deck", "return code-of-laws", "from set-aside"]
    table.do("return code-of-laws")
    assert table.offers("exhaust 2UNC7")
    assert table[0].exhausts == 2
