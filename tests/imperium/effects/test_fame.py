"""Fame in effects."""

from __future__ import annotations

from tests.citing import rule
from tests.imperium.table import Table, index


@rule("IM-V32", "IM-Q46", "IM-Q21")
def test_the_top_fame_card_goes_to_hand() -> None:
    table = Table("vikings", "greeks")
    table.hand(0, "1VIK12")
    table.fame("1FAM1", "1FAM2")
    table.activate().do("play 1VIK12")
    assert table.names(table[0].hand) == ["1FAM2"]
    assert table.state.exile == (index("1VIK12"),)
    assert table.state.view(1)["players"][0]["hand"]["known"] == []
    table.fame()
    table.hand(0, "1VIK2")
    table.tokens(0, 0, 0, 0)
    table.market("1REG4")
    table.activate().do("play 1VIK2")
    assert table[0].tokens[2] == 6
    assert table.state.king == 1
