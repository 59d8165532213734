"""Five great civilization games behind one contract.

>>> import pentapolis
>>> match = pentapolis.new("seven-wonders", seats=3, seed=7, options={"sides": "day"})
>>> [decision.seat for decision in match.decisions]
[0, 1, 2]
"""

from __future__ import annotations

from pentapolis.api import Match, bot, build, games, hint, load, new
from pentapolis.core.agenda import Decision
from pentapolis.core.errors import (
    BadOption,
    BadSave,
    BadSeats,
    IllegalMove,
    NewerSave,
    NothingToUndo,
    PentapolisError,
    UnknownBot,
    UnknownGame,
    UnknownMove,
)
from pentapolis.core.game import Game
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.core.score import Score
from pentapolis.core.state import State

__version__ = "0.1.0"

__all__ = [
    "BadOption", "BadSave", "BadSeats", "Decision", "Game", "IllegalMove", "Match", "Message",
    "Move", "NewerSave", "NothingToUndo", "PentapolisError", "Score", "State", "UnknownBot",
    "UnknownGame", "UnknownMove", "bot", "build", "games", "hint", "load", "new",
]  # fmt: skip
