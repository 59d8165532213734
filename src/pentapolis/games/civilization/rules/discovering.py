"""Chapter 7, discovering tiles (CV-7.9 to CV-7.11)."""

from __future__ import annotations

from pentapolis.core.state import replaced
from pentapolis.games.civilization.state import Civilization
from pentapolis.games.civilization.tables.board import (
    HUT_ICON,
    MAP_TILES,
    SQUARE_NAMES,
    VILLAGE_ICON,
    direction,
    square_in,
)


def discover(state: Civilization, seat: int, sq: int, other: int) -> None:
    """Reveal a tile, its arrow away from the figure, with huts and villages (CV-7.9 to 7.11)."""
    slot = state.layout.tile_at[other]
    state.turned = replaced(state.turned, slot, direction(sq, other))
    lay_tile(state, slot)
    if state.journal is not None:
        args = {
            "seat": f"seat:{seat}",
            "tile": f"tile:{MAP_TILES[state.slots[slot]].id}",
            "square": f"square:{SQUARE_NAMES[state.layout.slots[slot]]}",
        }
        state.tell("cv-log-discover", {**args}, seat)


def lay_tile(state: Civilization, slot: int) -> None:
    """Put a tile face up into its slot."""
    tile = MAP_TILES[state.slots[slot]]
    corner = state.layout.slots[slot]
    turns = state.turned[slot]
    ground = state.ground[:]
    lying = state.lying[:]
    for i in range(16):
        sq = square_in(corner, i)
        ground[sq] = tile.ground[turns][i]
        icon = tile.icons[turns][i]
        if icon == HUT_ICON and state.huts:
            lying[sq] = state.huts[0]
            state.huts = state.huts[1:]
        elif icon == VILLAGE_ICON and state.villages:
            lying[sq] = state.villages[0]
            state.villages = state.villages[1:]
    state.ground = ground
    state.lying = lying
    state.shown |= 1 << slot
    state.reveal()
