"""Sections 3, 4, 6, 12 and 13: six rounds of income, actions and cult bonuses, and the end."""

from __future__ import annotations

from typing import Final

from pentapolis.core.errors import UnknownMove
from pentapolis.core.message import Arg, Message
from pentapolis.core.move import Move
from pentapolis.games.terra_mystica.actions import TAKE_ACTION
from pentapolis.games.terra_mystica.board import (
    are_adjacent,
    by_skip,
    enter_phase,
    reachable,
)
from pentapolis.games.terra_mystica.building import receive_spades
from pentapolis.games.terra_mystica.effects import CultBonus, Income, PriestBonus
from pentapolis.games.terra_mystica.moves import (
    DROP_SPADE,
    DROP_SPADE_MOVE,
    TRANSFORM,
    TRANSFORM_MOVES,
    Act,
    parse,
)
from pentapolis.games.terra_mystica.question import Question, Work
from pentapolis.games.terra_mystica.resources import receive
from pentapolis.games.terra_mystica.scoring import score_game
from pentapolis.games.terra_mystica.spades import (
    ANY_HEXES,
    add_results,
    clear_spades,
    spades_for,
    transform,
    why_not_transform,
)
from pentapolis.games.terra_mystica.state import (
    ACTIONS,
    CULT_BONUS,
    INCOME,
    TerraMystica,
    change,
)
from pentapolis.games.terra_mystica.tables import (
    BONUSES,
    FACTIONS,
    FAVORS,
    ROUNDS,
    SCORINGS,
)


def _income(effects: tuple[object, ...]) -> Income | None:
    for effect in effects:
        if isinstance(effect, Income):
            return effect
    return None


CARD_INCOME: Final = [_income(tile.effects) for tile in BONUSES]
FAVOR_INCOME: Final = [_income(tile.effects) for tile in FAVORS]


class PlayRound(Work):
    """Income, actions, cult bonuses; the sixth round ends with the actions (TM-3.1)."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: TerraMystica) -> None:
        state.round = self.number
        if state.journal is not None:
            tile = f"scoring:{SCORINGS[state.tile()].id}"
            state.tell("tm-log-round", {"round": self.number, "tile": tile}, heading=1)
        if self.number == ROUNDS:
            state.push(END_GAME)
        else:
            state.push(PlayRound(self.number + 1))
            state.push(CLEAN_UP)
            state.push(CULT_REWARDS)
        state.await_answers()
        state.push(NEXT_TURN)
        state.push(TAKE_INCOME)


class TakeIncome(Work):
    """Phase I: everybody takes income at the same time (TM-4.1)."""

    __slots__ = ()

    def run(self, state: TerraMystica) -> None:
        enter_phase(state, INCOME)
        state.mark()
        for seat in state.order:
            before = state.row_values(seat)
            take_income(state, seat)
            state.note(seat, "other_income_for_faction")
            if state.journal is not None:
                tell_gain(state, seat, "tm-log-income", before)
        state.turn = -1
        state.passing = ()
        state.passed = state.dropped[:]
        enter_phase(state, ACTIONS)


def take_income(state: TerraMystica, seat: int) -> None:
    """Structures, the bonus card and favor tiles (TM-4.2 to TM-4.8)."""
    faction = FACTIONS[state.factions[seat]]
    for kind in range(5):
        receive(state, seat, faction.income[kind][state.built[seat * 5 + kind]])
    if state.cards[seat] >= 0:
        income = CARD_INCOME[state.cards[seat]]
        if income is not None:
            receive(state, seat, income.gain)
    favors = state.favors[seat]
    if favors:
        for tile in range(len(FAVORS)):
            if favors >> tile & 1:
                income = FAVOR_INCOME[tile]
                if income is not None:
                    receive(state, seat, income.gain)


def tell_gain(state: TerraMystica, seat: int, key: str, before: tuple[int, ...]) -> None:
    """Log an automatic gain with its deltas and totals."""
    changed = change(before, state.row_values(seat))
    if changed is not None:
        args: dict[str, Arg] = {
            "seat": f"seat:{seat}",
            "faction": state.faction_id(seat),
            "change": changed,
        }
        state.tell(key, args, seat)


class NextTurn(Work):
    """Clockwise, whoever has not passed takes a turn, until all have (TM-6.1 to TM-6.5)."""

    __slots__ = ()

    def run(self, state: TerraMystica) -> None:
        state.active = -1
        for step in range(1, state.seats + 1):
            turn = (state.turn + step) % state.seats
            seat = state.order[turn]
            if not state.passed[seat]:
                state.turn = turn
                state.stopped[seat] = 0
                state.push(self)
                state.push(TAKE_ACTION[seat])
                return


# --- phase III (section 12) ---------------------------------------------------------------------


class CultRewards(Work):
    """The right half of the scoring tile pays by cult levels (TM-12.1)."""

    __slots__ = ()

    def run(self, state: TerraMystica) -> None:
        enter_phase(state, CULT_BONUS)
        state.order = state.next_order()
        clear_spades(state)
        state.mark()
        for seat in state.order:
            before = state.row_values(seat)
            give_reward(state, seat)
            state.note(seat, "cult_income_for_faction")
            if state.journal is not None:
                tell_gain(state, seat, "tm-log-cult-reward", before)
        state.push(CULT_SPADES)


def give_reward(state: TerraMystica, seat: int) -> None:
    """Rewards for full steps; spades wait for their turn (TM-12.1, TM-12.2, TM-V4.1)."""
    bonus = SCORINGS[state.tile()].effects[1]
    if isinstance(bonus, PriestBonus):
        state.coins[seat] += bonus.coins * state.ordained[seat]
    elif isinstance(bonus, CultBonus):
        times = state.level(seat, bonus.cult) // bonus.steps
        for _ in range(times):
            receive(state, seat, bonus.gain)
        spades = 0 if state.dropped[seat] else bonus.spades * times
        state.spades[seat] = spades
        if spades:
            receive_spades(state, seat, spades)


class NextSpades(Work):
    """Spades of phase III, each player completely before the next one (TM-12.2)."""

    __slots__ = ()

    def run(self, state: TerraMystica) -> None:
        for seat in state.order:
            if state.spades[seat]:
                state.push(self)
                state.push(USE_SPADES[seat])
                return


class UseSpades(Question):
    """Use or give up spades of the cult bonus (TM-12.3, TM-12.4)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: TerraMystica) -> None:
        if state.active != self.seat or state.most_hexes != ANY_HEXES:
            clear_spades(state)  # somebody else's; the own ones of this phase add up (TM-7.27)
        state.free = state.spades[self.seat]
        state.most_hexes = ANY_HEXES
        state.active = self.seat
        state.ask(self, self.seat)

    def is_allowed(self, state: TerraMystica, h: int) -> bool:
        """In the printed reading several hexes must neighbour each other (TM-Q14)."""
        if not state.adjacent_spades or not state.spaded:
            return True
        for other in state.spaded:
            if other == h or are_adjacent(state, other, h):
                return True
        return False

    def prompt(self, seat: int) -> Message:
        return Message("tm-ask-cult-spades")

    def kind(self) -> str:
        return "cult_spades"

    def source(self) -> str:
        return "TM-12.2"

    def moves(self, state: TerraMystica, seat: int) -> list[Move]:
        moves: list[Move] = []
        for h in reachable(state, seat):
            if self.is_allowed(state, h):
                add_results(state, seat, h, moves)
        moves.append(DROP_SPADE_MOVE)  # the only answer where spades have no use
        return moves

    def act(self, state: TerraMystica, seat: int, move: Act) -> None:
        if move.code == DROP_SPADE:
            state.spades[seat] -= 1
        else:
            used = spades_for(state, seat, move.a, move.b)
            transform(state, seat, move.a, move.b)
            state.spades[seat] -= used
        state.free = state.spades[seat]

    def why_not(self, state: TerraMystica, seat: int, text: str) -> Message:
        move = parse(text)
        if move is None:
            raise UnknownMove(Message("tm-unknown-move", {"move": text}))
        if move.code == TRANSFORM:
            assert move is TRANSFORM_MOVES[move.a][move.b]
            if move.a not in reachable(state, seat) and move.a in by_skip(state, seat):
                return Message("tm-no-tunnel-now", {"hex": move.args[0]}, "TM-12.3")
            if not self.is_allowed(state, move.a):
                return Message("tm-spades-not-adjacent", {"hex": move.args[0]}, "TM-Q14")
            return why_not_transform(state, seat, move.a, move.b)
        return Message("tm-only-spades-now", {}, "TM-12.3")


class CleanUp(Work):
    """Action tokens go, free cards get a coin (TM-12.6 to TM-12.8)."""

    __slots__ = ()

    def run(self, state: TerraMystica) -> None:
        state.active = -1
        state.power_used = 0
        for seat in range(state.seats):
            state.used[seat] = 0
            state.spades[seat] = 0
        put_coins_on_cards(state)


def put_coins_on_cards(state: TerraMystica) -> None:
    """One coin on every card that nobody holds (TM-2.24, TM-12.7)."""
    for card in state.free_cards():
        state.card_coins[card] += 1


class EndGame(Work):
    """After the last pass of round 6 (TM-13.1)."""

    __slots__ = ()

    def run(self, state: TerraMystica) -> None:
        state.order = state.next_order()
        state.mark()
        score_game(state)
        state.finish()


NEXT_TURN: Final = NextTurn()
TAKE_INCOME: Final = TakeIncome()
CULT_REWARDS: Final = CultRewards()
CULT_SPADES: Final = NextSpades()
USE_SPADES: Final = [UseSpades(seat) for seat in range(5)]
CLEAN_UP: Final = CleanUp()
END_GAME: Final = EndGame()
