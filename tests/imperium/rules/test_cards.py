"""Keywords: cards."""

from __future__ import annotations

from pentapolis.games.imperium.tables import IS_UNREST
from tests.citing import rule
from tests.imperium.table import Table, index, romans


@rule("IM-9.10", "IM-V16")
def test_discarding_all_there_is() -> None:
    table = romans()
    table.empire(0)
    table.hand(0, "1ROM3")
    table.hand(1, "1GRE14")
    table.activate().do("play 1ROM3")
    assert table[1].hand == ()
    assert table[1].discard[-1] == index("1GRE14")


@rule("IM-9.11", "IM-9.12", "IM-9.18", "IM-9.19", "IM-V20", "IM-V24", "IM-R2")
def test_garrisons_follow_their_host() -> None:
    table = romans()
    table.hand(0, "1ROM20", "1ROM15", "1ROM14", "unrest")
    table.activate().do("play 1ROM20")
    assert not table.offers("garrison 1ROM14")  # Glory may not be garrisoned
    table.do("garrison unrest")
    assert table.names(table[0].under(index("1ROM20"))) == ["unrest"]
    # Not in play: the hand and the exhaust list do not know it.
    assert not any(IS_UNREST[card] for card in table[0].in_play + table[0].hand)
    table.hand(1, "1ROM21")
    table.market("1REG4", "1REG5", "1REG8")
    table.activate(1).do("play 1ROM21", "acquire 1REG4", "none")
    assert table.names(table[0].hand) == ["1ROM14", "1ROM15", "1ROM20", "unrest"]
    table.in_play(0, "1REG6", "1REG7")
    table.garrison(0, "1REG6", "1ROM19")
    table.hand(1, "1CEL18")
    table.activate(1).do("play 1CEL18", "abandon 1REG6")
    assert table.names(table[0].discard)[-2:] == ["1REG6", "1ROM19"]
    assert table[0].garrison == ()


@rule("IM-9.15", "IM-V18", "IM-P9", "IM-Q28", "IM-Q48")
def test_history_and_nations_without_one() -> None:
    table = romans()
    table.empire(0)
    table.hand(0, "1CIV2", "1ROM16")
    table.discard(0, "1ROM17")
    table.activate().do("play 1CIV2", "history 1ROM16", "history 1ROM17 from discard")
    assert table.names(table[0].past) == ["1ROM16", "1ROM17"]
    vikings = Table("vikings", "greeks")
    vikings.empire(0)
    vikings.hand(0, "1CIV2", "1VIK16", "1VIK21")
    vikings.discard(0, "1VIK22")
    vikings.activate().do("play 1CIV2", "history 1VIK16", "history 1VIK22 from discard")
    assert vikings[0].past == ()
    assert vikings.names(vikings[0].discard) == ["1CIV2", "1VIK16", "1VIK22"]
