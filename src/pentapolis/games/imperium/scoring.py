"""Section 12: points, collapse, winners."""

from __future__ import annotations

from typing import Any, Final

from pentapolis.core.message import Message
from pentapolis.core.score import Score
from pentapolis.games.imperium.filters import icon_names
from pentapolis.games.imperium.state import Imperium, Player
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

PARTS: Final = ("progress", "power", "fame", "unrest", "cards")
CAP: Final = 10

# Where a card lies when points are counted (IM-12.5).
HELD: Final = 0
IN_PLAY: Final = 1
GARRISONED: Final = 2
IN_HISTORY: Final = 3
WHERE: Final = {"in_play": IN_PLAY, "garrisoned": GARRISONED, "in_history": IN_HISTORY}

P_TOKEN: Final = 0
P_SUIT: Final = 1
P_TYPE: Final = 2
P_ICON: Final = 3
P_CARDS: Final = 4
P_HISTORY: Final = 5
P_HERE: Final = 6
P_PINNED: Final = 7
P_NAME: Final = 8
P_VARIABLE: Final = 9
P_UNREST: Final = 10
P_LESS_PROGRESS: Final = 11
P_EXILE: Final = 12


class Counter:
    """What a variable card counts (IM-C4, IM-C5)."""

    __slots__ = ("kind", "bits", "in_play", "div", "data")

    def __init__(self, data: dict[str, Any], div: int) -> None:
        count = data["count"]
        zone = data.get("zone", "all_scored")
        self.div = div
        self.data = data
        self.in_play: bool = zone == "in_play"
        self.bits = 0
        if count == "token":
            self.kind = P_TOKEN
            self.bits = TOKENS.index(data["token"])
        elif count == "suit":
            self.kind = P_SUIT
            self.bits = 1 << SUITS.index(data["suit"])
        elif count == "type":
            self.kind = P_TYPE
            self.bits = sum([1 << TYPES.index(name) for name in data["types"]])
            assert self.bits == CITY | METROPOLIS, "cities are counted together"
        elif count == "icon":
            self.kind = P_ICON
            self.bits = sum([1 << ICONS.index(icon) for icon in data["icons"]])
            assert not self.in_play, "icons are counted everywhere"
        elif count == "cards":
            self.kind = P_HISTORY if zone == "history" else P_CARDS
        else:
            kinds = {
                "garrisoned_here": P_HERE,
                "pinned_in_play_not_region": P_PINNED,
                "name_contains_in_play": P_NAME,
                "variable_vp_cards": P_VARIABLE,
                "unrest_owned_by_other_players": P_UNREST,
                "players_with_less_progress": P_LESS_PROGRESS,
                "exile_pile": P_EXILE,
            }
            if count not in kinds:
                raise ValueError(f"unknown counter {count!r}")
            self.kind = kinds[count]

    def text(self) -> Message:
        """The counter in words."""
        data = self.data
        zone = "play" if self.in_play else "all"
        if self.kind == P_TOKEN:
            return Message("im-vp-per-token", {"div": self.div, "token": data["token"]})
        if self.kind == P_SUIT:
            return Message("im-vp-per-suit", {"div": self.div, "suit": data["suit"], "zone": zone})
        if self.kind == P_TYPE:
            return Message("im-vp-per-city", {"div": self.div, "zone": zone})
        if self.kind == P_ICON:
            return Message("im-vp-per-icon", {"div": self.div, "icons": icon_names(data["icons"])})
        if self.kind == P_CARDS:
            return Message("im-vp-per-cards", {"div": self.div})
        if self.kind == P_HISTORY:
            return Message("im-vp-per-history", {"div": self.div})
        if self.kind == P_HERE:
            return Message("im-vp-per-here", {"div": self.div})
        if self.kind == P_PINNED:
            return Message("im-vp-per-pinned", {"div": self.div})
        if self.kind == P_NAME:
            return Message("im-vp-per-long-walls", {"div": self.div})
        if self.kind == P_VARIABLE:
            return Message("im-vp-per-variable", {"div": self.div})
        if self.kind == P_UNREST:
            return Message("im-vp-per-unrest", {"div": self.div})
        if self.kind == P_LESS_PROGRESS:
            return Message("im-vp-per-less-progress", {"div": self.div})
        return Message("im-vp-per-exile", {"div": self.div})


class Points:
    """What a card is worth (IM-0.9)."""

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
                counters.append(Counter(data["per"], data.get("div", 1)))
            for part in data.get("sum_of", []):
                counters.append(Counter(part["per"], part.get("div", 1)))
        self.counters = tuple(counters)

    def text(self) -> Message | None:
        """The points in words, None where there are none."""
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
    except Exception as error:  # whatever a wrong record leads to
        raise ValueError(f"card {CARDS[card].number}: {error!r}") from error


POINTS: Final = [_points(card.index) for card in CARDS]


# --- zones ---------------------------------------------------------------------------------


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
    """Unrest in all zones of a player (IM-12.14)."""
    count = 0
    for card in player.hand + player.deck + player.discard + player.past + player.resolving:
        if IS_UNREST[card]:
            count += 1
    for card in player.garrisoned():
        if IS_UNREST[card]:
            count += 1
    return count


class Tally:
    """A player's scored cards, counted once for all the cards that count them."""

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
        """Suits (regions by weight), city types and icons of one card."""
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

    def count(self, counter: Counter, card: int) -> int:
        """How many there are of what a variable card counts."""
        kind = counter.kind
        player = self.player
        if kind == P_TOKEN:
            return player.tokens[counter.bits]
        if kind == P_SUIT:
            if not counter.in_play:
                return self.suits[counter.bits.bit_length() - 1]
            return sum([WEIGHT[c] for c in player.in_play if SUIT[c] & counter.bits])
        if kind == P_TYPE:
            if not counter.in_play:
                return self.cities
            return len([c for c in player.in_play if TYPE[c] & counter.bits])
        if kind == P_ICON:
            return sum([self.icons[i] for i in range(3) if counter.bits >> i & 1])
        if kind == P_CARDS:
            return self.cards
        if kind == P_HISTORY:
            return len(self.zones[IN_HISTORY])
        if kind == P_HERE:
            return len(player.under(card))
        if kind == P_PINNED:
            return len([c for c in player.in_play if PINNED[c] and not SUIT[c] & REGION])
        if kind == P_NAME:
            return len([c for c in player.in_play if counter.data["name"] in NAMES[c]])
        if kind == P_VARIABLE:
            return self.variable
        others = [other for other in self.state.players if other.seat != player.seat]
        if kind == P_UNREST:
            return sum([unrest_owned(other) for other in others])
        if kind == P_LESS_PROGRESS:
            return len([other for other in others if other.tokens[2] < player.tokens[2]])
        return len(self.state.exile)

    def points(self, card: int, place: int) -> int:
        """What a card at that place is worth (IM-12.8 to IM-12.10)."""
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
                total += points.n * (self.count(counter, card) // counter.div)
            return min(total, CAP)
        return 0


def score(state: Imperium, seat: int) -> Score:
    """A player's points in parts (IM-12.6 to IM-12.11)."""
    player = state.players[seat]
    tally = Tally(state, player)
    parts = dict.fromkeys(PARTS, 0)
    parts["progress"] = player.tokens[2]
    for place in range(4):
        for card in tally.zones[place]:
            points = tally.points(card, place)
            if points == 0:
                continue
            if card == player.power or card == player.court:
                parts["power"] += points
            elif IS_UNREST[card]:
                parts["unrest"] += points
            elif SUIT[card] & FAME:
                parts["fame"] += points
            else:
                parts["cards"] += points
    return Score(parts, first=(-unrest_owned(player),) if state.collapsed else ())


def total(state: Imperium, seat: int) -> int:
    """The sum of `score` without its parts."""
    player = state.players[seat]
    tally = Tally(state, player)
    points = player.tokens[2]
    for place in range(4):
        for card in tally.zones[place]:
            points += tally.points(card, place)
    return points


def scores(state: Imperium) -> list[Score]:
    """Every seat's score; after a collapse the fewest unrest decide before points (IM-12.14)."""
    found: list[Score] = []
    for seat in range(state.seats):
        if state.players[seat].power < 0:
            found.append(Score(dict.fromkeys(PARTS, 0)))
        else:
            found.append(score(state, seat))
    return found


def verdict(state: Imperium) -> Message | None:
    """After a collapse: how many unrest everybody has (IM-12.14)."""
    if not state.collapsed:
        return None
    counts = [
        Message("im-verdict-count", {"seat": f"seat:{player.seat}", "count": unrest_owned(player)})
        for player in state.players
    ]
    return Message("im-verdict-collapse", {"counts": tuple(counts)}, "IM-12.14")
