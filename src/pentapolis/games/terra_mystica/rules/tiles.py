"""14 Tiles and cards: favor tiles and how they are taken (TM-14.1, TM-8.11)."""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.terra_mystica.effects import CultSteps
from pentapolis.games.terra_mystica.moves import FAVOR, FAVOR_MOVES, Act
from pentapolis.games.terra_mystica.questions import FAVOR_RANK, Choice, owe, owed
from pentapolis.games.terra_mystica.rules.adjacency import forget_connects
from pentapolis.games.terra_mystica.rules.cults import climb
from pentapolis.games.terra_mystica.rules.towns import FAV5, check_all_towns
from pentapolis.games.terra_mystica.state import TerraMystica
from pentapolis.games.terra_mystica.tables import FAVORS


class FavorTile(Choice):
    """Which earned favor tile the seat takes (TM-8.11)."""

    __slots__ = ()

    KIND: ClassVar[str] = "favor_tile"
    RULE: ClassVar[str] = "TM-8.11"
    PROMPT: ClassVar[str] = "tm-ask-favor"
    RANK: ClassVar[int] = FAVOR_RANK
    CODES: ClassVar[tuple[int, ...]] = (FAVOR,)

    def add_moves(self, state: TerraMystica, seat: int, moves: list[Move]) -> None:
        for tile in range(len(FAVORS)):
            if refuse_favor(state, seat, tile) is None:
                moves.append(FAVOR_MOVES[tile])

    def refuse_choice(self, state: TerraMystica, seat: int, move: Act) -> Refusal | None:
        return refuse_favor(state, seat, move.a)

    def choose(self, state: TerraMystica, seat: int, move: Act) -> None:
        take_favor(state, seat, move.a)


def favor_named(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """The tile that was named, and how many are left."""
    return {"tile": move.args[0], "copies": FAVORS[move.a].copies}


FAVOR_OWNED: Final = Refusal("tm-no-second-of-a-kind", "TM-14.1", favor_named)
FAVOR_GONE: Final = Refusal("tm-no-such-favor-tile", "TM-14.1", favor_named)


def refuse_favor(state: TerraMystica, seat: int, tile: int) -> Refusal | None:
    """Require a tile that is left and that the seat does not have (TM-14.1)."""
    if state.favors[seat] >> tile & 1:
        return FAVOR_OWNED
    return None if state.favors_left[tile] else FAVOR_GONE


def owe_favors(state: TerraMystica, seat: int, tiles: int) -> None:
    """Owe favor tiles, at most as many as the seat can still take (TM-8.11, TM-Q28)."""
    different = 0
    for tile in range(len(FAVORS)):
        if refuse_favor(state, seat, tile) is None:
            different += 1
    for _ in range(min(tiles, different - owed(state, FAVOR_RANK))):
        owe(state, FAVOR_TILE[seat])


def take_favor(state: TerraMystica, seat: int, tile: int) -> None:
    """Take a favor tile and make its steps; FAV5 may found towns (TM-14.1, TM-11.18)."""
    state.favors_left = replaced(state.favors_left, tile, state.favors_left[tile] - 1)
    state.favors = replaced(state.favors, seat, state.favors[seat] | 1 << tile)
    steps = FAVORS[tile].effects[0]
    assert isinstance(steps, CultSteps)
    climb(state, seat, steps.cult, steps.steps)
    if 1 << tile == FAV5:
        forget_connects(state, seat)
        check_all_towns(state, seat)


FAVOR_TILE: Final = [FavorTile(seat) for seat in range(5)]
