"""Section 8: the tech pyramid, research, and what a tech does when learned."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.games.civilization.acts import (
    DECLINE,
    LEARN,
    NOTHING,
    RESEARCH,
    TAKE,
    Act,
    act,
    check_verb,
)
from pentapolis.games.civilization.board import SQUARE_NAMES
from pentapolis.games.civilization.dials import mark_id, recount, refresh, win
from pentapolis.games.civilization.effects import RESOURCES
from pentapolis.games.civilization.state import CITIES, TECH_VICTORY, Civilization
from pentapolis.games.civilization.steps import Question, over_limit
from pentapolis.games.civilization.tables import (
    BUILDING,
    BUILDINGS,
    CIV_STACKING,
    CIV_TECH_UNITS,
    DISCOUNT,
    GOVERNMENT,
    MARK_UPGRADE,
    MOST_KINDS,
    PORCELAIN,
    SPACE_FLIGHT,
    TECH,
    TECH_LEVEL,
    TECHS,
    TRADE_NEEDED,
    UNIT_NAME,
    UNIT_TYPES,
)

OF_LEVEL: Final = [[tech.index for tech in TECHS if tech.level == level] for level in range(6)]


def _upgraded_mark(building: str) -> int:
    """The marker that a tech's upgrade flips to, 0 for none."""
    if building not in BUILDING or not BUILDINGS[BUILDING[building]].upgraded:
        return 0
    return 1 + BUILDING[building]


UPGRADED_MARK: Final = [_upgraded_mark(tech.building) for tech in TECHS]


# --- the pyramid --------------------------------------------------------------------------------


def has_place(state: Civilization, seat: int, level: int) -> bool:
    """Row N takes a card if row N-1 has at least two more than N (CV-8.4)."""
    if level == 1:
        return True
    return state.rows[6 * seat + level - 1] >= state.rows[6 * seat + level] + 2


def trade_needed(state: Civilization, seat: int, level: int) -> int:
    """The trade on the dial that a level needs (CV-8.2, CV-Q44)."""
    need = TRADE_NEEDED[level]
    return need - DISCOUNT if state.wonders_on[seat] & PORCELAIN else need


def researchable(state: Civilization, seat: int) -> list[int]:
    """The techs that the seat may research now."""
    found: list[int] = []
    known = state.techs[seat]
    for level in range(1, 6):
        if state.trade[seat] < trade_needed(state, seat, level):
            break
        if has_place(state, seat, level):
            for tech in OF_LEVEL[level]:
                if not known >> tech & 1:
                    found.append(tech)
    return found


def learnable(state: Civilization, seat: int, known: int, most_level: int = 5) -> list[int]:
    """Techs among `known` that the seat may learn for free (CV-E7)."""
    return [
        tech
        for tech in range(len(TECHS))
        if known >> tech & 1
        and not state.techs[seat] >> tech & 1
        and TECH_LEVEL[tech] <= most_level
        and has_place(state, seat, TECH_LEVEL[tech])
    ]


# --- learning -----------------------------------------------------------------------------------


def learn(state: Civilization, seat: int, index: int) -> None:
    """A tech takes effect at once (CV-8.9 to CV-8.14)."""
    tech = TECHS[index]
    if state.journal is not None:
        args = {"seat": f"seat:{seat}", "tech": f"tech:{tech.id}"}
        state.tell("cv-log-learn", {**args}, seat)
    state.rows[6 * seat + tech.level] += 1
    take_up(state, seat, index)
    if index == SPACE_FLIGHT:
        win(state, seat, TECH_VICTORY)
        return
    if tech.unit >= 0 and CIV_TECH_UNITS[state.civs[seat]]:
        draw_unit(state, seat, tech.unit)
        state.push(TechUnitsResource(seat))


def take_up(state: Civilization, seat: int, index: int) -> None:
    """The lasting effects of a tech."""
    tech = TECHS[index]
    state.techs[seat] |= 1 << index
    if tech.government:
        government = GOVERNMENT[tech.government]
        if state.gov_turn[8 * seat + government] < 0:
            state.gov_turn[8 * seat + government] = state.turn
    if tech.unit >= 0 and state.ranks[4 * seat + tech.unit] < tech.rank:
        state.ranks[4 * seat + tech.unit] = tech.rank
    if tech.speed > state.speed[seat]:
        state.speed[seat] = tech.speed
    extra = CIV_STACKING[state.civs[seat]]
    if tech.stacking + extra > state.stacking[seat] and tech.stacking:
        state.stacking[seat] = tech.stacking + extra
    if tech.cities > state.most_cities[seat]:
        state.most_cities[seat] = tech.cities
    if tech.water > state.water[seat]:
        state.water[seat] = tech.water
    state.hand_bonus[seat] += tech.hand
    if UPGRADED_MARK[index]:
        upgrade_buildings(state, seat, UPGRADED_MARK[index])
    recount(state, seat)


def upgrade_buildings(state: Civilization, seat: int, better: int) -> None:
    """All own basic markers of the group flip at once (CV-8.11)."""
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
        refresh(state, city)
    for i in range(len(state.sent_to)):
        if state.sent_to[i] >= 0:
            refresh(state, state.sent_to[i])
    for other in range(state.seats):
        recount(state, other)


def draw_card(state: Civilization, kind: int) -> int:
    """The top card of a unit deck, -1 if there is none (CV-6.17 to CV-6.19)."""
    if not state.decks[kind]:
        pile = list(state.piles[kind])
        if not pile:
            return -1
        pile.sort()
        state.chance.shuffle(pile)
        state.decks[kind] = tuple(pile)
        state.piles[kind] = ()
    card = state.decks[kind][0]
    state.decks[kind] = state.decks[kind][1:]
    state.reveal()
    return card


def has_cards(state: Civilization, kind: int) -> bool:
    """Whether a unit of that type can be drawn (CV-6.18)."""
    return len(state.decks[kind]) + len(state.piles[kind]) > 0


def draw_unit(state: Civilization, seat: int, kind: int) -> None:
    """The top card of the deck joins the standing forces face down (CV-6.17)."""
    card = draw_card(state, kind)
    if card < 0:
        return
    state.forces[seat] = tuple(sorted((*state.forces[seat], card | MOST_KINDS << seat)))
    if state.journal is not None:
        args = {"seat": f"seat:{seat}", "unit": f"unit:{UNIT_TYPES[kind]}"}
        state.tell("cv-log-unit", {**args}, seat)
        state.tell("cv-log-you-drew", {"event": f"card:{UNIT_NAME[card]}"}, seat, (seat,))


def bury(state: Civilization, card: int) -> None:
    """A killed unit goes face up under its deck (CV-9.27)."""
    from pentapolis.games.civilization.state import unit_type

    kind = unit_type(card)
    state.piles[kind] = tuple(sorted((*state.piles[kind], card % MOST_KINDS)))


class TechUnitsResource(Question):
    """Germany takes one resource of choice from the market with a unit tech."""

    __slots__ = ()

    def run(self, state: Civilization) -> None:
        if any(state.market):
            state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-market-resource")

    def kind(self) -> str:
        return "tech_units_resource"

    def source(self) -> str:
        return "civ:germany"

    def rule(self) -> str:
        return "CV-2.5"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        return [act(TAKE, r) for r in range(4) if state.market[r]]

    def take(self, state: Civilization, move: Act) -> None:
        take_resource(state, self.seat, move.a)


def take_resource(state: Civilization, seat: int, resource: int) -> None:
    """A token goes from the market to a seat."""
    state.market[resource] -= 1
    state.resources[4 * seat + resource] += 1
    if state.journal is not None:
        args = {"seat": f"seat:{seat}", "resource": f"resource:{RESOURCES[resource]}"}
        state.tell("cv-log-resource", {**args}, seat)


class LearnFree(Question):
    """Learn one of the techs that somebody knows, for free (CV-E7, CV-8.8)."""

    __slots__ = ("known", "most_level", "optional", "by")

    def __init__(self, seat: int, known: int, most_level: int, optional: bool, by: str) -> None:
        super().__init__(seat)
        self.known = known
        self.most_level = most_level
        self.optional = optional
        self.by = by

    def run(self, state: Civilization) -> None:
        if learnable(state, self.seat, self.known, self.most_level):
            super().run(state)

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-learn")

    def kind(self) -> str:
        return "learn_tech_choice"

    def source(self) -> str:
        return self.by

    def rule(self) -> str:
        return "CV-E7"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        techs = learnable(state, seat, self.known, self.most_level)
        found: list[Move] = [act(LEARN, tech) for tech in techs]
        if self.optional:
            found.append(act(DECLINE))
        return found

    def take(self, state: Civilization, move: Act) -> None:
        if move.code == LEARN:
            learn(state, self.seat, move.a)


# --- the phase ----------------------------------------------------------------------------------


class Research(Step[Civilization]):
    """Everybody chooses one tech in secret; all are revealed together (CV-8.1)."""

    __slots__ = ()

    def run(self, state: Civilization) -> None:
        if over_limit(state, self):
            return
        for seat in range(state.seats):
            if researchable(state, seat):
                state.ask(self, seat)

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-research")

    def kind(self) -> str:
        return "research"

    def source(self) -> str:
        return "CV-8.1"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        found: list[Move] = [act(RESEARCH, tech) for tech in researchable(state, seat)]
        found.append(act(NOTHING))
        return found

    def answered(self, state: Civilization, decided: list[Move | None]) -> None:
        """Payment, then effects, player by player in turn order (CV-8.3, CV-8.17, CV-Q26)."""
        state.reveal()
        chosen: list[tuple[int, int]] = []
        for seat in state.order():
            move = decided[seat]
            if isinstance(move, Act) and move.code == RESEARCH:
                chosen.append((seat, move.a))
        for seat, tech in reversed(chosen):
            state.push(Reveal(seat, tech))

    def why_not(self, state: Civilization, seat: int, text: str) -> Message:
        check_verb(text)
        words = text.split()
        if words[0] == "research" and len(words) == 2 and words[1] in TECH:
            tech = TECH[words[1]]
            name = f"tech:{words[1]}"
            level = TECH_LEVEL[tech]
            if state.techs[seat] >> tech & 1:
                return Message("cv-tech-known", {"tech": name}, "CV-8.7")
            if not has_place(state, seat, level):
                return Message("cv-no-place", {"tech": name, "level": level}, "CV-8.4")
            return Message(
                "cv-tech-trade",
                {"need": trade_needed(state, seat, level), "have": state.trade[seat]},
                "CV-8.2",
            )
        return Message("cv-not-now", {"move": text}, "CV-8.1")


class Reveal(Step[Civilization]):
    """One player's revealed tech: pay, then learn (CV-8.3, CV-Q18)."""

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
