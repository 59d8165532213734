"""8 Tracks: shipping and digging, actions 2 and 3 (TM-8.1 to TM-8.5)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.terra_mystica.moves import ADVANCE_DIG_MOVE, SHIP_MOVE, Act
from pentapolis.games.terra_mystica.rules.adjacency import forget_reach
from pentapolis.games.terra_mystica.rules.power import can_pay, lacking, pay
from pentapolis.games.terra_mystica.state import FOR_TRACKS, TerraMystica
from pentapolis.games.terra_mystica.tables import FACTIONS, Cost

SHIP_COST: Final = Cost({"P": 1, "C": 4})
DIG_POINTS: Final = 6


def ship_price(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """What a shipping level costs, and what the seat has of it."""
    return lacking(state, seat, SHIP_COST)


def dig_price(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """What a dig level costs, and what the seat has of it."""
    return lacking(state, seat, FACTIONS[state.factions[seat]].dig_cost)


NO_SHIPPING: Final = Refusal("tm-no-shipping-track", "TM-8.2")
SHIPPING_FULL: Final = Refusal(
    "tm-no-higher-level", "TM-8.5", lambda s, p, m: {"level": s.shipping[p]}
)
SHIP_TOO_DEAR: Final = Refusal("tm-no-funds", "TM-8.1", ship_price)
NO_DIGGING: Final = Refusal("tm-no-dig-track", "TM-8.4")
DIGGING_FULL: Final = Refusal(
    "tm-no-higher-level", "TM-8.5", lambda s, p, m: {"level": s.digging[p]}
)
DIG_TOO_DEAR: Final = Refusal("tm-no-funds", "TM-8.3", dig_price)


def refuse_ship(state: TerraMystica, seat: int) -> Refusal | None:
    """Require a level below the shipping maximum, and the price (TM-8.1, TM-8.2, TM-8.5)."""
    most = FACTIONS[state.factions[seat]].most_shipping
    if state.shipping[seat] >= most:
        return SHIPPING_FULL if most else NO_SHIPPING
    return None if can_pay(state, seat, SHIP_COST) else SHIP_TOO_DEAR


def refuse_advance_dig(state: TerraMystica, seat: int) -> Refusal | None:
    """Require a level below the digging maximum, and the price (TM-8.3 to TM-8.5)."""
    faction = FACTIONS[state.factions[seat]]
    if state.digging[seat] >= faction.most_digging:
        return DIGGING_FULL if faction.most_digging else NO_DIGGING
    return None if can_pay(state, seat, faction.dig_cost) else DIG_TOO_DEAR


def add_tracks(state: TerraMystica, seat: int, moves: list[Move]) -> None:
    """Add advancing a track; each costs a priest."""
    if state.priests[seat]:
        if refuse_ship(state, seat) is None:
            moves.append(SHIP_MOVE)
        if refuse_advance_dig(state, seat) is None:
            moves.append(ADVANCE_DIG_MOVE)


def advance_shipping(state: TerraMystica, seat: int) -> None:
    """Pay for a shipping level (TM-8.1)."""
    pay(state, seat, SHIP_COST)
    step_shipping(state, seat)


def step_shipping(state: TerraMystica, seat: int) -> None:
    """Gain a shipping level with its points; nothing at the maximum (TM-8.1, TM-15.41)."""
    faction = FACTIONS[state.factions[seat]]
    if state.shipping[seat] < faction.most_shipping:
        state.shipping = replaced(state.shipping, seat, state.shipping[seat] + 1)
        state.score(seat, FOR_TRACKS, faction.shipping_points[state.shipping[seat]])
        forget_reach(state, seat)


def advance_digging(state: TerraMystica, seat: int) -> None:
    """Pay for a dig level and score it (TM-8.3)."""
    pay(state, seat, FACTIONS[state.factions[seat]].dig_cost)
    state.digging = replaced(state.digging, seat, state.digging[seat] + 1)
    state.score(seat, FOR_TRACKS, DIG_POINTS)
