"""Ratings of levels: what tournaments have measured, and what the server tells of it."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

import pentapolis
from pentapolis.bots.bot import LEVELS
from pentapolis.bots.ratings import FILE, level_of, ratings_of
from pentapolis.server.collection import game_json

RATED = sorted(name for name, game in pentapolis.games().items() if ratings_of(game))
ORDER = [level.name for level in LEVELS]


def test_a_budget_does_not_change_the_level() -> None:
    assert level_of("strong:seconds=0.25") == "strong"


def measured_in(name: str) -> dict[str, dict[str, float]]:
    """What tournaments of that game have measured, by level."""
    game = pentapolis.games()[name]
    data = json.loads(files(game.package).joinpath("bot", FILE).read_text("utf-8"))
    return {level_of(bot): rating for bot, rating in data["ratings"].items()}


@pytest.mark.parametrize("name", RATED)
def test_a_higher_level_is_rated_higher(name: str) -> None:
    measured = measured_in(name)
    assert [level for level in ORDER if level in measured] == ORDER
    below_master = [measured[level]["rating"] for level in ORDER[:-1]]
    assert below_master == sorted(below_master)
    # Six seconds on all cores may be no stronger than two, but they are not told to be weaker.
    master, strong = measured["master"], measured["strong"]
    doubt = master["uncertainty"] + strong["uncertainty"]
    assert master["rating"] > strong["rating"] - doubt
    told = ratings_of(pentapolis.games()[name])
    assert list(told.values()) == sorted(told.values())
    assert all(told[level] == measured[level]["rating"] for level in ORDER[:-1])
    assert game_json(pentapolis.games()[name])["ratings"] == told


@pytest.mark.parametrize("name", RATED)
def test_a_file_says_how_it_was_made(name: str) -> None:
    game = pentapolis.games()[name]
    data = json.loads(files(game.package).joinpath("bot", FILE).read_text("utf-8"))
    assert data["game"] == name
    assert data["games"] > 0
    assert all(rating["uncertainty"] > 0 for rating in data["ratings"].values())
