"""Board, tokens, tracks, buildings and cards of one data set, as tables of small integers.

Games use `BOX` by default; other data files (a player's corrections) give other `Tables`. States
share their tables by reference.
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.errors import BadOption
from pentapolis.core.message import Message
from pentapolis.games.endeavor.effects import Action
from pentapolis.games.endeavor.tables.constants import (
    COLONIAL_HOUSE,
    DECK_REGION,
    DECKS,
    EUROPE,
    PER_DECK,
    REGIONS,
    ROUNDS,
    TOKEN_KINDS,
    TOKENS,
    TOP,
    TRACKS,
)
from pentapolis.games.endeavor.tables.files import FILES, box_texts, fingerprint, texts_at
from pentapolis.games.endeavor.tables.records import Record, distinct, parse
from pentapolis.games.endeavor.tables.rows import (
    Building,
    Card,
    City,
    Connection,
    Region,
    Token,
    Track,
    icons_of,
)


class Tables:
    """All data of one data set. Immutable after it is built."""

    __slots__ = (
        "edition", "regions", "cities", "connections", "tokens", "tracks", "buildings", "cards",
        "values", "glory_of_level", "glory_source", "glory_confidence", "connection_glory",
        "slot_glory", "population", "per_glory", "slavery_glory", "track_length", "track_start",
        "city_start", "connection_start", "spaces", "cities_of", "city_region", "link_connection",
        "link_city", "building_icons", "building_level", "building_action", "building_mask",
        "token_icons", "token_action", "token_mask", "acting_tokens", "card_icons", "card_glory",
        "city_glory", "governors", "slavery", "assets", "building_ids", "token_ids", "city_ids",
        "card_ids",
    )  # fmt: skip

    def __init__(self, texts: dict[str, str], edition: str) -> None:
        self.edition = edition  # "" for the box, else the fingerprint of the data set
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

    # --- reading, file by file --------------------------------------------------------------

    def _read_board(self, source: Record) -> None:
        """Read seven regions, their tracks and cities, and the connections (EN-1.4, EN-1.5)."""
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
        self.city_ids = [f"city:{name}" for name in city_ids]
        self.city_region = [city.region for city in self.cities]
        self.city_glory = [city.glory for city in self.cities]
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
        """Read eight kinds, in total one token for each space of the board (EN-1.6 to EN-1.8)."""
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
        self.token_ids = [f"token:{token.id}" for token in self.tokens]
        self.token_action = [token.action for token in self.tokens]
        self.token_mask = masks_of(self.token_action)
        self.acting_tokens = [kind for kind in range(TOKENS) if self.token_mask[kind]]

    def _read_tracks(self, source: Record) -> None:
        """Read values by level, glory spaces, and the player board (EN-2.3, EN-1.13, EN-1.14)."""
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
        """Read the printed building and 15 stacks: 5, 4, 3, 2, 1 tiles by level (EN-1.12)."""
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
            # Another amount is chosen by the option `payment`, not by a data file (EN-12.3).
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
        self.building_ids = [f"building:{kind.id}" for kind in kinds]
        self.building_action = [kind.action for kind in kinds]
        self.building_mask = masks_of(self.building_action)

    def _read_cards(self, source: Record) -> None:
        """Read eight decks of six cards (EN-1.9 to EN-1.11)."""
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
        self.card_ids = [f"card:{card.id}" for card in self.cards]
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


def masks_of(actions: list[Action | None]) -> list[int]:
    """The components of each action, as bits; 0 where there is no action."""
    return [action.mask if action is not None else 0 for action in actions]


BOX: Final = Tables(box_texts(), "")
_loaded: Final[dict[str, Tables]] = {}


def tables_at(path: str) -> Tables:
    """The tables of the data files at that path; the same files give the same tables."""
    texts = texts_at(path)
    mark = fingerprint(texts)
    if mark not in _loaded:
        _loaded[mark] = Tables(texts, mark)
    return _loaded[mark]
