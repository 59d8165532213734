"""How good a move looks, judged by the position that it leads to.

Follow-up choices of the same action (region, city, workers) are assumed to be the best ones. For
moves about cards there is no look ahead: `quick_rate` is as good.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentapolis.core.move import Move
from pentapolis.games.endeavor.bot import quick_rate
from pentapolis.games.endeavor.bot.mid_round import ready, standing, usefulness
from pentapolis.games.endeavor.moves import Choice
from pentapolis.games.endeavor.rules.build import build
from pentapolis.games.endeavor.state import Endeavor
from pentapolis.games.endeavor.tables.constants import ROUNDS

DEPTH: Final = 6

OWN_CHAIN: Final = frozenset(
    [
        "choose_component", "choose_ship_region", "choose_city_occupy", "choose_city_attack",
        "choose_payment", "choose_deck",
    ]
)  # fmt: skip

CARD_VERBS: Final = frozenset(["slot", "discard"])


def rate(state: Endeavor, seat: int, moves: Sequence[Move]) -> list[float]:
    """The expected glory of each move, roughly; larger is better."""
    if moves[0].verb in CARD_VERBS:
        return quick_rate.rate(state, seat, moves)
    rounds = ROUNDS - state.round
    return [rate_move(state, seat, move, rounds) for move in moves]


def rate_move(state: Endeavor, seat: int, move: Move, rounds: int) -> float:
    """The standing after one move."""
    if move.verb == "build" and isinstance(move, Choice):
        after = state.copy()
        build(after, seat, move.index)
        return standing(after, seat, rounds, usefulness(after, seat))
    if move.verb == "pass":
        return standing(state, seat, rounds, usefulness(state, seat))
    return best_after(state, seat, move, rounds, DEPTH)


def best_after(state: Endeavor, seat: int, move: Move, rounds: int, depth: int) -> float:
    """The best standing that the move can lead to by the end of this action."""
    after = state.copy()
    after.apply(seat, move)
    decision = after.decision(seat)
    if decision is None or depth == 0 or decision.kind not in OWN_CHAIN:
        useful = usefulness(after, seat)
        return standing(after, seat, rounds, useful) + ready(after, seat, useful)
    best = -1000.0
    for answer in decision.moves:
        value = best_after(after, seat, answer, rounds, depth - 1)
        if value > best:
            best = value
    return best
