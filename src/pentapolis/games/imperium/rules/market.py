"""Keywords, market: taking cards, refilling, breaking through, exile (IM-9.26 to IM-9.37)."""

from __future__ import annotations

from typing import Final

from pentapolis.core.state import replaced
from pentapolis.games.imperium.effects.base import (
    ACQUIRED_REGION,
    GOT_UNCIVILISED,
    TOKEN_MATERIALS,
    TOKEN_POPULATION,
    TOOK_UNREST,
    Ops,
    emit,
)
from pentapolis.games.imperium.rules.cards import exile, to_hand
from pentapolis.games.imperium.rules.ending import trigger_scoring
from pentapolis.games.imperium.rules.hidden import (
    hand_of,
    move_in_secret,
    show,
    tell_card,
    tell_secret,
)
from pentapolis.games.imperium.rules.tokens import frame_icons, gain
from pentapolis.games.imperium.rules.unrest import check_collapse, pop_unrest, take_unrest
from pentapolis.games.imperium.state import (
    CIVILISED_DECK,
    MAIN_DECK,
    OPENS_EXILE,
    REGION_DECK,
    SLOTS,
    UNCIVILISED_DECK,
    Imperium,
    without,
)
from pentapolis.games.imperium.tables import (
    CARDS,
    CIVILISED,
    COMPONENT,
    REGION,
    SUIT,
    TRIBUTARY,
    TUCKING,
    UNCIVILISED,
    VARIABLE,
)

EXILE_SUITS: Final = [0] * len(CARDS)
"""By card: the suits for which the exile pile counts as market (IM-P3)."""
EXILE_THEN: Final[list[Ops]] = [()] * len(CARDS)
"""By card: what follows when its text acquires a card from exile."""


def has_tokens(state: Imperium, slot: int) -> bool:
    """Whether the market card has tokens on it."""
    at = 3 * slot
    tokens = state.on_market
    return tokens[at] > 0 or tokens[at + 1] > 0 or tokens[at + 2] > 0


def put_tokens(state: Imperium, slot: int, tokens: tuple[int, int, int]) -> None:
    """Put tokens on a market card."""
    state.own_market()
    on_market = state.on_market
    at = 3 * slot
    if tokens[0]:
        on_market[at] = on_market[at] + tokens[0]
    if tokens[1]:
        on_market[at + 1] = on_market[at + 1] + tokens[1]
    if tokens[2]:
        on_market[at + 2] = on_market[at + 2] + tokens[2]


def slot_of(state: Imperium, card: int) -> int:
    """The slot of a market card, -1 if it is not there."""
    for slot in range(SLOTS):
        if state.market[slot] == card:
            return slot
    return -1


def market_cards(state: Imperium) -> list[int]:
    """The cards in the market."""
    for card in state.market:
        if card < 0:
            return [card for card in state.market if card >= 0]
    return state.market[:]


def is_market_empty(state: Imperium) -> bool:
    """Whether no slot has a card."""
    for card in state.market:
        if card >= 0:
            return False
    return True


# --- refilling (IM-9.28) -------------------------------------------------------------------


def refill(state: Imperium, slot: int) -> None:
    """Fill the slot from its own deck, else the main deck; tuck an unrest if due (IM-9.28)."""
    card = -1
    if slot == 0 and state.region_deck:
        card = state.region_deck[-1]
        state.region_deck = state.region_deck[:-1]
    elif slot == 1 and state.uncivilised_deck:
        card = state.uncivilised_deck[-1]
        state.uncivilised_deck = state.uncivilised_deck[:-1]
    elif slot == 2 and state.civilised_deck:
        card = state.civilised_deck[-1]
        state.civilised_deck = state.civilised_deck[:-1]
    elif state.main_deck:
        card = state.main_deck[-1]
        state.main_deck = state.main_deck[:-1]
    state.own_market()
    state.market = replaced(state.market, slot, card)
    state.tucked[slot] = -1
    if card < 0:
        return
    show(state, card)
    state.reveals += 1
    if state.journal is not None:
        state.tell("im-log-market", {"card": COMPONENT[card]})
    if state.rules.progress_on_refill and SUIT[card] & (CIVILISED | UNCIVILISED) == CIVILISED:
        state.on_market[3 * slot + 2] = 1
    check_main_deck(state)
    tuck(state, slot)


def tuck(state: Imperium, slot: int) -> None:
    """Put an unrest under an uncivilised, civilised or tributary card (IM-1.24, IM-9.28)."""
    if SUIT[state.market[slot]] & TUCKING:
        state.own_market()
        state.tucked[slot] = pop_unrest(state)
        check_collapse(state)


def untuck(state: Imperium, slot: int) -> None:
    """Return the unrest under a card that leaves the market to the pile (IM-9.32, IM-9.36)."""
    tucked = state.tucked[slot]
    if tucked >= 0:
        state.own_market()
        state.unrest += (tucked,)
        state.tucked[slot] = -1


def check_main_deck(state: Imperium) -> None:
    """Trigger scoring if the main deck is empty (IM-12.1a)."""
    if not state.main_deck:
        trigger_scoring(state)


# --- taking a card -------------------------------------------------------------------------


def take_tokens(state: Imperium, seat: int, slot: int) -> None:
    """Gain all tokens on the card (IM-9.27)."""
    at = 3 * slot
    state.own_market()
    tokens = state.on_market
    materials = tokens[at]
    population = tokens[at + 1]
    progress = tokens[at + 2]
    state.taken = (materials, population, progress)
    if materials or population or progress:
        tokens[at] = 0
        tokens[at + 1] = 0
        tokens[at + 2] = 0
        icons = frame_icons(state) if materials and state.frames else 0
        gain(state, seat, materials, population, progress, icons)


def token_events(state: Imperium, seat: int, materials: int, population: int) -> None:
    """Note that a card with tokens was gained (IM-T1)."""
    if materials:
        emit(state, seat, TOKEN_MATERIALS)
    if population:
        emit(state, seat, TOKEN_POPULATION)


def acquire_from_market(state: Imperium, seat: int, slot: int) -> None:
    """Take card, tokens and tucked unrest, then refill (IM-9.26 to IM-9.28)."""
    player = state.own(seat)
    card = state.market[slot]
    player.hand += (card,)
    if state.frames:
        state.frames[-1].acquired = card
    if state.journal is not None:
        tell_card(state, "im-log-acquire", seat, card)
    state.own_market()
    take_tokens(state, seat, slot)
    materials, population = state.taken[0], state.taken[1]
    tucked = state.tucked[slot]
    if tucked >= 0:
        state.tucked[slot] = -1
        to_hand(player, (tucked,))
        if state.rules.tucked_unrest_is_take:
            emit(state, seat, TOOK_UNREST)
    refill(state, slot)
    token_events(state, seat, materials, population)
    acquire_events(state, seat, card)


def acquire_events(state: Imperium, seat: int, card: int) -> None:
    """Note that a card was acquired (IM-T2, IM-T10)."""
    if SUIT[card] & UNCIVILISED:
        emit(state, seat, GOT_UNCIVILISED)
    if SUIT[card] & REGION:
        emit(state, seat, ACQUIRED_REGION)


def acquire_from_exile(state: Imperium, seat: int, card: int) -> None:
    """Take an exiled card to hand, with an unrest from the pile if due (IM-9.30)."""
    state.exile = without(state.exile, card)
    state.own(seat).hand += (card,)
    if state.frames:
        state.frames[-1].acquired = card
    state.taken = (0, 0, 0)
    if state.journal is not None:
        tell_card(state, "im-log-acquire", seat, card)
    if SUIT[card] & TUCKING:
        take_unrest(state, seat)
    acquire_events(state, seat, card)


def exile_suits(state: Imperium, seat: int) -> int:
    """The suits for which this player's exile pile counts as market (IM-P3)."""
    suits = 0
    player = state.players[seat]
    if player.has_text_about(OPENS_EXILE):
        for card in player.texts():
            suits |= EXILE_SUITS[card]
    return suits


# --- breaking through (IM-9.31 to IM-9.35) ---------------------------------------------------


def break_market(state: Imperium, seat: int, slot: int) -> None:
    """Option 1: take the card and its tokens; its unrest returns before the refill (IM-9.32)."""
    card = state.market[slot]
    state.own(seat).hand += (card,)
    if state.journal is not None:
        tell_card(state, "im-log-break-through", seat, card)
    take_tokens(state, seat, slot)
    materials, population = state.taken[0], state.taken[1]
    untuck(state, slot)
    refill(state, slot)
    token_events(state, seat, materials, population)


def small_deck(state: Imperium, suit: int) -> tuple[int, ...]:
    """The small deck of a suit; tributaries have none."""
    if suit == REGION:
        return state.region_deck
    if suit == UNCIVILISED:
        return state.uncivilised_deck
    if suit == CIVILISED:
        return state.civilised_deck
    return ()


def open_decks(state: Imperium) -> int:
    """The suits whose small decks have cards, as bits."""
    suits = 0
    if state.region_deck:
        suits |= REGION
    if state.uncivilised_deck:
        suits |= UNCIVILISED
    if state.civilised_deck:
        suits |= CIVILISED
    return suits


def break_deck(state: Imperium, seat: int, suit: int) -> None:
    """Options 2 to 4: take the top card of the small deck; only the taker sees it (IM-9.33)."""
    deck = small_deck(state, suit)
    card = deck[-1]
    if suit == REGION:
        state.region_deck = deck[:-1]
        source = REGION_DECK
    elif suit == UNCIVILISED:
        state.uncivilised_deck = deck[:-1]
        source = UNCIVILISED_DECK
    else:
        state.civilised_deck = deck[:-1]
        source = CIVILISED_DECK
    state.own(seat).hand += (card,)
    state.taken = (0, 0, 0)
    state.reveals += 1
    move_in_secret(state, (), card, source, hand_of(seat), 1 << seat)
    if state.journal is not None:
        tell_secret(state, "im-log-break-through", "im-log-break-through-hidden", seat, card)


def search_main_deck(state: Imperium, seat: int, suit: int) -> bool:
    """Option 5: reveal cards until one fits, shuffle the others back (IM-9.34).

    `suit` 0 means a card with variable points (IM-10.11). False if there was none: 2 progress
    instead.
    """
    deck = state.main_deck
    state.taken = (0, 0, 0)
    state.reveals += 1
    for i in range(len(deck) - 1, -1, -1):
        card = deck[i]
        if VARIABLE[card] if suit == 0 else SUIT[card] & suit:
            state.own(seat).hand += (card,)
            show(state, card)
            shuffle_back(state, deck[:i], deck[i + 1 :])
            if state.journal is not None:
                tell_card(state, "im-log-break-through", seat, card)
            check_main_deck(state)
            return True
    shuffle_back(state, (), deck)
    if state.journal is not None:
        state.tell("im-log-search-failed", {"seat": f"seat:{seat}"}, seat)
    gain(state, seat, 0, 0, 2, 0)
    return False


def shuffle_back(state: Imperium, rest: tuple[int, ...], revealed: tuple[int, ...]) -> None:
    """Shuffle revealed cards into the main deck; everybody knows they are there, but not where."""
    seen = state.own_seen()
    trace = state.own_trace()
    for card in revealed:
        trace[card] = MAIN_DECK
        seen[card] = 0
    cards = list(rest + revealed)
    state.chance.shuffle(cards)
    state.main_deck = tuple(cards)


def broke_through(state: Imperium, seat: int, suit: int) -> None:
    """Note a break through with that symbol (IM-T2)."""
    if suit == UNCIVILISED:
        emit(state, seat, GOT_UNCIVILISED)


# --- exile from the market (IM-9.36) ---------------------------------------------------------


def exile_from_market(state: Imperium, seat: int, slot: int) -> None:
    """Exile a card without tokens; its unrest returns before the refill (IM-9.36)."""
    card = state.market[slot]
    untuck(state, slot)
    exile(state, card)
    if state.journal is not None:
        tell_card(state, "im-log-exile", seat, card)
    refill(state, slot)


def suit_names(suits: int) -> list[str]:
    """The names of market suits, in the order of the rules."""
    order = (
        (UNCIVILISED, "uncivilised"),
        (CIVILISED, "civilised"),
        (REGION, "region"),
        (TRIBUTARY, "tributary"),
    )
    return [name for bit, name in order if suits & bit]
