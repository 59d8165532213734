"""What cards, stages and effects are worth, in points."""

from __future__ import annotations

from typing import Final, final

from pentapolis.core.compiled import i64
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
from pentapolis.games.seven_wonders.rules.costs import beyond_plain
from pentapolis.games.seven_wonders.rules.effects import counted
from pentapolis.games.seven_wonders.scoring import packed_points
from pentapolis.games.seven_wonders.state import LAST_TURN, SevenWonders
from pentapolis.games.seven_wonders.tables.cards import (
    CARD_OUTCOME,
    CARDS,
    CHAIN_FROM,
    COST_NUMBERS,
    COUNT_BITS,
    COUNT_MASK,
    SCIENCE_BITS,
    STAGES,
    production,
)
from pentapolis.games.seven_wonders.tables.goods import (
    CHOICES,
    EACH,
    NOTHING,
    PLAIN,
    PLAIN_BITS,
    Production,
    production_of,
    stall_fields,
    symbols_of,
)

LAST_AGE: Final = 3


def chains_after(age: int) -> list[int]:
    """By card: how many cards of later ages it makes free."""
    later = [card.index for card in CARDS if card.age > age]
    return [sum(CHAIN_FROM[other] >> card.index & 1 for other in later) for card in CARDS]


CHAINS_AFTER: Final = [chains_after(age) for age in range(LAST_AGE + 1)]

# Most cards have a single effect.
OTHER: Final = 0
PLAIN_POINTS: Final = 1
SHIELDS: Final = 2
SCIENCE: Final = 3
PRODUCE: Final = 4


@final
class Worth:
    """What the value of a card goes by, side by side."""

    __slots__ = ("kind", "amount", "points", "chains")

    def __init__(self, card: int) -> None:
        effects = CARDS[card].effects
        effect = effects[0]
        self.kind = OTHER
        self.amount: i64 = 0  # shields, or the symbol of science, or 1 if goods are sold
        self.points = 0.0
        self.chains = [float(after[card]) for after in CHAINS_AFTER]
        if len(effects) > 1:
            return
        if isinstance(effect, Points):
            self.kind = PLAIN_POINTS
            self.points = float(effect.amount)
        elif isinstance(effect, Shields):
            self.kind = SHIELDS
            self.amount = effect.amount
        elif isinstance(effect, Science):
            self.kind = SCIENCE
            self.amount = effect.symbol
        elif isinstance(effect, Produce):
            self.kind = PRODUCE
            self.amount = 1 if effect.sellable else 0


WORTH: Final = [Worth(card.index) for card in CARDS]


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
    worth = WORTH[card]
    kind = worth.kind
    age = state.age
    if kind == PLAIN_POINTS:
        value = worth.points
    elif kind == SHIELDS:
        value = shields_value(state, seat, worth.amount)
    elif kind == SCIENCE:
        value = science_value(state, seat, worth.amount)
    elif kind == PRODUCE and age == LAST_AGE:
        value = W.late_goods
    elif kind == PRODUCE:
        have = state.productions[seat]
        if not have.saved:
            have.saved = [-1] * len(CARDS)
        saved = have.saved[card]
        if saved < 0:
            saved = units_saved(have, CARD_OUTCOME[card].own)
            have.saved[card] = saved
        value = saved_value(state, saved, worth.amount > 0)
    else:
        value = 0.0
        for effect in CARDS[card].effects:
            value += effect_value(state, seat, effect)
    if age < LAST_AGE:
        value += W.chain * worth.chains[age]
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
        return effect.amount * W.whole[len(STAGES[state.boards[seat]]) - state.stages[seat]]
    if isinstance(effect, Ability):
        return ability_value(state, effect.bit)
    return 0.0


def shields_value(state: SevenWonders, seat: int, amount: i64) -> float:
    """The value of more strength in the coming conflicts."""
    age: i64 = state.age
    mine: i64 = state.shields[seat]
    left: i64 = state.shields[state.left(seat)]
    right: i64 = state.shields[state.right(seat)]
    return against(against(0.0, age, mine - left, amount), age, mine - right, amount)


def against(value: float, age: i64, margin: i64, amount: i64) -> float:
    """`value` plus what the shields change towards one neighbour."""
    victory = float(2 * age - 1)
    after = margin + amount
    if margin < 0 <= after:
        value += W.pacified
    if margin <= 0 < after:
        value += W.victory * victory
    elif 0 < margin <= 2:
        value += W.lead * victory
    if -3 <= margin <= 3:
        value += W.arms[age] * float(amount)
    return value


def science_value(state: SevenWonders, seat: int, symbol: i64) -> float:
    """The gain in science points, and the prospect of later sets."""
    age: i64 = state.age
    have: i64 = state.counts[seat]
    have >>= SCIENCE_BITS
    one: i64 = 1
    after = have + (one << COUNT_BITS * symbol)
    shown = (after & COUNT_MASK) + (after >> COUNT_BITS & COUNT_MASK)
    shown += after >> 2 * COUNT_BITS & COUNT_MASK
    gain = float(packed_points(after) - packed_points(have))
    return gain + W.promise[age] + W.set * float(shown) * float(LAST_AGE - age)


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
        have.lacking = lacking_of_all(have.symbols)
    return have.lacking


CHOICE_UNITS: Final = [stall_fields(symbol) & PLAIN for symbol in CHOICES]
"""By either/or symbol: the units that it can be."""


def lacking_of_all(symbols: i64) -> int:
    """The same, counted without listing what is missing. By Hall's theorem, either/or symbols serve
    one unit each, unless some of them together have fewer units that they could be."""
    # By set of these symbols: the units that they can be, and how many symbols are not among them.
    sets = [NOTHING]
    others = [0]
    for kind in range(len(CHOICES)):
        for _ in range(symbols >> PLAIN_BITS + 2 * kind & 3):
            sets += [units | CHOICE_UNITS[kind] for units in sets]
            others = [other + 1 for other in others] + others
    all_units: i64 = sets[-1]
    lacking: i64 = 0
    for cost in COST_NUMBERS:
        rest = beyond_plain(symbols, cost)
        lacking += rest * EACH >> 24 & 15
        if rest & all_units:
            served: i64 = others[0]
            for i in range(1, len(sets)):
                units: i64 = sets[i]
                most = ((rest & units) * EACH >> 24 & 15) + others[i]
                if most < served:
                    served = most
            lacking -= served
    return lacking


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
    if bit == FREE_COLOR:
        return W.free_color * ages_left
    if bit == FREE_FIRST:
        return W.free_first * (ages_left - 1)
    return W.free_last * ages_left if bit == FREE_LAST else 0.0
