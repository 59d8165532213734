"""Questions: who asks them, what can be declined, and why something else is refused."""

from __future__ import annotations

import pytest

from pentapolis.games.imperium import GAME
from pentapolis.text import render
from tests.citing import rule
from tests.imperium.table import Table, index


def reason(table: Table, move: str) -> str:
    """Why not, in words."""
    return render(table.why_not(move), "en")


# --- who asks ------------------------------------------------------------------------------------


def test_a_payment_names_the_card_it_is_for() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "1ROM16")
    table.tokens(0, 3, 0, 3)
    table.market("1REG4", "1UNC6", "1CIV2")
    table.activate().do("play 1ROM16", "acquire 1UNC6")
    assert table.kind() == "payment_plan", "the last material would go"
    assert table.asked().source == "card:advance-1rom16"


def test_a_development_by_a_card_names_that_card() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "1TRI3")
    table.empire(0)
    table.tokens(0, 9, 9, 0)
    table.activate().do("play 1TRI3")
    assert table.kind() == "develop_card"
    assert table.asked().source == "card:egyptians-1tri3"
    table.tokens(0, 4, 9, 9)
    table.do("develop the-senate")
    assert table.kind() == "payment_plan"
    assert table.asked().source == "card:the-senate"


@rule("IM-7.6")
def test_a_development_at_a_reshuffle_names_the_rule_and_its_payment_the_card() -> None:
    table = Table("romans", "greeks")
    table.hand(0)
    table.deck(0)
    table.discard(0, "1ROM14", "1ROM15")
    table.empire(0)
    table.tokens(0, 4, 9, 9)
    table.cleanup().do(table.moves()[0])
    assert (table.kind(), table.asked().source) == ("reshuffle_develop", "IM-7.6")
    table.do("develop the-senate")
    assert (table.kind(), table.asked().source) == ("payment_plan", "card:the-senate")


@rule("IM-Q24")
def test_questions_of_a_copied_ability_name_the_copied_card() -> None:
    table = Table("romans", "olmecs")
    table.in_play(0, "1UNC14")
    table.in_play(1, "2OLM10")
    table.discard(0, "1ROM14", "1ROM15")
    table.activate().do("exhaust 1UNC14")
    assert table.kind() == "choose_cards"
    assert table.asked().source == "card:olmec-hieroglyphics"


def test_a_window_says_what_has_happened() -> None:
    table = Table("carthaginians", "greeks", side="A")
    table.hand(0, "1CAR16")
    table.tokens(0, 3, 0, 0)
    table.market("1REG4", "1UNC6", "1CIV2")
    table.state.on_market[3] = 2
    table.activate().do("play 1CAR16", "acquire 1UNC6")
    assert table.kind() == "use_trigger"
    told = render(table.asked().prompt, "en")
    assert "market card with materials" in told


# --- what may be declined ------------------------------------------------------------------------


@rule("IM-V2")
def test_nothing_is_offered_where_there_is_nothing_to_look_at() -> None:
    table = Table("romans", "greeks")
    table.in_play(0, "1REG14")
    table.nation(0)
    table.hand(0, "1ROM14")
    table.activate().do("exhaust 1REG14")
    assert table.kind() != "accept_may"
    vikings = Table("vikings", "greeks")
    vikings.nation(0, "1VIK13")
    vikings.hand(0, "1UNC5")
    vikings.market("1REG4", "1UNC6", "1CIV2")
    vikings.activate()
    from pentapolis.games.imperium.rules.unrest import take_unrest

    take_unrest(vikings.state, 0)
    assert vikings.state.pending
    vikings.do("end")
    assert vikings.kind() == "market_token_target", "a lone card cannot go further down"


# --- why not -------------------------------------------------------------------------------------


@rule("IM-3.7", "IM-V1")
def test_an_option_that_cannot_be_paid_says_which_part() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "1ROM17", "1UNC9")
    table.tokens(0, 0, 1, 0)
    table.activate()
    assert "pay 2 population" in reason(table, "play 1ROM17")
    assert table.why_not("play 1ROM17").rule == "IM-3.7"


@rule("IM-V1", "IM-Q6")
def test_a_refused_option_explains_itself() -> None:
    rome = Table("romans", "greeks")
    rome.in_play(0, "1ROM7")
    rome.hand(0, "1UNC13", "1ROM14", "1ROM15")
    rome.tokens(0, 0, 0, 0)
    rome.activate().do("play 1UNC13")
    assert rome.moves() == ["choose gain-progress"], "asked, so that nobody learns why"
    assert rome.why_not("choose return-unrest").rule == "IM-Q6"
    unrest = Table("romans", "greeks")
    unrest.hand(0, "unrest", "1ROM14", "1ROM15")
    unrest.tokens(0, 3, 0, 0)
    unrest.activate().do("play unrest")
    assert unrest.moves() == ["pay 3-materials", "discard glory-1rom14 prosperity-1rom15"]
    assert unrest.why_not("pay 1-population").rule == "IM-9.40"
    advance = Table("romans", "greeks")
    advance.hand(0, "1FAM3", "1ROM16")
    advance.tokens(0, 3, 0, 1)
    advance.market("1REG4", "1UNC6", "1CIV2", "1UNC7")
    advance.activate().do("play 1ROM16")
    assert advance.offers("acquire 1UNC6")
    assert advance.moves()[-1] == "choose break-through"
    advance.tokens(0, 3, 0, 0)
    assert "pay 5 materials" in reason(advance, "choose break-through")
    assert advance.why_not("choose break-through").rule == "IM-3.7"


@rule("IM-V1")
def test_an_option_is_offered_in_words() -> None:
    def worded(table: Table, language: str) -> list[str]:
        decision = table.asked()
        words = [GAME.wording(decision, move) for move in decision.moves]
        return [render(word, language, home=GAME) for word in words]

    unrest = Table("romans", "greeks")
    unrest.hand(0, "unrest", "1ROM14", "1ROM15")
    unrest.tokens(0, 3, 0, 0)
    unrest.activate().do("play unrest")
    assert worded(unrest, "en") == ["Pay 3 materials", "Discard Glory, Prosperity"]
    prompt = render(unrest.asked().prompt, "en")
    assert prompt == "Unrest: pay either 1 population, 2 cards from hand or 3 materials"
    advance = Table("romans", "greeks")
    advance.hand(0, "1FAM3", "1ROM16")
    advance.tokens(0, 3, 0, 1)
    advance.market("1REG4", "1UNC6", "1CIV2", "1UNC7")
    advance.activate().do("play 1ROM16")
    assert worded(advance, "en")[-2:] == [
        "Acquire Invasion",
        "pay 5 materials to break through for an uncivilised or civilised card",
    ]
    assert worded(advance, "cs")[-1].startswith("zaplatit 5 surovin → učinit průlom")


@rule("IM-3.12", "IM-V0.3")
def test_an_ability_tells_which_part_of_its_cost_fails() -> None:
    table = Table("persians", "greeks", side="A")
    table.hand(0, "1PER14", "1PER15")
    table.tokens(0, 0, 0, 0)
    table.activate()
    assert "pay 1 population (you have no tokens)" in reason(table, "exhaust 1PER1A")
    table[0].actions = 0
    table.hand(0, "1UNC9", "1PER15")
    table.tokens(0, 0, 1, 0)
    table.activate()
    assert "spend 1 action token (you have 0)" in reason(table, "exhaust 1PER1A")
    table[0].actions = 1
    table.hand(0, "1UNC9")
    table.activate()
    assert "put 2 cards" in reason(table, "exhaust 1PER1A")


# --- no endless turns ----------------------------------------------------------------------------


@rule("IM-Q23", "IM-Q24")
def test_a_copied_ability_does_not_give_its_own_token_back() -> None:
    table = Table("romans", "olmecs")
    table.in_play(0, "1UNC14", "1UNC11", "1REG7")
    table.in_play(1, "2OLM10")
    table[0].exhausted = (index("1UNC11"),)
    table[0].exhausts = 2
    table.activate().do("exhaust 1UNC14")
    if table.kind() == "copy_target":
        table.do("copy 2OLM10")
    if table.kind() == "choose_option":
        table.do("choose return-exhaust-token")
    # The only token to take back is that of Boats: the engine took it.
    assert table[0].exhausted == (index("1UNC14"),)
    assert not table.offers("exhaust 1UNC14")


@pytest.mark.parametrize("limit", [0, 3])
def test_a_round_limit_ends_what_nobody_ends(limit: int) -> None:
    table = Table("romans", "greeks", round_limit=limit)
    state = table.state
    rounds = 0
    while not state.over and state.round <= 5:
        rounds = state.round
        table.do("end" if table.kind() == "choose_turn_option" else table.moves()[-1])
    if limit:
        assert state.over
        assert not state.collapsed
        assert (rounds, state.last_round) == (3, 3)
    else:
        assert not state.over


@rule("IM-1.6")
def test_the_sides_of_a_power_card_are_offered_by_what_they_do() -> None:
    state = GAME.start(2, 3, {"sides": "choose", "nations": ["romans", "scythians"]})
    words: list[str] = []
    decision = state.decisions()[0]
    for move in decision.moves:
        words += [render(GAME.wording(decision, move), language) for language in ("en", "cs")]
    assert [word[:2] for word in words] == ["A:", "A:", "B:", "B:"]
    assert len(set(words)) == 4
    assert all(len(word) > 10 for word in words)
