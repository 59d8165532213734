"""The worked examples EX-1 to EX-21."""

from __future__ import annotations

from pentapolis.games.imperium.rules.development import development_cost
from pentapolis.games.imperium.rules.tokens import payments
from pentapolis.games.imperium.state import DEVELOPMENT_DECK, NATION_DECK
from tests.citing import rule
from tests.imperium.table import Table, index


def macedonians() -> Table:
    """The rulebook's first turn: Advance, Haliacmon Valley, two Unrest and another card."""
    table = Table("macedonians", "romans")
    table.hand(0, "1MAC13", "1MAC18", "unrest", "unrest", "1MAC12")
    table.deck(0, "1MAC14", "1MAC15", "1MAC16", "1MAC17", "1MAC19", "1MAC20")
    table.market("1REG4", "1UNC6", "1CIV2", "1UNC19", "1TRI7")
    table.main("1UNC4", "1REG3")
    table.tuck(3)
    return table


@rule("IM-EX-1", "IM-EX-2", "IM-EX-3", "IM-EX-4", "IM-EX-5", "IM-9.26", "IM-9.27", "IM-9.28")
def test_the_first_turn_of_the_rulebook() -> None:
    table = macedonians()
    state = table.state
    pile = len(state.unrest)
    table.activate().do("play 1MAC13")
    # The five-material option: 3 M and 1 G are worth 5.
    assert table.offers("choose break-through")
    table.do("acquire port", "pay 3-materials")
    assert table[0].tokens == [0, 2, 1]
    assert table[0].actions == 2
    assert table.names(table[0].hand) == [
        "1MAC12",
        "1MAC18",
        "1UNC19",
        "unrest",
        "unrest",
        "unrest",
    ]
    assert table.names(table[0].discard) == ["1MAC13"]
    assert state.market[3] == index("1REG3")
    assert state.tucked[3] < 0
    assert len(state.unrest) == pile
    # EX-2
    table.do("play port", "play 1MAC18", "none")
    assert table[0].tokens == [0, 3, 1]
    assert table[0].actions == 0
    assert table.names(table[0].in_play) == ["1MAC18", "1UNC19"]
    assert table.names(table[0].hand) == ["1MAC12", "unrest", "unrest", "unrest"]
    # EX-3
    table.do("exhaust port")
    assert table[0].tokens == [1, 3, 1]
    assert table[0].exhausts == 4
    assert table[0].exhausted == (index("1UNC19"),)
    # The optional part could be paid with 1 M and 1 G (IM-9.4); the example leaves it.
    table.do("none" if table.kind() == "accept_may" and table.offers("none") else "no")
    # EX-4: nothing is left to do, so the turn goes on to Cleanup by itself.
    table.do("token sumerians")
    assert state.on_market[3 * 4 + 2] == 1
    assert (table[0].actions, table[0].exhausts) == (3, 5)
    assert list(table[0].exhausted) == []
    # EX-5
    table.do("discard 1MAC12")
    assert table.names(table[0].hand).count("unrest") == 3
    assert len(table[0].hand) == 5
    assert len(table[0].deck) == 4


@rule("IM-EX-6", "IM-5.1", "IM-5.2")
def test_revolting_instead() -> None:
    table = macedonians()
    pile = len(table.state.unrest)
    table.turn().do("revolt 2")
    assert len(table.state.unrest) == pile + 2
    assert table.kind() == "market_token_target"


@rule("IM-EX-7", "IM-4.1", "IM-4.2", "IM-4.3", "IM-9.32", "IM-Q67")
def test_innovating_instead() -> None:
    table = macedonians()
    pile = len(table.state.unrest)
    table.turn().do("innovate port")
    assert len(table[0].discard) == 5
    assert table.names(table[0].hand) == ["1UNC19"]
    assert len(table.state.unrest) == pile + 1
    assert table[0].tokens == [3, 2, 1]
    table.do("token sumerians", "end")
    assert len(table[0].hand) == 5


@rule("IM-EX-8", "IM-3.5")
def test_cards_of_the_other_state_can_be_acquired_but_not_played() -> None:
    table = macedonians()
    table.market("1CIV13", "1UNC6", "1CIV2", "1UNC19", "1TRI7")
    table.activate().do("play 1MAC13", "acquire 1CIV13", "pay 3-materials")
    assert index("1CIV13") in table[0].hand
    assert not table.offers("play 1CIV13")
    assert table.why_not("play 1CIV13").rule == "IM-0.4"


@rule("IM-EX-9", "IM-9.3", "IM-V10")
def test_progress_pays_for_population() -> None:
    table = Table("romans", "greeks")
    assert [m.text for m in payments([0, 1, 3], (0, 3, 0))] == [
        "pay 1-population 2-progress",
        "pay 3-progress",
    ]
    table.hand(0, "1ROM17")
    table.tokens(0, 0, 1, 3)
    table.activate().do("play 1ROM17", "choose break-through")
    assert table[0].tokens == [0, 0, 1]
    table = Table("romans", "greeks")
    table.hand(0, "1ROM17")
    table.market("1REG4", "1UNC6", "1CIV2", "1UNC19", "1TRI7")
    table.tokens(0, 0, 1, 1)
    table.activate().do("play 1ROM17")
    # "Pay 3 P" is out of reach, so "pay 2 P, acquire" goes ahead without a question.
    assert table.kind() == "acquire_card"
    assert table[0].tokens == [0, 0, 0]


@rule("IM-EX-10", "IM-9.4", "IM-9.5")
def test_progress_pays_for_materials_without_change() -> None:
    assert [m.text for m in payments([1, 0, 2], (3, 0, 0))] == [
        "pay 1-materials 1-progress",
        "pay 2-progress",
    ]
    # Nothing replaces progress, and materials do not replace population.
    assert payments([9, 9, 0], (0, 0, 1)) == []
    assert payments([9, 0, 0], (0, 1, 0)) == []


@rule("IM-EX-11", "IM-0.5", "IM-Q26", "IM-Q27", "IM-S7", "IM-10.2", "IM-T9", "IM-C2")
def test_agriculture_prosperity_and_shaduf() -> None:
    def romans() -> Table:
        table = Table("romans", "greeks")
        table.in_play(0, "1ROM20", "1ROM11", "1ROM12", "1REG7", "1UNC12", "1UNC10")
        table.hand(0, "1ROM15")
        table.deck(1)
        table.deck(0)
        table.tokens(0, 0, 0, 0)
        return table.activate()

    table = romans()
    table.do("exhaust 1UNC10", "play 1ROM15", "no", "no", "choose gain-materials")
    assert table[0].tokens[0] == 8
    assert table.kind() == "use_trigger"
    table.do("exhaust 1UNC12")
    assert table[0].tokens == [8, 0, 1]
    table = romans()
    table.do("exhaust 1UNC10", "play 1ROM15", "no", "no", "choose gain-population")
    assert table[0].tokens == [0, 4, 0]
    assert table.kind() != "use_trigger"


@rule("IM-EX-12", "IM-10.12", "IM-P14", "IM-Q47", "IM-V19")
def test_grand_trunk_road_weighs_two_regions() -> None:
    table = Table("mauryans", "greeks")
    table.in_play(0, "2MAU4", "2MAU21")
    table.hand(0, "2MAU22", "2MAU2")
    table.fame("1FAM1", "1FAM2", "1FAM3")
    table.deck(0)
    table.deck(1)
    table.tokens(0, 0, 0, 0)
    table.activate().do("play 2MAU22", "no", "no", "choose gain-population")
    assert table[0].tokens[1] == 3
    table.do("play 2MAU2")
    assert table[0].in_play == ()
    table.do("take notorious")
    assert index("1FAM3") in table[0].hand


@rule("IM-EX-13", "IM-6.8", "IM-7.3", "IM-7.8", "IM-9.9")
def test_a_reshuffle_in_cleanup_uses_a_fresh_token() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "1ROM14", "1ROM15")
    table.deck(0, "1ROM16")
    table.discard(0, "1ROM17", "1ROM19")
    table.nation(0, "1ROM9", "1ROM12")
    table[0].exhausts = 0
    table.cleanup()
    table.do(table.moves()[0], "end")
    assert len(table[0].hand) == 5
    assert index("1ROM12") not in table[0].nation_deck
    assert table[0].exhausts == 4
    assert table[0].exhausted == (NATION_DECK,)
    assert len(table[0].deck) == 1


@rule("IM-EX-14", "IM-7.2")
def test_a_reshuffle_in_another_turn_with_a_token_on_the_nation_deck() -> None:
    table = Table("romans", "greeks")
    table.deck(0)
    table.discard(0, "1ROM17", "1ROM19")
    table.nation(0, "1ROM9", "1ROM12")
    table[0].exhausted = (NATION_DECK,)
    table[0].exhausts = 4
    table.hand(0)
    table.hand(1, "1ROM15")
    table.deck(1)
    table.activate(1).do("play 1ROM15", "no", "yes")
    assert len(table[0].hand) == 1
    assert len(table[0].deck) == 1
    assert len(table[0].nation_deck) == 2
    assert table[0].exhausts == 4


@rule("IM-EX-15", "IM-12.4", "IM-12.13", "IM-V0.8")
def test_the_last_unrest_means_collapse() -> None:
    def romans() -> Table:
        table = Table("romans", "greeks")
        table.market("1REG4", "1UNC6", "1CIV2", "1UNC19", "1REG2")
        table.small("civilised", "1UNC3")
        table.main("1CIV5", "1UNC5")
        table.pile(2)
        table.tuck(2)
        table.tokens(0, 9, 0, 0)
        table.hand(0, "1ROM16")
        return table.activate()

    table = romans().do("play 1ROM16", "acquire 1CIV2")
    assert table.state.over
    assert table.state.collapsed
    assert index("1CIV2") in table[0].hand
    assert index("1ROM16") in table[0].resolving
    table = romans().do("play 1ROM16", "choose break-through", "take 1CIV2")
    assert not table.state.over
    assert len(table.state.unrest) == 1
    table = romans()
    table.hand(0, "1ROM17")
    table.tokens(0, 0, 9, 0)
    table.activate().do("play 1ROM17", "choose break-through", "take 1REG2")
    assert table.state.collapsed


@rule("IM-EX-16", "IM-9.44", "IM-T4", "IM-S9", "IM-Q9", "IM-3.16")
def test_a_protection_lets_the_defender_choose() -> None:
    table = Table("romans", "scythians")
    table.empire(0)
    table.hand(0, "1CIV4")
    table.in_play(1, "1SCY20")
    table[1].exhausts = 1
    table.tokens(0, 0, 0, 0)
    table.tokens(1, 0, 0, 0)
    table.hand(1)
    table.activate().do("play 1CIV4")
    assert table.kind() == "attack_protection"
    table.do("exhaust 1SCY20", "accept", "ignore")
    assert table[1].tokens[0] == 2
    assert table[1].hand == ()
    assert table[0].tokens == [2, 0, 1]


@rule("IM-EX-17", "IM-P12", "IM-0.6", "IM-7.6")
def test_vast_wealth_makes_developments_cheaper() -> None:
    table = Table("atlanteans", "greeks")
    table.in_play(0, "2ATL8")
    table.developments(0, "2ATL2", "2ATL3")
    table.tokens(0, 1, 0, 3)
    assert development_cost(table[0], index("2ATL2")) == (3, 0, 1)
    table.deck(0)
    table.discard(0, "2ATL12")
    table.hand(0)
    table.cleanup().do("token " + table.moves()[0].split()[1], "develop 2ATL2")
    # One material and two progress: the progress that need not be given is kept.
    assert table[0].tokens == [0, 0, 1]
    assert DEVELOPMENT_DECK in table[0].exhausted


@rule("IM-EX-18", "IM-P6", "IM-V4", "IM-9.40")
def test_pyramids_make_unrest_cheaper() -> None:
    table = Table("egyptians", "greeks")
    table.in_play(0, "2EGY9")
    table.hand(0, "unrest", "2EGY16")
    table.tokens(0, 1, 0, 0)
    pile = len(table.state.unrest)
    table.activate().do("play unrest")
    assert table.names(table[0].discard)[-1:] == ["2EGY16"]
    assert len(table.state.unrest) == pile + 1
    assert table[0].hand == ()


@rule("IM-EX-19", "IM-10.4", "IM-10.5", "IM-10.6", "IM-10.7", "IM-10.8", "IM-12.1", "IM-V31")
def test_glory_until_king_of_kings() -> None:
    table = Table("romans", "greeks")
    state = table.state
    table.fame("1FAM1")
    for seat, glory in ((0, "1ROM14"), (0, "1CAR14"), (0, "1CEL15"), (1, "1GRE14")):
        table.hand(seat, glory)
        table.in_play(seat, "1REG6", "1REG7", "1REG8")
        table.activate(seat).do(f"play {glory}")
        if glory == "1ROM14":
            # One card was left: it is looked at and taken; nothing is triggered.
            assert index("1FAM1") in table[0].hand
            assert state.last_round == 0
        elif glory == "1CAR14":
            assert table[0].tokens[2] == 1 + 6
            assert state.king == 1
            assert state.last_round == state.round + 1
        elif glory == "1CEL15":
            assert table[0].tokens[2] == 1 + 6
        else:
            assert table[1].tokens[2] == 1 + 4


@rule("IM-EX-20", "IM-11.15", "IM-P18", "IM-Q16")
def test_utopians_take_unrest_when_the_deck_runs_out() -> None:
    table = Table("utopians", "greeks")
    table.hand(0)
    table.deck(0, "2UTO4", "2UTO5", "2UTO6")
    table.discard(0, "2UTO7", "2UTO8", "2UTO9", "2UTO10", "2UTO11", "2UTO12")
    table.cleanup()
    table.do(table.moves()[0])
    assert len(table[0].hand) == 5
    assert table.names(table[0].hand).count("unrest") == 1
    assert len(table[0].deck) == 5


@rule("IM-EX-21", "IM-11.13", "IM-S32", "IM-Q38", "IM-Q19", "IM-S11", "IM-V8")
def test_shangri_la_is_reached_and_ends_the_game() -> None:
    table = Table("utopians", "greeks")
    table[0].journey = index("2UTO3A")
    table[0].empire = True
    table.tokens(0, 0, 25, 6)
    table.state.round = 4
    table.solstice().do("choose advance-journey")
    assert table[0].tokens == [0, 25, 0]
    assert table[0].journey == index("2UTO3B")
    assert table.state.last_round == 5
    assert table.state.round == 5
