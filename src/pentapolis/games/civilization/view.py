"""What a seat may see, built by adding; nothing is ever taken out of the truth."""

from __future__ import annotations

from typing import Any, Final

from pentapolis.games.civilization.acts import (
    ABILITIES,
    FIGURE_NAMES,
    GIFT,
    PROMISES,
    USED_WONDER,
    item_id,
)
from pentapolis.games.civilization.aftermath import kinds_of, strength
from pentapolis.games.civilization.battle import combat_bonus, hand_size
from pentapolis.games.civilization.board import MAP_TILES, SQUARE_NAMES
from pentapolis.games.civilization.build import BuildQuestion, most_production, production
from pentapolis.games.civilization.city import arts_culture, harvestable
from pentapolis.games.civilization.dials import COIN_TECHS, is_blocked, mark_id
from pentapolis.games.civilization.effects import RESOURCES
from pentapolis.games.civilization.engagement import Attack
from pentapolis.games.civilization.knowledge import (
    event_view,
    is_party,
    token_view,
    unit_view,
)
from pentapolis.games.civilization.offers import Offer
from pentapolis.games.civilization.research import has_place, trade_needed
from pentapolis.games.civilization.scoring import TECHS_TO_WIN
from pentapolis.games.civilization.state import (
    ALL_ARMIES,
    ARMIES,
    CITIES,
    FIGURES,
    MOVEMENT,
    PHASE_NAMES,
    SETUP,
    VICTORY_NAMES,
    Battle,
    Civilization,
)
from pentapolis.games.civilization.tables import (
    CIV_TECH,
    CIVS,
    COIN_PLACES,
    COINS_TO_WIN,
    EVENTS,
    GOV_COIN,
    GOVERNMENTS,
    GROUPS,
    ICONS,
    LAST_SPACE,
    MARK_ICONS,
    MOST_KINDS,
    PEOPLE,
    PLACES,
    SPACE_CULTURE,
    SPACE_TRADE,
    TECHS,
    TERRAINS,
    TOKEN_FACES,
    UNIT_BASE,
    UNIT_NAME,
    UNIT_TYPE,
    UNIT_TYPES,
    VILLAGE,
    WONDERS,
    token_name,
)
from pentapolis.games.civilization.trade import collected

PYRAMID: Final = (5, 4, 3, 2, 1)
"""The places of a pyramid that carries Space Flight, row by row (CV-8.4)."""
assert sum(PYRAMID) == TECHS_TO_WIN


def view(state: Civilization, seat: int | None) -> dict[str, Any]:
    """The table from one chair (None: a spectator's)."""
    return {
        "game": "civilization",
        **state.frame(seat),
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
        "market": {
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
        },
        "locked": [f"square:{SQUARE_NAMES[sq]}" for sq in state.locked],
        "offer": offer_view(state, seat),
        "promises": [promise_view(promise) for promise in state.promises],
        "battle": battle_view(state, seat),
        "building": building_view(state, seat),
        "scores": [score.to_json() for score in state.scores()] if state.phase != SETUP else [],
    }


def square_view(state: Civilization, sq: int) -> dict[str, Any]:
    """A revealed square."""
    value = state.ground[sq]
    city = state.city_at[sq]
    data: dict[str, Any] = {
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
    for owner in range(state.seats):
        own = state.own_at(sq, owner)
        if own:
            # Who enters an enemy's square stands beside the enemy until that is resolved.
            enters = own & state.travelling and state.enemies_at(sq, owner)
            data["arriving" if enters else "figures"] = {
                "seat": owner,
                FIGURE_NAMES[0]: (own & ALL_ARMIES).bit_count(),
                FIGURE_NAMES[1]: (own & ~ALL_ARMIES).bit_count(),
            }
            if state.phase == MOVEMENT and owner == state.active and own & state.spent:
                data["moved"] = (own & state.spent).bit_count()
    return data


def yields(state: Civilization, sq: int) -> dict[str, int]:
    """What a square gives to a city: its marker's icons, or its own (CV-6.24)."""
    mark = state.marks[sq]
    value = state.ground[sq]
    icons = (
        MARK_ICONS[mark]
        if mark
        else (value >> 3 & 3, value >> 5 & 3, value >> 7 & 1, value >> 8 & 1, 0)
    )
    return {ICONS[i]: icons[i] for i in range(len(ICONS)) if icons[i]}


def tile_view(state: Civilization, slot: int) -> dict[str, Any]:
    """A place of the map: its tile once it is revealed."""
    open_tile = state.shown >> slot & 1
    return {
        "square": f"square:{SQUARE_NAMES[state.layout.slots[slot]]}",
        "tile": f"tile:{MAP_TILES[state.slots[slot]].id}" if open_tile else None,
        "turns": state.turned[slot] if open_tile else None,
    }


def city_view(state: Civilization, city: int) -> dict[str, Any]:
    """A city and what it yields now."""
    return {
        "id": city,
        "square": f"square:{SQUARE_NAMES[state.centre[city]]}",
        "capital": city % CITIES == 0,
        "walled": bool(state.walled[city]),
        "actions": state.actions[city],
        "trade": state.y_trade[city],
        "production": production(state, city),
        "culture": arts_culture(state, city),
        "combat": state.y_combat[city],
        "reach": most_production(state, city),
        "defence": combat_bonus(state, city // CITIES, city),
        "harvest": [f"resource:{RESOURCES[r]}" for r in harvestable(state, city)],
        "resources": [
            f"resource:{RESOURCES[r]}" for r in range(4) if state.y_resources[city] >> r & 1
        ],
    }


def player_view(state: Civilization, seat: int, viewer: int | None) -> dict[str, Any]:
    """A player: hands and forces as far as the viewer knows them."""
    civ = state.civs[seat]
    tokens = state.taken[seat]
    events = state.events[seat]
    offer = state.offer
    if offer is not None and offer.proposer == seat and not is_party(offer, viewer):
        tokens = tuple(sorted(tokens + offer.tokens))
        events = tuple(sorted(events + offer.events))
    base = FIGURES * seat
    return {
        "seat": seat,
        "civ": f"civ:{CIVS[civ].id}" if civ >= 0 else None,
        "government": f"government:{GOVERNMENTS[state.governments[seat]].id}",
        "governments": [
            f"government:{GOVERNMENTS[g].id}"
            for g in range(len(GOVERNMENTS))
            if state.gov_turn[8 * seat + g] >= 0
        ],
        "trade": state.trade[seat],
        "culture": state.culture[seat],
        "level": state.level[seat],
        "coins": state.coins[seat],
        "coin_tokens": {
            COIN_PLACES[p]: state.coin_tokens[PLACES * seat + p]
            for p in range(PLACES)
            if state.coin_tokens[PLACES * seat + p]
        },
        "techs": [f"tech:{tech.id}" for tech in TECHS if state.techs[seat] >> tech.index & 1],
        "rows": state.rows[6 * seat + 1 : 6 * seat + 6],
        "pyramid": pyramid(state, seat),
        "open": [has_place(state, seat, level) for level in range(1, 6)],
        "needs": [trade_needed(state, seat, level) for level in range(1, 6)],
        "ranks": state.ranks[4 * seat : 4 * seat + 4],
        "speed": state.speed[seat],
        "stacking": state.stacking[seat],
        "hand_limit": state.hand_limit[seat],
        "battle_hand": hand_size(state, seat, 1, False),
        "combat": combat_bonus(state, seat, -1),
        "max_cities": state.most_cities[seat],
        "income": collected(state, seat),
        "coins_from": coins_from(state, seat),
        "race": race(state, seat),
        "steps": payable_steps(state, seat),
        "used": used_view(state, seat),
        "resources": {RESOURCES[r]: state.resources[4 * seat + r] for r in range(4)},
        "tokens": sorted([token_view(token, viewer) for token in tokens]),
        "events": sorted([event_view(card, viewer) for card in events]),
        "forces": forces_view(state, seat, viewer),
        "reserve": [f"person:{PEOPLE[person].id}" for person in state.reserve[seat]],
        "supply": {
            "army": state.where[base : base + ARMIES].count(-1),
            "scout": state.where[base + ARMIES : base + FIGURES].count(-1),
        },
        "sent": [
            {
                "square": f"square:{SQUARE_NAMES[state.sent[i]]}",
                "city": state.sent_to[i],
            }
            for i in (2 * seat, 2 * seat + 1)
            if state.sent[i] >= 0
        ],
        "wonders": [
            f"wonder:{w.id}"
            for w in WONDERS
            if state.wonder_at[w.index] >= 0
            and state.city_at[state.wonder_at[w.index]] // CITIES == seat
        ],
        "obsolete": [f"wonder:{w.id}" for w in WONDERS if state.obsolete >> w.index & 1],
        "cities": [city_view(state, city) for city in state.cities_of(seat)],
    }


def pyramid(state: Civilization, seat: int) -> list[list[str]]:
    """Techs by the row they lie in; the start tech lies in the lowest (CV-2.4)."""
    rows: list[list[str]] = [[], [], [], [], []]
    civ = state.civs[seat]
    for tech in TECHS:
        if state.techs[seat] >> tech.index & 1:
            start = civ >= 0 and CIV_TECH[civ] == tech.index
            rows[0 if start else tech.level - 1].append(f"tech:{tech.id}")
    return rows


def race(state: Civilization, seat: int) -> dict[str, list[int]]:
    """How far the seat is on three ways to win, and how far they are (CV-13.1 to CV-13.3)."""
    rows = state.rows[6 * seat + 1 : 6 * seat + 6]
    techs = sum([min(rows[i], PYRAMID[i]) for i in range(len(PYRAMID))])
    return {
        "culture": [state.level[seat], LAST_SPACE],
        "techs": [techs, TECHS_TO_WIN],
        "coins": [state.coins[seat], COINS_TO_WIN],
    }


def coins_from(state: Civilization, seat: int) -> dict[str, int]:
    """Where the coins of the economy dial come from (CV-10.1, CV-10.2)."""
    government = GOV_COIN[state.governments[seat]]
    techs = (state.techs[seat] & COIN_TECHS).bit_count()
    tokens = sum(state.coin_tokens[PLACES * seat : PLACES * seat + PLACES])
    parts = {
        "government": government,
        "techs": techs,
        "tokens": tokens,
        "map": state.coins[seat] - government - techs - tokens,
    }
    return {name: count for name, count in parts.items() if count}


def payable_steps(state: Civilization, seat: int) -> int:
    """How many steps of the culture track can be paid now (CV-6.40)."""
    culture = state.culture[seat]
    trade = state.trade[seat]
    space = state.level[seat]
    while space < LAST_SPACE:
        culture -= SPACE_CULTURE[space + 1]
        trade -= SPACE_TRADE[space + 1]
        if culture < 0 or trade < 0:
            break
        space += 1
    return space - state.level[seat]


def used_view(state: Civilization, seat: int) -> list[str]:
    """Techs and wonders whose ability was used this turn (CV-E5)."""
    used = state.used[seat]
    techs = {f"tech:{TECHS[a.tech].id}": None for a in ABILITIES if used & a.mark}
    wonders = [f"wonder:{w.id}" for w in WONDERS if used >> USED_WONDER + w.index & 1]
    return [*techs, *wonders]


def building_view(state: Civilization, viewer: int | None) -> dict[str, Any] | None:
    """The build action that the viewer is putting together."""
    step = state.asking
    if viewer is None or not isinstance(step, BuildQuestion) or step.seat != viewer:
        return None
    return {
        "square": f"square:{SQUARE_NAMES[state.centre[step.city]]}",
        "free": step.free,
        "items": [item_id(item) for item in step.items],
    }


def forces_view(state: Civilization, seat: int, viewer: int | None) -> list[str]:
    """Standing forces; in a battle others cannot tell which of them were drawn."""
    force = state.forces[seat]
    battle = state.battle
    if battle is not None:
        for side in (0, 1):
            if battle.owner(side) == seat and not sees_hand(state, side, viewer):
                force = force + battle.hands[side]
    return sorted([unit_view(card, viewer) for card in force])


def sees_hand(state: Civilization, side: int, viewer: int | None) -> bool:
    """Whether the viewer sees a battle hand (CV-9.7)."""
    battle = state.battle
    assert battle is not None
    if viewer is None:
        return False
    return battle.seat(side) == viewer or battle.seen[side] >> viewer & 1 == 1


def battle_view(state: Civilization, viewer: int | None) -> dict[str, Any] | None:
    """The battle under way."""
    battle = state.battle
    if battle is None:
        return None
    fronts = []
    for i in range(0, len(battle.fronts), 4):
        front: list[dict[str, Any] | None] = []
        for side in (0, 1):
            unit = battle.fronts[i + 2 * side]
            wounds = battle.fronts[i + 2 * side + 1]
            front.append(
                {
                    "unit": f"card:{UNIT_NAME[unit % MOST_KINDS]}",
                    "strength": strength(state, battle, side, unit),
                    "wounds": wounds,
                }
                if unit >= 0
                else None
            )
        fronts.append(front)
    return {
        "attacker": battle.attacker,
        "defender": None if battle.barbarians else battle.defender,
        "square": f"square:{SQUARE_NAMES[battle.square]}",
        "city": battle.city if battle.city >= 0 else None,
        "bonus": battle.bonus,
        "fronts": fronts,
        "more": [strength_more(state, battle, side) for side in (0, 1)],
        "hands": [
            sorted([unit_view(card, viewer) for card in battle.hands[side]])
            if sees_hand(state, side, viewer)
            else len(battle.hands[side])
            for side in (0, 1)
        ],
        "killed": [
            [f"card:{UNIT_NAME[unit % MOST_KINDS]}" for unit in battle.killed[side]]
            for side in (0, 1)
        ],
        "forecast": [] if viewer is None else forecast(state, battle, viewer),
    }


def forecast(state: Civilization, battle: Battle, viewer: int) -> list[dict[str, Any]]:
    """What each card of the viewer's hand would do on each front that it may attack (CV-9.14)."""
    found: list[dict[str, Any]] = []
    for side in (0, 1):
        if battle.seat(side) != viewer:
            continue
        for kind in kinds_of(battle.hands[side]):
            for here in range(0, len(battle.fronts), 4):
                mine = here + 2 * side
                theirs = here + 2 - 2 * side
                if battle.fronts[mine] >= 0 or battle.fronts[theirs] < 0:
                    continue
                trial = state.copy()
                fight = trial.battle
                assert fight is not None
                fight.fronts[mine] = kind
                Attack(side, here // 4).run(trial)
                found.append(
                    {
                        "card": f"card:{UNIT_NAME[kind]}",
                        "front": here // 4 + 1,
                        "dies": fight.fronts[mine] < 0,
                        "kills": fight.fronts[theirs] < 0,
                        "wounds": [fight.fronts[mine + 1], fight.fronts[theirs + 1]],
                    }
                )
    return found


def strength_more(state: Civilization, battle: Battle, side: int) -> dict[str, int]:
    """What rank and Himeji add to the strength on a side's cards, by unit type (CV-9.6)."""
    return {
        UNIT_TYPES[UNIT_TYPE[kind]]: strength(state, battle, side, kind) - UNIT_BASE[kind]
        for kind in range(len(UNIT_NAME))
    }


def offer_view(state: Civilization, viewer: int | None) -> dict[str, Any] | None:
    """The offer on the table: its parties see it, others that there is one (CV-5.22)."""
    offer = state.offer
    if offer is None:
        return None
    data: dict[str, Any] = {"from": offer.proposer, "to": offer.partner}
    if is_party(offer, viewer):
        data.update(bundles(offer, viewer))
    return data


def bundles(offer: Offer, viewer: int | None) -> dict[str, Any]:
    """What is given, asked for and promised."""
    return {
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
        "promises": [
            promise_view((offer.proposer, offer.partner, *promise)) for promise in offer.promises
        ],
    }


def promise_view(promise: tuple[int, ...]) -> dict[str, Any]:
    """A promise as everybody may read it (CV-5.21)."""
    giver, taker, kind, what, until = promise
    data: dict[str, Any] = {"from": giver, "to": taker, "promise": PROMISES[kind], "until": until}
    if what < GIFT:
        data["about"] = what
    else:
        data["trade"] = what - GIFT
    return data
