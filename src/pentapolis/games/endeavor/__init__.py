"""Endeavor (2009), for 3 to 5 players."""

from pentapolis.games.endeavor.game import GAME

__all__ = ["GAME"]
