"""What the rules of thumb take things to be worth, in points; the values are in `weights.json`."""

from __future__ import annotations

from typing import Final

from pentapolis.core.weights import Weights


class SevenWondersWeights(Weights):
    """Lists of four go by the age; its place 0 stands for the time before the first one."""

    coin: float
    trade: float
    """What a coin for a neighbour costs beside its own worth: it goes to a rival."""
    buried: float
    """The share of a card's worth to the next one who would get it, if it is built over."""
    sold: float
    side: list[float]

    stage: float
    chain: float
    late_goods: float
    late_trade: float
    goods: list[float]
    """A unit less that all costs together lack: each, and of it in age II, and less each turn."""
    goods_sold: float
    trade_price: list[float]
    coins_more: float
    points_more: float
    whole: list[float]
    """The share of points for a whole wonder, by the stages that are missing."""

    promise: list[float]
    set: float
    pacified: float
    victory: float
    lead: float
    arms: list[float]
    """A shield for the ages to come."""

    seventh: float
    discard: list[float]
    free_color: float
    free_first: float
    free_last: float

    learned_card: list[float]
    """What experience adds to building each card, in the first and second half of its age."""
    learned_stage: list[float]
    """The same for each stage of each side of a wonder."""

    science_hope: float
    goods_hope: float
    victory_hope: float


W: Final = SevenWondersWeights("pentapolis.games.seven_wonders")
