"""What a good player would laugh at, and how often it still happens."""

from __future__ import annotations

from pentapolis.games.imperium.bot.nations import (
    COUNTED,
    GRAAL,
    LOST_TOMES,
    beginning_value,
    freeing_value,
    reloading_value,
    scroll_value,
    tome_value,
)
from pentapolis.games.imperium.bot.seat_values import SeatValues
from pentapolis.games.imperium.state import GARRISON_SHIFT
from pentapolis.games.imperium.tables import NATION_INDEX
from tests.imperium.table import Table, index

TREE = index("2UTO8")
SCROLLS = [index(f"2UTO{number}") for number in range(12, 17)]


def test_quests_lead_to_the_graal() -> None:
    table = Table("arthurians", "romans")
    player = table.state.players[0]
    assert freeing_value(player, 1.0) == 0.0, "no quest, nothing to free"
    assert beginning_value(index("2ART4"), 1.0) > beginning_value(GRAAL, 1.0)
    player.quest = index("2ART4")
    assert freeing_value(player, 1.0) > freeing_value(player, 0.1)


def test_a_place_is_cleared_away_for_its_scrolls() -> None:
    player = Table("utopians", "romans").state.players[0]
    empty = reloading_value(player, TREE)
    player.garrison = (TREE << GARRISON_SHIFT | SCROLLS[0],)
    assert reloading_value(player, TREE) > empty
    assert reloading_value(player, index("2UTO5")) == empty, "a scroll under another place"


def test_two_scrolls_under_lost_tomes_are_enough() -> None:
    player = Table("utopians", "romans").state.players[0]
    player.in_play = (LOST_TOMES,)
    assert tome_value(player) > 0
    assert scroll_value(player) > 0
    player.garrison = tuple([LOST_TOMES << GARRISON_SHIFT | scroll for scroll in SCROLLS[:2]])
    assert tome_value(player) == 0
    assert scroll_value(player) == 0


def test_a_place_is_played_with_a_scroll_in_hand() -> None:
    state = Table("utopians", "romans").state
    player = state.players[0]
    player.hand = (TREE,)
    without_scroll = SeatValues(state, 0).playing(TREE)
    player.hand = (TREE, SCROLLS[0])
    assert SeatValues(state, 0).playing(TREE) > without_scroll


def test_scrolls_are_not_buried() -> None:
    own = SeatValues(Table("utopians", "romans").state, 0)
    assert own.putting_by(SCROLLS[0]) < 0
    assert own.putting_by(index("2UTO9")) > own.putting_by(SCROLLS[0])


def test_cards_that_the_nation_counts() -> None:
    region, civilised = index("1REG1"), index("1CIV1")
    assert COUNTED[NATION_INDEX["utopians"]][region] == 1.0, "Portals"
    assert COUNTED[NATION_INDEX["arthurians"]][civilised] == 1.0, "King Arthur's Court"
    assert COUNTED[NATION_INDEX["arthurians"]][region] == 0.0
