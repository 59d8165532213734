"""Board, tokens, tracks, buildings and cards of one data set, as tables of small integers.

A game of the box uses `BOX`; other data files (an owner's corrections) become another `Tables`.
States share their tables by reference. A card is ``6 * deck + position``, where position 0 is
the governor or the value 0; a space with a token is first the shipping spaces, then the cities,
then the connections.
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.errors import BadOption
from pentapolis.core.message import Message
from pentapolis.core.move import Move
from pentapolis.games.endeavor.reading import (
    FILES,
    Record,
    box_texts,
    distinct,
    fingerprint,
    parse,
    texts_at,
)

TRACKS: Final = ("industry", "culture", "finance", "politics")
EFFECTS: Final = ("building_level", "population_growth", "salary_payments", "card_limit")
MOST_VALUES: Final = (5, 9, 9, 5)
"""By track: buildings end at level 5, the card limit is at most 5 (EN-15.2)."""
INDUSTRY: Final = 0
CULTURE: Final = 1
FINANCE: Final = 2
POLITICS: Final = 3

REGIONS: Final = (
    "europe", "north_america", "caribbean", "south_america", "africa", "india", "far_east",
)  # fmt: skip
EUROPE: Final = 0
DECKS: Final = (
    "europe", "slavery", "north_america", "caribbean", "south_america", "africa", "india",
    "far_east",
)  # fmt: skip
EUROPE_DECK: Final = 0
SLAVERY_DECK: Final = 1
PER_DECK: Final = 6
FULL_DECK: Final = 0b111111
DECK_REGION: Final = (0, 0, 1, 2, 3, 4, 5, 6)

ACTIONS: Final = ("ship", "occupy", "attack", "payment", "draw")
SHIP: Final = 0
OCCUPY: Final = 1
ATTACK: Final = 2
PAYMENT: Final = 3
DRAW: Final = 4
COSTS: Final = (1, 1, 2, 0, 0)
"""Population from the harbor by action, the worker that activates aside (EN-8.5)."""

MODES: Final = ("single", "choose_one", "both_same_region", "both_same_deck")
SINGLE: Final = 0
CHOOSE_ONE: Final = 1
SAME_REGION: Final = 2
SAME_DECK: Final = 3

KINDS: Final = ("asset", "governor", "slavery")
TOKEN_KINDS: Final = (
    "industry", "culture", "finance", "politics", "attack", "payment", "ship_or_draw",
    "occupy_or_draw",
)  # fmt: skip
TOKENS: Final = len(TOKEN_KINDS)
COLONIAL_HOUSE: Final = 0
MOST_SEATS: Final = 5
ROUNDS: Final = 7
TOP: Final = 15
"""The last printed space of a track (EN-2.4)."""
KEY_BITS: Final = 3
"""A multiset of building kinds is a number with so many bits for the count of each kind."""


class Choice(Move):
    """A move that names one thing of a table."""

    __slots__ = ("index",)

    def __init__(self, verb: str, component: str, index: int) -> None:
        super().__init__(verb, (component,))
        self.index = index


class Returning(Move):
    """Workers come back from buildings of these kinds (EN-Q17)."""

    __slots__ = ("key", "kinds")

    def __init__(self, key: int, kinds: tuple[int, ...], components: tuple[str, ...]) -> None:
        super().__init__("return", components)
        self.key = key
        self.kinds = kinds


class Action:
    """What an activation or an action token does (EN-8.7 to EN-8.10)."""

    __slots__ = ("mode", "parts", "mask")

    def __init__(self, mode: int, parts: tuple[int, ...]) -> None:
        self.mode = mode
        self.parts = parts
        self.mask = 0
        for part in parts:
            self.mask |= 1 << part


class Thing:
    """What every component has: id, names, source and confidence."""

    __slots__ = ("id", "en", "cs", "source", "confidence")

    def __init__(self, row: Record) -> None:
        self.id = row.id()
        self.en = row.text("name_en")
        self.cs = row.text("name_cs")
        self.source = row.text("source")
        self.confidence = row.confidence()


class Region(Thing):
    """A region and the length of its shipping track, 0 for Europe (EN-1.4)."""

    __slots__ = ("track",)

    def __init__(self, row: Record) -> None:
        super().__init__(row)
        self.track = row.number("shipping_track", 0, 20)


class City(Thing):
    """A city, its glory, and a place on a sheet of 1000 by 700."""

    __slots__ = ("region", "glory", "x", "y")

    def __init__(self, row: Record) -> None:
        super().__init__(row)
        self.region = row.one_of("region", REGIONS)
        self.glory = row.number("glory", 0, 9)
        self.x = row.number("x", 0, 1000)
        self.y = row.number("y", 0, 700)


class Connection:
    """Two cities that are joined (EN-10.6)."""

    __slots__ = ("id", "one", "other", "source", "confidence")

    def __init__(self, row: Record, city_ids: tuple[str, ...]) -> None:
        self.id = row.id()
        ends = row.words("cities")
        if len(ends) != 2 or ends[0] == ends[1] or not set(ends) <= set(city_ids):
            raise row.bad("cities", "2 × city")
        self.one = city_ids.index(ends[0])
        self.other = city_ids.index(ends[1])
        self.source = row.text("source")
        self.confidence = row.confidence()


class Token(Thing):
    """A kind of trade token: an icon, or an action (EN-1.6)."""

    __slots__ = ("count", "icons", "action")

    def __init__(self, row: Record) -> None:
        super().__init__(row)
        self.count = row.number("count", 0, 95)
        self.icons = icons_of(row)
        self.action = action_of(row)
        row.fixed("class", "action" if self.action is not None else "development")


class Building(Thing):
    """A kind of building tile, or the printed Colonial House (EN-4.12)."""

    __slots__ = ("level", "count", "icons", "glory", "action")

    def __init__(self, row: Record) -> None:
        super().__init__(row)
        self.level = row.number("level", 0, 5)
        self.count = row.number("count", 0, 9)
        self.icons = icons_of(row)
        self.glory = row.number("glory", 0, 9)
        self.action = action_of(row)


class Card(Thing):
    """A card: its deck, its place in the deck, its icons (EN-1.9 to EN-1.11)."""

    __slots__ = ("deck", "position", "kind", "icons", "glory", "abolition")

    def __init__(self, row: Record) -> None:
        super().__init__(row)
        self.deck = row.one_of("deck", DECKS)
        self.kind = KINDS[row.one_of("kind", KINDS)]
        governor = self.kind == "governor"
        if governor:
            row.fixed("value", None)
        self.position = 0 if governor else row.number("value", 0, 5)
        if (self.kind == "slavery") != (self.deck == SLAVERY_DECK):
            raise row.bad("kind", "slavery: deck slavery")
        if self.deck <= SLAVERY_DECK and governor:
            raise row.bad("kind", "asset, slavery")
        if self.deck > SLAVERY_DECK and (self.position == 0) != governor:
            raise row.bad("value", "1..5")
        self.icons = icons_of(row)
        self.glory = row.number("glory", 0, 9)
        self.abolition = row.flag("abolition")
        if self.abolition != (self.deck == EUROPE_DECK and self.position == 5):
            raise row.bad("abolition", "europe_5: true")


class Track(Thing):
    """A development track: the value that each level yields (EN-2.3)."""

    __slots__ = ("values",)

    def __init__(self, row: Record) -> None:
        super().__init__(row)
        values: list[int] = []
        number = row.one_of("id", TRACKS)
        row.fixed("effect", EFFECTS[number])
        for column in row.rows("columns"):
            start = column.number("from", len(values), len(values))
            end = column.number("to", start, TOP)
            values += [column.number("value", 1, MOST_VALUES[number])] * (end + 1 - start)
        row.expect("columns", len(values), TOP + 1)
        self.values = tuple(values)


def icons_of(row: Record) -> tuple[int, int, int, int]:
    """The development icons of a token, building or card, by track."""
    child = row.child("development")
    for name in child.data:
        if name not in TRACKS:
            raise row.bad("development", ", ".join(TRACKS))
    counts = [child.number(name, 0, 9) if name in child.data else 0 for name in TRACKS]
    return counts[0], counts[1], counts[2], counts[3]


def action_of(row: Record) -> Action | None:
    """The action of a token or building; null where there is none."""
    if row.take("action") is None:
        return None
    child = row.child("action")
    mode = child.one_of("mode", MODES)
    parts: list[int] = []
    for word in child.words("of"):
        if word not in ACTIONS:
            raise child.bad("of", ", ".join(ACTIONS))
        parts.append(ACTIONS.index(word))
    if len(parts) != (1 if mode == SINGLE else 2):
        raise child.bad("of", "single: 1, other modes: 2")
    if mode != SINGLE and PAYMENT in parts:
        raise child.bad("of", "payment: single")
    if mode == SAME_REGION and not set(parts) <= {SHIP, OCCUPY, ATTACK}:
        raise child.bad("of", "ship, occupy, attack")
    if mode == SAME_DECK and parts != [DRAW, DRAW]:
        raise child.bad("of", "draw, draw")
    return Action(mode, tuple(parts))


class Tables:
    """Everything that one data set says. Nothing in it changes after it is built."""

    __slots__ = (
        "edition", "regions", "cities", "connections", "tokens", "tracks", "buildings", "cards",
        "values", "glory_of_level", "glory_source", "glory_confidence", "connection_glory",
        "slot_glory", "population", "per_glory", "slavery_glory", "track_length", "track_start",
        "city_start", "connection_start", "spaces", "cities_of", "city_region", "link_connection",
        "link_city", "building_icons", "building_level", "building_action", "token_icons",
        "token_action", "card_icons", "card_glory", "governors", "slavery", "assets",
        "build_moves", "activate_moves", "use_moves", "ship_moves", "occupy_moves",
        "attack_moves", "draw_moves", "discard_moves", "slot_moves", "return_moves",
        "building_ids", "token_ids", "worths",
    )  # fmt: skip

    def __init__(self, texts: dict[str, str], edition: str) -> None:
        self.edition = edition  # "" for the box, else what tells the data set apart
        sources = {name: parse(texts[name], f"{name}.json") for name in FILES}
        for name in FILES:
            sources[name].one_of("schema", (f"endeavor.{name}/1",))
        self._read_board(sources["board"])
        self._read_tokens(sources["tokens"])
        self._read_buildings(sources["buildings"])
        self._read_tracks(sources["tracks"])
        self._read_cards(sources["cards"])
        for name in FILES:
            sources[name].check_used()
        self._intern_moves()

    # --- reading, file by file --------------------------------------------------------------

    def _read_board(self, source: Record) -> None:
        """Seven regions, their tracks and cities, and the connections (EN-1.4, EN-1.5)."""
        rows = source.rows("regions")
        distinct(rows)
        source.expect("regions", len(rows), len(REGIONS))
        found: dict[str, Region] = {}
        for row in rows:
            number = row.one_of("id", REGIONS)
            if row.flag("open_at_start") != (number == EUROPE):
                raise row.bad("open_at_start", "europe: true")
            row.fixed("automatic_presence", number == EUROPE)
            row.fixed("decks", [DECKS[i] for i in range(len(DECKS)) if DECK_REGION[i] == number])
            region = Region(row)
            if (region.track == 0) != (number == EUROPE):
                raise row.bad("shipping_track", "europe: 0")
            found[region.id] = region
        self.regions = tuple([found[name] for name in REGIONS])
        rows = source.rows("cities")
        distinct(rows)
        self.cities = tuple([City(row) for row in rows])
        city_ids = tuple([city.id for city in self.cities])
        rows = source.rows("connections")
        distinct(rows)
        self.connections = tuple([Connection(row, city_ids) for row in rows])
        self.connection_glory = source.number("connection_glory", 0, 9)
        self.track_length = [region.track for region in self.regions]
        self.track_start = [sum(self.track_length[:i]) for i in range(len(REGIONS))]
        self.city_start = sum(self.track_length)
        self.connection_start = self.city_start + len(self.cities)
        self.spaces = self.connection_start + len(self.connections)
        self.city_region = [city.region for city in self.cities]
        self.cities_of = [
            [i for i in range(len(self.cities)) if self.city_region[i] == region]
            for region in range(len(REGIONS))
        ]
        for number in range(len(REGIONS)):
            if not self.cities_of[number]:
                raise source.bad("cities", f"{REGIONS[number]}: 1+")
        self.link_connection = [self._links(city, True) for city in range(len(self.cities))]
        self.link_city = [self._links(city, False) for city in range(len(self.cities))]

    def _links(self, city: int, connections: bool) -> list[int]:
        """The connections of a city, or the cities at their other ends, in the same order."""
        result: list[int] = []
        for i in range(len(self.connections)):
            link = self.connections[i]
            if city == link.one:
                result.append(i if connections else link.other)
            elif city == link.other:
                result.append(i if connections else link.one)
        return result

    def _read_tokens(self, source: Record) -> None:
        """Eight kinds, exactly one token for each space of the board (EN-1.6 to EN-1.8)."""
        rows = source.rows("kinds")
        distinct(rows)
        source.expect("kinds", len(rows), TOKENS)
        found = {TOKEN_KINDS[row.one_of("id", TOKEN_KINDS)]: Token(row) for row in rows}
        self.tokens = tuple([found[name] for name in TOKEN_KINDS])
        source.expect("tokens", sum([token.count for token in self.tokens]), self.spaces)
        if "placement" in source.data:
            placement = source.child("placement")
            placement.fixed("one_per", ["city", "connection", "shipping_space"])
            placement.fixed("spaces_on_board", self.spaces)
            placement.fixed("left_over", 0)
        self.token_icons = [count for token in self.tokens for count in token.icons]
        self.token_action = [token.action for token in self.tokens]

    def _read_tracks(self, source: Record) -> None:
        """Values by level, glory spaces, and the player board (EN-2.3, EN-1.13, EN-1.14)."""
        rows = source.rows("tracks")
        distinct(rows)
        source.expect("tracks", len(rows), len(TRACKS))
        found = {TRACKS[row.one_of("id", TRACKS)]: Track(row) for row in rows}
        self.tracks = tuple([found[name] for name in TRACKS])
        self.values = [value for track in self.tracks for value in track.values]
        glory = source.child("glory")
        spaces = glory.numbers("glory_spaces", 0, TOP)
        if 0 not in spaces:
            raise glory.bad("glory_spaces", "0, …")
        self.glory_of_level = [
            max([space for space in spaces if space <= level]) for level in range(TOP + 1)
        ]
        self.glory_source = glory.text("source")
        self.glory_confidence = glory.confidence()
        source.fixed("max_printed", TOP)
        source.fixed("rounds", ROUNDS)
        source.fixed("players", [3, 4, 5])
        if "level_above_max" in source.data:
            source.child("level_above_max").fixed("keep_true_level", True)
        board = source.child("player_board")
        board.expect("building_spaces", board.number("building_spaces", 0, 99), ROUNDS)
        board.fixed("preprinted_building", self.buildings[COLONIAL_HOUSE].id)
        board.fixed("card_slots", 5)
        board.fixed("governor_slots", 1)
        self.slot_glory = board.number("empty_governor_slot_glory", 0, 9)
        self.population = board.number("population_per_player", 1, 99)
        self.per_glory = board.number("harbor_population_per_glory", 1, 99)

    def _read_buildings(self, source: Record) -> None:
        """The printed building and 15 stacks: 5, 4, 3, 2, 1 tiles by level (EN-1.12)."""
        start = source.child("start_building")
        start.expect("level", start.number("level", 0, 5), 0)
        start.expect("count", start.number("count", 0, 9), 0)
        start.expect("development", sum(icons_of(start)), 0)
        if "limits" in source.data:
            limits = source.child("limits")
            limits.fixed("level_5_per_player", 1)
            limits.fixed("same_building_twice", True)
            limits.fixed("must_build_each_round", True)
        if "payment_action" in source.data:
            # Another amount is the option `payment`, not another box (EN-12.3).
            source.child("payment_action").fixed("amount", "finance_value")
        rows = source.rows("buildings")
        distinct([start, *rows])
        source.expect("buildings", len(rows), 15)
        for row in rows:
            level = row.number("level", 1, 5)
            row.expect("count", row.number("count", 0, 9), 6 - level)
        kinds = [Building(start)]
        for level in range(1, 6):
            of_level = [row for row in rows if row.number("level", 1, 5) == level]
            source.expect(f"level {level}", len(of_level), 3)
            kinds += [Building(row) for row in of_level]
        self.buildings = tuple(kinds)
        self.building_icons = [count for kind in kinds for count in kind.icons]
        self.building_level = [kind.level for kind in kinds]
        self.building_action = [kind.action for kind in kinds]

    def _read_cards(self, source: Record) -> None:
        """Eight decks of six (EN-1.9 to EN-1.11)."""
        rows = source.rows("cards")
        distinct(rows)
        source.expect("cards", len(rows), len(DECKS) * PER_DECK)
        found: dict[int, Card] = {}
        for row in rows:
            card = Card(row)
            index = card.deck * PER_DECK + card.position
            if index in found:
                raise BadOption(Message("en-data-twice", {"where": row.where, "id": card.id}))
            found[index] = card
        self.cards = tuple([found[index] for index in range(len(DECKS) * PER_DECK)])
        self.slavery_glory = source.number("slavery_discarded_glory", -9, 0)
        if "order_top_first" in source.data:
            order = source.child("order_top_first")
            order.fixed("with_governor", ["governor", 1, 2, 3, 4, 5])
            order.fixed("without_governor", [0, 1, 2, 3, 4, 5])
        self.card_icons = [count for card in self.cards for count in card.icons]
        self.card_glory = [card.glory for card in self.cards]
        self.governors = self._cards_of("governor")
        self.slavery = self._cards_of("slavery")
        self.assets = self._cards_of("asset")

    def _cards_of(self, kind: str) -> int:
        mask = 0
        for index in range(len(self.cards)):
            if self.cards[index].kind == kind:
                mask |= 1 << index
        return mask

    # --- moves, made once -------------------------------------------------------------------

    def _intern_moves(self) -> None:
        building_ids = [f"building:{kind.id}" for kind in self.buildings]
        token_ids = [f"token:{kind.id}" for kind in self.tokens]
        self.building_ids = building_ids
        self.token_ids = token_ids
        region_ids = [f"region:{region.id}" for region in self.regions]
        city_ids = [f"city:{city.id}" for city in self.cities]
        card_ids = [f"card:{card.id}" for card in self.cards]
        self.build_moves = choices("build", building_ids)
        self.activate_moves = choices("activate", building_ids)
        self.use_moves = choices("use", token_ids)
        self.ship_moves = choices("ship", region_ids)
        self.occupy_moves = choices("occupy", city_ids)
        self.attack_moves = choices("attack", city_ids)
        self.draw_moves = choices("draw", [f"deck:{name}" for name in DECKS])
        self.discard_moves = choices("discard", card_ids)
        self.slot_moves = choices("slot", card_ids)
        self.return_moves: dict[int, Returning] = {}
        self.worths: list[float] = []  # what rules of thumb make of these tables, once

    def returning(self, key: int) -> Returning:
        """The move that returns a worker from each kind of that multiset."""
        move = self.return_moves.get(key)
        if move is None:
            kinds = kinds_of(key)
            components = tuple([self.building_ids[kind] for kind in kinds])
            move = Returning(key, kinds, components)
            self.return_moves[key] = move
        return move


def choices(verb: str, components: list[str]) -> list[Choice]:
    """One move for each component."""
    return [Choice(verb, component, i) for i, component in enumerate(components)]


def kinds_of(key: int) -> tuple[int, ...]:
    """The building kinds of a multiset, sorted."""
    kinds: list[int] = []
    kind = 0
    while key:
        kinds += [kind] * (key & (1 << KEY_BITS) - 1)
        key >>= KEY_BITS
        kind += 1
    return tuple(kinds)


BOX: Final = Tables(box_texts(), "")
_loaded: Final[dict[str, Tables]] = {}


def tables_at(path: str) -> Tables:
    """The tables of the data files at that path; the same files give the same tables."""
    texts = texts_at(path)
    mark = fingerprint(texts)
    if mark not in _loaded:
        _loaded[mark] = Tables(texts, mark)
    return _loaded[mark]
