"""Chapter 7, effects of cards and stages (SW-7.1 to SW-7.33): what building gives."""

from __future__ import annotations

from pentapolis.core.compiled import i64
from pentapolis.games.seven_wonders.effects import FREE_COLOR, FREE_FIRST, FREE_LAST, Count
from pentapolis.games.seven_wonders.state import LAST_TURN, SevenWonders
from pentapolis.games.seven_wonders.tables.cards import (
    BIT,
    CARD_COUNTS,
    CARD_OUTCOME,
    COLOR,
    COUNT_BITS,
    COUNT_MASK,
    STAGE_COUNTS,
    STAGE_OUTCOME,
    production,
)
from pentapolis.games.seven_wonders.tables.goods import stalls_joined


def place_card(state: SevenWonders, seat: int, card: int) -> bool:
    """Add a card face up to the city with its lasting effects (SW-3.1, SW-3.2).

    Returns whether the card also pays coins, which are counted after everybody has built.
    """
    state.cities[seat] |= BIT[card]
    state.counts[seat] += CARD_COUNTS[card]
    outcome = CARD_OUTCOME[card]
    if outcome.own:
        state.own[seat] += outcome.own
        state.productions[seat] = production(state.own[seat])
        state.sale[seat] += outcome.sale
        state.stalls[seat] = stalls_joined(state.stalls[seat], outcome.stall)
    elif outcome.shields:
        state.shields[seat] += outcome.shields
    else:
        state.discounts[seat] |= outcome.discounts
    return outcome.pays


def complete_stage(state: SevenWonders, seat: int) -> int:
    """Build the next stage and return its abilities (SW-3.10)."""
    outcome = STAGE_OUTCOME[state.boards[seat]][state.stages[seat]]
    state.counts[seat] += STAGE_COUNTS[state.boards[seat]][state.stages[seat]]
    state.stages[seat] += 1
    if outcome.own:
        state.own[seat] += outcome.own
        state.productions[seat] = production(state.own[seat])
    state.shields[seat] += outcome.shields
    state.abilities[seat] |= outcome.abilities
    return outcome.abilities


def coins_of_card(state: SevenWonders, seat: int, card: int) -> int:
    """The coins a card pays when it is built, counted in the present state (SW-7.2, SW-7.3)."""
    outcome = CARD_OUTCOME[card]
    coins = outcome.coins
    per = outcome.coins_per
    if per is not None:
        coins += per.amount * counted(state, seat, per.count)
    return coins


def coins_of_stage(state: SevenWonders, seat: int) -> int:
    """The coins that the stage just completed pays (SW-7.35)."""
    return STAGE_OUTCOME[state.boards[seat]][state.stages[seat] - 1].coins


def counted(state: SevenWonders, seat: int, count: Count) -> int:
    """How many things a counting effect counts now (SW-7.6, SW-7.7)."""
    total = 0
    if count.own:
        total += counted_at(state, seat, count)
    if count.neighbours:
        total += counted_at(state, state.left(seat), count)
        total += counted_at(state, state.right(seat), count)
    return total


def counted_at(state: SevenWonders, seat: int, count: Count) -> int:
    """The things counted in one city."""
    if count.stages:
        return state.stages[seat]
    total: i64 = 0
    counts: i64 = state.counts[seat]
    for color in count.colors:
        place: i64 = color
        total += counts >> COUNT_BITS * place & COUNT_MASK
    return total


def is_free_by_wonder(state: SevenWonders, seat: int, card: int, turn: int) -> bool:
    """Whether Olympía's ability makes the card free (SW-7.29 to SW-7.31)."""
    abilities = state.abilities[seat]
    if abilities & FREE_COLOR and state.counts[seat] >> COUNT_BITS * COLOR[card] & COUNT_MASK == 0:
        return True
    if turn == 1:
        return abilities & FREE_FIRST != 0
    return turn == LAST_TURN and abilities & FREE_LAST != 0
