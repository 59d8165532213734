"""Where the facts of a game come from, and how many of them had to be reconstructed."""

from __future__ import annotations

from collections import Counter

from pentapolis.core.game import Component, Game
from pentapolis.core.message import Message

RECONSTRUCTED = "reconstructed"
MANY = 0.1
"""The share of reconstructed components from which a player is told before the game."""


def sources(game: Game) -> Counter[str]:
    """How many components have their facts from where."""
    return Counter(one.source for one in game.components().values() if one.source)


def reconstructed(game: Game) -> list[Component]:
    """What could not be established and is our best guess."""
    return [
        one for one in game.components().values() if RECONSTRUCTED in (one.source, one.confidence)
    ]


def caveat(game: Game) -> Message | None:
    """What a player should know where the box is in good part reconstructed, and how to correct it:
    by the option that reads files of this machine, if the game has one."""
    count, everything = len(reconstructed(game)), len(game.components())
    if count < MANY * everything:
        return None
    option = next((option.name for option in game.options if option.local), "none")
    return Message(
        "core-caveat", {"count": count, "all": everything, "game": game.id, "option": option}
    )
