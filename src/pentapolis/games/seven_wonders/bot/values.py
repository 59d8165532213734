"""What cards, stages and effects are worth, in points."""

from __future__ import annotations

from typing import Final

from pentapolis.games.seven_wonders.bot.weights import W
from pentapolis.games.seven_wonders.effects import (
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
from pentapolis.games.seven_wonders.rules.costs import find_gap
from pentapolis.games.seven_wonders.rules.effects import counted
from pentapolis.games.seven_wonders.scoring import packed_points
from pentapolis.games.seven_wonders.state import LAST_TURN, SevenWonders
from pentapolis.games.seven_wonders.tables.cards import (
    CARD_OUTCOME,
    CARDS,
    CHAIN_FROM,
    COUNT_BITS,
    COUNT_MASK,
    SCIENCE_BITS,
    STAGES,
    production,
)
from pentapolis.games.seven_wonders.tables.goods import Production, production_of, symbols_of

LAST_AGE: Final = 3


def chains_after(age: int) -> list[int]:
    """By card: how many cards of later ages it makes free."""
    later = [card.index for card in CARDS if card.age > age]
    return [sum(CHAIN_FROM[other] >> card.index & 1 for other in later) for card in CARDS]


CHAINS_AFTER: Final = [chains_after(age) for age in range(LAST_AGE + 1)]

# Most cards have a single effect, looked up by card.
OTHER: Final = 0
PLAIN_POINTS: Final = 1
SHIELDS: Final = 2
SCIENCE: Final = 3
PRODUCE: Final = 4
KIND: Final = [OTHER] * len(CARDS)
AMOUNT: Final = [0] * len(CARDS)
POINTS: Final = [0.0] * len(CARDS)


def _look_up() -> None:
    for card in CARDS:
        i = card.index
        effect = card.effects[0]
        if len(card.effects) > 1:
            continue
        if isinstance(effect, Points):
            KIND[i] = PLAIN_POINTS
            POINTS[i] = float(effect.amount)
        elif isinstance(effect, Shields):
            KIND[i] = SHIELDS
            AMOUNT[i] = effect.amount
        elif isinstance(effect, Science):
            KIND[i] = SCIENCE
            AMOUNT[i] = effect.symbol
        elif isinstance(effect, Produce):
            KIND[i] = PRODUCE
            AMOUNT[i] = int(effect.sellable)


_look_up()


def is_last_turn(state: SevenWonders) -> bool:
    """Whether nothing can be built afterwards."""
    return state.age == LAST_AGE and state.turn >= LAST_TURN


def stage_value(state: SevenWonders, seat: int) -> float:
    """The points that the next stage is worth to that seat now."""
    value = W.stage
    for effect in STAGES[state.boards[seat]][state.stages[seat]].effects:
        value += effect_value(state, seat, effect)
    return value


def card_value(state: SevenWonders, seat: int, card: int) -> float:
    """The points a card is worth to that seat now."""
    kind = KIND[card]
    if kind == PLAIN_POINTS:
        value = POINTS[card]
    elif kind == SHIELDS:
        value = shields_value(state, seat, AMOUNT[card])
    elif kind == SCIENCE:
        value = science_value(state, seat, AMOUNT[card])
    elif kind == PRODUCE and state.age == LAST_AGE:
        value = W.late_goods
    elif kind == PRODUCE:
        have = state.productions[seat]
        if not have.saved:
            have.saved = [-1] * len(CARDS)
        saved = have.saved[card]
        if saved < 0:
            saved = units_saved(have, CARD_OUTCOME[card].own)
            have.saved[card] = saved
        value = saved_value(state, saved, AMOUNT[card] > 0)
    else:
        value = 0.0
        for effect in CARDS[card].effects:
            value += effect_value(state, seat, effect)
    if state.age < LAST_AGE:
        value += W.chain * CHAINS_AFTER[state.age][card]
    return value


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
        return effect.amount * W.coin
    if isinstance(effect, CoinsPer):
        return effect.amount * (counted(state, seat, effect.count) + W.coins_more) * W.coin
    if isinstance(effect, PointsPer):
        growth = W.points_more * (6 - state.turn) * (2 if effect.count.neighbours else 1) * 0.5
        return effect.amount * (counted(state, seat, effect.count) + growth)
    if isinstance(effect, PointsIfComplete):
        left = len(STAGES[state.boards[seat]]) - state.stages[seat]
        return 0.0 if left and is_last_turn(state) else effect.amount * W.whole[left]
    if isinstance(effect, Ability):
        return ability_value(state, effect.bit)
    return 0.0


def shields_value(state: SevenWonders, seat: int, amount: int) -> float:
    """The value of more strength in the coming conflicts."""
    mine = state.shields[seat]
    value = against(0.0, state.age, mine - state.shields[state.left(seat)], amount)
    return against(value, state.age, mine - state.shields[state.right(seat)], amount)


def against(value: float, age: int, margin: int, amount: int) -> float:
    """`value` plus what the shields change towards one neighbour."""
    victory = 2 * age - 1
    after = margin + amount
    if margin < 0 <= after:
        value += W.pacified
    if margin <= 0 < after:
        value += W.victory * victory
    elif 0 < margin <= 2:
        value += W.lead * victory
    if -3 <= margin <= 3:
        value += W.arms[age] * amount
    return value


def science_value(state: SevenWonders, seat: int, symbol: int) -> float:
    """The gain in science points, and the prospect of later sets."""
    have = state.counts[seat] >> SCIENCE_BITS
    after = have + (1 << COUNT_BITS * symbol)
    shown = (after & COUNT_MASK) + (after >> COUNT_BITS & COUNT_MASK)
    shown += after >> 2 * COUNT_BITS & COUNT_MASK
    gain = float(packed_points(after) - packed_points(have))
    return gain + W.promise[state.age] + W.set * shown * (LAST_AGE - state.age)


def production_value(state: SevenWonders, seat: int, effect: Produce) -> float:
    """The value of production: high early if the city lacks the goods, almost none late."""
    if state.age == LAST_AGE:
        return W.late_goods
    saved = units_saved(state.productions[seat], production_of(effect.symbols))
    return saved_value(state, saved, effect.sellable)


def saved_value(state: SevenWonders, saved: int, sellable: bool) -> float:
    """The value of lacking that many units less."""
    remaining = 1.0 if state.age == 1 else W.goods[1] - W.goods[2] * state.turn
    per_symbol = W.goods[0] * saved * remaining
    return per_symbol + (W.goods_sold * remaining if sellable else 0.0)


def units_saved(have: Production, more: int) -> int:
    """How many units less all costs of the game together would lack with more production."""
    return units_lacking(have) - units_lacking(production(have.symbols + more))


def units_lacking(have: Production) -> int:
    """How many units all costs of the game together lack, each on its own."""
    # There are few productions in the game, and playouts meet them again and again.
    if have.lacking < 0:
        lacking = 0
        for number in range(len(have.gaps)):
            gap = have.gaps[number]
            lacking += gap.units if gap is not None else find_gap(have, number).units
        have.lacking = lacking
    return have.lacking


def trade_value(state: SevenWonders, seat: int, effect: TradePrice) -> float:
    """The value of a discount, by what the neighbours sell."""
    if state.age == LAST_AGE:
        return W.late_trade
    goods = 0
    if effect.discounts & RAW_LEFT:
        goods += len(symbols_of(state.sale[state.left(seat)]))
    if effect.discounts & RAW_RIGHT:
        goods += len(symbols_of(state.sale[state.right(seat)]))
    return W.trade_price[0] + W.trade_price[1] * goods * (LAST_AGE - state.age) / 2


def ability_value(state: SevenWonders, bit: int) -> float:
    """The value of a wonder's special ability."""
    ages_left = 4 - state.age
    if bit == SEVENTH_CARD:
        return W.seventh * ages_left
    if bit == FROM_DISCARD:
        return W.discard[state.age]
    if is_last_turn(state):
        return 0.0
    if bit == FREE_COLOR:
        return W.free_color * ages_left
    if bit == FREE_FIRST:
        return W.free_first * (ages_left - 1)
    return W.free_last * ages_left if bit == FREE_LAST else 0.0
