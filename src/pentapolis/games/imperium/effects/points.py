"""What cards are worth at the end (IM-0.9, IM-12.5 to IM-12.10), and in words.

One class for each thing that a card with variable points counts (IM-C4, IM-C5).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pentapolis.core.message import Arg, Message
from pentapolis.games.imperium.effects.filters import icon_names
from pentapolis.games.imperium.state import GARRISON_MASK, Imperium, Player
from pentapolis.games.imperium.tables import (
    ATLANTEANS,
    BAGS,
    CARDS,
    CITY,
    DROPS,
    FAME,
    ICON_BITS,
    ICONS,
    IS_UNREST,
    MARKET_SUITS,
    METROPOLIS,
    NAMES,
    PINNED,
    REGION,
    SUIT,
    SUITS,
    TOKENS,
    TYPE,
    TYPES,
    VARIABLE,
    VP_CONDITIONAL,
    VP_FIXED,
    VP_VARIABLE,
    WEIGHT,
    WHEATS,
)

CAP: Final = 10
Data = dict[str, Any]

# Where a card is when points are counted (IM-12.5).
HELD: Final = 0
IN_PLAY: Final = 1
GARRISONED: Final = 2
IN_HISTORY: Final = 3
WHERE: Final = {"in_play": IN_PLAY, "garrisoned": GARRISONED, "in_history": IN_HISTORY}


def scored_zones(state: Imperium, player: Player) -> list[tuple[int, ...]]:
    """Cards by place: held (hand, deck, discard, sunken), in play, garrisoned, in history."""
    held = player.hand + player.deck + player.discard
    history: tuple[int, ...] = ()
    if player.nation == ATLANTEANS:
        held += player.past
    else:
        history = player.past
    play = player.in_play + player.resolving + (player.power,)
    if player.court >= 0:
        play += (player.court,)
    if player.journey >= 0:
        play += (player.journey,)
    garrison = tuple(player.garrisoned())
    if player.quest >= 0 and state.rules.active_quest_scores:
        garrison += (player.quest,)
    return [held, play, garrison, history]


def unrest_owned(player: Player) -> int:
    """The number of a player's unrest cards in all zones (IM-12.14)."""
    count = unrest_among(player.hand) + unrest_among(player.deck) + unrest_among(player.discard)
    count += unrest_among(player.past) + unrest_among(player.resolving)
    for pair in player.garrison:
        if IS_UNREST[pair & GARRISON_MASK]:
            count += 1
    return count


def unrest_among(cards: tuple[int, ...]) -> int:
    """How many of the cards are unrest."""
    count = 0
    for card in cards:
        if IS_UNREST[card]:
            count += 1
    return count


class Tally:
    """A player's scored cards, counted once for all cards that need the counts."""

    __slots__ = ("state", "player", "zones", "suits", "variable", "cards", "cities", "icons")

    def __init__(self, state: Imperium, player: Player) -> None:
        self.state = state
        self.player = player
        self.zones = scored_zones(state, player)
        self.suits = [0] * 8
        self.variable = 0
        self.cards = 1 if state.rules.state_card_counts else 0
        self.cities = 0
        self.icons = [0, 0, 0]
        for place in range(4):
            cards = self.zones[place]
            symbols = place != GARRISONED or state.rules.garrison_symbols_score
            self.cards += len(cards)
            for card in cards:
                if VARIABLE[card]:
                    self.variable += 1
                if symbols:
                    self.add_symbols(card)

    def add_symbols(self, card: int) -> None:
        """Count suits (regions by weight), city types and icons of one card."""
        suit = SUIT[card]
        if suit & MARKET_SUITS or suit == FAME:
            for bit in range(1, 6):
                if suit >> bit & 1:
                    self.suits[bit] += WEIGHT[card] if bit == 1 else 1
        if TYPE[card] & (CITY | METROPOLIS):
            self.cities += 1
        if ICON_BITS[card]:
            self.icons[0] += BAGS[card]
            self.icons[1] += WHEATS[card]
            self.icons[2] += DROPS[card]

    def others(self) -> list[Player]:
        """The other players."""
        return [other for other in self.state.players if other.seat != self.player.seat]

    def points(self, card: int, place: int) -> int:
        """The points of a card at that place (IM-12.8 to IM-12.10)."""
        points = POINTS[card]
        if points.kind == VP_FIXED:
            return points.n
        if points.kind == VP_CONDITIONAL:
            for where, n in points.cases:
                if where == place:
                    return n
            return points.otherwise
        if points.kind == VP_VARIABLE:
            total = 0
            for counter in points.counters:
                total += points.n * (counter.count(self, card) // counter.div)
            return min(total, CAP)
        return 0


# --- what a card counts ------------------------------------------------------------------------


class Counter:
    """What a variable card counts; `div` things score its points once."""

    __slots__ = ("div",)

    def __init__(self, div: int) -> None:
        self.div = div

    def count(self, tally: Tally, card: int) -> int:
        """How many there are."""
        raise NotImplementedError

    def text(self) -> Message:
        """The counter in words."""
        raise NotImplementedError

    def words(self, key: str, more: dict[str, Arg] | None = None) -> Message:
        """A message with the divisor."""
        args: dict[str, Arg] = {"div": self.div}
        if more is not None:
            args.update(more)
        return Message(key, args)


class CountTokens(Counter):
    """Tokens of a kind."""

    __slots__ = ("token",)

    def __init__(self, div: int, token: int) -> None:
        super().__init__(div)
        self.token = token

    def count(self, tally: Tally, card: int) -> int:
        return tally.player.tokens[self.token]

    def text(self) -> Message:
        return self.words("im-vp-per-token", {"token": TOKENS[self.token]})


class CountSuit(Counter):
    """Cards of a suit, everywhere or in play; regions by weight (IM-P14)."""

    __slots__ = ("suit", "in_play")

    def __init__(self, div: int, suit: int, in_play: bool) -> None:
        super().__init__(div)
        self.suit = suit
        self.in_play = in_play

    def count(self, tally: Tally, card: int) -> int:
        if not self.in_play:
            return tally.suits[self.suit]
        return sum([WEIGHT[c] for c in tally.player.in_play if SUIT[c] >> self.suit & 1])

    def text(self) -> Message:
        zone = "play" if self.in_play else "all"
        return self.words("im-vp-per-suit", {"suit": SUITS[self.suit], "zone": zone})


class CountCities(Counter):
    """Cities and metropolises, everywhere or in play."""

    __slots__ = ("in_play",)

    def __init__(self, div: int, in_play: bool) -> None:
        super().__init__(div)
        self.in_play = in_play

    def count(self, tally: Tally, card: int) -> int:
        if not self.in_play:
            return tally.cities
        return len([c for c in tally.player.in_play if TYPE[c] & (CITY | METROPOLIS)])

    def text(self) -> Message:
        return self.words("im-vp-per-city", {"zone": "play" if self.in_play else "all"})


class CountIcons(Counter):
    """Region icons of some kinds."""

    __slots__ = ("icons",)

    def __init__(self, div: int, icons: list[str]) -> None:
        super().__init__(div)
        self.icons = icons

    def count(self, tally: Tally, card: int) -> int:
        return sum([tally.icons[ICONS.index(icon)] for icon in self.icons])

    def text(self) -> Message:
        return self.words("im-vp-per-icon", {"icons": icon_names(self.icons)})


class CountCards(Counter):
    """All cards."""

    __slots__ = ()

    def count(self, tally: Tally, card: int) -> int:
        return tally.cards

    def text(self) -> Message:
        return self.words("im-vp-per-cards")


class CountHistory(Counter):
    """Cards in history."""

    __slots__ = ()

    def count(self, tally: Tally, card: int) -> int:
        return len(tally.zones[IN_HISTORY])

    def text(self) -> Message:
        return self.words("im-vp-per-history")


class CountGarrison(Counter):
    """Cards under this card."""

    __slots__ = ()

    def count(self, tally: Tally, card: int) -> int:
        return len(tally.player.under(card))

    def text(self) -> Message:
        return self.words("im-vp-per-here")


class CountPinned(Counter):
    """Pinned cards in play that are not regions."""

    __slots__ = ()

    def count(self, tally: Tally, card: int) -> int:
        return len([c for c in tally.player.in_play if PINNED[c] and not SUIT[c] & REGION])

    def text(self) -> Message:
        return self.words("im-vp-per-pinned")


class CountNamed(Counter):
    """Cards in play with a word in their name: Long Walls."""

    __slots__ = ("name",)

    def __init__(self, div: int, name: str) -> None:
        super().__init__(div)
        self.name = name

    def count(self, tally: Tally, card: int) -> int:
        return len([c for c in tally.player.in_play if self.name in NAMES[c]])

    def text(self) -> Message:
        return self.words("im-vp-per-long-walls")


class CountVariable(Counter):
    """Cards with variable points."""

    __slots__ = ()

    def count(self, tally: Tally, card: int) -> int:
        return tally.variable

    def text(self) -> Message:
        return self.words("im-vp-per-variable")


class CountUnrest(Counter):
    """Unrest of the other players."""

    __slots__ = ()

    def count(self, tally: Tally, card: int) -> int:
        return sum([unrest_owned(other) for other in tally.others()])

    def text(self) -> Message:
        return self.words("im-vp-per-unrest")


class CountLessProgress(Counter):
    """Players with less progress."""

    __slots__ = ()

    def count(self, tally: Tally, card: int) -> int:
        own = tally.player.tokens[2]
        return len([other for other in tally.others() if other.tokens[2] < own])

    def text(self) -> Message:
        return self.words("im-vp-per-less-progress")


class CountExile(Counter):
    """Exiled cards."""

    __slots__ = ()

    def count(self, tally: Tally, card: int) -> int:
        return len(tally.state.exile)

    def text(self) -> Message:
        return self.words("im-vp-per-exile")


# --- from data -------------------------------------------------------------------------------

PLAIN: Final[dict[str, Callable[[int], Counter]]] = {
    "garrisoned_here": CountGarrison, "pinned_in_play_not_region": CountPinned,
    "variable_vp_cards": CountVariable, "unrest_owned_by_other_players": CountUnrest,
    "players_with_less_progress": CountLessProgress, "exile_pile": CountExile,
}  # fmt: skip
"""By name in the data: the counters without parameters."""


def counter_from(data: Data, div: int) -> Counter:
    """The typed counter of a data record."""
    count: str = data["count"]
    zone: str = data.get("zone", "all_scored")
    if count == "token":
        return CountTokens(div, TOKENS.index(data["token"]))
    if count == "suit":
        return CountSuit(div, SUITS.index(data["suit"]), zone == "in_play")
    if count == "type":
        kinds = sum([1 << TYPES.index(name) for name in data["types"]])
        assert kinds == CITY | METROPOLIS, "cities are counted together"
        return CountCities(div, zone == "in_play")
    if count == "icon":
        assert zone != "in_play", "icons are counted everywhere"
        return CountIcons(div, data["icons"])
    if count == "cards":
        return CountHistory(div) if zone == "history" else CountCards(div)
    if count == "name_contains_in_play":
        return CountNamed(div, data["name"])
    if count not in PLAIN:
        raise ValueError(f"unknown counter {count!r}")
    return PLAIN[count](div)


class Points:
    """The points of a card (IM-0.9)."""

    __slots__ = ("kind", "n", "cases", "counters", "otherwise")

    def __init__(self, data: dict[str, Any]) -> None:
        known = {"kind", "n", "cases", "else", "per", "div", "cap", "sum_of", "before_scoring"}
        if set(data) - known:
            raise ValueError(f"unknown field in points {data}")
        self.kind = ("none", "fixed", "conditional", "variable").index(data["kind"])
        self.n: int = data.get("n", 0)
        self.cases = tuple([(WHERE[case["if"]], int(case["n"])) for case in data.get("cases", [])])
        self.otherwise: int = data.get("else", 0)
        counters: list[Counter] = []
        if self.kind == VP_VARIABLE:
            assert data["cap"] == CAP
            if "per" in data:
                counters.append(counter_from(data["per"], data.get("div", 1)))
            for part in data.get("sum_of", []):
                counters.append(counter_from(part["per"], part.get("div", 1)))
        self.counters = tuple(counters)

    def text(self) -> Message | None:
        """The points in words, None if there are none."""
        if self.kind == VP_FIXED:
            return Message("im-vp-fixed", {"points": self.n})
        if self.kind == VP_CONDITIONAL:
            places = ("held", "play", "garrison", "history")
            cases = tuple(
                [
                    Message("im-vp-case", {"points": n, "where": places[where]})
                    for where, n in self.cases
                ]
            )
            return Message("im-vp-cases", {"cases": cases, "otherwise": self.otherwise})
        if self.kind == VP_VARIABLE:
            counters = tuple([counter.text() for counter in self.counters])
            return Message("im-vp-variable", {"points": self.n, "counters": counters})
        return None


def _points(card: int) -> Points:
    try:
        return Points(CARDS[card].data.get("vp", {"kind": "none"}))
    except Exception as error:  # any consequence of a wrong record
        raise ValueError(f"card {CARDS[card].number}: {error!r}") from error


POINTS: Final = [_points(card.index) for card in CARDS]
