"""What a seat may see: everything, for nothing is hidden in this game."""

from __future__ import annotations

from typing import Any

from pentapolis.games.endeavor.passing import card_count
from pentapolis.games.endeavor.scoring import controller
from pentapolis.games.endeavor.shipping import majority
from pentapolis.games.endeavor.state import EMPTY, GONE, LEVELS, NOBODY, PHASES, Endeavor
from pentapolis.games.endeavor.tables import (
    DECK_REGION,
    DECKS,
    EUROPE,
    PER_DECK,
    REGIONS,
    TOKENS,
    TOP,
    TRACKS,
)


def view(state: Endeavor, seat: int | None) -> dict[str, Any]:
    """The table; the same from every chair."""
    return {
        "game": "endeavor",
        **state.frame(seat),
        "round": state.round,
        "phase": PHASES[state.phase],
        "crown": state.crown,
        "players": [player_view(state, other) for other in range(state.seats)],
        "regions": [region_view(state, region) for region in range(len(REGIONS))],
        "cities": [city_view(state, city) for city in range(len(state.cities))],
        "connections": [
            connection_view(state, number) for number in range(len(state.tables.connections))
        ],
        "stacks": [
            {
                "building": state.tables.building_ids[kind],
                "level": state.tables.building_level[kind],
                "left": state.stacks[kind],
            }
            for kind in range(1, len(state.stacks))
        ],
        "removed": card_ids(state, state.removed),
        "scores": [score.to_json() for score in state.scores()],
    }


def token_id(state: Endeavor, space: int) -> str | None:
    """The token on a space, None where it is gone."""
    kind = state.board[space]
    return None if kind == GONE else state.tables.token_ids[kind]


def card_ids(state: Endeavor, cards: int) -> list[str]:
    """The component ids of a set of cards."""
    all_cards = state.tables.cards
    return [f"card:{card.id}" for i, card in enumerate(all_cards) if cards >> i & 1]


def owner_of(seat: int) -> int | None:
    """A seat, None for nobody."""
    return None if seat == NOBODY else seat


def player_view(state: Endeavor, seat: int) -> dict[str, Any]:
    """A player board: levels, harbor, buildings with their workers, cards."""
    tables = state.tables
    tokens = state.tokens[TOKENS * seat : TOKENS * seat + TOKENS]
    return {
        "seat": seat,
        "passed": state.has_passed(seat),
        "harbor": state.harbor[seat],
        "supply": max(0, state.supply[seat]),
        "levels": {
            TRACKS[track]: {
                "level": state.levels[LEVELS * seat + track],
                "marker": min(TOP, state.levels[LEVELS * seat + track]),
                "value": state.value(seat, track),
            }
            for track in range(LEVELS)
        },
        "buildings": [
            {
                "building": tables.building_ids[kind],
                "worker": bool(state.workers[seat] >> i & 1),
                "activates": tables.building_action[kind] is not None,
            }
            for i, kind in enumerate(state.buildings[seat])
        ],
        "tokens": {tables.token_ids[i]: count for i, count in enumerate(tokens) if count},
        "cards": card_ids(state, state.cards[seat]),
        "turned": card_ids(state, state.turned[seat]),
        "slot": None
        if state.slots[seat] == EMPTY
        else f"card:{tables.cards[state.slots[seat]].id}",
        "counted": card_count(state, seat),
        "limit": state.card_limit(seat),
    }


def region_view(state: Endeavor, region: int) -> dict[str, Any]:
    """A region: its track from the sea to the deck, its decks, and who is there."""
    tables = state.tables
    start = tables.track_start[region]
    track = range(start, start + tables.track_length[region])
    seats = range(state.seats)
    markers = [state.markers[region * state.seats + seat] for seat in seats]
    cities = [state.cities[city] for city in tables.cities_of[region]]
    on_track = [state.track[space] for space in track]
    return {
        "region": f"region:{REGIONS[region]}",
        "open": state.is_open(region),
        "track": [
            {"owner": owner_of(state.track[space]), "token": token_id(state, space)}
            for space in track
        ],
        "beside": [markers[s] - cities.count(s) - on_track.count(s) for s in seats],
        "markers": markers,
        "leader": None if state.is_open(region) else owner_of(majority(state, region)),
        "present": [seat for seat in seats if region == EUROPE or markers[seat]],
        "decks": [
            {"deck": f"deck:{DECKS[deck]}", "cards": deck_cards(state, deck)}
            for deck in range(len(DECKS))
            if DECK_REGION[deck] == region
        ],
    }


def deck_cards(state: Endeavor, deck: int) -> list[str]:
    """The cards of a deck, the top first."""
    return card_ids(state, state.decks[deck] << PER_DECK * deck)


def city_view(state: Endeavor, city: int) -> dict[str, Any]:
    """A city and where it lies on a sheet of 1000 by 700."""
    data = state.tables.cities[city]
    return {
        "city": f"city:{data.id}",
        "region": f"region:{REGIONS[data.region]}",
        "owner": owner_of(state.cities[city]),
        "token": token_id(state, state.tables.city_start + city),
        "glory": data.glory,
        "x": data.x,
        "y": data.y,
    }


def connection_view(state: Endeavor, number: int) -> dict[str, Any]:
    """A connection, its token, and who controls it."""
    tables = state.tables
    link = tables.connections[number]
    return {
        "connection": f"connection:{link.id}",
        "cities": [f"city:{tables.cities[link.one].id}", f"city:{tables.cities[link.other].id}"],
        "token": token_id(state, tables.connection_start + number),
        "owner": owner_of(controller(state, number)),
    }
