"""OR, MAY and costs."""

from __future__ import annotations

from tests.citing import rule
from tests.imperium.table import Table, index, romans


@rule("IM-9.43", "IM-V2")
def test_or_and_may() -> None:
    table = romans()
    table.hand(0, "1FAM1")
    table.activate().do("play 1FAM1", "choose to-history-this")
    assert index("1FAM1") in table[0].past
    assert table[0].hand == ()
    table = Table("macedonians", "greeks")
    table.empire(0)
    table.hand(0, "1MAC6")
    table.past(0, "1MAC2")
    table.market("1REG4", "1REG5", "1REG8")
    table.activate().do("play 1MAC6", "acquire 1REG5")
    assert "none" in table.moves()  # two may be stopped after one
    table.do("none")
    assert table.names(table[0].hand) == ["1REG5"]
