"""The view of a player: cities, cards, forces, and progress towards each victory."""

from __future__ import annotations

from typing import Final

from pentapolis.games.civilization.effects.effect import RESOURCES
from pentapolis.games.civilization.knowledge import is_party
from pentapolis.games.civilization.rules.battle import combat_bonus, hand_size
from pentapolis.games.civilization.rules.city_management import arts_culture, harvestable
from pentapolis.games.civilization.rules.coins import COIN_TECHS
from pentapolis.games.civilization.rules.items import most_production, production
from pentapolis.games.civilization.rules.research import has_place, trade_needed
from pentapolis.games.civilization.rules.trade import collected
from pentapolis.games.civilization.scoring import TECHS_TO_WIN
from pentapolis.games.civilization.state import ARMIES, CITIES, FIGURES, Civilization
from pentapolis.games.civilization.tables.board import SQUARE_NAMES
from pentapolis.games.civilization.tables.cards import (
    ABILITIES,
    CIV_TECH,
    CIVS,
    COIN_PLACES,
    COINS_TO_WIN,
    GOV_COIN,
    GOVERNMENTS,
    LAST_SPACE,
    PEOPLE,
    PLACES,
    SPACE_CULTURE,
    SPACE_TRADE,
    TECHS,
    USED_WONDER,
    WONDERS,
)
from pentapolis.games.civilization.tables.hidden import event_view, token_view, unit_view
from pentapolis.games.civilization.view.battle import sees_hand
from pentapolis.games.civilization.view.types import CityView, PlayerView, RaceView

PYRAMID: Final[tuple[int, ...]] = (5, 4, 3, 2, 1)
"""The places of a pyramid with Space Flight on top, row by row (CV-8.4)."""
assert sum(PYRAMID) == TECHS_TO_WIN


def city_view(state: Civilization, city: int) -> CityView:
    """A city, and what it yields now."""
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


def player_view(state: Civilization, seat: int, viewer: int | None) -> PlayerView:
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
    """Techs by row; the start tech is in the lowest (CV-2.4)."""
    rows: list[list[str]] = [[], [], [], [], []]
    civ = state.civs[seat]
    for tech in TECHS:
        if state.techs[seat] >> tech.index & 1:
            start = civ >= 0 and CIV_TECH[civ] == tech.index
            rows[0 if start else tech.level - 1].append(f"tech:{tech.id}")
    return rows


def race(state: Civilization, seat: int) -> RaceView:
    """The seat's progress towards three victories, and what each requires (CV-13.1 to CV-13.3)."""
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
    """How many steps on the culture track the seat can pay now (CV-6.40)."""
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


def forces_view(state: Civilization, seat: int, viewer: int | None) -> list[str]:
    """Standing forces; others cannot tell which of them were drawn for a battle."""
    force = state.forces[seat]
    battle = state.battle
    if battle is not None:
        for side in (0, 1):
            if battle.owner(side) == seat and not sees_hand(state, side, viewer):
                force = force + battle.hands[side]
    return sorted([unit_view(card, viewer) for card in force])
