"""How good a move looks, by rules of thumb: roughly its expected points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from pentapolis.core.compiled import mypyc_attr
from pentapolis.core.move import Move
from pentapolis.games.terra_mystica.bot.evaluate import (
    SPADES_HOME,
    Prices,
    card_value,
    cult_value,
    dwelling_value,
    faction_value,
    favor_value,
    rounds_left,
    site_value,
    spades_to_home,
    start_value,
    tile_points,
    town_tile_value,
    track_value,
    upgrade_value,
)
from pentapolis.games.terra_mystica.bot.learned import ACTED, UNKNOWN, Learned
from pentapolis.games.terra_mystica.bot.towns import Groups, bridged_value
from pentapolis.games.terra_mystica.bot.weights import W
from pentapolis.games.terra_mystica.effects import PER_SPADE, SH, STRUCTURES, TP, D
from pentapolis.games.terra_mystica.moves import (
    ACT1,
    ACT2,
    ACT3,
    ACT4,
    ACT5,
    ACT6,
    ACT_BON1,
    ACTA,
    ACTC,
    ACTE,
    ACTG,
    ACTION,
    ACTN,
    ACTS,
    ACTW,
    ADVANCE_DIG,
    BRIDGE,
    BUILD,
    BURN,
    CONNECT,
    CULT,
    DECLINE,
    DIG,
    DONE,
    DROP_SPADE,
    EXCHANGE,
    FACTION,
    FAVOR,
    LEECH,
    ORDAIN,
    P_TO_W,
    PASS,
    PW_TO_C,
    PW_TO_P,
    PW_TO_W,
    SEND,
    SHIP,
    TEN,
    TOWN,
    TRANSFORM,
    UPGRADE,
    VP_TO_C,
    W_TO_C,
    Act,
)
from pentapolis.games.terra_mystica.rules.actions import POWER_COST
from pentapolis.games.terra_mystica.rules.adjacency import by_skip, reachable
from pentapolis.games.terra_mystica.rules.dwellings import (
    WitchesRide,
    dwelling_cost,
    needs_skip,
    skip_cost,
)
from pentapolis.games.terra_mystica.rules.factions import POWERS
from pentapolis.games.terra_mystica.rules.leech import gain_of
from pentapolis.games.terra_mystica.rules.spades import affordable_spades, spade_price
from pentapolis.games.terra_mystica.rules.tracks import SHIP_COST
from pentapolis.games.terra_mystica.rules.transforming import Sandstorm
from pentapolis.games.terra_mystica.rules.turns import TakeAction
from pentapolis.games.terra_mystica.rules.upgrades import UPGRADES, FreePost, upgrade_cost
from pentapolis.games.terra_mystica.state import ACTIONS, SETUP, TerraMystica
from pentapolis.games.terra_mystica.tables import (
    BRIDGES,
    BRIDGES_OF,
    BY_SHIP,
    FACTIONS,
    HOME,
    LAND,
    Cost,
)

UNWANTED: Final = -9.0
# What no search should try, because it is better done later, if at all.
PREMATURE: Final = -100.0
MUCH_LAND: Final = 5
# Who has more than that has plenty.
WORKERS: Final = 4
COINS: Final = 8
POWER: Final = 6
# Bowls with room for less than that will soon be full.
ROOM: Final = 5
CHEAPEST: Final = 0.2
# So many coins are worth their points if they pay for something.
FEW_COINS: Final = 4
FROM_POWER: Final = (PW_TO_P, PW_TO_W, PW_TO_C)
# What is not worked out yet; never changed, because new lists take their place.
UNRATED: Final[list[float]] = []
UNCOUNTED: Final[list[int]] = []


def rate(state: TerraMystica, seat: int, moves: Sequence[Move]) -> list[float]:
    """The expected points of each move, roughly; larger is better."""
    rating = Rating(state, seat)
    return [rating.value(move) if isinstance(move, Act) else UNWANTED for move in moves]


def priced(value: float, more: int, plenty: float) -> float:
    """What is there in plenty is worth less, down to a fifth."""
    return value * max(CHEAPEST, 1.0 - plenty * more) if more > 0 else value


def rounds_ahead(state: TerraMystica) -> int:
    """How many incomes are still to come, for prices; before the first round, all of them."""
    return rounds_left(state) if state.round else 6


def power_value(state: TerraMystica, seat: int) -> float:
    """What a power is worth to a seat."""
    room = 2 * state.bowl1[seat] + state.bowl2[seat]
    power = priced(W.power[rounds_ahead(state)], ROOM - room, W.brim)
    return priced(power, state.bowl3[seat] - POWER, W.plenty[3])


def leech_value(power: float, gain: int) -> float:
    """Power from a neighbour's building, by what each is worth, minus its price (TM-9.5)."""
    return gain * power * W.leech[0] - (gain - 1) + (W.leech[1] if gain == 1 else 0.0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Rating:
    """Rates the moves of one question; what several moves need is computed once."""

    def __init__(self, state: TerraMystica, seat: int, earlier: Groups | None = None) -> None:
        self.state = state
        self.seat = seat
        self.earlier = earlier  # the seat's groups when it was last asked
        self.most = UNKNOWN  # moves that are worth no more need not be told apart
        self.floor = UNKNOWN  # the same without what training adds to the move
        self.acting = not isinstance(state.asking, TakeAction)  # whether the action has begun
        self.left = rounds_ahead(state)
        self.learned = Learned(state, seat)
        self.prices = prices = Prices(state, seat)
        goods = W.goods[self.left]
        plenty = W.plenty
        self.worker = priced(goods.worker * prices.worker, state.workers[seat] - WORKERS, plenty[0])
        self.coin = priced(goods.coin * prices.coin, state.coins[seat] - COINS, plenty[1])
        self.priest = priced(goods.priest, state.priests[seat] - 1, plenty[2])
        self.power = power_value(state, seat)
        self.lands = UNRATED  # by spades and by tunnel: the best dwelling they allow
        self.wish = UNWANTED  # the best thing that exchanges would make affordable
        self.wish_by = -1  # the first of these exchanges
        self.wished = False
        self.at_hand = -1  # the power that exchanges may use
        self.known_groups: Groups | None = None
        self.upgrades = UNRATED  # by kind and group, 0 for those in a town
        self.rivals = UNCOUNTED  # the power of those who have not passed
        self.tracks = UNRATED  # by kind: the income of one structure less or more
        self.settled = False  # whether worth and price of a dwelling anywhere are worked out
        self.dwelling_worth = 0.0
        self.dwelling_price = 0.0

    def value(self, move: Act) -> float:
        """Any move, with what training adds to it."""
        bonus = self.learned.bonus(move)
        self.floor = self.most - bonus
        return self.rate(move) + bonus

    def rate(self, move: Act) -> float:
        """Any move."""
        state, seat, code = self.state, self.seat, move.code
        if code == BUILD:
            if state.phase == SETUP:
                return start_value(state, seat, move.a)
            return self.dwelling(move.a)
        if code == UPGRADE:
            cost = (
                0.0 if isinstance(state.asking, FreePost) else self.cost(self.price(move.a, move.b))
            )
            return self.upgrade(move.a, move.b) - cost
        if code == DIG:
            return self.dig(move.a)
        if code == TRANSFORM:
            return self.transform(move.a, move.b)
        if code == SHIP:
            cost = self.cost(SHIP_COST)
            most = self.most_by_ship() - cost
            return most if most <= self.floor else self.ship(self.farther_land()) - cost
        if code == ADVANCE_DIG:
            return self.tools() - self.cost(FACTIONS[state.factions[seat]].dig_cost)
        if code == SEND:
            value = cult_value(state, seat, move.a, move.b)
            if value <= 0.0:
                return UNWANTED  # the priest would not climb
            keep = W.spot_kept if move.b == 1 else 0.0
            return value + keep - self.priest * W.sent
        if code == ACTION:
            return self.action(move.a)
        if code == PASS:
            if state.phase == SETUP:
                return card_value(state, self.prices, seat, move.a)
            return W.passing if move.a < 0 else W.passing + self.preference(move.a)
        if code == EXCHANGE:
            return self.exchange(move.a)
        return self.choice(move)

    def choice(self, move: Act) -> float:
        """A move that answers a follow-up question."""
        state, seat, code = self.state, self.seat, move.code
        if code == FAVOR:
            tile = move.a
            steps = 3 - tile // 4
            value = favor_value(self.groups(), self.prices, tile)
            return value + cult_value(state, seat, tile % 4, steps)
        if code == TOWN:
            return town_tile_value(state, seat, move.a)
        if code == CULT:
            return cult_value(state, seat, move.a, move.b) if move.a >= 0 else 0.0
        if code == TEN:
            return cult_value(state, seat, move.a, 1)
        if code == BRIDGE:
            return self.bridge(move.a)
        if code == CONNECT:
            return 30.0
        if code == ORDAIN:
            return move.a * (self.priest - self.worker)
        if code == LEECH:
            return leech_value(self.power, gain_of(state, seat, move.a))
        if code == FACTION:
            return faction_value(self.state, move.a)
        if code == DROP_SPADE:
            return W.spade_dropped
        if code in (DECLINE, DONE):
            return 0.0
        return UNWANTED

    def preference(self, card: int) -> float:
        """How one bonus card is preferred to another on passing: training knows the cards, but
        not the coins that lie on them."""
        lying = self.state.card_coins[card] * self.coin
        return card_value(self.state, self.prices, self.seat, card) * 0.01 + lying * W.lying

    def cost(self, cost: Cost) -> float:
        """A cost in points."""
        return cost.workers * self.worker + cost.coins * self.coin + cost.priests * self.priest

    def price(self, h: int, kind: int) -> Cost:
        """What an upgrade costs here."""
        return upgrade_cost(self.state, self.seat, h, kind)

    def dwelling(self, h: int) -> float:
        """A dwelling minus its price, including a tunnel."""
        state, seat = self.state, self.seat
        if not self.settled:
            self.settled = True
            income = track_value(state, self.prices, seat, D, 1)
            self.dwelling_worth = dwelling_value(state, seat, income)
            self.dwelling_price = self.cost(dwelling_cost(state, seat))
        value = self.dwelling_worth + self.site(h)
        if not isinstance(state.asking, WitchesRide):
            value -= self.dwelling_price
            if needs_skip(state, seat, h):
                value += 4.0 - self.cost(skip_cost(state, seat))
        return value

    def groups(self) -> Groups:
        """The seat's groups of structures."""
        found = self.known_groups
        if found is None:
            found = Groups(self.state, self.seat, self.earlier)
            self.known_groups = found
        return found

    def site(self, h: int) -> float:
        """How good a hex is for a dwelling."""
        return site_value(self.groups(), h)

    def track(self, kind: int, change: int) -> float:
        """How one structure more or less of that kind changes future income."""
        if not self.tracks:
            self.tracks = [UNKNOWN] * (2 * len(STRUCTURES))
        place = 2 * kind + (change > 0)
        value = self.tracks[place]
        if value == UNKNOWN:
            value = track_value(self.state, self.prices, self.seat, kind, change)
            self.tracks[place] = value
        return value

    def upgrade(self, h: int, kind: int) -> float:
        """An upgrade, its price not counted."""
        state = self.state
        groups = self.groups()
        width = len(state.sites[self.seat]) + 1
        if not self.upgrades:
            self.upgrades = [UNKNOWN] * (len(STRUCTURES) * width)
        place = kind * width + (0 if state.in_town[h] else groups.find(h) + 1)
        value = self.upgrades[place]
        if value == UNKNOWN:
            income = self.track(kind, 1) + self.track(state.kind[h], -1)
            value = upgrade_value(groups, h, kind, income)
            self.upgrades[place] = value
        return value

    # --- spades ------------------------------------------------------------------------------

    def land(self, spades: int) -> float:
        """The best dwelling that exactly so many spades make possible."""
        return max(self.land_by(spades, False), self.land_by(spades, True))

    def land_by(self, spades: int, skipping: bool) -> float:
        """The same, only on hexes that need a tunnel or flight, or only on those that do not."""
        if not self.lands:
            self.lands = [UNKNOWN] * 8
        place = 2 * spades + skipping
        best = self.lands[place]
        if best == UNKNOWN:
            best = UNWANTED
            state, seat = self.state, self.seat
            needed = SPADES_HOME[state.factions[seat]]
            for h in by_skip(state, seat) if skipping else reachable(state, seat):
                if needed[state.terrain[h]] == spades:
                    best = max(best, self.dwelling(h))
            self.lands[place] = best
        return best

    def spade_points(self, spades: int) -> float:
        """The points that using spades scores."""
        points = tile_points(self.state, PER_SPADE) if self.state.phase == ACTIONS else 0.0
        points += POWERS[self.state.factions[self.seat]].spade_gain.points
        return points * spades

    def can_settle(self, spades: int) -> bool:
        """Whether a dwelling is still affordable after buying that many spades."""
        state, seat = self.state, self.seat
        cost = dwelling_cost(state, seat)
        workers = state.workers[seat]
        if not POWERS[state.factions[seat]].priest_spades:
            workers -= spades * spade_price(state, seat)
        return (
            state.has_piece(seat, D) and workers >= cost.workers and state.coins[seat] >= cost.coins
        )

    def spade_cost(self, spades: int) -> float:
        """The price of bought spades, in points."""
        state, seat = self.state, self.seat
        if POWERS[state.factions[seat]].priest_spades:
            return spades * (self.priest - 2.0)
        return spades * spade_price(state, seat) * self.worker

    def dig(self, spades: int) -> float:
        """Buying spades for the best hex that needs that many."""
        state = self.state
        total = spades + state.free + state.bought
        if total > 3 or not self.can_settle(spades):
            return UNWANTED
        gain = self.land(total)
        if state.free and not state.bought:
            gain -= max(self.land(state.free), 0.0)
        return gain + self.spade_points(spades) - self.spade_cost(spades)

    def transform(self, h: int, terrain: int) -> float:
        """Transforming a hex; best into home terrain that can be built on at once."""
        state, seat = self.state, self.seat
        faction = state.factions[seat]
        if isinstance(state.asking, Sandstorm):
            return self.dwelling(h)
        before = spades_to_home(faction, state.terrain[h])
        after = spades_to_home(faction, terrain)
        value = self.site(h)
        if terrain == HOME[faction]:
            if state.phase == ACTIONS and not state.homes and self.can_settle(0):
                return W.settled + self.dwelling(h)
            return W.readied + value
        value = (before - after) * (W.nearer[0] + W.nearer[1] * value)
        if value <= self.floor and W.present >= 0.0:
            return value
        return value - W.present if self.is_wanted(h, terrain) else value

    def is_wanted(self, h: int, terrain: int) -> bool:
        """Whether somebody else could build there at once, or soon."""
        state = self.state
        for other in range(state.seats):
            faction = state.factions[other]
            if other != self.seat and HOME[faction] == terrain and h in reachable(state, other):
                return True
        return False

    def free_spades(self, spades: int) -> float:
        """An action with free spades."""
        value = UNWANTED
        if self.can_settle(0):
            for needed in range(1, spades + 1):
                value = max(value, self.land(needed) + W.spade_spare * (spades - needed))
        if value < 0 and self.left:
            near = self.land(1) > UNWANTED or (spades > 1 and self.land(2) > UNWANTED)
            value = (W.spade_later if near else W.spade_idle) * spades
        if (
            value < W.spade_enough
            and spades == 1
            and affordable_spades(self.state, self.seat)
            and self.can_settle(1)
        ):
            value = max(value, self.land(2) - self.spade_cost(1))
        return value + self.spade_points(spades)

    # --- actions -------------------------------------------------------------------------------

    def action(self, action: int) -> float:
        """Power and special actions."""
        state, seat = self.state, self.seat
        cost = 0.0
        if action <= ACT6:
            cost = POWER_COST[action] * self.power * W.power_spent - self.haste(action)
        if action == ACT1:
            return self.best_bridge() - cost
        if action == ACT2:
            return self.priest - cost
        if action == ACT3:
            return 2 * self.worker - cost
        if action == ACT4:
            return 7 * self.coin - cost
        if action in (ACT5, ACT6):
            return self.free_spades(action - ACT5 + 1) - cost
        if action == ACT_BON1:
            return self.free_spades(1)
        if action == ACTG:
            return self.free_spades(2)
        if action == ACTC:
            return W.coin_action
        if action == ACTE:
            return self.best_bridge() - 2 * self.worker
        if action == ACTN:
            return W.storm[0] if self.can_settle(0) else W.storm[1]
        if action in (ACTS, ACTW):
            return W.ride
        steps = 2 if action == ACTA else 1
        best = W.cult_action
        for cult in range(4):
            best = max(best, cult_value(state, seat, cult, steps))
        return best

    def haste(self, action: int) -> float:
        """The more rivals could take a power action, the sooner it has to be taken."""
        if not self.rivals:
            state = self.state
            self.rivals = [0]  # known to be worked out; no action is free
            for other in range(state.seats):
                if other != self.seat and not state.passed[other]:
                    self.rivals.append(state.bowl3[other] + state.bowl2[other] // 2)
        found = 0
        for power in self.rivals:
            if power >= POWER_COST[action]:
                found += 1
        return W.haste * found

    def ship(self, land: int) -> float:
        """A step in shipping that brings so much land into reach, its price not counted."""
        state, seat = self.state, self.seat
        points = FACTIONS[state.factions[seat]].shipping_points[state.shipping[seat] + 1]
        worth = W.shipping_land * land
        return points + worth + W.shipping[0] * self.left + W.shipping[1]

    def most_by_ship(self) -> float:
        """The same with the best number of hexes: if that is too little, none are looked for."""
        return self.ship(MUCH_LAND if W.shipping_land > 0.0 else 0)

    def tools(self) -> float:
        """A step in digging, its price not counted."""
        return 6.0 + W.digging * self.left

    def farther_land(self) -> int:
        """The hexes at most one spade from home that a step in shipping brings into reach."""
        state, seat = self.state, self.seat
        needed = SPADES_HOME[state.factions[seat]]
        seen = [False] * LAND
        for h in reachable(state, seat):
            seen[h] = True
        far = BY_SHIP[state.shipping[seat] + 1]
        found = 0
        for site in state.sites[seat]:
            for h in far[site]:
                if not seen[h]:
                    seen[h] = True
                    if state.owner[h] < 0 and needed[state.terrain[h]] <= 1:
                        found += 1
                        if found == MUCH_LAND:
                            return found
        return found

    def bridge(self, place: int) -> float:
        """A bridge; it has a value only if it joins own structures, and in the last round only for
        a town or for points."""
        state, seat = self.state, self.seat
        a, b = BRIDGES[place]
        if state.owner[a] != seat or state.owner[b] != seat:
            return W.bridge[1] if self.left else UNWANTED
        bridged = bridged_value(self.groups(), place)
        joined = W.bridge[0] + W.bridge_town * bridged
        if POWERS[state.factions[seat]].bridge_points and state.standing(seat, SH):
            return joined + W.bridge_pass * (self.left + 1)
        return joined if self.left or bridged > 0.0 else UNWANTED

    def best_bridge(self) -> float:
        """The best place for a bridge."""
        best = 0.0 if self.left else UNWANTED
        for site in self.state.sites[self.seat]:
            for place in BRIDGES_OF[site]:
                if self.state.bridges[place] < 0:
                    best = max(best, self.bridge(place))
        return best

    # --- exchanges -----------------------------------------------------------------------------

    def exchange(self, rate: int) -> float:
        """An exchange; worth something only for a power action or a building almost affordable."""
        state = self.state
        if state.phase != ACTIONS:
            return UNWANTED
        if self.acting and not state.homes:
            # Bowls may have to be emptied before others build; all else can wait for its use.
            return UNWANTED if rate in FROM_POWER else PREMATURE
        if rate == VP_TO_C and not self.lacks_coins():
            return PREMATURE
        if rate == BURN:
            if self.acting:
                return UNWANTED
            burn = self.burn()
            if self.left or not W.scraped:
                return burn
            self.make_wish()
            return max(burn, self.wish) if self.wish_by == BURN else burn
        self.make_wish()
        return self.wish if rate == self.wish_by else UNWANTED

    def lacks_coins(self) -> bool:
        """Whether a few more coins would pay for something."""
        state, seat = self.state, self.seat
        if self.is_short(dwelling_cost(state, seat)):
            return True
        if self.acting:
            return False
        faction = FACTIONS[state.factions[seat]]
        for kind in range(TP, len(STRUCTURES)):
            if self.is_short(faction.costs[kind]):
                return True
        return (
            self.is_short(faction.far_post)
            or self.is_short(SHIP_COST)
            or self.is_short(faction.dig_cost)
        )

    def is_short(self, cost: Cost) -> bool:
        """Whether nothing but a few coins is lacking."""
        state, seat = self.state, self.seat
        coins = cost.coins - state.coins[seat]
        return (
            0 < coins <= FEW_COINS
            and state.workers[seat] >= cost.workers
            and state.priests[seat] >= cost.priests
        )

    def make_wish(self) -> None:
        """Find the best building that is almost affordable."""
        if self.wished:
            return
        self.wished = True
        state, seat = self.state, self.seat
        if not self.acting:
            self.wish_for_upgrades()
            if W.scraped:
                self.wish_for_tracks()
        if not state.has_piece(seat, D):
            return
        cost = dwelling_cost(state, seat)
        if self.is_near(cost):
            if self.acting:
                for h in state.homes:
                    self.consider(cost, self.dwelling(h))
            else:
                self.consider(cost, self.land_by(0, False))
        if self.acting:
            return
        far = self.land_by(0, True)
        if far > max(self.wish, 0.0):
            cost = cost.plus(skip_cost(state, seat))
            if self.is_near(cost):
                self.consider(cost, far)

    def wish_for_upgrades(self) -> None:
        """Upgrades, as far as there are pieces."""
        state, seat = self.state, self.seat
        faction = FACTIONS[state.factions[seat]]
        near = 0  # kinds of structure as bits
        for kind in range(TP, len(STRUCTURES)):
            if state.has_piece(seat, kind) and self.is_near(faction.costs[kind]):
                near |= 1 << kind
        far = state.has_piece(seat, TP) and self.is_near(faction.far_post)
        if not near and not far:
            return
        for h in state.sites[seat]:
            for kind in UPGRADES[state.kind[h]]:
                if near >> kind & 1 or (far and kind == TP):
                    cost = self.price(h, kind)
                    if far if cost is faction.far_post else near >> kind & 1:
                        self.consider(cost, self.upgrade(h, kind) - self.cost(cost))

    def wish_for_tracks(self) -> None:
        """Steps in shipping and digging, as far as they are to be had."""
        state, seat = self.state, self.seat
        faction = FACTIONS[state.factions[seat]]
        if self.is_near(SHIP_COST) and state.shipping[seat] < faction.most_shipping:
            cost = self.cost(SHIP_COST)
            if self.most_by_ship() * W.scraped - cost > max(self.wish, 0.0):
                value = self.ship(self.farther_land()) * W.scraped
                self.consider(SHIP_COST, value - cost)
        if self.is_near(faction.dig_cost) and state.digging[seat] < faction.most_digging:
            cost = self.cost(faction.dig_cost)
            self.consider(faction.dig_cost, self.tools() * W.scraped - cost)

    def power_at_hand(self) -> int:
        """The power that exchanges may use; in the last round also what a sacrifice frees."""
        if self.at_hand < 0:
            state, seat = self.state, self.seat
            freed = state.bowl2[seat] // 2 if W.scraped and not self.left else 0
            self.at_hand = state.bowl3[seat] + freed
        return self.at_hand

    def is_near(self, cost: Cost) -> bool:
        """Whether exchanges, but only they, could make a cost affordable."""
        state, seat = self.state, self.seat
        coins = cost.coins - state.coins[seat]
        workers = cost.workers - state.workers[seat]
        if coins <= 0 and workers <= 0:
            return False
        priests = state.priests[seat] - cost.priests
        if priests < 0:
            return False
        power = self.power_at_hand()
        bought = min(max(workers, 0), power // 3)
        power -= 3 * bought
        return workers - bought <= priests and coins <= power + max(0, -workers)

    def consider(self, cost: Cost, value: float) -> None:
        """Remember the best of what exchanges could make affordable.

        Power goes first; then priests become workers, and workers coins.
        """
        state, seat = self.state, self.seat
        coins = max(0, cost.coins - state.coins[seat])
        workers = max(0, cost.workers - state.workers[seat])
        power = self.power_at_hand()
        bought = min(workers, power // 3)
        changed = min(coins, power - 3 * bought)
        value -= (3 * bought + changed) * self.power
        value -= (workers - bought) * self.priest * W.swapped
        value -= (coins - changed) * self.worker * W.swapped
        if value > max(self.wish, 0.0):
            self.wish = value
            if 3 * bought + changed > state.bowl3[seat]:
                self.wish_by = BURN
            elif bought or changed:
                self.wish_by = PW_TO_W if bought else PW_TO_C
            else:
                self.wish_by = P_TO_W if workers else W_TO_C

    def burn(self) -> float:
        """A sacrifice of power for a power action that is almost affordable."""
        state, seat = self.state, self.seat
        best = UNWANTED
        for action in range(ACT1, ACT6 + 1):
            if state.power_used >> action & 1:
                continue
            lacking = POWER_COST[action] - state.bowl3[seat]
            if 0 < lacking <= min(4, state.bowl2[seat] // 2):
                if action == ACT2 and not state.supply(seat):
                    continue
                value = self.action(action) - lacking * self.power * (
                    W.burnt[0] + W.burnt[1] * self.left
                )
                value += self.learned.sort_bonus(ACTED + action) * W.foreseen
                best = max(best, value)
        return best
