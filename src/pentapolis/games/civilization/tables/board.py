"""The map: squares, tiles, rotation, neighbourhoods (CV-1.4, CV-1.20, CV-7.10).

A square is ``16 * y + x``; its name is a column letter and a row number, ``A1`` at the top left.
What is printed on a square is one packed integer, its *ground*.
"""

from __future__ import annotations

from typing import Any, Final

from pentapolis.core.compiled import i64
from pentapolis.games.civilization.effects.effect import RESOURCES
from pentapolis.games.civilization.tables.cards import LAYOUTS, TERRAIN_YIELDS, TERRAINS, TILES

WIDTH: Final = 16
SQUARES: Final = WIDTH * WIDTH
NOWHERE: Final = -1

SQUARE_NAMES: Final = [
    "ABCDEFGHIJKLMNOP"[sq % WIDTH] + str(sq // WIDTH + 1) for sq in range(SQUARES)
]
SQUARE_INDEX: Final = {name: sq for sq, name in enumerate(SQUARE_NAMES)}

# ground = terrain | trade << 3 | production << 5 | culture << 7 | coin << 8 | (resource + 1) << 9
HUT_ICON: Final = 1
VILLAGE_ICON: Final = 2


def ground_of(terrain: int, culture: int = 0, coin: int = 0, resource: int = -1) -> int:
    """What is printed on a square, packed."""
    yields = TERRAIN_YIELDS[TERRAINS[terrain]]
    return (
        terrain
        | int(yields["trade"]) << 3
        | int(yields["production"]) << 5
        | culture << 7
        | coin << 8
        | (resource + 1) << 9
    )


PLAIN: Final = [ground_of(terrain) for terrain in range(len(TERRAINS))]
"""Ground without icons, also shown by a disaster marker."""


class Tile:
    """A map tile in its four rotations: the ground and the hut or village icon of 16 squares."""

    __slots__ = ("id", "home", "ground", "icons", "start", "source", "confidence")

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.home: bool = data["kind"] == "home"
        self.source: str = data["source"]
        self.confidence: str = data["confidence"]
        ground: list[int] = []
        icons: list[int] = []
        self.start = -1
        for row in data["rows"]:
            for word in row.split():
                parts = word.split("+")
                terrain = "GDMFW".index(parts[0])
                extra = parts[1] if len(parts) > 1 else ""
                resource = RESOURCES.index(extra) if extra in RESOURCES else -1
                ground.append(
                    ground_of(terrain, int(extra == "culture"), int(extra == "coin"), resource)
                )
                icons.append({"hut": HUT_ICON, "village": VILLAGE_ICON}.get(extra, 0))
                if extra == "start":
                    self.start = len(ground) - 1
        assert len(ground) == 16, self.id
        self.ground = [[ground[source(i, turn)] for i in range(16)] for turn in range(4)]
        self.icons = [[icons[source(i, turn)] for i in range(16)] for turn in range(4)]


def target(index: int, turns: int) -> int:
    """The index of an unrotated square after that many clockwise quarter turns (CV-7.10)."""
    row, col = divmod(index, 4)
    for _ in range(turns):
        row, col = col, 3 - row
    return 4 * row + col


def source(index: int, turns: int) -> int:
    """The unrotated square that is at this index after that many quarter turns."""
    return target(index, (4 - turns) % 4)


MAP_TILES: Final = tuple([Tile(data) for data in TILES])
TILE_INDEX: Final = {tile.id: i for i, tile in enumerate(MAP_TILES)}
NEUTRAL: Final = [i for i, tile in enumerate(MAP_TILES) if not tile.home]
CENTRAL: Final[tuple[int, ...]] = (5, 6, 9, 10)
"""The four central squares of a tile (CV-2.1)."""


class Layout:
    """The map for one number of players: slots, homes, and neighbourhoods."""

    __slots__ = (
        "slots", "homes", "turns", "tile_at", "near", "beside", "around", "squares",
    )  # fmt: skip

    def __init__(self, data: dict[str, Any]) -> None:
        self.slots = [WIDTH * int(y) + int(x) for x, y in data["slots"]]
        self.homes = [
            self.slots.index(WIDTH * int(home["y"]) + int(home["x"])) for home in data["homes"]
        ]
        self.turns = [int(home["rotation"]) // 90 for home in data["homes"]]
        self.tile_at = [NOWHERE] * SQUARES
        for slot, corner in enumerate(self.slots):
            for i in range(16):
                self.tile_at[square_in(corner, i)] = slot
        self.squares = [sq for sq in range(SQUARES) if self.tile_at[sq] >= 0]
        self.near: list[tuple[int, ...]] = []
        self.around: list[tuple[int, ...]] = []
        for sq in range(SQUARES):
            near: list[int] = []
            around: list[int] = []
            if self.tile_at[sq] >= 0:
                x, y = sq % WIDTH, sq // WIDTH
                for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
                    if 0 <= x + dx < WIDTH and 0 <= y + dy < WIDTH:
                        other = WIDTH * (y + dy) + x + dx
                        if self.tile_at[other] >= 0:
                            near.append(other)
                for dy in (-1, 0, 1):
                    for dx in (-1, 0, 1):
                        if (dx or dy) and 0 <= x + dx < WIDTH and 0 <= y + dy < WIDTH:
                            other = WIDTH * (y + dy) + x + dx
                            if self.tile_at[other] >= 0:
                                around.append(other)
            self.near.append(tuple(near))
            self.around.append(tuple(around))
        # The same as `near` in four bytes a square, which compiled code reads at once; at the edge
        # of the map a square is beside itself.
        beside: list[int] = []
        for sq in range(SQUARES):
            beside += [*self.near[sq], sq, sq, sq, sq][:4]
        self.beside = bytes(beside)


def square_in(corner: int, index: int) -> int:
    """A square of the tile whose top left square is `corner`."""
    return corner + WIDTH * (index // 4) + index % 4


def direction(sq: int, other: int) -> int:
    """The quarter turns of a tile discovered from `sq` at its neighbour `other` (CV-7.10)."""
    return {-WIDTH: 0, 1: 1, WIDTH: 2, -1: 3}[other - sq]


def steps_between(sq: i64, other: i64) -> i64:
    """Manhattan distance (CV-E8)."""
    # `abs`, `%` and `//` would not use machine integers.
    dx = (sq & 15) - (other & 15)
    dy = (sq >> 4) - (other >> 4)
    return (dx if dx >= 0 else -dx) + (dy if dy >= 0 else -dy)


def rings_between(sq: i64, other: i64) -> i64:
    """The distance with diagonals, for cities (CV-4.8)."""
    dx = (sq & 15) - (other & 15)
    dy = (sq >> 4) - (other >> 4)
    if dx < 0:
        dx = -dx
    if dy < 0:
        dy = -dy
    return dx if dx > dy else dy


LAYOUT: Final = [Layout(LAYOUTS[str(max(2, seats))]) for seats in range(5)]
"""By number of seats (2 to 4)."""
