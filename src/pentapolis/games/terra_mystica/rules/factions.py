"""15 Factions: their special abilities, as values that the rules look up."""

from __future__ import annotations

from typing import Final

from pentapolis.games.terra_mystica.effects import Gain
from pentapolis.games.terra_mystica.tables import FACTION_IDS, MOST_SKIPPED, WHEEL, Cost

NOTHING: Final = Gain({})
FREE: Final = Cost({})


class Skipping:
    """Tunnels and carpets: hexes behind skipped ones are in reach, at a price (TM-15.20 ff.)."""

    __slots__ = ("cost", "stronghold_cost", "longer", "points", "rule")

    def __init__(
        self, cost: Cost, stronghold_cost: Cost, longer: bool, points: int, rule: str
    ) -> None:
        self.cost = cost
        self.stronghold_cost = stronghold_cost
        self.longer = longer  # stronghold and town tiles lengthen it (TM-15.31, TM-V3.1)
        self.points = points
        self.rule = rule


class Powers:
    """The special abilities of a faction; the defaults mean none."""

    __slots__ = (
        "trades_points", "coins_per_point", "priest_spades", "bought_spade_points", "exact_spades",
        "spade_gain", "stronghold_spade_gain", "town_gain", "temple_favors", "skipping",
        "river_towns", "steps_when_leeched", "bridge_points", "stronghold_gain",
        "stronghold_favors", "stronghold_ordains", "stronghold_spades", "stronghold_shipping",
    )  # fmt: skip

    def __init__(
        self,
        trades_points: bool = False,
        coins_per_point: int = 3,
        priest_spades: bool = False,
        bought_spade_points: int = 0,
        exact_spades: int = 0,
        spade_gain: Gain = NOTHING,
        stronghold_spade_gain: Gain = NOTHING,
        town_gain: Gain = NOTHING,
        temple_favors: int = 1,
        skipping: Skipping | None = None,
        river_towns: bool = False,
        steps_when_leeched: bool = False,
        bridge_points: int = 0,
        stronghold_gain: Gain = NOTHING,
        stronghold_favors: int = 0,
        stronghold_ordains: int = 0,
        stronghold_spades: int = 0,
        stronghold_shipping: int = 0,
    ) -> None:
        self.trades_points = trades_points  # exchanges points for coins and coins for points
        self.coins_per_point = coins_per_point  # at the end of the game
        self.priest_spades = priest_spades  # each spade costs a priest
        self.bought_spade_points = bought_spade_points
        self.exact_spades = exact_spades  # spades from any foreign terrain to home; 0: by the wheel
        self.spade_gain = spade_gain  # gained for each spade
        self.stronghold_spade_gain = stronghold_spade_gain
        self.town_gain = town_gain
        self.temple_favors = temple_favors  # favor tiles for a temple or the sanctuary
        self.skipping = skipping
        self.river_towns = river_towns  # may found towns over a river hex
        self.steps_when_leeched = steps_when_leeched
        self.bridge_points = bridge_points  # on passing, with the stronghold
        self.stronghold_gain = stronghold_gain  # these five: once, when it is built
        self.stronghold_favors = stronghold_favors
        self.stronghold_ordains = stronghold_ordains  # how many workers may become priests
        self.stronghold_spades = stronghold_spades
        self.stronghold_shipping = stronghold_shipping

    def skip_cost(self, stronghold: bool) -> Cost:
        """What a tunnel or a carpet flight costs (TM-15.20, TM-15.23, TM-15.30)."""
        if self.skipping is None:
            return FREE
        return self.skipping.stronghold_cost if stronghold else self.skipping.cost

    def skipped_hexes(self, strongholds: int, carpets: int) -> int:
        """How many hexes a tunnel or carpet may skip (TM-15.20, TM-15.31, TM-V3.1)."""
        if self.skipping is not None and self.skipping.longer:
            return min(1 + strongholds + carpets, MOST_SKIPPED)
        return 1

    def spades_home(self, home: int, terrain: int) -> int:
        """How many spades turn a terrain into home (TM-7.9, TM-7.10)."""
        away = (home - terrain) % WHEEL
        if away and self.exact_spades:
            return self.exact_spades
        return min(away, WHEEL - away)


TUNNEL_POINTS: Final = 4
_POWERS: Final = {
    "auren": Powers(stronghold_favors=1),  # TM-15.1
    "witches": Powers(town_gain=Gain({"VP": 5})),  # TM-15.2
    "alchemists": Powers(  # TM-15.4, TM-15.5
        trades_points=True,
        coins_per_point=2,
        stronghold_gain=Gain({"PW": 12}),
        stronghold_spade_gain=Gain({"PW": 2}),
    ),
    "darklings": Powers(  # TM-15.6, TM-15.7
        priest_spades=True, bought_spade_points=2, stronghold_ordains=3
    ),
    "halflings": Powers(spade_gain=Gain({"VP": 1}), stronghold_spades=3),  # TM-15.8, TM-15.9
    "cultists": Powers(  # TM-15.10, TM-15.11
        steps_when_leeched=True, stronghold_gain=Gain({"VP": 7})
    ),
    "engineers": Powers(bridge_points=3),  # TM-15.13
    "dwarves": Powers(  # TM-15.20 to TM-15.23
        skipping=Skipping(Cost({"W": 2}), Cost({"W": 1}), False, TUNNEL_POINTS, "TM-15.20")
    ),
    "mermaids": Powers(river_towns=True, stronghold_shipping=1),  # TM-15.40, TM-15.41
    "swarmlings": Powers(town_gain=Gain({"W": 3})),  # TM-15.42
    "chaosmagicians": Powers(temple_favors=2),  # TM-15.43
    "giants": Powers(exact_spades=2),  # TM-15.45
    "fakirs": Powers(  # TM-15.30, TM-15.31
        skipping=Skipping(Cost({"P": 1}), Cost({"P": 1}), True, TUNNEL_POINTS, "TM-15.30")
    ),
    "nomads": Powers(),
}
POWERS: Final = [_POWERS[name] for name in FACTION_IDS]
"""By faction, in the order of the data."""
