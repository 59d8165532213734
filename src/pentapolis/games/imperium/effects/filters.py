"""Kinds of cards, counters and conditions (IM-C1 to IM-C6, IM-V8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pentapolis.core.message import Message
from pentapolis.games.imperium.effects.base import Condition
from pentapolis.games.imperium.state import Imperium, Player
from pentapolis.games.imperium.tables import (
    ATTACK,
    BAGS,
    CARDS,
    COMPONENT,
    DROPS,
    ICON_BITS,
    ICONS,
    NAMES,
    PINNED,
    REGION,
    STATE,
    STATES,
    SUIT,
    SUITS,
    TYPE,
    TYPES,
    WEIGHT,
    WHEATS,
    named,
)


def as_list(value: Any) -> list[Any]:
    """One value or a list of them (IM-V0.10)."""
    return value if isinstance(value, list) else [value]


FILTER_KEYS: Final[tuple[str, ...]] = (
    "suit", "type", "icon", "name", "name_contains", "attack", "pinned", "state", "not_suit",
    "not_type", "garrison_has", "zone", "this",
)  # fmt: skip


class Filter:
    """Which cards a text means; all static conditions are one table of booleans."""

    __slots__ = ("table", "host_has", "garrisoned", "this", "names", "data")

    def __init__(self, data: dict[str, Any]) -> None:
        unknown = set(data) - set(FILTER_KEYS)
        if unknown:
            raise ValueError(f"unknown filter {sorted(unknown)}")
        self.data = data
        self.table = [fits(data, card.index) for card in CARDS]
        host = data.get("garrison_has")
        self.host_has: Filter | None = Filter(host) if host is not None else None
        self.garrisoned: bool = data.get("zone") == "garrisoned_in_region"
        self.this: bool = data.get("this", False)
        self.names: list[str] = as_list(data.get("name", []))
        for name in self.names:
            named(name)

    def noun(self) -> str:
        """The name of such cards in texts (`im-cards`)."""
        data = self.data
        if "name_contains" in data:
            return "long-walls"
        if self.garrisoned:
            return "garrisoned-knight"
        if "state" in data:
            return f"state-{data['state']}"
        if "not_type" in data:
            return "no-knight"
        if "not_suit" in data:
            return "pinned-no-region"
        for key in ("attack", "pinned"):
            if key in data:
                return key
        return "-".join(as_list(data["suit"] if "suit" in data else data["type"]))


def cards_text(count: int, kind: Filter | None) -> Message:
    """A number of cards of a kind, as the object of a verb."""
    if kind is None:
        return Message("im-cards", {"count": count, "kind": "any"})
    if kind.names:
        cards = tuple([card_name(named(name)[0]) for name in kind.names])
        return Message("im-cards-named", {"cards": cards})
    if "icon" in kind.data:
        icons = [Message("im-icon-on", {"icon": icon}) for icon in as_list(kind.data["icon"])]
        return Message("im-cards-icon", {"icons": tuple(icons)})
    if kind.host_has is not None:
        return Message("im-cards-region-with", {"what": cards_text(1, kind.host_has)})
    return Message("im-cards", {"count": count, "kind": kind.noun()})


def card_name(card: int) -> Message:
    """A card's name as a message."""
    return Message("im-card", {"card": COMPONENT[card]})


def icon_names(icons: list[str]) -> tuple[Message, ...]:
    """Region icons by name."""
    return tuple([Message("im-icon", {"icon": icon}) for icon in icons])


def has_suit(card: int, names: list[str]) -> bool:
    """Whether the card has one of the suits."""
    return any(SUIT[card] >> SUITS.index(name) & 1 for name in names)


def has_type(card: int, names: list[str]) -> bool:
    """Whether the card is of one of the types."""
    return any(TYPE[card] >> TYPES.index(name) & 1 for name in names)


def has_icon(card: int, names: list[str]) -> bool:
    """Whether the card has one of the region icons."""
    return any(ICON_BITS[card] >> ICONS.index(name) & 1 for name in names)


PROPERTIES: Final[dict[str, Callable[[int, list[Any]], bool]]] = {
    "suit": has_suit,
    "not_suit": lambda card, names: not has_suit(card, names),
    "type": has_type,
    "not_type": lambda card, names: not has_type(card, names),
    "icon": has_icon,
    "name": lambda card, names: NAMES[card] in names,
    "name_contains": lambda card, names: names[0] in NAMES[card],
    "attack": lambda card, _: ATTACK[card] > 0,
    "pinned": lambda card, _: PINNED[card] > 0,
    "state": lambda card, names: STATE[card] == STATES.index(names[0]),
}
"""By key of a filter: whether a card has the printed property."""


def fits(data: dict[str, Any], card: int) -> bool:
    """Whether a card has all the printed properties of a filter."""
    for key, value in data.items():
        test = PROPERTIES.get(key)
        if test is not None and not test(card, as_list(value)):
            return False
    return True


EVERY: Final = [True] * len(CARDS)


def filter_from(data: dict[str, Any]) -> Filter | None:
    """The filter of an operation, None for any card."""
    return Filter(data["filter"]) if "filter" in data else None


def table_of(chosen: Filter | None) -> list[bool]:
    """The printed part of a filter as a table."""
    return chosen.table if chosen is not None else EVERY


# --- counters in play (IM-C2, IM-C3) ---------------------------------------------------------

COUNT_ICONS: Final = 0
COUNT_CARDS: Final = 1
COUNT_GARRISONED: Final = 2
COUNT_CITIES: Final = 3
COUNT_RETURNED: Final = 4


class Per:
    """What a gain or draw is multiplied by."""

    __slots__ = ("kind", "icons", "table", "data")

    def __init__(self, data: dict[str, Any]) -> None:
        kinds = {
            "icons": COUNT_ICONS,
            "cards": COUNT_CARDS,
            "garrisoned_cards": COUNT_GARRISONED,
            "cities_abandoned_by_this_effect": COUNT_CITIES,
            "unrest_returned_by_this_effect": COUNT_RETURNED,
        }
        if data["count"] not in kinds:
            raise ValueError(f"unknown counter {data['count']!r}")
        self.kind = kinds[data["count"]]
        unknown = set(data) - {"count", "icons", "filter", "zone"}
        if unknown or data.get("zone", "in_play") != "in_play":
            raise ValueError(f"counter with {data}")
        self.icons = sum([1 << ICONS.index(icon) for icon in data.get("icons", [])])
        self.table = Filter(data["filter"]).table if "filter" in data else EVERY
        self.data = data

    def count(self, state: Imperium, seat: int) -> int:
        """The present count."""
        player = state.players[seat]
        if self.kind == COUNT_ICONS:
            return icons_in_play(player, self.icons)
        if self.kind == COUNT_CARDS:
            total = 0
            for card in player.in_play:
                if self.table[card]:
                    total += WEIGHT[card]
            return total
        if self.kind == COUNT_GARRISONED:
            return len([card for card in player.garrisoned() if self.table[card]])
        if self.kind == COUNT_CITIES:
            return state.frames[-1].cities
        return state.frames[-1].returned

    def contributing(self, state: Imperium, seat: int) -> int:
        """The icons on cards that contribute to the count (IM-Q27 b)."""
        player = state.players[seat]
        found = 0
        for card in player.in_play:
            if self.kind == COUNT_ICONS:
                if ICON_BITS[card] & self.icons:
                    found |= ICON_BITS[card]
            elif self.kind == COUNT_CARDS and self.table[card]:
                found |= ICON_BITS[card]
        if self.kind == COUNT_ICONS and self.icons & 1:
            if player.wheat_bags and icons_in_play(player, 2):
                found |= icons_with(player, 2)
            if player.drop_bags and icons_in_play(player, 4):
                found |= icons_with(player, 4)
        return found

    def text(self) -> Message:
        """The counter in words."""
        if self.kind == COUNT_ICONS:
            icons = [Message("im-icon-each", {"icon": icon}) for icon in self.data["icons"]]
            return Message("im-per-icon", {"icons": tuple(icons)})
        if self.kind == COUNT_CITIES:
            return Message("im-per-city-abandoned")
        if self.kind == COUNT_RETURNED:
            return Message("im-per-unrest-returned")
        if self.kind == COUNT_GARRISONED:
            return Message("im-per-garrisoned", {"kind": Filter(self.data["filter"]).noun()})
        return Message("im-per-card", {"kind": Filter(self.data["filter"]).noun()})


def icons_in_play(player: Player, icons: int) -> int:
    """Region icons on cards in play; a wheat or drop may count as three bags (IM-Q26)."""
    total = 0
    wheats = 0
    drops = 0
    for card in player.in_play:
        if icons & 1:
            total += BAGS[card]
        wheats += WHEATS[card]
        drops += DROPS[card]
    if icons & 2:
        total += wheats
    if icons & 4:
        total += drops
    if icons & 1:
        total += 3 * (min(player.wheat_bags, wheats) + min(player.drop_bags, drops))
    return total


def icons_with(player: Player, icons: int) -> int:
    """All icons of the cards in play that have one of these."""
    found = 0
    for card in player.in_play:
        if ICON_BITS[card] & icons:
            found |= ICON_BITS[card]
    return found


def regions_in_play(player: Player) -> int:
    """How many cards in play are regions, each counted once."""
    count = 0
    for card in player.in_play:
        if SUIT[card] & REGION:
            count += 1
    return count


# --- conditions (IM-V8) ----------------------------------------------------------------------


class InPlay(Condition):
    """All named cards are in the seat's play area."""

    __slots__ = ("names",)

    def __init__(self, names: tuple[tuple[int, ...], ...]) -> None:
        self.names = names

    def holds(self, state: Imperium, seat: int, this: int) -> bool:
        in_play = state.players[seat].in_play
        return all(any(card in in_play for card in cards) for cards in self.names)

    def text(self) -> Message:
        cards = tuple([card_name(cards[0]) for cards in self.names])
        return Message("im-if-in-play", {"cards": cards})


class AtLeast(Condition):
    """There is enough of something."""

    __slots__ = ("least",)

    def __init__(self, least: int) -> None:
        self.least = least

    def count(self, state: Imperium, seat: int, this: int) -> int:
        """How much of it there is."""
        raise NotImplementedError

    def holds(self, state: Imperium, seat: int, this: int) -> bool:
        return self.count(state, seat, this) >= self.least

    def lacking_text(self, state: Imperium, seat: int, this: int) -> Message:
        have = self.count(state, seat, this)
        return Message("im-lack-condition", {"condition": self.text(), "have": have})


class CardsAtLeast(AtLeast):
    """There are enough matching cards."""

    __slots__ = ("kind",)

    def __init__(self, kind: Filter, least: int) -> None:
        super().__init__(least)
        self.kind = kind


class CountInPlay(CardsAtLeast):
    """Enough matching cards are in the seat's play area."""

    __slots__ = ()

    def count(self, state: Imperium, seat: int, this: int) -> int:
        count = 0
        for card in state.players[seat].in_play:
            if self.kind.table[card]:
                count += 1
        return count

    def text(self) -> Message:
        return Message("im-if-count", {"what": cards_text(self.least, self.kind)})


class PopulationAtLeast(AtLeast):
    """Enough population tokens, without replacements."""

    __slots__ = ()

    def count(self, state: Imperium, seat: int, this: int) -> int:
        return state.players[seat].tokens[1]

    def text(self) -> Message:
        return Message("im-if-population", {"least": self.least})


class GarrisonedHere(CardsAtLeast):
    """Enough matching cards are garrisoned under `this`."""

    __slots__ = ()

    def count(self, state: Imperium, seat: int, this: int) -> int:
        under = state.players[seat].under(this)
        return len([card for card in under if self.kind.table[card]])

    def text(self) -> Message:
        return Message("im-if-garrisoned", {"what": cards_text(self.least, self.kind)})


CONDITION_KEYS: Final[tuple[str, ...]] = (
    "in_play", "count_in_play", "at_least", "population_at_least", "garrisoned_here",
)  # fmt: skip


def condition_from(data: dict[str, Any]) -> Condition:
    """The typed condition of a data record."""
    unknown = set(data) - set(CONDITION_KEYS)
    if unknown:
        raise ValueError(f"condition with {sorted(unknown)}")
    if "in_play" in data:
        return InPlay(tuple([named(name) for name in data["in_play"]]))
    if "count_in_play" in data:
        return CountInPlay(Filter(data["count_in_play"]), data["at_least"])
    if "population_at_least" in data:
        return PopulationAtLeast(data["population_at_least"])
    if "garrisoned_here" in data:
        return GarrisonedHere(Filter(data["garrisoned_here"]), data["at_least"])
    raise ValueError(f"unknown condition {data}")
