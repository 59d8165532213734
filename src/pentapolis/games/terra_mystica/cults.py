"""Section 10: cult tracks, keys, and the choice where several tracks compete for one key."""

from __future__ import annotations

from typing import Final

from pentapolis.games.terra_mystica.resources import gain_power
from pentapolis.games.terra_mystica.state import TerraMystica
from pentapolis.games.terra_mystica.tables import CULT_THRESHOLDS

TOP: Final = 10


def is_top_free(state: TerraMystica, cult: int) -> bool:
    """Whether nobody stands on level 10 (TM-10.2)."""
    for seat in range(state.seats):
        if state.cults[seat * 4 + cult] == TOP:
            return False
    return True


def raise_to(state: TerraMystica, seat: int, cult: int, level: int) -> None:
    """Move the marker; every threshold crossed pays power (TM-10.1)."""
    i = seat * 4 + cult
    old = state.cults[i]
    power = 0
    for reached in range(old + 1, level + 1):
        power += CULT_THRESHOLDS[reached]
    state.cults[i] = level
    if power:
        gain_power(state, seat, power)


def climb(state: TerraMystica, seat: int, cult: int, steps: int) -> None:
    """Steps on one track; level 10 needs a key and must be free (TM-10.3)."""
    level = state.cults[seat * 4 + cult]
    target = level + steps
    if target < TOP:
        raise_to(state, seat, cult, target)
    elif level < TOP:
        if not is_top_free(state, cult):
            raise_to(state, seat, cult, TOP - 1)
        elif state.keys[seat]:
            state.keys[seat] -= 1
            raise_to(state, seat, cult, TOP)
        else:
            raise_to(state, seat, cult, TOP - 1)
            state.stopped[seat] |= 1 << cult  # a key of the same turn opens it (TM-Q11)


def climb_all(state: TerraMystica, seat: int, steps: int) -> list[int]:
    """Steps on every track and tracks stopped at 9 this turn, with the keys at hand.

    Returns the tracks that could enter level 10 when they are more than the keys: the owner
    chooses among them (TM-Q11, TM-Q19, TM-V3.3); the markers wait at 9.
    """
    wanting: list[int] = []
    for cult in range(4):
        level = state.cults[seat * 4 + cult]
        stopped = state.stopped[seat] >> cult & 1
        target = level + steps + (1 if stopped else 0)
        if level < TOP and target >= TOP:
            raise_to(state, seat, cult, TOP - 1)
            if is_top_free(state, cult):
                wanting.append(cult)
        elif level < TOP and target > level:
            raise_to(state, seat, cult, target)
            state.stopped[seat] &= ~(1 << cult)
    if len(wanting) <= state.keys[seat]:
        for cult in wanting:
            enter_top(state, seat, cult)
        return []
    if state.keys[seat] == 0:
        for cult in wanting:
            state.stopped[seat] |= 1 << cult
        return []
    return wanting


def enter_top(state: TerraMystica, seat: int, cult: int) -> None:
    """A key opens level 10 (TM-10.3)."""
    state.keys[seat] -= 1
    state.stopped[seat] &= ~(1 << cult)
    raise_to(state, seat, cult, TOP)
