"""Section 11: passing, its points, and the exchange of the bonus card."""

from __future__ import annotations

from typing import Final

from pentapolis.games.terra_mystica.board import forget_reach, forget_river_towns
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
from pentapolis.games.terra_mystica.spades import clear_spades
from pentapolis.games.terra_mystica.state import FOR_BONUS, FOR_FACTION, FOR_FAVOR, TerraMystica
from pentapolis.games.terra_mystica.tables import BONUSES, BRIDGES, ENGINEERS, FAVORS

FAV12: Final = 1 << 11
BRIDGE_POINTS: Final = 3


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


def qualifying_bridges(state: TerraMystica, seat: int) -> int:
    """Own bridges with own structures on both ends (TM-15.13)."""
    found = 0
    for place in range(len(BRIDGES)):
        if state.bridges[place] == seat:
            a, b = BRIDGES[place]
            if state.owner[a] == seat and state.owner[b] == seat:
                found += 1
    return found


def score_passing(state: TerraMystica, seat: int) -> None:
    """Everything that pays on passing, also in round 6 (TM-11.6)."""
    points = card_points(state, seat)
    if points:
        state.score(seat, FOR_BONUS, points)
    if state.favors[seat] & FAV12:
        state.score(seat, FOR_FAVOR, FAV12_POINTS[state.standing(seat, TP)])
    if state.factions[seat] == ENGINEERS and state.standing(seat, SH):
        state.score(seat, FOR_FACTION, BRIDGE_POINTS * qualifying_bridges(state, seat))


def pass_turn(state: TerraMystica, seat: int, card: int) -> None:
    """Pass for the round; in rounds 1 to 5 another card with its coins is taken (TM-11.7)."""
    score_passing(state, seat)
    state.passed[seat] = True
    state.passing += (seat,)
    forget_reach(state, seat)
    if card >= 0:
        take_card(state, seat, card)


def leave(state: TerraMystica, seat: int) -> None:
    """A faction leaves: no turns, no leech; its card is free again (TM-V9.1)."""
    dropped = state.dropped[:]
    dropped[seat] = True
    state.dropped = dropped
    state.passed[seat] = True
    state.cards[seat] = -1
    state.spades[seat] = 0
    state.offers = [offer for offer in state.offers if offer.seat != seat]
    if state.active == seat:
        state.clear_dues()
        clear_spades(state)
    forget_reach(state, seat)
    forget_river_towns(state)


def take_card(state: TerraMystica, seat: int, card: int) -> None:
    """The card and the coins on it; an unused action of the old card is lost (TM-14.4)."""
    state.cards[seat] = card
    state.coins[seat] += state.card_coins[card]
    state.card_coins[card] = 0
