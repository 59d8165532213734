"""Kinds of cards and counters."""

from __future__ import annotations

from pentapolis.games.imperium.effects.filters import Filter
from tests.citing import rule
from tests.imperium.table import Table, index


@rule("IM-C1")
def test_filters() -> None:
    def fits(data: dict[str, object], number: str) -> bool:
        return Filter(data).table[index(number)]

    assert fits({"suit": "civilised"}, "1UNC15")
    assert fits({"suit": "uncivilised"}, "1UNC15")
    assert fits({"type": ["city", "metropolis"]}, "1ROM7")
    assert not fits({"type": "city"}, "1ROM7")
    assert fits({"icon": ["drop", "wheat"]}, "1REG4")
    assert not fits({"icon": "drop"}, "1REG4")
    assert fits({"name_contains": "Long Walls"}, "2QIN2")
    assert not fits({"pinned": True, "not_suit": "region"}, "1REG4")
    assert fits({"attack": True}, "1CIV4")
    assert fits({"state": "empire"}, "1CIV4")
    assert not fits({"not_type": "knight"}, "1CIV15")
    assert Filter({"this": True}).this


@rule("IM-C3", "IM-Q60")
def test_counts_of_this_effect() -> None:
    table = Table("romans", "greeks", "celts")
    table.empire(0)
    table.hand(0, "1CIV5")
    table.in_play(1, "1UNC15")
    table.in_play(2, "1REG6")
    table.tokens(0, 0, 0, 0)
    table.market("1UNC6")
    table.activate().do("play 1CIV5")
    assert table[0].tokens[0] == 2
    cacao = Table("olmecs", "greeks")
    cacao.hand(0, "2OLM9", "unrest")
    cacao.hand(1, "unrest")
    cacao.tokens(0, 0, 0, 0)
    cacao.discard(0)
    cacao.activate().do("play 2OLM9", "return unrest", "return unrest")
    assert cacao[0].tokens[2] == 2
