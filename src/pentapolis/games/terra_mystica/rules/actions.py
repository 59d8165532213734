"""10 and 11 Action spaces: power actions, cards, tile and strongholds (TM-10.8, TM-11.1 ff.)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg
from pentapolis.core.move import Move
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.terra_mystica.effects import SH, TP, D, Gain
from pentapolis.games.terra_mystica.moves import (
    ACT1,
    ACT2,
    ACT5,
    ACT6,
    ACT_BON1,
    ACT_BON2,
    ACT_FAV6,
    ACTA,
    ACTE,
    ACTG,
    ACTION_MOVES,
    ACTN,
    ACTS,
    ACTW,
    Act,
)
from pentapolis.games.terra_mystica.questions import owe
from pentapolis.games.terra_mystica.rules.bridges import BRIDGE_PLACE, refuse_bridges
from pentapolis.games.terra_mystica.rules.cults import CULT_STEP
from pentapolis.games.terra_mystica.rules.dwellings import (
    NO_DWELLING_LEFT,
    WITCHES_RIDE,
    has_free_home,
)
from pentapolis.games.terra_mystica.rules.power import (
    can_pay,
    gain_priests,
    lacking,
    pay,
    receive,
    spend_power,
)
from pentapolis.games.terra_mystica.rules.spades import give_spades, has_use
from pentapolis.games.terra_mystica.rules.transforming import (
    GIANT_HEXES,
    SANDSTORM,
    has_storm_target,
)
from pentapolis.games.terra_mystica.rules.upgrades import FREE_POST, has_post_site
from pentapolis.games.terra_mystica.state import (
    PRIESTS,
    USED_CARD,
    USED_FACTION,
    USED_FAVOR,
    TerraMystica,
)
from pentapolis.games.terra_mystica.tables import FACTIONS, POWER_ACTIONS, Cost

BRIDGE_COST: Final = Cost({"W": 2})
ON_CARD: Final = [ACT_BON1, ACT_BON2]
"""By bonus card: the action that is printed on it; the others have none."""
CARD_OF: Final = {action: card for card, action in enumerate(ON_CARD)}
FAV6: Final = 1 << 5
SPADES_OF: Final = {ACT5: 1, ACT6: 2, ACT_BON1: 1, ACTG: 2}
STEPS_OF: Final = {ACT_BON2: 1, ACT_FAV6: 1, ACTA: 2}
BRIDGING: Final = (ACT1, ACTE)
POWER_COST: Final = [int(tile.data["power"]) for tile in POWER_ACTIONS]
POWER_GAIN: Final = [
    effect if isinstance(effect, Gain) else Gain({})
    for effect in [tile.effects[1] for tile in POWER_ACTIONS]
]
FACTION_ACTIONS: Final = [
    next((i for i, move in enumerate(ACTION_MOVES) if move.text == f"action {faction.action}"), -1)
    for faction in FACTIONS
]
"""By faction: its special action, -1 for none."""


# --- what is refused -------------------------------------------------------------------------


def action_named(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """The action that the move names."""
    return {"action": move.args[0]}


def power_price(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """What a power action costs, and what can be spent."""
    return {"power": POWER_COST[move.a], "have": state.bowl3[seat]}


def bridge_price(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """What the Engineers' bridge costs, and what the seat has of it."""
    return lacking(state, seat, BRIDGE_COST)


def spades_of(state: TerraMystica, seat: int, move: Act) -> dict[str, Arg]:
    """The spades that no hex could take."""
    return {"spades": SPADES_OF[move.a]}


POWER_ACTION_USED: Final = Refusal("tm-no-unused-action", "TM-10.8", action_named)
ACTION_USED: Final = Refusal("tm-no-unused-action", "TM-11.1", action_named)
POWER_TOO_DEAR: Final = Refusal("tm-no-power", "TM-10.8", power_price)
NO_PRIEST_LEFT: Final = Refusal("tm-no-priest-left", "TM-Q26", lambda s, p, m: {"most": PRIESTS})
NOT_YOUR_CARD: Final = Refusal("tm-no-such-card", "TM-11.1", action_named)
NOT_YOUR_TILE: Final = Refusal("tm-no-such-tile", "TM-11.1", action_named)
OTHER_FACTION: Final = Refusal("tm-no-such-action", "TM-11.1", action_named)
NO_STRONGHOLD: Final = Refusal("tm-no-stronghold", "TM-8.12", action_named)
BRIDGE_TOO_DEAR: Final = Refusal("tm-no-funds", "TM-15.12", bridge_price)
NO_HEX_FOR_SPADES: Final = Refusal("tm-no-hex-for-spades", "TM-7.18", spades_of)
NO_HEX_FOR_GIANTS: Final = Refusal("tm-no-hex-for-spades", "TM-15.45", spades_of)
NO_HEX_FOR_STORM: Final = Refusal("tm-no-hex-for-storm", "TM-15.46")
NO_DWELLING_TO_UPGRADE: Final = Refusal(
    "tm-no-free-post",
    "TM-15.42",
    lambda s, p, m: {"dwellings": s.standing(p, D), "posts": s.standing(p, TP)},
)
NO_FREE_HOME: Final = Refusal("tm-no-free-home", "TM-15.3")


def refuse_action(state: TerraMystica, seat: int, action: int) -> Refusal | None:
    """Require an action that is open to the seat and has a target."""
    return refuse_space(state, seat, action) or refuse_aim(state, seat, action)


def refuse_space(state: TerraMystica, seat: int, action: int) -> Refusal | None:
    """Require an unused action of the seat, and its price (TM-10.8, TM-11.1)."""
    if action <= ACT6:
        return refuse_power_action(state, seat, action)
    used = state.used[seat]
    if action in CARD_OF:
        if state.cards[seat] != CARD_OF[action]:
            return NOT_YOUR_CARD
        return ACTION_USED if used & USED_CARD else None
    if action == ACT_FAV6:
        if not state.favors[seat] & FAV6:
            return NOT_YOUR_TILE
        return ACTION_USED if used & USED_FAVOR else None
    if FACTION_ACTIONS[state.factions[seat]] != action:
        return OTHER_FACTION
    if action == ACTE:  # the Engineers need no stronghold (TM-15.12)
        return None if can_pay(state, seat, BRIDGE_COST) else BRIDGE_TOO_DEAR
    if not state.built[seat * 5 + SH]:
        return NO_STRONGHOLD
    return ACTION_USED if used & USED_FACTION else None


def refuse_power_action(state: TerraMystica, seat: int, action: int) -> Refusal | None:
    """Require a power action that is unused this round, and its power (TM-10.8)."""
    if state.power_used >> action & 1:
        return POWER_ACTION_USED
    if state.bowl3[seat] < POWER_COST[action]:
        return POWER_TOO_DEAR
    return NO_PRIEST_LEFT if action == ACT2 and state.supply(seat) == 0 else None


def refuse_aim(state: TerraMystica, seat: int, action: int) -> Refusal | None:
    """Require a target: a place for a bridge, a hex for spades, and so on."""
    if action in BRIDGING:
        return refuse_bridges(state, seat)
    if action in SPADES_OF:
        if has_use(state, seat, SPADES_OF[action], action != ACTG):
            return None
        return NO_HEX_FOR_GIANTS if action == ACTG else NO_HEX_FOR_SPADES
    if action == ACTN:
        return None if has_storm_target(state, seat) else NO_HEX_FOR_STORM
    if action == ACTS:
        return None if has_post_site(state, seat) else NO_DWELLING_TO_UPGRADE
    if action == ACTW:
        if not state.has_piece(seat, D):
            return NO_DWELLING_LEFT
        return None if has_free_home(state, seat) else NO_FREE_HOME
    return None


def add_actions(state: TerraMystica, seat: int, moves: list[Move]) -> None:
    """Add the possible power actions and those of card, tile and stronghold (TM-10.8, TM-11.1)."""
    if state.bowl3[seat] >= 3:
        for action in range(6):
            if refuse_action(state, seat, action) is None:
                moves.append(ACTION_MOVES[action])
    card = state.cards[seat]
    if 0 <= card < len(ON_CARD) and refuse_action(state, seat, ON_CARD[card]) is None:
        moves.append(ACTION_MOVES[ON_CARD[card]])
    if state.favors[seat] & FAV6 and refuse_action(state, seat, ACT_FAV6) is None:
        moves.append(ACTION_MOVES[ACT_FAV6])
    special = FACTION_ACTIONS[state.factions[seat]]
    if special >= 0 and refuse_action(state, seat, special) is None:
        moves.append(ACTION_MOVES[special])


# --- doing it ----------------------------------------------------------------------------------


def start_action(state: TerraMystica, seat: int, action: int) -> None:
    """Use an action space; its open choices go on the agenda."""
    use_space(state, seat, action)
    if action in BRIDGING:
        owe(state, BRIDGE_PLACE[seat])
    elif action in SPADES_OF:
        spades = SPADES_OF[action]
        give_spades(state, seat, spades, GIANT_HEXES if action == ACTG else spades)
    elif action in STEPS_OF:
        owe(state, CULT_STEP[seat][STEPS_OF[action]])
    elif action == ACT2:
        gain_priests(state, seat, 1)
    elif action <= ACT6:
        receive(state, seat, POWER_GAIN[action])
    elif action == ACTN:
        owe(state, SANDSTORM[seat])
    elif action == ACTS:
        owe(state, FREE_POST[seat])
    elif action == ACTW:
        owe(state, WITCHES_RIDE[seat])


def use_space(state: TerraMystica, seat: int, action: int) -> None:
    """Pay for an action space and mark it as used (TM-10.8, TM-11.1)."""
    if action <= ACT6:
        state.power_used |= 1 << action
        spend_power(state, seat, POWER_COST[action])
    elif action in CARD_OF:
        state.used = replaced(state.used, seat, state.used[seat] | USED_CARD)
    elif action == ACT_FAV6:
        state.used = replaced(state.used, seat, state.used[seat] | USED_FAVOR)
    elif action == ACTE:
        pay(state, seat, BRIDGE_COST)
    else:
        state.used = replaced(state.used, seat, state.used[seat] | USED_FACTION)
