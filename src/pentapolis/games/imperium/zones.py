"""Moving cards and tokens (section 9), with what everybody learns by it.

`state.seen` has, by card, the seats that know where the card is (in a deck: its very position);
the owner of a hand, history or sunken pile always knows it. `state.trace` has the hidden zones
where the others must look for it. `move_in_secret` keeps both true.
"""

from __future__ import annotations

from typing import Final

from pentapolis.core.message import Arg
from pentapolis.games.imperium.effect import (
    RETURNED_UNREST,
    SUNK,
    TOOK_UNREST,
    USED_DROP,
    USED_WHEAT,
    component,
    emit,
    tokens_text,
)
from pentapolis.games.imperium.state import (
    DECK,
    GARRISON_SHIFT,
    HAND,
    PAST,
    PER_SEAT,
    Collapse,
    Imperium,
    Player,
)
from pentapolis.games.imperium.tables import (
    ATLANTEANS,
    CARDS,
    CITY,
    DROP,
    ICON_BITS,
    IS_UNREST,
    MOUNTAIN_OF_ATLANTIS,
    PALACE,
    POTTERY,
    TYPE,
    WHEAT,
)

REPLACES_MATERIALS: Final = [False] * len(CARDS)
"""By card: Shangri-la's passive text (IM-P19)."""


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The zone after that card has left it."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def hand_of(seat: int) -> int:
    """The hand's bit in `trace`."""
    return HAND << PER_SEAT * seat


def deck_of(seat: int) -> int:
    """The draw deck's bit in `trace`."""
    return DECK << PER_SEAT * seat


def past_of(seat: int) -> int:
    """The bit of the history or sunken pile in `trace`."""
    return PAST << PER_SEAT * seat


# --- knowledge ---------------------------------------------------------------------------


def show(state: Imperium, card: int) -> None:
    """Everybody knows where the card is."""
    state.seen[card] = state.everybody()


def move_in_secret(
    state: Imperium, zone: tuple[int, ...], moved: int, source: int, target: int, knowers: int
) -> None:
    """A card goes from one hidden zone to another; only `knowers` see which.

    For the others every card that may have been in the first zone may now be in the second, and
    the cards that they had placed there are no longer certain.
    """
    seen = state.seen
    trace = state.trace
    everybody = state.everybody()
    both = source | target
    for card in zone:
        if seen[card] & ~knowers:
            trace[card] = both if seen[card] == everybody else trace[card] | both
            seen[card] &= knowers
    seen[moved] = knowers
    trace[moved] |= both
    if knowers != everybody:
        for card in range(len(trace)):
            if trace[card] & source:
                trace[card] |= target


def hand_is_empty(state: Imperium, seat: int) -> None:
    """Nobody looks for a card in an empty hand any more.

    Cards that may be in the draw deck keep the mark: they may be drawn at any time.
    """
    hand = hand_of(seat)
    deck = deck_of(seat)
    trace = state.trace
    for card in range(len(trace)):
        if trace[card] & hand and not trace[card] & deck:
            trace[card] &= ~hand


def shuffled_deck(state: Imperium, seat: int, cards: list[int]) -> tuple[int, ...]:
    """A draw deck in a new order that nobody knows."""
    state.chance.shuffle(cards)
    bits = deck_of(seat) | hand_of(seat)
    everybody = state.everybody()
    for card in cards:
        known = state.seen[card] == everybody
        state.trace[card] = bits if known else state.trace[card] | bits
        state.seen[card] = 0
    return tuple(cards)


# --- the log -----------------------------------------------------------------------------


def tell_card(state: Imperium, key: str, seat: int, card: int) -> None:
    """A line about a seat and a card that everybody sees."""
    state.tell(key, {"seat": f"seat:{seat}", "card": component(card)}, seat)


def tell_secret(state: Imperium, key: str, hidden: str, seat: int, card: int) -> None:
    """The seat reads which card it was, the others only that there was one."""
    who: dict[str, Arg] = {"seat": f"seat:{seat}"}
    state.tell(key, {**who, "card": component(card)}, seat, (seat,))
    others = tuple([other for other in range(state.seats) if other != seat])
    state.tell(hidden, who, seat, others)


# --- tokens (IM-9.1 to IM-9.7) -------------------------------------------------------------


def gain(
    state: Imperium, seat: int, materials: int, population: int, progress: int, icons: int
) -> None:
    """Take tokens from the supply; `icons` are those of the cards that gave them (IM-Q27)."""
    player = state.players[seat]
    if materials > 0 and player.journey >= 0 and REPLACES_MATERIALS[player.journey]:
        materials = 0
        population += 2
        for other in state.others(seat):
            state.players[other].tokens[2] += 1
        if state.journal is not None:
            state.tell("im-log-shangri-la", {"seat": f"seat:{seat}"}, seat)
    tokens = player.tokens
    tokens[0] += materials
    tokens[1] += population
    tokens[2] += progress
    if materials > 0 and icons and seat == state.active and state.activating:
        if icons >> WHEAT & 1:
            emit(state, seat, USED_WHEAT)
        if icons >> DROP & 1:
            emit(state, seat, USED_DROP)
    if state.journal is not None and (materials or population or progress):
        gained = tokens_text((materials, population, progress))
        state.tell("im-log-gain", {"seat": f"seat:{seat}", "tokens": gained}, seat)


def frame_icons(state: Imperium) -> int:
    """The icons of the card whose text runs and of the cards it used up (IM-Q27 a and c)."""
    frame = state.frames[-1]
    if frame.card >= 0 and frame.card in state.players[frame.seat].in_play:
        return frame.icons | ICON_BITS[frame.card]
    return frame.icons


# --- cards leaving play (IM-9.11 to IM-9.20) -----------------------------------------------


def leave_play(state: Imperium, player: Player, card: int) -> tuple[int, ...]:
    """A card leaves the play area with its garrison; its exhaust token is set aside."""
    player.in_play = without(player.in_play, card)
    if card in player.exhausted:
        player.exhausted = without(player.exhausted, card)
        player.aside += 1
    if card == POTTERY:
        # Its own text may still gain what lay on it; otherwise it goes to the supply (IM-Q29).
        own = bool(state.frames) and state.frames[-1].card == POTTERY
        player.stored = -player.stored if own else 0
    cards: tuple[int, ...] = (card,)
    if player.garrison:
        under = player.under(card)
        if under:
            player.garrison = tuple(
                [pair for pair in player.garrison if pair >> GARRISON_SHIFT != card]
            )
            cards += under
    return cards


def after_leaving(state: Imperium, seat: int, card: int) -> None:
    """Without its mountain the Palace of Poseidon sinks at once (IM-P13)."""
    if card == MOUNTAIN_OF_ATLANTIS and PALACE in state.players[seat].in_play:
        sink_from_play(state, seat, PALACE)


def to_hand(player: Player, cards: tuple[int, ...]) -> None:
    """Cards go to hand, and everybody sees which.

    Unrest goes in front: of several equal ones the first is taken out again, so that one goes that
    everybody knows of as long as there is any.
    """
    unrest = tuple([card for card in cards if IS_UNREST[card]])
    player.hand = unrest + player.hand + tuple([card for card in cards if not IS_UNREST[card]])


def note_loss(state: Imperium, seat: int, card: int) -> None:
    """What the running effect remembers of a card that its owner gave up for it (IM-Q27 c)."""
    frame = state.frames[-1]
    if frame.seat == seat:
        frame.lost = card
        frame.icons |= ICON_BITS[card]


def abandon(state: Imperium, seat: int, card: int) -> None:
    """A pinned card goes to the discard pile with its garrison (IM-9.12)."""
    player = state.players[seat]
    cards = leave_play(state, player, card)
    player.discard += cards
    note_loss(state, seat, card)
    if TYPE[card] & CITY:
        state.frames[-1].cities += 1
    if state.journal is not None:
        tell_card(state, "im-log-abandon", seat, card)
    after_leaving(state, seat, card)


def recall(state: Imperium, seat: int, card: int) -> None:
    """A pinned card goes back to hand with its garrison (IM-9.11)."""
    player = state.players[seat]
    to_hand(player, leave_play(state, player, card))
    note_loss(state, seat, card)
    if state.journal is not None:
        tell_card(state, "im-log-recall", seat, card)
    after_leaving(state, seat, card)


def from_garrison(player: Player, card: int) -> None:
    """A garrison card is taken alone; its host stays (IM-9.20)."""
    player.garrison = tuple([pair for pair in player.garrison if pair & 1023 != card])


def put_under(state: Imperium, seat: int, host: int, card: int) -> None:
    """A card goes face up under another one (IM-9.18)."""
    player = state.players[seat]
    player.garrison += (host << GARRISON_SHIFT | card,)
    show(state, card)


def history_from_play(state: Imperium, seat: int, card: int) -> None:
    """A card in play goes into history with its garrison (IM-9.15)."""
    player = state.players[seat]
    put_into_history(state, player, leave_play(state, player, card))
    if state.journal is not None:
        tell_card(state, "im-log-history", seat, card)
    after_leaving(state, seat, card)


def put_into_history(state: Imperium, player: Player, cards: tuple[int, ...]) -> None:
    """Atlanteans and Vikings discard instead (IM-9.15)."""
    if player.has_history():
        player.past += cards
        for card in cards:
            state.trace[card] = past_of(player.seat)
    else:
        player.discard += cards


def put_sunken(state: Imperium, player: Player, cards: tuple[int, ...]) -> None:
    """Only Atlanteans have a sunken pile; others discard (IM-9.16)."""
    if player.nation == ATLANTEANS:
        player.past += cards
        for card in cards:
            state.trace[card] = past_of(player.seat)
        emit(state, player.seat, SUNK)
    else:
        player.discard += cards


def sink_from_play(state: Imperium, seat: int, card: int) -> None:
    """A card in play sinks with its garrison (IM-9.16)."""
    player = state.players[seat]
    cards = leave_play(state, player, card)
    put_sunken(state, player, cards)
    if state.frames:
        note_loss(state, seat, card)
    if state.journal is not None:
        tell_card(state, "im-log-sink", seat, card)
    after_leaving(state, seat, card)


def exile_from_play(state: Imperium, seat: int, card: int) -> None:
    """A card in play is exiled with its garrison (IM-9.36); unrest goes to its pile (IM-Q43)."""
    player = state.players[seat]
    for one in leave_play(state, player, card):
        exile(state, one)
    if state.journal is not None:
        tell_card(state, "im-log-exile", seat, card)
    after_leaving(state, seat, card)


def exile(state: Imperium, card: int) -> None:
    """A card goes to the exile pile, face up."""
    show(state, card)
    if IS_UNREST[card]:
        state.unrest += (card,)
    else:
        state.exile += (card,)


# --- hand and discard ----------------------------------------------------------------------


def discard(state: Imperium, seat: int, card: int) -> None:
    """From hand to the discard pile (IM-9.10)."""
    player = state.players[seat]
    player.hand = without(player.hand, card)
    player.discard += (card,)
    show(state, card)
    if not player.hand:
        hand_is_empty(state, seat)
    if state.journal is not None:
        tell_card(state, "im-log-discard", seat, card)


def hand_to_deck(state: Imperium, seat: int, card: int) -> None:
    """From hand face down onto the own deck (IM-V17)."""
    player = state.players[seat]
    before = player.hand
    player.hand = without(before, card)
    player.deck += (card,)
    move_in_secret(state, before, card, hand_of(seat), deck_of(seat), 1 << seat)
    if state.journal is not None:
        tell_secret(state, "im-log-top", "im-log-top-hidden", seat, card)


def discard_to_deck(state: Imperium, seat: int, card: int) -> None:
    """From the open discard pile onto the own deck (IM-V17)."""
    player = state.players[seat]
    player.discard = without(player.discard, card)
    player.deck += (card,)
    if state.journal is not None:
        tell_card(state, "im-log-top-public", seat, card)


def hand_to_history(state: Imperium, seat: int, card: int) -> None:
    """From hand into history, unseen by others (IM-9.14)."""
    player = state.players[seat]
    before = player.hand
    player.hand = without(before, card)
    if not player.has_history():
        player.discard += (card,)
        show(state, card)
        if state.journal is not None:
            tell_card(state, "im-log-discard", seat, card)
        return
    player.past += (card,)
    move_in_secret(state, before, card, hand_of(seat), past_of(seat), 1 << seat)
    if state.journal is not None:
        tell_secret(state, "im-log-history", "im-log-history-hidden", seat, card)


def discard_to_history(state: Imperium, seat: int, card: int) -> None:
    """From the discard pile into history; without a history it stays (IM-V18)."""
    player = state.players[seat]
    if player.has_history():
        player.discard = without(player.discard, card)
        put_into_history(state, player, (card,))
        if state.journal is not None:
            tell_card(state, "im-log-history", seat, card)


def discard_to_hand(state: Imperium, seat: int, card: int) -> None:
    """From the discard pile to hand."""
    player = state.players[seat]
    player.discard = without(player.discard, card)
    to_hand(player, (card,))
    if state.journal is not None:
        tell_card(state, "im-log-fetch", seat, card)


def history_to_hand(state: Imperium, seat: int, card: int) -> None:
    """From history to hand; the others see only that a card came out."""
    player = state.players[seat]
    before = player.past
    player.past = without(before, card)
    player.hand += (card,)
    move_in_secret(state, before, card, past_of(seat), hand_of(seat), 1 << seat)
    if state.journal is not None:
        tell_secret(state, "im-log-fetch", "im-log-fetch-hidden", seat, card)


# --- unrest (IM-9.38, IM-9.39) ---------------------------------------------------------------


def take_unrest(state: Imperium, seat: int) -> None:
    """An unrest from the pile to hand; the last one means collapse (IM-12.4)."""
    player = state.players[seat]
    card = pop_unrest(state)
    to_hand(player, (card,))
    if state.journal is not None:
        state.tell("im-log-take-unrest", {"seat": f"seat:{seat}"}, seat)
    check_collapse(state)
    emit(state, seat, TOOK_UNREST)


def pop_unrest(state: Imperium) -> int:
    """The next unrest of the pile."""
    card = state.unrest[-1]
    state.unrest = state.unrest[:-1]
    state.seen[card] = state.everybody()
    return card


def check_collapse(state: Imperium) -> None:
    """The moment the pile is empty the game is over (IM-12.4, IM-V0.8)."""
    if not state.unrest:
        raise Collapse


def pile_unrest(state: Imperium, seat: int, card: int) -> None:
    """An unrest that has left a zone of the seat comes back to the pile."""
    state.unrest += (card,)
    show(state, card)
    if state.frames:
        state.frames[-1].returned += 1
    if state.journal is not None:
        state.tell("im-log-return-unrest", {"seat": f"seat:{seat}"}, seat)


def returned_unrest(state: Imperium, seat: int) -> None:
    """An effect that returned at least one unrest is done (IM-T5)."""
    emit(state, seat, RETURNED_UNREST)
