"""7a Dwelling: building one, tunnels and carpets, the Witches' Ride (TM-7.1 to TM-7.6, TM-15.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.terra_mystica.effects import PER_D, SH, D
from pentapolis.games.terra_mystica.moves import BUILD, BUILD_MOVES, Act
from pentapolis.games.terra_mystica.questions import RIDE_RANK, Choice
from pentapolis.games.terra_mystica.rules.adjacency import (
    by_skip,
    is_adjacent_to_own,
    occupy,
    reachable,
)
from pentapolis.games.terra_mystica.rules.factions import POWERS
from pentapolis.games.terra_mystica.rules.leech import make_offers
from pentapolis.games.terra_mystica.rules.power import can_pay, can_pay_both, lacking, pay
from pentapolis.games.terra_mystica.rules.towns import check_town
from pentapolis.games.terra_mystica.state import FOR_FACTION, FOR_FAVOR, FOR_SCORING, TerraMystica
from pentapolis.games.terra_mystica.tables import (
    FACTIONS,
    FAVORS,
    HOME,
    LAND,
    PIECES,
    SCORING_POINTS,
    TERRAINS,
    Cost,
    points_per,
)

FAV11: Final = 1 << 10
FAVOR_DWELLING_POINTS: Final = points_per(FAVORS[10], PER_D)


# --- costs ---------------------------------------------------------------------------------


def dwelling_cost(state: TerraMystica, seat: int) -> Cost:
    """What a dwelling costs the faction (TM-7.2)."""
    return FACTIONS[state.factions[seat]].costs[D]


def skip_cost(state: TerraMystica, seat: int) -> Cost:
    """What a tunnel or a carpet flight costs (TM-15.20, TM-15.23, TM-15.30)."""
    return POWERS[state.factions[seat]].skip_cost(state.built[seat * 5 + SH] > 0)


def needs_skip(state: TerraMystica, seat: int, h: int) -> bool:
    """Whether a hex needs a tunnel or flight that is not yet paid (TM-15.21, TM-15.30)."""
    return (
        POWERS[state.factions[seat]].skipping is not None
        and state.tunnelled != h
        and not is_adjacent_to_own(state, seat, h)
    )


def skip_to(state: TerraMystica, seat: int, h: int) -> None:
    """Pay and score the tunnel or flight, once per action and hex (TM-15.20, TM-15.30)."""
    pay(state, seat, skip_cost(state, seat))
    skipping = POWERS[state.factions[seat]].skipping
    assert skipping is not None
    state.score(seat, FOR_FACTION, skipping.points)
    state.tunnelled = h


# --- what is refused -------------------------------------------------------------------------


def place(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """The hex that was named."""
    return {"hex": move.args[0]}


def place_and_home(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """The hex, its terrain, and the terrain it would need."""
    return {
        "hex": move.args[0],
        "terrain": f"terrain:{TERRAINS[state.terrain[move.a]]}",
        "home": f"terrain:{TERRAINS[HOME[state.factions[seat]]]}",
    }


def dwelling_price(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """What a dwelling costs, and what the seat has of it."""
    return lacking(state, seat, dwelling_cost(state, seat))


def both_prices(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """What a dwelling with a tunnel or flight costs, and what the seat has of it."""
    cost, more = dwelling_cost(state, seat), skip_cost(state, seat)
    both = Cost(
        {
            "W": cost.workers + more.workers,
            "C": cost.coins + more.coins,
            "P": cost.priests + more.priests,
        }
    )
    return {"hex": move.args[0], **lacking(state, seat, both)}


OCCUPIED: Final = Refusal("tm-no-free-hex", "TM-7.1", place)
NOT_HOME: Final = Refusal("tm-no-home-terrain", "TM-7.1", place_and_home)
OUT_OF_REACH: Final = Refusal("tm-no-reach", "TM-7.1", place)
NO_DWELLING_LEFT: Final = Refusal(
    "tm-no-piece", "TM-1.12", lambda s, p, m: {"structure": "structure:D", "most": PIECES[D]}
)
DWELLING_TOO_DEAR: Final = Refusal("tm-no-funds", "TM-7.2", dwelling_price)
TUNNEL_TOO_DEAR: Final = Refusal("tm-no-funds-for-tunnel", "TM-15.20", both_prices)
CARPET_TOO_DEAR: Final = Refusal("tm-no-funds-for-tunnel", "TM-15.30", both_prices)
ONE_DWELLING: Final = Refusal("tm-no-second-dwelling", "TM-7.4", place)


def refuse_build(state: TerraMystica, seat: int, h: int) -> Refusal | None:
    """Require a free hex of home terrain in reach (TM-7.1, TM-7.2, TM-1.12)."""
    if state.owner[h] >= 0:
        return OCCUPIED
    if state.terrain[h] != HOME[state.factions[seat]]:
        return NOT_HOME
    skips = h in by_skip(state, seat)
    if not skips and h not in reachable(state, seat):
        return OUT_OF_REACH
    return refuse_dwelling(state, seat, skips)


def refuse_dwelling(state: TerraMystica, seat: int, skips: bool) -> Refusal | None:
    """Require a piece and its price; if it `skips`, also that of a tunnel or flight."""
    if state.built[seat * 5 + D] == PIECES[D]:
        return NO_DWELLING_LEFT
    cost = dwelling_cost(state, seat)
    if not can_pay(state, seat, cost):
        return DWELLING_TOO_DEAR
    if skips and not can_pay_both(state, seat, cost, skip_cost(state, seat)):
        return CARPET_TOO_DEAR if skip_cost(state, seat).priests else TUNNEL_TOO_DEAR
    return None


def refuse_build_after(state: TerraMystica, seat: int, h: int) -> Refusal | None:
    """Require a hex that became home terrain in this action (TM-7.4, TM-7.20)."""
    if h not in state.homes:
        return OCCUPIED if state.owner[h] >= 0 else ONE_DWELLING
    return refuse_dwelling(state, seat, needs_skip(state, seat, h))


def add_builds(state: TerraMystica, seat: int, moves: list[Move]) -> None:
    """Add dwellings on home terrain in reach (TM-7.1), also by tunnel or carpet."""
    if refuse_dwelling(state, seat, False) is not None:
        return
    home = HOME[state.factions[seat]]
    terrain = state.terrain
    for h in reachable(state, seat):
        if terrain[h] == home:
            moves.append(BUILD_MOVES[h])
    skips = by_skip(state, seat)
    if skips and refuse_dwelling(state, seat, True) is None:
        for h in skips:
            if terrain[h] == home:
                moves.append(BUILD_MOVES[h])


def add_builds_after(state: TerraMystica, seat: int, moves: list[Move]) -> None:
    """Add dwellings on hexes that became home terrain in this action (TM-7.4, TM-7.20)."""
    for h in state.homes:
        if refuse_build_after(state, seat, h) is None:
            moves.append(BUILD_MOVES[h])


# --- building ------------------------------------------------------------------------------


def build(state: TerraMystica, seat: int, h: int) -> None:
    """Pay for a dwelling, with a tunnel or flight if needed, and place it."""
    if needs_skip(state, seat, h):
        skip_to(state, seat, h)
    pay(state, seat, dwelling_cost(state, seat))
    place_dwelling(state, seat, h)
    state.homes = ()


def place_dwelling(state: TerraMystica, seat: int, h: int) -> None:
    """Place a dwelling: points, town, power offers (TM-7.3, TM-7.6)."""
    put_dwelling(state, seat, h)
    points = SCORING_POINTS[state.tile()][PER_D]
    if points:
        state.score(seat, FOR_SCORING, points)
    if state.favors[seat] & FAV11:
        state.score(seat, FOR_FAVOR, FAVOR_DWELLING_POINTS)
    check_town(state, seat, h)
    make_offers(state, seat, h)


def put_dwelling(state: TerraMystica, seat: int, h: int) -> None:
    """Place only the piece."""
    state.owner = state.owner[:]  # copies of the position share these lists
    state.owner[h] = seat
    state.kind = state.kind[:]
    state.kind[h] = D
    state.built = state.built[:]
    state.built[seat * 5 + D] += 1
    occupy(state, seat, h)


# --- the Witches' Ride -----------------------------------------------------------------------


class WitchesRide(Choice):
    """Which free forest gets a dwelling at no cost (TM-15.3)."""

    __slots__ = ()

    KIND: ClassVar[str] = "witches_ride"
    RULE: ClassVar[str] = "TM-15.3"
    PROMPT: ClassVar[str] = "tm-ask-ride"
    RANK: ClassVar[int] = RIDE_RANK
    CODES: ClassVar[tuple[int, ...]] = (BUILD,)

    def add_moves(self, state: TerraMystica, seat: int, moves: list[Move]) -> None:
        for h in range(LAND):
            if refuse_ride(state, seat, h) is None:
                moves.append(BUILD_MOVES[h])

    def refuse_choice(self, state: TerraMystica, seat: int, move: Act) -> Refusal | None:
        return refuse_ride(state, seat, move.a)

    def choose(self, state: TerraMystica, seat: int, move: Act) -> None:
        place_dwelling(state, seat, move.a)


RIDE_OCCUPIED: Final = Refusal("tm-no-free-hex", "TM-15.3", place)
RIDE_NOT_HOME: Final = Refusal("tm-no-home-terrain", "TM-15.3", place_and_home)


def refuse_ride(state: TerraMystica, seat: int, h: int) -> Refusal | None:
    """Require a free hex of home terrain, anywhere on the map (TM-15.3)."""
    if state.owner[h] >= 0:
        return RIDE_OCCUPIED
    if state.terrain[h] != HOME[state.factions[seat]]:
        return RIDE_NOT_HOME
    return None if state.has_piece(seat, D) else NO_DWELLING_LEFT


def has_free_home(state: TerraMystica, seat: int) -> bool:
    """Whether there is a hex for the Witches' Ride (TM-15.3)."""
    for h in range(LAND):
        if refuse_ride(state, seat, h) is None:
            return True
    return False


WITCHES_RIDE: Final = [WitchesRide(seat) for seat in range(5)]
