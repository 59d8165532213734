"""Chapter 5, Revolt."""

from __future__ import annotations

from pentapolis.text import render
from tests.citing import rule
from tests.imperium.table import romans


@rule("IM-5.1", "IM-5.2")
def test_as_many_unrest_as_one_likes_go_back_to_the_pile() -> None:
    table = romans()
    table.hand(0, "1ROM14", "unrest", "unrest", "unrest")
    pile = len(table.state.unrest)
    table.turn()
    offered = [move for move in table.moves() if move.startswith("revolt")]
    assert offered == ["revolt 3", "revolt 2", "revolt 1", "revolt 0"]
    refusal = table.why_not("revolt 4")
    assert refusal.rule == "IM-5.1"
    assert "3" in render(refusal, "en")
    table.do("revolt 2")
    assert len(table.state.unrest) == pile + 2
    assert table.names(table[0].hand) == ["1ROM14", "unrest"]
    assert table.kind() == "market_token_target"  # nothing else is done in such a turn
