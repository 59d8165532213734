"""Special effects: playing."""

from __future__ import annotations

from pentapolis.games.imperium.effects.filters import icons_in_play
from tests.citing import rule
from tests.imperium.table import Table, empire, index


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


@rule("IM-S2")
def test_dido_plays_what_she_acquires() -> None:
    table = Table("carthaginians", "greeks")
    table.hand(0, "1CAR18")
    table.market("1REG3", "1UNC6")
    table[0].actions = 1
    table.tokens(0, 0, 0, 0)
    table.activate().do("play 1CAR18", "yes")
    # Mountain: 3 materials, then the exile from the market.
    assert table[0].tokens == [3, 1, 0]
    table.do(table.moves()[0])
    assert index("1REG3") in table[0].in_play
    assert index("1CAR18") in table[0].past
    # Parmenion cannot play a barbarian tributary: it stays in hand.
    table = empire("macedonians")
    table.hand(0, "1MAC4")
    table.market("1TRI9")
    table.activate().do("play 1MAC4", "yes")
    assert table.names(table[0].hand) == ["1TRI9"]


@rule("IM-S6", "IM-P7", "IM-T3")
def test_phalanx_plays_a_region_from_the_discard_pile() -> None:
    table = Table("macedonians", "greeks", side="A")
    table.in_play(0, "1MAC17", "1MAC5")
    table.discard(0, "1MAC18", "1MAC14")
    table.deck(0, "1MAC12")
    table.hand(0)
    table.tokens(0, 0, 0, 0)
    table.activate().do("exhaust 1MAC17")
    assert table[0].actions == 2
    # The power's passive and Companion Cavalry both answer; the passive must be resolved.
    table.do("exhaust 1MAC5")
    assert table[0].tokens == [2, 1, 0]
    assert index("1MAC12") in table[0].hand
    assert index("1MAC18") in table[0].in_play
    table = Table("macedonians", "greeks")
    table.in_play(0, "1MAC17", "2UNC7")
    table.discard(0, "1MAC14")
    assert not table.activate().offers("exhaust 1MAC17")


@rule("IM-S12", "IM-Q41")
def test_combs() -> None:
    table = Table("vikings", "greeks")
    table.in_play(0, "1VIK4")
    table.hand(0, "1CIV3", "1CIV2", "1VIK17")
    table.tokens(0, 9, 0, 0)
    table.activate()
    assert not table.offers("play 1CIV2")
    table.do("exhaust 1VIK4")
    assert table.offers("play 1CIV2")
    table.do("play 1VIK17", "none")
    # Used up by the very next card, although it had no empire icon.
    assert not table.offers("play 1CIV2")


@rule("IM-S38", "IM-Q24")
def test_ambassador() -> None:
    table = Table("romans", "greeks", "mauryans")
    table.in_play(0, "1UNC14")
    table.in_play(1, "1MAC7", "2UTO5")
    table.in_play(2, "2MAU8")
    table[2].exhausted = (index("2MAU8"),)
    table.tokens(0, 1, 0, 0)
    table.discard(0, "1ROM14")
    table.hand(0, "1UNC22")
    table.deck(0, "1ROM15")
    table.activate().do("exhaust 1UNC14")
    # Exhausted or not does not matter; a cost that names `this` cannot be paid.
    assert sorted(table.moves()) == ["copy mosaics", "copy punch-marked-coins"]
    table.do("copy punch-marked-coins")
    assert table.names(table[0].hand) == ["1ROM15", "1UNC22"]
    assert table[0].tokens[2] == 1
    assert table[2].tokens == [3, 2, 1]
