"""What a seat may see: everything, because nothing is hidden in this game (section "Hidden")."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from pentapolis.core.score import ScoreView
from pentapolis.core.view import Frame
from pentapolis.games.terra_mystica.components import Amounts, cost_facts
from pentapolis.games.terra_mystica.effects import CULTS, PER_SPADE, PER_TOWN, STRUCTURES, TP, D
from pentapolis.games.terra_mystica.moves import ACTION_CODES
from pentapolis.games.terra_mystica.rules.adjacency import by_skip, far_end, reachable
from pentapolis.games.terra_mystica.rules.dwellings import FAV11, FAVOR_DWELLING_POINTS, skip_cost
from pentapolis.games.terra_mystica.rules.ending import (
    area_points,
    coins_per_point,
    cult_points,
    largest_area,
    resource_coins,
)
from pentapolis.games.terra_mystica.rules.factions import POWERS
from pentapolis.games.terra_mystica.rules.income import CARD_INCOME, FAVOR_INCOME
from pentapolis.games.terra_mystica.rules.leech import gain_of
from pentapolis.games.terra_mystica.rules.passing import card_points, pass_points
from pentapolis.games.terra_mystica.rules.spades import spade_price
from pentapolis.games.terra_mystica.rules.towns import linked, town_power
from pentapolis.games.terra_mystica.rules.upgrades import (
    FAV10,
    FAVOR_POST_POINTS,
    PER_OF,
    UPGRADES,
    upgrade_cost,
)
from pentapolis.games.terra_mystica.scoring import scores
from pentapolis.games.terra_mystica.state import PHASES, PRIESTS, Offer, TerraMystica
from pentapolis.games.terra_mystica.tables import (
    ADJACENT,
    BONUSES,
    BRIDGE_NAMES,
    BRIDGES_OF,
    COLOURS,
    FACTIONS,
    FAVORS,
    HEX_NAMES,
    HEXES,
    HOME,
    ORDER_PLACES,
    POWER_ACTIONS,
    POWER_VALUE,
    RIVER_HEXES,
    RIVER_NAMES,
    ROUNDS,
    SCORING_POINTS,
    SCORINGS,
    TERRAINS,
    TOWNS,
)


class ScoringTile(TypedDict):
    """The scoring tile of a round."""

    component: str
    round: int
    current: bool
    past: bool


class Upgrade(TypedDict):
    """What a structure may become, and its price."""

    structure: str
    cost: Amounts


class Neighbour(TypedDict):
    """Power that a seat could take if the viewer built here."""

    seat: int
    amount: int


class Hex(TypedDict):
    """A land hex with what is on it, and what the viewer would need and cause there."""

    component: str
    row: int
    column: int
    terrain: str
    owner: NotRequired[int]
    structure: NotRequired[str]
    town: NotRequired[bool]
    upgrades: NotRequired[list[Upgrade]]
    spades: NotRequired[int]
    offers: NotRequired[list[Neighbour]]


class River(TypedDict):
    """A river hex; a town of the Mermaids may be over it."""

    component: str
    row: int
    column: int
    town: bool


class Bridge(TypedDict):
    """A bridge on the map."""

    ends: list[str]
    owner: int


class Town(TypedDict):
    """A town on the map; its tile, if it is known which one."""

    owner: int
    hexes: list[str]
    tile: str | None


class PowerAction(TypedDict):
    """A power action, and whether it is used this round."""

    component: str
    used: bool


class TilesLeft(TypedDict):
    """How many of a tile are left."""

    component: str
    left: int


class FreeCard(TypedDict):
    """A bonus card that nobody holds, with the coins on it."""

    component: str
    coins: int


class OrderPlace(TypedDict):
    """A place of a cult order, and whose priest is on it."""

    steps: int
    seat: int | None


class Cult(TypedDict):
    """A cult track: levels by seat, its order, and what it would pay now."""

    component: str
    levels: list[int]
    order: list[OrderPlace]
    points: list[int]


class SpadePrice(TypedDict):
    """What a bought spade costs."""

    amount: int
    of: Literal["workers", "priests"]


class Income(TypedDict):
    """What the next phase I pays."""

    coins: int
    workers: int
    priests: int
    power: int


class Forecast(TypedDict):
    """What the end of the game would add now."""

    cults: int
    area: int
    resources: int
    total: int


class NoFaction(TypedDict):
    """A seat that has not chosen a faction yet."""

    seat: int
    faction: None


class FactionBoard(TypedDict):
    """A faction board; all of it is public."""

    seat: int
    faction: str
    home: str
    colour: str
    points: int
    coins: int
    workers: int
    priests: int
    supply: int
    priest_pieces: int
    bowls: list[int]
    cults: list[int]
    keys: int
    shipping: int
    most_shipping: int
    digging: int
    most_digging: int
    spade_price: SpadePrice
    structures: dict[str, int]
    bridges_left: int
    favors: list[str]
    towns: list[str]
    card: str | None
    card_points: int
    pass_points: int
    income: Income | None
    earns: dict[str, int]
    """Points for what is built, founded or dug now."""
    town_power: int
    area: int
    forecast: Forecast | None
    special: str | None
    used: list[str]
    passed: bool
    spades: int
    reach: list[str]
    skips: list[str]
    skip_cost: Amounts | None
    skip_points: int


class OpenOffer(TypedDict):
    """Power that a seat may take, its price, and the bowls after it."""

    seat: int
    builder: int
    amount: int
    gain: int
    price: int
    bowls: list[int]


class View(Frame):
    """The table as one seat sees it; nothing is hidden in this game."""

    game: Literal["terra-mystica"]
    round: int
    rounds: int
    phase: str
    order: list[int]
    passing: list[int]
    active: int | None
    scoring: list[ScoringTile]
    hexes: list[Hex]
    rivers: list[River]
    bridges: list[Bridge]
    founded: list[Town]
    power_actions: list[PowerAction]
    favors: list[TilesLeft]
    towns: list[TilesLeft]
    cards: list[FreeCard]
    cults: list[Cult]
    players: list[FactionBoard | NoFaction]
    offers: list[OpenOffer]
    scores: list[ScoreView]


def view(state: TerraMystica, seat: int | None) -> View:
    """The table as one seat sees it (None: a spectator)."""
    return {
        **state.frame(seat),
        "game": "terra-mystica",
        "round": state.round,
        "rounds": ROUNDS,
        "phase": PHASES[state.phase],
        "order": list(state.order),
        "passing": list(state.passing),
        "active": state.active if state.active >= 0 else None,
        "scoring": [
            {
                "component": f"scoring:{SCORINGS[tile].id}",
                "round": number,
                "current": number == state.round and not state.over,
                "past": number < state.round or state.over,
            }
            for number, tile in enumerate(state.scoring, 1)
        ],
        "hexes": [hex_view(state, h, seat) for h in range(len(HEXES))],
        "rivers": [
            {
                "component": f"river:{place.name}",
                "row": place.row,
                "column": place.column,
                "town": RIVER_NAMES.index(place.name) in state.river_towns,
            }
            for place in RIVER_HEXES
        ],
        "bridges": [
            {"ends": [f"hex:{end}" for end in BRIDGE_NAMES[place].split(":")], "owner": owner}
            for place, owner in enumerate(state.bridges)
            if owner >= 0
        ],
        "founded": town_sites(state),
        "power_actions": [
            {"component": f"action:{tile.id}", "used": bool(state.power_used >> tile.index & 1)}
            for tile in POWER_ACTIONS
        ],
        "favors": [
            {"component": f"favor:{tile.id}", "left": state.favors_left[tile.index]}
            for tile in FAVORS
        ],
        "towns": [
            {"component": f"town:{tile.id}", "left": state.towns_left[tile.index]}
            for tile in TOWNS
            if not tile.variant or state.towns_left[tile.index]
        ],
        "cards": [
            {"component": f"bonus:{BONUSES[card].id}", "coins": state.card_coins[card]}
            for card in state.free_cards()
        ],
        "cults": [cult_view(state, cult) for cult in range(len(CULTS))],
        "players": [player_view(state, other) for other in range(state.seats)],
        "offers": [offer_view(state, offer) for offer in state.offers],
        "scores": [score.to_json() for score in scores(state)],
    }


def offer_view(state: TerraMystica, offer: Offer) -> OpenOffer:
    """What taking an offer would actually bring (TM-5.1, TM-9.6)."""
    seat = offer.seat
    gain = gain_of(state, seat, offer.amount)
    first = min(gain, state.bowl1[seat])
    second = gain - first
    return {
        "seat": seat,
        "builder": offer.builder,
        "amount": offer.amount,
        "gain": gain,
        "price": max(gain - 1, 0),
        "bowls": [
            state.bowl1[seat] - first,
            state.bowl2[seat] + first - second,
            state.bowl3[seat] + second,
        ],
    }


def hex_view(state: TerraMystica, h: int, viewer: int | None) -> Hex:
    """A land hex with what is on it, and what the viewer would need and cause there."""
    place = HEXES[h]
    owner = state.owner[h]
    data: Hex = {
        "component": f"hex:{HEX_NAMES[h]}",
        "row": place.row,
        "column": place.column,
        "terrain": f"terrain:{TERRAINS[state.terrain[h]]}",
    }
    if owner >= 0:
        data["owner"] = owner
        data["structure"] = f"structure:{STRUCTURES[state.kind[h]]}"
        data["town"] = state.in_town[h]
        data["upgrades"] = [
            {
                "structure": f"structure:{STRUCTURES[kind]}",
                "cost": cost_facts(upgrade_cost(state, owner, h, kind)),
            }
            for kind in UPGRADES[state.kind[h]]
        ]
    if viewer is not None and state.factions[viewer] >= 0 and owner in (-1, viewer):
        if owner < 0:
            data["spades"] = POWERS[state.factions[viewer]].spades_home(
                HOME[state.factions[viewer]], state.terrain[h]
            )
        offers = power_beside(state, viewer, h)
        if offers:
            data["offers"] = offers
    return data


def power_beside(state: TerraMystica, builder: int, h: int) -> list[Neighbour]:
    """What the others could take if `builder` built here (TM-9.2, TM-9.6)."""
    amounts = [0] * state.seats
    beside = [*ADJACENT[h], *[far_end(p, h) for p in BRIDGES_OF[h] if state.bridges[p] >= 0]]
    for other in beside:
        owner = state.owner[other]
        if owner >= 0 and owner != builder and not state.dropped[owner]:
            amounts[owner] += POWER_VALUE[state.kind[other]]
    return [
        {"seat": seat, "amount": gain_of(state, seat, amount)}
        for seat, amount in enumerate(amounts)
        if amount
    ]


def town_sites(state: TerraMystica) -> list[Town]:
    """The towns on the map; their tiles are known only if all are the same."""
    found: list[Town] = []
    for seat in range(state.seats):
        tiles = set(state.town_tiles[seat])
        seen: set[int] = set()
        for h in state.sites[seat]:
            if not state.in_town[h] or h in seen:
                continue
            group = linked(state, seat, h)
            seen.update(group)
            found.append(
                {
                    "owner": seat,
                    "hexes": [f"hex:{HEX_NAMES[member]}" for member in group],
                    "tile": f"town:{TOWNS[min(tiles)].id}" if len(tiles) == 1 else None,
                }
            )
    return found


def cult_view(state: TerraMystica, cult: int) -> Cult:
    """A cult track: levels by seat and the places of its order."""
    return {
        "component": f"cult:{CULTS[cult]}",
        "levels": [state.level(seat, cult) for seat in range(state.seats)],
        "order": [
            {
                "steps": ORDER_PLACES[i],
                "seat": state.orders[cult * 4 + i] if state.orders[cult * 4 + i] >= 0 else None,
            }
            for i in range(4)
        ],
        "points": cult_points(state, cult),
    }


def player_view(state: TerraMystica, seat: int) -> FactionBoard | NoFaction:
    """A faction board; all of it is public."""
    index = state.factions[seat]
    if index < 0:
        return {"seat": seat, "faction": None}
    faction = FACTIONS[index]
    card = state.cards[seat]
    powers = POWERS[index]
    skipping = powers.skipping
    used = [
        code
        for code, bit in zip(("card", "favor", "faction"), (1, 2, 4), strict=True)
        if state.used[seat] & bit
    ]
    return {
        "seat": seat,
        "faction": f"faction:{faction.id}",
        "home": f"terrain:{TERRAINS[faction.home]}",
        "colour": COLOURS[faction.home],
        "points": state.points[seat],
        "coins": state.coins[seat],
        "workers": state.workers[seat],
        "priests": state.priests[seat],
        "supply": state.supply(seat),
        "priest_pieces": PRIESTS,
        "bowls": [state.bowl1[seat], state.bowl2[seat], state.bowl3[seat]],
        "cults": [state.level(seat, cult) for cult in range(4)],
        "keys": state.keys[seat],
        "shipping": state.shipping[seat],
        "most_shipping": faction.most_shipping,
        "digging": state.digging[seat],
        "most_digging": faction.most_digging,
        "spade_price": {
            "amount": spade_price(state, seat),
            "of": "priests" if powers.priest_spades else "workers",
        },
        "structures": {
            f"structure:{name}": state.standing(seat, kind) for kind, name in enumerate(STRUCTURES)
        },
        "bridges_left": state.bridges_left[seat],
        "favors": [f"favor:{t.id}" for t in FAVORS if state.favors[seat] >> t.index & 1],
        "towns": [f"town:{TOWNS[tile].id}" for tile in state.town_tiles[seat]],
        "card": f"bonus:{BONUSES[card].id}" if card >= 0 else None,
        "card_points": card_points(state, seat),
        "pass_points": pass_points(state, seat),
        "income": next_income(state, seat),
        "earns": points_for(state, seat),
        "town_power": town_power(state, seat),
        "area": largest_area(state, seat),
        "forecast": forecast(state, seat),
        "special": f"action:{faction.action}" if faction.action in ACTION_CODES else None,
        "used": used,
        "passed": state.passed[seat],
        "spades": state.spades[seat],
        "reach": [f"hex:{HEX_NAMES[h]}" for h in reachable(state, seat)],
        "skips": [f"hex:{HEX_NAMES[h]}" for h in by_skip(state, seat)],
        "skip_cost": cost_facts(skip_cost(state, seat)) if skipping is not None else None,
        "skip_points": skipping.points if skipping is not None else 0,
    }


# --- the future ----------------------------------------------------------------------------


def next_income(state: TerraMystica, seat: int) -> Income | None:
    """What the next phase I would pay now; None after round 6 (TM-4.2 to TM-4.8)."""
    if state.round == ROUNDS or state.over:
        return None
    faction = FACTIONS[state.factions[seat]]
    gains = [faction.income[k][state.standing(seat, k)] for k in range(5)]
    tiles = [FAVOR_INCOME[t.index] for t in FAVORS if state.favors[seat] >> t.index & 1]
    if state.cards[seat] >= 0:
        tiles.append(CARD_INCOME[state.cards[seat]])
    gains += [income.gain for income in tiles if income is not None]
    return {
        "coins": sum([gain.coins for gain in gains]),
        "workers": sum([gain.workers for gain in gains]),
        "priests": min(sum([gain.priests for gain in gains]), state.supply(seat)),
        "power": sum([gain.power for gain in gains]),
    }


def points_for(state: TerraMystica, seat: int) -> dict[str, int]:
    """Points for what is built, founded or dug now: scoring tile and favor tiles (TM-3.3)."""
    found = dict.fromkeys((*STRUCTURES, "town", "spade"), 0)
    if state.round and not state.over:
        tile = SCORING_POINTS[state.tile()]
        for kind, name in enumerate(STRUCTURES):
            found[name] = tile[PER_OF[kind]]
        found["town"] = tile[PER_TOWN]
        found["spade"] = tile[PER_SPADE]
    if state.favors[seat] & FAV10:
        found[STRUCTURES[TP]] += FAVOR_POST_POINTS
    if state.favors[seat] & FAV11:
        found[STRUCTURES[D]] += FAVOR_DWELLING_POINTS
    return found


def forecast(state: TerraMystica, seat: int) -> Forecast | None:
    """What the end of the game would add now (section 13); None once it is added."""
    if state.over:
        return None
    cults = sum([cult_points(state, cult)[seat] for cult in range(4)])
    area = area_points(state)[seat]
    resources = resource_coins(state, seat) // coins_per_point(state, seat)
    return {
        "cults": cults,
        "area": area,
        "resources": resources,
        "total": state.points[seat] + cults + area + resources,
    }
