"""Keywords: market."""

from __future__ import annotations

from pentapolis.games.imperium.rules.market import acquire_from_market, exile_from_market
from tests.citing import rule
from tests.imperium.table import Table, index, romans


@rule("IM-9.29", "IM-V29", "IM-V0.12")
def test_acquiring_twice_may_take_the_refill() -> None:
    table = romans()
    table.empire(0)
    table.hand(0, "2TRI10")
    table.market("1REG4", "1UNC6")
    table.small("region", "1REG5")
    table.exile("1CIV3")
    table.activate().do("play 2TRI10")
    # The only region was taken; the refill is the only one again.
    assert table.names(table[0].hand) == ["1REG4", "1REG5"]
    assert index("2TRI10") in table[0].past


@rule("IM-9.31", "IM-9.33", "IM-9.35", "IM-V30")
def test_ways_to_break_through() -> None:
    table = romans()
    table.market("1REG4", "1UNC6")
    pile = len(table.state.unrest)
    table.small("uncivilised", "1UNC3", "1UNC7")
    assert [move for move in table.turn().moves() if move.startswith("innovate")] == [
        "innovate coast",
        "innovate shrine",
        "innovate top-of-deck region",
        "innovate top-of-deck uncivilised",
        "innovate top-of-deck civilised",
        "innovate search-main-deck tributary",
    ]
    assert table.why_not("innovate search-main-deck uncivilised").rule == "IM-9.34"
    table.do("innovate top-of-deck uncivilised")
    assert table.names(table[0].hand) == ["1UNC7"]
    assert len(table.state.unrest) == pile
    # Imperial reaches into exile without unrest.
    table = romans()
    table.hand(0, "2FAM1")
    table.exile("1UNC4")
    pile = len(table.state.unrest)
    table.activate().do("play 2FAM1", "choose break-through", "take 1UNC4")
    assert index("1UNC4") in table[0].hand
    assert len(table.state.unrest) == pile


@rule("IM-9.36", "IM-V23", "IM-Q61")
def test_only_cards_without_tokens_are_exiled() -> None:
    table = romans()
    table.hand(0, "1REG6")
    table.market("1REG4", "1UNC6", "1CIV2")
    table.state.on_market[3 * 2 + 2] = 1
    table.tuck(1)
    table.small("uncivilised", "1UNC3")
    pile = len(table.state.unrest)
    table.activate().do("play 1REG6")
    assert table.moves() == ["exile coast", "exile shrine"]
    table.do("exile shrine")
    assert table.state.exile == (index("1UNC6"),)
    assert table.state.market[1] == index("1UNC3")
    assert len(table.state.unrest) == pile  # one back, one tucked
    assert table.state.on_market[8] == 1
    everywhere = romans()
    everywhere.hand(0, "1REG6")
    everywhere.market("1REG4")
    everywhere.state.on_market[2] = 1
    everywhere.activate().do("play 1REG6")
    assert everywhere.state.exile == ()


@rule("IM-V0.9")
def test_an_empty_main_deck_is_noticed_after_the_operation() -> None:
    table = romans()
    table.market("1REG4", "1UNC6", "1CIV2", "1TRI2")
    table.main("1TRI4")
    acquire_from_market(table.state, 0, 3)
    assert table.state.last_round == table.state.round + 1


@rule("IM-Q56")
def test_no_unrest_under_a_region() -> None:
    table = romans()
    table.market("1REG4", "1UNC6")
    acquire_from_market(table.state, 0, 0)
    assert table.names(table[0].hand) == ["1REG4"]


@rule("IM-Q2")
def test_progress_on_refill_is_a_switch() -> None:
    for switch in (False, True):
        table = Table("romans", "greeks", progress_on_refill=switch)
        table.market("1REG4", "1UNC6", "1CIV2")
        table.small("civilised", "1CIV4")
        exile_from_market(table.state, 0, 2)
        assert table.state.on_market[8] == (1 if switch else 0)
