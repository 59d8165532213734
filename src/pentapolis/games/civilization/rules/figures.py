"""Chapter 7, figures on the map: armies and scouts come, go and die (CV-7.1 to CV-7.5)."""

from __future__ import annotations

from pentapolis.core.message import Arg, Message
from pentapolis.games.civilization.rules.blockade import refresh
from pentapolis.games.civilization.rules.coins import recount, touch
from pentapolis.games.civilization.state import (
    ALL_ARMIES,
    ARMIES,
    FIGURES,
    FIGURES_OF,
    Civilization,
)
from pentapolis.games.civilization.tables.board import NOWHERE, SQUARE_NAMES

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


def figures(group: int) -> list[Message]:
    """The figures of a group."""
    found: list[Message] = []
    for name, count in (
        ("army", (group & ALL_ARMIES).bit_count()),
        ("scout", (group & ~ALL_ARMIES).bit_count()),
    ):
        if count:
            found.append(Message("cv-named", {"name": f"{name}:{count}"}))
    return found


def tell_step(state: Civilization, seat: int, group: int, start: int, sq: int) -> None:
    """Log who goes where."""
    if state.journal is not None:
        args: dict[str, Arg] = {
            "seat": f"seat:{seat}",
            "figures": tuple(figures(group)),
            "start": f"square:{SQUARE_NAMES[start]}",
            "square": f"square:{SQUARE_NAMES[sq]}",
        }
        state.tell("cv-log-step", args, seat)
