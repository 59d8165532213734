"""How well a seat stands, and what things are worth in points, by rules of thumb."""

from __future__ import annotations

from typing import Final

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
from pentapolis.games.terra_mystica.rules.adjacency import far_end, reachable
from pentapolis.games.terra_mystica.rules.dwellings import FAV11
from pentapolis.games.terra_mystica.rules.ending import coins_per_point, cult_points, resource_coins
from pentapolis.games.terra_mystica.rules.factions import POWERS
from pentapolis.games.terra_mystica.rules.towns import linked, town_power, town_strength
from pentapolis.games.terra_mystica.rules.upgrades import FAV10
from pentapolis.games.terra_mystica.state import ENDED, TerraMystica
from pentapolis.games.terra_mystica.tables import (
    ADJACENT,
    BONUSES,
    BRIDGES_OF,
    BY_SHIP,
    CULT_THRESHOLDS,
    FACTIONS,
    HOME,
    POWER_VALUE,
    ROUNDS,
    SCORING_POINTS,
    SCORINGS,
    Cost,
)

# By rounds still to come: what a unit is worth in final points.
WORKER: Final = [0.45, 0.85, 1.0, 1.1, 1.2, 1.3, 1.3]
COIN: Final = [0.34, 0.45, 0.5, 0.55, 0.6, 0.65, 0.65]
PRIEST: Final = [1.2, 1.8, 2.2, 2.5, 2.7, 3.0, 3.0]
POWER: Final = [0.2, 0.4, 0.5, 0.55, 0.6, 0.6, 0.6]
TOWN_VALUE: Final = 9.0
STRONGHOLD_VALUE: Final = [1.0, 2.5, 4.0, 6.0, 7.5, 9.0, 9.0]
FAVOR_VALUE: Final = [2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 7.5]
AREA_VALUE: Final = 0.9


def rounds_left(state: TerraMystica) -> int:
    """Incomes still to come."""
    return ROUNDS - state.round


def cost_value(state: TerraMystica, cost: Cost) -> float:
    """A cost in points."""
    left = rounds_left(state)
    return cost.workers * WORKER[left] + cost.coins * COIN[left] + cost.priests * PRIEST[left]


def gain_value(left: int, gain: Gain) -> float:
    """Resources in points."""
    return (
        gain.workers * WORKER[left]
        + gain.coins * COIN[left]
        + gain.priests * PRIEST[left]
        + gain.power * POWER[left]
        + gain.points
    )


def income_value(state: TerraMystica, gain: Gain) -> float:
    """An income for the rest of the game."""
    total = 0.0
    for left in range(rounds_left(state)):
        total += gain_value(left, gain)
    return total


def track_value(state: TerraMystica, seat: int, kind: int, change: int) -> float:
    """What one structure more or less on the map changes in future income."""
    income = FACTIONS[state.factions[seat]].income[kind]
    now = state.standing(seat, kind)
    then = now + change
    if then < 0 or then >= len(income):
        return 0.0
    return income_value(state, income[then]) - income_value(state, income[now])


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
    strength, needed = town_strength(state, group)
    total = power + strength
    size = len(group) + (1 if new else 0)
    least = town_power(state, seat)
    if total >= least and size >= needed:
        return TOWN_VALUE + SCORING_POINTS[state.tile()][PER_TOWN] if state.round else 0.0
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
    return POWERS[faction].spades_home(HOME[faction], terrain)


def site_value(state: TerraMystica, seat: int, h: int) -> float:
    """How good a hex is to live on: room to grow, company, a town in sight."""
    faction = state.factions[seat]
    value = town_progress(state, seat, h, 1, True)
    company = 0
    room = 0.0
    for other in ADJACENT[h]:
        owner = state.owner[other]
        if owner < 0:
            room += 0.3 if spades_to_home(faction, state.terrain[other]) <= 1 else 0.08
        elif owner != seat:
            company += 1
    return value + (min(company, 2) * 0.4) + room


def dwelling_value(state: TerraMystica, seat: int, h: int) -> float:
    """A new dwelling on that hex, its price not counted."""
    value = track_value(state, seat, D, 1) + site_value(state, seat, h) + AREA_VALUE
    value += SCORING_POINTS[state.tile()][PER_D]
    if state.favors[seat] & FAV11:
        value += 2.0
    return value


def start_value(state: TerraMystica, seat: int, h: int) -> float:
    """A hex for a starting dwelling: near good land, near others, near the own first one."""
    faction = state.factions[seat]
    value = 0.0
    for other in BY_SHIP[1][h]:
        direct = other in ADJACENT[h]
        owner = state.owner[other]
        if owner < 0:
            spades = spades_to_home(faction, state.terrain[other])
            value += (2.0, 1.2, 0.5, 0.2)[spades] * (1.0 if direct else 0.4)
        elif owner == seat:
            value += 0.5 if direct else 1.0
        elif direct:
            value += 1.4
    return value


# --- tiles, cards, cults -----------------------------------------------------------------------


def upgrade_value(state: TerraMystica, seat: int, h: int, kind: int) -> float:
    """An upgrade, its price not counted."""
    old = state.kind[h]
    left = rounds_left(state)
    value = track_value(state, seat, kind, 1) + track_value(state, seat, old, -1)
    value += SCORING_POINTS[state.tile()][(0, 1, 2, 3, 3)[kind]]
    value += town_progress(state, seat, h, POWER_VALUE[kind] - POWER_VALUE[old], False) * 0.8
    if kind == TP:
        if state.favors[seat] & FAV10:
            value += 3.0
        value += 0.25 * left
    elif kind == SH:
        value += STRONGHOLD_VALUE[left]
    else:
        value += FAVOR_VALUE[left]
        if kind == SA:
            value += 1.0
    return value


def favor_value(state: TerraMystica, seat: int, tile: int) -> float:
    """A favor tile."""
    left = rounds_left(state)
    value = (0.0, 0.0, 0.0, 0.0, 4.0, 2.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)[tile]
    if tile == 4:
        value = 1.0 + 1.0 * left
    elif tile == 5:
        value = 0.9 * (left + 1)
    elif tile == 6:
        value = income_value(state, FAV7_INCOME)
    elif tile == 7:
        value = income_value(state, FAV8_INCOME)
    elif tile == 8:
        value = income_value(state, FAV9_INCOME)
    elif tile == 9:
        value = 3.0 * min(1.0 * (left + 0.5), 4.0)
    elif tile == 10:
        value = 2.0 * min(1.3 * (left + 0.7), 6.0)
    elif tile == 11:
        value = 2.5 * (left + 1)
    return value


FAV7_INCOME: Final = Gain({"W": 1, "PW": 1})
FAV8_INCOME: Final = Gain({"PW": 4})
FAV9_INCOME: Final = Gain({"C": 3})


def card_value(state: TerraMystica, seat: int, card: int) -> float:
    """A bonus card for the next round."""
    left = max(rounds_left(state) - 1, 0)
    value = state.card_coins[card] * COIN[left]
    for effect in BONUSES[card].effects:
        if isinstance(effect, Income):
            value += gain_value(left, effect.gain)
    extra = (1.8, 1.4, 0.0, 0.8, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)[card]
    if card == 5:
        extra = 4.0 * (state.standing(seat, SH) + state.standing(seat, SA)) * 0.9
    elif card == 6:
        extra = 2.0 * (state.standing(seat, TP) + 0.5)
    elif card == 8:
        extra = 1.0 * (state.standing(seat, D) + 1)
    elif card == 9:
        extra = 3.0 * state.shipping[seat]
    return value + extra


def cult_value(state: TerraMystica, seat: int, cult: int, steps: int) -> float:
    """Steps on a track: power, future bonuses, and the fight for the first three places."""
    level = state.level(seat, cult)
    target = min(level + steps, 10 if state.keys[seat] else 9)
    if target <= level:
        return 0.0
    left = rounds_left(state)
    value = 0.0
    for reached in range(level + 1, target + 1):
        value += CULT_THRESHOLDS[reached] * POWER[left]
    for number in range(max(state.round, 1), ROUNDS):
        bonus = SCORINGS[state.scoring[number - 1]].effects[1]
        if isinstance(bonus, CultBonus) and bonus.cult == cult:
            times = target // bonus.steps - level // bonus.steps
            each = 2.0 if bonus.spades else gain_value(ROUNDS - number, bonus.gain)
            value += times * each
    before = cult_points(state, cult)[seat]
    i = seat * 4 + cult
    state.cults[i] = target
    after = cult_points(state, cult)[seat]
    state.cults[i] = level
    value += (after - before) * (0.75 - 0.09 * left) + 0.3 * (target - level)
    return value


def town_tile_value(state: TerraMystica, seat: int, tile: int) -> float:
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
            extra += cult_value(state, seat, cult, steps)
        state.keys[seat] -= 1
    return points + extra


# --- where a seat stands ------------------------------------------------------------------------


def evaluate(state: TerraMystica, seat: int) -> float:
    """Roughly the final points of a seat: what it has, and what that will bring."""
    points = float(state.points[seat])
    if state.phase == ENDED or state.factions[seat] < 0:
        return points
    return (
        points
        + stock_value(state, seat)
        + yield_value(state, seat)
        + worship_value(state, seat)
        + land_value(state, seat)
    )


def stock_value(state: TerraMystica, seat: int) -> float:
    """Workers, coins, priests and power in hand."""
    left = rounds_left(state)
    if not left:
        return resource_coins(state, seat) / coins_per_point(state, seat)
    value = state.workers[seat] * WORKER[left] + state.coins[seat] * COIN[left]
    value += state.priests[seat] * PRIEST[left]
    return value + state.bowl3[seat] * POWER[left] + state.bowl2[seat] * POWER[left] * 0.4


def yield_value(state: TerraMystica, seat: int) -> float:
    """What buildings and favor tiles will yield."""
    faction = FACTIONS[state.factions[seat]]
    value = 0.0
    for kind in range(5):
        value += income_value(state, faction.income[kind][state.standing(seat, kind)])
    for tile, gain in ((6, FAV7_INCOME), (7, FAV8_INCOME), (8, FAV9_INCOME)):
        if state.favors[seat] >> tile & 1:
            value += income_value(state, gain)
    return value


def worship_value(state: TerraMystica, seat: int) -> float:
    """The places on the cult tracks, surer as the end comes nearer."""
    left = rounds_left(state)
    value = 0.0
    for cult in range(4):
        value += cult_points(state, cult)[seat] * (0.9 - 0.1 * left)
        value += 0.3 * state.level(seat, cult)
    return value


def land_value(state: TerraMystica, seat: int) -> float:
    """Buildings, towns and the means to spread."""
    left = rounds_left(state)
    value = 1.2 * len(state.sites[seat]) + 0.1 * len(reachable(state, seat))
    value += STRONGHOLD_VALUE[left] * 0.8 * state.standing(seat, SH)
    value += 2.0 * state.keys[seat] + 1.5 * state.shipping[seat] + 0.6 * left * state.digging[seat]
    return value + 0.3 * left * (state.standing(seat, TP) + state.standing(seat, TE))


def aspects(state: TerraMystica, seat: int, parts: dict[str, float]) -> dict[str, float]:
    """The points by what they were for, and what a seat's possessions will bring."""
    if state.factions[seat] < 0:
        return parts
    return {
        **parts,
        "resources": stock_value(state, seat),
        "income": yield_value(state, seat),
        "cults": worship_value(state, seat),
        "land": land_value(state, seat),
    }
