"""Taking workers back from buildings, for the salary phase and the payment action."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Message
from pentapolis.games.endeavor.naming import building_named, unknown
from pentapolis.games.endeavor.state import Endeavor
from pentapolis.games.endeavor.tables import KEY_BITS, kinds_of

MOST_BUILDINGS: Final = 8


def _subsets(size: int, chosen: int) -> list[int]:
    return [mask for mask in range(1 << size) if mask.bit_count() == chosen]


SUBSETS: Final = [
    [_subsets(size, chosen) for chosen in range(size + 1)] for size in range(MOST_BUILDINGS + 1)
]
"""By number of things and number chosen: every choice, as bits."""


def selections(state: Endeavor, seat: int, returnable: int, amount: int) -> list[int]:
    """Every choice of `amount` workers, equal tiles once, as multisets of kinds (EN-Q17)."""
    kinds = state.buildings[seat]
    keys: list[int] = []
    for i in range(len(kinds)):
        if returnable >> i & 1:
            keys.append(1 << KEY_BITS * kinds[i])
    result: list[int] = []
    if amount > len(keys):
        amount = len(keys)
    for mask in SUBSETS[len(keys)][amount]:
        key = 0
        for i in range(len(keys)):
            if mask >> i & 1:
                key += keys[i]
        if key not in result:
            result.append(key)
    return result


def return_workers(state: Endeavor, seat: int, kinds: tuple[int, ...], returnable: int) -> None:
    """Workers go back to the harbor, from the tiles built first (EN-6.2, EN-12.1, EN-Q17)."""
    built = state.buildings[seat]
    for kind in kinds:
        for i in range(len(built)):
            if built[i] == kind and returnable >> i & 1:
                returnable &= ~(1 << i)
                state.workers[seat] &= ~(1 << i)
                state.harbor[seat] += 1
                break
    if state.journal is not None and kinds:
        ids = state.tables.building_ids
        names = tuple([Message("en-item", {"item": ids[kind]}) for kind in kinds])
        state.tell("en-log-return", {"seat": f"seat:{seat}", "buildings": names}, seat)


def return_all(state: Endeavor, seat: int, returnable: int) -> None:
    """Every worker that may come back does."""
    kinds = [kind for i, kind in enumerate(state.buildings[seat]) if returnable >> i & 1]
    return_workers(state, seat, tuple(kinds), returnable)


def why_not_return(
    state: Endeavor, seat: int, text: str, returnable: int, amount: int, rule: str
) -> Message:
    """Why that choice of workers is none."""
    words = text.split()
    if len(words) < 2 or words[0] != "return":
        raise unknown(text, "return market", rule)
    key = 0
    for word in words[1:]:
        kind = building_named(state.tables, word)
        if kind < 0:
            raise unknown(text, "return market", rule)
        key += 1 << KEY_BITS * kind
    count = min(amount, returnable.bit_count())
    if len(words) - 1 != count:
        return Message("en-return-count", {"count": count}, rule)
    if key not in selections(state, seat, returnable, amount):
        return Message("en-not-returnable", {}, rule)
    names = tuple([state.tables.buildings[kind].id for kind in kinds_of(key)])
    return Message("en-return-order", {"buildings": " ".join(names)})
