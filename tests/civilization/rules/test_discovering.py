"""Chapter 7, discovering tiles (CV-7.9 to CV-7.11)."""

from __future__ import annotations

from pentapolis.games.civilization.tables.board import (
    MAP_TILES,
    TILE_INDEX,
    direction,
)
from tests.citing import rule
from tests.civilization.table import (
    army,
    board,
    ground,
    hide,
    movement,
    offered,
    say,
    sq,
    tech,
    view,
    why,
)


@rule("CV-7.8", "CV-7.9", "CV-7.11", "CV-Q41")
def test_discovering_a_tile_costs_one_movement() -> None:
    state = board(civs=("rome", "egypt"))
    hide(state, 6)  # I5 to L8
    figure = army(state, 0, "H6")
    huts, villages = len(state.huts), len(state.villages)
    movement(state)
    say(state, "?move H6 army:1")
    assert why(state, "to I6") == "CV-7.8"
    say(state, "discover I6")
    assert state.where[figure] == sq("H6")
    assert state.turned[6] == 1
    assert state.shown >> 6 & 1
    laid = len([t for t in state.lying if t >= 0])
    assert laid == huts - len(state.huts) + villages - len(state.villages)
    assert all(
        row.get("token") in (None, "token:hut", "token:village") for row in view(state)["squares"]
    )
    say(state, "?to H5", "?stop")
    state = board(civs=("rome", "egypt"))
    tech(state, 0, "navigation")
    hide(state, 6)
    ground(state, "H6", "water")
    for name in ("H5", "G6"):
        ground(state, name, "water")
    army(state, 0, "H7")
    say(movement(state), "?move H7 army:1")
    assert "to H6" not in offered(state)  # after the discovery it could not end on the known map
    tech(state, 0, "horseback-riding")
    state.spent = 0
    say(movement(state), "?move H7 army:1", "to H6", "discover I6")
    assert state.shown >> 6 & 1
    assert "stop" not in offered(state)


@rule("CV-EX-58", "CV-EX-12", "CV-7.10", "CV-7.11")
def test_tiles_turn_away_from_the_discoverer() -> None:
    tile = MAP_TILES[TILE_INDEX["n04"]]
    village = [i for i in range(16) if tile.icons[1][i] == 2]
    hut = [i for i in range(16) if tile.icons[1][i] == 1]
    coin = [i for i in range(16) if tile.ground[1][i] >> 8 & 1]
    assert (village, coin, hut) == ([4 * 1 + 2], [4 * 0 + 1], [4 * 3 + 0])
    assert [direction(100, 100 + step) for step in (-16, 1, 16, -1)] == [0, 1, 2, 3]
