"""Chapter 7: reshuffle."""

from __future__ import annotations

from pentapolis.games.imperium.rules.reshuffle import draw
from tests.citing import rule
from tests.imperium.table import Table, index


@rule("IM-7.1", "IM-7.12")
def test_an_empty_deck_alone_is_no_reshuffle() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "2FAM7")
    table.in_play(0, "1REG6")
    table.deck(0, "1ROM14", "1ROM15")
    table.discard(0, "1ROM16")
    table.nation(0, "1ROM9")
    table.activate().do("play 2FAM7")
    assert table[0].deck == ()
    assert table.names(table[0].discard) == ["1ROM16", "2FAM7"]
    # The card being played is not shuffled in.
    table[0].free_played = ()
    table.hand(0, "2FAM7")
    table.discard(0, "1ROM17", "1ROM18")
    table.activate().do("play 2FAM7")
    assert table[0].discard == (index("2FAM7"),)
    assert index("1REG6") in table[0].in_play


@rule("IM-7.5", "IM-11.3", "IM-11.9", "IM-Q53", "IM-Q64", "IM-S15")
def test_zenith_and_nadir() -> None:
    vikings = Table("vikings", "greeks")
    vikings.nation(0)
    vikings.deck(0)
    vikings.discard(0, "1VIK16")
    vikings.hand(0)
    draw(vikings.state, 0, 1)
    assert not vikings[0].empire
    assert vikings.state.last_round == vikings.state.round + 1
    assert index("1VIK2") in vikings[0].hand + vikings[0].deck
    arthurians = Table("arthurians", "greeks")
    arthurians.nation(0)
    arthurians.hand(0, "1TRI3")
    arthurians.activate().do("play 1TRI3")
    assert index("2ART8") in arthurians[0].in_play
    assert not arthurians[0].empire
    # The accession card by a card effect flips as well.
    romans = Table("romans", "greeks")
    romans.nation(0)
    romans.hand(0, "1TRI3")
    romans.activate().do("play 1TRI3")
    assert romans[0].empire
    assert index("1ROM2") in romans[0].discard


@rule("IM-7.7")
def test_missing_steps_are_skipped() -> None:
    for nation in ("utopians", "vikings"):
        table = Table(nation, "greeks")
        table.nation(0)
        table[0].accession = -1
        table.box((index("1VIK2"),) if nation == "vikings" else ())
        table.deck(0)
        table.hand(0)
        table.discard(0, "1REG6", "1REG7")
        left = table[0].exhausts
        draw(table.state, 0, 1)
        assert len(table[0].hand) == 1
        assert table[0].exhausts == left


@rule("IM-7.9", "IM-V15", "IM-Q15")
def test_draw_if_able_and_up_to() -> None:
    table = Table("olmecs", "greeks")
    table.hand(0, "2OLM18", "2OLM16")
    table.deck(0, "2OLM19", "2OLM20")
    table.discard(0, "2OLM21")
    table.activate().do("play 2OLM18")
    assert table.moves() == ["number 0", "number 1", "number 2"]
    table.do("number 2", "top 2OLM16")
    assert table[0].deck == (index("2OLM16"),)
    assert table.names(table[0].discard) == ["2OLM18", "2OLM21"]
    romans = Table("romans", "greeks")
    romans.nation(0, "1ROM9")
    romans.deck(0)
    romans.discard(0)
    romans.hand(0)
    draw(romans.state, 0, 2)
    # The state step added a card, so there was one to draw.
    assert romans.names(romans[0].hand) == ["1ROM9"]
