"""Keywords, cards: moving them between zones (IM-9.8 to IM-9.25)."""

from __future__ import annotations

from pentapolis.games.imperium.effects.base import SUNK, emit
from pentapolis.games.imperium.rules.hidden import (
    deck_of,
    hand_is_empty,
    hand_of,
    move_in_secret,
    past_of,
    show,
    show_all,
    tell_card,
    tell_secret,
)
from pentapolis.games.imperium.state import GARRISON_SHIFT, Imperium, Player, without
from pentapolis.games.imperium.tables import (
    ATLANTEANS,
    CITY,
    ICON_BITS,
    IS_UNREST,
    MOUNTAIN_OF_ATLANTIS,
    PALACE,
    POTTERY,
    TYPE,
    UNREST_CARD,
)

# --- cards leaving play (IM-9.11 to IM-9.20) -----------------------------------------------


def leave_play(state: Imperium, player: Player, card: int) -> tuple[int, ...]:
    """Remove a card from the play area; returns it with its garrison, sets its token aside."""
    player.in_play = without(player.in_play, card)
    if card in player.exhausted:
        player.exhausted = without(player.exhausted, card)
        player.aside += 1
    if card == POTTERY:
        # Its own text may still gain its progress; otherwise it goes to the supply (IM-Q29).
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
    """Without its mountain, the Palace of Poseidon sinks at once (IM-P13)."""
    if card == MOUNTAIN_OF_ATLANTIS and PALACE in state.players[seat].in_play:
        sink_from_play(state, seat, PALACE)


def to_hand(player: Player, cards: tuple[int, ...]) -> None:
    """Add cards to the hand that everybody has seen.

    Unrest goes in front: of equal cards the first is removed again, so a known one leaves first.
    """
    unrest = tuple([card for card in cards if IS_UNREST[card]])
    player.hand = unrest + player.hand + tuple([card for card in cards if not IS_UNREST[card]])


def note_loss(state: Imperium, seat: int, card: int) -> None:
    """Let the running effect remember a card that its owner gave up for it (IM-Q27 c)."""
    frame = state.frames[-1]
    if frame.seat == seat:
        frame.lost = card
        frame.icons |= ICON_BITS[card]


def abandon(state: Imperium, seat: int, card: int) -> None:
    """Move a pinned card with its garrison to the discard pile (IM-9.12)."""
    player = state.own(seat)
    cards = leave_play(state, player, card)
    player.discard += cards
    note_loss(state, seat, card)
    if TYPE[card] & CITY:
        state.frames[-1].cities += 1
    if state.journal is not None:
        tell_card(state, "im-log-abandon", seat, card)
    after_leaving(state, seat, card)


def recall(state: Imperium, seat: int, card: int) -> None:
    """Return a pinned card with its garrison to hand (IM-9.11)."""
    player = state.own(seat)
    to_hand(player, leave_play(state, player, card))
    note_loss(state, seat, card)
    if state.journal is not None:
        tell_card(state, "im-log-recall", seat, card)
    after_leaving(state, seat, card)


def from_garrison(player: Player, card: int) -> None:
    """Remove a single garrisoned card; its host stays (IM-9.20)."""
    player.garrison = tuple([pair for pair in player.garrison if pair & 1023 != card])


def put_under(state: Imperium, seat: int, host: int, card: int) -> None:
    """Put a card face up under another one (IM-9.18)."""
    player = state.own(seat)
    player.garrison += (host << GARRISON_SHIFT | card,)
    show(state, card)


def history_from_play(state: Imperium, seat: int, card: int) -> None:
    """Move a card in play with its garrison into history (IM-9.15)."""
    player = state.own(seat)
    put_into_history(state, player, leave_play(state, player, card))
    if state.journal is not None:
        tell_card(state, "im-log-history", seat, card)
    after_leaving(state, seat, card)


def put_into_history(state: Imperium, player: Player, cards: tuple[int, ...]) -> None:
    """Put cards into history; Atlanteans and Vikings discard them instead (IM-9.15)."""
    if player.has_history():
        player.past += cards
        for card in cards:
            state.own_trace()[card] = past_of(player.seat)
    else:
        player.discard += cards


def put_sunken(state: Imperium, player: Player, cards: tuple[int, ...]) -> None:
    """Put cards into the sunken pile; only Atlanteans have one, others discard (IM-9.16)."""
    if player.nation == ATLANTEANS:
        player.past += cards
        for card in cards:
            state.own_trace()[card] = past_of(player.seat)
        emit(state, player.seat, SUNK)
    else:
        player.discard += cards


def sink_from_play(state: Imperium, seat: int, card: int) -> None:
    """Sink a card in play with its garrison (IM-9.16)."""
    player = state.own(seat)
    cards = leave_play(state, player, card)
    put_sunken(state, player, cards)
    if state.frames:
        note_loss(state, seat, card)
    if state.journal is not None:
        tell_card(state, "im-log-sink", seat, card)
    after_leaving(state, seat, card)


def exile_from_play(state: Imperium, seat: int, card: int) -> None:
    """Exile a card in play with its garrison (IM-9.36); unrest returns to its pile (IM-Q43)."""
    player = state.own(seat)
    for one in leave_play(state, player, card):
        exile(state, one)
    if state.journal is not None:
        tell_card(state, "im-log-exile", seat, card)
    after_leaving(state, seat, card)


def exile(state: Imperium, card: int) -> None:
    """Put a card face up on the exile pile."""
    show(state, card)
    if IS_UNREST[card]:
        state.unrest += (card,)
    else:
        state.exile += (card,)


# --- hand and discard ----------------------------------------------------------------------


def discard(state: Imperium, seat: int, card: int) -> None:
    """Move a card from hand to the discard pile (IM-9.10)."""
    discard_all(state, seat, (card,))


def discard_all(state: Imperium, seat: int, cards: tuple[int, ...]) -> None:
    """Some cards, or all, from hand to the discard pile, one by one (IM-9.10)."""
    player = state.own(seat)
    if len(cards) == len(player.hand):
        player.hand = ()
    else:
        for card in cards:
            player.hand = without(player.hand, card)
    player.discard += cards
    show_all(state, cards)
    if state.journal is not None:
        for card in cards:
            tell_card(state, "im-log-discard", seat, card)
    if not player.hand:
        hand_is_empty(state, seat)


def hand_to_deck(state: Imperium, seat: int, card: int) -> None:
    """Put a hand card face down on the seat's own deck (IM-V17)."""
    player = state.own(seat)
    before = player.hand
    player.hand = without(before, card)
    player.deck += (card,)
    move_in_secret(state, before, card, hand_of(seat), deck_of(seat), 1 << seat)
    if state.journal is not None:
        tell_secret(state, "im-log-top", "im-log-top-hidden", seat, card)


def discard_to_deck(state: Imperium, seat: int, card: int) -> None:
    """Put a card of the public discard pile on the seat's own deck (IM-V17)."""
    player = state.own(seat)
    player.discard = without(player.discard, card)
    player.deck += (card,)
    if state.journal is not None:
        tell_card(state, "im-log-top-public", seat, card)


def hand_to_history(state: Imperium, seat: int, card: int) -> None:
    """Move a hand card into history, unseen by others (IM-9.14)."""
    player = state.own(seat)
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
    """Move a discarded card into history; without a history it stays (IM-V18)."""
    player = state.own(seat)
    if player.has_history():
        player.discard = without(player.discard, card)
        put_into_history(state, player, (card,))
        if state.journal is not None:
            tell_card(state, "im-log-history", seat, card)


def discard_to_hand(state: Imperium, seat: int, card: int) -> None:
    """Move a card from the discard pile to hand."""
    player = state.own(seat)
    player.discard = without(player.discard, card)
    to_hand(player, (card,))
    if state.journal is not None:
        tell_card(state, "im-log-fetch", seat, card)


def history_to_hand(state: Imperium, seat: int, card: int) -> None:
    """Move a card from history to hand; others see only that a card moved."""
    player = state.own(seat)
    before = player.past
    player.past = without(before, card)
    player.hand += (card,)
    move_in_secret(state, before, card, past_of(seat), hand_of(seat), 1 << seat)
    if state.journal is not None:
        tell_secret(state, "im-log-fetch", "im-log-fetch-hidden", seat, card)


def real_card(player: Player, card: int) -> int:
    """The card itself, or any unrest of the hand if an unrest is meant."""
    if card == UNREST_CARD:
        for other in player.hand:
            if IS_UNREST[other]:
                return other
    return card
