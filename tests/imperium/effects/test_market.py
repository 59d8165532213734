"""Market in effects."""

from __future__ import annotations

from tests.citing import rule
from tests.imperium.table import Table


@rule("IM-V29")
def test_a_card_that_must_hold_a_token_never_comes_from_exile() -> None:
    table = Table("carthaginians", "greeks")
    table.in_play(0, "1CAR10", "2CIV8")
    table.hand(0, "1CAR14", "1CAR15")
    table.tokens(0, 3, 0, 0)
    table.exile("1REG8", "1TRI2")
    table.market("1REG4", "1REG6")
    table.state.on_market[0] = 1
    table.state.on_market[3] = 1
    table.activate().do("exhaust 1CAR10", "discard 1CAR14")
    assert sorted(table.moves()) == ["acquire coast", "acquire forest"]
