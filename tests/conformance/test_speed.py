"""The engine has not become much slower, as a ratio to python-chess timed in turns with it.

The floors lie at about six tenths of what the builds of the tests reach beside another test, so
that noise passes and a slip such as a needless look-up in the inner loop does not.
`make bench` measures exactly.
"""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis.arena.bench import chess_game, playout, timed

SECONDS = 0.2
ATTEMPTS = 4
SEATS = 4
FLOORS = {
    "pure": {
        "seven-wonders": 0.9,
        "terra-mystica": 1.5,
        "endeavor": 1.5,
        "civilization": 0.35,
        "imperium": 0.5,
    },
    # Compiled without optimisation, as the tests do.
    "compiled": {
        "seven-wonders": 1.7,
        "terra-mystica": 1.9,
        "endeavor": 2.4,
        "civilization": 0.6,
        "imperium": 0.8,
    },
}


@pytest.mark.parametrize("name", pentapolis.games())
def test_random_play_keeps_its_speed(name: str) -> None:
    game = pentapolis.games()[name]
    floor = FLOORS[pentapolis.build()].get(name, 0.0)
    ratios: list[float] = []
    for _ in range(ATTEMPTS):
        play, chess = timed([lambda rng: playout(game, SEATS, rng), chess_game], SECONDS)
        ratio = play.against(chess)
        assert ratio is not None
        ratios.append(ratio)
        if ratio >= floor:
            return
    pytest.fail(f"{name}: {ratios} times python-chess, at least {floor} expected")
