"""How well a seat stands at the start of a round, in glory at the end of the game.

The weights were fitted to how 6,500 games between rule-based bots ended. They hold where the
table is even: at the start of a round, when nobody has acted more often than others.
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.weights import Weights
from pentapolis.games.endeavor.bot.features import action_tokens, lead, open_links
from pentapolis.games.endeavor.effects import ACTIONS, CHOOSE_ONE, SHIP, SINGLE, Action
from pentapolis.games.endeavor.rules.levels import card_limit, payments_of, value_of
from pentapolis.games.endeavor.rules.occupy import free_cities
from pentapolis.games.endeavor.rules.passing import card_count
from pentapolis.games.endeavor.scoring import (
    building_glory,
    card_glory,
    city_glory,
    connection_glory,
    scores,
)
from pentapolis.games.endeavor.state import EMPTY, Endeavor
from pentapolis.games.endeavor.tables.constants import (
    EUROPE,
    INDUSTRY,
    LEVELS,
    REGIONS,
    ROUNDS,
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


def evaluate(state: Endeavor, seat: int) -> float:
    """The glory of a finished game, or what the start of a round lets the seat expect."""
    return float(scores(state)[seat].total) if state.over else expected_glory(state, seat)


def expected_glory(state: Endeavor, seat: int) -> float:
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
        max(0, card_limit(state, seat) - card_count(state, seat)),
        1.0 if state.slots[seat] == EMPTY else 0.0,
    ]
    for level in state.levels[LEVELS * seat : LEVELS * seat + LEVELS]:
        found.append(level if level < TOP else TOP)
    found.append(value_of(state, seat, INDUSTRY))
    workers = state.workers[seat].bit_count()
    found.append(state.harbor[seat])
    found.append(workers)
    found.append(max(0, workers - payments_of(state, seat)))
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
        share = share_of(action)
        for part in action.parts:
            uses[part] += share
    return [*uses, idle, min(1.0, uses[SHIP])]


def share_of(action: Action) -> float:
    """How much of each of its actions a building gives."""
    if action.mode == SINGLE:
        return 1.0
    return EITHER if action.mode == CHOOSE_ONE else BOTH


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
