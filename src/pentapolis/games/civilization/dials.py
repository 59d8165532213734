"""Sections 10 and 11: what cities yield, coins, blockades, limits; kept up to date per change.

Whoever moves a figure, places a marker or changes the ground calls the functions here; they
refresh the city concerned and its owner's dials, and end the game at 15 coins (CV-10.4).
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg, Message
from pentapolis.games.civilization.board import NOWHERE, SQUARE_NAMES
from pentapolis.games.civilization.state import (
    ALL_ARMIES,
    ARMIES,
    CITIES,
    ECONOMIC_VICTORY,
    FIGURES,
    FIGURES_OF,
    MILITARY_VICTORY,
    SETUP,
    VICTORY_NAMES,
    Civilization,
)
from pentapolis.games.civilization.tables import (
    BASE,
    BUILDINGS,
    COIN_PANAMA,
    COIN_PLACES,
    COINS_TO_WIN,
    GOV_COIN,
    GOV_CULTURE_HAND,
    MARK_GROUP,
    MARK_ICONS,
    MOST_TRADE,
    PANAMA,
    PEOPLE,
    PER_5_COINS,
    PERSON_MARK,
    PLACES,
    TECHS,
    WATER,
    WONDER_MARK,
    WONDERS,
)

COIN_TECHS: Final = sum(1 << tech.index for tech in TECHS if tech.coins)
BASE_HAND: Final[int] = BASE["culture_hand"]
assert all(tech.coins in (0, 1) for tech in TECHS)


# --- squares ------------------------------------------------------------------------------------


def terrain(state: Civilization, sq: int) -> int:
    """The terrain of a revealed square."""
    return state.ground[sq] & 7


def is_water(state: Civilization, sq: int) -> bool:
    """Whether a revealed square is water; a harbor square still is (CV-6.25)."""
    return state.ground[sq] & 7 == WATER


def is_blocked(state: Civilization, sq: int, seat: int) -> bool:
    """Whether an enemy figure stands on a square of the seat's outskirts (CV-11.4)."""
    return state.occupied[sq] & ~FIGURES_OF[seat] & ~state.travelling != 0


def square_coin(state: Civilization, sq: int) -> int:
    """The coins of a square: of its marker, or printed (CV-6.24)."""
    mark = state.marks[sq]
    return MARK_ICONS[mark][3] if mark else state.ground[sq] >> 8 & 1


def square_owner(state: Civilization, sq: int) -> int:
    """The seat whose city the square belongs to, -1 if nobody's."""
    city = state.city_at[sq]
    return city // CITIES if city >= 0 else -1


# --- caches -------------------------------------------------------------------------------------


def refresh(state: Civilization, city: int) -> None:
    """Add up a city's outskirts and the squares that scouts send to it (CV-11.1 to CV-11.5)."""
    trade = production = culture = combat = coin = resources = 0
    centre = state.centre[city]
    if centre >= 0:
        friends = FIGURES_OF[city // CITIES] | state.travelling
        occupied = state.occupied
        marks = state.marks
        ground = state.ground
        for sq in state.layout.around[centre]:
            if occupied[sq] & ~friends:
                continue
            mark = marks[sq]
            here = True
            for i in range(len(state.sent)):
                if state.sent[i] == sq and state.sent_to[i] != city:
                    here = False  # a square counts for one city only (CV-11.2)
            if mark:
                icons = MARK_ICONS[mark]
                coin += icons[3]
                combat += icons[4]
                if here:
                    trade += icons[0]
                    production += icons[1]
                    culture += icons[2]
            else:
                value = ground[sq]
                coin += value >> 8 & 1
                if here:
                    trade += value >> 3 & 3
                    production += value >> 5 & 3
                    culture += value >> 7 & 1
                    if value >> 9:
                        resources |= 1 << (value >> 9) - 1
        for i in range(len(state.sent)):
            sq = state.sent[i]
            if sq >= 0 and state.sent_to[i] == city and not _counted(state, sq, city):
                mark = marks[sq]
                if mark:
                    icons = MARK_ICONS[mark]
                    trade += icons[0]
                    production += icons[1]
                    culture += icons[2]
                else:
                    value = ground[sq]
                    trade += value >> 3 & 3
                    production += value >> 5 & 3
                    culture += value >> 7 & 1
                    if value >> 9:
                        resources |= 1 << (value >> 9) - 1
    state.y_trade[city] = trade
    state.y_production[city] = production
    state.y_culture[city] = culture
    state.y_combat[city] = combat
    state.y_coin[city] = coin
    state.y_resources[city] = resources


def _counted(state: Civilization, sq: int, city: int) -> bool:
    """Whether a sent square already counts as unblocked outskirts of that very city."""
    return state.city_at[sq] == city and not is_blocked(state, sq, city // CITIES)


def recount(state: Civilization, seat: int) -> None:
    """Set a seat's economy dial and what depends on it; 15 coins win (CV-10.1 to CV-10.4)."""
    coins = GOV_COIN[state.governments[seat]]
    coins += (state.techs[seat] & COIN_TECHS).bit_count()
    for place in range(PLACES * seat, PLACES * seat + PLACES):
        coins += state.coin_tokens[place]
    for city in range(CITIES * seat, CITIES * seat + CITIES):
        coins += state.y_coin[city]
    scout = FIGURES * seat + ARMIES
    first = state.where[scout] if not state.travelling >> scout & 1 else NOWHERE
    second = state.where[scout + 1] if not state.travelling >> scout + 1 & 1 else NOWHERE
    if first >= 0 and square_owner(state, first) != seat:
        coins += square_coin(state, first)
    if second >= 0 and second != first and square_owner(state, second) != seat:
        coins += square_coin(state, second)
    if coins != state.coins[seat]:
        tell_coins(state, seat, coins)
        state.coins[seat] = coins
    on = 0
    for wonder in range(len(state.wonder_at)):
        sq = state.wonder_at[wonder]
        if (
            sq >= 0
            and square_owner(state, sq) == seat
            and not state.obsolete >> wonder & 1
            and not is_blocked(state, sq, seat)
        ):
            on |= 1 << wonder
    state.wonders_on[seat] = on
    limit = BASE_HAND + state.hand_bonus[seat] + GOV_CULTURE_HAND[state.governments[seat]]
    if state.techs[seat] & PER_5_COINS:
        limit += coins // 5
    state.hand_limit[seat] = limit
    if coins >= COINS_TO_WIN and state.phase != SETUP:
        win(state, seat, ECONOMIC_VICTORY)


def tell_coins(state: Civilization, seat: int, coins: int) -> None:
    """Log how the economy dial turns; the line before says why."""
    if state.journal is not None:
        change = coins - state.coins[seat]
        args: dict[str, Arg] = {"seat": f"seat:{seat}", "total": coins}
        if change > 0:
            state.tell("cv-log-coins-up", {**args, "coins": change}, seat)
        else:
            state.tell("cv-log-coins-down", {**args, "coins_lost": -change}, seat)


def recompute(state: Civilization) -> dict[str, object]:
    """What is kept for speed, worked out from nothing."""
    other = state.copy()
    other.over = True  # nobody wins by being counted
    other.occupied = [0] * len(state.occupied)
    for figure in range(len(state.where)):
        if state.where[figure] >= 0:
            other.occupied[state.where[figure]] |= 1 << figure
    for city in range(len(state.centre)):
        refresh(other, city)
    for seat in range(state.seats):
        recount(other, seat)
    return {
        "occupied": other.occupied,
        "y_trade": other.y_trade,
        "y_production": other.y_production,
        "y_culture": other.y_culture,
        "y_combat": other.y_combat,
        "y_resources": other.y_resources,
        "y_coin": other.y_coin,
        "coins": other.coins,
        "wonders_on": other.wonders_on,
        "hand_limit": other.hand_limit,
    }


def touch(state: Civilization, sq: int) -> None:
    """A square changed: its city and its owner are counted anew, and scouts that stand there."""
    city = state.city_at[sq]
    if city >= 0:
        refresh(state, city)
        recount(state, city // CITIES)
    for i in range(len(state.sent)):
        if state.sent[i] == sq and state.sent_to[i] != city:
            refresh(state, state.sent_to[i])
    here = state.occupied[sq] & ~ALL_ARMIES
    if here:
        for seat in range(state.seats):
            if here & FIGURES_OF[seat]:
                recount(state, seat)


def win(state: Civilization, seat: int, kind: int) -> None:
    """The first satisfied victory ends the game at once (CV-3.7, CV-13.5)."""
    if state.over:
        return
    state.victor = seat if kind <= MILITARY_VICTORY else -1
    state.victory = kind
    if state.journal is not None:
        if seat >= 0:
            args = {"seat": f"seat:{seat}", "victory": VICTORY_NAMES[kind]}
            state.tell("cv-log-victory", {**args}, seat, heading=1)
        else:
            state.tell("cv-log-no-victory", {"turn": state.turn}, heading=1)
    state.finish()


# --- figures ------------------------------------------------------------------------------------


def put_figure(state: Civilization, figure: int, sq: int) -> None:
    """A figure comes to stand on a square, from the supply or from another square."""
    old = state.where[figure]
    bit = 1 << figure
    occupied = state.occupied[:]
    if old >= 0:
        occupied[old] &= ~bit
    else:
        state.fresh |= bit
    occupied[sq] |= bit
    state.occupied = occupied
    state.where[figure] = sq
    if old >= 0:
        touch(state, old)
    touch(state, sq)
    if figure % FIGURES >= ARMIES:
        recount(state, figure // FIGURES)


def move_figures(state: Civilization, figures: int, sq: int) -> None:
    """A group changes square together."""
    occupied = state.occupied[:]
    old = NOWHERE
    seat = -1
    for figure in range(len(state.where)):
        if figures >> figure & 1:
            old = state.where[figure]
            seat = figure // FIGURES
            occupied[old] &= ~(1 << figure)
            occupied[sq] |= 1 << figure
            state.where[figure] = sq
    state.occupied = occupied
    if seat >= 0:
        touch(state, old)
        touch(state, sq)
        if figures & ~ALL_ARMIES:
            recount(state, seat)


def remove_figures(state: Civilization, figures: int) -> None:
    """Figures go back to their owners' supply."""
    occupied = state.occupied[:]
    squares: list[int] = []
    for figure in range(len(state.where)):
        sq = state.where[figure]
        if figures >> figure & 1 and sq >= 0:
            occupied[sq] &= ~(1 << figure)
            state.where[figure] = NOWHERE
            if sq not in squares:
                squares.append(sq)
            if figure % FIGURES >= ARMIES:
                unsend(state, figure)
    state.occupied = occupied
    state.spent &= ~figures
    state.marked &= ~figures
    state.fresh &= ~figures
    for sq in squares:
        touch(state, sq)
    for seat in range(state.seats):
        if figures & FIGURES_OF[seat] & ~ALL_ARMIES:
            recount(state, seat)


def lose_figures(state: Civilization, figures: int, sq: int) -> None:
    """Figures of a square die, for all to read."""
    if state.journal is not None and figures:
        dead: list[Message] = []
        for seat in range(state.seats):
            own = figures & FIGURES_OF[seat]
            for name, count in (
                ("army", (own & ALL_ARMIES).bit_count()),
                ("scout", (own & ~ALL_ARMIES).bit_count()),
            ):
                if count:
                    args: dict[str, Arg] = {"seat": f"seat:{seat}", "name": f"{name}:{count}"}
                    dead.append(Message("cv-dead", args))
        place: dict[str, Arg] = {"square": f"square:{SQUARE_NAMES[sq]}", "dead": tuple(dead)}
        state.tell("cv-log-killed", place)
    remove_figures(state, figures)


def unsend(state: Civilization, scout: int) -> None:
    """A scout's assignment ends (CV-Q24, CV-Q58)."""
    i = 2 * (scout // FIGURES) + scout % FIGURES - ARMIES
    sq = state.sent[i]
    if sq >= 0:
        city = state.sent_to[i]
        state.sent[i] = NOWHERE
        state.sent_to[i] = -1
        refresh(state, city)
        if state.city_at[sq] >= 0:
            refresh(state, state.city_at[sq])


def set_out(state: Civilization, figures: int, sq: int) -> None:
    """A group leaves its square: from now on it is under way (CV-11.9)."""
    state.travelling = figures
    move_figures(state, figures, sq)


def set_travelling(state: Civilization, figures: int, sq: int) -> None:
    """Who is under way (0: nobody any more): such figures neither block nor hold coins."""
    old = state.travelling
    state.travelling = figures
    touch(state, sq)
    for seat in range(state.seats):
        if (old | figures) & FIGURES_OF[seat] & ~ALL_ARMIES:
            recount(state, seat)


def supply_of(state: Civilization, seat: int, scout: bool) -> int:
    """A figure of that type in the own supply, -1 if there is none (CV-6.9)."""
    base = FIGURES * seat
    for figure in range(base + (ARMIES if scout else 0), base + (FIGURES if scout else ARMIES)):
        if state.where[figure] == NOWHERE:
            return figure
    return -1


def some(figures: int, count: int) -> int:
    """The first few of the figures."""
    found = 0
    for _ in range(count):
        bit = figures & -figures
        found |= bit
        figures ^= bit
    return found


def may_stack(state: Civilization, seat: int, sq: int, more: int) -> bool:
    """Whether that many more own figures may stand there (CV-7.5)."""
    here = (state.occupied[sq] & FIGURES_OF[seat]).bit_count()
    return here + more <= state.stacking[seat]


# --- dials --------------------------------------------------------------------------------------


def gain_trade(state: Civilization, seat: int, amount: int) -> None:
    """The trade dial never exceeds 27 (CV-5.2)."""
    total = state.trade[seat] + amount
    if total > MOST_TRADE:
        if state.journal is not None:
            args: dict[str, Arg] = {"seat": f"seat:{seat}", "trade_lost": total - MOST_TRADE}
            state.tell("cv-log-overflow", args, seat)
        total = MOST_TRADE
    state.trade[seat] = total


def receive_trade(state: Civilization, seat: int, amount: int, what: str) -> None:
    """Trade from a component."""
    if state.journal is not None:
        args: dict[str, Arg] = {"seat": f"seat:{seat}", "trade": amount, "what": what}
        state.tell("cv-log-gain-trade", args, seat)
    gain_trade(state, seat, amount)


def receive_culture(state: Civilization, seat: int, amount: int, what: str) -> None:
    """Culture from a component."""
    if amount:
        if state.journal is not None:
            args: dict[str, Arg] = {"seat": f"seat:{seat}", "culture": amount, "what": what}
            state.tell("cv-log-gain-culture", args, seat)
        state.culture[seat] += amount


def add_coin(state: Civilization, seat: int, place: int) -> None:
    """A coin token comes to lie on a card or the sheet (CV-10.2)."""
    if state.journal is not None:
        args = {"seat": f"seat:{seat}", "what": f"coins:{COIN_PLACES[place]}"}
        state.tell("cv-log-coin", {**args}, seat)
    state.coin_tokens[PLACES * seat + place] += 1
    recount(state, seat)


# --- markers ------------------------------------------------------------------------------------


def mark_id(mark: int) -> str:
    """The component of a marker on a square."""
    if mark >= PERSON_MARK:
        return f"person:{PEOPLE[mark - PERSON_MARK].id}"
    if mark >= WONDER_MARK:
        return f"wonder:{WONDERS[mark - WONDER_MARK].id}"
    return f"building:{BUILDINGS[mark - 1].id}"


def set_mark(state: Civilization, sq: int, mark: int) -> None:
    """A marker comes onto a square or leaves it (0)."""
    marks = state.marks[:]
    marks[sq] = mark
    state.marks = marks
    touch(state, sq)


def clear_square(state: Civilization, sq: int, owner: int) -> None:
    """The old marker of a square leaves first (CV-6.36)."""
    mark = state.marks[sq]
    if not mark:
        return
    if state.journal is not None:
        args = {"what": mark_id(mark), "square": f"square:{SQUARE_NAMES[sq]}"}
        state.tell("cv-log-cleared", {**args}, owner)
    if mark >= PERSON_MARK:
        state.reserve[owner] = tuple(sorted((*state.reserve[owner], mark - PERSON_MARK)))
    elif mark >= WONDER_MARK:
        lose_wonder(state, mark - WONDER_MARK, owner)
    else:
        state.supply[MARK_GROUP[mark]] += 1
    set_mark(state, sq, 0)


def lose_wonder(state: Civilization, wonder: int, owner: int) -> None:
    """A wonder leaves the game, with the coins of Panama Canal (CV-Q39)."""
    state.wonder_at[wonder] = NOWHERE
    if PANAMA >> wonder & 1:
        state.coin_tokens[PLACES * owner + COIN_PANAMA] = 0
    recount(state, owner)


def kill_person(state: Civilization, sq: int) -> None:
    """The great person of a square dies (CV-Q32)."""
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
    """A killed great person returns to the pile, which is shuffled (CV-Q32)."""
    pile = [*state.people, person]
    pile.sort()
    state.chance.shuffle(pile)
    state.people = tuple(pile)


def found(state: Civilization, city: int, sq: int) -> None:
    """A city marker comes onto the map, unwalled (CV-4.9)."""
    state.centre[city] = sq
    state.walled[city] = 0
    city_at = state.city_at[:]
    city_at[sq] = city
    for other in state.layout.around[sq]:
        city_at[other] = city
    state.city_at = city_at
    for i in range(len(state.sent)):
        if state.sent[i] == sq:  # a centre yields nothing (CV-4.10)
            unsend(state, FIGURES * (i // 2) + ARMIES + i % 2)
    refresh(state, city)
    for seat in range(state.seats):
        recount(state, seat)


def destroy_city(state: Civilization, city: int, figures: bool) -> None:
    """A city leaves the map with all markers of its outskirts (CV-9.24, CV-Q21, CV-Q58)."""
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
            unsend(state, FIGURES * (i // 2) + ARMIES + i % 2)
    city_at = state.city_at[:]
    city_at[centre] = -1
    for sq in state.layout.around[centre]:
        city_at[sq] = -1
    state.city_at = city_at
    state.centre[city] = NOWHERE
    state.walled[city] = 0
    state.actions[city] = 0
    state.boost[city] = 0
    refresh(state, city)
    for seat in range(state.seats):
        recount(state, seat)
