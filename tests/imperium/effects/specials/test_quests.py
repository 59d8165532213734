"""Special effects: quests."""

from __future__ import annotations

from tests.citing import rule
from tests.imperium.table import Table, index


@rule("IM-S13", "IM-11.4", "IM-11.6", "IM-P11")
def test_starting_quests() -> None:
    table = Table("arthurians", "greeks")
    table.hand(0)
    table.solstice()
    while table.kind() == "solstice_order":
        table.do("resolve king-arthurs-court")
    assert table.kind() == "start_quest"
    assert not table.offers("quest graal")
    assert table.offers("quest excalibur")
    table.do("quest excalibur")
    assert table[0].quest == index("2ART7")
    # The unrest may already have been discarded to the power card's own text.
    assert table.names(table[0].hand + table[0].discard).count("unrest") == 1
    # With an active quest nothing is asked; Graal opens only alone.
    table = Table("arthurians", "greeks")
    table.developments(0, "2ART3")
    table.hand(0)
    table.solstice()
    while table.kind() == "solstice_order":
        table.do("resolve king-arthurs-court")
    assert table.offers("quest graal")


@rule("IM-S14", "IM-11.5")
def test_twrch_trwyth_exiles_a_quest() -> None:
    table = Table("arthurians", "greeks")
    table.in_play(0, "2ART5")
    table.developments(0, "2ART3", "2ART4", "2ART6")
    table[0].quest = table.take("2ART7")
    table.hand(0, "2ART17", "2ART21")
    table.solstice()
    table.do("resolve twrch-trwyth", "discard 2ART17", "choose exile-quest")
    assert not table.offers("exile graal")
    table.do("exile taliesin-the-bard")
    assert table.state.exile == (index("2ART6"),)
    assert index("2ART17") in table[0].discard


@rule("IM-S17")
def test_viviane_recalls_a_knight() -> None:
    table = Table("arthurians", "greeks")
    table.in_play(0, "2ART10")
    table.garrison(0, "2ART10", "2ART17")
    table[0].quest = table.take("2ART7")
    table.hand(0)
    table.solstice().do("resolve viviane-of-the-lake", "choose recall-knight-here")
    assert index("2ART17") in table[0].hand
    table = Table("arthurians", "greeks")
    table.in_play(0, "2ART10")
    table[0].quest = table.take("2ART7")
    table.deck(0, "2ART17")
    table.hand(0)
    table.solstice().do("resolve viviane-of-the-lake")
    assert index("2ART17") in table[0].hand + table[0].discard


@rule("IM-S18", "IM-11.5")
def test_morigena() -> None:
    table = Table("arthurians", "greeks")
    table.in_play(0, "2ART21")
    table.garrison(0, "2ART21", "2ART23")
    table[0].quest = table.take("2ART7")
    table.nation(0, "2ART9", "2ART10")
    table.hand(0, "2ART16")
    table.hand(1)
    table.activate().do("play 2ART16", "abandon 2ART21")
    assert table[0].quest == -1
    assert {index("2ART7"), index("2ART10")} <= set(table[0].discard)
    assert table.names(table[1].hand) == ["unrest"]


@rule("IM-S19", "IM-11.5", "IM-11.7")
def test_myrddin_and_graal() -> None:
    table = Table("arthurians", "greeks")
    table.in_play(0, "2ART21", "2ART22")
    table.garrison(0, "2ART21", "2ART17", "2ART18")
    table.garrison(0, "2ART22", "2ART9")
    table[0].quest = table.take("2ART3")
    table[0].developments = ()
    table.box(tuple(index(n) for n in ("2ART4", "2ART5", "2ART6", "2ART7")))
    table.hand(0, "2ART23")
    table.activate().do("play 2ART23")
    assert table[0].quest == -1
    assert table.state.last_round == 0
    assert table.names(table[0].hand) == ["2ART3"]
    assert table[0].garrison == ()
    table.past(0)
    table.do("play graal")
    assert table.state.last_round == table.state.round + 1


@rule("IM-S20")
def test_cafall_hunts_twrch_trwyth() -> None:
    table = Table("arthurians", "greeks")
    table[0].quest = table.take("2ART5")
    table.hand(0, "2ART25")
    table.deck(0, "2ART21", "2ART22")
    table.activate().do("play 2ART25", "top 2ART21", "yes")
    assert table.state.exile == (index("2ART5"),)
    assert table[0].quest == -1
