"""What the rules fix for every box: tracks, regions, decks, kinds, and their order.

A card is ``6 * deck + position``, where position 0 is the governor or the value 0. Spaces with a
token are numbered: first shipping spaces, then cities, then connections.
"""

from __future__ import annotations

from typing import Final, Literal

TRACKS: Final[tuple[str, ...]] = ("industry", "culture", "finance", "politics")
TRACK_EFFECTS: Final[tuple[str, ...]] = (
    "building_level",
    "population_growth",
    "salary_payments",
    "card_limit",
)
MOST_VALUES: Final[tuple[int, ...]] = (5, 9, 9, 5)
"""By track: the highest value; buildings end at level 5, the card limit at 5 (EN-15.2)."""
INDUSTRY: Final = 0
CULTURE: Final = 1
FINANCE: Final = 2
POLITICS: Final = 3
LEVELS: Final = len(TRACKS)

REGIONS: Final[tuple[str, ...]] = (
    "europe", "north_america", "caribbean", "south_america", "africa", "india", "far_east",
)  # fmt: skip
EUROPE: Final = 0
DECKS: Final[tuple[str, ...]] = (
    "europe", "slavery", "north_america", "caribbean", "south_america", "africa", "india",
    "far_east",
)  # fmt: skip
EUROPE_DECK: Final = 0
SLAVERY_DECK: Final = 1
PER_DECK: Final = 6
FULL_DECK: Final = 0b111111
DECK_REGION: Final[tuple[int, ...]] = (0, 0, 1, 2, 3, 4, 5, 6)
DECKS_OF: Final = [
    [deck for deck in range(len(DECKS)) if DECK_REGION[deck] == region]
    for region in range(len(REGIONS))
]
TOP_POSITION: Final = [(left & -left).bit_length() - 1 for left in range(FULL_DECK + 1)]
"""By what is left of a deck, as bits: the position of its top card; -1 if nothing is left."""

CardKind = Literal["asset", "governor", "slavery"]
KINDS: Final[tuple[CardKind, ...]] = ("asset", "governor", "slavery")
TOKEN_KINDS: Final[tuple[str, ...]] = (
    "industry", "culture", "finance", "politics", "attack", "payment", "ship_or_draw",
    "occupy_or_draw",
)  # fmt: skip
TOKENS: Final = len(TOKEN_KINDS)
COLONIAL_HOUSE: Final = 0
MOST_SEATS: Final = 5
ROUNDS: Final = 7
TOP: Final = 15
"""The last printed space of a track (EN-2.4)."""
