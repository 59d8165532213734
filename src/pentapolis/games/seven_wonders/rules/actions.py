"""Chapter 3, actions (SW-3.1 to SW-3.16): build the card, build a stage with it, or sell it."""

from __future__ import annotations

from typing import Final

from pentapolis.core.compiled import i64
from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.games.seven_wonders.moves import (
    BUILD,
    FREE_BUILDS,
    FREE_STAGE,
    NO_STAGE,
    SALES,
    SELL,
    STAGE,
    Action,
    note_rows,
    others_within,
)
from pentapolis.games.seven_wonders.questions import misplaced, named_card
from pentapolis.games.seven_wonders.rules.costs import (
    IS_FREE,
    find_gap,
    goods_message,
    is_free,
    offer_of,
    purchase,
    refuse_coin_cost,
    refuse_payment,
)
from pentapolis.games.seven_wonders.rules.effects import is_free_by_wonder
from pentapolis.games.seven_wonders.state import Facedown, SevenWonders
from pentapolis.games.seven_wonders.tables.cards import (
    CARDS,
    EARLY,
    LATE,
    QUICK,
    SAME_NAME,
    STAGE_COST,
    STAGE_COST_NUMBER,
)
from pentapolis.games.seven_wonders.tables.goods import COVERED

SALE_COINS: Final = 3
FULL_PRICE: Final = 2
"""What a unit costs without a discount (SW-6.15)."""

NOT_IN_HAND: Final = Refusal("sw-no-card-in-hand", "SW-2.7", named_card)
ALREADY_BUILT: Final = Refusal("sw-no-second-building", "SW-3.3", named_card)


def stages_of(state: SevenWonders, seat: int, move: Action) -> dict[str, Arg]:
    """The number of stages that the wonder has."""
    return {"stages": len(STAGE_COST[state.boards[seat]])}


WONDER_COMPLETE: Final = Refusal("sw-no-stage-left", "SW-3.14", stages_of)
SALE_HAS_NO_PRICE: Final = Refusal("sw-no-price-of-a-sale", "SW-3.15")


def has_building(state: SevenWonders, seat: int, card: int) -> bool:
    """Whether the city has a card of that name; it may hold only one (SW-3.3, SW-3.4)."""
    return state.cities[seat] & SAME_NAME[card] != 0


def has_next_stage(state: SevenWonders, seat: int) -> bool:
    """Whether a stage is still unbuilt (SW-3.12, SW-3.14)."""
    return state.stages[seat] < len(STAGE_COST[state.boards[seat]])


# --- what is refused -----------------------------------------------------------------------


def refuse_action(
    state: SevenWonders, seat: int, cards: tuple[int, ...], turn: int, move: Move
) -> Refusal | None:
    """Require one of these cards in one of the three uses (SW-2.9)."""
    if not isinstance(move, Action):
        return misplaced(move)
    if move.card not in cards:
        return NOT_IN_HAND
    if move.use == BUILD:
        return refuse_build(state, seat, turn, move)
    if move.use == STAGE:
        return refuse_stage(state, seat, move)
    return refuse_sale(move)


def refuse_build(state: SevenWonders, seat: int, turn: int, move: Action) -> Refusal | None:
    """Require a name that is new in the city, and the cost (SW-3.1, SW-3.3)."""
    if has_building(state, seat, move.card):
        return ALREADY_BUILT
    if is_free(state, seat, move.card, turn):
        return IS_FREE if move.left or move.right else None
    return refuse_coin_cost(state, seat, move) or refuse_payment(state, seat, move)


def refuse_stage(state: SevenWonders, seat: int, move: Action) -> Refusal | None:
    """Require an unbuilt stage and its cost; any card serves (SW-3.7, SW-3.8, SW-3.14)."""
    if not has_next_stage(state, seat):
        return WONDER_COMPLETE
    return refuse_payment(state, seat, move)


def refuse_sale(move: Action) -> Refusal | None:
    """Refuse only a payment: any card may be sold, and that is free (SW-3.15, SW-3.16)."""
    return SALE_HAS_NO_PRICE if move.left or move.right else None


# --- what is legal --------------------------------------------------------------------------


def actions(state: SevenWonders, seat: int, cards: tuple[int, ...], turn: int) -> list[Move]:
    """Everything the seat may do with one of these cards (SW-2.9, SW-3.1 to SW-3.16).

    These are the moves that `refuse_action` allows, written out: it is the engine's hottest
    function.
    """
    result: list[Move] = []
    coins: i64 = state.coins[seat]
    city = state.cities[seat]
    abilities = state.abilities[seat]
    have = state.productions[seat]
    gaps = have.gaps
    left: i64 = state.stalls[seat + 1 if seat + 1 < state.seats else 0]
    right: i64 = state.stalls[seat - 1]  # index -1 is the last seat
    discounts: i64 = state.discounts[seat]
    least: i64 = FULL_PRICE if discounts == 0 else 1
    others = other_actions(state, seat, left, right)
    # A city is examined in two parts that fit into machine words.
    early: i64 = city & EARLY
    late: i64 = city >> LATE
    last = -1
    for card in cards:
        if card == last:
            continue  # hands are sorted, and a second copy offers nothing new
        last = card
        facts = QUICK[card]
        if not (late if facts.late else early) & facts.same:
            if early & facts.chain or (abilities and is_free_by_wonder(state, seat, card, turn)):
                result.append(FREE_BUILDS[card])
            else:
                budget = coins - facts.coins
                if budget >= 0:
                    lacking = gaps[facts.cost]
                    if lacking is None:
                        lacking = find_gap(have, facts.cost)
                    if lacking is COVERED:
                        result.append(FREE_BUILDS[card])
                    elif lacking.units * least <= budget:
                        offer = offer_of(lacking, left, right, discounts)
                        rows = offer.rows
                        if len(rows) < len(offer.prices):
                            rows = note_rows(offer)
                        totals = offer.totals
                        for i in range(len(totals)):
                            if totals[i] > budget:
                                break
                            result.append(rows[i][card])
        if others is NO_STAGE:
            result.append(SALES[card])
        else:
            result += others[card]
    return result


def other_actions(state: SevenWonders, seat: int, left: i64, right: i64) -> list[list[Move]]:
    """By card: what the seat may do with it besides building it: a stage or a sale."""
    costs = STAGE_COST_NUMBER[state.boards[seat]]
    built = state.stages[seat]
    if built == len(costs):
        return NO_STAGE
    have = state.productions[seat]
    lacking = have.gaps[costs[built]]
    if lacking is None:
        lacking = find_gap(have, costs[built])
    if lacking is COVERED:
        return FREE_STAGE
    coins: i64 = state.coins[seat]
    discounts: i64 = state.discounts[seat]
    least: i64 = FULL_PRICE if discounts == 0 else 1
    if lacking.units * least > coins:
        return NO_STAGE
    return others_within(offer_of(lacking, left, right, discounts), coins)


# --- what others see ------------------------------------------------------------------------


def put_face_down(
    state: SevenWonders, seat: int, card: int, turn: int, place: int, seen: int
) -> None:
    """Move a card from the hand to the pile or under the board; `seen`: who knows it."""
    state.facedown.append(Facedown(card, state.age, state.packet(seat), turn, place, seen))


def tell_action(state: SevenWonders, seat: int, move: Move | None, secret: bool) -> None:
    """Log one action as everybody sees it when revealed."""
    assert isinstance(move, Action)
    who = f"seat:{seat}"
    card = f"card:{CARDS[move.card].id}"
    hidden = secret and move.use != BUILD
    if move.use == BUILD:
        state.tell("sw-log-build", {"seat": who, "card": card}, seat)
    elif move.use == SELL:
        if hidden:
            state.tell("sw-log-sell-hidden", {"seat": who}, seat)
        else:
            state.tell("sw-log-sell", {"seat": who, "card": card}, seat)
    else:
        stage = state.stages[seat] + 1
        if hidden:
            state.tell("sw-log-stage-hidden", {"seat": who, "stage": stage}, seat)
        else:
            state.tell("sw-log-stage", {"seat": who, "stage": stage, "card": card}, seat)
    if move.left or move.right:
        tell_purchase(state, seat, move)


def tell_purchase(state: SevenWonders, seat: int, move: Action) -> None:
    """Log what was bought from which neighbour (SW-Q8)."""
    from_left, from_right = purchase(state, seat, move)
    sides = ((from_left, move.left, state.left(seat)), (from_right, move.right, state.right(seat)))
    for vector, coins, seller in sides:
        if coins:
            state.tell(
                "sw-log-buy",
                {
                    "seat": f"seat:{seat}",
                    "seller": f"seat:{seller}",
                    "coins": coins,
                    "goods": goods_message(vector),
                },
                seat,
            )
