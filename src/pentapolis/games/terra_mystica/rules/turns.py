"""6 Turns: whose turn it is, the action, and the end of the turn (TM-6.1 to TM-6.7)."""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.terra_mystica.effects import D
from pentapolis.games.terra_mystica.moves import (
    ACTC,
    ACTION,
    ADVANCE_DIG,
    BRIDGE,
    BUILD,
    CONNECT,
    CULT,
    DECLINE,
    DIG,
    DONE,
    DONE_MOVE,
    DROP_SPADE,
    DROP_STORM,
    EXCHANGE,
    FACTION,
    FAVOR,
    LEECH,
    ORDAIN,
    PASS,
    SEND,
    SHIP,
    TEN,
    TOWN,
    TRANSFORM,
    UPGRADE,
    Act,
    label,
)
from pentapolis.games.terra_mystica.questions import Question, Work
from pentapolis.games.terra_mystica.rules.actions import add_actions, refuse_action, start_action
from pentapolis.games.terra_mystica.rules.cults import add_sends, refuse_send, send_priest
from pentapolis.games.terra_mystica.rules.dwellings import (
    add_builds,
    add_builds_after,
    build,
    refuse_build,
    refuse_build_after,
)
from pentapolis.games.terra_mystica.rules.factions import POWERS
from pentapolis.games.terra_mystica.rules.leech import LEECH_WINDOW
from pentapolis.games.terra_mystica.rules.passing import add_passes, pass_turn, refuse_pass
from pentapolis.games.terra_mystica.rules.power import add_exchanges, exchange, refuse_exchange
from pentapolis.games.terra_mystica.rules.spades import add_digs, buy_spades, refuse_dig
from pentapolis.games.terra_mystica.rules.towns import add_connects, connect, refuse_connect
from pentapolis.games.terra_mystica.rules.tracks import (
    add_tracks,
    advance_digging,
    advance_shipping,
    refuse_advance_dig,
    refuse_ship,
)
from pentapolis.games.terra_mystica.rules.transforming import clear_spades
from pentapolis.games.terra_mystica.rules.upgrades import add_upgrades, pay_upgrade, refuse_upgrade
from pentapolis.games.terra_mystica.state import USED_FACTION, TerraMystica


class NextTurn(Work):
    """The next seat clockwise that has not passed takes a turn (TM-6.1 to TM-6.5)."""

    __slots__ = ()

    def run(self, state: TerraMystica) -> None:
        state.active = -1
        for step in range(1, state.seats + 1):
            turn = (state.turn + step) % state.seats
            seat = state.order[turn]
            if not state.passed[seat]:
                state.turn = turn
                if state.stopped[seat]:
                    state.stopped = replaced(state.stopped, seat, 0)
                state.push(self)
                state.push(TAKE_ACTION[seat])
                return


# --- moves of other questions ----------------------------------------------------------------


def occasion(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """The move in words, and the question that it would answer."""
    return {"move": label(move), "what": OCCASIONS[move.code][0]}


OCCASIONS: Final = {
    FACTION: ("faction", "TM-2.17"),
    FAVOR: ("favor", "TM-8.11"),
    TOWN: ("town", "TM-11.12"),
    CULT: ("cult", "TM-11.2"),
    TEN: ("cult", "TM-11.2"),
    BRIDGE: ("bridge", "TM-10.9"),
    ORDAIN: ("ordain", "TM-15.7"),
    LEECH: ("leech", "TM-9.1"),
    DECLINE: ("leech", "TM-9.1"),
    DROP_SPADE: ("spade", "TM-7.22"),
    DROP_STORM: ("storm", "TM-15.46"),
    TRANSFORM: ("transform", "TM-7.16"),
}
"""By kind of move: the question that it answers, and the rule."""
NO_OCCASION: Final = {
    code: Refusal("tm-no-occasion", rule, occasion) for code, (_, rule) in OCCASIONS.items()
}
ACT_OR_PASS: Final = Refusal("tm-no-turn-without-action", "TM-6.7")
ACTION_TAKEN: Final = Refusal("tm-no-second-action", "TM-6.1", lambda s, p, m: {"move": label(m)})


# --- the action ------------------------------------------------------------------------------


class TakeAction(Question):
    """Which action the seat takes; free exchanges may precede it (TM-6.1, TM-6.7)."""

    __slots__ = ()

    KIND: ClassVar[str] = "action"
    RULE: ClassVar[str] = "TM-6.1"
    PROMPT: ClassVar[str] = "tm-ask-action"

    def run(self, state: TerraMystica) -> None:
        if state.dropped[self.seat]:
            return
        state.active = self.seat
        clear_spades(state)
        state.ask(self, self.seat)

    def moves(self, state: TerraMystica, seat: int) -> list[Move]:
        moves: list[Move] = []
        add_builds(state, seat, moves)
        add_digs(state, seat, moves)
        add_upgrades(state, seat, moves)
        add_tracks(state, seat, moves)
        add_sends(state, seat, moves)
        add_actions(state, seat, moves)
        add_passes(state, moves)
        add_exchanges(state, seat, moves, 0, 0)
        if POWERS[state.factions[seat]].river_towns:
            add_connects(state, seat, moves)
        return moves

    def refuse_act(self, state: TerraMystica, seat: int, move: Act) -> Refusal | None:
        code = move.code
        if code == EXCHANGE:
            return refuse_exchange(state, seat, move.a)
        if code == CONNECT:
            return refuse_connect(state, seat, move.a)
        if code == BUILD:
            return refuse_build(state, seat, move.a)
        if code == DIG:
            return refuse_dig(state, seat, move.a)
        if code == UPGRADE:
            return refuse_upgrade(state, seat, move.a, move.b)
        if code == SHIP:
            return refuse_ship(state, seat)
        if code == ADVANCE_DIG:
            return refuse_advance_dig(state, seat)
        if code == SEND:
            return refuse_send(state, seat, move.a, move.b)
        if code == ACTION:
            return refuse_action(state, seat, move.a)
        if code == PASS:
            return refuse_pass(state, seat, move.a)
        return ACT_OR_PASS if code == DONE else NO_OCCASION[code]

    def act(self, state: TerraMystica, seat: int, move: Act) -> None:
        code = move.code
        if code == EXCHANGE:
            state.push(self)
            exchange(state, seat, move.a)
        elif code == CONNECT:
            state.push(self)
            connect(state, seat, move.a)
        elif code == PASS:
            pass_turn(state, seat, move.a)
        elif code == ACTION and move.a == ACTC:  # two actions this turn (TM-15.44)
            state.used = replaced(state.used, seat, state.used[seat] | USED_FACTION)
            state.push(SECOND_ACTION[seat])
            state.push(TAKE_ACTION[seat])
        else:
            state.push(LEECH_WINDOW)
            state.push(END_TURN[seat])
            if code == BUILD:
                build(state, seat, move.a)
            elif code == DIG:
                buy_spades(state, seat, move.a)
            elif code == UPGRADE:
                pay_upgrade(state, seat, move.a, move.b)
            elif code == SHIP:
                advance_shipping(state, seat)
            elif code == ADVANCE_DIG:
                advance_digging(state, seat)
            elif code == SEND:
                send_priest(state, seat, move.a, move.b)
            else:
                start_action(state, seat, move.a)


class SecondAction(TakeAction):
    """The second action of the Chaos Magicians' double turn (TM-15.44)."""

    __slots__ = ()

    KIND: ClassVar[str] = "second_action"
    RULE: ClassVar[str] = "TM-15.44"
    PROMPT: ClassVar[str] = "tm-ask-second-action"

    def run(self, state: TerraMystica) -> None:
        if not state.passed[self.seat]:
            super().run(state)


# --- the end of the turn ---------------------------------------------------------------------


class EndTurn(Question):
    """After the action: exchanges, a river town, and the end of the turn (TM-5.6, TM-6.7)."""

    __slots__ = ()

    KIND: ClassVar[str] = "end_turn"
    RULE: ClassVar[str] = "TM-6.7"
    PROMPT: ClassVar[str] = "tm-ask-end-turn"

    def run(self, state: TerraMystica) -> None:
        builds = state.homes and state.has_piece(self.seat, D)
        state.ask(BUILD_AFTER_TRANSFORM[self.seat] if builds else self, self.seat)

    def moves(self, state: TerraMystica, seat: int) -> list[Move]:
        moves: list[Move] = []
        if state.homes:
            add_builds_after(state, seat, moves)
        add_exchanges(state, seat, moves, 0, 0)
        if POWERS[state.factions[seat]].river_towns:
            add_connects(state, seat, moves)
        moves.append(DONE_MOVE)
        return moves

    def refuse_act(self, state: TerraMystica, seat: int, move: Act) -> Refusal | None:
        code = move.code
        if code == EXCHANGE:
            return refuse_exchange(state, seat, move.a)
        if code == CONNECT:
            return refuse_connect(state, seat, move.a)
        if code == BUILD:
            return refuse_build_after(state, seat, move.a)
        if code == DONE:
            return None
        return ACTION_TAKEN if code == TRANSFORM else NO_OCCASION.get(code, ACTION_TAKEN)

    def act(self, state: TerraMystica, seat: int, move: Act) -> None:
        if move.code == DONE:
            state.homes = ()
            return
        state.push(END_TURN[seat])
        if move.code == EXCHANGE:
            exchange(state, seat, move.a)
        elif move.code == CONNECT:
            connect(state, seat, move.a)
        else:
            build(state, seat, move.a)


class BuildAfterTransform(EndTurn):
    """Whether the action ends with a dwelling on a transformed hex (TM-7.4)."""

    __slots__ = ()

    KIND: ClassVar[str] = "build_after_transform"
    RULE: ClassVar[str] = "TM-7.4"
    PROMPT: ClassVar[str] = "tm-ask-build"


NEXT_TURN: Final = NextTurn()
TAKE_ACTION: Final = [TakeAction(seat) for seat in range(5)]
SECOND_ACTION: Final = [SecondAction(seat) for seat in range(5)]
END_TURN: Final = [EndTurn(seat) for seat in range(5)]
BUILD_AFTER_TRANSFORM: Final = [BuildAfterTransform(seat) for seat in range(5)]
