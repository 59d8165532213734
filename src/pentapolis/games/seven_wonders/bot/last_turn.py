"""The last turn: nothing can be built afterwards, so an action is worth the points it ends with.

What the neighbours do at the same time is not foreseen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentapolis.core.compiled import i64
from pentapolis.core.move import Move
from pentapolis.games.seven_wonders.bot.values import LAST_AGE
from pentapolis.games.seven_wonders.bot.weights import W
from pentapolis.games.seven_wonders.effects import (
    FROM_DISCARD,
    Ability,
    AmountPer,
    Coins,
    CoinsPer,
    Count,
    Effect,
    Points,
    PointsIfComplete,
    PointsPer,
    Science,
    Shields,
)
from pentapolis.games.seven_wonders.moves import BUILD, STAGE, Action, card_of
from pentapolis.games.seven_wonders.rules.actions import SALE_COINS
from pentapolis.games.seven_wonders.rules.costs import is_free
from pentapolis.games.seven_wonders.rules.effects import counted
from pentapolis.games.seven_wonders.scoring import COINS_PER_POINT, COUNTING, packed_points
from pentapolis.games.seven_wonders.state import TOKENS, SevenWonders
from pentapolis.games.seven_wonders.tables.cards import (
    CARDS,
    COIN_COST,
    COLOR,
    COUNT_BITS,
    SCIENCE_BITS,
    STAGES,
    cards_of,
)

COIN_LEFT: Final = 0.01
"""Between equals, coins decide (SW-8.4)."""
STAGE_BUILT: Final = -1


def last_rates(state: SevenWonders, seat: int, moves: Sequence[Move]) -> list[float]:
    """By move: the points that it adds to the city, and those of the coins that are left then."""
    return [last_rate(state, seat, move) for move in moves]


def last_rate(state: SevenWonders, seat: int, move: Move) -> float:
    """The same for one move."""
    coins = state.coins[seat]
    if not isinstance(move, Action):
        if move.verb in ("take", "choose"):
            return gained(state, seat, card_of(move), coins)
        return with_coins(0.0, coins)
    coins -= move.left + move.right
    if move.use == BUILD:
        if COIN_COST[move.card] and not is_free(state, seat, move.card, state.turn):
            coins -= COIN_COST[move.card]
        return gained(state, seat, move.card, coins)
    if move.use == STAGE:
        return gained(state, seat, STAGE_BUILT, coins)
    return with_coins(0.0, coins + SALE_COINS)


def gained(state: SevenWonders, seat: int, card: int, coins: int) -> float:
    """The points by a card, or by the next stage, and by the coins that are left then."""
    if card == STAGE_BUILT:
        effects = STAGES[state.boards[seat]][state.stages[seat]].effects
    else:
        effects = CARDS[card].effects
    points = float(grown(state, seat, card))
    for effect in effects:
        if isinstance(effect, Coins):
            coins += effect.amount
        elif isinstance(effect, CoinsPer):
            coins += effect.amount * count_with(state, seat, effect, card)
        elif isinstance(effect, Ability):
            points += W.discard[LAST_AGE] if effect.bit == FROM_DISCARD else 0.0
        else:
            points += points_by(state, seat, effect, card)
    return with_coins(points, coins)


def with_coins(points: float, coins: int) -> float:
    """Points, and coins at the end of the game."""
    return points + coins // COINS_PER_POINT + COIN_LEFT * coins


def points_by(state: SevenWonders, seat: int, effect: Effect, card: int) -> int:
    """The points of an effect of what is built now."""
    if isinstance(effect, Points):
        return effect.amount
    if isinstance(effect, Shields):
        mine = state.shields[seat]
        found = 0
        for other in (state.left(seat), state.right(seat)):
            margin = mine - state.shields[other]
            found += conflict(margin + effect.amount) - conflict(margin)
        return found
    if isinstance(effect, Science):
        symbol: i64 = effect.symbol
        have: i64 = state.counts[seat]
        have >>= SCIENCE_BITS
        one: i64 = 1
        return packed_points(have + (one << COUNT_BITS * symbol)) - packed_points(have)
    if isinstance(effect, PointsPer):
        return effect.amount * count_with(state, seat, effect, card)
    if isinstance(effect, PointsIfComplete):
        complete = state.stages[seat] == len(STAGES[state.boards[seat]])
        return effect.amount if complete else 0
    return 0


def conflict(margin: int) -> int:
    """The tokens of the last conflict with a neighbour (SW-5.4 to SW-5.6)."""
    return TOKENS[LAST_AGE] if margin > 0 else TOKENS[0] if margin < 0 else 0


def grown(state: SevenWonders, seat: int, card: int) -> int:
    """The points that cards of the city gain because they count what is built now."""
    found = 0
    for other in cards_of(state.cities[seat] & COUNTING):
        for effect in CARDS[other].effects:
            if isinstance(effect, PointsPer) and counts(effect.count, card):
                found += effect.amount
            elif isinstance(effect, PointsIfComplete) and card == STAGE_BUILT:
                last = state.stages[seat] + 1 == len(STAGES[state.boards[seat]])
                found += effect.amount if last else 0
    return found


def counts(count: Count, card: int) -> bool:
    """Whether a card, or a stage, is counted in the own city."""
    if not count.own:
        return False
    return count.stages if card == STAGE_BUILT else COLOR[card] in count.colors


def count_with(state: SevenWonders, seat: int, effect: AmountPer, card: int) -> int:
    """What an effect counts, with the card itself."""
    return counted(state, seat, effect.count) + counts(effect.count, card)
