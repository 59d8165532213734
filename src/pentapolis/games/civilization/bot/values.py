"""Rules of thumb for bots: what icons, squares and trade are worth."""

from __future__ import annotations

from typing import Final

from pentapolis.games.civilization.bot.weights import W
from pentapolis.games.civilization.rules.research import trade_needed
from pentapolis.games.civilization.scoring import progress
from pentapolis.games.civilization.state import ARMIES, FIGURES, Civilization
from pentapolis.games.civilization.tables.cards import COINS_TO_WIN, MARK_ICONS, MOST_TRADE

PYRAMID: Final = [0, 5, 4, 3, 2, 1]
"""The cheapest pyramid under Space Flight (CV-8.6)."""
VICTORY: Final = 100.0
"""What a move is worth that wins at once."""
NEAR_FLIGHT: Final[tuple[int, ...]] = (2, 4, 7)
"""So many techs before the end of the pyramid its next step is worth more than before."""


def icons_value(trade: int, production: int, culture: int, coin: int) -> float:
    """What icons are worth each turn."""
    icon = W.icon
    return icon[0] * trade + icon[1] * production + icon[2] * culture + icon[3] * coin


def square_value(state: Civilization, sq: int) -> float:
    """What a square yields now."""
    mark = state.marks[sq]
    if mark:
        icons = MARK_ICONS[mark]
        return icons_value(icons[0], icons[1], icons[2], icons[3])
    return ground_value(state.ground[sq])


def square_trade(state: Civilization, sq: int) -> int:
    """The trade that a square yields now."""
    mark = state.marks[sq]
    return MARK_ICONS[mark][0] if mark else state.ground[sq] >> 3 & 3


def runs_over(state: Civilization, seat: int) -> bool:
    """Whether the trade of one turn fills the dial, so that more of it is lost (CV-5.2)."""
    income = state.coins[seat]
    for city in state.cities_of(seat):
        income += state.y_trade[city]
    return income >= MOST_TRADE


def ground_value(value: int) -> float:
    """What is printed on a square is worth."""
    if value < 0:
        return 0.0
    known = W.grounds.get(value)
    if known is None:
        known = icons_value(value >> 3 & 3, value >> 5 & 3, value >> 7 & 1, value >> 8 & 1)
        known += W.resource if value >> 9 else 0.0
        W.grounds[value] = known
    return known


def site_value(state: Civilization, sq: int) -> float:
    """What the squares around a city on that square would be worth."""
    worth = 0.0
    for other in state.layout.around[sq]:
        worth += ground_value(state.ground[other])
    return worth


def count_scouts(state: Civilization, seat: int) -> int:
    """How many scouts are on the map."""
    base = FIGURES * seat
    return sum([1 for sq in state.where[base + ARMIES : base + FIGURES] if sq >= 0])


def count_armies(state: Civilization, seat: int) -> int:
    """How many armies are on the map."""
    base = FIGURES * seat
    return sum([1 for sq in state.where[base : base + ARMIES] if sq >= 0])


def next_need(state: Civilization, seat: int) -> int:
    """The trade needed for the next useful tech."""
    for level in range(5, 0, -1):
        have = state.rows[6 * seat + level]
        if have < PYRAMID[level] and (level == 1 or state.rows[6 * seat + level - 1] >= have + 2):
            return trade_needed(state, seat, level)
    return 6


def cheapest_need(state: Civilization, seat: int) -> int:
    """The trade needed for the cheapest useful tech."""
    for level in range(1, 6):
        have = state.rows[6 * seat + level]
        if have < PYRAMID[level] and (level == 1 or state.rows[6 * seat + level - 1] >= have + 2):
            return trade_needed(state, seat, level)
    return 6


def spare_trade(state: Civilization, seat: int) -> int:
    """Trade that is not needed for this turn's research."""
    trade = state.trade[seat]
    need = next_need(state, seat)
    if trade >= need:
        return trade - need
    cheap = cheapest_need(state, seat)
    return trade - cheap if trade >= cheap else 0


def wins_by_coins(state: Civilization, seat: int, more: int) -> bool:
    """Whether so many coins more win at once (CV-10.1)."""
    return more > 0 and state.coins[seat] + more >= COINS_TO_WIN


def techs_lacking(state: Civilization, seat: int) -> int:
    """How many techs the cheapest pyramid with Space Flight still needs."""
    lacking = 0
    for level in range(1, 6):
        lacking += max(0, PYRAMID[level] - state.rows[6 * seat + level])
    return lacking


def research_lost(state: Civilization, seat: int) -> float:
    """What it costs to miss this turn's research: the nearer Space Flight is, the more."""
    lacking = techs_lacking(state, seat)
    for i in range(len(NEAR_FLIGHT)):
        if lacking <= NEAR_FLIGHT[i]:
            return W.research_lost[i]
    return W.research_lost[len(NEAR_FLIGHT)]


def leads(state: Civilization, seat: int) -> bool:
    """Whether the seat is close to a victory and nobody is closer."""
    mine = progress(state, seat)
    return mine >= 60 and all(progress(state, other) <= mine for other in range(state.seats))
