"""How a table is drawn: one renderer per game, and a generic one for any game.

A renderer of a game is a module named like its package with a class ``Renderer``.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from pentapolis.cli.boards.generic import Board
from pentapolis.core.game import Game

__all__ = ["Board", "board_of"]


def board_of(game: Game) -> Board:
    """The renderer of a game, or the generic one."""
    module = f"{__name__}.{game.package.rpartition('.')[2]}"
    if find_spec(module) is None:
        return Board()
    found: Board = import_module(module).Renderer()
    return found
