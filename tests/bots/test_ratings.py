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


@pytest.mark.parametrize("name", RATED)
def test_a_higher_level_is_rated_higher(name: str) -> None:
    game = pentapolis.games()[name]
    found = ratings_of(game)
    assert set(found) <= set(ORDER)
    measured = [found[level] for level in ORDER if level in found]
    assert measured == sorted(measured)
    assert game_json(game)["ratings"] == found


@pytest.mark.parametrize("name", RATED)
def test_a_file_says_how_it_was_made(name: str) -> None:
    game = pentapolis.games()[name]
    data = json.loads(files(game.package).joinpath("bot", FILE).read_text("utf-8"))
    assert data["game"] == name
    assert data["games"] > 0
    assert all(rating["uncertainty"] > 0 for rating in data["ratings"].values())
