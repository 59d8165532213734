"""Section 7: movement of figures and groups, discovering tiles, theft."""

from __future__ import annotations

from pentapolis.core.agenda import Step
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.civilization.abilities import (
    is_suspected,
    own_squares,
    secret_moves,
    use_ability,
)
from pentapolis.games.civilization.acts import (
    DISCOVER,
    END,
    EVENT,
    FIGURE_NAMES,
    LEAVE,
    MOVE,
    RAZE,
    STAY,
    STEAL,
    STEP,
    STOP,
    USE,
    USED_RAZE,
    USED_THEFT,
    Act,
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
from pentapolis.games.civilization.interrupts import LOCK, KillWindow, LockWindow
from pentapolis.games.civilization.paths import (
    Ways,
    beside_unknown,
    can_end,
    can_set_out,
    goals,
    has_effect,
    is_contested,
    may_enter,
)
from pentapolis.games.civilization.research import LearnFree
from pentapolis.games.civilization.state import ALL_ARMIES, CITIES, MOVEMENT, Civilization
from pentapolis.games.civilization.steps import Menu, Question
from pentapolis.games.civilization.tables import FLY_OVER, WONDER_MARK
from pentapolis.games.civilization.tables import RAZE as RAZE_BIT
from pentapolis.games.civilization.targets import playable
from pentapolis.games.civilization.windows import can_use, others
from pentapolis.games.civilization.wording import tell_step

# --- the menu -----------------------------------------------------------------------------------


def group_moves(state: Civilization, seat: int) -> list[Act]:
    """Every group that may start moving (CV-7.1, CV-7.4)."""
    moves: list[Act] = []
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
                if a + s and can_set_out(
                    state, seat, some(armies, a) | some(scouts, s), sq, state.speed[seat]
                ):
                    moves.append(act(MOVE, sq, a, s))
    return moves


def first_figure(state: Civilization, seat: int, stayed: int) -> tuple[int, int]:
    """The first figure that may move alone, and its square; nothing if there is none."""
    for sq in own_squares(state, seat):
        ready = state.own_at(sq, seat) & ~state.spent & ~state.marked & ~stayed
        for kind in (ready & ALL_ARMIES, ready & ~ALL_ARMIES):
            figure = some(kind, 1) if kind else 0
            if (
                figure
                and sq not in state.locked
                and can_set_out(state, seat, figure, sq, state.speed[seat])
            ):
                return figure, sq
    return 0, -1


class MoveMenu(Menu):
    """Move figures and groups one after another, in any order (CV-7.1, CV-7.3).

    One figure leads: where it goes can be said at once. It may stay, and others be named instead.
    """

    __slots__ = ("stayed", "lead", "square")

    def __init__(self, seat: int, stayed: int = 0, lead: int = 0, square: int = -1) -> None:
        super().__init__(seat)
        self.stayed = stayed  # figures that are not to lead any more, as bits
        self.lead = lead
        self.square = square

    def run(self, state: Civilization) -> None:
        state.active = self.seat
        lead, sq = first_figure(state, self.seat, self.stayed)
        if lead == self.lead:
            super().run(state)
        else:
            state.push(MoveMenu(self.seat, self.stayed, lead, sq))

    def prompt(self, seat: int) -> Message:
        if not self.lead:
            return Message("cv-ask-move")
        name = FIGURE_NAMES[0] if self.lead & ALL_ARMIES else FIGURE_NAMES[1]
        args = {"figure": f"figure:{name}", "square": f"square:{SQUARE_NAMES[self.square]}"}
        return Message("cv-ask-lead", {**args})

    def kind(self) -> str:
        return "move_group"

    def rule(self) -> str:
        return "CV-7.1"

    def has_choice(self, state: Civilization) -> bool:
        return self.lead != 0 or super().has_choice(state)

    def plain_moves(self, state: Civilization) -> list[Move]:
        seat = self.seat
        moves: list[Move] = []
        if self.lead:
            moves = goals(state, seat, self.lead, self.square, state.speed[seat])
        more = [move for move in group_moves(state, seat) if not self.is_lead(move)]
        moves.extend(more)
        if self.lead and more:
            moves.append(act(STAY))
        return moves

    def secret_moves(self, state: Civilization) -> list[Move]:
        return secret_moves(state, self.seat, "movement")

    def is_suspected(self, state: Civilization) -> bool:
        return is_suspected(state, self.seat, "movement")

    def is_lead(self, move: Act) -> bool:
        """Whether a move names just the leading figure."""
        army = 1 if self.lead & ALL_ARMIES else 0
        return self.lead != 0 and (move.a, move.b, move.c) == (self.square, army, 1 - army)

    def take(self, state: Civilization, move: Act) -> None:
        seat = self.seat
        if move.code == END:
            return
        if move.code == STAY:
            here = state.own_at(self.square, seat)
            alike = here & ALL_ARMIES if self.lead & ALL_ARMIES else here & ~ALL_ARMIES
            state.push(MoveMenu(seat, self.stayed | alike))
            return
        state.push(MoveMenu(seat, self.stayed))
        if move.code == USE:
            use_ability(state, seat, move.a)
        elif move.code == EVENT:
            play_event(state, seat, move.a)
        elif move.code == MOVE:
            group = self.group(state, move)
            state.spent |= group
            state.push(Travel(seat, group, (move.a,), state.speed[seat]))
        else:
            state.spent |= self.lead
            Travel(seat, self.lead, (self.square,), state.speed[seat]).take(state, move)

    def group(self, state: Civilization, move: Act) -> int:
        """The figures that a move names."""
        ready = state.own_at(move.a, self.seat) & ~state.spent & ~state.marked
        return some(ready & ALL_ARMIES, move.b) | some(ready & ~ALL_ARMIES, move.c)

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
        if self.lead and words[0] == "to":
            lead = Travel(seat, self.lead, (self.square,), state.speed[seat])
            return lead.why_not(state, seat, text)
        return Message("cv-not-now", {"move": text}, self.rule())


class Travel(Question):
    """A group on its way: it goes to a square within its reach, or discovers a tile (CV-7.2)."""

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
        if here in state.locked or not goals(state, self.seat, alive, here, self.left):
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
        moves = goals(state, seat, self.group, here, self.left)
        if self.left < state.speed[seat]:
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
            way = Ways(state, seat, self.group, here, self.left).to(move.a)
            self.walk(state, way, False)
        elif move.code == STEAL:
            ways = Ways(state, seat, self.group, here, self.left)
            near = [sq for sq in state.layout.near[move.a] if sq in ways.open]
            last = min(near, key=ways.far.__getitem__)
            self.walk(state, (*ways.to(last), move.a), True)
        elif move.code == DISCOVER:
            discover(state, seat, here, move.a)
            state.push(Travel(seat, self.group, self.path, self.left - 1))
        else:
            state.push(self)
            if move.code == USE:
                use_ability(state, seat, move.a)
            elif move.code == EVENT:
                play_event(state, seat, move.a)

    def walk(self, state: Civilization, way: tuple[int, ...], theft: bool) -> None:
        """The way is named; whoever can lock squares may react before the group sets out."""
        state.push(Walk(self.seat, self.group, self.path, way, self.left, theft))
        if has_effect(state, self.seat, self.group, way[-1]):
            state.push(LockWindow(others(state, self.seat), (), 0, self.seat, self.group, way[-1]))

    def why_not(self, state: Civilization, seat: int, text: str) -> Message:
        check_verb(text)
        words = text.split()
        if words[0] == "to" and len(words) == 2 and words[1] in SQUARE_INDEX:
            sq = SQUARE_INDEX[words[1]]
            name = {"square": f"square:{words[1]}"}
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
            if not can_end(state, seat, self.group, sq):
                return Message("cv-step-stacking", {**name}, "CV-7.5")
            return Message("cv-step-far", {**name, "left": self.left}, "CV-7.1")
        return Message("cv-not-now", {"move": text}, self.rule())


class Walk(Step[Civilization]):
    """The group goes the way that was named, as far as it may (CV-7.2, CV-Q29)."""

    __slots__ = ("seat", "group", "path", "way", "left", "theft")

    def __init__(
        self, seat: int, group: int, path: tuple[int, ...], way: tuple[int, ...], left: int,
        theft: bool,
    ) -> None:  # fmt: skip
        self.seat = seat
        self.group = group
        self.path = path
        self.way = way
        self.left = left
        self.theft = theft

    def run(self, state: Civilization) -> None:
        seat = self.seat
        start = self.path[-1]
        group = state.occupied[start] & self.group
        if not group:
            set_travelling(state, 0, start)
            return
        path = self.path
        for sq in self.way:
            if path[-1] in state.locked:
                break
            path = (*path, sq)
        here = path[-1]
        if here == start:
            arrive(state, seat, group, path)
            return
        tell_step(state, seat, group, start, here)
        if blocks(state, seat, start) and state.own_at(start, seat) == group:
            tell_blockade(state, "cv-log-unblocked", seat, start)
        set_out(state, group, here)
        left = self.left - (len(path) - len(self.path))
        theft = self.theft and here == self.way[-1]
        flies = state.techs[seat] & FLY_OVER != 0
        if (
            left
            and not theft
            and here not in state.locked
            and beside_unknown(state, here)
            and (flies or not is_contested(state, seat, here))
        ):
            state.push(Travel(seat, group, path, left))
            return
        state.push(Arrival(seat, group, path, theft))
        if has_effect(state, seat, group, here):
            state.push(KillWindow(others(state, seat), (), 0, seat, group, here))


def blocks(state: Civilization, seat: int, sq: int) -> bool:
    """Whether a figure of the seat blocks the square for a city of somebody else (CV-11.4)."""
    return square_owner(state, sq) not in (-1, seat)


def tell_blockade(state: Civilization, key: str, seat: int, sq: int) -> None:
    """Log that a blockade begins or ends."""
    if state.journal is not None:
        args = {
            "seat": f"seat:{seat}",
            "square": f"square:{SQUARE_NAMES[sq]}",
            "other": f"seat:{square_owner(state, sq)}",
        }
        state.tell(key, {**args}, seat)


class Arrival(Step[Civilization]):
    """The movement is over: resolve the square (CV-7.13, CV-7.17, CV-7.21)."""

    __slots__ = ("seat", "group", "path", "theft")

    def __init__(self, seat: int, group: int, path: tuple[int, ...], theft: bool) -> None:
        self.seat = seat
        self.group = group
        self.path = path
        self.theft = theft

    def run(self, state: Civilization) -> None:
        here = self.path[-1]
        group = state.occupied[here] & self.group
        if not group:
            set_travelling(state, 0, here)
        elif self.theft:
            steal(state, self.seat, group, here)
        else:
            arrive(state, self.seat, group, self.path)


def arrive(state: Civilization, seat: int, group: int, path: tuple[int, ...]) -> None:
    """The movement is over; a square where it may not end sends the group back (CV-Q29)."""
    here = path[-1]
    for i in range(len(path) - 1, -1, -1):
        if can_end(state, seat, group, path[i]):
            if path[i] != here:
                tell_step(state, seat, group, here, path[i])
                move_figures(state, group, path[i])
                here = path[i]
            break
    if len(path) > 1 and blocks(state, seat, here) and not is_contested(state, seat, here):
        tell_blockade(state, "cv-log-blockade", seat, here)
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


def steal(state: Civilization, seat: int, group: int, sq: int) -> None:
    """The figure is given up inside the enemy city, a tech is learned (`tech_theft`)."""
    state.used[seat] |= USED_THEFT
    remove_figures(state, group)
    set_travelling(state, 0, sq)
    victim = state.city_centred_at(sq) // CITIES
    if state.journal is not None:
        state.tell("cv-log-steal", {"seat": f"seat:{seat}", "other": f"seat:{victim}"}, seat)
    state.push(LearnFree(seat, state.techs[victim], 5, False, "civ:russia"))


def begin_phase(state: Civilization) -> None:
    """Everybody's part, in turn order."""
    state.phase = MOVEMENT
    for seat in reversed(state.order()):
        state.push(MoveMenu(seat))
