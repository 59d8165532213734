"""From data to typed effects: every card's texts, checked at import.

An unknown operation, a wrong field or a missing card fails here with the card's number.
"""

from __future__ import annotations

from typing import Any, Final

from pentapolis.games.imperium.effects.base import (
    ABILITY,
    ANY_TIME,
    GAINED,
    MAY_LACK,
    OTHERS_ATTACK,
    PLAY,
    REACTS,
    SOLSTICE,
    Ability,
    trigger_from,
)
from pentapolis.games.imperium.effects.filters import condition_from
from pentapolis.games.imperium.effects.garrison import NO_GARRISON
from pentapolis.games.imperium.effects.in_play import STAYS
from pentapolis.games.imperium.effects.operations import check_fields, cost_from, ops_from
from pentapolis.games.imperium.effects.passives import Passive, passive_from
from pentapolis.games.imperium.effects.special import Special
from pentapolis.games.imperium.effects.specials.table import ACTIONS
from pentapolis.games.imperium.rules.activate import (
    CONDITIONS,
    NEEDS_IN_HISTORY,
    NEEDS_IN_PLAY,
    RECORDS_DRAWS,
    UNPLAYABLE,
    conditions_of,
)
from pentapolis.games.imperium.state import ABOUT, AT_SOLSTICE, USABLE
from pentapolis.games.imperium.tables import CARDS, Card, named

CARD_FIELDS: Final = {
    "id", "name_en", "name_cs", "name_cs_source", "box", "deck", "start", "min_players", "suit",
    "vp", "source", "confidence", "play", "pinned", "state", "dev_cost", "exhaust", "solstice",
    "region_icons", "reprinted_differently_in_horizons", "types", "free_play", "attack",
    "passive", "notes", "side", "restrictions", "role", "resolve_only", "on_gain", "suit_weight",
    "art",
}  # fmt: skip
RESTRICTION_FIELDS: Final = {
    "unplayable": (), "no_garrison": (), "cannot_leave_play": ("by",),
    "requires": ("in_play", "in_history"),
}  # fmt: skip

PASSIVES: Final[list[tuple[Passive, ...]]] = [()] * len(CARDS)
"""By card: its passive texts."""


def ability_from(data: dict[str, Any]) -> Ability:
    """An exhaust ability."""
    known = {"trigger", "cost", "ops", "condition", "usable_in_opponent_turn"}
    if set(data) - known:
        raise ValueError(f"unknown field in exhaust {sorted(set(data) - known)}")
    trigger = trigger_from(data["trigger"])
    if data.get("usable_in_opponent_turn", False) != (trigger == OTHERS_ATTACK):
        raise ValueError("only protections work in an opponent's turn")
    condition = condition_from(data["condition"]) if "condition" in data else None
    cost = cost_from(data["cost"]) if data["cost"] else None
    return Ability(trigger, cost, ops_from(data["ops"]), condition)


def read_restriction(card: int, data: dict[str, Any]) -> None:
    """Read a restriction (IM-R1 to IM-R4)."""
    kind: str = data["kind"]
    if kind not in RESTRICTION_FIELDS:
        raise ValueError(f"unknown restriction {kind!r}")
    check_fields(kind, data, RESTRICTION_FIELDS[kind], "kind")
    if kind == "unplayable":
        UNPLAYABLE[card] = True
    elif kind == "no_garrison":
        NO_GARRISON[card] = True
    elif kind == "cannot_leave_play":
        assert data["by"] == ["abandon", "recall"]
        STAYS[card] = True
    else:
        NEEDS_IN_PLAY[card] = tuple([named(name) for name in data.get("in_play", [])])
        NEEDS_IN_HISTORY[card] = tuple([named(name) for name in data.get("in_history", [])])


def read_card(card: int) -> None:
    """Read all texts of a card."""
    data = CARDS[card].data
    check_fields("card", data, tuple(CARD_FIELDS), "id")
    PLAY[card] = ops_from(data.get("play", []))
    MAY_LACK[card] = tuple([op for op in PLAY[card] if op.may_lack()])
    SOLSTICE[card] = ops_from(data.get("solstice", []))
    if SOLSTICE[card]:
        ABOUT[card] |= AT_SOLSTICE
    GAINED[card] = ops_from(data.get("on_gain", []))
    abilities = data.get("exhaust", [])
    if len(abilities) > 1:
        raise ValueError("two exhaust texts (IM-3.11)")
    for item in abilities:
        ability = ability_from(item)
        ABILITY[card] = ability
        REACTS[card] = ability.trigger
        ABOUT[card] |= USABLE if ability.trigger == ANY_TIME else 1 << ability.trigger
    PASSIVES[card] = tuple([passive_from(card, item) for item in data.get("passive", [])])
    for item in data.get("restrictions", []):
        read_restriction(card, item)
    for op in PLAY[card]:
        if isinstance(op, Special) and op.name == "resolve_drawn_card":
            RECORDS_DRAWS[card] = True
    CONDITIONS[card] = conditions_of(card)


def read_or_blame(card: Card) -> None:
    """Read all texts of a card; an error names the card's number."""
    try:
        read_card(card.index)
    except Exception as error:
        raise ValueError(f"card {card.number}: {error!r}") from error


def _read() -> None:
    assert len(ACTIONS) == 42, "42 specials"
    for card in CARDS:
        read_or_blame(card)


_read()
