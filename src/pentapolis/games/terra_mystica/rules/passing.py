"""11 Passing: its points, and the new bonus card (TM-11.4 to TM-11.10)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.terra_mystica.effects import (
    PER_D,
    PER_SA,
    PER_SH,
    PER_SHIPPING,
    PER_TP,
    SA,
    SH,
    TP,
    D,
    PassPoints,
    PassTable,
)
from pentapolis.games.terra_mystica.moves import PASS_MOVE, PASS_MOVES, Act
from pentapolis.games.terra_mystica.rules.adjacency import forget_card
from pentapolis.games.terra_mystica.rules.bridges import qualifying_bridges
from pentapolis.games.terra_mystica.rules.factions import POWERS
from pentapolis.games.terra_mystica.state import FOR_BONUS, FOR_FACTION, FOR_FAVOR, TerraMystica
from pentapolis.games.terra_mystica.tables import BONUSES, FAVORS, ROUNDS

FAV12: Final = 1 << 11


def _table() -> tuple[int, ...]:
    for effect in FAVORS[11].effects:
        if isinstance(effect, PassTable):
            return effect.points
    raise ValueError("FAV12 has no table")


FAV12_POINTS: Final = _table()
CARD_POINTS: Final = [
    [
        sum(
            effect.points
            for effect in tile.effects
            if isinstance(effect, PassPoints) and effect.per == per
        )
        for per in range(PER_SA + 1)
    ]
    for tile in BONUSES
]
"""``CARD_POINTS[card][per]``: what a card pays on passing (TM-11.6)."""


def card_points(state: TerraMystica, seat: int) -> int:
    """What the held card pays on passing (TM-11.6, TM-V2.1)."""
    if state.cards[seat] < 0:
        return 0
    points = CARD_POINTS[state.cards[seat]]
    return (
        points[PER_D] * state.standing(seat, D)
        + points[PER_TP] * state.standing(seat, TP)
        + points[PER_SH] * state.standing(seat, SH)
        + points[PER_SA] * state.standing(seat, SA)
        + points[PER_SHIPPING] * state.shipping[seat]
    )


def favor_points(state: TerraMystica, seat: int) -> int:
    """What FAV12 pays on passing (TM-14.1)."""
    return FAV12_POINTS[state.standing(seat, TP)] if state.favors[seat] & FAV12 else 0


def bridge_points(state: TerraMystica, seat: int) -> int:
    """What the Engineers' stronghold pays on passing (TM-15.13)."""
    each = POWERS[state.factions[seat]].bridge_points
    if not each or not state.standing(seat, SH):
        return 0
    return each * qualifying_bridges(state, seat)


def pass_points(state: TerraMystica, seat: int) -> int:
    """Everything that passing would pay now (TM-11.6)."""
    return card_points(state, seat) + favor_points(state, seat) + bridge_points(state, seat)


def score_passing(state: TerraMystica, seat: int) -> None:
    """Score everything that pays on passing, also in round 6 (TM-11.6)."""
    points = card_points(state, seat)
    if points:
        state.score(seat, FOR_BONUS, points)
    state.score(seat, FOR_FAVOR, favor_points(state, seat))
    state.score(seat, FOR_FACTION, bridge_points(state, seat))


def card_named(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """The card that was named, and who holds it."""
    holder = state.cards.index(move.a) if move.a in state.cards else -1
    named: dict[str, Arg] = {"card": move.args[0] if move.args else ""}
    return {**named, "holder": f"seat:{holder}" if holder >= 0 else ""}


NO_CARD_AT_END: Final = Refusal("tm-no-card-at-end", "TM-11.8")
NAME_A_CARD: Final = Refusal("tm-no-card-named", "TM-11.7")
OWN_CARD: Final = Refusal("tm-no-own-card", "TM-11.7", card_named)
CARD_HELD: Final = Refusal("tm-no-free-card", "TM-11.7", card_named)
CARD_OUT: Final = Refusal("tm-no-card-in-game", "TM-2.16", card_named)


def refuse_pass(state: TerraMystica, seat: int, card: int) -> Refusal | None:
    """Require another free card; in round 6 none is taken (TM-11.4, TM-11.7, TM-11.8)."""
    if state.round == ROUNDS:
        return NO_CARD_AT_END if card >= 0 else None
    if card < 0:
        return NAME_A_CARD
    if state.cards[seat] == card:
        return OWN_CARD
    return refuse_card(state, card)


def refuse_card(state: TerraMystica, card: int) -> Refusal | None:
    """Require a card that is in the game and free (TM-11.7)."""
    if state.card_coins[card] < 0:
        return CARD_OUT
    return CARD_HELD if card in state.cards else None


def add_passes(state: TerraMystica, moves: list[Move]) -> None:
    """Add passing, with a new card in rounds 1 to 5 (TM-11.4, TM-11.7, TM-11.8)."""
    if state.round == ROUNDS:
        moves.append(PASS_MOVE)
        return
    for card in state.free_cards():
        moves.append(PASS_MOVES[card])


def pass_turn(state: TerraMystica, seat: int, card: int) -> None:
    """Pass for the round; in rounds 1 to 5 take another card with its coins (TM-11.7)."""
    score_passing(state, seat)
    state.passed = replaced(state.passed, seat, True)
    state.passing += (seat,)
    forget_card(state, seat)
    if card >= 0:
        take_card(state, seat, card)


def take_card(state: TerraMystica, seat: int, card: int) -> None:
    """Take a card with its coins; an unused action of the old card is lost (TM-14.4)."""
    state.cards = replaced(state.cards, seat, card)
    state.coins[seat] += state.card_coins[card]
    state.card_coins = replaced(state.card_coins, card, 0)
