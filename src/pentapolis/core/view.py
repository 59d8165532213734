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
    """Whether somebody may react in secret."""
    answered: list[int]
    answer: str | None
    """What the viewer has chosen while others still think."""
