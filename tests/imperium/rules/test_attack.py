"""Keywords: attack and protection."""

from __future__ import annotations

from tests.citing import rule
from tests.imperium.table import Table, index


@rule("IM-P16")
def test_passive_protections_cost_something() -> None:
    table = Table("romans", "greeks", "qin")
    table.empire(0)
    table.hand(0, "1CIV4")
    table.in_play(1, "1REG12", "1REG6")
    table.in_play(2, "2QIN3", "2QIN4")
    table[1].exhausts = 0
    for seat in (1, 2):
        table.hand(seat)
        table.tokens(seat, 0, 0, 0)
    table.activate().do("play 1CIV4", "resolve cape")
    assert table.names(table[1].hand) == ["1REG12"]
    assert table.asked().seat == 2
    table.do("resolve long-walls-ii", "recall 2QIN4")
    assert table.names(table[2].hand) == ["2QIN4"]
    table.do("accept", "accept", "ignore", "ignore")
    assert table[1].tokens[0] == table[2].tokens[0] == 2
    assert table.names(table[1].hand) == ["1REG12"]
    declined = Table("romans", "utopians")
    declined.empire(0)
    declined.hand(0, "1CIV4")
    declined.in_play(1, "2UTO6")
    declined.hand(1)
    declined.activate().do("play 1CIV4", "none")
    assert declined.names(declined[1].hand) == ["unrest"]


@rule("IM-3.16", "IM-T4", "IM-3.13")
def test_a_protection_needs_a_free_token_and_a_card_without_one() -> None:
    def asked(exhausts: int, used: bool) -> bool:
        table = Table("romans", "scythians")
        table.hand(0, "1CIV4")
        table.empire(0)
        table.in_play(1, "1SCY20")
        table[1].exhausts = exhausts
        table[1].exhausted = (index("1SCY20"),) if used else ()
        table.activate().do("play 1CIV4")
        return table.kind() == "attack_protection"

    assert asked(1, False)
    assert not asked(0, False)
    assert not asked(3, True)


@rule("IM-Q9", "IM-9.44")
def test_a_protected_player_is_asked_before_each_single_effect() -> None:
    table = Table("egyptians", "scythians")
    table.hand(0, "2EGY10")
    table.empire(0)
    table.hand(1, "1SCY9", "1SCY10")
    table.in_play(1, "1SCY20")
    table.activate().do("play 2EGY10", "exhaust 1SCY20", "ignore")
    assert table.kind() == "ignore_effect"
    table.do("accept")
    assert table.kind() == "choose_cards", "now the discard"
    table.do("discard 1SCY9")
    assert table.names(table[1].hand) == ["1SCY10"]


@rule("IM-Q10")
def test_a_bribe_may_not_eat_the_price_of_the_attack() -> None:
    def asked(progress: int) -> bool:
        table = Table("romans", "greeks")
        table.hand(0, "1UNC7", "1ROM14")
        table.in_play(1, "1UNC1")
        table.tokens(0, 1, 0, progress)
        table.market("1REG4", "1TRI2")
        table.activate().do("play 1UNC7")
        if table.kind() == "choose_option":
            table.do("choose break-through-tributary")
        return table.kind() == "pay_standing_army"

    assert asked(2)
    assert not asked(1), "one progress and one material just pay for the first option"
