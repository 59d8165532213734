"""Payments for resource abilities: market tokens, huts, villages, events (CV-8.16)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.compiled import i64
from pentapolis.core.message import Arg
from pentapolis.core.refusal import Refusal
from pentapolis.core.state import replaced
from pentapolis.games.civilization.effects.activated import AsResource
from pentapolis.games.civilization.effects.effect import ANY, MARKET_RESOURCES, RESOURCES
from pentapolis.games.civilization.effects.pending import Gift
from pentapolis.games.civilization.moves import CivMove
from pentapolis.games.civilization.questions import the_first
from pentapolis.games.civilization.state import Civilization, added
from pentapolis.games.civilization.tables.cards import (
    ABILITIES,
    EVENT_EFFECT,
    MOST_EVENTS,
    TOKEN_FACES,
    VILLAGE,
    token_name,
)
from pentapolis.games.civilization.tables.hidden import PUBLIC

RESERVED_TOKEN: Final = 100


# --- whether an ability can be used ---------------------------------------------------------------


def ability_words(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """The ability that the move names, and its price."""
    ability = ABILITIES[move.first]
    price = "any" if ability.cost == ANY else RESOURCES[ability.cost]
    return {
        "what": move.args[0],
        "price": price,
        "units": ability.units,
        "have": payable(state, seat, ability.cost),
    }


UNKNOWN_TECH: Final = Refusal("cv-no-tech", "CV-8.16", the_first)
USED_TECH: Final = Refusal("cv-no-ability-again", "CV-E5", the_first)
UNPAID: Final = Refusal("cv-no-resource", "CV-8.16", ability_words)


def refuse_use(state: Civilization, seat: int, index: int) -> Refusal | None:
    """Require an ability that is known, unused this turn and payable (CV-8.16)."""
    ability = ABILITIES[index]
    if not state.techs[seat] >> ability.tech & 1:
        return UNKNOWN_TECH
    used = state.used[seat]
    if used and used & ability.mark:
        return USED_TECH
    return None if payable(state, seat, ability.cost) >= ability.units else UNPAID


def can_use(state: Civilization, seat: int, index: int) -> bool:
    """Whether the ability can be used."""
    return refuse_use(state, seat, index) is None


# --- payment --------------------------------------------------------------------------------------


NO_GIFT: Final = Refusal("cv-no-gift", "CV-8.16", the_first)
NO_RECEIVER: Final = Refusal("cv-no-receiver", "CV-Q63", the_first)


def refuse_gift(state: Civilization, seat: int, kind: int, resource: int) -> Refusal | None:
    """Require an event that counts as the resource, and a receiver if it gives a coin."""
    effect = EVENT_EFFECT[kind]
    if not isinstance(effect, AsResource) or not effect.pays(resource):
        return NO_GIFT
    if effect.gives_coin and not receivers(state, seat, kind):
        return NO_RECEIVER
    return None


NOT_YOURSELF: Final = Refusal("cv-no-own-target", "CV-E9", the_first)
DECLINED: Final = Refusal("cv-no-immune-target", "CV-Q63", the_first)


def refuse_receiver(state: Civilization, seat: int, kind: int, other: int) -> Refusal | None:
    """Allow any other player who has not refused the card (CV-E9, CV-Q63)."""
    if other == seat:
        return NOT_YOURSELF
    return DECLINED if (kind, other) in state.refused else None


def receivers(state: Civilization, seat: int, kind: int) -> list[int]:
    """The players who may get the coin of A Gift from Afar."""
    return [
        other for other in range(state.seats) if refuse_receiver(state, seat, kind, other) is None
    ]


IS_GIFT: Final = [isinstance(effect, AsResource) for effect in EVENT_EFFECT]
"""By event: whether it can count as a resource."""


def payable(state: Civilization, seat: int, resource: int) -> int:
    """How many units of a cost the seat's tokens and gift events could pay."""
    have = paying(state.taken[seat], resource) + market_tokens(state, seat, resource)
    for card in state.events[seat]:
        kind = card % MOST_EVENTS
        if IS_GIFT[kind] and refuse_gift(state, seat, kind, resource) is None:
            have += 1
    return have - reserved(state, seat, resource) if have else 0


def market_tokens(state: Civilization, seat: i64, resource: i64) -> i64:
    """How many of the seat's market tokens could pay a cost."""
    resources = state.resources
    first: i64 = MARKET_RESOURCES * seat
    if resource == ANY:
        count: i64 = 0
        for i in range(first, first + MARKET_RESOURCES):
            count += resources[i]
        return count
    return resources[first + resource] if resource < MARKET_RESOURCES else 0


def paying(tokens: tuple[int, ...], resource: i64) -> i64:
    """How many huts and villages could pay a cost."""
    count: i64 = 0
    for token in tokens:
        if resource == ANY or token & 7 == resource:
            count += 1
    return count


def reserved(state: Civilization, seat: int, resource: int) -> int:
    """How many units of a cost are reserved for another payment."""
    aside = set_aside(state, seat)
    if not aside:
        return 0
    free = tuple(free_tokens(state, seat, aside))
    count = paying(state.taken[seat], resource) - paying(free, resource)
    for item in aside:
        if item < RESERVED_TOKEN and resource in (ANY, item):
            count += 1
    return count


def has_means(state: Civilization, seat: int) -> bool:
    """Whether the seat has anything at all to pay with."""
    return len(state.taken[seat]) > 0 or len(state.events[seat]) > 0 or has_resources(state, seat)


def has_resources(state: Civilization, seat: int) -> bool:
    """Whether the seat has market tokens."""
    resources = state.resources
    first: i64 = 4 * seat
    for i in range(first, first + 4):
        if resources[i]:
            return True
    return False


def set_aside(state: Civilization, seat: int) -> tuple[int, ...]:
    """What the seat's payments have reserved while their gift events can be cancelled."""
    aside: tuple[int, ...] = ()
    for step in state.agenda:
        if isinstance(step, Gift) and step.actor == seat:
            aside += step.reserved
    return aside


def free_tokens(state: Civilization, seat: int, aside: tuple[int, ...]) -> list[int]:
    """Huts and villages of the seat that are not reserved for a payment."""
    held = list(state.taken[seat])
    for item in aside:
        if item >= RESERVED_TOKEN:
            held.remove(best_token(held, item - RESERVED_TOKEN))
    return held


def spend(state: Civilization, seat: int, reserved: tuple[int, ...]) -> None:
    """Return market tokens to the market; huts and villages leave the game (CV-6.56)."""
    for item in reserved:
        if item < RESERVED_TOKEN:
            state.resources = added(state.resources, 4 * seat + item, -1)
            state.market = added(state.market, item, 1)
            name = f"resource:{RESOURCES[item]}"
        else:
            face = drop_token(state, seat, item - RESERVED_TOKEN) % TOKEN_FACES
            state.gone = added(state.gone, face, 1)
            state.reveal()
            name = f"token:{token_name(face)}"
        if state.journal is not None:
            state.tell("cv-log-spend", {"seat": f"seat:{seat}", "what": name}, seat)


def lay_open(state: Civilization, seat: int, face: int) -> None:
    """Show a paying token to everybody, even if the payment is withdrawn later."""
    token = drop_token(state, seat, face)
    everybody = PUBLIC | (1 << state.seats) - 1
    state.taken = replaced(
        state.taken, seat, tuple(sorted((*state.taken[seat], token | TOKEN_FACES * everybody)))
    )
    state.reveal()


def drop_token(state: Civilization, seat: int, face: int) -> int:
    """Take a token of that face from the seat: the copy that most seats know."""
    held = list(state.taken[seat])
    best = best_token(held, face)
    held.remove(best)
    state.taken = replaced(state.taken, seat, tuple(held))
    return best


def best_token(held: list[int], face: int) -> int:
    """The token of that face that most seats know."""
    best = -1
    for token in held:
        if token % TOKEN_FACES == face and (best < 0 or token.bit_count() > best.bit_count()):
            best = token
    if best < 0:  # resampled position: use a token with the same back
        best = next(token for token in held if token & VILLAGE == face & VILLAGE)
    return best
