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
from tests.bots.habits import imperium_nations
from tests.imperium.bot.test_rate import favourite
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


def test_cards_that_bring_little_make_room() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "1ROM15")
    table.cleanup()
    table.do(table.moves()[0])
    assert favourite(table) == "discard prosperity-1rom15", "no region, nothing to gain"
    table = Table("romans", "greeks")
    table.hand(0, "1ROM15")
    table.in_play(0, "1ROM20", "1ROM12", "1ROM11", "1ROM13", "1REG4", "1REG5")
    table.cleanup()
    table.do(table.moves()[0])
    assert favourite(table) == "end"


def test_glory_waits_for_a_region_in_hand() -> None:
    table = Table("romans", "greeks")
    table.hand(0, "1ROM14")
    table.in_play(0, "1ROM20", "1ROM12")
    table.cleanup()
    table.do(table.moves()[0])
    assert favourite(table) == "discard glory-1rom14"
    table = Table("romans", "greeks")
    table.hand(0, "1ROM14", "1REG4")
    table.in_play(0, "1ROM20", "1ROM12")
    table.cleanup()
    table.do(table.moves()[0])
    assert favourite(table) == "end"


def test_tokens_beyond_the_limit_of_the_power_card_score_nothing() -> None:
    table = Table("romans", "greeks")
    table.tokens(0, 0, 18, 0)
    assert SeatValues(table.state, 0).per_token[1] > 0
    table.tokens(0, 0, 20, 0)
    assert SeatValues(table.state, 0).per_token[1] == 0


def test_a_school_is_not_played_to_lose_the_other() -> None:
    table = Table("qin", "greeks")
    table.hand(0, "2QIN16")
    alone = SeatValues(table.state, 0).playing(index("2QIN16"))
    table.in_play(0, "2QIN15")
    assert SeatValues(table.state, 0).playing(index("2QIN16")) < min(alone - 1.0, 0.5)


def test_the_king_of_kings_is_not_for_who_is_behind() -> None:
    table = Table("romans", "greeks")
    table.fame()
    glory = index("1ROM14")
    table.in_play(0, "1ROM20", "1ROM12", "1ROM11")
    table.tokens(0, 0, 0, 30)
    ahead = SeatValues(table.state, 0).playing(glory)
    table.tokens(0, 0, 0, 0)
    table.tokens(1, 0, 0, 30)
    behind = SeatValues(table.state, 0).playing(glory)
    assert ahead > 0 > behind


def test_two_games_are_played_as_they_should() -> None:
    found = imperium_nations(2, first=1001)
    assert found["idle cards"] <= 0.05 * found["cards in hand"]
    assert found["Glory discarded beside its regions"] == 0
