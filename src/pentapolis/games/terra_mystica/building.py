"""Sections 7a, 8 and 9: structures, what they cost and pay, and the power offered for them."""

from __future__ import annotations

from typing import Final

from pentapolis.games.terra_mystica.board import (
    check_town,
    far_end,
    forget_reach,
    has_neighbour,
    is_adjacent_to_own,
    occupy,
    skips_hexes,
)
from pentapolis.games.terra_mystica.effects import (
    PER_D,
    PER_GREAT,
    PER_SPADE,
    PER_TE,
    PER_TOWN,
    PER_TP,
    SA,
    SH,
    TE,
    TP,
    BuildPoints,
    D,
)
from pentapolis.games.terra_mystica.resources import capacity, gain_power, pay
from pentapolis.games.terra_mystica.state import (
    FOR_FACTION,
    FOR_FAVOR,
    FOR_SCORING,
    FOR_TRACKS,
    Building,
    Offer,
    TerraMystica,
)
from pentapolis.games.terra_mystica.tables import (
    ADJACENT,
    ALCHEMISTS,
    AUREN,
    BRIDGES_OF,
    CHAOSMAGICIANS,
    CULTISTS,
    DARKLINGS,
    DWARVES,
    FACTIONS,
    FAKIRS,
    FAVORS,
    HALFLINGS,
    MERMAIDS,
    POWER_VALUE,
    SCORINGS,
    Cost,
)

FAV10: Final = 1 << 9
FAV11: Final = 1 << 10
TUNNEL_POINTS: Final = 4
STRONGHOLD_POWER: Final = 12
CULTIST_STRONGHOLD_POINTS: Final = 7
STRONGHOLD_SPADES: Final = 3
POWER_PER_SPADE: Final = 2


def _points(effects: tuple[object, ...], per: int) -> int:
    for effect in effects:
        if isinstance(effect, BuildPoints) and effect.per == per:
            return effect.points
    return 0


SCORING_POINTS: Final = [
    [_points(tile.effects, per) for per in range(PER_SPADE + 1)] for tile in SCORINGS
]
"""``SCORING_POINTS[tile][per]``: the left half of a scoring tile (TM-3.3)."""
FAVOR_POST_POINTS: Final = _points(FAVORS[9].effects, PER_TP)
FAVOR_DWELLING_POINTS: Final = _points(FAVORS[10].effects, PER_D)
PER_OF: Final = (PER_D, PER_TP, PER_TE, PER_GREAT, PER_GREAT)
UPGRADES: Final = ((TP,), (TE, SH), (SA,), (), ())
"""What a structure may become (TM-8.6)."""
FREE: Final = Cost({})
TUNNEL: Final = Cost({"W": 2})
CHEAP_TUNNEL: Final = Cost({"W": 1})
CARPET: Final = Cost({"P": 1})


# --- costs ---------------------------------------------------------------------------------


def dwelling_cost(state: TerraMystica, seat: int) -> Cost:
    """What a dwelling costs the faction (TM-7.2)."""
    return FACTIONS[state.factions[seat]].costs[D]


def upgrade_cost(state: TerraMystica, seat: int, h: int, kind: int) -> Cost:
    """What an upgrade costs; a trading post less beside an opponent (TM-8.7 to TM-8.9)."""
    faction = FACTIONS[state.factions[seat]]
    if kind == TP and not has_neighbour(state, seat, h):
        return faction.far_post
    return faction.costs[kind]


def skip_cost(state: TerraMystica, seat: int) -> Cost:
    """What a tunnel or a carpet flight costs (TM-15.20, TM-15.23, TM-15.30)."""
    faction = state.factions[seat]
    if faction == DWARVES:
        return CHEAP_TUNNEL if state.standing(seat, SH) else TUNNEL
    return CARPET if faction == FAKIRS else FREE


def needs_skip(state: TerraMystica, seat: int, h: int) -> bool:
    """Whether a hex in reach needs a tunnel or flight not yet paid (TM-15.21, TM-15.30)."""
    return (
        skips_hexes(state.factions[seat])
        and state.tunnelled != h
        and not is_adjacent_to_own(state, seat, h)
    )


def can_pay_both(state: TerraMystica, seat: int, cost: Cost, more: Cost) -> bool:
    """Whether two costs can be paid together."""
    return (
        state.workers[seat] >= cost.workers + more.workers
        and state.coins[seat] >= cost.coins + more.coins
        and state.priests[seat] >= cost.priests + more.priests
    )


def skip_to(state: TerraMystica, seat: int, h: int) -> None:
    """Pay the tunnel or flight and score it, once per action and hex (TM-15.20, TM-15.30)."""
    cost = skip_cost(state, seat)
    state.workers[seat] -= cost.workers
    state.priests[seat] -= cost.priests
    state.score(seat, FOR_FACTION, TUNNEL_POINTS)
    state.tunnelled = h


# --- building ------------------------------------------------------------------------------


def build(state: TerraMystica, seat: int, h: int) -> None:
    """Pay for a dwelling, and for a tunnel or flight where it is needed, and place it."""
    if needs_skip(state, seat, h):
        skip_to(state, seat, h)
    pay(state, seat, dwelling_cost(state, seat))
    place_dwelling(state, seat, h)
    state.homes = ()


def place_dwelling(state: TerraMystica, seat: int, h: int) -> None:
    """A dwelling stands: points, town, offers (TM-7.3, TM-7.6)."""
    put_dwelling(state, seat, h)
    points = SCORING_POINTS[state.tile()][PER_D]
    if points:
        state.score(seat, FOR_SCORING, points)
    if state.favors[seat] & FAV11:
        state.score(seat, FOR_FAVOR, FAVOR_DWELLING_POINTS)
    check_town(state, seat, h)
    make_offers(state, seat, h)


def put_dwelling(state: TerraMystica, seat: int, h: int) -> None:
    """The bare piece on the map."""
    state.owner[h] = seat
    state.kind[h] = D
    state.built[seat * 5 + D] += 1
    occupy(state, seat, h)


def upgrade(state: TerraMystica, seat: int, h: int, kind: int) -> None:
    """The old piece returns, the new one takes its hex (TM-8.6, TM-8.10 to TM-8.14)."""
    state.built[seat * 5 + state.kind[h]] -= 1
    state.built[seat * 5 + kind] += 1
    state.kind[h] = kind
    points = SCORING_POINTS[state.tile()][PER_OF[kind]]
    if points:
        state.score(seat, FOR_SCORING, points)
    if kind == TP:
        if state.favors[seat] & FAV10:
            state.score(seat, FOR_FAVOR, FAVOR_POST_POINTS)
    elif kind == SH:
        raise_stronghold(state, seat)
    else:
        owe_favors(state, seat, 2 if state.factions[seat] == CHAOSMAGICIANS else 1)
    state.connects[seat] = None
    check_town(state, seat, h)
    make_offers(state, seat, h)


def favors_to_take(state: TerraMystica, seat: int) -> list[int]:
    """Favor tiles that are left and not yet owned (TM-14.1)."""
    owned = state.favors[seat]
    return [
        tile for tile in range(len(FAVORS)) if state.favors_left[tile] and not owned >> tile & 1
    ]


def owe_favors(state: TerraMystica, seat: int, tiles: int) -> None:
    """Favor tiles to be taken, as many as there are different ones (TM-8.11, TM-Q28)."""
    state.due_favors = min(state.due_favors + tiles, len(favors_to_take(state, seat)))


def raise_stronghold(state: TerraMystica, seat: int) -> None:
    """What a stronghold gives once, at building (TM-8.12)."""
    faction = state.factions[seat]
    if faction == AUREN:
        owe_favors(state, seat, 1)
    elif faction == ALCHEMISTS:
        gain_power(state, seat, STRONGHOLD_POWER)
    elif faction == DARKLINGS:
        state.due_ordain = True
    elif faction == HALFLINGS:
        state.free = STRONGHOLD_SPADES
        state.most_hexes = STRONGHOLD_SPADES
        receive_spades(state, seat, STRONGHOLD_SPADES)
    elif faction == CULTISTS:
        state.score(seat, FOR_FACTION, CULTIST_STRONGHOLD_POINTS)
    elif faction == MERMAIDS:
        step_shipping(state, seat)
    elif faction == FAKIRS:
        forget_reach(state, seat)


def step_shipping(state: TerraMystica, seat: int) -> None:
    """One shipping level with its points; nothing at the maximum (TM-8.1, TM-15.41)."""
    faction = FACTIONS[state.factions[seat]]
    if state.shipping[seat] < faction.most_shipping:
        state.shipping[seat] += 1
        state.score(seat, FOR_TRACKS, faction.shipping_points[state.shipping[seat]])
        forget_reach(state, seat)


def receive_spades(state: TerraMystica, seat: int, spades: int) -> None:
    """Spades pay when they are used; only in the league already now (TM-Q22, TM-V7)."""
    if state.are_spades_paid_early():
        reward_spades(state, seat, spades)


def use_spades(state: TerraMystica, seat: int, spades: int) -> None:
    """Spades are used on a hex."""
    if not state.are_spades_paid_early():
        reward_spades(state, seat, spades)


def reward_spades(state: TerraMystica, seat: int, spades: int) -> None:
    """What spades pay, whatever their source (TM-7.14, TM-15.5, TM-15.8)."""
    faction = state.factions[seat]
    if faction == HALFLINGS:
        state.score(seat, FOR_FACTION, spades)
    elif faction == ALCHEMISTS and state.standing(seat, SH):
        gain_power(state, seat, POWER_PER_SPADE * spades)
    points = SCORING_POINTS[state.tile()][PER_SPADE]
    if points:
        state.score(seat, FOR_SCORING, points * spades)


def town_points(state: TerraMystica) -> int:
    """What the scoring tile pays for a town (TM-11.13)."""
    return SCORING_POINTS[state.tile()][PER_TOWN]


# --- power for neighbours (section 9) --------------------------------------------------------


def make_offers(state: TerraMystica, seat: int, h: int) -> None:
    """Every opponent with structures directly adjacent gets an offer (TM-9.1 to TM-9.4)."""
    amounts = [0] * state.seats
    any_offer = False
    for other in ADJACENT[h]:
        owner = state.owner[other]
        if owner >= 0 and owner != seat:
            amounts[owner] += POWER_VALUE[state.kind[other]]
            any_offer = True
    for place in BRIDGES_OF[h]:
        if state.bridges[place] >= 0:
            other = far_end(place, h)
            owner = state.owner[other]
            if owner >= 0 and owner != seat:
                amounts[owner] += POWER_VALUE[state.kind[other]]
                any_offer = True
    if not any_offer:
        return
    state.note_offers(seat, amounts)
    number = state.next_building
    state.next_building = number + 1
    start = state.order.index(seat)
    for i in range(1, state.seats):
        other = state.order[(start + i) % state.seats]
        if amounts[other] and not state.dropped[other]:
            counts = gain_of(state, other, amounts[other]) > 0
            state.offers.append(Offer(other, seat, amounts[other], number, counts))
    if state.factions[seat] == CULTISTS:
        state.buildings.append(Building(number, False, False))


def gain_of(state: TerraMystica, seat: int, amount: int) -> int:
    """What would really be gained: limited by the bowls and by the points (TM-9.6, TM-Q21)."""
    return min(amount, capacity(state, seat), state.points[seat] + 1)
