"""Culture events: choosing targets, declaration, and what each card does (CV-6.46)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.civilization.effects.activated import (
    CityBoost,
    DestroyBuildings,
    ForceAnarchy,
    KillFigures,
    PushFigures,
    SetTerrain,
    TechSwap,
)
from pentapolis.games.civilization.effects.effect import Effect
from pentapolis.games.civilization.effects.immunity import ask_immune
from pentapolis.games.civilization.effects.pending import EVENT_FORM, Pending, tell_declared
from pentapolis.games.civilization.effects.reactions import declare
from pentapolis.games.civilization.effects.targets import (
    Aim,
    aimed,
    aims_at_players,
    can_step,
    is_refused,
    owner_of_figures,
    push_ends,
    push_goes_on,
    pushed_to,
    refuse_player,
    refuse_square,
    target_players,
    target_squares,
    victims,
)
from pentapolis.games.civilization.moves import (
    AT,
    DONE,
    KILL,
    KILL_PERSON,
    PLAYER,
    STEP,
    STOP,
    CivMove,
    make,
)
from pentapolis.games.civilization.questions import ELSEWHERE, discard_event
from pentapolis.games.civilization.rules.blockade import square_owner
from pentapolis.games.civilization.rules.coins import recount_coins, recount_square
from pentapolis.games.civilization.rules.figures import (
    first_of,
    lose_figures,
    move_figures,
    tell_step,
)
from pentapolis.games.civilization.rules.markers import boost, destroy_building, kill_person
from pentapolis.games.civilization.rules.research import LearnFree
from pentapolis.games.civilization.state import ALL_ARMIES, Civilization
from pentapolis.games.civilization.tables.board import PLAIN, SQUARE_NAMES
from pentapolis.games.civilization.tables.cards import (
    ANARCHY,
    DESERT,
    EVENT_EFFECT,
    EVENTS,
    GOVERNMENTS,
    GRASSLAND,
    PERSON_MARK,
)


def play_event(state: Civilization, seat: int, kind: int) -> None:
    """Ask for the targets; the card is declared when they are chosen."""
    if aims_at_players(kind):
        state.push(AimPlayer(seat, kind))
    else:
        state.push(AimSquare(seat, kind, ()))


# --- choosing targets ---------------------------------------------------------------------------


class AimPlayer(Aim):
    """Which player the card targets."""

    __slots__ = ()

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-event-player", {"event": f"event:{EVENTS[self.event].id}"})

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        return [make(PLAYER, p) for p in target_players(state, seat, self.event)] or [make(DONE)]

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code == PLAYER:
            return refuse_player(state, self.seat, self.event, move.first)
        if move.code == DONE and not target_players(state, self.seat, self.event):
            return None
        return ELSEWHERE[move.code]

    def take(self, state: Civilization, move: CivMove) -> None:
        if move.code == PLAYER:
            play(state, Played(self.seat, self.event, (move.first,)), 1 << move.first)


def kill_words(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """How many figures the card can still kill, and how many were named."""
    step = state.asking
    assert isinstance(step, AimKill)
    return {**aimed(state, seat, move), "left": step.left(), "named": move.second + move.third}


TOO_MANY: Final = Refusal("cv-no-more-kills", "CV-6.46", kill_words)
NO_VICTIM: Final = Refusal("cv-no-victim", "CV-6.46", aimed)
NO_PERSON: Final = Refusal("cv-no-person-there", "CV-6.46")
NOT_PUSHED: Final = Refusal("cv-no-push-yet", "CV-Q62")
PUSHED_INTO_CITY: Final = Refusal("cv-no-push-into-city", "CV-Q62")
NO_PATH: Final = Refusal("cv-no-push-path", "CV-Q62", aimed)


def crowd_words(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """How many figures would stand where the pushed ones are, and how many may."""
    step = state.asking
    assert isinstance(step, AimPath)
    here = step.path[-1]
    owner = step.owner(state)
    return {
        "what": f"square:{SQUARE_NAMES[here]}",
        "figures": pushed_to(state, owner, here, step.path[0]),
        "most": state.stacking[owner],
    }


PUSHED_CROWD: Final = Refusal("cv-no-push-end", "CV-Q62", crowd_words)


class AimSquare(Aim):
    """Which square the card targets; Disaster may choose two."""

    __slots__ = ("taken",)

    def __init__(self, seat: int, event: int, taken: tuple[int, ...]) -> None:
        super().__init__(seat, event)
        self.taken = taken

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-event-square", {"event": f"event:{EVENTS[self.event].id}"})

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        squares = target_squares(state, seat, self.event, self.taken)
        found: list[Move] = [make(AT, sq) for sq in squares]
        if self.taken or not found:
            found.append(make(DONE))
        return found

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code == AT:
            return refuse_square(state, self.seat, self.event, self.taken, move.first)
        if move.code == DONE and (
            self.taken or not target_squares(state, self.seat, self.event, self.taken)
        ):
            return None
        return ELSEWHERE[move.code]

    def take(self, state: Civilization, move: CivMove) -> None:
        effect = EVENT_EFFECT[self.event]
        taken = self.taken
        if move.code == AT:
            taken = (*taken, move.first)
            if isinstance(effect, DestroyBuildings) and len(taken) < effect.amount:
                state.push(AimSquare(self.seat, self.event, taken))
                return
            if isinstance(effect, KillFigures):
                state.push(AimKill(self.seat, self.event, move.first, ()))
                return
            if isinstance(effect, PushFigures):
                state.push(AimPath(self.seat, self.event, (move.first,)))
                return
        if taken:
            play(state, Played(self.seat, self.event, taken), owners(state, effect, taken))


def owners(state: Civilization, effect: Effect, squares: tuple[int, ...]) -> int:
    """Whose squares are targeted, as bits; production for an own city targets nobody."""
    found = 0
    if not isinstance(effect, CityBoost):
        for sq in squares:
            if square_owner(state, sq) >= 0:
                found |= 1 << square_owner(state, sq)
    return found


class Victims:
    """Figures of one player that a card kills."""

    __slots__ = ("seat", "armies", "scouts")

    def __init__(self, seat: int, armies: int, scouts: int) -> None:
        self.seat = seat
        self.armies = armies
        self.scouts = scouts


class AimKill(Aim):
    """Which figures on the square die, player by player, or the great person."""

    __slots__ = ("square", "chosen")

    def __init__(self, seat: int, event: int, square: int, chosen: tuple[Victims, ...]) -> None:
        super().__init__(seat, event)
        self.square = square
        self.chosen = chosen

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-event-kill", {"event": f"event:{EVENTS[self.event].id}"})

    def left(self) -> int:
        """How many figures may still be named."""
        effect = EVENT_EFFECT[self.event]
        assert isinstance(effect, KillFigures)
        return effect.amount - sum([one.armies + one.scouts for one in self.chosen])

    def has_named(self, owner: int) -> bool:
        """Whether figures of that player are already named."""
        return owner in [one.seat for one in self.chosen]

    def may_kill_person(self, state: Civilization) -> bool:
        """Whether a great person may be named instead of figures."""
        effect = EVENT_EFFECT[self.event]
        return (
            isinstance(effect, KillFigures)
            and effect.or_person
            and not self.chosen
            and state.marks[self.square] >= PERSON_MARK
            and not is_refused(state, self.event, square_owner(state, self.square))
        )

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        found: list[Move] = []
        for owner in range(state.seats):
            here = state.own_at(self.square, owner)
            for a in range((here & ALL_ARMIES).bit_count() + 1):
                for s in range((here & ~ALL_ARMIES).bit_count() + 1):
                    move = make(KILL, owner, a, s)
                    if self.refuse_kill(state, move) is None:
                        found.append(move)
        if self.chosen:
            found.append(make(DONE))
        elif self.may_kill_person(state):
            found.append(make(KILL_PERSON))
        return found

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code == KILL:
            return self.refuse_kill(state, move)
        if move.code == DONE and self.chosen:
            return None
        if move.code == KILL_PERSON and self.may_kill_person(state):
            return None
        return NO_PERSON if move.code == KILL_PERSON else ELSEWHERE[move.code]

    def refuse_kill(self, state: Civilization, move: CivMove) -> Refusal | None:
        """Allow figures on the square, each player once, up to the number of the card."""
        owner = move.first
        if owner not in victims(state, self.event, self.square) or self.has_named(owner):
            return NO_VICTIM
        here = state.own_at(self.square, owner)
        if (here & ALL_ARMIES).bit_count() < move.second:
            return NO_VICTIM
        if (here & ~ALL_ARMIES).bit_count() < move.third:
            return NO_VICTIM
        return None if 0 < move.second + move.third <= self.left() else TOO_MANY

    def take(self, state: Civilization, move: CivMove) -> None:
        if move.code == KILL:
            named = Victims(move.first, move.second, move.third)
            chosen = (*self.chosen, named)
            state.push(AimKill(self.seat, self.event, self.square, chosen))
            return
        played = Played(self.seat, self.event, (self.square,), self.chosen)
        play(state, played, played.targeted(state))


class AimPath(Aim):
    """Where the pushed figures move, square by square (`push_path`)."""

    __slots__ = ("path",)
    KIND = "push_path"
    RULE = "CV-Q62"

    def __init__(self, seat: int, event: int, path: tuple[int, ...]) -> None:
        super().__init__(seat, event)
        self.path = path

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-push", {"event": f"event:{EVENTS[self.event].id}"})

    def left(self) -> int:
        """How many squares the figures may still be moved."""
        effect = EVENT_EFFECT[self.event]
        assert isinstance(effect, PushFigures)
        return effect.amount - len(self.path) + 1

    def owner(self, state: Civilization) -> int:
        """Whose figures are pushed."""
        return owner_of_figures(state.occupied[self.path[0]])

    def candidates(self, state: Civilization, seat: int) -> list[Move]:
        near = state.layout.near[self.path[-1]]
        return [*[make(STEP, sq) for sq in near], make(STOP)]

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        start = self.path[0]
        here = self.path[-1]
        owner = self.owner(state)
        if move.code == STOP:
            return self.refuse_stop(state)
        if move.code != STEP:
            return ELSEWHERE[move.code]
        sq = move.first
        left = self.left()
        leads_on = (
            left > 0
            and sq in state.layout.near[here]
            and can_step(state, owner, sq)
            and push_goes_on(state, owner, start, sq, left - 1)
        )
        return None if leads_on else NO_PATH

    def refuse_stop(self, state: Civilization) -> Refusal | None:
        """Where the figures may be left (`push_ends`)."""
        start = self.path[0]
        here = self.path[-1]
        if here == start:
            return NOT_PUSHED
        if state.city_centred_at(here) >= 0:
            return PUSHED_INTO_CITY
        return None if push_ends(state, self.owner(state), here, start) else PUSHED_CROWD

    def take(self, state: Civilization, move: CivMove) -> None:
        if move.code == STEP:
            state.push(AimPath(self.seat, self.event, (*self.path, move.first)))
            return
        played = Played(self.seat, self.event, (self.path[0], self.path[-1]))
        play(state, played, 1 << self.owner(state))


def play(state: Civilization, played: Played, targets: int) -> None:
    """Ask owners of United Nations who are targeted, then declare the card."""
    ask_immune(state, played.actor, played.event, targets, LayDown(played), None)


class LayDown(Step[Civilization]):
    """Discard the card and declare it with its targets (CV-E1)."""

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

    __slots__ = ("event", "aims", "victims")

    def __init__(
        self, actor: int, event: int, aims: tuple[int, ...], victims: tuple[Victims, ...] = ()
    ) -> None:
        super().__init__(actor)
        self.event = event
        self.aims = aims  # squares or a seat
        self.victims = victims

    def form(self) -> int:
        return EVENT_FORM

    def what(self) -> str:
        return f"event:{EVENTS[self.event].id}"

    def aim_name(self) -> str:
        if aims_at_players(self.event):
            return f"seat:{self.aims[0]}"
        return f"square:{SQUARE_NAMES[self.aims[0]]}"

    def targeted(self, state: Civilization) -> int:
        effect = EVENT_EFFECT[self.event]
        if aims_at_players(self.event):
            return 1 << self.aims[0]
        if self.victims:
            return sum([1 << one.seat for one in self.victims])
        if isinstance(effect, PushFigures):
            owner = owner_of_figures(state.occupied[self.aims[0]])
            return 1 << owner if owner >= 0 else 0
        return owners(state, effect, self.aims)

    def run(self, state: Civilization) -> None:
        effect = EVENT_EFFECT[self.event]
        RESOLVE[effect.KIND](state, self, effect)


# --- what each does -------------------------------------------------------------------------------


def boost_city(state: Civilization, played: Played, effect: CityBoost) -> None:
    """Give production to a city, if it still exists."""
    city = state.city_centred_at(played.aims[0])
    if city >= 0:
        boost(state, city, effect.amount)


def tear_down(state: Civilization, played: Played, effect: DestroyBuildings) -> None:
    """Destroy buildings or walls."""
    for sq in played.aims:
        destroy_building(state, sq)


def swap_techs(state: Civilization, played: Played, effect: TechSwap) -> None:
    """Let the player of the card learn a tech, then the other player (CV-Q36)."""
    other = played.aims[0]
    state.push(SwapBack(other, played.actor, effect.amount, played.what()))
    known = state.techs[other]
    state.push(LearnFree(played.actor, known, effect.amount, False, played.what()))


def push_away(state: Civilization, played: Played, effect: PushFigures) -> None:
    """Move all figures of a square along the chosen path (CV-Q62)."""
    start, goal = played.aims[0], played.aims[1]
    group = state.occupied[start]
    if group:
        tell_step(state, owner_of_figures(group), group, start, goal)
        move_figures(state, group, goal)


def kill_figures(state: Civilization, played: Played, effect: KillFigures) -> None:
    """Kill figures or a great person; this is no battle."""
    sq = played.aims[0]
    if not played.victims:
        if state.marks[sq] >= PERSON_MARK:
            kill_person(state, sq)
        return
    figures = 0
    for one in played.victims:
        here = state.own_at(sq, one.seat)
        figures |= first_of(here & ALL_ARMIES, one.armies)
        figures |= first_of(here & ~ALL_ARMIES, one.scouts)
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


def set_terrain(state: Civilization, played: Played, effect: SetTerrain) -> None:
    """Cover the square with a disaster marker for good (CV-Q33)."""
    sq = played.aims[0]
    if state.journal is not None:
        args = {
            "square": f"square:{SQUARE_NAMES[sq]}",
            "terrain": effect.becomes,
        }
        state.tell("cv-log-terrain", {**args})
    ground = state.ground[:]
    ground[sq] = PLAIN[GRASSLAND if effect.fells_forest() else DESERT]
    state.ground = ground
    state.disasters -= 1
    recount_square(state, sq)


def force_anarchy(state: Civilization, played: Played, effect: ForceAnarchy) -> None:
    """Change the target's government to Anarchy; it cannot change again this turn (CV-4.20)."""
    seat = played.aims[0]
    if state.journal is not None:
        args = {"seat": f"seat:{seat}", "government": f"government:{GOVERNMENTS[ANARCHY].id}"}
        state.tell("cv-log-government", {**args}, seat)
    state.governments = replaced(state.governments, seat, ANARCHY)
    state.anarchy_since = replaced(state.anarchy_since, seat, state.turn)
    state.gov_changed |= 1 << seat
    recount_coins(state, seat)


RESOLVE: Final[dict[str, Callable[[Civilization, Played, Any], None]]] = {
    CityBoost.KIND: boost_city,
    DestroyBuildings.KIND: tear_down,
    SetTerrain.KIND: set_terrain,
    ForceAnarchy.KIND: force_anarchy,
    TechSwap.KIND: swap_techs,
    PushFigures.KIND: push_away,
    KillFigures.KIND: kill_figures,
}
"""The function of each event that takes effect directly."""
