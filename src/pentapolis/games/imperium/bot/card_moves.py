"""How good a move looks that names a card: one function for each verb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pentapolis.games.imperium.bot.nations import PLACES, beginning_value, holds_scroll
from pentapolis.games.imperium.bot.seat_values import SeatValues
from pentapolis.games.imperium.bot.values import (
    GLORY,
    glory_is_near,
    market_token_value,
    unrest_to_come,
)
from pentapolis.games.imperium.bot.weights import W
from pentapolis.games.imperium.effects.base import PLAY
from pentapolis.games.imperium.effects.points import unrest_among
from pentapolis.games.imperium.moves import CardMove
from pentapolis.games.imperium.rules.activate import refuse_play
from pentapolis.games.imperium.rules.development import development_cost
from pentapolis.games.imperium.tables import (
    FAME,
    GWAITH_CAMLAN,
    KNIGHT,
    PINNED,
    SUIT,
    TYPE,
    UNREST_CARD,
)

Rating = Callable[[SeatValues, CardMove, str], float]


def rate_card_move(own: SeatValues, move: CardMove, kind: str) -> float:
    """A move that names a card, as the answer to a question of that kind."""
    verb = move.verb
    if verb == "play":  # the most frequent ones without the detour of a table
        return own.playing(move.card)
    if verb == "innovate":
        return own.market(move.card, False)
    if verb == "discard":
        return discard(own, move, kind)
    if verb == "token":
        return market_token_value(own.state, move)
    rating = RATINGS.get(verb)
    return rating(own, move, kind) if rating is not None else 0.5


def exhaust(own: SeatValues, move: CardMove, kind: str) -> float:
    return W.protected if kind == "attack_protection" else own.exhausting(move.card, move.card)


def acquire(own: SeatValues, move: CardMove, kind: str) -> float:
    return own.market(move.card, True)


def take(own: SeatValues, move: CardMove, kind: str) -> float:
    return own.market(move.card, False)


def draw(own: SeatValues, move: CardMove, kind: str) -> float:
    return 0.2 + own.keeping(move.card)


def top(own: SeatValues, move: CardMove, kind: str) -> float:
    card = move.card
    return own.owning(card) if SUIT[card] & FAME else own.keeping(card) - W.topped


def put_by(own: SeatValues, move: CardMove, kind: str) -> float:
    return own.putting_by(move.card)


def abandon(own: SeatValues, move: CardMove, kind: str) -> float:
    return -own.leaving(move.card)


def recall(own: SeatValues, move: CardMove, kind: str) -> float:
    return -own.leaving(move.card) + W.recalled


def sink(own: SeatValues, move: CardMove, kind: str) -> float:
    return own.putting_by(move.card) - own.leaving(move.card)


def give(own: SeatValues, move: CardMove, kind: str) -> float:
    held = move.card in own.player.hand
    return -own.owning(move.card) if held else 0.2 - own.owning(move.card)


def develop(own: SeatValues, move: CardMove, kind: str) -> float:
    cost = development_cost(own.player, move.card)
    value = W.develop + own.owning(move.card) - own.paying(cost[0], cost[1], cost[2])
    return value + W.ends * own.ending() if len(own.player.developments) == 1 else value


def give_back(own: SeatValues, move: CardMove, kind: str) -> float:
    """Returning an unrest to the pile, or the exhaust token of a card."""
    if move.card == UNREST_CARD:
        return own.unrest
    return max(0.1, own.exhausting(move.card, move.card))


def quest(own: SeatValues, move: CardMove, kind: str) -> float:
    return own.owning(move.card) - own.unrest + beginning_value(move.card, own.left)


def copy(own: SeatValues, move: CardMove, kind: str) -> float:
    return own.exhausting(move.card, -1)


def under(own: SeatValues, move: CardMove, kind: str) -> float:
    return own.ops(PLAY[move.card], move.card, 0)


def exile(own: SeatValues, move: CardMove, kind: str) -> float:
    """Exiling: from the market a card that the seat does not want, from hand the least needed."""
    if move.card in own.player.hand:
        return 1.0 - own.owning(move.card)
    return W.market_exiled * (1.0 - own.owning(move.card))


def resolve(own: SeatValues, move: CardMove, kind: str) -> float:
    """Resolve Gwaith Camlan before another text uses its knight, or last if it has none."""
    if move.card != GWAITH_CAMLAN:
        return 0.5
    return 0.0 if unrest_to_come(own.player) else 1.0


def swap(own: SeatValues, move: CardMove, kind: str) -> float:
    held = move.card in own.player.hand
    return -own.keeping(move.card) if held else own.owning(move.card)


def discard(own: SeatValues, move: CardMove, kind: str) -> float:
    """Discarding: useless cards first; in Cleanup also cards that a new one should replace."""
    card = move.card
    if kind == "drawn_card_fate" or kind == "mask_plan" or move.zone:
        return -own.keeping(card)
    if kind == "cleanup_discard":
        return discard_in_cleanup(own, card)
    if card == UNREST_CARD:
        return -own.unrest if own.pressing else W.discard_unrest
    if TYPE[card] & KNIGHT and GWAITH_CAMLAN in own.player.in_play:
        return W.discard_knight - own.keeping(card)
    return -own.keeping(card)


def discard_in_cleanup(own: SeatValues, card: int) -> float:
    """Discarding in Cleanup: cards without use next turn make room for others."""
    if card == UNREST_CARD:
        held = unrest_among(own.player.hand)
        risky = GWAITH_CAMLAN in own.player.in_play or own.pressing
        return W.clean_unrest[1 if held >= 3 or risky else 0]
    if TYPE[card] & KNIGHT and GWAITH_CAMLAN in own.player.in_play:
        return W.discard_knight
    if refuse_play(own.state, own.seat, card) is not None:
        if GLORY[card] and glory_is_near(own.player, card):
            return W.clean_idle - W.glory_kept
        return W.clean_idle
    if PLACES[card] and not holds_scroll(own.player):
        return W.clean_place
    value = W.clean_pinned if PINNED[card] else W.clean_card
    if own.player.court >= 0 or own.player.journey >= 0:
        value -= W.clean_slow
    return value - W.clean_use * own.playing(card)


RATINGS: Final[dict[str, Rating]] = {
    "exhaust": exhaust, "acquire": acquire, "take": take, "draw": draw, "find": draw, "top": top,
    "history": put_by, "garrison": put_by, "abandon": abandon, "recall": recall, "sink": sink,
    "give": give, "develop": develop, "return": give_back, "quest": quest, "copy": copy,
    "under": under, "exile": exile, "resolve": resolve, "swap": swap,
}  # fmt: skip
