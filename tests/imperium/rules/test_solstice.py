"""Chapter 8: solstice."""

from __future__ import annotations

from pentapolis.games.imperium.rules.rounds import ROUND
from pentapolis.games.imperium.rules.solstice import Solstice
from pentapolis.games.imperium.tables import CARDS
from tests.citing import rule
from tests.imperium.table import Table


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
