"""Rules of thumb for bots: how good a move looks, how well a seat stands.

A move is worth the position that it leads to, once the rest of the own action (which region,
which city, which workers) has been chosen for the best.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentapolis.core.move import Move
from pentapolis.games.endeavor.building import build
from pentapolis.games.endeavor.passing import card_count
from pentapolis.games.endeavor.scoring import (
    building_glory,
    card_glory,
    city_glory,
    connection_glory,
)
from pentapolis.games.endeavor.state import EMPTY, GONE, LEVELS, NOBODY, Endeavor
from pentapolis.games.endeavor.tables import (
    ACTIONS,
    CHOOSE_ONE,
    CULTURE,
    EUROPE,
    INDUSTRY,
    PER_DECK,
    REGIONS,
    ROUNDS,
    SAME_DECK,
    SAME_REGION,
    TOKENS,
    TOP,
    Choice,
)

# Worth in glory, found by self-play.
POPULATION: Final = 0.75
LATE_POPULATION: Final = 1 / 3
STUCK_WORKER: Final = 0.25
ACTION_TOKEN: Final = 1.1
GROWTH: Final = 0.75
PAYMENT_VALUE: Final = 0.55
BUILDING_LEVEL: Final = 0.75
CARD_PLACE: Final = 0.55
OVER_LIMIT: Final = 1.6
PROGRESS: Final = 0.8
MARKER: Final = 0.3
LEAD: Final = 0.5
LINK: Final = 0.5
PLENTY: Final = 6
IDLE_POPULATION: Final = 0.4
# By action (ship, occupy, attack, payment, draw): the first activation in a round, and others.
FIRST: Final = (1.5, 1.0, 0.4, 0.5, 0.7)
FURTHER: Final = (0.8, 0.5, 0.2, 0.2, 0.3)
DEPTH: Final = 6

OWN_CHAIN: Final = frozenset(
    [
        "choose_component", "choose_ship_region", "choose_city_occupy", "choose_city_attack",
        "choose_payment", "choose_deck", "arrange_governor", "choose_discard",
        "passed_limit_reaction",
    ]
)  # fmt: skip


def rate(state: Endeavor, seat: int, moves: Sequence[Move]) -> list[float]:
    """The expected glory of each move, roughly; larger is better."""
    rounds = ROUNDS - state.round
    return [rate_move(state, seat, move, rounds) for move in moves]


def rate_move(state: Endeavor, seat: int, move: Move, rounds: int) -> float:
    """One move of any decision."""
    if move.verb == "build" and isinstance(move, Choice):
        after = state.copy()
        build(after, seat, move.index)
        return standing(after, seat, rounds)
    if move.verb == "pass":
        return standing(state, seat, rounds)
    return best_after(state, seat, move, rounds, DEPTH)


def best_after(state: Endeavor, seat: int, move: Move, rounds: int, depth: int) -> float:
    """The best standing that the move leads to by the end of the own action."""
    after = state.copy()
    after.apply(seat, move)
    decision = after.decision(seat)
    if decision is None or depth == 0 or decision.kind not in OWN_CHAIN:
        return standing(after, seat, rounds)
    best = -1000.0
    for answer in decision.moves:
        value = best_after(after, seat, answer, rounds, depth - 1)
        if value > best:
            best = value
    return best


def evaluate(state: Endeavor, seat: int) -> float:
    """Glory so far, and what levels, population and places promise for the rounds to come."""
    if state.over:
        return float(state.scores()[seat].total)
    return standing(state, seat, ROUNDS - state.round)


def standing(state: Endeavor, seat: int, rounds: int) -> float:
    """How well a seat stands with that many rounds after this one."""
    value = float(
        city_glory(state, seat)
        + connection_glory(state, seat)
        + card_glory(state, seat)
        + building_glory(state, seat)
        + state.tables.slavery_glory * state.turned[seat].bit_count()
    )
    if state.slots[seat] == EMPTY:
        value += state.tables.slot_glory * (1.0 if rounds == 0 else 0.5)
    value += track_value(state, seat, rounds)
    value += economy(state, seat, rounds)
    value += card_pressure(state, seat, rounds)
    if rounds > 0:
        value += board_value(state, seat) * min(1.0, 0.3 + 0.2 * rounds)
    return value


def track_value(state: Endeavor, seat: int, rounds: int) -> float:
    """Glory of the tracks, with credit for the way to the next glory space while there is time."""
    table = state.tables.glory_of_level
    share = PROGRESS if rounds > 1 else (0.6 if rounds == 1 else 0.25)
    value = 0.0
    for track in range(LEVELS):
        level = state.levels[LEVELS * seat + track]
        if level >= TOP:
            value += table[TOP]
            continue
        reached = table[level]
        following = level + 1
        while following < TOP and table[following] == reached:
            following += 1
        start = level
        while start > 0 and table[start - 1] == reached:
            start -= 1
        way = (level - start) / (following - start)
        value += reached + share * way * (table[following] - reached)
    return value


def economy(state: Endeavor, seat: int, rounds: int) -> float:
    """Population at hand and to come, payments, building level, buildings to activate."""
    workers = state.workers[seat].bit_count()
    payments = state.payments(seat)
    if rounds == 0:
        return LATE_POPULATION * state.harbor[seat] + 0.5 * action_tokens(state, seat)
    value = ACTION_TOKEN * action_tokens(state, seat)
    value += POPULATION * min(state.harbor[seat], PLENTY)
    value += IDLE_POPULATION * max(0, state.harbor[seat] - PLENTY)
    returning = workers if workers < payments else payments
    value += POPULATION * returning + STUCK_WORKER * (workers - returning)
    value += rounds * GROWTH * state.value(seat, CULTURE)
    value += rounds * BUILDING_LEVEL * state.value(seat, INDUSTRY)
    value += rounds * activations(state, seat)
    value += rounds * PAYMENT_VALUE * min(payments, len(state.buildings[seat]))
    return value


def activations(state: Endeavor, seat: int) -> float:
    """What the buildings can do in a round; the second of a kind of action is worth less."""
    counts = [0.0] * len(ACTIONS)
    for kind in state.buildings[seat]:
        action = state.tables.building_action[kind]
        if action is None:
            continue
        share = 0.75 if action.mode == CHOOSE_ONE else 1.0
        for part in action.parts:
            counts[part] += share
            if action.mode in (SAME_REGION, SAME_DECK):
                share = 0.6  # the second component needs no worker, but a bond
    value = 0.0
    for part in range(len(ACTIONS)):
        first = min(1.0, counts[part])
        value += FIRST[part] * first + FURTHER[part] * (counts[part] - first)
    return value


def action_tokens(state: Endeavor, seat: int) -> int:
    """How many action tokens the seat has."""
    count = 0
    for kind in range(LEVELS, TOKENS):
        count += state.tokens[TOKENS * seat + kind]
    return count


def card_pressure(state: Endeavor, seat: int, rounds: int) -> float:
    """Room for cards is worth something, cards beyond the limit will be lost."""
    counted = card_count(state, seat)
    limit = state.card_limit(seat)
    if counted > limit:
        return -OVER_LIMIT * (counted - limit)
    return CARD_PLACE * (limit - counted) * min(1.0, 0.4 * rounds)


def board_value(state: Endeavor, seat: int) -> float:
    """Markers open decks, bring governors, and cities wait for their connections."""
    tables = state.tables
    value = 0.0
    for region in range(len(REGIONS)):
        own = state.markers[region * state.seats + seat]
        if own == 0:
            continue
        if region != EUROPE and not state.is_open(region):
            value += MARKER * own + LEAD * lead(state, seat, region) * (
                state.filled[region] / tables.track_length[region]
            )
            continue
        for deck in range(1, 2) if region == EUROPE else range(region + 1, region + 2):
            card = state.top_card(deck)
            if card >= 0:
                needed = card % PER_DECK
                value += MARKER * (own if own < needed else needed)
    for city in range(len(state.cities)):
        if state.cities[city] != seat:
            continue
        ends = tables.link_city[city]
        for i in range(len(ends)):
            token = state.board[tables.connection_start + tables.link_connection[city][i]]
            if state.cities[ends[i]] == NOBODY and token != GONE:
                value += LINK
    return value


def lead(state: Endeavor, seat: int, region: int) -> float:
    """1 for the one who would get the governor now, 0 for others."""
    own = state.markers[region * state.seats + seat]
    for other in range(state.seats):
        if other != seat and state.markers[region * state.seats + other] > own:
            return 0.0
    return 1.0
