"""What a seat may see, built by adding; nothing is ever removed from the full position."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from pentapolis.core.score import ScoreView
from pentapolis.core.view import Frame
from pentapolis.games.seven_wonders.effects import (
    GOODS_BOTH,
    RAW_LEFT,
    RAW_RIGHT,
    RESOURCES,
    SYMBOLS,
    Resource,
)
from pentapolis.games.seven_wonders.knowledge import knows
from pentapolis.games.seven_wonders.rules.actions import has_building
from pentapolis.games.seven_wonders.rules.costs import is_chained
from pentapolis.games.seven_wonders.rules.effects import is_free_by_wonder
from pentapolis.games.seven_wonders.rules.wonders import BuildFromDiscard
from pentapolis.games.seven_wonders.scoring import (
    assign_science,
    points_of_card,
    science,
    scores,
)
from pentapolis.games.seven_wonders.state import TOKENS, SevenWonders
from pentapolis.games.seven_wonders.tables.cards import (
    CARDS,
    COIN_COST,
    SIDES,
    STAGES,
    WONDERS,
    Side,
    cards_of,
)
from pentapolis.games.seven_wonders.tables.goods import symbols_of


class StageView(TypedDict):
    """A stage of the side of the board in use, built or not."""

    component: str
    cost: dict[str, int]


class StagesView(TypedDict):
    """The stages of a board, from left to right."""

    built: int
    all: list[StageView]


class ScienceView(TypedDict):
    """Science symbols, and free symbols."""

    compass: int
    gear: int
    tablet: int
    choice: int


class SellerView(TypedDict):
    """What a neighbour's raw materials and manufactured goods cost per unit."""

    raw: int
    goods: int


class SellersView(TypedDict):
    """The prices at both neighbours."""

    left: SellerView
    right: SellerView


TokensView = TypedDict("TokensView", {"-1": int, "1": int, "3": int, "5": int})
"""Conflict tokens by value."""


class CityView(TypedDict):
    """A city; all of it is public except the hand and the cards under the board."""

    seat: int
    left: int
    right: int
    wonder: str | None
    side: Side | None
    coins: int
    city: list[str]
    shields: int
    tokens: TokensView
    production: list[list[Resource]]
    """Symbols for own use, each as the list of its options."""
    sells: list[list[Resource]]
    prices: SellersView
    hand: int
    under: list[str | None]
    """The cards under the board; None for one that the viewer has not seen."""
    stages: NotRequired[StagesView]
    science: NotRequired[ScienceView]
    science_assigned: NotRequired[dict[str, int]]
    """The best use of free symbols."""
    worth: NotRequired[dict[str, int]]
    """At the end: the points of each card that scores by itself."""


class HandCardView(TypedDict):
    """A card of the viewer's hand, with its cost for this seat."""

    component: str
    cost: dict[str, int]
    duplicate: bool
    chained: bool
    free: bool


class PileView(TypedDict):
    """The discard pile."""

    size: int
    known: list[str]
    open: bool
    """Whether the viewer may take a card from it now."""


class View(Frame):
    """The table as one seat sees it."""

    game: Literal["seven-wonders"]
    age: int
    turn: int
    passes: Literal["left", "right"]
    players: list[CityView]
    hand: list[HandCardView]
    revealed: list[str]
    """By seat: the card that is revealed before its action is chosen."""
    pile: PileView
    scores: list[ScoreView]


def view(state: SevenWonders, seat: int | None) -> View:
    """The table as one seat sees it (None: a spectator)."""
    return {
        "game": "seven-wonders",
        **state.frame(seat),
        "age": state.age,
        "turn": state.turn,
        "passes": "left" if state.passes_left() else "right",
        "players": [city_view(state, other, seat) for other in range(state.seats)],
        "hand": hand_view(state, seat) if seat is not None else [],
        "revealed": [card_id(card) for card in state.chosen],
        "pile": pile_view(state, seat),
        "scores": [score.to_json() for score in scores(state)] if is_laid(state) else [],
    }


def card_id(card: int) -> str:
    """The component id of a card."""
    return f"card:{CARDS[card].id}"


def is_laid(state: SevenWonders) -> bool:
    """Whether sides are chosen and the game is under way."""
    return -1 not in state.boards


def pile_view(state: SevenWonders, viewer: int | None) -> PileView:
    """How large the pile is, and which of its cards the viewer has seen."""
    pile = state.pile()
    known = sorted([card.card for card in pile if knows(state, viewer, card)])
    return {
        "size": len(pile),
        "known": [card_id(card) for card in known],
        "open": isinstance(state.asking, BuildFromDiscard) and viewer in state.asking.seats,
    }


def city_view(state: SevenWonders, seat: int, viewer: int | None) -> CityView:
    """A city as the viewer sees it."""
    wonder = state.wonders[seat]
    board = state.boards[seat]
    tokens = state.tokens[seat * len(TOKENS) : (seat + 1) * len(TOKENS)]
    under = [card for card in state.facedown if card.place == seat]
    data: CityView = {
        "seat": seat,
        "left": state.left(seat),
        "right": state.right(seat),
        "wonder": f"wonder:{WONDERS[wonder].id}" if wonder >= 0 else None,
        "side": SIDES[board % 2] if board >= 0 else None,
        "coins": state.coins[seat],
        "city": [card_id(card) for card in cards_of(state.cities[seat])],
        "shields": state.shields[seat],
        "tokens": {"-1": tokens[0], "1": tokens[1], "3": tokens[2], "5": tokens[3]},
        "production": symbols(state.own[seat]),
        "sells": symbols(state.sale[seat]),
        "prices": prices(state.discounts[seat]),
        "hand": len(state.hands[seat]),
        "under": [card_id(card.card) if knows(state, viewer, card) else None for card in under],
    }
    if board >= 0:
        data["stages"] = stages_view(state, seat)
        compasses, gears, tablets, choices = science(state, seat)
        data["science"] = {
            "compass": compasses, "gear": gears, "tablet": tablets, "choice": choices,
        }  # fmt: skip
        best = assign_science(compasses, gears, tablets, choices)
        data["science_assigned"] = dict(zip(SYMBOLS, best, strict=True))
    if state.over:
        data["worth"] = worth(state, seat)
    return data


def worth(state: SevenWonders, seat: int) -> dict[str, int]:
    """The points of each card of the city that scores by itself (SW-8.9, SW-8.10, SW-8.15)."""
    points = {card: points_of_card(state, seat, card) for card in cards_of(state.cities[seat])}
    return {card_id(card): found for card, found in points.items() if found}


def stages_view(state: SevenWonders, seat: int) -> StagesView:
    """The stages of the seat's side of the board."""
    board = state.boards[seat]
    name = f"{WONDERS[state.wonders[seat]].id}-{SIDES[board % 2]}"
    return {
        "built": state.stages[seat],
        "all": [
            {"component": f"stage:{name}-{number}", "cost": cost(stage.cost.units)}
            for number, stage in enumerate(STAGES[board], 1)
        ],
    }


def prices(discounts: int) -> SellersView:
    """What the neighbours' raw materials and manufactured goods cost the city (SW-6.15, SW-7.8)."""
    goods = 1 if discounts & GOODS_BOTH else 2
    return {
        "left": {"raw": 1 if discounts & RAW_LEFT else 2, "goods": goods},
        "right": {"raw": 1 if discounts & RAW_RIGHT else 2, "goods": goods},
    }


def symbols(production: int) -> list[list[Resource]]:
    """Production symbols, each as the list of its options."""
    return [
        [name for bit, name in enumerate(RESOURCES) if symbol >> bit & 1]
        for symbol in symbols_of(production)
    ]


def cost(units: tuple[int, ...]) -> dict[str, int]:
    """Resource units by name."""
    return {name: units[i] for i, name in enumerate(RESOURCES) if units[i]}


def hand_view(state: SevenWonders, seat: int) -> list[HandCardView]:
    """The seat's hand, with the costs for this seat."""
    return [
        {
            "component": card_id(card),
            "cost": {"coins": COIN_COST[card], **cost(CARDS[card].cost.units)},
            "duplicate": has_building(state, seat, card),
            "chained": is_chained(state, seat, card),
            "free": is_free_by_wonder(state, seat, card, state.turn),
        }
        for card in state.hands[seat]
    ]
