"""Chapter 7, reshuffle: drawing, rebuilding the draw deck, the nation deck."""

from __future__ import annotations

from typing import Final

from pentapolis.core.agenda import SeatStep, Step
from pentapolis.games.imperium.effects.base import GAINED
from pentapolis.games.imperium.rules.cards import to_hand
from pentapolis.games.imperium.rules.development import Develop, open_developments
from pentapolis.games.imperium.rules.hidden import show, shuffled_deck, tell_card, tell_secret
from pentapolis.games.imperium.rules.texts import FLUSH, begin_frame, end_frame
from pentapolis.games.imperium.rules.unrest import take_unrest
from pentapolis.games.imperium.state import (
    CHANGES_HAND_LIMIT,
    DEVELOPMENT_DECK,
    HAND_LIMIT,
    NATION_DECK,
    Imperium,
    Player,
    has,
)
from pentapolis.games.imperium.tables import CARDS, IS_UNREST, UTOPIANS

HAND_SIZE: Final = [0] * len(CARDS)
"""By card: what it adds to the hand limit (IM-P5)."""


def hand_limit(player: Player) -> int:
    """Five plus all modifiers in force (IM-6.6)."""
    limit = HAND_LIMIT
    if player.has_text_about(CHANGES_HAND_LIMIT):
        for card in player.texts():
            limit += HAND_SIZE[card]
    return limit


# --- drawing -----------------------------------------------------------------------------


def draw(state: Imperium, seat: int, count: int) -> None:
    """Draw from the deck, rebuilding it if it runs out (IM-9.9); may push a step."""
    player = state.own(seat)
    while count > 0:
        if not player.deck and not refill_deck(state, seat, DrawMore(seat, count)):
            return
        drawn = min(count, len(player.deck))
        draw_top(state, player, drawn)
        count -= drawn


def draw_top(state: Imperium, player: Player, count: int) -> None:
    """So many cards from the top of a deck that has them go to hand, one by one."""
    left = len(player.deck) - count
    cards = player.deck[left:][::-1]
    player.deck = player.deck[:left]
    if knows_unrest(state, cards):
        for card in cards:
            if state.seen[card] == state.everybody():
                to_hand(player, (card,))
            else:
                player.hand += (card,)
    else:
        player.hand += cards
    if state.journal is not None:
        for card in cards:
            tell_secret(state, "im-log-draw", "im-log-draw-hidden", player.seat, card)
    state.reveals += count
    if state.frames:
        frame = state.frames[-1]
        if frame.drawn:
            frame.drawn += cards
    if left == 0:
        deck_emptied(state, player)


def knows_unrest(state: Imperium, cards: tuple[int, ...]) -> bool:
    """Whether everybody knows that a certain card of these is an unrest."""
    for card in cards:
        if IS_UNREST[card] and state.seen[card] == state.everybody():
            return True
    return False


def deck_emptied(state: Imperium, player: Player) -> None:
    """Utopians take an unrest whenever their deck becomes empty (IM-P18)."""
    if player.nation == UTOPIANS:
        take_unrest(state, player.seat)


class DrawMore(Step[Imperium]):
    """The rest of a draw that was interrupted by a development."""

    __slots__ = ("seat", "count")

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, state: Imperium) -> None:
        player = state.players[self.seat]
        if player.deck:
            draw(state, self.seat, self.count)


class DrawToLimit(SeatStep[Imperium]):
    """Cleanup step 4: draw one card at a time up to the hand limit (IM-6.6, IM-Q16)."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        player = state.own(self.seat)
        limit = hand_limit(player)
        while len(player.hand) < limit:
            if not player.deck and not refill_deck(state, self.seat, TO_LIMIT_AGAIN[self.seat]):
                return
            draw_top(state, player, min(limit - len(player.hand), len(player.deck)))


class ToLimitAgain(DrawToLimit):
    """Continue drawing up to the limit after the question about a development."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        if state.players[self.seat].deck:
            super().run(state)


TO_LIMIT_AGAIN: Final = [ToLimitAgain(seat) for seat in range(4)]


def refill_deck(state: Imperium, seat: int, then: Step[Imperium]) -> bool:
    """Rebuild an empty draw deck (IM-7.3 to IM-7.8).

    True if there is something to draw. False if nothing is left, or if the seat is first asked
    about a development; then `then` continues.
    """
    player = state.own(seat)
    if not player.empire:
        if (
            player.exhausts > 0
            and not has(player.exhausted, NATION_DECK)
            and has_nation_card(player)
        ):
            gain_nation_card(state, seat)
            player.exhausts -= 1
            player.exhausted += (NATION_DECK,)
    elif (
        player.exhausts > 0
        and not has(player.exhausted, DEVELOPMENT_DECK)
        and open_developments(state, seat, False)
    ):
        state.push(then)
        state.push(FLUSH)
        state.push(ShuffleDiscard(seat))
        state.push(FLUSH)
        state.push(Develop(seat, False, True, True, -1))
        return False
    if not player.discard:
        return False
    shuffle_discard(state, player)
    return True


def shuffle_discard(state: Imperium, player: Player) -> None:
    """Make the discard pile the new draw deck (IM-7.8)."""
    player.deck = shuffled_deck(state, player.seat, list(player.discard))
    player.discard = ()
    if state.journal is not None:
        state.tell("im-log-reshuffle", {"seat": f"seat:{player.seat}"}, player.seat)


class ShuffleDiscard(SeatStep[Imperium]):
    """Reshuffle after the question about a development."""

    __slots__ = ()

    def run(self, state: Imperium) -> None:
        player = state.own(self.seat)
        if player.discard and not player.deck:
            shuffle_discard(state, player)


# --- the nation deck -----------------------------------------------------------------------


def has_nation_card(player: Player) -> bool:
    """Whether the nation deck has a card left, including the accession card."""
    return bool(player.nation_deck) or player.accession >= 0


def gain_nation_card(state: Imperium, seat: int) -> None:
    """Move the top nation card to the discard pile; the last one changes the state (IM-7.3)."""
    player = state.own(seat)
    state.reveals += 1
    if player.nation_deck:
        card = player.nation_deck[-1]
        player.nation_deck = player.nation_deck[:-1]
        player.discard += (card,)
        player.gained += (card,)
        show(state, card)
        if state.journal is not None:
            tell_card(state, "im-log-nation-card", seat, card)
        return
    card = player.accession
    player.accession = -1
    show(state, card)
    player.discard += (card,)
    if state.journal is not None:
        tell_card(state, "im-log-nation-card", seat, card)
    if GAINED[card]:
        run_gained(state, seat, card)
    else:
        become_empire(state, seat)


def run_gained(state: Imperium, seat: int, card: int) -> None:
    """Resolve a card's text for being gained (IM-V0.1); these texts never ask."""
    begin_frame(state, card, seat)
    for op in GAINED[card]:
        op.resolve(state, seat)
    end_frame(state)


def become_empire(state: Imperium, seat: int) -> None:
    """Flip the state card to empire (IM-7.4)."""
    state.own(seat).empire = True
    if state.journal is not None:
        state.tell("im-log-empire", {"seat": f"seat:{seat}"}, seat)
