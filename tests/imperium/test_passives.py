"""Triggers T3 to T10 and passives P2 to P20, and the nations of section 11."""

from __future__ import annotations

import pytest

from pentapolis.games.imperium.filters import icons_in_play
from pentapolis.games.imperium.play import can_play
from pentapolis.games.imperium.reshuffle import draw
from pentapolis.games.imperium.tables import ARTHURIANS, CARDS, NATIONS, UTOPIANS, VIKINGS
from tests.citing import rule
from tests.imperium.table import Table, index


@rule("IM-T3")
def test_tents_when_a_region_is_played() -> None:
    table = Table("scythians", "greeks")
    table.in_play(0, "1SCY21")
    table.hand(0, "1SCY18")
    table.tokens(0, 0, 0, 0)
    table.activate().do("play 1SCY18", "exhaust 1SCY21")
    assert table[0].tokens[1] == 2


@rule("IM-T5", "IM-Q57")
def test_returning_unrest_fires_once_per_operation() -> None:
    table = Table("vikings", "greeks", side="A")
    power = CARDS[table[0].power].slug
    table.hand(0, "1TRI4", "unrest", "unrest")
    table.deck(0, "1VIK16", "1VIK21", "1VIK22")
    table.discard(0)
    table.activate().do("play 1TRI4", "return unrest", "return unrest")
    assert table.kind() == "use_trigger"
    table.do(f"exhaust {power}")
    assert len(table[0].hand) == 2
    assert table.kind() != "use_trigger"
    # Innovate breaks through without any exhaust ability.
    celts = Table("celts", "greeks", side="A")
    celts.market("1REG4", "1UNC6")
    celts.hand(1)
    celts.turn().do("innovate shrine")
    assert celts.kind() == "market_token_target"


@rule("IM-T10")
def test_astronomy_on_acquire_only() -> None:
    table = Table("romans", "greeks")
    table.empire(0)
    table.in_play(0, "2CIV7")
    table.hand(0, "1ROM8")
    table.market("1REG4", "1UNC6")
    table.tokens(0, 0, 0, 0)
    table.activate().do("play 1ROM8", "acquire coast", "exhaust 2CIV7")
    assert table[0].tokens[2] == 1
    table.hand(0, "1TRI11")
    table[0].exhausted = ()
    table.market("1REG5")
    table.activate().do("play 1TRI11", "take floodplain")
    assert table.kind() != "use_trigger"


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


@rule("IM-P16")
def test_passive_protections_cost_something() -> None:
    table = Table("romans", "greeks", "qin")
    table.empire(0)
    table.hand(0, "1CIV4")
    table.in_play(1, "1REG12", "1REG6")
    table.in_play(2, "2QIN3", "2QIN4")
    table[1].exhausts = 0
    for seat in (1, 2):
        table.hand(seat)
        table.tokens(seat, 0, 0, 0)
    table.activate().do("play 1CIV4", "resolve cape")
    assert table.names(table[1].hand) == ["1REG12"]
    assert table.asked().seat == 2
    table.do("resolve long-walls-ii", "recall 2QIN4")
    assert table.names(table[2].hand) == ["2QIN4"]
    table.do("accept", "accept", "ignore", "ignore")
    assert table[1].tokens[0] == table[2].tokens[0] == 2
    assert table.names(table[1].hand) == ["1REG12"]
    declined = Table("romans", "utopians")
    declined.empire(0)
    declined.hand(0, "1CIV4")
    declined.in_play(1, "2UTO6")
    declined.hand(1)
    declined.activate().do("play 1CIV4", "none")
    assert declined.names(declined[1].hand) == ["unrest"]


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
    assert not can_play(atlanteans.state, 0, index("1ROM16"))
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


@rule("IM-3.16", "IM-T4", "IM-3.13")
def test_a_protection_needs_a_free_token_and_a_card_without_one() -> None:
    def asked(exhausts: int, used: bool) -> bool:
        table = Table("romans", "scythians")
        table.hand(0, "1CIV4")
        table.empire(0)
        table.in_play(1, "1SCY20")
        table[1].exhausts = exhausts
        table[1].exhausted = (index("1SCY20"),) if used else ()
        table.activate().do("play 1CIV4")
        return table.kind() == "attack_protection"

    assert asked(1, False)
    assert not asked(0, False)
    assert not asked(3, True)


@rule("IM-Q26", "IM-S7")
def test_an_icon_that_has_left_play_counts_as_no_bags() -> None:
    table = Table("romans", "greeks")
    table.in_play(0, "1UNC10", "1ROM11", "1REG7")
    table.hand(0, "1ROM20")
    table.activate().do("exhaust 1UNC10")
    player = table[0]
    assert icons_in_play(player, 1) == 3 + 3, "three bags, and a wheat that counts as three"
    player.in_play = tuple(card for card in player.in_play if card != index("1ROM11"))
    assert icons_in_play(player, 1) == 2


@rule("IM-S32", "IM-Q38")
@pytest.mark.parametrize(("progress", "reached"), [(4, False), (5, True), (6, True)])
def test_the_journey_takes_at_least_five_progress(progress: int, reached: bool) -> None:
    table = Table("utopians", "greeks")
    table.hand(0, "2UTO9", "2UTO10")
    table.tokens(0, 0, 0, progress)
    table.solstice()
    if table.kind() == "choose_option":
        table.do("choose advance-journey")
    assert (table[0].journey == index("2UTO2B")) == reached
    assert table[0].tokens[2] == (0 if reached else progress)
