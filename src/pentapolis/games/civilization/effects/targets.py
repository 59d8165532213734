"""What culture events may be aimed at (CV-E8 to CV-E10, CV-Q31, CV-Q33, CV-Q62)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg
from pentapolis.core.refusal import Refusal
from pentapolis.games.civilization.effects.activated import (
    CityBoost,
    DestroyBuildings,
    ForceAnarchy,
    KillFigures,
    PushFigures,
    SetTerrain,
    TechSwap,
)
from pentapolis.games.civilization.moves import CivMove
from pentapolis.games.civilization.questions import Question, refuse_card, the_first
from pentapolis.games.civilization.rules.blockade import is_water, square_owner
from pentapolis.games.civilization.rules.research import can_learn
from pentapolis.games.civilization.state import CITIES, FIGURES_OF, Civilization
from pentapolis.games.civilization.tables.board import steps_between
from pentapolis.games.civilization.tables.cards import (
    ANARCHY,
    EVENT_EFFECT,
    EVENT_TIMING,
    EVENTS,
    FOREST,
    MOST_EVENTS,
    MOUNTAIN,
    PERSON_MARK,
    WONDER_MARK,
)


def event_words(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """The event that the move names, and when it is played."""
    return {"what": move.args[0], "phase": EVENT_TIMING[move.first]}


OTHER_PHASE: Final = Refusal("cv-no-event-phase", "CV-6.46", event_words)
NO_TARGET: Final = Refusal("cv-no-event-target", "CV-E10", the_first)


def refuse_event(state: Civilization, seat: int, kind: int, timing: str) -> Refusal | None:
    """Require the card in hand, its phase, and a legal target (CV-6.46, CV-E10)."""
    refusal = refuse_card(state, seat, kind)
    if refusal is not None:
        return refusal
    if EVENT_TIMING[kind] != timing:
        return OTHER_PHASE
    return None if has_target(state, seat, kind) else NO_TARGET


def playable(state: Civilization, seat: int, timing: str) -> list[int]:
    """The events in hand that may be played now."""
    found: list[int] = []
    for card in state.events[seat]:
        kind = card % MOST_EVENTS
        if EVENT_TIMING[kind] == timing and kind not in found and has_target(state, seat, kind):
            found.append(kind)
    found.sort()
    return found


def is_refused(state: Civilization, kind: int, seat: int) -> bool:
    """Whether United Nations has refused this card this turn."""
    return (kind, seat) in state.refused


def in_range(state: Civilization, seat: int, sq: int, reach: int) -> bool:
    """Whether a square is within Manhattan distance of an own figure or centre (CV-E8, CV-Q35)."""
    if reach < 0:
        return True
    for figure in range(9 * seat, 9 * seat + 9):
        place = state.where[figure]
        if place >= 0 and steps_between(place, sq) <= reach:
            return True
    for city in range(CITIES * seat, CITIES * seat + CITIES):
        place = state.centre[city]
        if place >= 0 and steps_between(place, sq) <= reach:
            return True
    return False


def aims_at_players(kind: int) -> bool:
    """Whether an event chooses a player, not a square."""
    return isinstance(EVENT_EFFECT[kind], (TechSwap, ForceAnarchy))


OWN: Final = Refusal("cv-no-own-target", "CV-E9", the_first)
IMMUNE: Final = Refusal("cv-no-immune-target", "CV-Q63", the_first)
IN_ANARCHY: Final = Refusal("cv-no-anarchy-target", "CV-4.20", the_first)
NOTHING_TO_LEARN: Final = Refusal("cv-no-teacher", "CV-E7", the_first)


def refuse_player(state: Civilization, seat: int, kind: int, other: int) -> Refusal | None:
    """Require a player whom the card may target."""
    if other == seat:
        return OWN
    if is_refused(state, kind, other):
        return IMMUNE
    effect = EVENT_EFFECT[kind]
    if isinstance(effect, TechSwap):
        teaches = can_learn(state, seat, state.techs[other], effect.amount)
        return None if teaches else NOTHING_TO_LEARN
    return IN_ANARCHY if state.governments[other] == ANARCHY else None


def target_players(state: Civilization, seat: int, kind: int) -> list[int]:
    """The players whom the card may target."""
    return [
        other for other in range(state.seats) if refuse_player(state, seat, kind, other) is None
    ]


def building_squares(state: Civilization) -> list[int]:
    """All squares with a building, walls at their city centre (CV-Q31)."""
    found: list[int] = []
    for city in range(CITIES * state.seats):
        centre = state.centre[city]
        if centre >= 0:
            found += [sq for sq in (centre, *state.layout.around[centre]) if is_built(state, sq)]
    return found


def is_built(state: Civilization, sq: int) -> bool:
    """Whether a building stands on the square, or walls where it is a city centre (CV-Q31)."""
    city = state.city_centred_at(sq)
    if city >= 0:
        return state.walled[city] != 0
    return 0 < state.marks[sq] < WONDER_MARK


class Aim(Question):
    """A question for the targets of an event about to be played."""

    __slots__ = ("event",)
    KIND = "event_targets"
    RULE = "CV-6.46"

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event = event

    def run(self, state: Civilization) -> None:
        state.ask(self, self.seat)

    def source(self) -> str:
        return f"event:{EVENTS[self.event].id}"


def aimed(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """The event that is being aimed, and the refused target."""
    step = state.asking
    assert isinstance(step, Aim)
    effect = EVENT_EFFECT[step.event]
    return {"what": move.args[0], "event": step.source(), "effect": effect.KIND}


BAD_AIM: Final = Refusal("cv-no-event-aim", "CV-E8", aimed)


def refuse_square(
    state: Civilization, seat: int, kind: int, taken: tuple[int, ...], sq: int
) -> Refusal | None:
    """Require a square that the card may target, in addition to those `taken` (CV-E8)."""
    effect = EVENT_EFFECT[kind]
    if isinstance(effect, CityBoost):
        fits = state.city_centred_at(sq) in state.cities_of(seat)
    elif isinstance(effect, DestroyBuildings):
        fits = (
            sq not in taken
            and is_built(state, sq)
            and not is_refused(state, kind, square_owner(state, sq))
            and in_range(state, seat, sq, effect.reach)
        )
    elif isinstance(effect, SetTerrain):
        fits = fits_terrain(state, kind, sq, effect.fells_forest())
    elif isinstance(effect, PushFigures):
        fits = can_push(state, seat, kind, sq, effect.amount)
    elif isinstance(effect, KillFigures):
        fits = can_kill(state, seat, kind, sq, effect)
    else:
        fits = False
    return None if fits else BAD_AIM


def target_squares(state: Civilization, seat: int, kind: int, taken: tuple[int, ...]) -> list[int]:
    """The squares that the card may target."""
    return [
        sq
        for sq in candidate_squares(state, seat, kind)
        if refuse_square(state, seat, kind, taken, sq) is None
    ]


def candidate_squares(state: Civilization, seat: int, kind: int) -> list[int]:
    """The squares that are worth checking for the card."""
    effect = EVENT_EFFECT[kind]
    if isinstance(effect, CityBoost):
        return [state.centre[city] for city in state.cities_of(seat)]
    if isinstance(effect, DestroyBuildings):
        return building_squares(state)
    if isinstance(effect, SetTerrain):
        return [*state.layout.squares]
    if isinstance(effect, KillFigures) and effect.or_person:
        return occupied_squares(state) + person_squares(state)
    return occupied_squares(state)


def occupied_squares(state: Civilization) -> list[int]:
    """Squares with figures, in order."""
    found: list[int] = []
    for sq in state.where:
        if sq >= 0 and sq not in found:
            found.append(sq)
    found.sort()
    return found


def person_squares(state: Civilization) -> list[int]:
    """Squares with a great person and no figure, city by city."""
    found: list[int] = []
    for centre in state.centre:
        if centre >= 0:
            for sq in state.layout.around[centre]:
                if state.marks[sq] >= PERSON_MARK and not state.occupied[sq]:
                    found.append(sq)
    return found


def fits_terrain(state: Civilization, kind: int, sq: int, forest: bool) -> bool:
    """Drought: no mountain; Deforestation: forest; never a building, wonder or city (CV-Q33)."""
    value = state.ground[sq]
    if not state.disasters or value < 0 or 0 < state.marks[sq] < PERSON_MARK:
        return False
    terrain = value & 7
    if (terrain != FOREST) if forest else (terrain == MOUNTAIN):
        return False
    owner = square_owner(state, sq)
    return state.city_centred_at(sq) < 0 and (owner < 0 or not is_refused(state, kind, owner))


def can_kill(state: Civilization, seat: int, kind: int, sq: int, effect: KillFigures) -> bool:
    """Whether the card can kill a figure in range, or a great person if it allows that."""
    if not in_range(state, seat, sq, effect.reach):
        return False
    if victims(state, kind, sq):
        return True
    if not effect.or_person or state.marks[sq] < PERSON_MARK:
        return False
    owner = square_owner(state, sq)
    return owner >= 0 and not is_refused(state, kind, owner)


def victims(state: Civilization, kind: int, sq: int) -> list[int]:
    """Whose figures on a square the card may kill; moving figures may share it with enemies."""
    return [
        seat
        for seat in range(state.seats)
        if state.own_at(sq, seat) and not is_refused(state, kind, seat)
    ]


def owner_of_figures(figures: int) -> int:
    """The owner of figures; except during a movement, a square holds only one player's."""
    for seat in range(4):
        if figures & FIGURES_OF[seat]:
            return seat
    return -1


def can_step(state: Civilization, owner: int, sq: int) -> bool:
    """Whether pushed figures may be moved onto the square (CV-Q62)."""
    if state.ground[sq] < 0 or is_water(state, sq) or state.lying[sq] >= 0:
        return False
    city = state.city_centred_at(sq)
    return not state.occupied[sq] & ~FIGURES_OF[owner] and (city < 0 or city // CITIES == owner)


def push_steps(state: Civilization, owner: int, sq: int) -> list[int]:
    """Adjacent squares that pushed figures may be moved onto (CV-Q62)."""
    return [other for other in state.layout.near[sq] if can_step(state, owner, other)]


def pushed_to(state: Civilization, owner: int, sq: int, start: int) -> int:
    """How many figures of the pushed player would stand there."""
    return ((state.occupied[start] | state.occupied[sq]) & FIGURES_OF[owner]).bit_count()


def push_ends(state: Civilization, owner: int, sq: int, start: int) -> bool:
    """Whether the pushed group may stop there: stacking limit, no city centre."""
    if sq == start or state.city_centred_at(sq) >= 0:
        return False
    return pushed_to(state, owner, sq, start) <= state.stacking[owner]


def push_goes_on(state: Civilization, owner: int, start: int, sq: int, left: int) -> bool:
    """Whether a legal final square is within `left` steps."""
    if push_ends(state, owner, sq, start):
        return True
    if left == 0:
        return False
    for other in push_steps(state, owner, sq):
        if push_goes_on(state, owner, start, other, left - 1):
            return True
    return False


def can_push(state: Civilization, seat: int, kind: int, sq: int, left: int) -> bool:
    """Whether the card can push the figures there: one other player's, none marked or locked."""
    owner = owner_of_figures(state.occupied[sq])
    if owner < 0 or state.own_at(sq, seat) or is_refused(state, kind, owner):
        return False
    if state.occupied[sq] & state.marked or sq in state.locked:
        return False
    for other in push_steps(state, owner, sq):
        if push_goes_on(state, owner, sq, other, left - 1):
            return True
    return False


def has_target(state: Civilization, seat: int, kind: int) -> bool:
    """Whether the card has a target and can be declared (CV-E10)."""
    if aims_at_players(kind):
        return bool(target_players(state, seat, kind))
    for sq in candidate_squares(state, seat, kind):
        if refuse_square(state, seat, kind, (), sq) is None:
            return True
    return False
