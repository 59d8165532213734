"""Decks in effects."""

from __future__ import annotations

from tests.citing import rule
from tests.imperium.table import Table, index


@rule("IM-9.24", "IM-9.25", "IM-V34", "IM-V35")
def test_looking_at_and_shuffling_the_nation_deck() -> None:
    table = Table("vikings", "greeks")
    table.nation(0, "1VIK3", "1VIK4", "1VIK5")
    table.hand(0, "1VIK16", "1VIK22", "unrest")
    table.activate().do("play 1VIK16")
    assert table.state.seen[index("1VIK5")] == 1
    assert table.state.view(0)["players"][0]["nation_deck"][-1] == "card:graenland"
    assert table.state.view(1)["players"][0]["nation_deck"][-1] is None
    table.do("yes")
    assert table.state.seen[index("1VIK5")] == 0
    assert table[0].accession == index("1VIK2")
    assert table.names(table[0].nation_deck) == ["1VIK3", "1VIK4", "1VIK5"]


@rule("IM-Q36", "IM-9.22", "IM-9.23")
def test_a_named_card_is_found_without_a_question_and_its_deck_is_shuffled() -> None:
    table = Table("arthurians", "greeks")
    table.hand(0, "2ART4")
    table.deck(0)
    table.discard(0)
    table.nation(0, "2ART24", "2ART9", "2ART14")
    table.state.seen[index("2ART14")] = 1
    table.activate().do("play 2ART4")
    assert index("2ART24") in table[0].past
    assert table.state.seen[index("2ART14")] == 0, "nobody knows the order any more"
    # Found in hand, the nation deck is not touched.
    table = Table("arthurians", "greeks")
    table.hand(0, "2ART4", "2ART24")
    table.nation(0, "2ART9", "2ART14")
    table.state.seen[index("2ART14")] = 1
    table.activate().do("play 2ART4")
    assert index("2ART24") in table[0].past
    assert table.state.seen[index("2ART14")] == 1
