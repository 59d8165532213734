"""Section 7: movement square by square, discovering tiles, huts, theft, interrupts."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.civilization.abilities import ability_moves, own_squares, use_ability
from pentapolis.games.civilization.acts import (
    DISCOVER,
    END,
    EVENT,
    LEAVE,
    MOVE,
    PASS,
    RAZE,
    STEAL,
    STEP,
    STOP,
    USE,
    USED_RAZE,
    USED_THEFT,
    Act,
    ability_of,
    act,
    check_verb,
)
from pentapolis.games.civilization.battle import contest
from pentapolis.games.civilization.board import (
    HUT_ICON,
    MAP_TILES,
    SQUARE_INDEX,
    SQUARE_NAMES,
    VILLAGE_ICON,
    direction,
    square_in,
)
from pentapolis.games.civilization.dials import (
    is_water,
    move_figures,
    remove_figures,
    set_out,
    set_travelling,
    some,
    square_owner,
)
from pentapolis.games.civilization.events import destroy_building, play_event
from pentapolis.games.civilization.research import LearnFree, learnable
from pentapolis.games.civilization.state import (
    ALL_ARMIES,
    CITIES,
    FIGURES_OF,
    MOVEMENT,
    Civilization,
)
from pentapolis.games.civilization.steps import Question
from pentapolis.games.civilization.tables import (
    CIV_THEFT,
    FLY_OVER,
    GOV_NO_ATTACK,
    GOV_SCOUT_HUTS,
    VILLAGE,
    WONDER_MARK,
)
from pentapolis.games.civilization.tables import (
    RAZE as RAZE_BIT,
)
from pentapolis.games.civilization.targets import playable
from pentapolis.games.civilization.windows import can_use

LOCK: Final = ability_of("lock_square")
CLOSED: Final = 0
OPEN: Final = 1
ENDS: Final = 2


# --- where figures may go -----------------------------------------------------------------------


def may_enter(state: Civilization, seat: int, group: int, sq: int) -> bool:
    """Whether the group may resolve what is on a square: hut, village, enemies, city."""
    scouts = group & ~ALL_ARMIES
    lying = state.lying[sq]
    if (
        lying >= 0
        and scouts
        and (lying % 16 >= VILLAGE or not GOV_SCOUT_HUTS[state.governments[seat]])
    ):
        return False
    if scouts and state.occupied[sq] & ~FIGURES_OF[seat]:
        return False
    city = state.city_centred_at(sq)
    if city >= 0:
        if city // CITIES == seat or scouts:
            return False
        if GOV_NO_ATTACK[state.governments[seat]]:
            return False
    return True


def is_contested(state: Civilization, seat: int, sq: int) -> bool:
    """Whether entering the square ends the movement (CV-7.13, CV-7.17, CV-7.18, CV-7.21)."""
    if state.lying[sq] >= 0 or state.occupied[sq] & ~FIGURES_OF[seat]:
        return True
    city = state.city_centred_at(sq)
    return city >= 0 and city // CITIES != seat


def can_end(state: Civilization, seat: int, group: int, sq: int) -> bool:
    """Whether a movement may end there (CV-7.5, CV-7.6, CV-7.19)."""
    if is_water(state, sq) and state.water[seat] < 2:
        return False
    others = state.occupied[sq] & FIGURES_OF[seat] & ~group
    if others.bit_count() + group.bit_count() > state.stacking[seat]:
        return False
    return may_enter(state, seat, group, sq)


def passes(state: Civilization, seat: int, group: int, sq: int) -> int:
    """Whether one step leads onto the square: closed, open, or the movement ends there."""
    if state.ground[sq] < 0:
        return CLOSED
    if is_water(state, sq) and not state.water[seat]:
        return CLOSED
    if is_contested(state, seat, sq) and not state.techs[seat] & FLY_OVER:
        return ENDS if can_end(state, seat, group, sq) else CLOSED
    return OPEN


def can_finish(state: Civilization, seat: int, group: int, sq: int, left: int) -> bool:
    """Whether the movement can still end legally from there (CV-Q41)."""
    if can_end(state, seat, group, sq):
        return True
    if left == 0:
        return False
    for other in state.layout.near[sq]:
        way = passes(state, seat, group, other)
        if way == ENDS or (way == OPEN and can_finish(state, seat, group, other, left - 1)):
            return True
    return False


def steps_from(state: Civilization, seat: int, group: int, sq: int, left: int) -> list[Move]:
    """Steps, discoveries and theft open to a group."""
    moves: list[Move] = []
    if left == 0:
        return moves
    lone = group.bit_count() == 1
    for other in state.layout.near[sq]:
        if state.ground[other] < 0:
            if can_finish(state, seat, group, sq, left - 1):
                moves.append(act(DISCOVER, other))
            continue
        way = passes(state, seat, group, other)
        if way == ENDS or (way == OPEN and can_finish(state, seat, group, other, left - 1)):
            moves.append(act(STEP, other))
        if lone and can_steal(state, seat, other):
            moves.append(act(STEAL, other))
    return moves


def can_steal(state: Civilization, seat: int, sq: int) -> bool:
    """Russia: a lone figure may enter an enemy city to learn a tech (`tech_theft`)."""
    if not CIV_THEFT[state.civs[seat]] or state.used[seat] & USED_THEFT:
        return False
    city = state.city_centred_at(sq)
    if city < 0 or city // CITIES == seat:
        return False
    if is_water(state, sq) and state.water[seat] < 2:
        return False
    return bool(learnable(state, seat, state.techs[city // CITIES]))


# --- the menu -----------------------------------------------------------------------------------


def group_moves(state: Civilization, seat: int) -> list[Move]:
    """Every group that may start moving (CV-7.1, CV-7.4)."""
    moves: list[Move] = []
    for sq in own_squares(state, seat):
        if sq in state.locked:
            continue
        ready = state.own_at(sq, seat) & ~state.spent & ~state.marked
        if not ready:
            continue
        armies = ready & ALL_ARMIES
        scouts = ready & ~ALL_ARMIES
        for a in range(armies.bit_count() + 1):
            for s in range(scouts.bit_count() + 1):
                if a + s and steps_from(
                    state, seat, some(armies, a) | some(scouts, s), sq, state.speed[seat]
                ):
                    moves.append(act(MOVE, sq, a, s))
    return moves


class MoveMenu(Question):
    """Move figures and groups one after another (CV-7.1, CV-7.3)."""

    __slots__ = ()

    def run(self, state: Civilization) -> None:
        state.active = self.seat
        super().run(state)

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-move")

    def kind(self) -> str:
        return "move_group"

    def rule(self) -> str:
        return "CV-7.1"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        moves = group_moves(state, seat)
        moves.extend(ability_moves(state, seat, "movement"))
        for kind in playable(state, seat, "movement"):
            moves.append(act(EVENT, kind))
        moves.append(act(END))
        return moves

    def take(self, state: Civilization, move: Act) -> None:
        seat = self.seat
        if move.code == END:
            return
        state.push(self)
        if move.code == USE:
            use_ability(state, seat, move.a)
        elif move.code == EVENT:
            play_event(state, seat, move.a)
        else:
            ready = state.own_at(move.a, seat) & ~state.spent & ~state.marked
            group = some(ready & ALL_ARMIES, move.b) | some(ready & ~ALL_ARMIES, move.c)
            state.spent |= group
            state.push(Travel(seat, group, (move.a,), state.speed[seat]))
            state.push(MoveWindow(seat, 1))

    def why_not(self, state: Civilization, seat: int, text: str) -> Message:
        check_verb(text)
        words = text.split()
        if words[0] == "move" and len(words) > 1 and words[1] in SQUARE_INDEX:
            here = state.own_at(SQUARE_INDEX[words[1]], seat)
            if not here:
                return Message("cv-no-figures", {"square": f"square:{words[1]}"}, "CV-7.1")
            if SQUARE_INDEX[words[1]] in state.locked:
                return Message("cv-figures-locked", {"square": f"square:{words[1]}"}, "CV-Q29")
            if not here & ~state.spent:
                return Message("cv-figures-moved", {"square": f"square:{words[1]}"}, "CV-7.1")
            if not here & ~state.marked:
                return Message("cv-figures-shipped", {"square": f"square:{words[1]}"}, "CV-7.7")
        return Message("cv-not-now", {"move": text}, self.rule())


class Travel(Question):
    """A group on its way: one step at a time (CV-7.2)."""

    __slots__ = ("group", "path", "left")

    def __init__(self, seat: int, group: int, path: tuple[int, ...], left: int) -> None:
        super().__init__(seat)
        self.group = group
        self.path = path
        self.left = left

    def run(self, state: Civilization) -> None:
        here = self.path[-1]
        alive = state.occupied[here] & self.group
        if alive != self.group:
            if not alive:
                set_travelling(state, 0, here)
                return
            state.push(Travel(self.seat, alive, self.path, self.left))
            return
        if here in state.locked or not steps_from(state, self.seat, alive, here, self.left):
            arrive(state, self.seat, alive, self.path)
            return
        state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-travel", {"left": self.left})

    def kind(self) -> str:
        return "move_group"

    def rule(self) -> str:
        return "CV-7.2"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        here = self.path[-1]
        moves = steps_from(state, seat, self.group, here, self.left)
        if len(self.path) > 1 or self.left < state.speed[seat]:
            if can_end(state, seat, self.group, here):
                moves.append(act(STOP))
            # The mover's own chance to interrupt (`W_MSTEP`, mover last).
            for kind in playable(state, seat, "movement"):
                moves.append(act(EVENT, kind))
            if can_use(state, seat, LOCK):
                moves.append(act(USE, LOCK))
        return moves or [act(STOP)]

    def take(self, state: Civilization, move: Act) -> None:
        seat = self.seat
        here = self.path[-1]
        if move.code == STOP:
            arrive(state, seat, self.group, self.path)
        elif move.code == STEP:
            if state.journal is not None:
                args = {
                    "seat": f"seat:{seat}",
                    "start": f"square:{SQUARE_NAMES[here]}",
                    "square": f"square:{SQUARE_NAMES[move.a]}",
                }
                state.tell("cv-log-step", {**args}, seat)
            ends = passes(state, seat, self.group, move.a) == ENDS
            set_out(state, self.group, move.a)
            state.push(Arrival(seat, self.group, (*self.path, move.a), self.left - 1, ends))
            state.push(MoveWindow(seat, 1))
        elif move.code == DISCOVER:
            discover(state, seat, here, move.a)
            state.push(Travel(seat, self.group, self.path, self.left - 1))
        elif move.code == STEAL:
            steal(state, seat, self.group, here, move.a)
        else:
            state.push(self)
            if move.code == USE:
                use_ability(state, seat, move.a)
            elif move.code == EVENT:
                play_event(state, seat, move.a)

    def why_not(self, state: Civilization, seat: int, text: str) -> Message:
        check_verb(text)
        words = text.split()
        if words[0] == "to" and len(words) == 2 and words[1] in SQUARE_INDEX:
            sq = SQUARE_INDEX[words[1]]
            name = {"square": f"square:{words[1]}"}
            if sq not in state.layout.near[self.path[-1]]:
                return Message("cv-step-near", {**name}, "CV-7.2")
            if state.ground[sq] < 0:
                return Message("cv-step-hidden", {**name}, "CV-7.8")
            if is_water(state, sq) and state.water[seat] < 2:
                return Message("cv-step-water", {**name}, "CV-7.6")
            city = state.city_centred_at(sq)
            if city >= 0 and city // CITIES == seat:
                return Message("cv-step-own-city", {**name}, "CV-7.19")
            if city >= 0 and not self.group & ~ALL_ARMIES:
                return Message("cv-step-government", {**name}, "CV-Q64")
            if not may_enter(state, seat, self.group, sq):
                return Message("cv-step-closed", {**name}, "CV-7.12")
            return Message("cv-step-stacking", {**name}, "CV-7.5")
        return Message("cv-not-now", {"move": text}, self.rule())


class Arrival(Step[Civilization]):
    """After a step and its window: resolve the square or go on (CV-7.13, CV-7.17, CV-7.21)."""

    __slots__ = ("seat", "group", "path", "left", "ends")

    def __init__(self, seat: int, group: int, path: tuple[int, ...], left: int, ends: bool) -> None:
        self.seat = seat
        self.group = group
        self.path = path
        self.left = left
        self.ends = ends

    def run(self, state: Civilization) -> None:
        here = self.path[-1]
        group = state.occupied[here] & self.group
        if not group:
            set_travelling(state, 0, here)
        elif (self.ends and is_contested(state, self.seat, here)) or here in state.locked:
            arrive(state, self.seat, group, self.path)
        else:
            state.push(Travel(self.seat, group, self.path, self.left))


def arrive(state: Civilization, seat: int, group: int, path: tuple[int, ...]) -> None:
    """The movement is over; a square where it may not end sends the group back (CV-Q29)."""
    here = path[-1]
    for i in range(len(path) - 1, -1, -1):
        if can_end(state, seat, group, path[i]):
            if path[i] != here:
                move_figures(state, group, path[i])
                here = path[i]
            break
    set_travelling(state, 0, here)
    if state.over:
        return
    state.push(AfterMove(seat, group, here))
    if is_contested(state, seat, here):
        contest(state, seat, here, group)


class AfterMove(Question):
    """Combustion: an army that ends on an enemy building may destroy it (`raze_building`)."""

    __slots__ = ("group", "square")

    def __init__(self, seat: int, group: int, square: int) -> None:
        super().__init__(seat)
        self.group = group
        self.square = square

    def run(self, state: Civilization) -> None:
        seat = self.seat
        mark = state.marks[self.square]
        if (
            0 < mark < WONDER_MARK
            and square_owner(state, self.square) != seat
            and state.techs[seat] & RAZE_BIT
            and not state.used[seat] & USED_RAZE
            and state.occupied[self.square] & self.group & ALL_ARMIES
        ):
            state.ask(self, seat)

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-raze", {"square": f"square:{SQUARE_NAMES[self.square]}"})

    def kind(self) -> str:
        return "raze_choice"

    def source(self) -> str:
        return "tech:combustion"

    def rule(self) -> str:
        return "CV-8.15"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        return [act(RAZE), act(LEAVE)]

    def take(self, state: Civilization, move: Act) -> None:
        if move.code == RAZE:
            state.used[self.seat] |= USED_RAZE
            destroy_building(state, self.square)


def discover(state: Civilization, seat: int, sq: int, other: int) -> None:
    """Turn a tile up, its arrow away from the figure; lay huts and villages (CV-7.9 to 7.11)."""
    slot = state.layout.tile_at[other]
    state.turned[slot] = direction(sq, other)
    lay_tile(state, slot)
    if state.journal is not None:
        args = {
            "seat": f"seat:{seat}",
            "tile": f"tile:{MAP_TILES[state.slots[slot]].id}",
            "square": f"square:{SQUARE_NAMES[state.layout.slots[slot]]}",
        }
        state.tell("cv-log-discover", {**args}, seat)


def lay_tile(state: Civilization, slot: int) -> None:
    """A tile lies face up in its slot."""
    tile = MAP_TILES[state.slots[slot]]
    corner = state.layout.slots[slot]
    turns = state.turned[slot]
    ground = state.ground[:]
    lying = state.lying[:]
    for i in range(16):
        sq = square_in(corner, i)
        ground[sq] = tile.ground[turns][i]
        icon = tile.icons[turns][i]
        if icon == HUT_ICON and state.huts:
            lying[sq] = state.huts[0]
            state.huts = state.huts[1:]
        elif icon == VILLAGE_ICON and state.villages:
            lying[sq] = state.villages[0]
            state.villages = state.villages[1:]
    state.ground = ground
    state.lying = lying
    state.shown |= 1 << slot
    state.reveal()


def steal(state: Civilization, seat: int, group: int, here: int, sq: int) -> None:
    """The figure is given up inside the enemy city, a tech is learned (`tech_theft`)."""
    state.used[seat] |= USED_THEFT
    remove_figures(state, group)
    set_travelling(state, 0, here)
    victim = state.city_centred_at(sq) // CITIES
    if state.journal is not None:
        state.tell("cv-log-steal", {"seat": f"seat:{seat}", "other": f"seat:{victim}"}, seat)
    state.push(LearnFree(seat, state.techs[victim], 5, False, "civ:russia"))


# --- interrupts ---------------------------------------------------------------------------------


class MoveWindow(Step[Civilization]):
    """When a movement is declared and after each step the others may interrupt (`W_MSTEP`)."""

    __slots__ = ("mover", "offset")

    def __init__(self, mover: int, offset: int) -> None:
        self.mover = mover
        self.offset = offset

    def run(self, state: Civilization) -> None:
        for offset in range(self.offset, state.seats):
            seat = (self.mover + offset) % state.seats
            if can_interrupt(state, seat):
                state.push(Interrupt(seat, self.mover, offset))
                return


def can_interrupt(state: Civilization, seat: int) -> bool:
    """Whether the seat holds a card or ability for this window (CV-Q34)."""
    if state.events[seat] and playable(state, seat, "movement"):
        return True
    return can_use(state, seat, LOCK)


class Interrupt(Question):
    """Defection cards and Communism's spy, in anybody's movement (CV-Q34)."""

    __slots__ = ("mover", "offset")

    def __init__(self, seat: int, mover: int, offset: int) -> None:
        super().__init__(seat)
        self.mover = mover
        self.offset = offset

    def run(self, state: Civilization) -> None:
        state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-interrupt", {"seat": f"seat:{self.mover}"})

    def kind(self) -> str:
        return "interrupt_move"

    def rule(self) -> str:
        return "CV-Q34"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        moves: list[Move] = [act(EVENT, kind) for kind in playable(state, seat, "movement")]
        if can_use(state, seat, LOCK):
            moves.append(act(USE, LOCK))
        moves.append(act(PASS))
        return moves

    def take(self, state: Civilization, move: Act) -> None:
        if move.code == PASS:
            state.push(MoveWindow(self.mover, self.offset + 1))
            return
        state.push(MoveWindow(self.mover, self.offset))
        if move.code == EVENT:
            play_event(state, self.seat, move.a)
        else:
            use_ability(state, self.seat, move.a)


def begin_phase(state: Civilization) -> None:
    """Everybody's part, in turn order."""
    state.phase = MOVEMENT
    for seat in reversed(state.order()):
        state.push(MoveMenu(seat))
