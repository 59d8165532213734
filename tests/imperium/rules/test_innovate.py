"""Chapter 4, Innovate."""

from __future__ import annotations

from pentapolis.games.imperium.tables import SUIT, UNCIVILISED
from tests.citing import rule
from tests.imperium.table import index, romans


@rule("IM-4.1", "IM-4.2", "IM-9.33")
def test_the_whole_hand_goes_for_the_top_card_of_a_small_deck() -> None:
    table = romans()
    table.hand(0, "1ROM14", "1ROM15", "unrest")
    top = table.state.uncivilised_deck[-1]
    table.turn().do("innovate top-of-deck uncivilised")
    assert table[0].hand == (top,)
    assert SUIT[top] & UNCIVILISED
    assert {index("1ROM14"), index("1ROM15")} <= set(table[0].discard)
    assert table.names(table[0].discard).count("unrest") == 1


@rule("IM-4.2", "IM-9.33", "IM-9.34")
def test_what_innovating_cannot_get() -> None:
    table = romans()
    table.hand(0, "1ROM14")
    table.turn()
    assert table.why_not("innovate search-main-deck region").rule == "IM-9.34"
    assert table.why_not("innovate 1ROM14").rule == "IM-9.32"
    assert table.why_not("innovate 1ROM14 from discard").rule == "IM-9.32"
    table.box(table.state.region_deck)
    table.state.region_deck = ()
    table.turn()
    assert table.offers("innovate search-main-deck region")
    assert table.why_not("innovate top-of-deck region").rule == "IM-9.33"
