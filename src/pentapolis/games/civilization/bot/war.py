"""Rules of thumb for bots: who would win a battle, whom to attack, when to arm.

A battle is judged by expected strength: the units that both sides can draw, their ranks, and the
combat bonuses. Enemy units are valued by type, which is public.
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.state import count_bits
from pentapolis.games.civilization.bot.values import count_armies
from pentapolis.games.civilization.bot.weights import W
from pentapolis.games.civilization.rules.battle import combat_bonus, hand_size
from pentapolis.games.civilization.rules.blockade import is_water
from pentapolis.games.civilization.state import (
    ARMIES,
    ARMIES_OF,
    CITIES,
    FIGURES,
    Civilization,
)
from pentapolis.games.civilization.tables.board import NOWHERE, steps_between
from pentapolis.games.civilization.tables.cards import (
    AIRCRAFT,
    BREAK_WALLS,
    GOV_NO_ATTACK,
    HIMEJI,
    MOST_KINDS,
    UNIT_BASE,
    UNIT_TYPE,
    WALLS_BONUS,
)

NEAR: Final = 7
"""An enemy army within this many squares of a city is a threat."""
FAR: Final = 99


# --- strength -------------------------------------------------------------------------------------


def force(state: Civilization, seat: int, hand: int, known: bool) -> float:
    """The expected strength of a battle hand; `known`: by the actual cards, else by types."""
    units = state.forces[seat]
    if not units:
        return 0.0
    total = 0
    for card in units:
        kind = card % MOST_KINDS
        if UNIT_TYPE[kind] == AIRCRAFT:
            total += UNIT_BASE[kind] if known else 6
        else:
            total += UNIT_BASE[kind] if known else 2
            total += state.ranks[4 * seat + UNIT_TYPE[kind]] - 1
    mean = total / len(units)
    if state.wonders_on[seat] & HIMEJI:
        mean += 1.0
    return mean * min(len(units), hand)


def city_margin(state: Civilization, seat: int, armies: int, city: int) -> float:
    """The expected margin of an attack on a city with that many armies."""
    owner = city // CITIES
    mine = force(state, seat, hand_size(state, seat, armies, False), True)
    mine += combat_bonus(state, seat, -1)
    theirs = force(state, owner, hand_size(state, owner, 0, True), False)
    theirs += combat_bonus(state, owner, city)
    if state.walled[city] and state.techs[seat] & BREAK_WALLS:
        theirs -= WALLS_BONUS
    return mine - theirs


def field_margin(state: Civilization, seat: int, armies: int, sq: int, other: int) -> float:
    """The expected margin of an attack on armies in the field."""
    mine = force(state, seat, hand_size(state, seat, armies, False), True)
    mine += combat_bonus(state, seat, -1)
    defending = count_bits(state.occupied[sq] & ARMIES_OF[other])
    theirs = force(state, other, hand_size(state, other, defending, False), False)
    return mine - theirs - combat_bonus(state, other, -1)


def village_margin(state: Civilization, seat: int, armies: int) -> float:
    """The expected margin against three barbarians of rank I."""
    mine = force(state, seat, hand_size(state, seat, armies, False), True)
    return mine + combat_bonus(state, seat, -1) - 6.0


# --- attack ---------------------------------------------------------------------------------------


def war_target(state: Civilization, seat: int) -> int:
    """The enemy capital that the armies on the map could almost take, -1 for none."""
    if GOV_NO_ATTACK[state.governments[seat]]:
        return -1
    armies = min(count_armies(state, seat), state.stacking[seat])
    if armies == 0:
        return -1
    best = -FAR * 1.0
    found = -1
    for other in range(state.seats):
        city = CITIES * other
        if other == seat or state.centre[city] < 0:
            continue
        margin = city_margin(state, seat, armies, city)
        if margin > W.march[0]:
            margin -= W.march[1] * nearest_army(state, seat, state.centre[city])
            if margin > best:
                best = margin
                found = city
    return found


def nearest_army(state: Civilization, seat: int, goal: int) -> int:
    """The distance from the goal to the nearest own army."""
    best = FAR
    for sq in state.where[FIGURES * seat : FIGURES * seat + ARMIES]:
        if sq >= 0:
            best = min(best, steps_between(sq, goal))
    return best


def distances(state: Civilization, seat: int, goal: int) -> list[int]:
    """Steps from every square to the goal; undiscovered squares count as land."""
    far = [FAR] * len(state.ground)
    far[goal] = 0
    edge = [goal]
    while edge:
        following: list[int] = []
        for sq in edge:
            for other in state.layout.near[sq]:
                if far[other] < FAR:
                    continue
                known = state.ground[other] >= 0
                if known and is_water(state, other) and not state.water[seat]:
                    continue
                if state.lying[other] >= 0 or state.city_centred_at(other) >= 0:
                    continue
                far[other] = far[sq] + 1
                following.append(other)
        edge = following
    return far


def war_goal(state: Civilization, seat: int, armies: int, target: int) -> int:
    """Where that many armies go: to a capital they can take, or to the largest own group.

    -1 in peace; their own square if they wait there for others.
    """
    if target < 0:
        return -1
    centre = state.centre[target]
    if city_margin(state, seat, armies, target) > W.march[0]:
        return centre
    best = -1
    most = -1
    for other in state.where[FIGURES * seat : FIGURES * seat + ARMIES]:
        if other >= 0:
            here = 100 * count_bits(state.occupied[other] & ARMIES_OF[seat])
            here -= steps_between(other, centre)
            if here > most:
                most = here
                best = other
    return best


def march_value(far: list[int], sq: int, other: int) -> float:
    """The value of the step from `sq` to `other`, given the distances to the goal."""
    if far[sq] == 0 or far[sq] >= FAR or far[other] >= FAR:
        return -1.0
    return W.march[2] * (far[sq] - far[other])


def gathers(state: Civilization, seat: int, sq: int) -> float:
    """A bonus for armies that gather before an attack."""
    if not state.occupied[sq] & ARMIES_OF[seat]:
        return 0.0
    return W.gathered if reach_of_war(state, seat) > W.march[0] else 0.0


def reach_of_war(state: Civilization, seat: int) -> float:
    """Like `best_war`, or -99 if the government forbids attacks on cities."""
    return -99.0 if GOV_NO_ATTACK[state.governments[seat]] else best_war(state, seat)


def best_war(state: Civilization, seat: int) -> float:
    """The expected margin of a full stack against the weakest enemy capital."""
    best = -99.0
    for other in range(state.seats):
        if other != seat and state.centre[CITIES * other] >= 0:
            margin = city_margin(state, seat, state.stacking[seat], CITIES * other)
            if margin > best:
                best = margin
    return best


# --- arming ---------------------------------------------------------------------------------------


def threat(state: Civilization, city: int) -> float:
    """The highest margin of an attack by nearby enemies on a city; -99 if none is near."""
    owner = city // CITIES
    centre = state.centre[city]
    worst = -99.0
    if centre < 0:
        return worst
    for other in range(state.seats):
        if other == owner or GOV_NO_ATTACK[state.governments[other]]:
            continue
        near = 0
        for sq in state.where[FIGURES * other : FIGURES * other + ARMIES]:
            if sq != NOWHERE and sq >= 0 and steps_between(sq, centre) <= NEAR:
                near += 1
        if near:
            hand = hand_size(state, other, min(near, state.stacking[other]), False)
            margin = force(state, other, hand, False) + combat_bonus(state, other, -1)
            margin -= force(state, owner, hand_size(state, owner, 0, True), True)
            margin -= combat_bonus(state, owner, city)
            if margin > worst:
                worst = margin
    return worst


def units_wanted(state: Civilization, seat: int) -> float:
    """The urgency of units, to defend the capital or to attack one that is almost in reach."""
    wanted = 0.0
    danger = threat(state, CITIES * seat)
    if danger > -1.0:
        wanted = 10.0  # the capital would fall: nothing else matters
    elif danger > -6.0:
        wanted = W.danger[0] + W.danger[1] * danger
    open_by = reach_of_war(state, seat) + W.war_bent[state.civs[seat]]
    if W.arm[2] < open_by <= W.safe[0] + W.war_bent[state.civs[seat]]:
        wanted = max(wanted, W.arm[0] + W.arm[1] * open_by)
    return wanted


def armies_wanted(state: Civilization, seat: int, target: int) -> float:
    """The urgency of armies, if only a full stack would take a capital."""
    have = count_armies(state, seat)
    if have >= state.stacking[seat] or target >= 0:
        return 0.0
    ready = reach_of_war(state, seat) + W.war_bent[state.civs[seat]] > W.safe[0]
    return W.more_armies[0] + W.more_armies[1] * have if ready else 0.0


def walls_wanted(state: Civilization, city: int) -> float:
    """The urgency of walls for a threatened city."""
    danger = threat(state, city)
    if danger <= -6.0:
        return 0.0
    if city % CITIES:
        return 2.0
    return 10.0 if danger > -1.0 else 4.0
