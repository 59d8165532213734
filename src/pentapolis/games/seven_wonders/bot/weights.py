"""The numbers of the bot's rules of thumb, in points; the values are in `weights.json`."""

from __future__ import annotations

from typing import Final

from pentapolis.core.weights import Table, Weights


class SevenWondersWeights(Weights):
    """Lists of four are indexed by age; index 0 is the time before Age I."""

    coin: float
    trade: float
    """The additional cost of a coin paid to a neighbour, who is a rival."""
    buried: float
    """The share of a card's value to the next player that counts if it is buried."""
    sold: float
    side: list[float]

    stage: float
    chain: float
    late_goods: float
    late_trade: float
    goods: list[float]
    """The value of each unit saved, its share in Age II, and this share's decrease each turn."""
    goods_sold: float
    trade_price: list[float]
    coins_more: float
    points_more: float
    whole: list[float]
    """By number of missing stages: the share of the points for a complete wonder."""

    promise: list[float]
    set: float
    pacified: float
    victory: float
    lead: float
    arms: list[float]
    """By age: a shield for later ages."""

    seventh: float
    discard: list[float]
    free_color: float
    free_first: float
    free_last: float

    learned_card: list[float]
    """What training adds to building each card, in the first and second half of its age."""
    learned_stage: list[float]
    """What training adds to each stage of each wonder side."""
    learned_board: list[float]
    """What it adds to building each card beside each wonder side."""
    learned_color: list[float]
    """By age, colour and how many of that colour the city has: what it adds to one more."""
    learned_stage_turn: list[float]
    """By turn and missing stages: what it adds to the next one."""
    learned_sale: list[float]
    """By turn and coins (none or few, three, six): what it adds to selling."""
    learned_margin: list[float]
    """By age, shields and lead over a neighbour: what it adds to military cards."""

    science_hope: float
    goods_hope: float
    victory_hope: float

    beside: list[float]
    """By wonder side, half of the age and card: what training adds to building it."""

    def attributes(self, table: Table) -> dict[str, object]:
        """What both lists add is summed once for each table."""
        found = super().attributes(table)
        if "beside" not in found:
            found["beside"] = summed(found["learned_card"], found["learned_board"])
        return found


def summed(by_half: object, by_board: object) -> list[float]:
    """The numbers of a card in a half of its age and beside a wonder side."""
    assert isinstance(by_half, list)
    assert isinstance(by_board, list)
    cards = len(by_half) // 2
    return [
        by_half[2 * card + late] + by_board[cards * board + card]
        for board in range(len(by_board) // cards)
        for late in (0, 1)
        for card in range(cards)
    ]


W: Final = SevenWondersWeights("pentapolis.games.seven_wonders")
