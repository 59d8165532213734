"""What a position at the start of a round promises, in glory at the end of the game.

The weights were fitted to how 6,500 games between rules of thumb ended. They hold where the
table is even: at the start of a round, when nobody has acted more often than others.
"""

from __future__ import annotations

from typing import Final

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

# By feature: its worth when the last round starts, and how much more with each round before it.
_WORTH: Final = {
    "cities": (0.93, -0.05), "connections": (1.23, 0.28), "cards": (0.87, -0.19),
    "empty-slot": (1.35, -0.45),
    "industry": (0.92, 0.06), "culture": (0.53, 0.79), "finance": (0.84, -0.08),
    "politics": (0.63, 0.03), "building-level": (-0.04, 0.84),
    "harbor": (0.65, 0.10), "workers": (1.40, 0.21), "stuck-workers": (-1.86, -0.05),
    "action-tokens": (0.86, 0.36),
    "ship": (1.54, 0.37), "occupy": (1.83, 0.57), "attack": (4.44, 0.63),
    "payment": (3.82, 1.73), "draw": (2.00, 1.53), "idle": (1.67, 0.24),
    "any-ship": (4.63, 0.50),
    "closed-markers": (0.71, -0.15), "open-markers": (0.30, 0.02), "governors": (-0.20, 0.67),
    "free-cities": (0.62, 0.02), "open-links": (0.28, 0.32), "room": (1.02, -0.10),
    "card-count": (0.58, -0.47),
}  # fmt: skip
LAST: Final = [last for last, earlier in _WORTH.values()]
EARLIER: Final = [earlier for last, earlier in _WORTH.values()]

BOTH: Final = 0.8
EITHER: Final = 0.6
"""How much of an action a building gives that has two, or one of two."""


def promise(state: Endeavor, seat: int) -> float:
    """How much glory the seat may expect; only differences between seats mean anything."""
    rounds = ROUNDS - state.round
    found = features(state, seat)
    value = 0.0
    for i in range(len(found)):
        value += found[i] * (LAST[i] + rounds * EARLIER[i])
    return value


def features(state: Endeavor, seat: int) -> list[float]:
    """What `_WORTH` weighs, in its order."""
    found: list[float] = [
        city_glory(state, seat),
        connection_glory(state, seat),
        card_glory(state, seat)
        + building_glory(state, seat)
        + state.tables.slavery_glory * state.turned[seat].bit_count(),
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
    found.append(max(0, state.card_limit(seat) - card_count(state, seat)))
    found.append(state.cards[seat].bit_count())
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
