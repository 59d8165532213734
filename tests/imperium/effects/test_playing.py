"""Playing a card without a token."""

from __future__ import annotations

from tests.citing import rule
from tests.imperium.table import Table


@rule("IM-V28")
def test_free_play_from_hand() -> None:
    table = Table("romans", "greeks", box="legends")
    table.in_play(0, "2UNC6")
    table.hand(0, "unrest")
    table[0].actions = 0
    table.tokens(0, 0, 1, 0)
    pile = len(table.state.unrest)
    table.activate().do("exhaust 2UNC6")
    assert table[0].hand == ()
    assert len(table.state.unrest) == pile + 1
    assert table[0].tokens[1] == 0
