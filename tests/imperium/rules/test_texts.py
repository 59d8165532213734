"""How texts are carried out, and what events bring about."""

from __future__ import annotations

from pentapolis.games.imperium.rules.texts import resolve_all
from pentapolis.games.imperium.tables import (
    CARDS,
)
from tests.citing import rule
from tests.imperium.table import Table, romans


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


def test_resolving_nothing_is_nothing() -> None:
    table = romans()
    resolve_all(table.state, 0, ())
    assert table.state.agenda


@rule("IM-T3")
def test_tents_when_a_region_is_played() -> None:
    table = Table("scythians", "greeks")
    table.in_play(0, "1SCY21")
    table.hand(0, "1SCY18")
    table.tokens(0, 0, 0, 0)
    table.activate().do("play 1SCY18", "exhaust 1SCY21")
    assert table[0].tokens[1] == 2


@rule("IM-T5", "IM-Q57")
def test_returning_unrest_fires_once_per_operation() -> None:
    table = Table("vikings", "greeks", side="A")
    power = CARDS[table[0].power].slug
    table.hand(0, "1TRI4", "unrest", "unrest")
    table.deck(0, "1VIK16", "1VIK21", "1VIK22")
    table.discard(0)
    table.activate().do("play 1TRI4", "return unrest", "return unrest")
    assert table.kind() == "use_trigger"
    table.do(f"exhaust {power}")
    assert len(table[0].hand) == 2
    assert table.kind() != "use_trigger"
    # Innovate breaks through without any exhaust ability.
    celts = Table("celts", "greeks", side="A")
    celts.market("1REG4", "1UNC6")
    celts.hand(1)
    celts.turn().do("innovate shrine")
    assert celts.kind() == "market_token_target"


@rule("IM-T10")
def test_astronomy_on_acquire_only() -> None:
    table = Table("romans", "greeks")
    table.empire(0)
    table.in_play(0, "2CIV7")
    table.hand(0, "1ROM8")
    table.market("1REG4", "1UNC6")
    table.tokens(0, 0, 0, 0)
    table.activate().do("play 1ROM8", "acquire coast", "exhaust 2CIV7")
    assert table[0].tokens[2] == 1
    table.hand(0, "1TRI11")
    table[0].exhausted = ()
    table.market("1REG5")
    table.activate().do("play 1TRI11", "take floodplain")
    assert table.kind() != "use_trigger"
