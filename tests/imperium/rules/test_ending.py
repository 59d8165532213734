"""Section 12 and rulings about the end: scoring, collapse, ties, switches."""

from __future__ import annotations

import pytest

from pentapolis.games.imperium.effects.points import Tally, unrest_owned
from pentapolis.games.imperium.rules.ending import GameEnd, trigger_scoring
from pentapolis.games.imperium.rules.unrest import take_unrest
from pentapolis.games.imperium.scoring import score
from tests.citing import rule
from tests.imperium.table import Table, index


def bare(*nations: str, **options: object) -> Table:
    """Players without cards and tokens."""
    table = Table(*nations, **options)  # type: ignore[arg-type]
    for seat in range(len(nations)):
        table.hand(seat)
        table.deck(seat)
        table.tokens(seat, 0, 0, 0)
    return table


@rule("IM-12.12")
def test_most_points_win_and_ties_share() -> None:
    table = bare("romans", "greeks", "celts")
    table.tokens(0, 0, 0, 5)
    table.tokens(1, 0, 0, 5)
    table.tokens(2, 0, 0, 4)
    table.begin(GameEnd())
    assert table.state.over
    assert table.state.winners() == [0, 1]


@rule("IM-12.15", "IM-Q44")
@pytest.mark.parametrize(("progress", "expected"), [(5, [0]), (3, [0, 1])])
def test_a_tied_collapse(progress: int, expected: list[int]) -> None:
    table = bare("romans", "greeks", "celts")
    table.hand(0, "unrest")
    table.hand(1, "unrest")
    table.hand(2, "unrest", "unrest")
    table.tokens(0, 0, 0, progress)
    table.tokens(1, 0, 0, 3)
    table.tokens(2, 0, 0, 90)
    table.state.collapsed = True
    assert table.state.winners() == expected


@rule("IM-Q22")
def test_tucked_unrest_is_no_take_unless_switched() -> None:
    for switch in (False, True):
        table = Table("vikings", "greeks", tucked_unrest_is_take=switch)
        table.nation(0, "1VIK3", "1VIK4")
        table.hand(0, "1VIK18")
        table.tokens(0, 3, 0, 0)
        table.market("1REG4", "1UNC6", "1CIV2")
        table.tuck(1)
        table.activate().do("play 1VIK18", "acquire shrine")
        assert (table.kind() == "accept_may") == switch


@rule("IM-Q30")
def test_the_active_quest_scores_unless_switched() -> None:
    for switch in (True, False):
        table = bare("arthurians", "greeks", active_quest_scores=switch)
        before = score(table.state, 0).total
        table[0].quest = table.take("2ART3")
        assert score(table.state, 0).total - before == (8 if switch else 0)
    # Otherwise inert: no garrison card for any count or choice.
    assert table[0].garrisoned() == []


@rule("IM-Q31")
def test_garrison_symbols_score_unless_switched() -> None:
    for switch in (True, False):
        table = bare("macedonians", "greeks", garrison_symbols_score=switch)
        table.in_play(0, "1MAC18")
        table.garrison(0, "1MAC18", "1MAC19", "1MAC20")
        tally = Tally(table.state, table[0])
        assert tally.points(table[0].power, 1) == (3 if switch else 1)


@rule("IM-Q32")
def test_the_state_card_counts_only_if_switched() -> None:
    for switch in (False, True):
        table = bare("greeks", "romans", state_card_counts=switch)
        table.hand(0, "1GRE14", "1GRE15")
        # Two cards and the power card: 3; the state card makes 4.
        assert Tally(table.state, table[0]).cards == (4 if switch else 3)
        assert score(table.state, 0).parts["power"] == 1


@rule("IM-10.11")
def test_acclaimed_breaks_through_for_variable_points() -> None:
    table = bare("romans", "greeks", box="legends")
    table.hand(0, "2FAM8")
    table.market("1REG4", "1UNC11", "1UNC6")
    table.main("1REG5", "1UNC12", "1REG8")
    table.activate().do("play 2FAM8")
    assert table.moves() == ["take boats", "search-main-deck"]
    table.do("search-main-deck")
    assert index("1UNC12") in table[0].hand
    assert table.names(table.state.main_deck) == ["1REG5", "1REG8"]
    assert index("2FAM8") in table[0].past


@rule("IM-Q54")
def test_town_binds_to_both_parts() -> None:
    for answer, zone in (
        ("choose abandon-this", "discard"),
        ("choose to-history-this", "past"),
    ):
        table = bare("romans", "greeks")
        table.in_play(0, "1UNC4")
        table.solstice().do("yes", answer)
        assert table[0].tokens[2] == 2
        assert index("1UNC4") in getattr(table[0], zone)


@rule("IM-Q68")
def test_icons_of_the_card_taken_do_not_count() -> None:
    table = bare("romans", "greeks")
    table.empire(0)
    table.in_play(0, "1UNC12")
    table.hand(0, "1ROM8")
    table.market("1REG5", "1UNC6")
    table.state.on_market[0] = 2
    table.activate().do("play 1ROM8", "acquire floodplain")
    assert table[0].tokens[0] == 2
    assert table.kind() != "use_trigger"
    # A region recalled as the cost does count (Trading Ships).
    table = bare("carthaginians", "greeks")
    table.in_play(0, "1CAR7", "1UNC12", "1REG7")
    table.market("1REG4", "1UNC6")
    table.state.on_market[0] = 2
    table.activate().do("exhaust trading-ships")
    assert table.kind() == "use_trigger"
    table.do("exhaust shaduf")
    assert table[0].tokens == [2, 0, 1]


@rule("IM-Q6")
def test_strict_or_is_a_switch() -> None:
    for strict in (True, False):
        table = bare("romans", "greeks", strict_or=strict)
        table.in_play(0, "1UNC8")
        table.hand(0, "1ROM14")
        table.solstice()
        if strict:
            # One card cannot be discarded twice: the unrest is taken without a question.
            assert table.names(table[0].hand) == ["1ROM14", "unrest"]
        else:
            table.do("choose discard")
            assert table[0].hand == ()


@rule("IM-Q58")
def test_discard_piles_and_sizes_are_public() -> None:
    table = Table("romans", "greeks")
    table.discard(1, "1GRE14")
    for seat in (0, 1, None):
        seen = table.state.view(seat)["players"][1]
        assert seen["discard"] == ["card:glory-1gre14"]
        assert seen["hand"]["size"] == 5
        assert len(seen["deck"]) == len(table[1].deck)


def test_unrest_is_counted_wherever_it_is() -> None:
    table = bare("atlanteans", "greeks")
    table.hand(0, "unrest")
    table.deck(0, "unrest")
    table.discard(0, "unrest")
    table.past(0, "unrest")
    table.in_play(0, "2ATL16")
    table.garrison(0, "2ATL16", "unrest")
    assert unrest_owned(table[0]) == 5
    take_unrest(table.state, 0)
    assert unrest_owned(table[0]) == 6


@rule("IM-12.3", "IM-Q20")
def test_a_second_trigger_postpones_nothing() -> None:
    table = Table("romans", "greeks")
    table.state.round = 7
    trigger_scoring(table.state)
    assert table.state.last_round == 8
    table.state.round = 8
    trigger_scoring(table.state)
    assert table.state.last_round == 8


@rule("IM-10.10")
def test_sumerians_do_not_dive() -> None:
    table = Table("atlanteans", "greeks")
    table.hand(0, "1TRI7", "unrest")
    table.deck(0)
    table.discard(0)
    table.past(0, "unrest")
    table.begin(GameEnd())
    assert table.moves() == ["return unrest", "none"]
    table.do("return unrest")
    assert table.state.over, "the sunken unrest stays"
