"""Culture events: choosing targets, declaration, and what each card does (CV-6.46)."""

from __future__ import annotations

from pentapolis.core.agenda import Step
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.games.civilization.acts import (
    AT,
    DONE,
    KILL,
    KILL_PERSON,
    PLAYER,
    STEP,
    STOP,
    Act,
    act,
)
from pentapolis.games.civilization.board import PLAIN, SQUARE_NAMES
from pentapolis.games.civilization.consent import ask_consent
from pentapolis.games.civilization.culture import discard_event
from pentapolis.games.civilization.dials import (
    kill_person,
    lose_figures,
    mark_id,
    move_figures,
    recount,
    set_mark,
    some,
    square_owner,
    touch,
)
from pentapolis.games.civilization.research import LearnFree
from pentapolis.games.civilization.state import (
    ALL_ARMIES,
    CITIES,
    Civilization,
)
from pentapolis.games.civilization.steps import Question
from pentapolis.games.civilization.tables import (
    ANARCHY,
    DESERT,
    EVENT_EFFECT,
    EVENTS,
    GOVERNMENTS,
    GRASSLAND,
    MARK_GROUP,
    PERSON_MARK,
    WONDER_MARK,
)
from pentapolis.games.civilization.targets import (
    is_refused,
    owner_of_figures,
    push_ends,
    push_goes_on,
    push_steps,
    target_players,
    target_squares,
    victims,
)
from pentapolis.games.civilization.windows import (
    EVENT_FORM,
    Pending,
    declare,
    tell_declared,
)
from pentapolis.games.civilization.wording import tell_step


def play_event(state: Civilization, seat: int, kind: int) -> None:
    """Ask for the targets; the card is declared when they are named."""
    what = EVENT_EFFECT[kind].kind
    if what in ("tech_swap", "force_anarchy"):
        state.push(AimPlayer(seat, kind))
    else:
        state.push(AimSquare(seat, kind, ()))


# --- choosing targets ---------------------------------------------------------------------------


class Aim(Question):
    """Naming the targets of an event that is about to be played."""

    __slots__ = ("event",)

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event = event

    def run(self, state: Civilization) -> None:
        state.ask(self, self.seat)

    def kind(self) -> str:
        return "event_targets"

    def source(self) -> str:
        return f"event:{EVENTS[self.event].id}"

    def rule(self) -> str:
        return "CV-6.46"


class AimPlayer(Aim):
    """Choose the player."""

    __slots__ = ()

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-event-player", {"event": f"event:{EVENTS[self.event].id}"})

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        return [act(PLAYER, p) for p in target_players(state, seat, self.event)] or [act(DONE)]

    def take(self, state: Civilization, move: Act) -> None:
        if move.code == PLAYER:
            play(state, Played(self.seat, self.event, (move.a,)), 1 << move.a)


class AimSquare(Aim):
    """Choose the square; Disaster may choose two."""

    __slots__ = ("taken",)

    def __init__(self, seat: int, event: int, taken: tuple[int, ...]) -> None:
        super().__init__(seat, event)
        self.taken = taken

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-event-square", {"event": f"event:{EVENTS[self.event].id}"})

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        squares = target_squares(state, seat, self.event, self.taken)
        found: list[Move] = [act(AT, sq) for sq in squares]
        if self.taken or not found:
            found.append(act(DONE))
        return found

    def take(self, state: Civilization, move: Act) -> None:
        effect = EVENT_EFFECT[self.event]
        taken = self.taken
        if move.code == AT:
            taken = (*taken, move.a)
            if effect.kind == "destroy_buildings" and len(taken) < effect.amount:
                state.push(AimSquare(self.seat, self.event, taken))
                return
            if effect.kind == "kill_figures":
                state.push(AimKill(self.seat, self.event, move.a, ()))
                return
            if effect.kind == "push_figures":
                state.push(AimPath(self.seat, self.event, (move.a,)))
                return
        if not taken:
            return
        targets = 0
        if effect.kind != "city_boost":
            for sq in taken:
                if square_owner(state, sq) >= 0:
                    targets |= 1 << square_owner(state, sq)
        play(state, Played(self.seat, self.event, taken), targets)


class AimKill(Aim):
    """Choose which figures of the square die, player by player, or the great person."""

    __slots__ = ("square", "chosen")

    def __init__(self, seat: int, event: int, square: int, chosen: tuple[int, ...]) -> None:
        super().__init__(seat, event)
        self.square = square
        self.chosen = chosen  # three per player: the seat, armies, scouts

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-event-kill", {"event": f"event:{EVENTS[self.event].id}"})

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        effect = EVENT_EFFECT[self.event]
        left = effect.amount - sum(self.chosen[1::3]) - sum(self.chosen[2::3])
        found: list[Move] = []
        for owner in victims(state, self.event, self.square):
            if owner in self.chosen[0::3]:
                continue
            here = state.own_at(self.square, owner)
            armies = (here & ALL_ARMIES).bit_count()
            scouts = (here & ~ALL_ARMIES).bit_count()
            for a in range(armies + 1):
                for s in range(scouts + 1):
                    if 0 < a + s <= left:
                        found.append(act(KILL, owner, a, s))
        if self.chosen:
            found.append(act(DONE))
        elif (
            effect.person
            and state.marks[self.square] >= PERSON_MARK
            and not is_refused(state, self.event, square_owner(state, self.square))
        ):
            found.append(act(KILL_PERSON))
        return found

    def take(self, state: Civilization, move: Act) -> None:
        if move.code == KILL:
            chosen = (*self.chosen, move.a, move.b, move.c)
            state.push(AimKill(self.seat, self.event, self.square, chosen))
            return
        played = Played(self.seat, self.event, (self.square, *self.chosen))
        play(state, played, played.targeted(state))


class AimPath(Aim):
    """Lead the pushed figures square by square (`push_path`)."""

    __slots__ = ("path",)

    def __init__(self, seat: int, event: int, path: tuple[int, ...]) -> None:
        super().__init__(seat, event)
        self.path = path

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-push", {"event": f"event:{EVENTS[self.event].id}"})

    def kind(self) -> str:
        return "push_path"

    def rule(self) -> str:
        return "CV-Q62"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        start = self.path[0]
        here = self.path[-1]
        owner = owner_of_figures(state.occupied[start])
        left = EVENT_EFFECT[self.event].amount - len(self.path) + 1
        found: list[Move] = []
        if left > 0:
            for sq in push_steps(state, owner, here):
                if push_goes_on(state, owner, start, sq, left - 1):
                    found.append(act(STEP, sq))
        if push_ends(state, owner, here, start):
            found.append(act(STOP))
        return found

    def take(self, state: Civilization, move: Act) -> None:
        if move.code == STEP:
            state.push(AimPath(self.seat, self.event, (*self.path, move.a)))
            return
        owner = owner_of_figures(state.occupied[self.path[0]])
        played = Played(self.seat, self.event, (self.path[0], self.path[-1]))
        play(state, played, 1 << owner)


def play(state: Civilization, played: Played, targets: int) -> None:
    """Ask United Nations where it is targeted, then declare the card."""
    ask_consent(state, played.actor, played.event, targets, LayDown(played), None)


class LayDown(Step[Civilization]):
    """The card leaves the hand and is declared with its targets (CV-E1)."""

    __slots__ = ("played",)

    def __init__(self, played: Played) -> None:
        self.played = played

    def run(self, state: Civilization) -> None:
        discard_event(state, self.played.actor, self.played.event)
        tell_declared(state, self.played)
        declare(state, self.played)


# --- resolving ----------------------------------------------------------------------------------


class Played(Pending):
    """An event with its targets."""

    __slots__ = ("event", "aims")

    def __init__(self, actor: int, event: int, aims: tuple[int, ...]) -> None:
        super().__init__(actor)
        self.event = event
        self.aims = aims

    def form(self) -> int:
        return EVENT_FORM

    def what(self) -> str:
        return f"event:{EVENTS[self.event].id}"

    def aim_name(self) -> str:
        if EVENT_EFFECT[self.event].kind in ("tech_swap", "force_anarchy"):
            return f"seat:{self.aims[0]}"
        return f"square:{SQUARE_NAMES[self.aims[0]]}"

    def targeted(self, state: Civilization) -> int:
        effect = EVENT_EFFECT[self.event]
        if effect.kind in ("tech_swap", "force_anarchy"):
            return 1 << self.aims[0]
        if effect.kind == "kill_figures" and len(self.aims) > 1:
            return sum([1 << owner for owner in self.aims[1::3]])
        if effect.kind == "push_figures":
            owner = owner_of_figures(state.occupied[self.aims[0]])
            return 1 << owner if owner >= 0 else 0
        found = 0
        if effect.kind != "city_boost":
            for sq in self.aims:
                if square_owner(state, sq) >= 0:
                    found |= 1 << square_owner(state, sq)
        return found

    def run(self, state: Civilization) -> None:
        effect = EVENT_EFFECT[self.event]
        what = effect.kind
        aims = self.aims
        if what == "city_boost":
            city = state.city_centred_at(aims[0])
            if city >= 0:
                boost(state, city, effect.amount)
        elif what == "destroy_buildings":
            for sq in aims:
                destroy_building(state, sq)
        elif what == "set_terrain":
            set_terrain(state, aims[0], effect.becomes == "grassland")
        elif what == "force_anarchy":
            force_anarchy(state, aims[0])
        elif what == "tech_swap":
            other = aims[0]
            by = f"event:{EVENTS[self.event].id}"
            state.push(SwapBack(other, self.actor, effect.amount, by))
            state.push(LearnFree(self.actor, state.techs[other], effect.amount, False, by))
        elif what == "push_figures":
            group = state.occupied[aims[0]]
            if group:
                tell_step(state, owner_of_figures(group), group, aims[0], aims[1])
                move_figures(state, group, aims[1])
        elif what == "kill_figures":
            self.kill(state)

    def kill(self, state: Civilization) -> None:
        """Figures or a great person die; this is no battle (`kill_figures`)."""
        sq = self.aims[0]
        if len(self.aims) == 1:
            if state.marks[sq] >= PERSON_MARK:
                kill_person(state, sq)
            return
        figures = 0
        for i in range(1, len(self.aims), 3):
            here = state.own_at(sq, self.aims[i])
            figures |= some(here & ALL_ARMIES, self.aims[i + 1])
            figures |= some(here & ~ALL_ARMIES, self.aims[i + 2])
        lose_figures(state, figures, sq)


class SwapBack(Step[Civilization]):
    """The second half of a tech swap, if a choice exists (CV-Q36)."""

    __slots__ = ("learner", "teacher", "most_level", "by")

    def __init__(self, learner: int, teacher: int, most_level: int, by: str) -> None:
        self.learner = learner
        self.teacher = teacher
        self.most_level = most_level
        self.by = by

    def run(self, state: Civilization) -> None:
        known = state.techs[self.teacher]
        state.push(LearnFree(self.learner, known, self.most_level, False, self.by))


def boost(state: Civilization, city: int, amount: int) -> None:
    """A city has more production this turn (`city_boost`)."""
    state.boost[city] += amount
    if state.journal is not None:
        args: dict[str, Arg] = {
            "city": f"square:{SQUARE_NAMES[state.centre[city]]}",
            "amount": amount,
        }
        state.tell("cv-log-boost", args, city // CITIES)


def destroy_building(state: Civilization, sq: int) -> None:
    """A building returns to the market, walls flip the city marker (`destroy_building`)."""
    city = state.city_centred_at(sq)
    if state.journal is not None:
        what = "building:city-walls" if city >= 0 else mark_id(state.marks[sq])
        args = {"square": f"square:{SQUARE_NAMES[sq]}", "what": what}
        state.tell("cv-log-destroyed", {**args})
    if city >= 0:
        state.walled[city] = 0
    elif 0 < state.marks[sq] < WONDER_MARK:
        state.supply[MARK_GROUP[state.marks[sq]]] += 1
        set_mark(state, sq, 0)


def set_terrain(state: Civilization, sq: int, forest: bool) -> None:
    """A disaster marker covers the square for good (`set_terrain`, CV-Q33)."""
    if state.journal is not None:
        args = {
            "square": f"square:{SQUARE_NAMES[sq]}",
            "terrain": "grassland" if forest else "desert",
        }
        state.tell("cv-log-terrain", {**args})
    ground = state.ground[:]
    ground[sq] = PLAIN[GRASSLAND if forest else DESERT]
    state.ground = ground
    state.disasters -= 1
    touch(state, sq)


def force_anarchy(state: Civilization, seat: int) -> None:
    """The government becomes Anarchy; it is the target's change of this turn (CV-4.20)."""
    if state.journal is not None:
        args = {"seat": f"seat:{seat}", "government": f"government:{GOVERNMENTS[ANARCHY].id}"}
        state.tell("cv-log-government", {**args}, seat)
    state.governments[seat] = ANARCHY
    state.anarchy_since[seat] = state.turn
    state.gov_changed |= 1 << seat
    recount(state, seat)
