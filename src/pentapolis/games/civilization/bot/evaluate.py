"""How well a seat stands, by its possessions."""

from __future__ import annotations

from typing import Final

from pentapolis.games.civilization.bot.values import PYRAMID, count_armies, count_scouts
from pentapolis.games.civilization.bot.war import force
from pentapolis.games.civilization.bot.weights import W
from pentapolis.games.civilization.state import START_OF_TURN, Civilization
from pentapolis.games.civilization.tables.cards import COINS_TO_WIN, PLACES, SPACE_CULTURE


def is_settled(state: Civilization) -> bool:
    """Whether it is the start of a turn: only then are positions compared."""
    return state.phase == START_OF_TURN


# --- how well a seat stands -----------------------------------------------------------------------

LATE_TURN: Final = 15
HAND: Final = 5


def evaluate(state: Civilization, seat: int) -> float:
    """How well the seat stands, on the scale of the final points."""
    if state.over:
        return float(state.scores()[seat].total)
    return W.judged.total(features(state, seat), lateness(state))


def aspects(state: Civilization, seat: int) -> dict[str, float]:
    """The evaluation, split by aspect."""
    return W.judged.by_aspect(features(state, seat), lateness(state))


def lateness(state: Civilization) -> float:
    """How late in the game it is, at most 1."""
    return min(1.0, state.turn / LATE_TURN)


def features(state: Civilization, seat: int) -> list[float]:
    """The features that `W.judged` weighs, in the order of its table."""
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
