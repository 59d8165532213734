"""Rules of thumb for bots: how good a move looks, how well a seat stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pentapolis.core.agenda import Step
from pentapolis.core.move import Move
from pentapolis.games.imperium.asking import Veiled
from pentapolis.games.imperium.eye import Eye
from pentapolis.games.imperium.moves import (
    NONE,
    CardMove,
    CardsMove,
    NumberMove,
    PlanMove,
    TradeMove,
    WordMove,
)
from pentapolis.games.imperium.ops_control import ChooseOption, PayCard
from pentapolis.games.imperium.scoring import total, unrest_owned
from pentapolis.games.imperium.state import Imperium, Player
from pentapolis.games.imperium.tables import (
    ARTHURIANS,
    CARDS,
    GWAITH_CAMLAN,
    IS_UNREST,
    KNIGHT,
    REGION,
    SUIT,
    TYPE,
)
from pentapolis.games.imperium.turns import Turn
from pentapolis.games.imperium.worth import rounds_left, unrest_to_come

ICON_COUNT: Final = [sum(card.icons) for card in CARDS]
HAS_PASSIVE: Final = [bool(card.data.get("passive")) for card in CARDS]

MATERIAL: Final = 0.3
POPULATION: Final = 0.42
UNREST_DRAG: Final = 1.1
HEAVY_DRAG: Final = 4.0
"""Arthurians get rid of unrest with more trouble than others."""
SAFE_PILE: Final = 9


def rate(state: Imperium, seat: int, moves: Sequence[Move]) -> list[float]:
    """How good each move looks at a glance; larger is better."""
    eye = Eye(state, seat)
    asking = state.asking
    step: Step[Any] | None = asking.question if isinstance(asking, Veiled) else asking
    kind = step.kind() if step is not None else ""
    found: list[float] = []
    for move in moves:
        if isinstance(move, CardMove):
            found.append(eye.card_move(move, kind, step))
        elif isinstance(move, CardsMove):
            found.append(sum([eye.card_move(part, kind, step) for part in move.parts]))
        elif isinstance(move, TradeMove):
            found.append(eye.card_move(move.part, kind, step) + eye.reward(move.number, step))
        elif isinstance(move, PlanMove):
            found.append(-eye.tokens(move.materials, move.population, move.progress))
        elif isinstance(move, NumberMove):
            each = eye.unrest if move.verb == "revolt" else 1.0
            found.append(each * move.number)
        elif move.verb == "choose":
            assert isinstance(move, WordMove)
            found.append(eye.option(move.number, step))
        else:
            found.append(eye.word(move, kind, step))
    if isinstance(step, Turn):
        weigh_turn(eye, moves, found)
    elif isinstance(step, ChooseOption):
        weigh_options(eye, step, moves, found)
    elif isinstance(step, PayCard):
        worth = eye.bargain(step)
        for i in range(len(moves)):
            if moves[i] is not NONE:
                found[i] += worth
    return found


def weigh_options(eye: Eye, step: ChooseOption, moves: Sequence[Move], found: list[float]) -> None:
    """The best card to name stands for its option, the others lag behind it."""
    best: dict[str, float] = {}
    for i in range(len(moves)):
        if isinstance(moves[i], (CardMove, CardsMove)):
            best[moves[i].verb] = max(best.get(moves[i].verb, found[i]), found[i])
    for i in range(len(moves)):
        if isinstance(moves[i], (CardMove, CardsMove)):
            found[i] += eye.named_option(moves[i].verb, step) - best[moves[i].verb]


def weigh_turn(eye: Eye, moves: Sequence[Move], found: list[float]) -> None:
    """Beside Innovate and Revolt the first card or ability stands for a whole Activate turn."""
    best = 0.0
    for i in range(len(moves)):
        if moves[i].verb in ("play", "exhaust"):
            best = max(best, found[i])
    rest = eye.turn() - best
    for i in range(len(moves)):
        if moves[i].verb in ("play", "exhaust"):
            found[i] += rest


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


def standing(state: Imperium, seat: int) -> float:
    """A player's points and prospects."""
    player = state.players[seat]
    value = float(total(state, seat))
    left = rounds_left(state)
    value += left * prospects(state, player)
    return value


def prospects(state: Imperium, player: Player) -> float:
    """What a player has is good for, by round to come."""
    return (
        token_worth(player)
        + area_worth(player)
        + hand_worth(state, player)
        + growth_worth(player)
        - (HEAVY_DRAG if player.court >= 0 else UNREST_DRAG) * unrest_owned(player)
    )


def token_worth(player: Player) -> float:
    """Materials and population."""
    return MATERIAL * min(player.tokens[0], 15) + POPULATION * min(player.tokens[1], 12)


def area_worth(player: Player) -> float:
    """Regions and other cards in play."""
    value = 0.0
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
    return value + 1.0 if regions >= 3 else value


def hand_worth(state: Imperium, player: Player) -> float:
    """Cards in hand, and the tokens to play them."""
    held = 0
    value = 0.0
    # Unrest in hand clogs it, but near a collapse it is well placed for a Revolt.
    clog = -1.6 if GWAITH_CAMLAN in player.in_play or len(state.unrest) < 5 else 0.3
    for card in player.hand:
        if IS_UNREST[card]:
            value -= clog
        else:
            held += 1
    return value + 0.35 * held + 0.25 * player.actions + 0.1 * player.exhausts


def growth_worth(player: Player) -> float:
    """How far the nation has come: nation deck, empire, developments."""
    value = -0.15 * len(player.developments)
    if player.nation == ARTHURIANS:
        # Below their nation deck lies Gwaith Camlan, which brings unrest every round.
        if GWAITH_CAMLAN in player.in_play:
            value += 1.2 * len([card for card in player.hand if TYPE[card] & KNIGHT])
    else:
        value -= 0.5 * len(player.nation_deck)
    return value + 1.5 if player.empire else value


def aspects(state: Imperium, seat: int, parts: dict[str, float]) -> dict[str, float]:
    """The points so far, and what else a player has, in points."""
    player = state.players[seat]
    left = rounds_left(state)
    return {
        **parts,
        "tokens": left * token_worth(player),
        "area": left * area_worth(player),
        "hand": left * hand_worth(state, player),
        "growth": left * growth_worth(player),
    }
