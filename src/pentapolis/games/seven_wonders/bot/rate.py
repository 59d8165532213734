"""How good a move looks: roughly the points it is expected to bring."""

from __future__ import annotations

from pentapolis.core.move import Move
from pentapolis.games.seven_wonders.bot.last_turn import last_rates
from pentapolis.games.seven_wonders.bot.learned import (
    SALE,
    card_bonus,
    card_places,
    sale_place,
    stage_bonus,
    stage_places,
)
from pentapolis.games.seven_wonders.bot.values import card_value, is_last_turn, stage_value
from pentapolis.games.seven_wonders.bot.weights import W
from pentapolis.games.seven_wonders.moves import BUILD, STAGE, Action, card_of
from pentapolis.games.seven_wonders.rules.costs import is_free
from pentapolis.games.seven_wonders.state import SevenWonders
from pentapolis.games.seven_wonders.tables.cards import COIN_COST


def rate(state: SevenWonders, seat: int, moves: list[Move]) -> list[float]:
    """The expected points of each move, roughly; larger is better."""
    if is_last_turn(state):
        return last_rates(state, seat, moves)
    # A hand offers each card several times in a row, so its values are computed once.
    result: list[float] = []
    holder = next_holder(state, seat)
    sale = 3 * W.coin if state.coins[seat] < 6 else 2 * W.coin
    sale += W.learned_sale[sale_place(state, seat)]
    stage = 0.0
    stage_known = False
    built = 0.0
    built_card = -1
    passed = 0.0
    passed_card = -1
    for move in moves:
        if not isinstance(move, Action):
            result.append(rate_other(state, seat, move))
            continue
        card = move.card
        if move.use == BUILD:
            if built_card != card:
                built_card = card
                built = card_value(state, seat, card)
                if COIN_COST[card] and not is_free(state, seat, card, state.turn):
                    built -= COIN_COST[card] * W.coin
                built += card_bonus(state, seat, card)
            value = built
        else:
            if passed_card != card:
                passed_card = card
                passed = card_value(state, holder, card)
            if move.use == STAGE:
                if not stage_known:
                    stage_known = True
                    stage = stage_value(state, seat) + stage_bonus(state, seat)
                # A card that is worth much to the next player is better buried under the wonder.
                value = stage + W.buried * passed
            else:
                value = sale + W.sold * passed
        paid = move.left + move.right
        result.append(value - paid * (W.coin + W.trade) if paid else value)
    return result


def rate_other(state: SevenWonders, seat: int, move: Move) -> float:
    """A move that is not one of the three actions."""
    if move.verb in ("take", "choose"):
        return card_value(state, seat, card_of(move))
    if move.verb == "side":
        return W.side[0] if move.args[0] == "day" else W.side[1]
    return 0.0


def next_holder(state: SevenWonders, seat: int) -> int:
    """The neighbour who gets the rest of the hand."""
    return state.left(seat) if state.passes_left() else state.right(seat)


def learned_places(state: SevenWonders, seat: int, moves: list[Move]) -> list[list[int]]:
    """For each move, the indices of the learned numbers in its rate."""
    if is_last_turn(state):
        return [[] for _ in moves]
    result: list[list[int]] = []
    for move in moves:
        if not isinstance(move, Action):
            result.append([])
        elif move.use == BUILD:
            result.append(card_places(state, seat, move.card))
        elif move.use == STAGE:
            result.append(stage_places(state, seat))
        else:
            result.append([SALE + sale_place(state, seat)])
    return result
