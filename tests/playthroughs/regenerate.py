"""Write the golden playthroughs anew: ``python -m tests.playthroughs.regenerate``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pentapolis
from pentapolis.core.playthrough import playthrough
from pentapolis.text import render

FOLDER = Path(__file__).parent
SEED = 2026
# A long game tells nothing more after a few turns.
OPTIONS: dict[str, dict[str, Any]] = {"civilization": {"turn_limit": 6}}


def golden() -> dict[Path, tuple[str, int]]:
    """The file of each game and seat count."""
    return {
        FOLDER / f"{name}-{seats}.txt": (name, seats)
        for name, game in pentapolis.games().items()
        for seats in game.seats
    }


def written(name: str, seats: int) -> str:
    """What the file of that game and seat count should say."""
    return playthrough(pentapolis.games()[name], seats, SEED, render, OPTIONS.get(name))


if __name__ == "__main__":
    for path, (name, seats) in golden().items():
        path.write_text(written(name, seats), "utf-8")
        print(path.name)
