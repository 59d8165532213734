"""Chapter 4, Start of Turn: government, wonders, assigning scouts (CV-4.1 to CV-4.20)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import SeatStep
from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.civilization.effects.abilities import PhaseMenu
from pentapolis.games.civilization.effects.activated import GainCulture, GainTrade
from pentapolis.games.civilization.effects.events import play_event
from pentapolis.games.civilization.effects.permanent import FreeCultureStep
from pentapolis.games.civilization.moves import (
    END,
    EVENT,
    FIGURE,
    FIGURE_NAMES,
    FOUND,
    GOVERN,
    PLACE,
    SEND,
    USE_WONDER,
    CivMove,
    make,
)
from pentapolis.games.civilization.questions import ELSEWHERE, Question, over_limit, the_first
from pentapolis.games.civilization.rules.blockade import square_owner
from pentapolis.games.civilization.rules.coins import (
    add_coin,
    receive_culture,
    receive_trade,
    recount_coins,
)
from pentapolis.games.civilization.rules.culture import PlacePerson, advance, person_squares
from pentapolis.games.civilization.rules.figures import crowded, may_stack, put_figure, supply_of
from pentapolis.games.civilization.rules.founding import (
    found_city,
    found_moves,
    refuse_found,
)
from pentapolis.games.civilization.rules.research import LearnFree, can_learn
from pentapolis.games.civilization.rules.scouts import (
    KeepGathering,
    refuse_send,
    send_moves,
    send_scout,
)
from pentapolis.games.civilization.state import START_OF_TURN, Civilization
from pentapolis.games.civilization.tables.board import SQUARE_NAMES
from pentapolis.games.civilization.tables.cards import (
    ANARCHY,
    ARMY,
    AUTOMATIC,
    COIN_PANAMA,
    DESPOTISM,
    GARDENS,
    GOV_SOT_TRADE,
    GOVERNMENTS,
    LIBERTY,
    PANAMA,
    SCOUT,
    USED_PERSON,
    USED_WONDER,
    WONDERS,
)

# --- government ---------------------------------------------------------------------------------


GOVERNMENT_ORDER: Final = [ANARCHY, *[g for g in range(len(GOVERNMENTS)) if g != ANARCHY]]
ONCE: Final = Refusal("cv-no-second-change", "CV-4.19")
SAME: Final = Refusal("cv-no-same-government", "CV-4.13", the_first)
STILL_ANARCHY: Final = Refusal("cv-no-change-yet", "CV-4.16")
LOCKED: Final = Refusal("cv-no-government", "CV-4.13", the_first)
THROUGH_ANARCHY: Final = Refusal("cv-no-direct-change", "CV-4.15", the_first)


def refuse_government(state: Civilization, seat: int, government: int) -> Refusal | None:
    """One change a turn: to a new government, or to or from Anarchy (CV-4.13 to CV-4.19)."""
    if state.gov_changed >> seat & 1:
        return ONCE
    if government == state.governments[seat]:
        return SAME
    unlocked = state.gov_turn[8 * seat + government]
    if state.governments[seat] == ANARCHY:
        if state.anarchy_since[seat] >= state.turn:
            return STILL_ANARCHY
        return None if government == DESPOTISM or unlocked >= 0 else LOCKED
    if government == ANARCHY:
        return None
    if unlocked < 0:
        return THROUGH_ANARCHY if government == DESPOTISM else LOCKED
    return None if unlocked == state.turn - 1 else THROUGH_ANARCHY


def governments(state: Civilization, seat: int) -> list[int]:
    """The governments that the seat may change to now, Anarchy first."""
    if state.gov_changed >> seat & 1:
        return []
    return [g for g in GOVERNMENT_ORDER if refuse_government(state, seat, g) is None]


def change_government(state: Civilization, seat: int, government: int) -> None:
    """Change the government, with effect at once (CV-4.18)."""
    if state.journal is not None:
        args = {"seat": f"seat:{seat}", "government": f"government:{GOVERNMENTS[government].id}"}
        state.tell("cv-log-government", {**args}, seat)
    state.governments = replaced(state.governments, seat, government)
    state.gov_changed |= 1 << seat
    if government == ANARCHY:
        state.anarchy_since = replaced(state.anarchy_since, seat, state.turn)
    recount_coins(state, seat)


# --- wonders ------------------------------------------------------------------------------------


NOT_YOURS: Final = Refusal("cv-no-own-wonder", "CV-4.1", the_first)
OBSOLETE: Final = Refusal("cv-no-obsolete-wonder", "CV-12.1", the_first)
BLOCKED: Final = Refusal("cv-no-blocked-wonder", "CV-11.4", the_first)
USED_UP: Final = Refusal("cv-no-ability-again", "CV-E5", the_first)
NOT_HERE: Final = Refusal("cv-no-start-ability", "CV-4.1", the_first)
IDLE: Final = Refusal("cv-no-ability-target", "CV-E10", the_first)


def refuse_wonder(state: Civilization, seat: int, wonder: int) -> Refusal | None:
    """Require an own wonder with an unused ability for Start of Turn (CV-4.1, CV-E5)."""
    sq = state.wonder_at[wonder]
    if sq < 0 or square_owner(state, sq) != seat:
        return NOT_YOURS
    if not state.wonders_on[seat] >> wonder & 1:
        return OBSOLETE if state.obsolete >> wonder & 1 else BLOCKED
    if state.used[seat] >> USED_WONDER + wonder & 1:
        return USED_UP
    if wonder in AUTOMATIC:
        return None
    if GARDENS >> wonder & 1:
        figures = [kind for kind in (ARMY, SCOUT) if refuse_figure(state, seat, sq, kind) is None]
        return None if figures else IDLE
    if LIBERTY >> wonder & 1:
        return None if can_learn(state, seat, known_by_others(state, seat)) else IDLE
    return NOT_HERE


WONDER_ORDER: Final = [*AUTOMATIC, *[w for w in range(len(WONDERS)) if w not in AUTOMATIC]]


def wonder_moves(state: Civilization, seat: int) -> list[Move]:
    """The wonders that may be used now."""
    on = state.wonders_on[seat]
    if not on:
        return []
    return [
        make(USE_WONDER, wonder)
        for wonder in WONDER_ORDER
        if on >> wonder & 1 and refuse_wonder(state, seat, wonder) is None
    ]


def known_by_others(state: Civilization, seat: int) -> int:
    """The techs that any other player knows, as bits."""
    known = 0
    for other in range(state.seats):
        if other != seat:
            known |= state.techs[other]
    return known


def use_wonder(state: Civilization, seat: int, wonder: int) -> None:
    """Use a wonder's ability."""
    state.used = replaced(state.used, seat, state.used[seat] | 1 << USED_WONDER + wonder)
    effect = WONDERS[wonder].effects[0]
    if state.journal is not None:
        args = {"seat": f"seat:{seat}", "what": f"wonder:{WONDERS[wonder].id}"}
        state.tell("cv-log-use", {**args}, seat)
    by = f"wonder:{WONDERS[wonder].id}"
    if isinstance(effect, GainCulture):
        receive_culture(state, seat, effect.amount, by)
    elif isinstance(effect, GainTrade):
        receive_trade(state, seat, effect.amount, by)
    elif PANAMA >> wonder & 1:
        add_coin(state, seat, COIN_PANAMA)
    elif isinstance(effect, FreeCultureStep):
        for _ in range(effect.amount):
            advance(state, seat)
    elif GARDENS >> wonder & 1:
        state.push(FreeFigure(seat, state.wonder_at[wonder]))
    elif LIBERTY >> wonder & 1:
        state.push(LearnFree(seat, known_by_others(state, seat), 5, False, by))


NO_SUPPLY: Final = Refusal("cv-no-supply", "CV-6.9", the_first)


def crowded_gardens(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """The square of The Hanging Gardens, and the figures on it."""
    step = state.asking
    assert isinstance(step, FreeFigure)
    return crowded(state, seat, step.square)


FULL: Final = Refusal("cv-no-site-stacking", "CV-7.5", crowded_gardens)


def refuse_figure(state: Civilization, seat: int, sq: int, kind: int) -> Refusal | None:
    """Why The Hanging Gardens cannot place that figure (`free_figure`)."""
    if not may_stack(state, seat, sq, 1):
        return FULL
    return None if supply_of(state, seat, kind == SCOUT) >= 0 else NO_SUPPLY


class FreeFigure(Question):
    """The Hanging Gardens: whether an army or a scout is placed on the wonder's square."""

    __slots__ = ("square",)
    KIND = "free_figure_choice"
    RULE = "wonder:the-hanging-gardens"
    PROMPT = "cv-ask-free-figure"

    def __init__(self, seat: int, square: int) -> None:
        super().__init__(seat)
        self.square = square

    def candidates(self, state: Civilization, seat: int) -> list[Move]:
        return [make(FIGURE, ARMY), make(FIGURE, SCOUT)]

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code != FIGURE:
            return ELSEWHERE[move.code]
        return refuse_figure(state, self.seat, self.square, move.first)

    def take(self, state: Civilization, move: CivMove) -> None:
        if state.journal is not None:
            args = {
                "seat": f"seat:{self.seat}",
                "item": f"figure:{FIGURE_NAMES[move.first]}",
                "square": f"square:{SQUARE_NAMES[self.square]}",
            }
            state.tell("cv-log-placed", {**args}, self.seat)
        put_figure(state, supply_of(state, self.seat, move.first == SCOUT), self.square)


# --- the phase ----------------------------------------------------------------------------------


NOT_IN_RESERVE: Final = Refusal("cv-no-reserve", "CV-6.51", the_first)
DISPLACED: Final = Refusal("cv-no-displaced-person", "CV-6.50", the_first)
NO_SQUARE: Final = Refusal("cv-no-person-square", "CV-6.50", the_first)


def refuse_person(state: Civilization, seat: int, person: int) -> Refusal | None:
    """Require a great person in the reserve that was not displaced this turn (CV-6.51)."""
    if person not in state.reserve[seat]:
        return NOT_IN_RESERVE
    if state.used[seat] >> USED_PERSON + person & 1:
        return DISPLACED
    return None if person_squares(state, seat) else NO_SQUARE


class StartOfTurn(PhaseMenu):
    """The seat's part of Start of Turn: optional actions in any order (CV-4.1, CV-Q7)."""

    __slots__ = ()
    KIND = "sot_action"
    RULE = "CV-4.1"
    PROMPT = "cv-ask-start-of-turn"
    PHASE = "start_of_turn"

    def run(self, state: Civilization) -> None:
        state.active = self.seat
        super().run(state)

    def has_choice(self, state: Civilization, plain: list[Move]) -> bool:
        return has_plans(state, self.seat, plain)

    def plain_moves(self, state: Civilization) -> list[Move]:
        seat = self.seat
        moves = found_moves(state, seat)
        for government in governments(state, seat):
            moves.append(make(GOVERN, government))
        moves.extend(wonder_moves(state, seat))
        if state.reserve[seat]:
            for person in sorted(set(state.reserve[seat])):
                if refuse_person(state, seat, person) is None:
                    moves.append(make(PLACE, person))
        moves.extend(send_moves(state, seat))
        return moves

    def take(self, state: Civilization, move: CivMove) -> None:
        seat = self.seat
        if move.code == END:
            state.push(EndOfPart(seat))
            return
        state.push(self)
        if move.code == FOUND:
            found_city(state, seat, move.first, move.second)
        elif move.code == GOVERN:
            change_government(state, seat, move.first)
        elif move.code == USE_WONDER:
            use_wonder(state, seat, move.first)
        elif move.code == EVENT:
            play_event(state, seat, move.first)
        elif move.code == PLACE:
            state.push(PlacePerson(seat, move.first, False))
        elif move.code == SEND:
            send_scout(state, seat, move.first, move.second)

    def refuse_plain(self, state: Civilization, move: CivMove) -> Refusal | None:
        seat = self.seat
        if move.code == FOUND:
            return refuse_found(state, seat, move.first, move.second)
        if move.code == GOVERN:
            return refuse_government(state, seat, move.first)
        if move.code == USE_WONDER:
            return refuse_wonder(state, seat, move.first)
        if move.code == PLACE:
            return refuse_person(state, seat, move.first)
        if move.code == SEND:
            return refuse_send(state, seat, move.first, move.second)
        return ELSEWHERE[move.code]


def has_plans(state: Civilization, seat: int, moves: list[Move]) -> bool:
    """Whether there is anything to decide.

    Anarchy without another government to follow does not count, nor what happens automatically
    (CV-E11).
    """
    others = 0 if state.governments[seat] == DESPOTISM else 1
    for government in range(len(GOVERNMENTS)):
        if state.gov_turn[8 * seat + government] >= 0 and government != state.governments[seat]:
            others += 1
    for move in moves:
        assert isinstance(move, CivMove)
        if move.code == GOVERN and move.first == ANARCHY and not others:
            continue
        if move.code != USE_WONDER or move.first not in AUTOMATIC:
            return True
    return False


class EndOfPart(SeatStep[Civilization]):
    """Take gains not yet triggered by hand, then the government's income (CV-E11, CV-4.19)."""

    __slots__ = ()

    def run(self, state: Civilization) -> None:
        if over_limit(state, self):
            return
        seat = self.seat
        for wonder in AUTOMATIC:
            if (
                state.wonders_on[seat] >> wonder & 1
                and not state.used[seat] >> USED_WONDER + wonder & 1
            ):
                state.push(self)
                use_wonder(state, seat, wonder)
                return
        government = state.governments[seat]
        income = GOV_SOT_TRADE[government]
        if income:
            receive_trade(state, seat, income, f"government:{GOVERNMENTS[government].id}")


def begin_start_of_turn(state: Civilization) -> None:
    """Begin everybody's part of Start of Turn, in turn order (CV-3.2)."""
    state.phase = START_OF_TURN
    for seat in reversed(state.order()):
        state.push(StartOfTurn(seat))
        state.push(KeepGathering(seat))
