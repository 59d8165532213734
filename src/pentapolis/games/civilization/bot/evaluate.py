"""How well a seat stands at the start of a turn, by its possessions and by how near it is to each
victory. What each of them is worth by then follows from how games ended (training by facts)."""

from __future__ import annotations

import math
from typing import Final

from pentapolis.core.features import weighted
from pentapolis.games.civilization.bot.rivals import coins_in_reach
from pentapolis.games.civilization.bot.values import (
    PYRAMID,
    count_armies,
    count_scouts,
    techs_lacking,
)
from pentapolis.games.civilization.bot.war import best_war, force, threat
from pentapolis.games.civilization.bot.weights import W
from pentapolis.games.civilization.scoring import TECHS_TO_WIN
from pentapolis.games.civilization.state import CITIES, START_OF_TURN, Civilization
from pentapolis.games.civilization.tables.cards import (
    COINS_TO_WIN,
    LAST_SPACE,
    MOST_TRADE,
    PLACES,
    SPACE_CULTURE,
    TECHS,
)

HAND: Final = 5
STAGES: Final = 7
TURNS_A_STAGE: Final = 2
SHORT: Final[tuple[int, ...]] = (4, 3, 2, 1)
"""Who lacks no more coins than that is counted once for each of these."""
SOON: Final = 3.0
"""So many techs, or turns of culture, before its end a way is worth a third of what it is there."""
CLEAR: Final = 20.0
"""A margin of a battle that leaves no doubt."""
NEAR: Final = -4.0
"""A margin from which some more units would turn a battle."""


def is_settled(state: Civilization) -> bool:
    """Whether it is the start of a turn: only then are positions compared."""
    return state.phase == START_OF_TURN


# --- how well a seat stands -----------------------------------------------------------------------


def evaluate(state: Civilization, seat: int) -> float:
    """How well the seat stands, on the scale of the final points."""
    if state.over:
        return float(state.scores()[seat].total)
    return weighted(features(state, seat), W.judged.weights(stage(state)))


def evaluate_all(state: Civilization) -> list[float]:
    """The same for every seat."""
    if state.over:
        return [float(score.total) for score in state.scores()]
    weights = W.judged.weights(stage(state))
    return [weighted(features(state, seat), weights) for seat in range(state.seats)]


def aspects(state: Civilization, seat: int) -> dict[str, float]:
    """The evaluation, split by aspect."""
    return W.judged.by_aspect(features(state, seat), stage(state))


def stage(state: Civilization) -> int:
    """Which column of `W.judged` belongs to the present turn."""
    return min(max(state.turn - 1, 0) // TURNS_A_STAGE, STAGES - 1)


def facts_of_all(state: Civilization) -> tuple[int, list[list[float]]]:
    """The column, and the features of every seat."""
    return stage(state), [features(state, seat) for seat in range(state.seats)]


# --- what is counted ------------------------------------------------------------------------------


def features(state: Civilization, seat: int) -> list[float]:
    """The features that `W.judged` weighs, in the order of its table."""
    found: list[float] = []
    add_techs(found, state, seat)
    trade = production = culture = coin = best = 0
    cities = state.cities_of(seat)
    for city in cities:
        trade += state.y_trade[city]
        production += state.y_production[city]
        culture += state.y_culture[city]
        coin += state.y_coin[city]
        best = max(best, state.y_production[city])
    income = trade + state.coins[seat]
    found.append(state.trade[seat])
    found.append(income)
    found.append(min(MOST_TRADE, state.trade[seat] + income))
    add_culture(found, state, seat, culture)
    add_coins(found, state, seat)
    found.append(trade)
    found.append(production)
    found.append(culture)
    found.append(coin)
    found.append(1.0 if len(cities) > 1 else 0.0)
    found.append(1.0 if len(cities) > 2 else 0.0)
    found.append(best)
    found.append(count_scouts(state, seat))
    found.append(count_armies(state, seat))
    found.append(state.stacking[seat])
    found.append(state.speed[seat])
    found.append(state.water[seat])
    found.append(len(state.taken[seat]))
    found.append(sum(state.resources[4 * seat : 4 * seat + 4]))
    found.append(len(state.events[seat]))
    add_force(found, state, seat)
    found.append(state.wonders_on[seat].bit_count())
    return found


def add_techs(found: list[float], state: Civilization, seat: int) -> None:
    """The rows of the pyramid, how far it is from Space Flight, and which techs there are."""
    more = 0
    for level in range(1, 6):
        cards = state.rows[6 * seat + level]
        found.append(min(cards, PYRAMID[level]))
        more += max(0, cards - PYRAMID[level])
    lacking = techs_lacking(state, seat)
    found.append(more)
    found.append(lacking)
    found.append(FLIGHT[lacking])
    techs = state.techs[seat]
    for tech in range(len(TECHS)):
        found.append(1.0 if techs >> tech & 1 else 0.0)


FLIGHT: Final = [math.exp(-lacking / SOON) for lacking in range(TECHS_TO_WIN + 1)]
"""By lacking techs."""


def add_culture(found: list[float], state: Civilization, seat: int, income: int) -> None:
    """Culture in hand and spent, the way that it has gone, and how long the rest will take."""
    level = state.level[seat]
    needed = CULTURE_LEFT[level] - state.culture[seat]
    found.append(CULTURE_LEFT[0] - needed)
    found.append(level)
    found.append(level * level / LAST_SPACE)
    found.append(CULTURE_LEFT[level])
    found.append(math.exp(-max(0, needed) / max(income, 1) / SOON))


CULTURE_LEFT: Final = [sum(SPACE_CULTURE[level + 1 :]) for level in range(LAST_SPACE + 1)]
"""By level: the culture that all further steps cost."""


def add_coins(found: list[float], state: Civilization, seat: int) -> None:
    """Coins, what blockades withhold, and whether only a few are lacking."""
    coins = state.coins[seat]
    reach = coins_in_reach(state, seat)
    found.append(coins)
    found.append(coins * coins / COINS_TO_WIN)
    found.append(sum(state.coin_tokens[PLACES * seat : PLACES * seat + PLACES]))
    found.append(reach - coins)
    for lacking in SHORT:
        found.append(1.0 if reach >= COINS_TO_WIN - lacking else 0.0)


def add_force(found: list[float], state: Civilization, seat: int) -> None:
    """Units, and the battles for the weakest foreign capital and for the own one."""
    found.append(force(state, seat, HAND, True))
    found.append(len(state.forces[seat]))
    add_margin(found, best_war(state, seat))
    add_margin(found, threat(state, CITIES * seat))
    found.append(state.y_combat[CITIES * seat])


def add_margin(found: list[float], margin: float) -> None:
    """How a battle would end, and whether it is near to being won or would be."""
    found.append(min(max(margin, -CLEAR), CLEAR))
    found.append(1.0 if margin > NEAR else 0.0)
    found.append(1.0 if margin > 0.0 else 0.0)
