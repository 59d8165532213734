"""Keywords: unrest."""

from __future__ import annotations

from tests.citing import rule
from tests.imperium.table import Table, index, romans


@rule("IM-9.38", "IM-9.39", "IM-V36", "IM-V37", "IM-Q43")
def test_taking_and_returning_unrest() -> None:
    table = romans()
    table.hand(0, "1TRI4", "unrest", "unrest")
    table.discard(0, "unrest")
    pile = len(table.state.unrest)
    table.activate().do("play 1TRI4")
    assert table.moves() == ["return unrest", "return unrest from discard", "none"]
    table.do("return unrest", "return unrest from discard")
    assert len(table.state.unrest) == pile + 2
    assert table.names(table[0].hand) == ["unrest"]
    assert index("1TRI4") in table[0].past
    # Unrest exiled with a host goes to its pile, never to exile.
    table = Table("arthurians", "greeks")
    table.in_play(0, "2ART5")
    table.garrison(0, "2ART5", "unrest")
    table.hand(0, "2ART25")
    table.deck(0, "2ART21", "2ART22")
    pile = len(table.state.unrest)
    table.activate().do("play 2ART25", "top 2ART21", "yes")
    assert table.state.exile == (index("2ART5"),)
    assert len(table.state.unrest) == pile + 1
