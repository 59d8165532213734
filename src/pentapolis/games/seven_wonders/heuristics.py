"""Rules of thumb for bots: how good a move looks, how well a seat stands."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.core.move import Move
from pentapolis.games.seven_wonders import commerce
from pentapolis.games.seven_wonders.construction import (
    counted,
    is_free,
)
from pentapolis.games.seven_wonders.effects import (
    ANY_SYMBOL,
    FREE_COLOR,
    FREE_FIRST,
    FREE_LAST,
    FROM_DISCARD,
    RAW_LEFT,
    RAW_RIGHT,
    SEVENTH_CARD,
    Ability,
    Coins,
    CoinsPer,
    Effect,
    Points,
    PointsIfComplete,
    PointsPer,
    Produce,
    Science,
    Shields,
    TradePrice,
)
from pentapolis.games.seven_wonders.scoring import science, science_points
from pentapolis.games.seven_wonders.state import BUILD, STAGE, Action, SevenWonders
from pentapolis.games.seven_wonders.tables import CARDS, CHAIN_FROM, COIN_COST, COSTS, STAGES

COIN_VALUE = 0.3
LAST_AGE = 3


def rate(state: SevenWonders, seat: int, moves: Sequence[Move]) -> list[float]:
    """The expected points of each move, roughly; larger is better."""
    return [rate_move(state, seat, move) for move in moves]


def rate_move(state: SevenWonders, seat: int, move: Move) -> float:
    """One move of any decision."""
    if isinstance(move, Action):
        return rate_action(state, seat, move)
    if move.verb in ("take", "choose"):
        card = card_of(move)
        return card_value(state, seat, card)
    if move.verb == "side":
        return 1.0 if move.args[0] == "day" else 0.9
    return 0.0


def card_of(move: Move) -> int:
    """The card that a move names."""
    component = move.args[0]
    for card in CARDS:
        if component == f"card:{card.id}":
            return card.index
    raise ValueError(component)


def rate_action(state: SevenWonders, seat: int, move: Action) -> float:
    """Value of what is built less what it costs and what the neighbours earn by it."""
    if move.use == BUILD:
        value = card_value(state, seat, move.card)
        if COIN_COST[move.card] and not is_free(state, seat, move.card, state.turn):
            value -= COIN_COST[move.card] * COIN_VALUE
    elif move.use == STAGE:
        stage = STAGES[state.boards[seat]][state.stages[seat]]
        value = 0.4
        for effect in stage.effects:
            value += effect_value(state, seat, effect)
        # A card that a neighbour would love is well buried under the own wonder.
        value += 0.15 * card_value(state, next_holder(state, seat), move.card)
    else:
        value = 3 * COIN_VALUE if state.coins[seat] < 6 else 2 * COIN_VALUE
        value += 0.1 * card_value(state, next_holder(state, seat), move.card)
    return value - (move.left + move.right) * (COIN_VALUE + 0.1)


def next_holder(state: SevenWonders, seat: int) -> int:
    """Who gets the rest of the hand."""
    return state.left(seat) if state.passes_left() else state.right(seat)


def card_value(state: SevenWonders, seat: int, card: int) -> float:
    """The points a card is worth to that seat now."""
    value = 0.0
    for effect in CARDS[card].effects:
        value += effect_value(state, seat, effect)
    if state.age < LAST_AGE:
        value += 0.5 * chains_opened(state, card)
    return value


def chains_opened(state: SevenWonders, card: int) -> int:
    """How many later cards this one makes free."""
    return sum(
        1 for other in CARDS if other.age > state.age and CHAIN_FROM[other.index] >> card & 1
    )


def effect_value(state: SevenWonders, seat: int, effect: Effect) -> float:
    """The points an effect is worth to that seat now."""
    if isinstance(effect, Points):
        return float(effect.amount)
    if isinstance(effect, Shields):
        return shields_value(state, seat, effect.amount)
    if isinstance(effect, Science):
        return science_value(state, seat, effect.symbol)
    if isinstance(effect, Produce):
        return production_value(state, seat, effect)
    if isinstance(effect, TradePrice):
        return trade_value(state, seat, effect)
    if isinstance(effect, Coins):
        return effect.amount * COIN_VALUE
    if isinstance(effect, CoinsPer):
        return effect.amount * (counted(state, seat, effect.count) + 0.5) * COIN_VALUE
    if isinstance(effect, PointsPer):
        growth = 0.3 * (6 - state.turn) * (2 if effect.count.neighbours else 1) * 0.5
        return effect.amount * (counted(state, seat, effect.count) + growth)
    if isinstance(effect, PointsIfComplete):
        left = len(STAGES[state.boards[seat]]) - state.stages[seat]
        return effect.amount * (1.0, 0.6, 0.2, 0.0, 0.0)[left]
    if isinstance(effect, Ability):
        return ability_value(state, effect.bit)
    return 0.0


def shields_value(state: SevenWonders, seat: int, amount: int) -> float:
    """What more strength changes in the conflicts to come."""
    value = 0.0
    victory = 2 * state.age - 1
    later = (0.0, 5.0, 3.0, 0.0)[state.age]
    for other in (state.left(seat), state.right(seat)):
        margin = state.shields[seat] - state.shields[other]
        after = margin + amount
        if margin < 0 <= after:
            value += 1.0
        if margin <= 0 < after:
            value += 0.8 * victory
        elif 0 < margin <= 2:
            value += 0.2 * victory
        if -3 <= margin <= 3:
            value += 0.12 * later * amount
    return value


def science_value(state: SevenWonders, seat: int, symbol: int) -> float:
    """The gain in science points, and the promise of sets to come."""
    have = list(science(state, seat))
    before = science_points(have[0], have[1], have[2], have[3])
    have[symbol if symbol < ANY_SYMBOL else 3] += 1
    gain = float(science_points(have[0], have[1], have[2], have[3]) - before)
    promise = (0.0, 2.2, 1.2, 0.0)[state.age]
    return gain + promise + 0.3 * sum(have[:3]) * (LAST_AGE - state.age)


def production_value(state: SevenWonders, seat: int, effect: Produce) -> float:
    """Units that the city lacks are worth much early and nothing late."""
    if state.age == LAST_AGE:
        return 0.2
    remaining = 1.0 if state.age == 1 else 0.55 - 0.06 * state.turn
    after = state.own[seat] + commerce.production_of(effect.symbols)
    saved = 0
    for cost in COSTS:
        saved += commerce.missing_units(commerce.missing(state.own[seat], cost))
        saved -= commerce.missing_units(commerce.missing(after, cost))
    per_symbol = 0.3 * saved * remaining
    return per_symbol + (0.3 * remaining if effect.sellable else 0.0)


def trade_value(state: SevenWonders, seat: int, effect: TradePrice) -> float:
    """A discount is worth what the neighbours sell."""
    if state.age == LAST_AGE:
        return 0.1
    goods = 0
    if effect.discounts & RAW_LEFT:
        goods += len(commerce.symbols_of(state.sale[state.left(seat)]))
    if effect.discounts & RAW_RIGHT:
        goods += len(commerce.symbols_of(state.sale[state.right(seat)]))
    return 1.2 + 0.5 * goods * (LAST_AGE - state.age) / 2


def ability_value(state: SevenWonders, bit: int) -> float:
    """The five odd powers."""
    ages_left = 4 - state.age
    if bit == SEVENTH_CARD:
        return 1.6 * ages_left
    if bit == FROM_DISCARD:
        return (1.5, 2.0, 3.0, 5.0)[state.age]
    if bit == FREE_COLOR:
        return 2.0 * ages_left
    if bit == FREE_FIRST:
        return 1.8 * (ages_left - 1)
    return 1.8 * ages_left if bit == FREE_LAST else 0.0


def evaluate(state: SevenWonders, seat: int) -> float:
    """Points so far and what production, strength and coins promise."""
    value = float(state.scores()[seat].total)
    ages_left = LAST_AGE - state.age + (6 - state.turn) / 6
    if not state.over:
        have = science(state, seat)
        value += 0.4 * (have[0] + have[1] + have[2]) * ages_left
        value += 0.9 * len(commerce.symbols_of(state.own[seat])) * ages_left
        for other in (state.left(seat), state.right(seat)):
            margin = state.shields[seat] - state.shields[other]
            token = 2 * state.age - 1
            value += 0.7 * token if margin > 0 else (-0.7 if margin < 0 else 0.0)
    return value
