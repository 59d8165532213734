"""Both directions in many games of every kind."""

from __future__ import annotations

import pytest

from tests.research.play import GAMES
from tests.research.test_actions import check_questions


@pytest.mark.parametrize("game", GAMES)
def test_both_directions_are_exact_for_every_move_offered(game: str) -> None:
    check_questions(game, games=12 if game == "civilization" else 60, seed=20, every=1)
