"""The position of a game of Endeavor: flat lists by seat, cards and workers as bits."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from pentapolis.core.state import State
from pentapolis.games.endeavor.moves import KEY_BITS, Vocabulary
from pentapolis.games.endeavor.tables.box import Tables
from pentapolis.games.endeavor.tables.constants import (
    EUROPE,
    LEVELS,
    PER_DECK,
    TOP_POSITION,
    TRACKS,
)

Phase = Literal["build", "growth", "salary", "action"]
PHASES: Final[tuple[Phase, ...]] = ("build", "growth", "salary", "action")
BUILD: Final = 0
GROWTH: Final = 1
SALARY: Final = 2
ACTION: Final = 3

NOBODY: Final = -1
GONE: Final = -1
EMPTY: Final = -1


class Endeavor(State):
    """The whole table."""

    __slots__ = (
        "tables", "vocabulary", "edition", "pays_one", "checks_at_next_pass", "university_once",
        "round", "phase", "crown", "passed", "levels", "harbor", "supply", "buildings", "workers",
        "seen", "stacks", "board", "track", "filled", "cities", "markers", "tokens", "spent",
        "cards", "turned", "slots", "decks", "removed", "bound",
    )  # fmt: skip

    # Box and moves are shared by all states of a game and follow from `edition`.
    DERIVED: ClassVar[tuple[str, ...]] = ("tables", "vocabulary")

    tables: Tables
    vocabulary: Vocabulary
    edition: str
    pays_one: bool  # EN-12.3
    checks_at_next_pass: bool  # EN-Q6
    university_once: bool  # EN-Q12
    round: int
    phase: int
    crown: int
    passed: int  # bits of the seats that have passed
    levels: list[int]  # four by seat, true icon counts (EN-2.4)
    harbor: list[int]  # population by seat
    supply: list[int]  # population by seat; below zero when substitutes are used (EN-5.3)
    buildings: list[tuple[int, ...]]  # by seat: kinds in the order built
    workers: list[int]  # by seat: bits of the occupied buildings
    seen: list[tuple[int, ...]]  # by seat: the record of EN-12.8
    stacks: list[int]  # tiles left by kind
    board: list[int]  # the token on each space, or GONE
    track: list[int]  # the owner of the marker on each shipping space, or NOBODY
    filled: list[int]  # shipping spaces filled by region
    cities: list[int]  # the owner of each city, or NOBODY
    markers: list[int]  # by region and seat: markers in cities, on and beside the track
    tokens: list[int]  # by seat and kind
    spent: list[int]  # action tokens out of the game, by kind
    cards: list[int]  # by seat: owned and unturned, as bits
    turned: list[int]  # by seat: turned slavery cards, as bits
    slots: list[int]  # by seat: the governor on the governor slot, or EMPTY
    decks: list[int]  # by deck: the positions still there, as bits; the lowest is on top
    removed: int  # cards out of the game, as bits
    bound: int  # the region or deck of the first component (EN-8.16)

    def copy(self) -> Endeavor:
        # Lists that change rarely are shared with the copy: a change replaces them (`replaced`).
        other = Endeavor(self.seats)
        other.copy_common(self)
        other.tables = self.tables
        other.vocabulary = self.vocabulary
        other.edition = self.edition
        other.pays_one = self.pays_one
        other.checks_at_next_pass = self.checks_at_next_pass
        other.university_once = self.university_once
        other.round = self.round
        other.phase = self.phase
        other.crown = self.crown
        other.passed = self.passed
        other.levels = self.levels[:]
        other.harbor = self.harbor[:]
        other.supply = self.supply[:]
        other.buildings = self.buildings
        other.workers = self.workers[:]
        other.seen = self.seen[:]
        other.stacks = self.stacks
        other.board = self.board
        other.track = self.track
        other.filled = self.filled
        other.cities = self.cities
        other.markers = self.markers[:]
        other.tokens = self.tokens[:]
        other.spent = self.spent
        other.cards = self.cards[:]
        other.turned = self.turned
        other.slots = self.slots
        other.decks = self.decks
        other.removed = self.removed
        other.bound = self.bound
        return other

    # --- the table --------------------------------------------------------------------------

    def left(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def has_passed(self, seat: int) -> bool:
        """Whether the seat has passed in this action phase (EN-7.2)."""
        return bool(self.passed >> seat & 1)

    def is_open(self, region: int) -> bool:
        """Whether the region's track is full; Europe has no track and is always open (EN-9.8)."""
        return self.filled[region] == self.tables.track_length[region]

    def has_presence(self, seat: int, region: int) -> bool:
        """Whether the seat has a marker in the region; always true in Europe (EN-10.2, EN-10.3)."""
        return region == EUROPE or self.markers[region * self.seats + seat] > 0

    # --- buildings --------------------------------------------------------------------------

    def occupied_key(self, seat: int) -> int:
        """The multiset of kinds of the occupied buildings, as a number (EN-12.8)."""
        key = 0
        kinds = self.buildings[seat]
        workers = self.workers[seat]
        for i in range(len(kinds)):
            if workers >> i & 1:
                key += 1 << KEY_BITS * kinds[i]
        return key

    def free_building(self, seat: int, kind: int) -> int:
        """The free building of that kind that was built first, or -1 (EN-8.3, EN-Q17)."""
        kinds = self.buildings[seat]
        workers = self.workers[seat]
        for i in range(len(kinds)):
            if kinds[i] == kind and not workers >> i & 1:
                return i
        return -1

    # --- cards -------------------------------------------------------------------

    def top_card(self, deck: int) -> int:
        """The top card of a deck, or -1 if it is empty (EN-13.2, EN-13.9)."""
        position = TOP_POSITION[self.decks[deck]]
        return PER_DECK * deck + position if position >= 0 else -1

    def counters(self, seat: int) -> dict[str, int]:
        numbers = {TRACKS[track]: self.levels[LEVELS * seat + track] for track in range(LEVELS)}
        numbers["harbor"] = self.harbor[seat]
        return numbers
