"""11 Towns: founding them, their tiles, and the Mermaids' towns over a river (TM-11.11 ff.)."""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.terra_mystica.effects import (
    PER_TOWN,
    SA,
    CultStepsAll,
    Gain,
    Keys,
    ShippingStep,
)
from pentapolis.games.terra_mystica.moves import CONNECT_MOVES, TOWN, TOWN_MOVES, Act
from pentapolis.games.terra_mystica.questions import TOWN_RANK, Choice, owe, owed
from pentapolis.games.terra_mystica.rules.adjacency import far_end, forget_connects, forget_reach
from pentapolis.games.terra_mystica.rules.cults import ask_tens, climb_all
from pentapolis.games.terra_mystica.rules.factions import POWERS
from pentapolis.games.terra_mystica.rules.power import receive
from pentapolis.games.terra_mystica.rules.tracks import step_shipping
from pentapolis.games.terra_mystica.state import FOR_FACTION, FOR_SCORING, FOR_TOWN, TerraMystica
from pentapolis.games.terra_mystica.tables import (
    ADJACENT,
    BRIDGES_OF,
    POWER_VALUE,
    RIVER_LAND,
    RIVER_OF,
    RIVERS,
    SCORING_POINTS,
    TOWNS,
)

FAV5: Final = 1 << 4
TOWN_POWER: Final = 7
TOWN_STRUCTURES: Final = 4


def linked(state: TerraMystica, seat: int, start: int) -> list[int]:
    """The own structures connected to `start` by direct adjacency (TM-11.11, TM-Q16)."""
    owner = state.owner
    found = [start]  # a few: looking through them is quicker than marking the whole map
    rivers = state.river_towns if POWERS[state.factions[seat]].river_towns else ()
    i = 0
    while i < len(found):
        h = found[i]
        i += 1
        for other in ADJACENT[h]:
            if owner[other] == seat and other not in found:
                found.append(other)
        for place in BRIDGES_OF[h]:
            if state.bridges[place] >= 0:
                other = far_end(place, h)
                if owner[other] == seat and other not in found:
                    found.append(other)
        for river in rivers:
            if river in RIVER_OF[h]:
                for other in RIVER_LAND[river]:
                    if owner[other] == seat and other not in found:
                        found.append(other)
    return found


def is_town(state: TerraMystica, seat: int, group: list[int]) -> bool:
    """Whether the group has enough structures and power for a town (TM-11.11)."""
    power, needed = town_strength(state, group)
    return len(group) >= needed and power >= town_power(state, seat)


def town_strength(state: TerraMystica, group: list[int]) -> tuple[int, int]:
    """The power value of a group, and how many structures a town of it needs (TM-11.11)."""
    power = 0
    needed = TOWN_STRUCTURES
    for h in group:
        power += POWER_VALUE[state.kind[h]]
        if state.kind[h] == SA:
            needed = TOWN_STRUCTURES - 1
    return power, needed


def town_power(state: TerraMystica, seat: int) -> int:
    """The power value that this seat needs for a town; FAV5 lowers it (TM-11.11)."""
    return TOWN_POWER - 1 if state.favors[seat] & FAV5 else TOWN_POWER


def has_town_tile(state: TerraMystica) -> bool:
    """Whether a town tile is left that nobody is already owed (TM-11.14)."""
    return sum(state.towns_left) > owed(state, TOWN_RANK)


def check_town(state: TerraMystica, seat: int, h: int) -> None:
    """Let a group join its town or become one; its members are then fixed (TM-11.15, TM-11.19)."""
    group = linked(state, seat, h)
    for member in group:
        if state.in_town[member]:
            join_town(state, group)
            forget_connects(state, seat)
            return
    if is_town(state, seat, group) and has_town_tile(state):
        found_town(state, seat, group)


def join_town(state: TerraMystica, group: list[int]) -> None:
    """Mark the structures of the group as part of a town (TM-11.19)."""
    in_town = state.in_town[:]
    for h in group:
        in_town[h] = True
    state.in_town = in_town


def found_town(state: TerraMystica, seat: int, group: list[int]) -> None:
    """Make the group a town and owe its tile."""
    join_town(state, group)
    owe(state, TOWN_TILE[seat])
    forget_river_towns(state)


def forget_river_towns(state: TerraMystica) -> None:
    """Drop everybody's cached river towns: town tiles may have run out (TM-11.14)."""
    state.connects = [None] * state.seats


def check_all_towns(state: TerraMystica, seat: int) -> None:
    """Check all groups; FAV5 may make several towns at once (TM-11.18)."""
    for h in state.sites[seat]:
        if not state.in_town[h]:
            check_town(state, seat, h)


def structures_around(state: TerraMystica, seat: int, river: int) -> list[int]:
    """The own structures connected around a river hex; empty if one is in a town (TM-Q16)."""
    found: list[int] = []
    for h in RIVER_LAND[river]:
        if state.owner[h] == seat and h not in found:
            if state.in_town[h]:
                return []
            for member in linked(state, seat, h):
                if member not in found:
                    found.append(member)
    return found


def river_town(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """The group around a river hex, and what a town needs."""
    group = structures_around(state, seat, move.a)
    power, needed = town_strength(state, group)
    return {
        "river": move.args[0],
        "size": len(group),
        "power": power,
        "needed": needed,
        "least": town_power(state, seat),
    }


ONLY_MERMAIDS: Final = Refusal("tm-no-town-over-river", "TM-15.40")
RIVER_TAKEN: Final = Refusal("tm-no-second-river-town", "TM-15.40", river_town)
RIVER_TOO_WEAK: Final = Refusal("tm-no-river-town", "TM-Q16", river_town)
NO_TOWN_TILE: Final = Refusal("tm-no-town-tile", "TM-11.14")


def refuse_connect(state: TerraMystica, seat: int, river: int) -> Refusal | None:
    """Require the Mermaids and a large enough group around the river hex (TM-15.40)."""
    if not POWERS[state.factions[seat]].river_towns:
        return ONLY_MERMAIDS
    if river in state.river_towns:
        return RIVER_TAKEN
    group = structures_around(state, seat, river)
    if not group or not is_town(state, seat, group):
        return RIVER_TOO_WEAK
    return None if has_town_tile(state) else NO_TOWN_TILE


def connect(state: TerraMystica, seat: int, river: int) -> None:
    """Found a town of the Mermaids over a river hex (TM-15.40)."""
    group = structures_around(state, seat, river)
    state.river_towns += (river,)
    found_town(state, seat, group)


def connectable(state: TerraMystica, seat: int) -> tuple[int, ...]:
    """The river hexes over which a town can be founded now."""
    cached = state.connects[seat]
    if cached is not None:
        return cached
    result: tuple[int, ...] = ()
    if POWERS[state.factions[seat]].river_towns:
        free = [h for h in state.sites[seat] if not state.in_town[h]]
        least = town_power(state, seat)
        if town_strength(state, free)[0] >= least:  # or all of them are too weak
            powers = powers_around_rivers(state, seat, free)
            result = tuple(
                [
                    river
                    for river in range(RIVERS)
                    if powers[river] >= least and refuse_connect(state, seat, river) is None
                ]
            )
    state.connects = replaced(state.connects, seat, result)
    return result


def powers_around_rivers(state: TerraMystica, seat: int, free: list[int]) -> list[int]:
    """By river hex: the power of the groups beside it, if these are the structures in no town."""
    powers = [0] * RIVERS
    seen: list[int] = []
    for start in free:
        if start not in seen:
            group = linked(state, seat, start)
            seen += group
            power, _ = town_strength(state, group)
            beside: list[int] = []
            for h in group:
                for river in RIVER_OF[h]:
                    if river not in beside:
                        beside.append(river)
                        powers[river] += power
    return powers


def add_connects(state: TerraMystica, seat: int, moves: list[Move]) -> None:
    """Add the river towns that can be founded now."""
    for river in connectable(state, seat):
        moves.append(CONNECT_MOVES[river])


# --- town tiles --------------------------------------------------------------------------------


class TownTile(Choice):
    """Which town tile a new town gets (TM-11.12)."""

    __slots__ = ()

    KIND: ClassVar[str] = "town_tile"
    RULE: ClassVar[str] = "TM-11.12"
    PROMPT: ClassVar[str] = "tm-ask-town"
    RANK: ClassVar[int] = TOWN_RANK
    CODES: ClassVar[tuple[int, ...]] = (TOWN,)

    def add_moves(self, state: TerraMystica, seat: int, moves: list[Move]) -> None:
        for tile in range(len(state.towns_left)):
            if state.towns_left[tile]:
                moves.append(TOWN_MOVES[tile])

    def refuse_choice(self, state: TerraMystica, seat: int, move: Act) -> Refusal | None:
        return None if state.towns_left[move.a] else NO_SUCH_TOWN_TILE

    def choose(self, state: TerraMystica, seat: int, move: Act) -> None:
        take_town(state, seat, move.a)


NO_SUCH_TOWN_TILE: Final = Refusal(
    "tm-no-such-town-tile", "TM-11.14", lambda s, p, m: {"tile": m.args[0]}
)


def take_town(state: TerraMystica, seat: int, tile: int) -> None:
    """Take a town tile; it pays points, keys, extras, then its bonus (TM-11.13)."""
    state.towns_left = replaced(state.towns_left, tile, state.towns_left[tile] - 1)
    state.town_tiles = replaced(state.town_tiles, seat, (*state.town_tiles[seat], tile))
    forget_river_towns(state)
    steps = 0
    points = SCORING_POINTS[state.tile()][PER_TOWN]
    if points:
        state.score(seat, FOR_SCORING, points)
    powers = POWERS[state.factions[seat]]
    if powers.town_gain.points:
        state.score(seat, FOR_FACTION, powers.town_gain.points)
    receive(state, seat, powers.town_gain)
    for effect in TOWNS[tile].effects:
        if isinstance(effect, Gain):
            state.score(seat, FOR_TOWN, effect.points)
            receive(state, seat, effect)
        elif isinstance(effect, Keys):
            state.keys = replaced(state.keys, seat, state.keys[seat] + effect.keys)
        elif isinstance(effect, CultStepsAll):
            steps = effect.steps
        elif isinstance(effect, ShippingStep):
            if powers.skipping is not None and powers.skipping.longer:
                state.carpets = replaced(state.carpets, seat, state.carpets[seat] + 1)
                forget_reach(state, seat)
            else:
                step_shipping(state, seat)
    ask_tens(state, seat, climb_all(state, seat, steps))


TOWN_TILE: Final = [TownTile(seat) for seat in range(5)]
