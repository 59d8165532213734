"""Cards and nations as printed (chapter 0): loaded once, checked, turned into tables of integers.

A card is its index in ``CARDS``, one per physical card (two-sided cards: one per side). What its
text does is in `effects`.
"""

from __future__ import annotations

import json
import re
import unicodedata
from importlib.resources import files
from typing import Any, Final

from pentapolis.core.message import Message

SUITS: Final[tuple[str, ...]] = (
    "power", "region", "uncivilised", "civilised", "tributary", "fame", "unrest",
)  # fmt: skip
POWER: Final = 1
REGION: Final = 2
UNCIVILISED: Final = 4
CIVILISED: Final = 8
TRIBUTARY: Final = 16
FAME: Final = 32
UNREST: Final = 64
MARKET_SUITS: Final = REGION | UNCIVILISED | CIVILISED | TRIBUTARY
TUCKING: Final = UNCIVILISED | CIVILISED | TRIBUTARY
"""Suits under which an unrest is tucked (IM-1.24)."""
ANY: Final = -1

TYPES: Final[tuple[str, ...]] = ("city", "metropolis", "knight", "mask", "scroll")
ICONS: Final[tuple[str, ...]] = ("bag", "wheat", "drop")
BAG: Final = 0
WHEAT: Final = 1
DROP: Final = 2
TOKENS: Final[tuple[str, ...]] = ("materials", "population", "progress")
MATERIALS: Final = 0
POPULATION: Final = 1
PROGRESS: Final = 2
STATES: Final[tuple[str, ...]] = ("barbarian", "empire")
BARBARIAN: Final = 0
EMPIRE: Final = 1
NO_STATE: Final = 2
BOXES: Final[tuple[str, ...]] = ("classics", "legends")
SIDES: Final[tuple[str, ...]] = ("A", "B")

VP_NONE: Final = 0
VP_FIXED: Final = 1
VP_CONDITIONAL: Final = 2
VP_VARIABLE: Final = 3
VP_KINDS: Final[tuple[str, ...]] = ("none", "fixed", "conditional", "variable")


def slug(name: str) -> str:
    """A name in the spelling of move texts: ``Go a'Viking`` is ``go-aviking``."""
    plain = unicodedata.normalize("NFKD", name.replace("ø", "o").replace("Ø", "O"))
    plain = "".join([sign for sign in plain if not unicodedata.combining(sign)]).lower()
    return re.sub(r"[^a-z0-9]+", "-", plain.replace("'", "").replace("’", "")).strip("-")


class Card:
    """The printed facts of a card."""

    __slots__ = (
        "index", "number", "slug", "en", "cs", "cs_source", "box", "deck", "start", "least",
        "suit", "state", "pinned", "attack", "free_play", "types", "icons", "cost", "data",
        "vp_kind", "source", "confidence",
    )  # fmt: skip

    def __init__(self, index: int, name: str, data: dict[str, Any]) -> None:
        self.index = index
        self.number: str = data["id"]
        self.slug = name
        self.en: str = data["name_en"]
        self.cs: str = data["name_cs"]
        self.cs_source: str = data["name_cs_source"]
        self.box: str = data["box"]
        self.deck: str = data["deck"]
        self.start: str = data["start"]
        self.least: int = data["min_players"]
        self.suit = suit_bits(data["suit"])
        state = data.get("state")
        self.state = STATES.index(state) if state is not None else NO_STATE
        self.pinned: bool = data.get("pinned", False)
        self.attack: bool = data.get("attack", False)
        self.free_play: bool = data.get("free_play", False)
        self.types = sum([1 << TYPES.index(kind) for kind in data.get("types", [])])
        icons = data.get("region_icons", {})
        if set(icons) - set(ICONS):
            raise ValueError(f"{self.number}: unknown region icon in {icons}")
        self.icons = tuple([int(icons.get(icon, 0)) for icon in ICONS])
        cost = data.get("dev_cost")
        self.cost = token_counts(cost) if cost is not None else None
        self.data = data
        self.vp_kind = VP_KINDS.index(data.get("vp", {"kind": "none"})["kind"])
        self.source: str = "; ".join(data["source"])
        self.confidence: str = data["confidence"]


def suit_bits(names: list[str]) -> int:
    """Suits as bits."""
    return sum([1 << SUITS.index(name) for name in names])


def token_counts(amounts: dict[str, int]) -> tuple[int, int, int]:
    """Materials, population and progress of a cost or gain."""
    if set(amounts) - set(TOKENS):
        raise ValueError(f"unknown token in {amounts}")
    return (
        int(amounts.get("materials", 0)),
        int(amounts.get("population", 0)),
        int(amounts.get("progress", 0)),
    )


class Nation:
    """A nation: its decks, state and special rules (section 11)."""

    __slots__ = (
        "index", "id", "code", "en", "cs", "box", "state", "exhausts", "hand", "role", "history",
        "power", "extra", "deck", "accession", "developments", "draw", "unrest", "source",
    )  # fmt: skip

    def __init__(self, index: int, data: dict[str, Any]) -> None:
        self.index = index
        self.id: str = data["id"]
        self.code: str = data["code"]
        self.en: str = data["name_en"]
        self.cs: str = data["name_cs"]
        self.box: str = data["box"]
        self.state = STATES.index(data["start_state"])
        self.exhausts: int = data["exhaust_tokens"]
        self.hand = tuple([int(data["hand_limit"][side]) for side in SIDES])
        self.role: str = data["accession_role"] or ""
        self.history: bool = data["has_history"]
        self.power = _indices(data["power"])
        self.extra = _indices(data["extra_in_play"])
        self.deck = _indices(data["nation_deck"])
        accession = _indices(data["accession"])
        self.accession = accession[0] if accession else -1
        self.developments = _indices(data["development_deck"])
        self.draw = _indices(data["draw_deck"])
        self.unrest = [_indices(data["common_unrest"][str(players)]) for players in (2, 3, 4)]
        self.source: str = data["source"]


def _load(name: str, key: str) -> Any:
    path = files("pentapolis.games.imperium").joinpath("data", f"{name}.json")
    return json.loads(path.read_text("utf-8"))[key]


def _cards() -> tuple[Card, ...]:
    records: list[dict[str, Any]] = []
    for box in BOXES:
        records += _load(f"commons_{box}", "cards")
    for nation in _load("nations", "nations"):
        records += _load(nation["id"], "cards")
    counts: dict[str, int] = {}
    for record in records:
        name = slug(record["name_en"])
        counts[name] = counts.get(name, 0) + 1
    found: list[Card] = []
    for record in records:
        name = slug(record["name_en"])
        # All unrest cards are interchangeable (IM-0.13); other cards with equal names have their
        # number.
        if counts[name] > 1 and name != "unrest":
            name = f"{name}-{record['id'].lower()}"
        try:
            found.append(Card(len(found), name, record))
        except (KeyError, ValueError, TypeError, AttributeError) as error:
            raise ValueError(f"card {record.get('id')}: {error!r}") from error
    return tuple(found)


CARDS: Final = _cards()
EVERY_CARD: Final = tuple(range(len(CARDS)))
BY_NUMBER: Final = {card.number: card.index for card in CARDS}
BY_SLUG: Final = {card.slug: card.index for card in reversed(CARDS)}


def _indices(numbers: list[str]) -> tuple[int, ...]:
    missing = [number for number in numbers if number not in BY_NUMBER]
    if missing:
        raise ValueError(f"card {missing[0]}: a nation has it, but it is not among the cards")
    return tuple([BY_NUMBER[number] for number in numbers])


NATIONS: Final = tuple([Nation(i, data) for i, data in enumerate(_load("nations", "nations"))])
NATION_INDEX: Final = {nation.id: nation.index for nation in NATIONS}

# --- by card -----------------------------------------------------------------------------

# Small numbers as bytes, which compiled code reads without creating objects.
SUIT: Final = bytes([card.suit for card in CARDS])
STATE: Final = bytes([card.state for card in CARDS])
PINNED: Final = bytes([card.pinned for card in CARDS])
ATTACK: Final = bytes([card.attack for card in CARDS])
FREE_PLAY: Final = bytes([card.free_play for card in CARDS])
TYPE: Final = bytes([card.types for card in CARDS])
BAGS: Final = bytes([card.icons[BAG] for card in CARDS])
WHEATS: Final = bytes([card.icons[WHEAT] for card in CARDS])
DROPS: Final = bytes([card.icons[DROP] for card in CARDS])
ICON_BITS: Final = bytes(
    [sum([1 << icon for icon in range(len(ICONS)) if card.icons[icon]]) for card in CARDS]
)
IS_UNREST: Final = bytes([card.suit == UNREST for card in CARDS])
COST: Final = [card.cost if card.cost is not None else (0, 0, 0) for card in CARDS]
WEIGHT: Final = bytes([card.data.get("suit_weight", {}).get("region", 1) for card in CARDS])
"""How many regions a region counts for (IM-P14)."""
NAMES: Final = [card.en for card in CARDS]
COMPONENT: Final = [f"card:{card.slug}" for card in CARDS]
VARIABLE: Final = bytes([card.vp_kind == VP_VARIABLE for card in CARDS])
UNREST_CARD: Final = BY_SLUG["unrest"]
"""The card that stands for every unrest in moves."""

CITY: Final = 1 << TYPES.index("city")
METROPOLIS: Final = 1 << TYPES.index("metropolis")
KNIGHT: Final = 1 << TYPES.index("knight")
MASK: Final = 1 << TYPES.index("mask")
SCROLL: Final = 1 << TYPES.index("scroll")


def named(name: str) -> tuple[int, ...]:
    """All cards of that English name."""
    found = tuple([card.index for card in CARDS if card.en == name])
    if not found:
        raise ValueError(f"no card is called {name!r}")
    return found


def _commons(box: str, suit: int, players: int) -> tuple[int, ...]:
    return tuple(
        [
            card.index
            for card in CARDS
            if card.start == "common"
            and card.box == box
            and card.least <= players
            and (card.suit & suit)
            and not (suit == CIVILISED and card.suit & UNCIVILISED)
        ]
    )


COMMONS: Final = {
    (box, suit, players): _commons(box, suit, players)
    for box in BOXES
    for suit in (REGION, UNCIVILISED, CIVILISED, TRIBUTARY, FAME, UNREST)
    for players in (2, 3, 4)
}


def commons(box: str, suit: int, players: int) -> list[int]:
    """The common cards of a box for that many players; dual cards count as uncivilised (IM-0.7)."""
    return list(COMMONS[box, suit, players])


KING_OF_KINGS: Final = [
    (BY_NUMBER["1FAM9A"], BY_NUMBER["1FAM9B"]),
    (BY_NUMBER["2FAM9A"], BY_NUMBER["2FAM9B"]),
]
ARTHURIANS: Final = NATION_INDEX["arthurians"]
ATLANTEANS: Final = NATION_INDEX["atlanteans"]
UTOPIANS: Final = NATION_INDEX["utopians"]
VIKINGS: Final = NATION_INDEX["vikings"]
GRAAL: Final = BY_NUMBER["2ART3"]
POTTERY: Final = BY_NUMBER["2MIN16"]
STONE_HEADS: Final = BY_NUMBER["2OLM7"]
STEP_PYRAMIDS: Final = BY_NUMBER["2OLM3"]
PALACE: Final = BY_NUMBER["2ATL3"]
MOUNTAIN_OF_ATLANTIS: Final = BY_NUMBER["2ATL10"]
GWAITH_CAMLAN: Final = BY_NUMBER["2ART8"]
TWRCH_TRWYTH: Final = BY_NUMBER["2ART5"]
SUMERIANS: Final = BY_NUMBER["1TRI7"]
VISIONS: Final = BY_NUMBER["2UTO2A"]
NEXT_JOURNEY: Final = {
    BY_NUMBER["2UTO2A"]: BY_NUMBER["2UTO2B"],
    BY_NUMBER["2UTO2B"]: BY_NUMBER["2UTO3A"],
    BY_NUMBER["2UTO3A"]: BY_NUMBER["2UTO3B"],
}


def _check() -> None:
    """Check the totals of IM-0.11, IM-1.22 and section 11; wrong data fails at import."""
    assert len(CARDS) == len(BY_NUMBER) == 572, "572 card faces"
    assert len(NATIONS) == 16, "16 nations"
    assert sum(1 for unrest in IS_UNREST if unrest) == 86, "86 unrest cards"
    expected = {2: (13, 18, 12, 9, 8), 3: (14, 21, 13, 10, 10), 4: (14, 22, 15, 11, 12)}
    for box in BOXES:
        for players, counts in expected.items():
            found = tuple(
                [
                    len(commons(box, suit, players))
                    for suit in (REGION, UNCIVILISED, CIVILISED, TRIBUTARY, UNREST)
                ]
            )
            assert found == counts, (box, players, found)
            assert len(commons(box, FAME, players)) == 8, "8 fame cards and King of Kings"
    for nation in NATIONS:
        sides = nation.power + nation.extra + nation.deck + nation.developments + nation.draw
        every = [card.index for card in CARDS if card.deck == nation.id]
        accession = (nation.accession,) if nation.accession >= 0 else ()
        used = sorted([*sides, *accession, *nation.unrest[2]])
        assert used == sorted(every), f"{nation.id}: cards without a place, or twice"


_check()


def tokens_text(res: tuple[int, int, int]) -> Message:
    """Amounts of tokens in words."""
    parts: list[Message] = []
    if res[0]:
        parts.append(Message("im-materials", {"count": res[0]}))
    if res[1]:
        parts.append(Message("im-population", {"count": res[1]}))
    if res[2]:
        parts.append(Message("im-progress", {"count": res[2]}))
    return parts[0] if len(parts) == 1 else Message("im-and", {"parts": tuple(parts)})
