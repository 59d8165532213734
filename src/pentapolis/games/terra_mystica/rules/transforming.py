"""7b Transforming: spades and their effect on hexes, the sandstorm (TM-7.7 to TM-7.15)."""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.terra_mystica.effects import PER_SPADE, SH
from pentapolis.games.terra_mystica.moves import (
    DROP_STORM,
    DROP_STORM_MOVE,
    MOST_SPADES,
    TRANSFORM,
    TRANSFORM_MOVES,
    Act,
)
from pentapolis.games.terra_mystica.questions import STORM_RANK, Choice
from pentapolis.games.terra_mystica.rules.adjacency import by_skip, reachable, shares_edge_with_own
from pentapolis.games.terra_mystica.rules.dwellings import (
    needs_skip,
    place,
    place_and_home,
    skip_cost,
    skip_to,
)
from pentapolis.games.terra_mystica.rules.factions import POWERS
from pentapolis.games.terra_mystica.rules.power import can_pay, gain_power, lacking
from pentapolis.games.terra_mystica.state import FOR_FACTION, FOR_SCORING, TerraMystica
from pentapolis.games.terra_mystica.tables import (
    FACTIONS,
    HEX_NAMES,
    HOME,
    SCORING_POINTS,
    TERRAINS,
    WHEEL,
)

# Spades that may change this many hexes or more cannot be topped up (TM-7.19): those of phase III
# and of the Halflings' and Giants' strongholds (the Giants' still change only one hex).
NO_BUYING: Final = 3
GIANT_HEXES: Final = 4
ANY_HEXES: Final = 99


def clear_spades(state: TerraMystica) -> None:
    """A new action starts without spades (TM-7.13)."""
    state.free = 0
    state.bought = 0
    state.most_hexes = 1
    state.spaded = ()
    state.dug_from = ()
    state.dug_with = ()
    state.homes = ()
    state.tunnelled = -1


# --- what spades pay ---------------------------------------------------------------------------


def receive_spades(state: TerraMystica, seat: int, spades: int) -> None:
    """Receive spades; they pay now only in the league (TM-Q22, TM-V7)."""
    if state.EARLY_SPADES:
        reward_spades(state, seat, spades)


def use_spades(state: TerraMystica, seat: int, spades: int) -> None:
    """Use spades on a hex; they pay now, except in the league (TM-Q22, TM-V7)."""
    if not state.EARLY_SPADES:
        reward_spades(state, seat, spades)


def reward_spades(state: TerraMystica, seat: int, spades: int) -> None:
    """Pay the reward for spades from any source (TM-7.14, TM-15.5, TM-15.8)."""
    powers = POWERS[state.factions[seat]]
    if powers.spade_gain.points:
        state.score(seat, FOR_FACTION, powers.spade_gain.points * spades)
    if powers.stronghold_spade_gain.power and state.standing(seat, SH):
        gain_power(state, seat, powers.stronghold_spade_gain.power * spades)
    points = SCORING_POINTS[state.tile()][PER_SPADE]
    if points:
        state.score(seat, FOR_SCORING, points * spades)


# --- what spades make of a hex -----------------------------------------------------------------


def add_transforms(state: TerraMystica, seat: int, moves: list[Move]) -> None:
    """Add every hex and terrain that the spades in hand allow (TM-7.7 to TM-7.11, TM-7.20)."""
    for h in reachable(state, seat):
        add_results(state, seat, h, moves)
    if state.tunnelled >= 0:
        add_results(state, seat, state.tunnelled, moves)
    elif can_pay(state, seat, skip_cost(state, seat)):
        for h in by_skip(state, seat):
            add_results(state, seat, h, moves)


def add_results(state: TerraMystica, seat: int, h: int, moves: list[Move]) -> None:
    """Add the terrains that one hex may become."""
    for spades in range(1, state.free + state.bought + 1):
        if not may_spend(state, h, spades):
            continue
        for terrain in results(state, seat, h, spades):
            if may_become(state, seat, h, terrain):
                moves.append(TRANSFORM_MOVES[h][terrain])


def may_spend(state: TerraMystica, h: int, spades: int) -> bool:
    """Bought spades must all go to one hex (TM-7.17, TM-7.19); free ones may be split (TM-7.20)."""
    if state.bought:
        if spades != state.free + state.bought:
            return False
        return not state.spaded or h in state.spaded
    if h in state.homes:
        return False
    return h in state.spaded or len(state.spaded) < state.most_hexes


def results(state: TerraMystica, seat: int, h: int, spades: int) -> tuple[int, ...]:
    """The terrains that many spades away, not through home terrain (TM-7.8, TM-7.10, TM-7.11).

    Spades already used on the hex in this action are included (TM-7.27).
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
    exact = POWERS[faction].exact_spades
    if exact:
        return (home,) if terrain != home and spades == exact else ()
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
    """At most one hex changed in an action may end as foreign terrain (TM-7.20).

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
    """How many of the spades in hand turn the hex into that terrain; 0 if impossible."""
    for spades in range(1, state.free + state.bought + 1):
        if may_spend(state, h, spades) and terrain in results(state, seat, h, spades):
            return spades
    return 0


def transform(state: TerraMystica, seat: int, h: int, terrain: int) -> None:
    """Use spades on a hex, paying a tunnel or flight if needed (TM-15.20)."""
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
    state.terrain = replaced(state.terrain, h, terrain)
    if terrain == HOME[state.factions[seat]]:
        state.homes += (h,)
    use_spades(state, seat, spades)


def place_and_result(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """The hex, its terrain, the wanted terrain, and the spades in hand."""
    return {
        "hex": move.args[0],
        "now": f"terrain:{TERRAINS[state.terrain[move.a]]}",
        "terrain": move.args[1],
        "spades": state.free + state.bought,
    }


def skip_price(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """What the tunnel or flight to the hex costs, and what the seat has of it."""
    return {"hex": move.args[0], **lacking(state, seat, skip_cost(state, seat))}


def hexes_changed(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """The hexes already changed by this action."""
    found = [Message("core-word", {"word": f"hex:{HEX_NAMES[h]}"}) for h in state.spaded]
    return {"hex": move.args[0], "changed": tuple(found)}


SPADED_OCCUPIED: Final = Refusal("tm-no-free-hex", "TM-7.7", place)
SPADES_OUT_OF_REACH: Final = Refusal("tm-no-reach", "TM-7.7", place)
ONE_TUNNEL: Final = Refusal(
    "tm-no-second-tunnel", "TM-Q23", lambda s, p, m: {"hex": f"hex:{HEX_NAMES[s.tunnelled]}"}
)
NO_TUNNEL_MONEY: Final = Refusal("tm-no-funds-for-tunnel", "TM-15.20", skip_price)
SAME_TERRAIN: Final = Refusal("tm-no-change-of-terrain", "TM-7.11", place_and_result)
GIANT_RESULT: Final = Refusal("tm-no-giant-result", "TM-7.10", place_and_result)
HEX_FINISHED: Final = Refusal("tm-no-more-hexes", "TM-7.21", hexes_changed)
ONE_FOREIGN: Final = Refusal("tm-no-second-foreign-hex", "TM-7.20", hexes_changed)
WRONG_SPADES: Final = Refusal("tm-no-such-result", "TM-7.11", place_and_result)


def refuse_transform(state: TerraMystica, seat: int, h: int, terrain: int) -> Refusal | None:
    """Require a free hex in reach that spades can turn into that terrain (TM-7.7 to TM-7.11)."""
    if state.owner[h] >= 0:
        return SPADED_OCCUPIED
    if h not in reachable(state, seat) and h != state.tunnelled:
        if h not in by_skip(state, seat):
            return SPADES_OUT_OF_REACH
        if state.tunnelled >= 0:
            return ONE_TUNNEL
        if not can_pay(state, seat, skip_cost(state, seat)):
            return NO_TUNNEL_MONEY
    if state.terrain[h] == terrain:
        return SAME_TERRAIN
    if spades_for(state, seat, h, terrain):
        return None if may_become(state, seat, h, terrain) else ONE_FOREIGN
    if POWERS[state.factions[seat]].exact_spades:
        return GIANT_RESULT
    if h in state.homes or (
        h not in state.spaded and len(state.spaded) >= max(state.most_hexes, 1)
    ):
        return HEX_FINISHED
    return WRONG_SPADES


# --- the Nomads' sandstorm ---------------------------------------------------------------------


class Sandstorm(Choice):
    """Which hex next to an own structure becomes desert (TM-15.46)."""

    __slots__ = ()

    KIND: ClassVar[str] = "sandstorm"
    RULE: ClassVar[str] = "TM-15.46"
    PROMPT: ClassVar[str] = "tm-ask-storm"
    RANK: ClassVar[int] = STORM_RANK
    CODES: ClassVar[tuple[int, ...]] = (TRANSFORM, DROP_STORM)

    def add_moves(self, state: TerraMystica, seat: int, moves: list[Move]) -> None:
        home = HOME[state.factions[seat]]
        for h in reachable(state, seat):
            if refuse_storm(state, seat, h) is None:
                moves.append(TRANSFORM_MOVES[h][home])
        moves.append(DROP_STORM_MOVE)

    def refuse_choice(self, state: TerraMystica, seat: int, move: Act) -> Refusal | None:
        if move.code == DROP_STORM:
            return None
        if move.b != HOME[state.factions[seat]]:
            return STORM_MAKES_HOME
        return refuse_storm(state, seat, move.a)

    def choose(self, state: TerraMystica, seat: int, move: Act) -> None:
        if move.code == TRANSFORM:
            state.terrain = replaced(state.terrain, move.a, HOME[state.factions[seat]])
            state.homes = (move.a,)


STORM_OCCUPIED: Final = Refusal("tm-no-free-hex", "TM-15.46", place)
STORM_AT_HOME: Final = Refusal("tm-no-change-of-terrain", "TM-15.46", place_and_result)
STORM_TOO_FAR: Final = Refusal("tm-no-storm-there", "TM-15.46", place)
STORM_MAKES_HOME: Final = Refusal("tm-no-other-storm", "TM-15.46", place_and_home)


def refuse_storm(state: TerraMystica, seat: int, h: int) -> Refusal | None:
    """Require a free foreign hex that shares an edge with an own structure (TM-15.46)."""
    if state.owner[h] >= 0:
        return STORM_OCCUPIED
    if not shares_edge_with_own(state, seat, h):
        return STORM_TOO_FAR
    return STORM_AT_HOME if state.terrain[h] == HOME[state.factions[seat]] else None


def has_storm_target(state: TerraMystica, seat: int) -> bool:
    """Whether a sandstorm has a target (TM-15.46)."""
    for h in reachable(state, seat):
        if refuse_storm(state, seat, h) is None:
            return True
    return False


SANDSTORM: Final = [Sandstorm(seat) for seat in range(5)]
