"""The sources of a game's facts, and how many facts are reconstructed."""

from __future__ import annotations

from collections import Counter

from pentapolis.core.game import Component, Game
from pentapolis.core.message import Message

RECONSTRUCTED = "reconstructed"
MANY = 0.1
"""From this share of reconstructed components on, players are told before the game."""


def sources(game: Game) -> Counter[str]:
    """The number of components by the source of their facts."""
    return Counter(one.source for one in game.components().values() if one.source)


def reconstructed(game: Game) -> list[Component]:
    """The components whose facts could not be established and are our best guess."""
    return [
        one for one in game.components().values() if RECONSTRUCTED in (one.source, one.confidence)
    ]


def caveat(game: Game) -> Message | None:
    """What a player should know if much of the box is reconstructed, and how to correct it: by the
    option that reads local files, if the game has one."""
    count, everything = len(reconstructed(game)), len(game.components())
    if count < MANY * everything:
        return None
    option = next((option.name for option in game.options if option.local), "none")
    return Message(
        "core-caveat", {"count": count, "all": everything, "game": game.id, "option": option}
    )
