"""13 End and scoring: cults, areas, left-over resources (TM-13.1 to TM-13.9)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg, Message
from pentapolis.core.state import replaced
from pentapolis.games.terra_mystica.effects import CULTS
from pentapolis.games.terra_mystica.moves import BURN
from pentapolis.games.terra_mystica.questions import Work
from pentapolis.games.terra_mystica.rules.adjacency import enter_phase, far_end, skipped_hexes
from pentapolis.games.terra_mystica.rules.factions import POWERS
from pentapolis.games.terra_mystica.rules.power import exchange
from pentapolis.games.terra_mystica.state import (
    ENDED,
    FOR_AREA,
    FOR_CULTS,
    FOR_RESOURCES,
    TerraMystica,
    change,
)
from pentapolis.games.terra_mystica.tables import BRIDGES_OF, BY_SHIP, BY_SKIP, LAND

CULT_POINTS: Final[tuple[int, ...]] = (8, 4, 2)
AREA_POINTS: Final[tuple[int, ...]] = (18, 12, 6)


def shared_points(values: list[int], prizes: tuple[int, ...]) -> list[int]:
    """Prizes for the highest values; ties share their prizes, 0 never scores (TM-13.4)."""
    result = [0] * len(values)
    for seat in range(len(values)):
        if values[seat] == 0:
            continue
        better = 0
        equal = 0
        for value in values:
            if value > values[seat]:
                better += 1
            elif value == values[seat]:
                equal += 1
        result[seat] = share_of(better, equal, prizes)
    return result


def share_of(better: int, equal: int, prizes: tuple[int, ...]) -> int:
    """What each of some equals gets behind those who are better (TM-13.4)."""
    total = 0
    for place in range(better, min(better + equal, len(prizes))):
        total += prizes[place]
    return total // equal


CULT_SHARES: Final = [[0] + [share_of(b, e, CULT_POINTS) for e in range(1, 6)] for b in range(5)]
"""What a track pays by how many stand better, and how many equal."""


def cult_points(state: TerraMystica, cult: int) -> list[int]:
    """What a cult track pays each seat (TM-13.2)."""
    levels = [state.cults[seat * 4 + cult] for seat in range(state.seats)]
    return shared_points(levels, CULT_POINTS)


def cult_points_at(state: TerraMystica, seat: int, cult: int, level: int) -> int:
    """What a cult track would pay a seat that stood at that level (TM-13.2)."""
    if level == 0:
        return 0
    better = 0
    equal = 1
    for other in range(state.seats):
        if other != seat:
            stands = state.cults[other * 4 + cult]
            if stands > level:
                better += 1
            elif stands == level:
                equal += 1
    return CULT_SHARES[better][equal]


def more_cult_points(state: TerraMystica, seat: int, cult: int, level: int, target: int) -> int:
    """What a cult track would pay a seat at another level, more than at this one."""
    better = better_then = 0
    equal = equal_then = 1
    cults = state.cults
    for other in range(state.seats):
        if other != seat:
            stands = cults[other * 4 + cult]
            if stands >= level:
                if stands == level:
                    equal += 1
                else:
                    better += 1
            if stands >= target:
                if stands == target:
                    equal_then += 1
                else:
                    better_then += 1
    return CULT_SHARES[better_then][equal_then] - (CULT_SHARES[better][equal] if level else 0)


def largest_area(state: TerraMystica, seat: int) -> int:
    """The size of the largest directly or indirectly connected group (TM-13.5, TM-13.6)."""
    owner = state.owner
    ships = POWERS[state.factions[seat]].skipping is None
    level = state.shipping[seat] if ships else 0
    near = BY_SHIP[level]
    over = BY_SKIP[skipped_hexes(state, seat)]
    seen = [False] * LAND
    best = 0
    for start in state.sites[seat]:
        if seen[start]:
            continue
        seen[start] = True
        group = [start]
        i = 0
        while i < len(group):
            h = group[i]
            i += 1
            for other in near[h]:
                if owner[other] == seat and not seen[other]:
                    seen[other] = True
                    group.append(other)
            for other in over[h]:
                if owner[other] == seat and not seen[other]:
                    seen[other] = True
                    group.append(other)
            for place in BRIDGES_OF[h]:
                if state.bridges[place] >= 0:
                    other = far_end(place, h)
                    if owner[other] == seat and not seen[other]:
                        seen[other] = True
                        group.append(other)
        best = max(best, len(group))
    return best


def area_points(state: TerraMystica) -> list[int]:
    """What the largest areas pay (TM-13.3)."""
    areas = [largest_area(state, seat) for seat in range(state.seats)]
    return shared_points(areas, AREA_POINTS)


def score_game(state: TerraMystica) -> None:
    """Score cults, area and resources, in this order (TM-13.9)."""
    enter_phase(state, ENDED)
    if state.journal is not None:
        state.tell("tm-log-end", heading=1)
    for cult in range(4):
        gained = cult_points(state, cult)
        for seat in state.order:
            give(state, seat, FOR_CULTS, gained[seat], f"cult:{CULTS[cult]}")
    gained = area_points(state)
    for seat in state.order:
        give(state, seat, FOR_AREA, gained[seat], Message("tm-part-area"))
    for seat in state.order:
        score_resources(state, seat)


def give(state: TerraMystica, seat: int, part: int, points: int, what: Arg) -> None:
    """Score final points under that part."""
    if not points:
        return
    if state.journal is None:
        state.score(seat, part, points)
        return
    before = state.row_values(seat)
    state.score(seat, part, points)
    tell_points(state, seat, what, before)


def tell_points(state: TerraMystica, seat: int, what: Arg, before: tuple[int, ...]) -> None:
    """Log final points and their source."""
    changed = change(before, state.row_values(seat))
    if changed is None:
        return
    state.tell(
        "tm-log-points",
        {
            "seat": f"seat:{seat}",
            "faction": state.faction_id(seat),
            "what": what,
            "change": changed,
        },
        seat,
    )


def resource_coins(state: TerraMystica, seat: int) -> int:
    """All resources in coins at the usual rates, with sacrifices (TM-13.7)."""
    return (
        state.coins[seat]
        + state.workers[seat]
        + state.priests[seat]
        + state.bowl3[seat]
        + state.bowl2[seat] // 2
    )


def coins_per_point(state: TerraMystica, seat: int) -> int:
    """Three coins make a point; two for the Alchemists (TM-13.7)."""
    return POWERS[state.factions[seat]].coins_per_point


def score_resources(state: TerraMystica, seat: int) -> None:
    """Convert all resources to coins, and complete sets of coins to points (TM-13.7, TM-L48)."""
    before = state.row_values(seat) if state.journal is not None else ()
    while state.bowl2[seat] >= 2:
        exchange(state, seat, BURN)
    coins = resource_coins(state, seat)
    state.workers[seat] = 0
    state.priests = replaced(state.priests, seat, 0)
    state.bowl1[seat] += state.bowl3[seat]
    state.bowl3[seat] = 0
    rate = coins_per_point(state, seat)
    state.coins[seat] = coins % rate
    state.score(seat, FOR_RESOURCES, coins // rate)
    if state.journal is not None:
        tell_points(state, seat, Message("tm-part-resources"), before)


class EndGame(Work):
    """Score the game after the last pass of round 6 (TM-13.1)."""

    __slots__ = ()

    def run(self, state: TerraMystica) -> None:
        state.order = state.next_order()
        score_game(state)
        state.finish()


END_GAME: Final = EndGame()
