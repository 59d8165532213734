"""Keywords: tokens."""

from __future__ import annotations

from pentapolis.games.imperium.tables import CARDS
from tests.citing import rule
from tests.imperium.table import Table, index


@rule("IM-9.2", "IM-V0.3", "IM-V12", "IM-V13")
def test_costs_are_all_or_nothing() -> None:
    table = Table("persians", "greeks", side="A")
    power = CARDS[table[0].power].slug
    table.hand(0, "1PER14", "1PER15", "1PER16")
    table.tokens(0, 0, 1, 0)
    table[0].actions = 1
    assert table.activate().offers(f"exhaust {power}")
    for break_it in ("actions", "cards", "tokens"):
        table = Table("persians", "greeks", side="A")
        table.hand(0, "1PER15", "1PER20", *([] if break_it == "cards" else ["1PER16"]))
        if break_it == "cards":
            table.hand(0, "1PER20")
        table.in_play(0, "2UNC7")
        table.tokens(0, 0, 0 if break_it == "tokens" else 1, 0)
        table[0].actions = 0 if break_it == "actions" else 1
        assert not table.activate().offers(f"exhaust {power}")
        assert table.why_not(f"exhaust {power}").rule == "IM-3.12"
    table = Table("persians", "greeks", side="A")
    table.hand(0, "1PER14", "1PER15", "1PER16")
    table.tokens(0, 0, 1, 0)
    table.market("1TRI2", "1TRI4")
    table.activate().do(f"exhaust {power}", "top 1PER14 1PER15")
    assert table[0].actions == 2
    assert table[0].tokens[1] == 0
    assert table[0].deck[-2:] == (index("1PER14"), index("1PER15"))
    assert table.kind() == "break_through_option"
