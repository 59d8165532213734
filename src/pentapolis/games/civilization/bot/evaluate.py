"""How well a seat stands, by what it has."""

from __future__ import annotations

from typing import Final

from pentapolis.core.weights import Weights
from pentapolis.games.civilization.bot.values import PYRAMID, count_armies, count_scouts
from pentapolis.games.civilization.bot.war import force
from pentapolis.games.civilization.state import START_OF_TURN, Civilization
from pentapolis.games.civilization.tables.cards import COINS_TO_WIN, PLACES, SPACE_CULTURE


def is_settled(state: Civilization) -> bool:
    """Positions are judged between turns."""
    return state.phase == START_OF_TURN


# --- how well a seat stands -----------------------------------------------------------------------

WEIGHTS: Final = Weights(
    {
        "techs": {
            "first": (14.0, 6.0), "second": (16.0, 6.0), "third": (14.0, 13.0),
            "fourth": (14.0, 12.0), "fifth": (30.0, 30.0), "more": (3.0, 7.0),
        },
        "trade": {"trade": (0.6, 0.4)},
        "culture": {"culture": (0.5, 0.3)},
        "coins": {"coins": (4.5, 2.5), "near-victory": (7.0, 7.0), "tokens": (8.0, 1.5)},
        "cities": {
            "trade": (5.0, 0.8), "production": (2.7, 0.8), "culture": (7.0, 1.0),
            "coins": (1.0, 3.0),
        },
        "figures": {"scouts": (10.0, 1.0), "armies": (2.0, 5.0)},
        "finds": {"taken-tokens": (10.0, 6.0), "resources": (0.6, 2.5)},
        "force": {"force": (0.3, 1.3)},
        "wonders": {"wonders": (3.0, 3.0)},
    }
)  # fmt: skip
"""Early and late. Fitted to who came out ahead in games between rules of thumb: the economy counts
in the first turns, what a victory is made of later on."""
LATE_TURN: Final = 15
HAND: Final = 5


def evaluate(state: Civilization, seat: int) -> float:
    """How well the seat stands, on the scale of the final points."""
    if state.over:
        return float(state.scores()[seat].total)
    return WEIGHTS.total(features(state, seat), lateness(state))


def aspects(state: Civilization, seat: int) -> dict[str, float]:
    """The same by what it is made of."""
    return WEIGHTS.by_aspect(features(state, seat), lateness(state))


def lateness(state: Civilization) -> float:
    """How late in the game it is, up to 1."""
    return min(1.0, state.turn / LATE_TURN)


def features(state: Civilization, seat: int) -> list[float]:
    """What `WEIGHTS` weighs, in its order."""
    found: list[float] = []
    more = 0
    for level in range(1, 6):
        cards = state.rows[6 * seat + level]
        found.append(min(cards, PYRAMID[level]))
        more += max(0, cards - PYRAMID[level])
    trade = production = culture = coin = 0
    for city in state.cities_of(seat):
        trade += state.y_trade[city]
        production += state.y_production[city]
        culture += state.y_culture[city]
        coin += state.y_coin[city]
    coins = state.coins[seat]
    found.append(more)
    found.append(state.trade[seat])
    found.append(sum(SPACE_CULTURE[: state.level[seat] + 1]) + state.culture[seat])
    found.append(coins)
    found.append(coins * coins / COINS_TO_WIN)
    found.append(sum(state.coin_tokens[PLACES * seat : PLACES * seat + PLACES]))
    found.append(trade)
    found.append(production)
    found.append(culture)
    found.append(coin)
    found.append(count_scouts(state, seat))
    found.append(count_armies(state, seat))
    found.append(len(state.taken[seat]))
    found.append(sum(state.resources[4 * seat : 4 * seat + 4]))
    found.append(force(state, seat, HAND, True))
    found.append(state.wonders_on[seat].bit_count())
    return found
