"""The position of a game of Endeavor: flat lists by seat, cards and workers as bits."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, Final

from pentapolis.core.score import Score
from pentapolis.core.state import State
from pentapolis.games.endeavor.tables import (
    CULTURE,
    EUROPE,
    FINANCE,
    KEY_BITS,
    PER_DECK,
    POLITICS,
    TOKENS,
    TOP,
    TRACKS,
    Tables,
)

PHASES: Final = ("build", "growth", "salary", "action")
BUILD: Final = 0
GROWTH: Final = 1
SALARY: Final = 2
ACTION: Final = 3

NOBODY: Final = -1
GONE: Final = -1
EMPTY: Final = -1
LEVELS: Final = len(TRACKS)


class Endeavor(State):
    """The whole table."""

    __slots__ = (
        "tables", "edition", "pays_one", "checks_at_next_pass", "university_once", "round",
        "phase", "crown", "passed", "levels", "harbor", "supply", "buildings", "workers", "seen",
        "stacks", "board", "track", "filled", "cities", "markers", "tokens", "spent", "cards",
        "turned", "slots", "decks", "removed", "bound",
    )  # fmt: skip

    # The data set is shared by all states of a game; `edition` stands for it.
    DERIVED: ClassVar[tuple[str, ...]] = ("journal", "tables")

    tables: Tables
    edition: str
    pays_one: bool  # EN-12.3
    checks_at_next_pass: bool  # EN-Q6
    university_once: bool  # EN-Q12
    round: int
    phase: int
    crown: int
    passed: int  # the bits of the seats that have passed
    levels: list[int]  # four by seat, true icon counts (EN-2.4)
    harbor: list[int]  # population by seat
    supply: list[int]  # population by seat; below zero when substitutes are used (EN-5.3)
    buildings: list[tuple[int, ...]]  # by seat: kinds in the order of building
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
        other = Endeavor(self.seats)
        other.copy_common(self)
        other.tables = self.tables
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
        other.buildings = self.buildings[:]
        other.workers = self.workers[:]
        other.seen = self.seen[:]
        other.stacks = self.stacks[:]
        other.board = self.board[:]
        other.track = self.track[:]
        other.filled = self.filled[:]
        other.cities = self.cities[:]
        other.markers = self.markers[:]
        other.tokens = self.tokens[:]
        other.spent = self.spent[:]
        other.cards = self.cards[:]
        other.turned = self.turned[:]
        other.slots = self.slots[:]
        other.decks = self.decks[:]
        other.removed = self.removed
        other.bound = self.bound
        return other

    # --- the table --------------------------------------------------------------------------

    def left(self, seat: int) -> int:
        """The next player clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def has_passed(self, seat: int) -> bool:
        """Whether the seat is out of this action phase (EN-7.2)."""
        return bool(self.passed >> seat & 1)

    def is_open(self, region: int) -> bool:
        """A region is open when its track is full; Europe has none to fill (EN-9.8)."""
        return self.filled[region] == self.tables.track_length[region]

    def has_presence(self, seat: int, region: int) -> bool:
        """At least one own marker in the region; in Europe everybody (EN-10.2, EN-10.3)."""
        return region == EUROPE or self.markers[region * self.seats + seat] > 0

    # --- levels (section 2) -----------------------------------------------------------------

    def value(self, seat: int, track: int) -> int:
        """What a track yields at its level; levels above 15 as 15 (EN-2.3, EN-2.7)."""
        level = self.levels[LEVELS * seat + track]
        if level > TOP:
            level = TOP
        return self.tables.values[(TOP + 1) * track + level]

    def growth(self, seat: int) -> int:
        """Population from the supply each round (EN-5.1)."""
        return self.value(seat, CULTURE)

    def payments(self, seat: int) -> int:
        """Workers that the salary phase returns (EN-6.1)."""
        return self.value(seat, FINANCE)

    def card_limit(self, seat: int) -> int:
        """Cards that may be kept on passing (EN-15.2)."""
        return self.value(seat, POLITICS)

    def add_icons(self, seat: int, icons: list[int], index: int) -> None:
        """A building, token or card is gained: levels rise at once (EN-2.2, EN-7.7)."""
        for track in range(LEVELS):
            self.levels[LEVELS * seat + track] += icons[LEVELS * index + track]

    def take_icons(self, seat: int, icons: list[int], index: int) -> None:
        """A card is lost: levels fall at once (EN-2.2)."""
        for track in range(LEVELS):
            self.levels[LEVELS * seat + track] -= icons[LEVELS * index + track]

    def icon_counts(self, seat: int) -> list[int]:
        """The icons on buildings, tokens and unturned cards, counted anew (EN-2.1)."""
        tables = self.tables
        counts = [0] * LEVELS
        for track in range(LEVELS):
            for kind in self.buildings[seat]:
                counts[track] += tables.building_icons[LEVELS * kind + track]
            for kind in range(TOKENS):
                held = self.tokens[TOKENS * seat + kind]
                counts[track] += held * tables.token_icons[LEVELS * kind + track]
            for card in range(len(tables.cards)):
                if self.cards[seat] >> card & 1:
                    counts[track] += tables.card_icons[LEVELS * card + track]
        return counts

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
        """The free building of that kind built first, or -1 (EN-8.3, EN-Q17)."""
        kinds = self.buildings[seat]
        workers = self.workers[seat]
        for i in range(len(kinds)):
            if kinds[i] == kind and not workers >> i & 1:
                return i
        return -1

    # --- tokens and cards -------------------------------------------------------------------

    def gain_token(self, seat: int, space: int) -> None:
        """The token of a space goes to the seat's harbor, if it still lies there (EN-7.8)."""
        kind = self.board[space]
        if kind == GONE:
            return
        self.board[space] = GONE
        self.tokens[TOKENS * seat + kind] += 1
        self.add_icons(seat, self.tables.token_icons, kind)
        if self.journal is not None:
            token = self.tables.token_ids[kind]
            self.tell("en-log-token", {"seat": f"seat:{seat}", "token": token}, seat)

    def gain_card(self, seat: int, card: int) -> None:
        """A card comes to the seat; its icons count at once (EN-7.7)."""
        self.cards[seat] |= 1 << card
        self.add_icons(seat, self.tables.card_icons, card)

    def lose_card(self, seat: int, card: int) -> None:
        """A card leaves the seat or is turned; its icons count no longer (EN-2.2)."""
        self.cards[seat] &= ~(1 << card)
        self.take_icons(seat, self.tables.card_icons, card)
        if self.slots[seat] == card:
            self.slots[seat] = EMPTY

    def top_card(self, deck: int) -> int:
        """The top card of a deck, or -1 where there is none (EN-13.2, EN-13.9)."""
        left = self.decks[deck]
        if left == 0:
            return -1
        return PER_DECK * deck + (left & -left).bit_length() - 1

    # --- the contract -----------------------------------------------------------------------

    def redeal(self, seat: int | None, rng: Random) -> None:
        """Nothing is hidden in this game."""

    def view(self, seat: int | None) -> dict[str, Any]:
        from pentapolis.games.endeavor.view import view

        return view(self, seat)

    def scores(self) -> list[Score]:
        from pentapolis.games.endeavor.scoring import scores

        return scores(self)

    def census(self) -> object:
        """Tokens by kind, tiles by kind, cards, and each seat's population."""
        tokens = self.spent[:]
        for kind in self.board:
            if kind != GONE:
                tokens[kind] += 1
        tiles = self.stacks[:]
        cards = [card for card in range(len(self.tables.cards)) if self.removed >> card & 1]
        people: list[int] = []
        for seat in range(self.seats):
            for kind in range(TOKENS):
                tokens[kind] += self.tokens[TOKENS * seat + kind]
            for kind in self.buildings[seat]:
                tiles[kind] += 1
            owned = self.cards[seat] | self.turned[seat]
            cards += [card for card in range(len(self.tables.cards)) if owned >> card & 1]
            on_board = sum([self.markers[i] for i in range(seat, len(self.markers), self.seats)])
            people.append(
                self.harbor[seat] + self.supply[seat] + self.workers[seat].bit_count() + on_board
            )
        for deck in range(len(self.decks)):
            for position in range(PER_DECK):
                if self.decks[deck] >> position & 1:
                    cards.append(PER_DECK * deck + position)
        return tokens, tiles, sorted(cards), people

    def counters(self, seat: int) -> dict[str, int]:
        numbers = {TRACKS[track]: self.levels[LEVELS * seat + track] for track in range(LEVELS)}
        numbers["harbor"] = self.harbor[seat]
        return numbers
