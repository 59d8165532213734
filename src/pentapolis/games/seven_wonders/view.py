"""What a seat may see, built by adding; nothing is ever taken out of the truth."""

from __future__ import annotations

from typing import Any

from pentapolis.games.seven_wonders import commerce
from pentapolis.games.seven_wonders.construction import (
    has_building,
    is_chained,
    is_free_by_wonder,
)
from pentapolis.games.seven_wonders.effects import RESOURCES, SYMBOLS
from pentapolis.games.seven_wonders.knowledge import knows
from pentapolis.games.seven_wonders.scoring import assign_science, science
from pentapolis.games.seven_wonders.state import TOKENS, SevenWonders
from pentapolis.games.seven_wonders.tables import CARDS, COIN_COST, SIDES, STAGES, WONDERS
from pentapolis.games.seven_wonders.windows import BuildFromDiscard


def view(state: SevenWonders, seat: int | None) -> dict[str, Any]:
    """The table from one chair (None: a spectator's)."""
    looking = isinstance(state.asking, BuildFromDiscard) and seat in state.asking.seats
    pile = sorted(card.card for card in state.pile() if knows(state, seat, card))
    return {
        "game": "seven-wonders",
        **state.frame(seat),
        "age": state.age,
        "turn": state.turn,
        "passes": "left" if state.passes_left() else "right",
        "players": [player_view(state, other, seat) for other in range(state.seats)],
        "hand": [hand_card(state, seat, card) for card in state.hands[seat]]
        if seat is not None
        else [],
        "revealed": [card_id(card) for card in state.chosen],
        "pile": {
            "size": len(state.pile()),
            "known": [card_id(card) for card in pile],
            "open": looking,
        },
        "scores": [score.to_json() for score in state.scores()] if board_laid(state) else [],
    }


def card_id(card: int) -> str:
    """The component id of a card."""
    return f"card:{CARDS[card].id}"


def board_laid(state: SevenWonders) -> bool:
    """Whether sides are chosen and the game is under way."""
    return -1 not in state.boards


def player_view(state: SevenWonders, seat: int, viewer: int | None) -> dict[str, Any]:
    """A city: all of it lies open but the cards under the board and the hand."""
    wonder = state.wonders[seat]
    board = state.boards[seat]
    city = [card.index for card in CARDS if state.cities[seat] >> card.index & 1]
    tokens = state.tokens[seat * len(TOKENS) : (seat + 1) * len(TOKENS)]
    under = [card for card in state.facedown if card.place == seat]
    data: dict[str, Any] = {
        "seat": seat,
        "left": state.left(seat),
        "right": state.right(seat),
        "wonder": f"wonder:{WONDERS[wonder].id}" if wonder >= 0 else None,
        "side": SIDES[board % 2] if board >= 0 else None,
        "coins": state.coins[seat],
        "city": [card_id(card) for card in city],
        "shields": state.shields[seat],
        "tokens": dict(zip(map(str, TOKENS), tokens, strict=True)),
        "production": symbols(state.own[seat]),
        "sells": symbols(state.sale[seat]),
        "hand": len(state.hands[seat]),
        "under": [card_id(card.card) if knows(state, viewer, card) else None for card in under],
    }
    if board >= 0:
        data["stages"] = {
            "built": state.stages[seat],
            "all": [
                {
                    "component": f"stage:{WONDERS[wonder].id}-{SIDES[board % 2]}-{number}",
                    "cost": cost(stage.cost.units),
                }
                for number, stage in enumerate(STAGES[board], 1)
            ],
        }
        compasses, gears, tablets, choices = science(state, seat)
        data["science"] = {
            "compass": compasses, "gear": gears, "tablet": tablets, "choice": choices,
        }  # fmt: skip
        best = assign_science(compasses, gears, tablets, choices)
        data["science_assigned"] = dict(zip(SYMBOLS, best, strict=True))
    return data


def symbols(production: int) -> list[list[str]]:
    """Production symbols, each as the list of its options."""
    return [
        [name for bit, name in enumerate(RESOURCES) if symbol >> bit & 1]
        for symbol in commerce.symbols_of(production)
    ]


def cost(units: tuple[int, ...]) -> dict[str, int]:
    """Resource units by name."""
    return {name: units[i] for i, name in enumerate(RESOURCES) if units[i]}


def hand_card(state: SevenWonders, seat: int, card: int) -> dict[str, Any]:
    """A card of the own hand with what it costs this seat."""
    return {
        "component": card_id(card),
        "cost": {"coins": COIN_COST[card], **cost(CARDS[card].cost.units)},
        "duplicate": has_building(state, seat, card),
        "chained": is_chained(state, seat, card),
        "free": is_free_by_wonder(state, seat, card, state.turn),
    }
