"""Chapter 2: rounds and turns."""

from __future__ import annotations

from pentapolis.games.imperium.rules.rounds import ROUND
from tests.citing import rule
from tests.imperium.table import Table


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
