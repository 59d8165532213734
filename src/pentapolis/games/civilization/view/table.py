"""The view of the whole table: map, market, offers, and the viewer's build action."""

from __future__ import annotations

from pentapolis.games.civilization.effects.effect import RESOURCES
from pentapolis.games.civilization.knowledge import is_party
from pentapolis.games.civilization.moves import LATER_GIFT, PROMISES, item_id
from pentapolis.games.civilization.parts import Promise
from pentapolis.games.civilization.rules.blockade import is_blocked
from pentapolis.games.civilization.rules.building import BuildSquare
from pentapolis.games.civilization.rules.items import BuildQuestion
from pentapolis.games.civilization.rules.markers import mark_id
from pentapolis.games.civilization.scoring import scores
from pentapolis.games.civilization.state import (
    ALL_ARMIES,
    CITIES,
    MOVEMENT,
    PHASE_NAMES,
    SETUP,
    VICTORY_NAMES,
    Civilization,
)
from pentapolis.games.civilization.tables.board import MAP_TILES, SQUARE_NAMES
from pentapolis.games.civilization.tables.cards import (
    EVENTS,
    GROUPS,
    MARK_ICONS,
    TERRAINS,
    TOKEN_FACES,
    UNIT_NAME,
    VILLAGE,
    WONDERS,
    token_name,
)
from pentapolis.games.civilization.tables.hidden import event_view, token_view
from pentapolis.games.civilization.view.battle import battle_view
from pentapolis.games.civilization.view.player import player_view
from pentapolis.games.civilization.view.types import (
    BarView,
    BuildView,
    GroupView,
    MarketView,
    OfferView,
    PromiseView,
    SquareView,
    TileView,
    View,
    YieldsView,
)


def view(state: Civilization, seat: int | None) -> View:
    """The table as one seat sees it (None: a spectator)."""
    frame = state.frame(seat)
    return {
        "game": "civilization",
        "seats": frame["seats"],
        "seat": frame["seat"],
        "over": frame["over"],
        "waiting": frame["waiting"],
        "reactions": frame["reactions"],
        "answered": frame["answered"],
        "answer": frame["answer"],
        "turn": state.turn,
        "turn_limit": state.turn_limit,
        "phase": PHASE_NAMES[state.phase],
        "first": state.first,
        "active": state.active,
        "victor": state.victor if state.victor >= 0 else None,
        "victory": VICTORY_NAMES[state.victory],
        "squares": [square_view(state, sq) for sq in state.layout.squares if state.ground[sq] >= 0],
        "tiles": [tile_view(state, slot) for slot in range(len(state.slots))],
        "players": [player_view(state, other, seat) for other in range(state.seats)],
        "market": market_view(state),
        "locked": [f"square:{SQUARE_NAMES[sq]}" for sq in state.locked],
        "offer": offer_view(state, seat),
        "promises": [promise_view(promise) for promise in state.promises],
        "battle": battle_view(state, seat),
        "building": building_view(state, seat),
        "scores": [score.to_json() for score in scores(state)] if state.phase != SETUP else [],
    }


def market_view(state: Civilization) -> MarketView:
    """What is beside the map for everybody."""
    return {
        "resources": {RESOURCES[r]: state.market[r] for r in range(4)},
        "wonders": [f"wonder:{WONDERS[w].id}" if w >= 0 else None for w in state.wonder_market],
        "wonder_deck": len(state.wonder_deck),
        "buildings": dict(zip(GROUPS, state.supply)),
        "units": [len(state.decks[k]) for k in range(4)],
        "unit_piles": [[f"card:{UNIT_NAME[u]}" for u in pile] for pile in state.piles],
        "events": [len(deck) for deck in state.event_decks],
        "event_piles": [[f"event:{EVENTS[e].id}" for e in pile] for pile in state.event_piles],
        "people": len(state.people),
        "disasters": state.disasters,
        "spent": [
            f"token:{token_name(face)}"
            for face in range(TOKEN_FACES)
            for _ in range(state.gone[face])
        ],
    }


def square_view(state: Civilization, sq: int) -> SquareView:
    """A revealed square."""
    value = state.ground[sq]
    data: SquareView = {
        "id": f"square:{SQUARE_NAMES[sq]}",
        "terrain": TERRAINS[value & 7],
    }
    if value >> 7 & 1:
        data["culture"] = 1
    if value >> 8 & 1:
        data["coin"] = 1
    if value >> 9:
        data["resource"] = f"resource:{RESOURCES[(value >> 9) - 1]}"
    if state.marks[sq]:
        data["marker"] = mark_id(state.marks[sq])
    city = state.city_at[sq]
    if city >= 0:
        data["city"] = city
        if state.centre[city] == sq:
            data["centre"] = True
        elif is_blocked(state, sq, city // CITIES):
            data["blocked"] = True
    if "centre" not in data:
        data["yields"] = yields(state, sq)
    if state.lying[sq] >= 0:
        data["token"] = "token:village" if state.lying[sq] & VILLAGE else "token:hut"
    add_figures(state, sq, data)
    return data


def add_figures(state: Civilization, sq: int, data: SquareView) -> None:
    """Add the figures that stand on a square, and those that have just entered it."""
    for owner in range(state.seats):
        own = state.own_at(sq, owner)
        if not own:
            continue
        group: GroupView = {
            "seat": owner,
            "army": (own & ALL_ARMIES).bit_count(),
            "scout": (own & ~ALL_ARMIES).bit_count(),
        }
        # Figures that enter an enemy's square share it until that is resolved.
        if own & state.travelling and state.enemies_at(sq, owner):
            data["arriving"] = group
        else:
            data["figures"] = group
        if state.phase == MOVEMENT and owner == state.active and own & state.spent:
            data["moved"] = (own & state.spent).bit_count()


def yields(state: Civilization, sq: int) -> YieldsView:
    """What a square yields to a city: its marker's icons, or its own (CV-6.24)."""
    mark = state.marks[sq]
    value = state.ground[sq]
    icons = (
        MARK_ICONS[mark]
        if mark
        else (value >> 3 & 3, value >> 5 & 3, value >> 7 & 1, value >> 8 & 1, 0)
    )
    data: YieldsView = {}
    if icons[0]:
        data["trade"] = icons[0]
    if icons[1]:
        data["production"] = icons[1]
    if icons[2]:
        data["culture"] = icons[2]
    if icons[3]:
        data["coin"] = icons[3]
    if icons[4]:
        data["combat_bonus"] = icons[4]
    return data


def tile_view(state: Civilization, slot: int) -> TileView:
    """A slot of the map, with its tile if it is revealed."""
    open_tile = state.shown >> slot & 1
    return {
        "square": f"square:{SQUARE_NAMES[state.layout.slots[slot]]}",
        "tile": f"tile:{MAP_TILES[state.slots[slot]].id}" if open_tile else None,
        "turns": state.turned[slot] if open_tile else None,
    }


def building_view(state: Civilization, viewer: int | None) -> BuildView | None:
    """The build action that the viewer is composing."""
    step = state.asking
    if viewer is None or not isinstance(step, BuildQuestion) or step.seat != viewer:
        return None
    return {
        "square": f"square:{SQUARE_NAMES[state.centre[step.city]]}",
        "free": step.free,
        "items": [item_id(item) for item in step.items],
        "barred": barred(state, step) if isinstance(step, BuildSquare) else {},
    }


def barred(state: Civilization, step: BuildSquare) -> dict[str, BarView]:
    """Why the item cannot be placed on the other squares of the outskirts (CV-6.10 to CV-6.31)."""
    found: dict[str, BarView] = {}
    for sq in state.layout.around[state.centre[step.city]]:
        refusal = step.refuse_square(state, sq)
        if refusal is not None:
            why = refusal.key.removeprefix("cv-no-site-")
            found[f"square:{SQUARE_NAMES[sq]}"] = {"why": why, "rule": refusal.rule}
    return found


def offer_view(state: Civilization, viewer: int | None) -> OfferView | None:
    """The offer on the table; outsiders see only that there is one (CV-5.22)."""
    offer = state.offer
    if offer is None:
        return None
    if not is_party(offer, viewer):
        return {"from": offer.proposer, "to": offer.partner}
    return {
        "from": offer.proposer,
        "to": offer.partner,
        "give": {
            "trade": max(offer.trade, 0),
            "culture": max(offer.culture, 0),
            "resources": {RESOURCES[r]: n for r, n in enumerate(offer.resources) if n},
            "tokens": sorted([token_view(token, viewer) for token in offer.tokens]),
            "events": sorted([event_view(card, viewer) for card in offer.events]),
        },
        "get": {
            "trade": max(offer.get_trade, 0),
            "culture": max(offer.get_culture, 0),
            "resources": {RESOURCES[r]: n for r, n in enumerate(offer.get_resources) if n},
            "huts": offer.get_tokens[0],
            "villages": offer.get_tokens[1],
            "events": list(offer.get_events),
        },
        "promises": [promise_view(promise) for promise in offer.promises],
    }


def promise_view(promise: Promise) -> PromiseView:
    """A promise, which is public (CV-5.21)."""
    data: PromiseView = {
        "from": promise.giver,
        "to": promise.taker,
        "promise": PROMISES[promise.kind],
        "until": promise.until,
    }
    if promise.kind == LATER_GIFT:
        data["trade"] = promise.about
    else:
        data["about"] = promise.about
    return data
