"""Chapter 7, Movement: groups of figures move, arrive, steal a tech (CV-7.1 to CV-7.23)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.compiled import i64
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import count_bits, replaced
from pentapolis.games.civilization.effects.abilities import (
    PhaseMenu,
    use_ability,
)
from pentapolis.games.civilization.effects.events import play_event
from pentapolis.games.civilization.effects.payment import can_use, refuse_use
from pentapolis.games.civilization.effects.pending import others
from pentapolis.games.civilization.effects.targets import playable, refuse_event
from pentapolis.games.civilization.moves import (
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
    CivMove,
    make,
)
from pentapolis.games.civilization.questions import ELSEWHERE, Question, the_first, the_move
from pentapolis.games.civilization.rules.battle import resolve_square
from pentapolis.games.civilization.rules.blockade import square_owner
from pentapolis.games.civilization.rules.discovering import discover
from pentapolis.games.civilization.rules.figures import (
    first_of,
    move_figures,
    remove_figures,
    set_out,
    set_travelling,
    tell_step,
)
from pentapolis.games.civilization.rules.interrupts import LOCK, KillWindow, LockWindow
from pentapolis.games.civilization.rules.markers import destroy_building
from pentapolis.games.civilization.rules.paths import (
    GroupQuestion,
    beside_unknown,
    can_set_out,
    goals,
    has_effect,
    is_beside_quiet,
    is_contested,
    refuse_end,
    refuse_goal,
    ways_asked,
)
from pentapolis.games.civilization.rules.research import LearnFree
from pentapolis.games.civilization.state import (
    ALL_ARMIES,
    CITIES,
    FIGURES,
    FIGURES_OF,
    MOVEMENT,
    Civilization,
)
from pentapolis.games.civilization.tables.board import SQUARE_NAMES
from pentapolis.games.civilization.tables.cards import FLY_OVER, USED_RAZE, USED_THEFT, WONDER_MARK
from pentapolis.games.civilization.tables.cards import RAZE as RAZE_BIT

# --- the menu -----------------------------------------------------------------------------------


def ready_figures(state: Civilization, seat: int) -> int:
    """Own figures that have not moved, as bits (CV-7.1, CV-7.7)."""
    return FIGURES_OF[seat] & ~state.spent & ~state.marked


def squares_of(state: Civilization, seat: int, figures: int) -> list[int]:
    """Where some of the seat's figures stand, and may leave."""
    found: list[int] = []
    locked = state.locked
    where = state.where
    occupied = state.occupied
    bits: i64 = figures
    first: i64 = FIGURES * seat
    bit: i64 = 1 << first
    last: i64 = -1
    in_order = True
    for figure in range(first, first + FIGURES):
        if bits & bit:
            sq: i64 = where[figure]
            # Each square is found by the first of its figures.
            if sq >= 0 and occupied[sq] & bits & bit - 1 == 0 and not (locked and sq in locked):
                found.append(sq)
                if sq < last:
                    in_order = False
                last = sq
        bit <<= 1
    if not in_order:
        found.sort()
    return found


def group_moves(state: Civilization, seat: int) -> list[CivMove]:
    """Every group that may start moving (CV-7.1, CV-7.4)."""
    moves: list[CivMove] = []
    all_ready: i64 = ready_figures(state, seat)
    all_armies: i64 = ALL_ARMIES
    speed = state.speed[seat]
    for sq in squares_of(state, seat, all_ready):
        ready = state.occupied[sq] & all_ready
        armies = ready & all_armies
        scouts = ready & ~all_armies
        # A group that may stand together can go to a quiet square; others are looked at in turn.
        together: i64 = state.stacking[seat] if speed and is_beside_quiet(state, sq) else 0
        for a in range(count_bits(armies) + 1):
            for s in range(count_bits(scouts) + 1):
                if a + s and (
                    a + s <= together
                    or can_set_out(
                        state, seat, first_of(armies, a) | first_of(scouts, s), sq, speed
                    )
                ):
                    moves.append(make(MOVE, sq, a, s))
    return moves


NO_FIGURES: Final = Refusal("cv-no-figures", "CV-7.1", the_first)
SQUARE_LOCKED: Final = Refusal("cv-no-leaving", "CV-Q29", the_first)
HAVE_MOVED: Final = Refusal("cv-no-second-move", "CV-7.1", the_first)
SHIPPED: Final = Refusal("cv-no-shipped-move", "CV-7.7", the_first)
NOWHERE_TO_GO: Final = Refusal("cv-no-way", "CV-7.1", the_first)
IT_LEADS: Final = Refusal("cv-no-lead", "CV-7.3", the_first)
NOBODY_LEADS: Final = Refusal("cv-no-leader", "CV-7.3", the_move)
NOBODY_ELSE: Final = Refusal("cv-no-others", "CV-7.3")
NOT_UNDER_WAY: Final = Refusal("cv-no-stop-yet", "CV-7.2")
UNDER_WAY: Final = Refusal("cv-no-break", "CV-7.2", the_move)


def group_words(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """Which figures on a square may still move."""
    ready = state.occupied[move.first] & ready_figures(state, seat)
    scouts = (ready & ~ALL_ARMIES).bit_count()
    return {"what": move.args[0], "armies": (ready & ALL_ARMIES).bit_count(), "scouts": scouts}


NOT_SO_MANY: Final = Refusal("cv-no-such-group", "CV-7.4", group_words)


def refuse_leaving(state: Civilization, seat: int, sq: int) -> Refusal | None:
    """Require a square that own figures may leave (CV-7.1, CV-7.7, CV-Q29)."""
    here = state.occupied[sq] & FIGURES_OF[seat]
    if not here:
        return NO_FIGURES
    if sq in state.locked:
        return SQUARE_LOCKED
    if not here & ~state.spent:
        return HAVE_MOVED
    return None if here & ~state.spent & ~state.marked else SHIPPED


def refuse_group(
    state: Civilization, seat: int, sq: int, armies: int, scouts: int
) -> Refusal | None:
    """Require figures of one square that have not moved and can go somewhere (CV-7.1, CV-7.4)."""
    refusal = refuse_leaving(state, seat, sq)
    if refusal is not None:
        return refusal
    ready = state.occupied[sq] & ready_figures(state, seat)
    enough = armies <= (ready & ALL_ARMIES).bit_count()
    if not enough or scouts > (ready & ~ALL_ARMIES).bit_count() or armies + scouts == 0:
        return NOT_SO_MANY
    group = first_of(ready & ALL_ARMIES, armies) | first_of(ready & ~ALL_ARMIES, scouts)
    return None if can_set_out(state, seat, group, sq, state.speed[seat]) else NOWHERE_TO_GO


def first_figure(state: Civilization, seat: int, stayed: int) -> tuple[int, int]:
    """The first figure that may move alone (as a bit) and its square; (0, -1) if there is none."""
    waiting: i64 = ready_figures(state, seat) & ~stayed
    speed = state.speed[seat]
    for sq in squares_of(state, seat, waiting):
        ready = state.occupied[sq] & waiting
        scouts = ready & ~ALL_ARMIES
        armies = ready ^ scouts
        army = armies & -armies
        if army and can_set_out(state, seat, army, sq, speed):
            return army, sq
        scout = scouts & -scouts
        if scout and can_set_out(state, seat, scout, sq, speed):
            return scout, sq
    return 0, -1


class MoveMenu(PhaseMenu):
    """Which figures move next, in any order (CV-7.1, CV-7.3).

    One figure is suggested, and its destinations are offered at once. It may stay, and other groups
    may be chosen instead.
    """

    __slots__ = ("stayed", "lead", "square")
    KIND = "move_group"
    RULE = "CV-7.1"
    PHASE = "movement"

    def __init__(self, seat: int, stayed: int = 0, lead: int = 0, square: int = -1) -> None:
        super().__init__(seat)
        self.stayed = stayed  # bits of the figures that are not suggested any more
        self.lead = lead
        self.square = square

    def run(self, state: Civilization) -> None:
        state.active = self.seat
        lead, sq = first_figure(state, self.seat, self.stayed)
        if lead == self.lead:
            self.open(state)
        else:
            MoveMenu(self.seat, self.stayed, lead, sq).open(state)

    def prompt(self, seat: int) -> Message:
        if not self.lead:
            return Message("cv-ask-move")
        name = FIGURE_NAMES[0] if self.lead & ALL_ARMIES else FIGURE_NAMES[1]
        args = {"figure": f"figure:{name}", "square": f"square:{SQUARE_NAMES[self.square]}"}
        return Message("cv-ask-lead", {**args})

    def plain_moves(self, state: Civilization) -> list[Move]:
        seat = self.seat
        moves: list[Move] = []
        if self.lead:
            moves = goals(state, seat, self.lead, self.square, state.speed[seat])
        more = [move for move in group_moves(state, seat) if not self.is_lead(move)]
        moves.extend(more)
        if self.lead and more:
            moves.append(make(STAY))
        return moves

    def is_lead(self, move: CivMove) -> bool:
        """Whether a move names just the suggested figure."""
        if not self.lead or move.first != self.square or move.second + move.third != 1:
            return False
        return (move.second == 1) == (self.lead & ALL_ARMIES != 0)

    def take(self, state: Civilization, move: CivMove) -> None:
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
            use_ability(state, seat, move.first)
        elif move.code == EVENT:
            play_event(state, seat, move.first)
        elif move.code == MOVE:
            group = self.group(state, move)
            state.spent |= group
            state.push(Travel(seat, group, (move.first,), state.speed[seat]))
        else:
            state.spent |= self.lead
            Travel(seat, self.lead, (self.square,), state.speed[seat]).take(state, move)

    def group(self, state: Civilization, move: CivMove) -> int:
        """The figures that a move names."""
        ready = state.occupied[move.first] & ready_figures(state, self.seat)
        return first_of(ready & ALL_ARMIES, move.second) | first_of(ready & ~ALL_ARMIES, move.third)

    def refuse_plain(self, state: Civilization, move: CivMove) -> Refusal | None:
        seat = self.seat
        if move.code == MOVE:
            if self.is_lead(move):
                return IT_LEADS
            return refuse_group(state, seat, move.first, move.second, move.third)
        if move.code == STOP:
            return NOT_UNDER_WAY
        if move.code not in (STAY, STEP, DISCOVER, STEAL):
            return ELSEWHERE[move.code]
        if not self.lead:
            return NOBODY_LEADS
        if move.code == STAY:
            more = [other for other in group_moves(state, seat) if not self.is_lead(other)]
            return None if more else NOBODY_ELSE
        return refuse_goal(state, seat, self.lead, self.square, state.speed[seat], move)


MUST_MOVE: Final = Refusal("cv-no-standing-still", "CV-7.4")
NO_END_HERE: Final = Refusal("cv-no-end-here", "CV-7.5")
NO_STAY: Final = Refusal("cv-no-stay", "CV-7.4")


class Travel(GroupQuestion):
    """Where a moving group goes: to a square in reach, or it discovers a tile (CV-7.2)."""

    __slots__ = ()
    KIND = "move_group"
    RULE = "CV-7.2"

    def run(self, state: Civilization) -> None:
        here = self.path[-1]
        alive = state.occupied[here] & self.group
        if alive != self.group:
            if not alive:
                set_travelling(state, 0, here)
                return
            state.push(Travel(self.seat, alive, self.path, self.left))
            return
        moves = [] if here in state.locked else goals(state, self.seat, alive, here, self.left)
        if moves:
            state.ask(self, self.seat, self.with_others(state, moves))
        else:
            arrive(state, self.seat, alive, self.path)

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-travel", {"left": self.left})

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        return self.with_others(
            state, goals(state, seat, self.group, self.path[-1], self.left)
        ) or [make(STOP)]

    def with_others(self, state: Civilization, moves: list[Move]) -> list[Move]:
        """The goals, and what else may be done after the first step."""
        seat = self.seat
        if self.left < state.speed[seat]:
            if refuse_end(state, seat, self.group, self.path[-1]) is None:
                moves.append(make(STOP))
            # The mover may also interrupt (`W_MSTEP`, mover last).
            for kind in playable(state, seat, "movement"):
                moves.append(make(EVENT, kind))
            if can_use(state, seat, LOCK):
                moves.append(make(USE, LOCK))
        return moves

    def take(self, state: Civilization, move: CivMove) -> None:
        seat = self.seat
        here = self.path[-1]
        if move.code == STOP:
            arrive(state, seat, self.group, self.path)
        elif move.code == STEP:
            way = ways_asked(state, seat, self.group, here, self.left).to(move.first)
            self.walk(state, way, False)
        elif move.code == STEAL:
            ways = ways_asked(state, seat, self.group, here, self.left)
            near = [sq for sq in state.layout.near[move.first] if sq in ways.open]
            last = min(near, key=ways.steps_to)
            self.walk(state, (*ways.to(last), move.first), True)
        elif move.code == DISCOVER:
            discover(state, seat, here, move.first)
            state.push(Travel(seat, self.group, self.path, self.left - 1))
        else:
            state.push(self)
            if move.code == USE:
                use_ability(state, seat, move.first)
            elif move.code == EVENT:
                play_event(state, seat, move.first)

    def walk(self, state: Civilization, way: tuple[int, ...], theft: bool) -> None:
        """Start the chosen way; others who can lock squares may react first."""
        state.push(Walk(self.seat, self.group, self.path, way, self.left, theft))
        if has_effect(state, self.seat, self.group, way[-1]):
            state.push(LockWindow(others(state, self.seat), (), 0, self.seat, self.group, way[-1]))

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        seat = self.seat
        here = self.path[-1]
        if move.code in (STEP, DISCOVER, STEAL):
            return refuse_goal(state, seat, self.group, here, self.left, move)
        if move.code == STOP:
            return self.refuse_stop(state)
        if move.code in (MOVE, END):
            return UNDER_WAY
        if move.code == STAY:
            return NO_STAY
        if self.left == state.speed[seat] and move.code in (EVENT, USE):
            return UNDER_WAY  # reacting is possible only after the first step
        if move.code == EVENT:
            return refuse_event(state, seat, move.first, "movement")
        if move.code == USE and move.first == LOCK:
            return refuse_use(state, seat, LOCK)
        return UNDER_WAY if move.code == USE else ELSEWHERE[move.code]

    def refuse_stop(self, state: Civilization) -> Refusal | None:
        """Allow a stop after a step on a legal square, or if nothing else is possible (CV-7.4)."""
        if not goals(state, self.seat, self.group, self.path[-1], self.left):
            return None
        if self.left == state.speed[self.seat]:
            return MUST_MOVE
        refusal = refuse_end(state, self.seat, self.group, self.path[-1])
        return None if refusal is None else NO_END_HERE


class Walk(Step[Civilization]):
    """Move the group along the chosen way, as far as possible (CV-7.2, CV-Q29)."""

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
        if state.locked:
            for sq in self.way:
                if path[-1] in state.locked:
                    break
                path = (*path, sq)
        else:
            path = path + self.way
        here = path[-1]
        if here == start:
            arrive(state, seat, group, path)
            return
        tell_step(state, seat, group, start, here)
        if is_blocking(state, seat, start) and state.own_at(start, seat) == group:
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


def is_blocking(state: Civilization, seat: int, sq: int) -> bool:
    """Whether a figure of the seat would block the square for another player's city (CV-11.4)."""
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
    """End the movement and resolve the square (CV-7.13, CV-7.17, CV-7.21)."""

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
            steal_tech(state, self.seat, group, here)
        else:
            arrive(state, self.seat, group, self.path)


def arrive(state: Civilization, seat: int, group: int, path: tuple[int, ...]) -> None:
    """End the movement; from an illegal square the group goes back (CV-Q29)."""
    here = path[-1]
    for i in range(len(path) - 1, -1, -1):
        if refuse_end(state, seat, group, path[i]) is None:
            if path[i] != here:
                tell_step(state, seat, group, here, path[i])
                move_figures(state, group, path[i])
                here = path[i]
            break
    if len(path) > 1 and is_blocking(state, seat, here) and not is_contested(state, seat, here):
        tell_blockade(state, "cv-log-blockade", seat, here)
    set_travelling(state, 0, here)
    if state.over:
        return
    state.push(AfterMove(seat, group, here))
    if is_contested(state, seat, here):
        resolve_square(state, seat, here, group)


class AfterMove(Question):
    """Combustion: whether an army destroys the enemy building it ends on (`raze_building`)."""

    __slots__ = ("group", "square")
    KIND = "raze_choice"
    RULE = "tech:combustion"

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

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        return [make(RAZE), make(LEAVE)]

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        return None if move.code in (RAZE, LEAVE) else ELSEWHERE[move.code]

    def take(self, state: Civilization, move: CivMove) -> None:
        if move.code == RAZE:
            state.used = replaced(state.used, self.seat, state.used[self.seat] | USED_RAZE)
            destroy_building(state, self.square)


def steal_tech(state: Civilization, seat: int, group: int, sq: int) -> None:
    """Give up the figure in the enemy city and learn a tech (`tech_theft`)."""
    state.used = replaced(state.used, seat, state.used[seat] | USED_THEFT)
    remove_figures(state, group)
    set_travelling(state, 0, sq)
    victim = state.city_centred_at(sq) // CITIES
    if state.journal is not None:
        state.tell("cv-log-steal", {"seat": f"seat:{seat}", "other": f"seat:{victim}"}, seat)
    state.push(LearnFree(seat, state.techs[victim], 5, False, "civ:russia"))


def begin_movement(state: Civilization) -> None:
    """Begin everybody's part, in turn order."""
    state.phase = MOVEMENT
    for seat in reversed(state.order()):
        state.push(MoveMenu(seat))
