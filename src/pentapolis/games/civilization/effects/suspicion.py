"""What others may suspect of a seat, from the number and backs of what it holds, never faces.

Reaction windows are for seats that *could* react by this; what a seat really holds shows only in
what it does.
"""

from __future__ import annotations

from typing import Final

from pentapolis.games.civilization.effects.activated import (
    AsResource,
    CancelAnyEvent,
    CancelEventOrAbility,
    CancelTargetingMe,
    FreeUnits,
)
from pentapolis.games.civilization.effects.effect import ANY, Effect
from pentapolis.games.civilization.effects.payment import market_tokens
from pentapolis.games.civilization.state import Civilization
from pentapolis.games.civilization.tables.cards import (
    ABILITIES,
    EVENT_DECK,
    EVENT_EFFECT,
    EVENT_TIMING,
    EVENTS,
    MOST_EVENTS,
)


def _decks(*kinds: type[Effect]) -> int:
    """The decks that contain an event with one of these effects, as bits."""
    found = 0
    for event in EVENTS:
        if isinstance(EVENT_EFFECT[event.index], kinds):
            found |= 1 << event.deck
    return found


def _gift_decks(resource: int) -> int:
    """The decks that contain an event that counts as that resource."""
    found = 0
    for event in EVENTS:
        effect = EVENT_EFFECT[event.index]
        if isinstance(effect, AsResource) and effect.pays(resource):
            found |= 1 << event.deck
    return found


def _timed_decks(timing: str) -> int:
    """The decks that contain an event for that phase."""
    found = 0
    for event in EVENTS:
        if EVENT_TIMING[event.index] == timing:
            found |= 1 << event.deck
    return found


CANCELS: Final = _decks(CancelAnyEvent, CancelEventOrAbility)
SHIELDS: Final = _decks(CancelTargetingMe)
ABILITY_CANCELS: Final = _decks(CancelEventOrAbility)
LEVIES: Final = _decks(FreeUnits)
GIFTS: Final = [_gift_decks(resource) for resource in range(ANY + 1)]
TIMED: Final = {
    timing: _timed_decks(timing) for timing in ("start_of_turn", "city_management", "movement")
}


def could_hold(state: Civilization, seat: int, decks: int) -> bool:
    """Whether a card in the hand comes from one of these decks."""
    for card in state.events[seat]:
        if decks >> EVENT_DECK[card % MOST_EVENTS] & 1:
            return True
    return False


def could_pay(state: Civilization, seat: int, resource: int, units: int) -> bool:
    """Whether known tokens, face-down tokens and possible gift events might pay a cost."""
    might = len(state.taken[seat])
    for card in state.events[seat]:
        might += GIFTS[resource] >> EVENT_DECK[card % MOST_EVENTS] & 1
    return might + market_tokens(state, seat, resource) >= units


def could_use(state: Civilization, seat: int, index: int) -> bool:
    """Whether a resource ability is known, unused this turn and perhaps payable (CV-8.16)."""
    ability = ABILITIES[index]
    if not state.techs[seat] >> ability.tech & 1 or state.used[seat] & ability.mark:
        return False
    return could_pay(state, seat, ability.cost, ability.units)
