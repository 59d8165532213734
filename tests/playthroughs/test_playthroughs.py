"""The stored games still go as they went; `make golden` accepts a change."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.playthroughs.regenerate import golden, written


@pytest.mark.parametrize("path", golden(), ids=lambda path: path.stem)
def test_the_game_goes_as_it_went(path: Path) -> None:
    name, seats = golden()[path]
    assert path.exists(), "run `make golden`"
    assert written(name, seats) == path.read_text("utf-8")
