"""What an action leaves open: tiles, tracks, bridges, spades, the dwelling, the end of the turn.

Everything earned by one building is due together and taken in any order (TM-Q18); exchanges
are free whenever no tile, track or place is to be chosen (TM-5.6).
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.errors import UnknownMove
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.terra_mystica.board import (
    by_skip,
    can_bridge,
    check_all_towns,
    check_town,
    connect,
    connectable,
    forget_all_reach,
    forget_reach,
    forget_river_towns,
    reachable,
    shares_edge_with_own,
)
from pentapolis.games.terra_mystica.building import (
    build,
    can_pay_both,
    dwelling_cost,
    favors_to_take,
    needs_skip,
    place_dwelling,
    skip_cost,
    step_shipping,
    town_points,
    upgrade,
)
from pentapolis.games.terra_mystica.cults import climb, climb_all, enter_top
from pentapolis.games.terra_mystica.effects import (
    TP,
    CultSteps,
    CultStepsAll,
    D,
    Gain,
    Keys,
    ShippingStep,
)
from pentapolis.games.terra_mystica.moves import (
    BRIDGE,
    BRIDGE_MOVES,
    BUILD,
    BUILD_MOVES,
    CONNECT,
    CONNECT_MOVES,
    CULT,
    CULT_MOVES,
    DIG,
    DONE_MOVE,
    DROP_SPADE,
    DROP_SPADE_MOVE,
    DROP_STORM,
    DROP_STORM_MOVE,
    EXCHANGE,
    FAVOR,
    FAVOR_MOVES,
    ORDAIN,
    ORDAIN_MOVES,
    TEN_MOVES,
    TOWN,
    TOWN_MOVES,
    TRANSFORM,
    TRANSFORM_MOVES,
    UPGRADE,
    UPGRADE_MOVES,
    Act,
    parse,
)
from pentapolis.games.terra_mystica.question import Question, Work
from pentapolis.games.terra_mystica.resources import (
    add_exchanges,
    can_pay,
    exchange,
    receive,
)
from pentapolis.games.terra_mystica.spades import (
    NO_BUYING,
    add_digs,
    add_transforms,
    buy_spades,
    priests_to_keep,
    transform,
    workers_to_keep,
)
from pentapolis.games.terra_mystica.state import (
    FOR_FACTION,
    FOR_SCORING,
    FOR_TOWN,
    TerraMystica,
)
from pentapolis.games.terra_mystica.tables import (
    BRIDGES,
    FAKIRS,
    FAVORS,
    HOME,
    LAND,
    SWARMLINGS,
    TOWNS,
    WITCHES,
)

FAV5: Final = 4
WITCH_TOWN_POINTS: Final = 5
SWARMLING_TOWN_WORKERS: Final = 3
MOST_ORDAINED: Final = 3

# What is asked, in the words of the rules index.
KINDS: Final = (
    "end_turn", "favor_tile", "town_tile", "cult_step", "bridge_place", "ordain", "spade_target",
    "build_after_transform", "free_trading_post", "witches_ride", "sandstorm",
    "stronghold_spades",
)  # fmt: skip
END_TURN: Final = 0
FAVOR_TILE: Final = 1
TOWN_TILE: Final = 2
CULT_STEP: Final = 3
BRIDGE_PLACE: Final = 4
ORDAIN_PRIESTS: Final = 5
SPADE_TARGET: Final = 6
BUILD_AFTER: Final = 7
FREE_POST: Final = 8
RIDE: Final = 9
STORM: Final = 10
STRONGHOLD_SPADES: Final = 11
SOURCES: Final = (
    "TM-6.7", "TM-8.11", "TM-11.12", "TM-11.2", "TM-10.9", "TM-15.7", "TM-7.8", "TM-7.4",
    "TM-15.42", "TM-15.3", "TM-15.46", "TM-15.9",
)  # fmt: skip
PROMPTS: Final = (
    "tm-ask-end-turn", "tm-ask-favor", "tm-ask-town", "tm-ask-cult", "tm-ask-bridge",
    "tm-ask-ordain", "tm-ask-spades", "tm-ask-build", "tm-ask-post", "tm-ask-ride",
    "tm-ask-storm", "tm-ask-spades",
)  # fmt: skip


def due(state: TerraMystica, seat: int) -> int:
    """The first thing that the seat still has to choose; END_TURN if there is none."""
    if state.due_favors:
        return FAVOR_TILE
    if state.due_towns:
        return TOWN_TILE
    if state.due_ordain:
        return ORDAIN_PRIESTS
    if state.due_cult:
        return CULT_STEP
    if state.due_bridge:
        return BRIDGE_PLACE
    if state.due_post:
        return FREE_POST
    if state.due_ride:
        return RIDE
    if state.due_storm:
        return STORM
    if state.free or state.bought:
        return STRONGHOLD_SPADES if state.most_hexes == NO_BUYING else SPADE_TARGET
    return END_TURN


class Continue(Work):
    """The action goes on until nothing is due and the seat is done."""

    __slots__ = ("seat", "to_end")

    def __init__(self, seat: int, to_end: bool) -> None:
        self.seat = seat
        self.to_end = to_end

    def run(self, state: TerraMystica) -> None:
        what = due(state, self.seat)
        if what == END_TURN:
            if not self.to_end:
                return
            if state.homes and state.has_piece(self.seat, D):
                what = BUILD_AFTER
        state.ask(CHOOSE[self.seat][what], self.seat)


class Choose(Question):
    """One open choice of the action: what is due, or the end of the turn."""

    __slots__ = ("seat", "what")

    def __init__(self, seat: int, what: int) -> None:
        self.seat = seat
        self.what = what

    def run(self, state: TerraMystica) -> None:
        state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message(PROMPTS[self.what])

    def kind(self) -> str:
        return KINDS[self.what]

    def source(self) -> str:
        return SOURCES[self.what]

    def moves(self, state: TerraMystica, seat: int) -> list[Move]:
        moves: list[Move] = []
        what = self.what
        if what in (END_TURN, BUILD_AFTER):
            add_dwellings(state, seat, moves)
            add_exchanges(state, seat, moves, 0, 0)
            for river in connectable(state, seat):
                moves.append(CONNECT_MOVES[river])
            moves.append(DONE_MOVE)
            return moves
        for tile in favors_to_take(state, seat) if state.due_favors else ():
            moves.append(FAVOR_MOVES[tile])
        if state.due_towns:
            for tile in range(len(state.towns_left)):
                if state.towns_left[tile]:
                    moves.append(TOWN_MOVES[tile])
        if state.due_ordain:
            most = min(MOST_ORDAINED, state.workers[seat], state.supply(seat))
            for workers in range(most + 1):
                moves.append(ORDAIN_MOVES[workers])
        if state.due_cult:
            for cult in range(4):
                moves.append(CULT_MOVES[cult][state.due_cult])
        if state.due_bridge and state.bridges_left[seat]:
            for place in range(len(BRIDGES)):
                if can_bridge(state, seat, place):
                    moves.append(BRIDGE_MOVES[place])
        if state.due_post and state.has_piece(seat, TP):
            for h in state.sites[seat]:
                if state.kind[h] == D:
                    moves.append(UPGRADE_MOVES[h][TP])
        if state.due_ride and state.has_piece(seat, D):
            home = HOME[state.factions[seat]]
            for h in range(LAND):
                if state.terrain[h] == home and state.owner[h] < 0:
                    moves.append(BUILD_MOVES[h])
        if state.due_storm:
            home = HOME[state.factions[seat]]
            for h in reachable(state, seat):
                if state.terrain[h] != home and shares_edge_with_own(state, seat, h):
                    moves.append(TRANSFORM_MOVES[h][home])
            moves.append(DROP_STORM_MOVE)
        if state.free or state.bought:
            add_transforms(state, seat, moves)
            add_digs(state, seat, moves)
            if not state.bought:
                moves.append(DROP_SPADE_MOVE)
            if what in (SPADE_TARGET, STRONGHOLD_SPADES):
                workers = workers_to_keep(state, seat)
                priests = priests_to_keep(state, seat)
                add_exchanges(state, seat, moves, workers, priests)
        return moves

    def act(self, state: TerraMystica, seat: int, move: Act) -> None:
        what = self.what
        if move is DONE_MOVE:
            state.homes = ()
            return
        # A river town founded before the action leaves the action itself to be taken.
        state.push(CONTINUE[seat] if state.acting else RESOLVE[seat])
        code = move.code
        if code == EXCHANGE:
            exchange(state, seat, move.a)
        elif code == FAVOR:
            take_favor(state, seat, move.a)
        elif code == TOWN:
            take_town(state, seat, move.a)
        elif code == CULT:
            state.due_cult = 0
            climb(state, seat, move.a, move.b)
        elif code == BRIDGE:
            place_bridge(state, seat, move.a)
        elif code == CONNECT:
            connect(state, seat, move.a)
        elif code == ORDAIN:
            state.due_ordain = False
            state.workers[seat] -= move.a
            state.priests[seat] += move.a
        elif code == BUILD:
            if what == RIDE:
                state.due_ride = False
                place_dwelling(state, seat, move.a)
            else:
                build(state, seat, move.a)
        elif code == UPGRADE:
            state.due_post = False
            upgrade(state, seat, move.a, move.b)
        elif code == TRANSFORM:
            if state.due_storm:
                strike(state, seat, move.a)
            else:
                transform(state, seat, move.a, move.b)
        elif code == DIG:
            buy_spades(state, seat, move.a)
        elif code == DROP_SPADE:
            drop_spade(state, seat)
        elif code == DROP_STORM:
            state.due_storm = False

    def why_not(self, state: TerraMystica, seat: int, text: str) -> Message:
        from pentapolis.games.terra_mystica.reasons import why_no_choice

        move = parse(text)
        if move is None:
            raise UnknownMove(Message("tm-unknown-move", {"move": text}))
        return why_no_choice(state, seat, move, self.what)


def add_dwellings(state: TerraMystica, seat: int, moves: list[Move]) -> None:
    """The dwelling of the action, on a hex that became home in it (TM-7.4, TM-7.20)."""
    if not state.homes or not state.has_piece(seat, D):
        return
    cost = dwelling_cost(state, seat)
    if not can_pay(state, seat, cost):
        return
    for h in state.homes:
        if not needs_skip(state, seat, h) or can_pay_both(
            state, seat, cost, skip_cost(state, seat)
        ):
            moves.append(BUILD_MOVES[h])


def take_favor(state: TerraMystica, seat: int, tile: int) -> None:
    """A favor tile: its steps are made at once; FAV5 may found towns (TM-14.1, TM-11.18)."""
    state.due_favors -= 1
    state.favors_left[tile] -= 1
    state.favors[seat] |= 1 << tile
    steps = FAVORS[tile].effects[0]
    assert isinstance(steps, CultSteps)
    climb(state, seat, steps.cult, steps.steps)
    if tile == FAV5:
        state.connects[seat] = None
        check_all_towns(state, seat)


def take_town(state: TerraMystica, seat: int, tile: int) -> None:
    """A town tile pays in the order of TM-11.13: points, keys, extras, then its bonus."""
    state.due_towns -= 1
    state.towns_left[tile] -= 1
    state.town_tiles[seat] += (tile,)
    forget_river_towns(state)
    steps = 0
    points = town_points(state)
    if points:
        state.score(seat, FOR_SCORING, points)
    faction = state.factions[seat]
    if faction == WITCHES:
        state.score(seat, FOR_FACTION, WITCH_TOWN_POINTS)
    elif faction == SWARMLINGS:
        state.workers[seat] += SWARMLING_TOWN_WORKERS
    for effect in TOWNS[tile].effects:
        if isinstance(effect, Gain):
            state.score(seat, FOR_TOWN, effect.points)
            receive(state, seat, effect)
        elif isinstance(effect, Keys):
            state.keys[seat] += effect.keys
        elif isinstance(effect, CultStepsAll):
            steps = effect.steps
        elif isinstance(effect, ShippingStep):
            if faction == FAKIRS:
                state.carpets[seat] += 1
                forget_reach(state, seat)
            else:
                step_shipping(state, seat)
    ask_tens(state, seat, climb_all(state, seat, steps))


def ask_tens(state: TerraMystica, seat: int, wanting: list[int]) -> None:
    """More tracks want level 10 than there are keys: the owner chooses (TM-Q19)."""
    if wanting:
        mask = 0
        for cult in wanting:
            mask |= 1 << cult
        state.push(CultTen(seat, mask))


class CultTen(Question):
    """Which track enters level 10 (TM-Q11, TM-Q19, TM-V3.3)."""

    __slots__ = ("seat", "mask")

    def __init__(self, seat: int, mask: int) -> None:
        self.seat = seat
        self.mask = mask

    def run(self, state: TerraMystica) -> None:
        state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("tm-ask-ten")

    def kind(self) -> str:
        return "cult_ten"

    def source(self) -> str:
        return "TM-Q19"

    def moves(self, state: TerraMystica, seat: int) -> list[Move]:
        return [TEN_MOVES[cult] for cult in range(4) if self.mask >> cult & 1]

    def act(self, state: TerraMystica, seat: int, move: Act) -> None:
        enter_top(state, seat, move.a)
        rest = self.mask & ~(1 << move.a)
        if rest and state.keys[seat]:
            state.push(CultTen(seat, rest))
        else:
            state.stopped[seat] |= rest

    def why_not(self, state: TerraMystica, seat: int, text: str) -> Message:
        if parse(text) is None:
            raise UnknownMove(Message("tm-unknown-move", {"move": text}))
        return Message("tm-choose-track", {}, "TM-Q19")


def place_bridge(state: TerraMystica, seat: int, place: int) -> None:
    """A bridge joins its ends for everybody; own groups may become a town (TM-10.9 f.)."""
    state.due_bridge = False
    state.bridges[place] = seat
    state.bridges_left[seat] -= 1
    forget_all_reach(state)
    a, b = BRIDGES[place]
    check_town(state, seat, a if state.owner[a] == seat else b)


def strike(state: TerraMystica, seat: int, h: int) -> None:
    """The sandstorm: no spade, the hex is desert (TM-15.46)."""
    state.due_storm = False
    state.terrain[h] = HOME[state.factions[seat]]
    state.homes = (h,)


def drop_spade(state: TerraMystica, seat: int) -> None:
    """Give up a free spade; unused, they leave a plain dwelling possible (TM-Q8)."""
    state.free -= 1
    if state.free == 0 and not state.spaded and state.most_hexes != NO_BUYING:
        home = HOME[state.factions[seat]]
        plain = [h for h in reachable(state, seat) if state.terrain[h] == home]
        plain += [h for h in by_skip(state, seat) if state.terrain[h] == home]
        state.homes = tuple(plain)


CHOOSE: Final = [[Choose(seat, what) for what in range(len(KINDS))] for seat in range(5)]
CONTINUE: Final = [Continue(seat, True) for seat in range(5)]
RESOLVE: Final = [Continue(seat, False) for seat in range(5)]
