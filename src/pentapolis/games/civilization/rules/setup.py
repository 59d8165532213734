"""Chapters 1 and 2, set-up: decks, map, capitals, starting benefits, first figures."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import SeatStep, Step
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.civilization.moves import (
    ARMY_AT,
    CAPITAL,
    CHOOSE_CIV,
    FIGURE_NAMES,
    PUT,
    SCOUT_AT,
    CivMove,
    make,
)
from pentapolis.games.civilization.questions import ELSEWHERE, Question, the_first
from pentapolis.games.civilization.rules.blockade import is_water
from pentapolis.games.civilization.rules.coins import recount_coins
from pentapolis.games.civilization.rules.discovering import lay_tile
from pentapolis.games.civilization.rules.figures import (
    crowded_there,
    may_stack,
    put_figure,
    supply_of,
)
from pentapolis.games.civilization.rules.markers import put_city, set_mark
from pentapolis.games.civilization.rules.research import apply_tech
from pentapolis.games.civilization.rules.turn import NextTurn
from pentapolis.games.civilization.rules.units import draw_card
from pentapolis.games.civilization.state import (
    ARMIES,
    CITIES,
    FIGURES,
    NO_WHITE,
    Civilization,
)
from pentapolis.games.civilization.tables.board import (
    CENTRAL,
    MAP_TILES,
    NEUTRAL,
    SQUARE_NAMES,
    TILE_INDEX,
    square_in,
)
from pentapolis.games.civilization.tables.cards import (
    AIRCRAFT,
    BASE,
    CIV_GOVERNMENT,
    CIV_STACKING,
    CIV_TECH,
    CIVS,
    DESPOTISM,
    DISASTERS,
    EVENTS,
    GROUP_COUNT,
    INFANTRY,
    MOST_KINDS,
    PEOPLE,
    PERSON_MARK,
    TECHS,
    UNIT_KINDS,
    UNITS,
    VILLAGE,
    WONDER_MARK,
    WONDERS,
    tokens,
)

INTRO_OUT: Final[tuple[str, ...]] = ("egypt", "rome")


class SetUp(Step[Civilization]):
    """The common set-up in the order of CV-1.11 to CV-1.23."""

    __slots__ = ("civ_choice",)

    def __init__(self, civ_choice: str) -> None:
        self.civ_choice = civ_choice

    def run(self, state: Civilization) -> None:
        chance = state.chance
        state.first = chance.below(state.seats)
        prepare_decks(state)
        prepare_map(state)
        state.push(PlayerSetUp())
        if self.civ_choice == "agreed":
            for seat in reversed(state.order()):
                state.push(ChooseCiv(seat))
            return
        civs = available_civs(state)
        chance.shuffle(civs)
        state.civs = civs[: state.seats]


def available_civs(state: Civilization) -> list[int]:
    """All civilizations; the introductory game excludes Egypt and Rome (CV-1.8)."""
    return [civ.index for civ in CIVS if not (state.intro and civ.id in INTRO_OUT)]


def prepare_decks(state: Civilization) -> None:
    """Prepare all piles (units, events, great people, huts, villages) and the market (CV-1.12 to
    CV-1.22)."""
    chance = state.chance
    kinds = [(u.index, s, n) for u in UNITS for s, n in u.cards]
    for kind in range(len(UNITS)):
        cards = [
            UNIT_KINDS.index((index, s)) for index, s, n in kinds if index == kind for _ in range(n)
        ]
        chance.shuffle(cards)
        state.decks = replaced(state.decks, kind, tuple(cards))
    for deck in range(3):
        cards = [e.index for e in EVENTS if e.deck == deck for _ in range(e.count)]
        chance.shuffle(cards)
        state.event_decks = replaced(state.event_decks, deck, tuple(cards))
    cards = [p.index for p in PEOPLE for _ in range(p.count)]
    chance.shuffle(cards)
    state.people = tuple(cards)
    cards = tokens(0)
    chance.shuffle(cards)
    state.huts = tuple(cards)
    cards = tokens(VILLAGE)
    chance.shuffle(cards)
    state.villages = tuple(cards)
    state.market = [state.seats] * 4
    state.supply = list(GROUP_COUNT)
    state.disasters = DISASTERS
    if not state.intro:
        eras: list[list[int]] = []
        for era in range(3):
            cards = [w.index for w in WONDERS if w.era == era]
            chance.shuffle(cards)
            eras.append(cards)
        state.wonder_deck = tuple(eras[0] + eras[1] + eras[2])


def prepare_map(state: Civilization) -> None:
    """Lay neutral tiles face down; the rest leave the game unseen (CV-1.20)."""
    tiles = list(NEUTRAL)
    state.chance.shuffle(tiles)
    homes = state.layout.homes
    for slot in range(len(state.slots)):
        if slot not in homes:
            state.slots = replaced(state.slots, slot, tiles.pop())
    state.spare_tiles = tuple(sorted(tiles))


CIV_TAKEN: Final = Refusal("cv-no-civ-taken", "CV-1.11", the_first)
CIV_OUT: Final = Refusal("cv-no-civ-intro", "CV-1.8", the_first)


class ChooseCiv(Question):
    """Which civilization each player takes, if they choose, in turn order (CV-1.11)."""

    __slots__ = ()
    KIND = "choose_civ"
    RULE = "CV-1.11"
    PROMPT = "cv-ask-civ"

    def candidates(self, state: Civilization, seat: int) -> list[Move]:
        return [make(CHOOSE_CIV, civ) for civ in available_civs(state)]

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code != CHOOSE_CIV:
            return ELSEWHERE[move.code]
        if move.first in state.civs:
            return CIV_TAKEN
        return None if move.first in available_civs(state) else CIV_OUT

    def take(self, state: Civilization, move: CivMove) -> None:
        state.civs = replaced(state.civs, self.seat, move.first)


class PlayerSetUp(Step[Civilization]):
    """Home tiles, civilizations and forces, then each player in turn order (CV-2.1, CV-Q5)."""

    __slots__ = ()

    def run(self, state: Civilization) -> None:
        for seat in range(state.seats):
            slot = state.layout.homes[seat]
            state.slots = replaced(state.slots, slot, TILE_INDEX[CIVS[state.civs[seat]].home])
            state.turned = replaced(state.turned, slot, state.layout.turns[seat])
            lay_tile(state, slot)
            prepare_seat(state, seat)
        egypt = -1
        for seat in range(state.seats):
            if CIVS[state.civs[seat]].benefit == "wonder":
                egypt = state.wonder_deck[0]
                state.wonder_deck = state.wonder_deck[1:]
        if not state.intro:
            state.wonder_market = list(state.wonder_deck[:4])
            state.wonder_deck = state.wonder_deck[4:]
        state.push(NextTurn())
        for seat in reversed(state.order()):
            state.push(SetDials(seat))
            state.push(FirstFigures(seat))
            benefit = CIVS[state.civs[seat]].benefit
            if benefit == "wonder":
                state.push(PlaceMarker(seat, WONDER_MARK + egypt))
            elif benefit == "great_person":
                person = state.people[0]
                state.people = state.people[1:]
                state.reserve = replaced(state.reserve, seat, (person,))
                state.push(PlaceMarker(seat, PERSON_MARK + person))
            state.push(PlaceCapital(seat))


def prepare_seat(state: Civilization, seat: int) -> None:
    """Start values, standing forces, start tech and government (CV-1.12, CV-2.4 to CV-2.6)."""
    civ = state.civs[seat]
    state.speed = replaced(state.speed, seat, BASE["travel_speed"])
    state.stacking = replaced(state.stacking, seat, BASE["stacking_limit"] + CIV_STACKING[civ])
    state.most_cities = replaced(state.most_cities, seat, BASE["max_cities"])
    if CIVS[civ].benefit != "white_army":
        state.where = replaced(state.where, FIGURES * seat + ARMIES - 1, NO_WHITE)
    kinds = list(range(AIRCRAFT))
    if CIVS[civ].benefit == "infantry":
        kinds += [INFANTRY, INFANTRY]
    cards = [draw_card(state, kind) | MOST_KINDS << seat for kind in kinds]
    state.forces = replaced(state.forces, seat, tuple(sorted(cards)))
    state.governments = replaced(state.governments, seat, DESPOTISM)
    apply_tech(state, seat, CIV_TECH[civ])
    state.rows = replaced(
        state.rows, 6 * seat + 1, 1
    )  # the start tech lies in the bottom row (CV-2.4)
    state.governments = replaced(state.governments, seat, CIV_GOVERNMENT[civ])
    recount_coins(state, seat)
    if state.journal is not None:
        args: dict[str, Arg] = {
            "seat": f"seat:{seat}",
            "civ": f"civ:{CIVS[civ].id}",
            "tech": f"tech:{TECHS[CIV_TECH[civ]].id}",
            "units": len(cards),
        }
        state.tell("cv-log-civ", args, seat)


NOT_CENTRAL: Final = Refusal("cv-no-capital-there", "CV-2.1", the_first)


class PlaceCapital(Question):
    """On which central square of the home tile the capital is placed (CV-2.1)."""

    __slots__ = ()
    KIND = "place_capital"
    RULE = "CV-2.1"
    PROMPT = "cv-ask-capital"

    def squares(self, state: Civilization) -> list[int]:
        """The central squares of the home tile."""
        corner = state.layout.slots[state.layout.homes[self.seat]]
        return [square_in(corner, i) for i in CENTRAL]

    def moves(self, state: Civilization, seat: int) -> list[Move]:
        return [make(CAPITAL, sq) for sq in self.squares(state)]

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code != CAPITAL:
            return ELSEWHERE[move.code]
        return None if move.first in self.squares(state) else NOT_CENTRAL

    def take(self, state: Civilization, move: CivMove) -> None:
        if state.journal is not None:
            args = {"seat": f"seat:{self.seat}", "square": f"square:{SQUARE_NAMES[move.first]}"}
            state.tell("cv-log-capital", {**args}, self.seat)
        put_city(state, CITIES * self.seat, move.first)
        if CIVS[state.civs[self.seat]].benefit == "walls":
            state.walled = replaced(state.walled, CITIES * self.seat, 1)


NOT_OUTSKIRTS: Final = Refusal("cv-no-outskirts", "CV-2.2", the_first)
ON_WATER: Final = Refusal("cv-no-site-water", "CV-2.2", the_first)
TOO_MANY: Final = Refusal("cv-no-site-stacking", "CV-2.3", crowded_there)
NO_MORE_ARMIES: Final = Refusal("cv-no-first-army", "CV-2.3")
ARMY_FIRST: Final = Refusal("cv-no-first-scout", "CV-2.3")


def refuse_first_place(state: Civilization, seat: int, sq: int) -> Refusal | None:
    """Require land in the outskirts of the capital (CV-2.2, CV-2.3)."""
    if sq not in state.layout.around[state.centre[CITIES * seat]]:
        return NOT_OUTSKIRTS
    return ON_WATER if is_water(state, sq) else None


class PlaceMarker(Question):
    """Where America's great person or Egypt's wonder is placed, near the capital (CV-2.2)."""

    __slots__ = ("mark",)
    KIND = "place_start_marker"
    RULE = "CV-2.2"

    def __init__(self, seat: int, mark: int) -> None:
        super().__init__(seat)
        self.mark = mark

    def prompt(self, seat: int) -> Message:
        return Message("cv-ask-start-marker", {"what": self.source()})

    def source(self) -> str:
        if self.mark >= PERSON_MARK:
            return f"person:{PEOPLE[self.mark - PERSON_MARK].id}"
        return f"wonder:{WONDERS[self.mark - WONDER_MARK].id}"

    def candidates(self, state: Civilization, seat: int) -> list[Move]:
        centre = state.centre[CITIES * seat]
        return [make(PUT, sq) for sq in state.layout.around[centre]]

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code != PUT:
            return ELSEWHERE[move.code]
        return refuse_first_place(state, self.seat, move.first)

    def take(self, state: Civilization, move: CivMove) -> None:
        if state.journal is not None:
            square = f"square:{SQUARE_NAMES[move.first]}"
            args = {"seat": f"seat:{self.seat}", "item": self.source(), "square": square}
            state.tell("cv-log-placed", {**args}, self.seat)
        if self.mark >= PERSON_MARK:
            state.reserve = replaced(state.reserve, self.seat, ())
        else:
            state.wonder_at = replaced(state.wonder_at, self.mark - WONDER_MARK, move.first)
        set_mark(state, move.first, self.mark)


class FirstFigures(Question):
    """Where the first army and scout (and Russia's white army) are placed (CV-2.3)."""

    __slots__ = ()
    KIND = "place_start_figures"
    RULE = "CV-2.3"
    PROMPT = "cv-ask-first-figures"

    def armies(self, state: Civilization) -> int:
        """How many armies are placed at set-up."""
        return 2 if CIVS[state.civs[self.seat]].benefit == "white_army" else 1

    def placed(self, state: Civilization) -> int:
        base = FIGURES * self.seat
        return sum(sq >= 0 for sq in state.where[base : base + ARMIES])

    def run(self, state: Civilization) -> None:
        if state.where[FIGURES * self.seat + ARMIES] < 0:
            state.ask(self, self.seat)

    def candidates(self, state: Civilization, seat: int) -> list[Move]:
        centre = state.centre[CITIES * seat]
        code = self.figure(state)
        return [make(code, sq) for sq in state.layout.around[centre]]

    def figure(self, state: Civilization) -> int:
        """Which figure is placed next: armies first."""
        return ARMY_AT if self.placed(state) < self.armies(state) else SCOUT_AT

    def refuse_move(self, state: Civilization, move: CivMove) -> Refusal | None:
        if move.code not in (ARMY_AT, SCOUT_AT):
            return ELSEWHERE[move.code]
        if move.code != self.figure(state):
            return ARMY_FIRST if move.code == SCOUT_AT else NO_MORE_ARMIES
        refusal = refuse_first_place(state, self.seat, move.first)
        if refusal is None and not may_stack(state, self.seat, move.first, 1):
            return TOO_MANY
        return refusal

    def take(self, state: Civilization, move: CivMove) -> None:
        scout = move.code == SCOUT_AT
        if state.journal is not None:
            args = {
                "seat": f"seat:{self.seat}",
                "item": f"figure:{FIGURE_NAMES[1 if scout else 0]}",
                "square": f"square:{SQUARE_NAMES[move.first]}",
            }
            state.tell("cv-log-placed", {**args}, self.seat)
        put_figure(state, supply_of(state, self.seat, scout), move.first)
        state.push(self)


class SetDials(SeatStep[Civilization]):
    """Set trade to the icons in the outskirts, and coins to those already held (CV-2.7, 2.8)."""

    __slots__ = ()

    def run(self, state: Civilization) -> None:
        trade = state.y_trade[CITIES * self.seat]
        if state.journal is not None:
            args: dict[str, Arg] = {"seat": f"seat:{self.seat}", "trade": trade, "total": trade}
            state.tell("cv-log-collect", args, self.seat)
        state.trade[self.seat] = trade
        state.fresh = 0  # a scout placed at set-up may be assigned in turn 1 (CV-Q24)
        recount_coins(state, self.seat)


assert all(tile.home or tile.start < 0 for tile in MAP_TILES)
