"""5 Power: gains, the three bowls, payments and free exchanges (TM-5.1 to TM-5.9, TM-6.6)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.terra_mystica.effects import Gain
from pentapolis.games.terra_mystica.moves import (
    BURN,
    C_TO_VP,
    EXCHANGE_MOVES,
    EXCHANGED,
    P_TO_W,
    PW_TO_C,
    PW_TO_P,
    PW_TO_W,
    VP_TO_C,
    W_TO_C,
    Act,
)
from pentapolis.games.terra_mystica.rules.factions import POWERS
from pentapolis.games.terra_mystica.state import FOR_FACTION, PRIESTS, TerraMystica
from pentapolis.games.terra_mystica.tables import Cost


def gain_power(state: TerraMystica, seat: int, amount: int) -> None:
    """Move tokens from bowl I to II, then from II to III; the rest is lost (TM-5.1, TM-5.2)."""
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
    """Move spent tokens from bowl III to bowl I (TM-5.3)."""
    state.bowl3[seat] -= amount
    state.bowl1[seat] += amount


def gain_priests(state: TerraMystica, seat: int, amount: int) -> None:
    """Take priests from the seat's supply; any beyond it are lost (TM-1.4)."""
    supply = state.supply(seat)
    gained = amount if amount < supply else supply
    state.priests = replaced(state.priests, seat, state.priests[seat] + gained)


def receive(state: TerraMystica, seat: int, gain: Gain) -> None:
    """Take resources; the caller scores points, because it knows their source."""
    state.workers[seat] += gain.workers
    state.coins[seat] += gain.coins
    if gain.priests:
        gain_priests(state, seat, gain.priests)
    if gain.power:
        gain_power(state, seat, gain.power)


# --- payments --------------------------------------------------------------------------------


def can_pay(state: TerraMystica, seat: int, cost: Cost) -> bool:
    """Whether the seat can pay the cost."""
    return (
        state.workers[seat] >= cost.workers
        and state.coins[seat] >= cost.coins
        and state.priests[seat] >= cost.priests
    )


def can_pay_both(state: TerraMystica, seat: int, cost: Cost, more: Cost) -> bool:
    """Whether two costs can be paid together."""
    return (
        state.workers[seat] >= cost.workers + more.workers
        and state.coins[seat] >= cost.coins + more.coins
        and state.priests[seat] >= cost.priests + more.priests
    )


def pay(state: TerraMystica, seat: int, cost: Cost) -> None:
    """Return coins and workers to the bank, priests to the seat's supply (TM-6.6)."""
    state.workers[seat] -= cost.workers
    state.coins[seat] -= cost.coins
    if cost.priests:
        state.priests = replaced(state.priests, seat, state.priests[seat] - cost.priests)


def lacking(state: TerraMystica, seat: int, cost: Cost) -> dict[str, Arg]:
    """A cost and what the seat has of it, for a refusal."""
    have: list[Message] = []
    if cost.workers:
        have.append(Message("tm-workers", {"n": state.workers[seat]}))
    if cost.coins:
        have.append(Message("tm-coins", {"n": state.coins[seat]}))
    if cost.priests:
        have.append(Message("tm-priests", {"n": state.priests[seat]}))
    return {"cost": cost.text(), "have": Message("tm-gain", {"parts": tuple(have)})}


# --- free exchanges --------------------------------------------------------------------------


def exchange_needs(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """What an exchange takes, and what the seat has of it."""
    given = Gain(EXCHANGED[move.a][0])
    if given.power:
        have = Message("tm-power", {"n": state.bowl3[seat]})
    elif given.priests:
        have = Message("tm-priests", {"n": state.priests[seat]})
    elif given.workers:
        have = Message("tm-workers", {"n": state.workers[seat]})
    elif given.coins:
        have = Message("tm-coins", {"n": state.coins[seat]})
    else:
        have = Message("tm-points", {"n": state.points[seat]})
    return {"cost": given.text(), "have": have}


def tokens_in_bowl2(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """How many tokens could be sacrificed."""
    return {"have": state.bowl2[seat]}


ONLY_ALCHEMISTS: Final = Refusal("tm-no-point-exchange", "TM-15.4")
NO_PRIEST_TO_GAIN: Final = Refusal("tm-no-priest-left", "TM-5.8", lambda s, p, m: {"most": PRIESTS})
BURN_NEEDS_TWO: Final = Refusal("tm-no-sacrifice", "TM-5.4", tokens_in_bowl2)
EXCHANGE_TOO_DEAR: Final = Refusal("tm-no-funds", "TM-5.6", exchange_needs)


def refuse_exchange(state: TerraMystica, seat: int, rate: int) -> Refusal | None:
    """Require what the exchange takes, and room for what it gives (TM-5.4 ff., TM-15.4)."""
    if rate == BURN:
        return None if state.bowl2[seat] >= 2 else BURN_NEEDS_TWO
    if rate in (VP_TO_C, C_TO_VP) and not POWERS[state.factions[seat]].trades_points:
        return ONLY_ALCHEMISTS
    if not has_for_exchange(state, seat, rate):
        return EXCHANGE_TOO_DEAR
    if rate == PW_TO_P and state.supply(seat) == 0:
        return NO_PRIEST_TO_GAIN
    return None


def has_for_exchange(state: TerraMystica, seat: int, rate: int) -> bool:
    """Whether the seat has what one unit of an exchange takes."""
    if rate <= PW_TO_C:
        return state.bowl3[seat] >= (5, 3, 1)[rate]
    if rate == P_TO_W:
        return state.priests[seat] >= 1
    if rate == W_TO_C:
        return state.workers[seat] >= 1
    return state.points[seat] >= 1 if rate == VP_TO_C else state.coins[seat] >= 2


def exchange(state: TerraMystica, seat: int, rate: int) -> None:
    """Make one free exchange (TM-5.4, TM-5.6, TM-15.4)."""
    if rate == PW_TO_C:
        spend_power(state, seat, 1)
        state.coins[seat] += 1
    elif rate == PW_TO_W:
        spend_power(state, seat, 3)
        state.workers[seat] += 1
    elif rate == PW_TO_P:
        spend_power(state, seat, 5)
        state.priests = replaced(state.priests, seat, state.priests[seat] + 1)
    elif rate == P_TO_W:
        state.priests = replaced(state.priests, seat, state.priests[seat] - 1)
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


def can_exchange(state: TerraMystica, seat: int) -> bool:
    """Whether the seat can make any free exchange."""
    return bool(
        state.bowl3[seat]
        or state.bowl2[seat] >= 2
        or state.priests[seat]
        or state.workers[seat]
        or (
            POWERS[state.factions[seat]].trades_points
            and (state.points[seat] or state.coins[seat] >= 2)
        )
    )


def add_exchanges(
    state: TerraMystica, seat: int, moves: list[Move], workers: int, priests: int
) -> None:
    """Add all exchanges that leave at least that many workers and priests."""
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
    if POWERS[state.factions[seat]].trades_points:
        if state.points[seat]:
            moves.append(EXCHANGE_MOVES[VP_TO_C])
        if state.coins[seat] >= 2:
            moves.append(EXCHANGE_MOVES[C_TO_VP])
