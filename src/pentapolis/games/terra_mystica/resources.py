"""Sections 4 and 5: gains, power in three bowls, free exchanges."""

from __future__ import annotations

from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.terra_mystica.effects import Gain
from pentapolis.games.terra_mystica.moves import (
    BURN,
    C_TO_VP,
    EXCHANGE_MOVES,
    P_TO_W,
    PW_TO_C,
    PW_TO_P,
    PW_TO_W,
    VP_TO_C,
    W_TO_C,
)
from pentapolis.games.terra_mystica.state import FOR_FACTION, TerraMystica
from pentapolis.games.terra_mystica.tables import ALCHEMISTS, Cost


def capacity(state: TerraMystica, seat: int) -> int:
    """How much power can still be gained (TM-5.2)."""
    return 2 * state.bowl1[seat] + state.bowl2[seat]


def gain_power(state: TerraMystica, seat: int, amount: int) -> None:
    """Tokens move from I to II, then from II to III; the rest is lost (TM-5.1, TM-5.2)."""
    first = state.bowl1[seat]
    if amount <= first:
        state.bowl1[seat] = first - amount
        state.bowl2[seat] += amount
        return
    second = state.bowl2[seat] + first
    more = amount - first
    if more > second:
        more = second
    state.bowl1[seat] = 0
    state.bowl2[seat] = second - more
    state.bowl3[seat] += more


def spend_power(state: TerraMystica, seat: int, amount: int) -> None:
    """Spent tokens go from bowl III to bowl I (TM-5.3)."""
    state.bowl3[seat] -= amount
    state.bowl1[seat] += amount


def gain_priests(state: TerraMystica, seat: int, amount: int) -> None:
    """Priests come from the own supply; what it does not have is lost (TM-1.4)."""
    supply = state.supply(seat)
    state.priests[seat] += amount if amount < supply else supply


def receive(state: TerraMystica, seat: int, gain: Gain) -> None:
    """Take resources; points are scored by whoever knows what they are for."""
    state.workers[seat] += gain.workers
    state.coins[seat] += gain.coins
    if gain.priests:
        gain_priests(state, seat, gain.priests)
    if gain.power:
        gain_power(state, seat, gain.power)


def can_pay(state: TerraMystica, seat: int, cost: Cost) -> bool:
    """Whether the seat has what something costs."""
    return (
        state.workers[seat] >= cost.workers
        and state.coins[seat] >= cost.coins
        and state.priests[seat] >= cost.priests
    )


def pay(state: TerraMystica, seat: int, cost: Cost) -> None:
    """Coins and workers go to the supply, priests to the own one (TM-6.6)."""
    state.workers[seat] -= cost.workers
    state.coins[seat] -= cost.coins
    state.priests[seat] -= cost.priests


def cost_message(cost: Cost) -> Message:
    """A cost in words."""
    parts: list[Message] = []
    if cost.workers:
        parts.append(Message("tm-workers", {"n": cost.workers}))
    if cost.coins:
        parts.append(Message("tm-coins", {"n": cost.coins}))
    if cost.priests:
        parts.append(Message("tm-priests", {"n": cost.priests}))
    return Message("tm-gain", {"parts": tuple(parts)})


# --- free exchanges --------------------------------------------------------------------------


def can_exchange(state: TerraMystica, seat: int, rate: int) -> bool:
    """Whether the seat has what an exchange takes and room for what it gives (TM-5.4 ff.)."""
    if rate == PW_TO_C:
        return state.bowl3[seat] >= 1
    if rate == PW_TO_W:
        return state.bowl3[seat] >= 3
    if rate == PW_TO_P:
        return state.bowl3[seat] >= 5 and state.supply(seat) > 0
    if rate == P_TO_W:
        return state.priests[seat] >= 1
    if rate == W_TO_C:
        return state.workers[seat] >= 1
    if rate == BURN:
        return state.bowl2[seat] >= 2
    if state.factions[seat] != ALCHEMISTS:
        return False
    return state.points[seat] >= 1 if rate == VP_TO_C else state.coins[seat] >= 2


def exchange(state: TerraMystica, seat: int, rate: int) -> None:
    """One unit of a free exchange (TM-5.4, TM-5.6, TM-15.4)."""
    if rate == PW_TO_C:
        spend_power(state, seat, 1)
        state.coins[seat] += 1
    elif rate == PW_TO_W:
        spend_power(state, seat, 3)
        state.workers[seat] += 1
    elif rate == PW_TO_P:
        spend_power(state, seat, 5)
        state.priests[seat] += 1
    elif rate == P_TO_W:
        state.priests[seat] -= 1
        state.workers[seat] += 1
    elif rate == W_TO_C:
        state.workers[seat] -= 1
        state.coins[seat] += 1
    elif rate == BURN:
        state.bowl2[seat] -= 2
        state.bowl3[seat] += 1
    elif rate == VP_TO_C:
        state.score(seat, FOR_FACTION, -1)
        state.coins[seat] += 1
    elif rate == C_TO_VP:
        state.coins[seat] -= 2
        state.score(seat, FOR_FACTION, 1)


def add_exchanges(
    state: TerraMystica, seat: int, moves: list[Move], workers: int, priests: int
) -> None:
    """All exchanges that leave at least so many workers and priests."""
    power = state.bowl3[seat]
    if power:
        moves.append(EXCHANGE_MOVES[PW_TO_C])
        if power >= 3:
            moves.append(EXCHANGE_MOVES[PW_TO_W])
            if power >= 5 and state.supply(seat) > 0:
                moves.append(EXCHANGE_MOVES[PW_TO_P])
    if state.bowl2[seat] >= 2:
        moves.append(EXCHANGE_MOVES[BURN])
    if state.priests[seat] > priests:
        moves.append(EXCHANGE_MOVES[P_TO_W])
    if state.workers[seat] > workers:
        moves.append(EXCHANGE_MOVES[W_TO_C])
    if state.factions[seat] == ALCHEMISTS:
        if state.points[seat]:
            moves.append(EXCHANGE_MOVES[VP_TO_C])
        if state.coins[seat] >= 2:
            moves.append(EXCHANGE_MOVES[C_TO_VP])


def why_no_exchange(state: TerraMystica, seat: int, rate: int) -> Message:
    """Why a free exchange is not possible now."""
    if rate in (VP_TO_C, C_TO_VP) and state.factions[seat] != ALCHEMISTS:
        return Message("tm-only-alchemists", {}, "TM-15.4")
    if rate == PW_TO_P and state.bowl3[seat] >= 5 and state.supply(seat) == 0:
        return Message("tm-no-priest-left", {}, "TM-5.8")
    if rate == BURN:
        return Message("tm-burn-needs-two", {"have": state.bowl2[seat]}, "TM-5.4")
    if not can_exchange(state, seat, rate):
        return Message("tm-exchange-too-dear", {"exchange": EXCHANGE_MOVES[rate].text}, "TM-5.6")
    return Message("tm-no-exchange-now", {}, "TM-5.6")
