"""Why a move is not offered: the predicates of the actions, asked one by one."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Message
from pentapolis.games.terra_mystica.actions import (
    BON1,
    BON2,
    BRIDGE_COST,
    FACTION_ACTIONS,
    FAV6,
    POWER_COST,
    SHIP_COST,
    can_act,
    free_place,
    has_free_home,
    is_open,
)
from pentapolis.games.terra_mystica.board import (
    by_skip,
    can_bridge,
    has_bridge_place,
    reachable,
)
from pentapolis.games.terra_mystica.building import (
    UPGRADES,
    can_pay_both,
    dwelling_cost,
    favors_to_take,
    skip_cost,
    upgrade_cost,
)
from pentapolis.games.terra_mystica.continuing import (
    BRIDGE_PLACE,
    BUILD_AFTER,
    END_TURN,
    FAVOR_TILE,
    SPADE_TARGET,
    STORM,
    STRONGHOLD_SPADES,
    TOWN_TILE,
)
from pentapolis.games.terra_mystica.effects import SH, STRUCTURES, D
from pentapolis.games.terra_mystica.moves import (
    ACT1,
    ACT2,
    ACT6,
    ACT_BON1,
    ACT_BON2,
    ACT_FAV6,
    ACTC,
    ACTE,
    ACTG,
    ACTION,
    ACTW,
    ADVANCE_DIG,
    BRIDGE,
    BUILD,
    CONNECT,
    DIG,
    DONE,
    DROP_SPADE,
    EXCHANGE,
    FAVOR,
    PASS,
    SEND,
    SHIP,
    TOWN,
    TRANSFORM,
    UPGRADE,
    Act,
)
from pentapolis.games.terra_mystica.resources import can_pay, cost_message, why_no_exchange
from pentapolis.games.terra_mystica.spades import (
    affordable_spades,
    may_buy,
    why_not_transform,
)
from pentapolis.games.terra_mystica.state import (
    USED_FACTION,
    USED_FAVOR,
    TerraMystica,
)
from pentapolis.games.terra_mystica.tables import (
    DARKLINGS,
    DWARVES,
    FACTIONS,
    FAKIRS,
    GIANTS,
    HEX_NAMES,
    HOME,
    MERMAIDS,
    ROUNDS,
    Cost,
)

SKIP_RULES: Final = {DWARVES: "TM-15.20", FAKIRS: "TM-15.30"}


def too_dear(cost: Cost, rule: str) -> Message:
    """It costs more than there is."""
    return Message("tm-too-dear", {"cost": cost_message(cost)}, rule)


def why_no_action(state: TerraMystica, seat: int, move: Act) -> Message:
    """Why an action is not possible at the start of a turn."""
    code = move.code
    if code == BUILD:
        return why_not_build(state, seat, move.a)
    if code == UPGRADE:
        return why_not_upgrade(state, seat, move.a, move.b)
    if code == DIG:
        return why_not_dig(state, seat, move.a)
    if code == TRANSFORM:
        return Message("tm-spades-first", {}, "TM-7.16")
    if code == SHIP:
        return why_not_ship(state, seat)
    if code == ADVANCE_DIG:
        return why_not_advance_dig(state, seat)
    if code == SEND:
        if not state.priests[seat]:
            return Message("tm-no-priest", {}, "TM-10.5")
        assert free_place(state, move.a, move.b) < 0
        return Message("tm-no-place", {"steps": move.b}, "TM-10.5")
    if code == ACTION:
        return why_not_act(state, seat, move.a)
    if code == PASS:
        if state.round == ROUNDS:
            return Message("tm-no-card-at-end", {}, "TM-11.8")
        if move.a < 0:
            return Message("tm-name-a-card", {}, "TM-11.7")
        if state.cards[seat] == move.a:
            return Message("tm-own-card", {}, "TM-11.7")
        return Message("tm-card-not-free", {"card": move.args[0]}, "TM-11.7")
    if code == EXCHANGE:
        return why_no_exchange(state, seat, move.a)
    if code == CONNECT:
        return why_not_connect(state, seat)
    if code == DONE:
        return Message("tm-act-or-pass", {}, "TM-6.7")
    return Message("tm-not-now", {"move": move.text}, "TM-6.7")


def why_not_build(state: TerraMystica, seat: int, h: int) -> Message:
    """TM-7.1, TM-7.2, TM-1.12."""
    where = f"hex:{HEX_NAMES[h]}"
    if state.owner[h] >= 0:
        return Message("tm-occupied", {"hex": where}, "TM-7.1")
    if state.terrain[h] != HOME[state.factions[seat]]:
        return Message("tm-not-home", {"hex": where}, "TM-7.1")
    skips = h in by_skip(state, seat)
    if not skips and h not in reachable(state, seat):
        return Message("tm-not-reachable", {"hex": where}, "TM-7.1")
    if not state.has_piece(seat, D):
        return Message("tm-no-piece", {"structure": "structure:D"}, "TM-1.12")
    cost = dwelling_cost(state, seat)
    if (
        can_pay(state, seat, cost)
        and skips
        and not can_pay_both(state, seat, cost, skip_cost(state, seat))
    ):
        rule = SKIP_RULES[state.factions[seat]]
        return Message("tm-cannot-pay-tunnel", {"hex": where}, rule)
    return too_dear(cost, "TM-7.2")


def why_not_upgrade(state: TerraMystica, seat: int, h: int, kind: int) -> Message:
    """TM-8.6 to TM-8.9."""
    where = f"hex:{HEX_NAMES[h]}"
    if state.owner[h] != seat:
        return Message("tm-not-yours", {"hex": where}, "TM-8.6")
    old = state.kind[h]
    if kind not in UPGRADES[old]:
        return Message(
            "tm-no-such-upgrade",
            {"old": f"structure:{STRUCTURES[old]}", "new": f"structure:{STRUCTURES[kind]}"},
            "TM-8.6",
        )
    if not state.has_piece(seat, kind):
        return Message("tm-no-piece", {"structure": f"structure:{STRUCTURES[kind]}"}, "TM-1.12")
    rules = ("", "TM-8.7", "TM-8.8", "TM-8.9", "TM-8.9")
    return too_dear(upgrade_cost(state, seat, h, kind), rules[kind])


def why_not_dig(state: TerraMystica, seat: int, spades: int) -> Message:
    """TM-7.10, TM-7.16, TM-7.17, TM-7.19."""
    if not may_buy(state, seat):
        return Message("tm-no-buying", {}, "TM-7.19")
    if spades > affordable_spades(state, seat):
        rule = "TM-15.6" if state.factions[seat] == DARKLINGS else "TM-7.16"
        return Message("tm-spades-too-dear", {"spades": spades}, rule)
    if state.factions[seat] == GIANTS:
        return Message("tm-giants-two-spades", {}, "TM-7.10")
    return Message("tm-no-spade-target", {"spades": spades}, "TM-7.17")


def why_not_ship(state: TerraMystica, seat: int) -> Message:
    """TM-8.1, TM-8.2, TM-8.5."""
    faction = FACTIONS[state.factions[seat]]
    if not faction.most_shipping:
        return Message("tm-no-track", {}, "TM-8.2")
    if state.shipping[seat] >= faction.most_shipping:
        return Message("tm-track-full", {}, "TM-8.5")
    return too_dear(SHIP_COST, "TM-8.1")


def why_not_advance_dig(state: TerraMystica, seat: int) -> Message:
    """TM-8.3 to TM-8.5."""
    faction = FACTIONS[state.factions[seat]]
    if not faction.most_digging:
        return Message("tm-no-track", {}, "TM-8.4")
    if state.digging[seat] >= faction.most_digging:
        return Message("tm-track-full", {}, "TM-8.5")
    return too_dear(faction.dig_cost, "TM-8.3")


def why_not_act(state: TerraMystica, seat: int, action: int) -> Message:
    """TM-10.8, TM-11.1 and the strongholds."""
    assert not can_act(state, seat, action)
    used = state.used[seat]
    if action <= ACT6:
        if state.power_used >> action & 1:
            return Message("tm-action-used", {}, "TM-10.8")
        if state.bowl3[seat] < POWER_COST[action]:
            return Message(
                "tm-power-too-dear",
                {"power": POWER_COST[action], "have": state.bowl3[seat]},
                "TM-10.8",
            )
        if action == ACT1:
            return Message("tm-no-bridge-place", {}, "TM-10.9")
        if action == ACT2:
            return Message("tm-no-priest-left", {}, "TM-Q26")
        return Message("tm-nothing-to-choose", {}, "TM-7.18")
    if action in (ACT_BON1, ACT_BON2):
        if is_open(state, seat, action):
            return Message("tm-nothing-to-choose", {}, "TM-7.18")
        held = state.cards[seat] == (BON1 if action == ACT_BON1 else BON2)
        return Message("tm-action-used" if held else "tm-not-your-card", {}, "TM-11.1")
    if action == ACT_FAV6:
        owned = state.favors[seat] & FAV6 and used & USED_FAVOR
        return Message("tm-action-used" if owned else "tm-not-your-tile", {}, "TM-11.1")
    if FACTION_ACTIONS[state.factions[seat]] != action:
        return Message("tm-other-faction", {}, "TM-11.1")
    if action == ACTE:
        if not has_bridge_place(state, seat):
            return Message("tm-no-bridge-place", {}, "TM-10.9")
        return too_dear(BRIDGE_COST, "TM-15.12")
    if not state.standing(seat, SH):
        return Message("tm-no-stronghold", {}, "TM-8.12")
    if used & USED_FACTION:
        return Message("tm-action-used", {}, "TM-11.1")
    if action == ACTC:
        return Message("tm-not-twice-two", {}, "TM-15.44")
    if action == ACTG:
        return Message("tm-nothing-to-choose", {}, "TM-15.45")
    if action == ACTW and not has_free_home(state, seat):
        return Message("tm-nothing-to-choose", {}, "TM-15.3")
    return Message("tm-nothing-to-choose", {}, "TM-11.1")


def why_not_connect(state: TerraMystica, seat: int) -> Message:
    """TM-15.40."""
    if state.factions[seat] != MERMAIDS:
        return Message("tm-only-mermaids", {}, "TM-15.40")
    return Message("tm-no-river-town", {}, "TM-Q16")


def why_no_choice(state: TerraMystica, seat: int, move: Act, what: int) -> Message:
    """Why an answer does not fit what the action has left open."""
    code = move.code
    ending = what in (END_TURN, BUILD_AFTER)
    spading = what in (SPADE_TARGET, STRONGHOLD_SPADES)
    if code == EXCHANGE:
        if ending or spading:
            return why_no_exchange(state, seat, move.a)
        return Message("tm-choose-first", {}, "TM-5.6")
    if code == FAVOR and what in (FAVOR_TILE, TOWN_TILE) and state.due_favors:
        assert move.a not in favors_to_take(state, seat)
        return Message("tm-tile-gone", {"tile": move.args[0]}, "TM-14.1")
    if code == TOWN and state.due_towns:
        return Message("tm-tile-gone", {"tile": move.args[0]}, "TM-11.14")
    if code == BRIDGE and what == BRIDGE_PLACE:
        assert not can_bridge(state, seat, move.a)
        rule = "TM-Q12" if state.bridges[move.a] >= 0 else "TM-10.9"
        return Message("tm-no-bridge-there", {}, rule)
    if code == TRANSFORM and (spading or what == STORM):
        if what == STORM:
            return Message("tm-no-storm-there", {"hex": move.args[0]}, "TM-15.46")
        return why_not_transform(state, seat, move.a, move.b)
    if code == DIG and spading:
        return why_not_dig(state, seat, move.a)
    if code == DROP_SPADE and spading:
        return Message("tm-bought-spades", {}, "TM-Q8")
    if code == BUILD:
        if ending and move.a in state.homes:
            return why_not_build(state, seat, move.a)
        if spading:
            return Message("tm-spades-before-building", {}, "TM-7.5")
        if ending:
            return Message("tm-one-dwelling", {}, "TM-7.4")
    if code == CONNECT and ending:
        return why_not_connect(state, seat)
    if ending:
        return Message("tm-action-taken", {}, "TM-6.1")
    return Message("tm-choose-first", {}, "TM-6.7")
