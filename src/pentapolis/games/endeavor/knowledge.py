"""Hidden knowledge (this game has none) and the census of components."""

from __future__ import annotations

from random import Random

from pentapolis.games.endeavor.state import GONE, Endeavor
from pentapolis.games.endeavor.tables.constants import PER_DECK, TOKENS

Census = tuple[list[int], list[int], list[int], list[int]]


def redeal(state: Endeavor, seat: int | None, rng: Random) -> None:
    """Nothing is hidden, so nothing is redealt."""


def census(state: Endeavor) -> Census:
    """What never changes: tokens by kind, tiles by kind, cards, and each seat's population."""
    people = [population(state, seat) for seat in range(state.seats)]
    return token_counts(state), tile_counts(state), cards_anywhere(state), people


def token_counts(state: Endeavor) -> list[int]:
    """The tokens of each kind: on the board, in harbors and used."""
    counts = state.spent[:]
    for kind in state.board:
        if kind != GONE:
            counts[kind] += 1
    for i in range(len(state.tokens)):
        counts[i % TOKENS] += state.tokens[i]
    return counts


def tile_counts(state: Endeavor) -> list[int]:
    """The building tiles of each kind: in stacks and on player boards."""
    counts = state.stacks[:]
    for kinds in state.buildings:
        for kind in kinds:
            counts[kind] += 1
    return counts


def cards_anywhere(state: Endeavor) -> list[int]:
    """All cards, sorted: in decks, with players, and out of the game."""
    found = cards_in(state.removed)
    for seat in range(state.seats):
        found += cards_in(state.cards[seat] | state.turned[seat])
    for deck in range(len(state.decks)):
        found += cards_in(state.decks[deck] << PER_DECK * deck)
    return sorted(found)


def cards_in(bits: int) -> list[int]:
    """The cards of a set that is given as bits."""
    return [card for card in range(bits.bit_length()) if bits >> card & 1]


def population(state: Endeavor, seat: int) -> int:
    """A seat's population: harbor, supply, workers and markers."""
    on_board = sum([state.markers[i] for i in range(seat, len(state.markers), state.seats)])
    return state.harbor[seat] + state.supply[seat] + state.workers[seat].bit_count() + on_board
