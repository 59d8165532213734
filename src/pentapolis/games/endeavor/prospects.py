"""What a position at the start of a round promises, in glory at the end of the game.

The weights were fitted to how 6,500 games between rules of thumb ended. They hold where the
table is even: at the start of a round, when nobody has acted more often than others.
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.weights import Weights
from pentapolis.games.endeavor.occupation import free_cities
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
    EUROPE,
    INDUSTRY,
    REGIONS,
    ROUNDS,
    SHIP,
    SINGLE,
    TOKENS,
    TOP,
)

WEIGHTS: Final = Weights(
    {
        "cities": {"cities": (0.93, 0.68)},
        "connections": {"connections": (1.23, 2.63)},
        "cards": {"glory": (0.87, -0.08), "count": (0.58, -1.77), "room": (1.02, 0.52)},
        "governor_slot": {"empty-slot": (1.35, -0.90)},
        "tracks": {
            "industry": (0.92, 1.22), "culture": (0.53, 4.48),
            "finance": (0.84, 0.44), "politics": (0.63, 0.78),
            "building-level": (-0.04, 4.16),
        },
        "people": {
            "harbor": (0.65, 1.15), "workers": (1.40, 2.45), "stuck-workers": (-1.86, -2.11),
        },
        "tokens": {"action-tokens": (0.86, 2.66)},
        "buildings": {
            "ship": (1.54, 3.39), "occupy": (1.83, 4.68), "attack": (4.44, 7.59),
            "payment": (3.82, 12.47), "draw": (2.00, 9.65), "idle": (1.67, 2.87),
            "any-ship": (4.63, 7.13),
        },
        "presence": {
            "closed-markers": (0.71, -0.04), "open-markers": (0.30, 0.40),
            "governors": (-0.20, 3.15), "free-cities": (0.62, 0.72), "open-links": (0.28, 1.88),
        },
    }
)  # fmt: skip
"""When the last round starts, and when the second one does."""
AFTER_SECOND: Final = ROUNDS - 2
"""How many rounds follow the second one."""

BOTH: Final = 0.8
EITHER: Final = 0.6
"""How much of an action a building gives that has two, or one of two."""


def promise(state: Endeavor, seat: int) -> float:
    """How much glory the seat may expect; only differences between seats mean anything."""
    return WEIGHTS.total(features(state, seat), earliness(state))


def aspects(state: Endeavor, seat: int) -> dict[str, float]:
    """The same by what it is made of."""
    return WEIGHTS.by_aspect(features(state, seat), earliness(state))


def earliness(state: Endeavor) -> float:
    """How early in the game it is: from 1 in the second round to 0 in the last."""
    return (ROUNDS - state.round) / AFTER_SECOND


def features(state: Endeavor, seat: int) -> list[float]:
    """What `WEIGHTS` weighs, in its order."""
    found: list[float] = [
        city_glory(state, seat),
        connection_glory(state, seat),
        card_glory(state, seat)
        + building_glory(state, seat)
        + state.tables.slavery_glory * state.turned[seat].bit_count(),
        state.cards[seat].bit_count(),
        max(0, state.card_limit(seat) - card_count(state, seat)),
        1.0 if state.slots[seat] == EMPTY else 0.0,
    ]
    for level in state.levels[LEVELS * seat : LEVELS * seat + LEVELS]:
        found.append(level if level < TOP else TOP)
    found.append(state.value(seat, INDUSTRY))
    workers = state.workers[seat].bit_count()
    found.append(state.harbor[seat])
    found.append(workers)
    found.append(max(0, workers - state.payments(seat)))
    found.append(action_tokens(state, seat))
    found += places(state, seat)
    found += presence(state, seat)
    found.append(len(free_cities(state, seat, -1)))
    found.append(open_links(state, seat))
    return found


def places(state: Endeavor, seat: int) -> list[float]:
    """Buildings by what they can do, those that can do nothing, and whether one ships."""
    uses = [0.0] * len(ACTIONS)
    idle = 0.0
    for kind in state.buildings[seat]:
        action = state.tables.building_action[kind]
        if action is None:
            idle += 1.0
            continue
        share = 1.0 if action.mode == SINGLE else EITHER if action.mode == CHOOSE_ONE else BOTH
        for part in action.parts:
            uses[part] += share
    return [*uses, idle, min(1.0, uses[SHIP])]


def presence(state: Endeavor, seat: int) -> list[float]:
    """Markers in closed and in open regions, and how near own governors are."""
    closed = opened = 0
    governors = 0.0
    for region in range(len(REGIONS)):
        own = state.markers[region * state.seats + seat]
        if own == 0 or region == EUROPE:
            continue
        if state.is_open(region):
            opened += own
            continue
        closed += own
        filled = state.filled[region] / state.tables.track_length[region]
        governors += filled * lead(state, seat, region)
    return [closed, opened, governors]


def action_tokens(state: Endeavor, seat: int) -> int:
    """How many action tokens the seat has."""
    count = 0
    for kind in range(LEVELS, TOKENS):
        count += state.tokens[TOKENS * seat + kind]
    return count


def lead(state: Endeavor, seat: int, region: int) -> float:
    """1 for the one who would get the governor now, 0 for others."""
    own = state.markers[region * state.seats + seat]
    for other in range(state.seats):
        if other != seat and state.markers[region * state.seats + other] > own:
            return 0.0
    return 1.0


def open_links(state: Endeavor, seat: int) -> int:
    """Connections with a token that one more city, still free, would complete."""
    tables = state.tables
    count = 0
    for city in range(len(state.cities)):
        if state.cities[city] != seat:
            continue
        ends = tables.link_city[city]
        for i in range(len(ends)):
            token = state.board[tables.connection_start + tables.link_connection[city][i]]
            if state.cities[ends[i]] == NOBODY and token != GONE:
                count += 1
    return count
