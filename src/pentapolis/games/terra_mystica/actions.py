"""Sections 6 to 8, 10 and 11: the action of a turn, and what it leaves open."""

from __future__ import annotations

from typing import Final

from pentapolis.core.errors import UnknownMove
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.terra_mystica.board import (
    by_skip,
    connect,
    connectable,
    has_bridge_place,
    reachable,
    shares_edge_with_own,
)
from pentapolis.games.terra_mystica.building import (
    UPGRADES,
    build,
    can_pay_both,
    dwelling_cost,
    receive_spades,
    skip_cost,
    step_shipping,
    upgrade,
    upgrade_cost,
)
from pentapolis.games.terra_mystica.continuing import CONTINUE, RESOLVE
from pentapolis.games.terra_mystica.cults import climb
from pentapolis.games.terra_mystica.effects import SH, TP, D, Gain
from pentapolis.games.terra_mystica.leech import LEECH_WINDOW
from pentapolis.games.terra_mystica.moves import (
    ACT1,
    ACT2,
    ACT3,
    ACT4,
    ACT5,
    ACT6,
    ACT_BON1,
    ACT_BON2,
    ACT_FAV6,
    ACTA,
    ACTC,
    ACTE,
    ACTG,
    ACTION,
    ACTION_MOVES,
    ACTN,
    ACTS,
    ACTW,
    ADVANCE_DIG,
    ADVANCE_DIG_MOVE,
    BUILD,
    BUILD_MOVES,
    CONNECT,
    CONNECT_MOVES,
    DIG,
    EXCHANGE,
    PASS,
    PASS_MOVE,
    PASS_MOVES,
    SEND,
    SEND_MOVES,
    SHIP,
    SHIP_MOVE,
    UPGRADE,
    UPGRADE_MOVES,
    Act,
    parse,
)
from pentapolis.games.terra_mystica.passing import pass_turn
from pentapolis.games.terra_mystica.question import Question
from pentapolis.games.terra_mystica.resources import (
    add_exchanges,
    can_pay,
    exchange,
    gain_priests,
    pay,
    receive,
    spend_power,
)
from pentapolis.games.terra_mystica.spades import (
    GIANT_HEXES,
    add_digs,
    buy_spades,
    clear_spades,
    has_use,
)
from pentapolis.games.terra_mystica.state import (
    FOR_TRACKS,
    USED_CARD,
    USED_FACTION,
    USED_FAVOR,
    TerraMystica,
)
from pentapolis.games.terra_mystica.tables import (
    FACTIONS,
    HOME,
    ORDER_PLACES,
    POWER_ACTIONS,
    ROUNDS,
    Cost,
)

SHIP_COST: Final = Cost({"P": 1, "C": 4})
BRIDGE_COST: Final = Cost({"W": 2})
DIG_POINTS: Final = 6
BON1: Final = 0
BON2: Final = 1
FAV6: Final = 1 << 5
POWER_COST: Final = [int(tile.data["power"]) for tile in POWER_ACTIONS]
POWER_GAIN: Final = [
    effect if isinstance(effect, Gain) else None
    for effect in [tile.effects[1] for tile in POWER_ACTIONS]
]
FACTION_ACTIONS: Final = [
    next((i for i, move in enumerate(ACTION_MOVES) if move.text == f"action {faction.action}"), -1)
    for faction in FACTIONS
]
"""By faction: its special action, -1 for none."""


class TakeAction(Question):
    """One action, with any number of free exchanges before it (TM-6.1, TM-6.7)."""

    __slots__ = ("seat", "second")

    def __init__(self, seat: int, second: bool) -> None:
        self.seat = seat
        self.second = second

    def run(self, state: TerraMystica) -> None:
        if state.dropped[self.seat]:
            return
        state.active = self.seat
        state.acting = False
        clear_spades(state)
        state.ask(self, self.seat)

    def prompt(self, seat: int) -> Message:
        return Message("tm-ask-second-action" if self.second else "tm-ask-action")

    def kind(self) -> str:
        return "second_action" if self.second else "action"

    def source(self) -> str:
        return "TM-15.44" if self.second else "TM-6.1"

    def moves(self, state: TerraMystica, seat: int) -> list[Move]:
        moves: list[Move] = []
        add_builds(state, seat, moves)
        add_digs(state, seat, moves)
        add_upgrades(state, seat, moves)
        add_tracks(state, seat, moves)
        add_priests(state, seat, moves)
        add_actions(state, seat, moves)
        add_passes(state, moves)
        add_exchanges(state, seat, moves, 0, 0)
        for river in connectable(state, seat):
            moves.append(CONNECT_MOVES[river])
        return moves

    def act(self, state: TerraMystica, seat: int, move: Act) -> None:
        code = move.code
        if code == EXCHANGE:
            exchange(state, seat, move.a)
            state.push(self)
            return
        if code == CONNECT:
            connect(state, seat, move.a)
            state.push(self)
            state.push(RESOLVE[seat])
            return
        if code == PASS:
            state.actions_left = 0
            pass_turn(state, seat, move.a)
            return
        if code == ACTION and move.a == ACTC:
            state.used[seat] |= USED_FACTION
            state.actions_left = 2
            state.push(FIRST_OF_TWO[seat])
            return
        if state.actions_left:
            state.actions_left -= 1
            if state.actions_left:
                state.push(SECOND_ACTION[seat])
        state.push(LEECH_WINDOW)
        state.push(CONTINUE[seat])
        state.acting = True
        if code == BUILD:
            build(state, seat, move.a)
        elif code == DIG:
            buy_spades(state, seat, move.a)
        elif code == UPGRADE:
            pay(state, seat, upgrade_cost(state, seat, move.a, move.b))
            upgrade(state, seat, move.a, move.b)
        elif code == SHIP:
            pay(state, seat, SHIP_COST)
            step_shipping(state, seat)
        elif code == ADVANCE_DIG:
            pay(state, seat, FACTIONS[state.factions[seat]].dig_cost)
            state.digging[seat] += 1
            state.score(seat, FOR_TRACKS, DIG_POINTS)
        elif code == SEND:
            send_priest(state, seat, move.a, move.b)
        else:
            start_action(state, seat, move.a)

    def why_not(self, state: TerraMystica, seat: int, text: str) -> Message:
        from pentapolis.games.terra_mystica.reasons import why_no_action

        move = parse(text)
        if move is None:
            raise UnknownMove(Message("tm-unknown-move", {"move": text}))
        return why_no_action(state, seat, move)


# --- what is possible --------------------------------------------------------------------------


def add_builds(state: TerraMystica, seat: int, moves: list[Move]) -> None:
    """Dwellings on home terrain in reach (TM-7.1), by tunnel or carpet too."""
    if not state.has_piece(seat, D):
        return
    cost = dwelling_cost(state, seat)
    if not can_pay(state, seat, cost):
        return
    home = HOME[state.factions[seat]]
    terrain = state.terrain
    for h in reachable(state, seat):
        if terrain[h] == home:
            moves.append(BUILD_MOVES[h])
    skips = by_skip(state, seat)
    if skips and can_pay_both(state, seat, cost, skip_cost(state, seat)):
        for h in skips:
            if terrain[h] == home:
                moves.append(BUILD_MOVES[h])


def add_upgrades(state: TerraMystica, seat: int, moves: list[Move]) -> None:
    """Upgrades with a piece left and the price at hand (TM-8.6)."""
    for h in state.sites[seat]:
        for kind in UPGRADES[state.kind[h]]:
            if state.has_piece(seat, kind) and can_pay(
                state, seat, upgrade_cost(state, seat, h, kind)
            ):
                moves.append(UPGRADE_MOVES[h][kind])


def can_ship(state: TerraMystica, seat: int) -> bool:
    """Whether the shipping track can be advanced (TM-8.1, TM-8.2, TM-8.5)."""
    faction = FACTIONS[state.factions[seat]]
    return state.shipping[seat] < faction.most_shipping and can_pay(state, seat, SHIP_COST)


def can_advance_dig(state: TerraMystica, seat: int) -> bool:
    """Whether the dig track can be advanced (TM-8.3 to TM-8.5)."""
    faction = FACTIONS[state.factions[seat]]
    return state.digging[seat] < faction.most_digging and can_pay(state, seat, faction.dig_cost)


def add_tracks(state: TerraMystica, seat: int, moves: list[Move]) -> None:
    """Advancing a track."""
    if state.priests[seat]:
        if can_ship(state, seat):
            moves.append(SHIP_MOVE)
        if can_advance_dig(state, seat):
            moves.append(ADVANCE_DIG_MOVE)


def free_place(state: TerraMystica, cult: int, steps: int) -> int:
    """The first free place of a cult order worth so many steps, -1 if none (TM-10.5)."""
    for i in range(4):
        if ORDER_PLACES[i] == steps and state.orders[cult * 4 + i] < 0:
            return i
    return -1


def add_priests(state: TerraMystica, seat: int, moves: list[Move]) -> None:
    """Sending a priest to a place or back to the supply (TM-10.5, TM-10.6)."""
    if not state.priests[seat]:
        return
    for cult in range(4):
        if state.orders[cult * 4] < 0:
            moves.append(SEND_MOVES[cult][3])
        if free_place(state, cult, 2) > 0:
            moves.append(SEND_MOVES[cult][2])
        moves.append(SEND_MOVES[cult][1])


def add_actions(state: TerraMystica, seat: int, moves: list[Move]) -> None:
    """Power actions, cards, tile and stronghold (TM-10.8, TM-11.1)."""
    power = state.bowl3[seat]
    if power >= 3:
        for action in range(6):
            if can_act(state, seat, action):
                moves.append(ACTION_MOVES[action])
    for action in (ACT_BON1, ACT_BON2, ACT_FAV6):
        if can_act(state, seat, action):
            moves.append(ACTION_MOVES[action])
    special = FACTION_ACTIONS[state.factions[seat]]
    if special >= 0 and can_act(state, seat, special):
        moves.append(ACTION_MOVES[special])


def can_act(state: TerraMystica, seat: int, action: int) -> bool:
    """Whether a power or special action is offered: open to the seat, with something to aim at."""
    return is_open(state, seat, action) and has_aim(state, seat, action)


def is_open(state: TerraMystica, seat: int, action: int) -> bool:
    """Whether the seat has the action, not yet used, and can pay for it (TM-10.8, TM-11.1)."""
    if action <= ACT6:
        if state.power_used >> action & 1 or state.bowl3[seat] < POWER_COST[action]:
            return False
        return action != ACT2 or state.supply(seat) > 0
    used = state.used[seat]
    if action == ACT_BON1:
        return state.cards[seat] == BON1 and not used & USED_CARD
    if action == ACT_BON2:
        return state.cards[seat] == BON2 and not used & USED_CARD
    if action == ACT_FAV6:
        return bool(state.favors[seat] & FAV6) and not used & USED_FAVOR
    if FACTION_ACTIONS[state.factions[seat]] != action:
        return False
    if action == ACTE:
        return state.workers[seat] >= BRIDGE_COST.workers
    if used & USED_FACTION or not state.standing(seat, SH):
        return False
    return action != ACTC or state.actions_left == 0


def has_aim(state: TerraMystica, seat: int, action: int) -> bool:
    """Whether the action can do anything: a bridge has a place, spades have a hex, and so on."""
    if action in (ACT1, ACTE):
        return has_bridge_place(state, seat)
    if action in (ACT5, ACT_BON1):
        return has_use(state, seat, 1, True)
    if action in (ACT6, ACTG):
        return has_use(state, seat, 2, action == ACT6)
    if action == ACTN:
        return has_storm_target(state, seat)
    if action == ACTS:
        return state.has_piece(seat, TP) and state.standing(seat, D) > 0
    if action == ACTW:
        return state.has_piece(seat, D) and has_free_home(state, seat)
    return True


def has_storm_target(state: TerraMystica, seat: int) -> bool:
    """Whether a sandstorm has a hex to strike (TM-15.46)."""
    home = HOME[state.factions[seat]]
    for h in reachable(state, seat):
        if state.terrain[h] != home and shares_edge_with_own(state, seat, h):
            return True
    return False


def has_free_home(state: TerraMystica, seat: int) -> bool:
    """Whether a hex of home terrain is free anywhere (TM-15.3)."""
    home = HOME[state.factions[seat]]
    for h in range(len(state.owner)):
        if state.terrain[h] == home and state.owner[h] < 0:
            return True
    return False


def add_passes(state: TerraMystica, moves: list[Move]) -> None:
    """Passing, with the choice of a new card in rounds 1 to 5 (TM-11.4, TM-11.7, TM-11.8)."""
    if state.round == ROUNDS:
        moves.append(PASS_MOVE)
        return
    for card in state.free_cards():
        moves.append(PASS_MOVES[card])


# --- doing it ----------------------------------------------------------------------------------


def send_priest(state: TerraMystica, seat: int, cult: int, steps: int) -> None:
    """A priest goes into an order for good, or back to the supply for one step."""
    state.priests[seat] -= 1
    if steps > 1:
        state.orders[cult * 4 + free_place(state, cult, steps)] = seat
        state.ordained[seat] += 1
    climb(state, seat, cult, steps)


def start_action(state: TerraMystica, seat: int, action: int) -> None:
    """Use an action space; what it leaves to choose becomes due."""
    if action <= ACT6:
        state.power_used |= 1 << action
        spend_power(state, seat, POWER_COST[action])
    if action == ACT2:
        gain_priests(state, seat, 1)
    elif action in (ACT3, ACT4):
        gain = POWER_GAIN[action]
        assert gain is not None
        receive(state, seat, gain)
    elif action in (ACT5, ACT6):
        give_spades(state, seat, 1 if action == ACT5 else 2)
    elif action == ACT1:
        state.due_bridge = True
    elif action == ACTE:
        pay(state, seat, BRIDGE_COST)
        state.due_bridge = True
    elif action == ACT_BON1:
        state.used[seat] |= USED_CARD
        give_spades(state, seat, 1)
    elif action == ACT_BON2:
        state.used[seat] |= USED_CARD
        state.due_cult = 1
    elif action == ACT_FAV6:
        state.used[seat] |= USED_FAVOR
        state.due_cult = 1
    else:
        state.used[seat] |= USED_FACTION
        if action == ACTA:
            state.due_cult = 2
        elif action == ACTG:
            give_spades(state, seat, 2)
            state.most_hexes = GIANT_HEXES
        elif action == ACTN:
            state.due_storm = True
        elif action == ACTS:
            state.due_post = True
        elif action == ACTW:
            state.due_ride = True


def give_spades(state: TerraMystica, seat: int, spades: int) -> None:
    """Free spades for action 1 (TM-7.18)."""
    state.free = spades
    state.most_hexes = spades
    receive_spades(state, seat, spades)


TAKE_ACTION: Final = [TakeAction(seat, False) for seat in range(5)]
FIRST_OF_TWO: Final = TAKE_ACTION
SECOND_ACTION: Final = [TakeAction(seat, True) for seat in range(5)]
