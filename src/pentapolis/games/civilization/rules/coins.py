"""Chapter 10, coins: the economy dial, kept up to date, and the dials of trade and culture."""

from __future__ import annotations

from typing import Final

from pentapolis.core.compiled import i64
from pentapolis.core.message import Arg
from pentapolis.core.state import count_bits
from pentapolis.games.civilization.rules.blockade import (
    is_blocked,
    refresh_yields,
    square_coin,
    square_owner,
)
from pentapolis.games.civilization.rules.ending import win
from pentapolis.games.civilization.state import (
    ALL_ARMIES,
    ARMIES,
    CITIES,
    ECONOMIC_VICTORY,
    FIGURES,
    FIGURES_OF,
    SETUP,
    Civilization,
    added,
)
from pentapolis.games.civilization.tables.board import NOWHERE
from pentapolis.games.civilization.tables.cards import (
    BASE,
    COIN_PLACES,
    COINS_TO_WIN,
    GOV_COIN,
    GOV_CULTURE_HAND,
    MOST_TRADE,
    PER_5_COINS,
    PLACES,
    TECHS,
)

COIN_TECHS: Final = sum(1 << tech.index for tech in TECHS if tech.coins)
BASE_HAND: Final[int] = BASE["culture_hand"]
assert all(tech.coins in (0, 1) for tech in TECHS)


def recount_coins(state: Civilization, seat: int) -> None:
    """Set a seat's economy dial and what depends on it; 15 coins win (CV-10.1 to CV-10.4)."""
    coins: i64 = GOV_COIN[state.governments[seat]]
    coins += count_bits(state.techs[seat] & COIN_TECHS)
    tokens = state.coin_tokens
    place: i64 = PLACES * seat
    for i in range(place, place + PLACES):
        coins += tokens[i]
    city: i64 = CITIES * seat
    for i in range(city, city + CITIES):
        coins += state.y_coin[i]
    scout = FIGURES * seat + ARMIES
    first = state.where[scout] if not state.travelling >> scout & 1 else NOWHERE
    second = state.where[scout + 1] if not state.travelling >> scout + 1 & 1 else NOWHERE
    if first >= 0 and square_owner(state, first) != seat:
        coins += square_coin(state, first)
    if second >= 0 and second != first and square_owner(state, second) != seat:
        coins += square_coin(state, second)
    if coins != state.coins[seat]:
        tell_coins(state, seat, coins)
        state.own_yields()
        state.coins[seat] = coins
    on: i64 = 0
    bit: i64 = 1
    for square in state.wonder_at:
        sq: i64 = square
        if (
            sq >= 0
            and square_owner(state, sq) == seat
            and not state.obsolete & bit
            and not is_blocked(state, sq, seat)
        ):
            on |= bit
        bit <<= 1
    if on != state.wonders_on[seat]:
        state.own_yields()
        state.wonders_on[seat] = on
    limit: i64 = BASE_HAND + state.hand_bonus[seat] + GOV_CULTURE_HAND[state.governments[seat]]
    if state.techs[seat] & PER_5_COINS:
        limit += coins // 5
    if limit != state.hand_limit[seat]:
        state.own_yields()
        state.hand_limit[seat] = limit
    if coins >= COINS_TO_WIN and state.phase != SETUP:
        win(state, seat, ECONOMIC_VICTORY)


def tell_coins(state: Civilization, seat: int, coins: int) -> None:
    """Log a change of the economy dial; the line before gives the reason."""
    if state.journal is not None:
        change = coins - state.coins[seat]
        args: dict[str, Arg] = {"seat": f"seat:{seat}", "total": coins}
        if change > 0:
            state.tell("cv-log-coins-up", {**args, "coins": change}, seat)
        else:
            state.tell("cv-log-coins-down", {**args, "coins_lost": -change}, seat)


def recount_square(state: Civilization, sq: int) -> None:
    """Recount the city and owner of a changed square, and the scouts on it."""
    city = state.city_at[sq]
    if city >= 0:
        refresh_yields(state, city)
        recount_coins(state, city // CITIES)
    for i in range(len(state.sent)):
        if state.sent[i] == sq and state.sent_to[i] != city:
            refresh_yields(state, state.sent_to[i])
    here = state.occupied[sq] & ~ALL_ARMIES
    if here:
        for seat in range(state.seats):
            if here & FIGURES_OF[seat]:
                recount_coins(state, seat)


# --- dials --------------------------------------------------------------------------------------


def gain_trade(state: Civilization, seat: int, amount: int) -> None:
    """Gain trade; the dial never exceeds 27 (CV-5.2)."""
    total = state.trade[seat] + amount
    if total > MOST_TRADE:
        if state.journal is not None:
            args: dict[str, Arg] = {"seat": f"seat:{seat}", "trade_lost": total - MOST_TRADE}
            state.tell("cv-log-overflow", args, seat)
        total = MOST_TRADE
    state.trade[seat] = total


def receive_trade(state: Civilization, seat: int, amount: int, what: str) -> None:
    """Gain trade from a component."""
    if state.journal is not None:
        args: dict[str, Arg] = {"seat": f"seat:{seat}", "trade": amount, "what": what}
        state.tell("cv-log-gain-trade", args, seat)
    gain_trade(state, seat, amount)


def receive_culture(state: Civilization, seat: int, amount: int, what: str) -> None:
    """Gain culture from a component."""
    if amount:
        if state.journal is not None:
            args: dict[str, Arg] = {"seat": f"seat:{seat}", "culture": amount, "what": what}
            state.tell("cv-log-gain-culture", args, seat)
        state.culture[seat] += amount


def add_coin(state: Civilization, seat: int, place: int) -> None:
    """Put a coin token on a card or the sheet (CV-10.2)."""
    if state.journal is not None:
        args = {"seat": f"seat:{seat}", "what": f"coins:{COIN_PLACES[place]}"}
        state.tell("cv-log-coin", {**args}, seat)
    state.coin_tokens = added(state.coin_tokens, PLACES * seat + place, 1)
    recount_coins(state, seat)
