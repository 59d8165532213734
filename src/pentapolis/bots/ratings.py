"""How strong the levels are in a game: ratings from tournaments between them.

``pentapolis tournament GAME --bots beginner,casual,greedy,steady --ratings FILE`` plays and writes
the game's ``bot/ratings.json``; ``--bots steady,strong:playouts=N --anchor steady`` adds a level to
it. A level with more time is no weaker: where a few games say otherwise, it is told to be as strong
as the one below it.

Ratings are openskill's: 25 is the middle, and a level ten points higher is before the other in
about three results of four (measured: by 8 to 14 points in 66 to 80 % of results).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from itertools import accumulate

from pentapolis.bots.bot import LEVELS
from pentapolis.core.game import Game

FILE = "ratings.json"


def level_of(bot: str) -> str:
    """The level of a bot that may have a budget: ``strong:seconds=1``."""
    return bot.split(":")[0]


@cache
def ratings_of(game: Game) -> Mapping[str, float]:
    """By level, weakest first: its rating in that game, as far as it was measured."""
    path = files(game.package).joinpath("bot", FILE)
    if not path.is_file():
        return {}
    found: Mapping[str, Mapping[str, float]] = json.loads(path.read_text("utf-8"))["ratings"]
    measured = {level_of(bot): rating["rating"] for bot, rating in found.items()}
    return rising({level.name: measured[level.name] for level in LEVELS if level.name in measured})


def rising(ratings: Mapping[str, float]) -> dict[str, float]:
    """Ratings of levels, weakest first, none of them below an earlier one.

    >>> rising({"greedy": 25.0, "strong": 39.5, "master": 38.0})
    {'greedy': 25.0, 'strong': 39.5, 'master': 39.5}
    """
    return dict(zip(ratings, accumulate(ratings.values(), max), strict=True))
