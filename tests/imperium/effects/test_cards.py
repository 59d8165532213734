"""Cards in effects."""

from __future__ import annotations

from tests.citing import rule
from tests.imperium.table import Table, index


@rule("IM-V17")
def test_two_cards_on_the_deck_in_order() -> None:
    table = Table("greeks", "romans")
    table.empire(0)
    table.hand(0, "1GRE7", "1GRE14", "1GRE15")
    table.market("1REG4", "1UNC6")
    table.in_play(1)
    table.activate().do("play 1GRE7", "top 1GRE15 1GRE14", "acquire 1REG4")
    assert table[0].deck[-2:] == (index("1GRE15"), index("1GRE14"))
    assert table.state.view(0)["players"][0]["deck"][-1] == "card:glory-1gre14"
    assert table.state.view(1)["players"][0]["deck"][-1] is None
