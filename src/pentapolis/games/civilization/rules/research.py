"""Chapter 8, Research: the tech pyramid, and what a tech does when learned."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.compiled import i64
from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.question import TableQuestion
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.civilization.effects.effect import RESOURCES
from pentapolis.games.civilization.moves import (
    DECLINE,
    LEARN,
    NOTHING,
    RESEARCH,
    TAKE,
    CivMove,
    make,
    parse,
)
from pentapolis.games.civilization.questions import ELSEWHERE, Question, over_limit, the_first
from pentapolis.games.civilization.rules.blockade import refresh_yields
from pentapolis.games.civilization.rules.coins import recount_coins
from pentapolis.games.civilization.rules.ending import win
from pentapolis.games.civilization.rules.markers import mark_id
from pentapolis.games.civilization.rules.units import draw_unit
from pentapolis.games.civilization.state import CITIES, TECH_VICTORY, Civilization, added
from pentapolis.games.civilization.tables.board import SQUARE_NAMES
from pentapolis.games.civilization.tables.cards import (
    BUILDING,
    BUILDINGS,
    CIV_STACKING,
    CIV_TECH_UNITS,
    DISCOUNT,
    GOVERNMENT,
    MARK_UPGRADE,
    PORCELAIN,
    SPACE_FLIGHT,
    TECH_LEVEL,
    TECHS,
    TRADE_NEEDED,
)

LEVELS: Final = range(1, 6)
TECHS_OF: Final = [
    [tech for tech in range(len(TECHS)) if TECH_LEVEL[tech] == level] for level in range(6)
]
"""By level: its techs."""
TECH_BITS: Final = [sum(1 << tech for tech in techs) for techs in TECHS_OF]
"""The same as bits."""


def _upgraded_mark(building: str) -> int:
    """The marker that a tech's upgrade turns basic ones into, 0 for none."""
    if building not in BUILDING or not BUILDINGS[BUILDING[building]].upgraded:
        return 0
    return 1 + BUILDING[building]


UPGRADED_MARK: Final = [_upgraded_mark(tech.building) for tech in TECHS]


# --- the pyramid --------------------------------------------------------------------------------


def has_place(state: Civilization, seat: int, level: int) -> bool:
    """Whether the row has a place: the row below must have two more cards than it (CV-8.4)."""
    if level == 1:
        return True
    return state.rows[6 * seat + level - 1] >= state.rows[6 * seat + level] + 2


def trade_needed(state: Civilization, seat: int, level: int) -> int:
    """The trade on the dial that a level requires (CV-8.2, CV-Q44)."""
    need = TRADE_NEEDED[level]
    return need - DISCOUNT if state.wonders_on[seat] & PORCELAIN else need


def tech_words(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """A tech, its level, the trade it requires, and the seat's trade."""
    level = TECH_LEVEL[move.first]
    rows = state.rows
    return {
        "tech": move.args[0],
        "level": level,
        "below": rows[6 * seat + level - 1],
        "cards": rows[6 * seat + level],
        "need": trade_needed(state, seat, level),
        "have": state.trade[seat],
    }


KNOWN: Final = Refusal("cv-no-known-tech", "CV-8.7", the_first)
NO_PLACE: Final = Refusal("cv-no-place", "CV-8.4", tech_words)
NO_TRADE: Final = Refusal("cv-no-trade", "CV-8.2", tech_words)


def refuse_research(state: Civilization, seat: int, tech: int) -> Refusal | None:
    """Require a new tech, a place in the pyramid and enough trade (CV-8.2, CV-8.4, CV-8.7)."""
    if state.techs[seat] >> tech & 1:
        return KNOWN
    return refuse_level(state, seat, TECH_LEVEL[tech])


def refuse_level(state: Civilization, seat: int, level: int) -> Refusal | None:
    """Require a place for a tech of that level and enough trade (CV-8.2, CV-8.4)."""
    if not has_place(state, seat, level):
        return NO_PLACE
    return None if state.trade[seat] >= trade_needed(state, seat, level) else NO_TRADE


def researchable(state: Civilization, seat: int) -> list[int]:
    """The techs that the seat may research now, by level."""
    known: i64 = state.techs[seat]
    found: list[int] = []
    for level in LEVELS:
        if refuse_level(state, seat, level) is None:
            for tech in TECHS_OF[level]:
                if not known >> tech & 1:
                    found.append(tech)
    return found


NOT_TAUGHT: Final = Refusal("cv-no-teaching", "CV-E7", the_first)


def level_words(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """The tech, its level, and the highest level that can be learned."""
    step = state.asking
    assert isinstance(step, LearnFree)
    return {"tech": move.args[0], "level": TECH_LEVEL[move.first], "most": step.most_level}


TOO_HIGH: Final = Refusal("cv-no-high-tech", "CV-E7", level_words)


def refuse_learn(
    state: Civilization, seat: int, known: int, most_level: int, tech: int
) -> Refusal | None:
    """Require a new tech among `known`, of at most that level, with a place (CV-E7)."""
    if not known >> tech & 1:
        return NOT_TAUGHT
    if state.techs[seat] >> tech & 1:
        return KNOWN
    if TECH_LEVEL[tech] > most_level:
        return TOO_HIGH
    return None if has_place(state, seat, TECH_LEVEL[tech]) else NO_PLACE


def can_learn(state: Civilization, seat: int, known: int, most_level: int = 5) -> bool:
    """Whether the seat may learn one of the techs `known` for free (`refuse_learn`)."""
    new = known & ~state.techs[seat]
    if new:
        for level in range(1, most_level + 1):
            if new & TECH_BITS[level] and has_place(state, seat, level):
                return True
    return False


# --- learning -----------------------------------------------------------------------------------


def learn(state: Civilization, seat: int, index: int) -> None:
    """Learn a tech, with its immediate effects (CV-8.9 to CV-8.14)."""
    tech = TECHS[index]
    if state.journal is not None:
        args = {"seat": f"seat:{seat}", "tech": f"tech:{tech.id}"}
        state.tell("cv-log-learn", {**args}, seat)
    state.rows = added(state.rows, 6 * seat + tech.level, 1)
    apply_tech(state, seat, index)
    if index == SPACE_FLIGHT:
        win(state, seat, TECH_VICTORY)
        return
    if tech.unit >= 0 and CIV_TECH_UNITS[state.civs[seat]]:
        draw_unit(state, seat, tech.unit)
        state.push(TechUnitsResource(seat))


def apply_tech(state: Civilization, seat: int, index: int) -> None:
    """Apply the lasting effects of a tech."""
    tech = TECHS[index]
    state.techs = replaced(state.techs, seat, state.techs[seat] | 1 << index)
    if tech.government:
        government = GOVERNMENT[tech.government]
        if state.gov_turn[8 * seat + government] < 0:
            state.gov_turn = replaced(state.gov_turn, 8 * seat + government, state.turn)
    if tech.unit >= 0 and state.ranks[4 * seat + tech.unit] < tech.rank:
        state.ranks = replaced(state.ranks, 4 * seat + tech.unit, tech.rank)
    if tech.speed > state.speed[seat]:
        state.speed = replaced(state.speed, seat, tech.speed)
    extra = CIV_STACKING[state.civs[seat]]
    if tech.stacking + extra > state.stacking[seat] and tech.stacking:
        state.stacking = replaced(state.stacking, seat, tech.stacking + extra)
    if tech.cities > state.most_cities[seat]:
        state.most_cities = replaced(state.most_cities, seat, tech.cities)
    if tech.water > state.water[seat]:
        state.water = replaced(state.water, seat, tech.water)
    state.hand_bonus = added(state.hand_bonus, seat, tech.hand)
    if UPGRADED_MARK[index]:
        upgrade_buildings(state, seat, UPGRADED_MARK[index])
    recount_coins(state, seat)


def upgrade_buildings(state: Civilization, seat: int, better: int) -> None:
    """Flip all own basic markers of the group (CV-8.11)."""
    marks = state.marks[:]
    for city in state.cities_of(seat):
        for sq in state.layout.around[state.centre[city]]:
            if marks[sq] and MARK_UPGRADE[marks[sq]] == better:
                marks[sq] = better
                if state.journal is not None:
                    args = {"what": mark_id(better), "square": f"square:{SQUARE_NAMES[sq]}"}
                    state.tell("cv-log-upgraded", {**args}, seat)
    state.marks = marks
    for city in range(CITIES * seat, CITIES * seat + CITIES):
        refresh_yields(state, city)
    for i in range(len(state.sent_to)):
        if state.sent_to[i] >= 0:
            refresh_yields(state, state.sent_to[i])
    for other in range(state.seats):
        recount_coins(state, other)


SOLD_OUT: Final = Refusal("cv-no-market-token", "CV-6.54", the_first)


class TechUnitsResource(Question):
    """Germany: which resource it takes from the market for a unit tech."""

    __slots__ = ()
    KIND = "tech_units_resource"
    RULE = "civ:germany"
    PROMPT = "cv-ask-market-resource"

    def run(self, state: Civilization) -> None:
        if any(state.market):
            state.ask(self, self.seat)

    def candidates(self, state: Civilization, seat: int) -> list[Move]:
        return [make(TAKE, resource) for resource in range(4)]

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code != TAKE:
            return ELSEWHERE[move.code]
        return None if move.first < 4 and state.market[move.first] else SOLD_OUT

    def take(self, state: Civilization, move: CivMove) -> None:
        take_resource(state, self.seat, move.first)


def take_resource(state: Civilization, seat: int, resource: int) -> None:
    """Move a token from the market to a seat."""
    state.market = added(state.market, resource, -1)
    state.resources = added(state.resources, 4 * seat + resource, 1)
    if state.journal is not None:
        args = {"seat": f"seat:{seat}", "resource": f"resource:{RESOURCES[resource]}"}
        state.tell("cv-log-resource", {**args}, seat)


class LearnFree(Question):
    """Which of the known techs is learned for free (CV-E7, CV-8.8)."""

    __slots__ = ("known", "most_level", "optional", "by")
    KIND = "learn_tech_choice"
    RULE = "CV-E7"
    PROMPT = "cv-ask-learn"

    def __init__(self, seat: int, known: int, most_level: int, optional: bool, by: str) -> None:
        super().__init__(seat)
        self.known = known
        self.most_level = most_level
        self.optional = optional
        self.by = by

    def run(self, state: Civilization) -> None:
        if can_learn(state, self.seat, self.known, self.most_level):
            super().run(state)

    def source(self) -> str:
        return self.by

    def candidates(self, state: Civilization, seat: int) -> list[Move]:
        return [*[make(LEARN, tech) for tech in range(len(TECHS))], make(DECLINE)]

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code == LEARN:
            return refuse_learn(state, self.seat, self.known, self.most_level, move.first)
        return None if self.optional and move.code == DECLINE else ELSEWHERE[move.code]

    def take(self, state: Civilization, move: CivMove) -> None:
        if move.code == LEARN:
            learn(state, self.seat, move.first)


# --- the phase ----------------------------------------------------------------------------------


class Research(TableQuestion[Civilization]):
    """Which tech each player researches, in secret; all are revealed together (CV-8.1)."""

    __slots__ = ()
    KIND = "research"
    RULE = "CV-8.1"
    PROMPT = "cv-ask-research"

    def run(self, state: Civilization) -> None:
        if over_limit(state, self):
            return
        for seat in range(state.seats):
            moves = self.moves(state, seat)
            if len(moves) > 1:
                state.ask(self, seat, moves)

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        found: list[Move] = [make(RESEARCH, tech) for tech in researchable(state, seat)]
        found.append(make(NOTHING))
        return found

    def answered(self, state: Civilization, decided: list[Move | None]) -> None:
        """Reveal, pay and apply the techs, in turn order (CV-8.3, CV-8.17, CV-Q26)."""
        state.reveal()
        chosen: list[tuple[int, int]] = []
        for seat in state.order():
            move = decided[seat]
            if isinstance(move, CivMove) and move.code == RESEARCH:
                chosen.append((seat, move.first))
        for seat, tech in reversed(chosen):
            state.push(Reveal(seat, tech))

    def parse(self, state: Civilization, text: str) -> Move:
        return parse(text)

    def refuse(self, state: Civilization, seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, CivMove)
        if move.code == RESEARCH:
            return refuse_research(state, seat, move.first)
        return None if move.code == NOTHING else ELSEWHERE[move.code]


class Reveal(Step[Civilization]):
    """Pay for and learn one player's revealed tech (CV-8.3, CV-Q18)."""

    __slots__ = ("seat", "tech")

    def __init__(self, seat: int, tech: int) -> None:
        self.seat = seat
        self.tech = tech

    def run(self, state: Civilization) -> None:
        seat = self.seat
        kept = min(state.coins[seat], state.trade[seat])
        if state.journal is not None:
            args: dict[str, Arg] = {
                "seat": f"seat:{seat}",
                "trade_paid": state.trade[seat] - kept,
                "kept": kept,
            }
            state.tell("cv-log-pay-research", args, seat)
        state.trade[seat] = kept
        learn(state, seat, self.tech)
