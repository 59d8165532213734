"""Map, factions and tiles: loaded once, checked, and turned into tables of small integers.

Land hexes are numbered 0 to 76 in reading order, river hexes separately 0 to 35. A terrain is its
place on the wheel, a faction its index in ``FACTIONS``, a tile its number minus one.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from pentapolis.core.message import Message
from pentapolis.games.terra_mystica.effects import (
    CULTS,
    PER_SPADE,
    STRUCTURES,
    BuildPoints,
    Effect,
    Gain,
    bonus_effects,
    favor_effects,
    power_action_effects,
    scoring_effects,
    town_effects,
)

LAND: Final = 77
RIVERS: Final = 36
WHEEL: Final = 7
ROUNDS: Final = 6
MOST_SHIPPING: Final = 6


def _load(name: str) -> Any:
    path = files("pentapolis.games.terra_mystica").joinpath("data", f"{name}.json")
    return json.loads(path.read_text("utf-8"))


_MAP: Final[dict[str, Any]] = _load("map")
_FACTIONS: Final[dict[str, Any]] = _load("factions")
_TILES: Final[dict[str, Any]] = _load("tiles")


# --- the map -------------------------------------------------------------------------------

TERRAINS: Final = tuple([str(record["id"]) for record in _MAP["terrains"]])
COLOURS: Final = tuple([str(record["colour"]) for record in _MAP["terrains"]])
TERRAIN_NAMES: Final = {
    str(record["id"]): (str(record["name_en"]), str(record["name_cs"]))
    for record in _MAP["terrains"]
}


class Place:
    """A hex of the board: land or river, with its row and its column in half hexes."""

    __slots__ = ("name", "terrain", "row", "column", "x")

    def __init__(self, name: str, terrain: str, row: int, column: int) -> None:
        self.name = name
        self.terrain = -1 if terrain == "river" else TERRAINS.index(terrain)
        self.row = row
        self.column = column
        self.x = 2 * column + row % 2


def _places() -> list[Place]:
    found: list[Place] = []
    for row, names in enumerate(_MAP["rows"]):
        for column, text in enumerate(names):
            name, terrain = text.split(":")
            found.append(Place(name, terrain, row, column))
    return found


_PLACES: Final = _places()
HEXES: Final = tuple([place for place in _PLACES if place.terrain >= 0])
RIVER_HEXES: Final = tuple([place for place in _PLACES if place.terrain < 0])
HEX_NAMES: Final = tuple([place.name for place in HEXES])
RIVER_NAMES: Final = tuple([place.name for place in RIVER_HEXES])
HEX_INDEX: Final = {name: i for i, name in enumerate(HEX_NAMES)}
RIVER_INDEX: Final = {name: i for i, name in enumerate(RIVER_NAMES)}
TERRAIN: Final = [place.terrain for place in HEXES]
"""The printed terrain of every land hex."""


def _distance(a: Place, b: Place) -> int:
    """Steps between two hexes of the grid (rows shifted by half a hex)."""
    rows = abs(a.row - b.row)
    across = abs(a.x - b.x)
    return rows + max(0, (across - rows) // 2)


def _touching(a: Place, b: Place) -> bool:
    return _distance(a, b) == 1


ADJACENT: Final = [
    tuple([j for j, other in enumerate(HEXES) if _touching(place, other)]) for place in HEXES
]
"""By hex: land hexes that share an edge (TM-7.23)."""
RIVER_OF: Final = [
    tuple([j for j, other in enumerate(RIVER_HEXES) if _touching(place, other)]) for place in HEXES
]
"""By land hex: the adjacent river hexes."""
RIVER_LAND: Final = [
    tuple([j for j, other in enumerate(HEXES) if _touching(place, other)]) for place in RIVER_HEXES
]
"""By river hex: the adjacent land hexes."""
RIVER_NEXT: Final = [
    tuple([j for j, other in enumerate(RIVER_HEXES) if _touching(place, other)])
    for place in RIVER_HEXES
]


def _by_ship() -> list[list[tuple[int, ...]]]:
    """For every shipping level and hex: the land hexes within reach, including adjacent ones."""
    found: list[list[tuple[int, ...]]] = []
    for level in range(MOST_SHIPPING + 1):
        rows: list[tuple[int, ...]] = []
        for h in range(LAND):
            reached = set(ADJACENT[h])
            border = set(RIVER_OF[h]) if level else set()
            sailed = set(border)
            for step in range(level):
                for river in border:
                    reached.update(RIVER_LAND[river])
                if step + 1 < level:
                    border = {n for river in border for n in RIVER_NEXT[river]} - sailed
                    sailed |= border
            reached.discard(h)
            rows.append(tuple(sorted(reached)))
        found.append(rows)
    return found


BY_SHIP: Final = _by_ship()
"""``BY_SHIP[level][hex]``: directly or indirectly adjacent land hexes (TM-7.23, TM-7.24)."""

MOST_SKIPPED: Final = 4
BY_SKIP: Final = [
    [
        tuple([j for j, other in enumerate(HEXES) if 2 <= _distance(place, other) <= skipped + 1])
        for place in HEXES
    ]
    for skipped in range(MOST_SKIPPED + 1)
]
"""``BY_SKIP[n][hex]``: hexes behind 1 to n skipped ones (tunnel, carpet; TM-15.20, TM-15.31)."""

BRIDGES: Final = tuple([(HEX_INDEX[row[0]], HEX_INDEX[row[1]]) for row in _MAP["bridges"]])
BRIDGE_NAMES: Final = tuple([f"{row[0]}:{row[1]}" for row in _MAP["bridges"]])
BRIDGES_OF: Final = [tuple([i for i, ends in enumerate(BRIDGES) if h in ends]) for h in range(LAND)]


# --- factions --------------------------------------------------------------------------------


class Cost:
    """What something costs."""

    __slots__ = ("workers", "coins", "priests")

    def __init__(self, data: dict[str, int]) -> None:
        self.workers = data.get("W", 0)
        self.coins = data.get("C", 0)
        self.priests = data.get("P", 0)

    def plus(self, other: Cost) -> Cost:
        """Both costs together."""
        return Cost(
            {
                "W": self.workers + other.workers,
                "C": self.coins + other.coins,
                "P": self.priests + other.priests,
            }
        )

    def text(self) -> Message:
        """The cost in words."""
        return Gain({"W": self.workers, "C": self.coins, "P": self.priests}).text()


STRUCTURE_NAMES: Final = tuple(
    [(str(record["name_en"]), str(record["name_cs"])) for record in _FACTIONS["structures"]]
)
POWER_VALUE: Final = [int(record["power"]) for record in _FACTIONS["structures"]]
PIECES: Final = [int(record["pieces"]) for record in _FACTIONS["structures"]]


class Faction:
    """A faction board (section 15)."""

    __slots__ = (
        "index", "id", "en", "cs", "home", "workers", "coins", "priests", "bowls", "cults",
        "dwellings", "costs", "far_post", "income", "shipping", "most_shipping",
        "shipping_points", "most_digging", "dig_cost", "ability", "stronghold", "action",
        "source", "confidence",
    )  # fmt: skip

    def __init__(self, index: int, data: dict[str, Any]) -> None:
        self.index = index
        self.id: str = data["id"]
        self.en: str = data["name_en"]
        self.cs: str = data["name_cs"]
        self.home: int = TERRAINS.index(data["home"])
        self.workers: int = data["start"]["W"]
        self.coins: int = data["start"]["C"]
        self.priests: int = data["start"]["P"]
        self.bowls: tuple[int, ...] = tuple(data["bowls"])
        self.cults: tuple[int, ...] = tuple(data["cults"])
        self.dwellings: int = data["dwellings"]
        cost = data["cost"]
        self.costs = tuple(
            [Cost(cost[name if name != "TP" else "TP_with_neighbour"]) for name in STRUCTURES]
        )
        self.far_post = Cost(cost["TP_without_neighbour"])
        self.income = tuple(
            [tuple([Gain(gain) for gain in data["income"][name]]) for name in STRUCTURES]
        )
        self.shipping: int = data["shipping"]["start"]
        self.most_shipping: int = data["shipping"]["max"]
        points: dict[str, int] = data["shipping"]["points"]
        self.shipping_points = tuple([points.get(str(i), 0) for i in range(MOST_SHIPPING + 1)])
        self.most_digging: int = data["digging"]["max"]
        self.dig_cost = Cost(data["digging"]["cost"])
        self.ability: str = data["ability"]
        self.stronghold: str = data["stronghold"]
        self.action: str = data["action"] or ""
        self.source: str = data["source"]
        self.confidence: str = data["confidence"]


FACTIONS: Final = tuple([Faction(i, data) for i, data in enumerate(_FACTIONS["factions"])])
FACTION_INDEX: Final = {faction.id: faction.index for faction in FACTIONS}
HOME: Final = [faction.home for faction in FACTIONS]
FACTION_IDS: Final = tuple([faction.id for faction in FACTIONS])
COLOUR_RANK: Final = [sorted(COLOURS).index(COLOURS[faction.home]) for faction in FACTIONS]
"""The order of factions' offers in an exported row (TM-L42)."""


# --- tiles ---------------------------------------------------------------------------------


class Tile:
    """A tile, card or action space with its effects."""

    __slots__ = (
        "id", "index", "en", "cs", "copies", "variant", "effects", "data", "source", "confidence",
    )  # fmt: skip

    def __init__(self, index: int, data: dict[str, Any], effects: tuple[Effect, ...]) -> None:
        self.index = index
        self.id: str = data["id"]
        self.en: str = data["name_en"]
        self.cs: str = data["name_cs"]
        self.copies: int = data.get("copies", 1)
        self.variant: str = data.get("variant", "")
        self.effects = effects
        self.data = data
        self.source: str = data["source"]
        self.confidence: str = data["confidence"]


FAVORS: Final = tuple([Tile(i, d, favor_effects(d)) for i, d in enumerate(_TILES["favor_tiles"])])
BONUSES: Final = tuple([Tile(i, d, bonus_effects(d)) for i, d in enumerate(_TILES["bonus_cards"])])
TOWNS: Final = tuple([Tile(i, d, town_effects(d)) for i, d in enumerate(_TILES["town_tiles"])])
SCORINGS: Final = tuple(
    [Tile(i, d, scoring_effects(d)) for i, d in enumerate(_TILES["scoring_tiles"])]
)
POWER_ACTIONS: Final = tuple(
    [Tile(i, d, power_action_effects(d)) for i, d in enumerate(_TILES["power_actions"])]
)
FIRST_GAME: Final[dict[str, Any]] = _TILES["first_game"]


def points_per(tile: Tile, per: int) -> int:
    """What a tile pays for each thing of a kind that is built, founded or dug."""
    for effect in tile.effects:
        if isinstance(effect, BuildPoints) and effect.per == per:
            return effect.points
    return 0


SCORING_POINTS: Final = [
    [points_per(tile, per) for per in range(PER_SPADE + 1)] for tile in SCORINGS
]
"""``SCORING_POINTS[tile][per]``: the left half of a scoring tile (TM-3.3)."""

CULT_THRESHOLDS: Final = [0, 0, 0, 1, 0, 2, 0, 2, 0, 0, 3]
"""Power for reaching a level (TM-10.1)."""
ORDER_PLACES: Final = [3, 2, 2, 2]
"""Steps for the four places of a cult order (TM-10.5)."""


def _check() -> None:
    """Check the totals of section 1; wrong data fails at import."""
    assert len(HEXES) == LAND, "77 land hexes"
    assert len(RIVER_HEXES) == RIVERS, "36 river hexes"
    assert all(TERRAIN.count(terrain) == 11 for terrain in range(WHEEL)), "11 of each terrain"
    assert len(BRIDGES) == 29, "29 bridge places"
    for (a, b), row in zip(BRIDGES, _MAP["bridges"], strict=True):
        rivers = set(RIVER_OF[a]) & set(RIVER_OF[b])
        assert {RIVER_INDEX[row[2]], RIVER_INDEX[row[3]]} == rivers, row
        assert b not in ADJACENT[a], row
    for h in range(LAND):
        for level in range(MOST_SHIPPING + 1):
            assert all(h in BY_SHIP[level][j] for j in BY_SHIP[level][h]), "reach is mutual"
    assert len(FACTIONS) == 2 * WHEEL, "two factions of each colour"
    assert sum(tile.copies for tile in FAVORS) == 28, "28 favor tiles"
    assert sum(tile.copies for tile in TOWNS if not tile.variant) == 10, "10 town tiles"
    assert sum(tile.copies for tile in TOWNS) == 14, "14 town tiles with the variant"
    assert [len(BONUSES), len(SCORINGS), len(POWER_ACTIONS)] == [10, 9, 6]
    assert all(sum(faction.bowls) == 12 for faction in FACTIONS), "12 power tokens"
    assert PIECES == [8, 4, 3, 1, 1]
    assert len(CULTS) == 4


_check()
