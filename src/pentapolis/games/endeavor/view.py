"""What a seat may see: everything, because nothing is hidden in this game."""

from __future__ import annotations

from typing import Literal, TypedDict

from pentapolis.core.message import MessageView
from pentapolis.core.refusal import Refusal
from pentapolis.core.score import ScoreView
from pentapolis.core.state import replaced
from pentapolis.core.view import Frame
from pentapolis.games.endeavor.rules.attack import refuse_attack
from pentapolis.games.endeavor.rules.build import has_top_building, highest_level
from pentapolis.games.endeavor.rules.draw import refuse_draw
from pentapolis.games.endeavor.rules.levels import card_limit, value_of
from pentapolis.games.endeavor.rules.occupy import controller, refuse_occupy
from pentapolis.games.endeavor.rules.passing import card_count
from pentapolis.games.endeavor.rules.payment import payment_amount
from pentapolis.games.endeavor.rules.ship import NO_TRACK, majority
from pentapolis.games.endeavor.scoring import scores
from pentapolis.games.endeavor.state import EMPTY, GONE, NOBODY, PHASES, Endeavor, Phase
from pentapolis.games.endeavor.tables.constants import (
    CULTURE,
    DECK_REGION,
    DECKS,
    EUROPE,
    FINANCE,
    INDUSTRY,
    LEVELS,
    PER_DECK,
    POLITICS,
    REGIONS,
    ROUNDS,
    SLAVERY_DECK,
    TOKENS,
    TOP,
)

Reach = Literal["ship", "occupy", "attack", "draw"]


class LevelView(TypedDict):
    """A development track of a player."""

    level: int
    """The true number of icons."""
    marker: int
    """The printed space, at most 15."""
    value: int


class LevelsView(TypedDict):
    """The four development tracks of a player."""

    industry: LevelView
    culture: LevelView
    finance: LevelView
    politics: LevelView


class BuildingView(TypedDict):
    """A building on a player board."""

    building: str
    worker: bool
    activates: bool


class PlayerView(TypedDict):
    """A player board: levels, harbor, buildings with their workers, cards."""

    seat: int
    passed: bool
    harbor: int
    supply: int
    levels: LevelsView
    buildings: list[BuildingView]
    tokens: dict[str, int]
    """By kind; only those that the player has."""
    building_allowed: int
    """The highest level that the player may build."""
    top_building: bool
    payment: int
    cards: list[str]
    turned: list[str]
    slot: str | None
    """The governor on the governor slot."""
    free_card: str | None
    """The slavery card that does not count against the limit."""
    counted: int
    limit: int


class SpaceView(TypedDict):
    """A space of a shipping track."""

    owner: int | None
    token: str | None


class NextSpaceView(TypedDict):
    """The space that the next ship takes."""

    space: int
    opens: bool
    governor: list[int]
    """If the space opens the region: by shipping seat, who would receive the governor."""


class DeckView(TypedDict):
    """A deck, its top card first."""

    deck: str
    cards: list[str]


class RegionView(TypedDict):
    """A region: its track from the sea to the deck, its decks, and who is there."""

    region: str
    open: bool
    track: list[SpaceView]
    beside: list[int]
    """By seat: markers beside the full track."""
    markers: list[int]
    """By seat."""
    next: NextSpaceView | None
    leader: int | None
    """Who would receive the governor now."""
    present: list[int]
    decks: list[DeckView]


class CityView(TypedDict):
    """A city and where it lies on a sheet of 1000 by 700."""

    city: str
    region: str
    owner: int | None
    token: str | None
    glory: int
    x: int
    y: int


class ConnectionView(TypedDict):
    """A connection, its token, and who controls it."""

    connection: str
    cities: list[str]
    token: str | None
    owner: int | None


class StackView(TypedDict):
    """The tiles of a building that are left."""

    building: str
    level: int
    left: int


class View(Frame):
    """The table, the same from every seat, and what the viewer's actions can reach."""

    game: Literal["endeavor"]
    round: int
    rounds: int
    phase: Phase
    crown: int
    players: list[PlayerView]
    regions: list[RegionView]
    cities: list[CityView]
    connections: list[ConnectionView]
    stacks: list[StackView]
    removed: list[str]
    abolished: bool
    """Whether no slavery card can be drawn or lost any more."""
    slot_glory: int
    population_per_glory: int
    reach: dict[str, Reach]
    """By component: the action that the viewer could take there if it had the means."""
    barred: dict[str, MessageView]
    """By component: the message that says why no action reaches it."""
    scores: list[ScoreView]


def view_of(state: Endeavor, seat: int | None) -> View:
    """The table, the same from every seat, and what that seat's actions can reach."""
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
        "scores": [score.to_json() for score in scores(state)],
    }


def token_id(state: Endeavor, space: int) -> str | None:
    """The token on a space, None where it is gone."""
    kind = state.board[space]
    return None if kind == GONE else state.tables.token_ids[kind]


def card_ids(state: Endeavor, cards: int) -> list[str]:
    """The component ids of a set of cards."""
    return [name for i, name in enumerate(state.tables.card_ids) if cards >> i & 1]


def owner_of(seat: int) -> int | None:
    """A seat, None for nobody."""
    return None if seat == NOBODY else seat


def player_view(state: Endeavor, seat: int) -> PlayerView:
    """A player board: levels, harbor, buildings with their workers, cards."""
    tables = state.tables
    tokens = state.tokens[TOKENS * seat : TOKENS * seat + TOKENS]
    return {
        "seat": seat,
        "passed": state.has_passed(seat),
        "harbor": state.harbor[seat],
        "supply": max(0, state.supply[seat]),
        "levels": {
            "industry": level_view(state, seat, INDUSTRY),
            "culture": level_view(state, seat, CULTURE),
            "finance": level_view(state, seat, FINANCE),
            "politics": level_view(state, seat, POLITICS),
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
        "top_building": has_top_building(state, seat),
        "payment": payment_amount(state, seat),
        "cards": card_ids(state, state.cards[seat]),
        "turned": card_ids(state, state.turned[seat]),
        "slot": None if state.slots[seat] == EMPTY else tables.card_ids[state.slots[seat]],
        "free_card": free_card(state, seat),
        "counted": card_count(state, seat),
        "limit": card_limit(state, seat),
    }


def level_view(state: Endeavor, seat: int, track: int) -> LevelView:
    """A development track: its level, the marker, and what it yields."""
    level = state.levels[LEVELS * seat + track]
    return {"level": level, "marker": min(TOP, level), "value": value_of(state, seat, track)}


def free_card(state: Endeavor, seat: int) -> str | None:
    """The slavery card shown apart because it does not count against the limit (EN-15.3)."""
    slavery = card_ids(state, state.cards[seat] & state.tables.slavery)
    return slavery[-1] if slavery else None


def is_slavery_over(state: Endeavor) -> bool:
    """Whether the slavery deck is empty and nobody holds an unturned slavery card (EN-14.2)."""
    held = 0
    for cards in state.cards:
        held |= cards
    return state.decks[SLAVERY_DECK] == 0 and not held & state.tables.slavery


def region_view(state: Endeavor, region: int) -> RegionView:
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


def next_space(state: Endeavor, region: int) -> NextSpaceView | None:
    """The space that the next ship takes, None if the track is full.

    If it opens the region, it names who would get the governor, by shipping seat (EN-9.8, EN-9.10).
    """
    if state.is_open(region):
        return None
    filled = state.filled[region]
    opens = filled + 1 == state.tables.track_length[region]
    governor: list[int] = []
    if opens:
        for seat in range(state.seats):
            trial = state.copy()
            space = trial.tables.track_start[region] + filled
            trial.track = replaced(trial.track, space, seat)
            trial.filled = replaced(trial.filled, region, trial.filled[region] + 1)
            governor.append(majority(trial, region))
    return {"space": filled + 1, "opens": opens, "governor": governor}


def deck_cards(state: Endeavor, deck: int) -> list[str]:
    """The cards of a deck, the top first."""
    return card_ids(state, state.decks[deck] << PER_DECK * deck)


def city_view(state: Endeavor, city: int) -> CityView:
    """A city and where it lies on a sheet of 1000 by 700."""
    data = state.tables.cities[city]
    return {
        "city": state.tables.city_ids[city],
        "region": f"region:{REGIONS[data.region]}",
        "owner": owner_of(state.cities[city]),
        "token": token_id(state, state.tables.city_start + city),
        "glory": data.glory,
        "x": data.x,
        "y": data.y,
    }


def connection_view(state: Endeavor, number: int) -> ConnectionView:
    """A connection, its token, and who controls it."""
    tables = state.tables
    link = tables.connections[number]
    return {
        "connection": f"connection:{link.id}",
        "cities": [tables.city_ids[link.one], tables.city_ids[link.other]],
        "token": token_id(state, tables.connection_start + number),
        "owner": owner_of(controller(state, number)),
    }


def reach(state: Endeavor, seat: int) -> dict[str, Reach]:
    """The action that is possible at each component, population and means not considered."""
    found: dict[str, Reach] = {f"region:{name}": "ship" for name in REGIONS[1:]}
    for city, name in enumerate(state.tables.city_ids):
        if refuse_city(state, seat, city) is None:
            found[name] = "occupy" if state.cities[city] == NOBODY else "attack"
    for deck, deck_name in enumerate(DECKS):
        if refuse_draw(state, seat, deck, -1) is None:
            found[f"deck:{deck_name}"] = "draw"
    return found


def barred(state: Endeavor, seat: int) -> dict[str, MessageView]:
    """Why no action of the seat reaches the other cities and decks, and shipping to Europe."""
    vocabulary = state.vocabulary
    found = {"region:europe": NO_TRACK.message(state, seat, vocabulary.ship[EUROPE])}
    for city, name in enumerate(state.tables.city_ids):
        refusal = refuse_city(state, seat, city)
        if refusal is not None:
            found[name] = refusal.message(state, seat, vocabulary.attack[city])
    for deck, deck_name in enumerate(DECKS):
        refusal = refuse_draw(state, seat, deck, -1)
        if refusal is not None:
            found[f"deck:{deck_name}"] = refusal.message(state, seat, vocabulary.draw[deck])
    return {thing: reason.to_json() for thing, reason in found.items()}


def refuse_city(state: Endeavor, seat: int, city: int) -> Refusal | None:
    """Why a free city cannot be occupied, or an owned city not attacked."""
    if state.cities[city] == NOBODY:
        return refuse_occupy(state, seat, city, -1)
    return refuse_attack(state, seat, city, -1)
