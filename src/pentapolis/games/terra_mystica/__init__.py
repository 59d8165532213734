"""Terra Mystica, first edition, for 2 to 5 players."""

from pentapolis.games.terra_mystica.game import GAME

__all__ = ["GAME"]
