"""What training adds to the rates of moves, and which of its numbers these are.

A number for each sort of move (a dwelling, an upgrade to a temple, two spades, a favor tile …),
once by the rounds to come, by the faction, by the scoring tile of this round and of the next, and
by the bonus card in hand; structures also by how many of their kind are standing. The numbers are
the lists of `Game.learned`, one after another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from pentapolis.core.compiled import mypyc_attr
from pentapolis.core.move import Move
from pentapolis.games.terra_mystica.bot.weights import W
from pentapolis.games.terra_mystica.effects import STRUCTURES, D
from pentapolis.games.terra_mystica.moves import (
    ACTION,
    ACTION_CODES,
    ADVANCE_DIG,
    BRIDGE,
    BUILD,
    CULT,
    DIG,
    EXCHANGE,
    EXCHANGE_TEXTS,
    FAVOR,
    LEECH,
    PASS,
    SEND,
    SHIP,
    TOWN,
    TRANSFORM,
    UPGRADE,
    Act,
)
from pentapolis.games.terra_mystica.rules.leech import gain_of
from pentapolis.games.terra_mystica.state import TerraMystica
from pentapolis.games.terra_mystica.tables import (
    BONUSES,
    FACTIONS,
    FAVORS,
    HOME,
    ROUNDS,
    SCORINGS,
    TOWNS,
)

MOST_SPADES: Final = 3
MOST_STEPS: Final = 3
MOST_LEECHED: Final = 6
MOST_STANDING: Final = 8

# Where the sorts of each kind of move begin.
DWELLING: Final = 0
UPGRADED: Final = 1
SPADES: Final = UPGRADED + len(STRUCTURES)
SHIPPING: Final = SPADES + MOST_SPADES
DIGGING: Final = SHIPPING + 1
SENT: Final = DIGGING + 1
ACTED: Final = SENT + MOST_STEPS
PASSED: Final = ACTED + len(ACTION_CODES)
EXCHANGED: Final = PASSED + 1 + len(BONUSES)
LEECHED: Final = EXCHANGED + len(EXCHANGE_TEXTS)
FAVORED: Final = LEECHED + MOST_LEECHED
FOUNDED: Final = FAVORED + len(FAVORS)
PREPARED: Final = FOUNDED + len(TOWNS)
WORSHIPPED: Final = PREPARED + 2
BRIDGED: Final = WORSHIPPED + 1
SORTS: Final = BRIDGED + 1
NONE: Final = -1

# Where each list begins in the joined one.
BY_FACTION: Final = ROUNDS * SORTS
BY_TILE: Final = BY_FACTION + len(FACTIONS) * SORTS
BY_NEXT: Final = BY_TILE + len(SCORINGS) * SORTS
BY_CARD: Final = BY_NEXT + (len(SCORINGS) + 1) * SORTS
BY_COUNT: Final = BY_CARD + (len(BONUSES) + 1) * SORTS


UNKNOWN: Final = -1e9
MOST_ROWS: Final = 2000
UNBEGUN: Final[list[float]] = []


def row_of(state: TerraMystica, seat: int) -> list[float]:
    """What training adds to each sort of move of a seat in this round, as far as worked out; none
    before the first round."""
    now = state.round
    if not now:
        return UNBEGUN
    key = (now * len(FACTIONS) + state.factions[seat]) * len(SCORINGS) + state.scoring[now - 1]
    key = (key * (len(SCORINGS) + 1) + following(state)) * (len(BONUSES) + 1)
    key += state.cards[seat] + 1
    row = W.rows.get(key)
    if row is None:
        if len(W.rows) == MOST_ROWS:
            W.rows.clear()
        row = [UNKNOWN] * SORTS
        W.rows[key] = row
    return row


def following(state: TerraMystica) -> int:
    """The scoring tile of the next round, or one more than all."""
    return state.scoring[state.round] if state.round < ROUNDS else len(SCORINGS)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Learned:
    """The learned numbers of one question."""

    __slots__ = ("state", "seat", "row")

    def __init__(self, state: TerraMystica, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.row = row_of(state, seat)

    def bonus(self, move: Act) -> float:
        """What training adds to the rate of a move."""
        if not self.row:
            return 0.0
        sort = sort_of(self.state, self.seat, move)
        if sort == NONE:
            return 0.0
        value = self.sort_bonus(sort)
        return value + W.learned_count[self.count(sort)] if sort < SPADES else value

    def leech_bonus(self, gain: int) -> float:
        """What training adds to so much power from a neighbour."""
        return self.sort_bonus(leech_sort(gain)) if self.row else 0.0

    def sort_bonus(self, sort: int) -> float:
        """What training adds to a sort of move, whatever stands."""
        value = self.row[sort]
        if value == UNKNOWN:
            one, other, tile, later, card = self.starts()
            value = W.learned_round[one + sort] + W.learned_faction[other + sort]
            value += W.learned_tile[tile + sort] + W.learned_next[later + sort]
            value += W.learned_card[card + sort]
            self.row[sort] = value
        return value

    def starts(self) -> tuple[int, int, int, int, int]:
        """Where the numbers of the round, the faction, the two scoring tiles and the card begin."""
        state = self.state
        return (
            (ROUNDS - state.round) * SORTS,
            state.factions[self.seat] * SORTS,
            state.scoring[state.round - 1] * SORTS,
            following(state) * SORTS,
            (state.cards[self.seat] + 1) * SORTS,
        )

    def places(self, move: Act) -> list[int]:
        """The numbers of `bonus`."""
        sort = sort_of(self.state, self.seat, move) if self.row else NONE
        if sort == NONE:
            return []
        lists = (0, BY_FACTION, BY_TILE, BY_NEXT, BY_CARD)
        found = [first + start + sort for first, start in zip(lists, self.starts(), strict=True)]
        return [*found, BY_COUNT + self.count(sort)] if sort < SPADES else found

    def count(self, sort: int) -> int:
        """By structure, how many of it are standing, and the half of the game."""
        kind = D if sort == DWELLING else sort - UPGRADED
        standing = min(self.state.standing(self.seat, kind), MOST_STANDING)
        late = 1 if self.state.round > ROUNDS // 2 else 0
        return 2 * ((MOST_STANDING + 1) * kind + standing) + late


def sort_of(state: TerraMystica, seat: int, move: Act) -> int:
    """The sort of a move, or `NONE` where training adds nothing."""
    code = move.code
    if code == LEECH:
        return leech_sort(gain_of(state, seat, move.a))
    if code == BUILD:
        return DWELLING
    if code == UPGRADE:
        return UPGRADED + move.b
    if code == EXCHANGE:
        return EXCHANGED + move.a
    if code == ACTION:
        return ACTED + move.a
    if code == DIG:
        return SPADES + min(move.a, MOST_SPADES) - 1
    if code == TRANSFORM:
        return PREPARED + (1 if move.b == HOME[state.factions[seat]] else 0)
    if code == SEND:
        return SENT + move.b - 1
    if code == PASS:
        return PASSED + 1 + move.a
    if code == FAVOR:
        return FAVORED + move.a
    if code == TOWN:
        return FOUNDED + move.a
    if code == SHIP:
        return SHIPPING
    if code == ADVANCE_DIG:
        return DIGGING
    if code == CULT:
        return WORSHIPPED
    return BRIDGED if code == BRIDGE else NONE


def leech_sort(gain: int) -> int:
    """The sort of taking so much power from a neighbour."""
    return LEECHED + min(gain, MOST_LEECHED) - 1


def learned_places(state: TerraMystica, seat: int, moves: Sequence[Move]) -> list[list[int]]:
    """For each move, the indices of the learned numbers in its rate."""
    learned = Learned(state, seat)
    return [learned.places(move) if isinstance(move, Act) else [] for move in moves]
