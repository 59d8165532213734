"""Chapter 8, end and scoring (SW-8.1 to SW-8.15): the seven parts of the score."""

from __future__ import annotations

from typing import Final

from pentapolis.core.compiled import i64
from pentapolis.core.score import Score
from pentapolis.games.seven_wonders.effects import (
    ANY_SYMBOL,
    BLUE,
    PURPLE,
    YELLOW,
    Effect,
    Points,
    PointsIfComplete,
    PointsPer,
)
from pentapolis.games.seven_wonders.rules.effects import counted
from pentapolis.games.seven_wonders.state import TOKENS, SevenWonders
from pentapolis.games.seven_wonders.tables.cards import (
    BIT,
    CARDS,
    COUNT_BITS,
    COUNT_MASK,
    OF_COLOR,
    SCIENCE_BITS,
    STAGES,
    cards_of,
)
from pentapolis.games.seven_wonders.tables.goods import MOST_KEPT

PARTS: Final[tuple[str, ...]] = (
    "wonder",
    "treasury",
    "military",
    "blue",
    "yellow",
    "green",
    "purple",
)
COINS_PER_POINT: Final = 3
SCIENCE_SET: Final = 7


def printed(effects: tuple[Effect, ...]) -> int:
    """The points that effects give whatever is built."""
    return sum([effect.amount for effect in effects if isinstance(effect, Points)])


def counts_something(effects: tuple[Effect, ...]) -> bool:
    """Whether effects give points for what is built here or next door."""
    return any(isinstance(effect, (PointsPer, PointsIfComplete)) for effect in effects)


STAGE_POINTS: Final = [
    [sum([printed(stage.effects) for stage in stages[:built]]) for built in range(len(stages) + 1)]
    for stages in STAGES
]
"""By board side and number of built stages."""
COUNTING: Final = sum(BIT[card.index] for card in CARDS if counts_something(card.effects))
PLAIN: Final = sum(BIT[card.index] for card in CARDS if printed(card.effects)) & ~COUNTING
COUNTING_OF_COLOR: Final = [cards & COUNTING for cards in OF_COLOR]
PLAIN_OF_COLOR: Final = [cards & PLAIN for cards in OF_COLOR]
# Playouts end with the same few sets of cards and symbols again and again.
_plain_points: Final[dict[int, int]] = {0: 0}
_science_points: Final[dict[int, int]] = {}


def ranks(state: SevenWonders) -> list[tuple[int, ...]]:
    """What decides the game: every seat's points and coins (SW-8.2, SW-8.4)."""
    return [(points(state, seat), state.coins[seat]) for seat in range(state.seats)]


def points(state: SevenWonders, seat: int) -> int:
    """The total of the score."""
    city = state.cities[seat]
    total = wonder_points(state, seat) + military_points(state, seat) + plain_points(city & PLAIN)
    total += state.coins[seat] // COINS_PER_POINT
    total += packed_points(state.counts[seat] >> SCIENCE_BITS)
    for card in cards_of(city & COUNTING):
        total += points_of_card(state, seat, card)
    return total


def scores(state: SevenWonders) -> list[Score]:
    """Every seat's score (SW-8.2)."""
    return [score(state, seat) for seat in range(state.seats)]


def score(state: SevenWonders, seat: int) -> Score:
    """One seat's score; ties are broken by coins (SW-8.2, SW-8.4)."""
    return Score(
        {
            "wonder": wonder_points(state, seat),
            "treasury": state.coins[seat] // COINS_PER_POINT,
            "military": military_points(state, seat),
            "blue": card_points(state, seat, BLUE),
            "yellow": card_points(state, seat, YELLOW),
            "green": packed_points(state.counts[seat] >> SCIENCE_BITS),
            "purple": card_points(state, seat, PURPLE),
        },
        (state.coins[seat],),
    )


def wonder_points(state: SevenWonders, seat: int) -> int:
    """The points printed on built stages (SW-8.6)."""
    return STAGE_POINTS[state.boards[seat]][state.stages[seat]]


def military_points(state: SevenWonders, seat: int) -> int:
    """The sum of all conflict tokens (SW-8.8)."""
    total = 0
    for i in range(len(TOKENS)):
        total += TOKENS[i] * state.tokens[seat * len(TOKENS) + i]
    return total


def card_points(state: SevenWonders, seat: int, color: int) -> int:
    """The points of the city's cards of one colour (SW-8.9, SW-8.10, SW-8.15)."""
    city = state.cities[seat]
    total = plain_points(city & PLAIN_OF_COLOR[color])
    for card in cards_of(city & COUNTING_OF_COLOR[color]):
        total += points_of_card(state, seat, card)
    return total


def plain_points(cards: int) -> int:
    """The points printed on cards."""
    points = _plain_points.get(cards)
    if points is None:
        if len(_plain_points) >= MOST_KEPT:
            _plain_points.clear()
        points = sum([printed(CARDS[card].effects) for card in cards_of(cards)])
        _plain_points[cards] = points
    return points


def points_of_card(state: SevenWonders, seat: int, card: int) -> int:
    """The points of one card of the city (SW-8.9, SW-8.10, SW-8.15)."""
    total = 0
    for effect in CARDS[card].effects:
        if isinstance(effect, Points):
            total += effect.amount
        elif isinstance(effect, PointsPer):
            total += effect.amount * counted(state, seat, effect.count)
        elif isinstance(effect, PointsIfComplete) and is_complete(state, seat):
            total += effect.amount
    return total


def is_complete(state: SevenWonders, seat: int) -> bool:
    """Whether all stages of the wonder are built (SW-7.21c)."""
    return state.stages[seat] == len(STAGES[state.boards[seat]])


def science(state: SevenWonders, seat: int) -> tuple[int, int, int, int]:
    """Compasses, gears, tablets and free symbols of cards and stages (SW-8.11)."""
    have = state.counts[seat] >> SCIENCE_BITS
    return (
        have & COUNT_MASK,
        have >> COUNT_BITS & COUNT_MASK,
        have >> 2 * COUNT_BITS & COUNT_MASK,
        have >> ANY_SYMBOL * COUNT_BITS,
    )


def packed_points(have: i64) -> i64:
    """The points for packed counts of science symbols, free ones on top."""
    compasses = have & COUNT_MASK
    gears = have >> COUNT_BITS & COUNT_MASK
    tablets = have >> 2 * COUNT_BITS & COUNT_MASK
    choices = have >> ANY_SYMBOL * COUNT_BITS
    if not choices:
        return fixed_points(compasses, gears, tablets)
    points = _science_points.get(have)
    if points is None:
        points = science_points(compasses, gears, tablets, choices)
        _science_points[have] = points
    return points


def science_points(compasses: int, gears: int, tablets: int, choices: int) -> int:
    """Squares and sets, with free symbols assigned for the most points (SW-8.12 to SW-8.14)."""
    compasses, gears, tablets = assign_science(compasses, gears, tablets, choices)
    return fixed_points(compasses, gears, tablets)


def fixed_points(compasses: i64, gears: i64, tablets: i64) -> i64:
    """The square of each count, and 7 for each set of three (SW-8.12, SW-8.13)."""
    squares = compasses * compasses + gears * gears + tablets * tablets
    sets = gears if gears < compasses else compasses
    return squares + SCIENCE_SET * (tablets if tablets < sets else sets)


def assign_science(compasses: int, gears: int, tablets: int, choices: int) -> tuple[int, int, int]:
    """The best assignment of free symbols; of equals, most compasses, then most gears (SW-Q12)."""
    best = (compasses, gears, tablets)
    best_points = -1
    for to_compass in range(choices, -1, -1):
        for to_gear in range(choices - to_compass, -1, -1):
            to_tablet = choices - to_compass - to_gear
            candidate = (compasses + to_compass, gears + to_gear, tablets + to_tablet)
            points = fixed_points(candidate[0], candidate[1], candidate[2])
            if points > best_points:
                best, best_points = candidate, points
    return best
