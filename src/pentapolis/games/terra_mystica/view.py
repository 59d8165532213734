"""What a seat may see: everything, for nothing in this game is hidden (section "Hidden")."""

from __future__ import annotations

from typing import Any

from pentapolis.games.terra_mystica.board import reachable
from pentapolis.games.terra_mystica.effects import CULTS, STRUCTURES
from pentapolis.games.terra_mystica.moves import ACTION_CODES
from pentapolis.games.terra_mystica.passing import card_points
from pentapolis.games.terra_mystica.spades import spade_price
from pentapolis.games.terra_mystica.state import PHASES, PRIESTS, TerraMystica
from pentapolis.games.terra_mystica.tables import (
    BONUSES,
    BRIDGE_NAMES,
    COLOURS,
    DARKLINGS,
    FACTIONS,
    FAVORS,
    HEX_NAMES,
    HEXES,
    ORDER_PLACES,
    POWER_ACTIONS,
    RIVER_HEXES,
    RIVER_NAMES,
    ROUNDS,
    SCORINGS,
    TERRAINS,
    TOWNS,
)


def view(state: TerraMystica, seat: int | None) -> dict[str, Any]:
    """The table from one chair (None: a spectator's)."""
    return {
        "game": "terra-mystica",
        **state.frame(seat),
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
        "hexes": [hex_view(state, h) for h in range(len(HEXES))],
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
        "offers": [
            {"seat": offer.seat, "builder": offer.builder, "amount": offer.amount}
            for offer in state.offers
        ],
        "scores": [score.to_json() for score in state.scores()],
    }


def hex_view(state: TerraMystica, h: int) -> dict[str, Any]:
    """A land hex with what stands on it."""
    place = HEXES[h]
    data: dict[str, Any] = {
        "component": f"hex:{HEX_NAMES[h]}",
        "row": place.row,
        "column": place.column,
        "terrain": f"terrain:{TERRAINS[state.terrain[h]]}",
    }
    if state.owner[h] >= 0:
        data["owner"] = state.owner[h]
        data["structure"] = f"structure:{STRUCTURES[state.kind[h]]}"
        data["town"] = state.in_town[h]
    return data


def cult_view(state: TerraMystica, cult: int) -> dict[str, Any]:
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
    }


def player_view(state: TerraMystica, seat: int) -> dict[str, Any]:
    """A faction board; all of it lies open."""
    index = state.factions[seat]
    if index < 0:
        return {"seat": seat, "faction": None}
    faction = FACTIONS[index]
    card = state.cards[seat]
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
            "of": "priests" if index == DARKLINGS else "workers",
        },
        "structures": {
            f"structure:{name}": state.standing(seat, kind) for kind, name in enumerate(STRUCTURES)
        },
        "bridges_left": state.bridges_left[seat],
        "favors": [f"favor:{t.id}" for t in FAVORS if state.favors[seat] >> t.index & 1],
        "towns": [f"town:{TOWNS[tile].id}" for tile in state.town_tiles[seat]],
        "card": f"bonus:{BONUSES[card].id}" if card >= 0 else None,
        "card_points": card_points(state, seat),
        "special": f"action:{faction.action}" if faction.action in ACTION_CODES else None,
        "used": used,
        "passed": state.passed[seat],
        "spades": state.spades[seat],
        "reach": [f"hex:{HEX_NAMES[h]}" for h in reachable(state, seat)],
    }
