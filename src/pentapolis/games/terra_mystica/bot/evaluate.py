"""How well a seat stands, and what things are worth in points, by rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from pentapolis.core.compiled import mypyc_attr
from pentapolis.games.terra_mystica.bot.towns import (
    Groups,
    new_progress,
    smaller_towns,
    town_progress,
    towns_to_be,
)
from pentapolis.games.terra_mystica.bot.weights import W
from pentapolis.games.terra_mystica.effects import (
    PER_D,
    SA,
    SH,
    TE,
    TP,
    CultBonus,
    D,
    Gain,
    Income,
)
from pentapolis.games.terra_mystica.rules.adjacency import reachable
from pentapolis.games.terra_mystica.rules.cults import TOP, is_top_free
from pentapolis.games.terra_mystica.rules.dwellings import FAV11
from pentapolis.games.terra_mystica.rules.ending import (
    AREA_POINTS,
    coins_per_point,
    cult_points_at,
    more_cult_points,
    resource_coins,
    share_of,
)
from pentapolis.games.terra_mystica.rules.factions import POWERS
from pentapolis.games.terra_mystica.rules.upgrades import FAV10, PER_OF
from pentapolis.games.terra_mystica.state import BRIDGE_PIECES, ENDED, TerraMystica
from pentapolis.games.terra_mystica.tables import (
    ADJACENT,
    BONUSES,
    BY_SHIP,
    CULT_THRESHOLDS,
    FACTIONS,
    HOME,
    PIECES,
    POWER_VALUE,
    ROUNDS,
    SCORING_POINTS,
    SCORINGS,
    WHEEL,
)


def rounds_left(state: TerraMystica) -> int:
    """How many incomes are still to come."""
    return ROUNDS - state.round


def gain_value(left: int, gain: Gain) -> float:
    """Resources in points."""
    goods = W.goods[left]
    return (
        gain.workers * goods.worker
        + gain.coins * goods.coin
        + gain.priests * goods.priest
        + gain.power * goods.power
        + gain.points
    )


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Prices:
    """How dear workers and coins are to a seat: of both it needs some, about two coins a worker."""

    __slots__ = ("worker", "coin", "left", "incomes")

    def __init__(self, state: TerraMystica, seat: int) -> None:
        self.left = rounds_left(state)
        excess = state.coins[seat] - COINS_A_WORKER * state.workers[seat]
        if self.left and state.factions[seat] >= 0:
            excesses = EXCESSES[state.factions[seat]]
            for kind in range(5):
                excess += excesses[MOST_PIECES * kind + state.standing(seat, kind)]
        self.coin = limited(1.0 - W.tilt[0] * excess)
        self.worker = limited(1.0 + W.tilt[1] * excess)
        self.incomes = W.incomes[self.left]

    def gain(self, left: int, gain: Gain) -> float:
        """Resources in points."""
        goods = W.goods[left]
        return (
            gain.workers * goods.worker * self.worker
            + gain.coins * goods.coin * self.coin
            + gain.priests * goods.priest
            + gain.power * goods.power
        )

    def income(self, gain: Gain) -> float:
        """An income for the rest of the game, in points."""
        each = self.incomes
        return (
            gain.workers * each.worker * self.worker
            + gain.coins * each.coin * self.coin
            + gain.priests * each.priest
            + gain.power * each.power
        )


COINS_A_WORKER: Final = 2
MOST_PIECES: Final = max(PIECES) + 1
LEAST_FACTOR: Final = 0.3
MOST_FACTOR: Final = 2.0


def _excesses(income: Sequence[Sequence[Gain]]) -> list[int]:
    """By kind and number of structures: how many coins their income brings beyond its workers'."""
    found = [0] * (MOST_PIECES * len(income))
    for kind, gains in enumerate(income):
        for number, gain in enumerate(gains):
            found[MOST_PIECES * kind + number] = gain.coins - COINS_A_WORKER * gain.workers
    return found


EXCESSES: Final = [_excesses(faction.income) for faction in FACTIONS]


def limited(factor: float) -> float:
    """A factor of a price, within limits."""
    return max(LEAST_FACTOR, min(MOST_FACTOR, factor))


def track_value(state: TerraMystica, prices: Prices, seat: int, kind: int, change: int) -> float:
    """How one structure more or less of that kind changes future income, in points."""
    income = FACTIONS[state.factions[seat]].income[kind]
    now = state.standing(seat, kind)
    then = now + change
    if then < 0 or then >= len(income):
        return 0.0
    return prices.income(income[then]) - prices.income(income[now])


# --- places ---------------------------------------------------------------------------------


def faction_value(state: TerraMystica, faction: int) -> float:
    """How well a faction suits the scoring tiles, bonus cards and factions already chosen."""
    value = W.faction[faction]
    for tile in state.scoring:
        value += W.faction_tile[len(SCORINGS) * faction + tile]
    for card in range(len(BONUSES)):
        if state.card_coins[card] >= 0:
            value += W.faction_card[len(BONUSES) * faction + card]
    for other in state.factions:
        if is_near(other, faction):
            value += W.faction_near[faction]
    return value


def opening_places(state: TerraMystica, faction: int) -> list[int]:
    """The indices of these numbers in the joined `openings` lists."""
    start = len(FACTIONS)
    found = [faction]
    found += [start + len(SCORINGS) * faction + tile for tile in state.scoring]
    start += len(SCORINGS) * len(FACTIONS)
    for card in range(len(BONUSES)):
        if state.card_coins[card] >= 0:
            found.append(start + len(BONUSES) * faction + card)
    start += len(BONUSES) * len(FACTIONS)
    for other in state.factions:
        if is_near(other, faction):
            found.append(start + faction)
    return found


def is_near(other: int, faction: int) -> bool:
    """Whether `other` is a faction whose home terrain is one spade away."""
    return other >= 0 and (HOME[other] - HOME[faction]) % WHEEL in (1, WHEEL - 1)


SPADES_HOME: Final = [
    [POWERS[faction.index].spades_home(faction.home, terrain) for terrain in range(WHEEL)]
    for faction in FACTIONS
]


def spades_to_home(faction: int, terrain: int) -> int:
    """Spades from a terrain to the home terrain."""
    return SPADES_HOME[faction][terrain]


def site_value(groups: Groups, h: int) -> float:
    """How good a hex is for a dwelling: town progress, neighbours, room to expand."""
    plot = groups.plots[h]
    if plot is None:
        plot = groups.survey(h, SPADES_HOME[groups.state.factions[groups.seat]])
    if plot.number != groups.number:
        plot.number = groups.number
        progress = new_progress(groups, plot.joined, plot.free)
        plot.value = progress + plot.company + plot.room
    return plot.value


def dwelling_value(state: TerraMystica, seat: int, income: float) -> float:
    """A new dwelling anywhere with the income it brings, its price not counted."""
    value = income + W.area + W.area_rival[rounds_left(state)] * rivals(state, seat)
    value += tile_points(state, PER_D)
    if state.favors[seat] & FAV11:
        value += 2.0
    if state.cards[seat] == BON9:
        value += W.on_pass
    return value


def tile_points(state: TerraMystica, per: int) -> float:
    """What the scoring tile pays; if the next one pays for the same, it may be better to wait."""
    tile = state.scoring
    now = state.round
    points = float(SCORING_POINTS[tile[now - 1]][per])
    return points - W.tile_next * SCORING_POINTS[tile[now]][per] if now < ROUNDS else points


def rivals(state: TerraMystica, seat: int) -> int:
    """How many seats one more structure would catch up with, or leave behind."""
    mine = len(state.sites[seat])
    found = 0
    for other in range(state.seats):
        if 0 <= len(state.sites[other]) - mine <= 1:
            found += 1
    return found - 1  # the seat itself


def size_points(state: TerraMystica, seat: int) -> int:
    """What the area would pay if all structures of each seat were connected."""
    mine = len(state.sites[seat])
    better = 0
    equal = 1
    for other in range(state.seats):
        if other != seat:
            size = len(state.sites[other])
            if size > mine:
                better += 1
            elif size == mine:
                equal += 1
    return share_of(better, equal, AREA_POINTS)


def start_value(state: TerraMystica, seat: int, h: int) -> float:
    """A hex for a starting dwelling: close to good land, to others, and to own dwellings."""
    faction = state.factions[seat]
    value = 0.0
    for other in BY_SHIP[1][h]:
        direct = other in ADJACENT[h]
        owner = state.owner[other]
        if owner < 0:
            spades = spades_to_home(faction, state.terrain[other])
            value += W.start_land[spades] * (1.0 if direct else W.start_far)
        elif owner == seat:
            value += W.start_own[0] if direct else W.start_own[1]
        elif direct:
            value += W.start_company
    return value


# --- tiles, cards, cults -----------------------------------------------------------------------


def upgrade_value(groups: Groups, h: int, kind: int, income: float) -> float:
    """The value of an upgrade with the change of income it brings, without its price."""
    state, seat = groups.state, groups.seat
    old = state.kind[h]
    left = rounds_left(state)
    value = income + tile_points(state, PER_OF[kind])
    value += town_progress(groups, h, POWER_VALUE[kind] - POWER_VALUE[old], kind)
    value += (pass_points(state, seat, kind, 1) + pass_points(state, seat, old, -1)) * W.on_pass
    if kind == TP:
        if state.favors[seat] & FAV10:
            value += 3.0
        value += W.trading_house * left
        if not state.has_piece(seat, D):
            value += W.dwelling_freed
    elif kind == SH:
        value += stronghold_value(state, seat)
    else:
        more = POWERS[state.factions[seat]].temple_favors - 1
        value += W.favor[left] * (1.0 + W.favor_second * more)
        if kind == SA:
            value += W.sanctuary
    return value


def stronghold_value(state: TerraMystica, seat: int) -> float:
    """What a stronghold can do, now and in the rounds to come."""
    left = rounds_left(state)
    faction = state.factions[seat]
    each = W.stronghold_of[faction]
    if POWERS[faction].bridge_points:
        each += W.bridge_pass * (BRIDGE_PIECES - state.bridges_left[seat])
    return W.stronghold[left] + W.stronghold_once[faction] + each * (left + 1)


def pass_points(state: TerraMystica, seat: int, kind: int, change: int) -> float:
    """The points on passing for one structure of a kind more or less."""
    points = card_points(state, seat, kind) * change
    if kind == TP and state.favors[seat] & FAV12:
        now = state.standing(seat, TP)
        more = FAV12_POINTS[min(now + change, 4)] - FAV12_POINTS[now]
        points += more * (rounds_left(state) + 1)
    return points


def card_points(state: TerraMystica, seat: int, kind: int) -> float:
    """What the bonus card pays on passing for each structure of a kind."""
    card = state.cards[seat]
    if kind == TP:
        return 2.0 if card == BON7 else 0.0
    if kind == D:
        return 1.0 if card == BON9 else 0.0
    return 4.0 if kind != TE and card == BON6 else 0.0


BON6: Final = 5
BON7: Final = 6
BON9: Final = 8
FAV12: Final = 1 << 11
FAV12_POINTS: Final = [0, 2, 3, 3, 4]


def favor_value(groups: Groups, prices: Prices, tile: int) -> float:
    """A favor tile."""
    state, seat = groups.state, groups.seat
    left = rounds_left(state)
    value = 0.0
    if tile == 4:
        value = W.favor_town[0] + W.favor_town[1] * left
        value += W.favor_groups * smaller_towns(groups)
    elif tile == 5:
        value = W.favor_cult * (left + 1)
    elif tile == 6:
        value = prices.income(FAV7_INCOME)
    elif tile == 7:
        value = prices.income(FAV8_INCOME)
    elif tile == 8:
        value = prices.income(FAV9_INCOME)
    elif tile == 9:
        value = 3.0 * min(W.favor_houses[0] * (left + W.favor_houses[1]), W.favor_houses[2])
        value += W.favor_more[0] * min(state.standing(seat, D), left + 1)
    elif tile == 10:
        value = 2.0 * min(
            W.favor_dwellings[0] * (left + W.favor_dwellings[1]), W.favor_dwellings[2]
        )
    elif tile == 11:
        pays = W.favor_more[1] * FAV12_POINTS[state.standing(seat, TP)]
        value = (W.favor_passing + pays) * (left + 1)
    return value


FAV7_INCOME: Final = Gain({"W": 1, "PW": 1})
FAV8_INCOME: Final = Gain({"PW": 4})
FAV9_INCOME: Final = Gain({"C": 3})
FAVOR_INCOMES: Final = [(6, FAV7_INCOME), (7, FAV8_INCOME), (8, FAV9_INCOME)]
"""Favor tiles, from 0, that pay in each round."""


def card_value(state: TerraMystica, prices: Prices, seat: int, card: int) -> float:
    """A bonus card for the next round."""
    left = max(rounds_left(state) - 1, 0)
    value = state.card_coins[card] * W.coin[left] * prices.coin
    for effect in BONUSES[card].effects:
        if isinstance(effect, Income):
            value += prices.gain(left, effect.gain)
    extra = W.card[card]
    if card == 5:
        extra = 4.0 * (state.standing(seat, SH) + state.standing(seat, SA)) * W.card_great
    elif card == 6:
        extra = 2.0 * (state.standing(seat, TP) + W.card_houses)
    elif card == 8:
        extra = 1.0 * (state.standing(seat, D) + W.card_dwellings)
    elif card == 9:
        extra = 3.0 * state.shipping[seat]
    return value + extra


def _cult_bonus(effect: object) -> CultBonus | None:
    return effect if isinstance(effect, CultBonus) else None


CULT_BONUSES: Final = [_cult_bonus(tile.effects[1]) for tile in SCORINGS]
CULTS_PAID: Final = [bonus.cult if bonus is not None else -1 for bonus in CULT_BONUSES]
TOWN_POINTS: Final = [5.0, 7.0, 9.0, 6.0, 8.0, 2.0, 4.0, 11.0]


def cult_value(state: TerraMystica, seat: int, cult: int, steps: int, key: bool = False) -> float:
    """Steps on a track: power, later cult bonuses, and the contest for the first three places.

    A `key` comes with them, besides those that the seat has.
    """
    level = state.level(seat, cult)
    target = min(level + steps, TOP if key or state.keys[seat] else TOP - 1)
    if target == TOP > level and not is_top_free(state, cult):
        target = TOP - 1
    if target <= level:
        return 0.0
    left = rounds_left(state)
    value = 0.0
    for reached in range(level + 1, target + 1):
        power = CULT_THRESHOLDS[reached]
        if power:
            value += power * W.power[left]
    scoring = state.scoring
    for number in range(max(state.round, 1), ROUNDS):
        tile = scoring[number - 1]
        if CULTS_PAID[tile] == cult:
            bonus = CULT_BONUSES[tile]
            assert bonus is not None
            times = target // bonus.steps - level // bonus.steps
            if times:
                each = W.cult_spade if bonus.spades else gain_value(ROUNDS - number, bonus.gain)
                value += times * each
    more = more_cult_points(state, seat, cult, level, target)
    share = W.cult_place[0] - W.cult_place[1] * left
    return value + (more * share + W.cult_step * (target - level))


def town_tile_value(state: TerraMystica, seat: int, tile: int) -> float:
    """A town tile."""
    left = rounds_left(state)
    points = TOWN_POINTS[tile]
    extra = (
        6 * W.coin[left],
        2 * W.worker[left],
        W.priest[left],
        8 * W.power[left] * W.town_charge,
        0.0,
        0.0,
        W.town_carpet,
        0.0,
    )[tile]
    if tile in (4, 5):
        steps = 1 if tile == 4 else 2
        for cult in range(4):
            extra += cult_value(state, seat, cult, steps, key=True)
    return points + extra


# --- where a seat stands ------------------------------------------------------------------------


def evaluate(state: TerraMystica, seat: int) -> float:
    """Roughly the final points of a seat: what it has, and what that will bring."""
    points = float(state.points[seat])
    if state.phase == ENDED or state.factions[seat] < 0:
        return points
    return evaluate_by(Groups(state, seat))


def evaluate_by(groups: Groups) -> float:
    """The same during a round, with the seat's groups of structures."""
    state, seat = groups.state, groups.seat
    prices = Prices(state, seat)
    return (
        state.points[seat]
        + stock_value(state, prices, seat)
        + yield_value(state, prices, seat)
        + worship_value(state, seat)
        + land_value(groups, prices)
    )


def stock_value(state: TerraMystica, prices: Prices, seat: int) -> float:
    """Workers, coins, priests and power in hand."""
    left = rounds_left(state)
    if not left:
        return resource_coins(state, seat) / coins_per_point(state, seat)
    value = state.workers[seat] * W.worker[left] * prices.worker
    value += state.coins[seat] * W.coin[left] * prices.coin
    value += state.priests[seat] * W.priest[left]
    return (
        value + state.bowl3[seat] * W.power[left] + state.bowl2[seat] * W.power[left] * W.charging
    )


def yield_value(state: TerraMystica, prices: Prices, seat: int) -> float:
    """The future income from buildings and favor tiles."""
    faction = FACTIONS[state.factions[seat]]
    value = 0.0
    for kind in range(5):
        value += prices.income(faction.income[kind][state.standing(seat, kind)])
    for tile, gain in FAVOR_INCOMES:
        if state.favors[seat] >> tile & 1:
            value += prices.income(gain)
    return value


def worship_value(state: TerraMystica, seat: int) -> float:
    """The places on the cult tracks; they count more towards the end of the game."""
    left = rounds_left(state)
    value = 0.0
    for cult in range(4):
        value += cult_points_at(state, seat, cult, state.level(seat, cult)) * (
            W.place[0] - W.place[1] * left
        )
        value += W.step * state.level(seat, cult)
    return value


def land_value(groups: Groups, prices: Prices) -> float:
    """Buildings, towns, the means to expand, and what will pay for them."""
    state, seat = groups.state, groups.seat
    left = rounds_left(state)
    value = W.site * len(state.sites[seat]) + W.reach * len(reachable(state, seat))
    if state.standing(seat, SH):
        each = W.stronghold_of[state.factions[seat]] * left
        value += (W.stronghold[left] + each) * W.stronghold_held
    value += W.near_held * towns_to_be(groups)
    for tile in (4, 5, 9, 10, 11):
        if state.favors[seat] >> tile & 1:
            value += W.favor_held * favor_value(groups, prices, tile)
    if not state.passed[seat]:
        for kind in range(5):
            count = state.standing(seat, kind)
            value += W.pass_held * card_points(state, seat, kind) * count
        if state.favors[seat] & FAV12:
            value += W.pass_held * FAV12_POINTS[state.standing(seat, TP)]
    value += W.area_held * size_points(state, seat)
    held = W.key * state.keys[seat] + W.shipping_held * state.shipping[seat]
    value += held + W.digging_held * left * state.digging[seat]
    return value + W.house_held * left * (state.standing(seat, TP) + state.standing(seat, TE))


def aspects(state: TerraMystica, seat: int, parts: dict[str, float]) -> dict[str, float]:
    """The points scored so far by source, and what a seat's possessions will bring."""
    if state.factions[seat] < 0:
        return parts
    prices = Prices(state, seat)
    return {
        **parts,
        "resources": stock_value(state, prices, seat),
        "income": yield_value(state, prices, seat),
        "cults": worship_value(state, seat),
        "land": land_value(Groups(state, seat), prices),
    }
