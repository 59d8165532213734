"""Rules of thumb for bots: where figures move, and how battles are fought."""

from __future__ import annotations

from pentapolis.core.state import count_bits
from pentapolis.games.civilization.bot.plans import Plans, larger
from pentapolis.games.civilization.bot.rivals import is_close
from pentapolis.games.civilization.bot.values import square_value
from pentapolis.games.civilization.bot.war import (
    city_margin,
    field_margin,
    march_value,
    village_margin,
)
from pentapolis.games.civilization.bot.weights import W
from pentapolis.games.civilization.effects.targets import owner_of_figures
from pentapolis.games.civilization.moves import DISCOVER, MOVE, STAY, STEAL, STOP, CivMove
from pentapolis.games.civilization.rules.movement import MoveMenu, Travel, group_moves
from pentapolis.games.civilization.rules.units import strength
from pentapolis.games.civilization.state import (
    ALL_ARMIES,
    CITIES,
    FIGURES_OF,
    Civilization,
)
from pentapolis.games.civilization.tables.cards import TRUMPS, UNIT_TYPE, VILLAGE


def rate_walk(plans: Plans, move: CivMove) -> float:
    """A movement: towards goals; contests only if they look won."""
    state = plans.state
    seat = plans.seat
    step = state.asking
    if move.code == MOVE:
        worth = rate_start(plans, move)
        # The order of single figures hardly matters: prefer the suggested one.
        return 0.2 + 0.01 * worth if worth > 0.0 and move.second + move.third == 1 else worth
    if isinstance(step, Travel):
        group = step.group
        sq = step.path[-1]
    elif isinstance(step, MoveMenu):
        if move.code == STAY:
            return rate_stay(plans, step)
        group = step.lead
        sq = step.square
    else:
        return 0.0
    armies = count_bits(group & ALL_ARMIES)
    scout = armies == 0
    held = armies > 0 and plans.holds(sq, armies)
    if move.code == STEAL:
        return -3.0 if held else W.steal
    if move.code == STOP:
        return 0.0
    if move.code == DISCOVER:
        return W.discover
    if state.occupied[move.first] & ~FIGURES_OF[seat]:
        return -3.0 if held else rate_field(state, seat, armies, move.first)
    if state.city_centred_at(move.first) >= 0 and state.city_at[move.first] // CITIES != seat:
        return attack_value(state, seat, armies, state.city_at[move.first])
    if held:
        return -3.0
    if state.lying[move.first] >= 0:
        if state.lying[move.first] & VILLAGE:
            return W.enter[1] if village_margin(state, seat, armies) > W.village else -5.0
        return W.enter[0]
    if armies and not group & ~ALL_ARMIES:
        goal = plans.war_goal(armies)
        if goal >= 0:
            return march_value(plans.distances(goal), sq, move.first)
    return plans.walk(move.first, scout) - plans.walk(sq, scout) - 0.05


def rate_stay(plans: Plans, menu: MoveMenu) -> float:
    """Keeping a figure in place, so that another one with a goal can move."""
    for move in group_moves(plans.state, plans.seat):
        if not menu.is_lead(move) and rate_start(plans, move) > 0.0:
            return 0.1
    return -0.1


def rate_start(plans: Plans, move: CivMove) -> float:
    """Starting a group: figures move alone, except armies that attack a capital."""
    state = plans.state
    if move.second and plans.holds(move.first, move.second):
        return -1.0
    if move.second and not move.third:
        goal = plans.war_goal(move.second)
        if goal >= 0:
            far = plans.distances(goal)
            best = -1.0
            for other in state.layout.near[move.first]:
                best = larger(best, march_value(far, move.first, other))
            return best + 0.1 * move.second
    if move.second + move.third > 1:
        return -1.0
    here = plans.walk(move.first, move.third > 0)
    best = -1.0
    for other in state.layout.near[move.first]:
        if state.ground[other] >= 0:
            best = larger(best, plans.walk(other, move.third > 0) - here)
        else:
            best = larger(best, W.unknown_near)
    return best


def rate_field(state: Civilization, seat: int, armies: int, sq: int) -> float:
    """An attack in the field: scouts alone are easy, armies only if the battle looks won."""
    enemies = state.occupied[sq] & ~FIGURES_OF[seat]
    if not enemies & ALL_ARMIES:
        return W.prey
    margin = field_margin(state, seat, armies, sq, owner_of_figures(enemies))
    return W.field[0] if margin > W.field[1] else -4.0


def attack_value(state: Civilization, seat: int, armies: int, city: int) -> float:
    """An attack on a city: a capital wins the game, another city is worth a safe battle."""
    margin = city_margin(state, seat, armies, city)
    if city % CITIES == 0:
        if margin <= W.safe[0] and is_close(state, city // CITIES):
            return 20.0 + margin if margin > W.safe[2] else -8.0
        return 50.0 if margin > W.safe[0] else -8.0
    return W.city if margin > W.safe[1] else -8.0


def rate_send(state: Civilization, sq: int) -> float:
    """Sending a scout's square to a city: the value of its icons; a sent one stays."""
    if sq in state.sent:
        return -1.0
    return 1.0 + square_value(state, sq) if state.city_at[sq] < 0 else -1.0


def rate_play(state: Civilization, seat: int, move: CivMove) -> float:
    """Playing a unit: attack where the enemy dies and it survives; open fronts with weak units."""
    battle = state.battle
    if battle is None:
        return 0.0
    side = 0 if battle.attacker == seat else 1
    mine = strength(state, battle, side, move.first)
    if move.second == 0:
        return 1.0 - 0.3 * mine
    front = battle.fronts[move.second - 1]
    other = front.units[1 - side]
    left = strength(state, battle, 1 - side, other) - front.wounds[1 - side]
    theirs = strength(state, battle, 1 - side, other)
    deals = mine + (3 if move.third else 0)
    mine_type = UNIT_TYPE[move.first]
    other_type = UNIT_TYPE[other % 16]
    kills = deals >= left
    if TRUMPS[mine_type] == other_type and kills:
        return 3.0 + theirs - 0.5 * move.third
    if TRUMPS[other_type] == mine_type and theirs >= mine:
        return -3.0 - mine
    dies = theirs >= mine
    return (theirs if kills else 0.0) - (mine if dies else 0.0) + 0.5 - 0.5 * move.third
