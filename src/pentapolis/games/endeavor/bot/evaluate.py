"""How well a seat stands at the start of a round, as the glory expected at the end of the game.

The weights were fitted to the results of 6,500 games between rule-based bots. They are valid only
at the start of a round, when all seats have acted equally often.
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.features import weighted
from pentapolis.core.state import count_bits
from pentapolis.games.endeavor.bot.features import action_tokens, holdings, lead, targets
from pentapolis.games.endeavor.bot.weights import W
from pentapolis.games.endeavor.effects import ACTIONS, CHOOSE_ONE, SHIP, SINGLE, Action
from pentapolis.games.endeavor.rules.build import ChooseBuilding
from pentapolis.games.endeavor.rules.levels import card_limit, payments_of, value_of
from pentapolis.games.endeavor.rules.passing import card_count
from pentapolis.games.endeavor.scoring import building_glory, card_glory, scores
from pentapolis.games.endeavor.state import EMPTY, Endeavor
from pentapolis.games.endeavor.tables.constants import (
    EUROPE,
    INDUSTRY,
    LEVELS,
    REGIONS,
    ROUNDS,
    TOP,
)

AFTER_SECOND: Final = ROUNDS - 2
"""How many rounds follow the second one."""


def is_settled(state: Endeavor) -> bool:
    """Whether a round starts; during it some seats have acted more often than others."""
    step = state.asking
    return isinstance(step, ChooseBuilding) and step.seat == state.crown


def evaluate(state: Endeavor, seat: int) -> float:
    """The final glory of a finished game, otherwise the glory expected at the start of a round."""
    return float(scores(state)[seat].total) if state.over else expected_glory(state, seat)


def evaluate_all(state: Endeavor) -> list[float]:
    """The same for every seat; the weights of the moment are worked out once."""
    if state.over:
        return [float(score.total) for score in scores(state)]
    weights = W.judged.weights(earliness(state))
    return [weighted(features(state, seat), weights) for seat in range(state.seats)]


def expected_glory(state: Endeavor, seat: int) -> float:
    """The glory that the seat can expect; only differences between seats are meaningful."""
    return weighted(features(state, seat), W.judged.weights(earliness(state)))


def aspects(state: Endeavor, seat: int) -> dict[str, float]:
    """The expected glory, split by aspect."""
    return W.judged.by_aspect(features(state, seat), earliness(state))


def earliness(state: Endeavor) -> float:
    """How early in the game it is: from 1 in the second round to 0 in the last."""
    return (ROUNDS - state.round) / AFTER_SECOND


def features(state: Endeavor, seat: int) -> list[float]:
    """The features that `W.judged` weighs, in the order of its table."""
    cities, connections, links = holdings(state, seat)
    found: list[float] = [
        cities,
        connections,
        card_glory(state, seat)
        + building_glory(state, seat)
        + state.tables.slavery_glory * count_bits(state.turned[seat]),
        count_bits(state.cards[seat]),
        max(0, card_limit(state, seat) - card_count(state, seat)),
        1.0 if state.slots[seat] == EMPTY else 0.0,
    ]
    for level in state.levels[LEVELS * seat : LEVELS * seat + LEVELS]:
        found.append(level if level < TOP else TOP)
    found.append(value_of(state, seat, INDUSTRY))
    workers = count_bits(state.workers[seat])
    found.append(state.harbor[seat])
    found.append(workers)
    found.append(max(0, workers - payments_of(state, seat)))
    found.append(action_tokens(state, seat))
    found += places(state, seat)
    found += presence(state, seat)
    found.append(targets(state, seat)[0])
    found.append(links)
    return found


def places(state: Endeavor, seat: int) -> list[float]:
    """How often each action occurs on the buildings, how many have none, and whether one ships."""
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
    """How much of an action a building provides: all of it, or less if the building has two."""
    if action.mode == SINGLE:
        return 1.0
    return W.judged_either if action.mode == CHOOSE_ONE else W.judged_both


def presence(state: Endeavor, seat: int) -> list[float]:
    """Markers in closed regions, markers in open ones, and how close the seat is to governors."""
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
