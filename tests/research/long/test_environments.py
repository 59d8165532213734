"""The checks of PettingZoo and Gymnasium for every game at every seat count: `make research`."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis.research.gymnasium import GAMES as GYMS
from tests.research.play import GAMES
from tests.research.test_environments import check_gym, check_parallel, check_zoo

SEATS = [(game, seats) for game in GAMES for seats in pentapolis.games()[game].seats]


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_pettingzoo_finds_nothing_wrong(game: str, seats: int) -> None:
    check_zoo(game, seats, cycles=150)


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_pettingzoo_finds_nothing_wrong_with_all_seats_at_once(game: str, seats: int) -> None:
    check_parallel(game, seats, cycles=60)


@pytest.mark.parametrize("name", GYMS)
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    if name != "Civilization":  # its rules of thumb need half an hour for a game of random moves
        check_gym(name, opponents="greedy")
    check_gym(name, opponents="random")
