"""Positions for rule tests: an open, flat map on which everything is put by hand."""

from __future__ import annotations

from typing import Any

from pentapolis.core.agenda import Step
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.civilization import GAME
from pentapolis.games.civilization.effects.effect import RESOURCES
from pentapolis.games.civilization.moves import END, PASS, CivMove, make
from pentapolis.games.civilization.questions import Question
from pentapolis.games.civilization.rules.battle import start_battle
from pentapolis.games.civilization.rules.blockade import refresh_yields
from pentapolis.games.civilization.rules.city_management import CityManagement
from pentapolis.games.civilization.rules.coins import recount_coins
from pentapolis.games.civilization.rules.figures import put_figure, supply_of
from pentapolis.games.civilization.rules.markers import put_city, set_mark
from pentapolis.games.civilization.rules.movement import MoveMenu
from pentapolis.games.civilization.rules.research import apply_tech
from pentapolis.games.civilization.rules.setup import prepare_decks, prepare_map, prepare_seat
from pentapolis.games.civilization.rules.start_of_turn import StartOfTurn
from pentapolis.games.civilization.state import (
    CITIES,
    CITY_MANAGEMENT,
    MOVEMENT,
    START_OF_TURN,
    TRADE,
    Civilization,
)
from pentapolis.games.civilization.tables.board import PLAIN, SQUARE_INDEX, SQUARES, ground_of
from pentapolis.games.civilization.tables.cards import (
    BUILDING,
    CIV,
    EVENT,
    GOVERNMENT,
    MOST_EVENTS,
    MOST_KINDS,
    PERSON,
    PERSON_MARK,
    TECH,
    TECH_LEVEL,
    TECHS,
    TERRAINS,
    TOKEN_FACES,
    UNIT_NAME,
    UNIT_TYPE,
    VILLAGE,
    WONDER,
    WONDER_MARK,
)

CAPITALS = {2: ("D4", "M5"), 3: ("H3", "N14", "C14"), 4: ("D4", "M4", "M13", "D13")}


class Idle(Question):
    """What lies beneath the step under test: when it asks, the step is done."""

    __slots__ = ()
    KIND = "idle"
    RULE = "CV-3.1"
    PROMPT = "cv-ask-trade"

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        return [make(END), make(PASS)]

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        return None

    def take(self, state: Civilization, move: CivMove) -> None:
        state.push(self)


def board(
    seats: int = 2, civs: tuple[str, ...] = ("america", "egypt", "china", "russia"), turn: int = 3
) -> Civilization:
    """A flat revealed map, one unwalled capital each, no figures, nobody's trade or techs."""
    options = GAME.check(seats, {})
    state = GAME.first_state(seats, 7, options)
    assert isinstance(state, Civilization)
    state.civs = [CIV[name] for name in civs[:seats]]
    prepare_decks(state)
    prepare_map(state)
    for seat in range(seats):
        prepare_seat(state, seat)
        clear_techs(state, seat)
    state.wonder_market = list(state.wonder_deck[:4])
    state.wonder_deck = state.wonder_deck[4:]
    state.ground = [PLAIN[0] if t >= 0 else -1 for t in state.layout.tile_at]
    state.shown = (1 << len(state.slots)) - 1
    state.lying = [-1] * SQUARES
    state.turn = turn
    state.phase = START_OF_TURN
    for seat in range(seats):
        put_city(state, CITIES * seat, sq(CAPITALS[seats][seat]))
    stage(state)
    return state


def clear_techs(state: Civilization, seat: int) -> None:
    """Nothing known, start values."""
    state.techs[seat] = 0
    state.rows[6 * seat : 6 * seat + 6] = [0] * 6
    state.ranks[4 * seat : 4 * seat + 4] = [1, 1, 1, 0]
    state.gov_turn[8 * seat : 8 * seat + 8] = [-1] * 8
    state.governments[seat] = GOVERNMENT["despotism"]
    recount_coins(state, seat)


def stage(state: Civilization, step: Step[Civilization] | None = None) -> Civilization:
    """Put one step on an otherwise idle agenda and run to the next question."""
    state.agenda = [Idle(0)]
    state.withdraw()
    if step is not None:
        state.push(step)
    state.run()
    return state


def start_of_turn(state: Civilization, seat: int = 0, plans: bool = True) -> Civilization:
    """A seat's part; with plans it knows a government besides its own, so there is a choice."""
    state.phase = START_OF_TURN
    if plans and max(state.gov_turn[8 * seat : 8 * seat + 8]) < 0:
        state.gov_turn[8 * seat + GOVERNMENT["fundamentalism"]] = 0
    return stage(state, StartOfTurn(seat))


def city_management(state: Civilization, seat: int = 0) -> Civilization:
    state.phase = CITY_MANAGEMENT
    return stage(state, CityManagement(seat))


def movement(state: Civilization, seat: int = 0) -> Civilization:
    state.phase = MOVEMENT
    return stage(state, MoveMenu(seat))


def trading(state: Civilization) -> Civilization:
    from pentapolis.games.civilization.rules.trade import Slots

    state.phase = TRADE
    state.offers_left = [state.offers_most] * state.seats
    state.passed = 0
    return stage(state, Slots(0))


# --- talking ----------------------------------------------------------------------------------


def sq(name: str) -> int:
    return SQUARE_INDEX[name]


def offered(state: Civilization, seat: int | None = None) -> set[str]:
    """The texts of all moves open now (to that seat)."""
    return {
        move.text
        for decision in state.decisions()
        if seat is None or decision.seat == seat
        for move in decision.moves
    }


def kind(state: Civilization) -> str:
    """What is asked now."""
    found_kinds = {decision.kind for decision in state.decisions()}
    return found_kinds.pop() if len(found_kinds) == 1 else ""


def asked(state: Civilization) -> int:
    """Who is asked now."""
    return state.decisions()[0].seat


def say(state: Civilization, *texts: str) -> Civilization:
    """Answer one question after another by text; after ``?`` stands what the engine may force."""
    for wanted in texts:
        text = wanted.lstrip("?")
        for decision in state.decisions():
            move = decision.find(text)
            if move is not None:
                state.apply(decision.seat, move)
                break
        else:
            if wanted.startswith("?"):
                continue
            raise AssertionError(f"{text!r} is not among {sorted(offered(state))}")
    return state


def why(state: Civilization, text: str) -> str:
    """The rule that forbids it."""
    decision = state.decisions()[0]
    assert decision.find(text) is None
    return decision.step.why_not(state, decision.seat, text).rule


def idle(state: Civilization) -> bool:
    """Whether the step under test is done."""
    return kind(state) == "idle"


# --- putting things on the table --------------------------------------------------------------


def ground(
    state: Civilization,
    name: str,
    terrain: str,
    culture: int = 0,
    coin: int = 0,
    resource: str = "",
) -> None:
    squares = state.ground[:]
    squares[sq(name)] = ground_of(
        TERRAINS.index(terrain), culture, coin, RESOURCES.index(resource) if resource else -1
    )
    state.ground = squares
    again(state)


def hide(state: Civilization, slot: int) -> None:
    """Turn a tile face down again, but for outskirts, which are always revealed."""
    state.ground = [
        -1 if state.layout.tile_at[s] == slot and state.city_at[s] < 0 else state.ground[s]
        for s in range(SQUARES)
    ]
    state.shown &= ~(1 << slot)


def again(state: Civilization) -> None:
    """Count everything anew."""
    for city in range(len(state.centre)):
        refresh_yields(state, city)
    for seat in range(state.seats):
        recount_coins(state, seat)


def city(state: Civilization, seat: int, name: str, walled: bool = False) -> int:
    """Found another city."""
    for index in range(CITIES * seat, CITIES * seat + CITIES):
        if state.centre[index] < 0:
            put_city(state, index, sq(name))
            state.walled[index] = int(walled)
            return index
    raise AssertionError


def army(state: Civilization, seat: int, name: str) -> int:
    figure = supply_of(state, seat, False)
    put_figure(state, figure, sq(name))
    state.fresh = 0
    return figure


def scout(state: Civilization, seat: int, name: str) -> int:
    figure = supply_of(state, seat, True)
    put_figure(state, figure, sq(name))
    state.fresh = 0
    return figure


def tech(state: Civilization, seat: int, *names: str) -> None:
    for name in names:
        apply_tech(state, seat, TECH[name])
        state.rows[6 * seat + TECH_LEVEL[TECH[name]]] += 1


def government(state: Civilization, seat: int, name: str) -> None:
    state.governments[seat] = GOVERNMENT[name]
    state.gov_turn[8 * seat + GOVERNMENT[name]] = 0
    recount_coins(state, seat)


def building(state: Civilization, name: str, what: str) -> None:
    mark = 1 + BUILDING[what]
    set_mark(state, sq(name), mark)
    from pentapolis.games.civilization.tables.cards import MARK_GROUP

    state.supply[MARK_GROUP[mark]] -= 1


def wonder(state: Civilization, name: str, what: str) -> None:
    index = WONDER[what]
    state.wonder_deck = tuple(w for w in state.wonder_deck if w != index)
    if index in state.wonder_market:
        place = state.wonder_market.index(index)
        state.wonder_market[place] = state.wonder_deck[0]
        state.wonder_deck = state.wonder_deck[1:]
    state.wonder_at[index] = sq(name)
    set_mark(state, sq(name), WONDER_MARK + index)


def person(state: Civilization, name: str, what: str) -> None:
    people = list(state.people)
    people.remove(PERSON[what])
    state.people = tuple(people)
    set_mark(state, sq(name), PERSON_MARK + PERSON[what])


def reserve(state: Civilization, seat: int, what: str) -> None:
    people = list(state.people)
    people.remove(PERSON[what])
    state.people = tuple(people)
    state.reserve[seat] = tuple(sorted((*state.reserve[seat], PERSON[what])))


def resources(state: Civilization, seat: int, **counts: int) -> None:
    for name, count in counts.items():
        index = RESOURCES.index(name)
        if index < 4:
            state.resources[4 * seat + index] = count
            state.market[index] -= count
        else:
            for _ in range(count):
                token(state, seat, "village" if name == "uranium" else "hut", name)


def token(state: Civilization, seat: int, back: str, content: str) -> None:
    """A hut or village that the seat has taken."""
    face = RESOURCES.index(content) + (VILLAGE if back == "village" else 0)
    pile = list(state.villages if back == "village" else state.huts)
    pile.remove(face)
    if back == "village":
        state.villages = tuple(pile)
    else:
        state.huts = tuple(pile)
    state.taken[seat] = tuple(sorted((*state.taken[seat], face | TOKEN_FACES << seat)))


def lay(state: Civilization, name: str, face: int) -> None:
    """A hut or village on the map."""
    lying = state.lying[:]
    lying[sq(name)] = face
    state.lying = lying
    pile = list(state.villages if face & VILLAGE else state.huts)
    pile.remove(face)
    if face & VILLAGE:
        state.villages = tuple(pile)
    else:
        state.huts = tuple(pile)


def event(state: Civilization, seat: int, *names: str) -> None:
    """Event cards into a hand."""
    for name in names:
        index = EVENT[name]
        for deck in range(3):
            cards = list(state.event_decks[deck])
            if index in cards:
                cards.remove(index)
                state.event_decks[deck] = tuple(cards)
                break
        state.events[seat] = tuple(sorted((*state.events[seat], index | MOST_EVENTS << seat)))
        state.hand_bonus[seat] += 1
        recount_coins(state, seat)


def forces(state: Civilization, seat: int, *names: str) -> None:
    """These units and no others are the standing forces."""
    for card in state.forces[seat]:
        index = UNIT_TYPE[card % MOST_KINDS]
        state.decks[index] = (*state.decks[index], card % MOST_KINDS)
    cards: list[int] = []
    for name in names:
        unit = UNIT_NAME.index(name)
        deck = list(state.decks[UNIT_TYPE[unit]])
        deck.remove(unit)
        state.decks[UNIT_TYPE[unit]] = tuple(deck)
        cards.append(unit | MOST_KINDS << seat)
    state.forces[seat] = tuple(sorted(cards))


def names_of(state: Civilization, seat: int) -> list[str]:
    """The standing forces by name."""
    return sorted(UNIT_NAME[card % MOST_KINDS] for card in state.forces[seat])


def view(state: Civilization, seat: int | None = 0) -> dict[str, Any]:
    return state.view(seat)


# --- positions that several tests begin with -----------------------------------------------------


def duel(
    mine: tuple[str, ...], theirs: tuple[str, ...], civs: tuple[str, ...] = ("rome", "egypt")
) -> Civilization:
    """Seat 0 attacks an army of seat 1 with exactly these forces; seat 1 plays first."""
    state = board(civs=civs)
    forces(state, 0, *mine)
    forces(state, 1, *theirs)
    return fight(state)


def fight(state: Civilization) -> Civilization:
    """Seat 0 attacks an army of seat 1 on G5 with one army."""
    attacker = army(state, 0, "G4")
    army(state, 1, "G5")
    put_figure(state, attacker, sq("G5"))
    stage(state)
    state.withdraw()
    start_battle(state, 0, 1, sq("G5"), 1 << attacker, -1, False)
    state.agenda.insert(0, Idle(0))
    state.run()
    return state


def fronts(state: Civilization) -> list[tuple[str, int, str, int]]:
    """Each front: attacker's unit and wounds, defender's unit and wounds."""
    assert state.battle is not None

    def name(unit: int) -> str:
        return UNIT_NAME[unit % MOST_KINDS] if unit >= 0 else ""

    return [
        (name(front.units[0]), front.wounds[0], name(front.units[1]), front.wounds[1])
        for front in state.battle.fronts
    ]


def forests(state: Civilization, count: int) -> None:
    """Production 2 for each of so many squares around D4."""
    for name in ("C3", "D3", "E3", "C4", "E4", "C5", "D5", "E5")[:count]:
        ground(state, name, "forest")


def rows(state: Civilization, seat: int, *counts: int) -> None:
    """So many cards in each row, the first ones of each level."""
    for level, count in enumerate(counts, 1):
        names = [t.id for t in TECHS if t.level == level][:count]
        tech(state, seat, *names)


def quiet(seats: int = 3) -> Civilization:
    """A table where every phase ends with one answer."""
    state = board(seats)
    for seat in range(seats):
        state.forces[seat] = ()
    return state
