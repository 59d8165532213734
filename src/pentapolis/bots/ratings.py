"""How strong the levels are in a game: ratings from tournaments between them.

``pentapolis tournament GAME --bots beginner,casual,greedy,steady --ratings FILE`` plays and writes
the game's ``bot/ratings.json``; ``--bots steady,strong:playouts=N --anchor steady`` adds a level to
it. Ratings are openskill's: 25 is the middle, and a level ten points higher is before the other in
about three results of four (measured: by 8 to 14 points in 66 to 80 % of results).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from pentapolis.core.game import Game

FILE = "ratings.json"


def level_of(bot: str) -> str:
    """The level of a bot that may have a budget: ``strong:seconds=1``."""
    return bot.split(":")[0]


@cache
def ratings_of(game: Game) -> Mapping[str, float]:
    """By level: its rating in that game, as far as it was measured."""
    path = files(game.package).joinpath("bot", FILE)
    if not path.is_file():
        return {}
    found: Mapping[str, Mapping[str, float]] = json.loads(path.read_text("utf-8"))["ratings"]
    return {level_of(bot): rating["rating"] for bot, rating in found.items()}
