"""10 Bridges: places, pieces and the choice of a place (TM-10.9, TM-10.10, TM-15.12)."""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.terra_mystica.moves import BRIDGE, BRIDGE_MOVES, Act
from pentapolis.games.terra_mystica.questions import BRIDGE_RANK, Choice
from pentapolis.games.terra_mystica.rules.adjacency import forget_all_reach
from pentapolis.games.terra_mystica.rules.towns import check_town
from pentapolis.games.terra_mystica.state import BRIDGE_PIECES, TerraMystica
from pentapolis.games.terra_mystica.tables import BRIDGES, BRIDGES_OF


def bridge_ends(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """The two ends of the bridge place."""
    return {"a": move.args[0], "b": move.args[1]}


BRIDGE_STANDS: Final = Refusal("tm-no-second-bridge", "TM-Q12", bridge_ends)
BRIDGE_FAR: Final = Refusal("tm-no-bridge-there", "TM-10.9", bridge_ends)
NO_BRIDGE_LEFT: Final = Refusal(
    "tm-no-bridge-left", "TM-10.9", lambda s, p, m: {"most": BRIDGE_PIECES}
)
NO_BRIDGE_PLACE: Final = Refusal("tm-no-bridge-place", "TM-10.9")


def refuse_bridge(state: TerraMystica, seat: int, place: int) -> Refusal | None:
    """Require a free place with an own structure at one end or both (TM-10.9)."""
    if state.bridges_left[seat] == 0:
        return NO_BRIDGE_LEFT
    if state.bridges[place] >= 0:
        return BRIDGE_STANDS
    a, b = BRIDGES[place]
    return None if state.owner[a] == seat or state.owner[b] == seat else BRIDGE_FAR


def refuse_bridges(state: TerraMystica, seat: int) -> Refusal | None:
    """Require a bridge that is left and a place for it."""
    if state.bridges_left[seat] == 0:
        return NO_BRIDGE_LEFT
    for site in state.sites[seat]:
        for place in BRIDGES_OF[site]:
            if state.bridges[place] < 0:
                return None
    return NO_BRIDGE_PLACE


class BridgePlace(Choice):
    """Where the bridge is built (TM-10.9)."""

    __slots__ = ()

    KIND: ClassVar[str] = "bridge_place"
    RULE: ClassVar[str] = "TM-10.9"
    PROMPT: ClassVar[str] = "tm-ask-bridge"
    RANK: ClassVar[int] = BRIDGE_RANK
    CODES: ClassVar[tuple[int, ...]] = (BRIDGE,)

    def add_moves(self, state: TerraMystica, seat: int, moves: list[Move]) -> None:
        for place in range(len(BRIDGES)):
            if refuse_bridge(state, seat, place) is None:
                moves.append(BRIDGE_MOVES[place])

    def refuse_choice(self, state: TerraMystica, seat: int, move: Act) -> Refusal | None:
        return refuse_bridge(state, seat, move.a)

    def choose(self, state: TerraMystica, seat: int, move: Act) -> None:
        place_bridge(state, seat, move.a)


def place_bridge(state: TerraMystica, seat: int, place: int) -> None:
    """Place a bridge; it joins its ends for everybody and may make a town (TM-10.9 f.)."""
    state.bridges = replaced(state.bridges, place, seat)
    state.bridges_left = replaced(state.bridges_left, seat, state.bridges_left[seat] - 1)
    forget_all_reach(state)
    a, b = BRIDGES[place]
    check_town(state, seat, a if state.owner[a] == seat else b)


def qualifying_bridges(state: TerraMystica, seat: int) -> int:
    """How many own bridges have own structures at both ends (TM-15.13)."""
    found = 0
    for place in range(len(BRIDGES)):
        if state.bridges[place] == seat:
            a, b = BRIDGES[place]
            if state.owner[a] == seat and state.owner[b] == seat:
                found += 1
    return found


BRIDGE_PLACE: Final = [BridgePlace(seat) for seat in range(5)]
