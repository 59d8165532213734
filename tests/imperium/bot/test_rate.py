"""Rules of thumb: sensible choices in plain positions, and a whole game against chance."""

from __future__ import annotations

from random import Random

from pentapolis.games.imperium import GAME
from pentapolis.games.imperium.bot.seat_values import SeatValues
from pentapolis.games.imperium.bot.values import IN_PLAY, USE
from pentapolis.games.imperium.bot.weights import W
from pentapolis.games.imperium.state import Imperium
from pentapolis.games.imperium.tables import CARDS, EMPIRE, NO_STATE
from tests.imperium.table import Table, index


def rated(table: Table) -> dict[str, float]:
    """What may be done, and how it is rated."""
    decision = table.asked()
    rates = GAME.rate(table.state, decision.seat, decision.moves)
    return {move.text: rate for move, rate in zip(decision.moves, rates, strict=True)}


def favourite(table: Table) -> str:
    """The move that is rated best."""
    rates = rated(table)
    return max(rates, key=lambda text: rates[text])


def test_fame_is_worth_three_regions() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "1ROM14", "unrest")
    table.in_play(0, "1ROM20", "1ROM12", "1ROM11")
    table.fame("1FAM6", "1FAM7")
    table.tokens(0, 0, 0, 0)
    table.activate()
    assert favourite(table) == "play glory-1rom14"


def test_many_unrest_call_for_a_revolt() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "unrest", "unrest", "unrest", "unrest", "unrest")
    table.tokens(0, 0, 0, 0)
    table.turn()
    assert favourite(table) == "revolt 5"


def test_progress_is_not_wasted_on_materials() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "1ROM16")
    table.tokens(0, 3, 0, 3)
    table.market("1REG4", "1UNC6", "1CIV2")
    table.activate().do("play 1ROM16", "acquire 1UNC6")
    assert favourite(table) == "pay 3-materials"


def test_useless_cards_are_discarded_in_cleanup() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "1ROM3", "1ROM20")
    table.cleanup()
    table.do(table.moves()[0])
    assert favourite(table) == "discard military-engineering"


def test_texts_are_read_before_they_are_valued() -> None:
    assert USE[index("1ROM16")] > 0.5, "Advance gets cards"
    assert USE[index("1UNC7")] > USE[index("1SCY6")]
    assert IN_PLAY[index("2CIV10")] > IN_PLAY[index("1REG2")] > 0


def test_greedy_beats_chance() -> None:
    options = {"nations": ["macedonians", "persians"], "sides": "B"}
    state = GAME.start(2, 5, options)
    rng = Random(5)
    while not state.over:
        (decision,) = state.decisions()
        move = rng.choice(decision.moves)
        if decision.seat == 0 and len(decision.moves) > 1:
            drawn = state.resample(0, rng)
            assert isinstance(drawn, Imperium)
            offered = drawn.decision(0)
            assert offered is not None
            rates = GAME.rate(drawn, 0, offered.moves)
            move = offered.moves[max(range(len(rates)), key=lambda i: rates[i])]
        state.apply(decision.seat, move)
    assert state.winners() == [0]
    totals = [found.total for found in state.scores()]
    assert totals[0] > 1.5 * totals[1]


def test_missing_population_costs_progress() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "unrest", "1ROM20")
    table.tokens(0, 3, 0, 3)
    table.activate().do("play unrest")
    assert favourite(table) == "pay 3-materials", "they are cheaper than a progress"


def test_unrest_goes_back_where_it_costs_least() -> None:
    table = Table("arthurians", "greeks")
    table.hand(0, "unrest", "1UNC6")
    table.in_play(0, "2ART11")
    table.tokens(0, 0, 0, 5)
    table.activate()
    rates = rated(table)
    assert rates["exhaust king-arthurs-court"] > rates["play unrest"], "a card, not an action"


def test_knights_are_kept_for_gwaith_camlan() -> None:
    table = Table("arthurians", "greeks")
    table.in_play(0, "2ART8", "2ART11")
    table.hand(0, "2ART9", "2ART24")
    table.solstice()
    assert favourite(table) == "resolve gwaith-camlan", "before another text takes the knight"
    table.do("resolve arthurians-2art1b")
    assert favourite(table) == "discard guennuvar"


def test_without_a_knight_gwaith_camlan_waits() -> None:
    table = Table("arthurians", "greeks")
    table.in_play(0, "2ART8", "2ART11")
    table.hand(0, "2ART24")
    table.solstice()
    assert favourite(table) != "resolve gwaith-camlan"


def test_those_who_suffer_from_an_empty_deck_like_it_thick() -> None:
    rates = {}
    for nation in ("utopians", "romans"):
        table = Table(nation, "greeks")
        table.hand(0, "1ROM16")
        table.market("1REG4", "1UNC6", "1CIV2")
        table.turn()
        rates[nation] = rated(table)["innovate shrine"]
    assert rates["utopians"] > rates["romans"] + 1.0


def test_abilities_that_need_a_card_are_seldom_used() -> None:
    assert IN_PLAY[index("2UTO8")] < 2.0, "the Tree of Knowledge waits for scrolls"


def test_only_cards_of_the_other_state_are_not_worth_keeping() -> None:
    table = Table("romans", "greeks")
    own = SeatValues(table.state, 0)
    assert not table[0].empire
    cards = [card for card in CARDS if card.slug != "unrest"]
    for state, value in ((NO_STATE, W.keep), (EMPIRE, W.keep_other)):
        card = next(card.index for card in cards if card.state == state)
        assert own.keeping(card) == value + (USE[card] if state == NO_STATE else 0.0)
