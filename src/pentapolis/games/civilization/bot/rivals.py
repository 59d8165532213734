"""Rules of thumb for bots: who is about to win, and how to stop it.

Coins of a square count only while no enemy figure is there (CV-11.4). So an army in the outskirts
of a seat with almost enough coins is worth more than anything it could find elsewhere.
"""

from __future__ import annotations

from typing import Final

from pentapolis.games.civilization.bot.weights import W
from pentapolis.games.civilization.rules.blockade import is_blocked, is_water, square_coin
from pentapolis.games.civilization.state import ALL_ARMIES, FIGURES_OF, Civilization
from pentapolis.games.civilization.tables.cards import COINS_TO_WIN, LAST_SPACE

ALARM: Final = 4
"""Seats that lack at most this many coins should be blocked."""
NEARLY: Final = 2
"""Within this many coins or steps of the end, there is no time for safe plans."""
TOP_ROWS: Final = 14
"""Techs that a complete pyramid has below Space Flight (CV-8.6)."""


def coins_in_reach(state: Civilization, seat: int) -> int:
    """The coins that a seat would have without blockades in its outskirts."""
    total = state.coins[seat]
    for city in state.cities_of(seat):
        for sq in state.layout.around[state.centre[city]]:
            if is_blocked(state, sq, seat):
                total += square_coin(state, sq)
    return total


def alarming(state: Civilization, seat: int) -> list[int]:
    """The other seats that are about to win by coins."""
    return [
        other
        for other in range(state.seats)
        if other != seat and coins_in_reach(state, other) >= COINS_TO_WIN - ALARM
    ]


def blockade_worth(state: Civilization, seat: int, other: int, sq: int) -> float:
    """What it is worth to block a square of a seat that is about to win by coins."""
    coins: int = square_coin(state, sq)
    enemies = state.occupied[sq] & ~FIGURES_OF[seat]
    if not coins or enemies & ALL_ARMIES or (is_water(state, sq) and state.water[seat] < 2):
        return 0.0
    lacking = max(0, COINS_TO_WIN - coins_in_reach(state, other))
    return W.blockade[0] + W.blockade[1] * (ALARM - lacking) + W.blockade[2] * coins


def blockades(state: Civilization, seat: int) -> list[tuple[int, float]]:
    """The squares where an army would block such a seat, and what that is worth."""
    found: list[tuple[int, float]] = []
    for other in alarming(state, seat):
        for city in state.cities_of(other):
            for sq in state.layout.around[state.centre[city]]:
                worth = blockade_worth(state, seat, other, sq)
                if worth > 0.0:
                    found.append((sq, worth))
    return found


def is_close(state: Civilization, seat: int) -> bool:
    """Whether a seat is about to win by coins, culture or techs."""
    if COINS_TO_WIN - state.coins[seat] <= NEARLY or LAST_SPACE - state.level[seat] <= NEARLY:
        return True
    return state.rows[6 * seat + 4] >= 2 and state.techs[seat].bit_count() >= TOP_ROWS
