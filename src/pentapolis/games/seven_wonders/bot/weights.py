"""The numbers of the bot's rules of thumb, in points; the values are in `weights.json`."""

from __future__ import annotations

from typing import Final

from pentapolis.core.weights import Weights


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
    learned_last: float
    """The share of both that counts in the last turn, when points are points."""

    science_hope: float
    goods_hope: float
    victory_hope: float


W: Final = SevenWondersWeights("pentapolis.games.seven_wonders")
