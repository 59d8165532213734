"""Chapter 6, markers on squares and cities: placing and removing them (CV-6.36)."""

from __future__ import annotations

from pentapolis.core.message import Arg, Message
from pentapolis.core.state import replaced
from pentapolis.games.civilization.rules.blockade import refresh_yields
from pentapolis.games.civilization.rules.coins import recount_coins, recount_square
from pentapolis.games.civilization.rules.figures import end_sending, lose_figures
from pentapolis.games.civilization.state import (
    ARMIES,
    CITIES,
    FIGURES,
    Civilization,
    added,
)
from pentapolis.games.civilization.tables.board import NOWHERE, SQUARE_NAMES
from pentapolis.games.civilization.tables.cards import (
    BUILDINGS,
    COIN_PANAMA,
    MARK_GROUP,
    PANAMA,
    PEOPLE,
    PERSON_MARK,
    PLACES,
    WONDER_MARK,
    WONDERS,
)

# --- markers ------------------------------------------------------------------------------------


def mark_id(mark: int) -> str:
    """The component of a marker on a square."""
    if mark >= PERSON_MARK:
        return f"person:{PEOPLE[mark - PERSON_MARK].id}"
    if mark >= WONDER_MARK:
        return f"wonder:{WONDERS[mark - WONDER_MARK].id}"
    return f"building:{BUILDINGS[mark - 1].id}"


def set_mark(state: Civilization, sq: int, mark: int) -> None:
    """Put a marker on a square, or remove it (0)."""
    marks = state.marks[:]
    marks[sq] = mark
    state.marks = marks
    recount_square(state, sq)


def change_supply(state: Civilization, group: int, more: int) -> None:
    """Change how many building markers are in the market."""
    state.supply = added(state.supply, group, more)


def clear_square(state: Civilization, sq: int, owner: int) -> None:
    """Remove the old marker of a square (CV-6.36)."""
    mark = state.marks[sq]
    if not mark:
        return
    if state.journal is not None:
        args = {"what": mark_id(mark), "square": f"square:{SQUARE_NAMES[sq]}"}
        state.tell("cv-log-cleared", {**args}, owner)
    if mark >= PERSON_MARK:
        state.reserve = replaced(
            state.reserve, owner, tuple(sorted((*state.reserve[owner], mark - PERSON_MARK)))
        )
    elif mark >= WONDER_MARK:
        lose_wonder(state, mark - WONDER_MARK, owner)
    else:
        change_supply(state, MARK_GROUP[mark], 1)
    set_mark(state, sq, 0)


def lose_wonder(state: Civilization, wonder: int, owner: int) -> None:
    """Remove a wonder from the game, with the coins of Panama Canal (CV-Q39)."""
    state.wonder_at = replaced(state.wonder_at, wonder, NOWHERE)
    if PANAMA >> wonder & 1:
        state.coin_tokens = replaced(state.coin_tokens, PLACES * owner + COIN_PANAMA, 0)
    recount_coins(state, owner)


def kill_person(state: Civilization, sq: int) -> None:
    """Kill the great person on a square (CV-Q32)."""
    mark = state.marks[sq]
    if state.journal is not None:
        args: dict[str, Arg] = {
            "square": f"square:{SQUARE_NAMES[sq]}",
            "dead": (Message("cv-named", {"name": mark_id(mark)}),),
        }
        state.tell("cv-log-killed", args)
    set_mark(state, sq, 0)
    shuffle_person_back(state, mark - PERSON_MARK)


def shuffle_person_back(state: Civilization, person: int) -> None:
    """Return a killed great person to the pile and shuffle it (CV-Q32)."""
    pile = [*state.people, person]
    pile.sort()
    state.chance.shuffle(pile)
    state.people = tuple(pile)


def put_city(state: Civilization, city: int, sq: int) -> None:
    """Put a city marker on the map, without walls (CV-4.9)."""
    state.centre = replaced(state.centre, city, sq)
    state.walled = replaced(state.walled, city, 0)
    city_at = state.city_at[:]
    city_at[sq] = city
    for other in state.layout.around[sq]:
        city_at[other] = city
    state.city_at = city_at
    for i in range(len(state.sent)):
        if state.sent[i] == sq:  # a city centre yields nothing (CV-4.10)
            end_sending(state, FIGURES * (i // 2) + ARMIES + i % 2)
    refresh_yields(state, city)
    for seat in range(state.seats):
        recount_coins(state, seat)


def destroy_city(state: Civilization, city: int, figures: bool) -> None:
    """Remove a city with all markers in its outskirts (CV-9.24, CV-Q21, CV-Q58)."""
    owner = city // CITIES
    centre = state.centre[city]
    if state.journal is not None:
        args = {"seat": f"seat:{owner}", "square": f"square:{SQUARE_NAMES[centre]}"}
        state.tell("cv-log-city-lost", {**args}, owner)
    for sq in state.layout.around[centre]:
        mark = state.marks[sq]
        if mark >= PERSON_MARK:
            kill_person(state, sq)
        elif mark:
            clear_square(state, sq, owner)
        if figures and state.occupied[sq]:
            lose_figures(state, state.occupied[sq], sq)
    for i in range(len(state.sent)):
        if state.sent_to[i] == city:
            end_sending(state, FIGURES * (i // 2) + ARMIES + i % 2)
    city_at = state.city_at[:]
    city_at[centre] = -1
    for sq in state.layout.around[centre]:
        city_at[sq] = -1
    state.city_at = city_at
    state.centre = replaced(state.centre, city, NOWHERE)
    state.walled = replaced(state.walled, city, 0)
    state.actions = replaced(state.actions, city, 0)
    state.boost = replaced(state.boost, city, 0)
    refresh_yields(state, city)
    for seat in range(state.seats):
        recount_coins(state, seat)


def boost(state: Civilization, city: int, amount: int) -> None:
    """Give a city more production this turn (`city_boost`)."""
    state.boost = added(state.boost, city, amount)
    if state.journal is not None:
        args: dict[str, Arg] = {
            "city": f"square:{SQUARE_NAMES[state.centre[city]]}",
            "amount": amount,
        }
        state.tell("cv-log-boost", args, city // CITIES)


def destroy_building(state: Civilization, sq: int) -> None:
    """Return a building to the market, or remove walls (`destroy_building`)."""
    city = state.city_centred_at(sq)
    if state.journal is not None:
        what = "building:city-walls" if city >= 0 else mark_id(state.marks[sq])
        args = {"square": f"square:{SQUARE_NAMES[sq]}", "what": what}
        state.tell("cv-log-destroyed", {**args})
    if city >= 0:
        state.walled = replaced(state.walled, city, 0)
    elif 0 < state.marks[sq] < WONDER_MARK:
        change_supply(state, MARK_GROUP[state.marks[sq]], 1)
        set_mark(state, sq, 0)
