"""Sid Meier's Civilization: The Board Game (2010), for 2 to 4 players."""

from pentapolis.games.civilization.game import GAME

__all__ = ["GAME"]
