"""How well a seat stands."""

from __future__ import annotations

from typing import Final

from pentapolis.games.imperium.bot.values import rounds_left, unrest_to_come
from pentapolis.games.imperium.bot.weights import W
from pentapolis.games.imperium.effects.points import unrest_owned
from pentapolis.games.imperium.rules.rounds import Turn
from pentapolis.games.imperium.scoring import total
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

ICON_COUNT: Final = [sum(card.icons) for card in CARDS]
HAS_PASSIVE: Final = [bool(card.data.get("passive")) for card in CARDS]

SAFE_PILE: Final = 9


# --- the position --------------------------------------------------------------------------


def is_settled(state: Imperium) -> bool:
    """Between two turns a position can be judged."""
    return isinstance(state.asking, Turn)


def evaluate(state: Imperium, seat: int) -> float:
    """The points so far, the prospects of tokens and cards, and the standing of the best rival."""
    return beside_others(state, seat, [standing(state, other) for other in range(state.seats)])


def evaluate_all(state: Imperium) -> list[float]:
    """The same for every seat."""
    standings = [standing(state, seat) for seat in range(state.seats)]
    return [beside_others(state, seat, standings) for seat in range(state.seats)]


def beside_others(state: Imperium, seat: int, standings: list[float]) -> float:
    """How well a seat stands, by what each of all has."""
    if state.over:
        return standings[seat] + (30.0 if seat in state.winners() else -30.0)
    best = -1e9
    for other in range(state.seats):
        if other != seat:
            best = max(best, standings[other])
    value = standings[seat] - W.judged_rival * best
    return value + collapse_risk(state, seat)


def collapse_risk(state: Imperium, seat: int) -> float:
    """With a nearly empty unrest pile, it matters who has the fewest (IM-12.14)."""
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
    # A lead of two is safe; a smaller one is penalised more as the collapse comes closer.
    return danger * W.judged_danger * min(lead - 2, 0)


def standing(state: Imperium, seat: int) -> float:
    """A player's points and potential."""
    player = state.players[seat]
    value = float(total(state, seat))
    left = rounds_left(state)
    value += left * potential(state, player)
    return value


def potential(state: Imperium, player: Player) -> float:
    """The value of a player's possessions for the rest of the game."""
    return (
        stock_value(player)
        + area_value(player)
        + hand_value(state, player)
        + growth_value(player)
        - W.judged_unrest[1 if player.court >= 0 else 0] * unrest_owned(player)
    )


def stock_value(player: Player) -> float:
    """Materials and population."""
    tokens = player.tokens
    return W.judged_token[0] * min(tokens[0], 15) + W.judged_token[1] * min(tokens[1], 12)


def area_value(player: Player) -> float:
    """Regions and other cards in play."""
    value = 0.0
    regions = 0
    for card in player.in_play:
        if SUIT[card] & REGION:
            regions += 1
            value += W.judged_icon * ICON_COUNT[card]
        else:
            value += W.judged_pinned
            if HAS_PASSIVE[card]:
                value += W.judged_passive
    value += W.judged_region * min(regions, 6)
    return value + W.judged_regions if regions >= 3 else value


def hand_value(state: Imperium, player: Player) -> float:
    """Cards in hand, and the tokens to play them."""
    held = 0
    value = 0.0
    # Unrest in hand is a burden, but near a collapse it can be returned by a Revolt.
    welcome = GWAITH_CAMLAN in player.in_play or len(state.unrest) < 5
    clog = W.judged_clog[1 if welcome else 0]
    for card in player.hand:
        if IS_UNREST[card]:
            value -= clog
        else:
            held += 1
    value += W.judged_hand * held
    return value + W.judged_action * player.actions + W.judged_exhaust * player.exhausts


def growth_value(player: Player) -> float:
    """The progress of the nation: nation deck, empire, developments."""
    value = W.judged_development * len(player.developments)
    if player.nation == ARTHURIANS:
        # Gwaith Camlan is below their nation deck and brings unrest every round.
        if GWAITH_CAMLAN in player.in_play:
            value += W.judged_knight * len([card for card in player.hand if TYPE[card] & KNIGHT])
    else:
        value += W.judged_nation * len(player.nation_deck)
    return value + W.judged_empire if player.empire else value


def aspects(state: Imperium, seat: int, parts: dict[str, float]) -> dict[str, float]:
    """The points so far, and the value of other possessions in points."""
    player = state.players[seat]
    left = rounds_left(state)
    return {
        **parts,
        "tokens": left * stock_value(player),
        "area": left * area_value(player),
        "hand": left * hand_value(state, player),
        "growth": left * growth_value(player),
    }
