"""Effects on each player."""

from __future__ import annotations

from tests.citing import rule
from tests.imperium.table import Table, index


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
