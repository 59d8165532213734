"""What training adds to the rates of actions, and which of its numbers these are.

The numbers are the lists of `Game.learned`, one after another: what a card is worth by the half of
its age, beside each wonder, after so many of its colour, and by the strength of the neighbours;
what a stage is worth by its wonder and by the turns that are left for it; what a sale is worth by
the turn and the coins at hand.
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.compiled import i64
from pentapolis.games.seven_wonders.bot.values import SHIELDS, WORTH
from pentapolis.games.seven_wonders.bot.weights import W
from pentapolis.games.seven_wonders.state import SevenWonders
from pentapolis.games.seven_wonders.tables.cards import (
    CARDS,
    COLOR,
    COUNT_BITS,
    COUNT_MASK,
    STAGES,
)

ALL_CARDS: Final[i64] = len(CARDS)
TURNS: Final = 6
MOST_STAGES: Final = 4
HALF_AGE: Final = 3
COLORS: Final = 7
MOST_OF_COLOR: Final = 6
MOST_SHIELDS: Final = 3
WIDEST: Final = 4
"""Differences of strength beyond this make no difference."""

# Where each list begins in the joined one.
STAGE: Final = 2 * len(CARDS)
BOARD: Final = STAGE + MOST_STAGES * len(STAGES)
OF_COLOR: Final = BOARD + len(CARDS) * len(STAGES)
STAGE_TURN: Final = OF_COLOR + 3 * COLORS * (MOST_OF_COLOR + 1)
SALE: Final = STAGE_TURN + 3 * TURNS * MOST_STAGES
MARGIN: Final = SALE + 3 * TURNS * 3


def card_bonus(state: SevenWonders, seat: int, card: int) -> float:
    """What training adds to building a card."""
    board: i64 = state.boards[seat]
    row: i64 = 2 * board + is_late(state)
    bonus = W.beside[ALL_CARDS * row + card]
    bonus += W.learned_color[color_place(state, seat, card)]
    if WORTH[card].kind == SHIELDS:
        bonus += W.learned_margin[margin_place(state, seat, state.left(seat), card)]
        bonus += W.learned_margin[margin_place(state, seat, state.right(seat), card)]
    return bonus


def card_places(state: SevenWonders, seat: int, card: int) -> list[int]:
    """The numbers of `card_bonus`."""
    places = [
        2 * card + is_late(state),
        BOARD + len(CARDS) * state.boards[seat] + card,
        OF_COLOR + color_place(state, seat, card),
    ]
    if WORTH[card].kind == SHIELDS:
        for other in (state.left(seat), state.right(seat)):
            places.append(MARGIN + margin_place(state, seat, other, card))
    return places


def is_late(state: SevenWonders) -> int:
    """Whether the second half of the age has begun, as 1 or 0."""
    return 1 if state.turn > HALF_AGE else 0


def color_place(state: SevenWonders, seat: int, card: int) -> i64:
    """By age, colour, and how many of that colour the city has."""
    age: i64 = state.age
    color: i64 = COLOR[card]
    counts: i64 = state.counts[seat]
    count = counts >> COUNT_BITS * color & COUNT_MASK
    if count > MOST_OF_COLOR:
        count = MOST_OF_COLOR
    return (MOST_OF_COLOR + 1) * (COLORS * (age - 1) + color) + count


def margin_place(state: SevenWonders, seat: int, other: int, card: int) -> i64:
    """By age, shields, and the lead over a neighbour."""
    age: i64 = state.age
    mine: i64 = state.shields[seat]
    theirs: i64 = state.shields[other]
    margin = mine - theirs
    if margin > WIDEST:
        margin = WIDEST
    elif margin < -WIDEST:
        margin = -WIDEST
    row = MOST_SHIELDS * (age - 1) + WORTH[card].amount - 1
    return (2 * WIDEST + 1) * row + WIDEST + margin


def stage_bonus(state: SevenWonders, seat: int) -> float:
    """What training adds to building the next stage."""
    own = W.learned_stage[stage_place(state, seat)]
    return own + W.learned_stage_turn[stage_turn_place(state, seat)]


def stage_places(state: SevenWonders, seat: int) -> list[int]:
    """The numbers of `stage_bonus`."""
    return [STAGE + stage_place(state, seat), STAGE_TURN + stage_turn_place(state, seat)]


def stage_place(state: SevenWonders, seat: int) -> int:
    """By wonder side and stage."""
    return MOST_STAGES * state.boards[seat] + state.stages[seat]


def stage_turn_place(state: SevenWonders, seat: int) -> int:
    """By turn and missing stages."""
    missing = len(STAGES[state.boards[seat]]) - state.stages[seat]
    return MOST_STAGES * turn_of(state) + missing - 1


def sale_place(state: SevenWonders, seat: int) -> int:
    """By turn and coins."""
    coins = state.coins[seat]
    return 3 * turn_of(state) + (0 if coins < 3 else 1 if coins < 6 else 2)


def turn_of(state: SevenWonders) -> int:
    """The turn, counted from the first of the game; a seventh card belongs to the sixth."""
    turn = state.turn if state.turn < TURNS else TURNS
    return TURNS * (state.age - 1) + turn - 1
