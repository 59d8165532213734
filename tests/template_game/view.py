"""What a seat may see, built by adding."""

from __future__ import annotations

from typing import Literal, TypedDict

from pentapolis.core.view import Frame
from tests.template_game.state import Lanterns


class PlayerView(TypedDict):
    """What everybody sees of a player."""

    won: int
    hand: int


class View(Frame):
    """The harbour from one chair."""

    game: Literal["lanterns"]
    ships: list[int]
    out: list[str]
    bag: int
    players: list[PlayerView]
    hand: list[str]


def view(state: Lanterns, seat: int | None) -> View:
    """The harbour from one chair (None: a spectator's)."""
    players: list[PlayerView] = [
        {"won": state.won[other], "hand": len(state.hands[other])} for other in range(state.seats)
    ]
    return {
        "game": "lanterns",
        **state.frame(seat),
        "ships": list(state.ships),
        "out": [f"lantern:{number}" for number in state.out],
        "bag": len(state.bag),
        "players": players,
        "hand": [f"lantern:{n}" for n in state.hands[seat]] if seat is not None else [],
    }
