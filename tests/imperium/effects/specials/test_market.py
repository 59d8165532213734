"""Special effects: market."""

from __future__ import annotations

from tests.citing import rule
from tests.imperium.table import Table, empire, index


@rule("IM-9.37", "IM-S5", "IM-Q42")
def test_lighthouse_swaps() -> None:
    table = Table("greeks", "romans")
    table.in_play(0, "1GRE9")
    table.exile("1FAM3", "1UNC3")
    table.market("1REG4", "1UNC6")
    table.state.on_market[3] = 2
    table.tuck(1)
    table.discard(0)
    pile = len(table.state.unrest)
    table.activate().do("exhaust 1GRE9", "swap notorious", "swap shrine")
    assert table.state.market[1] == index("1FAM3")
    assert table.state.on_market[3] == 2
    assert table.state.tucked[1] < 0
    assert len(table.state.unrest) == pile + 1
    assert sorted(table.state.exile) == sorted([index("1UNC3"), index("1UNC6")])


@rule("IM-S3")
def test_traders_add_a_token() -> None:
    table = Table("carthaginians", "greeks")
    table.hand(0, "1CAR19", "1CAR15")
    table.market("1REG4", "1UNC6")
    table.activate().do("play 1CAR19", "token shrine", "history 1CAR15")
    assert table.state.on_market[3:6] == [1, 0, 0]
    qin = Table("qin", "greeks")
    qin.in_play(0, "2QIN22")
    qin.market("1REG4", "1UNC6")
    qin.activate().do("exhaust 2QIN22", "token coast", "none")
    assert qin.state.on_market[:3] == [0, 1, 0]


@rule("IM-S28")
def test_king_wu_pays_progress() -> None:
    table = empire("qin")
    table.in_play(0, "2QIN22")
    table.past(0, "2QIN21")
    table.hand(0, "2QIN8")
    table.tokens(0, 0, 0, 2)
    table.market("1REG4", "1REG5", "1REG8")
    table.activate().do("play 2QIN8", "yes", "acquire coast", "yes", "acquire floodplain")
    assert table[0].tokens[2] == 0
    assert table.names(table[0].hand)[:2] == ["1REG4", "1REG5"]
    assert index("2QIN8") in table[0].past


@rule("IM-S30", "IM-Q59")
def test_school_of_diplomacy() -> None:
    table = Table("qin", "greeks", "scythians")
    table.in_play(0, "1REG6", "1REG7")
    table.in_play(1, "1REG8")
    table.in_play(2, "1SCY20", "1SCY18")
    table.hand(0, "2QIN17")
    table.market("1TRI2", "1REG4")
    table.activate().do("play 2QIN17")
    # The window opens before the attacker chooses anything.
    assert table.kind() == "attack_protection"
    table.do("none", "abandon 1REG6", "acquire assyrians", "none")
    assert index("1TRI2") in table[0].hand
    assert index("1REG8") in table[1].hand
    # As an empire nobody is harmed, and the window opens all the same.
    table.empire(0)
    table.hand(0, "2QIN17")
    table.in_play(0)
    table.in_play(2, "1SCY20", "1SCY18")
    table.activate()
    table.do("play 2QIN17")
    assert table.kind() == "attack_protection"
    table.do("exhaust 1SCY20")
    assert index("1SCY20") in table[2].exhausted
    assert index("1SCY18") in table[2].in_play


@rule("IM-S39")
def test_gambling() -> None:
    for suit, wins in (("civilised", True), ("uncivilised", True), ("region", False)):
        table = Table("romans", "greeks")
        table.hand(0, "1UNC18")
        table.main("1REG5", "1UNC15")
        pile = len(table.state.unrest)
        table.activate().do("play 1UNC18")
        if table.kind() == "payment_plan":
            table.do("pay 1-materials")
        table.do(f"suit {suit}")
        assert (index("1UNC15") in table[0].hand) == wins
        assert (index("1UNC15") in table.state.exile) != wins
        assert len(table.state.unrest) == pile
