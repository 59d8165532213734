"""Hidden knowledge (this game has none), the census of pieces, and cached attributes."""

from __future__ import annotations

from random import Random

from pentapolis.games.terra_mystica.rules.adjacency import by_skip, forget_all_reach, reachable
from pentapolis.games.terra_mystica.rules.towns import connectable
from pentapolis.games.terra_mystica.state import PARTS, PRIESTS, TOKENS, TerraMystica
from pentapolis.games.terra_mystica.tables import LAND


def redeal(state: TerraMystica, seat: int | None, rng: Random) -> None:
    """Nothing is hidden, and nothing is random after tiles and cards are laid out."""


def census(state: TerraMystica) -> object:
    """The pieces that never leave the game: favor and town tiles, cards, priests, structures."""
    seats = range(state.seats)
    favors = state.favors_left[:]
    for mask in state.favors:
        for tile in range(len(favors)):
            favors[tile] += mask >> tile & 1
    towns = state.towns_left[:]
    for tiles in state.town_tiles:
        for tile in tiles:
            towns[tile] += 1
    structures = sum(state.built) == LAND - state.owner.count(-1)
    placed = [state.ordained[s] == state.orders.count(s) for s in seats]
    bridges = [state.bridges.count(s) + state.bridges_left[s] for s in seats]
    tokens = all(state.bowl1[s] + state.bowl2[s] + state.bowl3[s] <= TOKENS for s in seats)
    sums = all(
        sum(state.parts[s * len(PARTS) : (s + 1) * len(PARTS)]) == state.points[s] >= 0
        for s in seats
    )
    priests = all(0 <= state.supply(s) <= PRIESTS for s in seats)
    return (favors, towns, structures, placed, bridges, tokens, sums, priests)


def recomputed(state: TerraMystica) -> dict[str, object]:
    """Sites, reach and river towns, as far as cached, computed afresh."""
    fresh = state.copy()
    fresh.sites = [
        tuple([h for h in range(LAND) if state.owner[h] == seat]) for seat in range(state.seats)
    ]
    forget_all_reach(fresh)
    for seat in range(state.seats):
        if state.reach[seat] is not None:
            reachable(fresh, seat)
        if state.connects[seat] is not None:
            connectable(fresh, seat)
    skips = [
        by_skip(fresh, seat) if state.skips[seat] is not None else None
        for seat in range(state.seats)
    ]
    reach = [
        fresh.reach[seat] if state.reach[seat] is not None else None for seat in range(state.seats)
    ]
    return {"sites": fresh.sites, "reach": reach, "skips": skips, "connects": fresh.connects}
