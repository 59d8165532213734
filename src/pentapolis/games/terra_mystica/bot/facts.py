"""What can be counted of a seat at the start of a round, and what it has meant for the end.

`W.judged` has one number by fact and by rounds to come, fitted to how games ended. Together they
correct what the rules of thumb say of a seat, above all early: they know land in reach and company.
"""

from __future__ import annotations

from typing import Final, final

from pentapolis.core.compiled import mypyc_attr
from pentapolis.games.terra_mystica.bot.evaluate import (
    COINS_A_WORKER,
    CULT_BONUSES,
    FAV12,
    FAV12_POINTS,
    FAVOR_INCOMES,
    SPADES_HOME,
    card_points,
    evaluate,
    evaluate_by,
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


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Tally:
    """The facts about a seat, told one after another in the order of `W.judged`: by how much they
    correct the rules of thumb. For training they are listed as well."""

    __slots__ = ("value", "place", "listed")

    def __init__(self, left: int, listed: list[float] | None = None) -> None:
        self.value = 0.0
        self.place: int = left
        self.listed = listed

    def add(self, fact: float) -> None:
        """The next fact."""
        if fact:
            self.value += fact * W.judged[self.place]
        self.place += ROUNDS
        if self.listed is not None:
            self.listed.append(fact)

    def add_choice(self, chosen: int, count: int) -> None:
        """The next facts: one of so many is true, or none (-1)."""
        if self.listed is not None:
            for i in range(count):
                self.add(1.0 if i == chosen else 0.0)
        else:
            if chosen >= 0:
                self.value += W.judged[self.place + ROUNDS * chosen]
            self.place += ROUNDS * count


def tell_facts(tally: Tally, groups: Groups, area: int, prize: int) -> None:
    """Tell the facts about the seat whose groups these are."""
    state, seat = groups.state, groups.seat
    workers, coins = state.workers[seat], state.coins[seat]
    tally.add(state.points[seat])
    tally.add(workers)
    tally.add(coins)
    tally.add(min(coins, COINS_A_WORKER * workers))
    tally.add(state.priests[seat])
    tally.add(state.bowl2[seat])
    tally.add(state.bowl3[seat])
    for kind in range(5):
        tally.add(state.standing(seat, kind))
    tell_incomes(tally, state, seat)
    favors = state.favors[seat]
    for tile in range(FAVOR_TILES):
        tally.add(favors >> tile & 1)
    tally.add(FAV12_POINTS[state.standing(seat, TP)] if favors & FAV12 else 0)
    tally.add(state.keys[seat])
    tell_worship(tally, state, seat)
    tell_land(tally, state, seat)
    tell_groups(tally, groups)
    tally.add(len(state.sites[seat]))
    tally.add(area)
    tally.add(prize)
    tell_prospects(tally, state, seat)
    tally.add_choice(state.cards[seat], len(BONUSES))
    tally.add_choice(state.factions[seat], len(FACTIONS))


def tell_incomes(tally: Tally, state: TerraMystica, seat: int) -> None:
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
    tally.add(workers)
    tally.add(coins)
    tally.add(priests)
    tally.add(power)


def tell_worship(tally: Tally, state: TerraMystica, seat: int) -> None:
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
    tally.add(steps)
    tally.add(highest)
    tally.add(places)
    tally.add(spades)
    tally.add(gains)


def tell_land(tally: Tally, state: TerraMystica, seat: int) -> None:
    """Shipping, digging, free land in reach by spades, beside own structures and one step in
    shipping farther, and company."""
    needed = SPADES_HOME[state.factions[seat]]
    owner, terrain = state.owner, state.terrain
    near = [0, 0, 0, 0]
    seen = [False] * LAND
    for h in reachable(state, seat):
        near[needed[terrain[h]]] += 1
        seen[h] = True
    beside = [False] * LAND
    close = wide = far = farther = company = 0
    level = state.shipping[seat]
    ways = BY_SHIP[min(level + 1, MOST_SHIPPING)]
    for site in state.sites[seat]:
        for h in ADJACENT[site]:
            if not beside[h]:
                beside[h] = True
                if owner[h] < 0:
                    if needed[terrain[h]] <= 1:
                        close += 1
                    else:
                        wide += 1
                elif owner[h] != seat:
                    company += 1
        for h in ways[site]:
            if not seen[h]:
                seen[h] = True
                if owner[h] < 0:
                    if needed[terrain[h]] <= 1:
                        far += 1
                    else:
                        farther += 1
    tally.add(level)
    tally.add(state.digging[seat])
    for count in near:
        tally.add(count)
    tally.add(min(near[0], FEW_HEXES // 2))
    tally.add(min(near[0] + near[1], FEW_HEXES))
    tally.add(close)
    tally.add(wide)
    tally.add(far)
    tally.add(farther)
    tally.add(company)


def tell_groups(tally: Tally, groups: Groups) -> None:
    """How many groups need one step to be a town, two, and so on; a blocked one needs more."""
    state = groups.state
    found = [0] * (FAR_STEPS + 1)
    seen = 0
    for h in state.sites[groups.seat]:
        if not state.in_town[h]:
            group = groups.find(h)
            if not seen >> group & 1:
                seen |= 1 << group
                short = groups.needed[group] - groups.size[group]
                steps = max(short, groups.least - groups.power[group])
                if short > groups.room[group]:
                    steps += BLOCKED_STEPS
                found[min(max(steps, 1), FAR_STEPS + 1) - 1] += 1
    for count in found:
        tally.add(count)


def tell_prospects(tally: Tally, state: TerraMystica, seat: int) -> None:
    """What the bonus card pays on passing; what scoring tiles pay for pieces that are left, now and
    later."""
    passing = 0.0
    for kind in range(5):
        passing += card_points(state, seat, kind) * state.standing(seat, kind)
    tally.add(passing)
    great = 2 - state.standing(seat, SH) - state.standing(seat, SA)
    lefts = [PIECES[D] - state.standing(seat, D), PIECES[TP] - state.standing(seat, TP), great]
    for i in range(3):
        left = min(lefts[i], 2)
        per = PAID[i]
        later = 0
        for number in range(state.round, ROUNDS):
            later += SCORING_POINTS[state.scoring[number]][per]
        tally.add(SCORING_POINTS[state.tile()][per] * left)
        tally.add(later * left)


PAID: Final = [PER_D, PER_OF[TP], PER_OF[SH]]
BLOCKED_STEPS: Final = 3


def facts_of_all(state: TerraMystica) -> list[list[float]]:
    """The facts about every seat, in the order of `W.judged`."""
    found: list[list[float]] = []
    sizes = [largest_area(state, seat) for seat in range(state.seats)]
    prizes = shared_points(sizes, AREA_POINTS)
    for seat in range(state.seats):
        facts: list[float] = []
        tell_facts(Tally(0, facts), Groups(state, seat), sizes[seat], prizes[seat])
        found.append(facts)
    return found


def judge_all(state: TerraMystica) -> list[float]:
    """Roughly the final points of every seat; facts count once a round has begun."""
    if state.phase == ENDED or not state.round:
        return [evaluate(state, seat) for seat in range(state.seats)]
    left = rounds_left(state)
    sizes = [largest_area(state, seat) for seat in range(state.seats)]
    prizes = shared_points(sizes, AREA_POINTS)
    values: list[float] = []
    for seat in range(state.seats):
        groups = Groups(state, seat)
        tally = Tally(left)
        tell_facts(tally, groups, sizes[seat], prizes[seat])
        values.append(evaluate_by(groups) + tally.value)
    return values
