"""7d Adjacency: what is in reach of a seat's structures, kept up to date (TM-7.23 to TM-7.26)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.state import replaced
from pentapolis.games.terra_mystica.effects import SH
from pentapolis.games.terra_mystica.rules.factions import POWERS
from pentapolis.games.terra_mystica.state import ACTIONS, BRIDGE_PIECES, TerraMystica
from pentapolis.games.terra_mystica.tables import (
    ADJACENT,
    BRIDGES,
    BRIDGES_OF,
    BY_SHIP,
    BY_SKIP,
    LAND,
)

BON4: Final = 3
FULL_BRIDGES: Final = [[BRIDGE_PIECES] * seats for seats in range(6)]


def shipping_now(state: TerraMystica, seat: int) -> int:
    """The shipping level, with BON4 during phase II until the pass (TM-7.24, TM-11.10)."""
    if POWERS[state.factions[seat]].skipping is not None:
        return 0
    level = state.shipping[seat]
    if state.phase == ACTIONS and state.cards[seat] == BON4 and not state.passed[seat]:
        level += 1
    return level


def skipped_hexes(state: TerraMystica, seat: int) -> int:
    """How many hexes a tunnel or carpet may skip (TM-15.20, TM-15.31, TM-V3.1)."""
    powers = POWERS[state.factions[seat]]
    if powers.skipping is None:
        return 0
    return powers.skipped_hexes(state.built[seat * 5 + SH], state.carpets[seat])


def reachable(state: TerraMystica, seat: int) -> tuple[int, ...]:
    """Free hexes directly or indirectly adjacent to own structures, without tunnel or carpet."""
    cached = state.reach[seat]
    if cached is not None:
        return cached
    owner = state.owner
    found = [False] * LAND
    near = BY_SHIP[shipping_now(state, seat)]
    for site in state.sites[seat]:
        for h in near[site]:
            found[h] = True
    if state.bridges_left != FULL_BRIDGES[state.seats]:
        for place in range(len(BRIDGES)):
            if state.bridges[place] >= 0:
                a, b = BRIDGES[place]
                if owner[a] == seat:
                    found[b] = True
                if owner[b] == seat:
                    found[a] = True
    result = tuple([h for h in range(LAND) if found[h] and owner[h] < 0])
    state.reach = replaced(state.reach, seat, result)
    return result


def by_skip(state: TerraMystica, seat: int) -> tuple[int, ...]:
    """Free hexes in reach only by tunnel or carpet: not directly adjacent (TM-15.20, TM-15.31)."""
    if POWERS[state.factions[seat]].skipping is None:
        return ()
    cached = state.skips[seat]
    if cached is not None:
        return cached
    result: tuple[int, ...] = ()
    skipped = skipped_hexes(state, seat)
    if skipped:
        found = [False] * LAND
        near = BY_SKIP[skipped]
        for site in state.sites[seat]:
            for h in near[site]:
                found[h] = True
        for h in reachable(state, seat):
            found[h] = False
        result = tuple([h for h in range(LAND) if found[h] and state.owner[h] < 0])
    state.skips = replaced(state.skips, seat, result)
    return result


def forget_reach(state: TerraMystica, seat: int) -> None:
    """Drop the cached reach of a seat; it is recomputed when needed."""
    if state.reach[seat] is not None:
        state.reach = replaced(state.reach, seat, None)
    if state.skips[seat] is not None:
        state.skips = replaced(state.skips, seat, None)
    forget_connects(state, seat)


def forget_connects(state: TerraMystica, seat: int) -> None:
    """Drop the cached river towns of a seat."""
    if state.connects[seat] is not None:
        state.connects = replaced(state.connects, seat, None)


def forget_all_reach(state: TerraMystica) -> None:
    """Drop everybody's cached reach, as after a new bridge."""
    state.reach = [None] * state.seats
    state.skips = [None] * state.seats
    state.connects = [None] * state.seats


def enter_phase(state: TerraMystica, phase: int) -> None:
    """Begin a phase; BON4's shipping works in only one of them (TM-7.24)."""
    state.phase = phase
    for seat in range(state.seats):
        forget_card(state, seat)
    state.connects = [None] * state.seats


def forget_card(state: TerraMystica, seat: int) -> None:
    """Drop what was in reach by the shipping of BON4, before it begins or ends (TM-11.10)."""
    if state.cards[seat] == BON4:
        forget_reach(state, seat)


def occupy(state: TerraMystica, seat: int, h: int) -> None:
    """Mark the hex as taken: others can no longer reach it, and the owner's reach grows."""
    sites = state.sites[seat]
    place = 0
    while place < len(sites) and sites[place] < h:
        place += 1
    # Copies of the position share these lists.
    state.sites = state.sites[:]
    state.sites[seat] = sites[:place] + (h,) + sites[place:]
    state.reach = state.reach[:]
    state.skips = state.skips[:]
    for other in range(state.seats):
        reach = state.reach[other]
        if reach is not None and h in reach:
            state.reach[other] = without(reach, h)
        skips = state.skips[other]
        if skips is not None and h in skips:
            state.skips[other] = without(skips, h)
    state.reach[seat] = None
    state.skips[seat] = None
    forget_connects(state, seat)


def without(hexes: tuple[int, ...], h: int) -> tuple[int, ...]:
    """The hexes without `h`."""
    i = hexes.index(h)
    return hexes[:i] + hexes[i + 1 :]


def has_neighbour(state: TerraMystica, seat: int, h: int) -> bool:
    """Whether an opponent's structure is directly adjacent (TM-8.7)."""
    owner = state.owner
    for other in ADJACENT[h]:
        if owner[other] >= 0 and owner[other] != seat:
            return True
    for place in BRIDGES_OF[h]:
        if state.bridges[place] >= 0:
            other = far_end(place, h)
            if owner[other] >= 0 and owner[other] != seat:
                return True
    return False


def far_end(place: int, h: int) -> int:
    """The other end of a bridge."""
    a, b = BRIDGES[place]
    return b if a == h else a


def are_adjacent(state: TerraMystica, a: int, b: int) -> bool:
    """Whether two land hexes share an edge or are joined by a bridge (TM-7.23)."""
    if b in ADJACENT[a]:
        return True
    for place in BRIDGES_OF[a]:
        if state.bridges[place] >= 0 and far_end(place, a) == b:
            return True
    return False


def is_adjacent_to_own(state: TerraMystica, seat: int, h: int) -> bool:
    """Whether an own structure is directly adjacent, bridges included (TM-7.23)."""
    owner = state.owner
    for other in ADJACENT[h]:
        if owner[other] == seat:
            return True
    for place in BRIDGES_OF[h]:
        if state.bridges[place] >= 0 and owner[far_end(place, h)] == seat:
            return True
    return False


def shares_edge_with_own(state: TerraMystica, seat: int, h: int) -> bool:
    """Whether an own structure shares an edge, as a sandstorm requires (TM-15.46)."""
    for other in ADJACENT[h]:
        if state.owner[other] == seat:
            return True
    return False
