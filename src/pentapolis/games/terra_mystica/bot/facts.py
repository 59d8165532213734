"""What can be counted of a seat at the start of a round, and what it has meant for the end.

`W.judged` has one number by fact and by rounds to come, fitted to how games ended. Together they
correct what the rules of thumb say of a seat, above all early: they know land in reach and company.
"""

from __future__ import annotations

from typing import Final

from pentapolis.games.terra_mystica.bot.evaluate import (
    COINS_A_WORKER,
    CULT_BONUSES,
    FAV12,
    FAV12_POINTS,
    FAVOR_INCOMES,
    SPADES_HOME,
    card_points,
    evaluate,
    gain_value,
    rounds_left,
)
from pentapolis.games.terra_mystica.bot.towns import Groups
from pentapolis.games.terra_mystica.bot.weights import W
from pentapolis.games.terra_mystica.effects import PER_D, SA, SH, TP, D
from pentapolis.games.terra_mystica.rules.adjacency import reachable
from pentapolis.games.terra_mystica.rules.ending import (
    AREA_POINTS,
    cult_points_at,
    largest_area,
    shared_points,
)
from pentapolis.games.terra_mystica.rules.turns import TakeAction
from pentapolis.games.terra_mystica.rules.upgrades import PER_OF
from pentapolis.games.terra_mystica.state import ACTIONS, ENDED, TerraMystica
from pentapolis.games.terra_mystica.tables import (
    ADJACENT,
    BONUSES,
    BY_SHIP,
    FACTIONS,
    LAND,
    MOST_SHIPPING,
    PIECES,
    ROUNDS,
    SCORING_POINTS,
)

FAVOR_TILES: Final = 12
FEW_HEXES: Final = 4
"""More land than that in reach does not help at once."""
FAR_STEPS: Final = 6
"""A group that is farther from a town than that does not count as one to be."""


def is_settled(state: TerraMystica) -> bool:
    """Whether all have taken equally many turns in this round: nobody has passed, and the first one
    is asked again."""
    return (
        state.phase == ACTIONS
        and state.turn == 0
        and not state.passing
        and isinstance(state.asking, TakeAction)
    )


def correction(facts: list[float], left: int) -> float:
    """By how much the facts correct what the rules of thumb say, by rounds to come."""
    judged = W.judged
    value = 0.0
    place = left
    for fact in facts:
        if fact:
            value += fact * judged[place]
        place += ROUNDS
    return value


def facts_of(state: TerraMystica, seat: int, area: int, prize: int) -> list[float]:
    """The facts about a seat, in the order of `W.judged`."""
    workers, coins = state.workers[seat], state.coins[seat]
    found: list[float] = [
        state.points[seat],
        workers,
        coins,
        min(coins, COINS_A_WORKER * workers),
        state.priests[seat],
        state.bowl2[seat],
        state.bowl3[seat],
    ]
    for kind in range(5):
        found.append(state.standing(seat, kind))
    found += incomes(state, seat)
    favors = state.favors[seat]
    for tile in range(FAVOR_TILES):
        found.append(favors >> tile & 1)
    found.append(FAV12_POINTS[state.standing(seat, TP)] if favors & FAV12 else 0)
    found.append(state.keys[seat])
    found += worship(state, seat)
    found += land(state, seat)
    found += groups_by_steps(state, seat)
    found += [len(state.sites[seat]), area, prize]
    found += prospects(state, seat)
    for card in range(len(BONUSES)):
        found.append(1.0 if state.cards[seat] == card else 0.0)
    for faction in range(len(FACTIONS)):
        found.append(1.0 if state.factions[seat] == faction else 0.0)
    return found


def incomes(state: TerraMystica, seat: int) -> list[float]:
    """Workers, coins, priests and power in every round to come."""
    workers = coins = priests = power = 0
    income = FACTIONS[state.factions[seat]].income
    for kind in range(5):
        gain = income[kind][state.standing(seat, kind)]
        workers += gain.workers
        coins += gain.coins
        priests += gain.priests
        power += gain.power
    for tile, gain in FAVOR_INCOMES:
        if state.favors[seat] >> tile & 1:
            workers += gain.workers
            coins += gain.coins
            power += gain.power
    return [workers, coins, priests, power]


def worship(state: TerraMystica, seat: int) -> list[float]:
    """Steps on the cult tracks, the highest level, the places, and what scoring tiles will pay."""
    steps = highest = places = spades = 0
    gains = 0.0
    for cult in range(4):
        level = state.level(seat, cult)
        steps += level
        highest = max(highest, level)
        places += cult_points_at(state, seat, cult, level)
    for number in range(state.round, ROUNDS):
        bonus = CULT_BONUSES[state.scoring[number - 1]]
        if bonus is not None:
            times = state.level(seat, bonus.cult) // bonus.steps
            if bonus.spades:
                spades += times
            else:
                gains += times * gain_value(ROUNDS - number, bonus.gain)
    return [steps, highest, places, spades, gains]


def land(state: TerraMystica, seat: int) -> list[float]:
    """Shipping, digging, free land in reach by spades, beside own structures and one step in
    shipping farther, and company."""
    needed = SPADES_HOME[state.factions[seat]]
    near = [0, 0, 0, 0]
    seen = [False] * LAND
    for h in reachable(state, seat):
        near[needed[state.terrain[h]]] += 1
        seen[h] = True
    beside = [False] * LAND
    close = wide = far = farther = company = 0
    level = state.shipping[seat]
    ways = BY_SHIP[min(level + 1, MOST_SHIPPING)]
    for site in state.sites[seat]:
        for h in ADJACENT[site]:
            if not beside[h]:
                beside[h] = True
                if state.owner[h] < 0:
                    if needed[state.terrain[h]] <= 1:
                        close += 1
                    else:
                        wide += 1
                elif state.owner[h] != seat:
                    company += 1
        for h in ways[site]:
            if not seen[h]:
                seen[h] = True
                if state.owner[h] < 0:
                    if needed[state.terrain[h]] <= 1:
                        far += 1
                    else:
                        farther += 1
    few = [min(near[0], FEW_HEXES // 2), min(near[0] + near[1], FEW_HEXES)]
    return [level, state.digging[seat], *near, *few, close, wide, far, farther, company]


def groups_by_steps(state: TerraMystica, seat: int) -> list[float]:
    """How many groups need one step to be a town, two, and so on; a blocked one needs more."""
    groups = Groups(state, seat)
    found = [0.0] * (FAR_STEPS + 1)
    seen = 0
    for h in state.sites[seat]:
        if not state.in_town[h]:
            group = groups.find(h)
            if not seen >> group & 1:
                seen |= 1 << group
                short = groups.needed[group] - groups.size[group]
                steps = max(short, groups.least - groups.power[group])
                if short > groups.room[group]:
                    steps += BLOCKED_STEPS
                found[min(max(steps, 1), FAR_STEPS + 1) - 1] += 1.0
    return found


def prospects(state: TerraMystica, seat: int) -> list[float]:
    """What the bonus card pays on passing; what scoring tiles pay for pieces that are left, now and
    later."""
    passing = 0.0
    for kind in range(5):
        passing += card_points(state, seat, kind) * state.standing(seat, kind)
    found = [passing]
    great = 2 - state.standing(seat, SH) - state.standing(seat, SA)
    lefts = [PIECES[D] - state.standing(seat, D), PIECES[TP] - state.standing(seat, TP), great]
    for i in range(3):
        left = min(lefts[i], 2)
        per = PAID[i]
        later = 0
        for number in range(state.round, ROUNDS):
            later += SCORING_POINTS[state.scoring[number]][per]
        found.append(SCORING_POINTS[state.tile()][per] * left)
        found.append(later * left)
    return found


PAID: Final = [PER_D, PER_OF[TP], PER_OF[SH]]
BLOCKED_STEPS: Final = 3


def facts_of_all(state: TerraMystica) -> list[list[float]]:
    """The facts about every seat; what areas pay is worked out once."""
    sizes = [largest_area(state, seat) for seat in range(state.seats)]
    prizes = shared_points(sizes, AREA_POINTS)
    return [facts_of(state, seat, sizes[seat], prizes[seat]) for seat in range(state.seats)]


def judge_all(state: TerraMystica) -> list[float]:
    """Roughly the final points of every seat; facts count once a round has begun."""
    values = [evaluate(state, seat) for seat in range(state.seats)]
    if state.phase == ENDED or not state.round:
        return values
    left = rounds_left(state)
    facts = facts_of_all(state)
    return [values[seat] + correction(facts[seat], left) for seat in range(state.seats)]
