"""Small facts about a position that several of the bot's judgements use."""

from __future__ import annotations

from pentapolis.games.endeavor.state import GONE, NOBODY, Endeavor
from pentapolis.games.endeavor.tables.constants import LEVELS, TOKENS


def action_tokens(state: Endeavor, seat: int) -> int:
    """How many action tokens the seat has."""
    count = 0
    for kind in range(LEVELS, TOKENS):
        count += state.tokens[TOKENS * seat + kind]
    return count


def lead(state: Endeavor, seat: int, region: int) -> float:
    """1 for the seat that would get the governor now, 0 for the others."""
    own = state.markers[region * state.seats + seat]
    return 1.0 if own == most_markers(state, region) else 0.0


def most_markers(state: Endeavor, region: int) -> int:
    """How many markers the seat with most of them has in the region."""
    most = 0
    for place in range(region * state.seats, (region + 1) * state.seats):
        count = state.markers[place]
        if count > most:
            most = count
    return most


def open_links(state: Endeavor, seat: int) -> int:
    """Connections with a token that one more city, still free, would complete."""
    tables = state.tables
    count = 0
    for city in range(len(state.cities)):
        if state.cities[city] != seat:
            continue
        ends = tables.link_city[city]
        for i in range(len(ends)):
            token = state.board[tables.connection_start + tables.link_connection[city][i]]
            if state.cities[ends[i]] == NOBODY and token != GONE:
                count += 1
    return count
