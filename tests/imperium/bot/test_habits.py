"""What a good player would laugh at, and how often it still happens."""

from __future__ import annotations

from pentapolis.games.imperium.bot.nations import (
    GRAAL,
    beginning_value,
    freeing_value,
)
from tests.imperium.table import Table, index


def test_quests_lead_to_the_graal() -> None:
    table = Table("arthurians", "romans")
    player = table.state.players[0]
    assert freeing_value(player, 1.0) == 0.0, "no quest, nothing to free"
    assert beginning_value(index("2ART4"), 1.0) > beginning_value(GRAAL, 1.0)
    player.quest = index("2ART4")
    assert freeing_value(player, 1.0) > freeing_value(player, 0.1)
