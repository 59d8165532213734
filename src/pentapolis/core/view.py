"""What the views of all games share."""

from __future__ import annotations

from typing import TypedDict


class Frame(TypedDict):
    """The part of a view that is the same in every game."""

    seats: int
    seat: int | None
    """The seat that looks; None is a spectator."""
    over: bool
    waiting: list[int]
    """The seats that have to answer, as far as the viewer may know."""
    reactions: bool
    """Whether a reaction window is open."""
    answered: list[int]
    answer: str | None
    """The viewer's own choice while others still think."""
