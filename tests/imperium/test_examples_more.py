"""The worked examples EX-22 to EX-43."""

from __future__ import annotations

import pytest

from pentapolis.games.imperium.effects.points import Tally, unrest_owned
from pentapolis.games.imperium.scoring import score
from pentapolis.games.imperium.state import DEVELOPMENT_DECK, NATION_DECK
from pentapolis.games.imperium.tables import CARDS, IS_UNREST
from tests.citing import rule
from tests.imperium.table import Table, index, text_of


@rule("IM-EX-22", "IM-12.5", "IM-12.6", "IM-12.7", "IM-12.11", "IM-C4", "IM-C6")
def test_the_romans_are_counted() -> None:
    table = Table("romans", "greeks")
    table.tokens(0, 5, 9, 7)
    table.past(0, "1ROM8", "1FAM2")
    table.in_play(0, "1ROM5", "1UNC15")
    table.deck(0, "1ROM3", "1UNC9")
    table.hand(0, "1FAM6")
    table.discard(0, "unrest", "unrest", "unrest")
    found = score(table.state, 0)
    assert found.parts == {"progress": 7, "power": 4, "fame": 17, "unrest": -6, "cards": 13}
    assert found.total == 35


def power_points(table: Table) -> int:
    tally = Tally(table.state, table[0])
    return tally.points(table[0].power, 1)


@rule("IM-EX-23", "IM-C5")
def test_celts_count_dual_cards_as_uncivilised() -> None:
    table = Table("celts", "greeks")
    table.hand(0, "1UNC1", "1UNC2", "1UNC3", "1UNC4", "1UNC15", "1UNC16")
    assert power_points(table) == 10
    table.hand(0, "1UNC1", "1UNC15")
    assert power_points(table) == 4


@rule("IM-EX-24")
def test_scythians_add_two_counts() -> None:
    table = Table("scythians", "greeks")
    table.deck(0)
    table.hand(0, "1REG1", "1REG2", "1REG3", "1REG4")
    table.discard(0, "1REG5", "1REG6", "1REG7", "1REG8")
    table.tokens(0, 11, 0, 0)
    assert power_points(table) == 5


@rule("IM-EX-25")
def test_vikings_count_variable_cards() -> None:
    table = Table("vikings", "greeks")
    table.deck(0)
    table.hand(0)
    table.discard(0, "1VIK2", "1VIK4")
    table.in_play(0, "1VIK8")
    table.garrison(0, "1VIK8", "1VIK16", "1VIK21", "1VIK22")
    table.tokens(0, 0, 7, 0)
    tally = Tally(table.state, table[0])
    assert tally.points(table[0].power, 1) == 8
    assert tally.points(index("1VIK2"), 0) == 8
    assert tally.points(index("1VIK4"), 0) == 2
    assert tally.points(index("1VIK8"), 1) == 3
    assert score(table.state, 0).total == 21


@rule("IM-EX-26", "IM-9.17", "IM-9.14")
def test_the_sunken_pile_is_no_history() -> None:
    olmecs = Table("olmecs", "greeks")
    olmecs.past(0, "2OLM12")
    tally = Tally(olmecs.state, olmecs[0])
    assert [tally.points(index("2OLM12"), place) for place in (3, 0)] == [1, 0]
    atlanteans = Table("atlanteans", "greeks")
    atlanteans.past(0, "2OLM12")
    zones = Tally(atlanteans.state, atlanteans[0]).zones
    assert index("2OLM12") in zones[0]
    assert zones[3] == ()


@rule("IM-EX-27", "IM-1.12", "IM-1.22", "IM-Q52")
def test_four_players_with_celts_and_vikings() -> None:
    table = Table("celts", "vikings", "romans", "greeks")
    state = table.state
    tucked = len([card for card in state.tucked if card >= 0])
    assert len(state.unrest) + tucked == 19
    assert len(state.main_deck) == 38 - 2


@rule("IM-EX-28", "IM-9.34", "IM-Q14")
def test_a_search_in_vain_gives_progress() -> None:
    table = Table("romans", "greeks")
    table.market("1REG4", "1UNC6", "1CIV2")
    table.main("1REG5", "1UNC4")
    table.hand(0)
    table.turn().do("innovate search-main-deck tributary")
    assert table[0].tokens[2] == 3
    assert table.names(table.state.main_deck) == ["1REG5", "1UNC4"]
    assert table.state.last_round == 0


@rule("IM-EX-29", "IM-3.7", "IM-Q5", "IM-V3")
def test_a_cost_that_cannot_be_paid_forbids_the_card() -> None:
    table = Table("romans", "greeks", box="legends")
    table.hand(0, "2UNC4")
    table.in_play(0, "2UNC7")
    table.activate()
    assert not table.offers("play 2UNC4")
    assert table.why_not("play 2UNC4").rule == "IM-3.7"
    table.hand(0, "2UNC4", "1ROM14")
    assert table.activate().offers("play 2UNC4")


@rule("IM-EX-30", "IM-V0.6", "IM-V1", "IM-Q6", "IM-S16")
def test_gwaith_camlan_without_a_knight() -> None:
    table = Table("arthurians", "greeks")
    table.in_play(0, "2ART8")
    table.hand(0)
    table[0].quest = table.take("2ART3")
    table[0].developments = ()
    table.solstice()
    while table.kind() == "solstice_order":
        table.do("resolve 2ART8" if table.offers("resolve 2ART8") else table.moves()[0])
        if len([c for c in table[0].hand if IS_UNREST[c]]) == 2:
            break
    assert len([c for c in table[0].hand if IS_UNREST[c]]) == 2


@rule("IM-EX-31", "IM-10.1", "IM-P15", "IM-V0.13")
@pytest.mark.parametrize(("payment", "triggers"), [(1, True), (0, False)])
def test_embalming_needs_real_population(payment: int, triggers: bool) -> None:
    table = Table("egyptians", "greeks")
    table.empire(0)
    table.in_play(0, "2EGY4")
    table.developments(0, "2EGY5", "2EGY6")
    table.hand(0, "2EGY3", "2EGY16")
    table.tokens(0, 2, payment, 2 - payment if payment else 2)
    table.activate().do("play 2EGY3")
    if table.kind() == "choose_option":
        table.do("choose develop")
    table.do("develop 2EGY5")
    if table.kind() == "payment_plan":
        plan = (
            "pay 2-materials 1-population 1-progress" if payment else "pay 2-materials 2-progress"
        )
        table.do(plan)
    assert (table.kind() == "choose_cards") == triggers
    if triggers:
        table.do("history 2EGY16")
        assert index("2EGY16") in table[0].past


@rule("IM-EX-32", "IM-V11", "IM-9.7")
def test_cattle_raid() -> None:
    table = Table("celts", "romans", "greeks")
    table.hand(0, "1CEL19")
    table.tokens(0, 0, 0, 0)
    table.in_play(1, "1ROM20")
    table.tokens(1, 0, 5, 5)
    table.empire(2)
    table.in_play(2)
    table.tokens(2, 3, 0, 2)
    table.activate().do("play 1CEL19")
    assert table[0].tokens == [2, 0, 1]
    assert table[1].tokens == [0, 5, 5]
    assert table[2].tokens == [3, 0, 1]


@rule("IM-EX-33", "IM-S1", "IM-T1")
def test_carthaginians_double_the_materials() -> None:
    table = Table("carthaginians", "greeks", side="A")
    table.hand(0, "1CAR16")
    table.tokens(0, 5, 0, 0)
    table.market("1REG4", "1UNC6")
    table.tuck(1)
    table.state.on_market[3] = 3
    table.state.on_market[5] = 1
    table.activate().do("play 1CAR16", "acquire 1UNC6")
    table.do(f"exhaust {CARDS[table[0].power].slug}")
    assert table[0].tokens == [8, 0, 1]
    assert table.names(table[0].hand) == ["1UNC6", "unrest"]


@rule("IM-EX-34", "IM-P3", "IM-9.30", "IM-T6")
def test_longships_reach_into_exile() -> None:
    table = Table("vikings", "greeks")
    table.in_play(0, "1VIK10")
    table.hand(0, "1VIK22")
    table.hand(1, "1GRE14", "1GRE15")
    table.exile("1REG8")
    table.tokens(0, 2, 1, 0)
    pile = len(table.state.unrest)
    table.activate().do("play 1VIK22", "acquire 1REG8")
    assert table[0].tokens == [0, 1, 0]
    table.do("discard 1GRE14")
    assert table.kind() == "use_trigger"
    table.do("exhaust 1VIK10")
    assert table[0].tokens == [2, 1, 0]
    assert table.names(table[0].hand) == ["1REG8"]
    assert len(table.state.unrest) == pile


@rule("IM-EX-35", "IM-T2")
@pytest.mark.parametrize(("card", "triggers"), [("1CIV2", False), ("1UNC15", True)])
def test_the_chosen_symbol_decides(card: str, triggers: bool) -> None:
    """Of two symbols on one card uncivilised is meant: the reaction to it is never a must."""
    table = Table("celts", "greeks", side="A")
    table.hand(0, "1CEL16")
    table.hand(1)
    table.tokens(0, 5, 0, 0)
    table.market("1REG4", "1UNC15", "1CIV2")
    table.activate().do("play 1CEL16", "choose break-through", f"take {card}")
    assert (table.kind() == "use_trigger") == triggers
    if triggers:
        table.do(f"exhaust {CARDS[table[0].power].slug}")
        assert table.names(table[1].hand) == ["unrest"]


@rule("IM-EX-36", "IM-7.4", "IM-7.10", "IM-7.11")
def test_accession_and_a_second_reshuffle() -> None:
    table = Table("romans", "greeks")
    table.nation(0)
    table.hand(0, "1ROM17")
    table.deck(0, "1ROM14")
    table.discard(0, "1ROM15")
    table[0].exhausts = 2
    table.tokens(0, 9, 9, 0)
    table.empire(0, False)
    player = table[0]
    table.hand(1, "2FAM7")
    table.hand(0, "1FAM5")
    table.activate()
    table.do("play 1FAM5", "number 3")
    assert player.empire
    assert player.exhausted == (NATION_DECK,)
    assert len(player.hand) == 3
    assert index("1ROM2") in player.hand
    assert player.deck == ()
    player.discard += (table.take("1ROM16"),)
    table.hand(0, "2FAM3")
    table.activate()
    table.do("play 2FAM3")
    assert table.kind() == "reshuffle_develop"
    table.do("develop legions")
    assert set(player.exhausted) == {NATION_DECK, DEVELOPMENT_DECK}
    assert player.exhausts == 0
    assert len(player.hand) == 1


@rule("IM-EX-37", "IM-0.14")
def test_a_metropolis_is_no_city() -> None:
    table = Table("persians", "romans")
    table.empire(0)
    table.hand(0, "1PER3")
    table.in_play(1, "1ROM7")
    table.activate().do("play 1PER3")
    assert table[1].in_play == (index("1ROM7"),)
    assert table.moves()[-1] == "none"


@rule("IM-EX-38", "IM-P20", "IM-Q10")
@pytest.mark.parametrize("bribe", [True, False])
def test_standing_army(bribe: bool) -> None:
    table = Table("romans", "greeks", "celts")
    table.empire(0)
    table.hand(0, "1CIV4")
    table.hand(1)
    table.hand(2)
    table.in_play(1, "1UNC1")
    for seat in range(3):
        table.tokens(seat, 0, 0, 2 if seat == 0 else 0)
    table.activate().do("play 1CIV4", "yes" if bribe else "no")
    if bribe:
        assert [table[seat].tokens for seat in range(3)] == [[2, 0, 2], [2, 0, 1], [2, 0, 0]]
        assert [len(table[seat].hand) for seat in (1, 2)] == [1, 1]
    else:
        table.do("accept", "ignore")
        assert [table[seat].tokens for seat in range(3)] == [[2, 0, 3], [2, 0, 0], [2, 0, 0]]
        assert [len(table[seat].hand) for seat in (1, 2)] == [0, 1]


@rule("IM-EX-39", "IM-Q34")
def test_go_a_viking() -> None:
    table = Table("vikings", "romans", "greeks")
    table.hand(0, "1VIK13")
    table.hand(1)
    table.hand(2)
    table.tokens(0, 0, 0, 0)
    table.tokens(1, 1, 0, 0)
    table.tokens(2, 2, 0, 0)
    table.activate().do("play 1VIK13")
    assert table[0].tokens[0] == 3
    assert (len(table[1].hand), len(table[2].hand)) == (1, 0)


@rule("IM-EX-40", "IM-10.10", "IM-12.14", "IM-12.16")
def test_sumerians_before_the_count() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "unrest", "unrest", "unrest", "1CIV4")
    table.discard(0, "unrest", "unrest")
    table.deck(0, "1TRI7")
    table.hand(1, "unrest", "unrest", "unrest")
    table.deck(1)
    table.discard(1)
    table.pile(1)
    table.empire(0)
    table.activate().do("play 1CIV4")
    assert table.kind() == "sumerians_unrest"
    table.do("return unrest", "return unrest from discard")
    assert table.state.over
    assert table.state.collapsed
    assert [unrest_owned(table[seat]) for seat in (0, 1)] == [3, 4]
    assert table.state.winners() == [0]
    assert len(table.state.unrest) == 2


@rule("IM-EX-41", "IM-V21", "IM-9.16", "IM-T7", "IM-9.20")
def test_flood_takes_thule_and_its_garrison() -> None:
    table = Table("atlanteans", "greeks", side="A")
    table.in_play(0, "2ATL16")
    table.garrison(0, "2ATL16", "2ATL20")
    table.hand(0, "2ATL12")
    table.discard(0, "2ATL15")
    table.activate().do("play 2ATL12")
    assert table.names(table[0].past) == ["2ATL12", "2ATL16", "2ATL20"]
    assert table.kind() == "use_trigger"
    table.do(f"exhaust {CARDS[table[0].power].slug}")
    assert table[0].deck[-1] == index("2ATL15")
    assert table.kind() == "acquire_card"


@rule("IM-EX-42", "IM-P19", "IM-Q37")
def test_shangri_la_replaces_materials() -> None:
    table = Table("utopians", "greeks")
    table[0].journey = index("2UTO3B")
    table[0].empire = True
    table.hand(0, "1ROM8")
    table.market("1REG4", "1UNC6")
    table.state.on_market[0:3] = [3, 0, 1]
    table.tokens(0, 0, 0, 0)
    table.tokens(1, 0, 0, 0)
    table.activate().do("play 1ROM8", "acquire 1REG4")
    assert table[0].tokens == [0, 2, 1]
    assert table[1].tokens == [0, 0, 1]


@rule("IM-EX-43", "IM-Q36", "IM-V27", "IM-9.22", "IM-9.23")
def test_either_elephant_may_be_found() -> None:
    table = Table("mauryans", "greeks")
    table.hand(0, "2MAU18", "2MAU12")
    table.nation(0, "2MAU14", "2MAU13", "2MAU9")
    table.market("1REG4")
    table.activate().do("play 2MAU18")
    assert table.kind() == "find_card"
    assert table.moves() == [
        text_of("find 2MAU12"),
        text_of("find 2MAU13 from nation"),
        "none",
    ]
    table.do("find 2MAU13 from nation")
    assert index("2MAU13") in table[0].discard
    assert table.names(table[0].nation_deck) == ["2MAU14", "2MAU9"]
