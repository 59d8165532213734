"""The position of a game of 7 Wonders: flat lists by seat, cards as bits and indices."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from pentapolis.core.compiled import mypyc_attr
from pentapolis.core.state import State
from pentapolis.games.seven_wonders.tables.cards import production
from pentapolis.games.seven_wonders.tables.goods import Production

LAST_TURN: Final = 6
SEVENTH: Final = 7
"""The turn number for a seventh card: neither the first nor the last turn (SW-7.31)."""

DISCARD_PILE: Final = -1

TOKENS: Final = [-1, 1, 3, 5]
"""Conflict tokens: a defeat, then the victories of the three ages (SW-5.5, SW-5.6)."""


@mypyc_attr(acyclic=True)
class Facedown:
    """A card that lies face down: in the discard pile or under a board.

    Its origin (the hand that began at `packet`, taken on `turn`) lets a seat reason about it;
    `seen` has the bits of the seats that know it, the last bit for spectators.
    """

    __slots__ = ("card", "age", "packet", "turn", "place", "seen")

    def __init__(self, card: int, age: int, packet: int, turn: int, place: int, seen: int) -> None:
        self.card = card
        self.age = age
        self.packet = packet
        self.turn = turn
        self.place = place  # the seat whose board covers it, or DISCARD_PILE
        self.seen = seen


class SevenWonders(State):
    """The whole table."""

    __slots__ = (
        "two_step", "hide_facedown", "age", "turn", "wonders", "boards", "stages", "coins",
        "cities", "own", "sale", "discounts", "shields", "abilities", "tokens", "hands", "chosen",
        "facedown", "decks", "box", "productions", "stalls", "counts", "shared",
    )  # fmt: skip

    # Caches that follow from cities and stages.
    DERIVED: ClassVar[tuple[str, ...]] = ("productions", "stalls", "counts", "shared")

    two_step: bool  # SW-Q3
    hide_facedown: bool  # SW-Q4
    age: int
    turn: int
    wonders: list[int]  # by seat: its wonder, -1 before boards are dealt
    boards: list[int]  # by seat: 2 * wonder + side, -1 before the side is chosen
    stages: list[int]  # by seat: stages built
    coins: list[int]
    cities: list[int]  # by seat: the face-up cards as bits
    own: list[int]  # by seat: production for own use
    sale: list[int]  # by seat: production that neighbours may buy
    discounts: list[int]
    shields: list[int]
    abilities: list[int]
    tokens: list[int]  # by seat, four counts: defeats and the victories of three ages
    hands: list[tuple[int, ...]]
    chosen: list[int]  # by seat: the revealed card while two_step waits for actions
    facedown: list[Facedown]
    decks: tuple[tuple[int, ...], ...]  # the ages still to come
    box: tuple[int, ...]  # guilds that are out of the game (SW-1.7)
    productions: list[Production]  # by seat: `own`, with what it does not cover of each cost
    stalls: list[int]  # by seat: `sale`, packed more tightly
    counts: list[int]  # by seat: cards of each colour and symbols of science (`counts_of`)
    shared: bool  # copies may share the lists until all have answered

    def copy(self) -> SevenWonders:
        other = SevenWonders(self.seats)
        other.copy_common(self)
        other.two_step = self.two_step
        other.hide_facedown = self.hide_facedown
        other.age = self.age
        other.turn = self.turn
        other.wonders = self.wonders
        other.boards = self.boards
        other.stages = self.stages
        other.coins = self.coins
        other.cities = self.cities
        other.own = self.own
        other.sale = self.sale
        other.discounts = self.discounts
        other.shields = self.shields
        other.abilities = self.abilities
        other.tokens = self.tokens
        other.hands = self.hands
        other.chosen = self.chosen
        other.facedown = self.facedown
        other.decks = self.decks
        other.box = self.box
        other.productions = self.productions
        other.stalls = self.stalls
        other.counts = self.counts
        other.shared = True
        self.shared = True
        return other

    def unshare(self) -> None:
        if self.shared:
            self.shared = False
            self.stages = self.stages[:]
            self.coins = self.coins[:]
            self.cities = self.cities[:]
            self.own = self.own[:]
            self.sale = self.sale[:]
            self.discounts = self.discounts[:]
            self.shields = self.shields[:]
            self.abilities = self.abilities[:]
            self.tokens = self.tokens[:]
            self.hands = self.hands[:]
            self.facedown = self.facedown[:]
            self.productions = self.productions[:]
            self.stalls = self.stalls[:]
            self.counts = self.counts[:]

    def resample(self, seat: int | None, rng: Random) -> State:
        """A full position that fits what the seat knows. Those who have answered already have done
        what looks best in the hand that they are dealt; answers at random would be blunders."""
        state = super().resample(seat, rng)
        for other in range(state.seats):
            decision = state.asked[other]
            if other != seat and decision is not None and state.answers[other] is not None:
                rates = self.game.rate(state, other, decision.moves)
                state.answers[other] = decision.moves[rates.index(max(rates))]
        return state

    # --- the table (SW-2.2, SW-Q2, SW-4.1) --------------------------------------------------

    def left(self, seat: int) -> int:
        """The neighbour on the left, clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def right(self, seat: int) -> int:
        """The neighbour on the right."""
        return seat - 1 if seat > 0 else self.seats - 1

    def passes_left(self) -> bool:
        """Whether hands pass left (Ages I and III) or right (Age II)."""
        return self.age != 2

    def packet(self, seat: int) -> int:
        """The seat that this hand started with in this age."""
        passed = self.turn - 1
        return (seat - passed if self.passes_left() else seat + passed) % self.seats

    def everybody(self) -> int:
        """The bits of all seats, and of spectators, who see what all see."""
        return (1 << self.seats + 1) - 1

    def pile(self) -> list[Facedown]:
        """The discard pile."""
        return [card for card in self.facedown if card.place == DISCARD_PILE]

    def counters(self, seat: int) -> dict[str, int]:
        return {
            "coins": self.coins[seat],
            "shields": self.shields[seat],
            "stages": self.stages[seat],
        }


def empty_table(seats: int) -> SevenWonders:
    """The table before set-up."""
    state = SevenWonders(seats)
    state.shared = False
    state.two_step = False
    state.hide_facedown = False
    state.age = 0
    state.turn = 0
    state.wonders = [-1] * seats
    state.boards = [-1] * seats
    state.stages = [0] * seats
    state.coins = [0] * seats
    state.cities = [0] * seats
    state.own = [0] * seats
    state.sale = [0] * seats
    state.discounts = [0] * seats
    state.shields = [0] * seats
    state.abilities = [0] * seats
    state.tokens = [0] * (len(TOKENS) * seats)
    state.hands = [()] * seats
    state.chosen = []
    state.facedown = []
    state.decks = ()
    state.box = ()
    state.productions = [production(0)] * seats
    state.stalls = [0] * seats
    state.counts = [0] * seats
    return state
