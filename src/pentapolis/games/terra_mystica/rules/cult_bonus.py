"""12 Phase III: cult bonuses, their spades, and clean-up (TM-12.1 to TM-12.8)."""

from __future__ import annotations

from typing import ClassVar, Final

from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.terra_mystica.effects import CultBonus, PriestBonus
from pentapolis.games.terra_mystica.moves import DROP_SPADE, DROP_SPADE_MOVE, TRANSFORM, Act, label
from pentapolis.games.terra_mystica.questions import Question, Work
from pentapolis.games.terra_mystica.rules.adjacency import (
    are_adjacent,
    by_skip,
    enter_phase,
    reachable,
)
from pentapolis.games.terra_mystica.rules.dwellings import place
from pentapolis.games.terra_mystica.rules.income import tell_gain
from pentapolis.games.terra_mystica.rules.power import receive
from pentapolis.games.terra_mystica.rules.transforming import (
    ANY_HEXES,
    add_results,
    clear_spades,
    hexes_changed,
    receive_spades,
    refuse_transform,
    spades_for,
    transform,
)
from pentapolis.games.terra_mystica.state import CULT_BONUS, TerraMystica
from pentapolis.games.terra_mystica.tables import SCORINGS


class CultRewards(Work):
    """The right half of the scoring tile pays by cult levels (TM-12.1)."""

    __slots__ = ()

    def run(self, state: TerraMystica) -> None:
        enter_phase(state, CULT_BONUS)
        state.order = state.next_order()
        clear_spades(state)
        for seat in state.order:
            before = state.row_values(seat)
            give_reward(state, seat)
            if state.journal is not None:
                tell_gain(state, seat, "tm-log-cult-reward", before)
        state.push(CULT_SPADES)


def give_reward(state: TerraMystica, seat: int) -> None:
    """Pay for complete sets of steps; spades are used later (TM-12.1, TM-12.2, TM-V4.1)."""
    bonus = SCORINGS[state.tile()].effects[1]
    if isinstance(bonus, PriestBonus):
        state.coins[seat] += bonus.coins * state.ordained[seat]
    elif isinstance(bonus, CultBonus):
        times = state.level(seat, bonus.cult) // bonus.steps
        for _ in range(times):
            receive(state, seat, bonus.gain)
        spades = 0 if state.dropped[seat] else bonus.spades * times
        state.spades = replaced(state.spades, seat, spades)
        if spades:
            receive_spades(state, seat, spades)


class NextSpades(Work):
    """Ask for the spades of phase III, each player completely before the next (TM-12.2)."""

    __slots__ = ()

    def run(self, state: TerraMystica) -> None:
        for seat in state.order:
            if state.spades[seat]:
                state.push(self)
                state.push(USE_SPADES[seat])
                return


class UseSpades(Question):
    """How the spades of the cult bonus are used, or given up (TM-12.3, TM-12.4)."""

    __slots__ = ()

    KIND: ClassVar[str] = "cult_spades"
    RULE: ClassVar[str] = "TM-12.2"
    PROMPT: ClassVar[str] = "tm-ask-cult-spades"

    def run(self, state: TerraMystica) -> None:
        if state.active != self.seat or state.most_hexes != ANY_HEXES:
            clear_spades(state)  # another seat's; its own add up in this phase (TM-7.27)
        state.free = state.spades[self.seat]
        state.most_hexes = ANY_HEXES
        state.active = self.seat
        state.ask(self, self.seat)

    def moves(self, state: TerraMystica, seat: int) -> list[Move]:
        moves: list[Move] = []
        for h in reachable(state, seat):
            if neighbours_changed(state, h):
                add_results(state, seat, h, moves)
        moves.append(DROP_SPADE_MOVE)  # the only answer if the spades have no target
        return moves

    def act(self, state: TerraMystica, seat: int, move: Act) -> None:
        if move.code == DROP_SPADE:
            state.spades = replaced(state.spades, seat, state.spades[seat] - 1)
        else:
            used = spades_for(state, seat, move.a, move.b)
            transform(state, seat, move.a, move.b)
            state.spades = replaced(state.spades, seat, state.spades[seat] - used)
        state.free = state.spades[seat]

    def refuse_act(self, state: TerraMystica, seat: int, move: Act) -> Refusal | None:
        if move.code == DROP_SPADE:
            return None
        if move.code != TRANSFORM:
            return ONLY_SPADES
        if move.a not in reachable(state, seat) and move.a in by_skip(state, seat):
            return NO_TUNNEL
        if not neighbours_changed(state, move.a):
            return NOT_ADJACENT
        return refuse_transform(state, seat, move.a, move.b)


def neighbours_changed(state: TerraMystica, h: int) -> bool:
    """Whether the hex touches those changed before, as the printed rule requires (TM-Q14)."""
    if not state.adjacent_spades or not state.spaded:
        return True
    for other in state.spaded:
        if other == h or are_adjacent(state, other, h):
            return True
    return False


def spades_left(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """The move in words, and the spades still to be used."""
    return {"move": label(move), "spades": state.spades[seat]}


ONLY_SPADES: Final = Refusal("tm-no-action-in-phase-three", "TM-12.3", spades_left)
NO_TUNNEL: Final = Refusal("tm-no-tunnel-now", "TM-12.3", place)
NOT_ADJACENT: Final = Refusal("tm-no-distant-hexes", "TM-Q14", hexes_changed)


class CleanUp(Work):
    """Remove action tokens and put a coin on each free card (TM-12.6 to TM-12.8)."""

    __slots__ = ()

    def run(self, state: TerraMystica) -> None:
        state.active = -1
        state.power_used = 0
        state.used = [0] * state.seats
        state.spades = [0] * state.seats
        put_coins_on_cards(state)


def put_coins_on_cards(state: TerraMystica) -> None:
    """Put one coin on every card that nobody holds (TM-2.24, TM-12.7)."""
    for card in state.free_cards():
        state.card_coins = replaced(state.card_coins, card, state.card_coins[card] + 1)


CULT_REWARDS: Final = CultRewards()
CULT_SPADES: Final = NextSpades()
USE_SPADES: Final = [UseSpades(seat) for seat in range(5)]
CLEAN_UP: Final = CleanUp()
