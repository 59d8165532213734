"""Section 7b and 7c: which hexes spades may change, and what using them does."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.terra_mystica.board import by_skip, reachable
from pentapolis.games.terra_mystica.building import (
    needs_skip,
    receive_spades,
    skip_cost,
    skip_to,
    use_spades,
)
from pentapolis.games.terra_mystica.moves import DIG_MOVES, MOST_SPADES, TRANSFORM_MOVES
from pentapolis.games.terra_mystica.resources import can_pay
from pentapolis.games.terra_mystica.state import FOR_FACTION, TerraMystica
from pentapolis.games.terra_mystica.tables import (
    DARKLINGS,
    FACTIONS,
    GIANTS,
    HEX_NAMES,
    HOME,
    TERRAINS,
    WHEEL,
)

GIANT_SPADES: Final = 2
PRIEST_SPADE_POINTS: Final = 2
# Spades that may change so many hexes or more cannot be topped up (TM-7.19): those of the
# strongholds (Halflings', Giants', who can change but one with them) and of phase III.
NO_BUYING: Final = 3
GIANT_HEXES: Final = 4
ANY_HEXES: Final = 99


def spade_price(state: TerraMystica, seat: int) -> int:
    """Workers per spade by dig level; Darklings pay one priest instead (TM-7.16)."""
    return 1 if state.factions[seat] == DARKLINGS else 3 - state.digging[seat]


def affordable_spades(state: TerraMystica, seat: int) -> int:
    """How many spades the seat could buy."""
    if state.factions[seat] == DARKLINGS:
        return state.priests[seat]
    return state.workers[seat] // spade_price(state, seat)


def buy_spades(state: TerraMystica, seat: int, spades: int) -> None:
    """Pay for spades; the Darklings' priests score (TM-7.16, TM-15.6)."""
    if state.factions[seat] == DARKLINGS:
        state.priests[seat] -= spades
        state.score(seat, FOR_FACTION, PRIEST_SPADE_POINTS * spades)
    else:
        state.workers[seat] -= spades * spade_price(state, seat)
    state.bought += spades
    receive_spades(state, seat, spades)


def takes(faction: int, terrain: int, spades: int) -> bool:
    """Whether exactly so many spades can be put on a hex of that terrain (TM-7.10, TM-7.11)."""
    home = HOME[faction]
    if faction == GIANTS:
        return terrain != home and spades == GIANT_SPADES
    away = (home - terrain) % WHEEL
    return spades < WHEEL if away == 0 else spades <= max(away, WHEEL - away)


def has_target(state: TerraMystica, seat: int, spades: int, workers: int, priests: int) -> bool:
    """Whether so many spades have a hex to go to when that much has been paid before."""
    faction = state.factions[seat]
    if state.spaded:
        return bool(results(state, seat, state.spaded[0], spades))
    for h in reachable(state, seat):
        if takes(faction, state.terrain[h], spades):
            return True
    cost = skip_cost(state, seat)
    if (
        state.workers[seat] - workers >= cost.workers
        and state.priests[seat] - priests >= cost.priests
    ):
        for h in by_skip(state, seat):
            if takes(faction, state.terrain[h], spades):
                return True
    return False


def has_use(state: TerraMystica, seat: int, free: int, buying: bool) -> bool:
    """Whether so many free spades can change a hex, topped up if that is allowed (TM-7.19)."""
    for spades in range(1, free + 1):
        if has_target(state, seat, spades, 0, 0):
            return True
    if buying:
        priest = state.factions[seat] == DARKLINGS
        price = spade_price(state, seat)
        for more in range(1, affordable_spades(state, seat) + 1):
            workers, priests = (0, more) if priest else (more * price, 0)
            if has_target(state, seat, free + more, workers, priests):
                return True
    return False


def may_buy(state: TerraMystica, seat: int) -> bool:
    """Whether the spades in hand may be topped up: one hex, not yet home (TM-7.19)."""
    if state.most_hexes >= NO_BUYING or len(state.spaded) > 1:
        return False
    return not state.homes


def can_dig(state: TerraMystica, seat: int, spades: int) -> bool:
    """Whether the seat can buy so many spades and use them all (TM-7.16, TM-7.17)."""
    if spades > affordable_spades(state, seat) or not may_buy(state, seat):
        return False
    total = spades + state.free + state.bought
    if state.factions[seat] == DARKLINGS:
        return has_target(state, seat, total, 0, spades)
    return has_target(state, seat, total, spades * spade_price(state, seat), 0)


def add_digs(state: TerraMystica, seat: int, moves: list[Move]) -> None:
    """All numbers of spades that can be bought and used."""
    most = affordable_spades(state, seat)
    most = min(most, MOST_SPADES - state.free - state.bought)
    for spades in range(1, most + 1):
        if can_dig(state, seat, spades):
            moves.append(DIG_MOVES[spades])


def workers_to_keep(state: TerraMystica, seat: int) -> int:
    """Bought spades must be used (TM-7.17): a tunnel that is the only way stays payable."""
    if state.bought and not has_target(state, seat, state.free + state.bought, 999, 0):
        return skip_cost(state, seat).workers
    return 0


def priests_to_keep(state: TerraMystica, seat: int) -> int:
    """The same for a carpet flight."""
    if state.bought and not has_target(state, seat, state.free + state.bought, 0, 999):
        return skip_cost(state, seat).priests
    return 0


# --- transforming ----------------------------------------------------------------------------


def add_transforms(state: TerraMystica, seat: int, moves: list[Move]) -> None:
    """Every hex and terrain that the spades in hand allow (TM-7.7 to TM-7.11, TM-7.20)."""
    for h in reachable(state, seat):
        add_results(state, seat, h, moves)
    if state.tunnelled >= 0:
        add_results(state, seat, state.tunnelled, moves)
    elif can_pay(state, seat, skip_cost(state, seat)):
        for h in by_skip(state, seat):
            add_results(state, seat, h, moves)


def add_results(state: TerraMystica, seat: int, h: int, moves: list[Move]) -> None:
    """The terrains that one hex may become."""
    for spades in range(1, state.free + state.bought + 1):
        if not may_spend(state, h, spades):
            continue
        for terrain in results(state, seat, h, spades):
            if may_become(state, seat, h, terrain):
                moves.append(TRANSFORM_MOVES[h][terrain])


def may_spend(state: TerraMystica, h: int, spades: int) -> bool:
    """Bought spades go all to one hex (TM-7.17, TM-7.19); free ones may be split (TM-7.20)."""
    if state.bought:
        if spades != state.free + state.bought:
            return False
        return not state.spaded or h in state.spaded
    if h in state.homes:
        return False
    return h in state.spaded or len(state.spaded) < state.most_hexes


def results(state: TerraMystica, seat: int, h: int, spades: int) -> tuple[int, ...]:
    """The terrains so many steps away, not through home terrain (TM-7.8, TM-7.10, TM-7.11).

    Spades that the hex has already taken in this action count with them (TM-7.27).
    """
    table = RESULTS[state.factions[seat]]
    found = table[state.terrain[h]][spades]
    if h not in state.spaded:
        return found
    i = state.spaded.index(h)
    total = state.dug_with[i] + spades
    if total > MOST_SPADES:
        return ()
    together = table[state.dug_from[i]][total]
    return tuple([terrain for terrain in found if terrain in together])


def _results(faction: int, terrain: int, spades: int) -> tuple[int, ...]:
    home = HOME[faction]
    if faction == GIANTS:
        return (home,) if terrain != home and spades == GIANT_SPADES else ()
    away = (home - terrain) % WHEEL or WHEEL
    back = WHEEL - away or WHEEL
    found: list[int] = []
    if 0 < spades <= away and spades < WHEEL:
        found.append((terrain + spades) % WHEEL)
    if 0 < spades <= back and spades < WHEEL:
        found.append((terrain - spades) % WHEEL)
    return tuple(found)


RESULTS: Final = [
    [
        [_results(faction.index, terrain, spades) for spades in range(MOST_SPADES + 1)]
        for terrain in range(WHEEL)
    ]
    for faction in FACTIONS
]
"""``RESULTS[faction][terrain][spades]``."""


def may_become(state: TerraMystica, seat: int, h: int, terrain: int) -> bool:
    """Of the hexes changed in one action at most one may end as foreign terrain (TM-7.20).

    In phase III any number may (TM-12.4).
    """
    if terrain == HOME[state.factions[seat]] or not state.spaded:
        return True
    if state.most_hexes == ANY_HEXES:
        return True
    for other in state.spaded:
        if other != h and other not in state.homes:
            return False
    return True


def spades_for(state: TerraMystica, seat: int, h: int, terrain: int) -> int:
    """How many of the spades in hand turn the hex into that terrain; 0 if none do."""
    for spades in range(1, state.free + state.bought + 1):
        if may_spend(state, h, spades) and terrain in results(state, seat, h, spades):
            return spades
    return 0


def transform(state: TerraMystica, seat: int, h: int, terrain: int) -> None:
    """Use spades on a hex, paying a tunnel or flight where one is needed (TM-15.20)."""
    spades = spades_for(state, seat, h, terrain)
    if needs_skip(state, seat, h):
        skip_to(state, seat, h)
    if state.bought:
        state.bought = 0
        state.free = 0
    else:
        state.free -= spades
    if h in state.spaded:
        i = state.spaded.index(h)
        used = list(state.dug_with)
        used[i] += spades
        state.dug_with = tuple(used)
    else:
        state.spaded += (h,)
        state.dug_from += (state.terrain[h],)
        state.dug_with += (spades,)
    state.terrain[h] = terrain
    if terrain == HOME[state.factions[seat]]:
        state.homes += (h,)
    use_spades(state, seat, spades)


def why_not_transform(state: TerraMystica, seat: int, h: int, terrain: int) -> Message:
    """Why spades in hand cannot turn that hex into that terrain."""
    where = f"hex:{HEX_NAMES[h]}"
    what = f"terrain:{TERRAINS[terrain]}"
    if state.owner[h] >= 0:
        return Message("tm-occupied", {"hex": where}, "TM-7.7")
    if h not in reachable(state, seat) and h != state.tunnelled:
        if h not in by_skip(state, seat):
            return Message("tm-not-reachable", {"hex": where}, "TM-7.7")
        if state.tunnelled >= 0:
            return Message("tm-one-tunnel", {}, "TM-Q23")
        return Message("tm-cannot-pay-tunnel", {"hex": where}, "TM-15.20")
    if state.terrain[h] == terrain:
        return Message("tm-same-terrain", {"hex": where, "terrain": what}, "TM-7.11")
    if state.factions[seat] == GIANTS:
        return Message("tm-giants-two-spades", {}, "TM-7.10")
    if h in state.homes or (
        h not in state.spaded and len(state.spaded) >= max(state.most_hexes, 1)
    ):
        return Message("tm-one-hex", {}, "TM-7.21")
    if spades_for(state, seat, h, terrain) and not may_become(state, seat, h, terrain):
        return Message("tm-one-foreign", {}, "TM-7.20")
    return Message(
        "tm-wrong-spades",
        {"hex": where, "terrain": what, "spades": state.free + state.bought},
        "TM-7.11",
    )


def clear_spades(state: TerraMystica) -> None:
    """A new action starts with empty hands (TM-7.13)."""
    state.free = 0
    state.bought = 0
    state.most_hexes = 1
    state.spaded = ()
    state.dug_from = ()
    state.dug_with = ()
    state.homes = ()
    state.tunnelled = -1
