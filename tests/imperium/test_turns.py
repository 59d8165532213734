"""Sections 2 to 8: rounds, turns, Cleanup, reshuffle, solstice."""

from __future__ import annotations

import pytest

from pentapolis.games.imperium.reshuffle import draw, hand_limit
from pentapolis.games.imperium.solstice import Solstice
from pentapolis.games.imperium.state import NATION_DECK
from pentapolis.games.imperium.tables import CARDS
from pentapolis.games.imperium.turns import ROUND
from tests.citing import rule
from tests.imperium.table import Table, index


@rule("IM-2.2", "IM-2.3", "IM-2.5", "IM-Q17")
def test_every_player_has_one_turn_then_the_solstice() -> None:
    table = Table("romans", "greeks", "persians")
    state = table.state
    state.start = 1
    state.round = 0
    table.begin(ROUND)
    seats = []
    for _ in range(3):
        assert {"end", "innovate top-of-deck region", "revolt 0"} <= set(table.moves())
        seats.append(table.asked().seat)
        table.hand(seats[-1])
        table.do("revolt 0")
        table.do(table.moves()[0])
        if table.kind() == "cleanup_discard":
            table.do("end")
    assert seats == [1, 2, 0]
    assert state.round == 2
    # Cleanup is complete before the next player begins.
    assert all(len(table[seat].hand) == 5 for seat in range(3))


@rule("IM-2.4", "IM-12.3", "IM-Q20")
def test_one_full_round_after_the_trigger() -> None:
    table = Table("romans", "greeks")
    state = table.state
    table.main("1REG5")
    table.market("1REG4", "1UNC6", "1CIV2", "1TRI2", "1TRI4")
    state.start = 0
    state.round = 3
    table.hand(0)
    table.begin(ROUND)
    table.do("innovate 1TRI2")
    assert state.last_round == 5
    rounds = set()
    for _ in range(200):
        if state.over:
            break
        rounds.add(state.round)
        moves = table.moves()
        table.do("revolt 0" if "revolt 0" in moves else "none" if "none" in moves else moves[-1])
    assert state.over
    assert not state.collapsed
    assert rounds == {4, 5}
    assert state.last_round == 5


@rule("IM-3.1", "IM-3.2", "IM-3.8")
def test_actions_cost_tokens() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "1ROM20", "1ROM12", "1ROM11", "1REG6", "1TRI2")
    table.in_play(0, "2UNC7")
    table.deck(0, "1ROM14")
    table.activate().do("play 1ROM20", "none", "play 1ROM12", "none", "play 1ROM11", "none")
    assert table[0].actions == 0
    assert not table.offers("play 1REG6")
    assert table.why_not("play 1REG6").rule == "IM-3.2"
    # A free play and an exhaust ability need no action.
    assert table.offers("play 1TRI2")
    table.do("exhaust 2UNC7", "play 1TRI2")
    assert table[0].discard == (index("1TRI2"),)


@rule("IM-3.6", "IM-Q7")
def test_effects_are_done_as_far_as_possible() -> None:
    table = Table("egyptians", "greeks")
    table.in_play(0, "2EGY5")
    table.hand(0)
    table.tokens(0, 0, 0, 0)
    table.solstice()
    # Nothing to discard, the progress is gained all the same.
    assert table[0].tokens == [0, 0, 1]


@rule("IM-3.9", "IM-Q25", "IM-P21")
def test_free_plays_once_a_turn() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "1TRI2", "1ROM15")
    table[0].actions = 1
    table.in_play(0, "1MAC7")
    table.activate().do("play 1TRI2")
    assert table[0].actions == 1
    table.tokens(0, 5, 0, 0)
    table.do("exhaust 1MAC7")
    assert index("1TRI2") in table[0].hand
    assert not table.offers("play 1TRI2")
    assert table.why_not("play 1TRI2").rule == "IM-3.9"
    masons = Table("romans", "greeks")
    masons.empire(0)
    masons.in_play(0, "2CIV9")
    masons.hand(0, "1ROM19", "1CIV6", "1GRE19", "1ROM3")
    masons[0].actions = 0
    masons.activate()
    assert masons.offers("play 1ROM19")
    assert masons.offers("play 1CIV6")
    assert not masons.offers("play 1GRE19")
    assert not masons.offers("play 1ROM3")


@rule("IM-3.10", "IM-R1", "IM-R3")
def test_unplayable_cards_and_requirements() -> None:
    table = Table("macedonians", "greeks")
    table.empire(0)
    table.hand(0, "1FAM6", "1MAC6", "1MAC8")
    table.activate()
    assert not table.offers("play 1FAM6")
    assert table.why_not("play 1FAM6").rule == "IM-3.10"
    assert not table.offers("play 1MAC6")
    assert table.why_not("play 1MAC6").rule == "IM-3.10"
    table.past(0, "1MAC2")
    assert table.activate().offers("play 1MAC6")
    vikings = Table("vikings", "greeks")
    vikings.hand(0, "1VIK7", "1VIK17")
    vikings.in_play(0, "1VIK10")
    assert not vikings.activate().offers("play 1VIK7")
    vikings.in_play(0, "1VIK10", "1VIK5")
    assert vikings.activate().offers("play 1VIK7")


@rule("IM-3.15", "IM-Q12")
def test_triggered_abilities_only_in_the_own_activate_turn() -> None:
    table = Table("romans", "greeks")
    table.in_play(0, "1CIV9")
    table.hand(0, "unrest", "unrest")
    table.turn().do("revolt 2")
    assert table.kind() == "market_token_target"
    assert table[0].tokens[2] == 1
    table = Table("romans", "greeks")
    table.in_play(0, "1CIV9", "1UNC8")
    table.hand(0, "unrest")
    table.tokens(0, 0, 1, 0)
    table.activate().do("play unrest")
    assert table.kind() == "use_trigger"
    table.do("exhaust 1CIV9")
    assert table[0].tokens[2] == 2


@rule("IM-6.1", "IM-6.2", "IM-11.1", "IM-P1")
@pytest.mark.parametrize(
    ("nation", "side", "tokens"),
    [
        ("romans", "A", [0, 0, 1]),
        ("carthaginians", "A", [1, 0, 0]),
        ("carthaginians", "B", [2, 0, 0]),
        ("qin", "A", [0, 1, 0]),
        ("qin", "B", [0, 1, 0]),
    ],
)
def test_the_market_token(nation: str, side: str, tokens: list[int]) -> None:
    table = Table(nation, "greeks", side=side)
    table.market("1REG4", "1UNC6")
    table.cleanup().do("token 1REG4")
    assert table.state.on_market[:3] == tokens
    table.cleanup().do("token 1REG4")
    assert table.state.on_market[:3] == [2 * amount for amount in tokens]


@rule("IM-Q55")
def test_without_market_cards_the_token_is_skipped() -> None:
    table = Table("romans", "greeks")
    table.market()
    table.hand(0, "1ROM15")
    assert table.cleanup().kind() == "cleanup_discard"


@rule("IM-6.3", "IM-6.4", "IM-9.13")
def test_all_tokens_come_back() -> None:
    table = Table("utopians", "greeks")
    player = table[0]
    player.actions = 5
    player.exhausts = 0
    player.exhausted = (player.power, NATION_DECK)
    player.aside = 1
    table.cleanup()
    table.do(table.moves()[0])
    assert (player.actions, player.exhausts, player.aside) == (3, 3, 0)
    assert list(player.exhausted) == []


@rule("IM-6.5", "IM-6.6", "IM-6.7", "IM-P5", "IM-11.2")
def test_discard_and_draw_to_the_limit() -> None:
    table = Table("romans", "greeks")
    table.in_play(0, "1ROM5", "1REG6")
    table.garrison(0, "1REG6", "1TRI5")
    assert hand_limit(table[0]) == 6
    table.hand(0, "1ROM14", "1ROM15", "1ROM16")
    table.deck(0, "1ROM17", "1ROM18", "1ROM19", "1ROM20", "1ROM21")
    table.cleanup()
    table.do(table.moves()[0], "discard 1ROM14")
    assert len(table[0].hand) == 6
    assert table[0].discard[-1] == index("1ROM14")
    # Above the limit nothing is drawn and nothing is discarded.
    table.hand(0, *[f"1ROM{n}" for n in (3, 4, 6, 7, 8, 9, 10)])
    table.cleanup()
    table.do(table.moves()[0], "end")
    assert len(table[0].hand) == 7
    egyptians = Table("egyptians", "greeks", side="B")
    assert hand_limit(egyptians[0]) == 6
    assert len(egyptians[0].hand) == 6


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


@rule("IM-8.2", "IM-8.3", "IM-Q18")
def test_the_owner_orders_the_solstice() -> None:
    table = Table("romans", "greeks")
    table.in_play(0, "1CIV10", "1CIV6", "1REG6")
    table.garrison(0, "1REG6", "2OLM8")
    table.tokens(0, 0, 0, 0)
    table.solstice()
    # Tokens from the supply come first of themselves.
    assert table[0].tokens[0] == 2
    table.do("choose gain-population")
    assert table[0].tokens == [2, 1, 0]
    # Cards that left play are skipped.
    table = Table("scythians", "greeks")
    table.in_play(0, "1SCY21", "2REG6")
    table.tokens(0, 0, 0, 0)
    table.solstice().do("resolve 1SCY21", "recall 2REG6")
    assert table[0].tokens == [0, 0, 0]


@rule("IM-8.5", "IM-8.6")
def test_solstice_needs_no_tokens() -> None:
    table = Table("romans", "greeks")
    table.in_play(0, "1CIV10", "1UNC8")
    table.hand(0, "1ROM14", "1ROM15", "1ROM16")
    table[0].exhausts = 0
    table[0].actions = 0
    table.tokens(0, 0, 0, 0)
    table.solstice().do("discard 1ROM14 1ROM15")
    assert table[0].tokens[0] == 2
    assert not any(move.startswith("exhaust") for move in table.moves())
    solstices = [card.data["solstice"] for card in CARDS if card.data.get("solstice")]
    assert "gain_action" not in str(solstices)


@rule("IM-Q65")
def test_players_resolve_one_after_another() -> None:
    table = Table("utopians", "greeks", side="A")
    table.hand(1, "unrest", "unrest")
    table.in_play(1, "1CIV10", "1CIV6")
    table.tokens(0, 0, 0, 0)
    table.tokens(1, 0, 0, 0)
    table.state.start = 0
    table.hand(0)
    table.begin(ROUND, Solstice())
    while table.asked().seat == 0:
        move = "resolve utopians-2uto1a"
        table.do(move if table.offers(move) else table.moves()[-1])
    # The opponent is asked inside the first player's solstice, before the own texts.
    assert table.kind() == "each_player_may"
    assert table[1].tokens[0] == 0
    table.do("yes")
    assert table[0].tokens[1] == 1


@rule("IM-Q33", "IM-V0.7", "IM-V7")
def test_both_state_parts_look_at_the_start() -> None:
    table = Table("romans", "greeks")
    table.nation(0)
    table.hand(0, "1TRI3")
    table.tokens(0, 20, 20, 20)
    table.activate().do("play 1TRI3")
    # The accession flipped the state, but "if empire: develop" does not follow.
    assert table[0].empire
    assert table.kind() == "market_token_target"


@rule("IM-9.42", "IM-V5", "IM-V6", "IM-Q8")
def test_each_player_begins_with_the_active_one() -> None:
    table = Table("romans", "greeks", "celts")
    table.hand(1, "1UNC22")
    for seat in range(3):
        table.deck(seat, *{0: ["1ROM14"], 1: ["1GRE14"], 2: ["1CEL15"]}[seat])
    table.discard(1)
    table.activate(1).do("play 1UNC22")
    asked = []
    for _ in range(3):
        asked.append(table.asked().seat)
        table.do("yes")
    assert asked == [1, 2, 0]
    # Each other player picks the own card to lose.
    table = Table("romans", "greeks", "celts")
    table.hand(1, "1CEL18")
    table.in_play(0, "1REG6", "1REG7")
    table.in_play(2, "1REG8", "1REG9")
    table.activate(1).do("play 1CEL18")
    assert table.asked().seat == 2
    table.do("abandon 1REG8")
    assert table.asked().seat == 0
    assert not table.offers("abandon 1REG9")
    table.do("abandon 1REG7")
    assert table[0].in_play == (index("1REG6"),)
