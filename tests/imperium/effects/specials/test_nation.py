"""Special effects: nation."""

from __future__ import annotations

import pytest

from pentapolis.games.imperium.tables import CARDS
from tests.citing import rule
from tests.imperium.table import Table, index


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
