"""The vocabulary of moves: ``show 7``, ``swap 2``, ``keep``."""

from __future__ import annotations

from typing import Final

from pentapolis.core.errors import UnknownMove
from pentapolis.core.message import Message
from pentapolis.core.move import Move, squeeze
from tests.template_game.tables import NUMBERS


class LanternMove(Move):
    """A move that names a lantern."""

    __slots__ = ("lantern",)

    def __init__(self, verb: str, lantern: int) -> None:
        super().__init__(verb, (f"lantern:{lantern}",))
        self.lantern = lantern


SHOW: Final = {number: LanternMove("show", number) for number in NUMBERS}
SWAP: Final = {number: LanternMove("swap", number) for number in NUMBERS}
KEEP: Final = Move("keep")

MOVES: Final = {move.text: move for move in [*SHOW.values(), *SWAP.values(), KEEP]}


def parse(text: str) -> Move:
    """The move that a text means, legal or not; `UnknownMove` where it means none."""
    move = MOVES.get(squeeze(text))
    if move is None:
        raise UnknownMove(Message("la-unknown-move", {"move": text}))
    return move
