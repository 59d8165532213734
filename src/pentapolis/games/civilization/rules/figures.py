"""Chapter 7, figures on the map: placing, moving and removing them (CV-7.1 to CV-7.5)."""

from __future__ import annotations

from pentapolis.core.compiled import i64
from pentapolis.core.message import Arg, Message
from pentapolis.core.state import count_bits, replaced
from pentapolis.games.civilization.moves import CivMove
from pentapolis.games.civilization.rules.blockade import refresh_yields, square_coin
from pentapolis.games.civilization.rules.coins import recount_coins, recount_square
from pentapolis.games.civilization.state import (
    ALL_ARMIES,
    ARMIES,
    CITIES,
    FIGURES,
    FIGURES_OF,
    Civilization,
)
from pentapolis.games.civilization.tables.board import NOWHERE, SQUARE_NAMES

# --- figures ------------------------------------------------------------------------------------


def put_figure(state: Civilization, figure: int, sq: int) -> None:
    """Put a figure on a square, from the supply or from another square."""
    old = state.where[figure]
    bit = 1 << figure
    state.own_figures()
    occupied = state.occupied
    if old >= 0:
        occupied[old] &= ~bit
    else:
        state.fresh |= bit
    occupied[sq] |= bit
    state.where[figure] = sq
    if old >= 0:
        recount_square(state, old)
    recount_square(state, sq)
    if figure % FIGURES >= ARMIES:
        recount_coins(state, figure // FIGURES)


def standing(state: Civilization, sq: i64) -> i64:
    """The figures that stand on a square, as bits; moving ones do not (CV-11.9)."""
    return state.occupied[sq] & ~state.travelling


def recount_standing(state: Civilization, sq: i64, before: i64) -> None:
    """Recount a blockade if the standing figures differ from `before`, and the coins of scouts."""
    city: i64 = state.city_at[sq]
    if city >= 0:
        enemies: i64 = ~FIGURES_OF[city // CITIES]
        if (before & enemies != 0) != (standing(state, sq) & enemies != 0):
            refresh_yields(state, city)
            recount_coins(state, city // CITIES)
    here = state.occupied[sq] & ~ALL_ARMIES
    if here and square_coin(state, sq):
        for seat in range(state.seats):
            if here & FIGURES_OF[seat]:
                recount_coins(state, seat)


def move_figures(state: Civilization, figures: int, sq: int) -> None:
    """Move a group to a square."""
    move_group(state, figures, sq, state.travelling)


def move_group(state: Civilization, group: i64, sq: i64, travelling: int) -> None:
    """Move a group to a square; afterwards the figures `travelling` are under way."""
    seat: i64 = 0
    while not group & FIGURES_OF[seat]:
        seat += 1
    state.own_figures()
    where = state.where
    old: i64 = NOWHERE
    for figure in range(FIGURES * seat, FIGURES * seat + FIGURES):
        if group >> figure & 1:
            old = where[figure]
            where[figure] = sq
    before_old = standing(state, old)
    before_new = standing(state, sq)
    occupied = state.occupied
    occupied[old] = occupied[old] & ~group
    occupied[sq] = occupied[sq] | group
    state.travelling = travelling
    recount_standing(state, old, before_old)
    recount_standing(state, sq, before_new)
    if group & ~ALL_ARMIES and square_coin(state, old):
        recount_coins(state, seat)


def remove_figures(state: Civilization, figures: int) -> None:
    """Return figures to their owners' supply."""
    state.own_figures()
    occupied = state.occupied
    squares: list[int] = []
    for figure in range(len(state.where)):
        sq = state.where[figure]
        if figures >> figure & 1 and sq >= 0:
            occupied[sq] &= ~(1 << figure)
            state.where[figure] = NOWHERE
            if sq not in squares:
                squares.append(sq)
            if figure % FIGURES >= ARMIES:
                end_sending(state, figure)
    state.spent &= ~figures
    state.marked &= ~figures
    state.fresh &= ~figures
    for sq in squares:
        recount_square(state, sq)
    for seat in range(state.seats):
        if figures & FIGURES_OF[seat] & ~ALL_ARMIES:
            recount_coins(state, seat)


def lose_figures(state: Civilization, figures: int, sq: int) -> None:
    """Kill figures on a square and log it."""
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


def end_sending(state: Civilization, scout: int) -> None:
    """End a scout's assignment (CV-Q24, CV-Q58)."""
    i = 2 * (scout // FIGURES) + scout % FIGURES - ARMIES
    sq = state.sent[i]
    if sq >= 0:
        city = state.sent_to[i]
        state.sent = replaced(state.sent, i, NOWHERE)
        state.sent_to = replaced(state.sent_to, i, -1)
        refresh_yields(state, city)
        if state.city_at[sq] >= 0:
            refresh_yields(state, state.city_at[sq])


def set_out(state: Civilization, figures: int, sq: int) -> None:
    """Move a group that is now under way (CV-11.9)."""
    move_group(state, figures, sq, figures)


def set_travelling(state: Civilization, figures: int, sq: int) -> None:
    """Set the figures under way (0: none), which neither block nor hold coins."""
    old = state.travelling
    before = standing(state, sq)
    state.travelling = figures
    recount_standing(state, sq, before)
    scouts = (old | figures) & ~ALL_ARMIES & ~state.occupied[sq]
    if scouts:
        for seat in range(state.seats):
            if scouts & FIGURES_OF[seat]:
                recount_coins(state, seat)


def supply_of(state: Civilization, seat: int, scout: bool) -> int:
    """A figure of that type in the seat's supply, -1 if there is none (CV-6.9)."""
    base = FIGURES * seat
    for figure in range(base + (ARMIES if scout else 0), base + (FIGURES if scout else ARMIES)):
        if state.where[figure] == NOWHERE:
            return figure
    return -1


def first_of(figures: int, count: int) -> int:
    """The first `count` of the figures."""
    found = 0
    for _ in range(count):
        bit = figures & -figures
        found |= bit
        figures ^= bit
    return found


def may_stack(state: Civilization, seat: int, sq: int, more: int) -> bool:
    """Whether `more` own figures may be added to the square (CV-7.5)."""
    here = count_bits(state.occupied[sq] & FIGURES_OF[seat])
    return here + more <= state.stacking[seat]


def crowded(state: Civilization, seat: int, sq: int) -> dict[str, Arg]:
    """A square, how many own figures are there, and how many may be."""
    here = count_bits(state.occupied[sq] & FIGURES_OF[seat])
    return {"what": f"square:{SQUARE_NAMES[sq]}", "here": here, "most": state.stacking[seat]}


def crowded_there(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """The same for the square that the move names."""
    return crowded(state, seat, move.first)


def figures(group: int) -> list[Message]:
    """The figures of a group, in words."""
    found: list[Message] = []
    for name, count in (
        ("army", (group & ALL_ARMIES).bit_count()),
        ("scout", (group & ~ALL_ARMIES).bit_count()),
    ):
        if count:
            found.append(Message("cv-named", {"name": f"{name}:{count}"}))
    return found


def tell_step(state: Civilization, seat: int, group: int, start: int, sq: int) -> None:
    """Log a movement."""
    if state.journal is not None:
        args: dict[str, Arg] = {
            "seat": f"seat:{seat}",
            "figures": tuple(figures(group)),
            "start": f"square:{SQUARE_NAMES[start]}",
            "square": f"square:{SQUARE_NAMES[sq]}",
        }
        state.tell("cv-log-step", args, seat)
