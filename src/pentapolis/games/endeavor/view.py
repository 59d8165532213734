"""What a seat may see: everything, for nothing is hidden in this game."""

from __future__ import annotations

from typing import Any

from pentapolis.core.message import Message
from pentapolis.games.endeavor.building import TOP_LEVEL, has_top_building, highest_level
from pentapolis.games.endeavor.drawing import can_draw_from, why_not_draw
from pentapolis.games.endeavor.occupation import can_reach, why_not_reach
from pentapolis.games.endeavor.passing import card_count
from pentapolis.games.endeavor.payment import payment_amount
from pentapolis.games.endeavor.scoring import controller
from pentapolis.games.endeavor.shipping import majority
from pentapolis.games.endeavor.state import EMPTY, GONE, LEVELS, NOBODY, PHASES, Endeavor
from pentapolis.games.endeavor.tables import (
    DECK_REGION,
    DECKS,
    EUROPE,
    PER_DECK,
    REGIONS,
    ROUNDS,
    SLAVERY_DECK,
    TOKENS,
    TOP,
    TRACKS,
)


def view(state: Endeavor, seat: int | None) -> dict[str, Any]:
    """The table, the same from every chair, and how far that seat's actions reach."""
    tables = state.tables
    return {
        "game": "endeavor",
        **state.frame(seat),
        "round": state.round,
        "rounds": ROUNDS,
        "phase": PHASES[state.phase],
        "crown": state.crown,
        "players": [player_view(state, other) for other in range(state.seats)],
        "regions": [region_view(state, region) for region in range(len(REGIONS))],
        "cities": [city_view(state, city) for city in range(len(state.cities))],
        "connections": [
            connection_view(state, number) for number in range(len(tables.connections))
        ],
        "stacks": [
            {
                "building": tables.building_ids[kind],
                "level": tables.building_level[kind],
                "left": state.stacks[kind],
            }
            for kind in range(1, len(state.stacks))
        ],
        "removed": card_ids(state, state.removed),
        "abolished": is_slavery_over(state),
        "slot_glory": tables.slot_glory,
        "population_per_glory": tables.per_glory,
        "reach": {} if seat is None else reach(state, seat),
        "barred": {} if seat is None else barred(state, seat),
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
        "building_allowed": highest_level(state, seat),
        "top_building": has_top_building(state, seat, TOP_LEVEL),
        "payment": payment_amount(state, seat),
        "cards": card_ids(state, state.cards[seat]),
        "turned": card_ids(state, state.turned[seat]),
        "slot": None
        if state.slots[seat] == EMPTY
        else f"card:{tables.cards[state.slots[seat]].id}",
        "free_card": free_card(state, seat),
        "counted": card_count(state, seat),
        "limit": state.card_limit(seat),
    }


def free_card(state: Endeavor, seat: int) -> str | None:
    """The slavery card that lies apart: one does not count against the limit (EN-15.3)."""
    slavery = card_ids(state, state.cards[seat] & state.tables.slavery)
    return slavery[-1] if slavery else None


def is_slavery_over(state: Endeavor) -> bool:
    """No slavery card can be drawn or lost any more: an empty deck says either (EN-14.2)."""
    held = 0
    for cards in state.cards:
        held |= cards
    return state.decks[SLAVERY_DECK] == 0 and not held & state.tables.slavery


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
        "next": next_space(state, region),
        "leader": None if state.is_open(region) else owner_of(majority(state, region)),
        "present": [seat for seat in seats if region == EUROPE or markers[seat]],
        "decks": [
            {"deck": f"deck:{DECKS[deck]}", "cards": deck_cards(state, deck)}
            for deck in range(len(DECKS))
            if DECK_REGION[deck] == region
        ],
    }


def next_space(state: Endeavor, region: int) -> dict[str, Any] | None:
    """The space that the next ship takes, None where there is none.

    If it opens the region: who receives the governor, by the seat that ships (EN-9.8, EN-9.10).
    """
    if state.is_open(region):
        return None
    filled = state.filled[region]
    opens = filled + 1 == state.tables.track_length[region]
    governor: list[int] = []
    if opens:
        for seat in range(state.seats):
            trial = state.copy()
            trial.track[trial.tables.track_start[region] + filled] = seat
            trial.filled[region] += 1
            governor.append(majority(trial, region))
    return {"space": filled + 1, "opens": opens, "governor": governor}


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


def reach(state: Endeavor, seat: int) -> dict[str, str]:
    """Where an action could be carried out, and which one; population and means aside."""
    found = {f"region:{name}": "ship" for name in REGIONS[1:]}
    for city, data in enumerate(state.tables.cities):
        owner = state.cities[city]
        if owner != seat and can_reach(state, seat, data.region):
            found[f"city:{data.id}"] = "occupy" if owner == NOBODY else "attack"
    for deck, name in enumerate(DECKS):
        if can_draw_from(state, seat, deck):
            found[f"deck:{name}"] = "draw"
    return found


def barred(state: Endeavor, seat: int) -> dict[str, Any]:
    """Why no action of the seat reaches the other cities and decks, and Europe's coast."""
    within = reach(state, seat)
    found = {"region:europe": Message("en-no-ship-in-europe", {}, "EN-9.6")}
    for city, data in enumerate(state.tables.cities):
        name = f"city:{data.id}"
        if state.cities[city] == seat:
            found[name] = Message("en-own-city", {"city": name}, "EN-11.2")
        elif name not in within:
            rule = "EN-10.2" if state.cities[city] == NOBODY else "EN-11.3"
            found[name] = why_not_reach(state, seat, city, -1, rule)
    for deck, name in enumerate(DECKS):
        if f"deck:{name}" not in within:
            found[f"deck:{name}"] = why_not_draw(state, seat, deck, -1)
    return {thing: reason.to_json() for thing, reason in found.items()}
