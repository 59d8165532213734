"""Garrisons and gifts."""

from __future__ import annotations

from tests.citing import rule
from tests.imperium.table import Table, index


@rule("IM-9.21", "IM-V25", "IM-Q39", "IM-Q63")
def test_a_knight_goes_under_a_region() -> None:
    table = Table("arthurians", "greeks")
    table.hand(0, "2ART18", "2ART17")
    table.in_play(0, "2ART21", "1SCY21")
    table.deck(0, "2ART25", "2ART24")
    table.discard(0)
    table.tokens(0, 0, 0, 0)
    table.activate().do("play 2ART18", "under 2ART21")
    # The region's whole play text: draw a card, then the garrison MAY.
    assert index("2ART24") in table[0].hand
    table.do("garrison 2ART17")
    assert table.names(table[0].under(index("2ART21"))) == ["2ART17", "2ART18"]
    # It was not "playing a region": Tents are not asked.
    assert table.kind() == "activate_step"
    assert index("2ART18") not in table[0].discard


@rule("IM-V26", "IM-Q35")
def test_giving_cards() -> None:
    table = Table("romans", "greeks", "celts")
    table.empire(0)
    table.hand(0, "1CIV11", "unrest", "1ROM15")
    table.discard(0, "1ROM14")
    table.hand(1)
    table.hand(2)
    table.activate().do("play 1CIV11")
    assert table.asked().prompt.args["to"] == "seat:1"
    assert table.offers("give 1ROM14 from discard")
    table.do("give unrest", "give 1ROM15")
    assert table.names(table[1].hand) == ["unrest"]
    assert table.names(table[2].hand) == ["1ROM15"]
    # Only giver and receiver know which hand card it was.
    assert table.state.view(2)["players"][1]["hand"]["known"] == []
    assert table.state.view(0)["players"][1]["hand"]["known"] == ["card:unrest"]
