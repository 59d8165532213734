"""What things are worth in points, roughly: the rules of thumb behind `heuristics`."""

from __future__ import annotations

from typing import Final

from pentapolis.games.terra_mystica.board import far_end, linked, reachable
from pentapolis.games.terra_mystica.building import FAV10, FAV11, SCORING_POINTS
from pentapolis.games.terra_mystica.effects import (
    PER_D,
    PER_TOWN,
    SA,
    SH,
    TE,
    TP,
    CultBonus,
    D,
    Gain,
    Income,
)
from pentapolis.games.terra_mystica.scoring import coins_per_point, cult_points, resource_coins
from pentapolis.games.terra_mystica.state import ENDED, TerraMystica
from pentapolis.games.terra_mystica.tables import (
    ADJACENT,
    BONUSES,
    BRIDGES_OF,
    BY_SHIP,
    CULT_THRESHOLDS,
    FACTIONS,
    GIANTS,
    HOME,
    POWER_VALUE,
    ROUNDS,
    SCORINGS,
    WHEEL,
    Cost,
)

# By rounds still to come: what a unit is worth in final points.
WORKER: Final = [0.45, 0.85, 1.0, 1.1, 1.2, 1.3, 1.3]
COIN: Final = [0.34, 0.45, 0.5, 0.55, 0.6, 0.65, 0.65]
PRIEST: Final = [1.2, 1.8, 2.2, 2.5, 2.7, 3.0, 3.0]
POWER: Final = [0.2, 0.4, 0.5, 0.55, 0.6, 0.6, 0.6]
TOWN_WORTH: Final = 9.0
STRONGHOLD_WORTH: Final = [1.0, 2.5, 4.0, 6.0, 7.5, 9.0, 9.0]
FAVOR_WORTH: Final = [2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 7.5]
AREA_WORTH: Final = 0.9


def rounds_left(state: TerraMystica) -> int:
    """Incomes still to come."""
    return ROUNDS - state.round


def cost_worth(state: TerraMystica, cost: Cost) -> float:
    """A cost in points."""
    left = rounds_left(state)
    return cost.workers * WORKER[left] + cost.coins * COIN[left] + cost.priests * PRIEST[left]


def gain_worth(left: int, gain: Gain) -> float:
    """Resources in points."""
    return (
        gain.workers * WORKER[left]
        + gain.coins * COIN[left]
        + gain.priests * PRIEST[left]
        + gain.power * POWER[left]
        + gain.points
    )


def income_worth(state: TerraMystica, gain: Gain) -> float:
    """An income for the rest of the game."""
    total = 0.0
    for left in range(rounds_left(state)):
        total += gain_worth(left, gain)
    return total


def track_worth(state: TerraMystica, seat: int, kind: int, change: int) -> float:
    """What one structure more or less on the map changes in future income."""
    income = FACTIONS[state.factions[seat]].income[kind]
    now = state.standing(seat, kind)
    then = now + change
    if then < 0 or then >= len(income):
        return 0.0
    return income_worth(state, income[then]) - income_worth(state, income[now])


# --- towns and places ------------------------------------------------------------------------


def town_progress(state: TerraMystica, seat: int, h: int, power: int, new: bool) -> float:
    """What a structure at that hex does for a town: founding one, or coming nearer."""
    group: list[int] = []
    if new:
        for other in neighbours(state, h):
            if state.owner[other] == seat and other not in group:
                if state.in_town[other]:
                    return 0.0
                group += linked(state, seat, other)
    else:
        if state.in_town[h]:
            return 0.0
        group = linked(state, seat, h)
    total = power
    needed = 4
    for member in group:
        total += POWER_VALUE[state.kind[member]]
        if state.kind[member] == SA:
            needed = 3
    size = len(group) + (1 if new else 0)
    least = 6 if state.favors[seat] & 16 else 7
    if total >= least and size >= needed:
        return TOWN_WORTH + SCORING_POINTS[state.tile()][PER_TOWN] if state.round else 0.0
    if not rounds_left(state) and total < least - 1:
        return 0.1 * total
    return 0.25 * min(total, least) + 0.35 * min(size, needed)


def neighbours(state: TerraMystica, h: int) -> list[int]:
    """Hexes directly adjacent, bridges included."""
    found = list(ADJACENT[h])
    for place in BRIDGES_OF[h]:
        if state.bridges[place] >= 0:
            found.append(far_end(place, h))
    return found


def spades_to_home(faction: int, terrain: int) -> int:
    """Spades from a terrain to the home terrain."""
    away = (HOME[faction] - terrain) % WHEEL
    away = min(away, WHEEL - away)
    return 2 if faction == GIANTS and away else away


def site_worth(state: TerraMystica, seat: int, h: int) -> float:
    """How good a hex is to live on: room to grow, company, a town in sight."""
    faction = state.factions[seat]
    worth = town_progress(state, seat, h, 1, True)
    company = 0
    room = 0.0
    for other in ADJACENT[h]:
        owner = state.owner[other]
        if owner < 0:
            room += 0.3 if spades_to_home(faction, state.terrain[other]) <= 1 else 0.08
        elif owner != seat:
            company += 1
    return worth + (min(company, 2) * 0.4) + room


def dwelling_worth(state: TerraMystica, seat: int, h: int) -> float:
    """A new dwelling on that hex, its price not counted."""
    worth = track_worth(state, seat, D, 1) + site_worth(state, seat, h) + AREA_WORTH
    worth += SCORING_POINTS[state.tile()][PER_D]
    if state.favors[seat] & FAV11:
        worth += 2.0
    return worth


def start_worth(state: TerraMystica, seat: int, h: int) -> float:
    """A hex for a starting dwelling: near good land, near others, near the own first one."""
    faction = state.factions[seat]
    worth = 0.0
    for other in BY_SHIP[1][h]:
        direct = other in ADJACENT[h]
        owner = state.owner[other]
        if owner < 0:
            spades = spades_to_home(faction, state.terrain[other])
            worth += (2.0, 1.2, 0.5, 0.2)[spades] * (1.0 if direct else 0.4)
        elif owner == seat:
            worth += 0.5 if direct else 1.0
        elif direct:
            worth += 1.4
    return worth


# --- tiles, cards, cults -----------------------------------------------------------------------


def upgrade_worth(state: TerraMystica, seat: int, h: int, kind: int) -> float:
    """An upgrade, its price not counted."""
    old = state.kind[h]
    left = rounds_left(state)
    worth = track_worth(state, seat, kind, 1) + track_worth(state, seat, old, -1)
    worth += SCORING_POINTS[state.tile()][(0, 1, 2, 3, 3)[kind]]
    worth += town_progress(state, seat, h, POWER_VALUE[kind] - POWER_VALUE[old], False) * 0.8
    if kind == TP:
        if state.favors[seat] & FAV10:
            worth += 3.0
        worth += 0.25 * left
    elif kind == SH:
        worth += STRONGHOLD_WORTH[left]
    else:
        worth += FAVOR_WORTH[left]
        if kind == SA:
            worth += 1.0
    return worth


def favor_worth(state: TerraMystica, seat: int, tile: int) -> float:
    """A favor tile."""
    left = rounds_left(state)
    worth = (0.0, 0.0, 0.0, 0.0, 4.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)[tile]
    if tile == 4:
        worth = 1.0 + 1.0 * left
    elif tile == 5:
        worth = 0.9 * (left + 1)
    elif tile == 6:
        worth = income_worth(state, FAV7_INCOME)
    elif tile == 7:
        worth = income_worth(state, FAV8_INCOME)
    elif tile == 8:
        worth = income_worth(state, FAV9_INCOME)
    elif tile == 9:
        worth = 3.0 * min(1.0 * (left + 0.5), 4.0)
    elif tile == 10:
        worth = 2.0 * min(1.3 * (left + 0.7), 6.0)
    elif tile == 11:
        worth = 2.5 * (left + 1)
    return worth


FAV7_INCOME: Final = Gain({"W": 1, "PW": 1})
FAV8_INCOME: Final = Gain({"PW": 4})
FAV9_INCOME: Final = Gain({"C": 3})


def card_worth(state: TerraMystica, seat: int, card: int) -> float:
    """A bonus card for the next round."""
    left = max(rounds_left(state) - 1, 0)
    worth = state.card_coins[card] * COIN[left]
    for effect in BONUSES[card].effects:
        if isinstance(effect, Income):
            worth += gain_worth(left, effect.gain)
    extra = (1.8, 1.4, 0.0, 0.8, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)[card]
    if card == 5:
        extra = 4.0 * (state.standing(seat, SH) + state.standing(seat, SA)) * 0.9
    elif card == 6:
        extra = 2.0 * (state.standing(seat, TP) + 0.5)
    elif card == 8:
        extra = 1.0 * (state.standing(seat, D) + 1)
    elif card == 9:
        extra = 3.0 * state.shipping[seat]
    return worth + extra


def cult_worth(state: TerraMystica, seat: int, cult: int, steps: int) -> float:
    """Steps on a track: power, future bonuses, and the fight for the first three places."""
    level = state.level(seat, cult)
    target = min(level + steps, 10 if state.keys[seat] else 9)
    if target <= level:
        return 0.0
    left = rounds_left(state)
    worth = 0.0
    for reached in range(level + 1, target + 1):
        worth += CULT_THRESHOLDS[reached] * POWER[left]
    for number in range(max(state.round, 1), ROUNDS):
        bonus = SCORINGS[state.scoring[number - 1]].effects[1]
        if isinstance(bonus, CultBonus) and bonus.cult == cult:
            times = target // bonus.steps - level // bonus.steps
            each = 2.0 if bonus.spades else gain_worth(ROUNDS - number, bonus.gain)
            worth += times * each
    before = cult_points(state, cult)[seat]
    i = seat * 4 + cult
    state.cults[i] = target
    after = cult_points(state, cult)[seat]
    state.cults[i] = level
    worth += (after - before) * (0.75 - 0.09 * left) + 0.3 * (target - level)
    return worth


def town_tile_worth(state: TerraMystica, seat: int, tile: int) -> float:
    """A town tile."""
    left = rounds_left(state)
    points = (5.0, 7.0, 9.0, 6.0, 8.0, 2.0, 4.0, 11.0)[tile]
    extra = (
        6 * COIN[left], 2 * WORKER[left], PRIEST[left], 8 * POWER[left] * 0.8, 0.0, 0.0, 2.0, 0.0,
    )[tile]  # fmt: skip
    if tile in (4, 5):
        steps = 1 if tile == 4 else 2
        state.keys[seat] += 1
        for cult in range(4):
            extra += cult_worth(state, seat, cult, steps)
        state.keys[seat] -= 1
    return points + extra


# --- where a seat stands ------------------------------------------------------------------------


def standing_worth(state: TerraMystica, seat: int) -> float:
    """Roughly the final points of a seat: what it has, and what that will bring."""
    points = float(state.points[seat])
    if state.phase == ENDED or state.factions[seat] < 0:
        return points
    return (
        points
        + stock_worth(state, seat)
        + yield_worth(state, seat)
        + worship_worth(state, seat)
        + land_worth(state, seat)
    )


def stock_worth(state: TerraMystica, seat: int) -> float:
    """Workers, coins, priests and power in hand."""
    left = rounds_left(state)
    if not left:
        return resource_coins(state, seat) / coins_per_point(state, seat)
    worth = state.workers[seat] * WORKER[left] + state.coins[seat] * COIN[left]
    worth += state.priests[seat] * PRIEST[left]
    return worth + state.bowl3[seat] * POWER[left] + state.bowl2[seat] * POWER[left] * 0.4


def yield_worth(state: TerraMystica, seat: int) -> float:
    """What buildings and favor tiles will yield."""
    faction = FACTIONS[state.factions[seat]]
    worth = 0.0
    for kind in range(5):
        worth += income_worth(state, faction.income[kind][state.standing(seat, kind)])
    for tile, gain in ((6, FAV7_INCOME), (7, FAV8_INCOME), (8, FAV9_INCOME)):
        if state.favors[seat] >> tile & 1:
            worth += income_worth(state, gain)
    return worth


def worship_worth(state: TerraMystica, seat: int) -> float:
    """The places on the cult tracks, surer as the end comes nearer."""
    left = rounds_left(state)
    worth = 0.0
    for cult in range(4):
        worth += cult_points(state, cult)[seat] * (0.9 - 0.1 * left)
        worth += 0.3 * state.level(seat, cult)
    return worth


def land_worth(state: TerraMystica, seat: int) -> float:
    """Buildings, towns and the means to spread."""
    left = rounds_left(state)
    worth = 1.2 * len(state.sites[seat]) + 0.1 * len(reachable(state, seat))
    worth += STRONGHOLD_WORTH[left] * 0.8 * state.standing(seat, SH)
    worth += 2.0 * state.keys[seat] + 1.5 * state.shipping[seat] + 0.6 * left * state.digging[seat]
    return worth + 0.3 * left * (state.standing(seat, TP) + state.standing(seat, TE))
