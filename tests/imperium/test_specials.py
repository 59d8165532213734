"""The odd effects S2 to S42, one by one."""

from __future__ import annotations

from pentapolis.games.imperium.state import Imperium
from pentapolis.games.imperium.tables import CARDS
from tests.citing import rule
from tests.imperium.table import Table, index


def empire(nation: str, side: str = "B") -> Table:
    table = Table(nation, "romans" if nation != "romans" else "greeks", side=side)
    table.empire(0)
    table.tokens(0, 0, 0, 0)
    table.hand(0)
    return table


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


@rule("IM-S3")
def test_traders_add_a_token() -> None:
    table = Table("carthaginians", "greeks")
    table.hand(0, "1CAR19", "1CAR15")
    table.market("1REG4", "1UNC6")
    table.activate().do("play 1CAR19", "token shrine", "history 1CAR15")
    assert table.state.on_market[3:6] == [1, 0, 0]
    qin = Table("qin", "greeks")
    qin.in_play(0, "2QIN22")
    qin.market("1REG4", "1UNC6")
    qin.activate().do("exhaust 2QIN22", "token coast", "none")
    assert qin.state.on_market[:3] == [0, 1, 0]


@rule("IM-S4")
def test_an_unrest_returns_itself() -> None:
    table = empire("romans")
    table.hand(0, "unrest", "1ROM14", "1ROM15", "1ROM16")
    pile = len(table.state.unrest)
    table.activate().do("play unrest", "discard 1ROM14 1ROM15")
    assert len(table.state.unrest) == pile + 1
    assert table.names(table[0].discard)[-2:] == ["1ROM14", "1ROM15"]


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


@rule("IM-S8")
def test_the_eternal_city_replaces_rome() -> None:
    table = empire("romans")
    table.hand(0, "1ROM7")
    table.in_play(0, "1ROM19", "2UNC7")
    table.garrison(0, "1ROM19", "1ROM14")
    table.activate().do("play 1ROM7")
    assert table.names(table[0].past) == ["1ROM14", "1ROM19"]
    assert index("1ROM7") in table[0].in_play


@rule("IM-S10", "IM-P10")
def test_vikings_look_when_they_take_unrest() -> None:
    table = Table("vikings", "celts")
    table.nation(0, "1VIK3", "1VIK4", "1VIK5")
    table.hand(1, "1CEL3")
    table.empire(1)
    table.market("1REG4")
    table.activate(1).do("play 1CEL3")
    assert (table.asked().seat, table.kind()) == (0, "accept_may")
    table.do("yes")
    assert table[0].nation_deck == (index("1VIK5"), index("1VIK3"), index("1VIK4"))
    assert table.state.seen[index("1VIK5")] == 1


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


@rule("IM-S21")
def test_ashoka_puts_attacks_into_history() -> None:
    table = empire("mauryans")
    table.hand(0, "2MAU5", "2MAU12", "2MAU22")
    table.deck(0, "2MAU13", "2MAU21")
    table.discard(0, "1CIV4", "2MAU17")
    table.fame("1FAM4")
    table.activate().do("play 2MAU5")
    assert table.names(table[0].past) == ["1CIV4", "2MAU12", "2MAU13", "2MAU5"]
    assert table.names(table[0].hand) == ["1FAM4", "2MAU22"]
    known = table.state.view(1)["players"][0]["hand"]["known"]
    assert known == ["card:marvellous", "card:prosperity-2mau22"]


@rule("IM-S22")
def test_edicts_one_or_both() -> None:
    for answer, drawn, returned in (
        ("choose draw", 1, 0),
        ("choose return-unrest", 0, 1),
        ("choose return-unrest-then-draw", 1, 1),
    ):
        table = empire("mauryans")
        table.in_play(0, "2MAU7")
        table.hand(0, "2MAU22")
        table.deck(0, "2MAU21", "2MAU20")
        table.discard(0, "unrest")
        pile = len(table.state.unrest)
        table.activate().do("exhaust 2MAU7", answer)
        assert len(table[0].hand) == drawn
        assert len(table.state.unrest) == pile + returned
    table = empire("mauryans")
    table.in_play(0, "2MAU7")
    table.hand(0, "2MAU22")
    table.deck(0, "2MAU21")
    table.activate().do("exhaust 2MAU7")
    assert table.names(table[0].hand) == ["2MAU21"]


@rule("IM-S23")
def test_arthashastra() -> None:
    table = empire("mauryans")
    table.in_play(0, "2MAU9")
    table.hand(0, "unrest", "unrest", "unrest")
    table.deck(0, "2MAU21", "2MAU20")
    table.solstice().do("reward draw", "reward progress", "none")
    assert table[0].tokens[2] == 1
    assert table.names(table[0].hand)[:1] == ["2MAU20"]
    assert table.names(table[0].discard).count("unrest") == 2
    # An unrest that comes back by the draw does not go round for ever.
    table.hand(0, "unrest")
    table.deck(0)
    table.discard(0)
    table[0].exhausts = 0
    table.solstice().do("reward draw")
    assert table.names(table[0].hand) == ["unrest"]
    assert table.kind() != "loop_again"


@rule("IM-S24", "IM-S25", "IM-Q29", "IM-Q45")
def test_pottery() -> None:
    table = Table("minoans", "greeks")
    table.in_play(0, "2MIN16")
    table.tokens(0, 4, 0, 0)
    table.solstice().do("choose progress-on-this")
    assert (table[0].stored, table[0].tokens) == (1, [2, 0, 0])
    assert table.state.scores()[0].parts["progress"] == 0
    table.solstice().do("choose progress-on-this")
    table.tokens(0, 0, 0, 0)
    table.solstice()
    # Nothing to pay with: it is abandoned and the progress gained.
    assert table[0].tokens == [0, 0, 2]
    assert index("2MIN16") in table[0].discard
    table.in_play(0, "2MIN16")
    table[0].stored = 2
    table.hand(1, "2UNC4", "1GRE14")
    table.market("1REG4")
    table.tokens(0, 0, 0, 0)
    table.activate(1).do("play 2UNC4")
    assert table[0].stored == 0
    assert table[0].tokens == [0, 0, 0]


@rule("IM-S26", "IM-P17", "IM-T8")
def test_masks_and_what_stands_for_them() -> None:
    table = empire("olmecs")
    table.in_play(0, "2OLM14", "2OLM7", "2OLM3")
    table.garrison(0, "2OLM7", "2OLM16")
    table.hand(0, "2OLM18")
    table.market("1REG4", "1REG5")
    table[0].exhausts = 2
    table.activate().do("exhaust 2OLM14")
    assert table.kind() == "mask_plan"
    assert sorted(table.moves()) == sorted(
        [
            "discard stone-mask-2olm18",
            "discard laguna-de-los-cerros from garrison",
            "discard step-pyramids from play",
        ]
    )
    table.do("discard laguna-de-los-cerros from garrison", "discard step-pyramids from play")
    assert table[0].exhausts == 0
    assert table.names(table[0].hand) == ["2OLM18"]
    assert index("2OLM7") in table[0].in_play
    table.do("acquire coast")
    # With one token only, Step Pyramids cannot be counted on.
    short = empire("olmecs")
    short.in_play(0, "2OLM14", "2OLM3", "2UNC7")
    short.hand(0, "2OLM18")
    short[0].exhausts = 1
    assert not short.activate().offers("exhaust 2OLM14")
    short[0].exhausts = 2
    assert short.activate().offers("exhaust 2OLM14")


@rule("IM-S27")
def test_a_given_mask_brings_unrest() -> None:
    table = empire("olmecs")
    table.hand(0, "2OLM5", "2OLM18")
    table.hand(1)
    table.discard(0, "2OLM16")
    table.activate().do("play 2OLM5", "give 2OLM18")
    assert table.names(table[1].hand) == ["2OLM18", "unrest"]
    table.hand(0, "2OLM5")
    table.hand(1)
    table.discard(0, "2OLM16", "2OLM17")
    table.activate().do("play 2OLM5", "give 2OLM16 from discard")
    assert table.names(table[1].hand) == ["2OLM16"]


@rule("IM-S28")
def test_king_wu_pays_progress() -> None:
    table = empire("qin")
    table.in_play(0, "2QIN22")
    table.past(0, "2QIN21")
    table.hand(0, "2QIN8")
    table.tokens(0, 0, 0, 2)
    table.market("1REG4", "1REG5", "1REG8")
    table.activate().do("play 2QIN8", "yes", "acquire coast", "yes", "acquire floodplain")
    assert table[0].tokens[2] == 0
    assert table.names(table[0].hand)[:2] == ["1REG4", "1REG5"]
    assert index("2QIN8") in table[0].past


@rule("IM-S29", "IM-11.16")
def test_confucianism_and_legalism_exclude_each_other() -> None:
    table = Table("qin", "greeks")
    table.in_play(0, "2QIN16")
    table.hand(0, "2QIN15")
    table.activate().do("play 2QIN15")
    assert table.names(table[0].in_play) == ["2QIN15"]
    assert index("2QIN16") in table[0].discard
    assert {CARDS[index(n)].en for n in ("1SCY2", "2MAU2")} == {"Glory"}


@rule("IM-S30", "IM-Q59")
def test_school_of_diplomacy() -> None:
    table = Table("qin", "greeks", "scythians")
    table.in_play(0, "1REG6", "1REG7")
    table.in_play(1, "1REG8")
    table.in_play(2, "1SCY20", "1SCY18")
    table.hand(0, "2QIN17")
    table.market("1TRI2", "1REG4")
    table.activate().do("play 2QIN17")
    # The window opens before the attacker chooses anything.
    assert table.kind() == "attack_protection"
    table.do("none", "abandon 1REG6", "acquire assyrians", "none")
    assert index("1TRI2") in table[0].hand
    assert index("1REG8") in table[1].hand
    # As an empire nobody is harmed, and the window opens all the same.
    table.empire(0)
    table.hand(0, "2QIN17")
    table.in_play(0)
    table.in_play(2, "1SCY20", "1SCY18")
    table.activate()
    table.do("play 2QIN17")
    assert table.kind() == "attack_protection"
    table.do("exhaust 1SCY20")
    assert index("1SCY20") in table[2].exhausted
    assert index("1SCY18") in table[2].in_play


@rule("IM-S31")
def test_others_return_unrest_for_the_utopians() -> None:
    table = Table("utopians", "greeks", "romans", side="A")
    table.hand(0)
    table.hand(1, "unrest")
    table.hand(2, "1ROM14")
    table.tokens(0, 0, 0, 0)
    table.solstice().do("yes")
    assert table[0].tokens[1] == 1
    assert table[1].hand == ()


@rule("IM-S33", "IM-11.11", "IM-11.12", "IM-11.14")
def test_the_journey() -> None:
    table = Table("utopians", "greeks")
    player = table[0]
    table.hand(0)
    sides = []
    for step in range(3):
        sides.append(CARDS[player.journey].number)
        table.tokens(0, 0, 0, 7)
        table.solstice()
        while table.kind() == "solstice_order":
            table.do(table.moves()[0])
        if table.kind() == "choose_option":
            table.do("choose advance-journey")
        assert player.tokens[2] == 0
        assert player.empire == (step >= 1)
    assert sides == ["2UTO2A", "2UTO2B", "2UTO3A"]
    assert CARDS[player.journey].number == "2UTO3B"
    # It acts like a second power card and is not in play.
    assert player.journey in player.texts()
    assert player.journey not in player.in_play


@rule("IM-S34")
def test_monastery_exiles_from_hand() -> None:
    table = Table("utopians", "greeks")
    table.in_play(0, "2UTO4")
    table.hand(0, "2UTO12", "unrest", "1CIV4")
    table.tokens(0, 0, 0, 0)
    table.activate().do("exhaust 2UTO4", "garrison 2UTO12", "exile 1CIV4")
    assert table[0].tokens == [0, 2, 1]
    assert table.state.exile == (index("1CIV4"),)
    assert table.names(table[0].hand) == ["unrest"]


@rule("IM-S35")
def test_mountain_retreat_gives_unrest_back() -> None:
    table = Table("utopians", "greeks")
    table.in_play(0, "2UTO11")
    table.garrison(0, "2UTO11", "unrest", "unrest", "2UTO12")
    table.hand(0)
    table.discard(0)
    pile = len(table.state.unrest)
    table.solstice().do("resolve mountain-retreat", "choose abandon-return-garrisoned-unrest")
    assert len(table.state.unrest) == pile + 2
    assert {index("2UTO11"), index("2UTO12")} <= set(table[0].discard)


@rule("IM-S36", "IM-10.9")
def test_sacred_pass() -> None:
    table = Table("romans", "greeks")
    table.in_play(0, "1REG14", "2UNC7")
    table.hand(0, "unrest")
    table.nation(0, "1ROM9", "1ROM10")
    table.activate().do("exhaust 1REG14", "yes")
    table.do("yes")
    assert table.names(table[0].hand) == ["1ROM10"]
    assert table.names(table[0].nation_deck) == ["1ROM9", "unrest"]
    assert index("1REG14") in table[0].discard
    # With the accession card alone no swap is possible, so the cost is not offered.
    table = Table("romans", "greeks")
    table.in_play(0, "1REG14", "2UNC7")
    table.hand(0, "1ROM14")
    table.nation(0)
    table.activate().do("exhaust 1REG14")
    assert index("1REG14") in table[0].in_play
    assert table.kind() == "activate_step"


@rule("IM-S37")
def test_oracle() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "1UNC9", "1ROM20")
    table.deck(0, "1ROM14", "1ROM15")
    table.activate().do("play 1UNC9")
    assert sorted(table.moves()) == ["discard glory-1rom14", "discard prosperity-1rom15"]
    table.do("discard 1ROM14")
    assert table.names(table[0].hand) == ["1ROM15", "1ROM20"]
    # A single card drawn must go.
    table = Table("romans", "greeks")
    table.hand(0, "1UNC9")
    table.deck(0, "1ROM14")
    table.discard(0)
    table[0].exhausts = 0
    table.activate().do("play 1UNC9")
    assert table.names(table[0].discard) == ["1ROM14", "1UNC9"]


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


@rule("IM-S39")
def test_gambling() -> None:
    for suit, wins in (("civilised", True), ("uncivilised", True), ("region", False)):
        table = Table("romans", "greeks")
        table.hand(0, "1UNC18")
        table.main("1REG5", "1UNC15")
        pile = len(table.state.unrest)
        table.activate().do("play 1UNC18")
        if table.kind() == "payment_plan":
            table.do("pay 1-materials")
        table.do(f"suit {suit}")
        assert (index("1UNC15") in table[0].hand) == wins
        assert (index("1UNC15") in table.state.exile) != wins
        assert len(table.state.unrest) == pile


@rule("IM-S40")
def test_the_egyptian_tributary_brings_a_nation_card() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "1TRI3")
    table.nation(0, "1ROM9", "1ROM10")
    left = table[0].exhausts
    table.activate().do("play 1TRI3")
    assert index("1ROM10") in table[0].discard
    assert table[0].exhausts == left
    assert index("1TRI3") in table[0].past


@rule("IM-S41")
def test_marvellous() -> None:
    for answer, zone in (("discard", "discard"), ("top", "deck"), ("history", "past")):
        table = Table("romans", "greeks")
        table.hand(0, "1FAM4", "1ROM20")
        table.deck(0, "1ROM14", "1ROM15")
        table.activate().do("play 1FAM4", f"{answer} 1ROM15")
        assert index("1ROM15") in getattr(table[0], zone)
    table = Table("romans", "greeks")
    table.hand(0, "1FAM4", "1ROM20")
    table.deck(0)
    table.discard(0, "1ROM14")
    table.activate().do("play 1FAM4")
    assert table.kind() == "activate_step"


@rule("IM-S42")
def test_mining() -> None:
    for region, progress in (("1REG2", 2), ("1REG4", 1)):
        table = Table("romans", "greeks")
        table.in_play(0, "2UNC1", region)
        table.hand(0)
        table.tokens(0, 0, 0, 0)
        table.activate().do("exhaust 2UNC1")
        assert table[0].tokens[2] == progress


def test_the_table_is_an_imperium() -> None:
    assert isinstance(Table("romans", "greeks").state, Imperium)
