"""Passive texts (IM-P1 to IM-P21): one class for each kind.

`enter` writes the change into the tables of the rule that uses it; `text` renders it in words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pentapolis.core.message import Message
from pentapolis.games.imperium.effects.base import (
    ANSWER,
    ANSWERS,
    EVENTS,
    MAY_DO,
    Cost,
    Ops,
    cost_text,
    list_text,
    trigger_from,
)
from pentapolis.games.imperium.effects.fame import LOOK_THEN, LOOKS_MORE
from pentapolis.games.imperium.effects.filters import card_name
from pentapolis.games.imperium.effects.market import suited_text
from pentapolis.games.imperium.effects.operations import check_fields, cost_from, ops_from
from pentapolis.games.imperium.rules.activate import FREES_ICON, FREES_TYPES
from pentapolis.games.imperium.rules.attack import AVOIDS, BRIBED
from pentapolis.games.imperium.rules.cleanup import MARKET_TOKENS
from pentapolis.games.imperium.rules.development import REDUCES
from pentapolis.games.imperium.rules.market import EXILE_SUITS, EXILE_THEN
from pentapolis.games.imperium.rules.reshuffle import HAND_SIZE
from pentapolis.games.imperium.rules.tokens import REPLACES_MATERIALS
from pentapolis.games.imperium.rules.unrest import UNREST_LESS_CARDS, UNREST_LESS_MATERIALS
from pentapolis.games.imperium.state import (
    ABOUT,
    CHANGES_HAND_LIMIT,
    CHEAPENS,
    FREES_CARDS,
    OPENS_EXILE,
)
from pentapolis.games.imperium.tables import (
    ATTACK,
    BARBARIAN,
    CARDS,
    NAMES,
    NATION_INDEX,
    NATIONS,
    STATE,
    TYPES,
    WEIGHT,
    named,
    suit_bits,
    token_counts,
    tokens_text,
)

Data = dict[str, Any]
Tokens = tuple[int, int, int]


class Passive:
    """A text in force while its card is in play."""

    __slots__ = ()

    def enter(self, card: int) -> None:
        """Write it into the tables of the rule that uses it."""

    def text(self) -> Message:
        """The text in words."""
        raise NotImplementedError


class Printed(Passive):
    """A text that the rule itself implements; here only its words."""

    __slots__ = ("key",)

    def __init__(self, key: str) -> None:
        self.key = key

    def text(self) -> Message:
        return Message(self.key)


class Answer(Passive):
    """What happens after an event (IM-Q12)."""

    __slots__ = ("event", "ops")

    def __init__(self, event: int, ops: Ops) -> None:
        self.event = event
        self.ops = ops

    def enter(self, card: int) -> None:
        ANSWERS[card] = self.event
        ANSWER[card] = self.ops
        ABOUT[card] |= 1 << self.event

    def text(self) -> Message:
        return Message("im-when", {"when": EVENTS[self.event], "effect": list_text(self.ops)})


class MarketTokens(Passive):
    """Cleanup puts other tokens than a progress on the market (IM-P1)."""

    __slots__ = ("tokens",)

    def __init__(self, tokens: Tokens) -> None:
        self.tokens = tokens

    def enter(self, card: int) -> None:
        MARKET_TOKENS[card] = self.tokens

    def text(self) -> Message:
        return Message("im-passive-market", {"tokens": tokens_text(self.tokens)})


class ExileIsMarket(Passive):
    """Exiled cards of some suits may be acquired (IM-P3)."""

    __slots__ = ("suits", "then")

    def __init__(self, suits: int, then: Ops) -> None:
        self.suits = suits
        self.then = then

    def enter(self, card: int) -> None:
        EXILE_SUITS[card] = self.suits
        EXILE_THEN[card] = self.then
        ABOUT[card] |= OPENS_EXILE

    def text(self) -> Message:
        what = suited_text(1, self.suits)
        if self.then:
            effect = list_text(self.then)
            return Message("im-passive-exile-then", {"what": what, "effect": effect})
        return Message("im-passive-exile", {"what": what})


class LosesIcon(Passive):
    """Some cards lose their barbarian icon (IM-P4)."""

    __slots__ = ("names", "attacks")

    def __init__(self, names: list[str], attacks: bool) -> None:
        self.names = names
        self.attacks = attacks

    def enter(self, card: int) -> None:
        FREES_ICON[card] = [
            STATE[i] == BARBARIAN and (NAMES[i] in self.names or (self.attacks and ATTACK[i] > 0))
            for i in range(len(CARDS))
        ]
        ABOUT[card] |= FREES_CARDS

    def text(self) -> Message:
        cards = tuple([card_name(named(name)[0]) for name in self.names])
        key = "im-passive-icon-attacks" if self.attacks else "im-passive-icon"
        return Message(key, {"cards": cards})


class HandSize(Passive):
    """A larger hand limit (IM-P5)."""

    __slots__ = ("more",)

    def __init__(self, more: int) -> None:
        self.more = more

    def enter(self, card: int) -> None:
        HAND_SIZE[card] = self.more
        ABOUT[card] |= CHANGES_HAND_LIMIT

    def text(self) -> Message:
        return Message("im-passive-hand", {"count": self.more})


class CheaperUnrest(Passive):
    """Playing an Unrest costs less (IM-P6)."""

    __slots__ = ("materials", "cards")

    def __init__(self, materials: int, cards: int) -> None:
        self.materials = materials
        self.cards = cards

    def enter(self, card: int) -> None:
        UNREST_LESS_MATERIALS[card] = self.materials
        UNREST_LESS_CARDS[card] = self.cards
        ABOUT[card] |= CHEAPENS

    def text(self) -> Message:
        return Message("im-passive-unrest", {"materials": self.materials, "cards": self.cards})


class LooksAtMoreFame(Passive):
    """More fame cards are looked at (IM-P8)."""

    __slots__ = ("more", "then")

    def __init__(self, more: int, then: Ops) -> None:
        self.more = more
        self.then = then

    def enter(self, card: int) -> None:
        LOOKS_MORE[card] = self.more
        LOOK_THEN[card] = self.then

    def text(self) -> Message:
        return Message("im-passive-look", {"effect": list_text(self.then)})


class CheaperDevelopment(Passive):
    """Developments cost less (IM-P12)."""

    __slots__ = ("less",)

    def __init__(self, less: Tokens) -> None:
        self.less = less

    def enter(self, card: int) -> None:
        REDUCES[card] = self.less
        ABOUT[card] |= CHEAPENS

    def text(self) -> Message:
        return Message("im-passive-develop", {"tokens": tokens_text(self.less)})


class Protection(Passive):
    """An attack may be avoided for a price (IM-P16)."""

    __slots__ = ("price",)

    def __init__(self, price: Cost) -> None:
        self.price = price

    def enter(self, card: int) -> None:
        AVOIDS[card] = self.price

    def text(self) -> Message:
        return Message("im-passive-avoid", {"cost": cost_text(self.price.ops, MAY_DO)})


class ShangriLa(Passive):
    """Population instead of materials; others gain progress (IM-P19)."""

    __slots__ = ()

    def enter(self, card: int) -> None:
        REPLACES_MATERIALS[card] = True

    def text(self) -> Message:
        return Message("im-passive-shangri-la")


class StandingArmy(Passive):
    """Attacks are ignored unless the attacker pays a progress (IM-P20)."""

    __slots__ = ()

    def enter(self, card: int) -> None:
        BRIBED[card] = 1

    def text(self) -> Message:
        return Message("im-passive-army")


class FreePlayTypes(Passive):
    """Cards of some types become free-play cards (IM-P21)."""

    __slots__ = ("types",)

    def __init__(self, types: int) -> None:
        self.types = types

    def enter(self, card: int) -> None:
        FREES_TYPES[card] = self.types
        ABOUT[card] |= FREES_CARDS

    def text(self) -> Message:
        return Message("im-passive-masonry")


# --- from data -------------------------------------------------------------------------------


def trigger(card: int, data: Data) -> Passive:
    # Two of them are implemented where the event happens: in `rules.cards` and `rules.reshuffle`.
    if data["on"] == "Mountain of Atlantis leaves play":
        return Printed("im-passive-mountain")
    if data["on"] == "your_draw_deck_becomes_empty":
        return Printed("im-passive-empty")
    return Answer(trigger_from(data["on"]), ops_from(data["ops"]))


def market_tokens(card: int, data: Data) -> Passive:
    return MarketTokens(token_counts(data["with_"]))


def exile_is_market(card: int, data: Data) -> Passive:
    return ExileIsMarket(suit_bits(data["suits"]), ops_from(data.get("then", [])))


def loses_icon(card: int, data: Data) -> Passive:
    assert data["icon"] == "barbarian"
    for name in data["names"]:
        named(name)
    return LosesIcon(data["names"], data.get("attack", False))


def hand_size(card: int, data: Data) -> Passive:
    return HandSize(data["delta"])


def cheaper_unrest(card: int, data: Data) -> Passive:
    assert data["minimum"] == 1
    return CheaperUnrest(data["materials"], data.get("cards", 0))


def looks_at_more_fame(card: int, data: Data) -> Passive:
    return LooksAtMoreFame(data["extra_cards"], ops_from(data["then"]))


def cheaper_development(card: int, data: Data) -> Passive:
    assert data["minimum"] == 0
    return CheaperDevelopment(token_counts(data["res"]))


def protection(card: int, data: Data) -> Passive:
    return Protection(cost_from(data["cost"]))


def shangri_la(card: int, data: Data) -> Passive:
    assert data["others"] == {"progress": 1}
    assert data["you"] == {"population": 2}
    return ShangriLa()


def standing_army(card: int, data: Data) -> Passive:
    assert data["res"] == {"progress": 1}
    return StandingArmy()


def free_play_types(card: int, data: Data) -> Passive:
    return FreePlayTypes(sum([1 << TYPES.index(name) for name in data["types"]]))


def counts_as_regions(card: int, data: Data) -> Passive:
    assert WEIGHT[card] == data["n"]
    return Printed("im-passive-weight")


def no_history(card: int, data: Data) -> Passive:
    deck = CARDS[card].deck
    assert not NATIONS[NATION_INDEX[deck]].history
    return Printed("im-passive-sunken" if deck == "atlanteans" else "im-passive-no-history")


def mask_substitute(card: int, data: Data) -> Passive:
    return Printed("im-passive-heads")


def active_quest_slot(card: int, data: Data) -> Passive:
    return Printed("im-passive-quest")


FIELDS: Final = {
    "trigger": ("on", "ops"), "replace_market_progress": ("with_",),
    "acquire_from_exile": ("suits", "then"), "lose_state_icon": ("names", "attack", "icon"),
    "hand_size": ("delta",), "unrest_play_cost_reduction": ("materials", "cards", "minimum"),
    "look_fame_bonus": ("extra_cards", "then"), "dev_cost_reduction": ("res", "minimum"),
    "avoid_attack": ("cost",), "replace_material_gain": ("others", "you"),
    "ignore_attack_unless_attacker_gives": ("res",), "free_play_types": ("types",),
    "counts_as_regions": ("n",), "no_history": (), "active_quest_slot": (),
    "mask_substitute": (),
}  # fmt: skip
"""The fields that each kind may have."""
BUILDERS: Final[dict[str, Callable[[int, Data], Passive]]] = {
    "trigger": trigger, "replace_market_progress": market_tokens,
    "acquire_from_exile": exile_is_market, "lose_state_icon": loses_icon,
    "hand_size": hand_size, "unrest_play_cost_reduction": cheaper_unrest,
    "look_fame_bonus": looks_at_more_fame, "dev_cost_reduction": cheaper_development,
    "avoid_attack": protection, "replace_material_gain": shangri_la,
    "ignore_attack_unless_attacker_gives": standing_army, "free_play_types": free_play_types,
    "counts_as_regions": counts_as_regions, "no_history": no_history,
    "active_quest_slot": active_quest_slot, "mask_substitute": mask_substitute,
}  # fmt: skip


def passive_from(card: int, data: Data) -> Passive:
    """A passive text of a card, entered into the tables of its rule."""
    kind: str = data["kind"]
    if kind not in FIELDS:
        raise ValueError(f"unknown passive {kind!r}")
    check_fields(kind, data, FIELDS[kind], "kind")
    passive = BUILDERS[kind](card, data)
    passive.enter(card)
    return passive
