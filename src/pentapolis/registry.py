"""All games: our own, and those that other packages register by entry point."""

from __future__ import annotations

import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from pentapolis.core.errors import UnknownGame
from pentapolis.core.game import Game
from pentapolis.core.message import Message

# In the order in which games are listed; a package is imported when it is needed.
OWN = {
    "seven-wonders": "pentapolis.games.seven_wonders",
    "terra-mystica": "pentapolis.games.terra_mystica",
    "endeavor": "pentapolis.games.endeavor",
    "civilization": "pentapolis.games.civilization",
    "imperium": "pentapolis.games.imperium",
}


GROUP = "pentapolis.games"
"""The entry point group by which other packages add games: an id, and the package with `GAME`."""


@cache
def packages() -> dict[str, str]:
    """The packages of all games by id: our own, then those of other packages."""
    others = {point.name: point.value for point in entry_points(group=GROUP)}
    return {**OWN, **{name: others[name] for name in sorted(others) if name not in OWN}}


def games() -> dict[str, Game]:
    """Every game of the collection, by id; games that other packages register come last.

    A game of another package that cannot be imported is left out with a warning.

    >>> list(games())[:5]
    ['seven-wonders', 'terra-mystica', 'endeavor', 'civilization', 'imperium']
    """
    found: dict[str, Game] = {}
    for name in packages():
        try:
            found[name] = game(name)
        except ImportError as error:
            if name in OWN:
                raise
            warnings.warn(f"the game {name!r} cannot be loaded: {error}", stacklevel=2)
    return found


def game(name: str) -> Game:
    """One game by id; raises `UnknownGame` if there is none.

    >>> game("endeavor").seats
    range(3, 6)
    >>> game("chess")
    Traceback (most recent call last):
    pentapolis.core.errors.UnknownGame: There is no game “chess”. Games: ...
    """
    package = packages().get(name) if isinstance(name, str) else None
    if package is None:
        known = ", ".join(packages())
        raise UnknownGame(Message("core-unknown-game", {"game": str(name), "known": known}))
    found: Game = import_module(package).GAME
    return found
