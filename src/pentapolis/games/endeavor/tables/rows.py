"""The rows of the data files: regions, cities, connections, tokens, buildings, cards, tracks."""

from __future__ import annotations

from pentapolis.games.endeavor.effects import (
    ACTIONS,
    ATTACK,
    DRAW,
    MODES,
    OCCUPY,
    PAYMENT,
    SAME_DECK,
    SAME_REGION,
    SHIP,
    SINGLE,
    Action,
)
from pentapolis.games.endeavor.tables.constants import (
    DECKS,
    EUROPE_DECK,
    KINDS,
    MOST_VALUES,
    REGIONS,
    SLAVERY_DECK,
    TOP,
    TRACK_EFFECTS,
    TRACKS,
)
from pentapolis.games.endeavor.tables.records import Record


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
    """A city, its glory, and its position on a sheet of 1000 by 700."""

    __slots__ = ("region", "glory", "x", "y")

    def __init__(self, row: Record) -> None:
        super().__init__(row)
        self.region = row.one_of("region", REGIONS)
        self.glory = row.number("glory", 0, 9)
        self.x = row.number("x", 0, 1000)
        self.y = row.number("y", 0, 700)


class Connection:
    """A pair of connected cities (EN-10.6)."""

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
        row.fixed("effect", TRACK_EFFECTS[number])
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
    """The action of a token or building; None if it has none."""
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
