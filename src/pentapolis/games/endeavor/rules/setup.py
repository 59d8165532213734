"""Chapter 1, components and set-up: tokens on the board, decks, stacks, the crown."""

from __future__ import annotations

from pentapolis.core.agenda import Step
from pentapolis.games.endeavor.rules.rounds import PlayRound
from pentapolis.games.endeavor.state import EMPTY, NOBODY, Endeavor
from pentapolis.games.endeavor.tables.constants import (
    COLONIAL_HOUSE,
    DECKS,
    FULL_DECK,
    LEVELS,
    REGIONS,
    TOKENS,
)


class SetUp(Step[Endeavor]):
    """Everything before the first round; the same for every number of players (EN-1.2)."""

    __slots__ = ()

    def run(self, state: Endeavor) -> None:
        state.board = deal_tokens(state)
        state.crown = state.chance.below(state.seats)
        if state.journal is not None:
            state.tell("en-log-crown", {"seat": f"seat:{state.crown}"}, state.crown)
        state.push(PlayRound(1))


def lay_out(state: Endeavor) -> None:
    """Set up everything that is not random (EN-1.10 to EN-1.14)."""
    tables = state.tables
    seats = state.seats
    state.round = 0
    state.phase = 0
    state.crown = 0
    state.passed = 0
    state.levels = [0] * (LEVELS * seats)
    state.harbor = [0] * seats
    state.supply = [tables.population] * seats
    state.buildings = [(COLONIAL_HOUSE,)] * seats
    state.workers = [0] * seats
    state.seen = [()] * seats
    state.stacks = [kind.count for kind in tables.buildings]
    state.board = []
    state.track = [NOBODY] * tables.city_start
    state.filled = [0] * len(REGIONS)
    state.cities = [NOBODY] * len(tables.cities)
    state.markers = [0] * (len(REGIONS) * seats)
    state.tokens = [0] * (TOKENS * seats)
    state.spent = [0] * TOKENS
    state.cards = [0] * seats
    state.turned = [0] * seats
    state.slots = [EMPTY] * seats
    state.decks = [FULL_DECK] * len(DECKS)
    state.removed = 0
    state.bound = -1


def deal_tokens(state: Endeavor) -> list[int]:
    """A random token for each shipping space, city and connection (EN-1.7, EN-1.8)."""
    tokens: list[int] = []
    for kind in range(TOKENS):
        tokens += [kind] * state.tables.tokens[kind].count
    state.chance.shuffle(tokens)
    return tokens
