"""Small facts about a position that several of the bot's judgements use."""

from __future__ import annotations

from pentapolis.games.endeavor.rules.occupy import is_within_reach
from pentapolis.games.endeavor.state import GONE, NOBODY, Endeavor
from pentapolis.games.endeavor.tables.constants import LEVELS, REGIONS, TOKENS


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


def holdings(state: Endeavor, seat: int) -> tuple[int, int, int]:
    """The glory of the seat's cities and of its connections, and how many connections with a token
    one more city, still free, would complete."""
    tables = state.tables
    cities = state.cities
    glory = both_ends = links = 0
    for city in range(len(cities)):
        if cities[city] != seat:
            continue
        glory += tables.city_glory[city]
        ends = tables.link_city[city]
        for i in range(len(ends)):
            owner = cities[ends[i]]
            if owner == seat:
                both_ends += 1
            elif owner == NOBODY:
                token = state.board[tables.connection_start + tables.link_connection[city][i]]
                if token != GONE:
                    links += 1
    return glory, both_ends // 2 * tables.connection_glory, links


def targets(state: Endeavor, seat: int) -> tuple[int, int]:
    """How many cities the seat could occupy now, and how many it could attack."""
    cities = state.cities
    free = others = 0
    for region in range(len(REGIONS)):
        if is_within_reach(state, seat, region):
            for city in state.tables.cities_of[region]:
                owner = cities[city]
                if owner == NOBODY:
                    free += 1
                elif owner != seat:
                    others += 1
    return free, others
