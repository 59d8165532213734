"""7 Wonders, 2nd edition (2020), for 3 to 7 players."""

from pentapolis.games.seven_wonders.game import GAME

__all__ = ["GAME"]
