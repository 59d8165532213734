"""What a playout plays without asking is what it plays question by question."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pentapolis.bots.search import PlayoutPlayer, play_on
from pentapolis.core.digest import digest
from pentapolis.core.game import Game
from pentapolis.core.state import State


def assert_played_alike(game: Game[Any], state: State, monkeypatch: pytest.MonkeyPatch) -> None:
    """From this position on both play the same game, and draw the same random numbers."""
    quick, slow = state.copy(), state.copy()
    drawn, asked = Random(7), Random(7)
    play_on(game, quick, drawn)
    with monkeypatch.context() as context:
        context.setattr(type(game), "quick_turns", lambda _: None)
        assert PlayoutPlayer(game, asked, game.horizon).quick_turns is None
        play_on(game, slow, asked)
    assert quick.over
    assert digest(quick) == digest(slow)
    assert drawn.getstate() == asked.getstate()
