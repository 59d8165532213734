"""How well a seat stands: its points so far, and what its city will bring."""

from __future__ import annotations

from pentapolis.games.seven_wonders.bot.values import LAST_AGE
from pentapolis.games.seven_wonders.bot.weights import W
from pentapolis.games.seven_wonders.scoring import science, score
from pentapolis.games.seven_wonders.state import SevenWonders
from pentapolis.games.seven_wonders.tables.goods import symbols_of


def evaluate(state: SevenWonders, seat: int) -> float:
    """The points so far, and what production, strength and coins will bring."""
    value = float(score(state, seat).total)
    ages_left = LAST_AGE - state.age + (6 - state.turn) / 6
    if not state.over:
        have = science(state, seat)
        value += W.science_hope * (have[0] + have[1] + have[2]) * ages_left
        value += W.goods_hope * len(symbols_of(state.own[seat])) * ages_left
        for other in (state.left(seat), state.right(seat)):
            margin = state.shields[seat] - state.shields[other]
            token = 2 * state.age - 1
            value += (
                W.victory_hope * token if margin > 0 else (-W.victory_hope if margin < 0 else 0.0)
            )
    return value
