"""Section 9 and the vocabulary V0 to V37: tokens, cards, market, unrest, development."""

from __future__ import annotations

from pentapolis.games.imperium.effect import resolve_all
from pentapolis.games.imperium.filters import Filter
from pentapolis.games.imperium.market import acquire_from_market, exile_from_market
from pentapolis.games.imperium.state import NATION_DECK
from pentapolis.games.imperium.tables import CARDS, IS_UNREST
from tests.citing import rule
from tests.imperium.table import Table, index


def romans(side: str = "B") -> Table:
    table = Table("romans", "greeks", side=side)
    table.tokens(0, 0, 0, 0)
    table.deck(0, "1ROM14", "1ROM15")
    table.hand(0)
    return table


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


@rule("IM-9.10", "IM-V16")
def test_discarding_all_there_is() -> None:
    table = romans()
    table.empire(0)
    table.hand(0, "1ROM3")
    table.hand(1, "1GRE14")
    table.activate().do("play 1ROM3")
    assert table[1].hand == ()
    assert table[1].discard[-1] == index("1GRE14")


@rule("IM-9.11", "IM-9.12", "IM-9.18", "IM-9.19", "IM-V20", "IM-V24", "IM-R2")
def test_garrisons_follow_their_host() -> None:
    table = romans()
    table.hand(0, "1ROM20", "1ROM15", "1ROM14", "unrest")
    table.activate().do("play 1ROM20")
    assert not table.offers("garrison 1ROM14")  # Glory may not be garrisoned
    table.do("garrison unrest")
    assert table.names(table[0].under(index("1ROM20"))) == ["unrest"]
    # Not in play: the hand and the exhaust list do not know it.
    assert not any(IS_UNREST[card] for card in table[0].in_play + table[0].hand)
    table.hand(1, "1ROM21")
    table.market("1REG4", "1REG5", "1REG8")
    table.activate(1).do("play 1ROM21", "acquire 1REG4", "none")
    assert table.names(table[0].hand) == ["1ROM14", "1ROM15", "1ROM20", "unrest"]
    table.in_play(0, "1REG6", "1REG7")
    table.garrison(0, "1REG6", "1ROM19")
    table.hand(1, "1CEL18")
    table.activate(1).do("play 1CEL18", "abandon 1REG6")
    assert table.names(table[0].discard)[-2:] == ["1REG6", "1ROM19"]
    assert table[0].garrison == ()


@rule("IM-9.15", "IM-V18", "IM-P9", "IM-Q28", "IM-Q48")
def test_history_and_nations_without_one() -> None:
    table = romans()
    table.empire(0)
    table.hand(0, "1CIV2", "1ROM16")
    table.discard(0, "1ROM17")
    table.activate().do("play 1CIV2", "history 1ROM16", "history 1ROM17 from discard")
    assert table.names(table[0].past) == ["1ROM16", "1ROM17"]
    vikings = Table("vikings", "greeks")
    vikings.empire(0)
    vikings.hand(0, "1CIV2", "1VIK16", "1VIK21")
    vikings.discard(0, "1VIK22")
    vikings.activate().do("play 1CIV2", "history 1VIK16", "history 1VIK22 from discard")
    assert vikings[0].past == ()
    assert vikings.names(vikings[0].discard) == ["1CIV2", "1VIK16", "1VIK22"]


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


@rule("IM-9.29", "IM-V29", "IM-V0.12")
def test_acquiring_twice_may_take_the_refill() -> None:
    table = romans()
    table.empire(0)
    table.hand(0, "2TRI10")
    table.market("1REG4", "1UNC6")
    table.small("region", "1REG5")
    table.exile("1CIV3")
    table.activate().do("play 2TRI10")
    # The only region was taken; the refill is the only one again.
    assert table.names(table[0].hand) == ["1REG4", "1REG5"]
    assert index("2TRI10") in table[0].past


@rule("IM-9.31", "IM-9.33", "IM-9.35", "IM-V30")
def test_ways_to_break_through() -> None:
    table = romans()
    table.market("1REG4", "1UNC6")
    pile = len(table.state.unrest)
    table.small("uncivilised", "1UNC3", "1UNC7")
    assert [move for move in table.turn().moves() if move.startswith("innovate")] == [
        "innovate coast",
        "innovate shrine",
        "innovate top-of-deck region",
        "innovate top-of-deck uncivilised",
        "innovate top-of-deck civilised",
        "innovate search-main-deck tributary",
    ]
    assert table.why_not("innovate search-main-deck uncivilised").rule == "IM-9.34"
    table.do("innovate top-of-deck uncivilised")
    assert table.names(table[0].hand) == ["1UNC7"]
    assert len(table.state.unrest) == pile
    # Imperial reaches into exile without unrest.
    table = romans()
    table.hand(0, "2FAM1")
    table.exile("1UNC4")
    pile = len(table.state.unrest)
    table.activate().do("play 2FAM1", "choose break-through", "take 1UNC4")
    assert index("1UNC4") in table[0].hand
    assert len(table.state.unrest) == pile


@rule("IM-9.36", "IM-V23", "IM-Q61")
def test_only_cards_without_tokens_are_exiled() -> None:
    table = romans()
    table.hand(0, "1REG6")
    table.market("1REG4", "1UNC6", "1CIV2")
    table.state.on_market[3 * 2 + 2] = 1
    table.tuck(1)
    table.small("uncivilised", "1UNC3")
    pile = len(table.state.unrest)
    table.activate().do("play 1REG6")
    assert table.moves() == ["exile coast", "exile shrine"]
    table.do("exile shrine")
    assert table.state.exile == (index("1UNC6"),)
    assert table.state.market[1] == index("1UNC3")
    assert len(table.state.unrest) == pile  # one back, one tucked
    assert table.state.on_market[8] == 1
    everywhere = romans()
    everywhere.hand(0, "1REG6")
    everywhere.market("1REG4")
    everywhere.state.on_market[2] = 1
    everywhere.activate().do("play 1REG6")
    assert everywhere.state.exile == ()


@rule("IM-9.37", "IM-S5", "IM-Q42")
def test_lighthouse_swaps() -> None:
    table = Table("greeks", "romans")
    table.in_play(0, "1GRE9")
    table.exile("1FAM3", "1UNC3")
    table.market("1REG4", "1UNC6")
    table.state.on_market[3] = 2
    table.tuck(1)
    table.discard(0)
    pile = len(table.state.unrest)
    table.activate().do("exhaust 1GRE9", "swap notorious", "swap shrine")
    assert table.state.market[1] == index("1FAM3")
    assert table.state.on_market[3] == 2
    assert table.state.tucked[1] < 0
    assert len(table.state.unrest) == pile + 1
    assert sorted(table.state.exile) == sorted([index("1UNC3"), index("1UNC6")])


@rule("IM-9.38", "IM-9.39", "IM-V36", "IM-V37", "IM-Q43")
def test_taking_and_returning_unrest() -> None:
    table = romans()
    table.hand(0, "1TRI4", "unrest", "unrest")
    table.discard(0, "unrest")
    pile = len(table.state.unrest)
    table.activate().do("play 1TRI4")
    assert table.moves() == ["return unrest", "return unrest from discard", "none"]
    table.do("return unrest", "return unrest from discard")
    assert len(table.state.unrest) == pile + 2
    assert table.names(table[0].hand) == ["unrest"]
    assert index("1TRI4") in table[0].past
    # Unrest exiled with a host goes to its pile, never to exile.
    table = Table("arthurians", "greeks")
    table.in_play(0, "2ART5")
    table.garrison(0, "2ART5", "unrest")
    table.hand(0, "2ART25")
    table.deck(0, "2ART21", "2ART22")
    pile = len(table.state.unrest)
    table.activate().do("play 2ART25", "top 2ART21", "yes")
    assert table.state.exile == (index("2ART5"),)
    assert len(table.state.unrest) == pile + 1


@rule("IM-9.41", "IM-V33", "IM-Q13", "IM-12.1")
def test_developing_by_effect() -> None:
    table = Table("egyptians", "greeks", side="A")
    table.hand(0, "2EGY16")
    table.tokens(0, 9, 9, 0)
    power = CARDS[table[0].power].slug
    table.activate().do(f"exhaust {power}", "choose develop")
    # A barbarian may develop by effect, and may decline.
    assert table.kind() == "develop_card"
    assert "none" in table.moves()
    table.do("develop obelisk")
    assert index("2EGY5") in table[0].discard
    assert table[0].exhausted == (table[0].power,)
    # Free development is mandatory; the last card triggers scoring.
    table = Table("romans", "greeks")
    table.empire(0)
    table.developments(0, "1ROM5")
    table.hand(0, "1FAM5")
    table.tokens(0, 0, 0, 0)
    table.activate().do("play 1FAM5")
    assert index("1ROM5") in table[0].discard
    assert table.state.last_round == table.state.round + 1
    arthurians = Table("arthurians", "greeks")
    arthurians.empire(0)
    arthurians.hand(0, "1FAM5", "2ART25")
    arthurians.activate().do("play 1FAM5")
    assert len(arthurians[0].developments) == 5


@rule("IM-9.43", "IM-V2")
def test_or_and_may() -> None:
    table = romans()
    table.hand(0, "1FAM1")
    table.activate().do("play 1FAM1", "choose to-history-this")
    assert index("1FAM1") in table[0].past
    assert table[0].hand == ()
    table = Table("macedonians", "greeks")
    table.empire(0)
    table.hand(0, "1MAC6")
    table.past(0, "1MAC2")
    table.market("1REG4", "1REG5", "1REG8")
    table.activate().do("play 1MAC6", "acquire 1REG5")
    assert "none" in table.moves()  # two may be stopped after one
    table.do("none")
    assert table.names(table[0].hand) == ["1REG5"]


@rule("IM-9.45")
def test_passives_work_while_in_play_only() -> None:
    table = Table("romans", "greeks")
    table.empire(0)
    table.hand(0, "1ROM17", "1ROM5")
    table.tokens(0, 0, 5, 0)
    assert not table.activate().offers("play 1ROM17")
    table.do("play 1ROM5")
    assert table.offers("play 1ROM17")


@rule("IM-V0.4", "IM-V0.14")
def test_legality_is_tested_before_playing() -> None:
    table = Table("scythians", "greeks", side="A")
    power = CARDS[table[0].power].slug
    table.hand(0)
    table[0].actions = 1
    table.market("1REG4")
    # `take unrest` as a cost is always payable.
    table.activate().do(f"exhaust {power}")
    assert table.names(table[0].hand)[-1] == "unrest"
    # A card without effect may be played all the same.
    table = Table("romans", "greeks")
    table.hand(0, "1ROM21")
    table.market("1UNC6")
    table.activate()
    assert table.offers("play 1ROM21")


@rule("IM-V0.9")
def test_an_empty_main_deck_is_noticed_after_the_operation() -> None:
    table = romans()
    table.market("1REG4", "1UNC6", "1CIV2", "1TRI2")
    table.main("1TRI4")
    acquire_from_market(table.state, 0, 3)
    assert table.state.last_round == table.state.round + 1


@rule("IM-V14", "IM-Q23")
def test_returning_exhaust_tokens() -> None:
    table = Table("olmecs", "greeks")
    table.in_play(0, "2OLM10", "2UNC7")
    table[0].actions = 0
    table[0].exhausted = (NATION_DECK, index("2UNC7"))
    table[0].aside = 1
    table[0].exhausts = 2
    table.hand(0)
    table.activate().do("exhaust 2OLM10")
    assert table.moves() == ["from nation-deck", "return code-of-laws", "from set-aside"]
    table.do("return code-of-laws")
    assert table.offers("exhaust 2UNC7")
    assert table[0].exhausts == 2


@rule("IM-V17")
def test_two_cards_on_the_deck_in_order() -> None:
    table = Table("greeks", "romans")
    table.empire(0)
    table.hand(0, "1GRE7", "1GRE14", "1GRE15")
    table.market("1REG4", "1UNC6")
    table.in_play(1)
    table.activate().do("play 1GRE7", "top 1GRE15 1GRE14", "acquire 1REG4")
    assert table[0].deck[-2:] == (index("1GRE15"), index("1GRE14"))
    assert table.state.view(0)["players"][0]["deck"][-1] == "card:glory-1gre14"
    assert table.state.view(1)["players"][0]["deck"][-1] is None


@rule("IM-V22")
def test_exiling_this_card() -> None:
    table = romans()
    table.hand(0, "2REG1")
    table.market("1REG4", "1UNC6")
    table.activate().do("play 2REG1", "acquire 1REG4")
    assert table.state.exile == (index("2REG1"),)


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


@rule("IM-V28")
def test_free_play_from_hand() -> None:
    table = Table("romans", "greeks", box="legends")
    table.in_play(0, "2UNC6")
    table.hand(0, "unrest")
    table[0].actions = 0
    table.tokens(0, 0, 1, 0)
    pile = len(table.state.unrest)
    table.activate().do("exhaust 2UNC6")
    assert table[0].hand == ()
    assert len(table.state.unrest) == pile + 1
    assert table[0].tokens[1] == 0


@rule("IM-V32", "IM-Q46", "IM-Q21")
def test_the_top_fame_card_goes_to_hand() -> None:
    table = Table("vikings", "greeks")
    table.hand(0, "1VIK12")
    table.fame("1FAM1", "1FAM2")
    table.activate().do("play 1VIK12")
    assert table.names(table[0].hand) == ["1FAM2"]
    assert table.state.exile == (index("1VIK12"),)
    assert table.state.view(1)["players"][0]["hand"]["known"] == []
    table.fame()
    table.hand(0, "1VIK2")
    table.tokens(0, 0, 0, 0)
    table.market("1REG4")
    table.activate().do("play 1VIK2")
    assert table[0].tokens[2] == 6
    assert table.state.king == 1


@rule("IM-C1")
def test_filters() -> None:
    def fits(data: dict[str, object], number: str) -> bool:
        return Filter(data).table[index(number)]

    assert fits({"suit": "civilised"}, "1UNC15")
    assert fits({"suit": "uncivilised"}, "1UNC15")
    assert fits({"type": ["city", "metropolis"]}, "1ROM7")
    assert not fits({"type": "city"}, "1ROM7")
    assert fits({"icon": ["drop", "wheat"]}, "1REG4")
    assert not fits({"icon": "drop"}, "1REG4")
    assert fits({"name_contains": "Long Walls"}, "2QIN2")
    assert not fits({"pinned": True, "not_suit": "region"}, "1REG4")
    assert fits({"attack": True}, "1CIV4")
    assert fits({"state": "empire"}, "1CIV4")
    assert not fits({"not_type": "knight"}, "1CIV15")
    assert Filter({"this": True}).this


@rule("IM-C3", "IM-Q60")
def test_counts_of_this_effect() -> None:
    table = Table("romans", "greeks", "celts")
    table.empire(0)
    table.hand(0, "1CIV5")
    table.in_play(1, "1UNC15")
    table.in_play(2, "1REG6")
    table.tokens(0, 0, 0, 0)
    table.market("1UNC6")
    table.activate().do("play 1CIV5")
    assert table[0].tokens[0] == 2
    cacao = Table("olmecs", "greeks")
    cacao.hand(0, "2OLM9", "unrest")
    cacao.hand(1, "unrest")
    cacao.tokens(0, 0, 0, 0)
    cacao.discard(0)
    cacao.activate().do("play 2OLM9", "return unrest", "return unrest")
    assert cacao[0].tokens[2] == 2


@rule("IM-Q56")
def test_no_unrest_under_a_region() -> None:
    table = romans()
    table.market("1REG4", "1UNC6")
    acquire_from_market(table.state, 0, 0)
    assert table.names(table[0].hand) == ["1REG4"]


@rule("IM-Q2")
def test_progress_on_refill_is_a_switch() -> None:
    for switch in (False, True):
        table = Table("romans", "greeks", progress_on_refill=switch)
        table.market("1REG4", "1UNC6", "1CIV2")
        table.small("civilised", "1CIV4")
        exile_from_market(table.state, 0, 2)
        assert table.state.on_market[8] == (1 if switch else 0)


@rule("IM-Q62", "IM-R4")
def test_cards_that_cannot_be_recalled() -> None:
    table = Table("arthurians", "greeks")
    table.in_play(0, "2ART8")
    table.hand(1, "2UNC4", "1GRE14")
    table.market("1REG4", "1UNC6")
    table.activate(1).do("play 2UNC4", "acquire 1REG4")
    assert table[0].in_play == (index("2ART8"),)
    # One heavy region is one card where a region is recalled.
    table = Table("mauryans", "greeks")
    table.in_play(0, "2MAU4", "2MAU21")
    table.hand(1, "1ROM21")
    table.market("1REG4", "1REG5")
    table.activate(1).do("play 1ROM21", "acquire 1REG4", "none", "recall 2MAU4")
    assert table[0].in_play == (index("2MAU21"),)


def test_resolving_nothing_is_nothing() -> None:
    table = romans()
    resolve_all(table.state, 0, ())
    assert table.state.agenda
