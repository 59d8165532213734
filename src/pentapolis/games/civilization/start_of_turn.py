"""Section 4: founding cities, government, start-of-turn abilities, sending scouts."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import Step
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.civilization.abilities import is_suspected, secret_moves
from pentapolis.games.civilization.acts import (
    END,
    EVENT,
    FIGURE,
    FIGURE_NAMES,
    FOUND,
    GOVERN,
    PLACE,
    SEND,
    STEP,
    USE_WONDER,
    USED_PERSON,
    USED_WONDER,
    Act,
    act,
    check_verb,
)
from pentapolis.games.civilization.board import SQUARE_INDEX, SQUARE_NAMES, rings_between
from pentapolis.games.civilization.culture import PlacePerson, advance, person_squares
from pentapolis.games.civilization.dials import (
    add_coin,
    found,
    is_water,
    may_stack,
    put_figure,
    receive_culture,
    receive_trade,
    recount,
    remove_figures,
    supply_of,
    win,
)
from pentapolis.games.civilization.events import play_event
from pentapolis.games.civilization.research import LearnFree, learnable
from pentapolis.games.civilization.scouts import KeepGathering, send_moves, send_scout
from pentapolis.games.civilization.state import (
    ALL_ARMIES,
    ARMIES,
    CITIES,
    FIGURES,
    FIGURES_OF,
    INTRO_END,
    START_OF_TURN,
    Civilization,
)
from pentapolis.games.civilization.steps import Menu, Question, over_limit
from pentapolis.games.civilization.tables import (
    ANARCHY,
    ARMY,
    AUTOMATIC,
    CIV_ADVANCE,
    COIN_PANAMA,
    DESPOTISM,
    GARDENS,
    GOV_ARMIES_FOUND,
    GOV_SOT_TRADE,
    GOVERNMENTS,
    LIBERTY,
    PANAMA,
    SCOUT,
    SYDNEY,
    WATER,
    WONDERS,
)
from pentapolis.games.civilization.wording import tell_step

MIN_DISTANCE: Final = 3


# --- founding -----------------------------------------------------------------------------------


def no_city_here(state: Civilization, seat: int, sq: int) -> tuple[str, str]:
    """Why no city can stand on a square: message key and rule, empty if it can."""
    if len(state.cities_of(seat)) >= state.most_cities[seat]:
        return "cv-most-cities", "CV-4.2"
    if state.ground[sq] & 7 == WATER:
        return "cv-found-water", "CV-4.4"
    around = state.layout.around[sq]
    if len(around) < 8:
        return "cv-found-edge", "CV-4.5"
    for other in around:
        if state.ground[other] < 0:
            return "cv-found-edge", "CV-4.5"
    for other in around:
        if state.lying[other] >= 0:
            return "cv-found-hut", "CV-4.6"
    for other in around:
        if state.occupied[other] & ~FIGURES_OF[seat]:
            return "cv-found-enemy", "CV-4.7"
    for centre in state.centre:
        if centre >= 0 and rings_between(centre, sq) < MIN_DISTANCE:
            return "cv-found-near", "CV-4.8"
    return "", ""


def founders(state: Civilization, seat: int, sq: int) -> list[int]:
    """Figures on the square that may become a city: a scout, with Republic an army (CV-4.3)."""
    here = state.own_at(sq, seat)
    kinds: list[int] = []
    if here & ~ALL_ARMIES and can_leave(state, seat, sq):
        kinds.append(SCOUT)
    if (
        here & ALL_ARMIES
        and GOV_ARMIES_FOUND[state.governments[seat]]
        and can_leave(state, seat, sq)
    ):
        kinds.append(ARMY)
    return kinds


def can_leave(state: Civilization, seat: int, sq: int) -> bool:
    """Whether all other own figures of the square find room in the outskirts (CV-Q8)."""
    others = state.own_at(sq, seat).bit_count() - 1
    if others <= 0:
        return True
    room = 0
    for other in state.layout.around[sq]:
        if can_relocate(state, seat, other):
            room += state.stacking[seat] - state.own_at(other, seat).bit_count()
    return room >= others


def can_relocate(state: Civilization, seat: int, sq: int) -> bool:
    """Whether a displaced figure may go to that outskirts square (CV-4.11)."""
    if is_water(state, sq) and state.water[seat] < 2:
        return False
    return not state.enemies_at(sq, seat) and may_stack(state, seat, sq, 1)


def found_moves(state: Civilization, seat: int) -> list[Move]:
    """Every legal founding."""
    moves: list[Move] = []
    if len(state.cities_of(seat)) >= state.most_cities[seat]:
        return moves
    squares: list[int] = []
    first = FIGURES * seat
    if not GOV_ARMIES_FOUND[state.governments[seat]]:
        first += ARMIES
    for sq in state.where[first : FIGURES * seat + FIGURES]:
        if sq >= 0 and sq not in squares:
            squares.append(sq)
    for sq in sorted(squares):
        if not no_city_here(state, seat, sq)[0]:
            for kind in founders(state, seat, sq):
                moves.append(act(FOUND, sq, kind))
    return moves


def found_city(state: Civilization, seat: int, sq: int, kind: int) -> None:
    """The figure goes to the supply, the marker comes onto the map (CV-4.3, CV-4.9)."""
    here = state.own_at(sq, seat)
    figures = here & ~ALL_ARMIES if kind == SCOUT else here & ALL_ARMIES
    if state.journal is not None:
        args = {
            "seat": f"seat:{seat}",
            "square": f"square:{SQUARE_NAMES[sq]}",
            "figure": f"figure:{FIGURE_NAMES[kind]}",
        }
        state.tell("cv-log-found", {**args}, seat)
    remove_figures(state, figures & -figures)
    for city in range(CITIES * seat, CITIES * seat + CITIES):
        if state.centre[city] < 0:
            found(state, city, sq)
            break
    if state.intro and len(state.cities_of(seat)) == CITIES:
        win(state, -1, INTRO_END)  # CV-1.9
    if CIV_ADVANCE[state.civs[seat]]:
        advance(state, seat)
    if state.own_at(sq, seat):
        state.push(Relocate(seat, sq))


class Relocate(Question):
    """Own figures left on the new centre move to outskirts squares at once (CV-4.11)."""

    __slots__ = ("square",)

    def __init__(self, seat: int, square: int) -> None:
        super().__init__(seat)
        self.square = square

    def run(self, state: Civilization) -> None:
        if state.own_at(self.square, self.seat):
            state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-relocate")

    def kind(self) -> str:
        return "relocate_figures"

    def rule(self) -> str:
        return "CV-4.11"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        return [
            act(STEP, sq)
            for sq in state.layout.around[self.square]
            if can_relocate(state, seat, sq)
        ]

    def take(self, state: Civilization, move: Act) -> None:
        here = state.own_at(self.square, self.seat)
        tell_step(state, self.seat, here & -here, self.square, move.a)
        put_figure(state, (here & -here).bit_length() - 1, move.a)
        state.push(self)


# --- government ---------------------------------------------------------------------------------


def governments(state: Civilization, seat: int) -> list[int]:
    """What the seat may change to now (CV-4.13 to CV-4.16, CV-4.19)."""
    if state.gov_changed >> seat & 1:
        return []
    now = state.governments[seat]
    if now == ANARCHY:
        if state.anarchy_since[seat] >= state.turn:
            return []
        return [
            g
            for g in range(len(GOVERNMENTS))
            if g != ANARCHY and (g == DESPOTISM or state.gov_turn[8 * seat + g] >= 0)
        ]
    fresh = [
        g
        for g in range(len(GOVERNMENTS))
        if g != now and 0 <= state.gov_turn[8 * seat + g] == state.turn - 1
    ]
    return [ANARCHY, *fresh]


def change_government(state: Civilization, seat: int, government: int) -> None:
    """The new government is in force at once (CV-4.18)."""
    if state.journal is not None:
        args = {"seat": f"seat:{seat}", "government": f"government:{GOVERNMENTS[government].id}"}
        state.tell("cv-log-government", {**args}, seat)
    state.governments[seat] = government
    state.gov_changed |= 1 << seat
    if government == ANARCHY:
        state.anarchy_since[seat] = state.turn
    recount(state, seat)


# --- wonders ------------------------------------------------------------------------------------


def wonder_moves(state: Civilization, seat: int) -> list[Move]:
    """Start-of-turn abilities of own wonders, each once (CV-4.1, CV-E5)."""
    on = state.wonders_on[seat]
    if not on:
        return []
    moves: list[Move] = []
    for wonder in AUTOMATIC:
        if on >> wonder & 1 and not state.used[seat] >> USED_WONDER + wonder & 1:
            moves.append(act(USE_WONDER, wonder))
    for wonder in range(len(WONDERS)):
        if not on >> wonder & 1 or state.used[seat] >> USED_WONDER + wonder & 1:
            continue
        if (GARDENS >> wonder & 1 and free_figures(state, seat, state.wonder_at[wonder])) or (
            LIBERTY >> wonder & 1 and learnable(state, seat, known_by_others(state, seat))
        ):
            moves.append(act(USE_WONDER, wonder))
    return moves


def free_figures(state: Civilization, seat: int, sq: int) -> list[int]:
    """Figures that The Hanging Gardens can put on their square (`free_figure`)."""
    if not may_stack(state, seat, sq, 1):
        return []
    kinds: list[int] = []
    if supply_of(state, seat, False) >= 0:
        kinds.append(ARMY)
    if supply_of(state, seat, True) >= 0:
        kinds.append(SCOUT)
    return kinds


def known_by_others(state: Civilization, seat: int) -> int:
    """The techs that any other player knows, as bits."""
    known = 0
    for other in range(state.seats):
        if other != seat:
            known |= state.techs[other]
    return known


def use_wonder(state: Civilization, seat: int, wonder: int) -> None:
    """A wonder's start-of-turn ability."""
    state.used[seat] |= 1 << USED_WONDER + wonder
    effect = WONDERS[wonder].effects[0]
    if state.journal is not None:
        args = {"seat": f"seat:{seat}", "what": f"wonder:{WONDERS[wonder].id}"}
        state.tell("cv-log-use", {**args}, seat)
    by = f"wonder:{WONDERS[wonder].id}"
    if effect.kind == "gain_culture":
        receive_culture(state, seat, effect.amount, by)
    elif effect.kind == "gain_trade":
        receive_trade(state, seat, effect.amount, by)
    elif PANAMA >> wonder & 1:
        add_coin(state, seat, COIN_PANAMA)
    elif SYDNEY >> wonder & 1:
        for _ in range(effect.amount):
            advance(state, seat)
    elif GARDENS >> wonder & 1:
        state.push(FreeFigure(seat, state.wonder_at[wonder]))
    elif LIBERTY >> wonder & 1:
        state.push(LearnFree(seat, known_by_others(state, seat), 5, False, by))


class FreeFigure(Question):
    """The Hanging Gardens: one army or scout onto the wonder's square."""

    __slots__ = ("square",)

    def __init__(self, seat: int, square: int) -> None:
        super().__init__(seat)
        self.square = square

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-free-figure")

    def kind(self) -> str:
        return "free_figure_choice"

    def source(self) -> str:
        return "wonder:the-hanging-gardens"

    def rule(self) -> str:
        return "CV-4.1"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        return [act(FIGURE, kind) for kind in free_figures(state, seat, self.square)]

    def take(self, state: Civilization, move: Act) -> None:
        if state.journal is not None:
            args = {
                "seat": f"seat:{self.seat}",
                "item": f"figure:{FIGURE_NAMES[move.a]}",
                "square": f"square:{SQUARE_NAMES[self.square]}",
            }
            state.tell("cv-log-placed", {**args}, self.seat)
        put_figure(state, supply_of(state, self.seat, move.a == SCOUT), self.square)


# --- the phase ----------------------------------------------------------------------------------


class StartOfTurn(Menu):
    """The own part: anything in any order, all optional (CV-4.1, CV-Q7)."""

    __slots__ = ()

    def run(self, state: Civilization) -> None:
        state.active = self.seat
        super().run(state)

    def has_choice(self, state: Civilization) -> bool:
        return has_plans(state, self.seat, self.plain_moves(state))

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-start-of-turn")

    def kind(self) -> str:
        return "sot_action"

    def rule(self) -> str:
        return "CV-4.1"

    def plain_moves(self, state: Civilization) -> list[Move]:
        seat = self.seat
        moves = found_moves(state, seat)
        for government in governments(state, seat):
            moves.append(act(GOVERN, government))
        moves.extend(wonder_moves(state, seat))
        if state.reserve[seat] and person_squares(state, seat):
            for person in sorted(set(state.reserve[seat])):
                if not state.used[seat] >> USED_PERSON + person & 1:
                    moves.append(act(PLACE, person))
        moves.extend(send_moves(state, seat))
        return moves

    def secret_moves(self, state: Civilization) -> list[Move]:
        return secret_moves(state, self.seat, "start_of_turn")

    def is_suspected(self, state: Civilization) -> bool:
        return is_suspected(state, self.seat, "start_of_turn")

    def take(self, state: Civilization, move: Act) -> None:
        seat = self.seat
        if move.code == END:
            state.push(EndOfPart(seat))
            return
        state.push(self)
        if move.code == FOUND:
            found_city(state, seat, move.a, move.b)
        elif move.code == GOVERN:
            change_government(state, seat, move.a)
        elif move.code == USE_WONDER:
            use_wonder(state, seat, move.a)
        elif move.code == EVENT:
            play_event(state, seat, move.a)
        elif move.code == PLACE:
            state.push(PlacePerson(seat, move.a, False))
        elif move.code == SEND:
            send_scout(state, seat, move.a, move.b)

    def why_not(self, state: Civilization, seat: int, text: str) -> Message:
        check_verb(text)
        words = text.split()
        if words[0] == "found" and len(words) > 1 and words[1] in SQUARE_INDEX:
            sq = SQUARE_INDEX[words[1]]
            name = f"square:{words[1]}"
            if not state.own_at(sq, seat) & ~ALL_ARMIES and not (
                GOV_ARMIES_FOUND[state.governments[seat]] and state.own_at(sq, seat)
            ):
                return Message("cv-found-scout", {"square": name}, "CV-4.3")
            key, number = no_city_here(state, seat, sq)
            if key:
                return found_refusal(key, name, number)
        if words[0] == "government":
            if state.gov_changed >> seat & 1:
                return Message("cv-gov-once", {}, "CV-4.19")
            if state.governments[seat] != ANARCHY:
                return Message("cv-gov-anarchy", {}, "CV-4.15")
            return Message("cv-gov-locked", {}, "CV-4.13")
        return Message("cv-not-now", {"move": text}, self.rule())


def found_refusal(key: str, square: str, number: str) -> Message:
    """The reason of `no_city_here` as a message."""
    args = {"square": square}
    if key == "cv-most-cities":
        return Message("cv-most-cities", {}, number)
    if key == "cv-found-water":
        return Message("cv-found-water", {**args}, number)
    if key == "cv-found-edge":
        return Message("cv-found-edge", {**args}, number)
    if key == "cv-found-hut":
        return Message("cv-found-hut", {**args}, number)
    if key == "cv-found-enemy":
        return Message("cv-found-enemy", {**args}, number)
    return Message("cv-found-near", {**args}, number)


def has_plans(state: Civilization, seat: int, moves: list[Move]) -> bool:
    """Whether there is anything to decide.

    Anarchy that leads to no other government is no plan, nor is what happens by itself (CV-E11).
    """
    others = 0 if state.governments[seat] == DESPOTISM else 1
    for government in range(len(GOVERNMENTS)):
        if state.gov_turn[8 * seat + government] >= 0 and government != state.governments[seat]:
            others += 1
    for move in moves:
        assert isinstance(move, Act)
        if move.code == GOVERN and move.a == ANARCHY and not others:
            continue
        if move.code != USE_WONDER or move.a not in AUTOMATIC:
            return True
    return False


class EndOfPart(Step[Civilization]):
    """Gains not yet triggered by hand, then government income (CV-E11, CV-4.19)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

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


def begin_phase(state: Civilization) -> None:
    """Everybody's part of Start of Turn, in turn order (CV-3.2)."""
    state.phase = START_OF_TURN
    for seat in reversed(state.order()):
        state.push(StartOfTurn(seat))
        state.push(KeepGathering(seat))
