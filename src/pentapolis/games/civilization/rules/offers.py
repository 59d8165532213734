"""Chapter 5, offers: what an offer may contain, and its words (CV-5.13 to CV-5.21)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg, Message
from pentapolis.core.refusal import Refusal
from pentapolis.games.civilization.effects.effect import RESOURCES
from pentapolis.games.civilization.moves import (
    GET_CULTURE,
    GET_EVENT,
    GET_RESOURCE,
    GET_TOKEN,
    GET_TRADE,
    GIVE_CULTURE,
    GIVE_EVENT,
    GIVE_RESOURCE,
    GIVE_TOKEN,
    GIVE_TRADE,
    LATER_GIFT,
    PROMISES,
    CivMove,
)
from pentapolis.games.civilization.parts import Offer
from pentapolis.games.civilization.questions import kinds_in, the_first
from pentapolis.games.civilization.state import Civilization
from pentapolis.games.civilization.tables.cards import EVENT_DECK, MOST_EVENTS, TOKEN_FACES, VILLAGE
from pentapolis.games.civilization.tables.hidden import event_view, token_view


def given(offer: Offer, viewer: int | None) -> tuple[Message, ...]:
    """What the proposer gives and promises; hidden items as far as the viewer knows them."""
    found = amounts(offer.trade, offer.culture, offer.resources)
    # Sorted by name, because the order in which they were added may reveal hidden faces.
    found += [amount_of(name, 1) for name in sorted([token_view(t, viewer) for t in offer.tokens])]
    found += [amount_of(name, 1) for name in sorted([event_view(c, viewer) for c in offer.events])]
    for promise in offer.promises:
        gift = promise.kind == LATER_GIFT
        args: dict[str, Arg] = {
            "promise": f"promise:{PROMISES[promise.kind]}",
            "about": f"trade:{promise.about}" if gift else f"seat:{promise.about}",
            "until": f"turn:{promise.until}",
        }
        found.append(Message("cv-offer-promise", args))
    return tuple(found) or (Message("cv-offer-nothing"),)


def wanted(offer: Offer) -> tuple[Message, ...]:
    """What the proposer asks for; hidden items by their back."""
    found = amounts(offer.get_trade, offer.get_culture, offer.get_resources)
    for back in (0, 1):
        if offer.get_tokens[back]:
            found.append(
                amount_of("token:village" if back else "token:hut", offer.get_tokens[back])
            )
    for deck in range(3):
        if offer.get_events[deck]:
            found.append(amount_of(f"deck:{deck + 1}", offer.get_events[deck]))
    return tuple(found) or (Message("cv-offer-nothing"),)


def amounts(trade: int, culture: int, resources: tuple[int, ...]) -> list[Message]:
    """The open part of a bundle."""
    found: list[Message] = []
    if trade > 0:
        found.append(Message("cv-offer-trade", {"amount": trade}))
    if culture > 0:
        found.append(Message("cv-offer-culture", {"amount": culture}))
    for r in range(4):
        if resources[r]:
            found.append(amount_of(f"resource:{RESOURCES[r]}", resources[r]))
    return found


def amount_of(name: str, count: int) -> Message:
    """A number of something, in words."""
    if count == 1:
        return Message("cv-named", {"name": name})
    return Message("cv-offer-count", {"name": name, "count": count})


NO_ATTACK: Final = 0
ATTACK: Final = 3
MOST_NAMED: Final = 99
"""The largest amount of culture that one offer names."""
TRADE_OR_CULTURE: Final = {
    GIVE_TRADE: "trade", GET_TRADE: "trade", GIVE_CULTURE: "culture", GET_CULTURE: "culture",
}  # fmt: skip


def is_gift(move: CivMove) -> bool:
    """Whether the move adds something given; the codes of these verbs are consecutive."""
    return GIVE_TRADE <= move.code <= GIVE_EVENT


def is_wish(move: CivMove) -> bool:
    """Whether the move adds something asked for."""
    return GET_TRADE <= move.code <= GET_EVENT


def amount_words(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """The trade or culture that was named, and how much its giver has."""
    offer = state.offer
    assert offer is not None
    giver = offer.proposer if is_gift(move) else offer.partner
    trade = TRADE_OR_CULTURE[move.code] == "trade"
    have = state.trade[giver] if trade else state.culture[giver]
    args: dict[str, Arg] = {"what": TRADE_OR_CULTURE[move.code], "seat": f"seat:{giver}"}
    return {**args, "amount": move.first, "have": have}


def partner_words(state: Civilization, seat: int, move: CivMove) -> dict[str, Arg]:
    """What was asked for, and of whom."""
    offer = state.offer
    assert offer is not None
    return {"what": move.args[0], "seat": f"seat:{offer.partner}"}


NAMED_ALREADY: Final = Refusal("cv-no-second-amount", "CV-5.13", amount_words)
TOO_MUCH: Final = Refusal("cv-no-amount", "CV-5.14", amount_words)
NOT_HELD: Final = Refusal("cv-no-more-of-it", "CV-5.14", the_first)
NOT_THEIRS: Final = Refusal("cv-no-more-there", "CV-5.14", partner_words)
EMPTY: Final = Refusal("cv-no-empty-offer", "CV-5.14")
DECLINED: Final = Refusal("cv-no-declined-offer", "CV-5.18")
PROMISED: Final = Refusal("cv-no-second-promise", "CV-5.21", the_first)
OTHER_PROMISE: Final = Refusal("cv-no-such-promise", "CV-5.21", the_first)


def refuse_amount(named: int, amount: int, have: int) -> Refusal | None:
    """Allow trade and culture only once each, up to what the giver has."""
    if named >= 0:
        return NAMED_ALREADY
    return None if 1 <= amount <= have else TOO_MUCH


def refuse_give(state: Civilization, offer: Offer, move: CivMove) -> Refusal | None:
    """Require something that the proposer has (CV-5.13, CV-5.14)."""
    seat = offer.proposer
    if move.code == GIVE_TRADE:
        return refuse_amount(offer.trade, move.first, state.trade[seat])
    if move.code == GIVE_CULTURE:
        return refuse_amount(offer.culture, move.first, min(state.culture[seat], MOST_NAMED))
    if move.code == GIVE_RESOURCE:
        r = move.first
        more = r < 4 and state.resources[4 * seat + r] > offer.resources[r]
        return None if more else NOT_HELD
    if move.code == GIVE_TOKEN:
        return None if move.first in faces_in(state.taken[seat]) else NOT_HELD
    return None if move.first in kinds_in(state.events[seat]) else NOT_HELD


def refuse_get(state: Civilization, offer: Offer, move: CivMove) -> Refusal | None:
    """Require something that the partner has; hidden things by back (CV-5.14)."""
    other = offer.partner
    i = move.first
    if move.code == GET_TRADE:
        return refuse_amount(offer.get_trade, i, state.trade[other])
    if move.code == GET_CULTURE:
        return refuse_amount(offer.get_culture, i, min(state.culture[other], MOST_NAMED))
    if move.code == GET_RESOURCE:
        more = i < 4 and state.resources[4 * other + i] > offer.get_resources[i]
    elif move.code == GET_TOKEN:
        more = count_back(state.taken[other], i) > offer.get_tokens[i]
    else:
        more = count_deck(state.events[other], i) > offer.get_events[i]
    return None if more else NOT_THEIRS


def refuse_promise(state: Civilization, offer: Offer, move: CivMove) -> Refusal | None:
    """Require a listed promise, each kind once, for the next turns (CV-5.21)."""
    kind, about, turns = move.first, move.second, move.third - state.turn
    for promise in offer.promises:
        if promise.kind == kind:
            return PROMISED
    if kind < ATTACK:
        fits = about == offer.partner and 1 <= turns <= 3
    elif kind == ATTACK:
        parties = (offer.proposer, offer.partner)
        fits = about < state.seats and about not in parties and turns == 1
    else:
        fits = 1 <= about <= 3 and turns == 1
    return None if fits else OTHER_PROMISE


def refuse_proposal(state: Civilization, offer: Offer) -> Refusal | None:
    """Require an offer that is not empty and was not declined before (CV-5.14, CV-5.18)."""
    if offer.is_empty():
        return EMPTY
    for declined in state.declined:
        if offer.is_like(declined) and offer.signature() in state.declined:
            return DECLINED
    return None


def faces_in(held: tuple[int, ...]) -> list[int]:
    """The different faces of held tokens."""
    found: list[int] = []
    for token in held:
        face = token % TOKEN_FACES
        if face not in found:
            found.append(face)
    found.sort()
    return found


def count_back(held: tuple[int, ...], back: int) -> int:
    """How many of the tokens are huts (0) or villages (1)."""
    villages = 0
    for token in held:
        if token % TOKEN_FACES >= VILLAGE:
            villages += 1
    return villages if back else len(held) - villages


def count_deck(hand: tuple[int, ...], deck: int) -> int:
    """How many events of a deck are in a hand; backs are public."""
    count = 0
    for card in hand:
        if EVENT_DECK[card % MOST_EVENTS] == deck:
            count += 1
    return count
