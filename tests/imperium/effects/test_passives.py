"""Passive texts."""

from __future__ import annotations

from pentapolis.games.imperium.rules.activate import refuse_play
from pentapolis.games.imperium.rules.reshuffle import draw
from pentapolis.games.imperium.tables import (
    ARTHURIANS,
    NATIONS,
    UTOPIANS,
    VIKINGS,
)
from tests.citing import rule
from tests.imperium.table import Table, index


@rule("IM-9.45")
def test_passives_work_while_in_play_only() -> None:
    table = Table("romans", "greeks")
    table.empire(0)
    table.hand(0, "1ROM17", "1ROM5")
    table.tokens(0, 0, 5, 0)
    assert not table.activate().offers("play 1ROM17")
    table.do("play 1ROM5")
    assert table.offers("play 1ROM17")


@rule("IM-P2", "IM-Q11")
def test_chainmail_after_the_attack() -> None:
    table = Table("celts", "greeks")
    table.in_play(0, "1CEL4", "1VIK10")
    table.hand(0, "1CEL19")
    table.tokens(0, 0, 0, 0)
    table.tokens(1, 0, 0, 0)
    table.in_play(1)
    table.activate().do("play 1CEL19")
    # Two reactions at once: the owner orders them; the passive one cannot be left out.
    assert sorted(table.moves()) == ["exhaust longships", "resolve chainmail"]
    table.do("exhaust longships")
    assert table[0].tokens == [4, 0, 1]


@rule("IM-P4")
def test_chariots_free_all_attacks() -> None:
    table = Table("celts", "greeks")
    table.empire(0)
    table.hand(0, "1CEL18", "1CEL17", "1CEL16")
    table.tokens(0, 9, 9, 0)
    table.in_play(0, "2UNC7")
    table.activate()
    assert not table.offers("play 1CEL18")
    table.in_play(0, "1CEL5")
    table.activate()
    assert table.offers("play 1CEL18")
    assert table.offers("play 1CEL17")
    assert not table.offers("play 1CEL16")


@rule("IM-P8", "IM-Q66")
def test_romans_look_at_one_more() -> None:
    table = Table("romans", "greeks", side="A")
    table.in_play(0, "1REG6", "1REG7", "1REG8")
    table.hand(0, "1ROM14")
    table.fame("1FAM1", "1FAM2", "1FAM3", "1FAM4")
    table.tokens(0, 0, 0, 0)
    table.activate().do("play 1ROM14")
    assert sorted(table.moves()) == ["take great", "take marvellous", "take notorious"]
    table.do("take great")
    assert table.kind() == "fame_return_order"
    table.do("top marvellous")
    assert table.state.fame_deck == (index("1FAM1"), index("1FAM3"), index("1FAM4"))
    assert table[0].tokens[2] == 1
    # King of Kings is no look: neither the card nor the progress.
    table.fame()
    table.in_play(0, "1REG6", "1REG7", "1REG8")
    table.hand(0, "1ROM14")
    table.tokens(0, 0, 0, 0)
    table.activate().do("play 1ROM14")
    assert table[0].tokens[2] == 6


@rule("IM-P13")
def test_the_palace_sinks_with_its_mountain() -> None:
    table = Table("atlanteans", "greeks")
    table.in_play(0, "2ATL10", "2ATL3")
    table.hand(0, "2ATL12")
    table.market("1REG4", "1UNC6")
    table.activate().do("play 2ATL12", "acquire coast")
    assert table.names(table[0].past) == ["2ATL10", "2ATL12", "2ATL3"]


@rule("IM-11.8", "IM-Q40")
def test_arthurian_empire_cards() -> None:
    table = Table("arthurians", "greeks")
    table.in_play(0, "2ART21")
    table.garrison(0, "2ART21", "2ART19")
    table.hand(0, "2ART24", "1CIV3")
    table.tokens(0, 5, 0, 0)
    table.market("1UNC6", "1CIV2")
    assert not table.activate().offers("play 1CIV3")
    table.do("play 2ART24", "abandon 2ART19")
    # King Arthur left the garrison, his region stays; Moneylenders are played.
    assert index("2ART19") in table[0].discard
    assert index("2ART21") in table[0].in_play
    assert index("1CIV3") in table[0].discard
    trwyth = Table("arthurians", "greeks")
    trwyth.in_play(0, "2ART5")
    trwyth.hand(0, "1CIV3", "1CIV2")
    trwyth.tokens(0, 5, 0, 1)
    trwyth.activate().do("exhaust twrch-trwyth", "play 1CIV2", "none")
    assert index("1CIV2") in trwyth[0].discard


@rule("IM-11.10", "IM-12.2")
def test_nations_that_never_flip_or_develop() -> None:
    atlanteans = Table("atlanteans", "greeks")
    assert atlanteans[0].empire
    assert not atlanteans[0].has_history()
    atlanteans.hand(0, "1ROM16")
    assert refuse_play(atlanteans.state, 0, index("1ROM16")) is not None
    for nation in (VIKINGS, ARTHURIANS, UTOPIANS):
        table = Table(NATIONS[nation].id, "greeks")
        table.empire(0)
        table[0].developments = table[0].developments if nation == ARTHURIANS else ()
        table.deck(0)
        table.hand(0)
        table.discard(0, "1REG6", "1REG7")
        table.tokens(0, 20, 20, 20)
        draw(table.state, 0, 1)
        assert table.state.last_round == 0
        assert len(table[0].hand) >= 1
