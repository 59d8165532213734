"""Rules of thumb for bots: how good a move looks, how well a seat stands.

A move is rated by what it leads to: it is played on a copy, the questions that follow from it are
answered by the same thumb, and the position is valued.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentapolis.core.agenda import Decision
from pentapolis.core.move import Move
from pentapolis.games.imperium import moves as mv
from pentapolis.games.imperium.moves import CardMove
from pentapolis.games.imperium.play import can_play
from pentapolis.games.imperium.scoring import total, unrest_owned
from pentapolis.games.imperium.state import SLOTS, Imperium, Player
from pentapolis.games.imperium.tables import (
    ARTHURIANS,
    CARDS,
    GWAITH_CAMLAN,
    IS_UNREST,
    KNIGHT,
    PINNED,
    REGION,
    SUIT,
    TYPE,
    UNREST_CARD,
)

# Questions at which a chain of small answers comes to rest.
RESTS: Final = (
    "activate_step", "choose_turn_option", "market_token_target", "cleanup_discard",
)  # fmt: skip
MOST_ANSWERS: Final = 24
MOST_TRIED: Final = 10
MOST_PLAYS: Final = 8

ICON_COUNT: Final = [sum(card.icons) for card in CARDS]
HAS_PASSIVE: Final = [bool(card.data.get("passive")) for card in CARDS]
PRINTED: Final = [float(card.data.get("vp", {}).get("n", 0)) for card in CARDS]
"""By card: the number in its points."""

MATERIAL: Final = 0.3
POPULATION: Final = 0.42
UNREST_DRAG: Final = 1.1
HEAVY_DRAG: Final = 4.0
"""Arthurians get rid of unrest with more trouble than others."""
SAFE_PILE: Final = 9


def rate(state: Imperium, seat: int, moves: Sequence[Move]) -> list[float]:
    """The expected points after each move, roughly; larger is better."""
    decision = state.decision(seat)
    kind = decision.kind if decision is not None else ""
    if kind == "cleanup_discard":
        return [discard_value(state, seat, move) for move in moves]
    if kind == "market_token_target":
        return [token_value(state, move) for move in moves]
    if kind in ("choose_nation", "choose_power_side"):
        return [0.0 for _ in moves]
    return [value_after(state, seat, move) for move in moves]


def value_after(state: Imperium, seat: int, move: Move) -> float:
    """The value of the position after a move and what follows from it."""
    copy = state.copy()
    copy.apply(seat, move)
    if move is mv.ACTIVATE:
        play_turn(copy, seat)
    else:
        settle(copy, seat)
    return evaluate(copy, seat)


def open_question(state: Imperium) -> Decision:
    """The one question that is open (no question of this game is simultaneous)."""
    for decision in state.asked:
        if decision is not None:
            return decision
    raise ValueError("nobody is asked")


def settle(state: Imperium, seat: int) -> None:
    """Answer the small questions that follow, until the chain comes to rest."""
    for _ in range(MOST_ANSWERS):
        if state.over:
            return
        decision = open_question(state)
        if decision.kind in RESTS:
            return
        if decision.seat == seat:
            state.apply(seat, best_at_once(state, seat, decision.moves))
        else:
            state.apply(decision.seat, decision.moves[-1])


def best_at_once(state: Imperium, seat: int, moves: Sequence[Move]) -> Move:
    """The answer whose immediate position looks best."""
    best = moves[0]
    most = -1e9
    for move in moves[:MOST_TRIED]:
        copy = state.copy()
        copy.apply(seat, move)
        value = evaluate(copy, seat)
        if value > most:
            most = value
            best = move
    last = moves[-1]
    if len(moves) > MOST_TRIED and last is mv.NONE:
        copy = state.copy()
        copy.apply(seat, last)
        if evaluate(copy, seat) > most:
            return last
    return best


def play_turn(state: Imperium, seat: int) -> None:
    """Play cards and abilities as long as they help."""
    for _ in range(MOST_PLAYS):
        if state.over:
            return
        decision = open_question(state)
        if decision.seat != seat or decision.kind != "activate_step":
            return
        best = mv.END
        most = evaluate(state, seat)
        for move in decision.moves:
            if move is mv.END:
                continue
            copy = state.copy()
            copy.apply(seat, move)
            settle(copy, seat)
            value = evaluate(copy, seat)
            if value > most:
                most = value
                best = move
        state.apply(seat, best)
        settle(state, seat)


# --- Cleanup -------------------------------------------------------------------------------


def discard_value(state: Imperium, seat: int, move: Move) -> float:
    """Cards of no use next turn go, so that others come."""
    if not isinstance(move, CardMove):
        return 0.0
    player = state.players[seat]
    if move.card == UNREST_CARD:
        held = len([card for card in player.hand if IS_UNREST[card]])
        # Three unrest in hand are worth a Revolt, near a collapse even one; otherwise they clog.
        risky = GWAITH_CAMLAN in player.in_play or len(state.unrest) < 5
        return -1.0 if held >= 3 or risky else 0.6
    if TYPE[move.card] & KNIGHT and GWAITH_CAMLAN in player.in_play:
        return -2.0
    return 0.5 - use_of(state, seat, move.card)


def use_of(state: Imperium, seat: int, card: int) -> float:
    """How glad the seat will be to hold the card next turn."""
    player = state.players[seat]
    if CARDS[card].state >= 0 and CARDS[card].state != (1 if player.empire else 0):
        return 0.3 if can_play(state, seat, card) else 0.0
    if PINNED[card]:
        return 2.0
    return 1.0 if can_play(state, seat, card) else 0.4


def token_value(state: Imperium, move: Move) -> float:
    """The token goes where the others like it least."""
    if not isinstance(move, CardMove):
        return 0.0
    for slot in range(SLOTS):
        if state.market[slot] == move.card:
            at = 3 * slot
            tokens = state.on_market[at] + state.on_market[at + 1] + state.on_market[at + 2]
            return -PRINTED[move.card] - 0.5 * tokens - (0.0 if state.tucked[slot] >= 0 else 1.0)
    return 0.0


# --- the position --------------------------------------------------------------------------


def evaluate(state: Imperium, seat: int) -> float:
    """Points so far, what tokens and cards promise, and how the others stand."""
    own = standing(state, seat)
    if state.over:
        return own + (30.0 if seat in state.winners() else -30.0)
    best = -1e9
    for other in range(state.seats):
        if other != seat:
            best = max(best, standing(state, other))
    value = own - 0.3 * best
    return value + collapse_risk(state, seat)


def collapse_risk(state: Imperium, seat: int) -> float:
    """The emptier the unrest pile, the more it matters who has the fewest (IM-12.14)."""
    pile = len(state.unrest)
    if pile >= SAFE_PILE:
        return 0.0
    mine = unrest_owned(state.players[seat])
    fewest = 99
    for other in range(state.seats):
        if other != seat:
            fewest = min(fewest, unrest_owned(state.players[other]))
    lead = fewest - mine - unrest_to_come(state.players[seat])
    danger = (SAFE_PILE - pile) / SAFE_PILE
    # A lead of two is safe enough; less of it hurts the more the nearer the collapse is.
    return danger * 7.0 * min(lead - 2, 0)


def unrest_to_come(player: Player) -> int:
    """Gwaith Camlan brings two unrest at the solstice unless a knight goes instead (IM-S16)."""
    if GWAITH_CAMLAN not in player.in_play:
        return 0
    for card in player.hand:
        if TYPE[card] & KNIGHT:
            return 0
    for card in player.garrisoned():
        if TYPE[card] & KNIGHT:
            return 0
    return 2


def standing(state: Imperium, seat: int) -> float:
    """A player's points and prospects."""
    player = state.players[seat]
    value = float(total(state, seat))
    left = rounds_left(state)
    value += left * prospects(state, player)
    return value


def rounds_left(state: Imperium) -> float:
    """How much of the game is still to come, from 1 down to 0."""
    if state.over:
        return 0.0
    if state.last_round:
        return 0.35 if state.round < state.last_round else 0.12
    return min(1.0, 0.3 + len(state.main_deck) / 40)


def prospects(state: Imperium, player: Player) -> float:
    """What tokens, play area, nation deck and hand are good for."""
    value = MATERIAL * min(player.tokens[0], 15) + POPULATION * min(player.tokens[1], 12)
    regions = 0
    for card in player.in_play:
        if SUIT[card] & REGION:
            regions += 1
            value += 0.15 * ICON_COUNT[card]
        else:
            value += 1.3
            if HAS_PASSIVE[card]:
                value += 0.8
    value += 0.9 * min(regions, 6)
    if regions >= 3:
        value += 1.0
    held = 0
    # Unrest in hand clogs it, but near a collapse it is well placed for a Revolt.
    clog = -1.6 if GWAITH_CAMLAN in player.in_play or len(state.unrest) < 5 else 0.3
    for card in player.hand:
        if IS_UNREST[card]:
            value -= clog
        else:
            held += 1
    value += 0.35 * held
    value -= (HEAVY_DRAG if player.court >= 0 else UNREST_DRAG) * unrest_owned(player)
    if player.nation == ARTHURIANS:
        # Below their nation deck lies Gwaith Camlan, which brings unrest every round.
        if GWAITH_CAMLAN in player.in_play:
            value += 1.2 * len([card for card in player.hand if TYPE[card] & KNIGHT])
    else:
        value -= 0.5 * len(player.nation_deck)
    if player.empire:
        value += 1.5
    value += 0.25 * player.actions + 0.1 * player.exhausts
    return value - 0.15 * len(player.developments)
