"""Keywords: development."""

from __future__ import annotations

from pentapolis.games.imperium.rules.development import development_cost
from pentapolis.games.imperium.tables import CARDS
from tests.citing import rule
from tests.imperium.table import Table, index


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


@rule("IM-P12")
def test_a_reduction_ends_at_nothing() -> None:
    table = Table("atlanteans", "greeks")
    table.in_play(0, "2ATL8", "2EGY8")
    assert development_cost(table[0], index("2ATL7")) == (0, 0, 2)
    assert development_cost(table[0], index("2ATL10")) == (0, 1, 0)
