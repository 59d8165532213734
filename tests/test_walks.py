"""How many changes of file a reader meets who follows one move through the engine."""

from __future__ import annotations

import pytest
from scripts.walk import count_changes, find_walks, middle_walk

Walk = tuple[str, str, str, int]
"""Game, verb, kind of question (any if empty) and seats."""
# `scripts/walk.py` says how they are counted.
MOST_CHANGES: dict[Walk, int] = {
    ("terra-mystica", "build", "action", 4): 42,
    ("imperium", "play", "", 4): 73,
    ("seven-wonders", "build", "", 4): 11,
    ("endeavor", "build", "", 4): 26,
}


@pytest.mark.parametrize("walk", MOST_CHANGES, ids=lambda walk: walk[0])
def test_a_moves_way_changes_the_file_seldom(walk: Walk) -> None:
    walks = find_walks(*walk)
    assert len(walks) >= 10
    assert count_changes(middle_walk(walks)) <= MOST_CHANGES[walk]
