"""Section 7d and 11: adjacency, reach, bridges and towns, from tables and kept up to date."""

from __future__ import annotations

from typing import Final

from pentapolis.games.terra_mystica.effects import SA
from pentapolis.games.terra_mystica.state import ACTIONS, TerraMystica
from pentapolis.games.terra_mystica.tables import (
    ADJACENT,
    BRIDGES,
    BRIDGES_OF,
    BY_SHIP,
    BY_SKIP,
    DWARVES,
    FAKIRS,
    LAND,
    MERMAIDS,
    MOST_SKIPPED,
    POWER_VALUE,
    RIVER_LAND,
    RIVER_OF,
    RIVERS,
)

BON4: Final = 3
FAV5: Final = 1 << 4
TOWN_POWER: Final = 7
TOWN_STRUCTURES: Final = 4


def skips_hexes(faction: int) -> bool:
    """Dwarves and Fakirs tunnel and fly instead of shipping (TM-7.26)."""
    return faction in (DWARVES, FAKIRS)


def shipping_now(state: TerraMystica, seat: int) -> int:
    """The shipping level, with BON4 in phase II until the pass (TM-7.24, TM-11.10)."""
    if skips_hexes(state.factions[seat]):
        return 0
    level = state.shipping[seat]
    if state.phase == ACTIONS and state.cards[seat] == BON4 and not state.passed[seat]:
        level += 1
    return level


def skipped_hexes(state: TerraMystica, seat: int) -> int:
    """How many hexes a tunnel or carpet may skip (TM-15.20, TM-15.31, TM-V3.1)."""
    faction = state.factions[seat]
    if faction == DWARVES:
        return 1
    if faction == FAKIRS:
        more = state.built[seat * 5 + 3] + state.carpets[seat]
        return min(1 + more, MOST_SKIPPED)
    return 0


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
    state.reach[seat] = result
    return result


FULL_BRIDGES: Final = [[3] * seats for seats in range(6)]


def by_skip(state: TerraMystica, seat: int) -> tuple[int, ...]:
    """Free hexes that need a tunnel or carpet: not directly adjacent (TM-15.20, TM-15.31)."""
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
    state.skips[seat] = result
    return result


def forget_reach(state: TerraMystica, seat: int) -> None:
    """The seat's reach has changed: it is worked out anew when it is needed."""
    state.reach[seat] = None
    state.skips[seat] = None
    state.connects[seat] = None


def forget_all_reach(state: TerraMystica) -> None:
    """A bridge changes reach for everybody."""
    for seat in range(state.seats):
        forget_reach(state, seat)


def forget_river_towns(state: TerraMystica) -> None:
    """Town tiles are the same for everybody: there may be none left (TM-11.14)."""
    for seat in range(state.seats):
        state.connects[seat] = None


def enter_phase(state: TerraMystica, phase: int) -> None:
    """A new phase: the shipping card works in one of them only (TM-7.24)."""
    state.phase = phase
    forget_all_reach(state)


def occupy(state: TerraMystica, seat: int, h: int) -> None:
    """The hex is taken: it leaves the reach of the others and extends the own."""
    sites = state.sites[seat]
    place = 0
    while place < len(sites) and sites[place] < h:
        place += 1
    state.sites[seat] = sites[:place] + (h,) + sites[place:]
    for other in range(state.seats):
        reach = state.reach[other]
        if reach is not None and h in reach:
            state.reach[other] = without(reach, h)
        skips = state.skips[other]
        if skips is not None and h in skips:
            state.skips[other] = without(skips, h)
    forget_reach(state, seat)


def without(hexes: tuple[int, ...], h: int) -> tuple[int, ...]:
    """The hexes but one."""
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
    """Whether an own structure shares an edge: what a sandstorm needs (TM-15.46)."""
    for other in ADJACENT[h]:
        if state.owner[other] == seat:
            return True
    return False


def can_bridge(state: TerraMystica, seat: int, place: int) -> bool:
    """A free place with an own structure at one end at least (TM-10.9)."""
    if state.bridges[place] >= 0:
        return False
    a, b = BRIDGES[place]
    return state.owner[a] == seat or state.owner[b] == seat


def has_bridge_place(state: TerraMystica, seat: int) -> bool:
    """Whether the seat has a bridge left and a place for it."""
    if state.bridges_left[seat] == 0:
        return False
    for site in state.sites[seat]:
        for place in BRIDGES_OF[site]:
            if state.bridges[place] < 0:
                return True
    return False


# --- towns ---------------------------------------------------------------------------------


def linked(state: TerraMystica, seat: int, start: int) -> list[int]:
    """The own structures linked with one by direct adjacency (TM-11.11, TM-Q16)."""
    owner = state.owner
    seen = [False] * LAND
    seen[start] = True
    found = [start]
    rivers = state.river_towns if state.factions[seat] == MERMAIDS else ()
    i = 0
    while i < len(found):
        h = found[i]
        i += 1
        for other in ADJACENT[h]:
            if owner[other] == seat and not seen[other]:
                seen[other] = True
                found.append(other)
        for place in BRIDGES_OF[h]:
            if state.bridges[place] >= 0:
                other = far_end(place, h)
                if owner[other] == seat and not seen[other]:
                    seen[other] = True
                    found.append(other)
        for river in rivers:
            if river in RIVER_OF[h]:
                for other in RIVER_LAND[river]:
                    if owner[other] == seat and not seen[other]:
                        seen[other] = True
                        found.append(other)
    return found


def is_town(state: TerraMystica, seat: int, group: list[int]) -> bool:
    """Enough structures and enough power (TM-11.11)."""
    power = 0
    needed = TOWN_STRUCTURES
    for h in group:
        power += POWER_VALUE[state.kind[h]]
        if state.kind[h] == SA:
            needed = TOWN_STRUCTURES - 1
    least = TOWN_POWER - 1 if state.favors[seat] & FAV5 else TOWN_POWER
    return len(group) >= needed and power >= least


def has_town_tile(state: TerraMystica) -> bool:
    """Whether a town tile is left that is not already due (TM-11.14)."""
    return sum(state.towns_left) > state.due_towns


def check_town(state: TerraMystica, seat: int, h: int) -> None:
    """A group joins its town or becomes one; its members are fixed now (TM-11.15, TM-11.19)."""
    group = linked(state, seat, h)
    for member in group:
        if state.in_town[member]:
            for other in group:
                state.in_town[other] = True
            state.connects[seat] = None
            return
    if is_town(state, seat, group) and has_town_tile(state):
        found_town(state, seat, group)


def found_town(state: TerraMystica, seat: int, group: list[int]) -> None:
    """The group is a town; its tile is due."""
    for member in group:
        state.in_town[member] = True
    state.due_towns += 1
    forget_river_towns(state)


def check_all_towns(state: TerraMystica, seat: int) -> None:
    """FAV5 may make towns of several groups (TM-11.18)."""
    for h in state.sites[seat]:
        if not state.in_town[h]:
            check_town(state, seat, h)


def around(state: TerraMystica, seat: int, river: int) -> list[int]:
    """The own structures linked around a river hex; empty if one belongs to a town (TM-Q16)."""
    found: list[int] = []
    for h in RIVER_LAND[river]:
        if state.owner[h] == seat and h not in found:
            if state.in_town[h]:
                return []
            for member in linked(state, seat, h):
                if member not in found:
                    found.append(member)
    return found


def can_connect(state: TerraMystica, seat: int, river: int) -> bool:
    """Whether the Mermaids found a town over this river hex (TM-15.40)."""
    if state.factions[seat] != MERMAIDS or river in state.river_towns:
        return False
    group = around(state, seat, river)
    return bool(group) and is_town(state, seat, group) and has_town_tile(state)


def connect(state: TerraMystica, seat: int, river: int) -> None:
    """The Mermaids found a town over a river hex (TM-15.40)."""
    group = around(state, seat, river)
    state.river_towns += (river,)
    found_town(state, seat, group)


def connectable(state: TerraMystica, seat: int) -> tuple[int, ...]:
    """All river hexes over which a town can be founded now."""
    cached = state.connects[seat]
    if cached is not None:
        return cached
    result: tuple[int, ...] = ()
    if state.factions[seat] == MERMAIDS and len(state.sites[seat]) >= TOWN_STRUCTURES - 1:
        result = tuple([r for r in range(RIVERS) if can_connect(state, seat, r)])
    state.connects[seat] = result
    return result


# --- the largest area ------------------------------------------------------------------------


def largest_area(state: TerraMystica, seat: int) -> int:
    """The most own structures joined directly or indirectly (TM-13.5, TM-13.6)."""
    faction = state.factions[seat]
    owner = state.owner
    level = 0 if skips_hexes(faction) else state.shipping[seat]
    near = BY_SHIP[level]
    over = BY_SKIP[skipped_hexes(state, seat)]
    seen = [False] * LAND
    best = 0
    for start in state.sites[seat]:
        if seen[start]:
            continue
        seen[start] = True
        group = [start]
        i = 0
        while i < len(group):
            h = group[i]
            i += 1
            for other in near[h]:
                if owner[other] == seat and not seen[other]:
                    seen[other] = True
                    group.append(other)
            for other in over[h]:
                if owner[other] == seat and not seen[other]:
                    seen[other] = True
                    group.append(other)
            for place in BRIDGES_OF[h]:
                if state.bridges[place] >= 0:
                    other = far_end(place, h)
                    if owner[other] == seat and not seen[other]:
                        seen[other] = True
                        group.append(other)
        best = max(best, len(group))
    return best


# --- what is kept for speed ------------------------------------------------------------------


def recomputed(state: TerraMystica) -> dict[str, object]:
    """Sites, and reach and river towns as far as they are kept, worked out from nothing."""
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
