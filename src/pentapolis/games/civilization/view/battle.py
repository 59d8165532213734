"""The view of the battle in progress."""

from __future__ import annotations

from pentapolis.games.civilization.parts import Battle, Front
from pentapolis.games.civilization.rules.engagement import Attack
from pentapolis.games.civilization.rules.units import kinds_of, strength
from pentapolis.games.civilization.state import Civilization
from pentapolis.games.civilization.tables.board import SQUARE_NAMES
from pentapolis.games.civilization.tables.cards import (
    MOST_KINDS,
    UNIT_BASE,
    UNIT_NAME,
    UNIT_TYPE,
    UNIT_TYPES,
)
from pentapolis.games.civilization.tables.hidden import unit_view
from pentapolis.games.civilization.view.types import BattleView, FighterView, ForecastView


def sees_hand(state: Civilization, side: int, viewer: int | None) -> bool:
    """Whether the viewer sees a battle hand (CV-9.7)."""
    battle = state.battle
    assert battle is not None
    if viewer is None:
        return False
    return battle.seat(side) == viewer or battle.seen[side] >> viewer & 1 == 1


def battle_view(state: Civilization, viewer: int | None) -> BattleView | None:
    """The battle in progress."""
    battle = state.battle
    if battle is None:
        return None
    return {
        "attacker": battle.attacker,
        "defender": None if battle.barbarians else battle.defender,
        "square": f"square:{SQUARE_NAMES[battle.square]}",
        "city": battle.city if battle.city >= 0 else None,
        "bonus": battle.bonus,
        "fronts": [
            [fighter_view(state, battle, front, side) for side in (0, 1)] for front in battle.fronts
        ],
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


def fighter_view(
    state: Civilization, battle: Battle, front: Front, side: int
) -> FighterView | None:
    """The unit of one side on a front."""
    unit = front.units[side]
    if unit < 0:
        return None
    return {
        "unit": f"card:{UNIT_NAME[unit % MOST_KINDS]}",
        "strength": strength(state, battle, side, unit),
        "wounds": front.wounds[side],
    }


def forecast(state: Civilization, battle: Battle, viewer: int) -> list[ForecastView]:
    """What each card of the viewer's hand would do on each front it may attack (CV-9.14)."""
    found: list[ForecastView] = []
    for side in (0, 1):
        if battle.seat(side) != viewer:
            continue
        for kind in kinds_of(battle.hands[side]):
            for i in range(len(battle.fronts)):
                if not battle.fronts[i].is_open_to(side):
                    continue
                trial = state.copy()
                fight = trial.battle
                assert fight is not None
                front = fight.fronts[i]
                front.units[side] = kind
                Attack(side, i).run(trial)
                found.append(
                    {
                        "card": f"card:{UNIT_NAME[kind]}",
                        "front": i + 1,
                        "dies": front.units[side] < 0,
                        "kills": front.units[1 - side] < 0,
                        "wounds": [front.wounds[side], front.wounds[1 - side]],
                    }
                )
    return found


def strength_more(state: Civilization, battle: Battle, side: int) -> dict[str, int]:
    """What rank and Himeji add to the strength of a side's cards, by unit type (CV-9.6)."""
    return {
        UNIT_TYPES[UNIT_TYPE[kind]]: strength(state, battle, side, kind) - UNIT_BASE[kind]
        for kind in range(len(UNIT_NAME))
    }
