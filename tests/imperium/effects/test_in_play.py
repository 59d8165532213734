"""Cards in play in effects."""

from __future__ import annotations

from tests.citing import rule
from tests.imperium.table import Table, index, romans


@rule("IM-V22")
def test_exiling_this_card() -> None:
    table = romans()
    table.hand(0, "2REG1")
    table.market("1REG4", "1UNC6")
    table.activate().do("play 2REG1", "acquire 1REG4")
    assert table.state.exile == (index("2REG1"),)


@rule("IM-Q62", "IM-R4")
def test_cards_that_cannot_be_recalled() -> None:
    table = Table("arthurians", "greeks")
    table.in_play(0, "2ART8")
    table.hand(1, "2UNC4", "1GRE14")
    table.market("1REG4", "1UNC6")
    table.activate(1).do("play 2UNC4", "acquire 1REG4")
    assert table[0].in_play == (index("2ART8"),)
    # One heavy region is one card where a region is recalled.
    table = Table("mauryans", "greeks")
    table.in_play(0, "2MAU4", "2MAU21")
    table.hand(1, "1ROM21")
    table.market("1REG4", "1REG5")
    table.activate(1).do("play 1ROM21", "acquire 1REG4", "none", "recall 2MAU4")
    assert table[0].in_play == (index("2MAU21"),)


@rule("IM-V19", "IM-Q47")
def test_no_region_more_than_needed_is_given_up() -> None:
    table = Table("mauryans", "greeks")
    table.in_play(0, "2MAU4", "1REG6", "1REG7", "1REG8")
    table.hand(0, "2MAU2")
    table.fame("1FAM6", "1FAM7")
    table.activate().do("play 2MAU2", "abandon 1REG6", "abandon 1REG7")
    # One more is needed: the road would be two.
    assert "abandon grand-trunk-road" not in table.moves()
    assert index("2MAU4") in table[0].in_play
