"""Towns as a player plans them: the groups of structures of a seat, and how near each is to one."""

from __future__ import annotations

from typing import Final, final

from pentapolis.core.compiled import mypyc_attr
from pentapolis.games.terra_mystica.bot.weights import W
from pentapolis.games.terra_mystica.effects import PER_TOWN, SA, D
from pentapolis.games.terra_mystica.rules.adjacency import FULL_BRIDGES, far_end
from pentapolis.games.terra_mystica.rules.factions import POWERS
from pentapolis.games.terra_mystica.rules.towns import (
    TOWN_STRUCTURES,
    linked,
    town_power,
    town_strength,
)
from pentapolis.games.terra_mystica.state import TerraMystica
from pentapolis.games.terra_mystica.tables import (
    ADJACENT,
    BRIDGES,
    BRIDGES_OF,
    LAND,
    POWER_VALUE,
    RIVER_LAND,
    RIVER_OF,
    ROUNDS,
    SCORING_POINTS,
)

WORKERS_A_STEP: Final = 2
COINS_A_STEP: Final = 3
"""About what a step to a town costs."""
FARTHEST: Final = 6
"""A lone dwelling is that many steps from a town."""


def _across() -> list[tuple[int, ...]]:
    """By hex: land that shares an edge or a river hex with it."""
    found: list[tuple[int, ...]] = []
    for h in range(LAND):
        near = set(ADJACENT[h])
        for river in RIVER_OF[h]:
            near.update(RIVER_LAND[river])
        found.append(tuple(sorted(near - {h})))
    return found


ACROSS: Final = _across()
"""What the Mermaids may join in one town (TM-15.40)."""


@final
@mypyc_attr(acyclic=True)
class Plot:
    """What a free hex offers a dwelling of a seat, as long as the map around it is the same."""

    __slots__ = ("joined", "free", "company", "room", "value", "number")

    def __init__(self, joined: int, free: int, company: float, room: float) -> None:
        self.joined = joined  # the groups beside it, as bits; -1 if one is a town
        self.free = free  # how many hexes beside it are free
        self.company = company  # what neighbours are worth
        self.room = room  # what land to go on to is worth
        self.value = 0.0  # all of it, for the groups with this number
        self.number = -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Groups:
    """The groups of connected structures of a seat, each found once for one position.

    Those of an `earlier` position of the game are taken over as far as the map is the same; they
    are not to be used afterwards.
    """

    def __init__(self, state: TerraMystica, seat: int, earlier: Groups | None = None) -> None:
        self.state = state
        self.seat = seat
        self.least = town_power(state, seat)
        self.left = ROUNDS - state.round
        self.bridged = state.bridges_left != FULL_BRIDGES[state.seats]
        powers = POWERS[state.factions[seat]]
        self.near = ACROSS if powers.river_towns else ADJACENT
        gift = powers.town_gain
        self.gift = 1.0 + W.town_gift * (gift.points + gift.workers * W.worker[self.left])
        power = state.bowl3[seat] + (0 if self.left else state.bowl2[seat] // 2)
        self.payable = min(
            (state.workers[seat] + state.priests[seat]) // WORKERS_A_STEP,
            (state.coins[seat] + power) // COINS_A_STEP,
        )  # how many more steps the seat can pay at once
        # What the rest follows from; all of these are replaced when they change.
        self.owner = state.owner
        self.terrain = state.terrain
        self.in_town = state.in_town
        self.bridges = state.bridges
        self.river_towns = state.river_towns
        self.built = state.built
        self.worth: list[float] = []  # by group: what it is worth that it is so near to a town
        self.number: int = 0  # of positions that have taken over the same groups
        if earlier is None or not self.is_like(earlier):
            self.of = [-1] * LAND  # by hex: its group, as far as found
            self.size: list[int] = []
            self.power: list[int] = []
            self.needed: list[int] = []  # how many structures a town of it needs
            self.room: list[int] = []  # free hexes beside it, as far as a town may need them
            self.plots = no_plots()  # by hex, as far as surveyed
            return
        self.number = earlier.number + 1
        self.of = earlier.of
        self.size = earlier.size
        self.power = earlier.power
        self.needed = earlier.needed
        self.room = earlier.room
        for group in range(len(self.size)):
            self.worth.append(self.nearness(group))
        self.plots = earlier.plots if self.terrain is earlier.terrain else no_plots()

    def is_like(self, earlier: Groups) -> bool:
        """Whether the seat's structures and the free hexes were the same. A structure that becomes
        another one changes how many of each stand."""
        if (
            self.owner is not earlier.owner
            or self.in_town is not earlier.in_town
            or self.bridges is not earlier.bridges
            or self.river_towns is not earlier.river_towns
        ):
            return False
        if self.built is not earlier.built:
            for place in range(self.seat * 5, self.seat * 5 + 5):
                if self.built[place] != earlier.built[place]:
                    return False
        return True

    def survey(self, h: int, spades: list[int]) -> Plot:
        """Look around a free hex; `spades`: how many make a terrain home."""
        company = 0
        free = 0
        room = 0.0
        alone = not self.bridged and self.near is ADJACENT
        for other in ADJACENT[h]:
            owner = self.owner[other]
            if owner < 0:
                free += 1
                room += W.room_near if spades[self.terrain[other]] <= 1 else W.room_far
            elif owner != self.seat:
                company += 1
            else:
                alone = False
        joined = 0 if alone else self.joined(h)
        plot = Plot(joined, free, min(company, 2) * W.company, room)
        self.plots[h] = plot
        return plot

    def find(self, h: int) -> int:
        """The group of an own structure."""
        found = self.of[h]
        if found < 0:
            members = linked(self.state, self.seat, h)
            if self.near is ACROSS:
                self.sail(members)
            power, needed = town_strength(self.state, members)
            found = len(self.size)
            self.size.append(len(members))
            self.power.append(power)
            self.needed.append(needed)
            self.room.append(0 if self.state.in_town[h] else self.free_around(members))
            self.worth.append(self.nearness(found))
            for member in members:
                self.of[member] = found
        return found

    def sail(self, members: list[int]) -> None:
        """Join what stands on the other side of a river, as long as it is in no town."""
        state = self.state
        if state.in_town[members[0]]:
            return
        i = 0
        while i < len(members):
            for other in ACROSS[members[i]]:
                if (
                    state.owner[other] == self.seat
                    and not state.in_town[other]
                    and other not in members
                ):
                    members.append(other)
            i += 1

    def free_around(self, members: list[int]) -> int:
        """How many free hexes are beside some structures; more than a town needs do not count."""
        owner = self.state.owner
        seen: list[int] = []
        for member in members:
            for other in self.near[member]:
                if owner[other] < 0 and other not in seen:
                    seen.append(other)
                    if len(seen) == TOWN_STRUCTURES:
                        return TOWN_STRUCTURES
        return len(seen)

    def joined(self, h: int) -> int:
        """The groups, as bits, that a structure on a free hex would join; -1 if one is a town."""
        owner = self.state.owner
        found = 0
        for other in neighbours(self.state, h) if self.bridged else ADJACENT[h]:
            if owner[other] == self.seat:
                group = self.find(other)
                if not found >> group & 1:
                    if self.state.in_town[other]:
                        return -1
                    found |= 1 << group
        if self.near is ACROSS:
            for other in ACROSS[h]:
                if owner[other] == self.seat and not self.state.in_town[other]:
                    found |= 1 << self.find(other)
        return found

    def nearness(self, group: int) -> float:
        """What it is worth that a group is so near to a town."""
        return nearness(
            self, self.power[group], self.size[group], self.needed[group], self.room[group]
        )


def no_plots() -> list[Plot | None]:
    """No hex is surveyed yet."""
    return [None] * LAND


def nearness(groups: Groups, power: int, size: int, needed: int, room: int) -> float:
    """What a group is worth as a town to be, by the steps that it still needs.

    A dwelling or an upgrade adds one power, a dwelling also a structure: so the steps are the
    larger one of both numbers. Without room there will be no town.
    """
    short = needed - size
    steps = max(short, groups.least - power)
    if steps <= 0:
        return W.town_near[0] * groups.gift
    value = W.town_near[min(steps, FARTHEST)] * W.town_time[groups.left] * groups.gift
    if steps <= groups.payable:
        value *= 1.0 + W.town_sure[groups.left]
    elif not groups.left:
        value *= 1.0 - W.town_hopeless
    return value * W.town_blocked if short > room else value


def town_progress(groups: Groups, h: int, power: int, kind: int) -> float:
    """What more power of a structure contributes to a town: founding it, or coming closer to it."""
    if groups.state.in_town[h]:
        return 0.0
    group = groups.find(h)
    more, size = power + groups.power[group], groups.size[group]
    needed = TOWN_STRUCTURES - 1 if kind == SA else groups.needed[group]
    value = town_value(groups, more, size, needed) * W.upgrade_town
    value += nearness(groups, more, size, needed, groups.room[group])
    return value - groups.worth[group]


def new_progress(groups: Groups, joined: int, room: int) -> float:
    """What a new dwelling contributes to a town, by the groups it joins; `room`: free hexes beside
    it."""
    if joined < 0:
        return 0.0
    power = POWER_VALUE[D]
    size = 1
    needed = TOWN_STRUCTURES
    before = 0.0
    group = 0
    while joined:
        if joined & 1:
            power += groups.power[group]
            size += groups.size[group]
            needed = min(needed, groups.needed[group])
            room += groups.room[group] - 1
            before += groups.worth[group]
        joined >>= 1
        group += 1
    return (
        town_value(groups, power, size, needed)
        + nearness(groups, power, size, needed, room)
        - before
    )


def town_value(groups: Groups, power: int, size: int, needed: int) -> float:
    """A group by its power and size, and the structures that a town of it needs."""
    state, least = groups.state, groups.least
    if power >= least and size >= needed:
        return founded_value(state)
    if not groups.left and power < least - 1:
        return W.town_late * power
    way = W.town_power * min(power, least) + W.town_size * min(size, needed)
    return way + W.town_lacks[max(0, least - power)] + W.town_short[max(0, needed - size)]


def founded_value(state: TerraMystica) -> float:
    """A new town."""
    return W.town + SCORING_POINTS[state.tile()][PER_TOWN] if state.round else 0.0


def bridged_value(groups: Groups, place: int) -> float:
    """What a bridge between own structures contributes to a town."""
    a, b = BRIDGES[place]
    if groups.state.in_town[a] or groups.state.in_town[b]:
        return 0.0
    one, other = groups.find(a), groups.find(b)
    if one == other:
        return 0.0
    power = groups.power[one] + groups.power[other]
    size = groups.size[one] + groups.size[other]
    needed = min(groups.needed[one], groups.needed[other])
    value = nearness(groups, power, size, needed, groups.room[one] + groups.room[other])
    value -= groups.worth[one] + groups.worth[other]
    if power >= groups.least and size >= needed:
        value += founded_value(groups.state)
    return value


def smaller_towns(groups: Groups) -> float:
    """What it is worth that towns need one power less: some are founded at once (FAV5)."""
    state = groups.state
    value = 0.0
    seen = 0
    for h in state.sites[groups.seat]:
        if state.in_town[h]:
            continue
        group = groups.find(h)
        if not seen >> group & 1:
            seen |= 1 << group
            power, size, needed = groups.power[group] + 1, groups.size[group], groups.needed[group]
            value += nearness(groups, power, size, needed, groups.room[group])
            value -= groups.worth[group]
            if power >= groups.least and size >= needed:
                value += founded_value(state)
    return value


def towns_to_be(groups: Groups) -> float:
    """How near all groups of a seat are to towns."""
    value = 0.0
    seen = 0
    for h in groups.state.sites[groups.seat]:
        if not groups.state.in_town[h]:
            group = groups.find(h)
            if not seen >> group & 1:
                seen |= 1 << group
                value += groups.worth[group]
    return value


def neighbours(state: TerraMystica, h: int) -> tuple[int, ...]:
    """The directly adjacent hexes, including those across bridges."""
    found = ADJACENT[h]
    for place in BRIDGES_OF[h]:
        if state.bridges[place] >= 0:
            found += (far_end(place, h),)
    return found
