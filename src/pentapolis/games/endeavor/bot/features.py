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
    for other in range(state.seats):
        if other != seat and state.markers[region * state.seats + other] > own:
            return 0.0
    return 1.0


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
